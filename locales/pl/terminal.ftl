### Wiersz poleceń. To, co ktoś wpisuje (polecenia, opcje, `old`, `sheet`), jest w każdym języku takie samo.

## Karty, liczby i żetony.

terminal-card = { MARK($card) }
terminal-number = { $number }
terminal-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-signed-hundredths = { SIGNED(NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2)) }
terminal-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
terminal-money = { SIGNED(NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 6)) }
terminal-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-seconds-left = jeszcze { $seconds } s
terminal-amount = { $amount }
terminal-chips-number = { CHIPS($chips, as: "terminal-amount") }
terminal-chips = { CHIPS($chips) }
terminal-chips-worth = { CHIPS($chips) } ({ NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 6) })
terminal-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
# Które karty tyle kosztują: „14 punktów (D♠ 4♥)”.
terminal-points-of =
    { $points ->
        [one] { $points } punkt ({ $cards })
        [few] { $points } punkty ({ $cards })
        [many] { $points } punktów ({ $cards })
       *[other] { $points } punktu ({ $cards })
    }
# Nad kolumną i na początku listy: czytelnik.
terminal-you = Ty

## Jak zaczyna się partia.

terminal-seed = ziarno { $seed }
terminal-help-key = { $key } to pomoc
terminal-partners = Gracie razem: ty i { NAME($seats) }.
terminal-partners-others = Razem grają { NAME($seats) }.
terminal-rules-here = Zasady tej partii

## Jak zaczyna się rozdanie, i wymiana.

terminal-hand = Rozdanie { $number }
terminal-total = Razem
terminal-deals =
    { WHO($seat) ->
        [you] rozdajesz ty
       *[other] rozdaje { NAME($seat) }
    }
terminal-way =
    { $way ->
        [left] karty w lewo
        [right] karty w prawo
        [across] karty naprzeciwko
        [left2] karty o dwa miejsca w lewo
        [right2] karty o dwa miejsca w prawo
        [left3] karty o trzy miejsca w lewo
        [right3] karty o trzy miejsca w prawo
        [scatter] po karcie każdemu
       *[hold] bez wymiany
    }
terminal-kitty-of =
    { $count ->
        [one] w talonie { $count } karta
        [few] w talonie { $count } karty
        [many] w talonie { $count } kart
       *[other] w talonie { $count } karty
    }
terminal-stock-of =
    { $count ->
        [one] na stosie { $count } karta
        [few] na stosie { $count } karty
        [many] na stosie { $count } kart
       *[other] na stosie { $count } karty
    }
terminal-place-left = po twojej lewej
terminal-place-right = po twojej prawej
terminal-place-across = naprzeciwko ciebie
terminal-place-left2 = dwa miejsca w lewo od ciebie
terminal-place-right2 = dwa miejsca w prawo od ciebie
terminal-place-left3 = trzy miejsca w lewo od ciebie
terminal-place-right3 = trzy miejsca w prawo od ciebie
terminal-pass-to =
    { $partner ->
        [true] { $count ->
            [one] Podaj jedną kartę: dostanie ją twój partner, { NAME($seat) }, { WORD($way, of: "terminal-place") }.
            [few] Podaj { $count } karty: dostanie je twój partner, { NAME($seat) }, { WORD($way, of: "terminal-place") }.
            [many] Podaj { $count } kart: dostanie je twój partner, { NAME($seat) }, { WORD($way, of: "terminal-place") }.
           *[other] Podaj { $count } karty: dostanie je twój partner, { NAME($seat) }, { WORD($way, of: "terminal-place") }.
        }
       *[false] { $count ->
            [one] Podaj jedną kartę: dostanie ją { NAME($seat) }, { WORD($way, of: "terminal-place") }.
            [few] Podaj { $count } karty: dostanie je { NAME($seat) }, { WORD($way, of: "terminal-place") }.
            [many] Podaj { $count } kart: dostanie je { NAME($seat) }, { WORD($way, of: "terminal-place") }.
           *[other] Podaj { $count } karty: dostanie je { NAME($seat) }, { WORD($way, of: "terminal-place") }.
        }
    }
terminal-pass-scatter = Po jednej karcie każdemu, w tej kolejności: { NAME($seats) }.
terminal-given = Dostaje { NAME($seat) }: { $card }
terminal-received = { NAME($seat, at: "start") } podaje ci: { $cards }
terminal-received-one = { NAME($seat, at: "start") } podaje ci { $card }

## Licytacja.

terminal-auction-carries =
    { WHO($seat) ->
        [you] Pula została, więc nie ma licytacji: znów wybierasz kolor i już nie płacisz.
       *[other] Pula została, więc nie ma licytacji: { NAME($seat) } znów wybiera kolor i już nie płaci.
    }
terminal-bid-passed =
    { WHO($seat) ->
        [you] Pasujesz
       *[other] { NAME($seat, at: "start") } pasuje
    }
terminal-bid-made =
    { WHO($seat) ->
        [you] Licytujesz { $bid }
       *[other] { NAME($seat, at: "start") } licytuje { $bid }
    }
terminal-bid-paid =
    { WHO($seat) ->
        [you] Wpłacasz do puli wylicytowane { $bid }; razem w puli: { CHIPS($pot) }.
       *[other] { NAME($seat, at: "start") } wpłaca do puli wylicytowane { $bid }; razem w puli: { CHIPS($pot) }.
    }
terminal-suit-named =
    { WHO($seat) ->
        [you] Wybierasz { SUIT($suit) } i wychodzisz: za każdą kartę { $symbol } jest punkt.
       *[other] { NAME($seat, at: "start") } wybiera { SUIT($suit) } i wychodzi: za każdą kartę { $symbol } jest punkt.
    }
terminal-suit-all-passed =
    { WHO($seat) ->
        [you] Wszyscy pasują: za każdą kartę { $symbol } jest punkt, wychodzisz ty.
       *[other] Wszyscy pasują: za każdą kartę { $symbol } jest punkt, wychodzi { NAME($seat) }.
    }
