### Rule sets: what a field is called and means, the rule sheet, why a rule set can't be played.

## Fields: the name, .about what it says, .default the default where it depends on the table. What their values are
## called is in games.ftl.

field-players = Joueurs
    .about = Combien prennent place à la table.

field-packs = Paquets
    .about = Avec deux paquets, deux cartes identiques dans un pli s’annulent.

field-teams = Équipes
    .about = Qui joue avec qui.

field-pooled = Scores mis en commun
    .about = La fin de la partie dépend de la somme de chaque équipe.

field-joint_moon = Lune en équipe
    .about = Des partenaires peuvent décrocher la lune ensemble.

field-removed = Cartes retirées
    .about = Les cartes laissées hors du paquet.
    .default = selon le nombre de joueurs

field-hand_size = Cartes par joueur
    .about = Combien de cartes chacun reçoit.
    .default = toutes, à parts égales

field-kitty = Talon
    .about = Qui prend les cartes qui restent après la donne.

field-kitty_peek = Talon vu par son preneur
    .about = Celui qui prend le talon le voit aussitôt ; sinon il reste caché jusqu’à la fin.

field-pass_count = Cartes à passer
    .about = Combien de cartes chacun passe.
    .default = selon le nombre de joueurs

field-pass_cycle = Échange
    .about = Où vont les cartes, manche après manche, puis de nouveau.
    .default = selon le nombre de joueurs

field-opening = Première entame
    .about = Qui entame le premier pli, et avec quoi.

field-first_trick = Premier pli
    .about = Ce dont on peut se défausser au premier pli.

field-breaking = Cœurs à briser
    .about = On n’entame pas cœur avant qu’un cœur ait été joué.

field-hearts_only = Rien que des cœurs
    .about = Ce qui se passe quand celui qui doit entamer n’a que des cœurs et qu’aucun n’a été joué.

field-queen = La dame
    .about = La carte dont parlent les règles sur la dame.

field-queen_breaks = La dame brise les cœurs
    .about = Si jouer la dame brise les cœurs.

field-queen_lead = Entamer la dame
    .about = Quand on peut entamer la dame.

field-queen_or_hearts = Des cœurs et la dame
    .about = Ce qu’entame un joueur qui n’a que des cœurs et la dame, tant que cœur ne s’entame pas.

field-queen_discard = Se défausser de la dame
    .about = Quand on peut ou doit se défausser de la dame.

field-points = Points
    .about = Ce que vaut chaque carte ; une carte non citée ne vaut rien.
    .default = ♥ 1 chacun, D♠ 13

field-moon = Décrocher la lune
    .about = Comment compte une manche où un joueur prend tous les points.

field-moon_needs_bonus = La lune exige le bonus
    .about = Pour la lune, il faut aussi prendre les cartes bonus.

field-sun = Décrocher le soleil
    .about = Ce que compte une lune quand le même joueur a fait tous les plis.

field-no_trick_bonus = Bonus sans pli
    .about = Retiré du score d’un joueur qui ne fait aucun pli, dans une manche sans lune.

field-objective = Qui gagne
    .about = Quel total gagne.

field-end = Fin de la partie
    .about = Le total qui finit la partie, ou le nombre de manches.

field-tie = Égalité finale
    .about = Ce qui se passe quand plusieurs ont le meilleur total.

field-fifty_reset = Les multiples de 50 retombent
    .about = Un total qui tombe juste sur 50, 100, 150 et ainsi de suite perd 50 points.

field-auction = Enchères
    .about = Les joueurs enchérissent en jetons pour choisir la couleur qui compte, et entamer.

field-stock = Avec une pioche
    .about = Les cartes restantes forment une pioche : celui qui ne peut pas fournir pioche jusqu’à le pouvoir.

field-settlement = Jetons
    .about = Comment les jetons changent de main.

## The rule sheet: titles, and what is said under each.

