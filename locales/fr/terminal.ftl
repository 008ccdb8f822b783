### The command line. What somebody types (commands, options, `old`, `sheet`) is the same in every language and comes
### as an argument or stands outside the sentence.

## Cards, numbers and chips.

terminal-card = { MARK($card) }
terminal-number = { $number }
terminal-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-signed-hundredths = { SIGNED(NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2)) }
terminal-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
terminal-money = { SIGNED(NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 6)) }
terminal-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
terminal-seconds-left = reste { $seconds } s
# Chips as a number alone, in a table.
terminal-amount = { $amount }
terminal-chips-number = { CHIPS($chips, as: "terminal-amount") }
terminal-chips = { CHIPS($chips) }
terminal-chips-worth = { CHIPS($chips) } ({ NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 6) })
terminal-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Which cards cost so much: "14 points (Q♠ 4♥)".
terminal-points-of =
    { $points ->
        [one] { $points } point ({ $cards })
       *[other] { $points } points ({ $cards })
    }
# At the head of a column, and of a list: the reader.
terminal-you = Toi

## A game: how it begins.

terminal-seed = graine { $seed }
terminal-help-key = { $key } pour l’aide
terminal-partners = Tu joues avec { NAME($seats) }.
terminal-partners-others = { NAME($seats) } jouent ensemble.
terminal-rules-here = Les règles de cette partie

## A hand: how it begins, and the pass.

terminal-hand = Manche { $number }
terminal-total = Total
terminal-deals =
    { WHO($seat) ->
        [you] Tu donnes
       *[other] { NAME($seat, at: "start") } donne
    }
terminal-way =
    { $way ->
        [left] on passe à gauche
        [right] on passe à droite
        [across] on passe en face
        [left2] on passe au deuxième à gauche
        [right2] on passe au deuxième à droite
        [left3] on passe au troisième à gauche
        [right3] on passe au troisième à droite
        [scatter] une carte à chacun
       *[hold] sans échange
    }
terminal-kitty-of = talon de { $count }
terminal-stock-of = pioche de { $count }
terminal-place-left = à ta gauche
terminal-place-right = à ta droite
terminal-place-across = en face de toi
terminal-place-left2 = à deux places sur ta gauche
terminal-place-right2 = à deux places sur ta droite
terminal-place-left3 = à trois places sur ta gauche
terminal-place-right3 = à trois places sur ta droite
terminal-pass-to =
    { $partner ->
        [true] Passe { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } à { NAME($seat) }, de ton équipe, { WORD($way, of: "terminal-place") }.
       *[false] Passe { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } à { NAME($seat) }, { WORD($way, of: "terminal-place") }.
    }
terminal-pass-scatter = Une carte pour chacun des autres, dans cet ordre : { NAME($seats) }.
terminal-given = À { NAME($seat) } { $card }
terminal-received = { NAME($seat, at: "start") } te passe : { $cards }
terminal-received-one = { NAME($seat, at: "start") } te passe { $card }

## The auction.

terminal-auction-carries =
    { WHO($seat) ->
        [you] Le pot est resté, donc pas d’enchères : tu choisis de nouveau la couleur, sans payer davantage.
       *[other] Le pot est resté, donc pas d’enchères : { NAME($seat) } choisit de nouveau la couleur, sans payer davantage.
    }
terminal-bid-passed =
    { WHO($seat) ->
        [you] Tu passes
       *[other] { NAME($seat, at: "start") } passe
    }
terminal-bid-made =
    { WHO($seat) ->
        [you] Tu enchéris à { $bid }
       *[other] { NAME($seat, at: "start") } enchérit à { $bid }
    }
terminal-bid-paid =
    { WHO($seat) ->
        [you] Tu verses ton enchère de { $bid } au pot, qui contient maintenant { CHIPS($pot) }.
       *[other] { NAME($seat, at: "start") } verse son enchère de { $bid } au pot, qui contient maintenant { CHIPS($pot) }.
    }
terminal-suit-named =
    { WHO($seat) ->
        [you] Tu choisis { SUIT($suit) } et tu entames : chaque { $symbol } compte un point.
       *[other] { NAME($seat, at: "start") } choisit { SUIT($suit) } et entame : chaque { $symbol } compte un point.
    }
terminal-suit-all-passed =
    { WHO($seat) ->
        [you] Tout le monde a passé : chaque { $symbol } compte un point, et tu entames.
       *[other] Tout le monde a passé : chaque { $symbol } compte un point, et { NAME($seat) } entame.
    }
terminal-last-bid = Dernière enchère : { $bid } ({ NAME($seat) })
terminal-no-bid = Pas encore d’enchère
terminal-pot = Pot : { CHIPS($chips, as: "terminal-amount") }
terminal-own-stack = Tes jetons : { CHIPS($chips, as: "terminal-amount") }
terminal-only-pass =
    { $why ->
        [debt] Tu as une dette : tu ne peux que passer.
        [none] Tu n’as plus de jetons : tu ne peux que passer.
       *[short] Tu n’as pas de quoi monter plus haut : tu ne peux que passer.
    }
# On the prompt: this suit counts.
terminal-counts = { $symbol } compte

## Tricks.

terminal-drew = { $play } (après { $count } à la pioche)
terminal-cancelled =
    { $count ->
        [one] { LIST($cards) } s’annule
       *[other] { LIST($cards) } s’annulent
    }
terminal-trick-stays =
    { WHO($seat) ->
        [you] Il ne reste aucun { $symbol } : les { $count } cartes restent sur la table et tu entames de nouveau
       *[other] Il ne reste aucun { $symbol } : les { $count } cartes restent sur la table et { NAME($seat) } entame de nouveau
    }
