# Civilizations (of a prince), their cards, their people; islands, Wonders, Districts.
civilization-mayan = maya
civilization-persian = persiano
civilization-egyptian = egizio
civilization-greek = greco
civilization-chinese = cinese
card-mayan = carta maya
card-persian = carta persiana
card-egyptian = carta egizia
card-greek = carta greca
card-chinese = carta cinese
people-mayan = Maya
people-persian = Persiani
people-egyptian = Egizi
people-greek = Greci
people-chinese = Cinesi
letter-mayan = M
letter-persian = P
letter-egyptian = E
letter-greek = G
letter-chinese = C
island-water = isola dell’Acqua
island-earth = isola della Terra
island-fire = isola del Fuoco
island-wind = isola del Vento
token-fish = pesce
token-snake = serpente
token-salamander = salamandra
token-bird = uccello
wonder-water = Poggio delle Maree
wonder-earth = Vecchia Radice
wonder-fire = Altopiano della Caldera
wonder-wind = Colle delle Piume
mark-north-light = Faro del Nord
mark-west-light = Faro dell’Ovest
mark-south-light = Faro del Sud
mark-reefs = gli Scogli
district-pearl-stairs = Scala delle Perle
district-heron-court = Corte dell’Airone
district-netmakers-quay = Molo delle Reti
district-cistern-square = Piazza della Cisterna
district-mirror-gardens = Giardini degli Specchi
district-clay-wharf = Banchina dell’Argilla
district-granary-hill = Colle del Granaio
district-serpent-terraces = Terrazze del Serpente
district-quarry-row = Via della Cava
district-olive-landing = Approdo degli Ulivi
district-cinder-dock = Darsena delle Ceneri
district-forge-street = Via della Fucina
district-beacon-mole = Molo del Fanale
district-ember-strand = Lido delle Braci
district-kiln-yard = Cortile delle Fornaci
district-glassblowers-ward = Rione dei Vetrai
district-salamander-gate = Porta della Salamandra
district-brazier-court = Corte del Braciere
district-kite-market = Mercato degli Aquiloni
district-belltower-heights = Alture del Campanile
district-gull-harbour = Porto dei Gabbiani
district-weathervane-park = Parco della Banderuola
district-sailmakers-pier = Pontile dei Velai
district-windmill-basin = Bacino dei Mulini

# Phases, parts of the table, sources of points.
phase-welcoming = Accoglienza, giro { $lap }
phase-discarding = Carte da cedere
phase-development = Sviluppo
part-scale = scala del prestigio
part-queue = coda
part-guests = ospiti
part-bag = sacchetto
part-wonders = Meraviglie
part-pile = mazzo
part-discard = scarti
part-closed = chiusa
part-aside = cedute
part-tokens = gettoni
part-supply = principi in riserva
part-preview = questo round
points-wonders = Meraviglie
points-bonus = bonus di Meraviglia
points-hosting = ospitalità
points-farewells = commiati
points-prestige = prestigio

# What is asked.
ask-welcome = Accogli un ospite in città.
ask-extra = { $owner } ti nomina: accogli un ospite.
ask-place = Colloca un principe ({ $civilization }).
ask-name = Nomina chi accoglie un ospite in più.
ask-build = Puoi ancora costruire prima di finire il turno.
ask-give-up = { $count ->
    [one] Cedi { $count } carta, senza mostrarla.
   *[other] Cedi { $count } carte, senza mostrarle.
}
ask-act = Gioca azioni, costruisci o termina il turno.
ask-privilege = Privilegio: che cosa diventa la carta?
ask-act-as = Usa la carta cambiata ({ $civilization }).
ask-from = Quale quartiere lasciano? ({ $civilization })
ask-to = Dove vanno? ({ $civilization })
ask-how-many = Un principe o due insieme?
ask-pay = Meraviglia: quale principe dai? ({ $civilization })
ask-keep = Tieni cinque carte. Ancora da scartare: { $count }.

