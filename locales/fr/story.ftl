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
# Who got most points of that hand; several got as many each.
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
# Entre équipes : celle qui a marqué le plus de points dans la manche, tous ensemble. $seats sont ses joueurs.
story-turn-side =
    { WHO($seats) ->
        [with-you]
            { $points ->
                [one] ton équipe a marqué { $points } point.
               *[other] ton équipe a marqué { $points } points.
            }
       *[many]
            { $points ->
                [one] { NAME($seats) } ont marqué { $points } point ensemble.
               *[other] { NAME($seats) } ont marqué { $points } points ensemble.
            }
    }

## The player's best card, and the one that cost most, by the coach. $difference counts what the others get as
## well: in points it is by how much the player does better than the others on average, so it may be more
## than a hand holds.

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
        [points]
            { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Manche { $hand } : c’était { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de mieux face aux autres qu’avec { CARD($other, as: "the-card") }.
               *[other] Manche { $hand } : c’était { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de mieux face aux autres qu’avec { CARD($other, as: "the-card") }.
            }
        [game] Manche { $hand } : c’était { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } % d’une partie de mieux qu’avec { CARD($other, as: "the-card") }.
       *[chips]
            { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Manche { $hand } : c’était { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } jeton de mieux qu’avec { CARD($other, as: "the-card") }.
               *[other] Manche { $hand } : c’était { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } jetons de mieux qu’avec { CARD($other, as: "the-card") }.
            }
    }
story-dearest = La plus coûteuse : { CARD($card, as: "the-card") }
story-dearest-why =
    { $unit ->
        [points]
            { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Manche { $hand } : avec { CARD($other, as: "the-card") }, c’était { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de mieux face aux autres.
               *[other] Manche { $hand } : avec { CARD($other, as: "the-card") }, c’était { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de mieux face aux autres.
            }
        [game] Manche { $hand } : avec { CARD($other, as: "the-card") }, c’était { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } % d’une partie de mieux.
       *[chips]
            { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Manche { $hand } : avec { CARD($other, as: "the-card") }, c’était { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } jeton de mieux.
               *[other] Manche { $hand } : avec { CARD($other, as: "the-card") }, c’était { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } jetons de mieux.
            }
    }

## The game, shared with others: as a picture and as a text, told by the player.

story-share = Partager
story-share-title = Partager cette partie
story-share-picture = Partager l’image
story-save-picture = Enregistrer l’image
story-share-text = Partager en texte
story-copy-text = Copier en texte
story-share-copied = Copié.
story-share-not-copied = Le navigateur ne permet pas de copier. Le texte est ci-dessus.
story-share-failed = L’image n’a pas pu être dessinée.
# Over the curve.
story-shared-curve = Le fil de la partie
# $seats are the winners.
story-shared-title =
    { WHO($seats) ->
        [you] J’ai gagné
        [one] { NAME($seats, at: "start") } a gagné
        [with-you] On a gagné
       *[many] { NAME($seats, at: "start") } ont gagné
    }
# The player, where they have no name.
story-shared-me = Moi
# A line of the text; $curve is drawn with blocks: "2. Ingrid 54 ▁▂▄▆".
story-shared-row = { $place }. { $name } { $total } { $curve }
