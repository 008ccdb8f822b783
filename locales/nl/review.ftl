### De pagina: een gespeelde ronde terugkijken, kaart voor kaart.

review-title = Ronde { $hand }, kaart voor kaart
review-how = Tik op een kaart om te zien waarom.
review-laying-out = De kaarten worden neergelegd.
review-looking = Je keuzes worden bekeken: { $done } van { $all }.
review-progress = Bekeken keuzes
# $unit is punten of fiches.
review-found =
    { $unit ->
        [points]
            { $count ->
                [0] Geen van je keuzes kostte meer dan een punt.
                [one] Eén van je keuzes kostte meer dan een punt.
               *[other] { $count } van je keuzes kostten meer dan een punt.
            }
        [game]
            { $count ->
                [0] Geen van je keuzes kostte meer dan 1% van een partij.
                [one] Eén van je keuzes kostte meer dan 1% van een partij.
               *[other] { $count } van je keuzes kostten meer dan 1% van een partij.
            }
       *[chips]
            { $count ->
                [0] Geen van je keuzes kostte meer dan een fiche.
                [one] Eén van je keuzes kostte meer dan een fiche.
               *[other] { $count } van je keuzes kostten meer dan een fiche.
            }
    }
review-failed = De coach gaf geen antwoord. De kaarten zijn er toch.
review-thinking = Even nadenken
review-table = De ronde, slag voor slag
review-trick = Slag

# Een rij: de biedingen, de gekozen kleur, het doorgeven, een slag, de keus bij een maan.
review-row-bid = Bod
review-row-suit = Kleur
review-row-pass = Doorgeven
review-row-play = Slag { $trick }
review-row-moon = Maan

# Van wie de kolom is.
review-seat =
    { WHO($seat) ->
        [you] Jij
       *[other] { NAME($seat, at: "start") }
    }

## Onder een kaart.

review-led = kwam uit
review-took = pakte
review-led-and-took = kwam uit, pakte
review-cost = kostte { $cost }

## Een zet: wat iemand deed.

review-did-play =
    { WHO($seat) ->
        [you] Je speelde { CARD($card, as: "the-card") }
       *[other] { NAME($seat, at: "start") } speelde { CARD($card, as: "the-card") }
    }
review-did-pass =
    { WHO($seat) ->
        [you] Je gaf { CARDS($cards, as: "the-card") } door
       *[other] { NAME($seat, at: "start") } gaf { CARDS($cards, as: "the-card") } door
    }
review-did-bid =
    { WHO($seat) ->
        [you]
            { $chips ->
                [0] Je paste
               *[other] Je bood { $chips }
            }
       *[other]
            { $chips ->
                [0] { NAME($seat, at: "start") } paste
               *[other] { NAME($seat, at: "start") } bood { $chips }
            }
    }
review-did-suit =
    { WHO($seat) ->
        [you] Je koos { SUIT($suit) }
       *[other] { NAME($seat, at: "start") } koos { SUIT($suit) }
    }
review-did-moon =
    { WHO($seat) ->
        [you]
            { $way ->
                [old] Je gaf de anderen punten erbij
               *[new] Je trok punten af
            }
       *[other]
            { $way ->
                [old] { NAME($seat, at: "start") } gaf de anderen punten erbij
               *[new] { NAME($seat, at: "start") } trok punten af
            }
    }
review-move = { LIST($row) }: { LIST($did) }
review-ask = { LIST($did) }. Waarom?
review-ask-noted = { LIST($did) }, { LIST($note) }. Waarom?

# Hetzelfde in een woord, waar geen kaart het zegt.
review-word-bid =
    { $chips ->
        [0] Pas
       *[other] { $chips }
    }
review-word-suit = { SUIT($suit, as: "suit-first") }
review-word-moon =
    { $way ->
        [old] Anderen erbij
       *[new] Aftrekken
    }

## Wat de coach ervan vindt.

review-only = Er was geen andere keus.
review-unseen = Deze keus heeft de coach niet afgewogen.
review-best = Beter kon niet.
review-alike = Even goed als elke andere.
# $cost en $error hebben één decimaal; $error is 0 waar het minder is.
review-costly =
    { $unit ->
        [points] Het kostte { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten meer dan de beste keus.
        [game] Het kostte { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% van een partij meer dan de beste keus.
       *[chips] Het kostte { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } fiches meer dan de beste keus.
    }
review-costly-about =
    { $unit ->
        [points] Het kostte { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten meer dan de beste keus, plus of min { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        [game] Het kostte { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% van een partij meer dan de beste keus, plus of min { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[chips] Het kostte { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } fiches meer dan de beste keus, plus of min { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
review-perhaps-nothing = Misschien kostte het niets.
review-advice-to = Gezegd tegen { NAME($seat) }, op grond van wat { NAME($seat) } toen kon zien.
review-choices = Wat er mogelijk was
review-is-best = Beste
review-done = Gedaan
review-on-table = Op tafel
review-holds =
    { WHO($seat) ->
        [you] Jouw hand
       *[other] Hand van { NAME($seat) }
    }
review-legend-points = Balken: verloren punten vergeleken met de beste.
review-legend-chips = Balken: verloren fiches vergeleken met de beste.
review-legend-game = Balken: verloren procenten van een partij vergeleken met de beste.
review-legend-alike = Met vinkje: ongeveer even goed.
