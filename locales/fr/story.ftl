### The page: the end of a hand and of a game: the result, and what is told beside it.

## Chips.

chips-title = Les jetons
chips-pot-left = Il reste { CHIPS($chips) } dans le pot.
chips-worth = Un jeton vaut { $value }. Sur la partie : { LIST($won) }.
chips-won = { NAME($seat, at: "start") } { SIGNED($amount) }
chips-bid =
    { WHO($seat) ->
        [you] Tu paies { CHIPS($chips) } pour ton enchère.
       *[other] { NAME($seat, at: "start") } paie { CHIPS($chips) } pour son enchère.
    }
chips-debts =
    { WHO($seats) ->
        [you] Tu n’as plus de jetons et tu continues à crédit. Tes gains à venir rembourseront la dette.
        [one] { NAME($seats, at: "start") } n’a plus de jetons et continue à crédit. Ses gains à venir rembourseront la dette.
        [with-you] { NAME($seats, at: "start") }, vous n’avez plus de jetons et continuez à crédit. Vos gains à venir rembourseront la dette.
       *[many] { NAME($seats, at: "start") } n’ont plus de jetons et continuent à crédit. Leurs gains à venir rembourseront la dette.
    }

## The end of a hand.

result-line = Manche { $number } · { $rules }
# Cards of the suit that counts, as read out beside a player's name.
result-taken = { SUIT($suit, as: "suit-many") } : { $count }
result-next = Manche suivante
result-so-far = La partie jusqu’ici
result-lower = Points : le plus bas gagne
result-higher = Points : le plus haut gagne
result-took-card =
    { WHO($seat) ->
        [you] Tu as pris { CARD($card, as: "card-headline") }.
       *[other] { NAME($seat, at: "start") } a pris { CARD($card, as: "card-headline") }.
    }
result-took-both =
    { WHO($seat) ->
        [you] Tu as pris les deux { CARD($card, as: "card-pair") }.
       *[other] { NAME($seat, at: "start") } a pris les deux { CARD($card, as: "card-pair") }.
    }
result-took-each =
    { WHO($seats) ->
        [with-you] { NAME($seats, at: "start") }, vous avez pris chacun { CARD($card, as: "card-one") }.
       *[many] { NAME($seats, at: "start") } ont pris chacun { CARD($card, as: "card-one") }.
    }
result-took-points =
    { WHO($seats) ->
        [you] Tu as pris { result-points }.
        [one] { NAME($seats, at: "start") } a pris { result-points }.
        [with-you] { NAME($seats, at: "start") }, vous avez pris { result-points } chacun.
       *[many] { NAME($seats, at: "start") } ont pris { result-points } chacun.
    }
result-took-none = Personne n’a pris de point.
result-ahead = Tu es en tête.
result-still-ahead = Tu es toujours en tête.
result-level = Tu es à égalité avec { NAME($seats) }.
result-behind =
    { $count ->
        [1] Tu as un point de retard sur { NAME($seats) }.
       *[other] Tu as { page-count } points de retard sur { NAME($seats) }.
    }
result-side = Ton équipe
result-side-ahead = Ton équipe est en tête.
result-side-level = Les équipes sont à égalité.
result-side-behind =
    { $count ->
        [1] Ton équipe a un point de retard.
       *[other] Ton équipe a { page-count } points de retard.
    }
# The end is reached, but whoever is ahead shares that.
result-tied = Égalité en tête : on joue encore une manche.
result-fifty =
    { WHO($seats) ->
        [you] Tu tombes sur un multiple de 50 et perds 50 points.
        [one] { NAME($seats, at: "start") } tombe sur un multiple de 50 et perd 50 points.
        [with-you] { NAME($seats, at: "start") }, vous tombez sur un multiple de 50 et perdez 50 points.
       *[many] { NAME($seats, at: "start") } tombent sur un multiple de 50 et perdent 50 points.
    }
result-bid = { WHO($seat) ->
        [you] Tu as enchéri à { bid-quick } et choisi { SUIT($suit) }.
       *[other] { NAME($seat, at: "start") } a enchéri à { bid-quick } et choisi { SUIT($suit) }.
    }
result-bid-carried =
    { WHO($seat) ->
        [you] Tu as choisi { SUIT($suit) } pour le pot qui était resté.
       *[other] { NAME($seat, at: "start") } a choisi { SUIT($suit) } pour le pot qui était resté.
    }
result-bid-none = Personne n’a enchéri : { SUIT($suit, as: "suit-all") } comptaient.

## A moon.

moon-title =
    { WHO($seats) ->
        [you] Tu as décroché la lune
        [one] { NAME($seats, at: "start") } a décroché la lune
        [with-you] { NAME($seats, at: "start") }, vous avez décroché la lune
       *[many] { NAME($seats, at: "start") } ont décroché la lune
    }
moon-title-sun =
    { WHO($seats) ->
        [you] Tu as décroché le soleil
        [one] { NAME($seats, at: "start") } a décroché le soleil
        [with-you] { NAME($seats, at: "start") }, vous avez décroché le soleil
       *[many] { NAME($seats, at: "start") } ont décroché le soleil
    }
