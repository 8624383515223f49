# Buildings have their words in their files in buildings/.

# Materials, Orders, zones.
material-clay = Argile
material-wood = Bois
material-brick = Brique
material-stone = Pierre
material-marble = Marbre
order-production = Production
order-exploration = Exploration
order-draconians = Draconniens
order-construction = Construction
order-trade = Commerce
zone-hand = Main
zone-stock = Stock
zone-domain = Domaine
zone-activities = Activités
zone-sites = en construction
zone-buildings = Bâtiments
zone-forum = Forum
zone-works = Grands Travaux
zone-pile = pioche
zone-discard = défausse
zone-monopolies = Monopoles
place-forum = Forum
place-discard = défausse
place-pile = pioche
place-hand = Main ({ $seat })
place-stock = Stock ({ $seat })
place-domain = Domaine ({ $seat })
place-activities = Activités ({ $seat })
place-site = { $building } ({ $seat })
moment-production-bonus = Bonus Production
moment-exploration-bonus = Bonus Exploration
moment-draconians-bonus = Bonus Draconniens
moment-construction-bonus = Bonus Construction
moment-trade-bonus = Bonus Commerce
moment-on-completion = Bâtiment achevé
moment-before-plot-draw = Avant de piocher
moment-after-plot-draw = Après avoir pioché
moment-turn-end = Fin du tour
moment-copied = Votre Ordre a été copié

# What is asked.
ask-setup = Mettez une carte de votre Main dans le Forum.
ask-turn = Commandez ou Complotez.
ask-copy = Vous pouvez copier un Ordre d’un autre Domaine.
ask-production = Production : mettez une carte du Forum dans votre Stock.
ask-exploration = Exploration : mettez en Stock une carte de votre Main.
ask-reveal = Draconniens : dévoilez une carte de votre Main.
ask-viaduct = Draconniens ({ $owner }) : payer 1 Argile pour y échapper ?
ask-hide = Choisissez la carte à cacher à { $victim }.
ask-give = Draconniens : donnez une carte à { $owner } ({ $material }).
ask-trade = Commerce : lancez une Activité depuis votre Stock.
ask-construction = Construction : lancez-en une ou ajoutez une Ressource.
ask-monopoly = Monopole : prendre au Forum une carte de sa couleur ?
ask-use = { $moment } : vous pouvez utiliser un effet.
ask-dock = Quai : mettez une carte de votre Main dans votre Stock.
ask-carpenters-yard = Charpenterie : ajoutez une carte de la Main à un Bâtiment.
ask-paddock = Enclos : prenez en Main une carte obtenue par cet Ordre.
ask-tenement-house = Immeuble : prenez en Main une carte du Forum.
ask-foundry = Fonderie : mettez une carte du Forum dans votre Stock.
ask-bridge = Pont : prenez une Ressource à un Bâtiment adverse.
ask-thermae-recall = Thermes : remettez une Activité dans votre Stock.
ask-thermae-launch = Thermes : lancez une Activité depuis votre Stock.
ask-aqueduct = Aqueduc : lancez une Activité depuis votre Main.
ask-basilica = Basilique : lancez une Activité de cette couleur.
ask-latrines = Latrines : mettez une carte de votre Main dans le Forum.
ask-order = { $building } : exécutez un Ordre. Ordres restants : { $count }.

# Moves.
move-discard = Mettre { $material } dans le Forum
move-command = Commander avec { $material } : { $order }
move-command-two = Commander avec { $material } : { $order }
move-command-as = Commander avec { $material } comme { $order }
move-command-times = Commander avec { $material } × { $times } : { $order }, { $times } fois
move-plot = Comploter
move-copy = Copier { $order } chez { $owner }
move-take = Prendre { $material }
move-take-top = Prendre la première carte de la pioche
move-take-to-stock = Prendre { $material } pour votre Stock
move-take-from-site = { $building } ({ $owner }) : prendre { $material }
move-feed = Ajouter { $material } du Forum à la Fontaine
move-store = Stocker { $material }
move-reveal = Dévoiler { $material }
move-pay = Payer { $material }
move-hide = Cacher { $material }
move-give = Donner { $material }
move-launch = Lancer { $material } ({ $order })
move-recall = Reprendre { $material } ({ $order })
move-found = Lancer : { $building }
move-found-from-hand = Lancer : { $building }, Fondation de la Main
move-found-with = Lancer : { $building }, Fondation { $material }
move-found-with-from-hand = Lancer : { $building }, Fondation { $material } de la Main
move-add = { $building } : ajouter { $material }
move-add-from-forum = { $building } : ajouter { $material } du Forum
move-use = Utiliser : { $building }
move-order = Exécuter { $order }

