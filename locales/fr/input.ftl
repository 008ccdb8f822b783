### What is wrong with a file or a request that somebody sent.

## JSON. $place counts its characters from 1.

json-after = Le JSON est illisible : il y a encore du texte après sa fin, au caractère { $place }.
json-deep = Le JSON est illisible : il est imbriqué trop profondément, au caractère { $place }.
json-early = Le JSON est illisible : il s’arrête trop tôt, au caractère { $place }.
json-name = Le JSON est illisible : il manque un nom entre guillemets au caractère { $place }.
json-name-twice = Le JSON est illisible : le nom { $name } figure deux fois dans un objet, au caractère { $place }.
json-many = Le JSON est illisible : un objet a trop de noms, au caractère { $place }.
json-colon = Le JSON est illisible : il manque un deux-points au caractère { $place }.
json-comma-brace = Le JSON est illisible : il manque une virgule ou une accolade fermante au caractère { $place }.
json-comma-bracket = Le JSON est illisible : il manque une virgule ou un crochet fermant au caractère { $place }.
json-control = Le JSON est illisible : il y a un caractère de contrôle dans un texte, au caractère { $place }.
json-utf8 = Le JSON est illisible : le texte n’est pas en UTF-8, au caractère { $place }.
json-quote = Le JSON est illisible : il manque le guillemet fermant d’un texte, au caractère { $place }.
json-escape = Le JSON est illisible : un texte contient un échappement qui n’est pas du JSON, au caractère { $place }.
json-surrogate = Le JSON est illisible : un texte contient une moitié de paire de substitution, au caractère { $place }.
json-value = Le JSON est illisible : il manque une valeur au caractère { $place }.
json-zero = Le JSON est illisible : un nombre commence par 0, au caractère { $place }.
json-point = Le JSON est illisible : un nombre n’a pas de chiffres après son point, au caractère { $place }.
json-exponent = Le JSON est illisible : un nombre n’a pas de chiffres dans son exposant, au caractère { $place }.

## A position. $name is one of its fields.

position-object = Une position est un objet JSON.
position-no-field = Une position n’a pas de champ { $given }.
position-whole = { $name } est un nombre entier de { $least } à { $most }.
position-flag = { $name } vaut true ou false.
position-suit = { $name } vaut clubs, diamonds, spades ou hearts.
position-cards = { $name } est une liste de cartes.
position-piles = { $name } contient une liste de cartes par joueur.
position-numbers = { $name } est une liste de nombres entiers, un par joueur.
position-seats = { $name } est une liste de places.
position-no-card = { $name } contient { $given }, qui n’est pas une carte.
position-card-thrice = { $name } contient trois fois { CARD($card, as: "the-card") }.
position-hands = Ces règles demandent { $players } mains, une par joueur.
position-seat = { $name } est l’une des places, comptées à partir de 0.
position-one-each = { $name } est donné pour chaque joueur, ou pas du tout.
position-number = Le numéro d’une manche va de 0 à 999.
position-needs-leader = { $name } n’a de sens que pour une manche en cours : il faut donc aussi leader, la place qui a entamé le pli sur la table ou, s’il n’y en a pas, qui doit entamer.
position-table = Avec ces règles, aucun pli n’est annulé.
position-out = Personne à cette place ne peut être hors jeu.
position-leader-empty = Celui qui doit entamer n’a plus de carte.
position-trick-complete = Le pli sur la table est déjà complet.
position-card-absent = { CARD($card, as: "the-card-first") } n’est pas en jeu avec ces règles.
position-card-twice = { CARD($card, as: "the-card-first") } figure deux fois.
position-card-often = { CARD($card, as: "the-card-first") } figure plus de deux fois.
position-kitty-stock = Avec ces règles, les cartes qui restent forment une pioche, pas un talon.
position-stock = Avec ces règles, il n’y a pas de pioche.
position-two-players = Il faut des cartes à deux joueurs au moins.
position-not-out =
    { WHO($seat) ->
        [you] Tu n’as pas de cartes, mais tu n’es pas dans la liste des joueurs hors jeu.
       *[other] { NAME($seat, at: "start") } n’a pas de cartes, mais n’est pas dans la liste des joueurs hors jeu.
    }
