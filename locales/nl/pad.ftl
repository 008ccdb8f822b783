### Het scoreblok, op de pagina en in de terminal: de stand van een partij die elders gespeeld wordt.

## Waarom een ronde niet op het blad kan: wat er nog moet gebeuren.

pad-missing = Nog te verdelen: { LIST($items) }.
pad-missing-of-suit =
    { $number ->
        [one] { SUIT($suit, as: "suit-one") }
       *[other] { $number } { SUIT($suit, as: "suit-cards") }
    }
pad-missing-card = { CARD($card, as: "the-card") }
pad-missing-copies =
    { $number ->
        [one] één keer { CARD($card) }
       *[other] { $number } keer { CARD($card) }
    }
pad-missing-others =
    { $number ->
        [one] { $number } andere kaart
       *[other] { $number } andere kaarten
    }
pad-too-many-of-suit =
    { $over ->
        [one] Dat is één kaart te veel: er tellen maar { $all } { SUIT($suit, as: "suit-cards") }.
       *[other] Dat zijn { $over } kaarten te veel: er tellen maar { $all } { SUIT($suit, as: "suit-cards") }.
    }
pad-card-taken-twice =
    { $copies ->
        [one] Maar één speler kan { CARD($card, as: "the-card") } gepakt hebben.
       *[other] Er zijn maar { $copies } { CARD($card, as: "card-pair") }.
    }
pad-worthless-card = { CARD($card, as: "the-card-first") } telt in deze ronde niet mee.
pad-worthless-suit = In deze ronde telt { SUIT($suit) } niet mee.
pad-unlike-suit = Niet alle { SUIT($suit, as: "suit-cards") } zijn hier evenveel waard: zeg van elke kaart wie hem gepakt heeft.

# Hoe een maan op het blad staat; niets waar er geen geschoten is.
pad-written =
    { $moon ->
        [old] Een maan wordt genoteerd als 0 voor de schutter en { $amount } voor de tegenstanders.
        [new] Een maan wordt genoteerd als −{ $amount } voor de schutter en 0 voor de anderen.
       *[other] Een maan wordt genoteerd als 0 voor de schutter en { $amount } voor de tegenstanders, of als −{ $amount } voor de schutter en 0 voor de anderen.
    }
pad-moon-written =
    { $bonus ->
        [off] { pad-written }
       *[other] { pad-written } Bij wie { CARDS($bonuses, as: "the-card") } gepakt heeft, gaat de bonus er nog af.
    }
pad-points-are-missing =
    { $missing ->
        [one] Er ontbreekt nog { $missing } punt.
       *[other] Er ontbreken nog { $missing } punten.
    }
pad-points-missing =
    { $moon ->
        [off] { pad-points-are-missing }
       *[other] { pad-points-are-missing } { pad-moon-written }
    }
pad-points-are-short =
    { $missing ->
        [one] De punten zijn samen { $sum }, niet { $all }: er ontbreekt er één.
       *[other] De punten zijn samen { $sum }, niet { $all }: er ontbreken er { $missing }.
    }
pad-points-short =
    { $moon ->
        [off] { pad-points-are-short }
       *[other] { pad-points-are-short } { pad-moon-written }
    }
pad-points-are-over =
    { $over ->
        [one] De punten zijn samen { $sum }, niet { $all }: één te veel.
       *[other] De punten zijn samen { $sum }, niet { $all }: { $over } te veel.
    }
pad-points-over =
    { $moon ->
        [off] { pad-points-are-over }
       *[other] { pad-points-are-over } { pad-moon-written }
    }
pad-points-of-a-moon = Alle { $amount } punten bij één speler, dat is een maan. { pad-moon-written }
pad-points-of-a-side-moon = Alle { $amount } punten bij één team, dat is een maan, en elke speler van dat team wordt genoteerd als schutter. { pad-moon-written }
pad-points-of-no-cards = De som klopt, maar geen enkele verdeling van de kaarten geeft precies deze punten.
pad-points-too-few-for-card =
    { $points ->
        [one] De som klopt, maar niemand heeft het ene punt van { CARD($card, as: "the-card") }.
       *[other] De som klopt, maar niemand heeft de { $points } punten van { CARD($card, as: "the-card") }.
    }
