### I motivi del maestro. $best è quello che farebbe, $other ciò con cui lo confronta; $best_rate e $other_rate dicono in
### quante distribuzioni su 100 succede qualcosa. $queen è la carta che fa la parte della dama di picche.

reason-other-often =
    { $other_rate ->
        [100] ogni volta
        [one] una volta su 100
       *[other] { $other_rate } volte su 100
    }
reason-only-card = { CARD($best, as: "the-card-first") } è l’unica carta che puoi giocare.
reason-same-card = Tutte le carte che puoi giocare si equivalgono.
reason-only-pass = Non è stato provato nessun altro passaggio.
reason-only-bid =
    { $best ->
        [0] Non puoi offrire di più.
       *[other] Puoi offrire soltanto { $best }.
    }
reason-only-suit = Si può dichiarare soltanto { SUIT($best) }.
reason-only-moon =
    { $best ->
        [old] I punti li devono segnare gli altri.
       *[new] I punti li devi togliere dal tuo totale.
    }

reason-even-card = Cambia poco: { CARD($best, as: "the-card") } va bene quanto qualsiasi altra carta.
reason-even-pass = Cambia poco: questo passaggio va bene quanto qualsiasi altro.
reason-even-bid =
    { $best ->
        [0] Cambia poco: puoi anche passare.
       *[other] Cambia poco: puoi anche offrire { $best }.
    }
reason-even-suit = Cambia poco: puoi anche dichiarare { SUIT($best) }.
reason-even-moon =
    { $best ->
        [old] Cambia poco: puoi anche far segnare i punti agli altri.
       *[new] Cambia poco: puoi anche togliere i punti dal tuo totale.
    }

# What was tried doesn't tell: others may be as good, or not.
reason-unclear-card = Difficile dirlo: { CARD($best, as: "the-card") } ha dato il risultato migliore, ma di troppo poco per esserne certi.
reason-unclear-pass = Difficile dirlo: questo passaggio ha dato il risultato migliore, ma di troppo poco per esserne certi.
reason-unclear-bid =
    { $best ->
        [0] Difficile dirlo: passare ha dato il risultato migliore, ma di troppo poco per esserne certi.
       *[other] Difficile dirlo: offrire { $best } ha dato il risultato migliore, ma di troppo poco per esserne certi.
    }
reason-unclear-suit = Difficile dirlo: dichiarare { SUIT($best) } ha dato il risultato migliore, ma di troppo poco per esserne certi.
reason-unclear-moon =
    { $best ->
        [old] Difficile dirlo: far segnare i punti agli altri ha dato il risultato migliore, ma di troppo poco per esserne certi.
       *[new] Difficile dirlo: togliere i punti dal tuo totale ha dato il risultato migliore, ma di troppo poco per esserne certi.
    }

reason-best-card = La carta migliore è { CARD($best, as: "the-card") }.
reason-best-pass = La cosa migliore è passare { CARDS($best, as: "the-card") }.
reason-best-bid =
    { $best ->
        [0] La cosa migliore è passare.
       *[other] La cosa migliore è offrire { $best }.
    }
reason-best-suit = La cosa migliore è dichiarare { SUIT($best) }.
reason-best-moon =
    { $best ->
        [old] La cosa migliore è far segnare i punti agli altri.
       *[new] La cosa migliore è togliere i punti dal tuo totale.
    }

## Cappotti e carte che tolgono punti.

reason-moon-card = Vale la pena tentare il cappotto: con { CARD($best, as: "the-card") } riesce { $best_rate ->
        [one] una volta
       *[other] { $best_rate } volte
    } su 100, e { $other_rate } con { CARD($other, as: "the-card") }.
reason-moon-pass = Vale la pena tentare il cappotto: con questo passaggio riesce { $best_rate ->
        [one] una volta
       *[other] { $best_rate } volte
    } su 100 invece di { $other_rate }.
reason-stop-moon-card = Ferma il cappotto: dopo { CARD($other, as: "the-card") } qualcuno lo fa { $other_rate ->
        [one] una volta
       *[other] { $other_rate } volte
    } su 100, e { $best_rate } dopo { CARD($best, as: "the-card") }.
reason-stop-moon-pass = Ferma il cappotto: con questo passaggio lo fa qualcun altro { $best_rate ->
        [one] una volta
       *[other] { $best_rate } volte
    } su 100 invece di { $other_rate }.
reason-bonus-card = Una carta che toglie punti va presa: con { CARD($best, as: "the-card") } è tua { $best_rate ->
        [one] una volta
       *[other] { $best_rate } volte
    } su 100, e { $other_rate } con { CARD($other, as: "the-card") }.