terminal-trick-none-left = Il ne reste aucun { $symbol } pour prendre le dernier pli
terminal-trick-takes =
    { WHO($seat) ->
        [you] Tu le prends
       *[other] { NAME($seat, at: "start") } le prend
    }
terminal-trick-takes-table =
    { WHO($seat) ->
        [you] Tu le prends, avec les { $count } cartes de la table
       *[other] { NAME($seat, at: "start") } le prend, avec les { $count } cartes de la table
    }
terminal-trick-partner-takes = { NAME($seat, at: "start") }, de ton équipe, le prend
terminal-trick-partner-takes-table = { NAME($seat, at: "start") }, de ton équipe, le prend, avec les { $count } cartes de la table
terminal-on-table = Sur la table : { $count } cartes
terminal-taking =
    { WHO($seat) ->
        [you] Le pli est à toi pour l’instant
       *[other] Le pli est à { NAME($seat) } pour l’instant
    }
terminal-taking-nobody = Le pli n’est à personne pour l’instant
terminal-broken =
    { $suit ->
        [clubs] Les trèfles sont brisés.
        [diamonds] Les carreaux sont brisés.
        [spades] Les piques sont brisés.
       *[hearts] Les cœurs sont brisés.
    }
terminal-held = Cartes en main :
terminal-stock = pioche { $count }
terminal-kitty-taken =
    { WHO($seat) ->
        [you] Tu prends le talon
       *[other] { NAME($seat, at: "start") } prend le talon
    }
terminal-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
terminal-cards-named =
    { $count ->
        [one] { $count } carte : { $cards }
       *[other] { $count } cartes : { $cards }
    }
terminal-kitty-with = Le talon, chez { NAME($seat) } : { $cards }
terminal-you-draw = Tu pioches { $cards }
terminal-stock-empty = La pioche est vide
terminal-out =
    { WHO($seat) ->
        [you] Tu n’as plus de carte : tu es hors jeu.
       *[other] { NAME($seat, at: "start") } n’a plus de carte et sort du jeu.
    }
terminal-rest-last =
    { WHO($seat) ->
        [you] Plus personne d’autre n’a de cartes : tu prends celles qui restent
       *[other] Plus personne d’autre n’a de cartes : { NAME($seat) } prend celles qui restent
    }
terminal-rest-out-together =
    { WHO($seat) ->
        [you] Plus personne n’a de cartes : tu prends celles qui restent
       *[other] Plus personne n’a de cartes : { NAME($seat) } prend celles qui restent
    }
terminal-rest-in-hand = { $count } en main
terminal-rest-in-stock = { $count } dans la pioche

## Prompts, and what is said of a line that can't be taken.

terminal-ask-suit = Choisis la couleur qui compte
terminal-ask-cards = Tes cartes
terminal-ask-moon = { $old } ou { $new }
terminal-ask-pass = Passe
terminal-ask-bid-one = Enchéris à { $least }, ou passe
terminal-ask-bid = Enchéris de { $least } à { $most }, ou passe
terminal-ask-lead = Entame
terminal-ask-lead-only = Entame : { $card }
terminal-ask-follow = Fournis du { SUIT($suit) }
terminal-ask-only = Joue : { $card }
terminal-ask-any = Pas de { SUIT($suit) }, défausse libre
terminal-ask-other = Pas de { SUIT($suit) }

terminal-type-bid = Tape un nombre de jetons, ou { $word }.
terminal-type-suit = Tape { LIST($suits, list: "or") } (trèfle, carreau, pique ou cœur) ; la première lettre suffit.
terminal-type-pass = Tape les cartes à passer, comme { $cards }, ou { $key } pour l’aide.
terminal-type-card = Tape une carte, comme { $card }, ou { $key } pour l’aide.
terminal-type-moon = Tape { $old } ou { $new }.
terminal-no-trick-yet = Aucun pli n’est encore fait.
terminal-no-hand-yet = Aucune manche n’est encore finie.

## Help in the middle of a game.

terminal-typing-cards = Tape une carte par son rang et sa couleur, à l’anglaise (J, Q, K, A ; c trèfle, d carreau, s pique, h cœur) : { $queen } est la dame de pique, { $ten } ou { $short } le 10 de carreau, { $two } le 2 de trèfle. Le rang seul suffit quand une seule carte de ce rang peut se jouer.
terminal-typing-brackets = Les cartes entre [crochets] sont celles que tu peux jouer ; sans crochets, tu peux jouer n’importe laquelle.
terminal-typing-enter = S’il n’y a qu’une carte à jouer, la touche Entrée suffit.
terminal-typing-pass = Pour passer des cartes, tape-les toutes : { $cards }.
terminal-typing-bid = Pour enchérir, tape un nombre de jetons, ou { $word }. Une couleur se choisit par sa première lettre en anglais.
terminal-typing-cancelled = Les cartes marquées × sont annulées : l’autre exemplaire est tombé dans le même pli.
terminal-command-scores = les scores, et les points de cette manche jusqu’ici
terminal-command-scores-chips = les scores, les jetons, et les points de cette manche jusqu’ici
terminal-command-last = le dernier pli
terminal-command-rules = les règles de cette partie
terminal-command-hint = ce que ferait le coach, et pourquoi
terminal-command-quit = quitter ; la partie est conservée, et `{ $command }` la reprend

## Hints.

terminal-hint-bid = Le coach enchérirait à { $bid }.
terminal-hint-no-bid = Le coach passerait.
terminal-hint-suit = Le coach choisirait { SUIT($suit) }.
terminal-hint-play = Le coach jouerait { $card }.
terminal-hint-pass = Le coach passerait { $cards }.
terminal-hint-moon = Le coach dirait { $way }.
terminal-hint-points = Points à prévoir dans cette manche :
terminal-hint-costs = Ce que coûterait chaque carte, en points :
terminal-hint-chips = Jetons à gagner par rapport à un joueur prudent :

