# What every game shares: players, errors, the terminal.
player = Giocatore { $number }
colon = { $left }: { $right }
table-player = { $seat }: { $points }
table-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
ask-waiting = Si distribuiscono le carte…
ask-nothing = La partita è finita.
move-pass = Passa
event-turn = Round { $round }: { $seat }
part-hand = mano

why-over = La partita è finita.
why-not-a-move = Questa non è una mossa: { $move }
why-nothing-to-undo = Non c’è niente da annullare.
why-nothing-to-redo = Non c’è niente da ripristinare.
why-barrier = Non si può tornare più indietro: nel frattempo hai visto qualcosa di nuovo.
why-waiting = Tocca a { $seat } decidere.

bad-seat = Questo posto non esiste: { $value }
bad-imagined = Una partita immaginata non ha registrazione finché non finisce il turno in cui è stata immaginata.
bad-not-an-object = { $path }: deve essere un oggetto.
bad-unknown-field = { $path }: nessun campo si chiama { $field }.
bad-missing-field = { $path }: manca il campo { $field }.
bad-not-a-number = { $path }: deve essere un numero intero da { $low } a { $high }.
bad-out-of-range = { $path }: deve stare fra { $low } e { $high }.
bad-not-a-flag = { $path }: deve essere true o false.
bad-not-a-text = { $path }: deve essere un testo breve.
bad-not-a-list = { $path }: deve essere una lista.
bad-too-long = { $path }: troppo lungo, al massimo { $most }.
bad-unknown-name = { $path }: non esiste niente con il nome { $name }.
bad-one-card = { $path }: va nominata una carta.
bad-version = { $path }: si può leggere solo la versione { $version }.
bad-edition-old = { $path }: le regole di { $name } nella loro edizione { $edition } non si giocano più.
bad-edition-new = { $path }: queste regole di { $name } non sono ancora note a questa versione di Polis (edizione { $edition }).
bad-edition-sets = { $path }: le regole di { $name } nella loro edizione { $edition } non hanno queste espansioni.
bad-other-edition = { $path }: non è l’edizione delle regole della registrazione.
bad-sets = Questa partita ha espansioni che questa versione di Polis non conosce ancora.
bad-other-game = { $path }: la posizione appartiene a un altro gioco o a un altro numero di giocatori.
bad-move = { $path }: questa mossa non si può giocare: { $move }. { $why }
bad-since = { $path }: le mosse non portano a questa posizione.
bad-budget = { $path }: un budget è un numero di secondi o di simulazioni maggiore di zero.
bad-no-match = Non è iniziata nessuna partita.
bad-no-thought = Nessuno sta riflettendo.
bad-code = Il codice è danneggiato o non viene da Polis.

