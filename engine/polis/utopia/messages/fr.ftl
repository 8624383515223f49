# Civilizations (of a prince), their cards, their people; islands, Wonders, Districts.
civilization-mayan = maya
civilization-persian = perse
civilization-egyptian = égyptien
civilization-greek = grec
civilization-chinese = chinois
card-mayan = carte maya
card-persian = carte perse
card-egyptian = carte égyptienne
card-greek = carte grecque
card-chinese = carte chinoise
people-mayan = Mayas
people-persian = Perses
people-egyptian = Égyptiens
people-greek = Grecs
people-chinese = Chinois
letter-mayan = M
letter-persian = P
letter-egyptian = É
letter-greek = G
letter-chinese = C
island-water = île de l’Eau
island-earth = île de la Terre
island-fire = île du Feu
island-wind = île du Vent
token-fish = poisson
token-snake = serpent
token-salamander = salamandre
token-bird = oiseau
wonder-water = Butte aux Marées
wonder-earth = Vieille Racine
wonder-fire = Plateau de la Caldeira
wonder-wind = Tertre aux Plumes
mark-north-light = Phare du Nord
mark-west-light = Phare de l’Ouest
mark-south-light = Phare du Sud
mark-reefs = les Récifs
district-pearl-stairs = Escalier des Perles
district-heron-court = Cour du Héron
district-netmakers-quay = Quai des Filets
district-cistern-square = Place de la Citerne
district-mirror-gardens = Jardins des Miroirs
district-clay-wharf = Débarcadère d’Argile
district-granary-hill = Colline du Grenier
district-serpent-terraces = Terrasses du Serpent
district-quarry-row = Rue de la Carrière
district-olive-landing = Embarcadère des Oliviers
district-cinder-dock = Bassin des Cendres
district-forge-street = Rue de la Forge
district-beacon-mole = Môle du Fanal
district-ember-strand = Grève des Braises
district-kiln-yard = Cour des Fours
district-glassblowers-ward = Quartier des Verriers
district-salamander-gate = Porte de la Salamandre
district-brazier-court = Cour du Brasero
district-kite-market = Marché aux Cerfs-volants
district-belltower-heights = Hauts du Beffroi
district-gull-harbour = Port aux Mouettes
district-weathervane-park = Parc de la Girouette
district-sailmakers-pier = Jetée des Voiliers
district-windmill-basin = Bassin des Moulins

# Phases, parts of the table, sources of points.
phase-welcoming = Accueil, passage { $lap }
phase-discarding = Cartes à rendre
phase-development = Développement
part-scale = échelle de prestige
part-queue = file
part-guests = invités
part-bag = sac
part-wonders = Merveilles
part-pile = pioche
part-discard = défausse
part-closed = fermée
part-aside = cartes rendues
part-tokens = jetons
part-supply = princes en réserve
part-preview = cette manche
points-wonders = Merveilles
points-bonus = bonus de Merveille
points-hosting = hospitalité
points-farewells = adieux
points-prestige = prestige

# What is asked.
ask-welcome = Accueillez un invité dans la cité.
ask-extra = { $owner } vous désigne : accueillez un invité.
ask-place = Placez un prince ({ $civilization }).
ask-name = Désignez qui accueille un invité de plus.
ask-build = Vous pouvez encore bâtir avant la fin du tour.
ask-give-up = { $count ->
    [one] Rendez { $count } carte, sans la montrer.
   *[other] Rendez { $count } cartes, sans les montrer.
}
ask-act = Jouez des actions, bâtissez ou terminez le tour.
ask-privilege = Privilège : que devient la carte ?
ask-act-as = Utilisez la carte changée ({ $civilization }).
ask-from = Quel quartier quittent-ils ? ({ $civilization })
ask-to = Où vont-ils ? ({ $civilization })
ask-how-many = Un prince, ou deux ensemble ?
ask-pay = Merveille : quel prince donner ? ({ $civilization })
ask-keep = Vous gardez cinq cartes. À défausser : { $count }.

