### Wat er mis is met een bestand of een verzoek dat iemand stuurde.

## JSON. $place telt de tekens vanaf 1.

json-after = De JSON is niet te lezen: na het eind staat nog tekst, bij teken { $place }.
json-deep = De JSON is niet te lezen: de nesting is te diep, bij teken { $place }.
json-early = De JSON is niet te lezen: het eind komt te vroeg, bij teken { $place }.
json-name = De JSON is niet te lezen: er ontbreekt een naam tussen aanhalingstekens, bij teken { $place }.
json-name-twice = De JSON is niet te lezen: de naam { $name } komt in één object twee keer voor, bij teken { $place }.
json-many = De JSON is niet te lezen: een object heeft te veel namen, bij teken { $place }.
json-colon = De JSON is niet te lezen: er ontbreekt een dubbele punt, bij teken { $place }.
json-comma-brace = De JSON is niet te lezen: er ontbreekt een komma of een sluitende accolade, bij teken { $place }.
json-comma-bracket = De JSON is niet te lezen: er ontbreekt een komma of een sluitende vierkante haak, bij teken { $place }.
json-control = De JSON is niet te lezen: in een tekst staat een stuurteken, bij teken { $place }.
json-utf8 = De JSON is niet te lezen: de tekst is geen UTF-8, bij teken { $place }.
json-quote = De JSON is niet te lezen: een tekst heeft geen sluitend aanhalingsteken, bij teken { $place }.
json-escape = De JSON is niet te lezen: een tekst bevat een escapereeks die JSON niet kent, bij teken { $place }.
json-surrogate = De JSON is niet te lezen: in een tekst staat een half surrogaatpaar, bij teken { $place }.
json-value = De JSON is niet te lezen: er ontbreekt een waarde, bij teken { $place }.
json-zero = De JSON is niet te lezen: een getal begint met 0, bij teken { $place }.
json-point = De JSON is niet te lezen: een getal heeft geen cijfers achter de punt, bij teken { $place }.
json-exponent = De JSON is niet te lezen: een getal heeft geen cijfers in de exponent, bij teken { $place }.

## Een stelling. $name is een van de velden.

position-object = Een stelling is een JSON-object.
position-no-field = Een stelling heeft geen veld { $given }.
position-whole = { $name } is een heel getal van { $least } tot { $most }.
position-flag = { $name } is true of false.
position-suit = { $name } is clubs, diamonds, spades of hearts.
position-cards = { $name } is een lijst van kaarten.
position-piles = { $name } is voor elke speler een lijst van kaarten.
position-numbers = { $name } is een lijst van hele getallen, één voor elke speler.
position-seats = { $name } is een lijst van plaatsen.
position-no-card = In { $name } staat { $given }, en dat is geen kaart.
position-card-thrice = In { $name } staat { CARD($card, as: "the-card") } drie keer.
position-hands = Deze regels vragen { $players } handen, één voor elke speler.
position-seat = { $name } is een van de plaatsen, geteld vanaf 0.
position-one-each = { $name } staat er voor elke speler, of helemaal niet.
position-number = Het nummer van een ronde ligt tussen 0 en 999.
position-needs-leader = { $name } hoort bij een ronde waarin al gespeeld wordt, dus is ook leader nodig: de plaats die in de slag op tafel is uitgekomen of, als er geen ligt, moet uitkomen.
position-table = Met deze regels valt er nooit een slag weg.
position-out = Op die plaats kan niemand uitgespeeld zijn.
position-leader-empty = Wie moet uitkomen, heeft geen kaart.
position-trick-complete = De slag op tafel is al compleet.
position-card-absent = Met deze regels doet { CARD($card, as: "the-card") } niet mee.
position-card-twice = { CARD($card, as: "the-card-first") } staat er twee keer in.
position-card-often = { CARD($card, as: "the-card-first") } staat er meer dan twee keer in.
position-kitty-stock = Met deze regels vormen de overige kaarten een stapel, geen talon.
position-stock = Met deze regels is er geen stapel.
position-two-players = Minstens twee spelers moeten kaarten hebben.
position-not-out = { NAME($seat, at: "start") } heeft geen kaarten, maar staat er niet als uitgespeeld.
position-out-holds = { NAME($seat, at: "start") } heeft kaarten, maar staat er als uitgespeeld.
position-hand-empty = Iedere speler heeft minstens één kaart.
position-hand-size = De hand van { NAME($seat, at: "after") } is niet even groot als de andere.
position-chips = Met deze regels zijn er geen fiches.
position-auction = Met deze regels wordt er niet geboden.
position-bidder = Zonder bieder telt harten, dus bij een andere kleur hoort een bieder.
position-pass =
    { $cards ->
        [one] De handen zijn te klein om een kaart door te geven.
       *[other] De handen zijn te klein om { $cards } kaarten door te geven.
    } Wordt er niet doorgegeven, zeg dan passing: false; wordt er al gespeeld, noem dan leader.

