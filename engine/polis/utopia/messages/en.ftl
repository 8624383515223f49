# Civilizations (of a prince), their cards, their people; islands, Wonders, Districts.
civilization-mayan = Mayan
civilization-persian = Persian
civilization-egyptian = Egyptian
civilization-greek = Greek
civilization-chinese = Chinese
card-mayan = Mayan card
card-persian = Persian card
card-egyptian = Egyptian card
card-greek = Greek card
card-chinese = Chinese card
people-mayan = Mayans
people-persian = Persians
people-egyptian = Egyptians
people-greek = Greeks
people-chinese = Chinese
letter-mayan = M
letter-persian = P
letter-egyptian = E
letter-greek = G
letter-chinese = C
island-water = Isle of Water
island-earth = Isle of Earth
island-fire = Isle of Fire
island-wind = Isle of Wind
token-fish = fish
token-snake = snake
token-salamander = salamander
token-bird = bird
wonder-water = Tidepool Rise
wonder-earth = Old Root
wonder-fire = Caldera Plateau
wonder-wind = Feather Knoll
mark-north-light = North Light
mark-west-light = West Light
mark-south-light = South Light
mark-reefs = the Reefs
district-pearl-stairs = Pearl Stairs
district-heron-court = Heron Court
district-netmakers-quay = Netmakers’ Quay
district-cistern-square = Cistern Square
district-mirror-gardens = Mirror Gardens
district-clay-wharf = Clay Wharf
district-granary-hill = Granary Hill
district-serpent-terraces = Serpent Terraces
district-quarry-row = Quarry Row
district-olive-landing = Olive Landing
district-cinder-dock = Cinder Dock
district-forge-street = Forge Street
district-beacon-mole = Beacon Mole
district-ember-strand = Ember Strand
district-kiln-yard = Kiln Yard
district-glassblowers-ward = Glassblowers’ Ward
district-salamander-gate = Salamander Gate
district-brazier-court = Brazier Court
district-kite-market = Kite Market
district-belltower-heights = Belltower Heights
district-gull-harbour = Gull Harbour
district-weathervane-park = Weathervane Park
district-sailmakers-pier = Sailmakers’ Pier
district-windmill-basin = Windmill Basin

# Phases, parts of the table, sources of points.
phase-welcoming = Welcoming, lap { $lap }
phase-discarding = Giving up cards
phase-development = Development
part-scale = Prestige Scale
part-queue = queue
part-guests = guests
part-bag = bag
part-wonders = Wonders
part-pile = stack
part-discard = discarded
part-closed = closed
part-aside = given up
part-tokens = tokens
part-supply = princes left
part-preview = this round
points-wonders = Wonders
points-bonus = Wonder bonus
points-hosting = hosting
points-farewells = farewells
points-prestige = prestige

# What is asked.
ask-welcome = Take a guest into the city.
ask-extra = { $owner } names you: take a guest.
ask-place = Place a prince ({ $civilization }).
ask-name = Name the player who takes one more guest.
ask-build = You may still build before your turn ends.
ask-give-up = { $count ->
    [one] Give up { $count } card, unseen by the others.
   *[other] Give up { $count } cards, unseen by the others.
}
ask-act = Play actions, build, or end your turn.
ask-privilege = Privilege: what does the card become?
ask-act-as = Use the turned card ({ $civilization }).
ask-from = Which District do they leave? ({ $civilization })
ask-to = Where do they go? ({ $civilization })
ask-how-many = One prince, or two together?
ask-pay = Wonder: which prince do you give? ({ $civilization })
ask-keep = You keep five cards. Still to discard: { $count }.

# Moves.
move-welcome = Take the { $civilization } guest ({ $island })
move-surprise = Draw a surprise guest
move-place = Place in { $district }
move-name = Name { $owner }
move-wonder = Build the Wonder ({ $island }): 6 points
move-control = Take control of { $district } ({ $civilization } monument)
move-give-up = Discard: { $card }
move-give-up-unseen = Give up a card, unseen
move-move = Move princes ({ $civilization })
move-add-prince = Add a prince at a monument ({ $civilization })
move-add-anywhere = Add a prince anywhere: 3 cards ({ $civilization })
move-remove = Remove a prince for 2 points ({ $civilization })
move-raise = Influence: { $people } one step up
move-drop = Influence: { $people } down to 1 (2 cards)
move-privilege = Privilege on: { $card }
move-as = Becomes: { $card }
move-from = From { $district }
move-from-leave = Remove from { $district }
move-from-pay = Give the one in { $district }
move-to = To { $district }
move-one = One prince
move-two = Two princes
move-end-turn = End the turn
move-build-no-more = Build nothing more

