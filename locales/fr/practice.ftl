### The page: practice of one’s own mistakes, and the card that offers it.

## What is offered: a sentence for each kind of mistake, and how often it happened.

practice-above =
    { $queen ->
        [QS] Tu as joué l’as ou le roi de pique alors que la dame courait toujours.
       *[other] Tu as joué une carte plus forte que { CARD($queen, as: "the-card") }, qui courait toujours.
    }
practice-kept =
    { $queen ->
        [QS] Tu as gardé la dame quand tu pouvais t’en débarrasser.
       *[other] Tu as gardé { CARD($queen, as: "the-card") } quand tu pouvais t’en débarrasser.
    }
practice-queen =
    { $queen ->
        [QS] Tu as pris un risque de trop avec la dame.
       *[other] Tu as pris un risque de trop avec { CARD($queen, as: "the-card") }.
    }
practice-under = Tu n’as pas évité un pli quand tu le pouvais.
practice-high = Tu as gardé une carte forte qui pouvait partir sans rien te coûter.
practice-follow = Tu as fourni la mauvaise carte.
practice-discard = Tu as fait une mauvaise défausse.
practice-lead = Tu as entamé la mauvaise carte.
practice-stop = Tu n’as pas empêché la lune d’un autre.
practice-moon = Tu as abandonné une lune.
practice-bonus = Tu as manqué une carte qui retire des points.
practice-points = Tu as laissé passer un pli alors que les points étaient bons à prendre.
# Below such a sentence.
practice-times =
    { $hands ->
        [1]
            { $times ->
                [1] Une fois dans la seule manche examinée par le coach.
               *[other] { $times } fois dans la seule manche examinée par le coach.
            }
       *[other]
            { $times ->
                [1] Une fois dans les { $hands } dernières manches examinées par le coach.
               *[other] { $times } fois dans les { $hands } dernières manches examinées par le coach.
            }
    }
practice-do = S’entraîner
# The same button where there are several; $what is the name of a kind of mistake.
practice-do-what = S’entraîner : { $what }

## The hands.

practice-title = Entraînement
practice-leave = Quitter l’entraînement
practice-looking = On cherche tes manches.
practice-none = Tes manches avec cette erreur ne sont plus ici.
# Above a hand. $what is the name of a kind of mistake.
practice-step = { $number } sur { $count } · { $what }
# Read out for the row of bars.
practice-progress = Manche { $number } sur { $count }
practice-trick = Le pli { $trick }, encore une fois
practice-own = Manche { $hand } de ta partie du { DATETIME($at, dateStyle: "medium") }.
practice-out = { CARD($card, as: "the-card-first") } court toujours.
practice-gone = { CARD($card, as: "the-card-first") } n’est plus en jeu.
practice-failed = Cette manche n’a pas pu être préparée. Passe à la suivante, ou réessaie.

## What the coach says of the card. A reason follows.

practice-best = Bien joué.
practice-fine = Pas mal, même si { CARD($best, as: "the-card") } vaut un peu mieux.
# L’accord suit le nombre tel qu’il est écrit : « 1,5 point », « 2,0 points ».
practice-costly =
    { $unit ->
        [points]
            { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] { CARD($best, as: "the-card-first") } vaut mieux : ta carte te coûte { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } point de plus.
               *[other] { CARD($best, as: "the-card-first") } vaut mieux : ta carte te coûte { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de plus.
            }
        [game] { CARD($best, as: "the-card-first") } vaut mieux : ta carte te coûte { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } % d’une partie.
       *[chips]
            { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) ->
                [one] { CARD($best, as: "the-card-first") } vaut mieux : ta carte te coûte { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } jeton.
               *[other] { CARD($best, as: "the-card-first") } vaut mieux : ta carte te coûte { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } jetons.
            }
    }
practice-unseen = Le coach n’a pas évalué cette carte. { CARD($best, as: "the-card-first") } vaut mieux.
practice-retry = Réessayer
practice-next = Manche suivante
practice-last = Bilan

## Behind the last hand.

practice-done =
    { $right ->
        [0] Aucune réussite du premier coup
       *[other] { $right } sur { $count } du premier coup
    }
practice-done-about = L’entraînement ne compte pas dans tes statistiques. Tes prochaines parties, si.
practice-done-own = Manche { $hand }, { DATETIME($at, dateStyle: "medium") }
practice-done-right = Du premier coup
practice-done-later = Pas du premier coup
practice-done-skipped = Sautée
practice-again = Encore une fois
practice-back = Retour à tes parties