# Moves.
move-welcome = Accueillir l’invité { $civilization } ({ $island })
move-surprise = Tirer un invité surprise
move-place = Placer : { $district }
move-name = Désigner { $owner }
move-wonder = Bâtir la Merveille ({ $island }) : 6 points
move-control = Prendre le contrôle : { $district } (monument { $civilization })
move-give-up = Défausser : { $card }
move-give-up-unseen = Rendre une carte, sans la montrer
move-move = Déplacer des princes ({ $civilization })
move-add-prince = Ajouter un prince près d’un monument ({ $civilization })
move-add-anywhere = Ajouter un prince où l’on veut : 3 cartes ({ $civilization })
move-remove = Retirer un prince pour 2 points ({ $civilization })
move-raise = Influence : { $people }, un cran de plus
move-drop = Influence : { $people } à 1 (2 cartes)
move-privilege = Privilège sur : { $card }
move-as = Devient : { $card }
move-from = Depuis : { $district }
move-from-leave = Retirer de : { $district }
move-from-pay = Donner celui de : { $district }
move-to = Vers : { $district }
move-one = Un prince
move-two = Deux princes
move-end-turn = Terminer le tour
move-build-no-more = Ne plus rien bâtir

# Why not.
why-no-guest = Aucun invité de ce genre n’attend : { $civilization }, { $island }.
why-no-prince = Il ne vous reste aucun prince de ce genre : { $civilization }.
why-extra = Pour cet accueil de plus, pas d’invité surprise.
why-surprised = Vous avez déjà tiré un invité surprise dans cette manche.
why-empty-bag = Il n’y a plus d’invité dans le sac.
why-not-yourself = Il faut désigner quelqu’un d’autre.
why-wonder-built = { $owner } a bâti cette Merveille ({ $island }).
why-closed = À deux, l’île de l’Eau est fermée.
why-wonder-lacks = Pour cette Merveille, il vous manque un prince { $civilization } ({ $island }).
why-no-base = Il ne vous reste aucun socle.
why-controlled = Ce quartier est contrôlé par { $owner } : { $district }.
why-too-few-princes = Pour en prendre le contrôle, il y faut trois princes d’une civilisation ; { $civilization } : { $count }.
why-no-monument-left = Il ne reste aucun monument de ce genre : { $civilization }.
why-too-few-cards = Il faut avoir en main : { $card } × { $count }.
why-other-turned = La carte est devenue : { $card }.
why-none-in-city = Vous n’avez aucun prince de ce genre dans la cité : { $civilization }.
why-no-monument = Il n’y a aucun monument de ce genre dans la cité : { $civilization }.
why-none-at-monument = Vous n’avez aucun prince de ce genre près d’un monument de sa civilisation : { $civilization }.
why-at-top = Au sommet de l’échelle : { $people }.
why-at-bottom = Au bas de l’échelle : { $people }.
why-no-privilege = Il ne vous reste aucun jeton privilège.
why-other-island = Le prince va sur une autre île ({ $island }).
why-no-such-monument = Ce quartier n’a pas de monument de cette civilisation ({ $civilization }) : { $district }.
why-none-there = Vous n’y avez aucun prince de ce genre ({ $civilization }) : { $district }.
why-too-far = Ce n’est ni un voisin ni un port à portée : { $district }.
why-useless-as = Cela ne servirait à rien : { $card }.

# What things are for.
touch-guests = Les invités sont accueillis en phase 1, un à chacun des trois passages.
touch-bag = Une fois par manche, on peut tirer du sac un invité surprise au lieu d’accueillir un invité visible.
touch-district = Trois de vos princes d’une civilisation prennent le contrôle d’un quartier sans monument.
touch-cards = Les cartes action se jouent pendant votre tour de la phase 2.
touch-cards-other = Seul son propriétaire voit cette main ({ $seat }).
touch-scale = À la fin d’une manche, chaque quartier rapporte ce que vaut ici sa civilisation.
touch-wonder = Un prince de chaque civilisation sur l’île en bâtit la Merveille : 6 points.
touch-seat = Vient ensuite le joueur le mieux classé qui n’a pas encore joué.
touch-supply = Les princes qui ne sont pas dans la cité attendent ici.
touch-privileges = Un privilège change la civilisation d’une carte au moment où on la joue.
touch-stack = Chacun reçoit 5 cartes au début de la phase 2.
touch-discarded = Quand la pioche est vide, la défausse en forme une nouvelle.

