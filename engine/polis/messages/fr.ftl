# Ce que tous les jeux partagent : joueurs, erreurs, terminal.
player = Joueur { $number }
colon = { $left } : { $right }
table-player = { $seat } : { $points }
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ask-waiting = On distribue les cartes …
ask-nothing = La partie est terminée.

why-over = La partie est terminée.
why-not-a-move = Ce n'est pas un coup : { $move }
why-nothing-to-undo = Il n'y a rien à annuler.
why-nothing-to-redo = Il n'y a rien à rétablir.
why-barrier = Revenir plus loin annulerait ce que vous avez appris depuis.

bad-seat = Cette place n'existe pas : { $value }
bad-imagined = Une partie imaginée n'a pas d'enregistrement avant la fin du tour où elle a été imaginée.
bad-not-an-object = { $path } : il faut un objet.
bad-unknown-field = { $path } : aucun champ ne s'appelle { $field }.
bad-missing-field = { $path } : il manque le champ { $field }.
bad-not-a-number = { $path } : il faut un nombre entier de { $low } à { $high }.
bad-out-of-range = { $path } : il faut une valeur entre { $low } et { $high }.
bad-not-a-flag = { $path } : il faut true ou false.
bad-not-a-text = { $path } : il faut un texte court.
bad-not-a-list = { $path } : il faut une liste.
bad-too-long = { $path } : trop long, { $most } au maximum.
bad-unknown-name = { $path } : rien ne s'appelle { $name }.
bad-version = { $path } : seule la version { $version } peut être lue.
bad-other-game = { $path } : la position correspond à un autre jeu ou à un autre nombre de joueurs.
bad-move = { $path } : ce coup ne peut pas être joué : { $move }. { $why }
bad-since = { $path } : les coups ne mènent pas ici.
bad-budget = { $path } : un budget est un nombre de secondes ou de simulations supérieur à zéro.
bad-no-match = Aucune partie n'est commencée.
bad-no-thought = Personne ne réfléchit.
bad-code = Le code est endommagé ou ne vient pas de Polis.

terminal-help = Un numéro joue le coup correspondant. u : annuler · r : rétablir · h : conseil · l : journal · c NOM : une carte · s FICHIER : enregistrer · q : quitter
terminal-prompt = Votre choix
terminal-unknown = Ce n'est ni un numéro de la liste ni une commande.
terminal-saved = Enregistré : { $file }
terminal-cannot-save = Impossible d'enregistrer : { $file }
terminal-barrier = Revenir plus loin en arrière effacerait ce que vous avez appris depuis ; tapez u! pour le faire quand même.
terminal-pass-on = C'est à { $seat } de jouer. Appuyez sur Entrée quand personne d'autre ne regarde.
terminal-plays = { $seat } : { $label }
terminal-resume = Partie reprise après { $count } coups.
terminal-simulate = { $games } parties, { $players } joueurs, { $moves } coups par partie en moyenne
terminal-turns = Manches : de { $low } à { $high }, { $mean } en moyenne
terminal-first = Le premier joueur en a gagné { $percent } %.
terminal-shared = Victoires partagées : { $count }
terminal-winner = { $count ->
    [one] La victoire revient à { $names }.
   *[other] La victoire est partagée : { $names }.
}
terminal-interrupted = Interrompu après { $games } parties.