position-out-holds =
    { WHO($seat) ->
        [you] Tu as des cartes, mais tu es dans la liste des joueurs hors jeu.
       *[other] { NAME($seat, at: "start") } a des cartes, mais est dans la liste des joueurs hors jeu.
    }
position-hand-empty = Chaque joueur a au moins une carte.
position-hand-size =
    { WHO($seat) ->
        [you] Tu n’as pas autant de cartes que les autres.
       *[other] { NAME($seat, at: "start") } n’a pas autant de cartes que les autres.
    }
position-chips = Avec ces règles, il n’y a pas de jetons.
position-auction = Avec ces règles, il n’y a pas d’enchères.
position-bidder = Sans enchère, les cœurs comptent : une autre couleur demande un enchérisseur.
position-pass = Il n’y a pas assez de cartes en main pour en passer { $cards }. S’il n’y a pas d’échange, indique passing: false ; si le jeu a commencé, indique leader.

## A log.

log-version = Ce n’est pas le journal d’une partie OpenHearts que cette version sait lire ("openhearts": 1 ou 2).
log-rules = On ne peut pas jouer avec les règles du journal ({ $field }). { LIST($why) }
log-seed = La graine du journal n’est pas un nombre entier de 0 à 2⁶⁴ − 1.
log-dealer = Le donneur du journal n’est pas celui par qui ses donnes commencent.
log-deal = Le journal n’a pas de donne avec une empreinte, un secret et des parts.
log-no-secret = Le journal ne contient pas le secret de ses donnes : personne ne peut encore les redistribuer.
log-secret = Le secret du journal ne fait pas 32 octets, écrits en 64 chiffres de 0 à f.
log-hash = Le secret du journal ne donne pas l’empreinte montrée avant la donne. Ce ne sont pas les donnes promises.
log-parts = Les parts du journal ne sont pas une par place, de { $most } octets au plus, écrites en chiffres de 0 à f.
log-hand = Cette manche n’existe pas dans le journal.
log-actions = Le journal n’a pas de liste d’actions.
log-action = L’action { $number } du journal, { $action }, est refusée. { LIST($why) }
log-action-form = Une action commence par bid, suit, pass, play ou moon ; viennent ensuite la place et le reste, comme dans play 3 QS.

## Une partie telle qu’on l’écrit. $name est une balise.

notation-line = Ligne { $line } : { LIST($why) }
notation-comment-open = Il manque l’accolade fermante d’un commentaire.
notation-tag-open = Il manque le crochet fermant d’une balise.
notation-tag-empty = La balise { $name } n’a pas de valeur.
notation-tag-twice = La balise { $name } figure deux fois.
notation-tag-unknown = Il n’existe pas de balise { $name }.
notation-version = Cette version ne lit pas les parties écrites sous cette forme.
notation-names = Les noms sont une liste de textes.
notation-no-deal = Il n’y a ni cartes données, ni graine pour les donner.
notation-empty = Le texte ne contient aucune partie.
notation-end = Le texte s’arrête trop tôt.
notation-word = { $given } ne peut pas figurer ici.
notation-unfinished = Une autre manche commence avant que celle-ci soit terminée.
notation-differs = Ce qui est dit de { $name } ne découle pas du reste.
notation-cards-differ = Ce ne sont pas les cartes qui ont été données.
notation-holding = { $given } n’est pas une carte d’une main. Écris les cartes couleur par couleur, comme S AQ5 H KT2 D - C AJ43.
notation-turn = C’est à { NAME($seat) } d’agir.
notation-trick = Le prochain pli porte le numéro { $number }.

## An event that an observer refuses. $name is a member of it, as it is written in JSON.

event-member = { $name } manque à l’événement, ou n’est pas ce qu’on y attend.
event-others = L’événement a des membres qu’aucun événement n’a.
event-first = Le premier événement à voir est une donne.
event-order = Cet événement ne peut pas venir ensuite.
event-deal = La donne ne s’accorde pas avec la partie jusqu’ici : { $name }.
event-action = { $action } n’a pas pu se produire. { LIST($why) }
event-cards = Les cartes de l’événement ne s’accordent pas avec celles déjà vues.
event-leads = L’événement doit dire qui entame quand cela dépend de cartes cachées, et seulement alors.

