# What every game shares: players, errors, the terminal.
player = Player { $number }
colon = { $left }: { $right }
table-player = { $seat }: { $points }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ask-waiting = The cards are being dealt…
ask-nothing = The game is over.
move-pass = Pass
event-turn = Round { $round }: { $seat }
part-hand = hand

why-over = The game is over.
why-not-a-move = This is no move: { $move }
why-nothing-to-undo = There is nothing to take back.
why-nothing-to-redo = There is nothing to redo.
why-barrier = This cannot be taken back: you have seen something new since.
why-waiting = { $seat } has to decide now.

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
bad-one-card = { $path }: one card has to be named.
bad-version = { $path }: only version { $version } can be read.
bad-edition-old = { $path }: the rules of { $name } in their edition { $edition } are not played any more.
bad-edition-new = { $path }: these are rules of { $name } that this version of Polis does not know yet (edition { $edition }).
bad-edition-sets = { $path }: the rules of { $name } in their edition { $edition } do not have these sets of cards.
bad-other-edition = { $path }: this is another edition of the rules than the record’s.
bad-sets = This game has sets of cards that this version of Polis does not know yet.
bad-other-game = { $path }: the position belongs to another game or table size.
bad-move = { $path }: { $move } cannot be played. { $why }
bad-since = { $path }: the moves do not lead to this position.
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
terminal-pass-on = It is { $seat }’s turn. Press Enter when nobody else is looking.
terminal-plays = { $seat }: { $label }
terminal-resume = Resumed after { $count ->
    [one] { $count } move.
   *[other] { $count } moves.
}
terminal-simulate = Games: { $games } · players: { $players } · moves on average: { $moves }
terminal-turns = Rounds: { $low } to { $high }, on average { $mean }
terminal-first = The first player won { $percent }% of the games.
terminal-shared = Shared victories: { $count }
terminal-winner = { $count ->
    [one] The winner is { $names }.
   *[other] The winners are { $names }.
}
terminal-interrupted = Interrupted after { $games ->
    [one] { $games } game.
   *[other] { $games } games.
}
why-lesson-next = This is to be read first; then the lesson goes on.
why-lesson-move = The lesson waits for a move of yours.
why-lesson-over = The lesson is over.
bad-no-lesson = No lesson has been started.
bad-lesson-field = { $path }: { $field } does not belong in a step { $step }.
step-read = to read
step-move = with a move
step-open = of open play
bad-lesson-long = { $path }: this text has { $count } characters, at most { $most } fit.
bad-lesson-empty = { $path }: this must be a text in one line, without spaces at its ends.
bad-lesson-marks = { $path }: a ** or a bracket has no fellow.
bad-lesson-links = { $path }: the other languages name other things.
bad-lesson-nothing = { $path }: this list is empty.
bad-lesson-twice = { $path }: { $move } is there twice.
bad-lesson-form = { $path }: this is not written as it should be: { $value }
bad-lesson-until = { $path }: open play ends with exactly one condition.
bad-lesson-after-open = { $path }: nobody knows how the table stands after open play; this step needs a position.
bad-lesson-not-asked = { $path }: the learner is not asked here.
bad-lesson-reply = { $path }: { $move } is a reply, but the learner is asked.
bad-lesson-unreachable = { $path }: no way leads to this step.
bad-lesson-stuck = { $path }: on one of the ways here nothing expected can be played.
bad-lesson-ways = { $path }: more than { $most } ways lead on from here; expect less, or give the next step a position.
bad-lesson-reached = { $path }: this is reached before anything is played.
bad-lesson-endless = { $path }: bots did not reach this in { $count } games.
bad-lesson-file = { $path }: the file is called otherwise: { $value }
bad-lesson-left-out = { $path }: the course leaves out { $value }.
bad-lesson-unread = { $path }: this file cannot be read.
bad-lesson-json = { $path }: this is not JSON, see line { $line }, column { $column }.
terminal-lesson = { $file }: { $count ->
    [one] good, { $count } step
   *[other] good, { $count } steps
}
terminal-lesson-course = { $file }: { $count ->
    [one] good, { $count } lesson
   *[other] good, { $count } lessons
}
terminal-lesson-fault = { $file }: { $why }
bad-lesson-move = { $path }: { $move } cannot be played. { $why } Legal moves: { $legal }

# Puzzles.
bad-puzzle-start = { $path }: a puzzle begins where a turn of its seat begins.
bad-puzzle-solution = { $path }: these moves do not reach the best result, { $best }.
bad-no-puzzle = No puzzle has been set.
bad-no-goals = { $path }: { $name } has no puzzles.
puzzle-goal-points = Score as many points as you can this turn.
puzzle-goal-win = Win this turn.
puzzle-value-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
puzzle-value-win-0 = Not won
puzzle-value-win-1 = Won
puzzle-grade-1 = very easy
puzzle-grade-2 = easy
puzzle-grade-3 = medium
puzzle-grade-4 = hard
puzzle-grade-5 = very hard

# What all games say at the table.
why-must = You have to choose one of the moves.
why-not-now = That is not what is asked now.
why-not-offered = That is not possible here.
bad-seats = { $path }: there must be { $count } seats.
bad-not-enough = { $path }: too few such cards are left to deal, needed: { $count }.
event-first = { $seat } plays first.
event-over = The game is over.
end-round = Round { $round } was the last.
end-points = { $seat } has the most points: { $points }.
table-round = Round { $round }
table-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-player-sources = { $seat }: { $points } ({ $sources })
table-source = { $source } { $count }
hint-wins = Wins the game.
hint-points = { $count ->
    [one] Gains { $count } point.
   *[other] Gains { $count } points.
}
