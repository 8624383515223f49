# Cards have their words in their files in sets/, and each set has messages of its own.

# Colours, icons, special achievements, ways to splay, places.
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-purple = viola
icon-castle = castello
icon-crown = corona
icon-leaf = foglia
icon-lightbulb = lampadina
icon-factory = fabbrica
icon-clock = orologio
icon-person = persona
special-empire = Impero
special-monument = Monumento
special-wonder = Meraviglia
special-world = Mondo
special-universe = Universo
direction-left = a sinistra
direction-right = a destra
direction-up = in alto
direction-aslant = in diagonale
at-hand = mano di { $seat }
at-score = pila punti di { $seat }
at-achieved = obiettivi di { $seat }
at-board = plancia di { $seat }, { $colour }
at-deck = mazzo { $age }
at-achievements = obiettivi disponibili
at-junk = gli scarti
at-forecast = previsioni di { $seat }
at-safe = cassaforte di { $seat }
back-of-set = { $age } { $set }

# The table in words.
phase-setup = Scelta delle prime carte
part-decks = mazzi
part-known = note, nel mazzo
part-achievements = obiettivi
part-specials = speciali
part-junk = scarti
part-first-card = prima carta
part-icons = icone
part-score = pila punti
part-bonuses = bonus
part-forecast = previsioni
part-safe = cassaforte
part-achieved = conquistati
points-standard = comuni
points-special = speciali
table-actions = { $seat }, azioni rimaste: { $count }
table-needed = Obiettivi per vincere: { $count }
table-parley = con l’opzione Parlamentare
table-with-sets = con { $titles }
table-deck = { $age }: { $count }
table-in-deck = { $card } (mazzo { $age }, carte sopra: { $count })
table-icon = { $icon } { $count }
table-bonus = { $points }
table-shows = { $card }: { $shown }
table-achievements = { $count ->
    [one] { $count } obiettivo
   *[other] { $count } obiettivi
}
table-standing = { $seat }: { $achieved }, { $points }
table-out = { $seat }: fuori dal gioco
table-named = { $card } ({ $age })
table-back = valore { $age }
table-backs = { $count } × valore { $age }
table-splayed = sfalsata { $direction }
table-chosen = scelta
table-not-chosen = non ancora scelta
printed-demand = Pretendo: { $effect }
printed-effects = { $icon } · { $effects }
printed-symbol = { $icon }
printed-picture = figura
printed-bonus = bonus { $points }

# What is asked.
ask-first = Scegli, senza mostrarla, la prima carta da calare.
ask-action = Fai un’azione. Rimaste in questo turno: { $actions }.
ask-meld = { $card }: cala una carta.
ask-return = { $card }: restituisci una carta.
ask-score = { $card }: segna una carta.
ask-tuck = { $card }: archivia una carta.
ask-transfer = { $card }: trasferisci una carta.
ask-show = { $card }: rivela una carta.
ask-junk = { $card }: scarta una carta.
ask-exchange = { $card }: scambia una carta.
ask-choose = { $card }: scegli una carta.
ask-execute = { $card }: esegui una carta.
ask-may-meld = { $card }: calare una carta?
ask-may-return = { $card }: restituire una carta?
ask-may-score = { $card }: segnare una carta?
ask-may-tuck = { $card }: archiviare una carta?
ask-may-transfer = { $card }: trasferire una carta?
ask-may-reveal = { $card }: rivelare una carta?
ask-may-junk = { $card }: scartare una carta?
ask-may-exchange = { $card }: scambiare una carta?
ask-may-choose = { $card }: scegliere una carta?
ask-may-execute = { $card }: eseguire una carta?
ask-value = { $card }: scegli un valore.
ask-colour = { $card }: scegli un colore.
ask-may-colour = { $card }: scegliere un colore?
ask-icon = { $card }: scegli un’icona.
ask-player = { $card }: scegli un giocatore.
ask-may-player = { $card }: scegliere un giocatore?
ask-way = { $card }: scegli che cosa fare.
ask-may-way = { $card }: farlo?
ask-may-splay = { $card }: sfalsare { $direction }?
ask-junk-achievement = { $card }: scarta un obiettivo.
ask-may-junk-achievement = { $card }: scartare un obiettivo?
ask-special = { $card }: un obiettivo speciale?
ask-parley-dogma = { $card }: restituisci una carta.
ask-parley-share = { $card }: restituire per condividere?
ask-parley-immune = { $card }: restituire per l’immunità?
ask-karma = Più karma possono agire: scegline uno.

