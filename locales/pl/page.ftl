### Strona: początek, stół, menu.

## Wszędzie.

page-name = OpenHearts
page-back = Wstecz
page-close = Zamknij
page-menu = Menu
page-reload = Odśwież
page-new-version = Jest nowa wersja OpenHearts. Twoja partia jest zachowana.
page-unloaded = Nie udało się wczytać tej części strony. Sprawdź połączenie i spróbuj jeszcze raz.
page-title = { $what } · { page-name }
# Liczba kart słowem.
page-count =
    { $count ->
        [0] żadna
        [1] jedna
        [2] dwie
        [3] trzy
        [4] cztery
        [5] pięć
        [6] sześć
        [7] siedem
        [8] osiem
        [9] dziewięć
        [10] dziesięć
       *[other] { $count }
    }

## Początek.

home-title = Dobra partia kierek.
home-promise = Za darmo, bez konta, także bez sieci.
home-play = Zagraj
home-new = Nowa partia
home-finished = Obejrzyj skończoną partię
home-against =
    { $count ->
        [1] z jednym botem
        [2] z dwoma botami
        [3] z trzema botami
        [4] z czterema botami
       *[other] z { $count } botami
    }
home-resume = Wróć do partii
home-kept =
    { $count ->
        [one] Czeka jeszcze jedna partia
        [few] Czekają jeszcze { $count } partie
        [many] Czeka jeszcze { $count } partii
       *[other] Czeka jeszcze { $count } partii
    }
