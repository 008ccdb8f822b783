### De pagina: oefenen met je eigen fouten, en de kaart die dat aanbiedt.

## Wat er aangeboden wordt: een zin voor elk soort fout, en hoe vaak die voorkwam.

practice-above =
    { $queen ->
        [QS] Je speelde het schoppenaas of de schoppenheer terwijl de vrouw er nog in zat.
       *[other] Je speelde een hogere kaart terwijl { CARD($queen, as: "the-card") } er nog in zat.
    }
practice-kept =
    { $queen ->
        [QS] Je hield de vrouw terwijl je haar kwijt kon.
       *[other] Je hield { CARD($queen, as: "the-card") } terwijl je { CARD($queen, as: "card-it") } kwijt kon.
    }
practice-queen =
    { $queen ->
        [QS] Je paste niet goed op voor de vrouw.
       *[other] Je paste niet goed op voor { CARD($queen, as: "the-card") }.
    }
practice-under = Je bleef er niet onder, terwijl het kon.
practice-high = Je hield een hoge kaart die je gratis kwijt kon.
practice-follow = Je bekende met de verkeerde kaart.
practice-discard = Je gooide de verkeerde kaart weg.
practice-lead = Je kwam met de verkeerde kaart uit.
practice-stop = Je hield de maan van een ander niet tegen.
practice-moon = Je gaf een maan op.
practice-bonus = Je liet een kaart lopen die punten aftrekt.
practice-points = Je liet een slag lopen terwijl je punten wilde.
# Onder zo’n zin.
practice-times =
    { $hands ->
        [one]
            { $times ->
                [one] Eén keer in de ronde die de coach heeft bekeken.
               *[other] { $times } keer in de ronde die de coach heeft bekeken.
            }
       *[other]
            { $times ->
                [one] Eén keer in de laatste { $hands } rondes die de coach heeft bekeken.
               *[other] { $times } keer in de laatste { $hands } rondes die de coach heeft bekeken.
            }
    }
practice-do = Oefenen
# Dezelfde knop waar er meer zijn; $what is de naam van een soort fout.
practice-do-what = Oefenen: { $what }

## De rondes.

practice-title = Oefenen
practice-leave = Stoppen met oefenen
practice-looking = Je rondes worden opgezocht.
practice-none = Je rondes met deze fout zijn hier niet meer.
# Boven een ronde. $what is de naam van een soort fout.
practice-step = { $number } van { $count } · { $what }
# Voorgelezen bij de rij balkjes.
practice-progress = Ronde { $number } van { $count }
practice-trick = Slag { $trick }, nog een keer
practice-own = Ronde { $hand } uit je partij van { DATETIME($at, dateStyle: "medium") }.
practice-out = { CARD($card, as: "the-card-first") } zit er nog in.
practice-gone = { CARD($card, as: "the-card-first") } is al gespeeld.
practice-failed = Deze ronde kon niet klaargezet worden. Ga door naar de volgende, of probeer het opnieuw.

## Wat de coach van de kaart vindt. Er volgt een reden.

practice-best = Goed gespeeld.
practice-fine = Dat kan ook, maar { CARD($best, as: "the-card") } is iets beter.
# $cost heeft één decimaal.
practice-costly =
    { $unit ->
        [points] { CARD($best, as: "the-card-first") } is beter: jouw kaart kost je { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten meer.
        [game] { CARD($best, as: "the-card-first") } is beter: dat levert je { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% van een partij meer op dan jouw kaart.
       *[chips] { CARD($best, as: "the-card-first") } is beter: dat levert je { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } fiches meer op dan jouw kaart.
    }
practice-unseen = De coach heeft deze kaart niet gewogen. Beter is { CARD($best, as: "the-card") }.
practice-retry = Opnieuw
practice-next = Volgende ronde
practice-last = Hoe het ging

## Na de laatste ronde.

practice-done =
    { $right ->
        [0] Geen enkele in één keer goed
       *[other] { $right } van de { $count } in één keer goed
    }
practice-done-about = Oefenen telt niet mee in je statistieken. Je volgende partijen wel.
practice-done-own = Ronde { $hand }, { DATETIME($at, dateStyle: "medium") }
practice-done-right = In één keer goed
practice-done-later = Niet in één keer goed
practice-done-skipped = Overgeslagen
practice-again = Nog een keer
practice-back = Terug naar je partijen
