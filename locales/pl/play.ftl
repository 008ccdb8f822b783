### Co mówi się przy stole, na stronie i w terminalu: odmowy, rozliczenie rozdania.

## Dlaczego czegoś nie wolno. Gdzie zdanie mówi o konkretnej sytuacji, .about mówi ogólnie.

refusal-no_such_seat = Nie ma takiego miejsca: miejsca liczy się od 0, zgodnie z ruchem wskazówek zegara.
refusal-not_now = Teraz nie pora na to.
refusal-not_your_turn =
    { WHO($seats) ->
        [none] Teraz nikt nie ma ruchu.
        [you] Teraz twoja kolej.
        [one] Ruch ma teraz { NAME($seats) }.
       *[many] Ruch mają jeszcze: { NAME($seats) }.
    }
    .about = Teraz kolej na kogoś innego.
refusal-game_over = Partia jest skończona.
refusal-no_such_card = Nie ma takiej karty. Podaj wartość i kolor po angielsku, na przykład QS (dama pik) albo TD (dziesiątka karo).
refusal-card_not_held = Nie masz { CARD($card, as: "card-gen") }.
    .about = Nie masz tej karty.
refusal-bid_too_low = Licytuj co najmniej { $least } albo spasuj.
    .about = Trzeba licytować wyżej, niż wynosi ostatnia odzywka.
refusal-bid_too_high = Możesz licytować najwyżej { $most ->
        [one] jeden żeton
        [few] { $most } żetony
        [many] { $most } żetonów
       *[other] { $most } żetonu
    }.
    .about = Nie można licytować więcej żetonów, niż się ma.
refusal-no_such_suit = Nie ma takiego koloru: są trefle, kara, piki i kiery.
refusal-already_passed = Twoje karty są już podane.
refusal-wrong_number_of_cards =
    { $count ->
        [0] Teraz nie podaje się kart.
        [one] Podaj jedną kartę.
        [few] Podaj dokładnie { $count } karty.
        [many] Podaj dokładnie { $count } kart.
       *[other] Podaj dokładnie { $count } karty.
    }
    .about = Tu podaje się inną liczbę kart.
refusal-card_given_twice = Nie można podać { CARD($card, as: "card-gen") } dwa razy.
    .about = Nie można podać tej samej karty dwa razy.
refusal-must_follow_suit = Masz jeszcze { SUIT($suit, as: "suit-one") }, więc dołóż do koloru.
    .about = Masz jeszcze ten kolor, więc musisz do niego dołożyć.
refusal-must_lead_lowest_club = Rozdanie zaczyna się od najniższego trefla.
refusal-must_lead_a_club = Rozdanie zaczyna się od trefla.
refusal-hearts_not_broken = { SUIT($suit, as: "suit-first") } nie są jeszcze złamane.
    .about = Kiery nie są jeszcze złamane.
refusal-queen_not_led_yet = Nie można wyjść { CARD($queen, as: "card-ins") }, dopóki { SUIT($suit) } nie są złamane.
    .about = Nie można wyjść damą, dopóki kiery nie są złamane.
refusal-must_lead_queen = Masz poza tym same { SUIT($suit) }, więc musisz wyjść { CARD($queen, as: "card-ins") }.
    .about = Kto poza damą ma same kiery, musi wyjść damą.
refusal-no_penalties_on_first_trick = W pierwszej lewie nie wolno zrzucać kart za punkty.
refusal-no_hearts_on_first_trick = W pierwszej lewie nie wolno zrzucać { SUIT($suit, as: "suit-gen") }.
    .about = W pierwszej lewie nie wolno zrzucać kierów.
refusal-queen_not_discarded_yet = { CARD($queen, as: "card-acc-first") } można zrzucić dopiero po złamaniu { SUIT($suit, as: "suit-gen") }.
    .about = Damę można zrzucić dopiero po złamaniu kierów.
refusal-must_discard_queen = { CARD($queen, as: "card-acc-first") } trzeba zrzucić przy pierwszej okazji.
    .about = Damę trzeba zrzucić przy pierwszej okazji.
