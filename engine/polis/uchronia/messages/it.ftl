# Buildings have their words in their files in buildings/.

# Materials, Orders, zones.
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

# What is asked.
ask-setup = Metti una carta della tua Mano nel Foro.
ask-turn = Scegli: Comando o Complotto.
ask-copy = Puoi copiare un Ordine da un altro Dominio.
ask-production = Produzione: metti una carta del Foro nel tuo Magazzino.
ask-exploration = Esplorazione: metti una carta della Mano nel Magazzino.
ask-reveal = Draconiani: rivela una carta della tua Mano.
ask-viaduct = Draconiani di { $owner }: paghi 1 Argilla per evitarli?
ask-hide = Scegli la carta da nascondere a { $victim }.
ask-give = Draconiani: dai una carta a { $owner } ({ $material }).
ask-trade = Scambio: avvia un’Attività dal tuo Magazzino.
ask-construction = Costruzione: avvia un Edificio o aggiungi una Risorsa.
ask-monopoly = Monopolio: puoi prendere dal Foro una carta del suo colore.
ask-use = { $moment }: puoi usare un effetto.
ask-dock = Molo: metti una carta della Mano nel Magazzino.
ask-carpenters-yard = Carpenteria: aggiungi una carta della Mano a un Edificio.
ask-paddock = Recinto: prendi in Mano una carta avuta con questo Ordine.
ask-tenement-house = Caseggiato: prendi in Mano una carta dal Foro.
ask-foundry = Fonderia: metti una carta del Foro nel Magazzino.
ask-bridge = Ponte: prendi una Risorsa da un Edificio avversario.
ask-thermae-recall = Terme: rimetti un’Attività nel Magazzino.
ask-thermae-launch = Terme: avvia un’Attività dal Magazzino.
ask-aqueduct = Acquedotto: avvia un’Attività dalla Mano.
ask-basilica = Basilica: avvia un’Attività di quel colore.
ask-latrines = Latrine: metti una carta della Mano nel Foro.
ask-order = { $building }: esegui un Ordine. Ordini rimasti: { $count }.

# Moves.
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
move-take-from-site = { $building } di { $owner }: prendi { $material }
move-feed = Aggiungi { $material } dal Foro alla Fontana
move-store = Immagazzina { $material }
move-reveal = Rivela { $material }
move-pay = Paga { $material }
move-hide = Nascondi { $material }
move-give = Dai { $material }
move-launch = Avvia { $material } ({ $order })
move-recall = Riprendi { $material } ({ $order })
move-found = Avvia: { $building }
move-found-from-hand = Avvia: { $building }, Fondazione dalla Mano
move-found-with = Avvia: { $building }, Fondazione { $material }
move-found-with-from-hand = Avvia: { $building }, Fondazione { $material } dalla Mano
move-add = { $building }: aggiungi { $material }
move-add-from-forum = { $building }: aggiungi { $material } dal Foro
move-use = Usa: { $building }
move-order = Esegui { $order }

# Why not.
why-no-card = Qui non c’è nessuna carta { $material }: { $zone }.
why-too-few = Devi avere in Mano: { $material } × { $count }.
why-not-in-works = Questo Edificio non è fra le Grandi Opere: { $building }.
why-same-name = Hai già questo Edificio: { $building }.
why-no-foundation = { $building }: nessuna carta { $material } nel Foro che serva da Fondazione.
why-no-site = Non stai costruendo questo Edificio: { $building }.
why-started-this-turn = Costruzione avviata in questo turno: { $building }.
why-wrong-colour = Questo Edificio non accetta carte { $material }: { $building }.
why-own-domain = Non puoi copiare i tuoi stessi Ordini.
why-no-activity = Non hai Attività per { $order }.
why-limit = Hai raggiunto il tuo limite di { $count } Attività.
why-not-yours = Non hai l’effetto di questo Edificio: { $building }.
why-not-waiting = Questo Edificio adesso non può fare niente: { $building }.
why-not-this-way = Nessuno dei tuoi Edifici ti permette di Comandare così.
why-revealed = Hai già rivelato tutte le tue carte { $material }.
why-not-revealed = Carta non rivelata: { $material }.
why-not-asked-for = Questo colore non è fra quelli richiesti: { $material }.

