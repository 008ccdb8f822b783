### The page: the reader’s own games, their figures, and all that lies in this browser as one file.

you-part = À afficher
you-part-play = Statistiques
you-part-games = Parties
you-part-data = Tes données

## Before there is anything, and when something is wrong.

you-empty-title = Tu retrouveras tes parties ici
you-empty = Joue une partie jusqu’au bout : elle sera conservée ici avec toutes ses cartes.
you-empty-what = À chaque partie, tu en vois plus : combien de fois tu gagnes, ce que te coûte une manche, combien de dames tu prends et ce qu’il vaut la peine de travailler.
you-empty-file = Reprendre des parties d’un fichier
you-unread = Ce navigateur ne laisse pas la page conserver de parties : il n’y a donc rien à montrer.
you-full = Il n’y a plus de place dans ce navigateur pour une autre partie. Enregistre tout en fichier, puis supprime quelques parties.
you-gone =
    { $count ->
        [1] La plus ancienne partie a laissé sa place à une nouvelle.
       *[other] Les { $count } plus anciennes parties ont laissé leur place à de nouvelles.
    }
you-working =
    { $left ->
        [1] Une partie reste à examiner.
       *[other] { $left } parties restent à examiner.
    }
you-unreached = Certaines parties n’ont pas pu être examinées. Vérifie la connexion et rouvre cette page.
you-nothing-chosen = Aucune partie ne correspond. Choisis moins de conditions.
you-uncounted = Joue une partie jusqu’au bout sans reprendre de coup : ses chiffres apparaîtront ici.

## With a game or two.

you-last = Ta dernière partie, { DATETIME($at, dateStyle: "medium") }
you-last-look = Revoir
you-few = Avec plus de manches, tu en sauras plus : comment tes points évoluent, et combien de dames tu prends.

## What is counted.

you-left-out =
    { $count ->
        [1] Une partie, abandonnée ou avec un coup repris, ne compte pas ici.
       *[other] { $count } parties, abandonnées ou avec un coup repris, ne comptent pas ici.
    }
