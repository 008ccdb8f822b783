### De pagina: huisregels, de spellen om uit te kiezen, de editor, het regelboek, regels om te delen.

## Huisregels: de korte lijst.

house-rules-title = Huisregels
house-rules-preset = Uitgaan van
house-rules-custom = Eigen regels
house-rules-end = Spelen tot
    .about = De partij eindigt als iemand zoveel punten heeft.
house-rules-queen = Schoppenvrouw
    .about = Wat ze kost.
house-rules-nothing = Niets
house-rules-jack = Ruitenboer
    .about = Trekt tien punten af.
house-rules-moon-old = Punten voor de anderen
house-rules-moon-new = Schutter trekt punten af
house-rules-moon-choice = Schutter kiest
house-rules-moon-auto = Punten voor de anderen, tenzij de schutter daardoor de partij verliest
house-rules-moon-off = Doet niet mee
house-rules-pass = Doorgeven
    .about = Waarheen, ronde na ronde.
house-rules-pass-usual = Zoals gebruikelijk aan deze tafel
house-rules-pass-never = Niet doorgeven
house-rules-pass-cycle = Doorgeven: { WORDS($passes, of: "value-pass_cycle", list: "unit") }
house-rules-hands =
    { $hands ->
        [one] Eén ronde
       *[other] { $hands } rondes
    }
house-rules-all = Alle regels
house-rules-games = Andere spellen
house-rules-deal =
    { $size ->
        [one] ieder { $size } kaart
       *[other] ieder { $size } kaarten
    }
house-rules-deal-kitty =
    { $size ->
        [one] ieder { $size } kaart, { $kitty } apart
       *[other] ieder { $size } kaarten, { $kitty } apart
    }
house-rules-play = Spelen met deze regels

## Spellen.

games-title = Spellen
games-lead = Tik op “Spelen” en de kaarten worden gedeeld. Of lees eerst de regels.
games-presets = Alle soorten hartenjagen
games-own = Je eigen regels
games-unsaved = Niet bewaarde regels
games-play = Spelen
    .of = { $name } spelen
games-rules = Regels
    .of = Regels van { $name }
games-change = Wijzigen
    .of = Regels van { $name } wijzigen
games-fix = Herstellen
games-share = { $name } delen
games-delete = { $name } verwijderen
games-deleted = { $name } is verwijderd.
games-chosen = Gekozen
    .about = “Nu spelen” op de eerste pagina deelt dit spel.
games-loose = Dit heb je niet bewaard. Het stond in de editor toen er andere regels voor in de plaats kwamen.
games-make = Zelf maken
games-open = Bestand openen
games-not-read = { $file } is niet geopend. { LIST($why) }
games-opened = { $name } is geopend. Bewaar het om het te houden.
games-opened-unnamed = Het bestand is geopend. Bewaar het om het te houden.

## Regels in één oogopslag.

facts-sides = in teams
facts-packs = twee spellen kaarten
facts-cards =
    { $cards ->
        [one] ieder { $cards } kaart
       *[other] ieder { $cards } kaarten
    }
facts-stock = een stapel om van te trekken
facts-aside = { $cards } apart
facts-bidding = bieden
facts-chips = fiches
facts-suit-named = Elke kaart van de gekozen kleur
facts-card-counts = { CARD($card, as: "the-card-first") } telt voor { $value }.
facts-suit-counts = Elke { SUIT($suit, as: "suit-each") } telt voor { $value }.
facts-suit-counts-span = Elke { SUIT($suit, as: "suit-each") } telt voor { $least } tot { $most }.
facts-span = { $least }–{ $most }

## Waarom een bestand of link niet aangenomen wordt, of wat ervan weggelaten is.

file-long = Het bestand is te lang om hier te openen.
file-game = Het is een partij die hier niet verder gespeeld kan worden.
ruleset-none = Er staan geen regels in: dat zouden velden met hun waarden zijn, tussen { "{ }" }.
ruleset-long = Het bestand is langer dan regels kunnen zijn.
ruleset-empty = Het bestand is leeg.
ruleset-json = Het bestand is geen leesbare JSON.
ruleset-json-line = Het bestand is geen leesbare JSON, vanaf regel { $line }.
ruleset-name-not-text = De naam is geen tekst en is dus weggelaten.
ruleset-name-cut = De naam is ingekort tot { $letters } letters.
ruleset-about-not-text = De beschrijving is geen tekst en is dus weggelaten.
ruleset-about-cut = De beschrijving is ingekort tot { $letters } letters.
link-long = Hij is langer dan regels kunnen zijn.
link-empty = Er staan geen regels in.
link-damaged = Een deel ontbreekt of is onderweg veranderd. Vraag de link opnieuw.

## Regels weggeven.

share-title = { $name } delen
share-about = In de link staan alle regels. Wie hem opent, ziet ze en kan ermee spelen of ze bewaren.
share-link = Link
share-copy = Kopiëren
share-copied = Gekopieerd
share-not-copied = De link is geselecteerd: kopieer hem met je toetsenbord, of houd hem ingedrukt.
share-send = Sturen
share-file = Als bestand bewaren
    .about = Om hier weer te openen, of in de terminal:
share-unplayable = Met deze regels kan nog niet gespeeld worden. Herstel ze eerst en deel ze dan.

## Regels die in een link kwamen.

shared-title = Regels uit een link
shared-unnamed = Huisregels
shared-play = Spelen
shared-save = Bewaren
shared-saved = Bewaard
shared-change = Wijzigen
shared-close = Sluiten
shared-damaged = Deze link is niet te lezen
shared-kept = Bij jou is er niets veranderd.
shared-unplayable = Met deze regels kan niet gespeeld worden
shared-unplayable-so = Met deze regels kan niet gespeeld worden.
shared-fix = Herstellen
shared-looking = De link wordt gelezen.

## De editor.

editor-starts-from = Gaat uit van { $name }
editor-other = Van een ander spel uitgaan
editor-name = Naam
    .hint = Hoe je deze regels noemt
editor-about = In één zin
    .hint = Wat er bijzonder aan is
editor-groups = Onderdelen van de regels
editor-group-players = Spelers en delen
editor-group-pass = Doorgeven
editor-group-play = Spelen
editor-group-queen = De vrouw
editor-group-points = Punten
editor-group-moon = Maan en zon
editor-group-end = Het eind
editor-group-chips = Fiches
editor-group-more = Meer
editor-changed = { $count } niet standaard
editor-plain = In gewone taal
editor-not-yet = Zodra met de regels gespeeld kan worden, staan ze hier in gewone taal.
editor-standard = Standaard: { $value }
editor-reset = Terug naar standaard
    .of = { $field }: terug naar standaard
editor-idle = Met de andere regels zoals ze zijn, verandert dit niets.
editor-show = Tonen
editor-play = Spelen
editor-save = Bewaren
editor-saved = Bewaard
editor-save-new = Bewaren als nieuw
editor-needs-name = Geef ze een naam en bewaar ze dan.
editor-share = Delen

editor-fixes = Uitwegen
editor-fix-value = { $field }: { $value }
editor-fix-like = { LIST($fields) }: zoals bij { $name }
editor-fix-base = Van het standaardspel uitgaan
editor-fix-leave = “{ $name }” weglaten

# Waarden zonder eigen naam. Ze kunnen een regel beginnen: de pagina maakt de eerste letter groot.
editor-list = { LIST($items, list: "unit") }
editor-card = { CARD($card) }
editor-mark = { MARK($card) }
editor-suit = { SUIT($suit) }
editor-yes = ja
editor-no = nee
editor-off = uit
editor-on = aan
editor-none = geen
editor-these = deze kaarten
editor-number = een aantal
editor-order = in deze volgorde
# De gebruikelijke waarde, en waar die aan deze tafel op uitkomt.
editor-usual = { $usual } ({ $now })

editor-more = { $field }: één meer
editor-less = { $field }: één minder
editor-choose-cards = Kaarten kiezen
editor-choose-card = Andere kaart kiezen
editor-done = Klaar
editor-card-in = { CARD($card, as: "card-first") }: blijft erin
editor-card-out = { CARD($card, as: "card-first") }: eruit
editor-card-both-out = { CARD($card, as: "card-first") }: allebei eruit
editor-put-back = { $card }: terugleggen
editor-hand = Ronde { $number }
editor-hand-every = Elke ronde
# $way is een manier van doorgeven, of wat een bestand daar had staan.
editor-earlier = { $way }: eerder
editor-later = { $way }: later
editor-add = Toevoegen
editor-add-way = Toevoegen: { $way }
editor-remove = { $what }: verwijderen
editor-cycle-empty = Voeg er minstens één toe.
editor-suits = Hele kleuren, elke kaart
editor-cards = Losse kaarten
editor-other-card = Nog een kaart een waarde geven
editor-card-value = { MARK($card) } { $value }
editor-suit-value = { SUIT($suit, as: "suit-mark") } { $value }
editor-end-total = bij een totaal
editor-end-hands = na een aantal rondes
editor-end-total-number = Totaal waarbij de partij eindigt
editor-end-hands-number = Aantal rondes
editor-chip-value = Waarde van een fiche
    .about = Voor de afrekening aan het eind; aan het spel verandert het niets.
editor-buy-in = Fiches om mee te beginnen
    .about = Wat ieder aan het begin koopt.
editor-split-two = Twee schone spelers delen de pot
    .about = Anders blijft hij staan voor de volgende ronde.

## Het regelboek.

book-title = Regelboek
book-pages = Spellen
book-page = Spel
book-yours = Je regels
book-at-table = Aan deze tafel
book-loading = De regels worden opgehaald.
book-lost = De regels konden niet opgehaald worden. Controleer de verbinding en probeer het opnieuw.
book-differs = Anders dan bij het standaardspel
book-standard = Dit is het standaardspel; bij de andere staat wat er anders is.
book-play = Spelen
book-change = Wijzigen
book-share = Delen
book-before = Vorige: { $name }
book-after = Volgende: { $name }
