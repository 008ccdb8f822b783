### Das Protokoll einer Partie, das geprüft wurde, im Terminal und auf der Seite.

## Was die Prüfung eines Protokolls ergeben hat.

verify-hash = Das Geheimnis ergibt den Hash, der vor dem Geben gezeigt wurde: { $hash }
verify-parts =
    { $count ->
        [one] Platz { LIST($seats) } hat einen eigenen Beitrag geleistet; wer das Geheimnis gezogen hat, kannte die Karten also nicht im Voraus.
       *[other] Die Plätze { LIST($seats) } haben eigene Beiträge geleistet; wer das Geheimnis gezogen hat, kannte die Karten also nicht im Voraus.
    }
verify-no-parts = Kein Platz hat einen eigenen Beitrag geleistet; wer das Geheimnis gezogen hat, konnte die Karten also aussuchen.
verify-dealt = Die Karten wurden aus dem Geheimnis und den Beiträgen noch einmal gegeben.
verify-seed = Die Karten folgen aus der Startzahl { $seed }. Niemand hat sie vorher versprochen; ob jemand sie ausgesucht hat, lässt sich also nicht sagen.
verify-position = Die Partie begann mit einer Stellung; gegeben wurde nichts.
verify-played =
    { $actions ->
        [0] Noch hat niemand etwas getan.
        [one] { $actions } Aktion wurde nachgespielt, und sie ist erlaubt.
       *[other] { $actions } Aktionen wurden nachgespielt, und jede ist erlaubt.
    }
verify-over = Die Partie ist zu Ende. Stand: { LIST($totals, list: "unit") }
verify-not-over = Die Partie ist nicht zu Ende. Stand bisher: { LIST($totals, list: "unit") }

## Dasselbe auf der Seite, nach einer Partie mit anderen.

check-title = Karten prüfen
check-which = Partie { $number } von { $count }
check-before = Die Partie davor
check-after = Die Partie danach
check-works = Die Karten werden noch einmal gegeben …
check-holds = Niemand hat diese Karten ausgesucht.
check-holds-no-parts = Die Karten folgen aus dem, was versprochen war.
check-promised = Der Tisch hat denselben Hash gezeigt, bevor die erste Karte gegeben wurde, und dieselben Beiträge genannt.
check-parts =
    { $count ->
        [one] { LIST($names) } hat einen Beitrag geleistet; wer das Geheimnis gezogen hat, kannte die Karten also nicht im Voraus.
       *[other] { LIST($names) } haben je einen Beitrag geleistet; wer das Geheimnis gezogen hat, kannte die Karten also nicht im Voraus.
    }
check-seen = Alles, was du gesehen hast, steht darin: deine Karten und was alle gespielt haben, in derselben Reihenfolge.
check-knows = Dass niemand die Karten gesehen hat, zeigt es nicht: Der Server muss jedes Blatt kennen.
check-fails = Etwas stimmt nicht überein.
check-other-hash = Das ist nicht das Geheimnis, das der Tisch vor der Partie versprochen hat.
check-other-parts = Die Beiträge sind nicht die, die der Tisch vor der Partie genannt hat.
check-other-events = Das Protokoll erzählt von einer anderen Partie als der, die du gesehen hast.
check-other-totals = Das Protokoll endet mit einem anderen Stand als der Tisch.
check-unread = Das Protokoll ist gerade nicht verfügbar. Versuch es gleich noch einmal.
check-download = Protokoll herunterladen
