### Il segnapunti, nella pagina e nel terminale: i punti di una partita che si gioca altrove.

## Perché una mano non può andare sul foglio: che cosa correggere.

pad-missing = Ancora da assegnare: { LIST($items) }.
pad-missing-of-suit =
    { $number ->
        [one] una carta di { SUIT($suit) }
       *[other] { $number } carte di { SUIT($suit) }
    }
pad-missing-card = { CARD($card, as: "the-card") }
pad-missing-copies =
    { $number ->
        [one] { CARD($card, as: "card-a") }
       *[other] { $number } copie { CARD($card, as: "card-of") }
    }
pad-missing-others =
    { $number ->
        [one] { $number } altra carta
       *[other] { $number } altre carte
    }
pad-too-many-of-suit =
    { $over ->
        [one] C’è una carta di troppo: di { SUIT($suit) } ne contano solo { $all }.
       *[other] Ci sono { $over } carte di troppo: di { SUIT($suit) } ne contano solo { $all }.
    }
pad-card-taken-twice =
    { $copies ->
        [one] Solo un giocatore può aver preso { CARD($card, as: "the-card") }.
       *[other] Ci sono solo { $copies } copie { CARD($card, as: "card-of") }.
    }
pad-worthless-card = In questa mano { CARD($card, as: "the-card") } non conta nulla.
pad-worthless-suit = In questa mano { SUIT($suit, as: "suit-the") } non contano nulla.
pad-unlike-suit = Qui le carte di { SUIT($suit) } non valgono tutte uguale: di’ chi ha preso ognuna.

# Come si segna un cappotto; niente dove non ce n’è stato uno.
pad-written =
    { $moon ->
        [old] Un cappotto si segna con 0 a chi lo fa e { $amount } agli avversari.
        [new] Un cappotto si segna con −{ $amount } a chi lo fa e 0 agli altri.
       *[other] Un cappotto si segna con 0 a chi lo fa e { $amount } agli avversari, oppure con −{ $amount } a chi lo fa e 0 agli altri.
    }
pad-moon-written =
    { $bonus ->
        [off] { pad-written }
       *[other] { pad-written } A chi ha preso { CARDS($bonuses, as: "the-card") } si toglie anche il premio.
    }
pad-points-are-missing =
    { $missing ->
        [one] Manca ancora { $missing } punto.
       *[other] Mancano ancora { $missing } punti.
    }
pad-points-missing =
    { $moon ->
        [off] { pad-points-are-missing }
       *[other] { pad-points-are-missing } { pad-moon-written }
    }
pad-points-are-short =
    { $missing ->
        [one] La somma dei punti è { $sum }, non { $all }: ne manca uno.
       *[other] La somma dei punti è { $sum }, non { $all }: ne mancano { $missing }.
    }
pad-points-short =
    { $moon ->
        [off] { pad-points-are-short }
       *[other] { pad-points-are-short } { pad-moon-written }
    }
pad-points-are-over =
    { $over ->
        [one] La somma dei punti è { $sum }, non { $all }: uno di troppo.
       *[other] La somma dei punti è { $sum }, non { $all }: { $over } di troppo.
    }
pad-points-over =
    { $moon ->
        [off] { pad-points-are-over }
       *[other] { pad-points-are-over } { pad-moon-written }
    }
pad-points-of-a-moon = Tutti i { $amount } punti a un solo giocatore fanno un cappotto. { pad-moon-written }
pad-points-of-a-side-moon = Tutti i { $amount } punti a una sola squadra fanno un cappotto, e ognuno dei suoi giocatori si segna come chi lo fa. { pad-moon-written }
pad-points-of-no-cards = La somma è giusta, ma non ci sono carte che diano proprio questi punti.
pad-points-too-few-for-card =
    { $points ->
        [one] La somma è giusta, ma nessuno ha il punto { CARD($card, as: "card-of") }.
       *[other] La somma è giusta, ma nessuno ha i { $points } punti { CARD($card, as: "card-of") }.
    }
pad-points-of-many-cards = Di’ chi ha preso quali carte: questi punti possono venire fuori in più modi.