## Scores and chips.

terminal-moon-mark = * une lune décrochée
terminal-so-far = Dans cette manche jusqu’ici :
terminal-sides = Équipes :
terminal-side = { NAME($seats) } { $points }
terminal-dropped =
    { WHO($seat) ->
        [you] Tu tombes sur un multiple de 50 et perds 50 points.
       *[other] { NAME($seat, at: "start") } tombe sur un multiple de 50 et perd 50 points.
    }
terminal-chips-head = Jetons :
terminal-chips-debt = { $holding } (une dette)
terminal-chips-pot = le pot { CHIPS($chips, as: "terminal-amount") }
terminal-settled = Les jetons
terminal-cashed = Les jetons à la fin, sur { CHIPS($bought, as: "terminal-amount") } achetés
terminal-cashed-worth = Les jetons à la fin, sur { CHIPS($bought, as: "terminal-amount") } achetés à { NUMBER($worth, maximumFractionDigits: 6) } pièce
terminal-pot-left = Resté dans le pot, que personne n’a gagné : { CHIPS($chips) }.
terminal-moon-shot =
    { WHO($seats) ->
        [you] Tu as décroché la lune.
        [one] { NAME($seats, at: "start") } a décroché la lune.
        [with-you] { NAME($seats, at: "start") }, vous avez décroché la lune.
       *[many] { NAME($seats, at: "start") } ont décroché la lune.
    }
terminal-sun-shot =
    { WHO($seats) ->
        [you] Tu as décroché le soleil.
        [one] { NAME($seats, at: "start") } a décroché le soleil.
        [with-you] { NAME($seats, at: "start") }, vous avez décroché le soleil.
       *[many] { NAME($seats, at: "start") } ont décroché le soleil.
    }
terminal-moon-old =
    { $sides ->
        [true] Chaque adversaire marque { $points }.
       *[false] Tous les autres marquent { $points }.
    }
terminal-moon-new =
    { WHO($seats) ->
        [you] Tu retires { $points }.
        [one] { NAME($seats, at: "start") } retire { $points }.
        [with-you] Vous retirez { $points } chacun.
       *[many] { NAME($seats, at: "start") } retirent { $points } chacun.
    }
# Said to whoever shot it.
terminal-moon-new-choice =
    { WHO($seats) ->
        [you] Tu retires { $points }.
       *[with-you] Vous retirez { $points } chacun.
    }
terminal-wins =
    { WHO($seats) ->
        [you] Tu gagnes la partie.
        [one] { NAME($seats, at: "start") } gagne la partie.
        [with-you] { NAME($seats, at: "start") }, vous gagnez la partie.
       *[many] { NAME($seats, at: "start") } gagnent la partie.
    }
terminal-shared-win =
    { WHO($seats) ->
        [with-you] { NAME($seats, at: "start") }, vous êtes à égalité et partagez la victoire.
       *[many] { NAME($seats, at: "start") } sont à égalité et se partagent la victoire.
    }
terminal-level =
    { WHO($seats) ->
        [with-you] { NAME($seats, at: "start") }, vous êtes à égalité : on joue encore une manche.
       *[many] { NAME($seats, at: "start") } sont à égalité : on joue encore une manche.
    }
terminal-over = La partie est finie.

## Games and evenings in files.

terminal-game-kept = La partie est conservée ; `{ $command }` la reprend.
terminal-game-aside = La partie que tu as quittée est conservée dans { $file }
terminal-game-unkept = La partie ne peut pas être conservée dans { $file } : { $reason }
terminal-game-beside = { $file } contient maintenant une autre partie ; celle-ci est conservée dans { $kept }
terminal-evening-kept = La soirée est conservée ; `{ $command }` la reprend.
terminal-evening-aside = La soirée précédente est conservée dans { $file }
terminal-evening-beside = { $file } reste tel quel ; la soirée est conservée dans { $kept }
terminal-evening-unkept = La soirée ne peut pas être conservée dans { $file } : { $reason }
terminal-no-game-kept = aucune partie n’est conservée dans { $file }
terminal-no-evening-kept = aucune soirée n’est conservée dans { $file }
terminal-game-not-text = { $file } n’est pas une partie conservée : ce n’est pas du texte
terminal-game-unreadable = { $file } ne peut pas être rejoué : { $reason }
terminal-game-ended = la partie de { $file } est finie
terminal-game-there = { $file } existe déjà ; { $option } reprend la partie qu’il contient
terminal-evening-there = { $file } existe déjà ; { $option } reprend la soirée qu’il contient
terminal-resume-game-takes-no = { $option } reprend la partie conservée et n’admet donc pas { $other }
terminal-resume-evening-takes-no = { $option } reprend la soirée conservée et n’admet donc pas { $other }
terminal-file = { $file } : { $reason }
terminal-file-not-text = { $file } n’est pas du texte en UTF-8 ; enregistre-le dans cet encodage
terminal-system-missing = Fichier ou dossier introuvable
terminal-system-folder = C’est un dossier
terminal-system-no-folder = Ce n’est pas un dossier
terminal-system-forbidden = Accès refusé
terminal-system-there = Le fichier existe déjà
terminal-system-full = Plus d’espace disponible
terminal-system-failing = Erreur d’entrée/sortie
terminal-system-large = Fichier trop volumineux
terminal-system-read-only = Système de fichiers en lecture seule
terminal-system-long = Nom de fichier trop long

## What is wrong with the words of a command.