# Moves.
move-draw = Pesca: valore { $age }
move-draw-last = Pesca: mazzi finiti, la partita finisce
move-achieve = Conquista l’obiettivo { $age }
move-dogma = Attiva { $card }
move-dogma-of = Attiva { $card } di { $owner }
move-meld = Cala { $card }
move-meld-unseen = Cala una carta di { $owner }, valore { $age }
move-meld-masked = Cala una carta di valore { $age }
move-return = Restituisci { $card }
move-return-unseen = Restituisci una carta di { $owner }, valore { $age }
move-return-masked = Restituisci una carta di valore { $age }
move-score = Segna { $card }
move-score-unseen = Segna una carta di { $owner }, valore { $age }
move-score-masked = Segna una carta di valore { $age }
move-tuck = Archivia { $card }
move-tuck-unseen = Archivia una carta di { $owner }, valore { $age }
move-tuck-masked = Archivia una carta di valore { $age }
move-transfer = Trasferisci { $card }
move-transfer-unseen = Trasferisci una carta di { $owner }, valore { $age }
move-transfer-masked = Trasferisci una carta di valore { $age }
move-show = Rivela { $card }
move-show-unseen = Rivela una carta di { $owner }, valore { $age }
move-show-masked = Rivela una carta di valore { $age }
move-junk = Scarta { $card }
move-junk-unseen = Scarta una carta di { $owner }, valore { $age }
move-junk-masked = Scarta una carta di valore { $age }
move-exchange = Scambia { $card }
move-exchange-unseen = Scambia una carta di { $owner }, valore { $age }
move-exchange-masked = Scambia una carta di valore { $age }
move-choose = Scegli { $card }
move-choose-unseen = Scegli una carta di { $owner }, valore { $age }
move-choose-masked = Scegli una carta di valore { $age }
move-execute = Esegui { $card }
move-execute-unseen = Esegui una carta di { $owner }, valore { $age }
move-execute-masked = Esegui una carta di valore { $age }
move-value = Valore { $age }
move-colour = Colore: { $colour }
move-icon = Icona: { $icon }
move-player = Scegli { $owner }
move-splay = Sfalsa { $direction }: { $colour }
move-junk-achievement = Scarta l’obiettivo { $age }
move-junk-special = Scarta l’obiettivo speciale { $special }
move-free-special = Rendi di nuovo disponibile: { $special }
move-way = { $way }
move-unseen = Cala una prima carta, senza mostrarla
move-karma = Karma di { $card }
move-karma-number = Karma { $number } di { $card }

