# What stands on the Entdecker table.