terminal-last-bid = Ostatnia odzywka: { $bid }, { NAME($seat) }
terminal-no-bid = Jeszcze bez odzywki
terminal-pot = Pula: { CHIPS($chips, as: "terminal-amount") }
terminal-own-stack = Twoje żetony: { CHIPS($chips, as: "terminal-amount") }
terminal-only-pass =
    { $why ->
        [debt] Masz dług, więc możesz tylko spasować.
        [none] Nie masz już żetonów, więc możesz tylko spasować.
       *[short] Więcej nie masz, więc możesz tylko spasować.
    }
# Przy znaku zachęty: ten kolor się liczy.
terminal-counts = liczą się { $symbol }

## Lewy.

terminal-drew = { $play } (dobrane: { $count })
terminal-cancelled =
    { $count ->
        [one] Znosi się { LIST($cards) }
        [few] Znoszą się { LIST($cards) }
        [many] Znoszą się { LIST($cards) }
       *[other] Znoszą się { LIST($cards) }
    }
terminal-trick-stays =
    { WHO($seat) ->
        [you] Nie została żadna karta { $symbol }, więc lewa (karty: { $count }) zostaje na stole i znów wychodzisz
       *[other] Nie została żadna karta { $symbol }, więc lewa (karty: { $count }) zostaje na stole i znów wychodzi { NAME($seat) }
    }
terminal-trick-none-left = Nie została żadna karta { $symbol }, żeby wziąć ostatnią lewę
terminal-trick-takes =
    { WHO($seat) ->
        [you] Bierzesz lewę
       *[other] Lewę bierze { NAME($seat) }
    }
terminal-trick-takes-table =
    { WHO($seat) ->
        [you] Bierzesz lewę i karty ze stołu ({ $count })
       *[other] Lewę i karty ze stołu ({ $count }) bierze { NAME($seat) }
    }
terminal-trick-partner-takes = Lewę bierze twój partner, { NAME($seat) }
terminal-trick-partner-takes-table = Lewę i karty ze stołu ({ $count }) bierze twój partner, { NAME($seat) }
terminal-on-table =
    { $count ->
        [one] Na stole: { $count } karta
        [few] Na stole: { $count } karty
        [many] Na stole: { $count } kart
       *[other] Na stole: { $count } karty
    }
terminal-taking =
    { WHO($seat) ->
        [you] Na razie bierzesz lewę ty
       *[other] Na razie lewę bierze { NAME($seat) }
    }
terminal-taking-nobody = Na razie nikt nie bierze lewy
terminal-broken =
    { $suit ->
        [clubs] Trefle są złamane.
        [diamonds] Kara są złamane.
        [spades] Piki są złamane.
       *[hearts] Kiery są złamane.
    }
terminal-held = Karty na ręce:
terminal-stock = stos { $count }
terminal-kitty-taken =
    { WHO($seat) ->
        [you] Bierzesz talon
       *[other] { NAME($seat, at: "start") } bierze talon
    }
terminal-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
terminal-cards-named =
    { $count ->
        [one] { $count } karta: { $cards }
        [few] { $count } karty: { $cards }
        [many] { $count } kart: { $cards }
       *[other] { $count } karty: { $cards }
    }
terminal-kitty-with =
    { WHO($seat) ->
        [you] Talon masz ty: { $cards }
       *[other] Talon ma { NAME($seat) }: { $cards }
    }
terminal-you-draw = Dobierasz { $cards }
terminal-stock-empty = Stos jest pusty
terminal-out =
    { WHO($seat) ->
        [you] Nie masz już kart i odpadasz.
       *[other] { NAME($seat, at: "start") } nie ma już kart i odpada.
    }
terminal-rest-last =
    { WHO($seat) ->
        [you] Tylko ty masz jeszcze karty i bierzesz wszystkie pozostałe
       *[other] Karty ma jeszcze tylko { NAME($seat) } i bierze wszystkie pozostałe
    }
terminal-rest-out-together =
    { WHO($seat) ->
        [you] Karty skończyły się wszystkim naraz: pozostałe bierzesz ty
       *[other] Karty skończyły się wszystkim naraz: pozostałe bierze { NAME($seat) }
    }
terminal-rest-in-hand = { $count } na ręce
terminal-rest-in-stock = { $count } na stosie

## O co pytamy i co mówimy o wierszu, z którym nie da się nic zrobić.

terminal-ask-suit = Wybierz kolor, który się liczy
terminal-ask-cards = Twoje karty
terminal-ask-moon = { $old } albo { $new }
terminal-ask-pass = Pas
terminal-ask-bid-one = Licytuj { $least } albo spasuj
terminal-ask-bid = Licytuj od { $least } do { $most } albo spasuj
terminal-ask-lead = Wychodzisz
terminal-ask-lead-only = Wyjdź kartą { $card }
terminal-ask-follow = Dołóż { SUIT($suit, as: "suit-one") }
terminal-ask-only = Zagraj { $card }
terminal-ask-any = Nie masz { SUIT($suit, as: "suit-one-gen") }, graj dowolną
terminal-ask-other = Nie masz { SUIT($suit, as: "suit-one-gen") }

terminal-type-bid = Wpisz liczbę żetonów albo „{ $word }”.
terminal-type-suit = Wpisz { LIST($suits, list: "or") } (trefle, kara, piki albo kiery); wystarczy pierwsza litera.
terminal-type-pass = Wpisz karty do podania, na przykład { $cards }, albo { $key }, żeby zobaczyć pomoc.
terminal-type-card = Wpisz jedną kartę, na przykład { $card }, albo { $key }, żeby zobaczyć pomoc.
terminal-type-moon = Wpisz { $old } albo { $new }.
terminal-no-trick-yet = Nie ma jeszcze żadnej lewy.
terminal-no-hand-yet = Żadne rozdanie jeszcze się nie skończyło.

## Pomoc w trakcie partii.