reason-bonus-pass = Una carta che toglie punti va presa: con questo passaggio è tua { $best_rate ->
        [one] una volta
       *[other] { $best_rate } volte
    } su 100 invece di { $other_rate }.

## The score of the game, and the pot.

reason-fifty-card = Arriva giusto a un multiplo di 50: con { CARD($best, as: "the-card") } il tuo totale scende di 50 punti { $best_rate ->
        [one] una volta
       *[other] { $best_rate } volte
    } su 100, e { $other_rate } con { CARD($other, as: "the-card") }.
reason-fifty = Arriva giusto a un multiplo di 50: così il tuo totale scende di 50 punti { $best_rate ->
        [one] una volta
       *[other] { $best_rate } volte
    } su 100 invece di { $other_rate }.
reason-go-on-card = Fai continuare la partita: dopo { CARD($other, as: "the-card") } finisce e la perdi { $other_rate ->
        [one] una volta
       *[other] { $other_rate } volte
    } su 100, e { $best_rate } dopo { CARD($best, as: "the-card") }.
reason-go-on = Fai continuare la partita: così finisce e la perdi { $best_rate ->
        [one] una volta
       *[other] { $best_rate } volte
    } su 100 invece di { $other_rate }.
reason-win-card = Vinci subito la partita: con { CARD($best, as: "the-card") } ci riesci { $best_rate ->
        [one] una volta
       *[other] { $best_rate } volte
    } su 100, e { $other_rate } con { CARD($other, as: "the-card") }.
reason-win = Vinci subito la partita: così ci riesci { $best_rate ->
        [one] una volta
       *[other] { $best_rate } volte
    } su 100 invece di { $other_rate }.
reason-game = Qui conta la partita, non i punti di questa mano.
reason-pot-card = Gioca per il piatto: con { CARD($best, as: "the-card") } lo vinci { $best_rate ->
        [one] una volta
       *[other] { $best_rate } volte
    } su 100, e { $other_rate } con { CARD($other, as: "the-card") }.
reason-pot = Gioca per il piatto: così lo vinci { $best_rate ->
        [one] una volta
       *[other] { $best_rate } volte
    } su 100 invece di { $other_rate }.
reason-deny-pot-card = Non lasciare il piatto agli altri: dopo { CARD($other, as: "the-card") } lo vince uno di loro { $other_rate ->
        [one] una volta
       *[other] { $other_rate } volte
    } su 100, e { $best_rate } dopo { CARD($best, as: "the-card") }.
reason-deny-pot = Non lasciare il piatto agli altri: così lo vince uno di loro { $best_rate ->
        [one] una volta
       *[other] { $best_rate } volte
    } su 100 invece di { $other_rate }.
reason-bid-dear =
    { $other_rate ->
        [0] Offrire { $other } è troppo: così non vinci quasi mai il piatto.
       *[other] Offrire { $other } è troppo: così vinci il piatto { $other_rate ->
                [one] una volta
               *[other] { $other_rate } volte
            } su 100, altrimenti { $best_rate }.
    }
reason-own-points-card = I tuoi punti in media: { $best_points } con { CARD($best, as: "the-card") }; { $other_points } con { CARD($other, as: "the-card") }.
reason-own-points = I tuoi punti in media: { $best_points } anziché { $other_points }.

## La dama.

reason-queen-in-trick = In questa presa c’è { CARD($queen, as: "the-card") }: lasciala a qualcun altro.
reason-queen-discard = Scarta subito { CARD($queen, as: "the-card") }: non hai { SUIT($suit) }, quindi { CARD($queen, as: "card-it") } prende qualcun altro.
reason-queen-under = Gioca adesso { CARD($queen, as: "the-card") }: sopra c’è { CARD($winning, as: "the-card") }, quindi { CARD($queen, as: "card-it") } prende qualcun altro.
reason-queen-before-higher = Gioca adesso { CARD($queen, as: "the-card") }: è probabile che { CARD($queen, as: "card-it") } prenda qualcuno dopo di te.
reason-queen-to-others = Gioca adesso { CARD($queen, as: "the-card") }: è probabile che { CARD($queen, as: "card-it") } prenda qualcun altro.
reason-queen-keep = Per ora tieni { CARD($queen, as: "the-card") }: se { CARD($queen, as: "card-it") } giochi qui, { CARD($queen, as: "card-it") } prendi tu { reason-other-often }.
reason-queen-guard = Tieni { SUIT($suit, as: "suit-the") } per proteggere { CARD($queen, as: "the-card") }: dopo { CARD($other, as: "the-card") } { CARD($queen, as: "card-it") } prendi { reason-other-often }.
reason-queen-out = { CARD($queen, as: "the-card-first") } è ancora in gioco, e con { CARD($other, as: "the-card") } { CARD($queen, as: "card-it") } prendi { reason-other-often }.
reason-queen-out-none-below = { CARD($queen, as: "the-card-first") } è ancora in gioco, e non hai più nulla sotto: con { CARD($other, as: "the-card") } { CARD($queen, as: "card-it") } prendi { reason-other-often }.
reason-queen-pass = Passa { CARD($queen, as: "the-card") }: se { CARD($queen, as: "card-it") } tieni, { CARD($queen, as: "card-it") } prendi tu { $kept_rate ->
        [one] una volta
       *[other] { $kept_rate } volte
    } su 100.