# Moves.
move-welcome = Accogli l’ospite { $civilization } ({ $island })
move-surprise = Pesca un ospite a sorpresa
move-place = Colloca: { $district }
move-name = Nomina { $owner }
move-wonder = Costruisci la Meraviglia ({ $island }): 6 punti
move-control = Prendi il controllo: { $district } (monumento { $civilization })
move-give-up = Scarta: { $card }
move-give-up-unseen = Cedi una carta, senza mostrarla
move-move = Sposta principi ({ $civilization })
move-add-prince = Aggiungi un principe presso un monumento ({ $civilization })
move-add-anywhere = Aggiungi un principe ovunque: 3 carte ({ $civilization })
move-remove = Rimuovi un principe per 2 punti ({ $civilization })
move-raise = Influenza: { $people }, un gradino più su
move-drop = Influenza: { $people } a 1 (2 carte)
move-privilege = Privilegio su: { $card }
move-as = Diventa: { $card }
move-from = Da: { $district }
move-from-leave = Togli da: { $district }
move-from-pay = Dai quello di: { $district }
move-to = Verso: { $district }
move-one = Un principe
move-two = Due principi
move-end-turn = Termina il turno
move-build-no-more = Non costruire altro

# Why not.
why-no-guest = Nessun ospite così in attesa: { $civilization }, { $island }.
why-no-prince = Non ti restano principi di questo tipo: { $civilization }.
why-extra = In questa accoglienza in più niente ospiti a sorpresa.
why-surprised = Hai già pescato un ospite a sorpresa in questo round.
why-empty-bag = Nel sacchetto non ci sono più ospiti.
why-not-yourself = Bisogna nominare qualcun altro.
why-wonder-built = { $owner } ha costruito questa Meraviglia ({ $island }).
why-closed = In due l’isola dell’Acqua è chiusa.
why-wonder-lacks = Per questa Meraviglia ti manca un principe { $civilization } ({ $island }).
why-no-base = Non ti restano basi.
why-controlled = Questo quartiere è controllato da { $owner }: { $district }.
why-too-few-princes = Per prenderne il controllo servono lì tre principi di una civiltà; { $civilization }: { $count }.
why-no-monument-left = Non restano monumenti di questo tipo: { $civilization }.
why-too-few-cards = Devi avere in mano: { $card } × { $count }.
why-other-turned = La carta è diventata: { $card }.
why-none-in-city = Non hai principi di questo tipo in città: { $civilization }.
why-no-monument = In città non ci sono monumenti di questo tipo: { $civilization }.
why-none-at-monument = Non hai principi di questo tipo presso un monumento della loro civiltà: { $civilization }.
why-at-top = In cima alla scala: { $people }.
why-at-bottom = In fondo alla scala: { $people }.
why-no-privilege = Non ti restano gettoni privilegio.
why-other-island = Il principe va su un’altra isola ({ $island }).
why-no-such-monument = Questo quartiere non ha monumenti di questa civiltà ({ $civilization }): { $district }.
why-none-there = Lì non hai principi di questo tipo ({ $civilization }): { $district }.
why-too-far = Non è né un vicino né un porto raggiungibile: { $district }.
why-useless-as = Non servirebbe a nulla: { $card }.

# What things are for.
touch-guests = Gli ospiti si accolgono nella fase 1, uno in ognuno dei tre giri.
touch-bag = Una volta per round, invece di un ospite scoperto, si può pescare dal sacchetto un ospite a sorpresa.
touch-district = Tre tuoi principi di una civiltà prendono il controllo di un quartiere senza monumento.
touch-cards = Le carte azione si giocano nel tuo turno della fase 2.
touch-cards-other = Solo { $seat } vede questa mano.
touch-scale = A fine round ogni quartiere rende quanto vale qui la sua civiltà.
touch-wonder = Un principe di ogni civiltà sull’isola ne costruisce la Meraviglia: 6 punti.
touch-seat = Tocca al giocatore di rango più alto che non ha ancora giocato.
touch-supply = I principi che non sono in città aspettano qui.
touch-privileges = Un privilegio cambia la civiltà di una carta mentre la si gioca.
touch-stack = All’inizio della fase 2 ognuno riceve 5 carte.
touch-discarded = Quando il mazzo è vuoto, gli scarti ne formano uno nuovo.

