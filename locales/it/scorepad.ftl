### La pagina: il segnapunti, per una partita con carte vere. Chi legge non è nessuno dei giocatori.

scorepad-title = Segna i punti
    .about = Le carte vere sul tavolo, i conti qui.
scorepad-unreadable = Il segnapunti conservato su questo dispositivo non si è potuto leggere. È stato messo da parte.
scorepad-unkept = Questo browser non conserva nulla, quindi questo foglio dura finché non lasci la pagina.
scorepad-lost = Il segnapunti non risponde. Controlla la connessione e riprova.

## Una nuova serata.

scorepad-who = Chi gioca
    .about = In senso orario, come siete seduti. Il segno indica chi dà le carte per primo.
scorepad-name = Nome { $number }
scorepad-seated = Con una mano segnata nessuno può più aggiungersi o andarsene. Per questo cominciate una nuova serata; questa resta in «{ scorepad-past }».
scorepad-add = Aggiungi giocatore
scorepad-drop = { $name } non gioca
scorepad-deals-first = Primo mazziere: { $name }
scorepad-nameless = Ogni giocatore deve avere un nome.
scorepad-too-few = Servono almeno due giocatori.
scorepad-alike = Due giocatori hanno lo stesso nome.
scorepad-rules = Il gioco
scorepad-own = Le tue regole della casa
scorepad-settlement = Gettoni
scorepad-settlement-none = Niente gettoni
    .about = Solo punti.
scorepad-settlement-average = Media
    .about = Alla fine ognuno paga o riceve la differenza dalla media.
scorepad-settlement-lowest_takes_pot = Il più basso prende il piatto
    .about = Nel piatto un gettone a punto; lo prende il più basso della mano.
scorepad-settlement-sweepstakes = Sweepstakes
    .about = Nel piatto un gettone a punto; lo prende chi è il solo a zero.
scorepad-settlement-howell = Howell
    .about = Ogni cuore costa un gettone per ciascuno degli altri giocatori.
scorepad-chip-value = Un gettone vale
    .about = Nella tua moneta; 1 vuol dire soltanto gettoni.
    .wrong = Il valore di un gettone è un numero da 0,001 a 1.000.000.
scorepad-buy-in = Ognuno compra
    .about = I gettoni con cui si comincia.
    .wrong = Ognuno compra un numero intero di gettoni, da 1 a 1.000.000.
scorepad-split-two = Se due sono a zero, si dividono il piatto
scorepad-start = Comincia
scorepad-past = Serate passate
scorepad-past-title = { DATETIME($began, day: "numeric", month: "long") } · { $title }
scorepad-past-line =
    { $hands ->
        [one] { LIST($names) } · una mano
       *[other] { LIST($names) } · { $hands } mani
    }
scorepad-forget = Elimina: { DATETIME($began, day: "numeric", month: "long") } · { $title }

## Il foglio di una serata.

scorepad-deals-hand = Mano { $hand }: dà le carte { NAME($dealer) }.
scorepad-pass-cards =
    { $count ->
        [one] una carta
        [2] due carte
        [3] tre carte
        [4] quattro carte
       *[other] { $count } carte
    }
scorepad-pass-left = Ognuno passa { scorepad-pass-cards } a sinistra.
scorepad-pass-right = Ognuno passa { scorepad-pass-cards } a destra.
scorepad-pass-across = Ognuno passa { scorepad-pass-cards } a chi siede di fronte.
scorepad-pass-left2 = Ognuno passa { scorepad-pass-cards } al secondo a sinistra.
scorepad-pass-right2 = Ognuno passa { scorepad-pass-cards } al secondo a destra.
scorepad-pass-left3 = Ognuno passa { scorepad-pass-cards } al terzo a sinistra.
scorepad-pass-right3 = Ognuno passa { scorepad-pass-cards } al terzo a destra.
scorepad-pass-scatter = Ognuno passa una carta a ciascuno degli altri.
scorepad-pass-hold = Questa volta non si passano carte.
scorepad-bids = { NAME($seat, at: "start") } fa la prima offerta.
scorepad-carries = Il piatto è rimasto: { NAME($seat) } dichiara di nuovo il seme.
scorepad-last = Ultima
scorepad-side = { NAME($seats, at: "start") }: { $sum }
scorepad-total = Totale
scorepad-totals = Totali
scorepad-enter = Segna la mano { $hand }
scorepad-undo = Annulla
scorepad-share = Condividi
scorepad-print = Stampa
scorepad-copied = Foglio copiato.
scorepad-not-copied = Questo browser non permette di copiare.
scorepad-hands = Mano per mano
scorepad-open-hand = Mano { $hand }, da rivedere o correggere
scorepad-so-far = La serata finora
scorepad-lower = Punti, meno è meglio
scorepad-higher = Punti, più è meglio
scorepad-first-hand = Dopo la prima mano si segnano qui i punti.
scorepad-fault = Mano { $hand }: { LIST($why) }
scorepad-mend = Correggi la mano { $hand }
scorepad-spoilt = Con queste regole la mano { $hand } andrà corretta. { LIST($why) }
scorepad-again = Nuova serata
scorepad-change = Nomi e regole
scorepad-winner = Ha vinto
scorepad-deals = mazziere
scorepad-wins =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } vince la partita
       *[many] { NAME($seats, at: "start") } vincono la partita
    }
scorepad-won =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } vince la partita.
       *[many] { NAME($seats, at: "start") } vincono la partita.
    }

## Gettoni.

