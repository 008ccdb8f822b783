### La pagina: allenarsi sui propri errori, e il riquadro che lo propone.

## Che cosa si propone: una frase per ogni tipo di errore, e quante volte è capitato.

practice-above =
    { $queen ->
        [QS] Hai giocato l’asso o il re di picche con la dama ancora in gioco.
       *[other] Hai giocato una carta più alta { CARD($queen, as: "card-of") }, ancora in gioco.
    }
practice-kept =
    { $queen ->
        [QS] Hai tenuto la dama quando potevi liberartene.
       *[other] Hai tenuto { CARD($queen, as: "the-card") } quando potevi liberartene.
    }
practice-queen =
    { $queen ->
        [QS] Hai corso il rischio di prendere la dama.
       *[other] Hai corso il rischio di prendere { CARD($queen, as: "the-card") }.
    }
practice-under = Potevi restare sotto, e non l’hai fatto.
practice-high = Hai tenuto una carta alta di cui potevi liberarti gratis.
practice-follow = Hai risposto al seme con la carta sbagliata.
practice-discard = Hai scartato la carta sbagliata.
practice-lead = Hai scelto la carta sbagliata per uscire.
practice-stop = Non hai fermato il cappotto di qualcun altro.
practice-moon = Hai rinunciato a un cappotto.
practice-bonus = Ti è sfuggita una carta che toglie punti.
practice-points = Ti è sfuggita una presa quando i punti servivano.
# Sotto una di queste frasi.
practice-times =
    { $hands ->
        [one]
            { $times ->
                [one] Una volta nell’unica mano rivista dal maestro.
               *[other] { $times } volte nell’unica mano rivista dal maestro.
            }
       *[other]
            { $times ->
                [one] Una volta nelle ultime { $hands } mani riviste dal maestro.
               *[other] { $times } volte nelle ultime { $hands } mani riviste dal maestro.
            }
    }
practice-do = Allenati
# Lo stesso pulsante dove ce n’è più d’uno; $what è il nome di un tipo di errore.
practice-do-what = Allenati: { $what }

## Le mani.

practice-title = Allenamento
practice-leave = Lascia l’allenamento
practice-looking = Si cercano le tue mani.
practice-none = Le tue mani con questo errore non ci sono più.
# Sopra una mano. $what è il nome di un tipo di errore.
practice-step = { $number } di { $count } · { $what }
# Letto ad alta voce per la fila di barre.
practice-progress = Mano { $number } di { $count }
practice-trick = Presa { $trick }, un’altra volta
# La data senza "del": si direbbe "dell’8".
practice-own = Mano { $hand } di una tua partita, { DATETIME($at, dateStyle: "medium") }.
practice-out = { CARD($card, as: "the-card-first") } è ancora in gioco.
practice-gone = { CARD($card, as: "the-card-first") } non è più in gioco.
practice-failed = Questa mano non si è potuta preparare. Vai alla prossima, o riprova.

## Che cosa dice il maestro della carta. Segue un motivo.

practice-best = Ben giocato.
practice-fine = Va bene, ma { CARD($best, as: "the-card") } è un po’ meglio.
# $cost ha un decimale.
practice-costly =
    { $unit ->
        [points] Meglio { CARD($best, as: "the-card") }: la tua carta ti costa { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in più.
        [game] Meglio { CARD($best, as: "the-card") }: rispetto alla tua carta, guadagni un { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% di partita.
       *[chips] Meglio { CARD($best, as: "the-card") }: rispetto alla tua carta, guadagni { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } gettoni.
    }
practice-unseen = Questa carta il maestro non l’ha valutata. Meglio { CARD($best, as: "the-card") }.
practice-retry = Riprova
practice-next = Prossima mano
practice-last = Com’è andata

## Dopo l’ultima mano.

practice-done =
    { $right ->
        [0] Nessuna giusta al primo tentativo
       *[other] Giuste al primo tentativo: { $right } su { $count }
    }
practice-done-about = L’allenamento non entra nelle statistiche. Le tue prossime partite sì.
practice-done-own = Mano { $hand }, { DATETIME($at, dateStyle: "medium") }
practice-done-right = Giusta al primo tentativo
practice-done-later = Non al primo tentativo
practice-done-skipped = Saltata
practice-again = Ancora una volta
practice-back = Torna alle tue partite
