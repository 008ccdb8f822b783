### Strona: koniec rozdania i partii: wynik i to, co opowiada się obok niego.

## Żetony.

chips-title = Żetony
chips-pot-left = W puli zostaje reszta: { CHIPS($chips) }.
chips-worth = Żeton jest wart { $value }. W całej partii: { LIST($won) }.
chips-won = { NAME($seat, at: "start") } { SIGNED($amount) }
chips-bid =
    { WHO($seat) ->
        [you] Płacisz { CHIPS($chips) } za licytację.
       *[other] { NAME($seat, at: "start") } płaci { CHIPS($chips) } za licytację.
    }
chips-debts =
    { WHO($seats) ->
        [you] Nie masz już żetonów i grasz dalej na kredyt. Dług spłaci to, co wpadnie później.
        [one] { NAME($seats, at: "start") } nie ma już żetonów i gra dalej na kredyt. Dług spłaci to, co wpadnie później.
        [with-you] { NAME($seats, at: "start") } nie macie już żetonów i gracie dalej na kredyt. Długi spłaci to, co wpadnie później.
       *[many] { NAME($seats, at: "start") } nie mają już żetonów i grają dalej na kredyt. Długi spłaci to, co wpadnie później.
    }

## Koniec rozdania.

result-line = Rozdanie { $number } · { $rules }
result-taken = { SUIT($suit) }: { $count }
result-next = Gramy dalej
result-so-far = Dotychczasowy przebieg
result-lower = Punkty, im mniej, tym lepiej
result-higher = Punkty, im więcej, tym lepiej
result-took-card =
    { WHO($seat) ->
        [you] Bierzesz { CARD($card, as: "card-headline") }.
       *[other] { NAME($seat, at: "start") } bierze { CARD($card, as: "card-headline") }.
    }
result-took-both =
    { WHO($seat) ->
        [you] Bierzesz { CARD($card, as: "card-pair") }.
       *[other] { NAME($seat, at: "start") } bierze { CARD($card, as: "card-pair") }.
    }
result-took-each =
    { WHO($seats) ->
        [with-you] { NAME($seats, at: "start") } bierzecie po jednej takiej karcie: { CARD($card) }.
       *[many] { NAME($seats, at: "start") } biorą po jednej takiej karcie: { CARD($card) }.
    }
