### The page: home, table, menu. Settings, rule rooms, scorepad and review have files of their own.

## Everywhere.

page-name = OpenHearts
page-back = Retour
page-close = Fermer
page-menu = Menu
page-reload = Recharger
page-new-version = Une nouvelle version d’OpenHearts est là. Ta partie est conservée.
page-unloaded = Cet élément de la page n’a pas pu être chargé. Vérifie la connexion et réessaie.
# The window's title.
page-title = { $what } · { page-name }
# A number as it is said in a sentence; ce qu'on compte est toujours féminin, ou plus d'un.
page-count =
    { $count ->
        [0] zéro
        [1] une
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
        [10] dix
       *[other] { $count }
    }

## The first screen.

home-title = Une petite dame de pique ?
home-promise = Gratuit, sans compte, même hors ligne.
home-play = Jouer
home-new = Nouvelle partie
home-finished = Revoir la partie terminée
home-against =
    { $count ->
        [1] contre un robot
       *[other] contre { page-count } robots
    }
home-resume = Reprendre la partie
home-kept =
    { $count ->
        [1] Une autre partie en attente
       *[other] { $count } autres parties en attente
    }
home-kept-title = Parties en attente
home-kept-about = Elles restent sur cet appareil jusqu’à ce que tu les finisses, ou que tu en commences une septième.
# Under a kept game: when it was last played.
home-kept-when = Jouée le { $when }
home-friends = Jouer entre amis
home-friends-about = Un lien suffit.
home-level = Les autres jouent
home-level-beginner = comme des débutants
home-level-easy = en douceur
home-level-medium = correctement
home-level-hard = serré
home-level-expert = comme des experts
home-rules = Changer les règles
home-rules-line = { $name } · { $end } · { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
home-games = Autres jeux
home-games-about = Toutes les variantes, et tes propres règles.
home-learn = Comment jouer
home-learn-about = En jouant, en images ou avec le livre des règles.
home-learn-first = Première fois ? Apprends le jeu en cinq minutes
home-learn-on = Suite des leçons
home-pad = Compter les points
home-pad-about = Pour jouer avec de vraies cartes, jetons compris.
home-you = Tes parties
home-you-about = Ta façon de jouer, chaque partie à revoir, tout dans un fichier.
home-settings = Réglages
home-unfinished = La table n’a pas pu être dressée. Vérifie la connexion et réessaie.

## What is played.

rules-own = Règles maison

## The table: its corners, the places, the cards.

table-hand = Manche { $number }
table-highest = le plus grand total gagne
table-pass-left = on passe à gauche
table-pass-right = on passe à droite
table-pass-across = on passe en face
table-pass-left2 = on passe au deuxième à gauche
table-pass-right2 = on passe au deuxième à droite
table-pass-left3 = on passe au troisième à gauche
table-pass-right3 = on passe au troisième à droite
table-pass-scatter = une carte à chacun
table-pass-hold = sans échange
# What of the rules has no room beside the title; it opens the rule book.
table-more =
    { $count ->
        [one] { $count } autre règle
       *[other] { $count } autres règles
    }
table-last-trick = Dernier pli
table-take-back = Reprendre le coup
table-hint = Conseil
table-scores = Scores
table-your-hand = Tes cartes
table-on-table = Sur la table
table-bot = robot
table-partner = partenaire
table-dealer = donne
table-leads = entame
table-passed = a passé
table-out = hors jeu
table-cards-left =
    { $count ->
        [one] reste { $count } carte
       *[other] reste { $count } cartes
    }
table-points =
    { $points ->
        [one] { $points } point pris
       *[other] { $points } points pris
    }
table-total = { result-total } : { $total }
# A card of the trick, read out.
table-played = { NAME($seat, at: "start") } : { CARD($card) }
table-played-cancelled = { NAME($seat, at: "start") } : { CARD($card) }, carte annulée
# A card of the hand, read out.
table-card =
    { $state ->
        [chosen] { CARD($card, as: "card-first") }, à passer
        [playable] { CARD($card, as: "card-first") }, jouable
        [barred] { CARD($card, as: "card-first") }, pas jouable pour l’instant
       *[plain] { CARD($card, as: "card-first") }
    }
table-card-advised =
    { $rank ->
        [best] { CARD($card, as: "card-first") }, jouable, meilleur choix, { $figure }
        [alike] { CARD($card, as: "card-first") }, jouable, presque aussi bien, { $figure }
       *[other] { CARD($card, as: "card-first") }, jouable, { $figure }
    }

## What is asked, and what happens.

turn-lead = À toi d’entamer
turn-lead-card = À toi : entame { CARD($card, as: "the-card") }
turn-lead-club = À toi : entame un trèfle
turn-follow = À toi : fournis du { SUIT($suit) }
turn-follow-short = À toi : { SUIT($suit) }
turn-discard = À toi : pas de { SUIT($suit) }, défausse libre
turn-discard-some = À toi : pas de { SUIT($suit) }
turn-drawn = À toi : tu as pioché { CARD($card, as: "the-card") }, joue-{ CARD($card, as: "card-it-acc") }
turn-last = Ta dernière carte
turn-waiting = { NAME($seat, at: "start") } réfléchit
turn-watching = Le pli apparaît une fois complet
turn-dealing = On distribue les cartes
turn-passing =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } choisit encore
        [with-you] { NAME($seats, at: "start") }, vous choisissez encore
       *[many] { NAME($seats, at: "start") } choisissent encore
    }
