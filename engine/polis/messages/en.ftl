# What every game shares: players, errors, the terminal.
player = Player { $number }
colon = { $left }: { $right }
table-player = { $seat }: { $points }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ask-waiting = The cards are being dealt …
ask-nothing = The game is over.

why-over = The game is over.
why-not-a-move = This is no move: { $move }
why-nothing-to-undo = There is nothing to take back.
why-nothing-to-redo = There is nothing to play again.
why-barrier = Taking back further would undo what you have learned since.

bad-seat = There is no such seat: { $value }
bad-imagined = An imagined match has no record until the turn it was imagined in has ended.
bad-not-an-object = { $path }: this must be an object.
bad-unknown-field = { $path }: there is no field called { $field }.
bad-missing-field = { $path }: the field { $field } is missing.
bad-not-a-number = { $path }: this must be a whole number from { $low } to { $high }.
bad-out-of-range = { $path }: this must lie between { $low } and { $high }.
bad-not-a-flag = { $path }: this must be true or false.
bad-not-a-text = { $path }: this must be a short text.
bad-not-a-list = { $path }: this must be a list.
bad-too-long = { $path }: this is too long, at most { $most } are allowed.
bad-unknown-name = { $path }: nothing is called { $name }.
bad-version = { $path }: only version { $version } can be read.
bad-other-game = { $path }: the position belongs to another game or table size.
bad-move = { $path }: { $move } cannot be played. { $why }
bad-since = { $path }: the moves do not lead here.
bad-budget = { $path }: a budget is a number of seconds or simulations above zero.
bad-no-match = No game has been started.
bad-no-thought = Nobody is thinking.
bad-code = The code is damaged or was not made by Polis.

terminal-help = A number plays that move. u: take back · r: redo · h: hint · l: log · c NAME: a card · s FILE: save · q: quit
terminal-prompt = Your choice
terminal-unknown = That is neither a number from the list nor a command.
terminal-saved = Saved: { $file }
terminal-cannot-save = This could not be saved: { $file }
terminal-barrier = Taking back further would undo what you have learned since; type u! to do it all the same.
terminal-pass-on = It is { $seat }'s turn. Press Enter when nobody else is looking.
terminal-plays = { $seat }: { $label }
terminal-resume = Resumed after { $count } moves.
terminal-simulate = { $games } games, { $players } players, { $moves } moves each on average
terminal-turns = Rounds: { $low } to { $high }, on average { $mean }
terminal-first = The first player won { $percent }% of them.
terminal-shared = Shared victories: { $count }
terminal-winner = { $count ->
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
}
terminal-interrupted = Interrupted after { $games } games.