terminal-typing-cards = Kartę wpisuje się po angielsku, wartość i kolor: { $queen } to dama pik, { $ten } albo { $short } to dziesiątka karo, { $two } to dwójka trefl. Sama wartość wystarczy, gdy można zagrać tylko jedną taką kartę.
terminal-typing-brackets = Karty w [nawiasach] można zagrać; gdy nawiasów nie ma, można zagrać każdą.
terminal-typing-enter = Gdy można zagrać tylko jedną kartę, wystarczy Enter.
terminal-typing-pass = Do wymiany wpisz wszystkie karty: { $cards }.
terminal-typing-bid = Żeby licytować, wpisz liczbę żetonów albo „{ $word }”. Kolor podaje się pierwszą literą (po angielsku).
terminal-typing-cancelled = Karty z × są zniesione: druga taka sama spadła do tej samej lewy.
terminal-command-scores = wyniki i punkty tego rozdania do tej pory
terminal-command-scores-chips = wyniki, żetony i punkty tego rozdania do tej pory
terminal-command-last = ostatnia lewa
terminal-command-rules = zasady tej partii
terminal-command-hint = co zrobiłby trener i dlaczego
terminal-command-quit = wyjście; partia jest zachowana, a wraca do niej `{ $command }`

## Podpowiedzi.

terminal-hint-bid = Trener licytowałby { $bid }.
terminal-hint-no-bid = Trener by spasował.
terminal-hint-suit = Trener wybrałby { SUIT($suit) }.
terminal-hint-play = Trener zagrałby { $card }.
terminal-hint-pass = Trener podałby { $cards }.
terminal-hint-moon = Trener powiedziałby { $way }.
terminal-hint-points = Spodziewane punkty w tym rozdaniu:
terminal-hint-costs = Ile punktów kosztowałaby każda karta:
terminal-hint-chips = O ile żetonów więcej, niż miałby ostrożny gracz:

## Wyniki i żetony.

terminal-moon-mark = * strzał w księżyc
terminal-so-far = W tym rozdaniu do tej pory:
terminal-sides = Drużyny:
terminal-side = { NAME($seats, at: "start") } { $points }
terminal-dropped =
    { WHO($seat) ->
        [you] Twój wynik to wielokrotność 50, więc spada o 50.
       *[other] { NAME($seat, at: "start") } ma wielokrotność 50, więc ten wynik spada o 50.
    }
terminal-chips-head = Żetony:
terminal-chips-debt = { $holding } (dług)
terminal-chips-pot = pula { CHIPS($chips, as: "terminal-amount") }
terminal-settled = Żetony
terminal-cashed = Żetony na koniec, z kupionych: { CHIPS($bought, as: "terminal-amount") }
terminal-cashed-worth = Żetony na koniec, z kupionych: { CHIPS($bought, as: "terminal-amount") } po { NUMBER($worth, maximumFractionDigits: 6) }
terminal-pot-left = Pula, której nikt nie wygrał: { CHIPS($chips) }.
terminal-moon-shot =
    { WHO($seats) ->
        [you] Trafiasz w księżyc.
        [one] { NAME($seats, at: "start") } trafia w księżyc.
        [with-you] { NAME($seats, at: "start") } trafiacie w księżyc.
       *[many] { NAME($seats, at: "start") } trafiają w księżyc.
    }
terminal-sun-shot =
    { WHO($seats) ->
        [you] Trafiasz w słońce.
        [one] { NAME($seats, at: "start") } trafia w słońce.
        [with-you] { NAME($seats, at: "start") } trafiacie w słońce.
       *[many] { NAME($seats, at: "start") } trafiają w słońce.
    }
terminal-moon-old =
    { $sides ->
        [true] Wszyscy przeciwnicy dopisują { $points }.
       *[false] Wszyscy inni dopisują { $points }.
    }
terminal-moon-new =
    { WHO($seats) ->
        [you] Odejmujesz { $points }.
        [one] { NAME($seats, at: "start") } odejmuje { $points }.
        [with-you] Każde z was odejmuje { $points }.
       *[many] Każde z nich odejmuje { $points }.
    }
# Mówi się to strzelcowi.
terminal-moon-new-choice =
    { WHO($seats) ->
        [you] Odejmujesz { $points }.
       *[with-you] Każde z was odejmuje { $points }.
    }
terminal-wins =
    { WHO($seats) ->
        [you] Wygrywasz partię.
        [one] { NAME($seats, at: "start") } wygrywa partię.
        [with-you] { NAME($seats, at: "start") } wygrywacie partię.
       *[many] { NAME($seats, at: "start") } wygrywają partię.
    }
terminal-shared-win = Remis i wspólne zwycięstwo: { NAME($seats) }.
terminal-level = Remis: { NAME($seats) }. Gramy jeszcze jedno rozdanie.
terminal-over = Partia jest skończona.

## Partie i wieczory w plikach.

terminal-game-kept = Partia jest zachowana; wraca do niej `{ $command }`.
terminal-game-aside = Opuszczona partia leży w { $file }
terminal-game-unkept = Partii nie da się zachować w { $file }: { $reason }
terminal-game-beside = W pliku { $file } jest teraz inna partia; ta zostaje zachowana w { $kept }
terminal-evening-kept = Wieczór jest zachowany; wraca do niego `{ $command }`.
terminal-evening-aside = Poprzedni wieczór leży w { $file }
terminal-evening-beside = Plik { $file } pozostaje bez zmian; wieczór leży odtąd w { $kept }
terminal-evening-unkept = Wieczoru nie da się zachować w { $file }: { $reason }
terminal-no-game-kept = w { $file } nie ma partii
terminal-no-evening-kept = w { $file } nie ma wieczoru
terminal-game-not-text = { $file } to nie jest zachowana partia: plik nie jest tekstem
terminal-game-unreadable = { $file } nie da się odtworzyć: { $reason }
terminal-game-ended = partia w { $file } jest skończona
terminal-game-there = plik { $file } już istnieje; { $option } wraca do partii, która w nim jest
terminal-evening-there = plik { $file } już istnieje; { $option } wraca do wieczoru, który w nim jest
terminal-resume-game-takes-no = { $option } wraca do zachowanej partii, więc nie przyjmuje { $other }
terminal-resume-evening-takes-no = { $option } wraca do zachowanego wieczoru, więc nie przyjmuje { $other }
terminal-file = { $file }: { $reason }
terminal-file-not-text = { $file } to nie jest tekst w UTF-8; zapisz go w tym kodowaniu
terminal-system-missing = Nie ma takiego pliku ani folderu
terminal-system-folder = To jest folder
terminal-system-no-folder = To nie jest folder
terminal-system-forbidden = Brak dostępu
terminal-system-there = Plik już istnieje
terminal-system-full = Brak wolnego miejsca
terminal-system-failing = Błąd wejścia/wyjścia
terminal-system-large = Plik jest za duży
terminal-system-read-only = System plików jest tylko do odczytu
terminal-system-long = Nazwa pliku jest za długa

