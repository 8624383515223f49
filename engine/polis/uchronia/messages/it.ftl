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
ask-production = Produzione: prendi una carta dal Foro nel tuo Magazzino.
ask-exploration = Esplorazione: sposta una carta dalla Mano al Magazzino.
ask-reveal = Draconiani: rivela una carta della tua Mano.
ask-viaduct = Draconiani di { $owner }: pagare un'Argilla per non essere toccato?
ask-hide = Scegli la carta che { $victim } non vede.
ask-give = Draconiani di { $owner }: dai una carta di uno di questi colori: { $material }.
ask-trade = Scambio: avvia un'Attività dal tuo Magazzino.
ask-construction = Costruzione: inizia un Edificio o aggiungi una Risorsa.
ask-monopoly = Il tuo Monopolio: puoi prendere dal Foro una carta del suo colore.
ask-use = { $moment }: puoi usare un effetto.
ask-dock = Molo: sposta una carta dalla Mano al Magazzino.
ask-carpenters-yard = Carpenteria: aggiungi una carta della Mano a un Edificio.
ask-paddock = Recinto: prendi in Mano una carta portata da questo Ordine.
ask-tenement-house = Caseggiato: prendi in Mano una carta dal Foro.
ask-foundry = Fonderia: prendi una carta dal Foro nel Magazzino.
ask-bridge = Ponte: prendi una Risorsa da un Edificio avversario.
ask-thermae-recall = Terme: sposta un'Attività nel Magazzino.
ask-thermae-launch = Terme: avvia un'Attività dal Magazzino.
ask-aqueduct = Acquedotto: avvia un'Attività dalla Mano.
ask-basilica = Basilica: avvia un'Attività di quel colore.
ask-latrines = Latrine: metti una carta della Mano nel Foro.
ask-order = { $building }: esegui un Ordine. Rimasti: { $count }.

# Mosse.
move-discard = { $material } nel Foro
move-command = Comando con { $material }: { $order }
move-command-two = Comando con { $material }: { $order }
move-command-as = Comando con { $material } come { $order }
move-command-times = Comando con { $times } { $material }: { $order }, { $times } volte
move-plot = Complotto
move-copy = Copia { $order } da { $owner }
move-take = Prendi { $material }
move-take-top = Prendi la prima carta del mazzo
move-take-to-stock = Prendi { $material } nel Magazzino
move-take-from-site = Prendi { $material } da { $building } di { $owner }
move-feed = Metti { $material } dal Foro sulla Fontana
move-store = Immagazzina { $material }
move-reveal = Rivela { $material }
move-pay = Paga { $material }
move-hide = Nascondi { $material }
move-give = Dai { $material }
move-launch = Avvia { $material } ({ $order })
move-recall = Riprendi { $material } ({ $order })
move-found = Inizia { $building }
move-found-from-hand = Inizia { $building }, Fondazione dalla Mano
move-found-with = Inizia { $building } su { $material }
move-found-with-from-hand = Inizia { $building } su { $material } dalla Mano
move-add = Aggiungi { $material } a { $building }
move-add-from-forum = Aggiungi { $material } dal Foro a { $building }
move-use = Usa { $building }
move-order = Esegui { $order }
move-pass = Passa

# Perché no.
why-must = Devi scegliere una delle mosse.
why-not-now = Non è questo che si chiede adesso.
why-not-offered = Qui non è possibile.
why-no-card = Non c'è { $material } in quel posto: { $zone }.
why-too-few = Servono { $count } { $material } in Mano.
why-not-in-works = { $building } non è fra le Grandi Opere.
why-same-name = Hai già { $building }.
why-no-foundation = Nel Foro non c'è { $material } come Fondazione per { $building }.
why-no-site = Non stai costruendo { $building }.
why-started-this-turn = Hai iniziato { $building } in questo turno.
why-wrong-colour = { $building } non accetta { $material }.
why-own-domain = Non puoi copiare un tuo Ordine.
why-no-activity = Non hai Attività per { $order }.
why-limit = Hai raggiunto il tuo limite di { $count } Attività.
why-not-yours = Non hai l'effetto di { $building }.
why-not-waiting = { $building } adesso non può fare niente.
why-not-this-way = Nessun tuo Edificio permette un Comando così.

# Errori di una posizione.
bad-seats = { $path }: i posti devono essere { $count }.
bad-same-name = { $path }: { $building } c'è due volte.
bad-limit = { $path }: il limite è di { $count } Attività.
bad-full-site = { $path }: { $building } sarebbe completo.
bad-monopoly = { $path }: questo Monopolio spetta a chi ha più Attività di { $material }.
bad-too-many-cards = { $path }: ci sono solo { $most } carte di { $material }.
bad-too-many-buildings = { $path }: ci sono solo { $most } carte di { $building }.
bad-seen = { $path }: queste carte non sono tutte nella Mano.
bad-lacks = { $path }: la Mano ha una carta così.
bad-not-enough = { $path }: non restano { $count } carte così da distribuire.

# Che cosa è successo.
event-card = { $material }: { $from } → { $to }
event-card-unseen = una carta: { $from } → { $to }
event-shuffle = Nuovo mazzo, mescolato da: { $from }
event-shuffle-works = Gli Edifici scartati formano un nuovo mazzo.
event-works = Nuovo fra le Grandi Opere: { $building }
event-works-under = { $building } c'è già e va sotto il mazzo.
event-works-discard = Tutti di un colore: { $building } è scartato.
event-first = { $seat } gioca per primo.
event-turn = Round { $round }: { $seat }
event-plot = { $seat } fa un Complotto.
event-copy = { $seat } copia { $order } da { $owner }.
event-order = { $seat } esegue { $order }.
event-use = { $seat } usa { $building }.
event-reveal = { $seat } rivela { $material }.
event-hide = { $seat } nasconde { $material } a { $victim }.
event-lacks = { $seat } non può dare niente fra: { $material }
event-has = { $seat } ha una carta fra: { $material }
event-found = { $seat } inizia { $building }.
event-complete = { $seat } completa { $building }.
event-monopoly = { $seat } prende il Monopolio: { $material }
event-ending = { $seat } raggiunge la soglia: ultimo round.
event-over = La partita è finita.

# Il tavolo nel terminale.
table-round = Round { $round }
table-threshold = Soglia: { $count } punti
table-ending = Soglia raggiunta: la partita finisce dopo { $seat }
table-last = Ultimo Turno: { $seat }
table-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
table-pile = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
table-limit = { $count } su { $most }
table-seen = mostrate: { $material }
table-lacks = nessuna di: { $material }
table-rulebook = dal regolamento
table-original = originale di questo progetto
table-material = { $material }: { $count } per costruirlo, altrettanti punti
points-buildings = Edifici
points-monopolies = Monopoli
points-effects = effetti