refusal-not_a_moon_choice = Księżyc liczy się po staremu (old: inni dopisują) albo po nowemu (new: strzelec odejmuje).

## Dlaczego czegoś nie przyjęto, gdy nic więcej nie wiadomo.

refusal-unknown_request = Nie ma takiego polecenia; help wymienia wszystkie.
refusal-bad_argument = Tego polecenia nie da się zrozumieć; help pokazuje, jak je zapisać.
refusal-bad_json = To nie jest JSON, jakiego wymaga to polecenie.
refusal-bad_rules = Według tych zasad nie da się grać.
refusal-bad_position = Od tej pozycji nie da się grać.
refusal-bad_log = Tego protokołu nie da się odtworzyć.
refusal-bad_event = To zdarzenie nie pasuje do wcześniejszych.
refusal-no_game = Nie ma jeszcze partii; new rozdaje nową.

## Jak wędrują żetony. $seats to wszyscy, którzy płacą i dostają tyle samo.

settled-number = { $amount }
settled-average = Średni wynik: { CHIPS($average, as: "settled-number") }.
settled-below-average =
    { WHO($seats) ->
        [you] Płacisz różnicę do średniej: { CHIPS($paid) }.
        [one] { NAME($seats, at: "start") } płaci różnicę do średniej: { CHIPS($paid) }.
        [with-you] { NAME($seats, at: "start") } płacicie różnicę do średniej: po { CHIPS($paid, as: "chips-each") }.
       *[many] { NAME($seats, at: "start") } płacą różnicę do średniej: po { CHIPS($paid, as: "chips-each") }.
    }
settled-above-average =
    { WHO($seats) ->
        [you] Dostajesz różnicę do średniej: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } dostaje różnicę do średniej: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } dostajecie różnicę do średniej: po { CHIPS($won, as: "chips-each") }.
       *[many] { NAME($seats, at: "start") } dostają różnicę do średniej: po { CHIPS($won, as: "chips-each") }.
    }
settled-at-average =
    { WHO($seats) ->
        [you] Masz dokładnie średnią i nic nie płacisz.
        [one] { NAME($seats, at: "start") } ma dokładnie średnią i nic nie płaci.
        [with-you] { NAME($seats, at: "start") } macie dokładnie średnią i nic nie płacicie.
       *[many] { NAME($seats, at: "start") } mają dokładnie średnią i nic nie płacą.
    }

settled-no-hearts =
    { WHO($seats) ->
        [you] Nic nie płacisz i nic nie dostajesz.
        [one] { NAME($seats, at: "start") } nic nie płaci i nic nie dostaje.
        [with-you] { NAME($seats, at: "start") } nic nie płacicie i nic nie dostajecie.
       *[many] { NAME($seats, at: "start") } nic nie płacą i nic nie dostają.
    }
settled-takes-back =
    { WHO($seats) ->
        [you] Nic nie płacisz i dostajesz { CHIPS($won) } za kiery innych.
        [one] { NAME($seats, at: "start") } nic nie płaci i dostaje { CHIPS($won) } za kiery innych.
        [with-you] { NAME($seats, at: "start") } nic nie płacicie i dostajecie po { CHIPS($won, as: "chips-each") } za kiery innych.
       *[many] { NAME($seats, at: "start") } nic nie płacą i dostają po { CHIPS($won, as: "chips-each") } za kiery innych.
    }
settled-hearts =
    { $hearts ->
        [one] { $hearts } kiera
        [few] { $hearts } kiery
        [many] { $hearts } kierów
       *[other] { $hearts } kiera
    }
settled-pays-for-hearts =
    { WHO($seats) ->
        [you] Płacisz { CHIPS($paid) } za { settled-hearts } i nic nie dostajesz.
        [one] { NAME($seats, at: "start") } płaci { CHIPS($paid) } za { settled-hearts } i nic nie dostaje.
        [with-you] { NAME($seats, at: "start") } płacicie po { CHIPS($paid, as: "chips-each") } za { settled-hearts } i nic nie dostajecie.
       *[many] { NAME($seats, at: "start") } płacą po { CHIPS($paid, as: "chips-each") } za { settled-hearts } i nic nie dostają.
    }
