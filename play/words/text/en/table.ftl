# What is said of a table and its seats.

table-no-such-seat = This table has only { $n } seats.
table-seat-taken = This seat is taken: { $who }.
table-seat-free = Nobody sits at seat { $seat }.
table-seats-free = Free seats: { $n }. The game starts when every seat is taken.
table-not-started = The game has not started yet.
table-already-started = The game has already started.
table-not-over = The record can be had when the game is over.
table-bot-plays = A bot plays here: { $who }.
table-no-bot-to-move = No bot is to move.
table-not-away = Nobody is away here: { $who }.
table-resigned = { $who } has given up; a bot plays to the end.
table-chance-not-typed = At this table the referee lets chance decide.
table-unrecordable = No record can hold this: { $why }
table-note-resigned = { $who } · gives up; a bot plays on ({ $strength })
table-note-away = { $who } · away; a bot plays ({ $strength })
table-note-back = { $who } · back