sheet-aim = Le but
sheet-aim-low = On cherche à éviter les points : le plus petit total gagne.
sheet-aim-high = Ici, les points sont bons à prendre : le plus grand total gagne.
sheet-sides = { WORD($teams, of: "sheet-sides") }
sheet-sides-2v2 = On joue à deux contre deux, et les partenaires se font face.
sheet-sides-2v2v2 = Trois paires s’affrontent, et les partenaires se font face.
sheet-sides-3v3 = On joue à trois contre trois, une place sur deux.
sheet-sides-totals = Chaque carte compte pour le joueur qui l’a prise, et les totaux d’une équipe s’additionnent.

sheet-deal = La donne
sheet-deck =
    { $packs ->
        [1] Pour { $players } joueurs, avec un paquet complet de { $cards } cartes ; l’as est la carte la plus forte.
       *[other] Pour { $players } joueurs, avec deux paquets, soit { $cards } cartes ; l’as est la carte la plus forte.
    }
sheet-deck-without =
    { $packs ->
        [1] Pour { $players } joueurs, avec un paquet de { $cards } cartes, sans { CARDS($removed, as: "the-card") } ; l’as est la carte la plus forte.
       *[other] Pour { $players } joueurs, avec deux paquets, soit { $cards } cartes, sans { CARDS($removed, as: "the-card") } ; l’as est la carte la plus forte.
    }
sheet-dealt =
    { $cards ->
        [one] Chaque joueur reçoit { $cards } carte, et la donne tourne vers la gauche.
       *[other] Chaque joueur reçoit { $cards } cartes, une à une, et la donne tourne vers la gauche.
    }
sheet-stock =
    { $cards ->
        [one] La carte qui reste est posée face cachée et forme la pioche.
       *[other] Les { $cards } cartes qui restent sont posées face cachée et forment la pioche.
    }
sheet-stock-none = Il ne reste aucune carte, donc pas de pioche.
sheet-kitty =
    { $cards ->
        [one] La carte qui reste est le talon, qui va à { WORD($taker, of: "value-kitty") }. Personne ne le voit avant que la dernière carte soit jouée.
       *[other] Les { $cards } cartes qui restent sont le talon, qui va à { WORD($taker, of: "value-kitty") }. Personne ne le voit avant que la dernière carte soit jouée.
    }
sheet-kitty-seen =
    { $cards ->
        [one] La carte qui reste est le talon, qui va à { WORD($taker, of: "value-kitty") }. Son preneur est seul à le regarder.
       *[other] Les { $cards } cartes qui restent sont le talon, qui va à { WORD($taker, of: "value-kitty") }. Son preneur est seul à le regarder.
    }

sheet-auction = Les enchères
sheet-auction-bids = À partir de la gauche du donneur, chaque joueur parle une fois : il enchérit plus haut que le précédent, sans dépasser ses jetons, ou il passe.
sheet-auction-suit = Le plus offrant verse son enchère au pot, choisit la couleur qui compte, et entame. Ce qui est dit plus bas des cœurs vaut alors pour cette couleur.
sheet-auction-carried = Tant que le pot n’est pas gagné, il n’y a pas de nouvelles enchères : le même joueur regarde ses nouvelles cartes, choisit une couleur et entame, sans payer davantage.
sheet-auction-passed = Si tout le monde passe, les cœurs comptent, le joueur à gauche du donneur entame, et la manche suivante a ses enchères.

sheet-pass = L’échange
sheet-pass-none = On ne passe pas de cartes.
sheet-pass-cards =
    { $cards ->
        [one] Avant de jouer, chacun passe { $cards } carte face cachée, et ne regarde ce qu’il reçoit qu’après avoir passé.
       *[other] Avant de jouer, chacun passe { $cards } cartes face cachée, et ne regarde ce qu’il reçoit qu’après avoir passé.
    }
sheet-pass-always = On passe toujours { WORD($way, of: "pass-way") }.
sheet-pass-cycle = On passe, manche après manche : { WORDS($ways, of: "pass-way", list: "unit") } ; puis on recommence.
sheet-pass-scatter =
    { $cards ->
        [one] Quand chacun des autres en reçoit une, cela fait { $cards } carte.
       *[other] Quand chacun des autres en reçoit une, cela fait { $cards } cartes.
    }