# What something means now.
now-value = Un quartier de cette civilisation rapporte { $count } en ce moment.
now-monuments = Ses monuments dans la cité : { $count }, il en reste { $left }.
now-princes = Vos princes dans la cité : { $count }, en réserve : { $left }.
now-held = Ses cartes dans votre main : { $count }.
now-farewell = Un prince peut partir pour 2 points : { $district }.
now-free = Personne ne le contrôle.
now-control = Contrôlé par { $owner } : monument { $civilization }, { $count } cette manche.
now-none-here = Aucun de vos princes n’est ici.
now-most-here = Vos princes ici sur trois requis : { $count } ({ $civilization }).
now-bonus = En prendre le contrôle rapporte { $count } à { $owner } ({ $island }).
now-bonus-nobody = Sa valeur imprimée { $count } compte dès que la Merveille est bâtie ({ $island }).
now-reach-land = Voisins : { $district }.
now-reach-sea = Par bateau : { $district }.
now-wonder = Bâtie par { $owner }.
now-wonder-free = Personne ne l’a bâtie : 6 points, et la valeur imprimée de chaque quartier pris sur l’île.
now-wonder-lacks = Princes qui vous y manquent : { $people }.
now-wonder-ready = Vous avez les princes qu’il faut.

# Faults of a position.
bad-wonder-twice = { $path } : cette Merveille a deux propriétaires ({ $island }).
bad-bases = { $path } : chacun n’a que { $most } socles.
bad-closed-island = { $path } : à deux, l’île de l’Eau est fermée.
bad-too-many-princes = { $path } : chacun n’a que { $most } princes d’une civilisation ({ $civilization }).
bad-monument-twice = { $path } : un quartier a au plus un monument.
bad-too-many-monuments = { $path } : il n’y a que { $most } monuments d’une civilisation ({ $civilization }).
bad-gain = { $path } : il faut un nombre et une source.
bad-scale = { $path } : chacune des cinq civilisations a une place.
bad-rank = { $path } : chaque place une fois, et personne devant qui a plus de points.
bad-has-acted = { $path } : cette place a déjà joué.
bad-all-acted = { $path } : il ne reste personne pour jouer.
bad-too-many-of = { $path } : il n’y en a que { $most } : { $card }.
bad-aside = { $path } : les cartes rendues ne conviennent pas.
bad-taken = { $path } : un invité est accueilli en phase 1, par une place.
bad-too-many-guests = { $path } : il n’y a pas tant d’invités de ce genre : { $guest }.
bad-guests = { $path } : il y a autant d’invités que d’accueils à venir, { $count }.

# What happened.
event-start-scale = Échelle de prestige : { $people }
event-round = Manche { $round } : des invités arrivent.
event-arrive = Un invité arrive : { $civilization }, { $island }
event-turn-welcoming = Manche { $round }, passage { $lap } : { $seat }
event-turn-discarding = Manche { $round }, cartes à rendre : { $seat }
event-turn-development = Manche { $round }, développement : { $seat }
event-welcome = { $seat } accueille un invité : { $civilization }, { $island }
event-surprise = { $seat } tire un invité surprise : { $civilization }, { $island }
event-no-prince = { $seat } n’a plus de prince de ce genre : { $civilization }
event-name = { $seat } désigne { $owner }.
event-prince-comes = { $seat } place un prince ({ $civilization }) : { $to }
event-prince-leaves = { $seat } reprend ({ $civilization } × { $count }) : { $from }
event-prince-moves = { $seat } déplace ({ $civilization } × { $count }) : { $from } → { $to }
event-return-guests = Invités remis dans le sac : { $count }
event-card-pile-hand = { $seat } pioche : { $card }
event-card-pile-hand-unseen = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
}
event-card-hand-aside = { $seat } rend : { $card }
event-card-hand-aside-unseen = { $count ->
    [one] { $seat } rend une carte.
   *[other] { $seat } rend { $count } cartes.
}
event-card-aside-discard = { $seat } a rendu : { $card }
event-card-hand-discard = { $seat } défausse : { $card }
event-new-stack = La défausse est mélangée en une nouvelle pioche.
event-action-move = { $seat } déplace des princes ({ $civilization }).
event-action-add = { $seat } ajoute un prince près d’un monument ({ $civilization }).
event-action-add-anywhere = { $seat } ajoute un prince avec trois cartes ({ $civilization }).
event-action-remove = { $seat } retire un prince ({ $civilization }).
event-action-raise = { $seat } influence le roi : { $people } en hausse.
event-action-drop = { $seat } influence le roi : { $people } en chute.
event-privilege = { $seat } use d’un privilège : { $card } → { $into }
event-scale = { $people } : { $from } → { $to }
event-wonder = { $seat } bâtit la Merveille ({ $island }).
event-monument = { $seat } prend le contrôle ({ $civilization }) : { $district }
event-points-wonders = { $seat } +{ $count } : une Merveille
event-points-bonus = { $seat } +{ $count } : un quartier pris sur l’île de la Merveille
event-points-hosting = { $seat } +{ $count } : un prince ajouté près du monument
event-points-farewells = { $seat } +{ $count } : un prince est parti
event-points-prestige = { $seat } +{ $count } : prestige des quartiers
event-rank = { $seat } avance à la place { $to } : +{ $count }
event-rank-back = { $seat } passe derrière les autres sur la case de départ.
event-reckoning = Prestige de la manche { $round }