## Co jest nie tak ze słowami polecenia.

terminal-try-help = { $reason }; zobacz `{ $command }`
terminal-whole-number = { $option } przyjmuje liczbę całkowitą od { $least } do { $most }
terminal-wrong-names = { $option } przyjmuje różne imiona, każde od 1 do 20 liter, rozdzielone przecinkami
terminal-names-many = { $option }: imion jest { $count }, a graczy { $players }
terminal-bots-many = { $option }: botów jest { $count }, a miejsc { $seats }
terminal-no-language = { $option } przyjmuje { LIST($languages, list: "or") }, a nie „{ $given }”
terminal-preset-or-file = wybierz grę przez { $preset } albo przez { $rules }, nie obiema opcjami
terminal-no-preset = nie ma gry „{ $name }”; są { LIST($names) }
terminal-field-value = { $option } przyjmuje { $form }, a nie „{ $given }”
terminal-json-or-markdown = wybierz { $json } albo { $markdown }, nie jedno i drugie
terminal-all-games-take-no-rules = { $list } i { $all } pokazują wszystkie gry, więc nie przyjmują zasad
terminal-list-or-all = wybierz { $list } (nazwy) albo { $all } (jak gra się w każdą), nie jedno i drugie
terminal-list-no-markdown = { $list } nie ma postaci Markdown; { $book } drukuje księgę zasad
terminal-match-needs = mecz wymaga { $hands } albo { $games }
terminal-arena-either = mecz wymaga graczy albo { $show } pliku, nie jednego i drugiego
terminal-arena-resume-what = to, co ma kontynuować { $resume }, podaje { $record }
terminal-limit-above = { $option } przyjmuje liczbę sekund większą od 0
terminal-memory-size = { $option } przyjmuje wielkość, na przykład { LIST($sizes, list: "or") }
terminal-settle-least = { $option } przyjmuje liczbę punktów, 0 albo więcej
terminal-sheet-takes-no = zapis z pliku nie przyjmuje { $option }
terminal-chips-for-none = { $option } dotyczy zasad z żetonami; wybiera je { $settlement }
terminal-json-for-file = { $option } jest do zapisu z pliku
terminal-dealer-none = { $option } przyjmuje jedno z imion { LIST($names) }, a nie „{ $given }”

terminal-output-closed = standardowe wyjście jest zamknięte

# Błędy w samym wierszu poleceń.
terminal-words-argument = { $name }: { $reason }
terminal-words-unknown = nieznane słowa: { $words }
terminal-words-missing = brakuje: { $names }
terminal-words-one-of-missing = potrzebne jest jedno z tych: { $names }
terminal-words-no-value = przyjmuje jedną wartość
terminal-words-some-value = przyjmuje co najmniej jedną wartość
terminal-words-most-value = przyjmuje najwyżej jedną wartość
terminal-words-surplus = nie przyjmuje wartości, a podano „{ $value }”
terminal-words-not-number = „{ $value }” to nie jest liczba
terminal-words-not-whole = „{ $value }” to nie jest liczba całkowita
terminal-words-not-with = nie łączy się z { $other }
terminal-words-ambiguous = { $option } może znaczyć { $matches }
terminal-words-unknown-command = nie ma polecenia „{ $name }”; są { LIST($choices) }
terminal-no-command = Nie ma polecenia „{ $given }”.

## Udostępnianie strony.

terminal-serving = OpenHearts działa pod adresem { $address }
terminal-serving-network = W sieci działa pod adresem { $address }
terminal-not-built = strona nie jest jeszcze zbudowana; `{ $command }` ją buduje i udostępnia
terminal-port-private = port { $port } jest zarezerwowany dla systemu; wybierz przez { $option } któryś od 1024
terminal-port-taken = port { $port } jest zajęty; wybierz inny przez { $option }
terminal-ports-taken = wszystkie porty od { $first } do { $last } są zajęte; wybierz któryś przez { $option }
terminal-no-listening = nie można nasłuchiwać pod { $host }: { $reason }
terminal-http-method = Tu odpowiada się tylko na { $get } i { $head }.
terminal-http-address = To nie jest adres.
terminal-http-host = Nie ma tu serwera o nazwie { $given }.
terminal-http-origin = Strona z innego miejsca nie może o to prosić.
terminal-no-server = serwer wymaga więcej niż sama gra; zainstaluj to przez `{ $command }`
terminal-no-server-here = serwer działa w systemach Linux i macOS; w Windows uruchom go w WSL
terminal-no-database = nie da się użyć bazy danych { $given }: { $reason }
terminal-database-neither = baza danych to plik albo { $url }; { $given } nie jest ani jednym, ani drugim
terminal-database-foreign = to nie jest baza OpenHearts
terminal-database-newer = pracowała z nią nowsza wersja OpenHearts
terminal-database-damaged = jest uszkodzona; `{ $command }` kładzie w jej miejsce kopię
terminal-database-busy = używa jej inny program; spróbuj za chwilę jeszcze raz
terminal-database-url = nie da się odczytać jej URL; w haśle znaki takie jak / i @ zapisuje się %2F i %40
terminal-database-served = z plikiem { $file } pracuje już serwer; zatrzymaj go albo wskaż inny plik przez { $option }
terminal-no-metrics = { $option } przyjmuje port od { $least } do { $most } albo HOST:PORT; „{ $given }” nie jest ani jednym, ani drugim
terminal-no-public-address = { $option } przyjmuje adres taki, jaki pokazuje przeglądarka, na przykład https://hearts.example; „{ $given }” nim nie jest
terminal-workers-share = { $option } powyżej 1 wymaga bazy danych, z której może korzystać kilka procesów: { $database } postgresql://…
terminal-http-nothing = Pod tym adresem nic nie ma. Gra jest pod { $home } .

## Opis zasad i lista gier.

terminal-house-rules = { $game }, z domowymi zasadami
terminal-other-games = Inne gry: { LIST($names) }.
terminal-other-games-how = `{ $command }` mówi, jak gra się w każdą.

## Mecze między botami.

