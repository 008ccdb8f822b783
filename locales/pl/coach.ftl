### Co mówi trener. $best to jego wybór, $other to, z czym go porównuje; $best_rate i $other_rate mówią, w ilu na 100
### rozdań coś się zdarza. $queen to karta w roli damy pik.

reason-other-often =
    { $other_rate ->
        [100] za każdym razem
       *[other] w { $other_rate } na 100 rozdań
    }
reason-only-card = Zagrać możesz tylko { CARD($best, as: "card-acc") }.
reason-same-card = Wszystkie karty, które możesz zagrać, są tyle samo warte.
reason-only-pass = Innych kart do podania nie sprawdzono.
reason-only-bid =
    { $best ->
        [0] Wyżej licytować nie możesz.
       *[other] Możesz licytować tylko { $best }.
    }
reason-only-suit = Wybrać można tylko { SUIT($best) }.
reason-only-moon =
    { $best ->
        [old] Punkty muszą dopisać inni.
       *[new] Musisz odjąć punkty.
    }

reason-even-card = Różnica jest niewielka: możesz spokojnie zagrać { CARD($best, as: "card-acc") }.
reason-even-pass = Różnica jest niewielka: możesz spokojnie podać te karty.
reason-even-bid =
    { $best ->
        [0] Różnica jest niewielka: możesz spokojnie spasować.
       *[other] Różnica jest niewielka: możesz spokojnie licytować { $best }.
    }
reason-even-suit = Różnica jest niewielka: możesz spokojnie wybrać { SUIT($best) }.
reason-even-moon =
    { $best ->
        [old] Różnica jest niewielka: niech punkty dopiszą inni.
       *[new] Różnica jest niewielka: możesz spokojnie odjąć punkty.
    }

# What was tried doesn't tell: others may be as good, or not.
reason-unclear-card = Trudno powiedzieć: najlepiej wypada { CARD($best) }, ale przewaga jest za mała, by mieć pewność.
reason-unclear-pass = Trudno powiedzieć: najlepiej wypada ta wymiana, ale przewaga jest za mała, by mieć pewność.
reason-unclear-bid =
    { $best ->
        [0] Trudno powiedzieć: najlepiej wypada pas, ale przewaga jest za mała, by mieć pewność.
       *[other] Trudno powiedzieć: najlepiej wypada odzywka { $best }, ale przewaga jest za mała, by mieć pewność.
    }
reason-unclear-suit = Trudno powiedzieć: najlepiej wypadają { SUIT($best) }, ale przewaga jest za mała, by mieć pewność.
reason-unclear-moon =
    { $best ->
        [old] Trudno powiedzieć: najlepiej wypada dopisanie punktów innym, ale przewaga jest za mała, by mieć pewność.
       *[new] Trudno powiedzieć: najlepiej wypada odjęcie punktów sobie, ale przewaga jest za mała, by mieć pewność.
    }

reason-best-card = Najlepiej zagrać { CARD($best, as: "card-acc") }.
reason-best-pass = Najlepiej podać { CARDS($best, as: "card-acc") }.
reason-best-bid =
    { $best ->
        [0] Najlepiej spasować.
       *[other] Najlepiej licytować { $best }.
    }
reason-best-suit = Najlepiej wybrać { SUIT($best) }.
reason-best-moon =
    { $best ->
        [old] Najlepiej, żeby punkty dopisali inni.
       *[new] Najlepiej odjąć punkty.
    }

## Księżyc i karty premiowe.

reason-moon-card = Warto celować w księżyc: { CARD($best) } daje go w { $best_rate } na 100 rozdań, a { CARD($other) } w { $other_rate }.
reason-moon-pass = Warto celować w księżyc: po tej wymianie udaje się to w { $best_rate } na 100 rozdań, a nie w { $other_rate }.
reason-stop-moon-card = Nie daj nikomu trafić w księżyc: gdy zagrasz { CARD($other, as: "card-acc") }, udaje się to komuś w { $other_rate } na 100 rozdań, a gdy { CARD($best, as: "card-acc") }, w { $best_rate }.
reason-stop-moon-pass = Nie daj nikomu trafić w księżyc: po tej wymianie udaje się to komuś innemu w { $best_rate } na 100 rozdań, a nie w { $other_rate }.
reason-bonus-card = Kartę, która odejmuje punkty, warto złapać: gdy zagrasz { CARD($best, as: "card-acc") }, masz ją w { $best_rate } na 100 rozdań, a gdy { CARD($other, as: "card-acc") }, w { $other_rate }.
reason-bonus-pass = Kartę, która odejmuje punkty, warto złapać: po tej wymianie masz ją w { $best_rate } na 100 rozdań, a nie w { $other_rate }.

## The score of the game, and the pot.