# Why not.
why-no-guest = No such guest is open: { $civilization }, { $island }.
why-no-prince = You have no such prince left: { $civilization }.
why-extra = On this extra pick no surprise guest may be drawn.
why-surprised = You have drawn a surprise guest this round.
why-empty-bag = There is no guest left in the bag.
why-not-yourself = Another player has to be named.
why-wonder-built = { $owner } has built this Wonder ({ $island }).
why-closed = The Isle of Water is closed with two players.
why-wonder-lacks = For this Wonder you lack a prince there: { $civilization } ({ $island }).
why-no-base = You have no base left.
why-controlled = { $owner } controls { $district }.
why-too-few-princes = Taking control needs three princes of one civilization there; { $civilization }: { $count }.
why-no-monument-left = No such monument is left: { $civilization }.
why-too-few-cards = That takes { $count } of your hand: { $card }.
why-other-turned = The card was turned into: { $card }.
why-none-in-city = You have no such prince in the city: { $civilization }.
why-no-monument = There is no such monument in the city: { $civilization }.
why-none-at-monument = You have no such prince at a monument of his civilization: { $civilization }.
why-at-top = { $people } stand at the top of the scale.
why-at-bottom = { $people } stand at the bottom of the scale.
why-no-privilege = You have no privilege token left.
why-other-island = The prince belongs on another island ({ $island }).
why-no-such-monument = { $district } has no monument of this civilization: { $civilization }.
why-none-there = You have no such prince in { $district }: { $civilization }.
why-too-far = { $district } is neither a neighbour nor a port within reach.
why-useless-as = Nothing could be done with it: { $card }.

# What things are for.
touch-guests = Guests are taken in phase 1, one in each of three laps.
touch-bag = Once a round, instead of an open guest, a surprise guest may be drawn from the bag.
touch-district = Three of your princes of one civilization take control of a District without a monument.
touch-cards = Action cards are played in your turn of phase 2.
touch-cards-other = Only { $seat } sees this hand.
touch-scale = At the end of a round every District scores what its civilization is worth here.
touch-wonder = A prince of each civilization on the island builds its Wonder: 6 points.
touch-seat = The highest-ranked player who has not acted comes next.
touch-supply = Princes that are not in the city wait here.
touch-privileges = A privilege turns a card into another civilization as it is played.
touch-stack = Each player is dealt 5 cards at the beginning of phase 2.
touch-discarded = When the stack is empty, the discarded cards become a new one.

# What something means now.
now-value = A District of this civilization scores { $count } as things stand.
now-monuments = Its monuments in the city: { $count }, left: { $left }.
now-princes = Your princes in the city: { $count }, left: { $left }.
now-held = Cards of it in your hand: { $count }.
now-farewell = A prince can leave for 2 points: { $district }.
now-free = Nobody controls it.
now-control = { $owner } controls it: { $civilization } monument, { $count } this round.
now-none-here = No prince of yours stands here.
now-most-here = Your princes here of three needed: { $count } ({ $civilization }).
now-bonus = Whoever takes control brings { $owner } { $count } ({ $island }).
now-bonus-nobody = Its printed value { $count } counts once the Wonder stands ({ $island }).
now-reach-land = Neighbours: { $district }.
now-reach-sea = By ship: { $district }.
now-wonder = Built by { $owner }.
now-wonder-free = Nobody has built it: 6 points, and the printed value of each District taken on the island.
now-wonder-lacks = You have no prince there of: { $people }.
now-wonder-ready = You have the princes for it.

# Faults of a position.
bad-wonder-twice = { $path }: this Wonder has two owners ({ $island }).
bad-bases = { $path }: a player has only { $most } bases.
bad-closed-island = { $path }: the Isle of Water is closed with two players.
bad-too-many-princes = { $path }: a player has only { $most } princes of a civilization ({ $civilization }).
bad-monument-twice = { $path }: a District has one monument at most.
bad-too-many-monuments = { $path }: there are only { $most } monuments of a civilization ({ $civilization }).
bad-gain = { $path }: this must be a number and a source.
bad-scale = { $path }: each of the five civilizations has one place.
bad-rank = { $path }: every seat once, and nobody before one with more points.
bad-has-acted = { $path }: this seat has acted.
bad-all-acted = { $path }: nobody is left to act.
bad-too-many-of = { $path }: there are only { $most } of these: { $card }.
bad-aside = { $path }: the cards given up do not fit.
bad-taken = { $path }: guests are taken in phase 1, each by a seat.
bad-too-many-guests = { $path }: there are not so many of this guest: { $guest }.
bad-guests = { $path }: as many guests are open as are still to be taken, { $count }.