# Where cards are passed.
pass-way-left = à gauche
pass-way-right = à droite
pass-way-across = en face
pass-way-left2 = au deuxième à gauche
pass-way-right2 = au deuxième à droite
pass-way-left3 = au troisième à gauche
pass-way-right3 = au troisième à droite
pass-way-scatter = une carte à chacun des autres
pass-way-hold = pas d’échange

sheet-play = Le jeu de la carte
sheet-lead-lowest = Celui qui a { CARD($card, as: "the-card") } l’entame au premier pli.
sheet-lead-lowest-dealt = Celui qui a le plus petit trèfle distribué l’entame au premier pli.
sheet-lead-lowest-packs = Le premier pli s’entame avec le plus petit trèfle distribué, par le premier qui l’a à partir de la gauche du donneur.
sheet-lead-any_club = Celui qui a le plus petit trèfle entame le premier pli avec un trèfle de son choix.
sheet-lead-eldest = Le joueur à gauche du donneur entame le premier pli.
sheet-lead-bidder = Le plus offrant entame le premier pli.
sheet-follow = Il faut fournir la couleur demandée si on le peut ; sinon, on se défausse de n’importe quelle carte. La plus forte carte de la couleur demandée prend le pli, et celui qui l’a jouée entame le suivant.
sheet-cancel = Deux cartes identiques dans un pli s’annulent, et la plus forte des autres le prend.
sheet-cancel-all = Un pli où toutes les cartes de la couleur demandée sont annulées reste sur la table : le même joueur entame de nouveau, et celui qui prend le pli suivant prend les deux.
sheet-draw = Celui qui ne peut pas fournir pioche jusqu’à le pouvoir, et doit alors jouer la carte piochée. Une fois la pioche vide, on joue n’importe quelle carte.
sheet-draw-out = Un joueur sans carte quand un pli s’entame est hors jeu. Quand il n’en reste qu’un, les cartes qu’il a en main et la pioche rejoignent ses plis.
sheet-penalties =
    { $objective ->
        [low] coûtent des points
       *[high] rapportent des points
    }
sheet-first-no_penalties = Au premier pli, on ne se défausse pas de cartes qui { sheet-penalties }, sauf si l’on n’a rien d’autre.
sheet-first-no_hearts = Au premier pli, on ne se défausse pas de cœur, sauf si l’on n’a rien d’autre.
sheet-breaking = On n’entame pas cœur avant que les cœurs soient brisés, c’est-à-dire qu’un cœur ait été joué.
sheet-breaking-free = Cœur s’entame à tout moment.
sheet-hearts_only-may_lead = Celui qui doit entamer et n’a que des cœurs en entame un quand même.
sheet-hearts_only-pass_lead = Si celui qui doit entamer n’a que des cœurs avant qu’ils soient brisés, la main passe à gauche.
sheet-broken = Les cœurs sont brisés dès qu’un cœur a été joué.
sheet-queen-breaks-discarded = Se défausser { CARD($queen, as: "card-of") } brise les cœurs.
sheet-queen-breaks-played = Jouer { CARD($queen, as: "the-card") }, de quelque façon que ce soit, brise les cœurs.
sheet-queen-lead = On n’entame pas { CARD($queen, as: "the-card") } avant que les cœurs soient brisés, sauf si l’on n’a rien d’autre.
sheet-queen-must-lead = Avant que les cœurs soient brisés, celui qui n’a que des cœurs et { CARD($queen, as: "the-card") } doit entamer { CARD($queen, as: "the-card") }.
sheet-queen-either = Avant que les cœurs soient brisés, celui qui n’a que des cœurs et { CARD($queen, as: "the-card") } entame ce qu’il veut.
sheet-queen-discard = On ne se défausse pas { CARD($queen, as: "card-of") } avant que les cœurs soient brisés, sauf si l’on n’a rien d’autre.
sheet-queen-forced = Il faut se défausser { CARD($queen, as: "card-of") } à la première occasion.

sheet-points = Les points
sheet-points-suit = Chaque carte prise dans la couleur choisie compte un point.
sheet-points-none = Aucune carte ne compte.
sheet-points-cards = Les cartes prises dans les plis comptent { LIST($values) }.
sheet-points-each =
    { $points ->
        [one] { $points } point par { SUIT($suit, as: "suit-each") }
       *[other] { $points } points par { SUIT($suit, as: "suit-each") }
    }