pad-chips-need-all-cards = Di’ chi ha preso quali carte: i punti da soli non bastano per i conti con i gettoni.
pad-chips-need-cards = Di’ anche chi ha preso { CARDS($cards, as: "the-card") }: ne dipendono i gettoni.
pad-chips-need-partners = Di’ quale dei partner ha preso quali carte: ne dipendono i gettoni.

pad-tricks = La somma delle prese è { $sum }, non { $all }.
pad-no-trick-but-card =
    { WHO($seat) ->
        [you] Non hai fatto prese, quindi non puoi aver preso una carta.
       *[other] { NAME($seat, at: "start") } non ha fatto prese e non può aver preso una carta.
    }

pad-moon-to-choose = C’è stato un cappotto: di’ se vale alla vecchia (gli avversari segnano { $amount }) o alla nuova (chi lo fa toglie { $amount }).
pad-moon-not-shot = Non è stato un cappotto: più giocatori hanno preso punti.
pad-moon-way =
    { $way ->
        [old] Con queste regole il cappotto qui vale alla vecchia: gli avversari segnano punti.
       *[new] Con queste regole il cappotto qui vale alla nuova: chi lo fa toglie punti.
    }

pad-bid-in-carried-pot =
    { WHO($seat) ->
        [you] Il piatto è rimasto, quindi non c’è una nuova asta: il seme lo dichiari tu.
       *[other] Il piatto è rimasto, quindi non c’è una nuova asta: il seme lo dichiara { NAME($seat) }.
    }
pad-bid-without-chips = Di’ quanti gettoni sono stati offerti.
pad-bid-without-bidder = Di’ chi ha fatto l’offerta.
pad-bid-too-high =
    { WHO($seat) ->
        [you]
            { $most ->
                [0] Non hai gettoni da offrire.
                [one] Hai solo { $most } gettone da offrire.
               *[other] Hai solo { $most } gettoni da offrire.
            }
       *[other]
            { $most ->
                [0] { NAME($seat, at: "start") } non ha gettoni da offrire.
                [one] { NAME($seat, at: "start") } ha solo { $most } gettone da offrire.
               *[other] { NAME($seat, at: "start") } ha solo { $most } gettoni da offrire.
            }
    }
pad-suit-not-named = Di’ quale seme è stato dichiarato.
pad-suit-without-bid = Nessuno ha offerto, quindi contano i cuori. Se qualcuno ha dichiarato il seme, di’ chi e per quanti gettoni.

pad-game-over = La partita è finita con la mano { $hands }: la mano seguente è di un’altra partita.

## Che cosa i programmi possono mandare di sbagliato. $name è quello che è stato mandato.

pad-entry-no-object = Una mano è un oggetto con "points", oppure con "counts" e "cards".
pad-entry-empty = Mancano i punti della mano, o chi ha preso quali carte.
pad-entry-unknown = Con queste regole una mano non ha { $name }.
pad-entry-moon = "moon" è "old" o "new".
pad-entry-sun = "sun" è true o false.
pad-entry-sun-tricks = "sun" e "tricks" si contraddicono.
pad-entry-bid = "bid" è un numero intero di gettoni.
pad-entry-suit = "suit" è "clubs", "diamonds", "spades" o "hearts".
pad-entry-counts = "counts" è un oggetto: una lista di numeri per ogni seme, "H", "S", "D" o "C".
pad-entry-counts-suit = { $name } in "counts" non è un seme: i semi sono "H", "S", "D" e "C".
pad-entry-cards = "cards" è un oggetto: per ogni carta, il posto che l’ha presa.
pad-entry-cards-name = { $name } in "cards" non è una carta.
pad-entry-cards-twice = { $name } compare due volte in "cards".
pad-entry-cards-takers = In "cards" troppi posti hanno preso { $name }.
pad-entry-no-tricks = "no_tricks" è una lista di posti.
pad-entry-seat = { $name } non indica nessun posto di questo tavolo.
pad-entry-row = { $name } è una lista di numeri interi, uno per giocatore.
pad-entry-number = { $name } contiene qualcosa che non è un numero intero, o un numero impossibile.
