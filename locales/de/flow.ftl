### Die Seite: wie gespielt wird. Zurücknehmen, noch einmal spielen, früher beenden, Pause, aufgeben, Tasten und was sich
### dazu einstellen lässt.

flow-taken-back = Zurückgenommen.
# Beim ersten Mal in einer Partie: am Tisch, wo sonst steht, was zu tun ist.
flow-taken-back-first = Zurückgenommen. Diese Partie zählt nicht mehr für die Statistik.
flow-not-counted = Eine Partie, in der etwas zurückgenommen oder eine Runde wiederholt wird, zählt nicht mehr für die Statistik.

flow-again-from =
    { $trick ->
        [1] Diese Runde noch einmal spielen
       *[other] Ab Stich { $trick } weiterspielen
    }
flow-again-ask =
    { $trick ->
        [1] Es werden dieselben Karten gegeben.
       *[other] Die Karten liegen wie zu Beginn von Stich { $trick }.
    }
flow-again-lost = Was danach gespielt wurde, geht verloren, und diese Partie zählt nicht mehr für die Statistik.
flow-again-yes = Noch einmal spielen
flow-cancel = So lassen

flow-pause = Pause
flow-paused = Pause
flow-paused-about = Der Tisch wartet.
flow-go-on = Weiter

flow-give-up = Diese Partie aufgeben
flow-give-up-about = Sie endet hier, ohne Sieger.
flow-give-up-ask = Diese Partie aufgeben?
flow-give-up-what = Sie bleibt als aufgegebene Partie erhalten und lässt sich später nicht fortsetzen.
flow-give-up-yes = Aufgeben
flow-play-on = Weiterspielen

flow-worthless = Keine Punkte mehr im Spiel.
flow-finish = Runde beenden
flow-finished = Es waren keine Punkte mehr im Spiel, deshalb wurde der Rest gleich gespielt.
flow-own = Der Rest gehört dir.
flow-claim = Auflegen
flow-own-ask =
    { $count ->
        [one] Den letzten Stich machst du, was die anderen auch spielen.
       *[other] Die letzten { $count } Stiche machst du, was die anderen auch spielen.
    }
flow-claim-yes = Karten auflegen

## Tasten. Die Seite stellt die Taste neben das, was sie tut.

flow-keys = Tasten
flow-keys-about = Alles, was sich antippen lässt, ist auch mit Tab zu erreichen und mit Enter auszulösen.
flow-key-cards = Von Karte zu Karte
flow-key-play = Karte wählen oder spielen
flow-key-on = Weiter
flow-key-close = Schließen, was offen ist
flow-key-finish = Runde beenden oder auflegen
flow-key-keys = Diese Tasten
flow-key-arrows = Pfeiltasten
flow-key-enter = Enter
flow-key-escape = Esc
flow-key-or = { $one } oder { $other }
flow-key-with-control = Strg { $key }

## Einstellungen.

flow-settings-look = Aussehen
flow-settings-play = Spielweise
flow-settings-pace = Ablauf
flow-settings-help = Hilfen
flow-confirm = Mit zweimal Tippen spielen
flow-confirm-about = Das erste Tippen hebt die Karte an, das zweite spielt sie.
flow-ahead = Karte im Voraus wählen
flow-ahead-about = Tipp auf eine Karte, bevor du dran bist: Sie wird gespielt, sobald du dran bist, wenn sie dann erlaubt ist.
flow-forced = Einzige Karte gleich spielen
flow-forced-about = Darf nur eine Karte gespielt werden, wird sie von selbst gespielt.
flow-quick-end = Schnell beenden
flow-quick-end-about = Sind keine Punkte mehr im Spiel, wird der Rest gleich gespielt.
flow-raised = Erhaltene Karten bleiben oben
flow-raised-about = Bis du tippst, damit du siehst, was du bekommen hast.
flow-letters = Buchstaben als Kürzel
flow-letters-about = H für einen Tipp, U zum Zurücknehmen; ? zeigt alle.
