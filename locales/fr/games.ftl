### Games: those that have a name, and how a rule set differs from the standard game, in a few words. What the first
### screen and the table say of the rules; all else is in rules.ftl.

## The games that have a name, and .about them in a sentence.

preset-black-lady = Dame de pique
    .about = Le jeu classique : treize cœurs à un point chacun, et la dame de pique à treize.
preset-omnibus = Omnibus
    .about = Le jeu classique avec une récompense : le valet de carreau retire dix points.
preset-original = Cœurs d’origine
    .about = Le jeu des années 1880 : rien que les cœurs, pas d’échange, et cœur s’entame quand on veut.
preset-plain = Cœurs tout court
    .about = Le jeu classique sans la dame : seuls les cœurs comptent.
preset-black-jack = Valet noir
    .about = Le valet de pique prend la place de la dame, à dix points.
preset-black-maria = Black Maria
    .about = Trois joueurs, trois piques dangereux, et trois cartes passées à droite à chaque fois.
preset-spot = Cœurs chiffrés
    .about = Chaque cœur coûte sa valeur, jusqu’à quatorze pour l’as, et la dame de pique vingt-cinq.
preset-partnership = En équipe
    .about = Deux contre deux, partenaires face à face ; les totaux d’une équipe s’additionnent.
preset-reverse = À l’envers
    .about = Le plus grand total gagne : tout le monde veut les cœurs et la dame.
preset-trickster = Trickster
    .about = Le jeu classique tel qu’on le joue souvent en ligne : la dame défaussée brise les cœurs, la lune se compte au mieux pour celui qui la décroche, et la victoire peut se partager.
preset-gamblers = Table des flambeurs
    .about = La dame part à la première occasion, cœur s’entame tout de suite, et à la fin chacun règle son écart avec la moyenne.
preset-domino = Cœurs domino
    .about = Six cartes chacun et une pioche : celui qui ne peut pas fournir pioche jusqu’à le pouvoir, et celui qui n’a plus de cartes sort du jeu.
preset-sweepstakes = Cagnotte
    .about = Un jeton par point, et le pot à celui qui reste seul indemne.
preset-auction = Cœurs aux enchères
    .about = On enchérit en jetons pour choisir la couleur qui compte, et entamer. Le pot va à celui qui reste seul indemne.
preset-howell = Décompte Howell
    .about = Comme Cœurs d’origine, mais chaque cœur se paie à ceux qui ne l’ont pas pris.
preset-cancellation = Cœurs en double
    .about = Deux paquets pour six à onze joueurs : deux cartes identiques dans un pli s’annulent.

## Values that have a name: value-FIELD-VALUE.

value-teams-none = chacun pour soi
value-teams-2v2 = deux contre deux, partenaires face à face
value-teams-2v2v2 = trois paires, partenaires face à face
value-teams-3v3 = trois contre trois, une place sur deux

# Après « va à », « talon à ».
value-kitty-first_trick = celui qui fait le premier pli
value-kitty-last_trick = celui qui fait le dernier pli
value-kitty-first_penalty_trick = celui qui fait le premier pli où il y a des points
value-kitty-none = il n’y en a pas

value-pass_cycle-left = à gauche
value-pass_cycle-right = à droite
value-pass_cycle-across = en face
value-pass_cycle-left2 = au deuxième à gauche
value-pass_cycle-right2 = au deuxième à droite
value-pass_cycle-left3 = au troisième à gauche
value-pass_cycle-right3 = au troisième à droite
value-pass_cycle-scatter = une carte à chacun
value-pass_cycle-hold = sans échange

value-opening-lowest_club = le plus petit trèfle
value-opening-any_club = un trèfle, au choix de celui qui a le plus petit
value-opening-eldest = le joueur à gauche du donneur
value-opening-bidder = le plus offrant aux enchères

value-first_trick-no_penalties = aucune carte à points
value-first_trick-no_hearts = aucun cœur
value-first_trick-free = n’importe quelle carte

value-breaking-true = les cœurs doivent être brisés
value-breaking-false = cœur s’entame à tout moment

value-hearts_only-may_lead = on entame un cœur
value-hearts_only-pass_lead = la main passe au suivant

value-queen_breaks-never = jamais
value-queen_breaks-discarded = quand on s’en défausse
value-queen_breaks-played = dès qu’elle est jouée

value-queen_lead-free = à tout moment
value-queen_lead-after_broken = une fois les cœurs brisés

