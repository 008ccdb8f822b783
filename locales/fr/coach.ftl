### The coach's reasons. $best is what it would do, $other what it compares that with; $best_rate and $other_rate say in
### how many of 100 deals something happens after them. $queen is the card that plays the part of the queen of spades.

reason-other-often =
    { $other_rate ->
        [100] à tous les coups
       *[other] { $other_rate } fois sur 100
    }
reason-only-card = { CARD($best, as: "the-card-first") } est la seule carte que tu peux jouer.
reason-same-card = Toutes les cartes que tu peux jouer se valent.
reason-only-pass = Aucun autre échange n’a été examiné.
reason-only-bid =
    { $best ->
        [0] Tu ne peux pas enchérir plus haut.
       *[other] Tu ne peux enchérir qu’à { $best }.
    }
reason-only-suit = Tu ne peux choisir que { SUIT($best) }.
reason-only-moon =
    { $best ->
        [old] Les autres doivent marquer les points.
       *[new] Tu dois retirer les points.
    }

reason-even-card = Peu de différence : { CARD($best, as: "the-card") } vaut n’importe quelle autre carte.
reason-even-pass = Peu de différence : cet échange en vaut un autre.
reason-even-bid =
    { $best ->
        [0] Peu de différence : tu peux aussi bien passer.
       *[other] Peu de différence : tu peux aussi bien enchérir à { $best }.
    }
reason-even-suit = Peu de différence : tu peux aussi bien choisir { SUIT($best) }.
reason-even-moon =
    { $best ->
        [old] Peu de différence : les autres peuvent aussi bien marquer les points.
       *[new] Peu de différence : tu peux aussi bien retirer les points.
    }

# What was tried doesn't tell: others may be as good, or not.
reason-unclear-card = Difficile à dire : { CARD($best, as: "the-card") } a donné le meilleur résultat, mais de trop peu pour en être sûr.
reason-unclear-pass = Difficile à dire : cet échange a donné le meilleur résultat, mais de trop peu pour en être sûr.
reason-unclear-bid =
    { $best ->
        [0] Difficile à dire : passer a donné le meilleur résultat, mais de trop peu pour en être sûr.
       *[other] Difficile à dire : une enchère de { $best } a donné le meilleur résultat, mais de trop peu pour en être sûr.
    }
reason-unclear-suit = Difficile à dire : { SUIT($best) } a donné le meilleur résultat, mais de trop peu pour en être sûr.
reason-unclear-moon =
    { $best ->
        [old] Difficile à dire : laisser les autres marquer les points a donné le meilleur résultat, mais de trop peu pour en être sûr.
       *[new] Difficile à dire : retirer les points a donné le meilleur résultat, mais de trop peu pour en être sûr.
    }

reason-best-card = Le mieux est de jouer { CARD($best, as: "the-card") }.
reason-best-pass = Le mieux est de passer { CARDS($best, as: "the-card") }.
reason-best-bid =
    { $best ->
        [0] Le mieux est de passer.
       *[other] Le mieux est d’enchérir à { $best }.
    }
reason-best-suit = Le mieux est de choisir { SUIT($best) }.
reason-best-moon =
    { $best ->
        [old] Le mieux est que les autres marquent les points.
       *[new] Le mieux est de retirer les points.
    }

## Moons and bonus cards.

reason-moon-card = Tenter la lune vaut le coup : avec { CARD($best, as: "the-card") }, tu la décroches { $best_rate } fois sur 100, contre { $other_rate } avec { CARD($other, as: "the-card") }.
reason-moon-pass = Tenter la lune vaut le coup : avec cet échange, tu la décroches { $best_rate } fois sur 100 au lieu de { $other_rate }.
reason-stop-moon-card = Empêche la lune : après { CARD($other, as: "the-card") }, quelqu’un la décroche { $other_rate } fois sur 100, contre { $best_rate } après { CARD($best, as: "the-card") }.
reason-stop-moon-pass = Empêche la lune : après cet échange, quelqu’un d’autre la décroche { $best_rate } fois sur 100 au lieu de { $other_rate }.
reason-bonus-card = Une carte qui retire des points est bonne à prendre : avec { CARD($best, as: "the-card") }, tu la gagnes { $best_rate } fois sur 100, contre { $other_rate } avec { CARD($other, as: "the-card") }.
reason-bonus-pass = Une carte qui retire des points est bonne à prendre : après cet échange, tu la gagnes { $best_rate } fois sur 100 au lieu de { $other_rate }.

