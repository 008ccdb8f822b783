### Die Seite: Hausregeln, die Spiele zur Auswahl, der Editor, das Regelbuch, Regeln zum Weitergeben.

## Hausregeln: die kurze Liste.

house-rules-title = Hausregeln
house-rules-preset = Ausgehen von
house-rules-custom = Eigene
house-rules-end = Gespielt bis
    .about = Die Partie endet, wenn jemand so viele Punkte hat.
house-rules-queen = Pik‑Dame
    .about = Was sie kostet.
house-rules-nothing = Nichts
house-rules-jack = Karo‑Bube
    .about = Zieht zehn Punkte ab.
house-rules-moon-old = Die anderen schreiben Punkte an
house-rules-moon-new = Wer ihn schafft, zieht Punkte ab
house-rules-moon-choice = Wer ihn schafft, hat die Wahl
house-rules-moon-auto = Die anderen schreiben Punkte an, außer die Partie ginge dadurch verloren
house-rules-moon-off = Wird nicht gespielt
house-rules-pass = Weitergabe
    .about = Wohin es geht, Runde für Runde.
house-rules-pass-usual = Wie an diesem Tisch üblich
house-rules-pass-never = Keine Weitergabe
house-rules-pass-cycle = Weitergabe: { WORDS($passes, of: "value-pass_cycle", list: "unit") }
house-rules-hands =
    { $hands ->
        [one] Eine Runde
       *[other] { $hands } Runden
    }
house-rules-all = Alle Regeln
house-rules-games = Andere Spiele
house-rules-deal =
    { $size ->
        [one] { $size } Karte für jeden
       *[other] { $size } Karten für jeden
    }
house-rules-deal-kitty =
    { $size ->
        [one] { $size } Karte für jeden, { $kitty } beiseite
       *[other] { $size } Karten für jeden, { $kitty } beiseite
    }
house-rules-play = Nach diesen Regeln spielen

## Spiele.

games-title = Spiele
games-lead = Tipp auf „Spielen“, und die Karten werden gegeben. Oder lies erst die Regeln.
games-presets = Jede Art Hearts
games-own = Deine eigenen Regeln
games-unsaved = Nicht gesicherte Regeln
games-play = Spielen
    .of = { $name } spielen
games-rules = Regeln
    .of = Regeln von { $name }
games-change = Ändern
    .of = Regeln von { $name } ändern
games-fix = Berichtigen
games-share = { $name } teilen
games-delete = { $name } löschen
games-deleted = { $name } ist gelöscht.
games-chosen = Gewählt
    .about = „Losspielen“ auf der ersten Seite gibt dieses Spiel.
games-loose = Das hast du nicht gesichert. Es war im Editor, als andere Regeln an seine Stelle kamen.
games-make = Eigene Regeln machen
games-open = Datei öffnen
games-not-read = { $file } wurde nicht geöffnet. { LIST($why) }
games-opened = { $name } ist offen. Sichere es, um es zu behalten.
games-opened-unnamed = Die Datei ist offen. Sichere sie, um sie zu behalten.

## Regeln auf einen Blick.

facts-sides = in Parteien
facts-packs = zwei Kartenspiele
facts-cards =
    { $cards ->
        [one] { $cards } Karte für jeden
       *[other] { $cards } Karten für jeden
    }
facts-stock = ein Stapel zum Ziehen
facts-aside = { $cards } beiseite
facts-bidding = mit Versteigerung
facts-chips = Chips
facts-suit-named = Jede Karte der gewählten Farbe
facts-card-counts = { CARD($card, as: "the-card-first") } zählt { $value }.
facts-suit-counts = Jedes { SUIT($suit) } zählt { $value }.
facts-suit-counts-span = Jedes { SUIT($suit) } zählt { $least } bis { $most }.
facts-span = { $least }–{ $most }

## Warum eine Datei oder ein Link nicht angenommen wird, oder was davon weggelassen wurde.

file-long = Die Datei ist zu lang, um hier geöffnet zu werden.
file-game = Es ist eine Partie, die sich hier nicht fortsetzen lässt.
ruleset-none = Darin stehen keine Regeln: Das wären Felder und ihre Werte, in { "{ }" }.
ruleset-long = Die Datei ist länger, als Regeln sein können.
ruleset-empty = Die Datei ist leer.
ruleset-json = Die Datei ist nicht als JSON zu lesen.
ruleset-json-line = Die Datei ist ab Zeile { $line } nicht als JSON zu lesen.
ruleset-name-not-text = Der Name ist kein Text und wurde weggelassen.
ruleset-name-cut = Der Name wurde auf { $letters } Buchstaben gekürzt.
ruleset-about-not-text = Die Beschreibung ist kein Text und wurde weggelassen.
ruleset-about-cut = Die Beschreibung wurde auf { $letters } Buchstaben gekürzt.
link-long = Er ist länger, als Regeln sein könnten.
link-empty = Er enthält keine Regeln.
link-damaged = Ein Teil fehlt oder hat sich unterwegs verändert. Lass dir den Link noch einmal geben.

## Regeln weitergeben.

