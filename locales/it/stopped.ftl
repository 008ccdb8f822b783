### The page: why it can’t start. Said by a small script of its own, to browsers that may know no other of the page’s: plain sentences, without arguments.

stopped-title = Il gioco non può iniziare
stopped-browser = OpenHearts non funziona nel tuo browser: è troppo vecchio, oppure WebAssembly o i web worker sono disattivati. Lo fanno le impostazioni di sicurezza rigide, come la modalità di isolamento dell’iPhone.
stopped-browser-try = Aggiorna il browser, consenti questo sito nelle sue impostazioni di sicurezza o prova un altro browser.
stopped-network = Una parte della pagina non è arrivata. Controlla la connessione.
stopped-again = Riprova
