### Was an einer Datei oder einer Anfrage nicht stimmt.

## JSON. $place zählt die Zeichen ab 1.

json-after = Das JSON ist nicht zu lesen: Hinter seinem Ende steht noch etwas, bei Zeichen { $place }.
json-deep = Das JSON ist nicht zu lesen: Es ist zu tief verschachtelt, bei Zeichen { $place }.
json-early = Das JSON ist nicht zu lesen: Es endet zu früh, bei Zeichen { $place }.
json-name = Das JSON ist nicht zu lesen: Bei Zeichen { $place } fehlt ein Name in Anführungszeichen.
json-name-twice = Das JSON ist nicht zu lesen: Der Name { $name } steht zweimal in einem Objekt, bei Zeichen { $place }.
json-many = Das JSON ist nicht zu lesen: Ein Objekt hat zu viele Namen, bei Zeichen { $place }.
json-colon = Das JSON ist nicht zu lesen: Bei Zeichen { $place } fehlt ein Doppelpunkt.
json-comma-brace = Das JSON ist nicht zu lesen: Bei Zeichen { $place } fehlt ein Komma oder eine schließende geschweifte Klammer.
json-comma-bracket = Das JSON ist nicht zu lesen: Bei Zeichen { $place } fehlt ein Komma oder eine schließende eckige Klammer.
json-control = Das JSON ist nicht zu lesen: In einem Text steht ein Steuerzeichen, bei Zeichen { $place }.
json-utf8 = Das JSON ist nicht zu lesen: Der Text ist kein UTF-8, bei Zeichen { $place }.
json-quote = Das JSON ist nicht zu lesen: Einem Text fehlt das schließende Anführungszeichen, bei Zeichen { $place }.
json-escape = Das JSON ist nicht zu lesen: In einem Text steht ein Escape, das JSON nicht kennt, bei Zeichen { $place }.
json-surrogate = Das JSON ist nicht zu lesen: In einem Text steht ein halbes Surrogatpaar, bei Zeichen { $place }.
json-value = Das JSON ist nicht zu lesen: Bei Zeichen { $place } fehlt ein Wert.
json-zero = Das JSON ist nicht zu lesen: Eine Zahl beginnt mit 0, bei Zeichen { $place }.
json-point = Das JSON ist nicht zu lesen: Eine Zahl hat hinter ihrem Punkt keine Ziffern, bei Zeichen { $place }.
json-exponent = Das JSON ist nicht zu lesen: Der Exponent einer Zahl hat keine Ziffern, bei Zeichen { $place }.

## Eine Stellung. $name ist eines ihrer Felder.

position-object = Eine Stellung ist ein JSON-Objekt.
position-no-field = Eine Stellung hat kein Feld { $given }.
position-whole = { $name } ist eine ganze Zahl von { $least } bis { $most }.
position-flag = { $name } ist true oder false.
position-suit = { $name } ist clubs, diamonds, spades oder hearts.
position-cards = { $name } ist eine Liste von Karten.
position-piles = { $name } ist für jeden Spieler eine Liste von Karten.
position-numbers = { $name } ist eine Liste ganzer Zahlen, eine für jeden Spieler.
position-seats = { $name } ist eine Liste von Plätzen.
position-no-card = In { $name } steht { $given }, und das ist keine Karte.
position-card-thrice = In { $name } steht { CARD($card, as: "the-card") } dreimal.
position-hands = Nach diesen Regeln braucht es { $players } Blätter, eines für jeden Spieler.
position-seat = { $name } ist einer der Plätze, gezählt ab 0.
position-one-each = { $name } steht für jeden Spieler da oder gar nicht.
position-number = Eine Runde hat eine Nummer von 0 bis 999.
position-needs-leader = { $name } gehört zu einer Runde, in der schon gespielt wird. Dann braucht es auch leader: den Platz, der den liegenden Stich ausgespielt hat oder, wenn keiner liegt, ausspielt.
position-table = Nach diesen Regeln bleibt kein Stich liegen.
position-out = An diesem Platz kann niemand ausgeschieden sein.
position-leader-empty = Wer ausspielen soll, hat keine Karte.
position-trick-complete = Der Stich auf dem Tisch ist schon vollständig.
position-card-absent = { CARD($card, as: "the-card-acc-first") } gibt es nach diesen Regeln nicht.
position-card-twice = { CARD($card, as: "the-card-first") } steht zweimal da.
position-card-often = { CARD($card, as: "the-card-first") } steht mehr als zweimal da.
position-kitty-stock = Nach diesen Regeln sind die übrigen Karten ein Stapel, kein Talon.
position-stock = Nach diesen Regeln gibt es keinen Stapel.
position-two-players = Mindestens zwei Spieler brauchen Karten.
position-not-out = Ohne Karten, aber nicht als ausgeschieden genannt: { NAME($seat) }.
position-out-holds = Als ausgeschieden genannt, aber noch mit Karten: { NAME($seat) }.
position-hand-empty = Jeder hat mindestens eine Karte.
position-hand-size = Nicht so viele Karten wie die anderen: { NAME($seat) }.
position-chips = Nach diesen Regeln gibt es keine Chips.
position-auction = Nach diesen Regeln gibt es keine Versteigerung.
position-bidder = Ohne Höchstbietenden zählt Herz; eine andere Farbe braucht einen.
position-pass =
    { $cards ->
        [one] Es sind zu wenige Karten, um eine weiterzugeben.
       *[other] Es sind zu wenige Karten, um { $cards } weiterzugeben.
    } Wird nicht weitergegeben, gehört passing: false dazu; wird schon gespielt, leader.

