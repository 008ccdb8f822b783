### Zapis punktów, na stronie i w terminalu: wynik partii, którą gra się gdzie indziej.

## Dlaczego rozdania nie można zapisać: co poprawić. Gracze, o których mowa, są zaznaczeni.

pad-missing = Jeszcze brakuje: { LIST($items) }.
pad-missing-of-suit =
    { $number ->
        [one] { $number } { SUIT($suit, as: "suit-one-gen") }
        [few] { $number } { SUIT($suit, as: "suit-gen") }
        [many] { $number } { SUIT($suit, as: "suit-gen") }
       *[other] { $number } { SUIT($suit, as: "suit-one-gen") }
    }
pad-missing-card = { CARD($card, as: "card-gen") }
pad-missing-copies = { CARD($card, as: "card-gen") } (sztuk: { $number })
pad-missing-others =
    { $number ->
        [one] { $number } innej karty
        [few] { $number } innych kart
        [many] { $number } innych kart
       *[other] { $number } innej karty
    }
pad-too-many-of-suit =
    { $over ->
        [one] To o jedną kartę za dużo: { SUIT($suit, as: "suit-gen") } liczy się tylko { $all }.
        [few] To o { $over } karty za dużo: { SUIT($suit, as: "suit-gen") } liczy się tylko { $all }.
        [many] To o { $over } kart za dużo: { SUIT($suit, as: "suit-gen") } liczy się tylko { $all }.
       *[other] To o { $over } karty za dużo: { SUIT($suit, as: "suit-gen") } liczy się tylko { $all }.
    }
pad-card-taken-twice =
    { $copies ->
        [one] { CARD($card, as: "card-acc-first") } może mieć tylko jeden gracz.
        [few] { CARD($card, as: "card-first") } jest w grze tylko { $copies } razy.
        [many] { CARD($card, as: "card-first") } jest w grze tylko { $copies } razy.
       *[other] { CARD($card, as: "card-first") } jest w grze tylko { $copies } razu.
    }
pad-worthless-card = { CARD($card, as: "card-first") } w tym rozdaniu się nie liczy.
pad-worthless-suit = W tym rozdaniu { SUIT($suit) } się nie liczą.
pad-unlike-suit = Nie wszystkie { SUIT($suit) } są tu warte tyle samo: powiedz o każdej karcie, kto ją ma.

# Jak zapisuje się księżyc.
pad-written =
    { $moon ->
        [old] Strzał w księżyc zapisuje się jako 0 u strzelca i { $amount } u przeciwników.
        [new] Strzał w księżyc zapisuje się jako −{ $amount } u strzelca i 0 u pozostałych.
       *[other] Strzał w księżyc zapisuje się jako 0 u strzelca i { $amount } u przeciwników albo jako −{ $amount } u strzelca i 0 u pozostałych.
    }
pad-moon-written =
    { $bonus ->
        [off] { pad-written }
       *[other] { pad-written } Temu, kto ma { CARDS($bonuses, as: "card-acc") }, odejmuje się jeszcze premię.
    }
pad-points-are-missing =
    { $missing ->
        [one] Brakuje jeszcze { $missing } punktu.
        [few] Brakuje jeszcze { $missing } punktów.
        [many] Brakuje jeszcze { $missing } punktów.
       *[other] Brakuje jeszcze { $missing } punktu.
    }
pad-points-missing =
    { $moon ->
        [off] { pad-points-are-missing }
       *[other] { pad-points-are-missing } { pad-moon-written }
    }
pad-points-are-short =
    { $missing ->
        [one] Suma punktów to { $sum }, a nie { $all }: brakuje jednego.
        [few] Suma punktów to { $sum }, a nie { $all }: brakuje { $missing }.
        [many] Suma punktów to { $sum }, a nie { $all }: brakuje { $missing }.
       *[other] Suma punktów to { $sum }, a nie { $all }: brakuje { $missing }.
    }
pad-points-short =
    { $moon ->
        [off] { pad-points-are-short }
       *[other] { pad-points-are-short } { pad-moon-written }
    }
pad-points-are-over =
    { $over ->
        [one] Suma punktów to { $sum }, a nie { $all }: o jeden za dużo.
        [few] Suma punktów to { $sum }, a nie { $all }: o { $over } za dużo.
        [many] Suma punktów to { $sum }, a nie { $all }: o { $over } za dużo.
       *[other] Suma punktów to { $sum }, a nie { $all }: o { $over } za dużo.
    }
pad-points-over =
    { $moon ->
        [off] { pad-points-are-over }
       *[other] { pad-points-are-over } { pad-moon-written }
    }
pad-points-of-a-moon =
    { $amount ->
        [one] Cały { $amount } punkt u jednego gracza to strzał w księżyc. { pad-moon-written }
        [few] Wszystkie { $amount } punkty u jednego gracza to strzał w księżyc. { pad-moon-written }
        [many] Wszystkie { $amount } punktów u jednego gracza to strzał w księżyc. { pad-moon-written }
       *[other] Całe { $amount } punktu u jednego gracza to strzał w księżyc. { pad-moon-written }
    }
