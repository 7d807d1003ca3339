# What is wrong with a text that people wrote.

flaw-number = “{ $found }” is no number from { $min } to { $max }.
