### The scorepad, on the page and in the terminal: the score of a game that is played elsewhere.

## Why a hand can't go on the sheet: what to mend. The faces mark the players it speaks of.

pad-missing = Il manque encore : { LIST($items) }.
pad-missing-of-suit =
    { $number ->
        [one] { $number } { SUIT($suit) }
       *[other] { $number } { SUIT($suit, as: "suit-many") }
    }
pad-missing-card = { CARD($card, as: "the-card") }
pad-missing-copies =
    { $number ->
        [one] { $number } exemplaire { CARD($card, as: "card-of") }
       *[other] { $number } exemplaires { CARD($card, as: "card-of") }
    }
pad-missing-others =
    { $number ->
        [one] { $number } autre carte
       *[other] { $number } autres cartes
    }
pad-too-many-of-suit =
    { $over ->
        [one] Cela fait { $over } carte de trop : seuls { $all } { SUIT($suit, as: "suit-many") } comptent.
       *[other] Cela fait { $over } cartes de trop : seuls { $all } { SUIT($suit, as: "suit-many") } comptent.
    }
pad-card-taken-twice =
    { $copies ->
        [one] Un seul joueur peut avoir pris { CARD($card, as: "the-card") }.
       *[other] Il n’y a que { $copies } exemplaires { CARD($card, as: "card-of") }.
    }
pad-worthless-card = { CARD($card, as: "the-card-first") } ne compte pas dans cette manche.
pad-worthless-suit = Dans cette manche, { SUIT($suit, as: "suit-all") } ne comptent pas.
pad-unlike-suit = Ici, { SUIT($suit, as: "suit-all") } n’ont pas tous la même valeur : dis qui a pris chacun d’eux.

# How a moon stands on the sheet; nothing where none was shot.
pad-written =
    { $moon ->
        [old] Une lune se note 0 pour celui qui l’a décrochée et { $amount } pour les adversaires.
        [new] Une lune se note −{ $amount } pour celui qui l’a décrochée et 0 pour les autres.
       *[other] Une lune se note 0 pour celui qui l’a décrochée et { $amount } pour les adversaires, ou −{ $amount } pour celui qui l’a décrochée et 0 pour les autres.
    }
pad-moon-written =
    { $bonus ->
        [off] { pad-written }
       *[other] { pad-written } Celui qui a pris { CARDS($bonuses, as: "the-card") } en retire en plus le bonus.
    }
pad-points-are-missing =
    { $missing ->
        [one] Il manque encore { $missing } point.
       *[other] Il manque encore { $missing } points.
    }
pad-points-missing =
    { $moon ->
        [off] { pad-points-are-missing }
       *[other] { pad-points-are-missing } { pad-moon-written }
    }
pad-points-are-short = Les points font { $sum } au lieu de { $all } : il en manque { $missing }.
pad-points-short =
    { $moon ->
        [off] { pad-points-are-short }
       *[other] { pad-points-are-short } { pad-moon-written }
    }
pad-points-are-over = Les points font { $sum } au lieu de { $all } : { $over } de trop.
pad-points-over =
    { $moon ->
        [off] { pad-points-are-over }
       *[other] { pad-points-are-over } { pad-moon-written }
    }
pad-points-of-a-moon = Les { $amount } points chez un seul joueur font une lune. { pad-moon-written }
pad-points-of-a-side-moon = Les { $amount } points dans une seule équipe font une lune, et chacun de ses joueurs se note comme celui qui l’a décrochée. { pad-moon-written }
pad-points-of-no-cards = La somme est juste, mais aucune répartition des cartes ne donne ces points.
pad-points-too-few-for-card =
    { $points ->
        [one] La somme est juste, mais personne n’a le point { CARD($card, as: "card-of") }.
       *[other] La somme est juste, mais personne n’a les { $points } points { CARD($card, as: "card-of") }.
    }
pad-points-of-many-cards = Dis qui a pris quelles cartes : ces points peuvent s’obtenir de plusieurs façons.

