### Kaarten, kleuren, mensen en getallen: waar alle andere zinnen uit bestaan.
###
### Woorden: het spel heet hartenjagen; een partij bestaat uit rondes, een ronde uit slagen. Je komt uit, bekent kleur,
### gooit weg, geeft kaarten door (past alleen bij het bieden), breekt harten, schiet de maan of de zon (wie dat doet, is
### de schutter). Wie deelt, is de deler; wat overblijft, is de talon, of de stapel als je ervan trekt. Fiches gaan in de
### pot; wie niets betaalt, is schoon. Een kaart haalt een slag, een speler pakt hem. Een kleur is enkelvoud: harten is
### gebroken, ruiten telt. Boer, vrouw, heer en aas staan als B V H A op de kaart. De lezer is je.

formats = nl-NL
text-direction = ltr

# De ene zin na de andere.
sentences = { $first } { $next }

## Een kaart. Plaatjes en azen hebben een lidwoord (de klaverboer, het klaveraas), cijfers niet (klaver 7).

card =
    { $suit ->
        [clubs] klaver
        [diamonds] ruiten
        [spades] schoppen
       *[hearts] harten
    }{ $rank ->
        [J] boer
        [Q] vrouw
        [K] heer
        [A] aas
       *[other] {" "}{ $rank }
    }
card-first =
    { $suit ->
        [clubs] Klaver
        [diamonds] Ruiten
        [spades] Schoppen
       *[hearts] Harten
    }{ $rank ->
        [J] boer
        [Q] vrouw
        [K] heer
        [A] aas
       *[other] {" "}{ $rank }
    }
card-label = { CARD($card) }
# Meer van dezelfde: "beide klaverboeren".
card-pair =
    { $suit ->
        [clubs] klaver
        [diamonds] ruiten
        [spades] schoppen
       *[hearts] harten
    }{ $rank ->
        [J] boeren
        [Q] vrouwen
        [K] heren
        [A] azen
        [2] tweeën
        [3] drieën
        [4] vieren
        [5] vijven
        [6] zessen
        [7] zevens
        [8] achten
        [9] negens
       *[other] tienen
    }
the-card =
    { $rank ->
        [J] de { card }
        [Q] de { card }
        [K] de { card }
        [A] het { card }
       *[other] { card }
    }
# Aan het begin van een zin.
the-card-first =
    { $rank ->
        [J] De { card }
        [Q] De { card }
        [K] De { card }
        [A] Het { card }
       *[other] { card-first }
    }
card-headline = { the-card }
# Een kaart waarvan al sprake was, als lijdend voorwerp.
card-it =
    { $rank ->
        [Q] haar
        [A] het
       *[other] hem
    }
# Dezelfde, waar een zin naar haar verwijst: die heer, dat aas.
card-that =
    { $rank ->
        [A] dat
       *[other] die
    }
rank =
    { $rank ->
        [J] boer
        [Q] vrouw
        [K] heer
        [A] aas
       *[other] { $rank }
    }
rank-first =
    { $rank ->
        [J] Boer
        [Q] Vrouw
        [K] Heer
        [A] Aas
       *[other] { $rank }
    }

# De letter of het getal in de hoek van de kaart.
card-rank =
    { $rank ->
        [J] B
        [Q] V
        [K] H
        [A] A
       *[other] { $rank }
    }
card-corner = { CARD($card, as: "card-rank") }
card-mark = { card-rank }{ $symbol }

suit =
    { $suit ->
        [clubs] klaveren
        [diamonds] ruiten
        [spades] schoppen
       *[hearts] harten
    }
suit-one =
    { $suit ->
        [clubs] een klaverkaart
        [diamonds] een ruitenkaart
        [spades] een schoppenkaart
       *[hearts] een hartenkaart
    }
suit-each =
    { $suit ->
        [clubs] klaverkaart
        [diamonds] ruitenkaart
        [spades] schoppenkaart
       *[hearts] hartenkaart
    }
suit-cards =
    { $suit ->
        [clubs] klaverkaarten
        [diamonds] ruitenkaarten
        [spades] schoppenkaarten
       *[hearts] hartenkaarten
    }
suit-first =
    { $suit ->
        [clubs] Klaveren
        [diamonds] Ruiten
        [spades] Schoppen
       *[hearts] Harten
    }
suit-mark =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [spades] ♠
       *[hearts] ♥
    }

## Mensen.

you = jij
seat = plaats { $seat }
start-you = Jij
start-seat = Plaats { $seat }
# Na een voorzetsel: "door jou".
after-you = jou
after-seat = plaats { $seat }
player = { NAME($seat, at: "start") }
players = { NAME($seats, at: "start") }

## Getallen die op zichzelf staan.

number = { $number }
signed = { SIGNED($number) }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tenths-signed = { SIGNED(NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1)) }

## Fiches.

chips =
    { $number ->
        [one] { $amount } fiche
       *[other] { $amount } fiches
    }
chips-number = { $amount }
chips-figure = { CHIPS($chips, as: "chips-number") }