terminal-try-help = { $reason } ; essaie `{ $command }`
terminal-whole-number = { $option } attend un nombre entier de { $least } à { $most }
terminal-wrong-names = { $option } attend des noms différents de 1 à 20 lettres, séparés par des virgules
terminal-names-many = { $option } donne { $count } noms pour { $players } joueurs
terminal-bots-many = { $option } donne { $count } robots pour { $seats } places
terminal-no-language = { $option } attend { LIST($languages, list: "or") }, pas « { $given } »
terminal-preset-or-file = choisis un jeu avec { $preset } ou avec { $rules }, pas les deux
terminal-no-preset = il n’y a pas de jeu « { $name } » ; il y a { LIST($names) }
terminal-field-value = { $option } attend { $form }, pas « { $given } »
terminal-json-or-markdown = choisis { $json } ou { $markdown }, pas les deux
terminal-all-games-take-no-rules = { $list } et { $all } montrent tous les jeux et n’admettent donc pas de règles
terminal-list-or-all = choisis { $list } (leurs noms) ou { $all } (comment chacun se joue), pas les deux
terminal-list-no-markdown = { $list } n’existe pas en Markdown ; { $book } affiche le livre des règles
terminal-match-needs = il faut { $hands } ou { $games } pour un match
terminal-arena-either = un match demande des joueurs, ou { $show } un fichier ; pas les deux
terminal-arena-resume-what = { $record } indique ce que { $resume } doit continuer
terminal-limit-above = { $option } attend un nombre de secondes supérieur à 0
terminal-memory-size = { $option } attend une taille comme { LIST($sizes, list: "or") }
terminal-settle-least = { $option } attend un nombre de points, 0 ou plus
terminal-sheet-takes-no = une feuille tirée d’un fichier n’admet pas { $option }
terminal-chips-for-none = { $option } vaut pour des règles avec jetons ; { $settlement } les choisit
terminal-json-for-file = { $option } est pour une feuille tirée d’un fichier
terminal-dealer-none = { $option } attend l’un de ces noms : { LIST($names) }, pas « { $given } »

terminal-output-closed = la sortie standard est fermée

# Errors of reading the command line itself. The arguments come in the notation of Python's `%`.
terminal-words-argument = { $name } : { $reason }
terminal-words-unknown = mots inconnus : { $words }
terminal-words-missing = il manque : { $names }
terminal-words-one-of-missing = il faut l’un de ceux-ci : { $names }
terminal-words-no-value = attend une valeur
terminal-words-some-value = attend au moins une valeur
terminal-words-most-value = attend au plus une valeur
terminal-words-surplus = ne prend pas de valeur : « { $value } » est en trop
terminal-words-not-number = « { $value } » n’est pas un nombre
terminal-words-not-whole = « { $value } » n’est pas un nombre entier
terminal-words-not-with = non admis avec { $other }
terminal-words-ambiguous = { $option } peut être { $matches }
terminal-words-unknown-command = il n’y a pas de commande « { $name } » ; il y a { LIST($choices) }
terminal-no-command = Il n’y a pas de commande « { $given } ».

## Serving the page.

terminal-serving = OpenHearts est à l’adresse { $address }
terminal-serving-network = Sur le réseau, à l’adresse { $address }
terminal-not-built = la page n’est pas encore construite ; `{ $command }` la construit et la sert
terminal-port-private = le port { $port } est réservé au système ; choisis-en un à partir de 1024 avec { $option }
terminal-port-taken = le port { $port } est pris ; choisis-en un autre avec { $option }
terminal-ports-taken = les ports { $first } à { $last } sont tous pris ; choisis-en un avec { $option }
terminal-no-listening = impossible d’écouter sur { $host } : { $reason }
terminal-http-method = On ne répond ici qu’à { $get } et { $head }.
terminal-http-address = Ce n’est pas une adresse.
terminal-http-host = Aucun serveur nommé { $given } ici.
terminal-http-origin = Une page venue d’ailleurs ne peut pas demander cela.
terminal-no-server = pour servir la page, il faut plus que pour jouer ; installe le nécessaire avec `{ $command }`
terminal-no-server-here = servir la page se fait sous Linux et macOS ; sous Windows, utilise WSL
terminal-no-database = impossible d’utiliser la base de données { $given } : { $reason }
terminal-database-neither = une base de données est un fichier, ou { $url } ; { $given } n’est ni l’un ni l’autre
terminal-database-foreign = ce n’est pas une base d’OpenHearts
terminal-database-newer = une version plus récente d’OpenHearts s’en est servie
terminal-database-damaged = elle est endommagée ; `{ $command }` met une sauvegarde à sa place
terminal-database-busy = un autre programme s’en sert ; réessaie dans un instant
terminal-database-url = son URL est illisible ; dans un mot de passe, des caractères comme / et @ s’écrivent %2F et %40
terminal-database-served = un serveur utilise déjà { $file } ; arrête-le, ou indique un autre fichier avec { $option }
terminal-no-metrics = { $option } attend un port de { $least } à { $most }, ou HÔTE:PORT ; « { $given } » n’est ni l’un ni l’autre
terminal-no-public-address = { $option } attend une adresse telle qu’un navigateur l’affiche, comme https://hearts.example ; « { $given } » n’en est pas une
terminal-workers-share = { $option } au-dessus de 1 demande une base de données que plusieurs peuvent utiliser : { $database } postgresql://…
terminal-http-nothing = Il n’y a rien à cette adresse. Le jeu est à l’adresse { $home } .

## The rule sheet and the list of games.

terminal-house-rules = { $game }, avec des règles maison
terminal-other-games = Autres jeux : { LIST($names) }.
terminal-other-games-how = `{ $command }` explique comment chacun se joue.

