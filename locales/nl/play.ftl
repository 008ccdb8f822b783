### Wat aan tafel gezegd wordt, op de pagina en in de terminal: weigeringen, hoe een ronde is afgerekend.

## Waarom iets niet kan. Waar een zin over het geval zelf gaat, zegt .about het in het algemeen.

refusal-no_such_seat = Daar zit niemand: plaatsen tellen vanaf 0, met de klok mee.
refusal-not_now = Dat is nu niet aan de orde.
refusal-not_your_turn =
    { WHO($seats) ->
        [none] Er is nu niemand aan de beurt.
        [you] Je bent zelf aan de beurt.
        [one] { NAME($seats, at: "start") } is aan de beurt.
       *[many] { NAME($seats, at: "start") } zijn nog aan de beurt.
    }
    .about = Een ander is aan de beurt.
refusal-game_over = De partij is afgelopen.
refusal-no_such_card = Die kaart bestaat niet. Schrijf rang en kleur in het Engels, zoals QS (schoppenvrouw) of TD (ruiten 10).
refusal-card_not_held = Je hebt { CARD($card, as: "the-card") } niet in je hand.
    .about = Je hebt die kaart niet in je hand.
refusal-bid_too_low = Bied minstens { $least }, of pas.
    .about = Een bod moet hoger zijn dan het vorige.
refusal-bid_too_high = Je kunt hoogstens { $most ->
        [one] één fiche
       *[other] { $most } fiches
    } bieden.
    .about = Je kunt niet meer fiches bieden dan je hebt.
refusal-no_such_suit = Die kleur bestaat niet: er zijn klaveren, ruiten, schoppen en harten.
refusal-already_passed = Je hebt je kaarten al doorgegeven.
refusal-wrong_number_of_cards =
    { $count ->
        [0] Er worden nu geen kaarten doorgegeven.
        [one] Geef één kaart door.
       *[other] Geef precies { $count } kaarten door.
    }
    .about = Dat is niet het juiste aantal kaarten om door te geven.
refusal-card_given_twice = Je kunt { CARD($card, as: "the-card") } niet twee keer doorgeven.
    .about = Je kunt dezelfde kaart niet twee keer doorgeven.
refusal-must_follow_suit = Je hebt nog { SUIT($suit) }, dus je moet bekennen.
    .about = Je hebt nog een kaart van de gevraagde kleur, dus je moet bekennen.
refusal-must_lead_lowest_club = De ronde begint met de laagste klaver.
refusal-must_lead_a_club = De ronde begint met een klaver.
refusal-hearts_not_broken = { SUIT($suit, as: "suit-first") } is nog niet gebroken.
    .about = Harten is nog niet gebroken.
refusal-queen_not_led_yet = Met { CARD($queen, as: "the-card") } mag je pas uitkomen als { SUIT($suit) } gebroken is.
    .about = Met de vrouw mag je pas uitkomen als harten gebroken is.
refusal-must_lead_queen = Wie verder alleen { SUIT($suit) } heeft, moet met { CARD($queen, as: "the-card") } uitkomen.
    .about = Wie verder alleen harten heeft, moet met de vrouw uitkomen.
refusal-no_penalties_on_first_trick = In de eerste slag mag je geen punten weggooien.
refusal-no_hearts_on_first_trick = In de eerste slag mag je geen { SUIT($suit) } weggooien.
    .about = In de eerste slag mag je geen harten weggooien.
refusal-queen_not_discarded_yet = Je mag { CARD($queen, as: "the-card") } pas weggooien als { SUIT($suit) } gebroken is.
    .about = Je mag de vrouw pas weggooien als harten gebroken is.
refusal-must_discard_queen = Je moet { CARD($queen, as: "the-card") } bij de eerste gelegenheid weggooien.
    .about = Je moet de vrouw bij de eerste gelegenheid weggooien.
refusal-not_a_moon_choice = Een maan telt oud (old: de anderen krijgen punten erbij) of nieuw (new: de schutter trekt punten af).

## Waarom iets wat gestuurd is niet wordt aangenomen, als er niet meer over bekend is.

refusal-unknown_request = Dat verzoek bestaat niet; help noemt ze allemaal.
refusal-bad_argument = Het verzoek is niet te begrijpen; help laat zien hoe je het schrijft.
refusal-bad_json = Dat is niet de JSON die bij dit verzoek hoort.
refusal-bad_rules = Met deze regels kan niet gespeeld worden.
refusal-bad_position = Deze stelling kan niet gespeeld worden.
refusal-bad_log = Dit logboek kan niet nagespeeld worden.
refusal-bad_event = Deze gebeurtenis past niet bij wat eerder te zien was.
refusal-no_game = Er is nog geen partij; new deelt de kaarten.

## Hoe de fiches van eigenaar wisselden. $seats zijn allen die hetzelfde betaalden en kregen.

settled-number = { $amount }
settled-average = Het gemiddelde is { CHIPS($average, as: "settled-number") } punten.
settled-below-average =
    { WHO($seats) ->
        [you] Je betaalt { CHIPS($paid) }, het verschil met het gemiddelde.
        [one] { NAME($seats, at: "start") } betaalt { CHIPS($paid) }, het verschil met het gemiddelde.
       *[many] { NAME($seats, at: "start") } betalen elk { CHIPS($paid) }, het verschil met het gemiddelde.
    }
