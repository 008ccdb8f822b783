### Die Seite: das Spiel lernen, an vorbereiteten Blättern, und wie man spielt in Kürze.

## Die Übung. $seat ist, um wen es am Tisch der Lektion geht.

learn-step = { $number } von { $count }
learn-progress = Lektion { $number } von { $count }
learn-skip = Überspringen
learn-leave = Die Lektionen verlassen
learn-before = Die Lektion davor
learn-next = Weiter
learn-take-back = Zurücknehmen
learn-last-card = Und die letzte Karte.
learn-thinking = Sieh zu, was die anderen spielen.
# Vorgelesen, wo eine Lektion beginnt, nach den Karten auf dem Tisch.
learn-held = Du hast { CARDS($cards, as: "card-acc") }.
learn-wins = führt
learn-takes = nimmt ihn
learn-unplayed = Diese Lektion ließ sich nicht aufbauen. Geh weiter zur nächsten oder versuch es noch einmal.
learn-try-again = Noch einmal

learn-trick-title = Die höchste Karte nimmt den Stich
learn-trick-what = Jeder spielt eine Karte: Das ist ein Stich. Wer beginnt, spielt aus, und die höchste Karte dieser Farbe nimmt ihn. Bisher führt { NAME($seat) } mit dem Buben.
learn-trick-do = Spiel ein Kreuz, das den Buben schlägt.
learn-trick-right = Dein König ist das höchste Kreuz, also gehören alle vier Karten dir. Wer einen Stich nimmt, spielt zum nächsten aus.
learn-trick-low = Die Karte ist niedriger als der Bube, also nimmt { NAME($seat) } den Stich. Nur dein König schlägt den Buben.

learn-follow-title = Farbe bedienen
learn-follow-what = { NAME($seat, at: "start") } hat Karo ausgespielt. Wer Karo hat, muss Karo spielen.
learn-follow-do = Spiel ein Karo.
learn-follow-why = Die dunklen Karten darfst du jetzt nicht spielen. Tipp auf eine, und du erfährst, warum.
learn-follow-right = Alle vier haben bedient, und das höchste Karo hat den Stich genommen.

learn-void-title = Kein Kreuz? Alles ist erlaubt
learn-void-what = Kreuz wurde ausgespielt, und du hast keins. Du darfst jede Karte spielen, doch den Stich nimmt sie nicht: Das kann nur die ausgespielte Farbe. Trumpf gibt es nicht.
learn-void-do = Werde dein Ass los, das höchste Karo.
learn-void-right = Hier nimmt selbst ein Ass nichts. Mit hohen Karten nimmst du Stiche, die du vielleicht nicht willst, und so wirst du sie los.
learn-void-other = Das darfst du spielen. Aber mit deinem Ass nimmst du später sicher einen Stich, und das war der Moment, es loszuwerden.

learn-hearts-title = Jedes Herz ist ein Punkt
learn-hearts-what = Und Punkte sind schlecht: Wer am wenigsten hat, gewinnt. In diesem Stich führt { NAME($seat) } mit dem König, und du hast kein Karo.
learn-hearts-do = Gib { NAME($seat) } ein Herz.
learn-hearts-right = Ein Punkt für { NAME($seat) } und ein Herz weniger auf deiner Hand.
learn-hearts-none = Das darfst du spielen, aber es kostet { NAME($seat) } nichts. Wirf ein Herz ab, dann bist du es los.

learn-duck-title = Bleib unter der Zehn
learn-duck-what = { NAME($seat, at: "start") } führt mit der Zehn, und im Stich liegt ein Herz. Das kostet einen Punkt.
learn-duck-do = Spiel dein höchstes Karo unter der Zehn.
learn-duck-why = Niedrige Karten hebt man besser auf.
learn-duck-right = Die Neun bleibt unter der Zehn: Der Punkt geht nicht an dich, und die Vier hast du noch.
learn-duck-high = Der König schlägt die Zehn: Der Stich gehört dir, und das Herz dazu.
learn-duck-low = Auch das bleibt unter der Zehn. Aber die Neun hätte gereicht, und die Vier wirst du noch brauchen.

learn-last-title = Nimm, was nichts kostet
learn-last-what = Du spielst zuletzt, und es liegen keine Punkte auf dem Tisch. Dieser Stich ist umsonst: gut für eine hohe Karte.
learn-last-do = Nimm ihn mit dem Ass.
learn-last-right = Das Ass ist weg, und es hat dich nichts gekostet.
learn-last-low = { NAME($seat, at: "start") } nimmt den Stich, und dein Ass bleibt dir. Nächstes Mal liegt vielleicht ein Herz darin.

