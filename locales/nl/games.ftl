### Spellen: die met een naam, en in een paar woorden wat er anders is dan bij het standaardspel. Al het andere staat in
### rules.ftl.

## De spellen met een naam.

preset-black-lady = Black Lady
    .about = Het standaardspel: elke hartenkaart één punt, de schoppenvrouw dertien.
preset-omnibus = Omnibus
    .about = Het standaardspel met een prijs: de ruitenboer trekt tien punten af.
preset-original = Oerhartenjagen
    .about = Het spel van rond 1880: alleen harten telt, er wordt niets doorgegeven en je mag altijd met harten uitkomen.
preset-plain = Alleen harten
    .about = Het standaardspel zonder de schoppenvrouw: alleen harten telt.
preset-black-jack = Schoppenboer
    .about = De schoppenboer neemt de plaats van de schoppenvrouw in en kost tien punten.
preset-black-maria = Black Maria
    .about = Drie spelers, drie gevaarlijke schoppenkaarten, en elke keer gaan er drie kaarten naar rechts.
preset-spot = Volle waarde
    .about = Elke hartenkaart kost wat erop staat, tot veertien voor het aas, en de schoppenvrouw vijfentwintig.
preset-partnership = Met partners
    .about = Twee tegen twee, partners tegenover elkaar; de punten van een team worden opgeteld.
preset-reverse = Omgekeerd
    .about = Het hoogste totaal wint, dus iedereen wil de harten en de schoppenvrouw.
preset-trickster = Trickster
    .about = Het standaardspel zoals het online vaak gespeeld wordt: een weggegooide schoppenvrouw breekt harten, een maan telt zoals het de schutter uitkomt, en de overwinning kan gedeeld worden.
preset-gamblers = Goktafel
    .about = De schoppenvrouw gaat er bij de eerste gelegenheid uit, je mag meteen met harten uitkomen, en aan het eind verrekent iedereen het verschil met het gemiddelde.
preset-domino = Dominohartenjagen
    .about = Ieder zes kaarten, en een stapel: wie niet kan bekennen, trekt tot het wel kan, en wie geen kaarten meer heeft, is uitgespeeld.
preset-sweepstakes = Sweepstakes
    .about = Een fiche voor elk punt, en de pot voor wie als enige schoon blijft.
preset-auction = Hartenjagen met bieden
    .about = Bied fiches voor het recht om de kleur te kiezen die telt, en om uit te komen. De pot is voor wie als enige schoon blijft.
preset-howell = Afrekenen volgens Howell
    .about = Oerhartenjagen, waarbij elke hartenkaart betaald wordt aan iedereen die hem niet pakte.
preset-cancellation = Dubbel hartenjagen
    .about = Twee spellen kaarten voor zes tot elf spelers: gelijke kaarten in een slag vallen tegen elkaar weg.

## Waarden met een naam: value-VELD-WAARDE.

value-teams-none = ieder voor zich
value-teams-2v2 = twee tegen twee, partners tegenover elkaar
value-teams-2v2v2 = drie paren, partners tegenover elkaar
value-teams-3v3 = drie tegen drie, om en om

value-kitty-first_trick = wie de eerste slag pakt
value-kitty-last_trick = wie de laatste slag pakt
value-kitty-first_penalty_trick = wie de eerste slag pakt waar punten in zitten
value-kitty-none = er is geen talon

value-pass_cycle-left = links
value-pass_cycle-right = rechts
value-pass_cycle-across = overkant
value-pass_cycle-left2 = tweede links
value-pass_cycle-right2 = tweede rechts
value-pass_cycle-left3 = derde links
value-pass_cycle-right3 = derde rechts
value-pass_cycle-scatter = ieder ander één kaart
value-pass_cycle-hold = kaarten houden

value-opening-lowest_club = de laagste klaver
value-opening-any_club = wie de laagste klaver heeft, met een klaver naar keuze
value-opening-eldest = wie links van de deler zit
value-opening-bidder = wie het hoogst geboden heeft

value-first_trick-no_penalties = geen kaart die punten oplevert
value-first_trick-no_hearts = geen harten
value-first_trick-free = alles mag

value-breaking-true = harten moet eerst gebroken zijn
value-breaking-false = met harten mag je altijd uitkomen

value-hearts_only-may_lead = er wordt met harten uitgekomen
value-hearts_only-pass_lead = de volgende komt uit

value-queen_breaks-never = nooit
value-queen_breaks-discarded = als ze wordt weggegooid
value-queen_breaks-played = zodra ze wordt gespeeld

