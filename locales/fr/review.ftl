### The page: a finished hand gone through again, card by card.

review-title = Manche { $hand }, carte par carte
review-how = Touche une carte pour savoir pourquoi.
review-laying-out = On étale les cartes.
review-looking = Examen de tes coups : { $done } sur { $all }.
review-progress = Coups examinés
# $unit is points, chips or game: hundredths of a game.
review-found =
    { $unit ->
        [points]
            { $count ->
                [0] Aucun de tes coups n’a coûté plus d’un point.
                [one] Un de tes coups a coûté plus d’un point.
               *[other] { $count } de tes coups ont coûté plus d’un point.
            }
        [game]
            { $count ->
                [0] Aucun de tes coups n’a coûté plus de 1 % d’une partie.
                [one] Un de tes coups a coûté plus de 1 % d’une partie.
               *[other] { $count } de tes coups ont coûté plus de 1 % d’une partie.
            }
       *[chips]
            { $count ->
                [0] Aucun de tes coups n’a coûté plus d’un jeton.
                [one] Un de tes coups a coûté plus d’un jeton.
               *[other] { $count } de tes coups ont coûté plus d’un jeton.
            }
    }
review-failed = Le coach n’a pas répondu. Les cartes sont là quand même.
review-thinking = Le coach réfléchit
review-table = La manche, pli par pli
review-trick = Pli

# A row: the bids, the suit named, the pass, a trick, the moon’s choice.
review-row-bid = Enchères
review-row-suit = Couleur
review-row-pass = Échange
review-row-play = Pli { $trick }
review-row-moon = Lune

# Whose column it is.
review-seat =
    { WHO($seat) ->
        [you] Toi
       *[other] { NAME($seat, at: "start") }
    }

## Below a card.

review-led = entame
review-took = pli
review-led-and-took = entame, pli
review-cost = coût { $cost }

## A move: what somebody did.

review-did-play =
    { WHO($seat) ->
        [you] Tu as joué { CARD($card, as: "the-card") }
       *[other] { NAME($seat, at: "start") } a joué { CARD($card, as: "the-card") }
    }
review-did-pass =
    { WHO($seat) ->
        [you] Tu as passé { CARDS($cards, as: "the-card") }
       *[other] { NAME($seat, at: "start") } a passé { CARDS($cards, as: "the-card") }
    }
review-did-bid =
    { WHO($seat) ->
        [you]
            { $chips ->
                [0] Tu as passé
               *[other] Tu as enchéri à { $chips }
            }
       *[other]
            { $chips ->
                [0] { NAME($seat, at: "start") } a passé
               *[other] { NAME($seat, at: "start") } a enchéri à { $chips }
            }
    }
review-did-suit =
    { WHO($seat) ->
        [you] Tu as choisi { SUIT($suit) }
       *[other] { NAME($seat, at: "start") } a choisi { SUIT($suit) }
    }
review-did-moon =
    { WHO($seat) ->
        [you]
            { $way ->
                [old] Tu as laissé les points aux autres
               *[new] Tu as retiré les points
            }
       *[other]
            { $way ->
                [old] { NAME($seat, at: "start") } a laissé les points aux autres
               *[new] { NAME($seat, at: "start") } a retiré les points
            }
    }
review-move = { LIST($row) } : { LIST($did) }
review-ask = { LIST($did) }. Pourquoi ?
review-ask-noted = { LIST($did) }, { LIST($note) }. Pourquoi ?

# The same in a word, where no card says it.
review-word-bid =
    { $chips ->
        [0] Passe
       *[other] { $chips }
    }
review-word-suit = { SUIT($suit, as: "suit-first") }
review-word-moon =
    { $way ->
        [old] Aux autres
       *[new] À retirer
    }

## What the coach makes of it.

review-only = Il n’y avait pas d’autre choix.
review-unseen = Le coach n’a pas évalué ce coup.
review-best = C’était le meilleur coup.
review-alike = Aussi bon qu’un autre.
# $cost and $error have one decimal; $error is 0 where it is less than that.
review-costly =
    { $unit ->
        [points]
            { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Ce coup a coûté { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de plus que le meilleur.
               *[other] Ce coup a coûté { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus que le meilleur.
            }
        [game] Ce coup a coûté { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % d’une partie de plus que le meilleur.
       *[chips]
            { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Ce coup a coûté { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } jeton de plus que le meilleur.
               *[other] Ce coup a coûté { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } jetons de plus que le meilleur.
            }
    }
review-costly-about =
    { $unit ->
        [points]
            { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Ce coup a coûté { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de plus que le meilleur, à { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } près.
               *[other] Ce coup a coûté { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus que le meilleur, à { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } près.
            }
        [game] Ce coup a coûté { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % d’une partie de plus que le meilleur, à { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } près.
       *[chips]
            { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] Ce coup a coûté { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } jeton de plus que le meilleur, à { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } près.
               *[other] Ce coup a coûté { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } jetons de plus que le meilleur, à { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } près.
            }
    }
review-perhaps-nothing = Il n’a peut-être rien coûté.
review-advice-to =
    { WHO($seat) ->
        [you] Conseil fondé sur ce que tu pouvais voir alors.
       *[other] Conseil donné à { NAME($seat) }, selon ce qui se voyait alors de sa place.
    }
review-choices = Ce qu’on pouvait faire
review-is-best = Le mieux
review-done = Joué
review-on-table = Sur la table
review-holds =
    { WHO($seat) ->
        [you] Tu avais
       *[other] { NAME($seat, at: "start") } avait
    }
review-legend-points = Barres : points perdus par rapport au meilleur choix.
review-legend-chips = Barres : jetons perdus par rapport au meilleur choix.
review-legend-game = Barres : pourcentage d’une partie perdu par rapport au meilleur choix.
review-legend-alike = Cochées : à peu près équivalentes.
