### Strona: nauka gry na przygotowanych rozdaniach i jak grać w skrócie.

## Lekcje. $seat to ten, o kim mówi lekcja przy stole.

# Nad tytułem lekcji.
learn-step = { $number } z { $count }
# Odczytuje się przy rzędzie kresek.
learn-progress = Lekcja { $number } z { $count }
learn-skip = Pomiń
learn-leave = Zakończ lekcje
learn-before = Poprzednia lekcja
learn-next = Dalej
learn-take-back = Cofnij
learn-last-card = I ostatnia karta.
learn-thinking = Zobacz, co grają inni.
# Odczytuje się na początku lekcji, po kartach na stole.
learn-held = Masz na ręce { CARDS($cards, as: "card-acc") }.
# Przy karcie, która na razie bierze lewę, i przy tej, która ją wzięła.
learn-wins = teraz wygrywa
learn-takes = bierze lewę
learn-unplayed = Nie udało się przygotować tej lekcji. Przejdź do następnej albo spróbuj jeszcze raz.
learn-try-again = Ponów próbę

learn-trick-title = Bierze najwyższa karta
learn-trick-what = Każdy zagrywa jedną kartę: to jest lewa. Kto zagrywa pierwszy, wychodzi, a lewę bierze najwyższa karta w kolorze wyjścia. Na razie waletem wygrywa { NAME($seat) }.
learn-trick-do = Zagraj trefla wyższego niż walet.
learn-trick-right = Twój król to najwyższy trefl, więc wszystkie cztery karty są twoje. Kto bierze lewę, wychodzi do następnej.
learn-trick-low = To mniej niż walet, więc lewę bierze { NAME($seat) }. Waleta bije tylko twój król.

learn-follow-title = Dołóż do koloru
learn-follow-what = { NAME($seat, at: "start") } wychodzi w kara. Kto ma karo, musi je dołożyć.
learn-follow-do = Dołóż karo.
learn-follow-why = Przyciemnionych kart nie można teraz zagrać. Dotknij którejś, a dowiesz się dlaczego.
learn-follow-right = Cała czwórka dokłada do koloru, a lewę bierze najwyższe karo.

learn-void-title = Nie masz trefla? Wszystko wolno
learn-void-what = Wyjście jest w trefle, a ty nie masz żadnego. Możesz zagrać dowolną kartę, ale lewy nią nie weźmiesz: bierze tylko kolor wyjścia. Atutów nie ma.
learn-void-do = Pozbądź się asa, najwyższego kara.
learn-void-right = Nawet as nic tu nie bierze. Wysokie karty biorą lewy, których możesz nie chcieć, i właśnie tak się ich pozbywasz.
learn-void-other = Tak też wolno. Ale as na pewno weźmie później jakąś lewę, a to był dobry moment, żeby się go pozbyć.

learn-hearts-title = Każdy kier to punkt
learn-hearts-what = A punkty są złe: wygrywa ten, kto ma ich najmniej. Tę lewę bierze na razie królem { NAME($seat) }, a ty nie masz kara.
learn-hearts-do = Zrzuć kiera: weźmie go { NAME($seat) }.
learn-hearts-right = { NAME($seat, at: "start") } dostaje punkt, a ty masz o jednego kiera mniej.
learn-hearts-none = Tak też wolno, ale { NAME($seat) } nic za to nie płaci. Zrzuć kiera, a się go pozbędziesz.

learn-duck-title = Zostań pod dziesiątką
learn-duck-what = { NAME($seat, at: "start") } wygrywa na razie dziesiątką, a w lewie leży kier. Ta lewa kosztuje punkt.
learn-duck-do = Zagraj najwyższe karo poniżej dziesiątki.
learn-duck-why = Niskie karty warto zachować na później.
learn-duck-right = Dziewiątka zostaje pod dziesiątką, więc punkt nie jest twój, a czwórkę masz nadal.
learn-duck-high = Król bije dziesiątkę: lewa jest twoja, a kier razem z nią.
learn-duck-low = To też zostaje pod dziesiątką. Ale wystarczyła dziewiątka, a czwórka jeszcze ci się przyda.

learn-last-title = Bierz to, co nic nie kosztuje
learn-last-what = Grasz na końcu, a na stole nie ma punktów. Ta lewa jest za darmo: to dobra okazja, żeby zgrać wysoką kartę.
learn-last-do = Weź ją asem.
learn-last-right = Asa już nie ma, a nic cię to nie kosztowało.
learn-last-low = Lewę bierze { NAME($seat) }, a ty zostajesz z asem. Następnym razem może w niej leżeć kier.

