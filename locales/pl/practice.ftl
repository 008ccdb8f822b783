### Strona: ćwiczenia na własnych błędach i karta, która je proponuje.

## Co się proponuje: zdanie o każdym rodzaju błędu i jak często się zdarzał.

practice-above =
    { $queen ->
        [QS] Zagrywasz asa albo króla pik, gdy dama jest jeszcze w grze.
       *[other] Zagrywasz wyższą kartę, gdy { CARD($queen) } jest jeszcze w grze.
    }
practice-kept =
    { $queen ->
        [QS] Zatrzymujesz damę, choć można się jej pozbyć.
       *[other] Zatrzymujesz { CARD($queen, as: "card-acc") }, choć można się tej karty pozbyć.
    }
practice-queen =
    { $queen ->
        [QS] Nie pilnujesz damy.
       *[other] Nie pilnujesz { CARD($queen, as: "card-gen") }.
    }
practice-under = Nie przepuszczasz lewy, choć można.
practice-high = Zatrzymujesz wysoką kartę, choć można się jej pozbyć za darmo.
practice-follow = Dokładasz nie tę kartę.
practice-discard = Zrzucasz nie tę kartę.
practice-lead = Wychodzisz nie tą kartą.
practice-stop = Nie udaremniasz cudzego księżyca.
practice-moon = Zaprzepaszczasz księżyc.
practice-bonus = Nie łapiesz karty, która odejmuje punkty.
practice-points = Przepuszczasz lewę, choć punkty są w cenie.
# Pod takim zdaniem.
practice-times =
    { $times ->
        [one] Raz
        [few] { $times } razy
        [many] { $times } razy
       *[other] { $times } raza
    } { $hands ->
        [one] w rozdaniu obejrzanym z trenerem
        [few] w ostatnich { $hands } rozdaniach obejrzanych z trenerem
        [many] w ostatnich { $hands } rozdaniach obejrzanych z trenerem
       *[other] w ostatnich { $hands } rozdania obejrzanych z trenerem
    }.
practice-do = Ćwicz
# Ten sam przycisk tam, gdzie jest ich kilka; $what to nazwa rodzaju błędu.
practice-do-what = Ćwicz: { $what }

## Rozdania.

practice-title = Ćwiczenia
practice-leave = Zakończ ćwiczenia
practice-looking = Szukamy twoich rozdań.
practice-none = Twoich rozdań z tym błędem już tu nie ma.
# Nad rozdaniem. $what to nazwa rodzaju błędu.
practice-step = { $number } z { $count } · { $what }
# Odczytuje się przy rzędzie kresek.
practice-progress = Rozdanie { $number } z { $count }
practice-trick = Lewa { $trick }, jeszcze raz
practice-own = Twoja partia z { DATETIME($at, dateStyle: "long") }, rozdanie { $hand }.
practice-out = { CARD($card, as: "card-first") } jest jeszcze w grze.
practice-gone = { CARD($card, as: "card-acc-first") } już zagrano.
practice-failed = Nie udało się przygotować tego rozdania. Przejdź do następnego albo spróbuj jeszcze raz.

## Co trener mówi o karcie. Potem następuje powód.

practice-best = Dobrze zagrane.
practice-fine = Może być, choć { CARD($best) } to trochę lepszy wybór.
# $cost ma jedno miejsce po przecinku.
practice-costly =
    { $unit ->
        [points] Lepiej zagrać { CARD($best, as: "card-acc") }: twoja karta kosztuje cię o { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } punktu więcej.
        [game] Lepiej zagrać { CARD($best, as: "card-acc") }: w porównaniu z twoją kartą zyskujesz { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% partii.
       *[chips] Lepiej zagrać { CARD($best, as: "card-acc") }: w porównaniu z twoją kartą zyskujesz { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } żetonu.
    }
practice-unseen = Tej karty trener nie rozważał. Lepiej zagrać { CARD($best, as: "card-acc") }.
practice-retry = Jeszcze raz
practice-next = Następne rozdanie
practice-last = Jak poszło

## Po ostatnim rozdaniu.

practice-done =
    { $right ->
        [0] Za pierwszym razem nie udało się żadne
       *[other] Za pierwszym razem udane: { $right } z { $count }
    }
practice-done-about = Ćwiczenia nie liczą się do żadnych statystyk. Twoje następne partie już tak.
practice-done-own = Rozdanie { $hand }, { DATETIME($at, dateStyle: "medium") }
practice-done-right = Dobrze za pierwszym razem
practice-done-later = Nie za pierwszym razem
practice-done-skipped = Pominięte
practice-again = Od nowa
practice-back = Wróć do swoich partii