## A request, of the line protocol or in Python.

input-long = Une demande compte au plus { $most } octets.
input-words = Cette demande n’attend pas d’autres mots.
input-new = Une nouvelle partie attend des règles et une graine, pas { $given }.
input-seed = Une graine est un nombre entier de 0 à 2⁶⁴ − 1.
input-pad = Une feuille de score attend rules, dealer et hands, pas { $given }.
input-dealer = Le donneur est une place, de 0 à { $most }.
input-hands = Les manches sont une liste.
input-no-hand = Cette manche n’existe pas dans cette partie.
input-bot = Il n’y a pas de robot de ce nom.
input-bot-words = Un robot demande son nom, une place et une graine, rien de plus.
input-steps = Le nombre d’étapes va de 0 à { $most }.
input-coach = Un coach étudie de 1 à { $most } décisions, et demande une graine.
input-depth = Une profondeur est un nombre entier de 0 à { $most }.
input-count = Il y en a plus de { $most }. Demande moins de profondeur.
input-undo-game = Cette manche appartient à une partie, dont le journal garde ce qui a été fait. Prends un clone.
input-undo-deal = Il n’y a rien à reprendre.
input-pickle-deal = Une donne tirée au sort n’a pas de journal sous lequel la sérialiser avec pickle. Sérialise la vue.
input-text-deal = Une donne tirée au sort n’a pas de texte : elle ne sait pas, carte par carte, comment on y est arrivé. Hand.from_cards met en place ce qu’il en reste comme une position, qui en a un.
input-solve = Une manche peut être résolue dès que des cartes sont jouées.
input-solve-nodes = La fin de cette manche demande plus de { $most } nœuds. Résous-la plus tard dans la manche, ou accorde-en plus.
input-deals-seat = Les donnes se tirent au sort à partir de la vue d’une place, pas de celle d’un spectateur.
input-choose-seat = Un spectateur n’a pas de cartes à choisir : prends la vue de la place dont c’est le tour.
input-deals-none = Aucune donne ne s’accorde avec tout ce que montre cette vue.
input-version = La vue a été sérialisée avec pickle par une autre version.
input-parts = Une donne équitable demande un secret de 32 octets, et pour chaque place une part de { $most } octets au plus.
input-observe = Un observateur attend des règles et une place, pas { $given }.
input-observer = Il n’y a pas encore d’observateur ; observe en crée un.
input-observed = La place d’un observateur est un nombre entier de 0 à { $most }, ou null pour un spectateur.
input-events = Les événements sont numérotés à partir de 0 ; il y en a eu { $most }.
input-events-position = Une partie n’a d’événements que si elle commence par une donne, et cette position est au-delà.
input-playouts = Le nombre de manches va de 1 à { $most }, suivi d’une graine.

## In Python only.

