# Cards have their words in their files in sets/, and each set has messages of its own.

# Colours, icons, special achievements, ways to splay, places.
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
icon-castle = castle
icon-crown = crown
icon-leaf = leaf
icon-lightbulb = lightbulb
icon-factory = factory
icon-clock = clock
icon-person = person
special-empire = Empire
special-monument = Monument
special-wonder = Wonder
special-world = World
special-universe = Universe
direction-left = left
direction-right = right
direction-up = up
direction-aslant = aslant
at-hand = hand of { $seat }
at-score = score pile of { $seat }
at-achieved = achievements of { $seat }
at-board = board of { $seat }, { $colour }
at-deck = deck { $age }
at-achievements = available achievements
at-junk = the junk
at-forecast = forecast of { $seat }
at-safe = safe of { $seat }
back-of-set = { $age } { $set }

# The table in words.
phase-setup = Choosing first cards
part-decks = decks
part-known = known in decks
part-achievements = achievements
part-specials = special
part-junk = junk
part-first-card = first card
part-icons = icons
part-score = score pile
part-bonuses = bonuses
part-forecast = forecast
part-safe = safe
part-achieved = achieved
points-standard = standard
points-special = special
table-actions = { $seat }, actions left: { $count }
table-needed = Achievements to win: { $count }
table-parley = with parley
table-with-sets = with { $titles }
table-deck = { $age }: { $count }
table-in-deck = { $card } (deck { $age }, cards above: { $count })
table-icon = { $icon } { $count }
table-bonus = { $points }
table-shows = { $card }: { $shown }
table-achievements = { $count ->
    [one] { $count } achievement
   *[other] { $count } achievements
}
table-standing = { $seat }: { $achieved }, { $points }
table-out = { $seat }: out of the game
table-named = { $card } ({ $age })
table-back = value { $age }
table-backs = { $count } × value { $age }
table-splayed = splayed { $direction }
table-chosen = chosen
table-not-chosen = not chosen yet
printed-demand = I demand: { $effect }
printed-effects = { $icon } · { $effects }
printed-symbol = { $icon }
printed-picture = picture
printed-bonus = bonus { $points }

# What is asked.
ask-first = Choose the card that you meld first, unseen by the others.
ask-action = Take an action. Left in this turn: { $actions }.
ask-meld = { $card }: meld a card.
ask-return = { $card }: return a card.
ask-score = { $card }: score a card.
ask-tuck = { $card }: tuck a card.
ask-transfer = { $card }: transfer a card.
ask-show = { $card }: reveal a card.
ask-junk = { $card }: junk a card.
ask-exchange = { $card }: exchange a card.
ask-choose = { $card }: choose a card.
ask-execute = { $card }: execute a card.
ask-may-meld = { $card }: meld a card?
ask-may-return = { $card }: return a card?
ask-may-score = { $card }: score a card?
ask-may-tuck = { $card }: tuck a card?
ask-may-transfer = { $card }: transfer a card?
ask-may-reveal = { $card }: reveal a card?
ask-may-junk = { $card }: junk a card?
ask-may-exchange = { $card }: exchange a card?
ask-may-choose = { $card }: choose a card?
ask-may-execute = { $card }: execute a card?
ask-value = { $card }: choose a value.
ask-colour = { $card }: choose a colour.
ask-may-colour = { $card }: choose a colour?
ask-icon = { $card }: choose an icon.
ask-player = { $card }: choose a player.
ask-may-player = { $card }: choose a player?
ask-way = { $card }: choose what to do.
ask-may-way = { $card }: do this?
ask-may-splay = { $card }: splay { $direction }?
ask-junk-achievement = { $card }: junk an achievement.
ask-may-junk-achievement = { $card }: junk an achievement?
ask-special = { $card }: a special achievement?
ask-parley-dogma = { $card }: return a card for it.
ask-parley-share = { $card }: return a card to share?
ask-parley-immune = { $card }: return a card to be immune?
ask-karma = Several karmas could act: choose one.

