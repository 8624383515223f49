# Cards have their words in their files in sets/, and each set has messages of its own.

# Colours, icons, special achievements, ways to splay, places.
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-purple = violet
icon-castle = château
icon-crown = couronne
icon-leaf = feuille
icon-lightbulb = ampoule
icon-factory = usine
icon-clock = horloge
icon-person = personne
special-empire = Empire
special-monument = Monument
special-wonder = Merveille
special-world = Monde
special-universe = Univers
direction-left = à gauche
direction-right = à droite
direction-up = vers le haut
direction-aslant = en biais
at-hand = main ({ $seat })
at-score = pile de score ({ $seat })
at-achieved = domaines ({ $seat })
at-board = plateau ({ $seat }), { $colour }
at-deck = paquet { $age }
at-achievements = domaines disponibles
at-junk = le rebut
at-forecast = prévisions ({ $seat })
at-safe = coffre ({ $seat })
back-of-set = { $age } { $set }

# The table in words.
phase-setup = Choix des premières cartes
part-decks = paquets
part-known = connues, en paquet
part-achievements = domaines
part-specials = spéciaux
part-junk = rebut
part-first-card = première carte
part-icons = icônes
part-score = pile de score
part-bonuses = bonus
part-forecast = prévisions
part-safe = coffre
part-achieved = dominés
points-standard = ordinaires
points-special = spéciaux
table-actions = { $seat }, actions restantes : { $count }
table-needed = Domaines pour gagner : { $count }
table-parley = avec l’option Parlementer
table-with-sets = avec { $titles }
table-deck = { $age } : { $count }
table-in-deck = { $card } (paquet { $age }, cartes au-dessus : { $count })
table-icon = { $icon } { $count }
table-bonus = { $points }
table-shows = { $card } : { $shown }
table-achievements = { $count ->
    [one] { $count } domaine
   *[other] { $count } domaines
}
table-standing = { $seat } : { $achieved }, { $points }
table-out = { $seat } : hors du jeu
table-named = { $card } ({ $age })
table-back = valeur { $age }
table-backs = { $count } × valeur { $age }
table-splayed = décalée { $direction }
table-chosen = choisie
table-not-chosen = pas encore choisie
printed-demand = J’exige : { $effect }
printed-effects = { $icon } · { $effects }
printed-symbol = { $icon }
printed-picture = image
printed-bonus = bonus { $points }

# What is asked.
ask-first = Choisissez, sans la montrer, la première carte à placer.
ask-action = Faites une action. Restantes ce tour : { $actions }.
ask-meld = { $card } : placez une carte.
ask-return = { $card } : recyclez une carte.
ask-score = { $card } : marquez une carte.
ask-tuck = { $card } : archivez une carte.
ask-transfer = { $card } : transférez une carte.
ask-show = { $card } : révélez une carte.
ask-junk = { $card } : mettez au rebut une carte.
ask-exchange = { $card } : échangez une carte.
ask-choose = { $card } : choisissez une carte.
ask-execute = { $card } : exécutez une carte.
ask-may-meld = { $card } : placer une carte ?
ask-may-return = { $card } : recycler une carte ?
ask-may-score = { $card } : marquer une carte ?
ask-may-tuck = { $card } : archiver une carte ?
ask-may-transfer = { $card } : transférer une carte ?
ask-may-reveal = { $card } : révéler une carte ?
ask-may-junk = { $card } : mettre au rebut une carte ?
ask-may-exchange = { $card } : échanger une carte ?
ask-may-choose = { $card } : choisir une carte ?
ask-may-execute = { $card } : exécuter une carte ?
ask-value = { $card } : choisissez une valeur.
ask-colour = { $card } : choisissez une couleur.
ask-may-colour = { $card } : choisir une couleur ?
ask-icon = { $card } : choisissez une icône.
ask-player = { $card } : choisissez un joueur.
ask-may-player = { $card } : choisir un joueur ?
ask-way = { $card } : choisissez que faire.
ask-may-way = { $card } : faire cela ?
ask-may-splay = { $card } : décaler { $direction } ?
ask-junk-achievement = { $card } : un domaine va au rebut.
ask-may-junk-achievement = { $card } : un domaine au rebut ?
ask-special = { $card } : un domaine spécial ?
ask-parley-dogma = { $card } : recyclez une carte.
ask-parley-share = { $card } : recycler pour partager ?
ask-parley-immune = { $card } : recycler pour l’immunité ?
ask-karma = Plusieurs karmas peuvent agir : choisissez.

