### The page: tables of people. Finding a table, opening one, waiting at it, and what is said beside the cards.

## Finding a table.

tables-title = Les tables
tables-open = Ouvrir une table
tables-code = J’ai un code
tables-code-hint = Deux mots et un nombre, comme amber-fox-17
tables-find = Aller à la table
tables-name-title = Comment t’appelles-tu ?
tables-name-about = Les autres joueurs de la table voient ce nom.
# To somebody who follows a link and has no name yet: who sits there.
tables-name-invited = On t’invite à jouer avec { LIST($people) }.
tables-name-label = Ton nom
tables-name-go = Continuer
tables-rename = Changer de nom
tables-again = Réessayer
tables-connecting = Connexion en cours
tables-connecting-about = C’est plus long que d’habitude, mais cela continue tout seul.
tables-trouble-title = Ça n’a pas marché
tables-trouble-unreachable = Le serveur est injoignable. Vérifie la connexion et réessaie.
tables-trouble-too_fast =
    { $seconds ->
        [0] Trop d’essais. Attends un instant, puis réessaie.
        [1] Trop d’essais. Réessaie dans 1 seconde.
       *[other] Trop d’essais. Réessaie dans { $seconds } secondes.
    }
tables-trouble-cookies = Ce navigateur t’a oublié aussitôt. Autorise les cookies pour cette page et réessaie : c’est par eux que la table te reconnaît.
tables-trouble-signed_out = Ta session dans ce navigateur a été fermée.
tables-trouble-no_tables = Cette copie de la page n’a pas de serveur, donc pas de tables où jouer ensemble. Lance « openhearts serve » sur n’importe quel ordinateur et ouvre la page à partir de là.
tables-trouble-gone = Cette table est fermée, ou le lien est incomplet. Demande un nouveau lien.
# To somebody whom the host has asked to leave. What happened stands between them, in people-refused-removed.
tables-removed-title = Plus à cette table
tables-removed-about = Si l’hôte te laisse revenir, le lien de la table marchera de nouveau.
# To somebody whom the server’s admins have suspended. Until when stands between the two; $until is a date with its time.
tables-suspended-title = Ton accès est suspendu
tables-suspended-about = Tu peux continuer à jouer en solo sur cette page, comme toujours.
tables-trouble-suspended = Les responsables de ce serveur ont suspendu ton accès. Fin de la suspension : { $until }.
tables-trouble-suspended-open = Les responsables de ce serveur ont suspendu ton accès jusqu’à nouvel ordre.
tables-go = Vers les tables
# How a bot is called at a table of people.
tables-bot = Robot { $number }

## Opening a table.

host-seats =
    { $count ->
        [1] une place
        [one] { $count } place
       *[other] { $count } places
    }
host-entrance = Qui peut s’asseoir
host-entrance-invited = Sur invitation
host-entrance-friends = Amis
host-entrance-open = Tous
host-play-time = Temps par carte
host-pass-time = Temps d’échange
# Seconds; 0: no limit.
host-time =
    { $seconds ->
        [0] Sans limite
       *[other] { $seconds } s
    }
host-chat = Discussion
host-chat-off = Aucune
host-chat-phrases = Phrases
host-chat-text = Phrases et texte
host-advice = Conseils
host-advice-off = Aucun
host-advice-own = Au choix
host-advice-all = Pour tous
host-watching = Spectateurs
host-watching-about = On peut regarder, avec un pli de retard.
host-bots = Des robots aux places vides
host-bots-about = Ils s’en vont quand quelqu’un arrive.
host-go = Ouvrir la table
host-keep = Garder ces choix

## Waiting at a table.

# In the page's corner: whose table it is.
waiting-table-of = Chez { $name }
waiting-table = Une table
waiting-more =
    { $count ->
        [0] Tout le monde est là
        [1] Plus qu’une personne, et c’est parti
        [2] Encore deux, et c’est parti
        [3] Encore trois, et c’est parti
       *[other] Encore { $count }, et c’est parti
    }
