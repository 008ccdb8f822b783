### La pagina: la fine di una mano e di una partita: il risultato, e che cosa si racconta accanto.

## Gettoni.

chips-title = I gettoni
chips-pot-left = Rimasto nel piatto: { CHIPS($chips) }.
chips-worth = Un gettone vale { $value }. In tutta la partita: { LIST($won) }.
chips-won = { NAME($seat, at: "start") } { SIGNED($amount) }
chips-bid =
    { WHO($seat) ->
        [you] Paghi { CHIPS($chips) } per la tua offerta.
       *[other] { NAME($seat, at: "start") } paga { CHIPS($chips) } per la sua offerta.
    }
chips-debts =
    { WHO($seats) ->
        [you] Hai finito i gettoni e giochi a debito. Quello che arriva dopo lo ripaga.
        [one] { NAME($seats, at: "start") } ha finito i gettoni e gioca a debito. Quello che arriva dopo lo ripaga.
        [with-you] { NAME($seats, at: "start") } avete finito i gettoni e giocate a debito. Quello che arriva dopo lo ripaga.
       *[many] { NAME($seats, at: "start") } hanno finito i gettoni e giocano a debito. Quello che arriva dopo lo ripaga.
    }

## La fine di una mano.

result-line = Mano { $number } · { $rules }
# Carte del seme che conta, lette accanto al nome di un giocatore.
result-taken = { SUIT($suit) }: { $count }
result-next = Prossima mano
result-so-far = La partita finora
result-lower = Punti, meno è meglio
result-higher = Punti, più è meglio
result-took-card =
    { WHO($seat) ->
        [you] Hai preso { CARD($card, as: "card-headline") }.
       *[other] { NAME($seat, at: "start") } ha preso { CARD($card, as: "card-headline") }.
    }
result-took-both =
    { WHO($seat) ->
        [you] Hai preso { CARD($card, as: "card-pair") }.
       *[other] { NAME($seat, at: "start") } ha preso { CARD($card, as: "card-pair") }.
    }
result-took-each =
    { WHO($seats) ->
        [with-you] { NAME($seats, at: "start") } avete preso { CARD($card, as: "card-a") } a testa.
       *[many] { NAME($seats, at: "start") } hanno preso { CARD($card, as: "card-a") } a testa.
    }
result-took-points =
    { WHO($seats) ->
        [you] Hai preso { result-points }.
        [one] { NAME($seats, at: "start") } ha preso { result-points }.
        [with-you] { NAME($seats, at: "start") } avete preso { result-points } a testa.
       *[many] { NAME($seats, at: "start") } hanno preso { result-points } a testa.
    }
result-took-none = Nessuno ha preso punti.
result-ahead = Sei in testa.
result-still-ahead = Sei ancora in testa.
result-level = Sei alla pari con { NAME($seats) }.
result-behind =
    { $count ->
        [1] Sei a un punto da { NAME($seats) }.
       *[other] Sei a { page-count } punti da { NAME($seats) }.
    }
result-side = La tua squadra
result-side-ahead = La tua squadra è in testa.
result-side-level = Le squadre sono alla pari.
result-side-behind =
    { $count ->
        [1] La tua squadra è indietro di un punto.
       *[other] La tua squadra è indietro di { page-count } punti.
    }
# La partita sarebbe finita, ma in testa sono in più d’uno.
result-tied = In testa c’è parità, quindi si gioca un’altra mano.
result-fifty =
    { WHO($seats) ->
        [you] Hai centrato un multiplo di 50 e scendi di 50.
        [one] { NAME($seats, at: "start") } ha centrato un multiplo di 50 e scende di 50.
        [with-you] { NAME($seats, at: "start") } avete centrato un multiplo di 50 e scendete di 50.
       *[many] { NAME($seats, at: "start") } hanno centrato un multiplo di 50 e scendono di 50.
    }
result-bid =
    { WHO($seat) ->
        [you] Hai offerto { bid-quick } e dichiarato { SUIT($suit) }.
       *[other] { NAME($seat, at: "start") } ha offerto { bid-quick } e dichiarato { SUIT($suit) }.
    }
result-bid-carried =
    { WHO($seat) ->
        [you] Per il piatto rimasto hai dichiarato { SUIT($suit) }.
       *[other] Per il piatto rimasto { NAME($seat) } ha dichiarato { SUIT($suit) }.
    }
result-bid-none = Nessuno ha offerto, quindi contavano { SUIT($suit, as: "suit-the") }.

## Un cappotto.

moon-title =
    { WHO($seats) ->
        [you] Hai fatto cappotto
        [one] { NAME($seats, at: "start") } ha fatto cappotto
        [with-you] { NAME($seats, at: "start") } avete fatto cappotto
       *[many] { NAME($seats, at: "start") } hanno fatto cappotto
    }
moon-title-sun =
    { WHO($seats) ->
        [you] Hai fatto cappottone
        [one] { NAME($seats, at: "start") } ha fatto cappottone
        [with-you] { NAME($seats, at: "start") } avete fatto cappottone
       *[many] { NAME($seats, at: "start") } hanno fatto cappottone
    }