# Moves.
move-draw = Piocher : valeur { $age }
move-draw-last = Piocher : plus de paquet, la partie finit
move-achieve = Dominer le domaine { $age }
move-dogma = Activer { $card }
move-dogma-of = Activer { $card } ({ $owner })
move-meld = Placer { $card }
move-meld-unseen = Placer une carte ({ $owner }), valeur { $age }
move-meld-masked = Placer une carte de valeur { $age }
move-return = Recycler { $card }
move-return-unseen = Recycler une carte ({ $owner }), valeur { $age }
move-return-masked = Recycler une carte de valeur { $age }
move-score = Marquer { $card }
move-score-unseen = Marquer une carte ({ $owner }), valeur { $age }
move-score-masked = Marquer une carte de valeur { $age }
move-tuck = Archiver { $card }
move-tuck-unseen = Archiver une carte ({ $owner }), valeur { $age }
move-tuck-masked = Archiver une carte de valeur { $age }
move-transfer = Transférer { $card }
move-transfer-unseen = Transférer une carte ({ $owner }), valeur { $age }
move-transfer-masked = Transférer une carte de valeur { $age }
move-show = Révéler { $card }
move-show-unseen = Révéler une carte ({ $owner }), valeur { $age }
move-show-masked = Révéler une carte de valeur { $age }
move-junk = Mettre au rebut : { $card }
move-junk-unseen = Mettre au rebut une carte ({ $owner }), valeur { $age }
move-junk-masked = Mettre au rebut une carte de valeur { $age }
move-exchange = Échanger { $card }
move-exchange-unseen = Échanger une carte ({ $owner }), valeur { $age }
move-exchange-masked = Échanger une carte de valeur { $age }
move-choose = Choisir { $card }
move-choose-unseen = Choisir une carte ({ $owner }), valeur { $age }
move-choose-masked = Choisir une carte de valeur { $age }
move-execute = Exécuter { $card }
move-execute-unseen = Exécuter une carte ({ $owner }), valeur { $age }
move-execute-masked = Exécuter une carte de valeur { $age }
move-value = Valeur { $age }
move-colour = Couleur : { $colour }
move-icon = Icône : { $icon }
move-player = Choisir { $owner }
move-splay = Décaler { $direction } : { $colour }
move-junk-achievement = Mettre au rebut le domaine { $age }
move-junk-special = Mettre au rebut le domaine spécial { $special }
move-free-special = Rendre de nouveau disponible : { $special }
move-way = { $way }
move-unseen = Placer une première carte, sans la montrer
move-karma = Karma de { $card }
move-karma-number = Karma { $number } de { $card }

# What happened.
event-chosen = { $seat } a choisi sa première carte.
event-laid-out = Posée comme domaine : { $card }
event-laid-out-unseen = Posée comme domaine : valeur { $age }
event-draw = { $seat } pioche : { $card }
event-draw-unseen = { $count ->
    [one] { $seat } pioche une carte de valeur { $age }.
   *[other] { $seat } pioche { $count } cartes de valeur { $age }.
}
event-meld = { $seat } place : { $card }
event-tuck = { $seat } archive : { $card }
event-score = { $seat } marque : { $card }
event-score-unseen = { $count ->
    [one] { $seat } marque une carte de valeur { $age }.
   *[other] { $seat } marque { $count } cartes de valeur { $age }.
}
event-return = { $seat } recycle : { $card }
event-return-unseen = { $count ->
    [one] { $seat } recycle une carte de valeur { $age }.
   *[other] { $seat } recycle { $count } cartes de valeur { $age }.
}
event-achieve = { $seat } domine : { $card }
event-achieve-unseen = { $count ->
    [one] { $seat } domine une carte de valeur { $age }.
   *[other] { $seat } domine { $count } cartes de valeur { $age }.
}
event-junk = Au rebut : { $card }, { $at }
event-junk-unseen = { $count ->
    [one] Au rebut : une carte de valeur { $age }, { $at }
   *[other] Au rebut : { $count } cartes de valeur { $age }, { $at }
}
event-moves = { $card } : { $leaves } → { $reaches }
event-moves-unseen = { $count ->
    [one] Une carte de valeur { $age } : { $leaves } → { $reaches }
   *[other] { $count } cartes de valeur { $age } : { $leaves } → { $reaches }
}
event-shown = Révélée : { $card }, { $at }
event-splay = { $seat } décale { $direction } : { $colour }.
event-unsplay = { $seat } regroupe : { $colour }.
event-special = { $seat } domine un domaine spécial : { $special }
event-special-junked = Un domaine spécial va au rebut : { $special }
event-special-freed = Un domaine spécial est de nouveau disponible : { $special }
event-bonus = { $seat } pioche, car le Dogme a été partagé.
event-effect = { $seat } exécute { $card }, effet { $number }.
event-execute = { $seat } exécute seul { $card }.
event-chain = Domaine en chaîne : { $seat }
event-able = { $seat } a une carte qui convient.
event-unseen = Des cartes cachées décident ({ $seat }).
event-takes-draw = { $seat } : action piocher
event-takes-meld = { $seat } : action placer
event-takes-achieve = { $seat } : action dominer
event-takes-dogma = { $seat } active { $card }.
event-takes-parley = { $seat } parlemente pour activer { $card }.
event-lose = { $seat } a perdu et quitte la partie.
event-end-achievements = Assez de domaines : la partie est finie.
event-end-score = Il fallait piocher au-delà de 11 : la partie est finie.
event-end-card = Une carte décide : la partie est finie.
event-end-elimination = Il ne reste qu’un joueur : la partie est finie.
event-end-rounds = La dernière manche est finie : la partie aussi.

