### De pagina: begin, tafel, menu. Instellingen, huisregels, scoreblok en terugkijken hebben eigen bestanden.

## Overal.

page-name = OpenHearts
page-back = Terug
page-close = Sluiten
page-menu = Menu
page-reload = Herladen
page-new-version = Er is een nieuwe versie van OpenHearts. Je partij blijft bewaard.
page-unloaded = Dit deel van de pagina kon niet geladen worden. Controleer de verbinding en probeer het opnieuw.
page-title = { $what } · { page-name }
# Een getal zoals het in een zin gezegd wordt.
page-count =
    { $count ->
        [0] geen
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
       *[other] { $count }
    }

## Het eerste scherm.

home-title = Een goed potje hartenjagen.
home-promise = Gratis, zonder account, ook offline.
home-play = Nu spelen
home-new = Nieuwe partij
home-finished = Afgelopen partij bekijken
home-against =
    { $count ->
        [1] tegen één bot
       *[other] tegen { page-count } bots
    }
home-resume = Verder met je partij
home-kept =
    { $count ->
        [1] Nog één partij bewaard
       *[other] Nog { $count } partijen bewaard
    }
home-kept-title = Bewaarde partijen
home-kept-about = Ze blijven op dit apparaat tot je ze uitspeelt of een zevende begint.
# Onder een bewaarde partij: wanneer die voor het laatst gespeeld is.
home-kept-when = Gespeeld op { $when }
home-friends = Met vrienden spelen
home-friends-about = Een link is genoeg.
home-level = De anderen spelen
home-level-beginner = als beginners
home-level-easy = losjes
home-level-medium = redelijk
home-level-hard = sterk
home-level-expert = als experts
home-rules = Regels wijzigen
home-rules-line = { $name } · { $end } · { $count ->
        [one] één speler
       *[other] { $count } spelers
    }
home-games = Andere spellen
home-games-about = Alle soorten hartenjagen, en je eigen regels.
home-learn = Speluitleg
home-learn-about = Al spelend, in beelden of met het regelboek.
home-learn-first = Nieuw bij hartenjagen? Leer het in vijf minuten
home-learn-on = Verder leren
home-pad = Score bijhouden
home-pad-about = Voor een potje met echte kaarten, met fiches en al.
home-you = Jouw partijen
home-you-about = Hoe je speelt, elke partij opnieuw, alles als bestand.
home-settings = Instellingen
home-unfinished = De tafel kon niet klaargezet worden. Controleer de verbinding en probeer het opnieuw.

## Wat er gespeeld wordt.

rules-own = Huisregels

## De tafel: de hoeken, de plaatsen, de kaarten.

table-hand = Ronde { $number }
table-highest = hoogste wint
table-pass-left = links doorgeven
table-pass-right = rechts doorgeven
table-pass-across = naar de overkant
table-pass-left2 = aan de tweede links
table-pass-right2 = aan de tweede rechts
table-pass-left3 = aan de derde links
table-pass-right3 = aan de derde rechts
table-pass-scatter = ieder één kaart
table-pass-hold = niet doorgeven
# De regels waarvoor naast de titel geen ruimte is; opent het regelboek.
table-more =
    { $count ->
        [one] nog 1 regel
       *[other] nog { $count } regels
    }
table-last-trick = Vorige slag
table-take-back = Terugnemen
table-hint = Tip
table-scores = Stand
table-your-hand = Je hand
table-on-table = Op tafel
table-bot = bot
table-partner = partner
table-dealer = deelt
table-leads = komt uit
table-passed = doorgegeven
table-out = uitgespeeld
table-cards-left =
    { $count ->
        [one] nog 1 kaart
       *[other] nog { $count } kaarten
    }
table-points =
    { $points ->
        [one] 1 punt gepakt
       *[other] { $points } punten gepakt
    }
table-total = { result-total }: { $total }
# Een kaart van de slag, voorgelezen.
table-played = { NAME($seat, at: "start") }: { CARD($card) }
table-played-cancelled = { NAME($seat, at: "start") }: { CARD($card) }, weggevallen
# Een kaart uit de hand, voorgelezen.
table-card =
    { $state ->
        [chosen] { CARD($card, as: "card-first") }, gekozen om door te geven
        [playable] { CARD($card, as: "card-first") }, speelbaar
        [barred] { CARD($card, as: "card-first") }, nu niet speelbaar
       *[plain] { CARD($card, as: "card-first") }
    }
