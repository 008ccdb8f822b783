### De pagina: het eind van een ronde en van een partij: de uitslag, en wat ernaast verteld wordt.

## Fiches.

chips-title = De fiches
chips-pot-left = De pot van { CHIPS($chips) } heeft niemand gewonnen.
chips-worth = Een fiche is { $value } waard. Over de hele partij: { LIST($won) }.
chips-won = { NAME($seat, at: "start") } { SIGNED($amount) }
chips-bid =
    { WHO($seat) ->
        [you] Je betaalt { CHIPS($chips) } voor je bod.
       *[other] { NAME($seat, at: "start") } betaalt { CHIPS($chips) } voor het bod.
    }
chips-debts =
    { WHO($seats) ->
        [you] Je fiches zijn op en je speelt verder met schuld. Wat later binnenkomt, lost die af.
        [one] { NAME($seats, at: "start") } heeft geen fiches meer en speelt verder met schuld. Wat later binnenkomt, lost die af.
       *[many] { NAME($seats, at: "start") } hebben geen fiches meer en spelen verder met schuld. Wat later binnenkomt, lost die af.
    }

## Het eind van een ronde.

result-line = Ronde { $number } · { $rules }
# Kaarten van de kleur die telt, voorgelezen bij een naam.
result-taken = { SUIT($suit) }: { $count }
result-next = Volgende ronde
result-so-far = De partij tot nu toe
result-lower = Punten, lager is beter
result-higher = Punten, hoger is beter
result-took-card =
    { WHO($seat) ->
        [you] Je pakte { CARD($card, as: "card-headline") }.
       *[other] { NAME($seat, at: "start") } pakte { CARD($card, as: "card-headline") }.
    }
result-took-both =
    { WHO($seat) ->
        [you] Je pakte allebei de { CARD($card, as: "card-pair") }.
       *[other] { NAME($seat, at: "start") } pakte allebei de { CARD($card, as: "card-pair") }.
    }
result-took-each = { NAME($seats, at: "start") } pakten elk één { CARD($card) }.
result-took-points =
    { WHO($seats) ->
        [you] Je pakte { result-points }.
        [one] { NAME($seats, at: "start") } pakte { result-points }.
       *[many] { NAME($seats, at: "start") } pakten elk { result-points }.
    }
result-took-none = Niemand pakte een punt.
result-ahead = Je staat voor.
result-still-ahead = Je staat nog steeds voor.
result-level = Je staat gelijk met { NAME($seats) }.
result-behind =
    { $count ->
        [one] Je staat { page-count } punt achter op { NAME($seats) }.
       *[other] Je staat { page-count } punten achter op { NAME($seats) }.
    }
result-side = Jouw team
result-side-ahead = Jouw team staat voor.
result-side-level = De teams staan gelijk.
result-side-behind =
    { $count ->
        [one] Jouw team staat { page-count } punt achter.
       *[other] Jouw team staat { page-count } punten achter.
    }
# Het eind is bereikt, maar niet één speler staat voor.
result-tied = De eerste plaats wordt gedeeld, dus er volgt nog een ronde.
result-fifty =
    { WHO($seats) ->
        [you] Je kwam precies op een vijftigtal uit: 50 punten eraf.
        [one] { NAME($seats, at: "start") } kwam precies op een vijftigtal uit: 50 punten eraf.
       *[many] { NAME($seats, at: "start") } kwamen precies op een vijftigtal uit: 50 punten eraf.
    }
result-bid = { WHO($seat) ->
        [you] Je bood { bid-quick } en koos { SUIT($suit) }.
       *[other] { NAME($seat, at: "start") } bood { bid-quick } en koos { SUIT($suit) }.
    }
result-bid-carried = { NAME($seat, at: "start") } koos { SUIT($suit) } voor de pot die was blijven staan.
result-bid-none = Niemand bood, dus { SUIT($suit) } telde.

## Een maan.

moon-title =
    { WHO($seats) ->
        [you] Je schoot de maan
        [one] { NAME($seats, at: "start") } schoot de maan
       *[other] { NAME($seats, at: "start") } schoten de maan
    }
moon-title-sun =
    { WHO($seats) ->
        [you] Je schoot de zon
        [one] { NAME($seats, at: "start") } schoot de zon
       *[other] { NAME($seats, at: "start") } schoten de zon
    }