reason-fifty-card = Traf w pięćdziesiątkę: gdy zagrasz { CARD($best, as: "card-acc") }, twój wynik spada o 50 w { $best_rate } na 100 rozdań, a gdy { CARD($other, as: "card-acc") }, w { $other_rate }.
reason-fifty = Traf w pięćdziesiątkę: wtedy twój wynik spada o 50 w { $best_rate } na 100 rozdań, a nie w { $other_rate }.
reason-go-on-card = Niech partia toczy się dalej: gdy zagrasz { CARD($other, as: "card-acc") }, kończy się przegraną w { $other_rate } na 100 rozdań, a gdy { CARD($best, as: "card-acc") }, w { $best_rate }.
reason-go-on = Niech partia toczy się dalej: wtedy kończy się przegraną w { $best_rate } na 100 rozdań, a nie w { $other_rate }.
reason-win-card = Wygraj partię już teraz: gdy zagrasz { CARD($best, as: "card-acc") }, udaje się to w { $best_rate } na 100 rozdań, a gdy { CARD($other, as: "card-acc") }, w { $other_rate }.
reason-win = Wygraj partię już teraz: udaje się to w { $best_rate } na 100 rozdań, a nie w { $other_rate }.
reason-game = Tu liczy się cała partia, a nie punkty z tego rozdania.
reason-pot-card = Graj o pulę: gdy zagrasz { CARD($best, as: "card-acc") }, wygrywasz ją w { $best_rate } na 100 rozdań, a gdy { CARD($other, as: "card-acc") }, w { $other_rate }.
reason-pot = Graj o pulę: wygrywasz ją w { $best_rate } na 100 rozdań, a nie w { $other_rate }.
reason-deny-pot-card = Nie oddawaj puli innym: gdy zagrasz { CARD($other, as: "card-acc") }, bierze ją ktoś inny w { $other_rate } na 100 rozdań, a gdy { CARD($best, as: "card-acc") }, w { $best_rate }.
reason-deny-pot = Nie oddawaj puli innym: wtedy bierze ją ktoś inny w { $best_rate } na 100 rozdań, a nie w { $other_rate }.
reason-bid-dear =
    { $other_rate ->
        [0] Licytowanie { $other } to za drogo: prawie nigdy nie wygrywasz wtedy puli.
       *[other] Licytowanie { $other } to za drogo: wygrywasz wtedy pulę w { $other_rate } na 100 rozdań, a bez tego w { $best_rate }.
    }
reason-own-points-card = Twoje punkty średnio: { $best_points }, gdy zagrasz { CARD($best, as: "card-acc") }, a { $other_points }, gdy { CARD($other, as: "card-acc") }.
reason-own-points = Twoje punkty średnio: { $best_points }, a nie { $other_points }.

## Dama.

reason-queen-in-trick = W tej lewie leży { CARD($queen) }: niech weźmie ją ktoś inny.
reason-queen-discard = Zrzuć teraz { CARD($queen, as: "card-acc") }: nie masz { SUIT($suit, as: "suit-one-gen") }, więc weźmie { CARD($queen, as: "card-it-acc") } ktoś inny.
reason-queen-under = Zagraj teraz { CARD($queen, as: "card-acc") }: wyżej leży { CARD($winning) }, więc weźmie { CARD($queen, as: "card-it-acc") } ktoś inny.
reason-queen-before-higher = Zagraj teraz { CARD($queen, as: "card-acc") }: pewnie weźmie { CARD($queen, as: "card-it-acc") } ktoś, kto gra po tobie.
reason-queen-to-others = Zagraj teraz { CARD($queen, as: "card-acc") }: pewnie weźmie { CARD($queen, as: "card-it-acc") } ktoś inny.
reason-queen-keep = Zatrzymaj na razie { CARD($queen, as: "card-acc") }: jeśli { CARD($queen, as: "card-it-acc") } tu zagrasz, { reason-other-often } ta lewa będzie twoja.
reason-queen-guard = Zatrzymaj { SUIT($suit) } jako osłonę { CARD($queen, as: "card-gen") }: gdy zagrasz { CARD($other, as: "card-acc") }, bierzesz { CARD($queen, as: "card-it-acc") } { reason-other-often }.
reason-queen-out = { CARD($queen, as: "card-first") } jest jeszcze w grze: gdy zagrasz { CARD($other, as: "card-acc") }, bierzesz { CARD($queen, as: "card-it-acc") } { reason-other-often }.
reason-queen-out-none-below = { CARD($queen, as: "card-first") } jest jeszcze w grze, a niżej nie masz już nic: gdy zagrasz { CARD($other, as: "card-acc") }, bierzesz { CARD($queen, as: "card-it-acc") } { reason-other-often }.
reason-queen-pass = Oddaj { CARD($queen, as: "card-acc") }: jeśli { CARD($queen, as: "card-it-acc") } zatrzymasz, w { $kept_rate } na 100 rozdań trafi do twoich lew.

