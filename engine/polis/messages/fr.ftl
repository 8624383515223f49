# What every game shares: players, errors, the terminal.
player = Joueur { $number }
colon = { $left } : { $right }
table-player = { $seat } : { $points }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ask-waiting = On distribue les cartes…
ask-nothing = La partie est terminée.
move-pass = Passer
event-turn = Manche { $round } : { $seat }
part-hand = main

why-over = La partie est terminée.
why-not-a-move = Ce n’est pas un coup : { $move }
why-nothing-to-undo = Il n’y a rien à annuler.
why-nothing-to-redo = Il n’y a rien à rétablir.
why-barrier = Impossible de revenir plus en arrière : vous avez vu du nouveau depuis.
why-waiting = C’est à { $seat } de décider.

bad-seat = Cette place n’existe pas : { $value }
bad-imagined = Une partie imaginée n’a pas d’enregistrement avant la fin du tour où elle a été imaginée.
bad-not-an-object = { $path } : il faut un objet.
bad-unknown-field = { $path } : aucun champ ne s’appelle { $field }.
bad-missing-field = { $path } : il manque le champ { $field }.
bad-not-a-number = { $path } : il faut un nombre entier de { $low } à { $high }.
bad-out-of-range = { $path } : il faut une valeur entre { $low } et { $high }.
bad-not-a-flag = { $path } : il faut true ou false.
bad-not-a-text = { $path } : il faut un texte court.
bad-not-a-list = { $path } : il faut une liste.
bad-too-long = { $path } : trop long, { $most } au maximum.
bad-unknown-name = { $path } : rien ne s’appelle { $name }.
bad-one-card = { $path } : il faut nommer une carte.
bad-version = { $path } : seule la version { $version } peut être lue.
bad-edition-old = { $path } : les règles de { $name } dans leur édition { $edition } ne sont plus jouées.
bad-edition-new = { $path } : ces règles de { $name } ne sont pas encore connues de cette version de Polis (édition { $edition }).
bad-edition-sets = { $path } : les règles de { $name } dans leur édition { $edition } n’ont pas ces extensions.
bad-other-edition = { $path } : ce n’est pas l’édition des règles de l’enregistrement.
bad-sets = Cette partie a des extensions que cette version de Polis ne connaît pas encore.
bad-other-game = { $path } : la position correspond à un autre jeu ou à un autre nombre de joueurs.
bad-move = { $path } : ce coup ne peut pas être joué : { $move }. { $why }
bad-since = { $path } : les coups ne mènent pas à cette position.
bad-budget = { $path } : un budget est un nombre de secondes ou de simulations supérieur à zéro.
bad-no-match = Aucune partie en cours.
bad-no-thought = Personne ne réfléchit.
bad-code = Le code est endommagé ou ne vient pas de Polis.

terminal-help = Un numéro joue le coup correspondant. u : annuler · r : rétablir · h : conseil · l : journal · c NOM : une carte · s FICHIER : enregistrer · q : quitter
terminal-prompt = Votre choix
terminal-unknown = Ce n’est ni un numéro de la liste ni une commande.
terminal-saved = Enregistré : { $file }
terminal-cannot-save = Impossible d’enregistrer : { $file }
terminal-barrier = Revenir plus en arrière effacerait ce que vous avez appris depuis ; tapez u! pour le faire quand même.
terminal-pass-on = C’est à { $seat } de jouer. Appuyez sur Entrée quand personne d’autre ne regarde.
terminal-plays = { $seat } : { $label }
terminal-resume = Partie reprise après { $count ->
    [one] { $count } coup.
   *[other] { $count } coups.
}
terminal-simulate = Parties : { $games } · joueurs : { $players } · coups en moyenne : { $moves }
terminal-turns = Manches : de { $low } à { $high }, { $mean } en moyenne
terminal-first = Parties gagnées par le premier joueur : { $percent } %.
terminal-shared = Victoires partagées : { $count }
terminal-winner = { $count ->
    [one] La victoire revient à { $names }.
   *[other] La victoire est partagée : { $names }.
}
terminal-interrupted = Interrompu après { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
}

