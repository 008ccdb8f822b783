### Cards, suits, people and numbers: what all other sentences are made of.

# By whose customs numbers, dates and lists are written.
formats = en-GB
# Which way it is written: ltr, or rtl for right to left.
text-direction = ltr

# One sentence after another.
sentences = { $first } { $next }

## A card. $rank is a number from 2 to 10, or J, Q, K, A; $suit is clubs, diamonds, spades or hearts.

card = { rank } of { suit }
# Where it stands alone, as a label.
card-first = { rank-first } of { suit }
# Two cards that are the same.
card-pair =
    { $rank ->
        [J] jacks of { suit }
        [Q] queens of { suit }
        [K] kings of { suit }
        [A] aces of { suit }
        [6] sixes of { suit }
       *[other] { $rank }s of { suit }
    }
# A headline speaks of the one queen that everybody fears.
card-headline =
    { $rank ->
        [Q]
            { $suit ->
                [spades] the queen
               *[other] the { card }
            }
       *[other] the { card }
    }
# A card by itself, read out.
card-label = { CARD($card) }
the-card = the { rank } of { suit }
rank =
    { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    }

rank-first =
    { $rank ->
        [J] Jack
        [Q] Queen
        [K] King
        [A] Ace
       *[other] { $rank }
    }

# The letter or number in the corner of a card, as this language's packs have it.
card-rank = { $rank }
card-corner = { CARD($card, as: "card-rank") }
# With the suit: "Q♠".
card-mark = { card-rank }{ $symbol }

suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [spades] spades
       *[hearts] hearts
    }
suit-one =
    { $suit ->
        [clubs] a club
        [diamonds] a diamond
        [spades] a spade
       *[hearts] a heart
    }
suit-each =
    { $suit ->
        [clubs] club
        [diamonds] diamond
        [spades] spade
       *[hearts] heart
    }
# At the beginning of a sentence.
suit-first =
    { $suit ->
        [clubs] Clubs
        [diamonds] Diamonds
        [spades] Spades
       *[hearts] Hearts
    }
suit-mark =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [spades] ♠
       *[hearts] ♥
    }

## People.

you = you
# A seat of which no name is known, counted from 0.
seat = seat { $seat }
# The same two where a sentence begins with them.
start-you = You
start-seat = Seat { $seat }
# Whoever sits there, standing alone: at a place, at the head of a column.
player = { NAME($seat, at: "start") }
players = { NAME($seats, at: "start") }

## Numbers that stand alone.

number = { $number }
signed = { SIGNED($number) }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tenths-signed = { SIGNED(NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1)) }

## Chips. $amount may have a fraction: "17 1/2". For less than one chip $number is 1, and $part "true".

chips =
    { $number ->
        [one] { $amount } chip
       *[other] { $amount } chips
    }
# Their number, where a mark says what it counts.
chips-number = { $amount }
chips-figure = { CHIPS($chips, as: "chips-number") }