terminal-dealing = rozdawanie
terminal-versus = { $first } kontra { $second }
terminal-give-or-take = { $mean } ± { $error }
terminal-range = od { $low } do { $high }
terminal-seatings =
    { $count ->
        [one] { $count } układ miejsc na każde rozdanie
        [few] { $count } układy miejsc na każde rozdanie
        [many] { $count } układów miejsc na każde rozdanie
       *[other] { $count } układu miejsc na każde rozdanie
    }
terminal-column-player = gracz
terminal-column-moons = księżyce
terminal-column-time = ms na decyzję
terminal-column-longest = najdłuższa
terminal-column-pairing = para
terminal-column-deals = rozdania
terminal-column-better = lepszy o
terminal-column-sure = pewne na 95%
terminal-column-games = partie
terminal-column-won = wygrał pierwszy
terminal-column-rating = ranking
terminal-unit-points = punkty na rozdanie
terminal-unit-chips = żetony na partię
terminal-settled-equal =
    { $deals ->
        [one] Rozstrzygnięte po { $deals } rozdaniu: { $first } i { $second } nie różnią się bardziej, niż pytano ({ $unit }).
        [few] Rozstrzygnięte po { $deals } rozdaniach: { $first } i { $second } nie różnią się bardziej, niż pytano ({ $unit }).
        [many] Rozstrzygnięte po { $deals } rozdaniach: { $first } i { $second } nie różnią się bardziej, niż pytano ({ $unit }).
       *[other] Rozstrzygnięte po { $deals } rozdania: { $first } i { $second } nie różnią się bardziej, niż pytano ({ $unit }).
    }
terminal-settled-better =
    { $deals ->
        [one] Rozstrzygnięte po { $deals } rozdaniu: { $better } gra lepiej niż { $worse }.
        [few] Rozstrzygnięte po { $deals } rozdaniach: { $better } gra lepiej niż { $worse }.
        [many] Rozstrzygnięte po { $deals } rozdaniach: { $better } gra lepiej niż { $worse }.
       *[other] Rozstrzygnięte po { $deals } rozdania: { $better } gra lepiej niż { $worse }.
    }
terminal-settled-games =
    { $games ->
        [one] Rozstrzygnięte po { $games } partii: { $better } wygrywa częściej niż { $worse }.
        [few] Rozstrzygnięte po { $games } partiach: { $better } wygrywa częściej niż { $worse }.
        [many] Rozstrzygnięte po { $games } partiach: { $better } wygrywa częściej niż { $worse }.
       *[other] Rozstrzygnięte po { $games } partii: { $better } wygrywa częściej niż { $worse }.
    }
terminal-faults = Stracone przez błędy, { $player }: { LIST($faults) }.
terminal-fault-many = { $kind } { $count }
terminal-first-fault = Za pierwszym razem: { LIST($fault) }
terminal-ended-at-once = koniec przed pierwszym rozegranym rozdaniem
terminal-ended-early = Koniec po { $done } z { $planned }.

## Zbiór danych.

terminal-dataset-pyarrow = { $option } wymaga `{ $command }`
terminal-dataset-there = { $folder } już istnieje; zbiór danych zaczyna się w nowym folderze
terminal-dataset-written = Decyzje w { $folder }: { $decisions }; rozegrane partie: { $games }.

## Jak szybki jest silnik.

terminal-bench-core = w rdzeniu
terminal-bench-steps = krok po kroku
terminal-bench-core-rate =
    { $threads ->
        [one] w rdzeniu, jeden wątek: { $hands } rozdań/s ({ $decisions } decyzji/s)
        [few] w rdzeniu, { $threads } wątki: { $hands } rozdań/s ({ $decisions } decyzji/s)
        [many] w rdzeniu, { $threads } wątków: { $hands } rozdań/s ({ $decisions } decyzji/s)
       *[other] w rdzeniu, { $threads } wątku: { $hands } rozdań/s ({ $decisions } decyzji/s)
    }