learn-queen-title = Die Dame kostet dreizehn
learn-queen-what = Die Pik‑Dame zählt so viel wie alle Herzen zusammen. Wer den Stich nimmt, nimmt auch sie, und { NAME($seat) } führt mit dem König.
learn-queen-do = Überlass { NAME($seat) } die Dame.
learn-queen-right = Dreizehn Punkte für { NAME($seat) }. Unter König oder Ass, oder wo du nicht bedienen kannst: So wirst du sie los.
learn-queen-kept = Jetzt hast du die Dame noch, und solche Gelegenheiten sind selten.

learn-beware-title = Fang dir die Dame nicht ein
learn-beware-what = Die Pik‑Dame ist noch im Spiel, und { NAME($seat) } spielt nach dir. Mit deinem König würdest du sie nehmen.
learn-beware-do = Bleib unter der Zehn.
learn-beware-right = { NAME($seat, at: "start") } hatte kein anderes Pik. Die Dame hat den Stich genommen, und ihre dreizehn Punkte gehen an { NAME($seat) }.
learn-beware-high = { NAME($seat, at: "start") } hat die Dame unter deinen König gelegt: dreizehn Punkte für dich.

learn-pass-title = Drei Karten weitergeben
learn-pass-what = Vor einer Runde gibst du drei Karten weiter: erst nach links, dann nach rechts, dann nach gegenüber. In jeder vierten Runde behältst du alle. Mit Pik‑Ass oder Pik‑König könntest du dir die Dame einfangen.
learn-pass-do = Gib Pik‑Ass und Pik‑König weiter und noch eine Karte dazu.
learn-pass-right = Mit denen fängst du dir die Dame nicht mehr ein. Die angehobenen Karten kamen von { NAME($seat) }.
learn-pass-kept = Du hast ein Pik über der Dame behalten. Fällt sie darunter, kostet dich das dreizehn Punkte.

learn-open-title = Die Kreuz‑Zwei beginnt
learn-open-what = Wer sie hat, spielt sie zum ersten Stich aus. In diesem Stich darf niemand Punkte abwerfen.
learn-open-do = Spiel die Kreuz‑Zwei aus.
learn-open-right = { NAME($seat, at: "start") } hatte kein Kreuz, aber vier Herzen, und durfte keins abwerfen.

learn-broken-title = Herz muss gebrochen sein
learn-broken-what = Du spielst aus, und alles außer Herz ist erlaubt: Herz darf erst ausgespielt werden, wenn eins auf eine andere Farbe abgeworfen wurde.
learn-broken-do = Spiel ein Karo aus.
learn-broken-why = Tipp auf ein Herz, und du erfährst, warum es nicht geht.
learn-broken-right = { NAME($seat, at: "start") } hatte kein Karo und warf ein Herz ab. Herz ist gebrochen: Von nun an darf es ausgespielt werden.

learn-moon-title = Oder nimm sie alle
learn-moon-what = Nimmst du alle Herzen und die Dame, ist das ein Durchmarsch: nichts für dich, 26 Punkte für jeden anderen. Dir fehlt nur noch der Herz‑König, und { NAME($seat) } spielt zuletzt.
learn-moon-do = Nimm auch diesen Stich.
learn-moon-right = Du hast den Durchmarsch geschafft: 26 Punkte für jeden anderen. Mit einem Herz weniger wäre es keiner gewesen.
learn-moon-low = Der Herz‑König ging an jemand anderen. Das ist kein Durchmarsch, und deine 25 Punkte behältst du.

learn-score-title = Die kleinste Summe gewinnt
learn-score-what = Die Punkte aller Runden werden addiert. Hat jemand 100, ist die Partie aus. Du hast diese Runde mit 58 begonnen, und { NAME($seat) } ist nur einen Punkt von 100 entfernt.
learn-score-do = Überlass { NAME($seat) } das Herz.
learn-score-right = { NAME($seat, at: "start") } hat 100, und du hast die kleinste Summe. Du gewinnst.
learn-score-high = Das Herz ist jetzt deins. { NAME($seat, at: "start") } bleibt unter 100, und die Partie geht weiter.

learn-done-title = Das ist das ganze Spiel
learn-done-what = Jetzt spielst du selbst: gegen sanfte Gegner, und wo es auf eine Karte ankommt, sagt dir der Trainer, was er spielen würde.
learn-done-play = Die erste Partie spielen
learn-done-again = Noch einmal von vorn
learn-anyway = Willst du sie trotzdem spielen, wähle sie noch einmal.