sheet-points-card =
    { $points ->
        [one] { $points } point pour { CARD($card, as: "the-card") }
       *[other] { $points } points pour { CARD($card, as: "the-card") }
    }
sheet-no_trick =
    { $points ->
        [one] Un joueur qui ne fait aucun pli retire { $points } point, sauf si la lune a été décrochée.
       *[other] Un joueur qui ne fait aucun pli retire { $points } points, sauf si la lune a été décrochée.
    }
sheet-fifty = Un total qui tombe juste sur 50, 100, 150 et ainsi de suite perd 50 points.

sheet-moon = Décrocher la lune
sheet-moon-none = Il n’y a pas de lune : les cartes comptent toujours comme elles sont tombées.
sheet-moon-player = Un joueur qui prend toutes les cartes qui { sheet-penalties } décroche la lune.
sheet-moon-player-bonus = Un joueur qui prend toutes les cartes qui { sheet-penalties }, et aussi les cartes bonus, décroche la lune.
sheet-moon-side = Un joueur, ou une équipe ensemble, qui prend toutes les cartes qui { sheet-penalties } décroche la lune.
sheet-moon-side-bonus = Un joueur, ou une équipe ensemble, qui prend toutes les cartes qui { sheet-penalties }, et aussi les cartes bonus, décroche la lune.
sheet-moon-old =
    { $teams ->
        [none] Alors tous les autres marquent { $points }, et celui qui l’a décrochée ne marque rien.
       *[other] Alors chaque adversaire marque { $points }, et celui qui l’a décrochée ne marque rien.
    }
sheet-moon-new = Alors celui qui l’a décrochée retire { $points }, et personne ne marque rien.
sheet-moon-choice =
    { $teams ->
        [none] Alors celui qui l’a décrochée choisit : tous les autres marquent { $points }, ou bien son propre total baisse de { $points }.
       *[other] Alors celui qui l’a décrochée choisit : chaque adversaire marque { $points }, ou bien son propre total baisse de { $points }.
    }
sheet-moon-auto =
    { $teams ->
        [none] Alors tous les autres marquent { $points } ; mais si celui qui l’a décrochée devait ainsi perdre la partie, il retire plutôt { $points }.
       *[other] Alors chaque adversaire marque { $points } ; mais si celui qui l’a décrochée devait ainsi perdre la partie, il retire plutôt { $points }.
    }
sheet-moon-together = Si une équipe l’a décrochée ensemble, chacun de ses joueurs en retire autant.
sheet-moon-chooser = Dans l’équipe, celui dont les cartes comptent le plus de points choisit ; à égalité, c’est le premier d’entre eux à partir de la gauche du donneur.
sheet-sun = Faire aussi tous les plis, c’est le soleil, qui compte { $points }.
sheet-moon-bonuses = Les cartes bonus comptent pour celui qui les a prises, même avec la lune.

sheet-end = La fin
sheet-end-hands =
    { $hands ->
        [one] La partie finit après { $hands } manche.
       *[other] La partie finit après { $hands } manches.
    }
sheet-end-target = La partie finit après la manche où un joueur atteint { $target }.
sheet-end-target-side = La partie finit après la manche où une équipe atteint { $target }.
sheet-wins =
    { $objective ->
        [low] Le plus petit total gagne.
       *[high] Le plus grand total gagne.
    }
sheet-wins-side =
    { $objective ->
        [low] L’équipe dont la somme est la plus petite gagne.
       *[high] L’équipe dont la somme est la plus grande gagne.
    }
sheet-tie-play_on = En cas d’égalité en tête, on joue encore une manche.
sheet-tie-shared = En cas d’égalité en tête, la victoire est partagée.

sheet-chips = Les jetons
sheet-bought =
    { $chips ->
        [one] Chacun achète { $chips } jeton. On peut descendre sous zéro : c’est une dette.
       *[other] Chacun achète { $chips } jetons. On peut descendre sous zéro : c’est une dette.
    }