moon-said = { moon-title }.
moon-said-sun = { moon-title-sun }.
moon-everything = Tous les points.
moon-standard = Les treize cœurs et la dame.
moon-tricks = Tous les plis de la manche.
moon-who = Qui paie ?
moon-waits = { NAME($seat, at: "start") } décide qui paie.
moon-old = Les autres { SIGNED($points) }
moon-old-sides = Chaque adversaire { SIGNED($points) }
moon-new = Toi { SIGNED($points) }
moon-new-side = Vous { SIGNED($points) } chacun
# What a choice comes to; $seat stands worst of the others.
moon-totals = Tu serais à { $total }, { NAME($seat) } à { $theirs }.
moon-totals-side = Ton équipe serait à { $total }, { NAME($seats) } à { $theirs }.
moon-ends =
    { WHO($seats) ->
        [you] Tu gagnes la partie.
        [one] { NAME($seats, at: "start") } gagne la partie.
        [with-you] { NAME($seats, at: "start") }, vous gagnez la partie.
       *[many] { NAME($seats, at: "start") } gagnent la partie.
    }
moon-old-confirm = { $points } aux autres
moon-old-confirm-sides = { $points } à chaque adversaire
moon-new-confirm = Retirer { $points }
moon-paid = Les autres ont payé.
moon-paid-sides =
    { $sides ->
        [1] L’autre équipe a payé.
       *[other] Les autres équipes ont payé.
    }
moon-taken-off =
    { $points ->
        [one] { $points } point de moins.
       *[other] { $points } points de moins.
    }

## The end of the game.

end-win =
    { WHO($seats) ->
        [you] Tu gagnes la partie
        [one] { NAME($seats, at: "start") } gagne la partie
        [with-you] { NAME($seats, at: "start") }, vous gagnez la partie
       *[many] { NAME($seats, at: "start") } gagnent la partie
    }
end-tie =
    { WHO($seats) ->
        [with-you] { NAME($seats, at: "start") }, vous partagez la victoire, avec un total de { $total }
       *[many] { NAME($seats, at: "start") } se partagent la victoire, avec un total de { $total }
    }
end-line = { $rules } · { $hands ->
        [one] après { $hands } manche
       *[other] après { $hands } manches
    }
end-place-2 =
    { $count ->
        [1] Tu finis à la deuxième place, à un point.
       *[other] Tu finis à la deuxième place, à { page-count } points.
    }
end-place-3 =
    { $count ->
        [1] Tu finis à la troisième place, à un point.
       *[other] Tu finis à la troisième place, à { page-count } points.
    }
end-place-other =
    { $count ->
        [1] Tu finis à la { end-ordinal } place, à un point.
       *[other] Tu finis à la { end-ordinal } place, à { page-count } points.
    }
end-place-last =
    { $count ->
        [1] Tu finis à la dernière place, à un point.
       *[other] Tu finis à la dernière place, à { page-count } points.
    }
end-side-behind =
    { $count ->
        [1] Ton équipe a un point de retard.
       *[other] Ton équipe a { page-count } points de retard.
    }
end-ordinal =
    { $place ->
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
        [9] neuvième
       *[other] dixième
    }
end-chips =
    { WHO($seats) ->
        [you] Tu repars avec le plus de jetons : { CHIPS($chips) }.
        [one] { NAME($seats, at: "start") } repart avec le plus de jetons : { CHIPS($chips) }.
        [with-you] { NAME($seats, at: "start") }, vous repartez avec le plus de jetons : { CHIPS($chips) } chacun.
       *[many] { NAME($seats, at: "start") } repartent avec le plus de jetons : { CHIPS($chips) } chacun.
    }
# The place by chips of somebody whose place by points, which is said before, is another one.
end-chips-place =
    { $place ->
        [2] Aux jetons, tu finis à la deuxième place.
        [3] Aux jetons, tu finis à la troisième place.
       *[other] Aux jetons, tu finis à la { end-ordinal } place.
    }
end-chips-aside = Ce sont les totaux qui désignent le vainqueur. Les jetons se règlent à part.
end-new = Nouvelle partie
end-rules = Changer les règles
end-home = Accueil
end-winner = Vainqueur

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

## The player's best card, and the one that cost most, by the coach. $difference is what one card costs more than
## the other, as in the review.

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
                [one] Manche { $hand } : { CARD($other, as: "the-card") } t’aurait coûté { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de plus.
               *[other] Manche { $hand } : { CARD($other, as: "the-card") } t’aurait coûté { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus.
            }
        [game] Manche { $hand } : avec { CARD($other, as: "the-card") }, tu gagnerais la partie { NUMBER($difference, maximumFractionDigits: 0) } fois de moins sur 100.
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
                [one] Manche { $hand } : elle t’a coûté { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de plus que { CARD($other, as: "the-card") }.
               *[other] Manche { $hand } : elle t’a coûté { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus que { CARD($other, as: "the-card") }.
            }
        [game] Manche { $hand } : avec { CARD($other, as: "the-card") }, tu gagnerais la partie { NUMBER($difference, maximumFractionDigits: 0) } fois de plus sur 100.
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
