### I giochi che hanno un nome, e in poche parole che cosa cambia rispetto al gioco standard. Quello che la prima pagina
### e il tavolo dicono delle regole; tutto il resto è in rules.ftl.

## I giochi che hanno un nome, e .about che li presenta.

preset-black-lady = Black Lady
    .about = Il gioco standard: tredici cuori da un punto l’uno, e la dama di picche che ne vale tredici.
preset-omnibus = Omnibus
    .about = Il gioco standard con un premio: il fante di quadri toglie dieci punti.
preset-original = Hearts delle origini
    .about = Il gioco degli anni 1880: contano solo i cuori, non si passano carte e si può sempre uscire a cuori.
preset-plain = Hearts semplice
    .about = Il gioco standard senza la dama: contano solo i cuori.
preset-black-jack = Black Jack
    .about = Il fante di picche prende il posto della dama e vale dieci punti.
preset-black-maria = Black Maria
    .about = Tre giocatori, tre picche pericolose e ogni volta tre carte passate a destra.
preset-spot = Hearts a valore
    .about = Ogni cuore costa quello che c’è scritto sopra, fino a quattordici per l’asso, e la dama di picche venticinque.
preset-partnership = A coppie
    .about = Due contro due, i partner uno di fronte all’altro; i totali di ogni coppia si sommano.
preset-reverse = Al contrario
    .about = Vince il totale più alto: tutti vogliono i cuori e la dama.
preset-trickster = Trickster
    .about = Il gioco standard come lo si trova spesso in rete: la dama scartata spezza i cuori, il cappotto conta nel modo che conviene a chi lo fa e la vittoria si può dividere.
preset-gamblers = Tavolo d’azzardo
    .about = La dama si scarta alla prima occasione, si può uscire subito a cuori e alla fine si fanno i conti con la media.
preset-domino = Hearts domino
    .about = Sei carte a testa e un tallone: chi non può rispondere pesca finché non trova il seme, e chi finisce le carte è fuori.
preset-sweepstakes = Sweepstakes
    .about = Un gettone per ogni punto, e il piatto a chi è il solo a restare a zero.
preset-auction = Hearts all’asta
    .about = Si offrono gettoni per scegliere il seme che conta e uscire per primi. Il piatto va a chi è il solo a restare a zero.
preset-howell = Conti alla Howell
    .about = Hearts delle origini, ma ogni cuore si paga a chi non l’ha preso.
preset-cancellation = Hearts a due mazzi
    .about = Due mazzi, da sei a undici giocatori: due carte uguali nella stessa presa si annullano.

## I valori che hanno un nome: value-CAMPO-VALORE.

value-teams-none = ognuno per sé
value-teams-2v2 = due contro due, partner di fronte
value-teams-2v2v2 = tre coppie, partner di fronte
value-teams-3v3 = tre contro tre, a posti alterni

value-kitty-first_trick = chi fa la prima presa
value-kitty-last_trick = chi fa l’ultima presa
value-kitty-first_penalty_trick = chi fa la prima presa con dei punti
value-kitty-none = non c’è

value-pass_cycle-left = a sinistra
value-pass_cycle-right = a destra
value-pass_cycle-across = di fronte
value-pass_cycle-left2 = al secondo a sinistra
value-pass_cycle-right2 = al secondo a destra
value-pass_cycle-left3 = al terzo a sinistra
value-pass_cycle-right3 = al terzo a destra
value-pass_cycle-scatter = una carta a ciascuno
value-pass_cycle-hold = nessuno

value-opening-lowest_club = con la carta di fiori più bassa
value-opening-any_club = chi ha la più bassa, con una carta di fiori qualsiasi
value-opening-eldest = chi siede alla sinistra del mazziere
value-opening-bidder = chi ha vinto l’asta

value-first_trick-no_penalties = niente carte che aggiungono punti
value-first_trick-no_hearts = niente cuori
value-first_trick-free = qualsiasi carta

value-breaking-true = i cuori vanno spezzati
value-breaking-false = si può sempre uscire a cuori

value-hearts_only-may_lead = si esce a cuori
value-hearts_only-pass_lead = esce il giocatore seguente

value-queen_breaks-never = mai
value-queen_breaks-discarded = se viene scartata
value-queen_breaks-played = comunque venga giocata

value-queen_lead-free = sempre
value-queen_lead-after_broken = solo a cuori spezzati