pad-points-of-a-side-moon = Wszystkie punkty ({ $amount }) u jednej drużyny to strzał w księżyc, a każdego w niej zapisuje się jak strzelca. { pad-moon-written }
pad-points-of-no-cards = Suma się zgadza, ale żadne karty nie dają dokładnie takich punktów.
pad-points-too-few-for-card =
    { $points ->
        [one] Suma się zgadza, ale nikt nie ma { $points } punktu za { CARD($card, as: "card-acc") }.
        [few] Suma się zgadza, ale nikt nie ma { $points } punktów za { CARD($card, as: "card-acc") }.
        [many] Suma się zgadza, ale nikt nie ma { $points } punktów za { CARD($card, as: "card-acc") }.
       *[other] Suma się zgadza, ale nikt nie ma { $points } punktu za { CARD($card, as: "card-acc") }.
    }
pad-points-of-many-cards = Powiedz, kto ma które karty: takie punkty mogą wyjść na kilka sposobów.

pad-chips-need-all-cards = Powiedz, kto ma które karty: same punkty nie wystarczą do rozliczenia żetonów.
pad-chips-need-cards = Powiedz też, kto ma { CARDS($cards, as: "card-acc") }: zależą od tego żetony.
pad-chips-need-partners = Powiedz, które karty ma który z partnerów: zależą od tego żetony.

pad-tricks = Suma lew to { $sum }, a nie { $all }.
pad-no-trick-but-card =
    { WHO($seat) ->
        [you] Nie masz żadnej lewy, więc nie możesz mieć z niej karty.
       *[other] { NAME($seat, at: "start") } nie ma żadnej lewy, więc nie może mieć z niej karty.
    }

pad-moon-to-choose = Jest strzał w księżyc: powiedz, czy liczy się po staremu (przeciwnicy dopisują { $amount }), czy po nowemu (strzelec odejmuje { $amount }).
pad-moon-not-shot = To nie był strzał w księżyc: karty za punkty ma więcej niż jeden gracz.
pad-moon-way =
    { $way ->
        [old] Według tych zasad księżyc liczy się tu po staremu: przeciwnicy dopisują punkty.
       *[new] Według tych zasad księżyc liczy się tu po nowemu: strzelec odejmuje punkty.
    }

pad-bid-in-carried-pot =
    { WHO($seat) ->
        [you] Pula została, więc nie ma nowej licytacji: kolor wybierasz ty.
       *[other] Pula została, więc nie ma nowej licytacji: kolor wybiera { NAME($seat) }.
    }
pad-bid-without-chips = Powiedz, za ile żetonów wygrano licytację.
pad-bid-without-bidder = Powiedz, kto wygrał licytację.
pad-bid-too-high =
    { WHO($seat) ->
        [you]
            { $most ->
                [0] Nie masz żetonów do licytacji.
                [one] Masz tylko { $most } żeton do licytacji.
                [few] Masz tylko { $most } żetony do licytacji.
                [many] Masz tylko { $most } żetonów do licytacji.
               *[other] Masz tylko { $most } żetonu do licytacji.
            }
       *[other]
            { $most ->
                [0] { NAME($seat, at: "start") } nie ma żetonów do licytacji.
                [one] { NAME($seat, at: "start") } ma tylko { $most } żeton do licytacji.
                [few] { NAME($seat, at: "start") } ma tylko { $most } żetony do licytacji.
                [many] { NAME($seat, at: "start") } ma tylko { $most } żetonów do licytacji.
               *[other] { NAME($seat, at: "start") } ma tylko { $most } żetonu do licytacji.
            }
    }
pad-suit-not-named = Powiedz, jaki kolor wybrano.
pad-suit-without-bid = Nikt nie licytował, więc liczą się kiery. Jeśli ktoś wybrał kolor, powiedz, kto i za ile żetonów.

pad-game-over = Partia skończyła się na rozdaniu { $hands }, więc następne należy już do innej partii.

## Co mogą źle przysłać programy. $name to to, co przysłano.

pad-entry-no-object = Rozdanie to obiekt z polem "points" albo z polami "counts" i "cards".
pad-entry-empty = W rozdaniu potrzebne są punkty albo to, kto wziął które karty.
pad-entry-unknown = { $name }: tego według tych zasad w rozdaniu nie ma.
pad-entry-moon = "moon" to "old" albo "new".
pad-entry-sun = "sun" to true albo false.
pad-entry-sun-tricks = "sun" i "tricks" są ze sobą sprzeczne.
pad-entry-bid = "bid" to całkowita liczba żetonów.
pad-entry-suit = "suit" to "clubs", "diamonds", "spades" albo "hearts".
pad-entry-counts = "counts" to obiekt: lista liczb dla każdego koloru, "H", "S", "D" albo "C".
pad-entry-counts-suit = { $name } w "counts" to nie kolor: są "H", "S", "D" i "C".
pad-entry-cards = "cards" to obiekt: przy każdej karcie miejsce, które ją wzięło.
pad-entry-cards-name = { $name } w "cards" to nie karta.
pad-entry-cards-twice = { $name } występuje w "cards" dwa razy.
pad-entry-cards-takers = { $name } ma w "cards" za dużo miejsc.
pad-entry-no-tricks = "no_tricks" to lista miejsc.
pad-entry-seat = { $name }: przy tym stole nie ma takiego miejsca.
pad-entry-row = { $name } to lista liczb całkowitych, po jednej na gracza.
pad-entry-number = { $name } zawiera coś, co nie jest liczbą całkowitą, albo liczbę niemożliwą.
