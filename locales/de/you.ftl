### Die Seite: die eigenen Partien, ihre Zahlen, und alles, was in diesem Browser liegt, als Datei.

you-part = Was du ansehen willst
you-part-play = Statistik
you-part-games = Partien
you-part-data = Deine Daten

## Bevor etwas da ist, und wenn etwas nicht stimmt.

you-empty-title = Hier werden deine Partien stehen
you-empty = Spiel eine Partie zu Ende, und sie bleibt hier mit allen ihren Karten.
you-empty-what = Mit jeder Partie siehst du mehr: wie oft du gewinnst, was dich eine Runde kostet, wie viele Damen du nimmst und was sich zu üben lohnt.
you-empty-file = Partien aus einer Datei holen
you-unread = Dieser Browser lässt die Seite keine Partien aufheben, also gibt es nichts zu zeigen.
you-full = In diesem Browser ist kein Platz für eine weitere Partie. Sichere alles als Datei und lösche dann einige Partien.
you-gone =
    { $count ->
        [one] Die älteste Partie hat für eine neue Platz gemacht.
       *[other] Die { $count } ältesten Partien haben für neue Platz gemacht.
    }
you-working =
    { $left ->
        [one] Eine Partie wird noch durchgesehen.
       *[other] { $left } Partien werden noch durchgesehen.
    }
you-unreached = Einige Partien konnten nicht durchgesehen werden. Prüf die Verbindung und öffne dies noch einmal.
you-nothing-chosen = So eine Partie gibt es nicht. Wähl weniger Bedingungen.
you-uncounted = Spiel eine Partie zu Ende, ohne etwas zurückzunehmen, und hier stehen ihre Zahlen.

## Nach einer oder zwei Partien.

you-last = Deine letzte Partie, { DATETIME($at, dateStyle: "medium") }
you-last-look = Noch einmal ansehen
you-few = Mit mehr Runden gibt es mehr zu sehen: wie sich deine Punkte verändern und wie oft die Dame zu dir kommt.

## Was gezählt wird.

you-left-out =
    { $count ->
        [one] Eine Partie wurde aufgegeben, oder darin wurde etwas zurückgenommen; sie zählt hier nicht.
       *[other] { $count } Partien wurden aufgegeben, oder darin wurde etwas zurückgenommen; sie zählen hier nicht.
    }
you-company = Welche Partien
you-company-all = Alle
you-company-bots = Gegen Bots
you-company-people = Mit Menschen
you-company-days = Karten des Tages
you-kind = Regeln
you-kind-all = Alle Regeln
you-kind-name =
    { $name } · { $players ->
        [one] ein Spieler
       *[other] { $players } Spieler
    }
you-level = Stärke der Bots
you-level-all = Jede Stärke
you-level-beginner = Anfänger
you-level-easy = Leicht
you-level-medium = Ordentlich
you-level-careful = Umsichtig
you-level-hard = Stark
you-level-expert = Experten
you-level-people = Menschen

## Zahlen.

you-share = { $share }{ "\u00A0" }%
you-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
you-margin-share = ± { $margin }{ "\u00A0" }%
you-won = Partien gewonnen
you-won-about =
    { $games ->
        [one] Eine Partie; gerecht verteilt wären es { $fair }{ "\u00A0" }%.
       *[other] { $games } Partien; gerecht verteilt wären es { $fair }{ "\u00A0" }%.
    }