turn-received = { NAME($seat, at: "start") } te passe : { CARDS($cards) }
turn-received-all = Tu as reçu { CARDS($cards, as: "the-card") }
# The same, beside what is asked.
turn-received-marks = { NAME($seat, at: "start") } te passe : { MARKS($cards) }
turn-received-all-marks = Tu as reçu : { MARKS($cards) }
turn-continue = Touche pour continuer
turn-out = Tu es hors jeu. Les autres continuent
turn-takes =
    { WHO($seat) ->
        [you] Tu prends le pli
       *[other] { NAME($seat, at: "start") } prend le pli
    }
turn-takes-lying =
    { WHO($seat) ->
        [you] Tu prends le pli et les cartes restées là
       *[other] { NAME($seat, at: "start") } prend le pli et les cartes restées là
    }
turn-takes-kitty =
    { WHO($seat) ->
        [you] Tu prends le pli et le talon
       *[other] { NAME($seat, at: "start") } prend le pli et le talon
    }
turn-draws =
    { WHO($seat) ->
        [you] Tu pioches { turn-cards }
       *[other] { NAME($seat, at: "start") } pioche { turn-cards }
    }
turn-cards =
    { $count ->
        [1] une carte
       *[other] { page-count } cartes
    }
turn-draws-in-vain =
    { $count ->
        [1] Tu pioches la dernière carte, et toujours rien à fournir
       *[other] Tu pioches les { page-count } dernières cartes, et toujours rien à fournir
    }
turn-cancel = Les deux { CARD($card, as: "card-pair") } s’annulent
turn-stays = Tout s’annule : les cartes restent, et la main ne change pas
turn-thinking = Le coach réfléchit

## What is read out, and nowhere shown.

log-title = Ce qui se passe
# A trick with cards that count.
log-takes =
    { WHO($seat) ->
        [you] Tu prends le pli, dont { CARDS($cards, as: "the-card") } : { result-points }
       *[other] { NAME($seat, at: "start") } prend le pli, dont { CARDS($cards, as: "the-card") } : { result-points }
    }
log-totals = Totaux : { LIST($totals, list: "unit") }
log-best = Le mieux : { CARD($card, as: "the-card") }

## What holds in this hand.

holds-hearts =
    { $broken ->
        [true] Les cœurs sont brisés
       *[false] Les cœurs ne sont pas brisés
    }
holds-suit =
    { $broken ->
        [true] { SUIT($suit, as: "suit-all-first") } comptent, et sont brisés
       *[false] { SUIT($suit, as: "suit-all-first") } comptent, pas encore brisés
    }
holds-counts = { SUIT($suit, as: "suit-all-first") } comptent

## The pass.

pass-title =
    { $count ->
        [1] Passe une carte à { NAME($seat) }
       *[other] Passe { page-count } cartes à { NAME($seat) }
    }