settled-pays-and-takes-back =
    { WHO($seats) ->
        [you] Płacisz { CHIPS($paid) } za { settled-hearts } i dostajesz { CHIPS($won) } za kiery innych.
        [one] { NAME($seats, at: "start") } płaci { CHIPS($paid) } za { settled-hearts } i dostaje { CHIPS($won) } za kiery innych.
        [with-you] { NAME($seats, at: "start") } płacicie po { CHIPS($paid, as: "chips-each") } za { settled-hearts } i dostajecie po { CHIPS($won, as: "chips-each") } za kiery innych.
       *[many] { NAME($seats, at: "start") } płacą po { CHIPS($paid, as: "chips-each") } za { settled-hearts } i dostają po { CHIPS($won, as: "chips-each") } za kiery innych.
    }

settled-clear =
    { WHO($seats) ->
        [you] Masz czyste konto.
        [one] { NAME($seats, at: "start") } ma czyste konto.
        [with-you] { NAME($seats, at: "start") } macie czyste konto.
       *[many] { NAME($seats, at: "start") } mają czyste konto.
    }
settled-clear-takes-pot =
    { WHO($seats) ->
        [you] Masz czyste konto i bierzesz pulę: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } ma czyste konto i bierze pulę: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } macie czyste konto i bierzecie pulę: { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } mają czyste konto i biorą pulę: { CHIPS($won) }.
    }
settled-clear-shares-pot =
    { WHO($seats) ->
        [you] Masz czyste konto i bierzesz swoją część puli: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } ma czyste konto i bierze część puli: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } macie czyste konto i dzielicie pulę: po { CHIPS($won, as: "chips-each") }.
       *[many] { NAME($seats, at: "start") } mają czyste konto i dzielą pulę: po { CHIPS($won, as: "chips-each") }.
    }
settled-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
settled-pays =
    { WHO($seats) ->
        [you] Płacisz { CHIPS($paid) } za { settled-points }.
        [one] { NAME($seats, at: "start") } płaci { CHIPS($paid) } za { settled-points }.
        [with-you] { NAME($seats, at: "start") } płacicie po { CHIPS($paid, as: "chips-each") } za { settled-points }.
       *[many] { NAME($seats, at: "start") } płacą po { CHIPS($paid, as: "chips-each") } za { settled-points }.
    }
settled-pays-takes-pot =
    { WHO($seats) ->
        [you] Płacisz { CHIPS($paid) } za { settled-points } i bierzesz pulę: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } płaci { CHIPS($paid) } za { settled-points } i bierze pulę: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } płacicie po { CHIPS($paid, as: "chips-each") } za { settled-points } i bierzecie pulę: { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } płacą po { CHIPS($paid, as: "chips-each") } za { settled-points } i biorą pulę: { CHIPS($won) }.
    }
settled-pays-shares-pot =
    { WHO($seats) ->
        [you] Płacisz { CHIPS($paid) } za { settled-points } i bierzesz swoją część puli: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } płaci { CHIPS($paid) } za { settled-points } i bierze część puli: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } płacicie po { CHIPS($paid, as: "chips-each") } za { settled-points } i dzielicie pulę: po { CHIPS($won, as: "chips-each") }.
       *[many] { NAME($seats, at: "start") } płacą po { CHIPS($paid, as: "chips-each") } za { settled-points } i dzielą pulę: po { CHIPS($won, as: "chips-each") }.
    }

settled-rest-stays = Puli nie da się podzielić równo, więc reszta w niej zostaje: { CHIPS($pot) }.
settled-nobody-clear = Nikt nie ma czystego konta, więc pula zostaje: { CHIPS($pot) }.
settled-several-clear =
    { $clear ->
        [one] Czyste konto ma { $clear } gracz, więc pula zostaje: { CHIPS($pot) }.
        [few] Czyste konto ma { $clear } graczy, więc pula zostaje: { CHIPS($pot) }.
        [many] Czyste konto ma { $clear } graczy, więc pula zostaje: { CHIPS($pot) }.
       *[other] Czyste konto ma { $clear } gracza, więc pula zostaje: { CHIPS($pot) }.
    }