moon-said = { moon-title }.
moon-said-sun = { moon-title-sun }.
moon-everything = Tutti i punti.
moon-standard = Tutti e tredici i cuori e la dama.
moon-tricks = Tutte le prese della mano.
moon-who = Chi paga?
moon-waits = { NAME($seat, at: "start") } decide chi paga.
moon-old = Gli altri { SIGNED($points) }
moon-old-sides = Ogni avversario { SIGNED($points) }
moon-new = Tu { SIGNED($points) }
moon-new-side = Voi { SIGNED($points) } a testa
# A che cosa porta una scelta; degli altri, $seat sta peggio di tutti.
moon-totals = Tu vai a { $total }, { NAME($seat) } a { $theirs }.
moon-totals-side = La tua squadra va a { $total }, { NAME($seats) } a { $theirs }.
moon-ends =
    { WHO($seats) ->
        [you] Vinci la partita.
        [one] { NAME($seats, at: "start") } vince la partita.
        [with-you] { NAME($seats, at: "start") } vincete la partita.
       *[many] { NAME($seats, at: "start") } vincono la partita.
    }
moon-old-confirm = Agli altri { $points }
moon-old-confirm-sides = A ogni avversario { $points }
moon-new-confirm = Togli { $points }
moon-paid = Hanno pagato gli altri.
moon-paid-sides =
    { $sides ->
        [1] Ha pagato l’altra squadra.
       *[other] Hanno pagato le altre squadre.
    }
moon-taken-off =
    { $points ->
        [one] Un punto in meno.
       *[other] { $points } punti in meno.
    }

## La fine della partita.

end-win =
    { WHO($seats) ->
        [you] Hai vinto la partita
        [one] { NAME($seats, at: "start") } ha vinto la partita
        [with-you] { NAME($seats, at: "start") } avete vinto la partita
       *[many] { NAME($seats, at: "start") } hanno vinto la partita
    }
end-tie =
    { WHO($seats) ->
        [with-you] { NAME($seats, at: "start") } vi dividete la vittoria, alla pari a quota { $total }
       *[many] { NAME($seats, at: "start") } si dividono la vittoria, alla pari a quota { $total }
    }
end-line = { $rules } · { $hands ->
        [one] dopo una mano
       *[other] dopo { $hands } mani
    }
end-place-2 =
    { $count ->
        [1] Secondo posto, a un punto dalla vetta.
       *[other] Secondo posto, a { page-count } punti dalla vetta.
    }
end-place-3 =
    { $count ->
        [1] Terzo posto, a un punto dalla vetta.
       *[other] Terzo posto, a { page-count } punti dalla vetta.
    }
end-place-other =
    { $count ->
        [1] { end-ordinal } posto, a un punto dalla vetta.
       *[other] { end-ordinal } posto, a { page-count } punti dalla vetta.
    }
end-place-last =
    { $count ->
        [1] Ultimo posto, a un punto dalla vetta.
       *[other] Ultimo posto, a { page-count } punti dalla vetta.
    }
end-side-behind =
    { $count ->
        [1] La tua squadra è a un punto dalla vetta.
       *[other] La tua squadra è a { page-count } punti dalla vetta.
    }
end-ordinal =
    { $place ->
        [4] Quarto
        [5] Quinto
        [6] Sesto
        [7] Settimo
        [8] Ottavo
        [9] Nono
       *[other] Decimo
    }
end-chips =
    { WHO($seats) ->
        [you] Ti alzi con più gettoni di tutti: { CHIPS($chips) }.
        [one] { NAME($seats, at: "start") } si alza con più gettoni di tutti: { CHIPS($chips) }.
        [with-you] { NAME($seats, at: "start") } vi alzate con più gettoni di tutti: { CHIPS($chips) } a testa.
       *[many] { NAME($seats, at: "start") } si alzano con più gettoni di tutti: { CHIPS($chips) } a testa.
    }
# The place by chips of somebody whose place by points, which is said before, is another one.
end-chips-place =
    { $place ->
        [2] Secondo posto per gettoni.
        [3] Terzo posto per gettoni.
       *[other] { end-ordinal } posto per gettoni.
    }
end-chips-aside = A decidere chi vince sono i totali. I conti con i gettoni si fanno a parte.
end-new = Nuova partita
end-rules = Cambia regole
end-home = Inizio
end-winner = Ha vinto

## Come se n’è andata la carta più costosa della mano. $by l’ha giocata, $to l’ha presa, nella presa numero $trick.

story-fall =
    { WHO($by) ->
        [you] Hai dato { CARD($card, as: "the-card") } a { NAME($to) } nella presa { $trick }.
       *[other]
            { WHO($to) ->
                [you] { NAME($by, at: "start") } ti ha dato { CARD($card, as: "the-card") } nella presa { $trick }.
               *[other] { NAME($by, at: "start") } ha dato { CARD($card, as: "the-card") } a { NAME($to) } nella presa { $trick }.
            }
    }