pass-title-scatter = Passe une carte à chacun
# Where the taker sits.
pass-to-left = { NAME($seat, at: "start") } est à ta gauche.
pass-to-right = { NAME($seat, at: "start") } est à ta droite.
pass-to-across = { NAME($seat, at: "start") } est en face de toi.
pass-to-left2 = { NAME($seat, at: "start") } est à deux places sur ta gauche.
pass-to-right2 = { NAME($seat, at: "start") } est à deux places sur ta droite.
pass-to-left3 = { NAME($seat, at: "start") } est à trois places sur ta gauche.
pass-to-right3 = { NAME($seat, at: "start") } est à trois places sur ta droite.
pass-from = { NAME($seat, at: "start") } te passe les siennes.
pass-from-too = { NAME($seat, at: "start") } te passe aussi les siennes.
pass-scatter = Chacun reçoit une de tes cartes, et t’en passe une.
pass-aim = Maintenant, une pour { NAME($seat) }. Touche une autre place pour choisir pour quelqu’un d’autre.
pass-confirm = Passer à { NAME($seat) }
pass-confirm-scatter = Passer
pass-choose =
    { $count ->
        [1] Choisis une carte
       *[other] Choisis { page-count } cartes
    }
pass-choose-more = Choisis-en encore { page-count }
pass-take-back = Touche une carte choisie pour la reprendre.
pass-slot = Pour { NAME($seat) }
pass-slot-filled = Pour { NAME($seat) } : { CARD($card, as: "the-card") }. Reprendre

## The auction.

bid-title = Ton enchère
bid-none = Pas encore d’enchère.
bid-high =
    { WHO($seat) ->
        [you] Tu enchéris à { $bid }.
       *[other] { NAME($seat, at: "start") } enchérit à { $bid }.
    }
bid-pot = Dans le pot : { CHIPS($chips) }.
bid-stack = Tu as { CHIPS($chips) }.
bid-advice =
    { $bid ->
        [0] Le coach passerait.
       *[other] Le coach enchérirait à { $bid }.
    }
bid-too-few = Tu as { CHIPS($chips) } : trop peu pour enchérir.
bid-owes = Tu dois { CHIPS($chips) } et ne peux pas enchérir.
bid-confirm = Enchérir à { $bid }
bid-pass = Passer
bid-more = Un jeton de plus
bid-less = Un jeton de moins
bid-amount = Jetons de l’enchère
bid-quick =
    { $bid ->
        [one] { $bid } jeton
       *[other] { $bid } jetons
    }
turn-bidding = { NAME($seat, at: "start") } réfléchit à son enchère
turn-bids =
    { WHO($seat) ->
        [you] Tu enchéris à { bid-quick }
       *[other] { NAME($seat, at: "start") } enchérit à { bid-quick }
    }
turn-passes =
    { WHO($seat) ->
        [you] Tu passes
       *[other] { NAME($seat, at: "start") } passe
    }
turn-all-pass = Tout le monde passe : les cœurs comptent, un point chacun
turn-names =
    { WHO($seat) ->
        [you] Tu choisis { SUIT($suit) } : un point par carte
       *[other] { NAME($seat, at: "start") } choisit { SUIT($suit) } : un point par carte
    }
turn-naming = { NAME($seat, at: "start") } choisit la couleur
turn-naming-again = { NAME($seat, at: "start") } choisit de nouveau la couleur : le pot est resté
# At a player's place.
table-passes = passe
table-bid = enchère { $bid }
suit-title = Quelle couleur compte ?
suit-about = Tu as enchéri à { bid-quick }. Chaque carte de la couleur coûte un jeton, et tu entames.
suit-again = Le pot de { CHIPS($chips) } est resté : tu choisis de nouveau la couleur, et tu entames.
suit-held =
    { $count ->
        [0] aucune en main
       *[other] { page-count } en main
    }
suit-advice = Le coach choisirait { SUIT($suit) }.
suit-confirm = { SUIT($suit, as: "suit-all-first") } comptent
suit-choose = Choisis une couleur
suit-name = { SUIT($suit, as: "suit-first") }

## Cards that nobody holds: the kitty, and the stock that is drawn from.

kitty-word = Talon
kitty-count =
    { $count ->
        [one] Le talon : { $count } carte
       *[other] Le talon : { $count } cartes
    }
kitty-yours = Le talon est à toi
kitty-yours-cards = Le talon est à toi : { CARDS($cards, as: "the-card") }
kitty-taken =
    { WHO($seat) ->
        [you] Tu as pris le talon
       *[other] { NAME($seat, at: "start") } a pris le talon
    }
stock-word = Pioche
stock-count =
    { $count ->
        [one] La pioche : { $count } carte
       *[other] La pioche : { $count } cartes
    }

## The coach's figures.

