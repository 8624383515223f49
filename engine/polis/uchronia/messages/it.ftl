# Materiali, Ordini, zone.
material-clay = Argilla
material-wood = Legno
material-brick = Mattone
material-stone = Pietra
material-marble = Marmo
order-production = Produzione
order-exploration = Esplorazione
order-draconians = Draconiani
order-construction = Costruzione
order-trade = Scambio
zone-hand = Mano
zone-stock = Magazzino
zone-domain = Dominio
zone-activities = Attività
zone-sites = in costruzione
zone-buildings = Edifici
zone-forum = Foro
zone-works = Grandi Opere
zone-pile = mazzo
zone-discard = scarti
zone-monopolies = Monopoli
place-forum = Foro
place-discard = scarti
place-pile = mazzo
place-hand = Mano di { $seat }
place-stock = Magazzino di { $seat }
place-domain = Dominio di { $seat }
place-activities = Attività di { $seat }
place-site = { $building } di { $seat }
moment-production-bonus = Bonus Produzione
moment-exploration-bonus = Bonus Esplorazione
moment-draconians-bonus = Bonus Draconiani
moment-construction-bonus = Bonus Costruzione
moment-trade-bonus = Bonus Scambio
moment-on-completion = Edificio completato
moment-before-plot-draw = Prima di pescare
moment-after-plot-draw = Dopo aver pescato
moment-turn-end = Fine del turno
moment-copied = Il tuo Ordine è stato copiato

# Che cosa si chiede.
ask-setup = Metti una carta della tua Mano nel Foro.
ask-turn = Comando o Complotto.
ask-copy = Puoi copiare un Ordine da un altro Dominio.
ask-production = Produzione: metti una carta del Foro nel tuo Magazzino.
ask-exploration = Esplorazione: metti una carta della tua Mano nel tuo Magazzino.
ask-reveal = Draconiani: rivela una carta della tua Mano.
ask-viaduct = Draconiani di { $owner }: paghi 1 Argilla per evitarli?
ask-hide = Scegli la carta da nascondere a { $victim }.
ask-give = Draconiani di { $owner }: dai una carta di uno di questi colori: { $material }.
ask-trade = Scambio: avvia un'Attività dal tuo Magazzino.
ask-construction = Costruzione: avvia una costruzione o aggiungi una Risorsa.
ask-monopoly = Il tuo Monopolio: puoi prendere dal Foro una carta del suo colore.
ask-use = { $moment }: puoi usare un effetto.
ask-dock = Molo: metti una carta della Mano nel Magazzino.
ask-carpenters-yard = Carpenteria: aggiungi una carta della Mano a un Edificio.
ask-paddock = Recinto: prendi in Mano una carta ottenuta con questo Ordine.
ask-tenement-house = Caseggiato: prendi in Mano una carta dal Foro.
ask-foundry = Fonderia: metti una carta del Foro nel Magazzino.
ask-bridge = Ponte: prendi una Risorsa da un Edificio avversario.
ask-thermae-recall = Terme: rimetti un'Attività nel Magazzino.
ask-thermae-launch = Terme: avvia un'Attività dal Magazzino.
ask-aqueduct = Acquedotto: avvia un'Attività dalla Mano.
ask-basilica = Basilica: avvia un'Attività di quel colore.
ask-latrines = Latrine: metti una carta della Mano nel Foro.
ask-order = { $building }: esegui un Ordine. Ordini rimasti: { $count }.

# Mosse.
move-discard = Metti { $material } nel Foro
move-command = Comando con { $material }: { $order }
move-command-two = Comando con { $material }: { $order }
move-command-as = Comando con { $material } come { $order }
move-command-times = Comando con { $material } × { $times }: { $order }, { $times } volte
move-plot = Complotto
move-copy = Copia { $order } da { $owner }
move-take = Prendi { $material }
move-take-top = Prendi la prima carta del mazzo
move-take-to-stock = Prendi { $material } per il Magazzino
move-take-from-site = Prendi { $material } da: { $building } di { $owner }
move-feed = Aggiungi { $material } dal Foro alla Fontana
move-store = Immagazzina { $material }
move-reveal = Rivela { $material }
move-pay = Paga { $material }
move-hide = Nascondi { $material }
move-give = Dai { $material }
move-launch = Avvia { $material } ({ $order })
move-recall = Riprendi { $material } ({ $order })
move-found = Avvia la costruzione: { $building }
move-found-from-hand = Avvia la costruzione: { $building }, Fondazione dalla Mano
move-found-with = Avvia la costruzione: { $building }, Fondazione { $material }
move-found-with-from-hand = Avvia la costruzione: { $building }, Fondazione { $material } dalla Mano
move-add = Aggiungi { $material } a: { $building }
move-add-from-forum = Aggiungi { $material } dal Foro a: { $building }
move-use = Usa: { $building }
move-order = Esegui { $order }
move-pass = Passa