terminal-bench-steps-rate = krok po kroku z Pythona: { $hands } rozdań/s ({ $decisions } decyzji/s)
terminal-bench-random = gra losowa: { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punktu na miejsce i rozdanie, księżyc w { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }% rozdań

## Wieczór z prawdziwymi kartami: co jest nie tak z jego plikiem.

terminal-at = { $place }: { $reason }
terminal-place-line = { $file }, wiersz { $line }
terminal-place-column = { $file }, wiersz { $line }, kolumna { $column }
terminal-place-hand = { $file }, rozdanie { $hand }
terminal-place-hand-column = { $file }, rozdanie { $hand }, kolumna { $column }
terminal-place-member = { $file }, „{ $member }”
terminal-players-many = gra od dwojga do jedenaściorga graczy, a tu jest { $count }: { LIST($names) }
terminal-players-none = gra od dwojga do jedenaściorga graczy, a nie podano żadnych imion
terminal-name-long = imię ma od 1 do 20 liter, a „{ $name }” nie
terminal-name-twice = dwoje graczy ma to samo imię: { LIST($names) }
terminal-rules-for-others = według zasad graczy jest { $players }, a imion podano { $count }
terminal-evening-object = { $file } musi być obiektem z polami { LIST($members) }
terminal-evening-member = { $file }: nie ma miejsca na „{ $given }”; pola to { LIST($members) }
terminal-evening-list-of-names = { $file }: „{ $member }” to lista imion graczy
terminal-evening-list-of-hands = { $file }: „{ $member }” to lista rozdań, na przykład { $like }
terminal-evening-rule-set = { $file }: „{ $member }” to zasady, na przykład { $like }
terminal-evening-dealer = { $file }: „{ $member }” to imię gracza albo miejsce od 0 do { $most }
terminal-evening-empty = { $file } jest pusty: pierwszy wiersz podaje graczy, { $like }
terminal-column-twice = dwie kolumny nazywają się { $column }
terminal-names-numbers = pierwszy wiersz podaje graczy, na przykład { $like }; tutaj są w nim same liczby
terminal-column-unnamed = jedna z kolumn nie ma nazwy
terminal-column-empty = { $column } nie ma nigdzie punktów
terminal-columns-known = kolumna to gracz, karta taka jak { $card } albo { LIST($words, list: "or") }
terminal-cells-many = { $file }, wiersz { $line }: komórek jest { $cells }, a kolumn w pierwszym wierszu { $columns }
terminal-cell-long = komórka ma ponad { $most } liter; być może brakuje cudzysłowu zamykającego
terminal-line-long = wiersz ma ponad { $most } liter
terminal-cell-no-points = „{ $given }” to nie jest całkowita liczba punktów
terminal-cell-no-chips = „{ $given }” to nie jest całkowita liczba żetonów
terminal-cell-no-moon = „{ $given }” to ani { $old } (inni dopisują), ani { $new } (strzelec odejmuje)
terminal-cell-no-sun = „{ $given }” to ani { $yes }, ani { $no }
terminal-none-of = „{ $given }” nie pasuje; możliwe: { LIST($names) }

## Wieczór z prawdziwymi kartami, pytany rozdanie po rozdaniu.

terminal-ask-players = Gracze
terminal-ask-game = Gra
terminal-ask-chips = Żetony
terminal-who-plays = Kto gra, zgodnie z ruchem wskazówek zegara? Imiona rozdzielone przecinkami.
terminal-which-game = Jaka gra? { LIST($games, list: "or") } ({ $usual }, jeśli nie wybierzesz inaczej).
terminal-which-chips = Żetony? { LIST($kinds, list: "or") } ({ $usual }, jeśli nie wybierzesz inaczej).
terminal-sentence = { $reason }.
terminal-no-game = Nie ma gry „{ $given }”.
terminal-no-settlement = Nie ma takiego rozliczenia; są { LIST($kinds) }.
terminal-not-adding-up = Rozdanie { $number } się nie zgadza.
terminal-mend-hand = Wpisz `{ $number }:` i jego punkty.
terminal-evening-over = Partia jest skończona. Któreś rozdanie się nie zgadza? `{ $mend }` poprawia rozdanie { $number }, `{ $undo }` cofa ostatnią zmianę; sam Enter kończy wieczór.
terminal-ask-correction = Poprawka
terminal-nothing-to-undo = Nie ma czego cofnąć.
terminal-no-hand-so-far = Rozdania { $number } jeszcze nie ma.
terminal-typing-points = Wpisz punkty rozdania w kolejności imion: { $points }.
terminal-typing-taken = Albo kto co wziął: { $taken }.
terminal-typing-moon = Albo kto trafił w księżyc: { LIST($moons, list: "or") }.
terminal-typing-more = Gdy wymagają tego zasady: kto ile wylicytował i jaki wybrał kolor: { $bid }; sam kolor, dopóki pula zostaje: { $suit }; kto nie wziął lewy: { $notrick }.
terminal-typing-short = Imię można skrócić, jeśli pasuje tylko do jednego gracza.
terminal-command-mend = poprawia rozdanie { $number }
terminal-command-undo = cofa ostatnią zmianę
terminal-command-sheet = zapis do tej pory
terminal-command-leave = wyjście; wieczór jest zachowany
terminal-command-leave-at-once = wyjście
terminal-players-are = Gracze: { LIST($names) }
terminal-missing-taker = Po { $word } podaj, kto ją wziął; { $key } to pomoc.
terminal-missing-shooter = Po { $word } podaj, kto trafił; { $key } to pomoc.
terminal-missing-trickless = Po { $word } podaj, kto nie wziął żadnej; { $key } to pomoc.
terminal-missing-bidder = Po { $word } podaj, kto licytował; { $key } to pomoc.
terminal-missing-chips = Po { $word } i imieniu podaj liczbę żetonów; { $key } to pomoc.
terminal-missing-suit = Brakuje koloru; { $key } to pomoc.
terminal-missing-counts =
    { $count ->
        [one] Po { $word } podaj { $count } liczbę, po jednej na gracza; { $key } to pomoc.
        [few] Po { $word } podaj { $count } liczby, po jednej na gracza; { $key } to pomoc.
        [many] Po { $word } podaj { $count } liczb, po jednej na gracza; { $key } to pomoc.
       *[other] Po { $word } podaj { $count } liczby, po jednej na gracza; { $key } to pomoc.
    }
terminal-no-whole-number = „{ $given }” to nie jest liczba całkowita.
terminal-name-unknown = „{ $given }” nie pasuje; możliwe: { LIST($names) }.
terminal-name-many = „{ $given }” to może być { LIST($names, list: "or") }.
terminal-says-nothing = „{ $given }” nic tu nie znaczy; { $key } to pomoc.
terminal-numbers-many = Liczb jest { $count }, a graczy { $players }: { LIST($names) }.

## Zapis wieczoru.

terminal-chips-row = Żetony
terminal-shot-mark = * strzał w księżyc
terminal-next-pass =
    { $way ->
        [left] Rozdanie { $number }: rozdaje { $name }, karty w lewo ({ $count }).
        [right] Rozdanie { $number }: rozdaje { $name }, karty w prawo ({ $count }).
        [across] Rozdanie { $number }: rozdaje { $name }, karty naprzeciwko ({ $count }).
        [left2] Rozdanie { $number }: rozdaje { $name }, karty o dwa miejsca w lewo ({ $count }).
        [right2] Rozdanie { $number }: rozdaje { $name }, karty o dwa miejsca w prawo ({ $count }).
        [left3] Rozdanie { $number }: rozdaje { $name }, karty o trzy miejsca w lewo ({ $count }).
        [right3] Rozdanie { $number }: rozdaje { $name }, karty o trzy miejsca w prawo ({ $count }).
        [scatter] Rozdanie { $number }: rozdaje { $name }, po karcie każdemu.
       *[hold] Rozdanie { $number }: rozdaje { $name }, bez wymiany.
    }
terminal-next-carries = Rozdanie { $number }: rozdaje { $name }; pula zostaje i znów wybiera kolor { $bidder }.
terminal-next-auction = Rozdanie { $number }: rozdaje { $name }; licytację zaczyna { $bidder }.
terminal-in-pot = W puli: { $chips }.
terminal-has-in-pot = { $name } ma w puli { $chips }.
terminal-gives = { $name } daje { $chips }, dostaje { $other }.

## Pomoc: polecenia.

terminal-usage = użycie:{" "}
terminal-heading-options = opcje
terminal-heading-words = argumenty
terminal-heading-commands = polecenia
terminal-examples = przykłady:
terminal-about = Kierki na wszystkie sposoby: w terminalu, w przeglądarce i dla botów.
terminal-more-help = `{ $command }` mówi o każdym więcej.
terminal-option-help = pokazuje tę pomoc
terminal-option-version = pokazuje wersję
terminal-option-language = język: { LIST($languages, list: "or") } (bez tego język środowiska)
terminal-option-json = jako JSON
terminal-option-preset = nazwa gry; wszystkie wymienia `{ $command }` (black-lady)
terminal-option-rules = zasady jako plik JSON albo nazwa gry
terminal-option-set = zmienia zasadę: { LIST($examples, list: "unit") }; można powtarzać
terminal-example-play = partia z trzema botami, tu w terminalu
terminal-example-seed = te same karty co u wszystkich, którzy grają z ziarnem { $seed }
terminal-example-score = zapis partii prawdziwymi kartami
terminal-example-serve = ta sama gra w przeglądarce
terminal-example-rules = jak się gra, prostymi słowami
terminal-example-list = jakie są gry
terminal-example-arena = który bot jest lepszy i jak bardzo to pewne

terminal-play = zagraj partię w terminalu
terminal-play-about = Gra partię w terminalu: ty i boty, według dowolnych zasad. Karty wpisuje się jako wartość i kolor ({ LIST($cards, list: "unit") }); { $key } pokazuje, co jeszcze można wpisać. Partia zachowuje się po każdym ruchu, więc wyjście, Ctrl-C ani zerwane połączenie niczego nie gubią: { $resume } do niej wraca.
terminal-play-seed = rozdania: ta sama liczba, te same karty (losowa)
terminal-play-bots = kto gra z tobą, jedna nazwa albo po jednej na gracza: { LIST($bots, list: "or") } (careful)
terminal-play-names = imiona graczy, najpierw twoje: { $names }
terminal-play-resume = wraca do zachowanej partii
terminal-play-file = zachowuje partię tutaj, także skończoną

terminal-serve = graj w przeglądarce
terminal-serve-about = Udostępnia stronę gry z tego komputera, żeby grać w przeglądarce: w pojedynkę albo z ludźmi przy jednym stole. W pojedynkę gra działa w samej przeglądarce: raz wczytana, o nic już serwera nie prosi i działa bez sieci.
terminal-serve-host = adres, pod którym nasłuchuje (127.0.0.1: tylko ten komputer)
terminal-serve-port = port; 0 bierze dowolny wolny ({ $port } albo następny wolny)
terminal-serve-database = gdzie są stoły i ludzie: plik albo URL bazy PostgreSQL (bez tego ta, którą wskazuje { $variable } w środowisku, a bez niej { $file })
terminal-serve-workers = ile procesów dzieli się pracą; powyżej 1 tylko z PostgreSQL ({ $workers })
terminal-serve-public = adres, pod którym widzą go ludzie, jeśli jest inny: https://hearts.example
terminal-serve-metrics = gdzie Prometheus pyta o pomiary: port tego komputera albo adres z portem; każdy następny proces ma następny port
terminal-serve-log = co trafia do dziennika, jako wiersze JSON na wyjściu błędów: { LIST($levels, list: "or") }
terminal-serve-open = otwiera też przeglądarkę
terminal-example-open = i pokazuje to w przeglądarce
terminal-example-network = także dla innych w tej samej sieci
terminal-serve-end = Ctrl-C to kończy.

terminal-admin = dla prowadzących serwer: administratorzy, zgłoszenia, blokady
terminal-admin-about = Dla prowadzących serwer. Administratorzy mogą z każdego miejsca czytać zgłoszenia, wstrzymywać dostęp i zamykać stoły; to polecenie ich mianuje i robi to samo na komputerze serwera, czy serwer działa, czy nie.
terminal-admin-action = co zrobić: { LIST($actions, list: "or") }
terminal-admin-who = o kogo chodzi: nazwa konta do mianowania albo odwołania, identyfikator osoby do wstrzymania albo przywrócenia, identyfikator albo kod stołu do zamknięcia, identyfikator załatwionego zgłoszenia
terminal-admin-days = na ile dni wstrzymać czyjś dostęp; bez tego aż do przywrócenia
terminal-admin-misuse = `reports` występuje samo; po każdym innym działaniu podaje się, o kogo chodzi
terminal-admin-days-misuse = { $option } pasuje tylko do `{ $action }`
terminal-admin-no-reports = Nie ma zgłoszeń.
terminal-admin-no-account = żadne konto nie nazywa się „{ $given }”
terminal-admin-nobody = nikt nie ma identyfikatora „{ $given }”; identyfikatory pokazuje `{ $command }`
terminal-admin-no-report = żadne zgłoszenie nie ma identyfikatora „{ $given }”; identyfikatory pokazuje `{ $command }`
terminal-admin-no-table = żaden otwarty stół nie ma identyfikatora ani kodu „{ $given }”
terminal-admin-done = Gotowe.
terminal-admin-suspended = Dostęp wstrzymany: { $name } ({ $id }), do { $until }.
terminal-admin-suspended-open = Dostęp wstrzymany: { $name } ({ $id }). Przywraca go `{ $command }`.
terminal-admin-report = { $at }: zgłasza { $by }, chodzi o: { $person } ({ $id }), stół { $table }: { $words }
terminal-admin-report-wordless = { $at }: zgłasza { $by }, chodzi o: { $person } ({ $id }), stół { $table }, bez opisu
# Below it, what the reported person had said last; phrases are in the reader’s language.
terminal-admin-report-said = { $at }, { $person }: { $words }
terminal-admin-report-silent = { $person }: brak wypowiedzi przy tym stole.
terminal-admin-report-done = `{ $command }` oznacza to zgłoszenie jako załatwione.

terminal-backup = skopiuj bazę danych działającego serwera
terminal-backup-about = Kopiuje bazę danych serwera z jednej chwili, podczas gdy serwer działa, i sprawdza kopię.
terminal-backup-file = gdzie ma być kopia; nic tam jeszcze nie ma
terminal-backup-database = plik, w którym są stoły i ludzie (bez tego ta, którą wskazuje { $variable } w środowisku, a bez niej { $file })
terminal-backup-done = Kopia jest w { $file }.
terminal-file-there = plik { $file } już istnieje
terminal-backup-postgres = bazę PostgreSQL kopiuje { $backup }, a przywraca { $restore }

terminal-restore = odłóż kopię tam, gdzie ma być baza danych serwera
terminal-restore-about = Kładzie kopię tam, gdzie ma być baza danych serwera, i ją sprawdza. Najpierw zatrzymaj serwer i przenieś jego stary plik: nic nie jest nadpisywane.
terminal-restore-file = kopia
terminal-restore-done = Kopia jest przywrócona w { $file }.

terminal-score = zapisuj punkty partii prawdziwymi kartami
terminal-score-about = Zapisuje punkty partii prawdziwymi kartami: z pliku albo rozdanie po rozdaniu w terminalu. Plik CSV podaje w pierwszym wierszu graczy, a w każdym następnym jedno rozdanie. Plik JSON ma pola { LIST($members) }. Bez pliku program pyta o rozdania i zachowuje zapis po każdym.
terminal-score-sheet = plik CSV albo JSON z rozdaniami
terminal-score-settlement = żetony: { LIST($kinds, list: "or") }
terminal-score-chip-value = ile wart jest żeton, w waszych pieniądzach (1)
terminal-score-buy-in = z iloma żetonami każdy zaczyna (100)
terminal-score-split-two = sweepstakes: dwa czyste konta dzielą pulę
terminal-score-names = kto gra, zgodnie z ruchem wskazówek zegara, z przecinkami; bez tego program pyta
terminal-score-dealer = kto rozdaje pierwszy raz (pierwszy gracz)
terminal-score-resume = wraca do zachowanego wieczoru
terminal-score-file = zachowuje wieczór tutaj
terminal-score-json = zapis jako JSON

terminal-rules = opisz grę prostymi słowami
terminal-rules-about = Opisuje prostymi słowami, jak się gra, na podstawie pól zasad. Bez nazwy jest to gra standardowa, Czarna Dama.
terminal-rules-preset = nazwa gry (black-lady)
terminal-rules-list = zamiast tego wymienia gry
terminal-rules-all = wszystkie gry po kolei: księga zasad
terminal-rules-json = jako JSON: każde pole, różnice i zdania
terminal-rules-markdown = jako Markdown, niestandardowe pogrubione

terminal-verify = sprawdź protokół partii: rozdania i każdy ruch
terminal-verify-about = Sprawdza protokół partii: rozdaje karty jeszcze raz, porównuje sekret ze skrótem pokazanym wcześniej i odtwarza każdy ruch według zasad. Kod wyjścia to 1, gdy coś się nie zgadza.
terminal-verify-file = protokół partii albo partia jako tekst
terminal-verify-json = co sprawdzono i karty każdego rozdania, jako JSON
terminal-verify-text = zapisz partię jako tekst: do czytania, druku albo wysłania
terminal-verify-log = zapisz protokół, po jednym wierszu na partię

terminal-probe = obsługuj protokół areny: bot jako program
terminal-probe-about = Odpowiada arenie przez standardowe wejście i wyjście: hello, rules, choose, stop i quit, po jednym wierszu. Tak bot z tej wersji może zasiąść przy arenie innej wersji albo innego silnika.
terminal-probe-bot = bot, który decyduje (expert): wbudowany albo { $function }, własny w Pythonie
terminal-probe-module = nie ma bota { $bot } ani modułu { $module }, z którego dałoby się go zaimportować
terminal-probe-function = moduł { $module } nie ma funkcji { $function }, która z widoku robi ruch
terminal-arena = rozegraj mecze między botami, z marginesem błędu
terminal-arena-about = Każe botom grać przeciwko sobie: te same rozdania w każdym układzie miejsc, każda para i to, jak pewny jest wynik. Gracz to wbudowany bot, podany z nazwy, albo { $command }, program, który mówi protokołem wierszowym.
terminal-arena-players = { LIST($bots, list: "or") } albo { $command }
terminal-arena-hands = pojedyncze rozdania na parę (1000)
terminal-arena-games = całe partie na parę, po rozdaniach (0)
terminal-arena-seed = ziarno rozdań i botów (0)
terminal-arena-threads = wątki (tyle, ile procesorów)
terminal-arena-settle = kończy parę, gdy wiadomo na pewno, kto jest lepszy albo że różnica nie przekracza { $points }; jej partie, gdy wiadomo, kto wygrywa częściej
terminal-arena-limit = czas na decyzję programu (10)
terminal-arena-cluster = gra na tym klastrze Ray ({ $auto }: klaster tego komputera)

terminal-dataset = zapisz partie botów jako zbiór danych
terminal-dataset-about = Rozgrywa partie między botami i zapisuje każdą decyzję jako wiersz: co miejsce wiedziało, co zrobiło i czym skończyło się rozdanie. Dołączona metryka opisuje wiersze.
terminal-dataset-folder = nowy folder na wiersze i ich metrykę
terminal-dataset-games = partie (10)
terminal-dataset-bot = bot na wszystkich miejscach (expert): { LIST($bots) }
terminal-dataset-parquet = kolumny w formacie Parquet zamiast wierszy JSON; wymaga `{ $command }`

terminal-bench = zmierz, jak szybki jest tu silnik
terminal-bench-about = Mierzy silnik na tym komputerze: losowe rozdania na sekundę, grane wewnątrz rdzenia i krok po kroku z Pythona. Jedno i drugie to całe losowe rozdania: rozdawanie, wymiana, gra i punkty.
terminal-bench-hands = rozdania w rdzeniu (1 000 000)
terminal-bench-number = rozdania krok po kroku (2000)
terminal-bench-threads = wątki dla rdzenia (1)
terminal-bench-seed = ziarno rozdań (1)
terminal-arena-memory = pamięć na każdy proces programu: { LIST($sizes, list: "unit") } (bez limitu)
terminal-arena-record = zapisuj każde rozdanie w tym pliku, gdy tylko zostanie rozegrane, z protokołami jego partii
terminal-arena-resume = dokończ mecz z pliku { $record }
terminal-arena-show = pokaż mecz z tego pliku, zamiast rozgrywać nowy
terminal-arena-picture = narysuj rankingi jako obraz SVG