value-queen_or_hearts-must_lead_queen = on entame la dame
value-queen_or_hearts-either = au choix

value-queen_discard-free = à tout moment
value-queen_discard-after_broken = une fois les cœurs brisés
value-queen_discard-forced = toujours à la première occasion

value-moon-old = les autres marquent les points
value-moon-new = celui qui la décroche retire les points
value-moon-choice = celui qui la décroche choisit
value-moon-auto = les autres marquent les points, sauf si celui qui la décroche devait ainsi perdre la partie
value-moon-off = ne se joue pas

value-objective-low = le plus petit total gagne
value-objective-high = le plus grand total gagne

value-tie-play_on = on joue encore une manche
value-tie-shared = la victoire est partagée

value-settlement-none = sans jetons
value-settlement-average = chacun paie ou reçoit son écart avec la moyenne
value-settlement-lowest_takes_pot = un jeton par point ; le plus petit score prend le pot
value-settlement-sweepstakes = un jeton par point ; celui qui est seul indemne prend le pot
value-settlement-howell = chaque cœur coûte un jeton de moins qu’il n’y a de joueurs

## What differs from the standard game, each a few words that stand in a line with others: "4 players · to 100 · no pass".

differs-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
differs-end-target = jusqu’à { $target }
differs-end-hands =
    { $hands ->
        [one] { $hands } manche
       *[other] { $hands } manches
    }
differs-packs =
    { $number ->
        [one] { $number } paquet
       *[other] { $number } paquets
    }
differs-teams = { WORD($value, of: "differs-teams") }
differs-teams-none = chacun pour soi
differs-teams-2v2 = deux contre deux
differs-teams-2v2v2 = trois paires
differs-teams-3v3 = trois contre trois
differs-pooled = scores mis en commun
differs-joint_moon = lune en équipe
differs-removed = sans { MARKS($cards) }
differs-removed-none = aucune carte retirée
differs-hand_size =
    { $number ->
        [one] { $number } carte chacun
       *[other] { $number } cartes chacun
    }
differs-kitty =
    { $value ->
        [none] pas de talon
       *[other] talon à { WORD($value, of: "value-kitty") }
    }
differs-kitty_peek = talon vu par son preneur
differs-pass_count =
    { $number ->
        [one] { $number } carte à passer
       *[other] { $number } cartes à passer
    }
differs-pass_cycle = échange : { WORDS($values, of: "value-pass_cycle", list: "unit") }
differs-pass_cycle-none = sans échange
differs-opening = première entame : { WORD($value, of: "value-opening") }
differs-first_trick = défausse au premier pli : { WORD($value, of: "value-first_trick") }
differs-breaking = cœur s’entame à tout moment
differs-hearts_only = rien que des cœurs : { WORD($value, of: "value-hearts_only") }
differs-queen = dans le rôle de la dame : { MARK($card) }
differs-queen_breaks = la dame brise les cœurs : { WORD($value, of: "value-queen_breaks") }
differs-queen_lead = entamer la dame : { WORD($value, of: "value-queen_lead") }
differs-queen_or_hearts = des cœurs et la dame : { WORD($value, of: "value-queen_or_hearts") }
differs-queen_discard = se défausser de la dame : { WORD($value, of: "value-queen_discard") }
differs-points = { LIST($values, list: "unit") }
differs-points-suit = { SUIT($suit, as: "suit-mark") } { $points }
differs-points-card = { MARK($card) } { $points }
differs-moon =
    { $value ->
        [off] sans lune
       *[other] lune : { WORD($value, of: "value-moon") }
    }
differs-moon_needs_bonus = la lune exige le bonus
differs-sun = soleil : { $number }
differs-no_trick_bonus = bonus sans pli : { $number }
differs-objective = { WORD($value, of: "value-objective") }
differs-tie = égalité finale : { WORD($value, of: "value-tie") }
differs-fifty_reset = les multiples de 50 retombent
differs-auction = enchères
differs-stock = avec une pioche
differs-settlement = jetons : { WORD($value, of: "value-settlement") }
differs-bought =
    { $chips ->
        [one] { $chips } jeton acheté
       *[other] { $chips } jetons achetés
    }
differs-bought-worth =
    { $chips ->
        [one] { $chips } jeton acheté à { NUMBER($worth, maximumFractionDigits: 3) }
       *[other] { $chips } jetons achetés à { NUMBER($worth, maximumFractionDigits: 3) } pièce
    }
differs-split_two = deux indemnes se partagent le pot
