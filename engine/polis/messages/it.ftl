# Ciò che tutti i giochi condividono: giocatori, errori, terminale.
player = Giocatore { $number }
colon = { $left }: { $right }
table-player = { $seat }: { $points }
table-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
ask-waiting = Si distribuiscono le carte …
ask-nothing = La partita è finita.

why-over = La partita è finita.
why-not-a-move = Questa non è una mossa: { $move }
why-nothing-to-undo = Non c'è niente da annullare.
why-nothing-to-redo = Non c'è niente da ripristinare.
why-barrier = Tornare più indietro annullerebbe ciò che hai appreso da allora.

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
bad-unknown-name = { $path }: niente si chiama { $name }.
bad-version = { $path }: si può leggere solo la versione { $version }.
bad-other-game = { $path }: la posizione appartiene a un altro gioco o a un altro numero di giocatori.
bad-move = { $path }: questa mossa non si può giocare: { $move }. { $why }
bad-since = { $path }: le mosse non portano fin qui.
bad-budget = { $path }: un budget è un numero di secondi o di simulazioni maggiore di zero.
bad-no-match = Nessuna partita è iniziata.
bad-no-thought = Nessuno sta riflettendo.
bad-code = Il codice è danneggiato o non viene da Polis.

terminal-help = Un numero gioca la mossa corrispondente. u: annulla · r: ripristina · h: consiglio · l: registro · c NOME: una carta · s FILE: salva · q: esci
terminal-prompt = La tua scelta
terminal-unknown = Non è né un numero della lista né un comando.
terminal-saved = Salvato: { $file }
terminal-cannot-save = Impossibile salvare: { $file }
terminal-barrier = Tornare più indietro cancellerebbe ciò che hai scoperto nel frattempo; scrivi u! per farlo lo stesso.
terminal-pass-on = Tocca a { $seat }. Premi Invio quando nessun altro guarda.
terminal-plays = { $seat }: { $label }
terminal-resume = Partita ripresa dopo { $count } mosse.
terminal-simulate = { $games } partite, { $players } giocatori, { $moves } mosse a partita in media
terminal-turns = Round: da { $low } a { $high }, in media { $mean }
terminal-first = Vinte dal primo giocatore: { $percent }%.
terminal-shared = Vittorie condivise: { $count }
terminal-winner = { $count ->
    [one] Vince { $names }.
   *[other] Vittoria condivisa: { $names }.
}
terminal-interrupted = Interrotto dopo { $games } partite.
