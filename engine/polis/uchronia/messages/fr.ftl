# Matériaux, Ordres, zones.
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

# Ce qui est demandé.
ask-setup = Mettez une carte de votre Main dans le Forum.
ask-turn = Commandez ou Complotez.
ask-copy = Vous pouvez copier un Ordre d'un autre Domaine.
ask-production = Production : mettez une carte du Forum dans votre Stock.
ask-exploration = Exploration : mettez une carte de votre Main dans votre Stock.
ask-reveal = Draconniens : dévoilez une carte de votre Main.
ask-viaduct = Draconniens ({ $owner }) : payer 1 Argile pour y échapper ?
ask-hide = Choisissez la carte à cacher à { $victim }.
ask-give = Draconniens ({ $owner }) : donnez une carte d'une de ces couleurs : { $material }.
ask-trade = Commerce : lancez une Activité depuis votre Stock.
ask-construction = Construction : lancez une construction ou ajoutez une Ressource.
ask-monopoly = Votre Monopole : vous pouvez prendre dans le Forum une carte de sa couleur.
ask-use = { $moment } : vous pouvez utiliser un effet.
ask-dock = Quai : mettez une carte de votre Main dans votre Stock.
ask-carpenters-yard = Charpenterie : ajoutez une carte de votre Main à un Bâtiment.
ask-paddock = Enclos : prenez en Main une carte obtenue par cet Ordre.
ask-tenement-house = Immeuble : prenez en Main une carte du Forum.
ask-foundry = Fonderie : mettez une carte du Forum dans votre Stock.
ask-bridge = Pont : prenez une Ressource à un Bâtiment adverse.
ask-thermae-recall = Thermes : remettez une Activité dans votre Stock.
ask-thermae-launch = Thermes : lancez une Activité depuis votre Stock.
ask-aqueduct = Aqueduc : lancez une Activité depuis votre Main.
ask-basilica = Basilique : lancez une Activité de cette couleur.
ask-latrines = Latrines : mettez une carte de votre Main dans le Forum.
ask-order = { $building } : exécutez un Ordre. Ordres restants : { $count }.

# Coups.
move-discard = Mettre { $material } dans le Forum
move-command = Commander avec { $material } : { $order }
move-command-two = Commander avec { $material } : { $order }
move-command-as = Commander avec { $material } comme { $order }
move-command-times = Commander avec { $material } × { $times } : { $order }, { $times } fois
move-plot = Comploter
move-copy = Copier { $order } chez { $owner }
move-take = Prendre { $material }
move-take-top = Prendre la première carte de la pioche
move-take-to-stock = Prendre { $material } pour votre Stock
move-take-from-site = Prendre { $material } à : { $building } ({ $owner })
move-feed = Ajouter { $material } du Forum à la Fontaine
move-store = Stocker { $material }
move-reveal = Dévoiler { $material }
move-pay = Payer { $material }
move-hide = Cacher { $material }
move-give = Donner { $material }
move-launch = Lancer { $material } ({ $order })
move-recall = Reprendre { $material } ({ $order })
move-found = Lancer la construction : { $building }
move-found-from-hand = Lancer la construction : { $building }, Fondation prise dans votre Main
move-found-with = Lancer la construction : { $building }, Fondation { $material }
move-found-with-from-hand = Lancer la construction : { $building }, Fondation { $material } prise dans votre Main
move-add = Ajouter { $material } à : { $building }
move-add-from-forum = Ajouter { $material } du Forum à : { $building }
move-use = Utiliser : { $building }
move-order = Exécuter { $order }
move-pass = Passer

# Pourquoi pas.
why-must = Vous devez choisir un des coups.
why-not-now = Ce n'est pas ce qui est demandé maintenant.
why-not-offered = Ce n'est pas possible ici.
why-no-card = Aucune carte { $material } à cet endroit : { $zone }.
why-too-few = Il faut avoir en Main : { $material } × { $count }.
why-not-in-works = Ce Bâtiment n'est pas parmi les Grands Travaux : { $building }.
why-same-name = Vous avez déjà ce Bâtiment : { $building }.
why-no-foundation = Aucune carte { $material } dans le Forum pour servir de Fondation : { $building }.
why-no-site = Vous ne construisez pas ce Bâtiment : { $building }.
why-started-this-turn = Construction lancée pendant ce tour : { $building }.
why-wrong-colour = Ce Bâtiment n'accepte pas de carte { $material } : { $building }.
why-own-domain = Vous ne pouvez pas copier vos propres Ordres.
why-no-activity = Vous n'avez pas d'Activité pour { $order }.
why-limit = Vous avez atteint votre limite de { $count } Activités.
why-not-yours = Vous n'avez pas l'effet de ce Bâtiment : { $building }.
why-not-waiting = Ce Bâtiment ne peut rien faire maintenant : { $building }.
why-not-this-way = Aucun de vos Bâtiments ne permet de Commander ainsi.