## Ein Protokoll.

log-version = Das ist kein Protokoll einer OpenHearts-Partie, das diese Version liest ("openhearts": 1 oder 2).
log-rules = Nach den Regeln des Protokolls lässt sich nicht spielen ({ $field }). { LIST($why) }
log-seed = Die Startzahl des Protokolls ist keine ganze Zahl von 0 bis 2⁶⁴ − 1.
log-dealer = Der Geber im Protokoll ist nicht der, mit dem das Geben begonnen hat.
log-deal = Im Protokoll steht kein deal mit hash, secret und parts.
log-no-secret = Das Geheimnis der Kartengaben steht nicht im Protokoll; noch kann niemand sie nachprüfen.
log-secret = Das Geheimnis des Protokolls besteht nicht aus 32 Bytes, geschrieben mit 64 Ziffern von 0 bis f.
log-hash = Das Geheimnis des Protokolls ergibt nicht den Hash, der vor dem Geben gezeigt wurde. Das sind nicht die versprochenen Karten.
log-parts = Im Protokoll steht nicht für jeden Platz ein Beitrag von höchstens { $most } Bytes, geschrieben mit Ziffern von 0 bis f.
log-hand = Diese Runde gibt es im Protokoll nicht.
log-actions = Das Protokoll hat keine Liste der Aktionen.
log-action = Aktion { $number } des Protokolls, { $action }, wird abgelehnt. { LIST($why) }
log-action-form = Eine Aktion beginnt mit bid, suit, pass, play oder moon; dann folgen der Platz und der Rest, etwa play 3 QS.

## Eine Partie, wie man sie aufschreibt. $name ist eine Angabe.

notation-line = Zeile { $line }: { LIST($why) }
notation-comment-open = Einem Kommentar fehlt die schließende geschweifte Klammer.
notation-tag-open = Einer Angabe fehlt die schließende eckige Klammer.
notation-tag-empty = Die Angabe { $name } hat keinen Wert.
notation-tag-twice = Die Angabe { $name } steht zweimal da.
notation-tag-unknown = Es gibt keine Angabe { $name }.
notation-version = So geschriebene Partien liest diese Version nicht.
notation-names = Die Namen sind eine Liste von Texten.
notation-no-deal = Weder Karten stehen da noch eine Startzahl, nach der gegeben wird.
notation-empty = In dem Text steht keine Partie.
notation-end = Der Text endet zu früh.
notation-word = { $given } kann hier nicht stehen.
notation-unfinished = Es beginnt eine weitere Runde, bevor diese zu Ende ist.
notation-differs = Was über { $name } dasteht, ist nicht, was aus dem Übrigen folgt.
notation-cards-differ = Das sind nicht die Karten, die gegeben wurden.
notation-holding = { $given } ist keine Karte eines Blatts. Die Karten stehen nach Farben, wie S AQ5 H KT2 D - C AJ43.
notation-turn = Als Nächstes handelt { NAME($seat) }.
notation-trick = Der nächste Stich hat die Nummer { $number }.

## Ein Ereignis, das ein Beobachter ablehnt. $name ist ein Teil davon, wie er in JSON heißt.

event-member = { $name } fehlt im Ereignis oder ist nicht, was dort hingehört.
event-others = Das Ereignis hat Teile, die kein Ereignis hat.
event-first = Das erste Ereignis ist eine Kartengabe.
event-order = Dieses Ereignis kann nicht das nächste sein.
event-deal = Die Kartengabe passt nicht zur bisherigen Partie: { $name }.
event-action = { $action } kann nicht geschehen sein. { LIST($why) }
event-cards = Die Karten des Ereignisses passen nicht zu denen, die schon zu sehen waren.
event-leads = Das Ereignis muss sagen, wer ausspielt, wenn das von verdeckten Karten abhängt, und nur dann.