# Moves.
move-draw = Draw: value { $age }
move-draw-last = Draw: no deck is left, the game ends
move-achieve = Claim the achievement { $age }
move-dogma = Activate { $card }
move-dogma-of = Activate { $card } of { $owner }
move-meld = Meld { $card }
move-meld-unseen = Meld a card of { $owner }, value { $age }
move-meld-masked = Meld a card of value { $age }
move-return = Return { $card }
move-return-unseen = Return a card of { $owner }, value { $age }
move-return-masked = Return a card of value { $age }
move-score = Score { $card }
move-score-unseen = Score a card of { $owner }, value { $age }
move-score-masked = Score a card of value { $age }
move-tuck = Tuck { $card }
move-tuck-unseen = Tuck a card of { $owner }, value { $age }
move-tuck-masked = Tuck a card of value { $age }
move-transfer = Transfer { $card }
move-transfer-unseen = Transfer a card of { $owner }, value { $age }
move-transfer-masked = Transfer a card of value { $age }
move-show = Reveal { $card }
move-show-unseen = Reveal a card of { $owner }, value { $age }
move-show-masked = Reveal a card of value { $age }
move-junk = Junk { $card }
move-junk-unseen = Junk a card of { $owner }, value { $age }
move-junk-masked = Junk a card of value { $age }
move-exchange = Exchange { $card }
move-exchange-unseen = Exchange a card of { $owner }, value { $age }
move-exchange-masked = Exchange a card of value { $age }
move-choose = Choose { $card }
move-choose-unseen = Choose a card of { $owner }, value { $age }
move-choose-masked = Choose a card of value { $age }
move-execute = Execute { $card }
move-execute-unseen = Execute a card of { $owner }, value { $age }
move-execute-masked = Execute a card of value { $age }
move-value = Value { $age }
move-colour = Colour: { $colour }
move-icon = Icon: { $icon }
move-player = Choose { $owner }
move-splay = Splay { $colour } { $direction }
move-junk-achievement = Junk the achievement { $age }
move-junk-special = Junk the special achievement { $special }
move-free-special = Make { $special } available again
move-way = { $way }
move-unseen = Meld a first card, unseen
move-karma = Karma of { $card }
move-karma-number = Karma { $number } of { $card }

# What happened.
event-chosen = { $seat } has chosen a first card.
event-laid-out = Laid out as an achievement: { $card }
event-laid-out-unseen = Laid out as an achievement: value { $age }
event-draw = { $seat } draws: { $card }
event-draw-unseen = { $count ->
    [one] { $seat } draws a card of value { $age }.
   *[other] { $seat } draws { $count } cards of value { $age }.
}
event-meld = { $seat } melds: { $card }
event-tuck = { $seat } tucks: { $card }
event-score = { $seat } scores: { $card }
event-score-unseen = { $count ->
    [one] { $seat } scores a card of value { $age }.
   *[other] { $seat } scores { $count } cards of value { $age }.
}
event-return = { $seat } returns: { $card }
event-return-unseen = { $count ->
    [one] { $seat } returns a card of value { $age }.
   *[other] { $seat } returns { $count } cards of value { $age }.
}
event-achieve = { $seat } achieves: { $card }
event-achieve-unseen = { $count ->
    [one] { $seat } achieves a card of value { $age }.
   *[other] { $seat } achieves { $count } cards of value { $age }.
}
event-junk = Junked: { $card } ({ $at })
event-junk-unseen = { $count ->
    [one] Junked: a card of value { $age } ({ $at })
   *[other] Junked: { $count } cards of value { $age } ({ $at })
}
event-moves = { $card }: { $leaves } → { $reaches }
event-moves-unseen = { $count ->
    [one] A card of value { $age }: { $leaves } → { $reaches }
   *[other] { $count } cards of value { $age }: { $leaves } → { $reaches }
}
event-shown = Shown: { $card } ({ $at })
event-splay = { $seat } splays { $colour } { $direction }.
event-unsplay = { $seat } unsplays { $colour }.
event-special = { $seat } claims a special achievement: { $special }
event-special-junked = A special achievement is junked: { $special }
event-special-freed = A special achievement is available again: { $special }
event-bonus = { $seat } draws because the Dogma was shared.
event-effect = { $seat } carries out { $card }, effect { $number }.
event-execute = { $seat } self-executes { $card }.
event-chain = Chain achievement: { $seat }
event-able = { $seat } has a card that fits.
event-unseen = Hidden cards of { $seat } decide.
event-takes-draw = { $seat }: Draw action
event-takes-meld = { $seat }: Meld action
event-takes-achieve = { $seat }: Achieve action
event-takes-dogma = { $seat } activates { $card }.
event-takes-parley = { $seat } parleys to activate { $card }.
event-lose = { $seat } has lost and leaves the game.
event-end-achievements = Enough achievements: the game is over.
event-end-score = A card above 11 was to be drawn: the game is over.
event-end-card = A card decides: the game is over.
event-end-elimination = One player is left: the game is over.
event-end-rounds = The last round is over: the game is over.

# How a game ended.
end-achievements = { $count } achievements were enough to win.
end-score = A card above 11 was to be drawn: the highest score wins, then the most achievements.
end-card = The effect of a card decided the game.
end-elimination = All others are out of the game.
end-rounds = Round { $round } is over, the last one: the highest score wins, then the most achievements.