# Fautes d'une position.
bad-seats = { $path } : il faut { $count } places.
bad-same-name = { $path } : ce Bâtiment s'y trouve deux fois : { $building }.
bad-limit = { $path } : la limite est de { $count } Activités.
bad-full-site = { $path } : ce Bâtiment serait achevé : { $building }.
bad-monopoly = { $path } : ce Monopole revient au joueur qui a le plus d'Activités de cette couleur : { $material }.
bad-too-many-cards = { $path } : il n'y a que { $most } cartes { $material }.
bad-too-many-buildings = { $path } : il n'y a que { $most } cartes de ce Bâtiment : { $building }.
bad-seen = { $path } : ces cartes ne sont pas toutes dans la Main.
bad-lacks = { $path } : la Main contient une telle carte.
bad-not-enough = { $path } : il reste trop peu de cartes de ce genre à distribuer, il en faut { $count }.

# Ce qui s'est passé.
event-card = { $material } : { $from } → { $to }
event-card-unseen = une carte : { $from } → { $to }
event-shuffle = Nouvelle pioche, mélangée à partir de : { $from }
event-shuffle-works = Les Bâtiments défaussés sont mélangés en une nouvelle pioche.
event-works = Nouveau Bâtiment parmi les Grands Travaux : { $building }
event-works-under = Bâtiment déjà présent, remis sous la pioche : { $building }.
event-works-discard = Tous d'une même couleur, Bâtiment défaussé : { $building }.
event-first = { $seat } joue en premier.
event-turn = Manche { $round } : { $seat }
event-plot = { $seat } complote.
event-copy = { $seat } copie { $order } chez { $owner }.
event-order = { $seat } exécute { $order }.
event-use = { $seat } utilise : { $building }.
event-reveal = { $seat } dévoile : { $material }.
event-hide = { $seat } cache à { $victim } : { $material }.
event-lacks = { $seat } ne peut rien donner parmi : { $material }
event-has = { $seat } a une carte parmi : { $material }
event-found = { $seat } lance la construction : { $building }.
event-complete = { $seat } achève : { $building }.
event-monopoly = { $seat } prend le Monopole : { $material }
event-ending = { $seat } atteint le seuil : dernière manche.
event-over = La partie est terminée.

# La table au terminal.
table-round = Manche { $round }
table-threshold = Seuil : { $count } points
table-ending = Seuil atteint : la partie finit après { $seat }
table-last = Dernier Tour : { $seat }
table-pile = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-player-sources = { $seat } : { $points } ({ $sources })
table-source = { $source } { $count }
table-holder = { $material } : { $seat }
table-card = { $material }
table-cards = { $count } { $material }
table-work = { $building } ({ $material } { $cost })
table-site = { $building } ({ $material } { $held }/{ $cost })
table-building = { $building }
table-limit = { $count } sur { $most }
table-seen = montrées : { $material }
table-lacks = sans : { $material }
table-rulebook = tiré du livret de règles
table-original = propre à ce projet
points-buildings = Bâtiments
points-monopolies = Monopoles
points-effects = effets

# Pourquoi un adversaire joue un coup.
hint-wins = Gagne la partie.
hint-completes = Achève : { $building }.
hint-monopoly = Prend le Monopole : { $material }.
hint-threshold = Atteint le seuil.
hint-points = { $count ->
    [one] Gagne { $count } point.
   *[other] Gagne { $count } points.
}
hint-starts = Lance la construction : { $building }.
hint-feeds = Avance la construction : { $building }.
hint-stock = { $count ->
    [one] Apporte { $count } carte au Stock.
   *[other] Apporte { $count } cartes au Stock.
}
hint-hand = { $count ->
    [one] Pioche { $count } carte.
   *[other] Pioche { $count } cartes.
}
hint-denies = Fait perdre des points ({ $victim }) : { $count }.