# What something means now.
now-value = Un quartiere di questa civiltà rende { $count } al momento.
now-monuments = I suoi monumenti in città: { $count }, rimasti: { $left }.
now-princes = I tuoi principi in città: { $count }, in riserva: { $left }.
now-held = Sue carte nella tua mano: { $count }.
now-farewell = Un principe può partire per 2 punti: { $district }.
now-free = Nessuno lo controlla.
now-control = Controllato da { $owner }: monumento { $civilization }, { $count } in questo round.
now-none-here = Nessun tuo principe è qui.
now-most-here = I tuoi principi qui sui tre richiesti: { $count } ({ $civilization }).
now-bonus = Prenderne il controllo rende { $count } a { $owner } ({ $island }).
now-bonus-nobody = Il suo valore stampato { $count } conta quando c’è la Meraviglia ({ $island }).
now-reach-land = Vicini: { $district }.
now-reach-sea = Via mare: { $district }.
now-wonder = Costruita da { $owner }.
now-wonder-free = Nessuno l’ha costruita: 6 punti, e il valore stampato di ogni quartiere preso sull’isola.
now-wonder-lacks = Principi che lì ti mancano: { $people }.
now-wonder-ready = Hai i principi che servono.

# Faults of a position.
bad-wonder-twice = { $path }: questa Meraviglia ha due proprietari ({ $island }).
bad-bases = { $path }: ognuno ha solo { $most } basi.
bad-closed-island = { $path }: in due l’isola dell’Acqua è chiusa.
bad-too-many-princes = { $path }: ognuno ha solo { $most } principi di una civiltà ({ $civilization }).
bad-monument-twice = { $path }: un quartiere ha al più un monumento.
bad-too-many-monuments = { $path }: ci sono solo { $most } monumenti di una civiltà ({ $civilization }).
bad-gain = { $path }: servono un numero e una fonte.
bad-scale = { $path }: ognuna delle cinque civiltà ha un posto.
bad-rank = { $path }: ogni posto una volta, e nessuno davanti a chi ha più punti.
bad-has-acted = { $path }: questo posto ha già giocato.
bad-all-acted = { $path }: non resta nessuno che debba giocare.
bad-too-many-of = { $path }: ce ne sono solo { $most }: { $card }.
bad-aside = { $path }: le carte cedute non vanno bene.
bad-taken = { $path }: un ospite viene accolto nella fase 1, da un posto.
bad-too-many-guests = { $path }: non ci sono così tanti ospiti di questo tipo: { $guest }.
bad-guests = { $path }: gli ospiti in attesa sono quanti quelli ancora da accogliere, { $count }.

# What happened.
event-start-scale = Scala del prestigio: { $people }
event-round = Round { $round }: arrivano ospiti.
event-arrive = Arriva un ospite: { $civilization }, { $island }
event-turn-welcoming = Round { $round }, giro { $lap }: { $seat }
event-turn-discarding = Round { $round }, carte da cedere: { $seat }
event-turn-development = Round { $round }, sviluppo: { $seat }
event-welcome = { $seat } accoglie un ospite: { $civilization }, { $island }
event-surprise = { $seat } pesca un ospite a sorpresa: { $civilization }, { $island }
event-no-prince = { $seat } non ha più principi di questo tipo: { $civilization }
event-name = { $seat } nomina { $owner }.
event-prince-comes = { $seat } colloca un principe ({ $civilization }): { $to }
event-prince-leaves = { $seat } riprende ({ $civilization } × { $count }): { $from }
event-prince-moves = { $seat } sposta ({ $civilization } × { $count }): { $from } → { $to }
event-return-guests = Ospiti rimessi nel sacchetto: { $count }
event-card-pile-hand = { $seat } pesca: { $card }
event-card-pile-hand-unseen = { $count ->
    [one] { $seat } pesca una carta.
   *[other] { $seat } pesca { $count } carte.
}
event-card-hand-aside = { $seat } cede: { $card }
event-card-hand-aside-unseen = { $count ->
    [one] { $seat } cede una carta.
   *[other] { $seat } cede { $count } carte.
}
event-card-aside-discard = { $seat } ha ceduto: { $card }
event-card-hand-discard = { $seat } scarta: { $card }
event-new-stack = Gli scarti sono mescolati in un nuovo mazzo.
event-action-move = { $seat } sposta principi ({ $civilization }).
event-action-add = { $seat } aggiunge un principe presso un monumento ({ $civilization }).
event-action-add-anywhere = { $seat } aggiunge un principe con tre carte ({ $civilization }).
event-action-remove = { $seat } rimuove un principe ({ $civilization }).
event-action-raise = { $seat } influenza il re: { $people } in salita.
event-action-drop = { $seat } influenza il re: { $people } in caduta.
event-privilege = { $seat } usa un privilegio: { $card } → { $into }
event-scale = { $people }: { $from } → { $to }
event-wonder = { $seat } costruisce la Meraviglia ({ $island }).
event-monument = { $seat } prende il controllo ({ $civilization }): { $district }
event-points-wonders = { $seat } +{ $count }: una Meraviglia
event-points-bonus = { $seat } +{ $count }: un quartiere preso sull’isola della Meraviglia
event-points-hosting = { $seat } +{ $count }: un principe aggiunto presso il monumento
event-points-farewells = { $seat } +{ $count }: un principe è partito
event-points-prestige = { $seat } +{ $count }: prestigio dei quartieri
event-rank = { $seat } avanza al posto { $to }: +{ $count }
event-rank-back = { $seat } passa dietro agli altri sulla casella di partenza.
event-reckoning = Prestigio del round { $round }