# Why a bot plays a move.
hint-special = Claims a special achievement: { $special }.
hint-achievement = { $count ->
    [one] Claims an achievement.
   *[other] Claims { $count } achievements.
}
hint-score = { $count ->
    [one] Scores { $count } point.
   *[other] Scores { $count } points.
}
hint-costs = Takes points from { $victim }: { $count }.
hint-higher = Brings a higher top card: { $age }.
hint-leads = Shows the most of an icon: { $icon }.
hint-splays = Splays a pile { $direction }.
hint-cards = { $count ->
    [one] Draws { $count } card.
   *[other] Draws { $count } cards.
}

# Faults of a position.
bad-card-twice = { $path }: { $card } is there twice.
bad-card-colour = { $path }: { $card } has another colour.
bad-no-card-left = { $path }: no card of age { $age } is left.
bad-parley = { $path }: parley takes { $count } players or more.
bad-out-with-cards = { $path }: who is out of the game has no cards.
bad-achievements = { $path }: standard achievements are one of each age from 1 to 10 at most.
bad-deck = { $path }: this deck holds only cards of age { $age }.
bad-splay = { $path }: only a pile of two cards or more is splayed.
bad-nobody-plays = { $path }: too few players are left in the game.
bad-turn-out = { $path }: this player is out of the game.
bad-setup = { $path }: in the set-up each player holds { $count } cards.
bad-chosen = { $path }: the seats choose in turn, each a card of its hand.
bad-winner-twice = { $path }: this winner is there twice.
bad-stage = { $path }: this belongs to another stage of a game.
bad-special-absent = { $path }: this special achievement is of a set that is not played with.

# Why a move is not legal.
named-card = { $card }
why-no-passing = An action has to be taken: a card can always be drawn.
why-first-card = Before the first turn each player melds one of two cards.
why-parley-price = This Dogma costs a card from your hand.
why-compulsory = The effect is compulsory: { $card }.
why-in-effect = First an effect has to be carried out: { $card }.
why-no-such-achievement = There is no standard achievement of value { $age }.
why-claimed = { $owner } has claimed the achievement of value { $age }.
why-achievement-gone = The achievement of value { $age } is not available: it is out of the game.
why-too-few-points = The achievement of value { $age } takes { $needed } points; you have { $points }.
why-no-high-top = You need a top card of value { $age } or more; your highest is { $highest }. Points: { $points }, needed: { $needed }.
why-points-and-top = It takes { $needed } points (you have { $points }) and a top card of value { $age } or more (your highest is { $highest }).
why-special-free = { $special } is available, not in the junk.
why-special-junked = { $special } lies in the junk.
why-special-claimed = { $owner } has claimed { $special }.
why-special-absent = { $special } is of a set that is not played with.
why-splay-few = Splaying takes two cards of a colour; { $colour }: { $count }.
why-splayed = This colour is splayed that way already: { $colour }, { $direction }.
why-other-direction = { $card } splays another way: { $direction }.
why-not-you = Another player has to be chosen.
why-lost = { $owner } is out of the game.
why-only-age = Values that { $card } allows: { $age }.
why-only-colour = Colours that { $card } allows: { $colour }.
why-only-icon = Icons that { $card } allows: { $icon }.
why-only-owner = Players that { $card } allows: { $owner }.
why-only-card = { $card } does not ask for { $chosen }, but for: { $offered }.
why-does-not-fit = { $chosen } is not what { $card } asks for.
why-nothing-fits = Nothing you could choose fits the effect of { $card }; you can only pass.
why-name-the-card = Name the card itself.
why-no-such-back = No card of { $owner } of value { $age } can be chosen here.
why-no-such-card = No card of value { $age } can be chosen here.
why-not-in-hand = { $card } is not in your hand.
why-not-in-score = { $card } is not in your score pile.
why-not-on-board = { $card } is not on your board.
why-not-there = { $card } does not lie where you can choose from now.
why-on-board = { $card } lies on your board already.
why-not-melded = { $card } is in your hand: it has to be melded first.
why-no-effects = { $card } has no effects, so nothing can be activated.
why-covered = { $card } is covered by { $above }: only a top card will do.
why-others-card = { $card } is on the board of { $owner }; you activate your own top cards.
why-not-on-that-board = { $card } is not on the board of { $owner }.
why-neighbour = { $owner } is your neighbour: you parley only with distant players ({ $card }).
why-parley-hand = To activate { $card } you have to return a card, and your hand is empty.
why-parley-move = { $card } is a card of { $owner }: that takes a parley.