table-card-advised =
    { $rank ->
        [best] { CARD($card, as: "card-first") }, speelbaar, beste keus, { $figure }
        [alike] { CARD($card, as: "card-first") }, speelbaar, ongeveer even goed, { $figure }
       *[other] { CARD($card, as: "card-first") }, speelbaar, { $figure }
    }

## Wat er gevraagd wordt, en wat er gebeurt.

turn-lead = Jouw beurt: kom uit
turn-lead-card = Jouw beurt: kom uit met { CARD($card, as: "the-card") }
turn-lead-club = Jouw beurt: kom uit met klaveren
turn-follow = Jouw beurt: beken { SUIT($suit) }
turn-follow-short = Jouw beurt: { SUIT($suit) }
turn-discard = Jouw beurt: geen { SUIT($suit) }, vrije keus
turn-discard-some = Jouw beurt: geen { SUIT($suit) }
turn-drawn = Jouw beurt: speel { CARD($card, as: "the-card") } van de stapel
turn-last = Je laatste kaart
turn-waiting = { NAME($seat, at: "start") } denkt na
turn-watching = De slag verschijnt zodra hij compleet is
turn-dealing = De kaarten worden gedeeld
turn-passing =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } kiest nog
       *[many] { NAME($seats, at: "start") } kiezen nog
    }
turn-received = Van { NAME($seat) }: { CARDS($cards) }
turn-received-all = Je kreeg { CARDS($cards, as: "the-card") }
# Hetzelfde, naast wat er gevraagd wordt.
turn-received-marks = Van { NAME($seat) }: { MARKS($cards) }
turn-received-all-marks = Gekregen: { MARKS($cards) }
turn-continue = Tik om verder te gaan
turn-out = Je bent uitgespeeld. De anderen gaan door
turn-takes =
    { WHO($seat) ->
        [you] Je pakt de slag
       *[other] { NAME($seat, at: "start") } pakt de slag
    }
turn-takes-lying =
    { WHO($seat) ->
        [you] Je pakt de slag en wat er lag
       *[other] { NAME($seat, at: "start") } pakt de slag en wat er lag
    }
turn-takes-kitty =
    { WHO($seat) ->
        [you] Je pakt de slag en de talon
       *[other] { NAME($seat, at: "start") } pakt de slag en de talon
    }
turn-draws =
    { WHO($seat) ->
        [you] Je trekt { turn-cards }
       *[other] { NAME($seat, at: "start") } trekt { turn-cards }
    }
turn-cards =
    { $count ->
        [1] één kaart
       *[other] { page-count } kaarten
    }
turn-draws-in-vain =
    { $count ->
        [1] Je trekt de laatste kaart en kunt nog steeds niet bekennen
       *[other] Je trekt de laatste { page-count } en kunt nog steeds niet bekennen
    }
turn-cancel = De twee { CARD($card, as: "card-pair") } vallen tegen elkaar weg
turn-stays = Alles valt weg: de kaarten blijven liggen, dezelfde speler komt uit
turn-thinking = Even nadenken

## Wat voorgelezen wordt en nergens te zien is.

log-title = Wat er gebeurt
# Een slag met kaarten die tellen.
log-takes =
    { WHO($seat) ->
        [you] Je pakt een slag met daarin { CARDS($cards, as: "the-card") }: { result-points }
       *[other] { NAME($seat, at: "start") } pakt een slag met daarin { CARDS($cards, as: "the-card") }: { result-points }
    }
log-totals = Stand: { LIST($totals, list: "unit") }
log-best = Beste keus: { CARD($card, as: "the-card") }

## Wat in deze ronde geldt.

holds-hearts =
    { $broken ->
        [true] Harten is gebroken
       *[false] Harten is nog niet gebroken
    }
holds-suit =
    { $broken ->
        [true] { SUIT($suit, as: "suit-first") } telt en is gebroken
       *[false] { SUIT($suit, as: "suit-first") } telt, nog niet gebroken
    }
holds-counts = { SUIT($suit, as: "suit-first") } telt

## Doorgeven.

pass-title =
    { $count ->
        [1] Geef één kaart door aan { NAME($seat) }
       *[other] Geef { page-count } kaarten door aan { NAME($seat) }
    }
