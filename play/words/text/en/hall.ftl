# What is said around a table beside its game: hints, devices, files.

## Hints

hall-hint = Hint
hall-hint-help = The strongest bot looks at your moves, from what you see. Nobody else is told.
hall-hint-then = Which moves would the strongest bot have looked at, from what this seat saw?
hall-hint-head = Best moves after { $n } imagined games
hall-hint-only = There is only this move.
hall-hint-move = wins { $win } %, points { $points }, looked at { $share } %
hall-hint-line = then perhaps: { $line }
hall-hints-off = There are no hints while other people play at this table. They are for tables with bots and for one shared device.

## Devices

hall-devices = Devices
hall-devices-lead = Where you are signed in. If you do not know one of them, sign out there and change your password.
hall-device-here = this device
hall-device-since = signed in { $since }, last seen { $seen }
hall-sign-out-there = Sign out there
hall-sign-out-elsewhere = Sign out everywhere else

## Files

hall-file = From a file
hall-file-check = Check and preview
hall-file-good = The text is right. This is how the table begins.
hall-file-wrong = The text can’t be used
hall-file-wrong-at = Line { $line }, column { $column }: { $why }
hall-file-too-long = The text has { $n } bytes. At most { $max } are possible.

## Names

hall-guest-name = Guest { $letter }
