### The page: why it can’t start. Said by a small script of its own, to browsers that may know no other of the page’s: plain sentences, without arguments.

stopped-title = Gra nie może się uruchomić
stopped-browser = OpenHearts nie działa w tej przeglądarce: jest za stara albo WebAssembly lub web workery są wyłączone. Wyłączają je surowe ustawienia bezpieczeństwa, na przykład tryb blokady na iPhonie.
stopped-browser-try = Zaktualizuj przeglądarkę, zezwól na tę stronę w ustawieniach bezpieczeństwa albo spróbuj w innej przeglądarce.
stopped-network = Część strony nie dotarła. Sprawdź połączenie.
stopped-again = Ponów próbę