## The score of the game, and the pot.

reason-fifty-card = Tombe juste sur un multiple de 50 : avec { CARD($best, as: "the-card") }, ton total baisse de 50 { $best_rate } fois sur 100, contre { $other_rate } avec { CARD($other, as: "the-card") }.
reason-fifty = Tombe juste sur un multiple de 50 : ton total baisse de 50 { $best_rate } fois sur 100 au lieu de { $other_rate }.
reason-go-on-card = Fais durer la partie : après { CARD($other, as: "the-card") }, elle se termine et tu l’as perdue { $other_rate } fois sur 100, contre { $best_rate } après { CARD($best, as: "the-card") }.
reason-go-on = Fais durer la partie : elle se termine et tu l’as perdue { $best_rate } fois sur 100 au lieu de { $other_rate }.
reason-win-card = Gagne la partie tout de suite : avec { CARD($best, as: "the-card") }, tu y arrives { $best_rate } fois sur 100, contre { $other_rate } avec { CARD($other, as: "the-card") }.
reason-win = Gagne la partie tout de suite : tu y arrives { $best_rate } fois sur 100 au lieu de { $other_rate }.
reason-game = Ici, c’est la partie qui compte, pas les points de cette manche.
reason-pot-card = Joue pour le pot : avec { CARD($best, as: "the-card") }, tu le gagnes { $best_rate } fois sur 100, contre { $other_rate } avec { CARD($other, as: "the-card") }.
reason-pot = Joue pour le pot : tu le gagnes { $best_rate } fois sur 100 au lieu de { $other_rate }.
reason-deny-pot-card = Ne laisse pas le pot aux autres : après { CARD($other, as: "the-card") }, l’un d’eux le gagne { $other_rate } fois sur 100, contre { $best_rate } après { CARD($best, as: "the-card") }.
reason-deny-pot = Ne laisse pas le pot aux autres : l’un d’eux le gagne { $best_rate } fois sur 100 au lieu de { $other_rate }.
reason-bid-dear =
    { $other_rate ->
        [0] Une enchère de { $other } est trop chère : avec elle, tu ne gagnes presque jamais le pot.
       *[other] Une enchère de { $other } est trop chère : avec elle, tu gagnes le pot { $other_rate } fois sur 100, contre { $best_rate } sans elle.
    }
reason-own-points-card = Tes points en moyenne : { $best_points } avec { CARD($best, as: "the-card") }, { $other_points } avec { CARD($other, as: "the-card") }.
reason-own-points = Tes points en moyenne : { $best_points } au lieu de { $other_points }.

## The queen.

reason-queen-in-trick = { CARD($queen, as: "the-card-first") } est dans ce pli : laisse-le à quelqu’un d’autre.
reason-queen-discard = Débarrasse-toi maintenant { CARD($queen, as: "card-of") } : tu n’as pas de { SUIT($suit) }, quelqu’un d’autre { CARD($queen, as: "card-it-acc") } prendra.
reason-queen-under = Joue { CARD($queen, as: "the-card") } maintenant, sous { CARD($winning, as: "the-card") } : quelqu’un d’autre { CARD($queen, as: "card-it-acc") } prendra.
reason-queen-before-higher = Joue { CARD($queen, as: "the-card") } maintenant : quelqu’un après toi va sans doute { CARD($queen, as: "card-it-acc") } prendre.
reason-queen-to-others = Joue { CARD($queen, as: "the-card") } maintenant : quelqu’un d’autre va sans doute { CARD($queen, as: "card-it-acc") } prendre.
reason-queen-keep = Garde { CARD($queen, as: "the-card") } pour l’instant : si tu { CARD($queen, as: "card-it-acc") } joues ici, tu { CARD($queen, as: "card-it-acc") } prends toi-même { reason-other-often }.
reason-queen-guard = Garde tes { SUIT($suit, as: "suit-many") } pour protéger { CARD($queen, as: "the-card") } : après { CARD($other, as: "the-card") }, tu { CARD($queen, as: "card-it-acc") } prends { reason-other-often }.
reason-queen-out = { CARD($queen, as: "the-card-first") } court toujours, et avec { CARD($other, as: "the-card") }, tu { CARD($queen, as: "card-it-acc") } prends { reason-other-often }.
reason-queen-out-none-below = { CARD($queen, as: "the-card-first") } court toujours, et tu n’as plus rien en dessous : avec { CARD($other, as: "the-card") }, tu { CARD($queen, as: "card-it-acc") } prends { reason-other-often }.
reason-queen-pass = Passe { CARD($queen, as: "the-card") } : si tu { CARD($queen, as: "card-it-acc") } gardes, tu { CARD($queen, as: "card-it-acc") } prends { $kept_rate } fois sur 100.