# What happened.
event-chosen = { $seat } ha scelto la sua prima carta.
event-laid-out = Disposta come obiettivo: { $card }
event-laid-out-unseen = Disposta come obiettivo: valore { $age }
event-draw = { $seat } pesca: { $card }
event-draw-unseen = { $count ->
    [one] { $seat } pesca una carta di valore { $age }.
   *[other] { $seat } pesca { $count } carte di valore { $age }.
}
event-meld = { $seat } cala: { $card }
event-tuck = { $seat } archivia: { $card }
event-score = { $seat } segna: { $card }
event-score-unseen = { $count ->
    [one] { $seat } segna una carta di valore { $age }.
   *[other] { $seat } segna { $count } carte di valore { $age }.
}
event-return = { $seat } restituisce: { $card }
event-return-unseen = { $count ->
    [one] { $seat } restituisce una carta di valore { $age }.
   *[other] { $seat } restituisce { $count } carte di valore { $age }.
}
event-achieve = { $seat } conquista: { $card }
event-achieve-unseen = { $count ->
    [one] { $seat } conquista una carta di valore { $age }.
   *[other] { $seat } conquista { $count } carte di valore { $age }.
}
event-junk = Tra gli scarti: { $card } ({ $at })
event-junk-unseen = { $count ->
    [one] Tra gli scarti: una carta di valore { $age } ({ $at })
   *[other] Tra gli scarti: { $count } carte di valore { $age } ({ $at })
}
event-moves = { $card }: { $leaves } → { $reaches }
event-moves-unseen = { $count ->
    [one] Una carta di valore { $age }: { $leaves } → { $reaches }
   *[other] { $count } carte di valore { $age }: { $leaves } → { $reaches }
}
event-shown = Rivelata: { $card } ({ $at })
event-splay = { $seat } sfalsa { $direction }: { $colour }.
event-unsplay = { $seat } ricompatta: { $colour }.
event-special = { $seat } conquista un obiettivo speciale: { $special }
event-special-junked = Un obiettivo speciale va tra gli scarti: { $special }
event-special-freed = Un obiettivo speciale è di nuovo disponibile: { $special }
event-bonus = { $seat } pesca perché il Dogma è stato condiviso.
event-effect = { $seat } esegue { $card }, effetto { $number }.
event-execute = { $seat } esegue da solo { $card }.
event-chain = Obiettivo a catena: { $seat }
event-able = { $seat } ha una carta adatta.
event-unseen = Decidono carte nascoste di { $seat }.
event-takes-draw = { $seat }: azione pescare
event-takes-meld = { $seat }: azione calare
event-takes-achieve = { $seat }: azione conquistare
event-takes-dogma = { $seat } attiva { $card }.
event-takes-parley = { $seat } parlamenta per attivare { $card }.
event-lose = { $seat } ha perso e lascia la partita.
event-end-achievements = Obiettivi sufficienti: la partita è finita.
event-end-score = Si doveva pescare oltre l’11: la partita è finita.
event-end-card = Una carta decide: la partita è finita.
event-end-elimination = Resta un solo giocatore: la partita è finita.
event-end-rounds = L’ultimo round è finito: la partita è finita.

# How a game ended.
end-achievements = { $count } obiettivi bastavano per vincere.
end-score = Si doveva pescare oltre l’11: vince il punteggio più alto, poi chi ha più obiettivi.
end-card = L’effetto di una carta ha deciso la partita.
end-elimination = Tutti gli altri sono fuori dal gioco.
end-rounds = Il round { $round }, l’ultimo, è finito: vince il punteggio più alto, poi chi ha più obiettivi.

# Why a bot plays a move.
hint-special = Conquista un obiettivo speciale: { $special }.
hint-achievement = { $count ->
    [one] Conquista un obiettivo.
   *[other] Conquista { $count } obiettivi.
}
hint-score = { $count ->
    [one] Segna { $count } punto.
   *[other] Segna { $count } punti.
}
hint-costs = Fa perdere punti a { $victim }: { $count }.
hint-higher = Porta una carta in cima più alta: { $age }.
hint-leads = Mostra più di tutti un’icona: { $icon }.
hint-splays = Sfalsa una pila { $direction }.
hint-cards = { $count ->
    [one] Pesca { $count } carta.
   *[other] Pesca { $count } carte.
}

# Faults of a position.
bad-card-twice = { $path }: { $card } c’è due volte.
bad-card-colour = { $path }: { $card } ha un altro colore.
bad-no-card-left = { $path }: non resta nessuna carta di era { $age }.
bad-parley = { $path }: per parlamentare servono { $count } giocatori o più.
bad-out-with-cards = { $path }: chi è fuori dal gioco non ha carte.
bad-achievements = { $path }: al massimo un obiettivo comune per ogni era da 1 a 10.
bad-deck = { $path }: questo mazzo ha solo carte di era { $age }.
bad-splay = { $path }: solo una pila di due o più carte è sfalsata.
bad-nobody-plays = { $path }: restano troppo pochi giocatori.
bad-turn-out = { $path }: questo giocatore è fuori dal gioco.
bad-setup = { $path }: nella preparazione ognuno ha { $count } carte.
bad-chosen = { $path }: i giocatori scelgono a turno una carta della propria mano.
bad-winner-twice = { $path }: questo vincitore c’è due volte.
bad-stage = { $path }: questo appartiene a un altro momento della partita.
bad-special-absent = { $path }: questo obiettivo speciale è di un’espansione che non è in gioco.