## Matches between bots.

terminal-dealing = distribution
terminal-versus = { $first } contre { $second }
terminal-give-or-take = { $mean } ± { $error }
terminal-range = de { $low } à { $high }
terminal-seatings =
    { $count ->
        [one] { $count } placement par donne
       *[other] { $count } placements par donne
    }
terminal-column-player = joueur
terminal-column-moons = lunes
terminal-column-time = ms par décision
terminal-column-longest = la plus longue
terminal-column-pairing = duel
terminal-column-deals = donnes
terminal-column-better = avance
terminal-column-sure = sûr à 95 %
terminal-column-games = parties
terminal-column-won = gagnées par le 1er
terminal-column-rating = cote
terminal-unit-points = points par manche
terminal-unit-chips = jetons par partie
terminal-settled-equal =
    { $deals ->
        [one] Tranché après { $deals } donne : l’écart entre { $first } et { $second } ne dépasse pas ce qui était demandé, en { $unit }.
       *[other] Tranché après { $deals } donnes : l’écart entre { $first } et { $second } ne dépasse pas ce qui était demandé, en { $unit }.
    }
terminal-settled-better =
    { $deals ->
        [one] Tranché après { $deals } donne : { $better } surpasse { $worse }.
       *[other] Tranché après { $deals } donnes : { $better } surpasse { $worse }.
    }
terminal-settled-games =
    { $games ->
        [one] Tranché après { $games } partie : { $better } devance { $worse } en parties gagnées.
       *[other] Tranché après { $games } parties : { $better } devance { $worse } en parties gagnées.
    }
terminal-faults = Perdu par faute ({ $player }) : { LIST($faults) }.
terminal-fault-many = { $kind } { $count }
terminal-first-fault = La première fois : { LIST($fault) }
terminal-ended-at-once = terminé avant la première donne
terminal-ended-early = Terminé après { $done } sur { $planned } (donnes et parties).

## Un jeu de données.

terminal-dataset-pyarrow = { $option } demande `{ $command }`
terminal-dataset-there = { $folder } existe déjà ; un jeu de données commence dans un nouveau dossier
terminal-dataset-written = { $folder } contient { $decisions } décisions ; parties jouées : { $games }.

## How fast the engine is.

terminal-bench-core = dans le moteur
terminal-bench-steps = pas à pas
terminal-bench-core-rate =
    { $threads ->
        [one] dans le moteur, { $threads } fil : { $hands } manches/s ({ $decisions } décisions/s)
       *[other] dans le moteur, { $threads } fils : { $hands } manches/s ({ $decisions } décisions/s)
    }
terminal-bench-steps-rate = pas à pas depuis Python : { $hands } manches/s ({ $decisions } décisions/s)
terminal-bench-random = jeu au hasard : { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } points par place et par manche, une lune dans { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) } % des manches

## An evening with real cards: what is wrong with its file.

terminal-at = { $place } : { $reason }
terminal-place-line = { $file }, ligne { $line }
terminal-place-column = { $file }, ligne { $line }, colonne { $column }
terminal-place-hand = { $file }, manche { $hand }
terminal-place-hand-column = { $file }, manche { $hand }, colonne { $column }
terminal-place-member = { $file }, « { $member } »
terminal-players-many = on joue de deux à onze, pas à { $count } : { LIST($names) }
terminal-players-none = on joue de deux à onze, et aucun nom n’est donné
terminal-name-long = un nom compte de 1 à 20 lettres, ce qui n’est pas le cas de « { $name } »
terminal-name-twice = deux joueurs portent le même nom : { LIST($names) }
terminal-rules-for-others = les règles sont pour { $players } joueurs, et il y a { $count } noms
terminal-evening-object = { $file } doit être un objet avec { LIST($members) }
terminal-evening-member = { $file } : il n’y a pas de place pour « { $given } » ; on y met { LIST($members) }
terminal-evening-list-of-names = { $file } : « { $member } » est la liste des noms des joueurs
terminal-evening-list-of-hands = { $file } : « { $member } » est une liste de manches, comme { $like }
terminal-evening-rule-set = { $file } : « { $member } » est un règlement, comme { $like }
terminal-evening-dealer = { $file } : « { $member } » est le nom d’un joueur, ou une place de 0 à { $most }
terminal-evening-empty = { $file } est vide : sa première ligne nomme les joueurs, { $like }
terminal-column-twice = deux colonnes s’appellent { $column }
terminal-names-numbers = la première ligne nomme les joueurs, comme { $like } ; ici, elle ne contient que des nombres
terminal-column-unnamed = une colonne n’a pas de nom
terminal-column-empty = la colonne { $column } ne contient aucun point
terminal-columns-known = une colonne est un joueur, une carte comme { $card }, ou { LIST($words, list: "or") }
terminal-cells-many =
    { $cells ->
        [one] { $file }, la ligne { $line } a { $cells } case, et la première ligne { $columns } colonnes
       *[other] { $file }, la ligne { $line } a { $cells } cases, et la première ligne { $columns } colonnes
    }
terminal-cell-long = une case a plus de { $most } lettres ; il manque peut-être un guillemet fermant
terminal-line-long = une ligne a plus de { $most } lettres
terminal-cell-no-points = « { $given } » n’est pas un nombre entier de points
terminal-cell-no-chips = « { $given } » n’est pas un nombre entier de jetons
terminal-cell-no-moon = « { $given } » n’est ni { $old } (les autres marquent les points) ni { $new } (celui qui l’a décrochée les retire)
terminal-cell-no-sun = « { $given } » n’est ni { $yes } ni { $no }
terminal-none-of = « { $given } » ne figure pas parmi { LIST($names) }

## An evening with real cards, asked for hand by hand.

