### The page: how play flows. Taking back, playing a hand again, ending it early, pausing, giving up, keys, and the choices
### for all that in the settings.

flow-taken-back = Coup repris.
# The first time in a game: at the table, in place of what is asked.
flow-taken-back-first = Coup repris. Cette partie ne compte plus dans tes statistiques.
flow-not-counted = Une partie où tu reprends un coup ou rejoues une manche ne compte plus dans tes statistiques.

# $trick counts from 1; 1 is the beginning of the hand.
flow-again-from =
    { $trick ->
        [1] Rejouer cette manche
       *[other] Rejouer à partir du pli { $trick }
    }
flow-again-ask =
    { $trick ->
        [1] Les mêmes cartes sont redistribuées.
       *[other] Les cartes reviennent comme au début du pli { $trick }.
    }
flow-again-lost = Ce qui a été joué depuis est perdu, et cette partie ne compte plus dans tes statistiques.
flow-again-yes = Rejouer
flow-cancel = Ne rien changer

flow-pause = Pause
flow-paused = En pause
flow-paused-about = La table t’attend.
flow-go-on = Continuer

flow-give-up = Abandonner la partie
flow-give-up-about = Elle finit ici, sans vainqueur.
flow-give-up-ask = Veux-tu abandonner cette partie ?
flow-give-up-what = Elle est conservée comme abandonnée, et tu ne pourras plus la reprendre.
flow-give-up-yes = Abandonner
flow-play-on = Continuer

flow-worthless = Il ne reste plus de points.
flow-finish = Finir la manche
flow-finished = Il ne restait plus de points : la fin a été jouée d’un coup.
flow-own = Le reste est à toi.
flow-claim = Étaler
flow-own-ask =
    { $count ->
        [1] Tu prends le dernier pli, quoi que jouent les autres.
       *[other] Tu prends les { $count } derniers plis, quoi que jouent les autres.
    }
flow-claim-yes = Étaler mes cartes

## Keys. The page puts the key beside what it does.

flow-keys = Clavier
flow-keys-about = Tout ce qui se touche à l’écran s’atteint aussi avec Tab et se choisit avec Entrée.
flow-key-cards = D’une carte à l’autre
flow-key-play = Choisir ou jouer la carte
flow-key-on = Continuer
flow-key-close = Fermer ce qui est ouvert
flow-key-finish = Finir la manche, ou étaler ses cartes
flow-key-keys = Ces raccourcis
flow-key-arrows = Flèches
flow-key-enter = Entrée
flow-key-escape = Échap
flow-key-or = { $one } ou { $other }
flow-key-with-control = Ctrl { $key }

## Choices in the settings.

flow-settings-look = Apparence
flow-settings-play = Façon de jouer
flow-settings-pace = Déroulement
flow-settings-help = Aide
flow-confirm = Toucher deux fois
flow-confirm-about = La première fois relève la carte, la seconde la joue.
flow-ahead = Choisir une carte d’avance
flow-ahead-about = Touche une carte avant ton tour : elle est jouée quand vient ton tour, si elle est permise.
flow-forced = Jouer les cartes forcées
flow-forced-about = Quand une seule carte est permise, elle se joue toute seule.
flow-quick-end = Finir vite
flow-quick-end-about = Dès qu’il ne reste plus de points, la fin de la manche est jouée d’un coup.
flow-raised = Cartes reçues relevées
flow-raised-about = Jusqu’à ce que tu touches l’écran, pour voir ce qu’on t’a passé.
flow-letters = Lettres comme raccourcis
flow-letters-about = H pour un conseil, U pour reprendre le coup ; ? les affiche tous.
