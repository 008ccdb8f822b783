### Die Seite: die Karten des Tages, auf der ersten Seite und in ihrem eigenen Raum.

## Was es ist.

daily-title = Karten des Tages
daily-yesterday = Karten von gestern
daily-about = Alle bekommen heute diese Karten, gegen dieselben drei Bots. Nur der erste Versuch zählt.
daily-rules = Black Lady, eine Runde. Die Bots spielen umsichtig.
daily-play = Karten des Tages spielen
daily-go-on = Karten des Tages fortsetzen
daily-home-play = Spielen
daily-home-go-on = Fortsetzen
daily-home-result = Dein Ergebnis
daily-home = Mit diesen Karten spielst du heute, und alle anderen auch.
daily-home-begun = Du hast angefangen. Deine Karten liegen noch so da.
daily-home-done =
    { $points ->
        [one] Heute hast du einen Punkt genommen.
       *[other] Heute hast du { $points } Punkte genommen.
    }
daily-cards = Deine Karten: { CARDS($cards) }
daily-failed = Die Karten des Tages konnten nicht gegeben werden. Prüf die Verbindung und versuch es noch einmal.
daily-again = Noch einmal versuchen
daily-practice = Übung: Diese Runde zählt nicht.

## Das Ergebnis.

daily-points =
    { $points ->
        [0] Kein Punkt.
        [1] Ein Punkt.
        [2] Zwei Punkte.
        [3] Drei Punkte.
        [4] Vier Punkte.
        [5] Fünf Punkte.
        [6] Sechs Punkte.
        [7] Sieben Punkte.
        [8] Acht Punkte.
        [9] Neun Punkte.
        [10] Zehn Punkte.
       *[other] { $points } Punkte.
    }
daily-moon-other = { NAME($seat, at: "start") } hat den Durchmarsch geschafft: { $points } Punkte für alle anderen.
daily-praise-best = Besser hat sie niemand gespielt.
daily-praise-well = Sehr gut gespielt.
daily-praise-fair = Gut gespielt.
daily-praise-even = Mit diesen Karten gab es keine Wahl.
daily-praise-hard = Morgen gibt es neue Karten.
daily-better =
    { $count ->
        [0] Keiner der { $all } Bots mit diesen Karten hat mehr Punkte genommen.
       *[other] Besser als { $count } der { $all } Bots mit diesen Karten.
    }
daily-waiting =
    { $played ->
        [one] { $played } von 100 Bots hat diese Karten gespielt.
       *[other] { $played } von 100 Bots haben diese Karten gespielt.
    }
daily-you =
    { $count ->
        [0] Du
        [one] Du und ein Bot
       *[other] Du und { $count } Bots
    }
daily-average = Schnitt { NUMBER($points, maximumFractionDigits: 1) }
daily-field = Was hundert Bots mit diesen Karten genommen haben: im Schnitt { NUMBER($average, maximumFractionDigits: 1) } Punkte, im besten Fall { $best }. Du hast { $points } genommen.
daily-streak =
    { $days ->
        [0] Noch keine Serie
        [one] Eine Serie von einem Tag
       *[other] Eine Serie von { $days } Tagen
    }
daily-streak-about = Ein ausgelassener Tag beendet sie nicht.
daily-day =
    { $points ->
        [one] { $date }: ein Punkt
       *[other] { $date }: { $points } Punkte
    }
daily-day-none = { $date }: nicht gespielt
daily-day-done = { $date }: gespielt
daily-next =
    { $hours ->
        [0] { $minutes ->
            [one] Neue Karten in einer Minute
           *[other] Neue Karten in { $minutes } Minuten
        }
       *[other] Neue Karten in { $hours } h { $minutes } min
    }
daily-new = Es gibt neue Karten.

## Was man damit machen kann.

daily-share = Teilen
daily-copied = Kopiert
daily-not-copied = Der Browser erlaubt kein Kopieren. Der Text steht oben.
daily-slip = Das ist alles, was geteilt wird
daily-share-head = { page-name }, { $date }
daily-share-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
daily-share-day =
    { $days ->
        [one] { daily-share-points }, eine Serie von einem Tag
       *[other] { daily-share-points }, eine Serie von { $days } Tagen
    }
daily-share-moon = mit einem Durchmarsch
daily-share-tricks =
    { $count ->
        [0] Punkte in keinem der 13 Stiche
        [one] Punkte in einem der 13 Stiche
       *[other] Punkte in { $count } der 13 Stiche
    }
daily-look-back = Rückblick
daily-others = Wie andere spielten
daily-others-who = Mit denselben Karten
daily-others-bots = Bots
daily-others-people = Menschen
daily-practise = Noch einmal spielen
daily-practise-about = Zur Übung, mit Tipps. Dein Ergebnis bleibt.
daily-others-about = Hundert Bots saßen mit deinen Karten auf deinem Platz, gegen dieselben drei. In jeder Stärke spielen fünfundzwanzig; jeder vergisst etwas anderes und verschätzt sich woanders.
daily-level-beginner = Anfänger
daily-level-easy = Leicht
daily-level-medium = Ordentlich
daily-level-careful = Umsichtig
daily-level-average = { NUMBER($points, maximumFractionDigits: 1) } im Schnitt
daily-level-range = von { $best } bis { $worst }

## Dieselben Karten unter Leuten: auf einem Server, und nur, wenn man es möchte.