terminal-ask-players = Joueurs
terminal-ask-game = Jeu
terminal-ask-chips = Jetons
terminal-who-plays = Qui joue, dans le sens horaire ? Des noms séparés par des virgules.
terminal-which-game = Quel jeu ? { LIST($games, list: "or") } ({ $usual } si tu ne dis rien d’autre).
terminal-which-chips = Des jetons ? { LIST($kinds, list: "or") } ({ $usual } si tu ne dis rien d’autre).
terminal-sentence = { $reason }.
terminal-no-game = Il n’y a pas de jeu « { $given } ».
terminal-no-settlement = Ce décompte n’existe pas ; il y a { LIST($kinds) }.
terminal-not-adding-up = Le compte de la manche { $number } n’est pas bon.
terminal-mend-hand = Tape `{ $number }:` et ses points.
terminal-evening-over = La partie est finie. Une manche est fausse ? `{ $mend }` corrige la manche { $number }, `{ $undo }` annule le dernier changement ; Entrée seule termine la soirée.
terminal-ask-correction = Correction
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-no-hand-so-far = Il n’y a pas encore de manche { $number }.
terminal-typing-points = Tape les points de la manche dans l’ordre des noms : { $points }.
terminal-typing-taken = Ou qui a pris quoi : { $taken }.
terminal-typing-moon = Ou qui a décroché la lune : { LIST($moons, list: "or") }.
terminal-typing-more = Si les règles le demandent, qui a remporté les enchères, à combien, et quelle couleur : { $bid } ; la couleur seule tant que le pot reste : { $suit } ; qui n’a fait aucun pli : { $notrick }.
terminal-typing-short = Un nom peut être abrégé tant qu’il ne désigne qu’un joueur.
terminal-command-mend = corrige la manche { $number }
terminal-command-undo = annule le dernier changement
terminal-command-sheet = la feuille jusqu’ici
terminal-command-leave = quitter ; la soirée est conservée
terminal-command-leave-at-once = quitter
terminal-players-are = Joueurs : { LIST($names) }
terminal-missing-taker = Après { $word }, indique qui l’a prise ; { $key } pour l’aide.
terminal-missing-shooter = Après { $word }, indique qui l’a décrochée ; { $key } pour l’aide.
terminal-missing-trickless = Après { $word }, indique qui n’en a fait aucun ; { $key } pour l’aide.
terminal-missing-bidder = Après { $word }, indique qui a enchéri ; { $key } pour l’aide.
terminal-missing-chips = Après { $word } et l’enchérisseur, indique le nombre de jetons ; { $key } pour l’aide.
terminal-missing-suit = Il manque la couleur ; { $key } pour l’aide.
terminal-missing-counts = Après { $word }, indique { $count } nombres, un par joueur ; { $key } pour l’aide.
terminal-no-whole-number = « { $given } » n’est pas un nombre entier.
terminal-name-unknown = « { $given } » ne figure pas parmi { LIST($names) }.
terminal-name-many = « { $given } » peut être { LIST($names, list: "or") }.
terminal-says-nothing = « { $given } » ne veut rien dire ici ; { $key } pour l’aide.
terminal-numbers-many = { $count } nombres pour { $players } joueurs : { LIST($names) }.

## The score sheet of an evening.

terminal-chips-row = Jetons
terminal-shot-mark = * lune décrochée
terminal-next-pass =
    { $way ->
        [left] Manche { $number } : { $name } donne ; { terminal-cards } à passer à gauche.
        [right] Manche { $number } : { $name } donne ; { terminal-cards } à passer à droite.
        [across] Manche { $number } : { $name } donne ; { terminal-cards } à passer en face.
        [left2] Manche { $number } : { $name } donne ; { terminal-cards } à passer au deuxième à gauche.
        [right2] Manche { $number } : { $name } donne ; { terminal-cards } à passer au deuxième à droite.
        [left3] Manche { $number } : { $name } donne ; { terminal-cards } à passer au troisième à gauche.
        [right3] Manche { $number } : { $name } donne ; { terminal-cards } à passer au troisième à droite.
        [scatter] Manche { $number } : { $name } donne ; une carte à chacun des autres.
       *[hold] Manche { $number } : { $name } donne ; pas d’échange.
    }
terminal-next-carries = Manche { $number } : { $name } donne ; le pot est resté, et { $bidder } choisit de nouveau la couleur.
terminal-next-auction = Manche { $number } : { $name } donne ; { $bidder } enchérit en premier.
terminal-in-pot = Dans le pot : { $chips }.
terminal-has-in-pot = { $name } a { $chips } dans le pot.
terminal-gives = { $name } donne { $chips } à { $other }.

## Help: the commands.

terminal-usage = usage :{" "}
terminal-heading-options = options
terminal-heading-words = arguments
terminal-heading-commands = commandes
terminal-examples = exemples :
terminal-about = La dame de pique sous toutes ses formes : dans le terminal, dans le navigateur, et pour les robots.
terminal-more-help = `{ $command }` en dit plus sur chacune.
terminal-option-help = afficher cette aide et quitter
terminal-option-version = afficher la version et quitter
terminal-option-language = la langue : { LIST($languages, list: "or") } (sinon, celle que demande l’environnement)
terminal-option-json = en JSON
terminal-option-preset = un jeu par son nom ; `{ $command }` en donne la liste (black-lady)
terminal-option-rules = un règlement en fichier JSON, ou un jeu par son nom
terminal-option-set = changer une règle : { LIST($examples, list: "unit") } ; peut se répéter
terminal-example-play = une partie contre trois robots, ici dans le terminal
terminal-example-seed = les mêmes cartes que tous ceux qui jouent la graine { $seed }
terminal-example-score = la feuille de score d’une partie avec de vraies cartes
terminal-example-serve = le même jeu dans le navigateur
terminal-example-rules = comment on y joue, en clair
terminal-example-list = les jeux qu’il y a
terminal-example-arena = quel robot est le meilleur, et avec quelle certitude