why-lesson-next = Il faut d’abord lire ceci ; la leçon continue ensuite.
why-lesson-move = La leçon attend un coup de votre part.
why-lesson-over = La leçon est terminée.
bad-no-lesson = Aucune leçon n’est commencée.
bad-lesson-field = { $path } : { $field } n’a pas sa place dans une étape { $step }.
step-read = à lire
step-move = avec un coup
step-open = de jeu libre
bad-lesson-long = { $path } : ce texte a { $count } caractères, il en tient { $most } au plus.
bad-lesson-empty = { $path } : il faut un texte d’une ligne, sans espaces aux extrémités.
bad-lesson-marks = { $path } : un ** ou un crochet n’a pas son pendant.
bad-lesson-links = { $path } : les autres langues nomment autre chose.
bad-lesson-nothing = { $path } : cette liste est vide.
bad-lesson-twice = { $path } : { $move } y est deux fois.
bad-lesson-form = { $path } : ceci n’est pas écrit comme il faut : { $value }
bad-lesson-until = { $path } : le jeu libre finit par une seule condition.
bad-lesson-after-open = { $path } : après le jeu libre, nul ne sait où en est la table ; il faut une position à cette étape.
bad-lesson-not-asked = { $path } : ce n’est pas à l’élève de décider ici.
bad-lesson-reply = { $path } : { $move } est une réponse, mais c’est à l’élève de décider.
bad-lesson-unreachable = { $path } : aucun chemin ne mène à cette étape.
bad-lesson-stuck = { $path } : sur l’un des chemins qui mènent ici, rien d’attendu ne peut être joué.
bad-lesson-ways = { $path } : plus de { $most } chemins partent d’ici ; attendez moins de coups, ou donnez une position à l’étape suivante.
bad-lesson-reached = { $path } : c’est atteint avant que rien ne soit joué.
bad-lesson-endless = { $path } : les robots n’y sont pas parvenus en { $count } parties.
bad-lesson-file = { $path } : le fichier porte un autre nom : { $value }
bad-lesson-left-out = { $path } : le cours oublie { $value }.
bad-lesson-unread = { $path } : ce fichier ne peut pas être lu.
bad-lesson-json = { $path } : ce n’est pas du JSON, voir ligne { $line }, colonne { $column }.
terminal-lesson = { $file } : { $count ->
    [one] bonne, { $count } étape
   *[other] bonne, { $count } étapes
}
terminal-lesson-course = { $file } : { $count ->
    [one] bon, { $count } leçon
   *[other] bon, { $count } leçons
}
terminal-lesson-fault = { $file } : { $why }
bad-lesson-move = { $path } : ce coup ne peut pas être joué : { $move }. { $why } Coups possibles : { $legal }

# Puzzles.
bad-puzzle-start = { $path } : un problème commence là où commence un tour de sa place.
bad-puzzle-solution = { $path } : ces coups n’atteignent pas le meilleur résultat, { $best }.
bad-no-puzzle = Aucun problème n’est posé.
bad-no-goals = { $path } : { $name } n’a pas de problèmes.
puzzle-goal-points = Marquez autant de points que possible pendant ce tour.
puzzle-goal-win = Gagnez pendant ce tour.
puzzle-value-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
puzzle-value-win-0 = Pas de victoire
puzzle-value-win-1 = Victoire
puzzle-grade-1 = très facile
puzzle-grade-2 = facile
puzzle-grade-3 = moyen
puzzle-grade-4 = difficile
puzzle-grade-5 = très difficile

# What all games say at the table.
why-must = Vous devez choisir un des coups.
why-not-now = Ce n’est pas ce qui est demandé maintenant.
why-not-offered = Ce n’est pas possible ici.
bad-seats = { $path } : il faut { $count } places.
bad-not-enough = { $path } : il reste trop peu de cartes de ce genre à distribuer, il en faut { $count }.
event-first = { $seat } joue en premier.
event-over = La partie est terminée.
end-round = La manche { $round } était la dernière.
end-points = { $seat } a le plus de points : { $points }.
table-round = Manche { $round }
table-pile = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-player-sources = { $seat } : { $points } ({ $sources })
table-source = { $source } { $count }
hint-wins = Gagne la partie.
hint-points = { $count ->
    [one] Gagne { $count } point.
   *[other] Gagne { $count } points.
}
