# Buildings have their words in their files in buildings/.

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
ask-give = Draconians: give { $owner } a card ({ $material }).
ask-trade = Trade: launch an Activity from your Stock.
ask-construction = Construction: start a Building or add a Resource.
ask-monopoly = Your Monopoly: you may take a Forum card of its colour.
ask-use = { $moment }: you may use an effect.
ask-dock = Dock: move a card from your Hand to your Stock.
ask-carpenters-yard = Carpenter's Yard: add a card from your Hand to a Building.
ask-paddock = Paddock: take to your Hand a card that this Order brought.
ask-tenement-house = Tenement House: take a card from the Forum to your Hand.
ask-foundry = Foundry: take a card from the Forum to your Stock.
ask-bridge = Bridge: take a Resource from an opponent’s Building.
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

# Why not.
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
why-revealed = You have revealed all your { $material }.
why-not-revealed = { $material } was not revealed.
why-not-asked-for = { $material } is not one of the colours asked for.

# What things are for.
touch-hand = Cards of your Hand are played by Command, stored by Exploration and revealed by Draconians.
touch-hand-other = Only its owner sees this Hand.
touch-stock = Cards of your Stock become Activities by Trade, or go to your Buildings by Construction.
touch-stock-other = Only { $seat } uses the cards of this Stock.
touch-domain = Your Domain goes to the Forum when your next turn begins.
touch-domain-other = When you Plot, you may copy an Order from another Domain.
touch-activities = Activities add to the bonus of their Order and count for its Monopoly.
touch-site = Construction adds Resources to your Buildings, but not in the turn they are started.
touch-site-other = { $seat } is building here.
touch-sites = Construction starts your Buildings and adds Resources to them.
touch-buildings = The effect of a Building works by itself, or is offered at the right moment.
touch-buildings-other = Only { $seat } has the effect of this Building.
touch-works = Buildings of the Great Works are started by Construction.
touch-forum = Cards of the Forum are taken by Production; in Construction they are Foundations.
touch-pile = Cards are drawn from here at the end of a Plot.
touch-discard = When the draw pile is empty, the discarded cards become a new one.
touch-monopolies = A Monopoly belongs to the player with the most Activities of its colour.

# What a card means now.
now-order = { $count ->
    [one] { $order }: { $count } time with Command.
   *[other] { $order }: up to { $count } times with Command.
}
now-pair = Two { $material } of your Hand give any Order.
now-lies = In the Forum: { $forum }. In your Stock: { $stock }.
now-forum = In the Forum: { $count }.
now-monopoly = { $count ->
    [one] { $seat } has its Monopoly: { $count } point.
   *[other] { $seat } has its Monopoly: { $count } points.
}
now-monopoly-yours = { $count ->
    [one] You have its Monopoly: { $count } point.
   *[other] You have its Monopoly: { $count } points.
}
now-monopoly-nobody = Nobody has its Monopoly.
now-price = Costs { $count } { $material }.
now-cost = Costs { $count } { $material }; fitting cards in your Stock: { $stock }.
now-yours = You have completed it.
now-your-site = You are building it. Missing Resources: { $count }; fitting cards in your Stock: { $stock }.
now-foundation = A Foundation lies in the Forum: { $material }.
now-foundation-hand = A Foundation can come from your Hand: { $material }.
now-active = Its effect is active for you.
now-spent = Its effect is over.
now-owner = Completed by: { $owner }.
now-builder = Under construction by: { $owner }.
now-points = { $count ->
    [one] As things stand, its effect is worth { $count } point to you.
   *[other] As things stand, its effect is worth { $count } points to you.
}
now-takes = { $count ->
    [one] On completion as things stand: { $count } card of the Forum.
   *[other] On completion as things stand: { $count } cards of the Forum.
}
now-draws = { $count ->
    [one] On completion as things stand: draw { $count } card.
   *[other] On completion as things stand: draw { $count } cards.
}
now-limit = Your limit of Activities with it: { $count }.
now-fills = { $count ->
    [one] As things stand, your Plot draws { $count } card with it.
   *[other] As things stand, your Plot draws { $count } cards with it.
}
now-count-too = Activities of yours that also count for other Orders with it: { $count }.
now-reach = Resources within its reach: { $count }.
now-exposed = Your Resources that { $owner } can reach by Draconians: { $count }.
now-shielded = Your Buildings take nothing from those that { $owner } is building.
now-evades = { $owner } can evade your Draconians with a Clay.
now-shown-fewer = Your Draconians show { $owner } one card fewer.
now-only-forum = Your Draconians concern { $owner } only in colours of the Forum.
now-copied = If you copy from { $owner }, they may draw a card.