waiting-bots-keep = Des robots gardent les places des amis
waiting-link = Le lien suffit, pas besoin de compte.
waiting-link-field = Le lien vers cette table
waiting-only-here = Ce lien ne marche que sur cette machine.
waiting-copy = Copier le lien
waiting-copied = Copié
waiting-share = Partager
waiting-share-text = Viens jouer à la dame de pique avec moi.
waiting-qr = Le lien, à scanner avec un appareil photo
waiting-free = Place libre
waiting-seat-bot = Asseoir un robot
waiting-you-sit = S’asseoir
waiting-host = hôte
waiting-ready = On y va
waiting-not-ready = pas encore
waiting-away = connexion perdue
waiting-bot = en attendant quelqu’un
waiting-watching = Tu regardes
waiting-start =
    { $bots ->
        [0] Commencer
        [1] Commencer avec un robot
        [2] Commencer avec deux robots
        [3] Commencer avec trois robots
       *[other] Commencer avec { $bots } robots
    }
waiting-be-ready = On y va
waiting-again = Une autre partie
waiting-is-ready = C’est noté. La partie commence quand tout le monde a dit « On y va ».
waiting-called = Ici, les autres te voient sous le nom de { $name }.
waiting-begins = La partie commence d’elle-même quand tout le monde a dit « On y va ».
waiting-leave = Partir
waiting-leave-title = Quitter la table ?
waiting-leave-about = Un robot continue à ta place.
waiting-leave-rated = Cette partie est classée. Si tu pars, tu finis à la dernière place, quoi que fasse le robot à ta place.
waiting-stay = Rester
waiting-limits = Réglages de la table
waiting-change = Modifier
waiting-lost = La connexion est perdue. Nouvel essai en cours.
waiting-closed = Cette table est fermée. Il n’y avait plus personne depuis un moment.
waiting-closed-not_ready = Cette partie n’a pas pu commencer : il manquait quelqu’un.
waiting-closed-admin = Cette table a été fermée par les responsables du serveur.
waiting-no-clock = Sans limite de temps
waiting-clock = { $seconds } s par carte
waiting-clock-pass = { $seconds } s pour l’échange
waiting-advice-off = Pas de conseils
waiting-advice-own = Conseils au choix
waiting-advice-all = Conseils pour tous
waiting-chat-off = Pas de discussion
waiting-chat-phrases = Phrases
waiting-chat-text = Phrases et texte
waiting-watching-no = Pas de spectateurs
waiting-watching-yes = On peut regarder
waiting-entrance-invited = Seulement avec le lien
waiting-entrance-friends = Les amis peuvent s’asseoir
waiting-entrance-open = Tout le monde peut s’asseoir

## What the host can do with a seat.

seat-remove = Demander à { $name } de partir
seat-readmit = Laisser { $name } revenir
seat-host = Passer le rôle d’hôte à { $name }
seat-move = Changer de place avec { $name }
seat-move-me = Changer de place avec moi
seat-move-free = Prendre la place libre
seat-no-bot = Retirer le robot

## The evening.

evening-title = La soirée jusqu’ici
evening-name = Joueur
evening-games = Parties
evening-won = Gagnées
evening-points = Points

## Beside the cards.

company-lost = Reconnexion en cours. Tes cartes restent à toi.
# Read out once the connection is back.
company-connected = Connexion rétablie.
company-you-sit = Un robot joue pour toi.
company-you-wait = La partie t’attend.
company-return = Me revoilà
company-waits = On attend { $name }
company-all-away = Partie en pause
company-played-for-you = Ton temps était écoulé. Un robot a joué.
# A clock at a seat, and the same where there is next to no room.
company-seconds =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
company-seconds-short = { $seconds } s
# Read out, not shown: how much of the reader's own time is left.
company-time-left =
    { $seconds ->
        [one] il reste { $seconds } seconde
       *[other] il reste { $seconds } secondes
    }
# Au résultat d’une manche, avant que la suivante s’affiche d’elle-même.
company-next-in =
    { $seconds ->
        [one] Manche suivante dans { $seconds } seconde
       *[other] Manche suivante dans { $seconds } secondes
    }
# How long the table waits for somebody who is away, like “0:42”.
company-come-back = { $time } pour revenir
company-time = { $time }
company-connecting = se connecte
company-bot-plays = un robot joue
company-away = pas là
# Read out of a place whose person the reader has muted.
company-muted = en sourdine
company-time-up = { WHO($seat) ->
    [you] ton temps est écoulé
   *[other] temps écoulé
}
# What a tap on somebody’s place opens.
company-person = { $sat ->
    [true] { $name } : mettre en sourdine, bloquer ou signaler
   *[false] { $name } : mettre en sourdine
}
company-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
company-you-watch = Tu regardes, avec un pli de retard.
company-stop-watching = Ne plus regarder
company-side = Voir la table comme { $name }
company-invite = Inviter
menu-invite-about = Le lien et le code de cette table
menu-leave-people = Un robot continue à ta place

