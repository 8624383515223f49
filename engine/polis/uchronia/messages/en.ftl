# Materials, Orders, zones.
material-clay = Clay
material-wood = Wood
material-brick = Brick
material-stone = Stone
material-marble = Marble
order-production = Production
order-exploration = Exploration
order-draconians = Draconians
order-construction = Construction
order-trade = Trade
zone-hand = Hand
zone-stock = Stock
zone-domain = Domain
zone-activities = Activities
zone-sites = under construction
zone-buildings = Buildings
zone-forum = Forum
zone-works = Great Works
zone-pile = draw pile
zone-discard = discard pile
zone-monopolies = Monopolies
place-forum = Forum
place-discard = discard pile
place-pile = draw pile
place-hand = Hand of { $seat }
place-stock = Stock of { $seat }
place-domain = Domain of { $seat }
place-activities = Activities of { $seat }
place-site = { $building } of { $seat }
moment-production-bonus = Production bonus
moment-exploration-bonus = Exploration bonus
moment-draconians-bonus = Draconians bonus
moment-construction-bonus = Construction bonus
moment-trade-bonus = Trade bonus
moment-on-completion = Building completed
moment-before-plot-draw = Before drawing
moment-after-plot-draw = After drawing
moment-turn-end = End of turn
moment-copied = Your Order was copied

# What is asked.
ask-setup = Put one card from your Hand into the Forum.
ask-turn = Command or Plot.
ask-copy = You may copy an Order from another Domain.
ask-production = Production: take a card from the Forum to your Stock.
ask-exploration = Exploration: move a card from your Hand to your Stock.
ask-reveal = Draconians: reveal a card of your Hand.
ask-viaduct = Draconians by { $owner }: pay a Clay to be left alone?
ask-hide = Choose the card that { $victim } is not shown.
ask-give = Draconians by { $owner }: give a card of one of these colours: { $material }.
ask-trade = Trade: launch an Activity from your Stock.
ask-construction = Construction: start a Building or add a Resource.
ask-monopoly = Your Monopoly: you may take a card of its colour from the Forum.
ask-use = { $moment }: you may use an effect.
ask-dock = Dock: move a card from your Hand to your Stock.
ask-carpenters-yard = Carpenter's Yard: add a card from your Hand to a Building.
ask-paddock = Paddock: take to your Hand a card that this Order brought.
ask-tenement-house = Tenement House: take a card from the Forum to your Hand.
ask-foundry = Foundry: take a card from the Forum to your Stock.
ask-bridge = Bridge: take a Resource from an opponent's Building.
ask-thermae-recall = Thermae: move an Activity to your Stock.
ask-thermae-launch = Thermae: launch an Activity from your Stock.
ask-aqueduct = Aqueduct: launch an Activity from your Hand.
ask-basilica = Basilica: launch an Activity of that colour.
ask-latrines = Latrines: put a card from your Hand into the Forum.
ask-order = { $building }: execute an Order. Left: { $count }.

# Moves.
move-discard = { $material } into the Forum
move-command = Command with { $material }: { $order }
move-command-two = Command with { $material }: { $order }
move-command-as = Command with { $material } as { $order }
move-command-times = Command with { $times } { $material }: { $order }, { $times } times
move-plot = Plot
move-copy = Copy { $order } from { $owner }
move-take = Take { $material }
move-take-top = Take the top card of the draw pile
move-take-to-stock = Take { $material } to your Stock
move-take-from-site = Take { $material } from { $building } of { $owner }
move-feed = Put { $material } from the Forum on the Fountain
move-store = Store { $material }
move-reveal = Reveal { $material }
move-pay = Pay { $material }
move-hide = Hide { $material }
move-give = Give { $material }
move-launch = Launch { $material } ({ $order })
move-recall = Take back { $material } ({ $order })
move-found = Start { $building }
move-found-from-hand = Start { $building }, Foundation from your Hand
move-found-with = Start { $building } on { $material }
move-found-with-from-hand = Start { $building } on { $material } from your Hand
move-add = Add { $material } to { $building }
move-add-from-forum = Add { $material } from the Forum to { $building }
move-use = Use { $building }
move-order = Execute { $order }
move-pass = Pass

