### Co jest nie tak z plikiem albo poleceniem, które ktoś przysłał.

## JSON. $place liczy znaki od 1.

json-after = Nie da się odczytać JSON-a: po jego końcu jest jeszcze tekst, znak { $place }.
json-deep = Nie da się odczytać JSON-a: jest zagnieżdżony zbyt głęboko, znak { $place }.
json-early = Nie da się odczytać JSON-a: kończy się za wcześnie, znak { $place }.
json-name = Nie da się odczytać JSON-a: brakuje nazwy w cudzysłowie, znak { $place }.
json-name-twice = Nie da się odczytać JSON-a: nazwa { $name } występuje w jednym obiekcie dwa razy, znak { $place }.
json-many = Nie da się odczytać JSON-a: obiekt ma za dużo nazw, znak { $place }.
json-colon = Nie da się odczytać JSON-a: brakuje dwukropka, znak { $place }.
json-comma-brace = Nie da się odczytać JSON-a: brakuje przecinka albo zamykającego nawiasu klamrowego, znak { $place }.
json-comma-bracket = Nie da się odczytać JSON-a: brakuje przecinka albo zamykającego nawiasu kwadratowego, znak { $place }.
json-control = Nie da się odczytać JSON-a: w tekście jest znak sterujący, znak { $place }.
json-utf8 = Nie da się odczytać JSON-a: tekst nie jest w UTF-8, znak { $place }.
json-quote = Nie da się odczytać JSON-a: tekstowi brakuje zamykającego cudzysłowu, znak { $place }.
json-escape = Nie da się odczytać JSON-a: w tekście jest sekwencja ucieczki, której JSON nie zna, znak { $place }.
json-surrogate = Nie da się odczytać JSON-a: w tekście jest połowa pary zastępczej, znak { $place }.
json-value = Nie da się odczytać JSON-a: brakuje wartości, znak { $place }.
json-zero = Nie da się odczytać JSON-a: liczba zaczyna się od 0, znak { $place }.
json-point = Nie da się odczytać JSON-a: liczba nie ma cyfr po kropce, znak { $place }.
json-exponent = Nie da się odczytać JSON-a: liczba nie ma cyfr w wykładniku, znak { $place }.

## Pozycja. $name to jedno z jej pól.

position-object = Pozycja to obiekt JSON.
position-no-field = Pozycja nie ma pola { $given }.
position-whole = { $name } to liczba całkowita od { $least } do { $most }.
position-flag = { $name } to true albo false.
position-suit = { $name } to clubs, diamonds, spades albo hearts.
position-cards = { $name } to lista kart.
position-piles = { $name } to lista kart dla każdego gracza.
position-numbers = { $name } to lista liczb całkowitych, po jednej na gracza.
position-seats = { $name } to lista miejsc.
position-no-card = W { $name } jest { $given }, a to nie karta.
position-card-thrice = W { $name } występuje trzy razy { CARD($card) }.
position-hands = Według tych zasad potrzeba tylu rąk, ilu jest graczy: { $players }.
position-seat = { $name } to jedno z miejsc, liczonych od 0.
position-one-each = { $name } podaje się dla każdego gracza albo wcale.
position-number = Numer rozdania to od 0 do 999.
position-needs-leader = { $name } dotyczy rozdania, w którym trwa rozgrywka, więc potrzebne jest też leader: miejsce, które wyszło do lewy na stole, a jeśli jej nie ma, ma wyjść.
position-table = Według tych zasad żadna lewa nie zostaje na stole.
position-out = Gracz z tego miejsca nie mógł odpaść.
position-leader-empty = Ten, kto ma wyjść, nie ma karty.
position-trick-complete = Lewa na stole jest już pełna.
position-card-absent = { CARD($card, as: "card-gen-first") } według tych zasad nie ma w grze.
# Na początku zdania.
card-gen-first =
    { $rank ->
        [2] Dwójki { card-suit }
        [3] Trójki { card-suit }
        [4] Czwórki { card-suit }
        [5] Piątki { card-suit }
        [6] Szóstki { card-suit }
        [7] Siódemki { card-suit }
        [8] Ósemki { card-suit }
        [9] Dziewiątki { card-suit }
        [J] Waleta { card-suit }
        [Q] Damy { card-suit }
        [K] Króla { card-suit }
        [A] Asa { card-suit }
       *[10] Dziesiątki { card-suit }
    }