# Faults of a position.
bad-same-name = { $path }: { $building } is there twice.
bad-limit = { $path }: the limit is { $count } Activities.
bad-full-site = { $path }: { $building } would be complete.
bad-monopoly = { $path }: this Monopoly belongs to the player with the most Activities of { $material }.
bad-too-many-cards = { $path }: there are only { $most } cards of { $material }.
bad-too-many-buildings = { $path }: there are only { $most } cards of { $building }.
bad-seen = { $path }: these cards are not all in the Hand.
bad-lacks = { $path }: the Hand has such a card.

# What happened.
event-card = { $material }: { $from } → { $to }
event-card-unseen = { $count ->
    [one] A card: { $from } → { $to }
   *[other] { $count } cards: { $from } → { $to }
}
event-shuffle = New draw pile, shuffled from: { $from }
event-shuffle-works = The discarded Buildings are shuffled into a new pile.
event-works = New among the Great Works: { $building }
event-works-under = { $building } is there already and goes under the pile.
event-works-discard = All of one colour: { $building } is discarded.
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

# How a game ended.
end-threshold = The threshold of { $count } points was reached.
end-idle = No card left its zone for { $count } whole rounds.
end-buildings = Points are equal ({ $points }), but { $seat } has the most Buildings: { $buildings }.
end-shared = Equal in points ({ $points }) and Buildings ({ $buildings }), they share the victory: { $seat }.

# The table in the terminal.
table-threshold = Threshold: { $count } points
table-ending = Threshold reached: the game ends after { $seat }
table-last = Last Turn card: { $seat }
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
points-effects = Effects

# Why a bot plays a move.
hint-completes = Completes { $building }.
hint-monopoly = Takes the Monopoly: { $material }.
hint-threshold = Reaches the threshold.
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

# The drawn table.
zone-works-pile = pile of Buildings
letter-clay = C
letter-wood = W
letter-brick = B
letter-stone = S
letter-marble = M
text-clay = Production: 1 card from the Forum to your Stock, 1 more per Production Activity.
text-wood = Exploration: 1 card from your Hand to your Stock, 1 more per Exploration Activity.
text-brick = Draconians: reveal 1 card of your Hand, 1 more per Draconians Activity. Whoever has a card on their Domain gives you one of these colours; then, for each card revealed, you take one of its colour from the Forum. All to your Stock.
text-stone = Construction: start a Building of the Great Works on a Foundation from the Forum, or add a Resource from your Stock. Once more per Construction Activity.
text-marble = Trade: launch 1 Activity from your Stock, 1 more per Trade Activity, up to your limit.
table-cost = { $material } · cost and points: { $cost }
table-nobody = { $material }: nobody
table-track = Points
table-piles = Piles
table-sets = { $material } with another card: any Order

# Puzzles.
puzzle-goal-escape = Lose as little as possible to the Draconians.
puzzle-how-uchronia-points = Only what is certain counts, whatever the hidden cards are.
puzzle-how-uchronia-win = You hold the Last Turn card: the game ends after this turn if the threshold is reached.
puzzle-how-uchronia-escape = The next player, whose Hand everyone has seen, executes Draconians. A card taken from you counts 1, a Resource of a Building 2.
puzzle-value-escape = Loss: { $count }