daily-people-about = Deine Runde geht an den Server, von dem diese Seite kommt. Er spielt sie nach, behält deine Punkte und sagt anderen nur, wie viele Leute wie viele Punkte genommen haben. Deinen Namen sieht niemand.
daily-people-go = Runde schicken und vergleichen
daily-people-name = Dein Name
daily-people-name-about = Dieser Server kennt dich noch nicht. An Tischen sehen andere diesen Namen, hier nie.
daily-people-asking = Der Server wird gefragt.
daily-people-better =
    { $all ->
        [one]
            { $count ->
                [0] Noch jemand hat diese Karten gespielt und nicht mehr Punkte genommen.
               *[other] Besser als die eine andere Person, die diese Karten gespielt hat.
            }
       *[other]
            { $count ->
                [0] Von den { $all } Leuten mit diesen Karten hat niemand mehr Punkte genommen.
               *[other] Besser als { $count } der { $all } Leute mit diesen Karten.
            }
    }
daily-people-few = Bisher haben hier weniger als drei andere diese Karten gespielt. Schau später wieder vorbei, dann siehst du den Vergleich.
daily-people-uncounted = Deine Runde ist nicht dabei: Sie kam zu spät, oder die Bots dieses Servers hätten anders gespielt.
daily-people-you =
    { $count ->
        [0] Du
        [one] Du und noch jemand
       *[other] Du und { $count } andere
    }
daily-people-field = Was Leute mit diesen Karten genommen haben: im Schnitt { NUMBER($average, maximumFractionDigits: 1) } Punkte, im besten Fall { $best }. Du hast { $points } genommen.
daily-people-switch = Meine Ergebnisse schicken
daily-people-switch-about = Immer, wenn du die Karten des Tages gespielt hast. Was du geschickt hast, bleibt, bis du deinen Namen oder dein Konto löschst.
daily-people-no-server = Diese Kopie der Seite kommt ohne Server, also gibt es niemanden zum Vergleichen.
daily-people-unreached = Der Server ist nicht zu erreichen. Prüf die Verbindung und versuch es noch einmal.

## Der kleine Tisch auf der ersten Seite, an dem vier Bots spielen.

live-title = Gerade am Tisch
live-about = Vier Bots spielen Runde { $hand }.
live-turn = { NAME($seat, at: "start") } ist dran.
live-took = { NAME($seat, at: "start") } hat den Stich genommen.
live-over = Ihre Partie ist zu Ende.
live-stop = Anhalten
live-go-on = Weiterspielen lassen
live-people = Tische mit Leuten
live-scores = Ihre Punkte
home-seat = Zurück an deinen Tisch

## Herausforderungen: sechs Runden, die auch ein Freund spielt.

challenge-title = Freunde herausfordern
challenge-about = Du spielst sechs Runden. Mit einem Link spielt jemand anders dieselben Karten, gegen dieselben Bots. Dann vergleicht ihr, Runde für Runde.
challenge-rules = { $name }, sechs Runden.
challenge-make = Sechs Runden spielen
challenge-before = Deine Herausforderungen
challenge-entry-new = Noch nicht begonnen.
challenge-entry-begun = Begonnen: Mach weiter, wo du warst.
challenge-entry-done = Alle sechs Runden sind gespielt.
challenge-entry-theirs = { $name } hat sie auch gespielt.
challenge-friend = Dein Gegenüber
challenge-asked =
    { $name ->
        [none] Jemand hat diese sechs Runden gespielt.
       *[other] { $name } hat diese sechs Runden gespielt.
    }
challenge-asked-about = Spiel dieselben Karten gegen dieselben Bots. Was daraus wurde, siehst du danach.
challenge-play = Dieselben Karten spielen
challenge-go-on = Sechs Runden fortsetzen
challenge-link = Dieser Link ist nicht vollständig oder wurde unterwegs verändert. Lass ihn dir noch einmal schicken.
challenge-unplayable = Was dieser Link enthält, lässt sich hier nicht spielen. Vielleicht kommt er aus einer anderen Version.
challenge-core = Die Karten konnten nicht gegeben werden. Prüf die Verbindung und versuch es noch einmal.
challenge-other-bots = Die Bots haben sich seit der anderen Partie geändert; dort haben sie vielleicht anders gespielt.
challenge-points =
    { $points ->
        [0] Kein Punkt in sechs Runden.
        [one] Ein Punkt in sechs Runden.
       *[other] { $points } Punkte in sechs Runden.
    }
challenge-won =
    { $points ->
        [one] Du gewinnst mit einem Punkt Vorsprung.
       *[other] Du gewinnst mit { $points } Punkten Vorsprung.
    }
challenge-lost =
    { $points ->
        [one] { $name } gewinnt mit einem Punkt Vorsprung.
       *[other] { $name } gewinnt mit { $points } Punkten Vorsprung.
    }
challenge-level = Ihr liegt gleichauf.
challenge-ready = Schick sie jetzt weiter: Der Link enthält diese Karten und was du gespielt hast, und zeigt es erst, wenn dein Gegenüber gespielt hat.
challenge-hand = Runde { $hand }
challenge-you = Du
challenge-total = Gesamt
challenge-open = Runde { $hand }, Stich für Stich
challenge-trick = Stich
challenge-passed = Weitergegeben
challenge-took = nahm Punkte
challenge-name = Dein Name, wenn du magst
challenge-send = Link schicken
challenge-copied = Link kopiert
challenge-not-copied = Der Browser erlaubt kein Kopieren. Markier den Link und kopier ihn.
challenge-field = Der Link
challenge-share =
    { $points ->
        [one] Ich habe in sechs Runden Hearts einen Punkt genommen. Hier sind dieselben Karten:
       *[other] Ich habe in sechs Runden Hearts { $points } Punkte genommen. Hier sind dieselben Karten:
    }
challenge-new = Neue Herausforderung