moon-said = { moon-title }.
moon-said-sun = { moon-title-sun }.
moon-everything = Alle punten.
moon-standard = Alle dertien harten en de schoppenvrouw.
moon-tricks = Alle slagen van de ronde.
moon-who = Wie betaalt?
moon-waits = { NAME($seat, at: "start") } beslist wie betaalt.
moon-old = Anderen { SIGNED($points) }
moon-old-sides = Tegenstanders elk { SIGNED($points) }
moon-new = Jij { SIGNED($points) }
moon-new-side = Jullie elk { SIGNED($points) }
# Waar een keus op uitkomt; $seat staat van de anderen het slechtst.
moon-totals = Jij staat dan op { $total }, { NAME($seat) } op { $theirs }.
moon-totals-side = Jouw team staat dan op { $total }, { NAME($seats) } op { $theirs }.
moon-ends =
    { WHO($seats) ->
        [you] Je wint de partij.
        [one] { NAME($seats, at: "start") } wint de partij.
       *[many] { NAME($seats, at: "start") } winnen de partij.
    }
moon-old-confirm = De anderen { $points } erbij
moon-old-confirm-sides = Elke tegenstander { $points } erbij
moon-new-confirm = { $points } aftrekken
moon-paid = De anderen betaalden.
moon-paid-sides =
    { $sides ->
        [1] Het andere team betaalde.
       *[other] De andere teams betaalden.
    }
moon-taken-off =
    { $points ->
        [one] Er ging één punt af.
       *[other] Er gingen { $points } punten af.
    }

## Het eind van de partij.

end-win =
    { WHO($seats) ->
        [you] Je wint de partij
        [one] { NAME($seats, at: "start") } wint de partij
       *[many] { NAME($seats, at: "start") } winnen de partij
    }
end-tie = { NAME($seats, at: "start") } delen de overwinning, gelijk op { $total }
end-line = { $rules } · { $hands ->
        [one] na één ronde
       *[other] na { $hands } rondes
    }
end-place-2 =
    { $count ->
        [one] Je wordt tweede, met { page-count } punt achterstand.
       *[other] Je wordt tweede, met { page-count } punten achterstand.
    }
end-place-3 =
    { $count ->
        [one] Je wordt derde, met { page-count } punt achterstand.
       *[other] Je wordt derde, met { page-count } punten achterstand.
    }
end-place-other =
    { $count ->
        [one] Je wordt { end-ordinal }, met { page-count } punt achterstand.
       *[other] Je wordt { end-ordinal }, met { page-count } punten achterstand.
    }
end-place-last =
    { $count ->
        [one] Je wordt laatste, met { page-count } punt achterstand.
       *[other] Je wordt laatste, met { page-count } punten achterstand.
    }
end-side-behind =
    { $count ->
        [one] Jouw team eindigt { page-count } punt achter.
       *[other] Jouw team eindigt { page-count } punten achter.
    }
end-ordinal =
    { $place ->
        [4] vierde
        [5] vijfde
        [6] zesde
        [7] zevende
        [8] achtste
        [9] negende
       *[other] tiende
    }
end-chips =
    { WHO($seats) ->
        [you] Je gaat weg met de meeste fiches: { CHIPS($chips, as: "chips-number") }.
        [one] { NAME($seats, at: "start") } gaat weg met de meeste fiches: { CHIPS($chips, as: "chips-number") }.
       *[many] { NAME($seats, at: "start") } gaan weg met de meeste fiches: elk { CHIPS($chips, as: "chips-number") }.
    }
# The place by chips of somebody whose place by points, which is said before, is another one.
end-chips-place =
    { $place ->
        [2] In fiches word je tweede.
        [3] In fiches word je derde.
       *[other] In fiches word je { end-ordinal }.
    }
end-chips-aside = De punten bepalen wie wint. De fiches worden apart verrekend.
end-new = Nieuwe partij
end-rules = Regels wijzigen
end-home = Start
end-winner = Winnaar

## Hoe de duurste kaart van de ronde viel. $by speelde hem, $to pakte hem, in slag nummer $trick.

story-fall =
    { WHO($by) ->
        [you] In slag { $trick } gaf je { CARD($card, as: "the-card") } aan { NAME($to) }.
       *[other]
            { WHO($to) ->
                [you] { NAME($by, at: "start") } gaf jou in slag { $trick } { CARD($card, as: "the-card") }.
               *[other] { NAME($by, at: "start") } gaf in slag { $trick } { CARD($card, as: "the-card") } aan { NAME($to) }.
            }
    }
# Wie hem pakte, had hem zelf gespeeld.
story-fall-own =
    { WHO($by) ->
        [you] Je pakte slag { $trick } zelf met { CARD($card, as: "the-card") }.
       *[other] { NAME($by, at: "start") } pakte slag { $trick } zelf met { CARD($card, as: "the-card") }.
    }