pad-chips-need-all-cards = Dis qui a pris quelles cartes : les points seuls ne suffisent pas pour les jetons.
pad-chips-need-cards = Dis aussi qui a pris { CARDS($cards, as: "the-card") } : les jetons en dépendent.
pad-chips-need-partners = Dis lequel des partenaires a pris quelles cartes : les jetons en dépendent.

pad-tricks = Les plis font { $sum } au lieu de { $all }.
pad-no-trick-but-card =
    { WHO($seat) ->
        [you] Tu n’as fait aucun pli : tu ne peux pas avoir pris de carte.
       *[other] { NAME($seat, at: "start") } n’a fait aucun pli et ne peut pas avoir pris de carte.
    }

pad-moon-to-choose = La lune a été décrochée : dis si elle est « old » (les adversaires marquent { $amount }) ou « new » (celui qui l’a décrochée retire { $amount }).
pad-moon-not-shot = Ce n’était pas une lune : plusieurs joueurs ont pris des points.
pad-moon-way =
    { $way ->
        [old] Selon ces règles, la lune compte ici « old » : les adversaires marquent les points.
       *[new] Selon ces règles, la lune compte ici « new » : celui qui l’a décrochée retire les points.
    }

pad-bid-in-carried-pot =
    { WHO($seat) ->
        [you] Le pot est resté, donc pas de nouvelles enchères : tu choisis la couleur.
       *[other] Le pot est resté, donc pas de nouvelles enchères : { NAME($seat) } choisit la couleur.
    }
pad-bid-without-chips = Dis à combien de jetons montait l’enchère.
pad-bid-without-bidder = Dis qui a fait l’enchère.
pad-bid-too-high =
    { WHO($seat) ->
        [you]
            { $most ->
                [0] Tu n’as pas de jetons pour enchérir.
                [one] Tu n’as que { $most } jeton pour enchérir.
               *[other] Tu n’as que { $most } jetons pour enchérir.
            }
       *[other]
            { $most ->
                [0] { NAME($seat, at: "start") } n’a pas de jetons pour enchérir.
                [one] { NAME($seat, at: "start") } n’a que { $most } jeton pour enchérir.
               *[other] { NAME($seat, at: "start") } n’a que { $most } jetons pour enchérir.
            }
    }
pad-suit-not-named = Dis quelle couleur a été choisie.
pad-suit-without-bid = Personne n’a enchéri, donc les cœurs comptent. Si quelqu’un a choisi la couleur, dis qui, et pour combien de jetons.

pad-game-over = La partie s’est terminée avec la manche { $hands } ; la suivante appartient à une autre partie.

## What programs may send wrongly. $name is what was sent.

pad-entry-no-object = Une manche est un objet avec "points", ou avec "counts" et "cards".
pad-entry-empty = Il faut les points de la manche, ou qui a pris quelles cartes.
pad-entry-unknown = { $name } n’existe pas dans une manche selon ces règles.
pad-entry-moon = "moon" vaut "old" ou "new".
pad-entry-sun = "sun" vaut true ou false.
pad-entry-sun-tricks = "sun" et "tricks" se contredisent.
pad-entry-bid = "bid" est un nombre entier de jetons.
pad-entry-suit = "suit" vaut "clubs", "diamonds", "spades" ou "hearts".
pad-entry-counts = "counts" est un objet : une liste de nombres pour chaque couleur, "H", "S", "D" ou "C".
pad-entry-counts-suit = { $name } dans "counts" n’est pas une couleur : ce sont "H", "S", "D" et "C".
pad-entry-cards = "cards" est un objet : pour chaque carte, la place qui l’a prise.
pad-entry-cards-name = { $name } dans "cards" n’est pas une carte.
pad-entry-cards-twice = { $name } figure deux fois dans "cards".
pad-entry-cards-takers = { $name } dans "cards" a trop de preneurs.
pad-entry-no-tricks = "no_tricks" est une liste de places.
pad-entry-seat = { $name } ne désigne aucune place de cette table.
pad-entry-row = { $name } est une liste de nombres entiers, un par joueur.
pad-entry-number = { $name } contient autre chose qu’un nombre entier, ou un nombre impossible.
