### Cards, suits, people and numbers: what all other sentences are made of.
###
### Choix de la traduction : on tutoie. Le jeu est la dame de pique ; ses variantes portent le nom de Cœurs.
### trick = pli ; lead = entamer, entame ; follow suit = fournir ; discard = se défausser ; pass (cards) = passer, un échange ;
### hand (deal) = manche ; game = partie (jouée) ou jeu (ce à quoi on joue) ; deal = donne ; break hearts = briser les cœurs ;
### shoot the moon = décrocher la lune ; kitty = talon ; stock = pioche ; pack = paquet ; pot = pot ; chip = jeton ;
### bid = enchère ; clear = indemne ; settlement = décompte ; side = équipe ; house rules = règles maison ;
### rule set = règlement ; scorepad = feuille de score ; rated = classé ; rating = cote ; bot = robot ; hint = conseil.

# By whose customs numbers, dates and lists are written.
formats = fr-FR
text-direction = ltr

# Une phrase après l’autre.
sentences = { $first } { $next }

## A card. $rank is a number from 2 to 10, or J, Q, K, A; $suit is clubs, diamonds, spades or hearts.

card = { rank } de { suit }
# Where it stands alone, as a label.
card-first = { rank-first } de { suit }
# Two cards that are the same, after "les deux".
card-pair =
    { $rank ->
        [J] valets de { suit }
        [Q] dames de { suit }
        [K] rois de { suit }
        [A] as de { suit }
       *[other] { $rank } de { suit }
    }
# A headline speaks of the one queen that everybody fears.
card-headline =
    { $rank ->
        [Q]
            { $suit ->
                [spades] la dame
               *[other] la { card }
            }
       *[other] { the-card }
    }
# A card by itself, read out.
card-label = { CARD($card) }
the-card =
    { $rank ->
        [Q] la { card }
        [A] l’{ card }
       *[other] le { card }
    }
the-card-first =
    { $rank ->
        [Q] La { card }
        [A] L’{ card }
       *[other] Le { card }
    }
# « se défausser de la dame »
card-of =
    { $rank ->
        [Q] de la { card }
        [A] de l’{ card }
       *[other] du { card }
    }
# Une carte parmi deux pareilles.
card-one =
    { $rank ->
        [Q] une { card }
       *[other] un { card }
    }
# Ce dont on vient de parler : « tu la prends ».
card-it-acc =
    { $rank ->
        [Q] la
       *[other] le
    }
rank =
    { $rank ->
        [J] valet
        [Q] dame
        [K] roi
        [A] as
       *[other] { $rank }
    }

rank-first =
    { $rank ->
        [J] Valet
        [Q] Dame
        [K] Roi
        [A] As
       *[other] { $rank }
    }

# La lettre ou le nombre dans le coin de la carte.
card-rank =
    { $rank ->
        [J] V
        [Q] D
        [K] R
        [A] A
       *[other] { $rank }
    }
card-corner = { CARD($card, as: "card-rank") }
# As it stands in a corner of the card: "D♠".
card-mark = { card-rank }{ $symbol }

suit =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [spades] pique
       *[hearts] cœur
    }
suit-one =
    { $suit ->
        [clubs] un trèfle
        [diamonds] un carreau
        [spades] un pique
       *[hearts] un cœur
    }
suit-each =
    { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [spades] pique
       *[hearts] cœur
    }
# Where it stands alone, or begins a sentence.
suit-first =
    { $suit ->
        [clubs] Trèfle
        [diamonds] Carreau
        [spades] Pique
       *[hearts] Cœur
    }
# Les cartes de la couleur.
suit-many =
    { $suit ->
        [clubs] trèfles
        [diamonds] carreaux
        [spades] piques
       *[hearts] cœurs
    }
suit-all =
    { $suit ->
        [clubs] les trèfles
        [diamonds] les carreaux
        [spades] les piques
       *[hearts] les cœurs
    }
suit-all-first =
    { $suit ->
        [clubs] Les trèfles
        [diamonds] Les carreaux
        [spades] Les piques
       *[hearts] Les cœurs
    }
suit-mark =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [spades] ♠
       *[hearts] ♥
    }

## People. « toi » va après une préposition et dans une liste ; là où « tu » est sujet, on choisit par WHO.
## « de » et « que » ne se placent pas devant un nom : de Yuki, mais d'Ingrid.

you = toi
# A seat of which no name is known, counted from 0.
seat = place { $seat }
# The same two where a sentence begins with them.
start-you = Toi
start-seat = Place { $seat }
# Whoever sits there, standing alone: at a place, at the head of a column.
player = { NAME($seat, at: "start") }
players = { NAME($seats, at: "start") }

## Numbers that stand alone.

number = { $number }
signed = { SIGNED($number) }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tenths-signed = { SIGNED(NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1)) }

## Chips. $amount may have a fraction: "17 1/2".

chips =
    { $number ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    }
# Their number, where a mark says what it counts.
chips-number = { $amount }
chips-figure = { CHIPS($chips, as: "chips-number") }