pass-title-scatter = Geef ieder één kaart
# Waar de ontvanger zit.
pass-to-left = { NAME($seat, at: "start") } zit links van je.
pass-to-right = { NAME($seat, at: "start") } zit rechts van je.
pass-to-across = { NAME($seat, at: "start") } zit tegenover je.
pass-to-left2 = { NAME($seat, at: "start") } zit twee plaatsen links van je.
pass-to-right2 = { NAME($seat, at: "start") } zit twee plaatsen rechts van je.
pass-to-left3 = { NAME($seat, at: "start") } zit drie plaatsen links van je.
pass-to-right3 = { NAME($seat, at: "start") } zit drie plaatsen rechts van je.
pass-from = { NAME($seat, at: "start") } geeft aan jou door.
pass-from-too = { NAME($seat, at: "start") } geeft ook aan jou door.
pass-scatter = Iedereen krijgt een kaart van jou, en jij krijgt er van ieder één.
pass-aim = Nu één voor { NAME($seat) }. Tik op een andere plaats om voor een ander te kiezen.
pass-confirm = Doorgeven aan { NAME($seat) }
pass-confirm-scatter = Doorgeven
pass-choose =
    { $count ->
        [1] Kies één kaart
       *[other] Kies { page-count } kaarten
    }
pass-choose-more = Kies er nog { page-count }
pass-take-back = Tik op een gekozen kaart om die terug te nemen.
pass-slot = Voor { NAME($seat) }
pass-slot-filled = Voor { NAME($seat) }: { CARD($card, as: "the-card") }. Terugnemen

## Het bieden.

bid-title = Jouw bod
bid-none = Nog geen bod.
bid-high = { NAME($seat, at: "start") } biedt { $bid }.
bid-pot = De pot telt { CHIPS($chips) }.
bid-stack = Je hebt { CHIPS($chips) }.
bid-advice =
    { $bid ->
        [0] De coach zou passen.
       *[other] De coach zou { $bid } bieden.
    }
bid-too-few = Je hebt { CHIPS($chips) }: te weinig om te bieden.
bid-owes = Je hebt { CHIPS($chips) } schuld en kunt niet bieden.
bid-confirm = { $bid } bieden
bid-pass = Passen
bid-more = Eén fiche meer
bid-less = Eén fiche minder
bid-amount = Fiches om te bieden
bid-quick =
    { $bid ->
        [one] { $bid } fiche
       *[other] { $bid } fiches
    }
turn-bidding = { NAME($seat, at: "start") } is aan het bieden
turn-bids =
    { WHO($seat) ->
        [you] Je biedt { bid-quick }
       *[other] { NAME($seat, at: "start") } biedt { bid-quick }
    }
turn-passes =
    { WHO($seat) ->
        [you] Je past
       *[other] { NAME($seat, at: "start") } past
    }
turn-all-pass = Iedereen past: harten telt, een punt per kaart
turn-names =
    { WHO($seat) ->
        [you] Je kiest { SUIT($suit) }: een punt per kaart
       *[other] { NAME($seat, at: "start") } kiest { SUIT($suit) }: een punt per kaart
    }
turn-naming = { NAME($seat, at: "start") } kiest de kleur
turn-naming-again = { NAME($seat, at: "start") } kiest opnieuw de kleur: de pot bleef staan
# Bij de plaats van een speler.
table-passes = gepast
table-bid = bod { $bid }
suit-title = Welke kleur telt?
suit-about = Je bod was { bid-quick }. Elke kaart van de kleur kost een fiche, en jij komt uit.
suit-again = De pot van { CHIPS($chips) } bleef staan, dus jij kiest opnieuw de kleur en komt uit.
suit-held =
    { $count ->
        [0] geen in je hand
       *[other] { page-count } in je hand
    }
suit-advice = De coach zou { SUIT($suit) } kiezen.
suit-confirm = { SUIT($suit, as: "suit-first") } telt
suit-choose = Kies een kleur
suit-name = { SUIT($suit, as: "suit-first") }

## Kaarten die niemand heeft: de talon, en de stapel waarvan getrokken wordt.

kitty-word = Talon
kitty-count =
    { $count ->
        [one] De talon: één kaart
       *[other] De talon: { $count } kaarten
    }
kitty-yours = De talon is voor jou
kitty-yours-cards = De talon is voor jou: { CARDS($cards, as: "the-card") }
kitty-taken =
    { WHO($seat) ->
        [you] Je pakte de talon
       *[other] { NAME($seat, at: "start") } pakte de talon
    }