position-card-twice = { CARD($card, as: "card-first") } występuje tu dwa razy.
position-card-often = { CARD($card, as: "card-first") } występuje tu więcej niż dwa razy.
position-kitty-stock = Według tych zasad pozostałe karty to stos, nie talon.
position-stock = Według tych zasad nie ma stosu.
position-two-players = Karty musi mieć co najmniej dwoje graczy.
position-not-out = { NAME($seat, at: "start") } nie ma kart, a nie jest na liście tych, którzy odpadli.
position-out-holds = { NAME($seat, at: "start") } ma karty, a jest na liście tych, którzy odpadli.
position-hand-empty = Każdy gracz ma co najmniej jedną kartę.
position-hand-size = { NAME($seat, at: "start") } ma inną liczbę kart niż pozostali.
position-chips = Według tych zasad nie ma żetonów.
position-auction = Według tych zasad nie ma licytacji.
position-bidder = Gdy nikt nie wygrał licytacji, liczą się kiery; inny kolor musi ktoś wylicytować.
position-pass =
    { $cards ->
        [one] Kart na ręce jest za mało, żeby podać jedną.
        [few] Kart na ręce jest za mało, żeby podać { $cards }.
        [many] Kart na ręce jest za mało, żeby podać { $cards }.
       *[other] Kart na ręce jest za mało, żeby podać { $cards }.
    } Jeśli wymiany nie ma, podaj passing: false; jeśli rozgrywka trwa, podaj leader.

## Protokół.

log-version = To nie jest protokół partii OpenHearts, jaki czyta ta wersja ("openhearts": 1 albo 2).
log-rules = Według zasad z protokołu nie da się grać ({ $field }). { LIST($why) }
log-seed = Ziarno w protokole nie jest liczbą całkowitą od 0 do 2⁶⁴ − 1.
log-dealer = Rozdający w protokole to nie ten, od którego zaczynają się rozdania.
log-deal = W protokole nie ma deal z polami hash, secret i parts.
log-no-secret = W protokole nie ma sekretu rozdań, więc na razie nikt nie może ich powtórzyć.
log-secret = Sekret w protokole to nie 32 bajty zapisane 64 cyframi od 0 do f.
log-hash = Z sekretu w protokole nie wychodzi skrót pokazany przed rozdaniem. To nie są obiecane rozdania.
log-parts = W protokole nie każde miejsce ma część złożoną z najwyżej { $most } B, zapisaną cyframi od 0 do f.
log-hand = W protokole nie ma takiego rozdania.
log-actions = W protokole nie ma listy ruchów.
log-action = Ruch { $number } z protokołu, { $action }, nie jest możliwy. { LIST($why) }
log-action-form = Ruch zaczyna się od bid, suit, pass, play lub moon, a potem następuje miejsce i reszta, na przykład play 3 QS.

## Partia tak, jak się ją zapisuje. $name to znacznik.

notation-line = Wiersz { $line }: { LIST($why) }
notation-comment-open = W komentarzu brakuje nawiasu klamrowego na końcu.
notation-tag-open = W znaczniku brakuje nawiasu kwadratowego na końcu.
notation-tag-empty = Znacznik { $name } nie ma wartości.
notation-tag-twice = Znacznik { $name } występuje dwa razy.
notation-tag-unknown = Nie ma znacznika { $name }.
notation-version = Ta wersja nie czyta partii zapisanych w ten sposób.
notation-names = Imiona to lista tekstów.
notation-no-deal = Nie ma ani rozdanych kart, ani ziarna, z którego się rozdaje.
notation-empty = W tekście nie ma żadnej partii.
notation-end = Tekst kończy się za wcześnie.
notation-word = { $given } nie może tu wystąpić.
notation-unfinished = Zaczyna się inne rozdanie, zanim to się skończyło.
notation-differs = To, co podano w { $name }, nie wynika z reszty.
notation-cards-differ = To nie są karty, które rozdano.
notation-holding = { $given } nie jest kartą na ręce. Karty zapisuje się kolorami, na przykład S AQ5 H KT2 D - C AJ43.
notation-turn = Teraz kolej na: { NAME($seat) }.
notation-trick = Następna lewa ma numer { $number }.

## Zdarzenie, którego obserwator nie przyjmuje. $name to jego część, tak jak nazywa się w JSON-ie.