home-kept-title = Zachowane partie
home-kept-about = Zostają na tym urządzeniu, dopóki ich nie skończysz albo nie zaczniesz siódmej.
home-kept-when = Ostatnio: { $when }
home-friends = Zagraj ze znajomymi
home-friends-about = Wystarczy link.
home-level = Inni grają
home-level-beginner = jak początkujący
home-level-easy = na luzie
home-level-medium = przyzwoicie
home-level-hard = mocno
home-level-expert = jak eksperci
home-rules = Zmień zasady
home-rules-line = { $name } · { $end } · { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
home-games = Inne gry
home-games-about = Wszystkie odmiany kierek i twoje własne zasady.
home-learn = Jak grać
home-learn-about = Grając, na obrazkach albo z księgą zasad.
home-learn-first = Nie znasz kierek? Naucz się w pięć minut
home-learn-on = Ucz się dalej
home-pad = Zapis punktów
home-pad-about = Do gry prawdziwymi kartami, także na żetony.
home-you = Twoje partie
home-you-about = Jak grasz, każda partia jeszcze raz, wszystko w jednym pliku.
home-settings = Ustawienia
home-unfinished = Nie udało się przygotować stołu. Sprawdź połączenie i spróbuj jeszcze raz.

## W co się gra.

rules-own = Domowe zasady

## Stół: jego rogi, miejsca, karty.

table-hand = Rozdanie { $number }
table-highest = wygrywa najwyższy wynik
table-pass-left = karty w lewo
table-pass-right = karty w prawo
table-pass-across = karty naprzeciwko
table-pass-left2 = karty o dwa miejsca w lewo
table-pass-right2 = karty o dwa miejsca w prawo
table-pass-left3 = karty o trzy miejsca w lewo
table-pass-right3 = karty o trzy miejsca w prawo
table-pass-scatter = po karcie każdemu
table-pass-hold = bez wymiany
table-more =
    { $count ->
        [one] jeszcze 1 zasada
        [few] jeszcze { $count } zasady
        [many] jeszcze { $count } zasad
       *[other] jeszcze { $count } zasady
    }
table-last-trick = Ostatnia lewa
table-take-back = Cofnij ruch
table-hint = Podpowiedź
table-scores = Wyniki
table-your-hand = Twoje karty
table-on-table = Na stole
table-bot = bot
table-partner = partner
table-dealer = rozdaje
table-leads = wychodzi
table-passed = podane
table-out = bez kart
table-cards-left =
    { $count ->
        [one] jeszcze 1 karta
        [few] jeszcze { $count } karty
        [many] jeszcze { $count } kart
       *[other] jeszcze { $count } karty
    }
table-points =
    { $points ->
        [one] w lewach 1 punkt
        [few] w lewach { $points } punkty
        [many] w lewach { $points } punktów
       *[other] w lewach { $points } punktu
    }
table-total = { result-total }: { $total }
table-played = { NAME($seat, at: "start") }: { CARD($card) }
table-played-cancelled = { NAME($seat, at: "start") }: { CARD($card) }, karta zniesiona
table-card =
    { $state ->
        [chosen] { CARD($card, as: "card-first") }, do podania
        [playable] { CARD($card, as: "card-first") }, można zagrać
        [barred] { CARD($card, as: "card-first") }, teraz nie można zagrać
       *[plain] { CARD($card, as: "card-first") }
    }
table-card-advised =
    { $rank ->
        [best] { CARD($card, as: "card-first") }, można zagrać, najlepszy wybór, { $figure }
        [alike] { CARD($card, as: "card-first") }, można zagrać, prawie tak samo dobry wybór, { $figure }
       *[other] { CARD($card, as: "card-first") }, można zagrać, { $figure }
    }

## O co się prosi i co się dzieje.

turn-lead = Twoja kolej: wychodzisz
turn-lead-card = Twoja kolej: wyjdź { CARD($card, as: "card-ins") }
turn-lead-club = Twoja kolej: wyjdź w trefle
turn-follow = Twoja kolej: dołóż { SUIT($suit, as: "suit-one") }
turn-follow-short = Twoja kolej: { SUIT($suit) }
turn-discard = Twoja kolej: nie masz { SUIT($suit, as: "suit-one-gen") }, graj dowolną
turn-discard-some = Twoja kolej: nie masz { SUIT($suit, as: "suit-one-gen") }
turn-drawn = Twoja kolej: zagraj dobraną kartę, { CARD($card, as: "card-acc") }
turn-last = Twoja ostatnia karta
turn-waiting = { NAME($seat, at: "start") } myśli
turn-watching = Lewa pokaże się, gdy będzie pełna
turn-dealing = Rozdawanie kart
turn-passing =
    { WHO($seats) ->
        [you] Jeszcze wybierasz
        [one] { NAME($seats, at: "start") } jeszcze wybiera
        [with-you] { NAME($seats, at: "start") } jeszcze wybieracie
       *[many] { NAME($seats, at: "start") } jeszcze wybierają
    }
turn-received = { NAME($seat, at: "start") } podaje ci { CARDS($cards, as: "card-acc") }
turn-received-all = Dostajesz { CARDS($cards, as: "card-acc") }
turn-received-marks = { NAME($seat, at: "start") } podaje { MARKS($cards) }
turn-received-all-marks = Dostajesz { MARKS($cards) }
turn-continue = Dotknij, by grać
turn-out = Nie masz już kart. Inni grają dalej
turn-takes =
    { WHO($seat) ->
        [you] Bierzesz lewę
       *[other] { NAME($seat, at: "start") } bierze lewę
    }
turn-takes-lying =
    { WHO($seat) ->
        [you] Bierzesz lewę i to, co leżało na stole
       *[other] { NAME($seat, at: "start") } bierze lewę i to, co leżało na stole
    }
turn-takes-kitty =
    { WHO($seat) ->
        [you] Bierzesz lewę i talon
       *[other] { NAME($seat, at: "start") } bierze lewę i talon
    }
turn-draws =
    { WHO($seat) ->
        [you] Dobierasz { turn-cards }
       *[other] { NAME($seat, at: "start") } dobiera { turn-cards }
    }
turn-cards =
    { $count ->
        [one] jedną kartę
        [few] { page-count } karty
        [many] { page-count } kart
       *[other] { page-count } karty
    }
turn-draws-in-vain =
    { $count ->
        [one] Dobierasz ostatnią kartę i nadal nie możesz dołożyć do koloru
        [few] Dobierasz ostatnie { page-count } karty i nadal nie możesz dołożyć do koloru
        [many] Dobierasz ostatnie { page-count } kart i nadal nie możesz dołożyć do koloru
       *[other] Dobierasz ostatnie { page-count } karty i nadal nie możesz dołożyć do koloru
    }
turn-cancel = Znoszą się { CARD($card, as: "card-pair") }
turn-stays = Wszystko się znosi: karty zostają na stole i wychodzi ta sama osoba
turn-thinking = Chwila namysłu

## Co się odczytuje, a czego nie widać.

log-title = Co się dzieje
log-takes =
    { WHO($seat) ->
        [you] Bierzesz lewę, a w niej { CARDS($cards) }: { result-points }
       *[other] { NAME($seat, at: "start") } bierze lewę, a w niej { CARDS($cards) }: { result-points }
    }
log-totals = Wyniki: { LIST($totals, list: "unit") }
log-best = Najlepiej: { CARD($card) }

## Co obowiązuje w tym rozdaniu.

holds-hearts =
    { $broken ->
        [true] Kiery są złamane
       *[false] Kiery nie są jeszcze złamane
    }
holds-suit =
    { $broken ->
        [true] Liczą się { SUIT($suit) }, są złamane
       *[false] Liczą się { SUIT($suit) }, jeszcze niezłamane
    }
holds-counts = Liczą się { SUIT($suit) }

## Wymiana.

pass-title =
    { $count ->
        [1] Jedną kartę dostanie { NAME($seat) }
        [2] Dwie karty dostanie { NAME($seat) }
        [3] Trzy karty dostanie { NAME($seat) }
        [4] Cztery karty dostanie { NAME($seat) }
       *[other] { $count } kart dostanie { NAME($seat) }
    }
pass-title-scatter = Każdemu podaj po karcie
pass-to-left = { NAME($seat, at: "start") } siedzi po twojej lewej.
pass-to-right = { NAME($seat, at: "start") } siedzi po twojej prawej.
pass-to-across = { NAME($seat, at: "start") } siedzi naprzeciwko ciebie.
pass-to-left2 = { NAME($seat, at: "start") } siedzi dwa miejsca w lewo od ciebie.
pass-to-right2 = { NAME($seat, at: "start") } siedzi dwa miejsca w prawo od ciebie.
pass-to-left3 = { NAME($seat, at: "start") } siedzi trzy miejsca w lewo od ciebie.
pass-to-right3 = { NAME($seat, at: "start") } siedzi trzy miejsca w prawo od ciebie.
pass-from = Tobie karty podaje { NAME($seat) }.
pass-from-too = Tobie karty też podaje { NAME($seat) }.
pass-scatter = Każdy dostanie jedną twoją kartę, a ty po jednej od każdego.
pass-aim = Teraz karta, którą dostanie { NAME($seat) }. Dotknij innego miejsca, żeby wybrać dla kogoś innego.
pass-confirm = Podaj do: { NAME($seat) }
pass-confirm-scatter = Podaj karty
pass-choose =
    { $count ->
        [one] Wybierz jedną kartę
        [few] Wybierz { page-count } karty
        [many] Wybierz { page-count } kart
       *[other] Wybierz { page-count } karty
    }
pass-choose-more =
    { $count ->
        [1] Wybierz jeszcze jedną
       *[other] Wybierz jeszcze { page-count }
    }
pass-take-back = Dotknij wybranej karty, żeby ją cofnąć.
pass-slot = Dostanie { NAME($seat) }
pass-slot-filled = { CARD($card, as: "card-acc-first") } dostanie { NAME($seat) }. Cofnij

## Licytacja.

bid-title = Twoja odzywka
bid-none = Jeszcze bez odzywki.
bid-high =
    { WHO($seat) ->
        [you] Licytujesz { $bid }.
       *[other] { NAME($seat, at: "start") } licytuje { $bid }.
    }
bid-pot = W puli: { CHIPS($chips) }.
bid-stack = Masz { CHIPS($chips) }.
bid-advice =
    { $bid ->
        [0] Trener by spasował.
       *[other] Trener licytowałby { $bid }.
    }
bid-too-few = Masz { CHIPS($chips) }: za mało, żeby licytować.
bid-owes = Masz dług: { CHIPS($chips) }. Nie możesz licytować.
bid-confirm = Licytuj { $bid }
bid-pass = Pas
bid-more = O żeton więcej
bid-less = O żeton mniej
bid-amount = Ile żetonów
bid-quick =
    { $bid ->
        [one] { $bid } żeton
        [few] { $bid } żetony
        [many] { $bid } żetonów
       *[other] { $bid } żetonu
    }
turn-bidding = Licytuje { NAME($seat) }
turn-bids =
    { WHO($seat) ->
        [you] Licytujesz { bid-quick }
       *[other] { NAME($seat, at: "start") } licytuje { bid-quick }
    }
turn-passes =
    { WHO($seat) ->
        [you] Pasujesz
       *[other] { NAME($seat, at: "start") } pasuje
    }
turn-all-pass = Wszyscy pasują: liczą się kiery, po punkcie
turn-names =
    { WHO($seat) ->
        [you] Wybierasz { SUIT($suit) }: po punkcie
       *[other] { NAME($seat, at: "start") } wybiera { SUIT($suit) }: po punkcie
    }
turn-naming = { NAME($seat, at: "start") } wybiera kolor
turn-naming-again = { NAME($seat, at: "start") } znów wybiera kolor: pula została
table-passes = pas
table-bid = licytuje { $bid }
suit-title = Jaki kolor się liczy?
suit-about = Twoja odzywka: { bid-quick }. Karta tego koloru kosztuje żeton, wychodzisz ty.
suit-again = Pula została ({ CHIPS($chips) }), więc znów wybierasz kolor i wychodzisz.
suit-held =
    { $count ->
        [0] nie masz żadnej
       *[other] { page-count } na ręce
    }
suit-advice = Trener wybrałby { SUIT($suit) }.
suit-confirm = Liczą się { SUIT($suit) }
suit-choose = Wybierz kolor
suit-name = { SUIT($suit, as: "suit-first") }

## Karty, których nikt nie ma: talon i stos do dobierania.

kitty-word = Talon
kitty-count =
    { $count ->
        [one] W talonie: jedna karta
        [few] W talonie: { $count } karty
        [many] W talonie: { $count } kart
       *[other] W talonie: { $count } karty
    }
kitty-yours = Talon jest twój
kitty-yours-cards = Talon jest twój: { CARDS($cards) }
kitty-taken =
    { WHO($seat) ->
        [you] Talon masz ty
       *[other] Talon ma { NAME($seat) }
    }
stock-word = Stos
stock-count =
    { $count ->
        [one] Na stosie: jedna karta
        [few] Na stosie: { $count } karty
        [many] Na stosie: { $count } kart
       *[other] Na stosie: { $count } karty
    }

## Liczby trenera.

coach-legend-points = { coach-where }: strata punktów wobec najlepszej karty.
coach-legend-chips = { coach-where }: strata żetonów wobec najlepszej karty.
coach-legend-game = { coach-where }: strata w procentach partii wobec najlepszej karty.
coach-where =
    { $bars ->
        [true] Słupki
       *[false] Na kartach
    }
coach-alike = Zaznaczone: prawie tak samo dobre.
coach-best = Najlepsza

## Licznik kart.

counter-title = Licznik kart
counter-out = w grze
counter-mine = twoje
counter-gone = zagrane
counter-suit = { SUIT($suit, as: "suit-first") }: { LIST($parts, list: "unit") }.
counter-suit-out = w grze { CARDS($cards, as: "rank") }
counter-suit-mine = twoje { CARDS($cards, as: "rank") }
counter-suit-gone = zagrane { CARDS($cards, as: "rank") }
counter-without =
    { WHO($seats) ->
        [you] Ty nie masz
        [one] { NAME($seats, at: "start") } nie ma
        [with-you] { NAME($seats, at: "start") } nie macie
       *[many] { NAME($seats, at: "start") } nie mają
    }
counter-known = { NAME($seat, at: "start") } ma od ciebie
counter-aside =
    { $count ->
        [one] Jedna z nich leży odłożona.
        [few] { $count } z nich leżą odłożone.
        [many] { $count } z nich leży odłożonych.
       *[other] { $count } z nich leży odłożonych.
    }

## Żetony.

chips-word = Żetony
chips-pot = Pula
chips-left =
    { $owes ->
        [true] dług: { CHIPS($chips) }
       *[false] jeszcze { CHIPS($chips) }
    }
chips-owes = dług { CHIPS($chips, as: "chips-number") }
chips-gain =
    { $gains ->
        [true] +{ CHIPS($chips, as: "chips-number") }
       *[false] { CHIPS($chips, as: "chips-number") }
    }
chips-in-pot = W puli: { CHIPS($chips) }

## Koniec rozdania.

result-hand = Rozdanie
result-total = Razem
result-review = Obejrzyj rozdanie
result-again = Zagraj to rozdanie jeszcze raz
result-chart = Wyniki po kolejnych rozdaniach. Teraz: { LIST($totals, list: "unit") }.
result-chart-total = { $name } { $total }
result-points =
    { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
result-suit = Liczyły się { SUIT($suit) }
result-moon = strzał w księżyc

## Menu.

menu-new = Nowa partia
menu-new-about = Rozdaje od nowa. Ta partia zostanie zachowana.
menu-games = Inne gry
menu-rules = Domowe zasady
menu-rules-about = Od następnej partii.
menu-learn = Zasady tej partii
menu-settings = Ustawienia
menu-leave = Odejdź od stołu
menu-leave-about = Twoja partia jest tu bezpieczna.

## Wygląd i dźwięk.

settings-title = Ustawienia

## Co zostaje na tym urządzeniu.

unsaved-title = Ta partia nie jest zapisana
unsaved-about = Przeglądarka nie mogła jej zapisać: odświeżenie strony albo inna partia ją skasuje.
unsaved-why = Pamięć przeglądarki jest pełna albo wyłączona dla tej strony. Możesz grać dalej i zapisać partię jako plik. Otworzysz go potem na pierwszej stronie, w części „{ home-games }”.
unsaved-save = Zapisz jako plik
kept-game-unreadable = Nie udało się odczytać partii zachowanej na tym urządzeniu. Odłożyliśmy ją na bok.
kept-game-refused = Partii zachowanej na tym urządzeniu nie da się kontynuować. Odłożyliśmy ją na bok.
kept-rules-unreadable =
    { $count ->
        [one] Nie udało się odczytać zasad zachowanych na tym urządzeniu. Odłożyliśmy je na bok.
        [few] Nie udało się odczytać { $count } zestawów zasad zachowanych na tym urządzeniu. Odłożyliśmy je na bok.
        [many] Nie udało się odczytać { $count } zestawów zasad zachowanych na tym urządzeniu. Odłożyliśmy je na bok.
       *[other] Nie udało się odczytać { $count } zestawu zasad zachowanych na tym urządzeniu. Odłożyliśmy je na bok.
    }
kept-rules-not-kept = Ta przeglądarka niczego nie przechowuje, więc zasad nie udało się zapisać. Zapisz je jako plik.
kept-rules-no-room =
    { $most ->
        [one] Miejsca jest tylko na { $most } zestaw zasad. Usuń go i zapisz jeszcze raz.
        [few] Miejsca jest tylko na { $most } zestawy zasad. Usuń któryś i zapisz jeszcze raz.
        [many] Miejsca jest tylko na { $most } zestawów zasad. Usuń któryś i zapisz jeszcze raz.
       *[other] Miejsca jest tylko na { $most } zestawu zasad. Usuń któryś i zapisz jeszcze raz.
    }

notice-undo = Cofnij

## Dlaczego według zasad nie da się grać.

rules-fault = { LIST($field) }: { LIST($why) }
rules-fault-unknown = „{ $field }”: { LIST($why) }
