### Matches between bots: why one can't be played, and what a program did instead of answering.

arena-players-few = Il faut au moins deux joueurs pour un match.
arena-player-none = Un joueur se désigne par le nom d’un robot, { $prefix }COMMANDE ou un objet appelable, et non par { $given }.
arena-deals-few = Il faut au moins une manche ou une partie pour un match.
arena-threads-few = Il faut au moins un fil d’exécution pour un match.
arena-limit-least = La limite de temps doit dépasser 0 seconde, et { $settle } valoir 0 point ou plus.
arena-memory-least = Il faut au moins { $bytes } octets de mémoire pour un programme.
arena-ray-missing = Pour une grappe, il faut Ray : { $command }
arena-ray-none = Il n’y a pas de grappe Ray à l’adresse « { $given } ».
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
arena-raised = il a levé l’exception { $error }.
arena-raised-saying = il a levé l’exception { $error } : { $said }
arena-no-action = il a choisi { $action }, qui n’est pas un coup : un joueur rend une carte, une liste de cartes à passer, une enchère, une couleur, « old » ou « new ».
arena-done-wrong = il a choisi { $action }, ce qui n’est pas permis : { LIST($reason) }
arena-refused = il a choisi { $action }, ce qui n’est pas permis ({ $code }) : { LIST($reason) }
arena-fault = { LIST($reason) } Il aurait pu répondre : { $expected }
arena-fault-crashed = il s’est terminé avant de répondre.
arena-fault-crashed-saying = il s’est terminé avant de répondre ; la dernière ligne de sa sortie d’erreur est « { $said } ».
arena-fault-slow =
    { $seconds ->
        [one] il n’a pas répondu en { $seconds } seconde.
       *[other] il n’a pas répondu en { $seconds } secondes.
    }
arena-fault-endless = il a écrit { $bytes } octets sans finir la ligne.
arena-fault-unreadable = il a répondu « { $answered } », qui n’est pas une réponse.
arena-fault-other = il a répondu « { $answered } », qui n’est pas un coup de la place { $seat } dans la phase `{ $phase }`.
arena-fault-declined = il a répondu par une erreur : « { $said } ».
arena-fault-refused = il a répondu par une erreur ({ $code }) : { LIST($reason) }
arena-playouts-few = Il faut au moins une manche et un fil d’exécution pour les simulations.
arena-record-exists = Le fichier { $file } existe déjà. Pour continuer son match, reprends-le.
arena-record-other = Le fichier { $file } est celui d’un autre match.
arena-record-terms = Le fichier { $file } est celui d’un autre match : { $name } y vaut { $there }, et ici { $here }.
arena-record-ended = Le match du fichier { $file } est terminé : chaque duel est tranché, et d’autres donnes n’y changeraient rien.
arena-record-unreadable = { $file } n’est pas l’enregistrement d’un match : la ligne { $line } est illisible.