# The queue, the end.
queue-start = pas encore de points : ordre de départ
queue-back = pas de points : placé derrière à la fin de la manche
queue-behind = { $count }, mais { $owner } y était avant
queue-points = points : { $count }
queue-gained = points : { $points }, dernier gain +{ $count } ({ $source })
end-goal = Les { $count } points ont été atteints.
end-rank = Égalité de points ({ $points }), mais { $seat } a le meilleur rang.

# The table in words.
table-goal = But : { $count } points
table-reconstructed = plan reconstitué
table-scale = { $people } { $count }
table-queued = { $seat } ({ $why })
table-guest = { $civilization }, { $island }
table-bag = { $island } : { $count }
table-wonder = { $island } : { $seat }
table-district = { $district } : { $things }
table-monument = monument { $civilization } ({ $seat })
table-princes = { $civilization } × { $count } ({ $seat })
table-people = { $people } × { $count }
table-supply = { $civilization } { $count }
table-privileges = privilèges : { $count }
table-bases = socles : { $count }

# Why a bot plays a move.
hint-wonder = Bâtit la Merveille ({ $island }).
hint-control = Prend le contrôle : { $district }.
hint-prestige = Le prestige à venir augmente de { $count }.
hint-gathers = Rassemble des princes ({ $civilization }) : { $district }.
hint-lowers = Prestige à venir : { $count } de moins pour { $victim }.
hint-kinds = Amène une autre civilisation ({ $island }), pour la Merveille : { $count } sur cinq.
hint-keeps = { $count ->
    [one] Garde { $count } carte.
   *[other] Garde { $count } cartes.
}

# Puzzles.
puzzle-goal-prestige = Donnez le plus de prestige possible à vos quartiers pendant ce tour.
puzzle-goal-wonder = Bâtissez une Merveille pendant ce tour.
puzzle-how-utopia-points = Compte ce que vous avez marqué à la fin de votre tour ; le prestige de la manche en fait partie si vous jouez en dernier.
puzzle-how-utopia-win = Tous les autres ont joué : la manche et la partie s’achèvent après ce tour.
puzzle-how-utopia-prestige = Ce que valent vos quartiers sur l’échelle de prestige à la fin de votre tour.
puzzle-how-utopia-wonder = Un de vos princes de chaque civilisation doit se trouver sur une même île sans Merveille.
puzzle-value-prestige = Prestige : { $count }
puzzle-value-wonder = Merveilles : { $count }

# Texts of the cards, and what is printed on a District.
printed-port = { $island }, valeur imprimée { $count }, port
printed-inland = { $island }, valeur imprimée { $count }
text-mayan = Déplacer un ou deux princes ; en ajouter un près d’un de leurs monuments, ou où l’on veut avec trois cartes ; en retirer un d’un tel monument pour 2 points ; les faire monter d’un cran, ou les faire tomber à 1 avec deux cartes.
text-persian = Déplacer un ou deux princes ; en ajouter un près d’un de leurs monuments, ou où l’on veut avec trois cartes ; en retirer un d’un tel monument pour 2 points ; les faire monter d’un cran, ou les faire tomber à 1 avec deux cartes.
text-egyptian = Déplacer un ou deux princes ; en ajouter un près d’un de leurs monuments, ou où l’on veut avec trois cartes ; en retirer un d’un tel monument pour 2 points ; les faire monter d’un cran, ou les faire tomber à 1 avec deux cartes.
text-greek = Déplacer un ou deux princes ; en ajouter un près d’un de leurs monuments, ou où l’on veut avec trois cartes ; en retirer un d’un tel monument pour 2 points ; les faire monter d’un cran, ou les faire tomber à 1 avec deux cartes.
text-chinese = Déplacer un ou deux princes ; en ajouter un près d’un de leurs monuments, ou où l’on veut avec trois cartes ; en retirer un d’un tel monument pour 2 points ; les faire monter d’un cran, ou les faire tomber à 1 avec deux cartes.
