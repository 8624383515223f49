# Ce que tous les jeux partagent : joueurs, erreurs, terminal.
player = Joueur { $number }
colon = { $left } : { $right }
ask-nothing = La partie est terminée.

why-over = La partie est terminée.
why-not-a-move = Ce n'est pas un coup : { $move }
why-nothing-to-undo = Il n'y a rien à reprendre.

bad-seat = Cette place n'existe pas : { $value }
bad-imagined = Une partie imaginée n'a pas d'enregistrement avant la fin du tour où elle a été imaginée.
bad-not-an-object = { $path } : ce doit être un objet.
bad-unknown-field = { $path } : aucun champ ne s'appelle { $field }.
bad-missing-field = { $path } : il manque le champ { $field }.
bad-not-a-number = { $path } : ce doit être un nombre entier de { $low } à { $high }.
bad-out-of-range = { $path } : ce doit être entre { $low } et { $high }.
bad-not-a-flag = { $path } : ce doit être true ou false.
bad-not-a-text = { $path } : ce doit être un texte court.
bad-not-a-list = { $path } : ce doit être une liste.
bad-too-long = { $path } : c'est trop long, { $most } au plus.
bad-unknown-name = { $path } : rien ne s'appelle { $name }.
bad-version = { $path } : seule la version { $version } est lisible.
bad-other-game = { $path } : la position est d'un autre jeu ou d'un autre nombre de joueurs.
bad-move = { $path } : { $move } ne peut pas être joué. { $why }
bad-since = { $path } : les coups ne mènent pas là.
bad-code = Le code est abîmé ou ne vient pas de Polis.

terminal-help = Un nombre joue ce coup. u : reprendre · r : rejouer · l : journal · c NOM : une carte · s FICHIER : enregistrer · q : quitter
terminal-prompt = Votre choix
terminal-unknown = Ce n'est ni un nombre de la liste ni une commande.
terminal-saved = Enregistré : { $file }
terminal-cannot-save = Impossible d'enregistrer : { $file }
terminal-cannot-read = Impossible de lire : { $file }
terminal-nothing-to-redo = Il n'y a rien à rejouer.
terminal-barrier = Reprendre plus loin effacerait ce que vous avez appris depuis ; tapez u! pour le faire quand même.
terminal-pass-on = C'est à { $seat } de jouer. Appuyez sur Entrée quand personne d'autre ne regarde.
terminal-plays = { $seat } : { $label }
terminal-resume = Repris après { $count } coups.
terminal-simulate = { $games } parties, { $players } joueurs, { $moves } coups chacune en moyenne
terminal-turns = Manches : de { $low } à { $high }, { $mean } en moyenne
terminal-first = Le premier joueur en a gagné { $percent } %.
terminal-shared = Victoires partagées : { $count }
terminal-capped = Finies par la dernière manche : { $count }
terminal-winner = { $count ->
    [one] La victoire revient à { $names }.
   *[other] La victoire est partagée : { $names }.
}
terminal-interrupted = Interrompu après { $games } parties.