## Wymiana.

reason-pass-safer-from-queen = Po tej wymianie mniej ci grozi { CARD($queen) }.
reason-pass-void = Po tej wymianie nie masz { SUIT($suit, as: "suit-one-gen") }: gdy ktoś wyjdzie w { SUIT($suit) }, zrzucisz, co zechcesz.
reason-pass-partner = Te karty dostaje twój partner: tak twoja drużyna traci najmniej.
reason-pass-wanted = Punkty są tu w cenie: po tej wymianie zostają ci karty, które je dają.
reason-pass-costly = Te karty najłatwiej biorą kosztowne lewy.

## Zagranie karty.

reason-points-wanted =
    { $best_rate ->
        [100]
            { $other_rate ->
                [0] Punkty są tu w cenie: { CARD($best) } bierze lewę za każdym razem, a { CARD($other) } prawie nigdy.
               *[other] Punkty są tu w cenie: { CARD($best) } bierze lewę za każdym razem, a { CARD($other) } w { $other_rate } na 100 rozdań.
            }
       *[other] Punkty są tu w cenie: { CARD($best) } bierze lewę w { $best_rate } na 100 rozdań, a { CARD($other) } w { $other_rate }.
    }
reason-cancel = { CARD($best, as: "card-first") } znosi drugą taką samą kartę: żadna z nich nie weźmie lewy.
reason-follow-yours-anyway = Ta lewa i tak jest twoja, więc weź ją { CARD($best, as: "card-ins") }.
reason-follow-last-and-clean = Weź lewę { CARD($best, as: "card-ins") }: grasz na końcu, a punktów w niej nie ma. Później ta karta mogłaby je złapać.
reason-follow-while-cheap = Weź tę lewę { CARD($best, as: "card-ins") }, póki jest tania.
reason-follow-under-points =
    { $points ->
        [one] Zostań pod { CARD($winning, as: "card-ins") }: w lewie jest { $points } punkt, a { CARD($other) } bierze ją { reason-other-often }.
        [few] Zostań pod { CARD($winning, as: "card-ins") }: w lewie są { $points } punkty, a { CARD($other) } bierze ją { reason-other-often }.
        [many] Zostań pod { CARD($winning, as: "card-ins") }: w lewie jest { $points } punktów, a { CARD($other) } bierze ją { reason-other-often }.
       *[other] Zostań pod { CARD($winning, as: "card-ins") }: w lewie jest { $points } punktu, a { CARD($other) } bierze ją { reason-other-often }.
    }
reason-follow-under = Zostań pod { CARD($winning, as: "card-ins") }: { CARD($other) } bierze lewę { reason-other-often }, a inni mogą dorzucić do niej punkty.
reason-follow-under-kitty = Zostań pod { CARD($winning, as: "card-ins") }: { CARD($other) } bierze lewę { reason-other-often }, a z nią talon, w którym mogą być punkty.
reason-follow-under-lead = Zostań pod { CARD($winning, as: "card-ins") }: { CARD($other) } bierze lewę { reason-other-often }, a wtedy musisz wyjść do następnej.
reason-follow-no-trick =
    { $points ->
        [one] Nadal nie bierz żadnej lewy: premia za brak lew odejmuje { $points } punkt, a { CARD($other) } bierze tę { reason-other-often }.
        [few] Nadal nie bierz żadnej lewy: premia za brak lew odejmuje { $points } punkty, a { CARD($other) } bierze tę { reason-other-often }.
        [many] Nadal nie bierz żadnej lewy: premia za brak lew odejmuje { $points } punktów, a { CARD($other) } bierze tę { reason-other-often }.
       *[other] Nadal nie bierz żadnej lewy: premia za brak lew odejmuje { $points } punktu, a { CARD($other) } bierze tę { reason-other-often }.
    }
reason-follow-while-safe = { CARD($best, as: "card-first") } nie weźmie tu lewy: pozbądź się tej karty, póki jest bezpiecznie.
reason-follow-rarely-takes =
    { $best_rate ->
        [0] { CARD($best, as: "card-first") } prawie nigdy nie bierze lewy, a { CARD($other) } bierze { reason-other-often }.
       *[other] { CARD($best, as: "card-first") } bierze lewę tylko w { $best_rate } na 100 rozdań, a { CARD($other) } w { $other_rate }.
    }