share-title = { $name } teilen
share-about = Der Link enthält die ganzen Regeln. Wer ihn öffnet, sieht sie und kann nach ihnen spielen oder sie sichern.
share-link = Link
share-copy = Kopieren
share-copied = Kopiert
share-not-copied = Der Link ist markiert: Kopier ihn mit der Tastatur, oder halte ihn gedrückt.
share-send = Senden
share-file = Als Datei sichern
    .about = Um sie hier wieder zu öffnen, oder im Terminal:
share-unplayable = Nach diesen Regeln lässt sich noch nicht spielen. Berichtige sie erst, dann teile sie.

## Regeln aus einem Link.

shared-title = Regeln aus einem Link
shared-unnamed = Hausregeln
shared-play = Spielen
shared-save = Sichern
shared-saved = Gesichert
shared-change = Ändern
shared-close = Schließen
shared-damaged = Dieser Link ist nicht zu lesen
shared-kept = Bei dir hat sich nichts geändert.
shared-unplayable = Nach diesen Regeln lässt sich nicht spielen
shared-unplayable-so = Nach diesen Regeln lässt sich nicht spielen.
shared-fix = Berichtigen
shared-looking = Der Link wird gelesen.

## Der Editor.

editor-starts-from = Geht aus von { $name }
editor-other = Von einem anderen Spiel ausgehen
editor-name = Name
    .hint = Wie deine Regeln heißen
editor-about = In einem Satz
    .hint = Was an ihnen besonders ist
editor-groups = Teile der Regeln
editor-group-players = Spieler und Geben
editor-group-pass = Weitergabe
editor-group-play = Spiel
editor-group-queen = Die Dame
editor-group-points = Punkte
editor-group-moon = Durchmarsch
editor-group-end = Das Ende
editor-group-chips = Chips
editor-group-more = Mehr
editor-changed = { $count } anders als Standard
editor-plain = In einfachen Worten
editor-not-yet = Sobald sich nach den Regeln spielen lässt, stehen sie hier in einfachen Worten.
editor-standard = Standard: { $value }
editor-reset = Zurück zum Standard
    .of = { $field }: zurück zum Standard
editor-idle = So wie die anderen Regeln sind, ändert das nichts.
editor-show = Zeigen
editor-play = Spielen
editor-save = Sichern
editor-saved = Gesichert
editor-save-new = Als neue sichern
editor-needs-name = Gib ihnen einen Namen, dann sichere sie.
editor-share = Teilen

editor-fixes = Auswege
editor-fix-value = { $field }: { $value }
editor-fix-like = { LIST($fields) }: wie in { $name }
editor-fix-base = Stattdessen vom Standardspiel ausgehen
editor-fix-leave = „{ $name }“ weglassen

editor-list = { LIST($items, list: "unit") }
editor-card = { CARD($card) }
editor-mark = { MARK($card) }
editor-suit = { SUIT($suit) }
editor-yes = ja
editor-no = nein
editor-off = aus
editor-on = an
editor-none = keine
editor-these = diese Karten
editor-number = eine Zahl
editor-order = in dieser Reihenfolge
editor-usual = { $usual } ({ $now })

editor-more = { $field }: eins mehr
editor-less = { $field }: eins weniger
editor-choose-cards = Karten wählen
editor-choose-card = Andere Karte wählen
editor-done = Fertig
editor-card-in = { CARD($card) }: bleibt
editor-card-out = { CARD($card) }: entfernt
editor-card-both-out = { CARD($card) }: beide entfernt
editor-put-back = { $card }: zurücklegen
editor-hand = Runde { $number }
editor-hand-every = Jede Runde
editor-earlier = { $way }: früher
editor-later = { $way }: später
editor-add = Hinzufügen
editor-add-way = Hinzufügen: { $way }
editor-remove = { $what }: entfernen
editor-cycle-empty = Füg mindestens eine hinzu.
editor-suits = Ganze Farben, jede Karte
editor-cards = Einzelne Karten
editor-other-card = Einer anderen Karte einen Wert geben
editor-card-value = { MARK($card) } { $value }
editor-suit-value = { SUIT($suit, as: "suit-mark") } { $value }
editor-end-total = bei einem Punktestand
editor-end-hands = nach einer Zahl von Runden
editor-end-total-number = Punktestand, der die Partie beendet
editor-end-hands-number = Zahl der Runden
editor-chip-value = Wert eines Chips
    .about = Für die Abrechnung am Ende; am Spiel ändert er nichts.
editor-buy-in = Chips zu Beginn
    .about = Was jeder am Anfang kauft.
editor-split-two = Zwei Saubere teilen den Topf
    .about = Sonst bleibt er für die nächste Runde stehen.

## Das Regelbuch.

book-title = Regelbuch
book-pages = Spiele
book-page = Spiel
book-yours = Deine Regeln
book-at-table = An diesem Tisch
book-loading = Die Regeln werden geholt.
book-lost = Die Regeln ließen sich nicht holen. Prüf die Verbindung und versuch es noch einmal.
book-differs = Anders als im Standardspiel
book-standard = Das ist das Standardspiel; bei den anderen steht, was an ihnen anders ist.
book-play = Spielen
book-change = Ändern
book-share = Teilen
book-before = Davor: { $name }
book-after = Danach: { $name }
