### The page: what is told at the end of a hand and of a game, beside the result.

## How the dearest card of the hand went. $by played it, $to took it, in trick number $trick.

story-fall =
    { WHO($by) ->
        [you] Tu as donné { CARD($card, as: "the-card") } à { NAME($to) } au pli { $trick }.
       *[other]
            { WHO($to) ->
                [you] { NAME($by, at: "start") } t’a donné { CARD($card, as: "the-card") } au pli { $trick }.
               *[other] { NAME($by, at: "start") } a donné { CARD($card, as: "the-card") } à { NAME($to) } au pli { $trick }.
            }
    }
# Whoever took it had played it.
story-fall-own =
    { WHO($by) ->
        [you] Tu as pris le pli { $trick } avec { CARD($card, as: "the-card") }.
       *[other] { NAME($by, at: "start") } a pris le pli { $trick } avec { CARD($card, as: "the-card") }.
    }

## The hands that turned the game, numbered in the chart.

story-turns =
    { $count ->
        [one] Tournant
       *[other] Tournants
    }
# $what est une des phrases qui suivent : « Manche 5 : Tomás a décroché la lune. » Après les deux-points, minuscule.
story-turn = Manche { $hand } : { $what }
story-turn-moon =
    { WHO($seats) ->
        [you] tu as décroché la lune.
        [one] { NAME($seats) } a décroché la lune.
        [with-you] { NAME($seats) }, vous avez décroché la lune.
       *[many] { NAME($seats) } ont décroché la lune.
    }
# Who got most points of that hand.
story-turn-points =
    { WHO($seats) ->
        [you]
            { $points ->
                [one] tu as marqué { $points } point.
               *[other] tu as marqué { $points } points.
            }
        [one]
            { $points ->
                [one] { NAME($seats) } a marqué { $points } point.
               *[other] { NAME($seats) } a marqué { $points } points.
            }
        [with-you]
            { $points ->
                [one] { NAME($seats) }, vous avez marqué { $points } point chacun.
               *[other] { NAME($seats) }, vous avez marqué { $points } points chacun.
            }
       *[many]
            { $points ->
                [one] { NAME($seats) } ont marqué { $points } point chacun.
               *[other] { NAME($seats) } ont marqué { $points } points chacun.
            }
    }

## The player's best card, and the one that cost most, by the coach. $difference is written with a tenth.

story-cards = Tes cartes
story-looking =
    { $hands ->
        [one] Le coach examine tes cartes.
       *[other] Le coach examine tes cartes, manche par manche : { $done } sur { $hands }.
    }
story-failed = Le coach n’a pas répondu.
story-nothing = Aucune de tes cartes n’a fait une grande différence.
story-best = La meilleure : { CARD($card, as: "the-card") }
story-best-why =
    { $unit ->
        [points] Manche { $hand } : en points, { CARD($other, as: "the-card") } coûtait { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } de plus.
       *[chips] Manche { $hand } : en jetons, { CARD($other, as: "the-card") } coûtait { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } de plus.
    }
story-dearest = La plus coûteuse : { CARD($card, as: "the-card") }
story-dearest-why =
    { $unit ->
        [points] Manche { $hand } : en points, { CARD($other, as: "the-card") } coûtait { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } de moins.
       *[chips] Manche { $hand } : en jetons, { CARD($other, as: "the-card") } coûtait { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } de moins.
    }