## Passing.

reason-pass-safer-from-queen = Cet échange te protège mieux { CARD($queen, as: "card-of") }.
reason-pass-void = Cet échange te laisse sans { SUIT($suit) } : quand on en jouera, tu te défausseras de ce que tu veux.
reason-pass-partner = Ces cartes vont à ton partenaire : c’est ce qui coûte le moins à ton équipe.
reason-pass-wanted = Ici, les points sont bons à prendre : cet échange garde les cartes qui les rapportent.
reason-pass-costly = Ce sont les cartes qui risquent le plus de ramasser des plis coûteux.

## Playing a card.

reason-points-wanted =
    { $best_rate ->
        [100]
            { $other_rate ->
                [0] Ici, les points sont bons à prendre : { CARD($best, as: "the-card") } fait le pli à tous les coups, { CARD($other, as: "the-card") } presque jamais.
               *[other] Ici, les points sont bons à prendre : { CARD($best, as: "the-card") } fait le pli à tous les coups, contre { $other_rate } fois sur 100 pour { CARD($other, as: "the-card") }.
            }
       *[other] Ici, les points sont bons à prendre : { CARD($best, as: "the-card") } fait le pli { $best_rate } fois sur 100, contre { $other_rate } pour { CARD($other, as: "the-card") }.
    }
reason-cancel = { CARD($best, as: "the-card-first") } annule l’autre carte identique : aucune des deux ne peut prendre le pli.
reason-follow-yours-anyway = Le pli est à toi de toute façon : prends-le avec { CARD($best, as: "the-card") }.
reason-follow-last-and-clean = Prends le pli avec { CARD($best, as: "the-card") } : tu joues en dernier, et il ne contient aucun point. Plus tard, cette carte pourrait en ramasser.
reason-follow-while-cheap = Prends ce pli avec { CARD($best, as: "the-card") } tant qu’il ne coûte pas cher.
reason-follow-under-points =
    { $points ->
        [one] Reste sous { CARD($winning, as: "the-card") } : il y a { $points } point dans le pli, et { CARD($other, as: "the-card") } le prend { reason-other-often }.
       *[other] Reste sous { CARD($winning, as: "the-card") } : il y a { $points } points dans le pli, et { CARD($other, as: "the-card") } le prend { reason-other-often }.
    }
reason-follow-under = Reste sous { CARD($winning, as: "the-card") } : { CARD($other, as: "the-card") } prend le pli { reason-other-often }, et les autres peuvent y jeter des points.
reason-follow-under-kitty = Reste sous { CARD($winning, as: "the-card") } : { CARD($other, as: "the-card") } prend le pli { reason-other-often }, et avec lui le talon, qui peut contenir des points.
reason-follow-under-lead = Reste sous { CARD($winning, as: "the-card") } : { CARD($other, as: "the-card") } prend le pli { reason-other-often }, et c’est alors à toi d’entamer.
reason-follow-no-trick =
    { $points ->
        [one] Continue sans faire de pli, ce qui retire { $points } point : { CARD($other, as: "the-card") } prend celui-ci { reason-other-often }.
       *[other] Continue sans faire de pli, ce qui retire { $points } points : { CARD($other, as: "the-card") } prend celui-ci { reason-other-often }.
    }
reason-follow-while-safe = { CARD($best, as: "the-card-first") } ne peut pas prendre ce pli : débarrasse-t’en tant que c’est sans danger.
reason-follow-rarely-takes =
    { $best_rate ->
        [0] { CARD($best, as: "the-card-first") } ne prend presque jamais le pli, alors que { CARD($other, as: "the-card") } le prend { reason-other-often }.
       *[other] { CARD($best, as: "the-card-first") } ne prend le pli que { $best_rate } fois sur 100, contre { $other_rate } pour { CARD($other, as: "the-card") }.
    }
