### The page: why it can’t start. Said by a small script of its own, to browsers that may know no other of the page’s: plain sentences, without arguments.

stopped-title = Het spel kan niet starten
stopped-browser = OpenHearts werkt niet in je browser: die is te oud, of WebAssembly of web workers staan uit. Dat doen strenge beveiligingsinstellingen, zoals de isolatiemodus op een iPhone.
stopped-browser-try = Werk de browser bij, sta deze site toe in de beveiligingsinstellingen of probeer een andere browser.
stopped-network = Een deel van de pagina is niet aangekomen. Controleer je verbinding.
stopped-again = Opnieuw proberen