## The chat.

chat-title = Discussion
chat-open = { $unread ->
    [0] Discussion
    [1] Discussion, un message non lu
   *[other] Discussion, { $unread } messages non lus
}
chat-newer = { $lines ->
    [1] Un nouveau message
   *[other] { $lines } nouveaux messages
}
chat-close = Fermer la discussion
chat-mute-all = Tous en sourdine
chat-all-muted = Tu n’entends plus personne ici. On t’entend toujours.
chat-say = Dire quelque chose à la table
chat-send = Envoyer
chat-more = Plus de phrases
chat-fewer = Moins de phrases
chat-own-language = Chacun lit les phrases dans sa propre langue.
chat-closes = La discussion se ferme quand c’est à toi de jouer.
chat-watches = Ici n’écrivent que ceux qui sont à la table.
chat-empty = Personne n’a encore rien dit.
chat-log = Ce qui s’est dit
chat-phrases = Phrases
chat-you = Toi
# Read out when somebody says something.
chat-spoken = { $name } : { $words }
# Lines between what is said: what happens at the table. $you: it is about the reader.
chat-sat = { $you ->
    [called] Tu as pris place. Ici, les autres te voient sous le nom de { $name }.
    [true] Tu as pris place.
   *[false] { $name } a pris place.
}
chat-left = { $you ->
    [true] { $playing ->
        [true] Tu as quitté la table. Un robot continue.
       *[false] Tu as quitté la table.
    }
   *[false] { $playing ->
        [true] { $name } a quitté la table. Un robot continue.
       *[false] { $name } a quitté la table.
    }
}
chat-removed = L’hôte a demandé à { $name } de partir.
chat-away = { $you ->
    [true] Tu as perdu la connexion.
   *[false] { $playing ->
        [true] { $name } a perdu la connexion. La table attend une minute, puis un robot continue.
       *[false] { $name } a perdu la connexion.
    }
}
chat-back = { $you ->
    [true] Te revoilà.
   *[false] Revoilà { $name }.
}
chat-sits_in = { $you ->
    [true] Un robot joue pour toi jusqu’à ton retour.
   *[false] Un robot joue pour { $name } jusqu’à son retour.
}
chat-host = { $you ->
    [true] Tu es maintenant l’hôte.
   *[false] L’hôte est maintenant { $name }.
}
# Read out before a game and after it.
chat-ready = { $name } dit « On y va ».
chat-places = Les places ont changé. Dans le sens horaire : { LIST($names) }.
chat-time = { $you ->
    [true] Ton temps était écoulé, un robot a joué pour toi.
   *[false] Temps écoulé pour { $name }, un robot a joué.
}

## What can be done about somebody.

person-mute = Mettre en sourdine
person-mute-about = À cette table, tu n’entends plus { $name }.
person-unmute = Entendre { $name } de nouveau
person-block = Bloquer
person-block-about = Vous ne serez plus à la même table, et tu n’entendras plus { $name }.
person-block-undo = Tu peux revenir dessus quand tu veux : ici, ou sous ton nom, sur la page des tables.
person-block-sure = Oui, bloquer { $name }
person-blocked = C’est fait. Vous ne serez plus à la même table.
person-unblock = Débloquer
person-unblock-about = Vous pourrez de nouveau être à la même table, et tu entendras de nouveau { $name }.
person-unblocked = C’est fait. Vous pouvez de nouveau être à la même table.
person-report = Signaler
person-report-about = Les responsables de ce serveur le liront, avec les derniers messages de { $name } à cette table. { $name } n’en saura rien.
person-report-what = Que s’est-il passé ? (Tu peux laisser vide.)
person-report-send = Envoyer le signalement
person-reported = Merci. Le signalement est parti.

## When a game among people is over.

after-ready = { $count ->
    [0] Personne n’a encore dit « On y va »
    [1] Une personne attend la suite
   *[other] { $count } personnes attendent la suite
}
after-you-ready = On attend les autres
after-again = Une autre partie
after-leave = Partir
after-table = À la table
after-result = Voir le résultat
# Of a rated table, at which only all of them together could play on.
after-lacks = Il manque quelqu’un
after-check = Vérifier la donne

## The lobby: quick match, tables to sit down at, tables to watch.

lobby-quick = Partie rapide
lobby-rules = Règles
# In a list of rules: how many people wait for a game by these.
lobby-rules-waiting =
    { $count ->
        [1] { $rules } · un joueur attend
        [one] { $rules } · { $count } joueur attend
       *[other] { $rules } · { $count } joueurs attendent
    }