# Why a move is not legal.
named-card = { $card }
why-no-passing = Un’azione va fatta: si può sempre pescare una carta.
why-first-card = Prima del primo turno ognuno cala una delle sue due carte.
why-parley-price = Questo Dogma costa una carta della tua mano.
why-compulsory = L’effetto è obbligatorio: { $card }.
why-in-effect = Prima va eseguito un effetto: { $card }.
why-no-such-achievement = Non c’è un obiettivo comune di valore { $age }.
why-claimed = { $owner } ha conquistato l’obiettivo di valore { $age }.
why-achievement-gone = L’obiettivo di valore { $age } non è disponibile: è fuori dal gioco.
why-too-few-points = L’obiettivo di valore { $age } richiede { $needed } punti; ne hai { $points }.
why-no-high-top = Serve una carta in cima di valore { $age } o più; la tua più alta è { $highest }. Punti: { $points }, richiesti: { $needed }.
why-points-and-top = Servono { $needed } punti (ne hai { $points }) e una carta in cima di valore { $age } o più (la tua più alta è { $highest }).
why-special-free = { $special } è disponibile, non tra gli scarti.
why-special-junked = { $special } è tra gli scarti.
why-special-claimed = { $owner } ha conquistato { $special }.
why-special-absent = { $special } è di un’espansione che non è in gioco.
why-splay-few = Per sfalsare servono due carte di un colore; { $colour }: { $count }.
why-splayed = Questo colore è già sfalsato così: { $colour }, { $direction }.
why-other-direction = { $card } sfalsa in un altro modo: { $direction }.
why-not-you = Bisogna scegliere un altro giocatore.
why-lost = { $owner } è fuori dal gioco.
why-only-age = Valori che { $card } permette: { $age }.
why-only-colour = Colori che { $card } permette: { $colour }.
why-only-icon = Icone che { $card } permette: { $icon }.
why-only-owner = Giocatori che { $card } permette: { $owner }.
why-only-card = { $card } non chiede { $chosen }, ma: { $offered }.
why-does-not-fit = { $chosen } non è ciò che chiede { $card }.
why-nothing-fits = Niente va bene per l’effetto di { $card }; puoi solo passare.
why-name-the-card = Di’ quale carta.
why-no-such-back = Nessuna carta di { $owner } di valore { $age } si può scegliere qui.
why-no-such-card = Nessuna carta di valore { $age } può essere scelta qui.
why-not-in-hand = { $card } non è nella tua mano.
why-not-in-score = { $card } non è nella tua pila punti.
why-not-on-board = { $card } non è sulla tua plancia.
why-not-there = { $card } non è dove puoi scegliere adesso.
why-on-board = { $card } è già sulla tua plancia.
why-not-melded = { $card } è nella tua mano: prima va calata.
why-no-effects = { $card } non ha effetti: non c’è niente da attivare.
why-covered = { $card } è sotto { $above }: serve una carta in cima.
why-others-card = { $card } è sulla plancia di { $owner }; tu attivi le tue carte in cima.
why-not-on-that-board = { $card } non è sulla plancia di { $owner }.
why-neighbour = { $owner } è vicino a te: si parlamenta solo con giocatori lontani ({ $card }).
why-parley-hand = Per attivare { $card } devi restituire una carta, e la tua mano è vuota.
why-parley-move = { $card } è una carta di { $owner }: bisogna parlamentare.

# What things are for.
touch-own-hand = Le carte della tua mano si calano; anche gli effetti le usano.
touch-other-hand = Solo { $seat } vede questa mano.
touch-own-board = Le carte in cima si attivano; una pila sfalsata mostra più icone.
touch-other-board = Se { $seat } attiva una carta in cima, chi mostra altrettante sue icone condivide.
touch-score = La tua pila punti vale la somma dei suoi valori; i punti non si spendono.
touch-other-score = La pila punti di { $seat }: tutti vedono i valori, le carte solo chi la possiede.
touch-achieved = Obiettivi di { $seat }: averne abbastanza fa vincere.
touch-player = Si sceglie { $seat } solo se lo dice una carta.
touch-achievements = Nel tuo turno ne conquisti uno con punti pari a cinque volte il valore e una carta in cima almeno di quel valore.
touch-specials = Gli obiettivi speciali si conquistano da soli appena un’azione li realizza.
touch-deck = Si pesca dal mazzo della propria carta in cima più alta; se è vuoto, dal seguente.
touch-junk = Le carte tra gli scarti sono fuori gioco.
touch-own-forecast = Le carte delle tue previsioni aspettano effetti o di essere calate; le vedi solo tu.
touch-other-forecast = Le previsioni di { $seat }: tutti vedono i valori, le carte solo chi le possiede.
touch-safe = Nella cassaforte di { $seat } ci sono segreti: nessuno ne vede più del dorso.