value-queen_lead-free = altijd
value-queen_lead-after_broken = als harten gebroken is

value-queen_or_hearts-must_lead_queen = met de vrouw uitkomen
value-queen_or_hearts-either = vrije keus

value-queen_discard-free = altijd
value-queen_discard-after_broken = als harten gebroken is
value-queen_discard-forced = altijd bij de eerste gelegenheid

value-moon-old = de anderen krijgen punten erbij
value-moon-new = de schutter trekt punten af
value-moon-choice = de schutter kiest
value-moon-auto = de anderen krijgen punten erbij, tenzij de schutter daardoor de partij verliest
value-moon-off = doet niet mee

value-objective-low = het laagste totaal wint
value-objective-high = het hoogste totaal wint

value-tie-play_on = er volgt nog een ronde
value-tie-shared = de overwinning wordt gedeeld

value-settlement-none = geen fiches
value-settlement-average = ieder betaalt of krijgt het verschil met het gemiddelde
value-settlement-lowest_takes_pot = een fiche per punt; de laagste krijgt de pot
value-settlement-sweepstakes = een fiche per punt; wie als enige schoon is, krijgt de pot
value-settlement-howell = elke hartenkaart kost één fiche minder dan er spelers zijn

## Wat er anders is dan bij het standaardspel, in een paar woorden: "4 spelers · tot 100 · niet doorgeven".

differs-players = { $players } spelers
differs-end-target = tot { $target }
differs-end-hands =
    { $hands ->
        [one] één ronde
       *[other] { $hands } rondes
    }
differs-packs =
    { $number ->
        [one] één spel kaarten
       *[other] { $number } spellen kaarten
    }
differs-teams = { WORD($value, of: "differs-teams") }
differs-teams-none = geen teams
differs-teams-2v2 = twee tegen twee
differs-teams-2v2v2 = drie paren
differs-teams-3v3 = drie tegen drie
differs-pooled = punten samen
differs-joint_moon = maan samen
differs-removed = zonder { MARKS($cards) }
differs-removed-none = geen kaarten eruit
differs-hand_size =
    { $number ->
        [one] ieder één kaart
       *[other] ieder { $number } kaarten
    }
differs-kitty = talon: { WORD($value, of: "value-kitty") }
differs-kitty_peek = talon wordt bekeken
differs-pass_count =
    { $number ->
        [one] één kaart doorgeven
       *[other] { $number } kaarten doorgeven
    }
differs-pass_cycle = doorgeven: { WORDS($values, of: "value-pass_cycle", list: "unit") }
differs-pass_cycle-none = niet doorgeven
differs-opening = eerste uitkomst: { WORD($value, of: "value-opening") }
differs-first_trick = eerste slag: { WORD($value, of: "value-first_trick") }
differs-breaking = altijd uitkomen met harten
differs-hearts_only = alleen nog harten: { WORD($value, of: "value-hearts_only") }
differs-queen = de vrouw is { MARK($card) }
differs-queen_breaks = de vrouw breekt harten: { WORD($value, of: "value-queen_breaks") }
differs-queen_lead = uitkomen met de vrouw: { WORD($value, of: "value-queen_lead") }
differs-queen_or_hearts = harten en de vrouw: { WORD($value, of: "value-queen_or_hearts") }
differs-queen_discard = de vrouw weggooien: { WORD($value, of: "value-queen_discard") }
differs-points = { LIST($values, list: "unit") }
differs-points-suit = { SUIT($suit, as: "suit-mark") } { $points }
differs-points-card = { MARK($card) } { $points }
differs-moon =
    { $value ->
        [off] geen maan
       *[other] de maan: { WORD($value, of: "value-moon") }
    }
differs-moon_needs_bonus = maan alleen met bonuskaarten
differs-sun = de zon: { $number }
differs-no_trick_bonus = bonus zonder slag: { $number }
differs-objective = { WORD($value, of: "value-objective") }
differs-tie = gelijk aan het eind: { WORD($value, of: "value-tie") }
differs-fifty_reset = vijftigtallen vervallen
differs-auction = bieden
differs-stock = trekken van de stapel
differs-settlement = fiches: { WORD($value, of: "value-settlement") }
differs-bought =
    { $chips ->
        [one] één fiche gekocht
       *[other] { $chips } fiches gekocht
    }
differs-bought-worth =
    { $chips ->
        [one] één fiche gekocht voor { NUMBER($worth, maximumFractionDigits: 3) }
       *[other] { $chips } fiches gekocht voor { NUMBER($worth, maximumFractionDigits: 3) } per stuk
    }
differs-split_two = twee schone spelers delen de pot
