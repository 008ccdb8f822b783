### The page: why it can’t start. Said by a small script of its own, to browsers that may know no other of the page’s: plain sentences, without arguments.

stopped-title = Das Spiel kann nicht starten
stopped-browser = OpenHearts läuft in deinem Browser nicht: Er ist zu alt, oder WebAssembly oder Web-Worker sind ausgeschaltet. Das tun strenge Sicherheitseinstellungen wie der Blockierungsmodus auf dem iPhone.
stopped-browser-try = Aktualisiere den Browser, erlaube diese Seite in seinen Sicherheitseinstellungen oder nimm einen anderen Browser.
stopped-network = Ein Teil der Seite ist nicht angekommen. Prüf deine Verbindung.
stopped-again = Noch einmal versuchen
