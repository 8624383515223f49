# The set by its title, and in values (“3 of Cities”).
title-cities = Città del destino
set-cities = delle Città
part-decks-cities = mazzi delle Città

# What is printed on cities.
icon-flag = bandiera
icon-fountain = fontana
icon-plus = più
icon-arrow-left = freccia a sinistra
icon-arrow-right = freccia a destra
icon-arrow-up = freccia in alto
icon-unsplay = ricompattare
icon-uplift = slancio
icon-junk-achievement = obiettivo barrato
printed-slots = In alto: { $above }. In basso: { $below }.
printed-acts = Azione calare · { $deeds }
printed-flag = La bandiera è un obiettivo finché si vede e nessun avversario ha più carte visibili del suo colore.
printed-fountain = Una fontana è un obiettivo finché si vede.
printed-points = Un bonus dà punti finché si vede: il più alto per intero, ogni altro 1.

# The table in words.
points-flags = bandiere
points-fountains = fontane
table-endorsed = Azione sostenere già usata in questo turno
table-flags = bandiere che contano: { $count }
table-fountains = fontane: { $count }

# Endorse.
ask-endorse-city = { $card }: scegli la città che la sostiene.
ask-endorse-pay = { $card }: scarta una carta di valore { $age } o meno.
move-endorse = Sostieni { $card }
event-takes-endorse = { $seat } sostiene { $card }.
why-endorsed = In questo turno hai già sostenuto una carta.
why-no-city = Per sostenere { $card } serve una città in cima con la sua icona principale: { $icon }.
why-no-payment = Per sostenere si scarta una carta della propria mano di valore { $age } o meno, e non ne hai.

# Special achievements.
special-tradition = Tradizione
special-repute = Reputazione
special-fame = Fama
special-glory = Gloria
special-victory = Vittoria
special-how-tradition = Cala una città con una freccia a sinistra su un colore sfalsato a sinistra.
special-how-repute = Cala una città con una freccia a destra su un colore sfalsato a destra.
special-how-fame = Cala una città con una freccia in alto su un colore sfalsato in alto.
special-how-glory = Una città con una bandiera va dalla tua mano agli scarti.
special-how-victory = Una città con una fontana va dalla tua mano agli scarti.

# What melding a city brings.
foresee-draws-city = Peschi una città.
foresee-plus = Peschi una carta di valore { $one }.
foresee-arrow = Sfalsi { $direction }: { $colour }.
foresee-unsplay = Tutti gli avversari ricompattano: { $colour }.
foresee-uplift = Scarti il mazzo base { $one } e peschi una carta di valore { $two }.
foresee-junk-achievement = Scarti un obiettivo disponibile di valore { $age }.
foresee-search = { $age ->
    [one] Peschi e riveli una carta base di valore { $age }; senza { $icon } viene restituita.
   *[other] Peschi e riveli { $age } carte base di valore { $age }; quelle senza { $icon } vengono restituite.
}

# What a card means now.
now-flag-counts = La sua bandiera conta come obiettivo.
now-flag-behind = La sua bandiera non conta; più carte visibili del suo colore: { $owner }.
now-flag-covered = La sua bandiera non si vede.
now-flag-would-count = Se la cali, la sua bandiera conta come obiettivo.
now-flag-would-not = Se la cali, la sua bandiera non conta; più carte visibili del suo colore: { $owner }.
now-fountains = Sue fontane visibili, che contano come obiettivi: { $count }.
now-fountains-melded = Calata, porta obiettivi con le fontane: { $count }.
now-supports = Permette di sostenere: { $cards }.
now-supports-nothing = Non mostra l’icona principale di nessuna tua carta in cima: non permette di sostenere niente.
now-supported = Per sostenerla hai: { $cards }.

# What things are for, and why a bot plays a move.
touch-deck-cities = Si pesca una città del valore della propria carta in cima più alta per un nuovo colore sulla propria plancia e per aver sfalsato, se non se ne ha una in mano.
hint-flags = Fa contare più bandiere: { $count }.
hint-fountains = Mostra più fontane: { $count }.
