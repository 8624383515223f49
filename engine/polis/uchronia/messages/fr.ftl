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
place-hand = Main de { $seat }
place-stock = Stock de { $seat }
place-domain = Domaine de { $seat }
place-activities = Activités de { $seat }
place-site = { $building } de { $seat }
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
ask-production = Production : prenez une carte du Forum dans votre Stock.
ask-exploration = Exploration : passez une carte de votre Main dans votre Stock.
ask-reveal = Draconniens : dévoilez une carte de votre Main.
ask-viaduct = Draconniens de { $owner } : payer une Argile pour ne pas être touché ?
ask-hide = Choisissez la carte que { $victim } ne voit pas.
ask-give = Draconniens de { $owner } : donnez une carte d'une de ces couleurs : { $material }.
ask-trade = Commerce : lancez une Activité de votre Stock.
ask-construction = Construction : lancez un Bâtiment ou ajoutez une Ressource.
ask-monopoly = Votre Monopole : vous pouvez prendre du Forum une carte de sa couleur.
ask-use = { $moment } : vous pouvez utiliser un effet.
ask-dock = Quai : passez une carte de votre Main dans votre Stock.
ask-carpenters-yard = Charpenterie : ajoutez une carte de votre Main à un Bâtiment.
ask-paddock = Enclos : prenez en Main une carte apportée par cet Ordre.
ask-tenement-house = Immeuble : prenez en Main une carte du Forum.
ask-foundry = Fonderie : prenez une carte du Forum dans votre Stock.
ask-bridge = Pont : prenez une Ressource d'un Bâtiment adverse.
ask-thermae-recall = Thermes : passez une Activité dans votre Stock.
ask-thermae-launch = Thermes : lancez une Activité de votre Stock.
ask-aqueduct = Aqueduc : lancez une Activité de votre Main.
ask-basilica = Basilique : lancez une Activité de cette couleur.
ask-latrines = Latrines : mettez une carte de votre Main dans le Forum.
ask-order = { $building } : exécutez un Ordre. Restent : { $count }.

# Coups.
move-discard = { $material } dans le Forum
move-command = Commander avec { $material } : { $order }
move-command-two = Commander avec { $material } : { $order }
move-command-as = Commander avec { $material } comme { $order }
move-command-times = Commander avec { $times } { $material } : { $order }, { $times } fois
move-plot = Comploter
move-copy = Copier { $order } de { $owner }
move-take = Prendre { $material }
move-take-top = Prendre la première carte de la pioche
move-take-to-stock = Prendre { $material } dans votre Stock
move-take-from-site = Prendre { $material } à { $building } de { $owner }
move-feed = Mettre { $material } du Forum sur la Fontaine
move-store = Stocker { $material }
move-reveal = Dévoiler { $material }
move-pay = Payer { $material }
move-hide = Cacher { $material }
move-give = Donner { $material }
move-launch = Lancer { $material } ({ $order })
move-recall = Reprendre { $material } ({ $order })
move-found = Lancer la construction : { $building }
move-found-from-hand = Lancer la construction : { $building }, Fondation de votre Main
move-found-with = Lancer la construction : { $building } sur { $material }
move-found-with-from-hand = Lancer la construction : { $building } sur { $material } de votre Main
move-add = Ajouter { $material } : { $building }
move-add-from-forum = Ajouter { $material } du Forum : { $building }
move-use = Utiliser : { $building }
move-order = Exécuter { $order }
move-pass = Passer

# Pourquoi pas.
why-must = Il faut choisir un des coups.
why-not-now = Ce n'est pas ce qui est demandé maintenant.
why-not-offered = Ce n'est pas possible ici.
why-no-card = Il n'y a pas de { $material } à cet endroit : { $zone }.
why-too-few = Il faut { $count } { $material } en Main.
why-not-in-works = { $building } n'est pas parmi les Grands Travaux.
why-same-name = Vous avez déjà { $building }.
why-no-foundation = Pas de { $material } dans le Forum comme Fondation pour { $building }.
why-no-site = Vous ne construisez pas { $building }.
why-started-this-turn = Vous avez lancé { $building } pendant ce tour.
why-wrong-colour = { $building } n'accepte pas { $material }.
why-own-domain = Vous ne pouvez pas copier un de vos Ordres.
why-no-activity = Vous n'avez pas d'Activité pour { $order }.
why-limit = Vous avez atteint votre limite de { $count } Activités.
why-not-yours = Vous n'avez pas l'effet de { $building }.
why-not-waiting = { $building } ne peut rien faire maintenant.
why-not-this-way = Aucun de vos Bâtiments ne permet de Commander ainsi.

# Fautes d'une position.
bad-seats = { $path } : il faut { $count } places.
bad-same-name = { $path } : { $building } s'y trouve deux fois.
bad-limit = { $path } : la limite est de { $count } Activités.
bad-full-site = { $path } : { $building } serait achevé.
bad-monopoly = { $path } : ce Monopole revient à qui a le plus d'Activités de { $material }.
bad-too-many-cards = { $path } : il n'y a que { $most } cartes de { $material }.
bad-too-many-buildings = { $path } : il n'y a que { $most } cartes de { $building }.
bad-seen = { $path } : ces cartes ne sont pas toutes dans la Main.
bad-lacks = { $path } : la Main a une telle carte.
bad-not-enough = { $path } : il ne reste pas { $count } cartes de ce genre à distribuer.

# Ce qui s'est passé.
event-card = { $material } : { $from } → { $to }
event-card-unseen = une carte : { $from } → { $to }
event-shuffle = Nouvelle pioche, mélangée depuis : { $from }
event-shuffle-works = Les Bâtiments défaussés forment une nouvelle pioche.
event-works = Nouveau parmi les Grands Travaux : { $building }
event-works-under = { $building } y est déjà et va sous la pioche.
event-works-discard = Tous d'une couleur : { $building } est défaussé.
event-first = { $seat } joue en premier.
event-turn = Manche { $round } : { $seat }
event-plot = { $seat } complote.
event-copy = { $seat } copie { $order } de { $owner }.
event-order = { $seat } exécute { $order }.
event-use = { $seat } utilise { $building }.
event-reveal = { $seat } dévoile { $material }.
event-hide = { $seat } cache { $material } à { $victim }.
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
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-pile = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-limit = { $count } sur { $most }
table-seen = montré : { $material }
table-lacks = aucun de : { $material }
table-rulebook = du livre de règles
table-original = original de ce projet
table-material = { $material } : { $count } à bâtir, autant de points
points-buildings = Bâtiments
points-monopolies = Monopoles
points-effects = effets