## Een logboek.

log-version = Dit is niet het logboek van een OpenHearts-partij dat deze versie kan lezen ("openhearts": 1 of 2).
log-rules = Met de regels van het logboek kan niet gespeeld worden ({ $field }). { LIST($why) }
log-seed = Het startgetal van het logboek is geen heel getal van 0 tot 2⁶⁴ − 1.
log-dealer = De deler van het logboek is niet de deler waarmee de verdelingen beginnen.
log-deal = Het logboek heeft geen verdeling met een hash, een geheim en bijdragen.
log-no-secret = Het geheim van de verdelingen staat niet in het logboek, dus kan nog niemand ze opnieuw delen.
log-secret = Het geheim van het logboek is geen 32 bytes, geschreven als 64 cijfers van 0 tot f.
log-hash = Het geheim van het logboek geeft niet de hash die voor het delen getoond is. Dit zijn niet de beloofde kaarten.
log-parts = In het logboek staat niet voor elke plaats een bijdrage van hoogstens { $most } bytes, geschreven met cijfers van 0 tot f.
log-hand = Die ronde staat niet in het logboek.
log-actions = Het logboek heeft geen lijst van acties.
log-action = Actie { $number } van het logboek, { $action }, wordt geweigerd. { LIST($why) }
log-action-form = Een actie begint met bid, suit, pass, play of moon; dan volgen de plaats en de rest, zoals play 3 QS.

## Een partij zoals mensen die opschrijven. $name is een label.

notation-line = Regel { $line }: { LIST($why) }
notation-comment-open = Bij een opmerking ontbreekt de accolade aan het eind.
notation-tag-open = Bij een label ontbreekt het vierkante haakje aan het eind.
notation-tag-empty = Het label { $name } heeft geen waarde.
notation-tag-twice = Het label { $name } staat er twee keer.
notation-tag-unknown = Er is geen label { $name }.
notation-version = Partijen die zo geschreven zijn, leest deze versie niet.
notation-names = De namen zijn een lijst van teksten.
notation-no-deal = Er zijn geen gedeelde kaarten, en ook geen startgetal om mee te delen.
notation-empty = Er staat geen partij in de tekst.
notation-end = De tekst houdt te vroeg op.
notation-word = { $given } kan hier niet staan.
notation-unfinished = Er begint een andere ronde voordat deze is uitgespeeld.
notation-differs = Wat er over { $name } staat, volgt niet uit de rest.
notation-cards-differ = Dit zijn niet de kaarten die gedeeld zijn.
notation-holding = { $given } is geen kaart van een hand. Schrijf de kaarten kleur voor kleur op, zoals S AQ5 H KT2 D - C AJ43.
notation-turn = Nu is { NAME($seat) } aan de beurt.
notation-trick = De volgende slag is nummer { $number }.

## Een gebeurtenis die een waarnemer weigert. $name is een onderdeel ervan, zoals het in JSON heet.

event-member = In de gebeurtenis ontbreekt { $name }, of er staat iets anders dan erin hoort.
event-others = De gebeurtenis heeft onderdelen die geen gebeurtenis heeft.
event-first = De eerste gebeurtenis is een verdeling.
event-order = Die gebeurtenis kan nu niet volgen.
event-deal = De verdeling past niet bij de partij tot nu toe: { $name }.
event-action = { $action } kan niet gebeurd zijn. { LIST($why) }
event-cards = De kaarten van de gebeurtenis passen niet bij wat al te zien was.
event-leads = De gebeurtenis moet zeggen wie uitkomt als dat van verborgen kaarten afhangt, en alleen dan.

## Een verzoek, in het regelprotocol of in Python.