learn-queen-title = Dama kosztuje trzynaście
learn-queen-what = Dama pik liczy się tyle, co wszystkie kiery razem. Kto bierze lewę, bierze i ją, a na razie królem wygrywa { NAME($seat) }.
learn-queen-do = Oddaj damę: niech weźmie ją { NAME($seat) }.
learn-queen-right = { NAME($seat, at: "start") } dostaje trzynaście punktów. Pod króla, pod asa albo gdy nie masz koloru: tak się pozbywasz damy.
learn-queen-kept = Dama nadal jest u ciebie, a takie okazje są rzadkie.

learn-beware-title = Nie złap damy
learn-beware-what = Dama pik jest jeszcze w grze, a { NAME($seat) } gra po tobie. Twój król by ją złapał.
learn-beware-do = Zostań pod dziesiątką.
learn-beware-right = { NAME($seat, at: "start") } nie ma innego pika. Dama bierze lewę razem ze swoimi trzynastoma punktami.
learn-beware-high = { NAME($seat, at: "start") } dokłada damę pod twojego króla: trzynaście punktów dla ciebie.

learn-pass-title = Trzy karty do podania
learn-pass-what = Na początku rozdania podajesz trzy karty: najpierw w lewo, potem w prawo, potem naprzeciwko. W co czwartym rozdaniu zatrzymujesz wszystkie. As albo król pik mógłby złapać damę.
learn-pass-do = Podaj asa i króla pik oraz jeszcze jedną kartę.
learn-pass-right = Teraz już nie złapiesz nimi damy. Uniesione karty podaje ci { NAME($seat) }.
learn-pass-kept = Masz jeszcze pika wyższego niż dama. Jeśli ona na niego spadnie, zapłacisz trzynaście.

learn-open-title = Zaczyna dwójka trefl
learn-open-what = Kto ją ma, wychodzi nią do pierwszej lewy. W tej lewie nie wolno zrzucać punktów.
learn-open-do = Wyjdź dwójką trefl.
learn-open-right = { NAME($seat, at: "start") } nie ma trefla, tylko cztery kiery, a żadnego nie wolno tu zrzucić.

learn-broken-title = Kiery trzeba złamać
learn-broken-what = Wychodzisz, czym chcesz, byle nie kierem: w kiery wolno wyjść dopiero wtedy, gdy ktoś zrzuci kiera na inny kolor.
learn-broken-do = Wyjdź w kara.
learn-broken-why = Dotknij kiera, a dowiesz się, dlaczego nie wolno.
learn-broken-right = { NAME($seat, at: "start") } nie ma kara i zrzuca kiera. Kiery są złamane: od teraz wolno w nie wychodzić.

learn-moon-title = Albo weź wszystkie
learn-moon-what = Ze wszystkimi kierami i damą trafiasz w księżyc: ty nie dostajesz nic, a każdy z pozostałych 26 punktów. Brakuje ci tylko króla kier, a { NAME($seat) } gra na końcu.
learn-moon-do = Weź także tę lewę.
learn-moon-right = Trafiasz w księżyc, więc pozostali dostają po 26 punktów. Ale uwaga: o jednego kiera mniej i księżyca nie ma.
learn-moon-low = Króla kier bierze ktoś inny. Księżyca nie ma, a twoje 25 punktów zostaje u ciebie.

learn-score-title = Wygrywa najniższy wynik
learn-score-what = Punkty ze wszystkich rozdań się sumuje. Gdy ktoś dojdzie do 100, partia się kończy. Zaczynasz to rozdanie z wynikiem 58, a { NAME($seat) } jest o punkt od 100.
learn-score-do = Zostaw kiera: niech weźmie go { NAME($seat) }.
learn-score-right = { NAME($seat, at: "start") } ma 100, a najniższy wynik masz ty. Wygrywasz.
learn-score-high = Kier jest teraz twój. { NAME($seat, at: "start") } ma nadal mniej niż 100 i partia trwa.

learn-done-title = To już cała gra
learn-done-what = Teraz twoja własna partia: łagodni przeciwnicy i słowo od trenera tam, gdzie karta ma znaczenie.
learn-done-play = Zagraj pierwszą partię
learn-done-again = Jeszcze raz od początku
learn-anyway = Aby mimo to ją zagrać, wybierz ją jeszcze raz.