lobby-calm = Calme
lobby-normal = Normal
lobby-quick-speed = Rapide
lobby-seconds = { $seconds } s par carte
# How many people wait for this game; $missing is how many more it needs.
lobby-waiting =
    { $count ->
        [0] encore personne
        [1] un joueur attend
       *[other] { $missing ->
            [1] il ne manque que toi
           *[other] { $count } joueurs attendent
        }
    }
lobby-rated = Classée
lobby-rated-about = Avec un compte seulement, et sans robots. Partir, c’est finir à la dernière place.
lobby-rated-guest = Avec un compte, joue aussi en classé
lobby-others-rated = En attente d’une partie classée : { $count }
lobby-others-unrated = En attente d’une partie non classée : { $count }
lobby-bots = Après 20 secondes, des robots prennent les places encore libres.
lobby-no-bots = Pas de robots ici : la partie commence quand il y a assez de monde.
lobby-wait-title = On cherche des joueurs
# What somebody waits for: "Black Lady · Normal"
lobby-wait-for = { $rules } · { $speed }
lobby-wait-for-rated = { $rules } · { $speed } · classée
lobby-wait-count =
    { $count ->
        [1] Un joueur sur { $players } est là : toi.
       *[other] { $count } joueurs sur { $players } sont là.
    }
lobby-wait-bots =
    { $seconds ->
        [0] Des robots prennent les places libres.
        [1] Des robots prennent les places libres dans 1 seconde.
       *[other] Des robots prennent les places libres dans { $seconds } secondes.
    }
lobby-wait-first = Il manquait quelqu’un à ta dernière partie. Tu passes maintenant en premier.
lobby-wait-pause =
    { $minutes ->
        [1] Tu n’étais pas là pour tes dernières parties classées. Il faut attendre encore une minute avant la prochaine.
       *[other] Tu n’étais pas là pour tes dernières parties classées. Il faut attendre encore { $minutes } minutes avant la prochaine.
    }
lobby-cancel = Ne plus attendre
lobby-sit = S’asseoir
lobby-sit-none = Encore personne. Ouvre une table à tous, et elle s’affichera ici.
lobby-watch = Regarder
lobby-watch-late = Avec un pli de retard, pour que personne ne puisse aider
lobby-watch-none = Pas de partie à regarder pour l’instant.
lobby-seats =
    { $count ->
        [1] une place
        [one] { $count } place
       *[other] { $count } places
    }
lobby-hand = Manche { $number }
lobby-watching =
    { $count ->
        [0] personne ne regarde
        [1] une personne regarde
       *[other] { $count } personnes regardent
    }
# What a drawing of a table shows, for those who can't see it: the names, the bots, the free seats.
lobby-oval =
    { $free ->
        [0] À la table : { $names }
        [1] À la table : { $names } ; une place est libre
       *[other] À la table : { $names } ; { $free } places sont libres
    }
lobby-people = { LIST($people) }
lobby-nobody = personne
lobby-code = Code
lobby-lost = La connexion est perdue. Nouvel essai en cours.
lobby-seat = Retourner à ta table

## This month's leaderboard.

month-title = Ce mois-ci
month-rating = cote
month-order = Classement selon ce qui est sûr : la cote moins trois fois son ±.
month-choice = Mois
month-figure = { $rating } ± { $error }
month-you = Toi
# After a rated game: what it did to everybody's rating.
rated-title = Cote
rated-about = et sa marge d’erreur
rated-waits = Calcul des cotes en cours.
rated-left = a quitté
rated-left-about = Au classement, partir, c’est finir à la dernière place, quoi que fasse le robot.
# Somebody’s own rated games: where they came in each, and what it did to their rating.
rated-games = Tes parties classées
rated-games-about = La dernière d’abord
rated-place = Place { $place } sur { $players }
rated-change = { $from } ± { $fromError } → { $rating } ± { $error }
month-waiting = La liste arrive.
month-none = Personne n’a joué de partie classée ce mois-ci.
month-sure =
    { $people ->
        [0] Personne n’a encore joué au moins { $games } parties classées.
        [1] Une personne a joué au moins { $games } parties classées.
       *[other] { $people } personnes ont joué au moins { $games } parties classées.
    }

## An account.