# How a game ended.
end-achievements = { $count } domaines suffisaient pour gagner.
end-score = Il fallait piocher au-delà de 11 : le plus haut score gagne, puis celui qui a le plus de domaines.
end-card = L’effet d’une carte a décidé de la partie.
end-elimination = Tous les autres sont hors du jeu.
end-rounds = La manche { $round }, la dernière, est finie : le plus haut score gagne, puis celui qui a le plus de domaines.

# Why a bot plays a move.
hint-special = Domine un domaine spécial : { $special }.
hint-achievement = { $count ->
    [one] Domine un domaine.
   *[other] Domine { $count } domaines.
}
hint-score = { $count ->
    [one] Marque { $count } point.
   *[other] Marque { $count } points.
}
hint-costs = Fait perdre des points à { $victim } : { $count }.
hint-higher = Apporte une carte du dessus plus haute : { $age }.
hint-leads = Montre le plus d’une icône : { $icon }.
hint-splays = Décale une pile { $direction }.
hint-cards = { $count ->
    [one] Pioche { $count } carte.
   *[other] Pioche { $count } cartes.
}

# Faults of a position.
bad-card-twice = { $path } : { $card } s’y trouve deux fois.
bad-card-colour = { $path } : { $card } a une autre couleur.
bad-no-card-left = { $path } : il ne reste aucune carte d’âge { $age }.
bad-parley = { $path } : pour parlementer, il faut { $count } joueurs ou plus.
bad-out-with-cards = { $path } : qui est hors du jeu n’a pas de cartes.
bad-achievements = { $path } : au plus un domaine ordinaire de chaque âge de 1 à 10.
bad-deck = { $path } : ce paquet n’a que des cartes d’âge { $age }.
bad-splay = { $path } : seule une pile de deux cartes ou plus est décalée.
bad-nobody-plays = { $path } : il reste trop peu de joueurs.
bad-turn-out = { $path } : ce joueur est hors du jeu.
bad-setup = { $path } : à la mise en place, chacun tient { $count } cartes.
bad-chosen = { $path } : les joueurs choisissent à tour de rôle une carte de leur main.
bad-winner-twice = { $path } : ce gagnant s’y trouve deux fois.
bad-stage = { $path } : cela appartient à un autre moment de la partie.
bad-special-absent = { $path } : ce domaine spécial est d’une extension qui n’est pas en jeu.