event-member = W zdarzeniu brakuje { $name } albo jest tam coś, co do tego nie pasuje.
event-others = Zdarzenie ma części, których nie ma żadne zdarzenie.
event-first = Pierwszym zdarzeniem jest rozdanie.
event-order = To zdarzenie nie może być następne.
event-deal = Rozdanie nie pasuje do dotychczasowej partii: { $name }.
event-action = { $action } nie mogło się zdarzyć. { LIST($why) }
event-cards = Karty w zdarzeniu nie pasują do tych, które już było widać.
event-leads = Zdarzenie musi mówić, kto wychodzi, gdy zależy to od zakrytych kart, i tylko wtedy.

## Polecenie, w protokole wierszowym albo w Pythonie.

input-long = Polecenie ma najwyżej { $most } B.
input-words = To polecenie nie przyjmuje dalszych słów.
input-new = Nowa partia przyjmuje zasady i ziarno, a nie { $given }.
input-seed = Ziarno to liczba całkowita od 0 do 2⁶⁴ − 1.
input-pad = Zapis przyjmuje rules, dealer i hands, a nie { $given }.
input-dealer = Rozdający to miejsce od 0 do { $most }.
input-hands = Rozdania to lista.
input-no-hand = W tej partii nie ma takiego rozdania.
input-bot = Nie ma bota o tej nazwie.
input-bot-words = Bot przyjmuje swoją nazwę, miejsce i ziarno, nic więcej.
input-steps = Liczba kroków to od 0 do { $most }.
input-coach = Trener rozważa od 1 do { $most } decyzji i przyjmuje ziarno.
input-depth = Głębokość to liczba całkowita od 0 do { $most }.
input-count = Jest ich więcej niż { $most }. Weź mniejszą głębokość.
input-undo-game = To rozdanie należy do swojej partii, której protokół zachowuje to, co zrobiono. Weź klon.
input-undo-deal = Nie ma czego cofnąć.
input-pickle-deal = Wylosowany układ nie ma protokołu, w którym można by go zapisać. Zachowaj widok.
input-text-deal = Wylosowany układ nie ma tekstu: nie wiadomo karta po karcie, jak do niego doszło. Hand.from_cards ustawi to, co z niego zostało, jako pozycję, a ta tekst ma.
input-solve = Rozdanie można rozwiązać, gdy zagrywa się już karty.
input-solve-nodes = Koniec tego rozdania wymaga więcej niż { $most } węzłów. Rozwiąż go później albo pozwól na więcej.
input-deals-seat = Układy zgadzają się z widokiem miejsca, a nie widza.
input-choose-seat = Widz nie ma kart do wyboru: weź widok miejsca, na które przypada kolej.
input-deals-none = Żaden układ nie zgadza się ze wszystkim, co pokazuje ten widok.
input-version = Ten widok zapisała (pickle) inna wersja.
input-parts = Uczciwe rozdanie przyjmuje sekret o długości 32 bajtów i dla każdego miejsca część, najwyżej { $most } B.
input-observe = Obserwator przyjmuje rules i seat, a nie { $given }.
input-observer = Nie ma jeszcze obserwatora; tworzy go observe.
input-observed = Miejsce obserwatora to liczba całkowita od 0 do { $most } albo null, gdy to widz.
input-events = Zdarzenia numeruje się od 0; jest ich { $most }.
input-events-position = Zdarzenia ma tylko partia, która zaczyna się od rozdania, a ta pozycja jest już dalej.
input-playouts = Liczba rozdań to od 1 do { $most }, a po niej następuje ziarno.

## Tylko w Pythonie.