## Eine Anfrage, im Zeilenprotokoll oder in Python.

input-long = Eine Anfrage hat höchstens { $most } Bytes.
input-words = Diese Anfrage nimmt keine weiteren Wörter.
input-new = Eine neue Partie nimmt Regeln und eine Startzahl, nicht { $given }.
input-seed = Eine Startzahl ist eine ganze Zahl von 0 bis 2⁶⁴ − 1.
input-pad = Ein Punkteblock nimmt rules, dealer und hands, nicht { $given }.
input-dealer = Der Geber ist ein Platz, 0 bis { $most }.
input-hands = Die Runden sind eine Liste.
input-no-hand = Diese Runde gibt es in der Partie nicht.
input-bot = Einen Bot dieses Namens gibt es nicht.
input-bot-words = Ein Bot nimmt seinen Namen, einen Platz und eine Startzahl, und nichts weiter.
input-steps = Die Zahl der Schritte liegt zwischen 0 und { $most }.
input-coach = Ein Trainer denkt 1 bis { $most } Entscheidungen durch und nimmt eine Startzahl.
input-depth = Eine Tiefe ist eine ganze Zahl von 0 bis { $most }.
input-count = Es sind mehr als { $most }. Nimm eine kleinere Tiefe.
input-undo-game = Diese Runde gehört zu ihrer Partie, deren Protokoll behält, was getan wurde. Nimm eine Kopie (clone).
input-undo-deal = Es gibt nichts zurückzunehmen.
input-pickle-deal = Eine gezogene Verteilung hat kein Protokoll, als das sie gespeichert werden könnte. Speichere die Sicht.
input-text-deal = Eine gezogene Verteilung hat keinen Text: Sie weiß nicht Karte für Karte, wie es zu ihr kam. Hand.from_cards stellt als Stellung auf, was von ihr übrig ist; die hat einen.
input-solve = Eine Runde lässt sich lösen, sobald Karten gespielt werden.
input-solve-nodes = Das Ende dieser Runde braucht mehr als { $most } Knoten. Löse es später in der Runde, oder erlaube mehr.
input-deals-seat = Verteilungen passen zur Sicht eines Platzes, nicht zu der eines Zuschauers.
input-choose-seat = Ein Zuschauer hat keine Karten zur Wahl: Nimm die Sicht des Platzes, der an der Reihe ist.
input-deals-none = Keine Verteilung passt zu allem, was diese Sicht zeigt.
input-version = Die Sicht wurde von einer anderen Version mit pickle gespeichert.
input-parts = Eine faire Kartengabe nimmt ein Geheimnis von 32 Bytes und für jeden Platz einen Beitrag von höchstens { $most } Bytes.
input-observe = Ein Beobachter nimmt rules und seat, nicht { $given }.
input-observer = Es gibt noch keinen Beobachter; observe macht einen.
input-observed = Der Platz eines Beobachters ist eine ganze Zahl von 0 bis { $most }, oder null für Zuschauer.
input-events = Ereignisse sind von 0 an nummeriert; { $most } sind geschehen.
input-events-position = Ereignisse hat nur eine Partie, die mit einer Kartengabe beginnt; diese Stellung ist darüber hinaus.
input-playouts = Die Zahl der Runden liegt zwischen 1 und { $most }, dahinter kommt eine Startzahl.

## Nur in Python.