# Why a move is not legal.
named-card = { $card }
why-no-passing = Il faut faire une action : on peut toujours piocher une carte.
why-first-card = Avant le premier tour, chacun place une de ses deux cartes.
why-parley-price = Ce Dogme coûte une carte de votre main.
why-compulsory = L’effet est obligatoire : { $card }.
why-in-effect = Un effet est d’abord à exécuter : { $card }.
why-no-such-achievement = Il n’y a pas de domaine ordinaire de valeur { $age }.
why-claimed = { $owner } a dominé le domaine de valeur { $age }.
why-achievement-gone = Le domaine de valeur { $age } n’est pas disponible : il est hors du jeu.
why-too-few-points = Le domaine de valeur { $age } exige { $needed } points ; vous en avez { $points }.
why-no-high-top = Il faut une carte du dessus de valeur { $age } ou plus ; votre plus haute est { $highest }. Points : { $points }, exigés : { $needed }.
why-points-and-top = Il faut { $needed } points (vous en avez { $points }) et une carte du dessus de valeur { $age } ou plus (votre plus haute est { $highest }).
why-special-free = { $special } est disponible, pas au rebut.
why-special-junked = { $special } est au rebut.
why-special-claimed = { $owner } a dominé { $special }.
why-special-absent = { $special } est d’une extension qui n’est pas en jeu.
why-splay-few = Décaler exige deux cartes d’une couleur ; { $colour } : { $count }.
why-splayed = Cette couleur est déjà décalée ainsi : { $colour }, { $direction }.
why-other-direction = { $card } décale autrement : { $direction }.
why-not-you = Il faut choisir un autre joueur.
why-lost = { $owner } a quitté la partie.
why-only-age = Valeurs que permet { $card } : { $age }.
why-only-colour = Couleurs que permet { $card } : { $colour }.
why-only-icon = Icônes que permet { $card } : { $icon }.
why-only-owner = Joueurs que permet { $card } : { $owner }.
why-only-card = { $card } ne demande pas { $chosen }, mais : { $offered }.
why-does-not-fit = { $chosen } n’est pas ce que demande { $card }.
why-nothing-fits = { $card } : rien ne convient à cet effet ; vous ne pouvez que passer.
why-name-the-card = Nommez la carte elle-même.
why-no-such-back = Aucune carte de valeur { $age } ne peut être choisie ici ({ $owner }).
why-no-such-card = Aucune carte de valeur { $age } ne peut être choisie ici.
why-not-in-hand = { $card } n’est pas dans votre main.
why-not-in-score = { $card } n’est pas dans votre pile de score.
why-not-on-board = { $card } n’est pas sur votre plateau.
why-not-there = { $card } n’est pas là où vous pouvez choisir maintenant.
why-on-board = { $card } est déjà sur votre plateau.
why-not-melded = { $card } est dans votre main : il faut d’abord la placer.
why-no-effects = { $card } n’a pas d’effets : il n’y a rien à activer.
why-covered = { $card } est sous { $above } : il faut une carte du dessus.
why-others-card = { $card } est sur un autre plateau ({ $owner }) ; vous activez vos propres cartes du dessus.
why-not-on-that-board = { $card } n’est pas sur ce plateau ({ $owner }).
why-neighbour = { $owner } est à côté de vous : on ne parlemente qu’avec des joueurs éloignés ({ $card }).
why-parley-hand = Pour activer { $card }, il faut recycler une carte, et votre main est vide.
why-parley-move = { $card } est à { $owner } : il faut parlementer.

# What things are for.
touch-own-hand = Les cartes de votre main se placent ; des effets s’en servent aussi.
touch-other-hand = Seul { $seat } voit cette main.
touch-own-board = Les cartes du dessus s’activent ; une pile décalée montre plus d’icônes.
touch-other-board = Si { $seat } active une carte du dessus, qui montre autant de son icône partage.
touch-score = Votre pile de score vaut la somme de ses valeurs ; les points ne se dépensent pas.
touch-other-score = Pile de score ({ $seat }) : tous voient ses valeurs, seul son propriétaire voit les cartes.
touch-achieved = Domaines ({ $seat }) : il en faut assez pour gagner.
touch-player = On ne choisit { $seat } que si une carte le dit.
touch-achievements = À votre tour, vous en dominez un avec cinq fois sa valeur en points et une carte du dessus au moins de sa valeur.
touch-specials = Les domaines spéciaux se dominent d’eux-mêmes dès qu’une action en remplit la condition.
touch-deck = On pioche dans le paquet de sa plus haute carte du dessus ; s’il est vide, dans le suivant.
touch-junk = Les cartes au rebut sont hors jeu.
touch-own-forecast = Les cartes de vos prévisions attendent des effets ou d’être placées ; vous seul les voyez.
touch-other-forecast = Prévisions ({ $seat }) : tous voient leurs valeurs, seul leur propriétaire voit les cartes.
touch-safe = Le coffre ({ $seat }) garde des secrets : personne n’en voit plus que le dos.

