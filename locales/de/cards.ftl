### Karten, Farben, Menschen und Zahlen: woraus alle anderen Sätze bestehen.

formats = de-DE
# In welche Richtung geschrieben wird: ltr, oder rtl von rechts nach links.
text-direction = ltr

# Ein Satz nach dem anderen.
sentences = { $first } { $next }

## Eine Karte. Zahlen sind weiblich: die 10. Der Bube wird gebeugt: den Pik-Buben.

card =
    { suit }‑{ $rank ->
        [J] Bube
        [Q] Dame
        [K] König
        [A] Ass
       *[other] { $rank }
    }
card-first = { card }
card-label = { CARD($card) }
# Wen? Ohne Artikel.
card-acc =
    { suit }‑{ $rank ->
        [J] Buben
        [Q] Dame
        [K] König
        [A] Ass
       *[other] { $rank }
    }
the-card =
    { $rank ->
        [J] der { suit }‑Bube
        [Q] die { suit }‑Dame
        [K] der { suit }‑König
        [A] das { suit }‑Ass
       *[other] die { suit }‑{ $rank }
    }
# Am Anfang eines Satzes.
the-card-first =
    { $rank ->
        [J] Der { suit }‑Bube
        [Q] Die { suit }‑Dame
        [K] Der { suit }‑König
        [A] Das { suit }‑Ass
       *[other] Die { suit }‑{ $rank }
    }
the-card-acc =
    { $rank ->
        [J] den { suit }‑Buben
        [Q] die { suit }‑Dame
        [K] den { suit }‑König
        [A] das { suit }‑Ass
       *[other] die { suit }‑{ $rank }
    }
the-card-acc-first =
    { $rank ->
        [J] Den { suit }‑Buben
        [Q] Die { suit }‑Dame
        [K] Den { suit }‑König
        [A] Das { suit }‑Ass
       *[other] Die { suit }‑{ $rank }
    }
the-card-dat =
    { $rank ->
        [J] dem { suit }‑Buben
        [Q] der { suit }‑Dame
        [K] dem { suit }‑König
        [A] dem { suit }‑Ass
       *[other] der { suit }‑{ $rank }
    }
# Wovon schon die Rede war.
card-it =
    { $rank ->
        [J] er
        [K] er
        [A] es
       *[other] sie
    }
card-it-acc =
    { $rank ->
        [J] ihn
        [K] ihn
        [A] es
       *[other] sie
    }
# Zwei gleiche.
card-pair =
    { $rank ->
        [J] { suit }‑Buben
        [Q] { suit }‑Damen
        [K] { suit }‑Könige
        [A] { suit }‑Asse
       *[other] { suit }‑{ $rank }
    }
# Die eine Dame, die jeder fürchtet.
card-headline =
    { $rank ->
        [Q]
            { $suit ->
                [spades] die Dame
               *[other] die { suit }‑Dame
            }
       *[other] { the-card-acc }
    }
rank =
    { $rank ->
        [J] Bube
        [Q] Dame
        [K] König
        [A] Ass
       *[other] { $rank }
    }
rank-first = { rank }

card-rank =
    { $rank ->
        [J] B
        [Q] D
        [K] K
        [A] A
       *[other] { $rank }
    }
card-corner = { CARD($card, as: "card-rank") }
card-mark = { card-rank }{ $symbol }

suit =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [spades] Pik
       *[hearts] Herz
    }
suit-one = { suit }
suit-each = { suit }
suit-first = { suit }
suit-mark =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [spades] ♠
       *[hearts] ♥
    }

## Menschen.

you = du
seat = Platz { $seat }
start-you = Du
start-seat = Platz { $seat }
player = { NAME($seat, at: "start") }
players = { NAME($seats, at: "start") }

## Zahlen, die für sich stehen.

number = { $number }
signed = { SIGNED($number) }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tenths-signed = { SIGNED(NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1)) }

## Chips.

chips =
    { $number ->
        [one] { $amount } Chip
       *[other] { $amount } Chips
    }
chips-number = { $amount }
chips-figure = { CHIPS($chips, as: "chips-number") }