input-json-type = JSON to tekst albo dict, a nie { $type }.
input-file-name = Tu ma być zawartość pliku, a nie jego nazwa: { $code }.
input-json-values = Tych wartości nie da się zapisać jako JSON: { $why }.
input-json-number = Nie da się odczytać JSON-a: liczba { $given } jest za duża.
input-json-surrogate = W tekście jest połowa pary zastępczej, a to nie jest znak.
input-hand-values = Rozdania nie da się zapisać jako JSON: { $why }.
input-message = { $given } to nie jest komunikat, który ta wersja zna.
input-pass-list = Do wymiany podaje się listę kart, na przykład ["QS", "AH", "2C"], nawet jeśli to tylko jedna: ["QS"].
input-bid-whole = Odzywka to całkowita liczba żetonów, a nie { $given }.
input-meant = Czy chodzi o „{ $name }”?
# How the value that a rule needs is written.
input-json-value = W JSON-ie: { $json }
input-bot-none = Nie ma bota „{ $given }”. { LIST($why) }
input-bot-known = Są { LIST($bots) }. Po dwukropku można podać botom flat i expert, ile symulowanych rozdań albo węzłów mają poświęcić na decyzję (expert:50000), botowi uct, ile układów kart i ile razy każdy rozegrać (uct:20:50), a botowi expert, że liczą się tylko punkty rozdania (expert:points).
input-seed-not = Ziarno to liczba całkowita od 0 do 2⁶⁴ − 1, a nie { $given }.
input-rules = Zasady tworzą Rules(), preset() albo Rules.from_json(); { $given } to nie zasady.
input-rules-seed = { $given } to nie zasady. Jeśli to ziarno, podaj je z nazwą: seed={ $given }.
input-bots-each = Podaj jednego bota dla wszystkich miejsc ({ $players }) albo po jednym dla każdego.
input-players-each = Trzeba tylu graczy, ile jest miejsc, czyli { $players }, a nie { $given }.
input-deals-number = Liczba układów to od 1 do { $most }.
input-nodes-few = Pozwól na co najmniej jeden węzeł.
input-seed-and-deal = Partia przyjmuje ziarno albo uczciwe rozdanie, a nie jedno i drugie.
input-deal = Uczciwe rozdanie tworzy FairDeal(); { $given } to nie uczciwe rozdanie.
input-no-view = { $given } to nie View: daje go game.view(seat).
input-not-a-hand = { $given } to nie Hand: jest nim game.hand.
input-not-a-game = { $given } to nie Game: tworzy go oh.Game().
input-not-made = Hand i View daje partia, przez game.hand i game.view(seat); Hand.from_cards() ustawia pozycję.
input-notation-type = Partie w notacji dla ludzi to tekst, a nie { $type }.
input-one-game = W tekście jest więcej partii niż jedna.
input-view = To nie jest widok rozdania, które się toczy według tych zasad; przy stosie żadnego nie da się odczytać.
input-comment = Miejsce komentarza to liczba ruchów od 0 do { $most }, a nie { $given }.
input-openspiel-option = Hearts w OpenSpiel nie ma opcji { $given }.
input-openspiel-history = W historii hearts z OpenSpiel na miejscu { $place } nie może być { $given }.
input-openspiel-short = Historia kończy się, zanim rozdano karty.
input-nodes = Trener rozważa od 1 do { $most } decyzji, a nie { $given }.
input-seconds = Bot myśli od 0 do { $most } sekund, a nie { $given }.

## Polecenia protokołu wierszowego: co każde robi albo odpowiada.

request-hello = Podaje nazwę programu, jego wersję i boty.
request-help = Wymienia polecenia.
request-fields = Tabela pól zasad.
request-messages = Zamknięta lista tego, co mówi program, z argumentami każdego komunikatu.
request-refusals = Zamknięta lista powodów odmowy.
request-presets = Gry, które mają nazwę, i czym różnią się od standardowej.
request-rules = Sprawdza zasady i wypisuje każde pole.
request-sheet = Zasady do czytania przez ludzi.
request-new = Rozdaje nową partię.
request-hand = Ustawia pozycję.
request-pad = Prowadzi zapis partii prawdziwymi kartami.
request-load = Odtwarza protokół.
request-log = Partia jako protokół.
request-status = Stan partii.
request-view = Co o rozdaniu może wiedzieć dane miejsce.
request-truth = Wszystko o rozdaniu.
request-events = Co zdarzyło się w partii, tak jak widzą to wszyscy i każde miejsce z osobna.
request-observe = Śledzi partię z jednego miejsca albo jako widz.
request-see = Ogląda następne zdarzenie; odpowiada widokiem po nim.
request-legal = Karty, które może zagrać ten, czyja jest kolej.
request-rest = Jak musi się skończyć reszta rozdania, jeśli dane miejsce może być tego pewne; nic nie jest zagrywane.
request-bot = Co zrobiłby bot; nic się nie dzieje.
request-think = To samo po kawałku: zapytane znowu, idzie dalej.
request-coach = Ile wart jest każdy wybór danego miejsca i dlaczego; nic się nie dzieje.
request-count = Liczba dozwolonych dalszych ciągów o tej długości.
request-playouts = Losowe rozdania według zasad partii, zsumowane.
request-quit = Kończy sesję.
request-bid = Licytuje; 0 to pas.
request-suit = Wybiera kolor, który się liczy.
request-pass = Podaje karty; gdy każdy dostaje po jednej, pierwsza idzie w lewo i tak dalej zgodnie z ruchem wskazówek zegara.
request-play = Zagrywa kartę.
request-moon = Mówi, jak liczy się księżyc.
