### Strona: rozegrane rozdanie jeszcze raz, karta po karcie.

review-title = Rozdanie { $hand }, karta po karcie
review-how = Dotknij karty, żeby zobaczyć dlaczego.
review-laying-out = Rozkładamy karty.
review-looking = Przegląd twoich ruchów: { $done } z { $all }.
review-progress = Przejrzane ruchy
review-found =
    { $unit ->
        [points]
            { $count ->
                [0] Żaden twój ruch nie kosztował więcej niż punkt.
                [one] Jeden twój ruch kosztował więcej niż punkt.
                [few] { $count } twoje ruchy kosztowały więcej niż punkt.
                [many] { $count } twoich ruchów kosztowało więcej niż punkt.
               *[other] { $count } twojego ruchu kosztowało więcej niż punkt.
            }
        [game]
            { $count ->
                [0] Żaden twój ruch nie kosztował więcej niż 1% partii.
                [one] Jeden twój ruch kosztował więcej niż 1% partii.
                [few] { $count } twoje ruchy kosztowały więcej niż 1% partii.
                [many] { $count } twoich ruchów kosztowało więcej niż 1% partii.
               *[other] { $count } twojego ruchu kosztowało więcej niż 1% partii.
            }
       *[chips]
            { $count ->
                [0] Żaden twój ruch nie kosztował więcej niż żeton.
                [one] Jeden twój ruch kosztował więcej niż żeton.
                [few] { $count } twoje ruchy kosztowały więcej niż żeton.
                [many] { $count } twoich ruchów kosztowało więcej niż żeton.
               *[other] { $count } twojego ruchu kosztowało więcej niż żeton.
            }
    }
review-failed = Trener nie odpowiada. Karty i tak tu są.
review-thinking = Chwila namysłu
review-table = Rozdanie, lewa po lewie
review-trick = Lewa

# Wiersz: odzywki, wybór koloru, wymiana, lewa, wybór po trafieniu w księżyc.
review-row-bid = Odzywki
review-row-suit = Kolor
review-row-pass = Wymiana
review-row-play = Lewa { $trick }
review-row-moon = Księżyc

# Czyja to kolumna.
review-seat =
    { WHO($seat) ->
        [you] Ty
       *[other] { NAME($seat, at: "start") }
    }

## Pod kartą.

review-led = wyjście
review-took = lewa
review-led-and-took = wyjście, lewa
review-cost = koszt { $cost }

## Ruch: co kto robi.

review-did-play =
    { WHO($seat) ->
        [you] Zagrywasz { CARD($card, as: "card-acc") }
       *[other] { NAME($seat, at: "start") } zagrywa { CARD($card, as: "card-acc") }
    }
review-did-pass =
    { WHO($seat) ->
        [you] Podajesz { CARDS($cards, as: "card-acc") }
       *[other] { NAME($seat, at: "start") } podaje { CARDS($cards, as: "card-acc") }
    }
review-did-bid =
    { WHO($seat) ->
        [you]
            { $chips ->
                [0] Pasujesz
               *[other] Licytujesz { $chips }
            }
       *[other]
            { $chips ->
                [0] { NAME($seat, at: "start") } pasuje
               *[other] { NAME($seat, at: "start") } licytuje { $chips }
            }
    }
review-did-suit =
    { WHO($seat) ->
        [you] Wybierasz { SUIT($suit) }
       *[other] { NAME($seat, at: "start") } wybiera { SUIT($suit) }
    }
review-did-moon =
    { WHO($seat) ->
        [you]
            { $way ->
                [old] Dopisujesz punkty innym
               *[new] Odejmujesz punkty sobie
            }
       *[other]
            { $way ->
                [old] { NAME($seat, at: "start") } dopisuje punkty innym
               *[new] { NAME($seat, at: "start") } odejmuje punkty sobie
            }
    }
review-move = { LIST($row) }: { LIST($did) }
review-ask = { LIST($did) }. Dlaczego?
review-ask-noted = { LIST($did) }, { LIST($note) }. Dlaczego?

# To samo słowem, gdy nie mówi tego żadna karta.
review-word-bid =
    { $chips ->
        [0] Pas
       *[other] { $chips }
    }
review-word-suit = { SUIT($suit, as: "suit-first") }
review-word-moon =
    { $way ->
        [old] Dopisać innym
       *[new] Odjąć sobie
    }

## Co o tym sądzi trener.

review-only = Innego wyboru nie było.
review-unseen = Tego trener nie rozważał.
review-best = Lepiej się nie dało.
review-alike = Nic innego nie było lepsze.
# $cost i $error mają jedno miejsce po przecinku.
review-costly =
    { $unit ->
        [points] To kosztowało o { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej niż najlepszy wybór.
        [game] To kosztowało o { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% partii więcej niż najlepszy wybór.
       *[chips] To kosztowało o { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } żetonu więcej niż najlepszy wybór.
    }
review-costly-about =
    { $unit ->
        [points] To kosztowało o { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej niż najlepszy wybór, z dokładnością do { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        [game] To kosztowało o { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% partii więcej niż najlepszy wybór, z dokładnością do { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[chips] To kosztowało o { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } żetonu więcej niż najlepszy wybór, z dokładnością do { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
review-perhaps-nothing = Być może nie kosztowało to nic.
# Uzasadnienie mówi „ty” do tego, kto zrobił ten ruch.
review-advice-to =
    { WHO($seat) ->
        [you] Według tego, co wtedy widać z twojego miejsca.
       *[other] Taką podpowiedź dostaje { NAME($seat) }, tylko według tego, co wtedy widzi.
    }
review-choices = Co można było zrobić
review-is-best = Najlepiej
review-done = Wybrane
review-on-table = Na stole
review-holds =
    { WHO($seat) ->
        [you] Masz na ręce
       *[other] { NAME($seat, at: "start") } ma na ręce
    }
review-legend-points = Słupki: strata punktów wobec najlepszego wyboru.
review-legend-chips = Słupki: strata żetonów wobec najlepszego wyboru.
review-legend-game = Słupki: strata w procentach partii wobec najlepszego wyboru.
review-legend-alike = Zaznaczone: prawie tak samo dobre.
