# Che cosa non va in un testo scritto da qualcuno.

flaw-number = «{ $found }» non è un numero da { $min } a { $max }.