scorepad-chips = { CHIPS($chips) }
scorepad-chips-worth = { CHIPS($chips) } ({ scorepad-money })
# Un numero di gettoni senza la parola.
scorepad-chips-bare = { CHIPS($chips, as: "scorepad-amount") }
scorepad-chips-won = +{ CHIPS($chips, as: "scorepad-amount") }
scorepad-amount = { $amount }
# Nella moneta dei giocatori. $money non è mai negativo.
scorepad-money =
    { $decimals ->
        [3] { NUMBER($money, minimumFractionDigits: 3) }
       *[other] { NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }
scorepad-money-owed = −{ scorepad-money }
scorepad-chips-title = Gettoni
scorepad-players = Giocatori
scorepad-stack = Ne ha
scorepad-last-chips = Ultima
scorepad-pot = Nel piatto
scorepad-pot-left = Il piatto resta sul tavolo.
scorepad-worth = Valore
scorepad-why = Perché, nella mano { $hand }
scorepad-owed-now = Se si smettesse ora
scorepad-owed = Chi paga chi
scorepad-quits = Nessuno deve nulla a nessuno.
scorepad-gives = { NAME($from, at: "start") } dà { CHIPS($chips) } a { NAME($to) }.
scorepad-gives-worth = { NAME($from, at: "start") } dà { CHIPS($chips) } ({ scorepad-money }) a { NAME($to) }.
scorepad-gives-pot = { NAME($from, at: "start") } ha { CHIPS($chips) } nel piatto.
scorepad-gives-pot-worth = { NAME($from, at: "start") } ha { CHIPS($chips) } ({ scorepad-money }) nel piatto.
scorepad-settled-at-end = I gettoni passano di mano a partita finita.
scorepad-bought = { WORD($kind, of: "scorepad-settlement") } · { CHIPS($chips) } a testa
scorepad-bought-worth = { WORD($kind, of: "scorepad-settlement") } · { CHIPS($chips) } ({ scorepad-money }) a testa

## Una mano.

scorepad-hand = Mano { $hand }
scorepad-next-line = { NAME($dealer, at: "start") } dà le carte · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line = { NAME($dealer, at: "start") } ha dato le carte · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line-suit = { NAME($dealer, at: "start") } ha dato le carte · { WORD($pass, of: "scorepad-way") } · { SUIT($suit) }
scorepad-way-left = passaggio a sinistra
scorepad-way-right = passaggio a destra
scorepad-way-across = passaggio di fronte
scorepad-way-left2 = passaggio al secondo a sinistra
scorepad-way-right2 = passaggio al secondo a destra
scorepad-way-left3 = passaggio al terzo a sinistra
scorepad-way-right3 = passaggio al terzo a destra
scorepad-way-scatter = una carta a ciascuno
scorepad-way-hold = non si passa
scorepad-edit-hand = Modifica questa mano
scorepad-remove-hand = Toglila dal foglio
scorepad-shot-moon =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } ha fatto cappotto.
       *[many] { NAME($seats, at: "start") } hanno fatto cappotto.
    }
scorepad-shot-sun =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } ha fatto cappottone.
       *[many] { NAME($seats, at: "start") } hanno fatto cappottone.
    }

## Segnare una mano.

scorepad-mode = Si segnano
scorepad-mode-cards = Carte
scorepad-mode-points = Punti
scorepad-moon = Cappotto
scorepad-rest = resto
scorepad-rest-of = A { NAME($seat) } tutte le altre carte di { SUIT($suit) }
scorepad-fewer = { NAME($seat, at: "start") }: meno { SUIT($suit) }
scorepad-more = { NAME($seat, at: "start") }: più { SUIT($suit) }
scorepad-many = { NAME($seat, at: "start") }: { SUIT($suit) } { $count }
scorepad-took = { NAME($seat, at: "start") } ha preso { CARD($card, as: "the-card") }
scorepad-took-both = { scorepad-took }, due volte
scorepad-takes = Carte per { NAME($seat) }
scorepad-points-of = Punti di { NAME($seat) }
scorepad-no-trick = Senza prese
scorepad-no-trick-of = { NAME($seat, at: "start") } non ha fatto prese
scorepad-adds-up = I conti tornano.
scorepad-checking = Un momento.
scorepad-put = Metti la mano { $hand } sul foglio
scorepad-keep = Conferma la modifica
scorepad-key-erase = Cancella
scorepad-key-sign = Segno più o meno
scorepad-key-rest = Resto
scorepad-key-next = Avanti
scorepad-who-moon = Chi ha fatto cappotto?
    .about = Chi ha preso tutti i punti.
scorepad-every-trick = Anche tutte le prese
    .about = Allora è un cappottone.
scorepad-others = Gli altri { SIGNED($points) }
scorepad-shooter = { NAME($seat, at: "start") } { SIGNED($points) }
scorepad-others-of = { NAME($seat, at: "start") }: gli altri { SIGNED($points) }
scorepad-shooter-of = { NAME($seat, at: "start") }: { SIGNED($points) }
scorepad-how-moon = Come vale il cappotto?
scorepad-bidder = Chi ha offerto di più
scorepad-all-passed = Passano tutti
scorepad-bid = Per quanti gettoni
scorepad-bid-less = Un gettone in meno
scorepad-bid-more = Un gettone in più
scorepad-suit = Il seme che conta

## Su carta.

scorepad-paper-hand = Mano
scorepad-paper-line = { DATETIME($began, dateStyle: "long") } · { LIST($names) }
scorepad-text-line = { $line } · { DATETIME($began, dateStyle: "short") }
