### Matches between bots: why one can't be played, and what a program did instead of answering.

arena-players-few = Un match demande au moins deux joueurs.
arena-player-none = Un joueur est le nom d’un robot, { $prefix }COMMANDE ou un objet appelable, pas { $given }.
arena-deals-few = Un match demande au moins une manche ou une partie.
arena-threads-few = Un match demande au moins un fil d’exécution.
arena-limit-least = La limite de temps dépasse 0 seconde, et { $settle } vaut 0 point ou plus.
arena-memory-least = Un programme demande au moins { $bytes } octets de mémoire.
arena-ray-missing = Une grappe demande Ray : { $command }
arena-command-unreadable = { $given } ne se lit pas comme une commande : { $reason }.
arena-command-empty = { $given } ne désigne aucun programme.
arena-program-none = Il n’y a pas de programme { $given } à lancer.
# $reason is a sentence, one of those below.
arena-failed = { $player } : { LIST($reason) }
arena-no-start = il n’a pas démarré : { $reason }.
arena-start-ended = il n’a pas démarré : il s’est terminé avant de répondre à `{ $asked }`.
arena-start-slow = il n’a pas démarré : il n’a pas répondu à `{ $asked }` en { $seconds } secondes.
arena-start-unreadable = il n’a pas démarré : ce qu’il a répondu à `{ $asked }` n’est pas une réponse.
arena-start-declined = il n’a pas démarré : il a répondu à `{ $asked }` par une erreur : { $said }
arena-raised = il a levé { $error }.
arena-raised-saying = il a levé { $error } : { $said }
arena-no-action = il a choisi { $action }, qui n’est pas un coup : un joueur rend une carte, une liste de cartes à passer, une enchère, une couleur, « old » ou « new ».
arena-done-wrong = il a choisi { $action }, ce qui n’est pas permis : { LIST($reason) }
arena-refused = il a choisi { $action }, ce qui n’est pas permis ({ $code }) : { LIST($reason) }
arena-playouts-few = Les simulations demandent au moins une manche et un fil d’exécution.
