# The set by its title, and in values (“3 of Cities”).
title-cities = Cities of Destiny
set-cities = of Cities
part-decks-cities = decks of Cities

# What is printed on cities.
icon-flag = flag
icon-fountain = fountain
icon-plus = plus
icon-arrow-left = arrow left
icon-arrow-right = arrow right
icon-arrow-up = arrow up
icon-unsplay = unsplay
icon-uplift = uplift
icon-junk-achievement = crossed-out achievement
printed-slots = Above: { $above }. Below: { $below }.
printed-acts = Meld action · { $deeds }
printed-flag = The flag is an achievement while it shows and no opponent has more visible cards of its colour.
printed-fountain = A fountain is an achievement while it shows.
printed-points = A bonus gives points while it shows: your highest one all of them, each other one 1.

# The table in words.
points-flags = flags
points-fountains = fountains
table-endorsed = Endorse has been used in this turn
table-flags = flags that count: { $count }
table-fountains = fountains: { $count }

# Endorse.
ask-endorse-city = { $card }: choose the city that supports it.
ask-endorse-pay = { $card }: junk a card of value { $age } or less.
move-endorse = Endorse { $card }
event-takes-endorse = { $seat } endorses { $card }.
why-endorsed = You have endorsed already in this turn.
why-no-city = To endorse { $card } you need a top city with its featured icon: { $icon }.
why-no-payment = To endorse you junk a card from hand of value { $age } or less, and you have none.

# Special achievements.
special-tradition = Tradition
special-repute = Repute
special-fame = Fame
special-glory = Glory
special-victory = Victory
special-how-tradition = Meld a city with an arrow left onto a colour that is splayed left.
special-how-repute = Meld a city with an arrow right onto a colour that is splayed right.
special-how-fame = Meld a city with an arrow up onto a colour that is splayed up.
special-how-glory = A city with a flag is junked from your hand.
special-how-victory = A city with a fountain is junked from your hand.

# What melding a city brings.
foresee-draws-city = You draw a city.
foresee-plus = You draw a card of value { $one }.
foresee-arrow = You splay { $colour } { $direction }.
foresee-unsplay = All opponents unsplay { $colour }.
foresee-uplift = You junk the base deck { $one } and draw a card of value { $two }.
foresee-junk-achievement = You junk an available achievement of value { $age }.
foresee-search = { $age ->
    [one] You draw and reveal a base card of value { $age }; without { $icon } it is returned.
   *[other] You draw and reveal { $age } base cards of value { $age }; those without { $icon } are returned.
}

# What a card means now.
now-flag-counts = Its flag counts as an achievement.
now-flag-behind = Its flag does not count; more visible cards of its colour: { $owner }.
now-flag-covered = Its flag does not show.
now-flag-would-count = If melded, its flag counts as an achievement.
now-flag-would-not = If melded, its flag does not count; more visible cards of its colour: { $owner }.
now-fountains = Fountains of it that show and count as achievements: { $count }.
now-fountains-melded = Melded, it brings achievements by fountains: { $count }.
now-supports = It supports an Endorse of: { $cards }.
now-supports-nothing = It shows no featured icon of your top cards, so it supports no Endorse.
now-supported = To endorse it you have: { $cards }.

# What things are for, and why a bot plays a move.
touch-deck-cities = You draw a city of your highest top value for a new colour on your board and for splaying, unless you hold one.
hint-flags = Has more flags count: { $count }.
hint-fountains = Shows more fountains: { $count }.
