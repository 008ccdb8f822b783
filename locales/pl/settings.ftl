### Strona: jak wygląda i brzmi, co pokazuje i przechowuje.

counter-about = Które karty już zeszły i komu skończył się kolor.
settings-language = Język
settings-language-auto = Jak przeglądarka
settings-language-missing = Nie udało się wczytać tego języka. Sprawdź połączenie i spróbuj jeszcze raz.
settings-theme = Światło
settings-theme-auto = Jak urządzenie
settings-theme-evening = Wieczór
settings-theme-daylight = Dzień
settings-speed = Tempo
settings-speed-calm = Spokojne
settings-speed-normal = Normalne
settings-speed-quick = Szybkie
settings-speed-instant = Od razu
settings-four = Cztery barwy
settings-four-about = Trefle zielone, kara niebieskie.
settings-sound = Dźwięk
settings-sound-about = Karty, złamane kiery, księżyc.
settings-stays = Pełna lewa czeka na dotknięcie
settings-stays-about = W przeciwnym razie schodzi sama.
settings-hints = Podpowiedzi
settings-hints-about = Co zrobiłby trener i dlaczego.
settings-unsaved = Ta przeglądarka niczego nie przechowuje, więc ustawienia działają, dopóki nie wyjdziesz.