input-long = Een verzoek heeft hoogstens { $most } bytes.
input-words = Bij dat verzoek horen geen verdere woorden.
input-new = Bij een nieuwe partij horen rules en seed, niet { $given }.
input-seed = Een startgetal is een heel getal van 0 tot 2⁶⁴ − 1.
input-pad = Bij een scoreblok horen rules, dealer en hands, niet { $given }.
input-dealer = De deler is een plaats, van 0 tot { $most }.
input-hands = De rondes zijn een lijst.
input-no-hand = Die ronde is er in deze partij niet.
input-bot = Een bot met die naam is er niet.
input-bot-words = Bij een bot horen zijn naam, een plaats en een startgetal, en verder niets.
input-steps = Het aantal stappen ligt tussen 0 en { $most }.
input-coach = Een coach denkt over 1 tot { $most } beslissingen na, en krijgt een startgetal mee.
input-depth = Een diepte is een heel getal van 0 tot { $most }.
input-count = Het zijn er meer dan { $most }. Vraag een kleinere diepte.
input-undo-game = Deze ronde hoort bij haar partij, waarvan het logboek bewaart wat er gedaan is. Neem een kloon.
input-undo-deal = Er is niets om terug te nemen.
input-pickle-deal = Een getrokken verdeling heeft geen logboek waarmee ze met pickle te bewaren is. Bewaar het beeld.
input-text-deal = Een getrokken verdeling heeft geen tekst: ze weet niet kaart voor kaart hoe het zover kwam. Hand.from_cards zet op wat ervan over is als stelling, en die heeft er een.
input-solve = Een ronde is op te lossen zodra er kaarten gespeeld worden.
input-solve-nodes = Het einde van deze ronde vraagt meer dan { $most } knopen. Los het later in de ronde op, of sta er meer toe.
input-deals-seat = Verdelingen passen bij het beeld van een plaats, niet bij dat van een meekijker.
input-choose-seat = Een meekijker heeft geen kaarten om uit te kiezen: neem het beeld van de plaats die aan de beurt is.
input-deals-none = Geen verdeling past bij alles wat dit beeld toont.
input-version = Het beeld is door een andere versie met pickle bewaard.
input-parts = Bij een eerlijke verdeling horen een geheim van 32 bytes en voor elke plaats een bijdrage van hoogstens { $most } bytes.
input-observe = Bij een waarnemer horen rules en seat, niet { $given }.
input-observer = Er is nog geen waarnemer; observe maakt er een.
input-observed = De plaats van een waarnemer is een heel getal van 0 tot { $most }, of null voor een meekijker.
input-events = Gebeurtenissen zijn genummerd vanaf 0; er zijn er { $most } geweest.
input-events-position = Een partij heeft alleen gebeurtenissen als die met delen begint, en deze stelling is al verder.
input-playouts = Het aantal rondes ligt tussen 1 en { $most }, en daarna komt een startgetal.

## Alleen in Python.

