# Was an einem selbst geschriebenen Text falsch ist.

flaw-number = „{ $found }“ ist keine Zahl von { $min } bis { $max }.