# What happened.
event-start-scale = Prestige Scale: { $people }
event-round = Round { $round }: guests arrive.
event-arrive = A guest arrives: { $civilization }, { $island }
event-turn-welcoming = Round { $round }, lap { $lap }: { $seat }
event-turn-discarding = Round { $round }, cards to give up: { $seat }
event-turn-development = Round { $round }, development: { $seat }
event-welcome = { $seat } takes a guest: { $civilization }, { $island }
event-surprise = { $seat } draws a surprise guest: { $civilization }, { $island }
event-no-prince = { $seat } has no such prince left: { $civilization }
event-name = { $seat } names { $owner }.
event-prince-comes = { $seat } places a prince ({ $civilization }): { $to }
event-prince-leaves = { $seat } takes back { $count } ({ $civilization }): { $from }
event-prince-moves = { $seat } moves { $count } ({ $civilization }): { $from } → { $to }
event-return-guests = Guests go back into the bag: { $count }
event-card-pile-hand = { $seat } draws: { $card }
event-card-pile-hand-unseen = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
event-card-hand-aside = { $seat } gives up: { $card }
event-card-hand-aside-unseen = { $count ->
    [one] { $seat } gives up a card.
   *[other] { $seat } gives up { $count } cards.
}
event-card-aside-discard = { $seat } has given up: { $card }
event-card-hand-discard = { $seat } discards: { $card }
event-new-stack = The discarded cards are shuffled into a new stack.
event-action-move = { $seat } moves princes ({ $civilization }).
event-action-add = { $seat } adds a prince at a monument ({ $civilization }).
event-action-add-anywhere = { $seat } adds a prince with three cards ({ $civilization }).
event-action-remove = { $seat } removes a prince ({ $civilization }).
event-action-raise = { $seat } influences the king: { $people } rise.
event-action-drop = { $seat } influences the king: { $people } drop.
event-privilege = { $seat } uses a privilege: { $card } → { $into }
event-scale = { $people }: { $from } → { $to }
event-wonder = { $seat } builds the Wonder ({ $island }).
event-monument = { $seat } takes control of { $district } ({ $civilization }).
event-points-wonders = { $seat } +{ $count }: a Wonder
event-points-bonus = { $seat } +{ $count }: a District taken on the island of the Wonder
event-points-hosting = { $seat } +{ $count }: a prince added at the monument
event-points-farewells = { $seat } +{ $count }: a prince has left
event-points-prestige = { $seat } +{ $count }: prestige of the Districts
event-rank = { $seat } moves ahead to place { $to }: +{ $count }
event-rank-back = { $seat } goes behind the others on the start space.
event-reckoning = Prestige of round { $round }

# The queue, the end.
queue-start = no points yet: order of the start
queue-back = no points: put behind at the end of the round
queue-behind = { $count }, but { $owner } got there first
queue-points = points: { $count }
queue-gained = points: { $points }, last +{ $count } ({ $source })
end-goal = { $count } points were reached.
end-rank = Points are equal ({ $points }), but { $seat } has the better rank.

# The table in words.
table-goal = Goal: { $count } points
table-reconstructed = reconstructed map
table-scale = { $people } { $count }
table-queued = { $seat } ({ $why })
table-guest = { $civilization }, { $island }
table-bag = { $island }: { $count }
table-wonder = { $island }: { $seat }
table-district = { $district }: { $things }
table-monument = { $civilization } monument ({ $seat })
table-princes = { $count } { $civilization } ({ $seat })
table-people = { $people } × { $count }
table-supply = { $civilization } { $count }
table-privileges = privileges: { $count }
table-bases = bases: { $count }

# Why a bot plays a move.
hint-wonder = Builds the Wonder ({ $island }).
hint-control = Takes control of { $district }.
hint-prestige = Prestige to come rises by { $count }.
hint-gathers = Gathers princes ({ $civilization }): { $district }.
hint-lowers = Lowers the prestige to come of { $victim } by { $count }.
hint-kinds = Brings another civilization ({ $island }), for the Wonder: { $count } of five.
hint-keeps = { $count ->
    [one] Keeps { $count } card.
   *[other] Keeps { $count } cards.
}

# Puzzles.
puzzle-goal-prestige = Give the Districts you control as much prestige as you can this turn.
puzzle-goal-wonder = Build a Wonder this turn.
puzzle-how-utopia-points = What counts is what you have scored when your turn is over; that includes the prestige of the round if you are the last to act.
puzzle-how-utopia-win = All others have acted: the round and the game end after this turn.
puzzle-how-utopia-prestige = What your Districts are worth on the Prestige Scale when your turn is over.
puzzle-how-utopia-wonder = One of your princes of each civilization has to stand on one island without a Wonder.
puzzle-value-prestige = Prestige: { $count }
puzzle-value-wonder = Wonders: { $count }

# Texts of the cards, and what is printed on a District.
printed-port = { $island }, printed value { $count }, port
printed-inland = { $island }, printed value { $count }
text-mayan = Move one or two princes; add one at a monument of theirs, or with three cards anywhere; remove one from such a monument for 2 points; raise them one step on the scale, or with two cards drop them to 1.
text-persian = Move one or two princes; add one at a monument of theirs, or with three cards anywhere; remove one from such a monument for 2 points; raise them one step on the scale, or with two cards drop them to 1.
text-egyptian = Move one or two princes; add one at a monument of theirs, or with three cards anywhere; remove one from such a monument for 2 points; raise them one step on the scale, or with two cards drop them to 1.
text-greek = Move one or two princes; add one at a monument of theirs, or with three cards anywhere; remove one from such a monument for 2 points; raise them one step on the scale, or with two cards drop them to 1.
text-chinese = Move one or two princes; add one at a monument of theirs, or with three cards anywhere; remove one from such a monument for 2 points; raise them one step on the scale, or with two cards drop them to 1.