# What a card means now.
now-unseen = Non sai dove sia. Carte di era { $age } che non hai visto: { $count }.
now-your-hand = È nella tua mano.
now-in-hand = È nella mano di { $owner }.
now-your-score = È nella tua pila punti.
now-in-score = È nella pila punti di { $owner }.
now-your-achieved = È uno dei tuoi obiettivi.
now-in-achieved = È un obiettivo di { $owner }.
now-is-achievement = È un obiettivo disponibile.
now-in-junk = È tra gli scarti.
now-in-deck = È tornata nel suo mazzo.
now-your-forecast = È nelle tue previsioni.
now-in-forecast = È nelle previsioni di { $owner }.
now-your-safe = È un segreto della tua cassaforte.
now-in-safe = È un segreto della cassaforte di { $owner }.
now-your-top = È una tua carta in cima.
now-your-covered = È sulla tua plancia, sotto { $above }.
now-top = È una carta in cima di { $owner }.
now-covered = È sulla plancia di { $owner }, sotto { $above }.
now-icons = Icona principale ({ $icon }): { $each }.
now-icons-melded = Icona principale ({ $icon }) una volta calata: { $each }.
now-of-player = { $owner } { $count }
now-you-demand = Vulnerabili alla tua pretesa: { $owner }.
now-you-demand-nobody = Nessuno è vulnerabile alla tua pretesa.
now-you-share = Chi condividerebbe il tuo Dogma: { $owner }.
now-you-share-nobody = Nessuno condividerebbe il tuo Dogma.
now-they-demand = Vulnerabili alla pretesa di { $seat }: { $owner }.
now-they-demand-nobody = Nessuno è vulnerabile alla pretesa di { $seat }.
now-they-share = Chi condividerebbe il Dogma di { $seat }: { $owner }.
now-they-share-nobody = Nessuno condividerebbe il Dogma di { $seat }.
now-starts = Calata, inizia una pila: { $colour }.
now-covers = Calata, copre { $card }.
now-covers-splayed = Calata, copre { $card }; la pila resta sfalsata: { $direction }.
now-changes = Le tue icone cambierebbero: { $changes }.
now-change = { $icon } { $change }
now-draws-value = Poi pescheresti una carta di valore { $age }.
now-counts-for = In cima conta per { $special }: ne hai { $count } su { $needed }.

# What an achievement means now.
now-special-yours = L’hai conquistato tu.
now-special = { $owner } l’ha conquistato.
now-special-free = È disponibile; si controlla alla fine di ogni azione.
now-special-at-once = È disponibile; chi lo realizza lo conquista subito.
now-near-empire = Icone visibili tre volte o più, { $needed } richieste (la persona non conta): { $each }.
now-near-monument = Carte in cima con una pretesa, { $needed } richieste: { $each }.
now-near-wonder = Colori sfalsati a destra, in alto o in diagonale, { $needed } richiesti: { $each }.
now-near-world = Icone orologio, { $needed } richieste: { $each }.
now-near-universe = Carte in cima di valore 8 o più, { $needed } richieste: { $each }.
now-empire-lacks = Ne mostri meno di tre: { $icon }.
now-special-also = Si può conquistare anche con una carta: { $card }.
now-available = Richiede { $points } punti e una carta in cima di valore { $age } o più.
now-eligible = Puoi conquistarlo con un’azione.
now-not-eligible = Hai { $points } punti su { $needed }; la tua carta in cima più alta è { $highest } (serve { $age }).
now-others-eligible = Potrebbero conquistarlo nel loro turno: { $owner }.

# What an action would bring, before it is taken.
preview-shares = { $owner } condividerebbe ({ $icon }: { $count }).
preview-vulnerable = { $owner } è vulnerabile ({ $icon }: { $count }).
preview-gains = { $icon } sale a { $count }.
preview-loses = { $icon } scende a { $count }.
preview-highest = La tua carta in cima più alta diventa { $age }.
preview-achieves = Potresti poi conquistare l’obiettivo { $age }.
preview-special = Conquisteresti un obiettivo speciale: { $special }.
preview-ends = Probabilmente finirebbe la partita.
preview-nothing = Ora probabilmente non farebbe nulla.