terminal-help = Un numero gioca la mossa corrispondente. u: annulla · r: ripristina · h: suggerimento · l: registro · c NOME: una carta · s FILE: salva · q: esci
terminal-prompt = La tua scelta
terminal-unknown = Non è né un numero della lista né un comando.
terminal-saved = Salvato: { $file }
terminal-cannot-save = Impossibile salvare: { $file }
terminal-barrier = Tornare più indietro cancellerebbe ciò che hai scoperto nel frattempo; scrivi u! per farlo lo stesso.
terminal-pass-on = Tocca a { $seat }. Premi Invio quando nessun altro guarda.
terminal-plays = { $seat }: { $label }
terminal-resume = Partita ripresa dopo { $count ->
    [one] { $count } mossa.
   *[other] { $count } mosse.
}
terminal-simulate = Partite: { $games } · giocatori: { $players } · mosse in media: { $moves }
terminal-turns = Round: da { $low } a { $high }, in media { $mean }
terminal-first = Partite vinte dal primo giocatore: { $percent }%.
terminal-shared = Vittorie condivise: { $count }
terminal-winner = { $count ->
    [one] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
}
terminal-interrupted = Interrotto dopo { $games ->
    [one] { $games } partita.
   *[other] { $games } partite.
}
why-lesson-next = Prima va letto questo; poi la lezione continua.
why-lesson-move = La lezione aspetta una tua mossa.
why-lesson-over = La lezione è finita.
bad-no-lesson = Nessuna lezione è iniziata.
bad-lesson-field = { $path }: { $field } non ha posto in un passo { $step }.
step-read = da leggere
step-move = con una mossa
step-open = di gioco libero
bad-lesson-long = { $path }: questo testo ha { $count } caratteri, ce ne stanno al massimo { $most }.
bad-lesson-empty = { $path }: serve un testo di una riga, senza spazi alle estremità.
bad-lesson-marks = { $path }: a un ** o a una parentesi manca il compagno.
bad-lesson-links = { $path }: le altre lingue nominano altre cose.
bad-lesson-nothing = { $path }: questa lista è vuota.
bad-lesson-twice = { $path }: { $move } compare due volte.
bad-lesson-form = { $path }: questo non è scritto come si deve: { $value }
bad-lesson-until = { $path }: il gioco libero finisce con una sola condizione.
bad-lesson-after-open = { $path }: dopo il gioco libero nessuno sa come sta il tavolo; a questo passo serve una posizione.
bad-lesson-not-asked = { $path }: qui non tocca all’allievo decidere.
bad-lesson-reply = { $path }: { $move } è una risposta, ma tocca all’allievo decidere.
bad-lesson-unreachable = { $path }: nessuna strada porta a questo passo.
bad-lesson-stuck = { $path }: su una delle strade che portano qui non si può giocare niente di atteso.
bad-lesson-ways = { $path }: da qui partono più di { $most } strade; vanno attese meno mosse, o al passo dopo serve una posizione.
bad-lesson-reached = { $path }: ciò è raggiunto prima che si giochi qualcosa.
bad-lesson-endless = { $path }: i bot non ci sono riusciti in { $count } partite.
bad-lesson-file = { $path }: il file ha un altro nome: { $value }
bad-lesson-left-out = { $path }: il corso dimentica { $value }.
bad-lesson-unread = { $path }: questo file non si può leggere.
bad-lesson-json = { $path }: questo non è JSON, vedi riga { $line }, colonna { $column }.
terminal-lesson = { $file }: { $count ->
    [one] buona, { $count } passo
   *[other] buona, { $count } passi
}
terminal-lesson-course = { $file }: { $count ->
    [one] buono, { $count } lezione
   *[other] buono, { $count } lezioni
}
terminal-lesson-fault = { $file }: { $why }
bad-lesson-move = { $path }: questa mossa non si può giocare: { $move }. { $why } Mosse possibili: { $legal }

# Puzzles.
bad-puzzle-start = { $path }: un problema comincia dove comincia un turno del suo posto.
bad-puzzle-solution = { $path }: queste mosse non raggiungono il risultato migliore, { $best }.
bad-no-puzzle = Nessun problema è stato posto.
bad-no-goals = { $path }: { $name } non ha problemi.
puzzle-goal-points = Fai più punti possibile in questo turno.
puzzle-goal-win = Vinci in questo turno.
puzzle-value-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
puzzle-value-win-0 = Non vinto
puzzle-value-win-1 = Vinto
puzzle-grade-1 = molto facile
puzzle-grade-2 = facile
puzzle-grade-3 = medio
puzzle-grade-4 = difficile
puzzle-grade-5 = molto difficile

# What all games say at the table.
why-must = Devi scegliere una delle mosse.
why-not-now = Non è questo che si chiede adesso.
why-not-offered = Qui non è possibile.
bad-seats = { $path }: i posti devono essere { $count }.
bad-not-enough = { $path }: restano troppo poche carte del genere da distribuire, ne servono { $count }.
event-first = { $seat } inizia la partita.
event-over = La partita è finita.
end-round = Il round { $round } era l’ultimo.
end-points = { $seat } ha più punti di tutti: { $points }.
table-round = Round { $round }
table-pile = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
table-player-sources = { $seat }: { $points } ({ $sources })
table-source = { $source } { $count }
hint-wins = Vince la partita.
hint-points = { $count ->
    [one] Guadagna { $count } punto.
   *[other] Guadagna { $count } punti.
}