## Wie man spielt, in Kürze.

learn-title = Wie man spielt
learn-game = Black Lady, das übliche Hearts
learn-play = Spielend lernen
learn-play-about =
    { $count ->
        [one] Ein kurzer Schritt, fünf Minuten
       *[other] { $count } kurze Schritte, fünf Minuten
    }
learn-law = Das ganze Regelbuch
learn-others = Andere Arten von Hearts
learn-contents = Auf dieser Seite

howto-minute = In einer Minute
howto-minute-title = Nimm so wenig wie möglich
howto-minute-text = Jedes Herz, das du nimmst, ist ein Punkt, die Pik‑Dame zählt dreizehn. Wenn jemand 100 erreicht, gewinnt die kleinste Summe.
howto-pass = Karten weitergeben
howto-pass-title = Zuerst drei Karten weg
howto-pass-text = In der ersten Runde nach links, in der zweiten nach rechts, in der dritten nach gegenüber. In der vierten behalten alle ihre Karten, dann geht es von vorn los.
howto-pass-fact = An { NAME($seat) }, links von dir
howto-open = Der erste Stich
howto-open-title = Die Kreuz‑Zwei beginnt
howto-open-text = Wer sie hat, spielt sie aus. Du hast hier kein Kreuz, doch dein Herz muss warten: Im ersten Stich darf niemand Punkte abwerfen.
howto-follow = Farbe bedienen
howto-follow-title = Bediene die ausgespielte Farbe
howto-follow-text = Jeder spielt eine Karte: Das ist ein Stich. { NAME($seat, at: "start") } hat Kreuz ausgespielt. Du hast ein Kreuz, also musst du Kreuz spielen. Ohne eins darfst du jede Karte spielen. Das höchste Kreuz nimmt den Stich.
howto-trumps = Kein Trumpf
howto-trumps-title = Es gibt keinen Trumpf
howto-trumps-text = Nur die ausgespielte Farbe nimmt einen Stich. Das Herz‑Ass ist hoch, aber hier ist es ein Geschenk für { NAME($seat) }.
howto-queen = Was zählt
howto-queen-title = Die Dame kostet dreizehn
howto-queen-text = Wer den Stich nimmt, nimmt auch sie. Du legst ein niedriges Pik unter den König, und sie geht nicht an dich.
howto-broken = Herz brechen
howto-broken-title = Herz muss gebrochen sein
howto-broken-text = Niemand darf Herz ausspielen, bevor eins auf eine andere Farbe abgeworfen wurde, wie hier deine Sechs.
howto-moon = Der Durchmarsch
howto-moon-title = Alles oder nichts
howto-moon-text = Nimm alle Herzen und die Dame, dann bekommen alle anderen je 26 Punkte. Fehlt dir ein Herz, behältst du alles, was du genommen hast.
howto-moon-fact = Die Punkte der Runde
howto-score = Ende und Sieg
howto-score-title = Die kleinste Summe gewinnt
howto-score-text = Die Punkte aller Runden werden addiert. Die Partie endet, wenn jemand 100 hat, und wer am wenigsten hat, gewinnt.
howto-habits = Für den Anfang
howto-habits-title = Vier gute Gewohnheiten
howto-habits-free = Nimm Stiche mit hohen Karten, wo es nichts kostet: Du spielst zuletzt, und es liegen keine Punkte da.
howto-habits-low = Heb niedrige Karten in jeder Farbe auf. Sie helfen dir am Ende aus der Not.
howto-habits-spades = Gib Pik‑Ass und Pik‑König weiter, wenn du wenige Pik unter der Dame hast.
howto-habits-void = Werde eine Farbe früh los. Dann kannst du abwerfen, was du nicht willst.

## Eine andere Stärke, am Ende einer Partie angeboten.

learn-level-up = Du gewinnst die meisten Partien. Andere Gegner machen vielleicht mehr Spaß.
learn-level-down = Diese Gegner machen es dir schwer. Andere machen vielleicht mehr Spaß.
learn-level-stay = Dabei bleiben
learn-level-to-beginner = Gegen Anfänger spielen
learn-level-to-easy = Gegen leichte Gegner spielen
learn-level-to-medium = Gegen ordentliche Gegner spielen
learn-level-to-hard = Gegen starke Gegner spielen
learn-level-to-expert = Gegen Experten spielen
learn-level-chosen = So ist es ab der nächsten Partie. Auf der ersten Seite kannst du es ändern.
