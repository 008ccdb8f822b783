### De pagina: het scoreblok, voor een partij met echte kaarten. De lezer is geen van de spelers.

scorepad-title = Score bijhouden
    .about = Echte kaarten op tafel, de sommen hier.
scorepad-unreadable = Het scoreblok op dit apparaat was niet te lezen. Het is apart gezet.
scorepad-unkept = Deze browser bewaart niets, dus dit blad blijft tot je de pagina verlaat.
scorepad-lost = Het scoreblok gaf geen antwoord. Controleer de verbinding en probeer het opnieuw.

## Een nieuwe avond.

scorepad-who = Wie doet mee
    .about = Met de klok mee, zoals jullie zitten. Het teken is voor wie het eerst deelt.
scorepad-name = Naam { $number }
scorepad-seated = Staat er een ronde op het blad, dan kan niemand er meer bij of weg. Begin daarvoor een nieuwe avond; deze blijft staan onder “{ scorepad-past }”.
scorepad-add = Speler toevoegen
scorepad-drop = { $name } speelt niet mee
scorepad-deals-first = { $name } deelt het eerst
scorepad-nameless = Iedereen heeft een naam nodig.
scorepad-too-few = Minstens twee spelers, graag.
scorepad-alike = Twee spelers hebben dezelfde naam.
scorepad-rules = Het spel
scorepad-own = Je huisregels
scorepad-settlement = Fiches
scorepad-settlement-none = Geen fiches
    .about = Alleen punten.
scorepad-settlement-average = Gemiddelde
    .about = Aan het eind betaalt of krijgt ieder het verschil met het gemiddelde.
scorepad-settlement-lowest_takes_pot = Laagste krijgt de pot
    .about = Een fiche per punt in de pot; de laagste van de ronde krijgt hem.
scorepad-settlement-sweepstakes = Sweepstakes
    .about = Een fiche per punt in de pot; wie als enige schoon is, krijgt hem.
scorepad-settlement-howell = Howell
    .about = Elke hartenkaart kost één fiche voor elke andere speler.
scorepad-chip-value = Waarde van een fiche
    .about = In je eigen geld; 1 is gewoon een fiche.
    .wrong = De waarde van een fiche is een getal van 0,001 tot 1.000.000.
scorepad-buy-in = Ieder koopt
    .about = Fiches om mee te beginnen.
    .wrong = Ieder koopt een heel aantal fiches, van 1 tot 1.000.000.
scorepad-split-two = Twee schone spelers delen de pot
scorepad-start = Beginnen
scorepad-past = Eerdere avonden
scorepad-past-title = { DATETIME($began, day: "numeric", month: "long") } · { $title }
scorepad-past-line =
    { $hands ->
        [one] { LIST($names) } · één ronde
       *[other] { LIST($names) } · { $hands } rondes
    }
scorepad-forget = { DATETIME($began, day: "numeric", month: "long") } · { $title } weggooien

## Het blad van een avond.

scorepad-deals-hand = { NAME($dealer, at: "start") } deelt ronde { $hand }.
scorepad-pass-cards =
    { $count ->
        [one] één kaart
        [2] twee kaarten
        [3] drie kaarten
        [4] vier kaarten
       *[other] { $count } kaarten
    }
scorepad-pass-left = Ieder geeft { scorepad-pass-cards } door naar links.
scorepad-pass-right = Ieder geeft { scorepad-pass-cards } door naar rechts.
scorepad-pass-across = Ieder geeft { scorepad-pass-cards } door naar de overkant.
scorepad-pass-left2 = Ieder geeft { scorepad-pass-cards } door aan de tweede links.
scorepad-pass-right2 = Ieder geeft { scorepad-pass-cards } door aan de tweede rechts.
scorepad-pass-left3 = Ieder geeft { scorepad-pass-cards } door aan de derde links.
scorepad-pass-right3 = Ieder geeft { scorepad-pass-cards } door aan de derde rechts.
scorepad-pass-scatter = Ieder geeft één kaart aan elk van de anderen.
scorepad-pass-hold = Deze keer geeft niemand door.
scorepad-bids = { NAME($seat, at: "start") } biedt het eerst.
scorepad-carries = De pot blijft staan: { NAME($seat) } kiest opnieuw de kleur.
scorepad-last = Vorige
scorepad-side = { NAME($seats, at: "start") }: { $sum }
scorepad-total = Totaal
scorepad-totals = Totalen
scorepad-enter = Ronde { $hand } invoeren
scorepad-undo = Terugdraaien
scorepad-share = Delen
scorepad-print = Afdrukken
scorepad-copied = Het blad is gekopieerd.
scorepad-not-copied = In deze browser kun je hier niets kopiëren.
scorepad-hands = Ronde voor ronde
scorepad-open-hand = Ronde { $hand } bekijken en wijzigen
scorepad-so-far = De avond tot nu toe
scorepad-lower = Punten, lager is beter
scorepad-higher = Punten, hoger is beter
scorepad-first-hand = Speel de eerste ronde en voer die hier in.
scorepad-fault = Ronde { $hand }: { LIST($why) }
scorepad-mend = Ronde { $hand } herstellen
scorepad-spoilt = Volgens deze regels moet ronde { $hand } hersteld worden. { LIST($why) }
scorepad-again = Nieuwe avond
scorepad-change = Namen en regels
scorepad-winner = Winnaar
scorepad-deals = deelt
scorepad-wins =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } wint de partij
       *[many] { NAME($seats, at: "start") } winnen de partij
    }
scorepad-won =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } wint de partij.
       *[many] { NAME($seats, at: "start") } winnen de partij.
    }