# Why not.
why-no-card = Aucune carte { $material } à cet endroit : { $zone }.
why-too-few = Il faut avoir en Main : { $material } × { $count }.
why-not-in-works = Ce Bâtiment n’est pas parmi les Grands Travaux : { $building }.
why-same-name = Vous avez déjà ce Bâtiment : { $building }.
why-no-foundation = { $building } : aucune carte { $material } dans le Forum pour servir de Fondation.
why-no-site = Vous ne construisez pas ce Bâtiment : { $building }.
why-started-this-turn = Construction lancée pendant ce tour : { $building }.
why-wrong-colour = Ce Bâtiment n’accepte pas de carte { $material } : { $building }.
why-own-domain = Vous ne pouvez pas copier vos propres Ordres.
why-no-activity = Vous n’avez pas d’Activité pour { $order }.
why-limit = Vous avez atteint votre limite de { $count } Activités.
why-not-yours = Vous n’avez pas l’effet de ce Bâtiment : { $building }.
why-not-waiting = Ce Bâtiment ne peut rien faire maintenant : { $building }.
why-not-this-way = Aucun de vos Bâtiments ne permet de Commander ainsi.
why-revealed = Vous avez déjà dévoilé toutes vos cartes { $material }.
why-not-revealed = Carte non dévoilée : { $material }.
why-not-asked-for = Cette couleur n’est pas parmi celles demandées : { $material }.

# What things are for.
touch-hand = Les cartes de votre Main servent à Commander, vont au Stock avec Exploration et se dévoilent avec Draconniens.
touch-hand-other = Seul son propriétaire voit cette Main.
touch-stock = Avec Commerce, les cartes de votre Stock deviennent des Activités ; avec Construction, elles vont à vos Bâtiments.
touch-stock-other = Ces cartes ne servent qu’à leur propriétaire ({ $seat }).
touch-domain = Votre Domaine va au Forum au début de votre prochain tour.
touch-domain-other = En Complotant, vous pouvez copier un Ordre d’un autre Domaine.
touch-activities = Les Activités augmentent le bonus de leur Ordre et comptent pour son Monopole.
touch-site = Construction ajoute des Ressources à vos Bâtiments, mais pas pendant le tour où leur construction est lancée.
touch-site-other = Ce chantier est à { $seat }.
touch-sites = Construction lance vos constructions et leur ajoute des Ressources.
touch-buildings = L’effet d’un Bâtiment agit de lui-même ou vous est proposé le moment venu.
touch-buildings-other = Seul son propriétaire a l’effet de ce Bâtiment ({ $seat }).
touch-works = La construction des Bâtiments des Grands Travaux se lance avec Construction.
touch-forum = Les cartes du Forum se prennent avec Production ; en Construction, elles servent de Fondations.
touch-pile = On y pioche à la fin d’un Complot.
touch-discard = Quand la pioche est vide, les cartes défaussées en forment une nouvelle.
touch-monopolies = Un Monopole revient au joueur qui a le plus d’Activités de sa couleur.

