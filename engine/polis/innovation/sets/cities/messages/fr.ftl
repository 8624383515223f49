# The set by its title, and in values (“3 of Cities”).
title-cities = Cités du destin
set-cities = des Cités
part-decks-cities = paquets des Cités

# What is printed on cities.
icon-flag = drapeau
icon-fountain = fontaine
icon-plus = plus
icon-arrow-left = flèche à gauche
icon-arrow-right = flèche à droite
icon-arrow-up = flèche vers le haut
icon-unsplay = regrouper
icon-uplift = élan
icon-junk-achievement = domaine barré
printed-slots = En haut : { $above }. En bas : { $below }.
printed-acts = Action placer · { $deeds }
printed-flag = Le drapeau est un domaine tant qu’il est visible et qu’aucun adversaire n’a plus de cartes visibles de sa couleur.
printed-fountain = Une fontaine est un domaine tant qu’elle est visible.
printed-points = Un bonus donne des points tant qu’il est visible : le plus haut compte en entier, chaque autre pour 1.

# The table in words.
points-flags = drapeaux
points-fountains = fontaines
table-endorsed = Action soutenir déjà faite à ce tour
table-flags = drapeaux qui comptent : { $count }
table-fountains = fontaines : { $count }

# Endorse.
ask-endorse-city = { $card } : choisissez la cité qui la soutient.
ask-endorse-pay = { $card } : au rebut une carte de valeur { $age } ou moins.
move-endorse = Soutenir { $card }
event-takes-endorse = { $seat } soutient { $card }.
why-endorsed = Vous avez déjà soutenu une carte à ce tour.
why-no-city = Pour soutenir { $card }, il faut sur le dessus une cité avec son icône principale : { $icon }.
why-no-payment = Pour soutenir, on met au rebut une carte de sa main de valeur { $age } ou moins, et vous n’en avez pas.

# Special achievements.
special-tradition = Tradition
special-repute = Réputation
special-fame = Renommée
special-glory = Gloire
special-victory = Victoire
special-how-tradition = Placez une cité avec une flèche à gauche sur une couleur décalée à gauche.
special-how-repute = Placez une cité avec une flèche à droite sur une couleur décalée à droite.
special-how-fame = Placez une cité avec une flèche vers le haut sur une couleur décalée vers le haut.
special-how-glory = Une cité avec un drapeau va de votre main au rebut.
special-how-victory = Une cité avec une fontaine va de votre main au rebut.

# What melding a city brings.
foresee-draws-city = Vous piochez une cité.
foresee-plus = Vous piochez une carte de valeur { $one }.
foresee-arrow = Vous décalez { $direction } : { $colour }.
foresee-unsplay = Tous vos adversaires regroupent : { $colour }.
foresee-uplift = Vous mettez au rebut le paquet de base { $one } et piochez une carte de valeur { $two }.
foresee-junk-achievement = Vous mettez au rebut un domaine disponible de valeur { $age }.
foresee-search = { $age ->
    [one] Vous piochez et révélez une carte de base de valeur { $age } ; sans { $icon }, elle est recyclée.
   *[other] Vous piochez et révélez { $age } cartes de base de valeur { $age } ; celles sans { $icon } sont recyclées.
}

# What a card means now.
now-flag-counts = Son drapeau compte comme domaine.
now-flag-behind = Son drapeau ne compte pas ; plus de cartes visibles de sa couleur : { $owner }.
now-flag-covered = Son drapeau n’est pas visible.
now-flag-would-count = Si vous la placez, son drapeau compte comme domaine.
now-flag-would-not = Si vous la placez, son drapeau ne compte pas ; plus de cartes visibles de sa couleur : { $owner }.
now-fountains = Ses fontaines visibles, qui comptent comme domaines : { $count }.
now-fountains-melded = Placée, elle apporte des domaines par fontaines : { $count }.
now-supports = Elle permet de soutenir : { $cards }.
now-supports-nothing = Elle ne montre l’icône principale d’aucune de vos cartes du dessus : elle ne permet d’en soutenir aucune.
now-supported = Pour la soutenir, vous avez : { $cards }.

# What things are for, and why a bot plays a move.
touch-deck-cities = On pioche une cité de la valeur de sa plus haute carte du dessus pour une nouvelle couleur sur son plateau et pour avoir décalé, si l’on n’en a pas en main.
hint-flags = Fait compter plus de drapeaux : { $count }.
hint-fountains = Montre plus de fontaines : { $count }.