# What things are for.
touch-hand = Le carte della Mano si giocano con il Comando, si immagazzinano con Esplorazione e si rivelano con Draconiani.
touch-hand-other = Solo il proprietario vede questa Mano.
touch-stock = Con Scambio le carte del Magazzino diventano Attività; con Costruzione vanno ai tuoi Edifici.
touch-stock-other = Solo { $seat } usa le carte di questo Magazzino.
touch-domain = Il tuo Dominio va nel Foro all’inizio del tuo prossimo turno.
touch-domain-other = Con il Complotto puoi copiare un Ordine da un altro Dominio.
touch-activities = Le Attività aumentano il bonus del loro Ordine e contano per il suo Monopolio.
touch-site = Costruzione aggiunge Risorse ai tuoi Edifici, ma non nel turno in cui li avvii.
touch-site-other = Qui costruisce { $seat }.
touch-sites = Costruzione avvia i tuoi Edifici e vi aggiunge Risorse.
touch-buildings = L’effetto di un Edificio agisce da sé o ti viene offerto al momento giusto.
touch-buildings-other = Solo { $seat } ha l’effetto di questo Edificio.
touch-works = Gli Edifici delle Grandi Opere si avviano con Costruzione.
touch-forum = Le carte del Foro si prendono con Produzione; in Costruzione servono da Fondazioni.
touch-pile = Qui si pesca alla fine di un Complotto.
touch-discard = Quando il mazzo è vuoto, le carte scartate ne formano uno nuovo.
touch-monopolies = Un Monopolio spetta a chi ha più Attività del suo colore.

# What a card means now.
now-order = { $count ->
    [one] { $order }: { $count } volta con il Comando.
   *[other] { $order }: fino a { $count } volte con il Comando.
}
now-pair = Due carte { $material } della Mano danno qualsiasi Ordine.
now-lies = Nel Foro: { $forum }. Nel tuo Magazzino: { $stock }.
now-forum = Nel Foro: { $count }.
now-monopoly = { $count ->
    [one] Il suo Monopolio è di { $seat }: { $count } punto.
   *[other] Il suo Monopolio è di { $seat }: { $count } punti.
}
now-monopoly-yours = { $count ->
    [one] Hai il suo Monopolio: { $count } punto.
   *[other] Hai il suo Monopolio: { $count } punti.
}
now-monopoly-nobody = Nessuno ha il suo Monopolio.
now-price = Costo: { $material } × { $count }.
now-cost = Costo: { $material } × { $count }; carte adatte nel tuo Magazzino: { $stock }.
now-yours = Lo hai completato.
now-your-site = Lo stai costruendo. Risorse mancanti: { $count }; carte adatte nel tuo Magazzino: { $stock }.
now-foundation = Una Fondazione è nel Foro: { $material }.
now-foundation-hand = Una Fondazione può venire dalla tua Mano: { $material }.
now-active = Hai il suo effetto.
now-spent = Il suo effetto è passato.
now-owner = Completato da: { $owner }.
now-builder = In costruzione presso: { $owner }.
now-points = { $count ->
    [one] Per ora il suo effetto ti dà { $count } punto.
   *[other] Per ora il suo effetto ti dà { $count } punti.
}
now-takes = { $count ->
    [one] Al completamento, per ora: { $count } carta del Foro.
   *[other] Al completamento, per ora: { $count } carte del Foro.
}
now-draws = { $count ->
    [one] Al completamento, per ora: { $count } carta da pescare.
   *[other] Al completamento, per ora: { $count } carte da pescare.
}
now-limit = Il tuo limite di Attività con questo Edificio: { $count }.
now-fills = { $count ->
    [one] Per ora, con questo Edificio peschi { $count } carta quando Complotti.
   *[other] Per ora, con questo Edificio peschi { $count } carte quando Complotti.
}
now-count-too = Tue Attività che così contano anche per altri Ordini: { $count }.
now-reach = Risorse alla sua portata: { $count }.
now-exposed = Tue Risorse alla portata dei Draconiani di { $owner }: { $count }.
now-shielded = I tuoi Edifici non prendono niente dagli Edifici in costruzione di { $owner }.
now-evades = { $owner } può evitare i tuoi Draconiani con 1 Argilla.
now-shown-fewer = I tuoi Draconiani mostrano a { $owner } una carta in meno.
now-only-forum = I tuoi Draconiani riguardano { $owner } solo per i colori del Foro.
now-copied = Se copi da { $owner }, quel giocatore può pescare una carta.