# Why not.
why-must = You have to choose one of the moves.
why-not-now = That is not what is asked now.
why-not-offered = That is not possible here.
why-no-card = No { $material } lies there: { $zone }.
why-too-few = That takes { $count } { $material } in your Hand.
why-not-in-works = { $building } is not among the Great Works.
why-same-name = You have { $building } already.
why-no-foundation = No { $material } lies in the Forum as Foundation for { $building }.
why-no-site = You are not building { $building }.
why-started-this-turn = You started { $building } this turn.
why-wrong-colour = { $building } does not take { $material }.
why-own-domain = You cannot copy an Order of your own.
why-no-activity = You have no Activity for { $order }.
why-limit = You have reached your limit of { $count } Activities.
why-not-yours = You do not have the effect of { $building }.
why-not-waiting = { $building } can do nothing now.
why-not-this-way = None of your Buildings lets you Command like that.

# Faults of a position.
bad-seats = { $path }: there must be { $count } seats.
bad-same-name = { $path }: { $building } is there twice.
bad-limit = { $path }: the limit is { $count } Activities.
bad-full-site = { $path }: { $building } would be complete.
bad-monopoly = { $path }: this Monopoly belongs to the player with the most Activities of { $material }.
bad-too-many-cards = { $path }: there are only { $most } cards of { $material }.
bad-too-many-buildings = { $path }: there are only { $most } cards of { $building }.
bad-seen = { $path }: these cards are not all in the Hand.
bad-lacks = { $path }: the Hand has such a card.
bad-not-enough = { $path }: too few such cards are left to deal, needed: { $count }.

# What happened.
event-card = { $material }: { $from } → { $to }
event-card-unseen = a card: { $from } → { $to }
event-shuffle = New draw pile, shuffled from: { $from }
event-shuffle-works = The discarded Buildings are shuffled into a new pile.
event-works = New among the Great Works: { $building }
event-works-under = { $building } is there already and goes under the pile.
event-works-discard = All of one colour: { $building } is discarded.
event-first = { $seat } plays first.
event-turn = Round { $round }: { $seat }
event-plot = { $seat } plots.
event-copy = { $seat } copies { $order } from { $owner }.
event-order = { $seat } executes { $order }.
event-use = { $seat } uses { $building }.
event-reveal = { $seat } reveals { $material }.
event-hide = { $seat } hides { $material } from { $victim }.
event-lacks = { $seat } can give none of: { $material }
event-has = { $seat } has one of: { $material }
event-found = { $seat } starts { $building }.
event-complete = { $seat } completes { $building }.
event-monopoly = { $seat } takes the Monopoly: { $material }
event-ending = { $seat } reaches the threshold: the last round.
event-over = The game is over.

# The table in the terminal.
table-round = Round { $round }
table-threshold = Threshold: { $count } points
table-ending = Threshold reached: the game ends after { $seat }
table-last = Last Turn: { $seat }
table-pile = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-player-sources = { $seat }: { $points } ({ $sources })
table-source = { $source } { $count }
table-holder = { $material }: { $seat }
table-card = { $material }
table-cards = { $count } { $material }
table-work = { $building } ({ $material } { $cost })
table-site = { $building } ({ $material } { $held }/{ $cost })
table-building = { $building }
table-limit = { $count } of { $most }
table-seen = shown: { $material }
table-lacks = none of: { $material }
table-rulebook = from the rulebook
table-original = original to this project
points-buildings = Buildings
points-monopolies = Monopolies
points-effects = effects

# Why a bot plays a move.
hint-wins = Wins the game.
hint-completes = Completes { $building }.
hint-monopoly = Takes the Monopoly: { $material }.
hint-threshold = Reaches the threshold.
hint-points = { $count ->
    [one] Gains { $count } point.
   *[other] Gains { $count } points.
}
hint-starts = Starts { $building }.
hint-feeds = Adds to { $building }.
hint-stock = { $count ->
    [one] Brings { $count } card to the Stock.
   *[other] Brings { $count } cards to the Stock.
}
hint-hand = { $count ->
    [one] Draws { $count } card.
   *[other] Draws { $count } cards.
}
hint-denies = Takes points from { $victim }: { $count }.