settled-above-average =
    { WHO($seats) ->
        [you] Je krijgt { CHIPS($won) }, het verschil met het gemiddelde.
        [one] { NAME($seats, at: "start") } krijgt { CHIPS($won) }, het verschil met het gemiddelde.
       *[many] { NAME($seats, at: "start") } krijgen elk { CHIPS($won) }, het verschil met het gemiddelde.
    }
settled-at-average =
    { WHO($seats) ->
        [you] Je zit precies op het gemiddelde en betaalt niets.
        [one] { NAME($seats, at: "start") } zit precies op het gemiddelde en betaalt niets.
       *[many] { NAME($seats, at: "start") } zitten precies op het gemiddelde en betalen niets.
    }

settled-no-hearts =
    { WHO($seats) ->
        [you] Je betaalt niets en krijgt niets.
        [one] { NAME($seats, at: "start") } betaalt niets en krijgt niets.
       *[many] { NAME($seats, at: "start") } betalen niets en krijgen niets.
    }
settled-takes-back =
    { WHO($seats) ->
        [you] Je betaalt niets en krijgt { CHIPS($won) } voor de hartenkaarten van de anderen.
        [one] { NAME($seats, at: "start") } betaalt niets en krijgt { CHIPS($won) } voor de hartenkaarten van de anderen.
       *[many] { NAME($seats, at: "start") } betalen niets en krijgen elk { CHIPS($won) } voor de hartenkaarten van de anderen.
    }
settled-hearts =
    { $hearts ->
        [one] { $hearts } hartenkaart
       *[other] { $hearts } hartenkaarten
    }
settled-pays-for-hearts =
    { WHO($seats) ->
        [you] Je betaalt { CHIPS($paid) } voor { settled-hearts } en krijgt niets.
        [one] { NAME($seats, at: "start") } betaalt { CHIPS($paid) } voor { settled-hearts } en krijgt niets.
       *[many] { NAME($seats, at: "start") } betalen elk { CHIPS($paid) } voor { settled-hearts } en krijgen niets.
    }
settled-pays-and-takes-back =
    { WHO($seats) ->
        [you] Je betaalt { CHIPS($paid) } voor { settled-hearts } en krijgt { CHIPS($won) } voor de hartenkaarten van de anderen.
        [one] { NAME($seats, at: "start") } betaalt { CHIPS($paid) } voor { settled-hearts } en krijgt { CHIPS($won) } voor de hartenkaarten van de anderen.
       *[many] { NAME($seats, at: "start") } betalen elk { CHIPS($paid) } voor { settled-hearts } en krijgen elk { CHIPS($won) } voor de hartenkaarten van de anderen.
    }

settled-clear =
    { WHO($seats) ->
        [you] Je bent schoon.
        [one] { NAME($seats, at: "start") } is schoon.
       *[many] { NAME($seats, at: "start") } zijn schoon.
    }
settled-clear-takes-pot =
    { WHO($seats) ->
        [you] Je bent schoon en krijgt de pot van { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } is schoon en krijgt de pot van { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } zijn schoon en krijgen de pot van { CHIPS($won) }.
    }
settled-clear-shares-pot =
    { WHO($seats) ->
        [you] Je bent schoon en krijgt jouw deel van de pot: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } is schoon en krijgt een deel van de pot: { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } zijn schoon en delen de pot: elk { CHIPS($won) }.
    }
settled-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
settled-pays =
    { WHO($seats) ->
        [you] Je betaalt { CHIPS($paid) } voor { settled-points }.
        [one] { NAME($seats, at: "start") } betaalt { CHIPS($paid) } voor { settled-points }.
       *[many] { NAME($seats, at: "start") } betalen elk { CHIPS($paid) } voor { settled-points }.
    }
settled-pays-takes-pot =
    { WHO($seats) ->
        [you] Je betaalt { CHIPS($paid) } voor { settled-points } en krijgt de pot van { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } betaalt { CHIPS($paid) } voor { settled-points } en krijgt de pot van { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } betalen elk { CHIPS($paid) } voor { settled-points } en krijgen de pot van { CHIPS($won) }.
    }
settled-pays-shares-pot =
    { WHO($seats) ->
        [you] Je betaalt { CHIPS($paid) } voor { settled-points } en krijgt jouw deel van de pot: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } betaalt { CHIPS($paid) } voor { settled-points } en krijgt een deel van de pot: { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } betalen elk { CHIPS($paid) } voor { settled-points } en delen de pot: elk { CHIPS($won) }.
    }

settled-rest-stays = De pot is niet gelijk te verdelen en houdt { CHIPS($pot) } over.
settled-nobody-clear = Niemand is schoon, dus de pot van { CHIPS($pot) } blijft staan.
settled-several-clear =
    { $clear ->
        [one] Er is { $clear } speler schoon, dus de pot van { CHIPS($pot) } blijft staan.
       *[other] Er zijn { $clear } spelers schoon, dus de pot van { CHIPS($pot) } blijft staan.
    }
