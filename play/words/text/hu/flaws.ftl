# Mi a baj egy saját szöveggel.

flaw-number = „{ $found }” nem { $min } és { $max } közötti szám.