# Faults of a position.
bad-same-name = { $path }: questo Edificio c’è due volte: { $building }.
bad-limit = { $path }: il limite è di { $count } Attività.
bad-full-site = { $path }: questo Edificio sarebbe completato: { $building }.
bad-monopoly = { $path }: questo Monopolio spetta a chi ha più Attività di questo colore: { $material }.
bad-too-many-cards = { $path }: ci sono solo { $most } carte { $material }.
bad-too-many-buildings = { $path }: ci sono solo { $most } carte di questo Edificio: { $building }.
bad-seen = { $path }: queste carte non sono tutte nella Mano.
bad-lacks = { $path }: la Mano contiene una carta del genere.

# What happened.
event-card = { $material }: { $from } → { $to }
event-card-unseen = { $count ->
    [one] Una carta: { $from } → { $to }
   *[other] { $count } carte: { $from } → { $to }
}
event-shuffle = Nuovo mazzo, formato mescolando: { $from }
event-shuffle-works = Gli Edifici scartati vengono mescolati in un nuovo mazzo.
event-works = Nuovo Edificio fra le Grandi Opere: { $building }
event-works-under = Edificio già presente, va sotto il mazzo: { $building }.
event-works-discard = Tutti dello stesso colore, Edificio scartato: { $building }.
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

# How a game ended.
end-threshold = La soglia di { $count } punti è stata raggiunta.
end-idle = Nessuna carta ha lasciato la sua zona per { $count } round interi.
end-buildings = Parità di punti ({ $points }), ma { $seat } ha più Edifici: { $buildings }.
end-shared = Parità di punti ({ $points }) e di Edifici ({ $buildings }), la vittoria è condivisa: { $seat }.

# The table in the terminal.
table-threshold = Soglia: { $count } punti
table-ending = Soglia raggiunta: la partita finisce dopo { $seat }
table-last = Carta Ultimo Turno: { $seat }
table-holder = { $material }: { $seat }
table-card = { $material }
table-cards = { $material } × { $count }
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
points-effects = Effetti

# Why a bot plays a move.
hint-completes = Completa: { $building }.
hint-monopoly = Prende il Monopolio: { $material }.
hint-threshold = Raggiunge la soglia.
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
hint-denies = Fa perdere punti a { $victim }: { $count }.

# The drawn table.
zone-works-pile = mazzo degli Edifici
letter-clay = A
letter-wood = L
letter-brick = T
letter-stone = P
letter-marble = M
text-clay = Produzione: 1 carta dal Foro al tuo Magazzino, 1 in più per ogni Attività di Produzione.
text-wood = Esplorazione: 1 carta dalla tua Mano al tuo Magazzino, 1 in più per ogni Attività di Esplorazione.
text-brick = Draconiani: rivela 1 carta della tua Mano, 1 in più per ogni Attività di Draconiani. Chi ha una carta sul suo Dominio te ne dà una di uno di questi colori; poi, per ogni carta rivelata, ne prendi una del suo colore dal Foro. Tutto va nel tuo Magazzino.
text-stone = Costruzione: avvia un Edificio delle Grandi Opere con una Fondazione dal Foro, o aggiungi una Risorsa dal Magazzino. Una volta in più per ogni Attività di Costruzione.
text-marble = Scambio: avvia 1 Attività dal Magazzino, 1 in più per ogni Attività di Scambio, fino al tuo limite.
table-cost = { $material } · costo e punti: { $cost }
table-nobody = { $material }: nessuno
table-track = Punti
table-piles = Mazzi
table-sets = { $material } con un’altra carta: un Ordine a scelta

# Puzzles.
puzzle-goal-escape = Perdi il meno possibile contro i Draconiani.
puzzle-how-uchronia-points = Conta solo ciò che è certo, quali che siano le carte nascoste.
puzzle-how-uchronia-win = Hai la carta Ultimo Turno: la partita finisce dopo questo turno se la soglia è raggiunta.
puzzle-how-uchronia-escape = Il giocatore seguente, di cui tutti hanno visto la Mano, esegue Draconiani. Una carta che ti viene presa conta 1, una Risorsa di un Edificio 2.
puzzle-value-escape = Perdita: { $count }