# What a card means now.
now-order = { $count ->
    [one] { $order } : { $count } fois en Commandant.
   *[other] { $order } : jusqu’à { $count } fois en Commandant.
}
now-pair = Deux cartes { $material } de votre Main donnent n’importe quel Ordre.
now-lies = Dans le Forum : { $forum }. Dans votre Stock : { $stock }.
now-forum = Dans le Forum : { $count }.
now-monopoly = { $count ->
    [one] Son Monopole est à { $seat } : { $count } point.
   *[other] Son Monopole est à { $seat } : { $count } points.
}
now-monopoly-yours = { $count ->
    [one] Vous avez son Monopole : { $count } point.
   *[other] Vous avez son Monopole : { $count } points.
}
now-monopoly-nobody = Personne n’a son Monopole.
now-price = Coût : { $material } × { $count }.
now-cost = Coût : { $material } × { $count } ; cartes utilisables dans votre Stock : { $stock }.
now-yours = Vous l’avez achevé.
now-your-site = Vous le construisez. Ressources manquantes : { $count } ; cartes utilisables dans votre Stock : { $stock }.
now-foundation = Une Fondation se trouve dans le Forum : { $material }.
now-foundation-hand = Une Fondation peut venir de votre Main : { $material }.
now-active = Vous avez son effet.
now-spent = Son effet est passé.
now-owner = Achevé par : { $owner }.
now-builder = En construction chez : { $owner }.
now-points = { $count ->
    [one] En l’état, son effet vous donne { $count } point.
   *[other] En l’état, son effet vous donne { $count } points.
}
now-takes = { $count ->
    [one] À l’achèvement, en l’état : { $count } carte du Forum.
   *[other] À l’achèvement, en l’état : { $count } cartes du Forum.
}
now-draws = { $count ->
    [one] À l’achèvement, en l’état : { $count } carte à piocher.
   *[other] À l’achèvement, en l’état : { $count } cartes à piocher.
}
now-limit = Votre limite d’Activités avec lui : { $count }.
now-fills = { $count ->
    [one] En l’état, avec lui, vous piochez { $count } carte en Complotant.
   *[other] En l’état, avec lui, vous piochez { $count } cartes en Complotant.
}
now-count-too = Vos Activités qui comptent aussi pour d’autres Ordres avec lui : { $count }.
now-reach = Ressources à sa portée : { $count }.
now-exposed = Vos Ressources à la portée des Draconniens ({ $owner }) : { $count }.
now-shielded = Vos Bâtiments ne prennent rien aux Bâtiments en construction de ce joueur : { $owner }.
now-evades = { $owner } peut échapper à vos Draconniens avec 1 Argile.
now-shown-fewer = Vos Draconniens montrent une carte de moins à { $owner }.
now-only-forum = Vos Draconniens ne touchent { $owner } que pour les couleurs du Forum.
now-copied = Si vous copiez chez { $owner }, ce joueur peut piocher une carte.

# Faults of a position.
bad-same-name = { $path } : ce Bâtiment s’y trouve deux fois : { $building }.
bad-limit = { $path } : la limite est de { $count } Activités.
bad-full-site = { $path } : ce Bâtiment serait achevé : { $building }.
bad-monopoly = { $path } : ce Monopole revient au joueur qui a le plus d’Activités de cette couleur : { $material }.
bad-too-many-cards = { $path } : il n’y a que { $most } cartes { $material }.
bad-too-many-buildings = { $path } : il n’y a que { $most } cartes de ce Bâtiment : { $building }.
bad-seen = { $path } : ces cartes ne sont pas toutes dans la Main.
bad-lacks = { $path } : la Main contient une telle carte.

# What happened.
event-card = { $material } : { $from } → { $to }
event-card-unseen = { $count ->
    [one] Une carte : { $from } → { $to }
   *[other] { $count } cartes : { $from } → { $to }
}
event-shuffle = Nouvelle pioche, mélangée à partir de : { $from }
event-shuffle-works = Les Bâtiments défaussés sont mélangés en une nouvelle pioche.
event-works = Nouveau Bâtiment parmi les Grands Travaux : { $building }
event-works-under = Bâtiment déjà présent, remis sous la pioche : { $building }.
event-works-discard = Tous d’une même couleur, Bâtiment défaussé : { $building }.
event-plot = { $seat } complote.
event-copy = { $seat } copie { $order } chez { $owner }.
event-order = { $seat } exécute { $order }.
event-use = { $seat } utilise : { $building }.
event-reveal = { $seat } dévoile : { $material }.
event-hide = { $seat } cache à { $victim } : { $material }.
event-lacks = { $seat } ne peut rien donner parmi : { $material }
event-has = { $seat } a une carte parmi : { $material }
event-found = { $seat } lance la construction : { $building }.
event-complete = { $seat } achève : { $building }.
event-monopoly = { $seat } prend le Monopole : { $material }
event-ending = { $seat } atteint le seuil : dernière manche.