sheet-bought-worth =
    { $chips ->
        [one] Chacun achète { $chips } jeton à { NUMBER($worth, maximumFractionDigits: 3) }. On peut descendre sous zéro : c’est une dette.
       *[other] Chacun achète { $chips } jetons à { NUMBER($worth, maximumFractionDigits: 3) } pièce. On peut descendre sous zéro : c’est une dette.
    }
sheet-average =
    { $objective ->
        [low] À la fin de la partie, chaque joueur dont le total dépasse la moyenne paie l’écart en jetons, et chaque joueur en dessous reçoit le sien. Les fractions de jeton comptent.
       *[high] À la fin de la partie, chaque joueur dont le total est sous la moyenne paie l’écart en jetons, et chaque joueur au-dessus reçoit le sien. Les fractions de jeton comptent.
    }
sheet-lowest_takes_pot = Après chaque manche, chacun paie un jeton par point pris, selon les cartes prises, et le plus petit score de la manche prend le pot. Les ex æquo se le partagent, et les jetons en trop restent au pot.
sheet-sweepstakes = Après chaque manche, chacun paie un jeton par point pris, selon les cartes prises. Celui qui ne paie rien est indemne.
sheet-sweepstakes-one = Un joueur seul indemne prend le pot ; sinon, il reste pour la manche suivante.
sheet-sweepstakes-two = Un joueur seul indemne prend le pot, et deux indemnes se le partagent en y laissant un éventuel jeton impair ; sinon, tout reste pour la manche suivante.
sheet-howell =
    { $chips ->
        [one] Après chaque manche, chacun verse au pot { $chips } jeton par cœur pris, et reprend un jeton par cœur qu’il n’a pas pris.
       *[other] Après chaque manche, chacun verse au pot { $chips } jetons par cœur pris, et reprend un jeton par cœur qu’il n’a pas pris.
    }
sheet-bonus-pays-nothing = Les cartes bonus ne coûtent ni ne rapportent de jetons.
sheet-moon-pays-nothing = Le score d’une lune ne déplace aucun jeton.

## Why a value is none that a field can have. It stands behind the name of the field: "moon: This is ...". $given is what
## was written.

fault-flag = Il faut true ou false, et non { $given }.
fault-choice = Il faut { LIST($values, list: "or") }, et non { $given }.
fault-amount = Il faut off, ou un nombre entier de 1 à un million, et non { $given }.
fault-count = Il faut un nombre entier, et non { $given }.
fault-open-count = Il faut un nombre entier ou "{ $word }", et non { $given }.
fault-card = Il faut une carte, comme "QS", et non { $given }.
fault-cards = Il faut une liste de cartes, comme ["2D"], et non { $given }.
fault-cards-item = { $given } n’est pas une carte. Écris le rang et la couleur à l’anglaise, comme "2D".
fault-cards-thrice = { CARD($card, as: "the-card-first") } figure trois fois.
fault-cycle = Il faut une liste d’échanges, comme ["left", "right", "hold"], et non { $given }.
fault-cycle-entry = Un échange vaut { LIST($values, list: "or") }, et non { $given }.
fault-points = Il faut des cartes et leurs valeurs, comme { "{" }"H": 1, "QS": 13{ "}" }, et non { $given }.
fault-points-name = { $given } n’est ni une carte, comme "QS", ni une couleur, comme "H".
fault-points-value = La valeur { CARD($card, as: "card-of") } est un nombre entier compris entre moins un million et un million, et non { $given }.
fault-points-suit = La valeur de chaque { SUIT($suit, as: "suit-each") } est un nombre entier compris entre moins un million et un million, et non { $given }.
fault-points-twice = { CARD($card, as: "the-card-first") } figure deux fois.
fault-end = Il faut un total de 25 à 500, ou un nombre de manches, au moins une.
fault-settlement-kind = Il manque le genre (kind), comme { "{" }"kind": "sweepstakes", "buy_in": 50{ "}" }.
fault-settlement-term = On y met kind, chip_value, buy_in et split_two, mais pas { $given }.
fault-chip_value = Un jeton vaut de 0,001 à un million, à trois décimales au plus, et non { $given }.
fault-buy_in = L’achat est un nombre entier de jetons, de 1 à un million, et non { $given }.
fault-split_two = split_two vaut true ou false, et non { $given }.
fault-rules = Un règlement est un objet JSON, comme { "{" }"extends": "omnibus"{ "}" }.
fault-preset = Il n’y a pas de jeu { $given }.
fault-no-field = Ce champ n’existe pas.
# In Python only: a value that JSON can't write.
fault-value = { $given } n’est pas une valeur possible pour une règle.

