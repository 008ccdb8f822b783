### Quello che si dice al tavolo, nella pagina e nel terminale: rifiuti, come si sono fatti i conti di una mano.

## Perché qualcosa non si può fare. Dove la frase parla della situazione, .about lo dice in generale.

refusal-no_such_seat = Lì non c’è nessuno: i posti si contano da 0, in senso orario.
refusal-not_now = Non è il momento.
refusal-not_your_turn =
    { WHO($seats) ->
        [none] Adesso non tocca a nessuno.
        [you] Tocca a te.
        [one] Tocca a { NAME($seats) }.
        [with-you] { NAME($seats, at: "start") } dovete ancora giocare.
       *[many] { NAME($seats, at: "start") } devono ancora giocare.
    }
    .about = Tocca a qualcun altro.
refusal-game_over = La partita è finita.
refusal-no_such_card = Questa carta non esiste. Scrivi valore e seme all’inglese, per esempio QS (dama di picche) o TD (10 di quadri).
refusal-card_not_held = Non hai in mano { CARD($card, as: "the-card") }.
    .about = Non hai in mano questa carta.
refusal-bid_too_low = Offri almeno { $least }, oppure passa.
    .about = Un’offerta deve superare l’ultima.
refusal-bid_too_high = Puoi offrire al massimo { $most ->
        [one] un gettone
       *[other] { $most } gettoni
    }.
    .about = Non si possono offrire più gettoni di quanti se ne hanno.
refusal-no_such_suit = Questo seme non esiste: ci sono fiori, quadri, picche e cuori.
refusal-already_passed = Hai già passato le tue carte.
refusal-wrong_number_of_cards =
    { $count ->
        [0] Adesso non si passano carte.
        [one] Passa una carta.
       *[other] Passa esattamente { $count } carte.
    }
    .about = Non è il numero giusto di carte da passare.
refusal-card_given_twice = Non puoi passare due volte { CARD($card, as: "the-card") }.
    .about = La stessa carta non si può passare due volte.
refusal-must_follow_suit = Hai ancora { SUIT($suit) }: devi rispondere a { SUIT($suit) }.
    .about = Hai ancora carte del seme di uscita: devi giocarne una.
refusal-must_lead_lowest_club = La mano si apre con la carta di fiori più bassa.
refusal-must_lead_a_club = La mano si apre con una carta di fiori.
refusal-hearts_not_broken =
    { $suit ->
        [spades] Le picche non sono ancora spezzate.
       *[other] { SUIT($suit, as: "suit-the-first") } non sono ancora spezzati.
    }
    .about = I cuori non sono ancora spezzati.
refusal-queen_not_led_yet = Si può uscire con { CARD($queen, as: "the-card") } solo a { SUIT($suit, as: "suit-broken") }.
    .about = Si può uscire con la dama solo a cuori spezzati.
refusal-must_lead_queen = Ti restano solo { SUIT($suit) } e { CARD($queen, as: "the-card") }: devi uscire con { CARD($queen, as: "the-card") }.
    .about = A chi restano solo cuori e la dama tocca uscire con la dama.
refusal-no_penalties_on_first_trick = Nella prima presa non si scartano punti.
refusal-no_hearts_on_first_trick = Nella prima presa non si scartano { SUIT($suit) }.
    .about = Nella prima presa non si scartano cuori.
refusal-queen_not_discarded_yet = Si può scartare { CARD($queen, as: "the-card") } solo a { SUIT($suit, as: "suit-broken") }.
    .about = Si può scartare la dama solo a cuori spezzati.
refusal-must_discard_queen = Bisogna scartare { CARD($queen, as: "the-card") } alla prima occasione.
    .about = Bisogna scartare la dama alla prima occasione.
refusal-not_a_moon_choice = Un cappotto conta alla vecchia (gli altri segnano punti) o alla nuova (chi lo fa li toglie).

## Perché quello che è stato mandato non viene accettato, quando non si sa altro.

refusal-unknown_request = Questa richiesta non esiste; help le elenca tutte.
refusal-bad_argument = La richiesta non si capisce; help mostra come si scrive.
refusal-bad_json = Non è il JSON che serve a questa richiesta.
refusal-bad_rules = Con queste regole non si può giocare.
refusal-bad_position = Questa posizione non si può giocare.
refusal-bad_log = Questo registro non si può rigiocare.
refusal-bad_event = Questo evento non si accorda con quanto visto prima.
refusal-no_game = Non c’è ancora una partita; new dà le carte.

## Come si sono mossi i gettoni. $seats sono tutti quelli che hanno pagato e avuto lo stesso.

# Un numero che può avere una frazione, senza una parola dietro.
settled-number = { $amount }
settled-average = La media dei totali è { CHIPS($average, as: "settled-number") }.
settled-below-average =
    { WHO($seats) ->
        [you] Paghi { CHIPS($paid) }, la differenza dalla media.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) }, la differenza dalla media.
        [with-you] { NAME($seats, at: "start") } pagate { CHIPS($paid) } a testa, la differenza dalla media.
       *[many] { NAME($seats, at: "start") } pagano { CHIPS($paid) } a testa, la differenza dalla media.
    }
settled-above-average =
    { WHO($seats) ->
        [you] Ricevi { CHIPS($won) }, la differenza dalla media.
        [one] { NAME($seats, at: "start") } riceve { CHIPS($won) }, la differenza dalla media.
        [with-you] { NAME($seats, at: "start") } ricevete { CHIPS($won) } a testa, la differenza dalla media.
       *[many] { NAME($seats, at: "start") } ricevono { CHIPS($won) } a testa, la differenza dalla media.
    }
