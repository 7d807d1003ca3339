# What is wrong with the text of a tile set that people wrote.

entdecker-flaw-long = The text has { $n } bytes. At most { $max } are possible.
entdecker-flaw-lacks = There is no line such as “{ $line }”.
entdecker-flaw-stacks = There are { $n } map tiles. There must be 5 to { $max }, in { $stacks } equal stacks.
entdecker-flaw-no-reserve = The reserve lacks a kind with exactly this: { $land }.
entdecker-flaw-sort = “{ $found }” begins no line. Possible are board, circles, spinner, chips and tile.
entdecker-flaw-once = There is a line “{ $found }” already.
entdecker-flaw-some-circle = “{ $found }” names no circle. Name at least one, or all.
entdecker-flaw-kind = After the kinds so far comes { $kind }, not “{ $found }”. They go from A to H.
entdecker-flaw-board = “{ $found }” does not tell columns x rows: “board 10 x 7”.
entdecker-flaw-spinner = “{ $found }” does not have 1 to { $max } values: “spinner 2 3 4 5”.
entdecker-flaw-chip = “{ $found }” is not a value and a number: “4:5”.
entdecker-flaw-chips = “{ $found }” is too much: each value once, { $max } chips at most.
entdecker-flaw-tile = “{ $found }” is no line such as “tile B 1 . . . 28 1 1 1 2 1 2 5”: a letter, four sides, map tiles, those with storm, pirates, unfriendly, friendly, ruins and treasure, reserve tiles.
entdecker-flaw-letter = “{ $found }” is no letter from A to H.
entdecker-flaw-events = { $found } map tiles are fewer than those that bear events.
entdecker-flaw-no-sea = Here must be 0, not { $found }: a map tile without sea could never be placed (EN-4a).
entdecker-flaw-side = “{ $found }” is no side: . for sea, 1 for land, 2 for other land.
entdecker-flaw-first-land = The first piece of land is called 1. (“{ $found }”)
entdecker-flaw-two-lands = A ship can’t cross the land between opposite sides: make it two pieces, 1 and 2. (“{ $found }”)
entdecker-flaw-no-cross = Two pieces of land can’t cross each other. (“{ $found }”)
entdecker-flaw-circles = “{ $found }” is no circle of this chart. Write all, or circles such as north-c east-4 south-a west-7.
entdecker-flaw-same = There are no reserve tiles here: kind { $kind } has the same sides. (“{ $found }”)