# What things are for.
touch-own-hand = Cards of your hand are melded; effects use them too.
touch-other-hand = Only { $seat } sees this hand.
touch-own-board = Top cards are activated; splayed piles show more icons.
touch-other-board = If { $seat } activates a top card, whoever shows as many of its icon shares.
touch-score = Your score pile is worth the sum of its values; points are never spent.
touch-other-score = The score pile of { $seat }: everyone sees its values, its owner the cards.
touch-achieved = Achievements of { $seat }: enough of them win the game.
touch-player = { $seat } is chosen only where a card says so.
touch-achievements = In your turn you claim one with five times its value in points and a top card as high.
touch-specials = Special achievements are claimed by themselves once an action has fulfilled them.
touch-deck = You draw from the deck of your highest top card; if it is empty, from the next.
touch-junk = Cards in the junk are out of play.
touch-own-forecast = Cards of your forecast lie ready for effects and melds; only you see them.
touch-other-forecast = The forecast of { $seat }: everyone sees its values, its owner the cards.
touch-safe = Secrets lie in the safe of { $seat }: nobody sees more of them than their backs.

# What a card means now.
now-unseen = You do not know where it is. Cards of age { $age } that you have not seen: { $count }.
now-your-hand = It is in your hand.
now-in-hand = It is in the hand of { $owner }.
now-your-score = It is in your score pile.
now-in-score = It is in the score pile of { $owner }.
now-your-achieved = It is one of your achievements.
now-in-achieved = It is an achievement of { $owner }.
now-is-achievement = It is an available achievement.
now-in-junk = It lies in the junk.
now-in-deck = It is back in its deck.
now-your-forecast = It is in your forecast.
now-in-forecast = It is in the forecast of { $owner }.
now-your-safe = It is a secret in your safe.
now-in-safe = It is a secret in the safe of { $owner }.
now-your-top = It is a top card of yours.
now-your-covered = It is on your board, covered by { $above }.
now-top = It is a top card of { $owner }.
now-covered = It is on the board of { $owner }, covered by { $above }.
now-icons = Featured icon ({ $icon }): { $each }.
now-icons-melded = Featured icon ({ $icon }) once it is melded: { $each }.
now-of-player = { $owner } { $count }
now-you-demand = Vulnerable to your demand: { $owner }.
now-you-demand-nobody = Nobody is vulnerable to your demand.
now-you-share = Would share your Dogma: { $owner }.
now-you-share-nobody = Nobody would share your Dogma.
now-they-demand = Vulnerable to the demand of { $seat }: { $owner }.
now-they-demand-nobody = Nobody is vulnerable to the demand of { $seat }.
now-they-share = Would share the Dogma of { $seat }: { $owner }.
now-they-share-nobody = Nobody would share the Dogma of { $seat }.
now-starts = Melded, it starts a pile: { $colour }.
now-covers = Melded, it covers { $card }.
now-covers-splayed = Melded, it covers { $card }; the pile stays splayed: { $direction }.
now-changes = Your icons would change: { $changes }.
now-change = { $icon } { $change }
now-draws-value = You would then draw value { $age }.
now-counts-for = As a top card it counts for { $special }: you have { $count } of { $needed }.

# What an achievement means now.
now-special-yours = You have claimed it.
now-special = { $owner } has claimed it.
now-special-free = It is available; it is checked at the end of every action.
now-special-at-once = It is available; whoever fulfils it claims it at once.
now-near-empire = Icons of which three or more show, { $needed } needed (the person does not count): { $each }.
now-near-monument = Top cards with a demand, { $needed } needed: { $each }.
now-near-wonder = Colours splayed right, up or aslant, { $needed } needed: { $each }.
now-near-world = Clock icons, { $needed } needed: { $each }.
now-near-universe = Top cards of value 8 or more, { $needed } needed: { $each }.
now-empire-lacks = You show fewer than three of: { $icon }.
now-special-also = A card can claim it too: { $card }.
now-available = It takes { $points } points and a top card of value { $age } or more.
now-eligible = You can claim it with an action.
now-not-eligible = You have { $points } of { $needed } points; your highest top card is { $highest } ({ $age } needed).
now-others-eligible = Could claim it in their turn: { $owner }.

# What an action would bring, before it is taken.
preview-shares = { $owner } would share ({ $icon }: { $count }).
preview-vulnerable = { $owner } is vulnerable ({ $icon }: { $count }).
preview-gains = { $icon } rises to { $count }.
preview-loses = { $icon } falls to { $count }.
preview-highest = Your highest top card becomes { $age }.
preview-achieves = You could then claim the achievement { $age }.
preview-special = It would claim a special achievement: { $special }.
preview-ends = It would probably end the game.
preview-nothing = It would probably do nothing now.