result-took-points =
    { WHO($seats) ->
        [you] Bierzesz { result-points }.
        [one] { NAME($seats, at: "start") } bierze { result-points }.
        [with-you] { NAME($seats, at: "start") } bierzecie po { $points ->
            [one] jednym punkcie
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
       *[many] { NAME($seats, at: "start") } biorą po { $points ->
            [one] jednym punkcie
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
    }
result-took-none = Nikt nie bierze punktów.
result-ahead = Prowadzisz.
result-still-ahead = Nadal prowadzisz.
result-level = Na czele remis: ty i { NAME($seats) }.
result-behind =
    { WHO($seats) ->
        [one]
            { $count ->
                [one] Prowadzi { NAME($seats) }, masz jeden punkt straty.
                [few] Prowadzi { NAME($seats) }, masz { $count } punkty straty.
                [many] Prowadzi { NAME($seats) }, masz { $count } punktów straty.
               *[other] Prowadzi { NAME($seats) }, masz { $count } punktu straty.
            }
       *[many]
            { $count ->
                [one] Prowadzą { NAME($seats) }, masz jeden punkt straty.
                [few] Prowadzą { NAME($seats) }, masz { $count } punkty straty.
                [many] Prowadzą { NAME($seats) }, masz { $count } punktów straty.
               *[other] Prowadzą { NAME($seats) }, masz { $count } punktu straty.
            }
    }
result-side = Twoja drużyna
result-side-ahead = Twoja drużyna prowadzi.
result-side-level = Między drużynami jest remis.
result-side-behind =
    { $count ->
        [one] Twoja drużyna ma jeden punkt straty.
        [few] Twoja drużyna ma { $count } punkty straty.
        [many] Twoja drużyna ma { $count } punktów straty.
       *[other] Twoja drużyna ma { $count } punktu straty.
    }
result-tied = Na czele jest remis, więc gramy jeszcze jedno rozdanie.
result-fifty =
    { WHO($seats) ->
        [you] Twój wynik to wielokrotność 50, więc spada o 50.
        [one] { NAME($seats, at: "start") } ma wielokrotność 50, więc ten wynik spada o 50.
        [with-you] { NAME($seats, at: "start") } macie wielokrotność 50, więc wasze wyniki spadają o 50.
       *[many] { NAME($seats, at: "start") } mają wielokrotność 50, więc ich wyniki spadają o 50.
    }
result-bid = { WHO($seat) ->
        [you] Licytujesz { bid-quick } i wybierasz { SUIT($suit) }.
       *[other] { NAME($seat, at: "start") } licytuje { bid-quick } i wybiera { SUIT($suit) }.
    }
result-bid-carried =
    { WHO($seat) ->
        [you] Gra o pulę, która została: wybierasz { SUIT($suit) }.
       *[other] Gra o pulę, która została: { SUIT($suit) } wybiera { NAME($seat) }.
    }
result-bid-none = Nikt nie licytuje, więc liczą się { SUIT($suit) }.

## Księżyc.

moon-title =
    { WHO($seats) ->
        [you] Trafiasz w księżyc
        [one] { NAME($seats, at: "start") } trafia w księżyc
        [with-you] { NAME($seats, at: "start") } trafiacie w księżyc
       *[many] { NAME($seats, at: "start") } trafiają w księżyc
    }
moon-title-sun =
    { WHO($seats) ->
        [you] Trafiasz w słońce
        [one] { NAME($seats, at: "start") } trafia w słońce
        [with-you] { NAME($seats, at: "start") } trafiacie w słońce
       *[many] { NAME($seats, at: "start") } trafiają w słońce
    }
moon-said = { moon-title }.
moon-said-sun = { moon-title-sun }.
moon-everything = Wszystkie karty za punkty.
moon-standard = Wszystkie trzynaście kierów i dama.
moon-tricks = Wszystkie lewy w rozdaniu.
moon-who = Kto płaci?
moon-waits = { NAME($seat, at: "start") } decyduje, kto płaci.
moon-old = Inni { SIGNED($points) }
moon-old-sides = Przeciwnicy po { SIGNED($points) }
moon-new = Ty { SIGNED($points) }
moon-new-side = Wy po { SIGNED($points) }
moon-totals = Masz wtedy { $total }, a { NAME($seat) } { $theirs }.
moon-totals-side = Twoja drużyna ma wtedy { $total }, a { NAME($seats) } { $theirs }.
moon-ends =
    { WHO($seats) ->
        [you] Wygrywasz partię.
        [one] { NAME($seats, at: "start") } wygrywa partię.
        [with-you] { NAME($seats, at: "start") } wygrywacie partię.
       *[many] { NAME($seats, at: "start") } wygrywają partię.
    }
moon-old-confirm = Dopisz innym { $points }
moon-old-confirm-sides = Dopisz przeciwnikom po { $points }
moon-new-confirm = Odejmij { $points }
moon-paid = Zapłacili inni.
moon-paid-sides =
    { $sides ->
        [1] Zapłaciła druga drużyna.
       *[other] Zapłaciły pozostałe drużyny.
    }
moon-taken-off =
    { $points ->
        [one] Jeden punkt mniej.
        [few] { $points } punkty mniej.
        [many] { $points } punktów mniej.
       *[other] { $points } punktu mniej.
    }

## Koniec partii.

end-win =
    { WHO($seats) ->
        [you] Wygrywasz partię
        [one] { NAME($seats, at: "start") } wygrywa partię
        [with-you] { NAME($seats, at: "start") } wygrywacie partię
       *[many] { NAME($seats, at: "start") } wygrywają partię
    }
end-tie =
    { WHO($seats) ->
        [with-you] { NAME($seats, at: "start") } wygrywacie wspólnie z wynikiem { $total }
       *[many] { NAME($seats, at: "start") } wygrywają wspólnie z wynikiem { $total }
    }
end-line = { $rules } · { $hands ->
        [one] po jednym rozdaniu
        [few] po { $hands } rozdaniach
        [many] po { $hands } rozdaniach
       *[other] po { $hands } rozdania
    }
end-place-2 =
    { $count ->
        [one] Drugie miejsce ze stratą punktu.
        [few] Drugie miejsce ze stratą { $count } punktów.
        [many] Drugie miejsce ze stratą { $count } punktów.
       *[other] Drugie miejsce ze stratą { $count } punktu.
    }
end-place-3 =
    { $count ->
        [one] Trzecie miejsce ze stratą punktu.
        [few] Trzecie miejsce ze stratą { $count } punktów.
        [many] Trzecie miejsce ze stratą { $count } punktów.
       *[other] Trzecie miejsce ze stratą { $count } punktu.
    }
end-place-other =
    { $count ->
        [one] { end-ordinal } miejsce ze stratą punktu.
        [few] { end-ordinal } miejsce ze stratą { $count } punktów.
        [many] { end-ordinal } miejsce ze stratą { $count } punktów.
       *[other] { end-ordinal } miejsce ze stratą { $count } punktu.
    }
end-place-last =
    { $count ->
        [one] Ostatnie miejsce ze stratą punktu.
        [few] Ostatnie miejsce ze stratą { $count } punktów.
        [many] Ostatnie miejsce ze stratą { $count } punktów.
       *[other] Ostatnie miejsce ze stratą { $count } punktu.
    }
end-side-behind =
    { $count ->
        [one] Twoja drużyna ma jeden punkt straty.
        [few] Twoja drużyna ma { $count } punkty straty.
        [many] Twoja drużyna ma { $count } punktów straty.
       *[other] Twoja drużyna ma { $count } punktu straty.
    }
end-ordinal =
    { $place ->
        [4] Czwarte
        [5] Piąte
        [6] Szóste
        [7] Siódme
        [8] Ósme
        [9] Dziewiąte
       *[other] Dziesiąte
    }
end-chips =
    { WHO($seats) ->
        [you] Żetonów masz najwięcej: { CHIPS($chips) }.
        [one] Żetonów najwięcej ma { NAME($seats) }: { CHIPS($chips) }.
        [with-you] Żetonów najwięcej macie { NAME($seats) }: po { CHIPS($chips, as: "chips-each") }.
       *[many] Żetonów najwięcej mają { NAME($seats) }: po { CHIPS($chips, as: "chips-each") }.
    }
# The place by chips of somebody whose place by points, which is said before, is another one.
end-chips-place =
    { $place ->
        [2] Drugie miejsce pod względem żetonów.
        [3] Trzecie miejsce pod względem żetonów.
       *[other] { end-ordinal } miejsce pod względem żetonów.
    }
end-chips-aside = O zwycięstwie decydują punkty. Żetony rozlicza się osobno.
end-new = Nowa partia
end-rules = Zmień zasady
end-home = Strona główna
end-winner = Wygrywa

## Jak spadła najdroższa karta rozdania. $by ją zagrywa, $to ją bierze, w lewie numer $trick.

story-fall =
    { WHO($by) ->
        [you] W lewie { $trick } { CARD($card, as: "card-acc") } dostaje od ciebie { NAME($to) }.
       *[other]
            { WHO($to) ->
                [you] W lewie { $trick } { CARD($card, as: "card-acc") } oddaje ci { NAME($by) }.
               *[other] W lewie { $trick } { CARD($card, as: "card-acc") } zagrywa { NAME($by) }, a bierze { NAME($to) }.
            }
    }
# Bierze ją ten, kto ją zagrał.
story-fall-own =
    { WHO($by) ->
        [you] Bierzesz lewę { $trick } { CARD($card, as: "card-ins") }.
       *[other] { NAME($by, at: "start") } bierze lewę { $trick } { CARD($card, as: "card-ins") }.
    }

## Rozdania, które odmieniły partię, z numerami na wykresie.

story-turns =
    { $count ->
        [one] Punkt zwrotny
        [few] Punkty zwrotne
        [many] Punkty zwrotne
       *[other] Punkty zwrotne
    }
# $what to jedno z następnych zdań: „Rozdanie 5: Tomás trafia w księżyc.”
story-turn = Rozdanie { $hand }: { $what }
story-turn-moon =
    { WHO($seats) ->
        [you] trafiasz w księżyc.
        [one] { NAME($seats) } trafia w księżyc.
        [with-you] { NAME($seats) } trafiacie w księżyc.
       *[many] { NAME($seats) } trafiają w księżyc.
    }
# Kto dostaje w tym rozdaniu najwięcej punktów; kilku graczy dostaje po tyle samo.
story-turn-points =
    { WHO($seats) ->
        [you]
            { $points ->
                [one] dostajesz { $points } punkt.
                [few] dostajesz { $points } punkty.
                [many] dostajesz { $points } punktów.
               *[other] dostajesz { $points } punktu.
            }
        [one]
            { $points ->
                [one] { NAME($seats) } dostaje { $points } punkt.
                [few] { NAME($seats) } dostaje { $points } punkty.
                [many] { NAME($seats) } dostaje { $points } punktów.
               *[other] { NAME($seats) } dostaje { $points } punktu.
            }
        [with-you]
            { $points ->
                [one] { NAME($seats) } dostajecie po { $points } punkcie.
                [few] { NAME($seats) } dostajecie po { $points } punkty.
                [many] { NAME($seats) } dostajecie po { $points } punktów.
               *[other] { NAME($seats) } dostajecie po { $points } punktu.
            }
       *[many]
            { $points ->
                [one] { NAME($seats) } dostają po { $points } punkcie.
                [few] { NAME($seats) } dostają po { $points } punkty.
                [many] { NAME($seats) } dostają po { $points } punktów.
               *[other] { NAME($seats) } dostają po { $points } punktu.
            }
    }

# Między drużynami: która dostaje w tym rozdaniu najwięcej punktów, razem. $seats to jej gracze.
story-turn-side =
    { WHO($seats) ->
        [with-you]
            { $points ->
                [one] twoja drużyna dostaje { $points } punkt.
                [few] twoja drużyna dostaje { $points } punkty.
                [many] twoja drużyna dostaje { $points } punktów.
               *[other] twoja drużyna dostaje { $points } punktu.
            }
       *[many]
            { $points ->
                [one] { NAME($seats) } dostają razem { $points } punkt.
                [few] { NAME($seats) } dostają razem { $points } punkty.
                [many] { NAME($seats) } dostają razem { $points } punktów.
               *[other] { NAME($seats) } dostają razem { $points } punktu.
            }
    }

## Najlepsze zagranie i to, które kosztuje najwięcej, według trenera. $difference mówi, o ile więcej kosztuje
## jedna karta niż druga, tak jak w analizie.

story-cards = Twoje zagrania
story-looking =
    { $hands ->
        [one] Trener przegląda twoje zagrania.
        [few] Trener przegląda twoje zagrania: { $done } z { $hands } rozdań.
        [many] Trener przegląda twoje zagrania: { $done } z { $hands } rozdań.
       *[other] Trener przegląda twoje zagrania: { $done } z { $hands } rozdania.
    }
story-failed = Trener nie odpowiada.
story-nothing = Żadne twoje zagranie nie zrobiło większej różnicy.
story-best = Najlepsze zagranie: { CARD($card) }
story-best-why =
    { $unit ->
        [points] Rozdanie { $hand }: { CARD($other) } kosztuje o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej.
        [game] Rozdanie { $hand }: { CARD($other) } daje o { NUMBER($difference, maximumFractionDigits: 0) } mniej wygranych na 100 partii.
       *[chips] Rozdanie { $hand }: { CARD($other) } daje o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } żetonu mniej.
    }
story-dearest = Najdroższe zagranie: { CARD($card) }
story-dearest-why =
    { $unit ->
        [points] Rozdanie { $hand }: to kosztowało cię o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej niż { CARD($other) }.
        [game] Rozdanie { $hand }: { CARD($other) } daje o { NUMBER($difference, maximumFractionDigits: 0) } więcej wygranych na 100 partii.
       *[chips] Rozdanie { $hand }: { CARD($other) } daje o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } żetonu więcej.
    }

## Partia udostępniona innym: jako obraz i jako tekst, opowiada ten, kto gra.

story-share = Udostępnij
story-share-title = Udostępnij tę partię
story-share-picture = Udostępnij obraz
story-save-picture = Zapisz obraz
story-share-text = Udostępnij jako tekst
story-copy-text = Skopiuj jako tekst
story-share-copied = Skopiowano.
story-share-not-copied = Przeglądarka nie pozwala kopiować. Tekst jest powyżej.
story-share-failed = Nie udało się narysować obrazu.
# Nad krzywą.
story-shared-curve = Przebieg partii
# $seats to zwycięzcy.
story-shared-title =
    { WHO($seats) ->
        [you] Wygrywam
        [one] { NAME($seats, at: "start") } wygrywa
        [with-you] Wygrywamy
       *[many] { NAME($seats, at: "start") } wygrywają
    }
# Ten, kto opowiada, jeśli nie ma imienia.
story-shared-me = Ja
# Wiersz tekstu; $curve jest narysowana blokami: „2. Ingrid 54 ▁▂▄▆”.
story-shared-row = { $place }. { $name } { $total } { $curve }