input-json-type = JSON is een tekst of een dict, geen { $type }.
input-file-name = Hier hoort de inhoud van een bestand, niet de naam: { $code }.
input-json-values = Deze waarden zijn niet als JSON te schrijven: { $why }.
input-json-number = De JSON is niet te lezen: het getal { $given } is te groot.
input-json-surrogate = In de tekst staat een half surrogaatpaar, en dat is geen teken.
input-hand-values = Een ronde is zo niet als JSON te schrijven: { $why }.
input-message = { $given } is geen bericht dat deze versie kent.
input-pass-list = Doorgeven gaat met een lijst van kaarten, zoals ["QS", "AH", "2C"], ook als het er maar één is: ["QS"].
input-bid-whole = Een bod is een heel aantal fiches, niet { $given }.
input-meant = Bedoelde je “{ $name }”?
# How the value that a rule needs is written.
input-json-value = In JSON: { $json }
input-bot-none = De bot “{ $given }” bestaat niet. { LIST($why) }
input-bot-known = Er zijn { LIST($bots) }. Achter een dubbele punt kun je flat en expert zeggen hoeveel simulaties of knopen ze aan een beslissing mogen besteden (expert:50000), uct hoeveel verdelingen hij trekt en hoe vaak hij elke speelt (uct:20:50), en expert dat alleen de punten van de ronde tellen (expert:points).
input-seed-not = Een startgetal is een heel getal van 0 tot 2⁶⁴ − 1, niet { $given }.
input-rules = Regels komen van Rules(), preset() of Rules.from_json(); { $given } zijn er geen.
input-rules-seed = { $given } zijn geen regels. Is het een startgetal, geef het dan bij zijn naam: seed={ $given }.
input-bots-each = Noem één bot voor alle { $players } plaatsen, of één voor elk.
input-players-each = Er zijn { $players } spelers nodig, één per plaats, geen { $given }.
input-deals-number = Het aantal verdelingen ligt tussen 1 en { $most }.
input-nodes-few = Sta minstens één knoop toe.
input-seed-and-deal = Bij een partij hoort een startgetal of een eerlijke verdeling, niet allebei.
input-deal = Een eerlijke verdeling komt van FairDeal(); { $given } is er geen.
input-no-view = { $given } is geen View: game.view(seat) geeft er een.
input-not-a-hand = { $given } is geen Hand: game.hand is er een.
input-not-a-game = { $given } is geen Game: oh.Game() maakt er een.
input-not-made = Een Hand en een View komen van een partij, als game.hand en game.view(seat); Hand.from_cards() zet een stelling op.
input-notation-type = Partijen in de notatie voor mensen zijn een tekst, geen { $type }.
input-one-game = Er staan meerdere partijen in de tekst, niet één.
input-view = Dit is geen beeld van een ronde die volgens deze regels gespeeld wordt; met een stapel kan er geen gelezen worden.
input-comment = De plaats van een opmerking is een aantal acties van 0 tot { $most }, niet { $given }.
input-openspiel-option = Hearts van OpenSpiel heeft geen optie { $given }.
input-openspiel-history = Een geschiedenis van OpenSpiels hearts kan op plaats { $place } niet verdergaan met { $given }.
input-openspiel-short = De geschiedenis houdt op voordat de kaarten gedeeld zijn.
input-nodes = Een coach denkt over 1 tot { $most } beslissingen na, niet { $given }.
input-seconds = Een bot denkt 0 tot { $most } seconden na, niet { $given }.

## De verzoeken van het regelprotocol: wat elk doet of antwoordt.

request-hello = Noemt het programma, zijn versie en zijn bots.
request-help = Noemt de verzoeken.
request-fields = De tabel van regelvelden.
request-messages = De volledige lijst van wat het programma zegt, met de argumenten erbij.
request-refusals = De volledige lijst van redenen om iets te weigeren.
request-presets = De spellen met een naam, en hoe ze van het standaardspel verschillen.
request-rules = Controleert regels en schrijft elk veld uit.
request-sheet = Regels zoals mensen ze lezen.
request-new = Deelt een nieuwe partij.
request-hand = Zet een stelling op.
request-pad = Houdt de score bij van een partij met echte kaarten.
request-load = Speelt een logboek na.
request-log = De partij als logboek.
request-status = Hoe de partij ervoor staat.
request-view = Wat een plaats van een ronde mag weten.
request-truth = Alles over een ronde.
request-events = Wat er in de partij gebeurd is, zoals iedereen en zoals elke plaats het ziet.
request-observe = Volgt een partij vanaf een plaats, of als meekijker.
request-see = Ziet de volgende gebeurtenis; antwoordt met het beeld erna.
request-legal = De kaarten die de speler aan de beurt mag spelen.
request-rest = Hoe de rest van de ronde moet aflopen, als een plaats daar zeker van is; er wordt niets gespeeld.
request-bot = Wat een bot zou doen; er gebeurt niets.
request-think = Hetzelfde in stukjes: opnieuw gevraagd gaat het verder.
request-coach = Wat elke keus van een plaats waard is, en waarom; er gebeurt niets.
request-count = Hoeveel toegestane vervolgen van die lengte er zijn.
request-playouts = Willekeurige rondes volgens de regels van de partij, opgeteld.
request-quit = Sluit de sessie af.
request-bid = Doet een bod; 0 is passen.
request-suit = Kiest de kleur die telt.
request-pass = Geeft kaarten door; krijgt ieder ander er een, dan gaat de eerste naar links, en zo verder met de klok mee.
request-play = Speelt een kaart.
request-moon = Zegt hoe een maan telt.