coach-legend-points = { coach-where } : points perdus par rapport au meilleur choix.
coach-legend-chips = { coach-where } : jetons perdus par rapport au meilleur choix.
coach-legend-game = { coach-where } : pourcentage d’une partie perdu par rapport au meilleur choix.
coach-where =
    { $bars ->
        [true] Barres
       *[false] Sur les cartes
    }
coach-alike = Cochées : à peu près équivalentes.
coach-best = Le mieux

## The card counter.

counter-title = Compteur de cartes
counter-out = encore en jeu
counter-mine = à toi
counter-gone = tombées
# Read out.
counter-suit = { SUIT($suit, as: "suit-first") } : { LIST($parts, list: "unit") }.
counter-suit-out = encore en jeu { CARDS($cards, as: "rank") }
counter-suit-mine = à toi { CARDS($cards, as: "rank") }
counter-suit-gone = tombées { CARDS($cards, as: "rank") }
counter-without =
    { WHO($seats) ->
        [you] Tu n’en as pas
        [one] { NAME($seats, at: "start") } n’en a pas
        [with-you] { NAME($seats, at: "start") }, vous n’en avez pas
       *[many] { NAME($seats, at: "start") } n’en ont pas
    }
counter-known = Tu as passé à { NAME($seat) }
counter-aside =
    { $count ->
        [1] L’une d’elles est mise de côté.
       *[other] { $count } d’entre elles sont mises de côté.
    }

## Chips.

chips-word = Jetons
chips-pot = Pot
chips-left =
    { $owes ->
        [true] doit { CHIPS($chips) }
       *[false] reste { CHIPS($chips) }
    }
chips-owes = doit { CHIPS($chips, as: "chips-number") }
# Won in the hand, for a column.
chips-gain =
    { $gains ->
        [true] +{ CHIPS($chips, as: "chips-number") }
       *[false] { CHIPS($chips, as: "chips-number") }
    }
chips-in-pot = Dans le pot : { CHIPS($chips) }

## The end of a hand.

result-hand = Manche
result-total = Total
result-review = Revoir la manche
result-again = Rejouer cette manche
result-chart = Totaux manche par manche. Maintenant : { LIST($totals, list: "unit") }.
result-chart-total = { $name } { $total }
result-points =
    { $points ->
        [1] un point
        [one] { $points } point
       *[other] { $points } points
    }
result-suit = { SUIT($suit, as: "suit-all-first") } comptaient
# Beside a hand's score, read out.
result-moon = lune décrochée

## The menu.

menu-new = Nouvelle partie
menu-new-about = Une nouvelle donne. Cette partie-ci est conservée.
menu-games = Autres jeux
menu-rules = Règles maison
menu-rules-about = Pour la prochaine partie.
menu-learn = Règles de ce jeu
menu-settings = Réglages
menu-leave = Quitter la table
menu-leave-about = Ta partie est conservée ici.

## Settings.

settings-title = Réglages

## What is kept on this device.

unsaved-title = Cette partie n’est pas enregistrée
unsaved-about = Le navigateur n’a pas pu l’enregistrer : recharger la page ou commencer une autre partie la ferait perdre.
unsaved-why = Son stockage est plein, ou désactivé pour cette page. Tu peux continuer à jouer et enregistrer la partie dans un fichier. Pour la rouvrir, va à « { home-games } » sur la page d’accueil.
unsaved-save = Enregistrer en fichier
kept-game-unreadable = Une partie conservée sur cet appareil est illisible. Elle a été mise de côté.
kept-game-refused = Une partie conservée sur cet appareil ne peut pas être reprise. Elle a été mise de côté.
kept-rules-unreadable =
    { $count ->
        [one] Un règlement conservé sur cet appareil est illisible. Il a été mis de côté.
       *[other] { $count } règlements conservés sur cet appareil sont illisibles. Ils ont été mis de côté.
    }
kept-rules-not-kept = Ce navigateur ne conserve rien, et les règles n’ont pas pu être enregistrées. Enregistre-les dans un fichier.
kept-rules-no-room = Il y a de la place pour { $most } règlements. Supprimes-en un, puis enregistre de nouveau.

notice-undo = Annuler

## Why rules can’t be played, wherever that is read. $field is the name of a field, as a message or as it was written.

rules-fault = { LIST($field) } : { LIST($why) }
rules-fault-unknown = « { $field } » : { LIST($why) }