reason-discard-partner-wins = W tej lewie prowadzi twoja drużyna, więc punkty zachowaj dla innych.
reason-discard-points = Nie masz { SUIT($suit, as: "suit-one-gen") }: oddaj komuś { CARD($best, as: "card-acc") }.
reason-discard-above-queen = { CARD($queen, as: "card-first") } jest jeszcze w grze: pozbądź się { CARD($best, as: "card-gen") }, bo ta karta może { CARD($queen, as: "card-it-acc") } złapać.
reason-discard-high = Nie masz { SUIT($suit, as: "suit-one-gen") }: pozbądź się { CARD($best, as: "card-gen") }, bo ta karta może wziąć kosztowną lewę.
reason-last-of-suit = { CARD($best, as: "card-first") } to twoja ostatnia karta w tym kolorze: bez niej zrzucisz, co zechcesz, gdy ktoś wyjdzie w { SUIT($suit) }.
reason-stock-keep = Zatrzymaj { CARD($other, as: "card-acc") }: bez tego koloru musisz dobierać, gdy ktoś wyjdzie w { SUIT($suit) }.
reason-lead-below-queen = Wyjdź poniżej { CARD($queen, as: "card-gen") }, żeby { CARD($queen, as: "card-it-acc") } wyciągnąć.
reason-lead-low =
    { $best_rate ->
        [0] Wyjdź nisko: { CARD($best) } prawie nigdy nie bierze lewy, a { CARD($other) } bierze ją { reason-other-often }.
       *[other] Wyjdź nisko: { CARD($best) } bierze lewę w { $best_rate } na 100 rozdań, a { CARD($other) } w { $other_rate }.
    }
reason-lead-rarely-takes =
    { $best_rate ->
        [0] Wyjdź { CARD($best, as: "card-ins") }: ta karta prawie nigdy nie bierze lewy.
       *[other] Wyjdź { CARD($best, as: "card-ins") }: ta karta bierze lewę tylko w { $best_rate } na 100 rozdań.
    }
reason-lead-while-clean = Wyjdź { CARD($best, as: "card-ins") }, póki punkty raczej nie spadną: później ta karta może wziąć kosztowną lewę.

## Ile kosztowałby inny wybór. $cost może mieć ułamek.

reason-cost =
    { $unit ->
        [chips]
            { $cost ->
                [one] { $cost } żeton
                [few] { $cost } żetony
                [many] { $cost } żetonów
               *[other] { $cost } żetonu
            }
       *[points] { reason-cost-points }
    }
reason-cost-points =
    { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
        [many] { $cost } punktów
       *[other] { $cost } punktu
    }
reason-cost-card = { CARD($other, as: "card-first") } kosztuje średnio o { reason-cost } więcej.
reason-cost-pass = Podanie { CARDS($other, as: "card-gen") } zamiast { CARDS($best, as: "card-gen") } kosztuje średnio o { reason-cost } więcej.
reason-cost-bid =
    { $other ->
        [0] Pas kosztuje średnio o { reason-cost } więcej.
       *[other] Odzywka { $other } kosztuje średnio o { reason-cost } więcej.
    }
reason-cost-suit = Wybór koloru { SUIT($other, as: "card-suit") } kosztuje średnio o { reason-cost } więcej.
reason-cost-moon =
    { $other ->
        [old] Dopisanie punktów innym kosztuje średnio o { reason-cost } więcej.
       *[new] Odjęcie punktów kosztuje średnio o { reason-cost } więcej.
    }
reason-chance-card = Gdy zagrasz { CARD($best, as: "card-acc") }, wygrywasz partię w { $best_rate } na 100 przypadków, a gdy { CARD($other, as: "card-acc") }, w { $other_rate }.
reason-chance-pass = Wtedy wygrywasz partię w { $best_rate } na 100 przypadków; po podaniu { CARDS($other, as: "card-gen") } zamiast { CARDS($best, as: "card-gen") } w { $other_rate }.
reason-chance-moon =
    { $best ->
        [old] Wygrywasz partię w { $best_rate } na 100 przypadków, gdy punkty dopiszą inni, a w { $other_rate }, gdy odejmiesz je sobie.
       *[new] Wygrywasz partię w { $best_rate } na 100 przypadków, gdy odejmiesz punkty sobie, a w { $other_rate }, gdy dopiszą je inni.
    }
reason-place = Twoje miejsce na koniec partii: średnio { $best_place }, a nie { $other_place }.
reason-cost-queen-card = { CARD($other, as: "card-first") } kosztuje średnio o { reason-cost-points } więcej, a { CARD($queen, as: "card-acc") } bierzesz wtedy w { $other_rate } na 100 rozdań, a nie w { $best_rate }.
reason-cost-queen-pass = Podanie { CARDS($other, as: "card-gen") } zamiast { CARDS($best, as: "card-gen") } kosztuje średnio o { reason-cost-points } więcej, a { CARD($queen, as: "card-acc") } bierzesz wtedy w { $other_rate } na 100 rozdań, a nie w { $best_rate }.