input-json-type = Du JSON est un texte ou un dict, pas { $type }.
input-file-name = Il faut ici le contenu d’un fichier, et non son nom : { $code }.
input-json-values = Ces valeurs ne peuvent pas s’écrire en JSON : { $why }.
input-json-number = Le JSON est illisible : le nombre { $given } est trop grand.
input-json-surrogate = Le texte contient une moitié de paire de substitution, qui n’est pas un caractère.
input-hand-values = Une manche ne peut pas s’écrire en JSON : { $why }.
input-message = { $given } n’est pas un message que cette version sait dire.
input-pass-list = Un échange est une liste de cartes, comme ["QS", "AH", "2C"], même s’il n’y en a qu’une : ["QS"].
input-bid-whole = Une enchère est un nombre entier de jetons, pas { $given }.
input-meant = Vouliez-vous dire « { $name } » ?
# How the value that a rule needs is written.
input-json-value = En JSON : { $json }
input-bot-none = Il n’y a pas de robot « { $given } ». { LIST($why) }
input-bot-known = Il y a { LIST($bots) }. Après un deux-points, on peut dire à flat et à expert combien de simulations ou de nœuds consacrer à une décision (expert:50000), à uct combien de donnes tirer et combien de fois jouer chacune (uct:20:50), et à expert que seuls comptent les points de la manche (expert:points).
input-seed-not = Une graine est un nombre entier de 0 à 2⁶⁴ − 1, pas { $given }.
input-rules = Un règlement vient de Rules(), preset() ou Rules.from_json() ; { $given } n’en est pas un.
input-rules-seed = { $given } n’est pas un règlement. Si c’est une graine, donne-la par son nom : seed={ $given }.
input-bots-each = Nomme un robot pour les { $players } places, ou un pour chacune.
input-players-each = Il faut { $players } joueurs, un par place, et non { $given }.
input-deals-number = Le nombre de donnes va de 1 à { $most }.
input-nodes-few = Accorde au moins un nœud.
input-seed-and-deal = Une partie se joue avec une graine ou une donne équitable, pas les deux.
input-deal = Une donne équitable vient de FairDeal() ; { $given } n’en est pas une.
input-no-view = { $given } n’est pas un View : game.view(seat) en donne un.
input-not-a-hand = { $given } n’est pas un Hand : game.hand en est un.
input-not-a-game = { $given } n’est pas un Game : oh.Game() en fait un.
input-not-made = Un Hand et un View viennent d’une partie, par game.hand et game.view(seat) ; Hand.from_cards() met en place une position.
input-notation-type = Les parties en notation lisible sont un texte, pas { $type }.
input-one-game = Le texte contient plusieurs parties, et non une.
input-view = Ce n’est pas la vue d’une manche en cours selon ces règles ; avec une pioche, aucune vue ne peut être lue.
input-comment = La place d’un commentaire est un nombre d’actions de 0 à { $most }, et non { $given }.
input-openspiel-option = Le hearts d’OpenSpiel n’a pas d’option { $given }.
input-openspiel-history = Un historique du hearts d’OpenSpiel ne peut pas continuer par { $given } à la place { $place }.
input-openspiel-short = L’historique s’arrête avant que les cartes soient données.
input-nodes = Un coach étudie de 1 à { $most } décisions, pas { $given }.
input-seconds = Un robot réfléchit de 0 à { $most } secondes, pas { $given }.

## The requests of the line protocol: what each does or answers.

request-hello = Nomme le programme, sa version et ses robots.
request-help = Donne la liste des demandes.
request-fields = Le tableau des champs des règles.
request-messages = La liste complète de ce que dit le moteur, avec les arguments de chaque message.
request-refusals = La liste complète des raisons d’un refus.
request-presets = Les jeux, et ce qui les distingue du jeu classique.
request-rules = Vérifie un règlement et écrit tous ses champs.
request-sheet = Un règlement, à lire.
request-new = Distribue les cartes d’une nouvelle partie.
request-hand = Met en place une position.
request-pad = Tient le score d’une partie avec de vraies cartes.
request-load = Rejoue un journal.
request-log = La partie sous forme de journal.
request-status = Où en est la partie.
request-view = Ce qu’une place peut savoir d’une manche.
request-truth = Tout ce qui concerne une manche.
request-events = Ce qui s’est passé dans la partie, vu de tous et de chaque place.
request-observe = Suit une partie depuis une place, ou en spectateur.
request-see = Voit l’événement suivant ; répond par la vue qui en résulte.
request-legal = Les cartes que peut jouer celui dont c’est le tour.
request-rest = Comment doit finir le reste de la manche, si une place peut en être sûre ; rien n’est joué.
request-bot = Ce que ferait un robot ; rien n’est joué.
request-think = Pareil, petit à petit : à chaque nouvelle demande, il continue.
request-coach = Ce que vaut chaque choix d’une place, et pourquoi ; rien n’est joué.
request-count = Le nombre de suites possibles de cette longueur.
request-playouts = Des manches au hasard selon les règles de la partie, résumées.
request-quit = Termine la session.
request-bid = Enchérit ; 0, c’est passer.
request-suit = Choisit la couleur qui compte.
request-pass = Passe des cartes ; avec scatter, la première va à gauche, et ainsi de suite dans le sens horaire.
request-play = Joue une carte.
request-moon = Dit comment compte une lune.