# How a game ended.
end-threshold = Le seuil de { $count } points a été atteint.
end-idle = Aucune carte n’a changé de zone pendant { $count } manches entières.
end-buildings = Égalité de points ({ $points }), mais { $seat } a le plus de Bâtiments : { $buildings }.
end-shared = À égalité de points ({ $points }) et de Bâtiments ({ $buildings }), la victoire est partagée : { $seat }.

# The table in the terminal.
table-threshold = Seuil : { $count } points
table-ending = Seuil atteint : la partie finit après { $seat }
table-last = Carte Dernier Tour : { $seat }
table-holder = { $material } : { $seat }
table-card = { $material }
table-cards = { $material } × { $count }
table-work = { $building } ({ $material } { $cost })
table-site = { $building } ({ $material } { $held }/{ $cost })
table-building = { $building }
table-limit = { $count } sur { $most }
table-seen = montrées : { $material }
table-lacks = sans : { $material }
table-rulebook = tiré du livret de règles
table-original = propre à ce projet
points-buildings = Bâtiments
points-monopolies = Monopoles
points-effects = Effets

# Why a bot plays a move.
hint-completes = Achève : { $building }.
hint-monopoly = Prend le Monopole : { $material }.
hint-threshold = Atteint le seuil.
hint-starts = Lance la construction : { $building }.
hint-feeds = Fait avancer la construction : { $building }.
hint-stock = { $count ->
    [one] Apporte { $count } carte au Stock.
   *[other] Apporte { $count } cartes au Stock.
}
hint-hand = { $count ->
    [one] Pioche { $count } carte.
   *[other] Pioche { $count } cartes.
}
hint-denies = Fait perdre des points à { $victim } : { $count }.

# The drawn table.
zone-works-pile = pioche des Grands Travaux
letter-clay = A
letter-wood = B
letter-brick = Q
letter-stone = P
letter-marble = M
text-clay = Production : 1 carte du Forum vers votre Stock, 1 de plus par Activité de Production.
text-wood = Exploration : 1 carte de votre Main vers votre Stock, 1 de plus par Activité d’Exploration.
text-brick = Draconniens : dévoilez 1 carte de votre Main, 1 de plus par Activité de Draconniens. Qui a une carte sur son Domaine vous en donne une d’une de ces couleurs ; puis, pour chaque carte dévoilée, vous en prenez une de sa couleur dans le Forum. Tout va dans votre Stock.
text-stone = Construction : lancez la construction d’un Bâtiment des Grands Travaux avec une Fondation du Forum, ou ajoutez une Ressource de votre Stock. Une fois de plus par Activité de Construction.
text-marble = Commerce : lancez 1 Activité depuis votre Stock, 1 de plus par Activité de Commerce, jusqu’à votre limite.
table-cost = { $material } · coût et points : { $cost }
table-nobody = { $material } : personne
table-track = Points
table-piles = Pioches
table-sets = { $material } avec une autre carte : un Ordre au choix

# Puzzles.
puzzle-goal-escape = Perdez le moins possible face aux Draconniens.
puzzle-how-uchronia-points = Seul compte ce qui est sûr, quelles que soient les cartes cachées.
puzzle-how-uchronia-win = Vous avez la carte Dernier Tour : la partie s’achève après ce tour si le seuil est atteint.
puzzle-how-uchronia-escape = Le joueur suivant, dont tous ont vu la Main, exécute Draconniens. Une carte qui vous est prise compte 1, une Ressource d’un Bâtiment 2.
puzzle-value-escape = Perte : { $count }