terminal-play = jouer une partie dans le terminal
terminal-play-about = Joue une partie dans le terminal : toi contre des robots, avec les règles que tu veux. Tape les cartes par rang et couleur, à l’anglaise ({ LIST($cards, list: "unit") }) ; { $key } montre ce que tu peux taper d’autre. La partie est conservée après chaque coup : quitter, Ctrl-C ou une coupure ne font rien perdre, { $resume } la reprend.
terminal-play-seed = les donnes : le même nombre, les mêmes cartes (tiré au sort)
terminal-play-bots = qui joue contre toi, un nom pour tous ou un chacun : { LIST($bots, list: "or") } (careful)
terminal-play-names = comment s’appellent les joueurs, toi en premier : { $names }
terminal-play-resume = reprendre la partie conservée
terminal-play-file = conserver la partie ici, même une fois finie

terminal-serve = jouer dans le navigateur
terminal-serve-about = Sert la page du jeu depuis cette machine, pour jouer dans un navigateur : en solo, ou à plusieurs à une table. En solo, le jeu tourne dans le navigateur : une fois chargé, il ne demande plus rien au serveur et se passe de réseau.
terminal-serve-host = l’adresse où écouter (127.0.0.1 : cette machine seulement)
terminal-serve-port = le port ; 0 en prend un libre au hasard ({ $port }, ou le prochain libre)
terminal-serve-database = où sont conservés tables et joueurs : un fichier, ou l’URL d’une base PostgreSQL (sinon, ce qu’indique { $variable } dans l’environnement, sinon { $file })
terminal-serve-workers = combien de processus se partagent le travail ; plus de 1 seulement avec PostgreSQL ({ $workers })
terminal-serve-public = l’adresse où on le joint, si elle est différente : https://hearts.example
terminal-serve-metrics = où Prometheus demande les mesures : un port de cette machine, ou une adresse avec port ; chaque processus de plus a le port suivant
terminal-serve-log = ce qui s’écrit au journal, en lignes JSON sur l’erreur standard : { LIST($levels, list: "or") }
terminal-serve-open = ouvrir aussi le navigateur
terminal-example-open = et l’afficher dans le navigateur
terminal-example-network = aussi pour les autres sur le même réseau
terminal-serve-end = Ctrl-C l’arrête.

terminal-admin = pour les responsables d’un serveur : nommer des administrateurs, lire les signalements, suspendre des joueurs
terminal-admin-about = Pour les responsables d’un serveur. Les administrateurs peuvent lire les signalements, suspendre des joueurs et fermer des tables, de n’importe où ; cette commande les nomme, et fait de même sur la machine du serveur, qu’il tourne ou non.
terminal-admin-action = ce qu’il faut faire : { LIST($actions, list: "or") }
terminal-admin-who = de qui il s’agit : le nom d’un compte à nommer ou à révoquer, l’identifiant d’une personne à suspendre ou à réadmettre, l’identifiant ou le code d’une table à fermer, l’identifiant d’un signalement traité
terminal-admin-days = pendant combien de jours suspendre quelqu’un ; sans cela, jusqu’à sa réadmission
terminal-admin-misuse = `reports` va seul ; après toute autre action vient la personne ou la table concernée
terminal-admin-days-misuse = { $option } ne va qu’avec `{ $action }`
terminal-admin-no-reports = Il n’y a pas de signalements.
terminal-admin-no-account = aucun compte ne s’appelle « { $given } »
terminal-admin-nobody = personne n’a l’identifiant « { $given } » ; `{ $command }` montre les identifiants
terminal-admin-no-report = aucun signalement n’a l’identifiant « { $given } » ; `{ $command }` montre les identifiants
terminal-admin-no-table = aucune table ouverte n’a l’identifiant ou le code « { $given } »
terminal-admin-done = C’est fait.
terminal-admin-suspended = L’accès de { $name } ({ $id }) est suspendu jusqu’au { $until }.
terminal-admin-suspended-open = L’accès de { $name } ({ $id }) est suspendu. `{ $command }` y met fin.
terminal-admin-report = { $at } : { $by } au sujet de { $person } ({ $id }), table { $table } : { $words }
terminal-admin-report-wordless = { $at } : { $by } au sujet de { $person } ({ $id }), table { $table }, sans un mot
# Below it, what the reported person had said last; phrases are in the reader’s language.
terminal-admin-report-said = { $at }, { $person } : { $words }
terminal-admin-report-silent = { $person } n’avait rien dit à cette table.
terminal-admin-report-done = `{ $command }` marque ce signalement comme traité.

terminal-backup = copier la base de données d’un serveur en marche
terminal-backup-about = Copie la base de données d’un serveur telle qu’elle est à un instant, pendant qu’il tourne, et vérifie la copie.
terminal-backup-file = où mettre la copie ; rien ne doit encore s’y trouver
terminal-backup-database = le fichier où sont conservés tables et joueurs (sinon, ce qu’indique { $variable } dans l’environnement, sinon { $file })
terminal-backup-done = La sauvegarde est dans { $file }.
terminal-file-there = { $file } existe déjà
terminal-backup-postgres = une base PostgreSQL se sauvegarde avec { $backup } et se restaure avec { $restore }

