### Strona: domowe zasady, wybór gier, edytor, księga zasad, zasady do udostępnienia.

## Domowe zasady: krótka lista.

house-rules-title = Domowe zasady
house-rules-preset = Zacznij od gry
house-rules-custom = Własne
house-rules-end = Gra się do
    .about = Partia kończy się, gdy ktoś ma tyle punktów.
house-rules-queen = Dama pik
    .about = Ile kosztuje.
house-rules-nothing = Nic
house-rules-jack = Walet karo
    .about = Odejmuje dziesięć punktów.
house-rules-moon-old = Inni dopisują punkty
house-rules-moon-new = Strzelec odejmuje punkty
house-rules-moon-choice = Strzelec wybiera
house-rules-moon-auto = Inni dopisują punkty, chyba że strzelec przegrałby przez to partię
house-rules-moon-off = Bez księżyca
house-rules-pass = Wymiana
    .about = Dokąd idą karty, rozdanie po rozdaniu.
house-rules-pass-usual = Jak zwykle przy tym stole
house-rules-pass-never = Bez wymiany
house-rules-pass-cycle = Wymiana: { WORDS($passes, of: "value-pass_cycle", list: "unit") }
house-rules-hands =
    { $hands ->
        [one] Jedno rozdanie
        [few] { $hands } rozdania
        [many] { $hands } rozdań
       *[other] { $hands } rozdania
    }
house-rules-all = Wszystkie zasady
house-rules-games = Inne gry
house-rules-deal =
    { $size ->
        [one] po { $size } karcie
        [few] po { $size } karty
        [many] po { $size } kart
       *[other] po { $size } karty
    }
house-rules-deal-kitty =
    { $size ->
        [one] po { $size } karcie, { $kitty } na boku
        [few] po { $size } karty, { $kitty } na boku
        [many] po { $size } kart, { $kitty } na boku
       *[other] po { $size } karty, { $kitty } na boku
    }
house-rules-play = Graj według tych zasad

## Gry.

games-title = Gry
games-lead = Dotknij „Graj”, a karty zostaną rozdane. Albo przeczytaj najpierw zasady.
games-presets = Wszystkie odmiany kierek
games-own = Twoje własne zasady
games-unsaved = Niezapisane zasady
games-play = Graj
    .of = Graj: { $name }
games-rules = Zasady
    .of = Zasady: { $name }
games-change = Zmień
    .of = Zmień zasady: { $name }
games-fix = Popraw
games-share = Udostępnij: { $name }
games-delete = Usuń: { $name }
games-deleted = Usunięto: { $name }.
games-chosen = Wybrana
    .about = Tę grę zaczyna „Zagraj” na pierwszej stronie.
games-loose = To nie jest zapisane. Było w edytorze, gdy jego miejsce zajęły inne zasady.
games-make = Ułóż własne
games-open = Otwórz plik
games-not-read = Pliku { $file } nie otwarto. { LIST($why) }
games-opened = Otwarto: { $name }. Zapisz, żeby zachować.
games-opened-unnamed = Plik jest otwarty. Zapisz, żeby zachować.

## Zasady na pierwszy rzut oka.

facts-sides = w drużynach
facts-packs = dwie talie
facts-cards =
    { $cards ->
        [one] po { $cards } karcie
        [few] po { $cards } karty
        [many] po { $cards } kart
       *[other] po { $cards } karty
    }
facts-stock = dobieranie ze stosu
facts-aside = { $cards } na boku
facts-bidding = z licytacją
facts-chips = żetony
facts-suit-named = Każda karta wybranego koloru
facts-card-counts = { CARD($card, as: "card-first") }: { $value }.
facts-suit-counts = { SUIT($suit, as: "suit-every") }: { $value }.
facts-suit-counts-span = { SUIT($suit, as: "suit-every") }: od { $least } do { $most }.
facts-span = { $least }–{ $most }

## Dlaczego pliku albo linku nie przyjęto i co z niego pominięto.

file-long = Plik jest za długi, żeby go tu otworzyć.
file-game = To partia, której nie da się tu kontynuować.
ruleset-none = Nie ma w nim zasad: byłyby to pola i ich wartości, w { "{ }" }.
ruleset-long = Plik jest dłuższy, niż mogą być jakiekolwiek zasady.
ruleset-empty = Plik jest pusty.
ruleset-json = Pliku nie da się odczytać jako JSON.
ruleset-json-line = Pliku nie da się odczytać jako JSON od wiersza { $line }.
ruleset-name-not-text = Nazwa nie jest tekstem, więc ją pominięto.
ruleset-name-cut = Nazwę skrócono do { $letters } znaków.
ruleset-about-not-text = Opis nie jest tekstem, więc go pominięto.
ruleset-about-cut = Opis skrócono do { $letters } znaków.
link-long = Jest dłuższy, niż mogą być jakiekolwiek zasady.
link-empty = Nie ma w nim zasad.
link-damaged = Części brakuje albo zmieniła się po drodze. Poproś o ten link jeszcze raz.

## Udostępnianie zasad.

share-title = Udostępnij: { $name }
share-about = W linku są całe zasady. Kto go otworzy, zobaczy je i będzie mógł według nich grać albo je zapisać.
share-link = Link
share-copy = Kopiuj
share-copied = Skopiowano
share-not-copied = Link jest zaznaczony: skopiuj go z klawiatury albo przytrzymaj.
share-send = Wyślij
share-file = Zapisz jako plik
    .about = Żeby otworzyć go znowu tutaj albo w terminalu:
share-unplayable = Według tych zasad nie da się jeszcze grać. Najpierw je popraw, potem udostępnij.

## Zasady, które przyszły w linku.

shared-title = Zasady z linku
shared-unnamed = Domowe zasady
shared-play = Graj
shared-save = Zapisz
shared-saved = Zapisano
shared-change = Zmień
shared-close = Zamknij
shared-damaged = Tego linku nie da się odczytać
shared-kept = U ciebie nic się nie zmieniło.
shared-unplayable = Według tych zasad nie da się grać
shared-unplayable-so = Według tych zasad nie da się grać.
shared-fix = Popraw
shared-looking = Czytamy link.

## Edytor.

editor-starts-from = Podstawa: { $name }
editor-other = Zacznij od innej gry
editor-name = Nazwa
    .hint = Jak nazwiesz te zasady
editor-about = Jednym zdaniem
    .hint = Co jest w nich szczególnego
editor-groups = Części zasad
editor-group-players = Gracze i rozdawanie
editor-group-pass = Wymiana
editor-group-play = Gra
editor-group-queen = Dama
editor-group-points = Punkty
editor-group-moon = Księżyc i słońce
editor-group-end = Koniec
editor-group-chips = Żetony
editor-group-more = Więcej
editor-changed =
    { $count ->
        [one] { $count } inna niż standard
        [few] { $count } inne niż standard
        [many] { $count } innych niż standard
       *[other] { $count } innej niż standard
    }
editor-plain = Prostymi słowami
editor-not-yet = Gdy według zasad da się grać, będą tu zapisane prostymi słowami.
editor-standard = Standard: { $value }
editor-reset = Wróć do standardu
    .of = { $field }: wróć do standardu
editor-idle = Przy pozostałych zasadach nic to nie zmienia.
editor-show = Pokaż
editor-play = Graj
editor-save = Zapisz
editor-saved = Zapisano
editor-save-new = Zapisz jako nowe
editor-needs-name = Nadaj nazwę, potem zapisz.
editor-share = Udostępnij

editor-fixes = Co można zrobić
editor-fix-value = { $field }: { $value }
editor-fix-like = { LIST($fields) }: jak w grze „{ $name }”
editor-fix-base = Zacznij zamiast tego od gry standardowej
editor-fix-leave = Pomiń „{ $name }”

# Wartości bez własnej nazwy. Mogą zaczynać wiersz: strona robi wtedy z pierwszej litery wielką.
editor-list = { LIST($items, list: "unit") }
editor-card = { CARD($card) }
editor-mark = { MARK($card) }
editor-suit = { SUIT($suit) }
editor-yes = tak
editor-no = nie
editor-off = nie
editor-on = tak
editor-none = żadne
editor-these = te karty
editor-number = liczba
editor-order = w tej kolejności
editor-usual = { $usual } ({ $now })

editor-more = { $field }: o jeden więcej
editor-less = { $field }: o jeden mniej
editor-choose-cards = Wybierz karty
editor-choose-card = Wybierz inną kartę
editor-done = Gotowe
editor-card-in = { CARD($card, as: "card-first") }: w grze
editor-card-out = { CARD($card, as: "card-first") }: poza grą
editor-card-both-out = { CARD($card, as: "card-first") }: poza grą obie
editor-put-back = { $card }: włóż z powrotem
editor-hand = Rozdanie { $number }
editor-hand-every = Każde rozdanie
# $way to sposób wymiany albo to, co stało w pliku.
editor-earlier = { $way }: wcześniej
editor-later = { $way }: później
editor-add = Dodaj
editor-add-way = Dodaj: { $way }
editor-remove = { $what }: usuń
editor-cycle-empty = Dodaj co najmniej jeden sposób.
editor-suits = Całe kolory, każda karta
editor-cards = Pojedyncze karty
editor-other-card = Daj wartość innej karcie
editor-card-value = { MARK($card) } { $value }
editor-suit-value = { SUIT($suit, as: "suit-mark") } { $value }
editor-end-total = przy wyniku
editor-end-hands = po tylu rozdaniach
editor-end-total-number = Wynik, który kończy partię
editor-end-hands-number = Liczba rozdań
editor-chip-value = Wartość żetonu
    .about = Do rozliczenia na końcu; w grze nic nie zmienia.
editor-buy-in = Żetony na początek
    .about = Ile każdy kupuje na początku.
editor-split-two = Dwa czyste konta dzielą pulę
    .about = W przeciwnym razie zostaje na następne rozdanie.

## Księga zasad.

book-title = Księga zasad
book-pages = Gry
book-page = Gra
book-yours = Twoje zasady
book-at-table = Przy tym stole
book-loading = Wczytujemy zasady.
book-lost = Nie udało się wczytać zasad. Sprawdź połączenie i spróbuj jeszcze raz.
book-differs = Inaczej niż w grze standardowej
book-standard = To gra standardowa; przy pozostałych opisano, czym się od niej różnią.
book-play = Graj
book-change = Zmień
book-share = Udostępnij
book-before = Wcześniej: { $name }
book-after = Dalej: { $name }