settled-at-average =
    { WHO($seats) ->
        [you] Hai esattamente la media e non paghi nulla.
        [one] { NAME($seats, at: "start") } ha esattamente la media e non paga nulla.
        [with-you] { NAME($seats, at: "start") } avete esattamente la media e non pagate nulla.
       *[many] { NAME($seats, at: "start") } hanno esattamente la media e non pagano nulla.
    }

settled-no-hearts =
    { WHO($seats) ->
        [you] Non paghi e non ricevi nulla.
        [one] { NAME($seats, at: "start") } non paga e non riceve nulla.
        [with-you] { NAME($seats, at: "start") } non pagate e non ricevete nulla.
       *[many] { NAME($seats, at: "start") } non pagano e non ricevono nulla.
    }
settled-takes-back =
    { WHO($seats) ->
        [you] Non paghi nulla e ricevi { CHIPS($won) } per i cuori degli altri.
        [one] { NAME($seats, at: "start") } non paga nulla e riceve { CHIPS($won) } per i cuori degli altri.
        [with-you] { NAME($seats, at: "start") } non pagate nulla e ricevete { CHIPS($won) } a testa per i cuori degli altri.
       *[many] { NAME($seats, at: "start") } non pagano nulla e ricevono { CHIPS($won) } a testa per i cuori degli altri.
    }
settled-hearts =
    { $hearts ->
        [one] { $hearts } cuore
       *[other] { $hearts } cuori
    }
settled-pays-for-hearts =
    { WHO($seats) ->
        [you] Paghi { CHIPS($paid) } per { settled-hearts } e non ricevi nulla.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) } per { settled-hearts } e non riceve nulla.
        [with-you] { NAME($seats, at: "start") } pagate { CHIPS($paid) } a testa per { settled-hearts } e non ricevete nulla.
       *[many] { NAME($seats, at: "start") } pagano { CHIPS($paid) } a testa per { settled-hearts } e non ricevono nulla.
    }
settled-pays-and-takes-back =
    { WHO($seats) ->
        [you] Paghi { CHIPS($paid) } per { settled-hearts } e ricevi { CHIPS($won) } per i cuori degli altri.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) } per { settled-hearts } e riceve { CHIPS($won) } per i cuori degli altri.
        [with-you] { NAME($seats, at: "start") } pagate { CHIPS($paid) } a testa per { settled-hearts } e ricevete { CHIPS($won) } a testa per i cuori degli altri.
       *[many] { NAME($seats, at: "start") } pagano { CHIPS($paid) } a testa per { settled-hearts } e ricevono { CHIPS($won) } a testa per i cuori degli altri.
    }

settled-clear =
    { WHO($seats) ->
        [you] Resti a zero.
        [one] { NAME($seats, at: "start") } resta a zero.
        [with-you] { NAME($seats, at: "start") } restate a zero.
       *[many] { NAME($seats, at: "start") } restano a zero.
    }
settled-clear-takes-pot =
    { WHO($seats) ->
        [you] Resti a zero e prendi il piatto: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } resta a zero e prende il piatto: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } restate a zero e prendete il piatto: { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } restano a zero e prendono il piatto: { CHIPS($won) }.
    }
settled-clear-shares-pot =
    { WHO($seats) ->
        [you] Resti a zero e prendi la tua parte del piatto: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } resta a zero e prende la sua parte del piatto: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } restate a zero e vi dividete il piatto: { CHIPS($won) } a testa.
       *[many] { NAME($seats, at: "start") } restano a zero e si dividono il piatto: { CHIPS($won) } a testa.
    }
settled-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
settled-pays =
    { WHO($seats) ->
        [you] Paghi { CHIPS($paid) } per { settled-points }.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) } per { settled-points }.
        [with-you] { NAME($seats, at: "start") } pagate { CHIPS($paid) } a testa per { settled-points }.
       *[many] { NAME($seats, at: "start") } pagano { CHIPS($paid) } a testa per { settled-points }.
    }
settled-pays-takes-pot =
    { WHO($seats) ->
        [you] Paghi { CHIPS($paid) } per { settled-points } e prendi il piatto: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) } per { settled-points } e prende il piatto: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } pagate { CHIPS($paid) } a testa per { settled-points } e prendete il piatto: { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } pagano { CHIPS($paid) } a testa per { settled-points } e prendono il piatto: { CHIPS($won) }.
    }
settled-pays-shares-pot =
    { WHO($seats) ->
        [you] Paghi { CHIPS($paid) } per { settled-points } e prendi la tua parte del piatto: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } paga { CHIPS($paid) } per { settled-points } e prende la sua parte del piatto: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } pagate { CHIPS($paid) } a testa per { settled-points } e vi dividete il piatto: { CHIPS($won) } a testa.
       *[many] { NAME($seats, at: "start") } pagano { CHIPS($paid) } a testa per { settled-points } e si dividono il piatto: { CHIPS($won) } a testa.
    }

settled-rest-stays = Il piatto non si divide in parti uguali; quel che avanza rimane lì: { CHIPS($pot) }.
settled-nobody-clear = Nessuno resta a zero, quindi il piatto rimane: { CHIPS($pot) }.
settled-several-clear =
    { $clear ->
        [one] { $clear } giocatore resta a zero, quindi il piatto rimane: { CHIPS($pot) }.
       *[other] { $clear } giocatori restano a zero, quindi il piatto rimane: { CHIPS($pot) }.
    }