## Fiches.

scorepad-chips = { CHIPS($chips) }
scorepad-chips-worth = { CHIPS($chips) } ({ scorepad-money })
# Een aantal fiches zonder het woord.
scorepad-chips-bare = { CHIPS($chips, as: "scorepad-amount") }
scorepad-chips-won = +{ CHIPS($chips, as: "scorepad-amount") }
scorepad-amount = { $amount }
# In het eigen geld van de spelers. $money is nooit negatief.
scorepad-money =
    { $decimals ->
        [3] { NUMBER($money, minimumFractionDigits: 3) }
       *[other] { NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }
scorepad-money-owed = −{ scorepad-money }
scorepad-chips-title = Fiches
scorepad-players = Spelers
scorepad-stack = Heeft
scorepad-last-chips = Vorige
scorepad-pot = In de pot
scorepad-pot-left = De pot blijft op tafel liggen.
scorepad-worth = Waarde
scorepad-why = Waarom, in ronde { $hand }
scorepad-owed-now = Als jullie nu stoppen
scorepad-owed = Wie geeft aan wie
scorepad-quits = Niemand is iemand iets schuldig.
scorepad-gives = { NAME($from, at: "start") } geeft { NAME($to) } { CHIPS($chips) }.
scorepad-gives-worth = { NAME($from, at: "start") } geeft { NAME($to) } { CHIPS($chips) } ({ scorepad-money }).
scorepad-gives-pot = { NAME($from, at: "start") } heeft { CHIPS($chips) } in de pot.
scorepad-gives-pot-worth = { NAME($from, at: "start") } heeft { CHIPS($chips) } ({ scorepad-money }) in de pot.
scorepad-settled-at-end = De fiches worden verrekend als de partij afgelopen is.
scorepad-bought = { WORD($kind, of: "scorepad-settlement") } · ieder kocht { CHIPS($chips) }
scorepad-bought-worth = { WORD($kind, of: "scorepad-settlement") } · ieder kocht { CHIPS($chips) } ({ scorepad-money })

## Eén ronde.

scorepad-hand = Ronde { $hand }
scorepad-next-line = { NAME($dealer, at: "start") } deelt · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line = { NAME($dealer, at: "start") } deelde · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line-suit = { NAME($dealer, at: "start") } deelde · { WORD($pass, of: "scorepad-way") } · { SUIT($suit) }
scorepad-way-left = links doorgeven
scorepad-way-right = rechts doorgeven
scorepad-way-across = doorgeven naar de overkant
scorepad-way-left2 = doorgeven aan de tweede links
scorepad-way-right2 = doorgeven aan de tweede rechts
scorepad-way-left3 = doorgeven aan de derde links
scorepad-way-right3 = doorgeven aan de derde rechts
scorepad-way-scatter = ieder ander één kaart
scorepad-way-hold = niet doorgeven
scorepad-edit-hand = Deze ronde wijzigen
scorepad-remove-hand = Van het blad halen
scorepad-shot-moon =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } schoot de maan.
       *[many] { NAME($seats, at: "start") } schoten de maan.
    }
scorepad-shot-sun =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } schoot de zon.
       *[many] { NAME($seats, at: "start") } schoten de zon.
    }

## Een ronde invoeren.

scorepad-mode = Invoeren met
scorepad-mode-cards = Kaarten
scorepad-mode-points = Punten
scorepad-moon = Maan
scorepad-rest = rest
scorepad-rest-of = Alle andere { SUIT($suit, as: "suit-cards") } voor { NAME($seat) }
scorepad-fewer = { NAME($seat, at: "start") }: minder { SUIT($suit) }
scorepad-more = { NAME($seat, at: "start") }: meer { SUIT($suit) }
scorepad-many = { NAME($seat, at: "start") }: { $count } { SUIT($suit) }
scorepad-took = { NAME($seat, at: "start") } pakte { CARD($card, as: "the-card") }
scorepad-took-both = { scorepad-took }, twee keer
scorepad-takes = Kaarten voor { NAME($seat) }
scorepad-points-of = Punten van { NAME($seat) }
scorepad-no-trick = Geen slag
scorepad-no-trick-of = { NAME($seat, at: "start") } pakte geen slag
scorepad-adds-up = Het klopt.
scorepad-checking = Momentje.
scorepad-put = Ronde { $hand } op het blad zetten
scorepad-keep = Wijziging bewaren
scorepad-key-erase = Wissen
scorepad-key-sign = Plus of min
scorepad-key-rest = Rest
scorepad-key-next = Volgende
scorepad-who-moon = Wie schoot de maan?
    .about = Wie alle punten pakte.
scorepad-every-trick = Ook alle slagen
    .about = Dan is het de zon.
scorepad-others = Anderen { SIGNED($points) }
scorepad-shooter = { NAME($seat, at: "start") } { SIGNED($points) }
scorepad-others-of = { NAME($seat, at: "start") }: de anderen { SIGNED($points) }
scorepad-shooter-of = { NAME($seat, at: "start") }: { SIGNED($points) }
scorepad-how-moon = Hoe telt de maan?
scorepad-bidder = Wie bood het hoogst
scorepad-all-passed = Iedereen paste
scorepad-bid = Voor hoeveel fiches
scorepad-bid-less = Eén fiche minder
scorepad-bid-more = Eén fiche meer
scorepad-suit = De kleur die telt

## Op papier.

scorepad-paper-hand = Ronde
scorepad-paper-line = { DATETIME($began, dateStyle: "long") } · { LIST($names) }
scorepad-text-line = { $line } · { DATETIME($began, dateStyle: "short") }