value-queen_or_hearts-must_lead_queen = si esce con la dama
value-queen_or_hearts-either = a scelta

value-queen_discard-free = sempre
value-queen_discard-after_broken = solo a cuori spezzati
value-queen_discard-forced = per forza, alla prima occasione

value-moon-old = gli altri segnano punti
value-moon-new = chi lo fa toglie punti
value-moon-choice = sceglie chi lo fa
value-moon-auto = gli altri segnano punti, a meno che così non perda la partita chi lo fa
value-moon-off = non si gioca

value-objective-low = vince il totale più basso
value-objective-high = vince il totale più alto

value-tie-play_on = si gioca un’altra mano
value-tie-shared = la vittoria si divide

value-settlement-none = niente gettoni
value-settlement-average = ognuno paga o riceve la differenza dalla media
value-settlement-lowest_takes_pot = un gettone a punto; il più basso prende il piatto
value-settlement-sweepstakes = un gettone a punto; chi è il solo a zero prende il piatto
value-settlement-howell = ogni cuore costa un gettone in meno del numero dei giocatori

## Che cosa cambia rispetto al gioco standard, in poche parole messe in fila: "4 giocatori · a 100 punti · non si passa".

differs-players = { $players } giocatori
differs-end-target = a { $target } punti
differs-end-hands =
    { $hands ->
        [one] una mano
       *[other] { $hands } mani
    }
differs-packs =
    { $number ->
        [one] un mazzo
       *[other] { $number } mazzi
    }
differs-teams = { WORD($value, of: "differs-teams") }
differs-teams-none = senza squadre
differs-teams-2v2 = due contro due
differs-teams-2v2v2 = tre coppie
differs-teams-3v3 = tre contro tre
differs-pooled = punti in comune
differs-joint_moon = cappotto di squadra
differs-removed = senza { MARKS($cards) }
differs-removed-none = mazzo intero
differs-hand_size =
    { $number ->
        [one] una carta a testa
       *[other] { $number } carte a testa
    }
differs-kitty = monte: { WORD($value, of: "value-kitty") }
differs-kitty_peek = chi prende il monte lo guarda
differs-pass_count =
    { $number ->
        [one] si passa una carta
       *[other] si passano { $number } carte
    }
differs-pass_cycle = passaggio: { WORDS($values, of: "value-pass_cycle", list: "unit") }
differs-pass_cycle-none = non si passa
differs-opening = prima uscita: { WORD($value, of: "value-opening") }
differs-first_trick = prima presa: { WORD($value, of: "value-first_trick") }
differs-breaking = si può sempre uscire a cuori
differs-hearts_only = con soli cuori: { WORD($value, of: "value-hearts_only") }
differs-queen = { MARK($card) } fa da dama
differs-queen_breaks = la dama spezza i cuori: { WORD($value, of: "value-queen_breaks") }
differs-queen_lead = uscire con la dama: { WORD($value, of: "value-queen_lead") }
differs-queen_or_hearts = con soli cuori e la dama: { WORD($value, of: "value-queen_or_hearts") }
differs-queen_discard = scartare la dama: { WORD($value, of: "value-queen_discard") }
differs-points = { LIST($values, list: "unit") }
differs-points-suit = { SUIT($suit, as: "suit-mark") } { $points }
differs-points-card = { MARK($card) } { $points }
differs-moon =
    { $value ->
        [off] niente cappotto
       *[other] cappotto: { WORD($value, of: "value-moon") }
    }
differs-moon_needs_bonus = cappotto solo con le carte premio
differs-sun = cappottone: { $number }
differs-no_trick_bonus = premio senza prese: { $number }
differs-objective = { WORD($value, of: "value-objective") }
differs-tie = in caso di parità: { WORD($value, of: "value-tie") }
differs-fifty_reset = sconto ai multipli di 50
differs-auction = asta
differs-stock = si pesca dal tallone
differs-settlement = gettoni: { WORD($value, of: "value-settlement") }
differs-bought =
    { $chips ->
        [one] un gettone a testa
       *[other] { $chips } gettoni a testa
    }
differs-bought-worth =
    { $chips ->
        [one] un gettone a testa da { NUMBER($worth, maximumFractionDigits: 3) }
       *[other] { $chips } gettoni a testa da { NUMBER($worth, maximumFractionDigits: 3) } l’uno
    }
differs-split_two = se due sono a zero, si dividono il piatto