terminal-restore = remettre une sauvegarde à la place d’une base de données
terminal-restore-about = Remet une sauvegarde là où un serveur doit avoir sa base de données, et la vérifie. Arrête d’abord le serveur et déplace son ancien fichier : rien n’est écrasé.
terminal-restore-file = la sauvegarde
terminal-restore-done = La sauvegarde est restaurée dans { $file }.

terminal-score = compter les points d’une partie avec de vraies cartes
terminal-score-about = Compte les points d’une partie jouée avec de vraies cartes : d’après un fichier, ou manche par manche dans le terminal. Un fichier CSV nomme les joueurs à la première ligne, puis donne une manche par ligne. Un fichier JSON a { LIST($members) }. Sans fichier, les manches te sont demandées, et conservées une à une.
terminal-score-sheet = un fichier CSV ou JSON avec les manches
terminal-score-settlement = les jetons : { LIST($kinds, list: "or") }
terminal-score-chip-value = ce que vaut un jeton, dans ta monnaie (1)
terminal-score-buy-in = les jetons de chacun au départ (100)
terminal-score-split-two = sweepstakes : deux indemnes se partagent le pot
terminal-score-names = qui joue, dans le sens horaire, séparés par des virgules ; demandé sinon
terminal-score-dealer = qui donne la première manche (le premier joueur)
terminal-score-resume = reprendre la soirée conservée
terminal-score-file = conserver la soirée ici
terminal-score-json = la feuille en JSON

terminal-rules = expliquer un jeu, en clair
terminal-rules-about = Explique comment un jeu se joue, en clair, d’après les champs de ses règles. Sans nom, c’est le jeu classique, la dame de pique.
terminal-rules-preset = un jeu par son nom (black-lady)
terminal-rules-list = donner plutôt la liste des jeux
terminal-rules-all = tous les jeux, l’un après l’autre : le livre des règles
terminal-rules-json = en JSON : tous les champs, les différences, et les phrases
terminal-rules-markdown = en Markdown, avec en gras ce qui diffère du jeu classique

terminal-verify = vérifier le journal d’une partie : ses donnes et chaque coup
terminal-verify-about = Vérifie le journal d’une partie : redistribue ses manches, compare leur secret avec l’empreinte montrée avant, et rejoue chaque coup selon les règles. Le code de sortie est 1 si quelque chose ne concorde pas.
terminal-verify-file = le journal d’une partie, ou une partie sous forme de texte
terminal-verify-json = ce qui a été vérifié, et les cartes de chaque manche, en JSON
terminal-verify-text = écrire la partie sous forme de texte, à lire, à imprimer ou à envoyer
terminal-verify-log = écrire le journal, une ligne par partie

terminal-probe = parler le protocole de l’arène : un robot comme programme
terminal-probe-about = Répond à une arène sur l’entrée et la sortie standard : hello, rules, choose, stop et quit, une ligne chacun. Un robot de cette version peut ainsi s’asseoir à l’arène d’une autre, ou d’un autre moteur.
terminal-probe-bot = le robot qui décide (expert) : un robot fourni, ou { $function }, le tien en Python
terminal-probe-module = il n’y a pas de robot { $bot }, ni de module { $module } d’où l’importer
terminal-probe-function = le module { $module } n’a pas de fonction { $function }, d’une vue à un coup
terminal-arena = jouer des matchs entre robots, avec marges d’erreur
terminal-arena-about = Fait jouer des robots entre eux : les mêmes donnes à toutes les places, tous les duels, et le degré de certitude du résultat. Un joueur est un robot fourni, par son nom, ou { $command }, un programme qui parle le protocole ligne à ligne.
terminal-arena-players = { LIST($bots, list: "or") }, ou { $command }
terminal-arena-hands = donnes d’une manche par duel (1 000)
terminal-arena-games = parties entières par duel, après les manches (0)
terminal-arena-seed = la graine des donnes et des robots (0)
terminal-arena-threads = fils d’exécution (autant que de processeurs)
terminal-arena-settle = arrêter un duel dès qu’on sait qui joue mieux, ou que l’écart ne dépasse pas { $points } ; ses parties, dès qu’on sait qui gagne plus souvent
terminal-arena-limit = pour une décision d’un programme (10)
terminal-arena-cluster = jouer sur cette grappe Ray ({ $auto } : celle de cette machine)

terminal-dataset = écrire des parties entre robots comme jeu de données
terminal-dataset-about = Joue des parties entre robots et écrit chaque décision sur une ligne : ce que savait la place, ce qu’elle a fait et ce qu’a donné la manche. Une fiche jointe décrit les lignes.
terminal-dataset-folder = un nouveau dossier pour les lignes et leur fiche
terminal-dataset-games = parties (10)
terminal-dataset-bot = le robot de toutes les places (expert) : { LIST($bots) }
terminal-dataset-parquet = des colonnes en Parquet au lieu de lignes en JSON ; demande `{ $command }`

terminal-bench = mesurer la vitesse du moteur ici
terminal-bench-about = Mesure le moteur sur cette machine : des manches au hasard par seconde, jouées dans le moteur et pas à pas depuis Python. Dans les deux cas, on donne, passe, joue et compte des manches entières au hasard.
terminal-bench-hands = manches dans le moteur (1 000 000)
terminal-bench-number = manches pas à pas (2 000)
terminal-bench-threads = fils d’exécution du moteur (1)
terminal-bench-seed = la graine des manches (1)
terminal-arena-memory = pour chaque processus d’un programme : { LIST($sizes, list: "unit") } (sans limite)
terminal-arena-record = écrire chaque donne dans ce fichier dès qu’elle est jouée, avec les journaux de ses parties
terminal-arena-resume = continuer le match du fichier de { $record }
terminal-arena-show = montrer le match de ce fichier au lieu d’en jouer un
terminal-arena-picture = dessiner les cotes, en image SVG