# What a card means now.
now-unseen = Vous ignorez où elle est. Cartes d’âge { $age } que vous n’avez pas vues : { $count }.
now-your-hand = Elle est dans votre main.
now-in-hand = Elle est en main chez { $owner }.
now-your-score = Elle est dans votre pile de score.
now-in-score = Elle est dans la pile de score ({ $owner }).
now-your-achieved = C’est un de vos domaines.
now-in-achieved = C’est un domaine dominé par { $owner }.
now-is-achievement = C’est un domaine disponible.
now-in-junk = Elle est au rebut.
now-in-deck = Elle est de retour dans son paquet.
now-your-forecast = Elle est dans vos prévisions.
now-in-forecast = Elle est dans les prévisions ({ $owner }).
now-your-safe = C’est un secret de votre coffre.
now-in-safe = C’est un secret du coffre ({ $owner }).
now-your-top = C’est une de vos cartes du dessus.
now-your-covered = Elle est sur votre plateau, sous { $above }.
now-top = C’est une carte du dessus ({ $owner }).
now-covered = Elle est sur le plateau ({ $owner }), sous { $above }.
now-icons = Icône principale ({ $icon }) : { $each }.
now-icons-melded = Icône principale ({ $icon }) une fois placée : { $each }.
now-of-player = { $owner } { $count }
now-you-demand = Vulnérables à votre exigence : { $owner }.
now-you-demand-nobody = Personne n’est vulnérable à votre exigence.
now-you-share = Qui partagerait votre Dogme : { $owner }.
now-you-share-nobody = Personne ne partagerait votre Dogme.
now-they-demand = Vulnérables à cette exigence ({ $seat }) : { $owner }.
now-they-demand-nobody = Personne n’est vulnérable à cette exigence ({ $seat }).
now-they-share = Qui partagerait ce Dogme ({ $seat }) : { $owner }.
now-they-share-nobody = Personne ne partagerait ce Dogme ({ $seat }).
now-starts = Placée, elle commence une pile : { $colour }.
now-covers = Placée, elle couvre { $card }.
now-covers-splayed = Placée, elle couvre { $card } ; la pile reste décalée : { $direction }.
now-changes = Vos icônes changeraient : { $changes }.
now-change = { $icon } { $change }
now-draws-value = Vous piocheriez ensuite une carte de valeur { $age }.
now-counts-for = Sur le dessus, elle compte pour { $special } : vous en avez { $count } sur { $needed }.

# What an achievement means now.
now-special-yours = Vous l’avez dominé.
now-special = { $owner } l’a dominé.
now-special-free = Il est disponible ; on vérifie à la fin de chaque action.
now-special-at-once = Il est disponible ; qui en remplit la condition le domine aussitôt.
now-near-empire = Icônes visibles trois fois ou plus, { $needed } exigées (la personne ne compte pas) : { $each }.
now-near-monument = Cartes du dessus avec une exigence, { $needed } exigées : { $each }.
now-near-wonder = Couleurs décalées à droite, vers le haut ou en biais, { $needed } exigées : { $each }.
now-near-world = Icônes horloge, { $needed } exigées : { $each }.
now-near-universe = Cartes du dessus de valeur 8 ou plus, { $needed } exigées : { $each }.
now-empire-lacks = Vous en montrez moins de trois : { $icon }.
now-special-also = On peut aussi le dominer grâce à une carte : { $card }.
now-available = Il exige { $points } points et une carte du dessus de valeur { $age } ou plus.
now-eligible = Vous pouvez le dominer par une action.
now-not-eligible = Vous avez { $points } points sur { $needed } ; votre plus haute carte du dessus est { $highest } (il faut { $age }).
now-others-eligible = Pourraient le dominer à leur tour : { $owner }.

# What an action would bring, before it is taken.
preview-shares = { $owner } partagerait ({ $icon } : { $count }).
preview-vulnerable = { $owner } est vulnérable ({ $icon } : { $count }).
preview-gains = { $icon } monte à { $count }.
preview-loses = { $icon } descend à { $count }.
preview-highest = Votre plus haute carte du dessus devient { $age }.
preview-achieves = Vous pourriez alors dominer le domaine { $age }.
preview-special = Vous domineriez un domaine spécial : { $special }.
preview-ends = Cela mettrait sans doute fin à la partie.
preview-nothing = Cela ne ferait sans doute rien maintenant.