## Il passaggio.

reason-pass-safer-from-queen = Con questo passaggio rischi meno di prendere { CARD($queen, as: "the-card") }.
reason-pass-void = Con questo passaggio resti senza { SUIT($suit) }: quando si esce a { SUIT($suit) }, puoi scartare quello che vuoi.
reason-pass-partner = Queste carte vanno al tuo partner: è ciò che costa meno alla tua squadra.
reason-pass-wanted = Qui i punti servono: con questo passaggio tieni le carte che li portano.
reason-pass-costly = Sono le carte con cui è più facile fare prese costose.

## Giocare una carta.

reason-points-wanted =
    { $best_rate ->
        [100]
            { $other_rate ->
                [0] Qui i punti servono: con { CARD($best, as: "the-card") } fai la presa ogni volta, con { CARD($other, as: "the-card") } quasi mai.
               *[other] Qui i punti servono: con { CARD($best, as: "the-card") } fai la presa ogni volta, con { CARD($other, as: "the-card") } in { $other_rate } casi su 100.
            }
       *[other] Qui i punti servono: con { CARD($best, as: "the-card") } fai la presa { $best_rate ->
            [one] una volta
           *[other] { $best_rate } volte
        } su 100, e { $other_rate } con { CARD($other, as: "the-card") }.
    }
reason-cancel = { CARD($best, as: "the-card-first") } annulla l’altra carta uguale: nessuna delle due può fare la presa.
reason-follow-yours-anyway = La presa è comunque tua: falla con { CARD($best, as: "the-card") }.
reason-follow-last-and-clean = Fai la presa con { CARD($best, as: "the-card") }: dopo di te non gioca nessuno, e non ci sono punti. Più avanti questa carta potrebbe prenderne.
reason-follow-while-cheap = Fai questa presa con { CARD($best, as: "the-card") }, finché costa poco.
reason-follow-under-points =
    { $points ->
        [one] Resta sotto { CARD($winning, as: "the-card") }: nella presa c’è { $points } punto, e con { CARD($other, as: "the-card") } la fai { reason-other-often }.
       *[other] Resta sotto { CARD($winning, as: "the-card") }: nella presa ci sono { $points } punti, e con { CARD($other, as: "the-card") } la fai { reason-other-often }.
    }
reason-follow-under = Resta sotto { CARD($winning, as: "the-card") }: con { CARD($other, as: "the-card") } fai la presa { reason-other-often }, e gli altri possono scartarci punti.
reason-follow-under-kitty = Resta sotto { CARD($winning, as: "the-card") }: con { CARD($other, as: "the-card") } fai la presa { reason-other-often }, e prendi anche il monte, che può contenere punti.
reason-follow-under-lead = Resta sotto { CARD($winning, as: "the-card") }: con { CARD($other, as: "the-card") } fai la presa { reason-other-often }, e poi tocca a te uscire.
reason-follow-no-trick =
    { $points ->
        [one] Continua senza fare prese, il che toglie { $points } punto: con { CARD($other, as: "the-card") } fai questa { reason-other-often }.
       *[other] Continua senza fare prese, il che toglie { $points } punti: con { CARD($other, as: "the-card") } fai questa { reason-other-often }.
    }
reason-follow-while-safe = { CARD($best, as: "the-card-first") } non può fare questa presa: è il momento di giocar{ CARD($best, as: "card-it") } senza rischi.
reason-follow-rarely-takes =
    { $best_rate ->
        [0] Con { CARD($best, as: "the-card") } non fai quasi mai la presa, con { CARD($other, as: "the-card") } { reason-other-often }.
        [one] Con { CARD($best, as: "the-card") } fai la presa solo una volta su 100, e { $other_rate } con { CARD($other, as: "the-card") }.
       *[other] Con { CARD($best, as: "the-card") } fai la presa solo { $best_rate } volte su 100, e { $other_rate } con { CARD($other, as: "the-card") }.
    }
