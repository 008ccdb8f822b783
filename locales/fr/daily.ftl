### The page: today's deal, on the first page and in its own room.

## What it is.

daily-title = La donne du jour
daily-yesterday = La donne d’hier
daily-about = Aujourd’hui, tout le monde reçoit ces cartes, face aux trois mêmes robots. Seul le premier essai compte.
daily-rules = Dame de pique, une manche. Les robots jouent prudemment.
daily-play = Jouer la donne du jour
daily-go-on = Reprendre la donne du jour
daily-home-play = Jouer
daily-home-go-on = Continuer
daily-home-result = Ton résultat
# On the first page, under the cards.
daily-home = Voici tes cartes, les mêmes aujourd’hui pour tout le monde.
daily-home-begun = Tu as commencé. Tes cartes sont là, comme tu les as laissées.
daily-home-done =
    { $points ->
        [0] Aujourd’hui, tu n’as pris aucun point.
        [1] Aujourd’hui, tu as pris un point.
       *[other] Aujourd’hui, tu as pris { $points } points.
    }
daily-cards = Tes cartes : { CARDS($cards) }
daily-failed = La donne du jour n’a pas pu être distribuée. Vérifie la connexion et réessaie.
daily-again = Réessayer
# Beside the table, while the same cards are played once more.
daily-practice = Entraînement : cette partie ne compte pas.

## The result.

daily-points =
    { $points ->
        [0] Aucun point.
        [1] Un point.
        [2] Deux points.
        [3] Trois points.
        [4] Quatre points.
        [5] Cinq points.
        [6] Six points.
        [7] Sept points.
        [8] Huit points.
        [9] Neuf points.
        [10] Dix points.
       *[other] { $points } points.
    }
daily-moon-other = { NAME($seat, at: "start") } a décroché la lune : { $points } points pour chacun des autres.
daily-praise-best = Personne n’a fait mieux avec ces cartes.
daily-praise-well = Très bien joué.
daily-praise-fair = Bien joué.
daily-praise-even = Ces cartes ne laissaient pas le choix.
daily-praise-hard = Demain, de nouvelles cartes.
daily-better =
    { $count ->
        [0] Aucun des { $all } robots qui ont eu ces cartes n’a pris plus de points.
        [1] Mieux qu’un des { $all } robots qui ont eu ces cartes.
       *[other] Mieux que { $count } des { $all } robots qui ont eu ces cartes.
    }
daily-waiting =
    { $played ->
        [one] { $played } robot sur 100 a joué ces cartes.
       *[other] { $played } robots sur 100 ont joué ces cartes.
    }
# Over the player's bar, with how many others took as many points.
daily-you =
    { $count ->
        [0] Toi
        [1] Toi et un robot
       *[other] Toi et { $count } robots
    }
daily-average = moyenne { NUMBER($points, maximumFractionDigits: 1) }
daily-field = Points pris par cent robots avec ces cartes : { NUMBER($average, maximumFractionDigits: 1) } en moyenne, { $best } au mieux. Toi : { $points }.
daily-streak =
    { $days ->
        [0] Pas encore de série
        [1] Une série d’un jour
       *[other] Une série de { $days } jours
    }
daily-streak-about = Un seul jour manqué n’y met pas fin.
daily-day =
    { $points ->
        [0] { $date } : aucun point
        [1] { $date } : un point
       *[other] { $date } : { $points } points
    }
daily-day-none = { $date } : pas joué
daily-day-done = { $date } : joué
daily-next =
    { $hours ->
        [0]
            { $minutes ->
                [0] Prochaine donne dans moins d’une minute
                [1] Prochaine donne dans une minute
               *[other] Prochaine donne dans { $minutes } minutes
            }
       *[other] Prochaine donne dans { $hours } h { $minutes } min
    }
daily-new = Une nouvelle donne est là.

## What can be done with it.

daily-share = Partager
daily-copied = Copié
daily-not-copied = Le navigateur ne permet pas de copier. Le texte est ci-dessus.
daily-slip = C’est tout ce qui est partagé
daily-share-head = { page-name }, { $date }
daily-share-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
daily-share-day =
    { $days ->
        [1] { daily-share-points }, une série d’un jour
       *[other] { daily-share-points }, une série de { $days } jours
    }
daily-share-moon = avec une lune
daily-share-tricks =
    { $count ->
        [0] Aucun point dans les 13 plis
        [1] Des points dans un pli sur 13
       *[other] Des points dans { $count } plis sur 13
    }
daily-look-back = Revoir
daily-others = Le jeu des autres
daily-others-who = Avec les mêmes cartes
daily-others-bots = Robots
daily-others-people = Humains
daily-practise = Rejouer
daily-practise-about = Pour t’entraîner, avec des conseils. Ton résultat reste.
daily-others-about = Cent robots ont pris ta place avec tes cartes, face aux trois mêmes adversaires. Il y en a vingt-cinq par niveau, chacun avec ses propres oublis et ses propres erreurs.
daily-level-beginner = Débutants
daily-level-easy = Facile
daily-level-medium = Moyen
daily-level-careful = Prudent
daily-level-average = { NUMBER($points, maximumFractionDigits: 1) } en moyenne
daily-level-range = de { $best } à { $worst }

## The same cards among people: on a server, and only once the player wants it.