reason-discard-partner-wins = Ton équipe est en tête de ce pli : garde tes points pour les autres.
reason-discard-points = Tu n’as pas de { SUIT($suit) } : donne { CARD($best, as: "the-card") } à quelqu’un d’autre.
reason-discard-above-queen = { CARD($queen, as: "the-card-first") } court toujours : débarrasse-toi { CARD($best, as: "card-of") }, qui pourrait { CARD($queen, as: "card-it-acc") } ramasser.
reason-discard-high = Tu n’as pas de { SUIT($suit) } : débarrasse-toi { CARD($best, as: "card-of") }, qui pourrait prendre un pli coûteux.
reason-last-of-suit = { CARD($best, as: "the-card-first") } est ton dernier { SUIT($suit) } : sans cette carte, tu te défausseras de ce que tu veux quand on jouera { SUIT($suit) }.
reason-stock-keep = Garde { CARD($other, as: "the-card") } : sans { SUIT($suit) }, tu devras piocher quand on en jouera.
reason-lead-below-queen = Entame sous { CARD($queen, as: "the-card") } pour { CARD($queen, as: "card-it-acc") } faire tomber.
reason-lead-low =
    { $best_rate ->
        [0] Entame petit : { CARD($best, as: "the-card") } ne prend presque jamais le pli, alors que { CARD($other, as: "the-card") } le prend { reason-other-often }.
       *[other] Entame petit : { CARD($best, as: "the-card") } prend le pli { $best_rate } fois sur 100, contre { $other_rate } pour { CARD($other, as: "the-card") }.
    }
reason-lead-rarely-takes =
    { $best_rate ->
        [0] Entame { CARD($best, as: "the-card") } : cette carte ne prend presque jamais le pli.
       *[other] Entame { CARD($best, as: "the-card") } : cette carte ne prend le pli que { $best_rate } fois sur 100.
    }
reason-lead-while-clean = Entame { CARD($best, as: "the-card") } tant que le pli a peu de chances de contenir des points : plus tard, cette carte pourrait prendre un pli coûteux.

## What another choice would cost. $unit is points or chips; $cost may have a decimal.

reason-cost =
    { $unit ->
        [chips]
            { $cost ->
                [one] { $cost } jeton
               *[other] { $cost } jetons
            }
       *[points] { reason-cost-points }
    }
reason-cost-points =
    { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }
reason-cost-card = { CARD($other, as: "the-card-first") } coûterait { reason-cost }.
reason-cost-pass = Passer { CARDS($other, as: "the-card") } plutôt que { CARDS($best, as: "the-card") } coûterait { reason-cost }.
reason-cost-bid =
    { $other ->
        [0] Passer coûterait { reason-cost }.
       *[other] Enchérir à { $other } coûterait { reason-cost }.
    }
reason-cost-suit = Choisir { SUIT($other) } coûterait { reason-cost }.
reason-cost-moon =
    { $other ->
        [old] Laisser les autres marquer les points coûterait { reason-cost }.
       *[new] Retirer les points coûterait { reason-cost }.
    }
reason-chance-card = Avec { CARD($best, as: "the-card") }, tu gagnes la partie { $best_rate } fois sur 100, contre { $other_rate } avec { CARD($other, as: "the-card") }.
reason-chance-pass = Ainsi, tu gagnes la partie { $best_rate } fois sur 100 ; en passant { CARDS($other, as: "the-card") } plutôt que { CARDS($best, as: "the-card") }, { $other_rate }.
reason-chance-moon =
    { $best ->
        [old] Tu gagnes la partie { $best_rate } fois sur 100 si les autres marquent les points, { $other_rate } si tu retires les points.
       *[new] Tu gagnes la partie { $best_rate } fois sur 100 si tu retires les points, { $other_rate } si les autres marquent les points.
    }
reason-place = Ta place à la fin de la partie : { $best_place } en moyenne au lieu de { $other_place }.
reason-cost-queen-card = { CARD($other, as: "the-card-first") } coûterait { reason-cost-points }, et tu prendrais { CARD($queen, as: "the-card") } { $other_rate } fois sur 100 au lieu de { $best_rate }.
reason-cost-queen-pass = Passer { CARDS($other, as: "the-card") } plutôt que { CARDS($best, as: "the-card") } coûterait { reason-cost-points }, et tu prendrais { CARD($queen, as: "the-card") } { $other_rate } fois sur 100 au lieu de { $best_rate }.