# Chi l’ha presa l’aveva anche giocata.
story-fall-own =
    { WHO($by) ->
        [you] Hai fatto la presa { $trick } con { CARD($card, as: "the-card") }.
       *[other] { NAME($by, at: "start") } ha fatto la presa { $trick } con { CARD($card, as: "the-card") }.
    }

## Le mani che hanno deciso la partita, con il loro numero nel grafico.

story-turns =
    { $count ->
        [one] Punto di svolta
       *[other] Punti di svolta
    }
# $what è una delle frasi qui sotto: "Mano 5: Tomás ha fatto cappotto." Dopo i due punti, minuscola.
story-turn = Mano { $hand }: { $what }
story-turn-moon =
    { WHO($seats) ->
        [you] hai fatto cappotto.
        [one] { NAME($seats) } ha fatto cappotto.
        [with-you] { NAME($seats) } avete fatto cappotto.
       *[many] { NAME($seats) } hanno fatto cappotto.
    }
# Chi ha segnato più punti in quella mano.
story-turn-points =
    { WHO($seats) ->
        [you]
            { $points ->
                [one] hai segnato { $points } punto.
               *[other] hai segnato { $points } punti.
            }
        [one]
            { $points ->
                [one] { NAME($seats) } ha segnato { $points } punto.
               *[other] { NAME($seats) } ha segnato { $points } punti.
            }
        [with-you]
            { $points ->
                [one] { NAME($seats) } avete segnato { $points } punto a testa.
               *[other] { NAME($seats) } avete segnato { $points } punti a testa.
            }
       *[many]
            { $points ->
                [one] { NAME($seats) } hanno segnato { $points } punto a testa.
               *[other] { NAME($seats) } hanno segnato { $points } punti a testa.
            }
    }
# A squadre: quale squadra ha segnato più punti in quella mano, tutti insieme. $seats sono i suoi giocatori.
story-turn-side =
    { WHO($seats) ->
        [with-you]
            { $points ->
                [one] la tua squadra ha segnato { $points } punto.
               *[other] la tua squadra ha segnato { $points } punti.
            }
       *[many]
            { $points ->
                [one] { NAME($seats) } hanno segnato insieme { $points } punto.
               *[other] { NAME($seats) } hanno segnato insieme { $points } punti.
            }
    }

## La carta migliore di chi legge, e la più costosa, secondo il maestro. $difference è quanto una carta costa
## più dell’altra, come nell’analisi.

story-cards = Le tue carte
story-looking =
    { $hands ->
        [one] Il maestro sta guardando le tue carte.
       *[other] Il maestro sta guardando le tue carte, mano per mano: { $done } di { $hands }.
    }
story-failed = Il maestro non ha risposto.
story-nothing = Nessuna delle tue carte ha fatto molta differenza.
story-best = La migliore: { CARD($card, as: "the-card") }
story-best-why =
    { $unit ->
        [points] Mano { $hand }: { CARD($other, as: "the-card") } ti costerebbe { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più.
        [game] Mano { $hand }: con { CARD($other, as: "the-card") }, su 100 partite ne vinceresti { NUMBER($difference, maximumFractionDigits: 0) } in meno.
       *[chips] Mano { $hand }: con { CARD($other, as: "the-card") } avresti avuto { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } gettoni in meno.
    }
story-dearest = La più costosa: { CARD($card, as: "the-card") }
story-dearest-why =
    { $unit ->
        [points] Mano { $hand }: ti è costata { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più { CARD($other, as: "card-of") }.
        [game] Mano { $hand }: con { CARD($other, as: "the-card") }, su 100 partite ne vinceresti { NUMBER($difference, maximumFractionDigits: 0) } in più.
       *[chips] Mano { $hand }: con { CARD($other, as: "the-card") } avresti avuto { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } gettoni in più.
    }

## La partita, condivisa con altri: come immagine e come testo, raccontata da chi ha giocato.

story-share = Condividi
story-share-title = Condividi questa partita
story-share-picture = Condividi l’immagine
story-save-picture = Salva l’immagine
story-share-text = Condividi il testo
story-copy-text = Copia il testo
story-share-copied = Copiato.
story-share-not-copied = Il browser non permette di copiare. Il testo è qui sopra.
story-share-failed = Non si è potuta disegnare l’immagine.
# Sopra la curva.
story-shared-curve = Com’è andata
# $seats sono i vincitori.
story-shared-title =
    { WHO($seats) ->
        [you] Ho vinto
        [one] { NAME($seats, at: "start") } ha vinto
        [with-you] Abbiamo vinto
       *[many] { NAME($seats, at: "start") } hanno vinto
    }
# Chi ha giocato, se non ha un nome.
story-shared-me = Io
# Una riga del testo; $curve è disegnata a blocchi: "2. Ingrid 54 ▁▂▄▆".
story-shared-row = { $place }. { $name } { $total } { $curve }