# Perché no.
why-must = Devi scegliere una delle mosse.
why-not-now = Non è questo che si chiede adesso.
why-not-offered = Qui non è possibile.
why-no-card = Nessuna carta { $material } in quel posto: { $zone }.
why-too-few = Devi avere in Mano: { $material } × { $count }.
why-not-in-works = Questo Edificio non è fra le Grandi Opere: { $building }.
why-same-name = Hai già questo Edificio: { $building }.
why-no-foundation = Nessuna carta { $material } nel Foro che serva da Fondazione: { $building }.
why-no-site = Non stai costruendo questo Edificio: { $building }.
why-started-this-turn = Costruzione avviata in questo turno: { $building }.
why-wrong-colour = Questo Edificio non accetta carte { $material }: { $building }.
why-own-domain = Non puoi copiare i tuoi stessi Ordini.
why-no-activity = Non hai Attività per { $order }.
why-limit = Hai raggiunto il tuo limite di { $count } Attività.
why-not-yours = Non hai l'effetto di questo Edificio: { $building }.
why-not-waiting = Questo Edificio adesso non può fare niente: { $building }.
why-not-this-way = Nessuno dei tuoi Edifici ti permette di Comandare così.

# Errori di una posizione.
bad-seats = { $path }: i posti devono essere { $count }.
bad-same-name = { $path }: questo Edificio c'è due volte: { $building }.
bad-limit = { $path }: il limite è di { $count } Attività.
bad-full-site = { $path }: questo Edificio sarebbe completato: { $building }.
bad-monopoly = { $path }: questo Monopolio spetta a chi ha più Attività di questo colore: { $material }.
bad-too-many-cards = { $path }: ci sono solo { $most } carte { $material }.
bad-too-many-buildings = { $path }: ci sono solo { $most } carte di questo Edificio: { $building }.
bad-seen = { $path }: queste carte non sono tutte nella Mano.
bad-lacks = { $path }: la Mano contiene una carta del genere.
bad-not-enough = { $path }: restano troppo poche carte del genere da distribuire, ne servono { $count }.

# Che cosa è successo.
event-card = { $material }: { $from } → { $to }
event-card-unseen = una carta: { $from } → { $to }
event-shuffle = Nuovo mazzo, mescolato da: { $from }
event-shuffle-works = Gli Edifici scartati vengono mescolati in un nuovo mazzo.
event-works = Nuovo Edificio fra le Grandi Opere: { $building }
event-works-under = Edificio già presente, va sotto il mazzo: { $building }.
event-works-discard = Tutti dello stesso colore, Edificio scartato: { $building }.
event-first = { $seat } inizia la partita.
event-turn = Round { $round }: { $seat }
event-plot = { $seat } complotta.
event-copy = { $seat } copia { $order } da { $owner }.
event-order = { $seat } esegue { $order }.
event-use = { $seat } usa: { $building }.
event-reveal = { $seat } rivela: { $material }.
event-hide = { $seat } nasconde a { $victim }: { $material }.
event-lacks = { $seat } non può dare nessuna di queste carte: { $material }
event-has = { $seat } ha una di queste carte: { $material }
event-found = { $seat } avvia la costruzione: { $building }.
event-complete = { $seat } completa: { $building }.
event-monopoly = { $seat } prende il Monopolio: { $material }
event-ending = { $seat } raggiunge la soglia: ultimo round.
event-over = La partita è finita.

# Il tavolo nel terminale.
table-round = Round { $round }
table-threshold = Soglia: { $count } punti
table-ending = Soglia raggiunta: la partita finisce dopo { $seat }
table-last = Ultimo Turno: { $seat }
table-pile = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
table-player-sources = { $seat }: { $points } ({ $sources })
table-source = { $source } { $count }
table-holder = { $material }: { $seat }
table-card = { $material }
table-cards = { $count } { $material }
table-work = { $building } ({ $material } { $cost })
table-site = { $building } ({ $material } { $held }/{ $cost })
table-building = { $building }
table-limit = { $count } su { $most }
table-seen = mostrate: { $material }
table-lacks = senza: { $material }
table-rulebook = dal regolamento
table-original = originale di questo progetto
points-buildings = Edifici
points-monopolies = Monopoli
points-effects = effetti

# Perché un avversario gioca una mossa.
hint-wins = Vince la partita.
hint-completes = Completa: { $building }.
hint-monopoly = Prende il Monopolio: { $material }.
hint-threshold = Raggiunge la soglia.
hint-points = { $count ->
    [one] Guadagna { $count } punto.
   *[other] Guadagna { $count } punti.
}
hint-starts = Avvia la costruzione: { $building }.
hint-feeds = Fa avanzare la costruzione: { $building }.
hint-stock = { $count ->
    [one] Porta { $count } carta nel Magazzino.
   *[other] Porta { $count } carte nel Magazzino.
}
hint-hand = { $count ->
    [one] Pesca { $count } carta.
   *[other] Pesca { $count } carte.
}
hint-denies = Fa perdere punti ({ $victim }): { $count }.
