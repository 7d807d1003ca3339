# What is said at the keyboard.

terminal-me = Me
terminal-your-choice = Your choice (? for help):
terminal-no-such-number = There is no choice { $n }: type a number from 1 to { $max }.
terminal-choose-up-to = Type a number from 1 to { $max }, or q to leave.
terminal-is-legal = “{ $move }” is allowed now.
terminal-type-chance = What did the cards or dice do? (u takes the last one back)
terminal-tie-break = (for ties: { $term })
terminal-saved = Saved. Go on with: ahu play --resume { $path }
terminal-finished = The record is { $path }. Check it with: ahu verify { $path }
terminal-choose-language = Language?
terminal-choose-game = Which game?
terminal-choose-seats = Who plays, clockwise? me, a name, or bot, separated by commas:
terminal-help = A number takes that choice; ⟶ marks what cannot be taken back. You can also type:
terminal-help-move = the move itself, as in a record
terminal-help-why = why a move is not allowed, with the rule
terminal-help-hint = the best moves, with reasons
terminal-help-undo = take back the last step
terminal-help-restart = take back all steps of this turn
terminal-help-board = show the table again
terminal-help-log = show the log
terminal-help-resign = let a bot play on for you
terminal-help-quit = save and leave