## De rondes waarin de partij kantelde, genummerd in de grafiek.

story-turns = { $count ->
        [one] Keerpunt
       *[other] Keerpunten
    }
# $what is een van de zinnen hieronder: "Ronde 5: Tomás schoot de maan."
story-turn = Ronde { $hand }: { $what }
story-turn-moon =
    { WHO($seats) ->
        [you] Je schoot de maan.
        [one] { NAME($seats, at: "start") } schoot de maan.
       *[many] { NAME($seats, at: "start") } schoten de maan.
    }
# Wie in die ronde de meeste punten kreeg.
story-turn-points =
    { WHO($seats) ->
        [you]
            { $points ->
                [one] Je kreeg { $points } punt.
               *[other] Je kreeg { $points } punten.
            }
        [one]
            { $points ->
                [one] { NAME($seats, at: "start") } kreeg { $points } punt.
               *[other] { NAME($seats, at: "start") } kreeg { $points } punten.
            }
       *[many]
            { $points ->
                [one] { NAME($seats, at: "start") } kregen elk { $points } punt.
               *[other] { NAME($seats, at: "start") } kregen elk { $points } punten.
            }
    }

# Tussen teams: welk team in die ronde de meeste punten kreeg, alles bij elkaar. $seats zijn de spelers ervan.
story-turn-side =
    { WHO($seats) ->
        [with-you]
            { $points ->
                [one] Jouw team kreeg { $points } punt.
               *[other] Jouw team kreeg { $points } punten.
            }
       *[many]
            { $points ->
                [one] { NAME($seats, at: "start") } kregen samen { $points } punt.
               *[other] { NAME($seats, at: "start") } kregen samen { $points } punten.
            }
    }

## De beste kaart van de speler en de kaart die het meest kostte, volgens de coach. $difference is wat de ene kaart meer
## kost dan de andere, zoals in de terugblik.

story-cards = Jouw kaarten
story-looking =
    { $hands ->
        [one] De coach bekijkt je kaarten.
       *[other] De coach bekijkt je kaarten: { $done } van de { $hands } rondes.
    }
story-failed = De coach gaf geen antwoord.
story-nothing = Geen van je kaarten maakte veel verschil.
story-best = Beste kaart: { CARD($card, as: "the-card") }
story-best-why =
    { $unit ->
        [points] Ronde { $hand }: { CARD($other, as: "the-card") } had je { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten meer gekost.
        [game] Ronde { $hand }: met { CARD($other, as: "the-card") } zou je van de 100 partijen er { NUMBER($difference, maximumFractionDigits: 0) } minder winnen.
       *[chips] Ronde { $hand }: { CARD($other, as: "the-card") } was { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } fiches slechter.
    }
story-dearest = Duurste kaart: { CARD($card, as: "the-card") }
story-dearest-why =
    { $unit ->
        [points] Ronde { $hand }: dat kostte je { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punten meer dan { CARD($other, as: "the-card") }.
        [game] Ronde { $hand }: met { CARD($other, as: "the-card") } zou je van de 100 partijen er { NUMBER($difference, maximumFractionDigits: 0) } meer winnen.
       *[chips] Ronde { $hand }: { CARD($other, as: "the-card") } was { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } fiches beter.
    }

## De partij, met anderen gedeeld: als afbeelding en als tekst, verteld door de speler.

story-share = Delen
story-share-title = Deze partij delen
story-share-picture = Afbeelding delen
story-save-picture = Afbeelding bewaren
story-share-text = Als tekst delen
story-copy-text = Als tekst kopiëren
story-share-copied = Gekopieerd.
story-share-not-copied = De browser staat kopiëren niet toe. De tekst staat hierboven.
story-share-failed = De afbeelding kon niet gemaakt worden.
# Boven de grafiek.
story-shared-curve = Zo ging het
# $seats zijn de winnaars.
story-shared-title =
    { WHO($seats) ->
        [you] Ik heb gewonnen
        [one] { NAME($seats, at: "start") } heeft gewonnen
        [with-you] We hebben gewonnen
       *[many] { NAME($seats, at: "start") } hebben gewonnen
    }
# De speler, als die geen naam heeft.
story-shared-me = Ik
# Een regel van de tekst; $curve is met blokjes getekend: “2. Ingrid 54 ▁▂▄▆”.
story-shared-row = { $place }. { $name } { $total } { $curve }