## Jak grać, w skrócie.

learn-title = Jak grać
learn-game = Czarna Dama, czyli zwykłe kierki
learn-play = Ucz się, grając
learn-play-about =
    { $count ->
        [one] Jeden krótki krok, pięć minut
        [few] { $count } krótkie kroki, pięć minut
        [many] { $count } krótkich kroków, pięć minut
       *[other] { $count } krótkiego kroku, pięć minut
    }
learn-law = Cała księga zasad
learn-others = Inne odmiany kierek
learn-contents = Na tej stronie

howto-minute = W jedną minutę
howto-minute-title = Bierz jak najmniej
howto-minute-text = Każdy kier w twoich lewach to punkt, a dama pik to trzynaście. Gdy ktoś dojdzie do 100, wygrywa najniższy wynik.
howto-pass = Wymiana
howto-pass-title = Najpierw podaje się trzy karty
howto-pass-text = W pierwszym rozdaniu w lewo, w drugim w prawo, w trzecim naprzeciwko. W czwartym każdy zatrzymuje swoje karty, a potem wszystko zaczyna się od nowa.
howto-pass-fact = Dostaje { NAME($seat) }, po twojej lewej
howto-open = Pierwsza lewa
howto-open-title = Zaczyna dwójka trefl
howto-open-text = Kto ją ma, nią wychodzi. Nie masz tu trefla, ale kier musi poczekać: w pierwszej lewie nie wolno zrzucać punktów.
howto-follow = Dokładanie do koloru
howto-follow-title = Dołóż do koloru wyjścia
howto-follow-text = Każdy zagrywa jedną kartę: to jest lewa. { NAME($seat, at: "start") } wychodzi w trefle. Masz trefla, więc musisz go dołożyć. Bez trefla wolno zagrać dowolną kartę. Lewę bierze najwyższy trefl.
howto-trumps = Bez atutów
howto-trumps-title = Atutów nie ma
howto-trumps-text = Lewę bierze tylko kolor wyjścia. As kier jest wysoki, ale tutaj to prezent: dostaje go { NAME($seat) }.
howto-queen = Co się liczy
howto-queen-title = Dama kosztuje trzynaście
howto-queen-text = Kto bierze lewę, bierze i damę. Dokładasz niskiego pika pod króla i dama nie jest twoja.
howto-broken = Złamane kiery
howto-broken-title = Kiery trzeba złamać
howto-broken-text = Nikt nie może wyjść w kiery, dopóki jakiś kier nie zostanie zrzucony na inny kolor, jak tutaj twoja szóstka.
howto-moon = Strzał w księżyc
howto-moon-title = Wszystko albo nic
howto-moon-text = Weź wszystkie kiery i damę, a każdy z pozostałych dostanie 26 punktów. Jeśli zabraknie ci jednego kiera, zostajesz ze wszystkim, co masz w lewach.
howto-moon-fact = Punkty za rozdanie
howto-score = Koniec i zwycięstwo
howto-score-title = Wygrywa najniższy wynik
howto-score-text = Punkty ze wszystkich rozdań się sumuje. Partia kończy się, gdy ktoś ma 100, a wygrywa ten, kto ma najmniej.
howto-habits = Dobre nawyki na początek
howto-habits-title = Cztery dobre nawyki
howto-habits-free = Bierz lewę wysoką kartą, gdy nic to nie kosztuje: grasz na końcu, a punktów w niej nie ma.
howto-habits-low = Zachowuj niskie karty w każdym kolorze. Na końcu wybawią cię z kłopotów.
howto-habits-spades = Podaj asa i króla pik, jeśli masz mało pików poniżej damy.
howto-habits-void = Szybko pozbądź się któregoś koloru. Wtedy zrzucisz to, czego nie chcesz.

## Inny poziom, proponowany na końcu partii.

learn-level-up = Wygrywasz większość partii. Z innymi przeciwnikami może być ciekawiej.
learn-level-down = Ci przeciwnicy dają ci się we znaki. Z innymi może być przyjemniej.
learn-level-stay = Zostań przy tych
learn-level-to-beginner = Z początkującymi
learn-level-to-easy = Partia na luzie
learn-level-to-medium = Przyzwoita partia
learn-level-to-hard = Mocna partia
learn-level-to-expert = Z ekspertami
learn-level-chosen = Tak będzie od następnej partii. Możesz to zmienić na pierwszej stronie.