## Why a rule set can't be played. It stands behind the name of the field.

fault-packs = On joue avec un paquet ou deux, pas { $packs }.
fault-players = Une table compte de { $least } à { $most } joueurs, pas { $players }. Avec une pioche, on peut être { $stock_least } ; avec deux paquets, jusqu’à { $packs_most }.
fault-players-packs = Avec deux paquets, une table compte de { $least } à { $most } joueurs, pas { $players }.
fault-players-stock = Avec une pioche, une table compte de { $least } à { $most } joueurs, pas { $players }. Avec deux paquets, on peut être jusqu’à { $packs_most }.
fault-teams = Ces équipes ne conviennent pas à { $players } joueurs.
fault-needs-teams = Il faut pour cela des équipes, à choisir dans « { field-teams } ».
fault-removed-once = Un paquet ne contient qu’une fois { CARD($card, as: "the-card") }.
fault-removed-many =
    { $cards ->
        [0] Il ne reste aucune carte à distribuer.
        [one] Il ne reste que { $cards } carte, pas assez pour tous les joueurs.
       *[other] Il ne reste que { $cards } cartes, pas assez pour tous les joueurs.
    }
fault-hand_size-least = Chaque joueur doit recevoir au moins une carte.
fault-hand_size-most = Il n’y a que { $cards } cartes : { $players } joueurs ne peuvent pas en recevoir { $hand_size } chacun.
fault-kitty =
    { $cards ->
        [one] Il reste { $cards } carte : il faut un talon, ou une autre donne.
       *[other] Il reste { $cards } cartes : il faut un talon, ou une autre donne.
    }
fault-pass_count = On peut passer de 0 à 4 cartes.
fault-pass_count-hand = On ne peut pas passer { $pass_count } cartes quand on n’en a que { $hand_size }.
fault-pass_cycle-empty = Il faut au moins une entrée ; si l’on n’échange jamais, c’est « { value-pass_cycle-hold } ».
fault-pass_cycle-scatter =
    { $hand_size ->
        [one] Passer une carte à chacun des autres (scatter), c’est plus que la seule carte en main.
       *[other] Passer une carte à chacun des autres (scatter), c’est plus que les { $hand_size } cartes en main.
    }
fault-pass_cycle-across = Personne n’est assis en face à une table de { $players }.
fault-pass_cycle-oneself = À une table de { $players }, l’un de ces échanges revient à soi-même.
fault-points-range = La valeur d’une carte est comprise entre moins un million et un million.
fault-amount-range = Il faut off, ou un nombre entier de 1 à un million.
fault-sun-moon = Le soleil se compte comme une lune, et la lune est désactivée.
fault-end-hands = Une partie dure au moins une manche.
fault-end-target = Le total à atteindre va de 25 à 500, et non { $target }.
fault-end-worth = Les cartes en jeu valent { $points } en tout, donc aucun total n’atteindrait jamais le but. Fixe plutôt un nombre de manches.
fault-auction-opening = Après des enchères, le plus offrant entame le premier pli (« { field-opening } » : « { value-opening-bidder } »).
fault-auction-none = Sans enchères, il n’y a pas de plus offrant pour entamer le premier pli.
fault-auction-pass = Avec des enchères, on ne passe pas de cartes (« { field-pass_cycle } » : « { value-pass_cycle-hold } »).
fault-auction-settlement = Le pot des enchères se gagne comme à la cagnotte (« { field-settlement } » : « { value-settlement-sweepstakes } »).
fault-settlement-buy_in = L’achat est un nombre entier de jetons, de 1 à un million.
fault-settlement-chip_value = Un jeton vaut de 0,001 à un million.
fault-settlement-objective = Là où le plus grand total gagne, « { field-settlement } » ne peut être que « { value-settlement-none } » ou « { value-settlement-average } ».