you-points = Punkte je Runde
you-points-about =
    { $hands ->
        [one] Eine Runde { $name }; gerecht verteilt wären es { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $hands } Runden { $name }; gerecht verteilt wären es { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-chips = Chips je Partie
you-chips-about =
    { $games ->
        [one] Eine Partie { $name }; gerecht verteilt wären es { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $games } Partien { $name }; gerecht verteilt wären es { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-queens =
    { $queen ->
        [QS] Damen genommen
       *[other] { MARK($queen) } genommen
    }
you-queens-about =
    { $queens ->
        [one] Es gab eine; gerecht verteilt wären es { $fair }{ "\u00A0" }%.
       *[other] Von { $queens }; gerecht verteilt wären es { $fair }{ "\u00A0" }%.
    }
you-clean = Runden ohne Punkte
you-clean-about =
    { $hands ->
        [one] Eine Runde; gerecht verteilt wären es { $fair }{ "\u00A0" }%.
       *[other] Von { $hands }; gerecht verteilt wären es { $fair }{ "\u00A0" }%.
    }
you-moons = Durchmärsche geschafft
you-moons-about = Versucht: { $tried }. Gerecht verteilt wären es { NUMBER($fair, maximumFractionDigits: 1) }.

## Bilder: ein Titel, ein Satz, und dasselbe als Tabelle.

you-as-table = Als Tabelle
you-over-time = Punkte im Lauf der Zeit
you-over-time-about = { $name }; gestrichelt die gerechte Verteilung, das Band zeigt, wie sicher das ist.
you-trend-fewer = Du nimmst weniger Punkte als früher.
you-trend-more = Du nimmst mehr Punkte als früher.
you-trend-fewer-high = Du gewinnst weniger Punkte als früher.
you-trend-more-high = Du gewinnst mehr Punkte als früher.
you-trend-level = So viele Punkte wie immer; was schwankt, ist Zufall.
you-trend-early = Mehr als Zufall lässt sich noch nicht sehen.
you-time-from = Von
you-time-to = Bis
you-table-hands = Runden
you-table-points = Punkte je Runde
you-table-fair = Gerecht
you-table-margin = Plus oder minus
you-day = { DATETIME($at, day: "numeric", month: "short") }
you-day-year = { DATETIME($at, month: "short", year: "numeric") }
you-places = Plätze
you-places-about =
    { $games ->
        [one] Eine Partie mit { $players } Spielern
       *[other] { $games } Partien mit { $players } Spielern
    }
you-place = { $place }. Platz
you-places-said =
    { $first ->
        [0]
            { $games ->
                [one] Nach einer Partie noch ohne ersten Platz.
               *[other] Nach { $games } Partien noch ohne ersten Platz.
            }
       *[other]
            { $games ->
                [one] In der einen Partie auf dem ersten Platz.
               *[other] In { $first } von { $games } Partien auf dem ersten Platz.
            }
    }
you-places-sides = Wer zusammenspielt, teilt sich einen Platz.
you-table-place = Platz
you-table-games = Partien
you-queen =
    { $queen ->
        [QS] Die Dame
       *[other] { MARK($queen) }
    }
you-queen-said =
    { $queen ->
        [QS] Von 100 Damen kommen { $share } zu dir; gerecht verteilt wären es { $fair }.
       *[other] { MARK($queen) } kommt in { $share } von 100 Fällen zu dir; gerecht verteilt wären es { $fair }.
    }
you-tricks = Wann deine Punkte kommen
you-tricks-about = { $name }, Stich für Stich
you-tricks-queen =
    { $queen ->
        [QS] die Dame
       *[other] { MARK($queen) }
    }
you-tricks-rest = alle übrigen
you-tricks-said = Stich { $trick } bringt dir die meisten Punkte ein.
you-table-trick = Stich
you-table-queen =
    { $queen ->
        [QS] Dame
       *[other] { MARK($queen) }
    }
you-table-rest = Übrige
you-moons-title = Durchmärsche
you-moons-said =
    { $made ->
        [0]
            { $tried ->
                [0] Du hast noch keinen versucht.
                [one] Einmal versucht, nicht gelungen.
               *[other] { $tried }-mal versucht, nie gelungen.
            }
       *[other] { $tried }-mal versucht, { $made }-mal gelungen.
    }
you-moons-others = Durchmärsche von anderen: { $stopped } verhindert, { $suffered } gelungen.
you-moons-how = Versucht heißt: alle Punkte bisher, und mindestens drei Fünftel von allen.
you-habits = Was dich am meisten kostet
you-habits-about =
    { $hands ->
        [one] Punkte in zehn Runden, nach der einen, die der Trainer in Punkten beurteilt hat
       *[other] Punkte in zehn Runden, nach den { $hands }, die der Trainer in Punkten beurteilt hat
    }
you-habits-none = In keiner Runde, die der Trainer in Punkten beurteilt hat, war ein teurer Fehler.
you-habits-empty = Sieh dir eine Runde mit dem Trainer noch einmal an: Was er findet, wird hier gezählt.
you-habit-times =
    { $times ->
        [one] einmal
       *[other] { $times }-mal
    }
you-habit-above =
    { $queen ->
        [QS] Ein hohes Pik, als die Dame noch im Spiel war
       *[other] Eine höhere Karte, als { MARK($queen) } noch im Spiel war
    }
you-habit-kept =
    { $queen ->
        [QS] Die Dame nicht rechtzeitig losgeworden
       *[other] { MARK($queen) } nicht rechtzeitig losgeworden
    }
you-habit-queen =
    { $queen ->
        [QS] Auf die Dame nicht aufgepasst
       *[other] Auf { MARK($queen) } nicht aufgepasst
    }
you-habit-pass = Die falschen Karten weitergegeben
you-habit-under = Nicht darunter geblieben, obwohl es ging
you-habit-high = Eine hohe Karte nicht rechtzeitig losgeworden
you-habit-follow = Die falsche Karte beim Bedienen
you-habit-discard = Die falsche Karte abgeworfen
you-habit-lead = Die falsche Karte ausgespielt
you-habit-stop = Einen fremden Durchmarsch nicht verhindert
you-habit-moon = Einen Durchmarsch ausgelassen
you-habit-bonus = Eine Karte verpasst, die Punkte abzieht
you-habit-points = Einen Stich ausgelassen, wo Punkte gut waren
you-habit-bid = Zu hoch oder zu niedrig geboten
you-habit-other = Etwas anderes
you-by-kind = Nach Regeln
you-by-level = Nach Stärke
# Where they were played by several sets of rules: of which the points are.
you-by-level-points = { you-table-points }: nur { $name }
you-table-name = Regeln
you-table-level = Stärke
you-table-won = Gewonnen

## Die Partien.

you-games-count =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
you-game-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-with = { $when }, mit { LIST($names) }
you-game-day = Karten vom { DATETIME($at, dateStyle: "long") }
you-game-challenge = Herausforderung: dieselben Karten für jemand anderen
you-game-place =
    { $place ->
        [1] Gewonnen
       *[other] { $place }. Platz
    }
you-game-chips =
    { $chips ->
        [one] { SIGNED($chips) } Chip
       *[other] { SIGNED($chips) } Chips
    }
you-game-unplayable = Diese Version kann die Partie nicht nachspielen.
you-game-replayed = Nicht gezählt: Etwas wurde zurückgenommen.
you-game-given-up = Aufgegeben
you-game-delete = { $title }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") } löschen
you-game-deleted = Die Partie ist gelöscht.
you-game-failed = Diese Partie ließ sich nicht öffnen. Prüf die Verbindung und versuch es noch einmal.
you-game-opening = Die Partie wird ausgelegt.
you-game-save = Als Datei sichern
you-game-hands = Runde für Runde
you-game-look = Runde { $hand } ansehen
you-more = Mehr zeigen

## Alles, was hier liegt, als Datei.

you-data-about = Einstellungen, Regeln, Punktabende, Ergebnisse und Partien liegen nur in diesem Browser. Als Datei kommen sie in einen anderen mit oder bleiben sicher aufgehoben.
you-export = Alles als Datei sichern
you-export-failed = Die Partien ließen sich nicht lesen, also wurde nichts gesichert.
you-import = So eine Datei öffnen
you-import-about = Was sie bringt, kommt zu dem, was hier ist. Nichts geht verloren, und du siehst vorher, was geschehen würde.
you-import-no-json = { $file } ist keine Datei, die OpenHearts gesichert hat, oder nur ein Teil einer solchen.
you-import-other = { $file } ist eine andere Art von Datei. Regeln und einzelne Partien öffnest du unter „Andere Spiele“.
you-import-newer = { $file } stammt von einer neueren Version von OpenHearts. Lade die Seite neu und versuch es noch einmal.
you-import-damaged = { $file } ist beschädigt, also wurde nichts geändert.
you-import-large = { $file } ist viel zu groß für so eine Datei.
you-import-title = Was { $file } bringen würde
you-import-nothing = Alles darin ist schon hier.
you-import-games =
    { $count ->
        [one] Eine Partie kommt zu deinen Partien.
       *[other] { $count } Partien kommen zu deinen Partien.
    }
you-import-known =
    { $count ->
        [one] Eine Partie ist schon hier.
       *[other] { $count } Partien sind schon hier.
    }
you-import-no-room =
    { $count ->
        [one] Für die älteste Partie ist kein Platz; sie bleibt in der Datei.
       *[other] Für die { $count } ältesten Partien ist kein Platz; sie bleiben in der Datei.
    }
you-import-waiting =
    { $count ->
        [one] Eine Partie zum Fortsetzen kommt zu den anderen.
       *[other] { $count } Partien zum Fortsetzen kommen zu den anderen.
    }
you-import-waiting-no-room =
    { $count ->
        [one] Für eine Partie zum Fortsetzen ist kein Platz; sie bleibt in der Datei.
       *[other] Für { $count } Partien zum Fortsetzen ist kein Platz; sie bleiben in der Datei.
    }
you-import-reviews =
    { $count ->
        [one] Was der Trainer in einer Runde gefunden hat, kommt mit.
       *[other] Was der Trainer in { $count } Runden gefunden hat, kommt mit.
    }
you-import-rules = Regeln kommen dazu; von denen, die auch hier sind, bleiben die späteren.
you-import-pad = Punktabende kommen dazu; der offene hier bleibt offen.
you-import-daily = Tagesergebnisse kommen dazu; wo hier schon eines ist, bleibt deines von hier.
you-import-challenges = Herausforderungen kommen dazu; von einer, die auch hier ist, bleibt, was du hier gespielt hast.
you-import-settings = Aussehen, Ton und Stärke kommen mit.
you-import-more =
    { $count ->
        [one] Eine weitere Sache kommt mit, die aufgehoben war.
       *[other] { $count } weitere Sachen kommen mit, die aufgehoben waren.
    }
you-import-stays =
    { $count ->
        [one] Eine Sache ist hier anders und bleibt, wie sie hier ist.
       *[other] { $count } Sachen sind hier anders und bleiben, wie sie hier sind.
    }
you-import-with-settings = Einstellungen der Datei nehmen
you-import-with-settings-about = Statt Aussehen, Ton und Stärke, wie sie hier sind.
you-import-do = Hinzufügen
you-import-not = So lassen
you-import-done = Jetzt ist alles hier.
you-import-failed = In diesem Browser ist dafür kein Platz. Nichts wurde geändert.
you-wipe = Alles hier löschen
you-wipe-about = Einstellungen, Regeln, Punktabende, Ergebnisse und alle Partien in diesem Browser. Was in einem Konto oder einer Datei liegt, bleibt.
you-wipe-sure = Wirklich alles löschen? Das lässt sich nicht zurücknehmen.
you-wipe-yes = Alles löschen
you-wipe-no = Behalten
you-wipe-failed = Der Browser hat es nicht erlaubt.