account-guest = Tu joues en invité, dans ce navigateur seulement.
account-why = Un compte garde ton nom et ta cote sur tous tes appareils, et si tu veux, tes parties et tes réglages aussi.
account-make = Créer un compte
account-have = J’ai un compte
account-new = Je n’ai pas encore de compte
account-in = Se connecter
account-out = Se déconnecter
account-name = Nom
account-password = Mot de passe
account-password-hint = 8 caractères ou plus
account-is = Ta session est ouverte.
account-unrated = Tu n’as pas encore joué de partie classée.
account-rating =
    { $games ->
        [1] { $rating } ± { $error } · une partie
        [one] { $rating } ± { $error } · { $games } partie
       *[other] { $rating } ± { $error } · { $games } parties
    }
account-in-passkey = Se connecter avec une clé d’accès
account-make-passkey = En créer un avec une clé d’accès
account-mine = Mes données
account-stale = Ta connexion date un peu. Saisis ton mot de passe, ou reconnecte-toi d’abord.
account-change-password = Changer de mot de passe
account-old = Mot de passe actuel
account-old-hint = Inutile dans les dix minutes qui suivent la connexion
account-new-password = Nouveau mot de passe
account-changed = Ton mot de passe est changé. Tous les autres navigateurs sont déconnectés.
account-passkeys = Clés d’accès
account-passkeys-about = Se connecter par empreinte, visage ou code PIN
account-passkeys-what = Une clé d’accès reste sur ton appareil, et personne ne peut la deviner. Avec deux clés, tu peux te connecter même si tu perds un appareil.
account-passkeys-none = Tu n’en as pas encore.
account-passkey-since = Depuis le { DATETIME($when, dateStyle: "long") }
account-passkey-drop = Retirer la clé d’accès { $name }
account-passkey-add = Ajouter une clé d’accès
account-device = Nom de cet appareil
account-blocked = Joueurs bloqués
account-blocked-about = Vous n’êtes jamais à la même table
account-blocked-what = Tu n’es jamais à la même table, et personne n’en sait rien.
account-blocked-none = Tu n’as bloqué personne.
account-unblock = Débloquer { $name }
account-unblocked = Débloqué
account-kept = Identique sur tous tes appareils
account-kept-on = Activé : parties, réglages, règlements, soirées et donne du jour
account-kept-off = Désactivé : ce qui est ici ne reste qu’ici
account-kept-switch = Conserver dans mon compte
account-kept-what = Les parties contre des robots, les réglages, les règlements, les soirées de la feuille de score et les résultats de la donne du jour vont dans le compte, et sur chaque appareil où cette option est activée. Rien de ce qui est ici ne se perd : une partie continuée à deux endroits devient deux parties.
account-kept-settings = Réglages
account-kept-rules = Règlements
account-kept-pad = Feuille de score
account-kept-daily = Donne du jour
account-kept-games =
    { $count ->
        [1] Une partie
        [one] { $count } partie
       *[other] { $count } parties
    }
account-kept-at = sauvegarde du { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
account-kept-too_large = trop volumineux pour le compte : reste sur cet appareil
account-kept-too_many = plus de place dans le compte : reste sur cet appareil
account-kept-no_room = plus de place sur cet appareil : reste dans le compte
account-kept-unreadable = illisible ici : reste sur cet appareil
account-kept-unreached = Le compte est injoignable pour l’instant. Nouvel essai depuis la page d’accueil.
account-out-everywhere = Se déconnecter partout
account-everywhere-about = Tous les navigateurs où ta session est ouverte t’oublient, celui-ci compris. Ce que tes appareils conservent eux-mêmes y reste.
account-download = Télécharger mes données
account-download-about = Tout ce que ce serveur conserve de toi
account-delete = Supprimer mon compte
account-forget = M’oublier
account-delete-what = Ton nom, ton mot de passe et tes clés d’accès, tes cotes, tes robots, ainsi que les réglages, règlements, soirées, parties et résultats de la donne du jour conservés ici sont supprimés. Ce que tu as dit aux tables est effacé.
account-forget-what = Ton nom, tes résultats de la donne du jour et ce que tu as dit aux tables sont effacés, et ce navigateur est oublié.
account-delete-stays = Les tables gardent trace que quelqu’un y était assis et de ce qui s’est joué, sous un nom qui n’est celui de personne. Ce que cet appareil conserve lui-même y reste.
account-delete-go = Passer à la suppression
account-delete-sure = { $name }, c’est irréversible.
account-delete-yes = Oui, tout supprimer
account-open = Ton nom et ton compte : { $name }
