### The page: why it can’t start. Said by a small script of its own, to browsers that may know no other of the page’s: plain sentences, without arguments.

stopped-title = Le jeu ne peut pas démarrer
stopped-browser = OpenHearts ne fonctionne pas dans ton navigateur : il est trop ancien, ou bien WebAssembly ou les web workers sont désactivés. C’est ce que font les réglages de sécurité stricts, comme le mode Isolement de l’iPhone.
stopped-browser-try = Mets le navigateur à jour, autorise ce site dans ses réglages de sécurité ou essaie un autre navigateur.
stopped-network = Une partie de la page n’est pas arrivée. Vérifie ta connexion.
stopped-again = Réessayer