pad-points-of-many-cards = Zeg wie welke kaarten gepakt heeft: deze punten kunnen op meer dan één manier ontstaan.

pad-chips-need-all-cards = Zeg wie welke kaarten gepakt heeft: de punten alleen bepalen de fiches niet.
pad-chips-need-cards = Zeg ook wie { CARDS($cards, as: "the-card") } gepakt heeft: de fiches hangen ervan af.
pad-chips-need-partners = Zeg wie van de partners welke kaarten gepakt heeft: de fiches hangen ervan af.

pad-tricks = Het zijn samen { $sum } slagen, niet { $all }.
pad-no-trick-but-card =
    { WHO($seat) ->
        [you] Je hebt geen slag gepakt, dus ook geen kaart.
       *[other] { NAME($seat, at: "start") } heeft geen slag gepakt, dus ook geen kaart.
    }

pad-moon-to-choose = Er is een maan geschoten: zeg of die oud telt (de tegenstanders krijgen er { $amount } bij) of nieuw (de schutter trekt er { $amount } af).
pad-moon-not-shot = Dat was geen maan: meer dan één speler pakte punten.
pad-moon-way =
    { $way ->
        [old] Volgens deze regels telt de maan hier oud: de tegenstanders krijgen punten erbij.
       *[new] Volgens deze regels telt de maan hier nieuw: de schutter trekt punten af.
    }

pad-bid-in-carried-pot =
    { WHO($seat) ->
        [you] De pot is blijven staan, dus er wordt niet opnieuw geboden: jij kiest de kleur.
       *[other] De pot is blijven staan, dus er wordt niet opnieuw geboden: { NAME($seat) } kiest de kleur.
    }
pad-bid-without-chips = Zeg hoeveel fiches er geboden zijn.
pad-bid-without-bidder = Zeg wie het bod deed.
pad-bid-too-high =
    { WHO($seat) ->
        [you]
            { $most ->
                [0] Je hebt geen fiches om te bieden.
                [one] Je hebt maar { $most } fiche om te bieden.
               *[other] Je hebt maar { $most } fiches om te bieden.
            }
       *[other]
            { $most ->
                [0] { NAME($seat, at: "start") } heeft geen fiches om te bieden.
                [one] { NAME($seat, at: "start") } heeft maar { $most } fiche om te bieden.
               *[other] { NAME($seat, at: "start") } heeft maar { $most } fiches om te bieden.
            }
    }
pad-suit-not-named = Zeg welke kleur gekozen is.
pad-suit-without-bid = Niemand heeft geboden, dus harten telt. Koos iemand de kleur, zeg dan wie, en voor hoeveel fiches.

pad-game-over = De partij was na ronde { $hands } afgelopen, dus de volgende ronde hoort bij een andere partij.

## Wat programma’s verkeerd kunnen sturen. $name is wat er gestuurd is.

pad-entry-no-object = Een ronde is een object met "points", of met "counts" en "cards".
pad-entry-empty = Bij een ronde horen de punten, of wie welke kaarten gepakt heeft.
pad-entry-unknown = { $name } hoort volgens deze regels niet bij een ronde.
pad-entry-moon = "moon" is "old" of "new".
pad-entry-sun = "sun" is true of false.
pad-entry-sun-tricks = "sun" en "tricks" spreken elkaar tegen.
pad-entry-bid = "bid" is een heel aantal fiches.
pad-entry-suit = "suit" is "clubs", "diamonds", "spades" of "hearts".
pad-entry-counts = "counts" is een object: voor elke kleur, "H", "S", "D" of "C", een lijst van getallen.
pad-entry-counts-suit = { $name } in "counts" is geen kleur: dat zijn "H", "S", "D" en "C".
pad-entry-cards = "cards" is een object: voor elke kaart de plaats die hem gepakt heeft.
pad-entry-cards-name = { $name } in "cards" is geen kaart.
pad-entry-cards-twice = { $name } staat twee keer in "cards".
pad-entry-cards-takers = { $name } is in "cards" door te veel spelers gepakt.
pad-entry-no-tricks = "no_tricks" is een lijst van plaatsen.
pad-entry-seat = { $name } is geen plaats aan deze tafel.
pad-entry-row = { $name } is een lijst van hele getallen, één voor elke speler.
pad-entry-number = { $name } bevat iets wat geen heel getal is, of een getal dat niet kan.