input-json-type = JSON ist ein Text oder ein dict, kein { $type }.
input-file-name = Hier gehört hin, was in einer Datei steht, nicht ihr Name: { $code }.
input-json-values = Diese Werte lassen sich nicht als JSON schreiben: { $why }.
input-json-number = Das JSON ist nicht zu lesen: Die Zahl { $given } ist zu groß.
input-json-surrogate = Im Text steht ein halbes Surrogatpaar, und das ist kein Zeichen.
input-hand-values = Eine Runde lässt sich nicht als JSON schreiben: { $why }.
input-message = { $given } ist keine Meldung, die diese Version kennt.
input-pass-list = Weitergegeben wird eine Liste von Karten, wie ["QS", "AH", "2C"], auch wenn es nur eine ist: ["QS"].
input-bid-whole = Ein Gebot ist eine ganze Zahl von Chips, nicht { $given }.
input-meant = Ist „{ $name }“ gemeint?
# How the value that a rule needs is written.
input-json-value = In JSON: { $json }
input-bot-none = Einen Bot „{ $given }“ gibt es nicht. { LIST($why) }
input-bot-known = Es gibt { LIST($bots) }. Hinter einem Doppelpunkt erfahren flat und expert, wie viele simulierte Runden oder Knoten sie auf eine Entscheidung verwenden sollen (expert:50000), uct, wie viele Verteilungen und wie viele Runden mit jeder (uct:20:50), und expert, dass nur die Punkte der Runde zählen (expert:points).
input-seed-not = Eine Startzahl ist eine ganze Zahl von 0 bis 2⁶⁴ − 1, nicht { $given }.
input-rules = Regeln kommen von Rules(), preset() oder Rules.from_json(); { $given } sind keine.
input-rules-seed = { $given } sind keine Regeln. Ist eine Startzahl gemeint, nenne sie beim Namen: seed={ $given }.
input-bots-each = Nenne einen Bot für alle { $players } Plätze oder für jeden einen.
input-players-each = Es braucht { $players } Spieler, einen für jeden Platz, nicht { $given }.
input-deals-number = Die Zahl der Verteilungen liegt zwischen 1 und { $most }.
input-nodes-few = Erlaube mindestens einen Knoten.
input-seed-and-deal = Eine Partie nimmt eine Startzahl oder eine faire Kartengabe, nicht beides.
input-deal = Eine faire Kartengabe kommt von FairDeal(); { $given } ist keine.
input-no-view = { $given } ist kein View: game.view(seat) gibt einen.
input-not-a-hand = { $given } ist kein Hand: game.hand ist eines.
input-not-a-game = { $given } ist kein Game: oh.Game() macht eines.
input-not-made = Ein Hand und ein View kommen von einer Partie, als game.hand und game.view(seat); Hand.from_cards() stellt eine Stellung auf.
input-notation-type = Partien in der Notation für Menschen sind ein Text, kein { $type }.
input-one-game = In dem Text stehen mehrere Partien, nicht eine.
input-view = Das ist keine Sicht auf eine Runde, die nach diesen Regeln im Gange ist; mit einem Stapel lässt sich keine lesen.
input-comment = Der Platz eines Kommentars ist eine Zahl von Aktionen von 0 bis { $most }, nicht { $given }.
input-openspiel-option = Hearts von OpenSpiel hat keine Option { $given }.
input-openspiel-history = Eine History von OpenSpiels Hearts kann an Stelle { $place } nicht mit { $given } weitergehen.
input-openspiel-short = Die History endet, bevor die Karten gegeben sind.
input-nodes = Ein Trainer denkt 1 bis { $most } Entscheidungen durch, nicht { $given }.
input-seconds = Ein Bot denkt 0 bis { $most } Sekunden nach, nicht { $given }.

## Die Anfragen des Zeilenprotokolls: was jede tut oder antwortet.

request-hello = Nennt das Programm, seine Version und seine Bots.
request-help = Nennt die Anfragen.
request-fields = Die Tabelle der Regelfelder.
request-messages = Die geschlossene Liste dessen, was das Programm sagt, mit den Argumenten.
request-refusals = Die geschlossene Liste der Gründe, etwas abzulehnen.
request-presets = Die Spiele mit einem Namen, und was an ihnen anders ist als im Standardspiel.
request-rules = Prüft Regeln und schreibt jedes Feld aus.
request-sheet = Regeln, wie Menschen sie lesen.
request-new = Gibt die Karten für eine neue Partie.
request-hand = Baut eine Stellung auf.
request-pad = Schreibt die Punkte einer Partie mit echten Karten.
request-load = Spielt ein Protokoll nach.
request-log = Die Partie als Protokoll.
request-status = Wo die Partie steht.
request-view = Was ein Platz von einer Runde wissen darf.
request-truth = Alles über eine Runde.
request-events = Was in der Partie geschehen ist, wie alle und wie jeder Platz es sehen.
request-observe = Verfolgt eine Partie von einem Platz aus oder als Zuschauer.
request-see = Sieht das nächste Ereignis; antwortet mit der Sicht danach.
request-legal = Die Karten, die spielen darf, wer an der Reihe ist.
request-rest = Wie der Rest der Runde ausgehen muss, wo ein Platz dessen sicher ist; gespielt wird nichts.
request-bot = Was ein Bot täte; getan wird nichts.
request-think = Dasselbe Stück für Stück: Noch einmal gefragt, geht es weiter.
request-coach = Was jede Wahl eines Platzes wert ist, und warum; getan wird nichts.
request-count = Wie viele erlaubte Fortsetzungen dieser Länge es gibt.
request-playouts = Zufällige Runden nach den Regeln der Partie, zusammengezählt.
request-quit = Beendet die Sitzung.
request-bid = Bietet in einer Versteigerung; 0 heißt passen.
request-suit = Bestimmt die Farbe, die zählt.
request-pass = Gibt Karten weiter; bekommt jeder eine, geht die erste nach links und so weiter im Uhrzeigersinn.
request-play = Spielt eine Karte.
request-moon = Sagt, wie ein Durchmarsch zählt.