daily-people-about = Ta manche est envoyée au serveur d’où vient cette page. Il la rejoue, conserve tes points, et dit seulement aux autres combien de joueurs ont pris combien de points. Personne ne voit ton nom.
daily-people-go = Envoyer et comparer
daily-people-name = Ton nom
daily-people-name-about = Ce serveur ne te connaît pas encore. Les autres voient ce nom aux tables, jamais ici.
daily-people-asking = On interroge le serveur.
daily-people-better =
    { $all ->
        [1]
            { $count ->
                [0] Un seul autre joueur a eu ces cartes, et il n’a pas pris plus de points.
               *[other] Mieux que le seul autre joueur qui a eu ces cartes.
            }
       *[other]
            { $count ->
                [0] Aucun des { $all } autres joueurs qui ont eu ces cartes n’a pris plus de points.
                [1] Mieux qu’un des { $all } autres joueurs qui ont eu ces cartes.
               *[other] Mieux que { $count } des { $all } autres joueurs qui ont eu ces cartes.
            }
    }
daily-people-few = Pour l’instant, moins de trois autres personnes ont joué ces cartes ici. Reviens plus tard pour comparer.
daily-people-uncounted = Ton résultat n’y est pas compté : il est arrivé trop tard, ou les robots de ce serveur auraient joué autrement.
# Over the player's bar, with how many others took as many points.
daily-people-you =
    { $count ->
        [0] Toi
        [1] Toi et un autre
       *[other] Toi et { $count } autres
    }
daily-people-field = Points pris par les autres joueurs avec ces cartes : { NUMBER($average, maximumFractionDigits: 1) } en moyenne, { $best } au mieux. Toi : { $points }.
daily-people-switch = Envoyer mes résultats
daily-people-switch-about = Chaque fois que tu as joué la donne du jour. Ce qui est envoyé reste jusqu’à ce que tu supprimes ton nom ou ton compte.
daily-people-no-server = Cette copie de la page n’a pas de serveur : il n’y a personne à qui te comparer.
daily-people-unreached = Le serveur est injoignable. Vérifie la connexion et réessaie.

## The little table on the first page, at which four bots play.

live-title = En ce moment à la table
live-about = Quatre robots jouent la manche { $hand }.
live-turn = C’est à { NAME($seat) } de jouer.
live-took = { NAME($seat, at: "start") } a pris le pli.
live-over = Leur partie est finie.
live-stop = Arrêter
live-go-on = Laisser jouer
live-people = Tables de joueurs
live-scores = Leurs scores
home-seat = Retourner à ta table

## Challenges: six hands that a friend plays, too.

challenge-title = Défier un ami
challenge-about = Tu joues six manches. Un lien donne les mêmes cartes à un ami, face aux mêmes robots. Ensuite, vous comparez manche par manche.
# The rules of the game to come, and the level of its bots.
challenge-rules = { $name }, six manches.
challenge-make = Jouer six manches
challenge-before = Tes défis
challenge-entry-new = Pas encore commencé.
challenge-entry-begun = Commencé : reprends là où tu en étais.
challenge-entry-done = Les six manches sont jouées.
challenge-entry-theirs = { $name } les a jouées aussi.
# Seul, ou sujet d’une phrase.
challenge-friend = Ton adversaire
challenge-asked =
    { $name ->
        [none] Un ami a joué ces six manches.
       *[other] { $name } a joué ces six manches.
    }
challenge-asked-about = Joue les mêmes cartes face aux mêmes robots. Tu verras ensuite ce qu’elles ont donné.
challenge-play = Jouer les mêmes cartes
challenge-go-on = Reprendre les six manches
challenge-link = Ce lien est incomplet, ou il a été modifié en route. Demande-le de nouveau.
challenge-unplayable = Ce que contient ce lien ne peut pas se jouer ici. Il vient peut-être d’une autre version.
challenge-core = Les cartes n’ont pas pu être distribuées. Vérifie la connexion et réessaie.
challenge-other-bots = Les robots ont changé depuis l’autre partie : ils y ont peut-être joué autrement.
challenge-points =
    { $points ->
        [0] Aucun point en six manches.
        [1] Un point en six manches.
       *[other] { $points } points en six manches.
    }
challenge-won =
    { $points ->
        [1] Tu gagnes d’un point.
       *[other] Tu gagnes de { $points } points.
    }
challenge-lost =
    { $points ->
        [1] { $name } gagne d’un point.
       *[other] { $name } gagne de { $points } points.
    }
challenge-level = Vous êtes à égalité.
challenge-ready = Envoie maintenant le lien à un ami : il contient ces cartes et ton jeu, qui ne s’affichera qu’une fois sa partie finie.
challenge-hand = Manche { $hand }
challenge-you = Toi
challenge-total = Total
challenge-open = Manche { $hand }, pli par pli
challenge-trick = Pli
challenge-passed = Échange
challenge-took = a pris des points
challenge-name = Ton nom, si tu veux
challenge-send = Envoyer le lien
challenge-copied = Lien copié
challenge-not-copied = Le navigateur ne permet pas de copier. Sélectionne le lien et copie-le.
challenge-field = Le lien
challenge-share =
    { $points ->
        [0] Je n’ai pris aucun point en six manches de dame de pique. Voici les mêmes cartes :
        [1] J’ai pris un point en six manches de dame de pique. Voici les mêmes cartes :
       *[other] J’ai pris { $points } points en six manches de dame de pique. Voici les mêmes cartes :
    }
challenge-new = Nouveau défi