reason-discard-partner-wins = La presa sta andando alla tua squadra: tieni i tuoi punti per gli avversari.
reason-discard-points = Non hai { SUIT($suit) }: dai { CARD($best, as: "the-card") } a qualcun altro.
reason-discard-above-queen = { CARD($queen, as: "the-card-first") } è ancora in gioco: liberati { CARD($best, as: "card-of") }, che potrebbe prender{ CARD($queen, as: "card-it") }.
reason-discard-high = Non hai { SUIT($suit) }: liberati { CARD($best, as: "card-of") }, che potrebbe fare una presa costosa.
reason-last-of-suit = { CARD($best, as: "the-card-first") } è la tua ultima carta di { SUIT($suit) }: senza, quando si esce a { SUIT($suit) } puoi scartare quello che vuoi.
reason-stock-keep = Tieni { CARD($other, as: "the-card") }: senza { SUIT($suit) } devi pescare quando si esce in quel seme.
reason-lead-below-queen = Esci sotto { CARD($queen, as: "the-card") } per stanar{ CARD($queen, as: "card-it") }.
reason-lead-low =
    { $best_rate ->
        [0] Esci basso: con { CARD($best, as: "the-card") } non fai quasi mai la presa, con { CARD($other, as: "the-card") } { reason-other-often }.
       *[other] Esci basso: con { CARD($best, as: "the-card") } fai la presa { $best_rate ->
            [one] una volta
           *[other] { $best_rate } volte
        } su 100, e { $other_rate } con { CARD($other, as: "the-card") }.
    }
reason-lead-rarely-takes =
    { $best_rate ->
        [0] Esci con { CARD($best, as: "the-card") }: non fa quasi mai la presa.
        [one] Esci con { CARD($best, as: "the-card") }: fa la presa solo una volta su 100.
       *[other] Esci con { CARD($best, as: "the-card") }: fa la presa solo { $best_rate } volte su 100.
    }
reason-lead-while-clean = Esci con { CARD($best, as: "the-card") } ora che difficilmente cadono punti: più avanti potrebbe fare una presa costosa.

## Quanto costerebbe un’altra scelta. $unit è points o chips; $cost può avere un decimale.

reason-cost =
    { $unit ->
        [chips]
            { $cost ->
                [one] { $cost } gettone
               *[other] { $cost } gettoni
            }
       *[points] { reason-cost-points }
    }
reason-cost-points =
    { $cost ->
        [one] { $cost } punto
       *[other] { $cost } punti
    }
reason-cost-card = { CARD($other, as: "the-card-first") } costerebbe { reason-cost }.
reason-cost-pass = Passare { CARDS($other, as: "the-card") } invece { CARDS($best, as: "card-of") } costerebbe { reason-cost }.
reason-cost-bid =
    { $other ->
        [0] Passare costerebbe { reason-cost }.
       *[other] Offrire { $other } costerebbe { reason-cost }.
    }
reason-cost-suit = Dichiarare { SUIT($other) } costerebbe { reason-cost }.
reason-cost-moon =
    { $other ->
        [old] Far segnare i punti agli altri costerebbe { reason-cost }.
       *[new] Togliere i punti dal tuo totale costerebbe { reason-cost }.
    }
reason-chance-card = Con { CARD($best, as: "the-card") } vinci la partita { $best_rate ->
        [one] una volta
       *[other] { $best_rate } volte
    } su 100, e { $other_rate } con { CARD($other, as: "the-card") }.
reason-chance-pass = Così vinci la partita { $best_rate ->
        [one] una volta
       *[other] { $best_rate } volte
    } su 100; passando { CARDS($other, as: "the-card") } al posto { CARDS($best, as: "card-of") }, { $other_rate }.
reason-chance-moon =
    { $best ->
        [old] Se gli altri segnano i punti vinci la partita { $best_rate ->
                [one] una volta
               *[other] { $best_rate } volte
            } su 100, e { $other_rate } se li togli dal tuo totale.
       *[new] Se togli i punti dal tuo totale vinci la partita { $best_rate ->
                [one] una volta
               *[other] { $best_rate } volte
            } su 100, e { $other_rate } se li segnano gli altri.
    }
reason-place = Il tuo posto alla fine della partita: in media { $best_place } anziché { $other_place }.
reason-cost-queen-card = { CARD($other, as: "the-card-first") } costerebbe { reason-cost-points }, e prenderesti { CARD($queen, as: "the-card") } { $other_rate ->
        [one] una volta
       *[other] { $other_rate } volte
    } su 100 invece di { $best_rate }.
reason-cost-queen-pass = Passare { CARDS($other, as: "the-card") } invece { CARDS($best, as: "card-of") } costerebbe { reason-cost-points }, e prenderesti { CARD($queen, as: "the-card") } { $other_rate ->
        [one] una volta
       *[other] { $other_rate } volte
    } su 100 invece di { $best_rate }.