stock-word = Stapel
stock-count =
    { $count ->
        [one] De stapel: één kaart
       *[other] De stapel: { $count } kaarten
    }

## De cijfers van de coach.

coach-legend-points = { coach-where }: verloren punten vergeleken met de beste.
coach-legend-chips = { coach-where }: verloren fiches vergeleken met de beste.
coach-legend-game = { coach-where }: verloren procenten van een partij vergeleken met de beste.
coach-where =
    { $bars ->
        [true] Balken
       *[false] Op de kaarten
    }
coach-alike = Met vinkje: ongeveer even goed.
coach-best = Beste

## De kaartenteller.

counter-title = Kaartenteller
counter-out = nog bij anderen
counter-mine = van jou
counter-gone = gespeeld
# Voorgelezen.
counter-suit = { SUIT($suit, as: "suit-first") }: { LIST($parts, list: "unit") }.
counter-suit-out = nog bij anderen { CARDS($cards, as: "rank") }
counter-suit-mine = van jou { CARDS($cards, as: "rank") }
counter-suit-gone = gespeeld { CARDS($cards, as: "rank") }
counter-without =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } heeft er geen
       *[many] { NAME($seats, at: "start") } hebben er geen
    }
counter-known = { NAME($seat, at: "start") } kreeg van jou
counter-aside =
    { $count ->
        [1] Eén daarvan ligt apart.
       *[other] { $count } daarvan liggen apart.
    }

## Fiches.

chips-word = Fiches
chips-pot = Pot
chips-left =
    { $owes ->
        [true] { CHIPS($chips) } schuld
       *[false] nog { CHIPS($chips) }
    }
chips-owes = schuld { CHIPS($chips, as: "chips-number") }
# Gewonnen in de ronde, voor een kolom.
chips-gain =
    { $gains ->
        [true] +{ CHIPS($chips, as: "chips-number") }
       *[false] { CHIPS($chips, as: "chips-number") }
    }
chips-in-pot = In de pot: { CHIPS($chips) }

## Het eind van een ronde.

result-hand = Ronde
result-total = Totaal
result-review = Ronde terugkijken
result-again = Deze ronde opnieuw spelen
result-chart = De stand, ronde voor ronde. Nu: { LIST($totals, list: "unit") }.
result-chart-total = { $name } { $total }
result-points =
    { $points ->
        [1] één punt
       *[other] { $points } punten
    }
result-suit = { SUIT($suit, as: "suit-first") } telde
# Bij de punten van een ronde, voorgelezen.
result-moon = schoot de maan

## Het menu.

menu-new = Nieuwe partij
menu-new-about = Deelt opnieuw. Deze partij blijft bewaard.
menu-games = Andere spellen
menu-rules = Huisregels
menu-rules-about = Voor de volgende partij.
menu-learn = Regels van dit spel
menu-settings = Instellingen
menu-leave = Van tafel gaan
menu-leave-about = Je partij is hier veilig.

## Beeld en geluid.

settings-title = Instellingen

## Wat op dit apparaat bewaard wordt.

unsaved-title = Deze partij is niet bewaard
unsaved-about = De browser kon die niet bewaren: na herladen, of bij een andere partij, is alles weg.
unsaved-why = De opslag is vol of staat voor deze pagina uit. Je kunt gewoon verder spelen en de partij als bestand bewaren. Wil je dat bestand weer openen, ga dan op de eerste pagina naar “{ home-games }”.
unsaved-save = Als bestand bewaren
kept-game-unreadable = Een partij op dit apparaat was niet te lezen. Die is apart gezet.
kept-game-refused = Een partij op dit apparaat kan niet verder gespeeld worden. Die is apart gezet.
kept-rules-unreadable =
    { $count ->
        [one] Een set regels op dit apparaat was niet te lezen. Die is apart gezet.
       *[other] { $count } sets regels op dit apparaat waren niet te lezen. Die zijn apart gezet.
    }
kept-rules-not-kept = Deze browser bewaart niets, dus de regels konden niet bewaard worden. Bewaar ze als bestand.
kept-rules-no-room = Er is plaats voor { $most } sets regels. Verwijder er één en bewaar dan opnieuw.

notice-undo = Terugdraaien

## Waarom met regels niet gespeeld kan worden. $field is de naam van een veld, of wat er geschreven stond.

rules-fault = { LIST($field) }: { LIST($why) }
rules-fault-unknown = “{ $field }”: { LIST($why) }