you-company = Quelles parties
you-company-all = Toutes
you-company-bots = Contre des robots
you-company-people = Avec des humains
you-company-days = Donnes du jour
you-kind = Règles
you-kind-all = Toutes les règles
you-kind-name =
    { $name } · { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
you-level = Niveau des robots
you-level-all = Tous les niveaux
you-level-beginner = Débutants
you-level-easy = Facile
you-level-medium = Moyen
you-level-careful = Prudent
you-level-hard = Difficile
you-level-expert = Experts
you-level-people = Humains

## Figures. Shares are of a hundred, whole. $margin is how far the truth may be from the figure, 19 times of 20.

you-share = { $share } %
you-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
you-margin-share = ± { $margin } %
you-won = Parties gagnées
you-won-about =
    { $games ->
        [one] { $games } partie ; à parts égales, { $fair } %.
       *[other] { $games } parties ; à parts égales, { $fair } %.
    }
you-points = Points par manche
you-points-about =
    { $hands ->
        [one] { $hands } manche, { $name } ; à parts égales, { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $hands } manches, { $name } ; à parts égales, { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-chips = Jetons par partie
you-chips-about =
    { $games ->
        [one] { $games } partie, { $name } ; à parts égales, { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $games } parties, { $name } ; à parts égales, { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-queens =
    { $queen ->
        [QS] Dames prises
       *[other] { MARK($queen) } dans tes plis
    }
you-queens-about =
    { $queens ->
        [1] Il y en a eu une ; à parts égales, { $fair } %.
       *[other] Sur { $queens } ; à parts égales, { $fair } %.
    }
you-clean = Manches sans point
you-clean-about =
    { $hands ->
        [1] Une seule manche ; à parts égales, { $fair } %.
       *[other] Sur { $hands } ; à parts égales, { $fair } %.
    }
you-moons = Lunes décrochées
you-moons-about = Tentées : { $tried }. À parts égales, { NUMBER($fair, maximumFractionDigits: 1) }.

## Charts: a title, a sentence, and the same as a table.

you-as-table = En tableau
you-over-time = Tes points au fil du temps
you-over-time-about = { $name } ; en pointillé, le partage à parts égales ; la bande donne la marge d’erreur.
you-trend-fewer = Tu prends moins de points qu’avant.
you-trend-more = Tu prends plus de points qu’avant.
you-trend-fewer-high = Tu gagnes moins de points qu’avant.
you-trend-more-high = Tu gagnes plus de points qu’avant.
you-trend-level = À peu près autant de points que d’habitude ; le reste est affaire de hasard.
you-trend-early = Il est trop tôt pour y voir autre chose que le hasard.
you-time-from = Du
you-time-to = Au
you-table-hands = Manches
you-table-points = Points par manche
you-table-fair = À parts égales
you-table-margin = Marge
you-day = { DATETIME($at, day: "numeric", month: "short") }
you-day-year = { DATETIME($at, month: "short", year: "numeric") }
you-places = Places
you-places-about =
    { $games ->
        [one] { $games } partie à { $players } joueurs
       *[other] { $games } parties à { $players } joueurs
    }
you-place =
    { $place ->
        [1] Première
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
        [5] Cinquième
        [6] Sixième
        [7] Septième
        [8] Huitième
       *[other] { $place }e
    }
you-places-said = Première place : { $first } fois sur { $games }.
you-places-sides = En équipe, les partenaires partagent la même place.
you-table-place = Place
you-table-games = Parties
you-queen =
    { $queen ->
        [QS] La dame
       *[other] { MARK($queen) }
    }
you-queen-said =
    { $queen ->
        [QS]
            { $share ->
                [one] Tu prends { $share } dame sur 100 ; à parts égales, ce serait { $fair }.
               *[other] Tu prends { $share } dames sur 100 ; à parts égales, ce serait { $fair }.
            }
       *[other] Tu prends { CARD($queen, as: "the-card") } { $share } fois sur 100 ; à parts égales, ce serait { $fair }.
    }
you-tricks = Quand tombent tes points
you-tricks-about = { $name }, pli par pli
you-tricks-queen =
    { $queen ->
        [QS] la dame
       *[other] { MARK($queen) }
    }
you-tricks-rest = le reste
you-tricks-said = C’est au pli { $trick } que tu prends le plus de points.
you-table-trick = Pli
you-table-queen =
    { $queen ->
        [QS] Dame
       *[other] { MARK($queen) }
    }
you-table-rest = Reste
you-moons-title = Lunes
you-moons-said =
    { $made ->
        [0]
            { $tried ->
                [0] Tu n’en as encore tenté aucune.
                [1] Une tentée, sans succès.
               *[other] { $tried } tentées, sans succès.
            }
       *[other] Décrochées : { $made } sur { $tried }.
    }
you-moons-others = Lunes des autres : empêchées, { $stopped } ; subies, { $suffered }.
you-moons-how = Une lune est tentée dès que tu as pris tous les points jusque-là, et au moins les trois cinquièmes du total.
you-habits = Ce qui te coûte le plus
you-habits-about =
    { $hands ->
        [1] En points pour dix manches, d’après la seule que le coach a jugée en points
       *[other] En points pour dix manches, d’après les { $hands } que le coach a jugées en points
    }
you-habits-none = Aucune erreur coûteuse dans les manches que le coach a jugées en points.
you-habits-empty = Revois une manche avec le coach : ce qu’il y trouve sera compté ici.
you-habit-times =
    { $times ->
        [1] une fois
       *[other] { $times } fois
    }
you-habit-above =
    { $queen ->
        [QS] Un pique au-dessus de la dame, joué trop tôt
       *[other] Une carte plus forte que { MARK($queen) }, jouée trop tôt
    }
you-habit-kept =
    { $queen ->
        [QS] La dame gardée quand elle pouvait partir
       *[other] Garder { MARK($queen) } au lieu de s’en défaire
    }
you-habit-queen =
    { $queen ->
        [QS] Un risque de trop avec la dame
       *[other] Un risque de trop avec { MARK($queen) }
    }
you-habit-pass = Un mauvais échange
you-habit-under = Un pli que tu pouvais éviter
you-habit-high = Une carte forte gardée quand elle pouvait partir
you-habit-follow = La mauvaise carte fournie
you-habit-discard = Une mauvaise défausse
you-habit-lead = La mauvaise carte entamée
you-habit-stop = La lune d’un autre, qu’il fallait empêcher
you-habit-moon = Une lune abandonnée
you-habit-bonus = Une carte qui retire des points, manquée
you-habit-points = Un pli laissé quand les points étaient bons à prendre
you-habit-bid = Une enchère trop haute ou trop basse
you-habit-other = Autre chose
you-by-kind = Selon les règles
you-by-level = Selon le niveau
# Where they were played by several sets of rules: of which the points are.
you-by-level-points = { you-table-points } : { $name } seulement
you-table-name = Règles
you-table-level = Niveau
you-table-won = Gagnées

## The games.

you-games-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
you-game-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-with = { $when }, avec { LIST($names) }
# One hand, of the date on which everybody got its cards.
you-game-day = Donne du { DATETIME($at, dateStyle: "long") }
you-game-challenge = Défi : les mêmes cartes pour un ami
you-game-place =
    { $place ->
        [1] Gagnée
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
        [5] Cinquième
        [6] Sixième
        [7] Septième
        [8] Huitième
       *[other] { $place }e
    }
you-game-chips =
    { $chips ->
        [one] { SIGNED($chips) } jeton
       *[other] { SIGNED($chips) } jetons
    }
you-game-unplayable = Cette version ne peut pas la jouer.
you-game-replayed = Pas comptée : un coup y a été repris.
you-game-given-up = Abandonnée
you-game-delete = Supprimer { $title }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-deleted = La partie est supprimée.
you-game-failed = Cette partie n’a pas pu être ouverte. Vérifie la connexion et réessaie.
you-game-opening = On étale les cartes.
you-game-save = Enregistrer en fichier
you-game-hands = Manche par manche
you-game-look = Voir la manche { $hand }
you-more = Afficher plus

## All that lies here, as a file.

you-data-about = Réglages, règles, feuille de score, résultats et parties n’existent que dans ce navigateur. En fichier, tout cela te suit ailleurs, ou reste en lieu sûr.
you-export = Tout enregistrer en fichier
you-export-failed = Les parties n’ont pas pu être lues : rien n’a été enregistré.
you-import = Ouvrir un tel fichier
you-import-about = Ce qu’il apporte s’ajoute à ce qui est ici. Rien ne se perd, et tu vois d’abord ce qui se passerait.
you-import-no-json = { $file } n’est pas un fichier enregistré par OpenHearts, ou n’en est qu’une partie.
you-import-other = { $file } est un autre genre de fichier. Les règles et les parties isolées s’ouvrent dans « { home-games } ».
you-import-newer = { $file } vient d’une version plus récente d’OpenHearts. Recharge la page, puis réessaie.
you-import-damaged = { $file } est endommagé : rien n’a été changé.
you-import-large = { $file } est bien trop gros pour être un tel fichier.
you-import-title = Ce qu’apporterait { $file }
you-import-nothing = Tout ce qu’il contient est déjà ici.
you-import-games =
    { $count ->
        [1] Une partie s’ajoute aux tiennes.
       *[other] { $count } parties s’ajoutent aux tiennes.
    }
you-import-known =
    { $count ->
        [1] Une partie est déjà ici.
       *[other] { $count } parties sont déjà ici.
    }
you-import-no-room =
    { $count ->
        [1] Il n’y a pas de place pour la plus ancienne partie : elle reste dans le fichier.
       *[other] Il n’y a pas de place pour les { $count } plus anciennes parties : elles restent dans le fichier.
    }
you-import-waiting =
    { $count ->
        [1] Une partie en attente s’ajoute aux autres.
       *[other] { $count } parties en attente s’ajoutent aux autres.
    }
you-import-waiting-no-room =
    { $count ->
        [1] Il n’y a pas de place pour une partie en attente : elle reste dans le fichier.
       *[other] Il n’y a pas de place pour { $count } parties en attente : elles restent dans le fichier.
    }
you-import-reviews =
    { $count ->
        [1] Ce que le coach a trouvé dans une manche s’ajoute aussi.
       *[other] Ce que le coach a trouvé dans { $count } manches s’ajoute aussi.
    }
you-import-rules = Des règlements s’ajoutent ; si l’un d’eux est déjà ici, le plus récent des deux reste.
you-import-pad = Des soirées de la feuille de score s’ajoutent ; celle qui est ouverte ici le reste.
you-import-daily = Des résultats de la donne du jour s’ajoutent ; pour un jour déjà joué ici, le résultat d’ici reste.
you-import-challenges = Des défis s’ajoutent ; si l’un d’eux est déjà ici, ce que tu y as joué ici reste.
you-import-settings = L’apparence, le son et le niveau s’ajoutent aussi.
you-import-more =
    { $count ->
        [1] Un autre élément conservé s’ajoute.
       *[other] { $count } autres éléments conservés s’ajoutent.
    }
you-import-stays =
    { $count ->
        [1] Un élément est différent ici, et reste tel qu’il est ici.
       *[other] { $count } éléments sont différents ici, et restent tels qu’ils sont ici.
    }
you-import-with-settings = Prendre les réglages du fichier
you-import-with-settings-about = À la place de l’apparence, du son et du niveau d’ici.
you-import-do = Ajouter
you-import-not = Renoncer
you-import-done = Tout est ici maintenant.
you-import-failed = Il n’y a pas assez de place dans ce navigateur. Rien n’a été changé.
you-wipe = Tout supprimer ici
you-wipe-about = Réglages, règles, feuille de score, résultats et toutes les parties de ce navigateur. Ce qui est dans un compte ou un fichier y reste.
you-wipe-sure = Vraiment tout supprimer ? C’est irréversible.
you-wipe-yes = Tout supprimer
you-wipe-no = Garder
you-wipe-failed = Le navigateur ne l’a pas permis.