# The queue, the end.
queue-start = ancora nessun punto: ordine di partenza
queue-back = nessun punto: messo dietro a fine round
queue-behind = { $count }, ma { $owner } c’era prima
queue-points = punti: { $count }
queue-gained = punti: { $points }, ultimi +{ $count } ({ $source })
end-goal = I { $count } punti sono stati raggiunti.
end-rank = Punti pari ({ $points }), ma { $seat } ha il rango più alto.

# The table in words.
table-goal = Obiettivo: { $count } punti
table-reconstructed = mappa ricostruita
table-scale = { $people } { $count }
table-queued = { $seat } ({ $why })
table-guest = { $civilization }, { $island }
table-bag = { $island }: { $count }
table-wonder = { $island }: { $seat }
table-district = { $district }: { $things }
table-monument = monumento { $civilization } ({ $seat })
table-princes = { $civilization } × { $count } ({ $seat })
table-people = { $people } × { $count }
table-supply = { $civilization } { $count }
table-privileges = privilegi: { $count }
table-bases = basi: { $count }

# Why a bot plays a move.
hint-wonder = Costruisce la Meraviglia ({ $island }).
hint-control = Prende il controllo: { $district }.
hint-prestige = Il prestigio in arrivo cresce di { $count }.
hint-gathers = Raduna principi ({ $civilization }): { $district }.
hint-lowers = Abbassa di { $count } il prestigio in arrivo di { $victim }.
hint-kinds = Porta un’altra civiltà ({ $island }), per la Meraviglia: { $count } su cinque.
hint-keeps = { $count ->
    [one] Tiene { $count } carta.
   *[other] Tiene { $count } carte.
}

# Puzzles.
puzzle-goal-prestige = Dai ai tuoi quartieri più prestigio possibile in questo turno.
puzzle-goal-wonder = Costruisci una Meraviglia in questo turno.
puzzle-how-utopia-points = Conta ciò che hai segnato alla fine del tuo turno; il prestigio del round ne fa parte se giochi per ultimo.
puzzle-how-utopia-win = Tutti gli altri hanno giocato: il round e la partita finiscono dopo questo turno.
puzzle-how-utopia-prestige = Quanto valgono i tuoi quartieri sulla scala del prestigio alla fine del tuo turno.
puzzle-how-utopia-wonder = Un tuo principe di ogni civiltà deve trovarsi su una stessa isola senza Meraviglia.
puzzle-value-prestige = Prestigio: { $count }
puzzle-value-wonder = Meraviglie: { $count }

# Texts of the cards, and what is printed on a District.
printed-port = { $island }, valore stampato { $count }, porto
printed-inland = { $island }, valore stampato { $count }
text-mayan = Sposta uno o due principi; aggiungine uno presso un loro monumento, o ovunque con tre carte; rimuovine uno da un tale monumento per 2 punti; falli salire di un gradino, o falli scendere a 1 con due carte.
text-persian = Sposta uno o due principi; aggiungine uno presso un loro monumento, o ovunque con tre carte; rimuovine uno da un tale monumento per 2 punti; falli salire di un gradino, o falli scendere a 1 con due carte.
text-egyptian = Sposta uno o due principi; aggiungine uno presso un loro monumento, o ovunque con tre carte; rimuovine uno da un tale monumento per 2 punti; falli salire di un gradino, o falli scendere a 1 con due carte.
text-greek = Sposta uno o due principi; aggiungine uno presso un loro monumento, o ovunque con tre carte; rimuovine uno da un tale monumento per 2 punti; falli salire di un gradino, o falli scendere a 1 con due carte.
text-chinese = Sposta uno o due principi; aggiungine uno presso un loro monumento, o ovunque con tre carte; rimuovine uno da un tale monumento per 2 punti; falli salire di un gradino, o falli scendere a 1 con due carte.
