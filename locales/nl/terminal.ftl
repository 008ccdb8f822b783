### De opdrachtregel. Wat iemand typt (opdrachten, opties, `old`, `sheet`) is in elke taal hetzelfde en komt als argument
### of staat buiten de zin.

## Kaarten, getallen en fiches.

terminal-card = { MARK($card) }
terminal-number = { $number }
terminal-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-signed-hundredths = { SIGNED(NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2)) }
terminal-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
terminal-money = { SIGNED(NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 6)) }
terminal-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-seconds-left = nog { $seconds } s
# Fiches als los getal, in een tabel.
terminal-amount = { $amount }
terminal-chips-number = { CHIPS($chips, as: "terminal-amount") }
terminal-chips = { CHIPS($chips) }
terminal-chips-worth = { CHIPS($chips) } ({ NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 6) })
terminal-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
# Welke kaarten zoveel kosten: "14 punten (V♠ 4♥)".
terminal-points-of =
    { $points ->
        [one] { $points } punt ({ $cards })
       *[other] { $points } punten ({ $cards })
    }
# Boven een kolom of een lijst: de lezer.
terminal-you = Jij

## Een partij: hoe die begint.

terminal-seed = startgetal { $seed }
terminal-help-key = { $key } voor hulp
terminal-partners = Je speelt samen met { NAME($seats) }.
terminal-partners-others = { NAME($seats, at: "start") } spelen samen.
terminal-rules-here = De regels van deze partij

## Een ronde: hoe die begint, en het doorgeven.

terminal-hand = Ronde { $number }
terminal-total = Totaal
terminal-deals =
    { WHO($seat) ->
        [you] Jij deelt
       *[other] { NAME($seat, at: "start") } deelt
    }
terminal-way =
    { $way ->
        [left] links doorgeven
        [right] rechts doorgeven
        [across] doorgeven naar de overkant
        [left2] doorgeven aan de tweede links
        [right2] doorgeven aan de tweede rechts
        [left3] doorgeven aan de derde links
        [right3] doorgeven aan de derde rechts
        [scatter] ieder ander één kaart
       *[hold] niet doorgeven
    }
terminal-kitty-of = een talon van { $count }
terminal-stock-of = een stapel van { $count }
terminal-place-left = links van je
terminal-place-right = rechts van je
terminal-place-across = tegenover je
terminal-place-left2 = twee plaatsen links van je
terminal-place-right2 = twee plaatsen rechts van je
terminal-place-left3 = drie plaatsen links van je
terminal-place-right3 = drie plaatsen rechts van je
terminal-pass-to =
    { $partner ->
        [true] Geef er { $count } door aan { NAME($seat) }, je partner, { WORD($way, of: "terminal-place") }.
       *[false] Geef er { $count } door aan { NAME($seat) }, { WORD($way, of: "terminal-place") }.
    }
terminal-pass-scatter = Eén kaart voor elk van de anderen, in deze volgorde: { NAME($seats) }.
terminal-given = Naar { NAME($seat) } { $card }
terminal-received = Van { NAME($seat) }: { $cards }
terminal-received-one = Van { NAME($seat) } { $card }

## Het bieden.

terminal-auction-carries =
    { WHO($seat) ->
        [you] De pot is blijven staan, dus er wordt niet geboden: jij kiest opnieuw de kleur en betaalt niets meer.
       *[other] De pot is blijven staan, dus er wordt niet geboden: { NAME($seat) } kiest opnieuw de kleur en betaalt niets meer.
    }
terminal-bid-passed =
    { WHO($seat) ->
        [you] Je past
       *[other] { NAME($seat, at: "start") } past
    }
terminal-bid-made =
    { WHO($seat) ->
        [you] Je biedt { $bid }
       *[other] { NAME($seat, at: "start") } biedt { $bid }
    }
terminal-bid-paid =
    { WHO($seat) ->
        [you] Je betaalt je bod van { $bid } aan de pot, die nu { CHIPS($pot) } telt.
       *[other] { NAME($seat, at: "start") } betaalt het bod van { $bid } aan de pot, die nu { CHIPS($pot) } telt.
    }
terminal-suit-named =
    { WHO($seat) ->
        [you] Je kiest { SUIT($suit) } en komt uit: elke { $symbol } telt een punt.
       *[other] { NAME($seat, at: "start") } kiest { SUIT($suit) } en komt uit: elke { $symbol } telt een punt.
    }
terminal-suit-all-passed =
    { WHO($seat) ->
        [you] Iedereen heeft gepast: elke { $symbol } telt een punt, en jij komt uit.
       *[other] Iedereen heeft gepast: elke { $symbol } telt een punt, en { NAME($seat) } komt uit.
    }
terminal-last-bid = Laatste bod: { $bid }, door { NAME($seat, at: "after") }
terminal-no-bid = Nog geen bod
terminal-pot = Pot: { CHIPS($chips, as: "terminal-amount") }
terminal-own-stack = Jouw fiches: { CHIPS($chips, as: "terminal-amount") }
terminal-only-pass =
    { $why ->
        [debt] Je hebt schuld, dus je kunt alleen passen.
        [none] Je hebt geen fiches meer, dus je kunt alleen passen.
       *[short] Meer dan dat heb je niet, dus je kunt alleen passen.
    }
# Bij de vraag om een kaart: deze kleur telt.
terminal-counts = { $symbol } telt

## Slagen.

terminal-drew = { $play } ({ $count } getrokken)
terminal-cancelled =
    { $count ->
        [one] { LIST($cards) } valt weg
       *[other] { LIST($cards) } vallen weg
    }
terminal-trick-stays =
    { WHO($seat) ->
        [you] Er is geen { $symbol } over, dus de { $count } kaarten blijven op tafel en jij komt weer uit
       *[other] Er is geen { $symbol } over, dus de { $count } kaarten blijven op tafel en { NAME($seat) } komt weer uit
    }
terminal-trick-none-left = Er is geen { $symbol } over om de laatste slag te halen
terminal-trick-takes =
    { WHO($seat) ->
        [you] Jij pakt hem
       *[other] { NAME($seat, at: "start") } pakt hem
    }
terminal-trick-takes-table =
    { WHO($seat) ->
        [you] Jij pakt hem, met de { $count } kaarten van tafel
       *[other] { NAME($seat, at: "start") } pakt hem, met de { $count } kaarten van tafel
    }
terminal-trick-partner-takes = { NAME($seat, at: "start") }, je partner, pakt hem
terminal-trick-partner-takes-table = { NAME($seat, at: "start") }, je partner, pakt hem, met de { $count } kaarten van tafel
terminal-on-table = Op tafel: { $count } kaarten
terminal-taking =
    { WHO($seat) ->
        [you] Tot nu toe is hij voor jou
       *[other] Tot nu toe is hij voor { NAME($seat) }
    }
terminal-taking-nobody = Tot nu toe is hij voor niemand
terminal-broken =
    { $suit ->
        [clubs] Klaveren is gebroken.
        [diamonds] Ruiten is gebroken.
        [spades] Schoppen is gebroken.
       *[hearts] Harten is gebroken.
    }
terminal-held = Kaarten in de hand:
terminal-stock = stapel { $count }
terminal-kitty-taken =
    { WHO($seat) ->
        [you] Jij pakt de talon
       *[other] { NAME($seat, at: "start") } pakt de talon
    }
terminal-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
terminal-cards-named =
    { $count ->
        [one] { $count } kaart: { $cards }
       *[other] { $count } kaarten: { $cards }
    }
terminal-kitty-with = De talon, bij { NAME($seat, at: "after") }: { $cards }
terminal-you-draw = Je trekt { $cards }
terminal-stock-empty = De stapel is leeg
terminal-out =
    { WHO($seat) ->
        [you] Je hebt geen kaart meer en bent uitgespeeld.
       *[other] { NAME($seat, at: "start") } heeft geen kaart meer en is uitgespeeld.
    }
terminal-rest-last =
    { WHO($seat) ->
        [you] Je hebt als laatste nog kaarten en krijgt wat over is
       *[other] { NAME($seat, at: "start") } heeft als laatste nog kaarten en krijgt wat over is
    }
terminal-rest-out-together =
    { WHO($seat) ->
        [you] Iedereen is tegelijk uitgespeeld: jij krijgt de kaarten die over zijn
       *[other] Iedereen is tegelijk uitgespeeld: { NAME($seat) } krijgt de kaarten die over zijn
    }
terminal-rest-in-hand = { $count } in de hand
terminal-rest-in-stock = { $count } in de stapel

## Wat er gevraagd wordt, en wat er gezegd wordt van een regel waar niets mee te beginnen is.

terminal-ask-suit = Kies de kleur die telt
terminal-ask-cards = Je kaarten
terminal-ask-moon = { $old } of { $new }
terminal-ask-pass = Pas
terminal-ask-bid-one = Bied { $least }, of pas
terminal-ask-bid = Bied { $least } tot { $most }, of pas
terminal-ask-lead = Kom uit
terminal-ask-lead-only = Kom uit met { $card }
terminal-ask-follow = Beken { SUIT($suit) }
terminal-ask-only = Speel { $card }
terminal-ask-any = Geen { SUIT($suit) }, vrije keus
terminal-ask-other = Geen { SUIT($suit) }

terminal-type-bid = Typ een aantal fiches, of { $word }.
terminal-type-suit = Typ { LIST($suits, list: "or") } (klaveren, ruiten, schoppen of harten); de eerste letter is genoeg.
terminal-type-pass = Typ de kaarten om door te geven, zoals { $cards }, of { $key } voor hulp.
terminal-type-card = Typ één kaart, zoals { $card }, of { $key } voor hulp.
terminal-type-moon = Typ { $old } (de anderen krijgen punten erbij) of { $new } (je trekt punten af).
terminal-no-trick-yet = Er is nog geen slag gepakt.
terminal-no-hand-yet = Er is nog geen ronde voorbij.

## Hulp midden in een partij.

terminal-typing-cards = Typ een kaart met rang en kleur, in het Engels of zoals hij er staat: { $queen } is de schoppenvrouw, { $ten } of { $short } is ruiten 10, { $two } is klaver 2. De Engelse rang alleen is genoeg als je maar één zo’n kaart mag spelen.
terminal-typing-brackets = Kaarten tussen [haken] mag je spelen; staan er geen haken, dan mag je alles spelen.
terminal-typing-enter = Mag er maar één kaart gespeeld worden, dan is Enter genoeg.
terminal-typing-pass = Om kaarten door te geven, typ je ze allemaal: { $cards }.
terminal-typing-bid = Om te bieden typ je een aantal fiches, of { $word }. Een kleur kies je met de eerste letter van het Engelse woord: c, d, s of h.
terminal-typing-cancelled = Kaarten met × zijn weggevallen: in dezelfde slag viel dezelfde kaart nog eens.
terminal-command-scores = de stand, en de punten van deze ronde tot nu toe
terminal-command-scores-chips = de stand, de fiches, en de punten van deze ronde tot nu toe
terminal-command-last = de vorige slag
terminal-command-rules = de regels van deze partij
terminal-command-hint = wat de coach zou doen, en waarom
terminal-command-quit = stoppen; de partij blijft bewaard, en met `{ $command }` ga je verder

## Tips.

terminal-hint-bid = De coach zou { $bid } bieden.
terminal-hint-no-bid = De coach zou passen.
terminal-hint-suit = De coach zou { SUIT($suit) } kiezen.
terminal-hint-play = De coach zou { $card } spelen.
terminal-hint-pass = De coach zou { $cards } doorgeven.
terminal-hint-moon = De coach zou { $way } zeggen.
terminal-hint-points = Verwachte punten in deze ronde:
terminal-hint-costs = Wat elke kaart zou kosten, in punten:
terminal-hint-chips = Fiches meer dan een zorgvuldige speler zou krijgen:

## Punten en fiches.

terminal-moon-mark = * maan geschoten
terminal-so-far = Tot nu toe in deze ronde:
terminal-sides = Teams:
terminal-side = { NAME($seats, at: "start") } { $points }
terminal-dropped =
    { WHO($seat) ->
        [you] Je komt precies op een vijftigtal uit: 50 punten eraf.
       *[other] { NAME($seat, at: "start") } komt precies op een vijftigtal uit: 50 punten eraf.
    }
terminal-chips-head = Fiches:
terminal-chips-debt = { $holding } (schuld)
terminal-chips-pot = de pot { CHIPS($chips, as: "terminal-amount") }
terminal-settled = De fiches
terminal-cashed = De fiches aan het eind, van { CHIPS($bought, as: "terminal-amount") } gekocht
terminal-cashed-worth = De fiches aan het eind, van { CHIPS($bought, as: "terminal-amount") } gekocht voor { NUMBER($worth, maximumFractionDigits: 6) } per stuk
terminal-pot-left = De pot van { CHIPS($chips) } heeft niemand gewonnen.
terminal-moon-shot =
    { WHO($seats) ->
        [you] Je schoot de maan.
        [one] { NAME($seats, at: "start") } schoot de maan.
       *[many] { NAME($seats, at: "start") } schoten de maan.
    }
terminal-sun-shot =
    { WHO($seats) ->
        [you] Je schoot de zon.
        [one] { NAME($seats, at: "start") } schoot de zon.
       *[many] { NAME($seats, at: "start") } schoten de zon.
    }
terminal-moon-old =
    { $sides ->
        [true] Elke tegenstander krijgt er { $points } bij.
       *[false] Ieder ander krijgt er { $points } bij.
    }
terminal-moon-new =
    { WHO($seats) ->
        [you] Je trekt er { $points } af.
        [one] { NAME($seats, at: "start") } trekt er { $points } af.
        [with-you] Jullie trekken er elk { $points } af.
       *[many] Ze trekken er elk { $points } af.
    }
# Tegen wie de maan schoot.
terminal-moon-new-choice =
    { WHO($seats) ->
        [you] Je trekt er { $points } af.
       *[with-you] Jullie trekken er elk { $points } af.
    }
terminal-wins =
    { WHO($seats) ->
        [you] Je wint de partij.
        [one] { NAME($seats, at: "start") } wint de partij.
       *[many] { NAME($seats, at: "start") } winnen de partij.
    }
terminal-shared-win = { NAME($seats, at: "start") } staan gelijk en delen de overwinning.
terminal-level = { NAME($seats, at: "start") } staan gelijk, dus er volgt nog een ronde.
terminal-over = De partij is afgelopen.

## Partijen en avonden in bestanden.

terminal-game-kept = De partij blijft bewaard; met `{ $command }` ga je verder.
terminal-game-aside = De partij die je verliet, staat in { $file }
terminal-game-unkept = De partij kan niet bewaard worden in { $file }: { $reason }
terminal-game-beside = In { $file } staat nu een andere partij; deze wordt bewaard in { $kept }
terminal-evening-kept = De avond blijft bewaard; met `{ $command }` ga je verder.
terminal-evening-aside = De vorige avond staat in { $file }
terminal-evening-beside = { $file } blijft zoals het is; de avond staat voortaan in { $kept }
terminal-evening-unkept = De avond kan niet bewaard worden in { $file }: { $reason }
terminal-no-game-kept = in { $file } is geen partij bewaard
terminal-no-evening-kept = in { $file } is geen avond bewaard
terminal-game-not-text = { $file } is geen bewaarde partij: het is geen tekst
terminal-game-unreadable = { $file } kan niet nagespeeld worden: { $reason }
terminal-game-ended = de partij in { $file } is afgelopen
terminal-game-there = { $file } bestaat al; met { $option } ga je verder met de partij erin
terminal-evening-there = { $file } bestaat al; met { $option } ga je verder met de avond erin
terminal-resume-game-takes-no = { $option } gaat verder met de bewaarde partij, dus { $other } hoort er niet bij
terminal-resume-evening-takes-no = { $option } gaat verder met de bewaarde avond, dus { $other } hoort er niet bij
terminal-file = { $file }: { $reason }
terminal-file-not-text = { $file } is geen tekst in UTF-8; sla het bestand in die codering op
terminal-system-missing = Het bestand of de map bestaat niet
terminal-system-folder = Dit is een map
terminal-system-no-folder = Dit is geen map
terminal-system-forbidden = Geen toegang
terminal-system-there = Het bestand bestaat al
terminal-system-full = Er is geen ruimte meer vrij
terminal-system-failing = Invoer-/uitvoerfout
terminal-system-large = Het bestand is te groot
terminal-system-read-only = Het bestandssysteem is alleen-lezen
terminal-system-long = De bestandsnaam is te lang

## Wat er mis is met de woorden van een opdracht.

terminal-try-help = { $reason }; zie `{ $command }`
terminal-whole-number = bij { $option } hoort een heel getal van { $least } tot { $most }
terminal-wrong-names = bij { $option } horen verschillende namen van 1 tot 20 letters, met komma’s ertussen
terminal-names-many = { $option } heeft { $count } namen voor { $players } spelers
terminal-bots-many = { $option } noemt { $count } bots voor { $seats } plaatsen
terminal-no-language = bij { $option } hoort { LIST($languages, list: "or") }, niet “{ $given }”
terminal-preset-or-file = kies een spel met { $preset } of met { $rules }, niet met allebei
terminal-no-preset = het spel “{ $name }” bestaat niet; er zijn { LIST($names) }
terminal-field-value = bij { $option } hoort { $form }, niet “{ $given }”
terminal-json-or-markdown = kies { $json } of { $markdown }, niet allebei
terminal-all-games-take-no-rules = { $list } en { $all } tonen elk spel, dus er horen geen regels bij
terminal-list-or-all = kies { $list } (de namen) of { $all } (hoe elk gespeeld wordt), niet allebei
terminal-list-no-markdown = { $list } bestaat niet als Markdown; { $book } toont het regelboek
terminal-match-needs = bij een wedstrijd hoort { $hands } of { $games }
terminal-arena-either = een wedstrijd heeft spelers nodig, of { $show } een bestand; niet allebei
terminal-arena-resume-what = waarmee { $resume } verdergaat, zegt { $record }
terminal-limit-above = bij { $option } hoort een aantal seconden boven 0
terminal-memory-size = bij { $option } hoort een grootte zoals { LIST($sizes, list: "or") }
terminal-settle-least = bij { $option } hoort een aantal punten, 0 of meer
terminal-sheet-takes-no = bij een blad uit een bestand hoort geen { $option }
terminal-chips-for-none = { $option } is voor regels met fiches; die kies je met { $settlement }
terminal-json-for-file = { $option } is voor een blad uit een bestand
terminal-dealer-none = bij { $option } hoort een van { LIST($names) }, niet “{ $given }”

terminal-output-closed = de standaarduitvoer is gesloten

# Fouten bij het lezen van de opdrachtregel zelf. De argumenten komen in de notatie van Pythons `%`.
terminal-words-argument = { $name }: { $reason }
terminal-words-unknown = onbekende woorden: { $words }
terminal-words-missing = ontbreekt: { $names }
terminal-words-one-of-missing = hiervan is er een nodig: { $names }
terminal-words-no-value = heeft één waarde nodig
terminal-words-some-value = heeft minstens één waarde nodig
terminal-words-most-value = kan hoogstens één waarde hebben
terminal-words-surplus = neemt geen waarde, dus ook niet “{ $value }”
terminal-words-not-number = “{ $value }” is geen getal
terminal-words-not-whole = “{ $value }” is geen heel getal
terminal-words-not-with = kan niet samen met { $other }
terminal-words-ambiguous = { $option } kan zijn { $matches }
terminal-words-unknown-command = de opdracht “{ $name }” bestaat niet; er zijn { LIST($choices) }
terminal-no-command = De opdracht “{ $given }” bestaat niet.

## De pagina aanbieden.

terminal-serving = OpenHearts is op { $address }
terminal-serving-network = In het netwerk is het op { $address }
terminal-not-built = de pagina is nog niet gebouwd; `{ $command }` bouwt de pagina en biedt die aan
terminal-port-private = poort { $port } is voor het systeem; kies er een vanaf 1024 met { $option }
terminal-port-taken = poort { $port } is bezet; kies een andere met { $option }
terminal-ports-taken = de poorten { $first } tot { $last } zijn allemaal bezet; kies er een met { $option }
terminal-no-listening = luisteren op { $host } lukt niet: { $reason }
terminal-http-method = Alleen { $get } en { $head } krijgen hier antwoord.
terminal-http-address = Dat is geen adres.
terminal-http-host = Een server met de naam { $given } is hier niet.
terminal-http-origin = Een pagina van elders mag daar niet om vragen.
terminal-no-server = aanbieden vraagt meer dan spelen; installeer het met `{ $command }`
terminal-no-server-here = aanbieden werkt op Linux en macOS; doe het op Windows in WSL
terminal-no-database = de database { $given } is niet te gebruiken: { $reason }
terminal-database-neither = een database is een bestand of { $url }; { $given } is geen van beide
terminal-database-foreign = het is er geen van OpenHearts
terminal-database-newer = er heeft een nieuwere versie van OpenHearts mee gewerkt
terminal-database-damaged = hij is beschadigd; `{ $command }` zet een back-up op zijn plaats
terminal-database-busy = een ander programma gebruikt hem; probeer het zo nog eens
terminal-database-url = de URL is niet te lezen; in een wachtwoord schrijf je tekens als / en @ als %2F en %40
terminal-database-served = een server werkt al met { $file }; stop die, of noem een ander bestand met { $option }
terminal-no-metrics = bij { $option } hoort een poort van { $least } tot { $most }, of HOST:POORT; “{ $given }” is geen van beide
terminal-no-public-address = bij { $option } hoort een adres zoals een browser het toont, bijvoorbeeld https://hearts.example; “{ $given }” is er geen
terminal-workers-share = { $option } boven 1 vraagt een database die er meer dan één kan gebruiken: { $database } postgresql://…
terminal-http-nothing = Op dit adres is niets. Het spel staat op { $home } .

## Het regelblad en de lijst van spellen.

terminal-house-rules = { $game }, met huisregels
terminal-other-games = Andere spellen: { LIST($names) }.
terminal-other-games-how = `{ $command }` vertelt hoe elk gespeeld wordt.

## Wedstrijden tussen bots.

terminal-dealing = delen
terminal-versus = { $first } – { $second }
terminal-give-or-take = { $mean } ± { $error }
terminal-range = { $low } tot { $high }
terminal-seatings =
    { $count ->
        [one] { $count } tafelschikking per verdeling
       *[other] { $count } tafelschikkingen per verdeling
    }
terminal-column-player = speler
terminal-column-moons = manen
terminal-column-time = ms per keus
terminal-column-longest = langste
terminal-column-pairing = paar
terminal-column-deals = verdelingen
terminal-column-better = beter met
terminal-column-sure = 95% zeker
terminal-column-games = partijen
terminal-column-won = eerste won
terminal-column-rating = rating
terminal-unit-points = punten per ronde
terminal-unit-chips = fiches per partij
terminal-settled-equal =
    { $deals ->
        [one] Beslist na { $deals } verdeling: { $first } en { $second } verschillen niet meer dan gevraagd, in { $unit }.
       *[other] Beslist na { $deals } verdelingen: { $first } en { $second } verschillen niet meer dan gevraagd, in { $unit }.
    }
terminal-settled-better =
    { $deals ->
        [one] Beslist na { $deals } verdeling: { $better } is beter dan { $worse }.
       *[other] Beslist na { $deals } verdelingen: { $better } is beter dan { $worse }.
    }
terminal-settled-games =
    { $games ->
        [one] Beslist na { $games } partij: { $better } wint vaker dan { $worse }.
       *[other] Beslist na { $games } partijen: { $better } wint vaker dan { $worse }.
    }
terminal-faults = Verloren door fouten van { $player }: { LIST($faults) }.
terminal-fault-many = { $kind } { $count }
terminal-first-fault = De eerste keer: { LIST($fault) }
terminal-ended-at-once = afgebroken voordat de eerste verdeling gespeeld was
terminal-ended-early = Gestopt na { $done } van { $planned }.

## Een dataset.

terminal-dataset-pyarrow = { $option } vereist `{ $command }`
terminal-dataset-there = { $folder } bestaat al; een dataset begint in een nieuwe map
terminal-dataset-written = { $folder } bevat { $decisions } keuzes; gespeelde partijen: { $games }.

## Hoe snel het programma rekent.

terminal-bench-core = in de kern
terminal-bench-steps = stap voor stap
terminal-bench-core-rate =
    { $threads ->
        [one] in de kern, één thread: { $hands } rondes/s ({ $decisions } keuzes/s)
       *[other] in de kern, { $threads } threads: { $hands } rondes/s ({ $decisions } keuzes/s)
    }
terminal-bench-steps-rate = stap voor stap vanuit Python: { $hands } rondes/s ({ $decisions } keuzes/s)
terminal-bench-random = willekeurig gespeeld: { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punten per plaats en ronde, een maan in { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }% van de rondes

## Een avond met echte kaarten: wat er mis is met het bestand.

terminal-at = { $place }: { $reason }
terminal-place-line = { $file }, regel { $line }
terminal-place-column = { $file }, regel { $line }, kolom { $column }
terminal-place-hand = { $file }, ronde { $hand }
terminal-place-hand-column = { $file }, ronde { $hand }, kolom { $column }
terminal-place-member = { $file }, “{ $member }”
terminal-players-many = er spelen er twee tot elf, geen { $count }: { LIST($names) }
terminal-players-none = er spelen er twee tot elf, en er zijn geen namen
terminal-name-long = een naam heeft 1 tot 20 letters, en “{ $name }” niet
terminal-name-twice = twee spelers hebben dezelfde naam: { LIST($names) }
terminal-rules-for-others = de regels zijn voor { $players } spelers, en er zijn { $count } namen
terminal-evening-object = { $file } moet een object zijn met { LIST($members) }
terminal-evening-member = { $file }: voor “{ $given }” is geen plaats; er horen { LIST($members) } in
terminal-evening-list-of-names = { $file }: “{ $member }” is een lijst van de namen van de spelers
terminal-evening-list-of-hands = { $file }: “{ $member }” is een lijst van rondes, zoals { $like }
terminal-evening-rule-set = { $file }: “{ $member }” zijn regels, zoals { $like }
terminal-evening-dealer = { $file }: “{ $member }” is de naam van een speler, of een plaats van 0 tot { $most }
terminal-evening-empty = { $file } is leeg: de eerste regel noemt de spelers, { $like }
terminal-column-twice = twee kolommen heten { $column }
terminal-names-numbers = de eerste regel noemt de spelers, zoals { $like }; hier staan er alleen getallen in
terminal-column-unnamed = een kolom heeft geen naam
terminal-column-empty = niemand die { $column } heet, heeft punten
terminal-columns-known = een kolom is een speler, een kaart zoals { $card }, of { LIST($words, list: "or") }
terminal-cells-many =
    { $cells ->
        [one] { $file }, regel { $line } heeft { $cells } cel, en de eerste regel { $columns } kolommen
       *[other] { $file }, regel { $line } heeft { $cells } cellen, en de eerste regel { $columns } kolommen
    }
terminal-cell-long = een cel heeft meer dan { $most } letters; misschien ontbreekt een sluitend aanhalingsteken
terminal-line-long = een regel heeft meer dan { $most } letters
terminal-cell-no-points = “{ $given }” is geen heel aantal punten
terminal-cell-no-chips = “{ $given }” is geen heel aantal fiches
terminal-cell-no-moon = “{ $given }” is geen { $old } (de anderen krijgen punten erbij) en geen { $new } (de schutter trekt punten af)
terminal-cell-no-sun = “{ $given }” is geen { $yes } en geen { $no }
terminal-none-of = “{ $given }” is geen van { LIST($names) }

## Een avond met echte kaarten, ronde voor ronde gevraagd.

terminal-ask-players = Spelers
terminal-ask-game = Spel
terminal-ask-chips = Fiches
terminal-who-plays = Wie spelen er mee, met de klok mee? Namen met komma’s ertussen.
terminal-which-game = Welk spel? { LIST($games, list: "or") } ({ $usual } als je niets zegt).
terminal-which-chips = Fiches? { LIST($kinds, list: "or") } ({ $usual } als je niets zegt).
terminal-sentence = { $reason }.
terminal-no-game = Het spel “{ $given }” bestaat niet.
terminal-no-settlement = Zo afrekenen kan niet; er zijn { LIST($kinds) }.
terminal-not-adding-up = Ronde { $number } klopt niet.
terminal-mend-hand = Typ `{ $number }:` en de punten.
terminal-evening-over = De partij is afgelopen. Klopt een ronde niet? `{ $mend }` herstelt ronde { $number }, `{ $undo }` draait de laatste wijziging terug; alleen Enter besluit de avond.
terminal-ask-correction = Correctie
terminal-nothing-to-undo = Er is niets om terug te draaien.
terminal-no-hand-so-far = Ronde { $number } is er nog niet.
terminal-typing-points = Typ de punten van de ronde in de volgorde van de namen: { $points }.
terminal-typing-taken = Of wie wat gepakt heeft: { $taken }.
terminal-typing-moon = Of wie de maan schoot: { LIST($moons, list: "or") }.
terminal-typing-more = Waar de regels erom vragen: wie wat bood en welke kleur koos: { $bid }; alleen de kleur als de pot is blijven staan: { $suit }; wie geen slag pakte: { $notrick }.
terminal-typing-short = Je mag een naam afkorten zolang hij maar bij één speler past.
terminal-command-mend = herstelt ronde { $number }
terminal-command-undo = draait de laatste wijziging terug
terminal-command-sheet = het blad tot nu toe
terminal-command-leave = stoppen; de avond blijft bewaard
terminal-command-leave-at-once = stoppen
terminal-players-are = Spelers: { LIST($names) }
terminal-missing-taker = Na { $word } komt wie hem pakte; { $key } voor hulp.
terminal-missing-shooter = Na { $word } komt wie hem schoot; { $key } voor hulp.
terminal-missing-trickless = Na { $word } komt wie er geen pakte; { $key } voor hulp.
terminal-missing-bidder = Na { $word } komt wie er bood; { $key } voor hulp.
terminal-missing-chips = Na { $word } en de bieder komt hoeveel fiches; { $key } voor hulp.
terminal-missing-suit = De kleur ontbreekt; { $key } voor hulp.
terminal-missing-counts = Na { $word } komen { $count } getallen, een voor elke speler; { $key } voor hulp.
terminal-no-whole-number = “{ $given }” is geen heel getal.
terminal-name-unknown = “{ $given }” is geen van { LIST($names) }.
terminal-name-many = “{ $given }” kan { LIST($names, list: "or") } zijn.
terminal-says-nothing = “{ $given }” betekent hier niets; { $key } voor hulp.
terminal-numbers-many = { $count } getallen voor { $players } spelers: { LIST($names) }.

## Het scoreblad van een avond.

terminal-chips-row = Fiches
terminal-shot-mark = * schoot de maan
terminal-next-pass =
    { $way ->
        [left] { $name } deelt ronde { $number }; geef er { $count } door naar links.
        [right] { $name } deelt ronde { $number }; geef er { $count } door naar rechts.
        [across] { $name } deelt ronde { $number }; geef er { $count } door naar de overkant.
        [left2] { $name } deelt ronde { $number }; geef er { $count } door aan de tweede links.
        [right2] { $name } deelt ronde { $number }; geef er { $count } door aan de tweede rechts.
        [left3] { $name } deelt ronde { $number }; geef er { $count } door aan de derde links.
        [right3] { $name } deelt ronde { $number }; geef er { $count } door aan de derde rechts.
        [scatter] { $name } deelt ronde { $number }; één kaart voor elk van de anderen.
       *[hold] { $name } deelt ronde { $number }; er wordt niets doorgegeven.
    }
terminal-next-carries = { $name } deelt ronde { $number }; de pot blijft staan, en { $bidder } kiest opnieuw de kleur.
terminal-next-auction = { $name } deelt ronde { $number }; { $bidder } biedt het eerst.
terminal-in-pot = In de pot: { $chips }.
terminal-has-in-pot = { $name } heeft { $chips } in de pot.
terminal-gives = { $name } geeft { $other } { $chips }.

## Hulp: de opdrachten.

terminal-usage = gebruik:{" "}
terminal-heading-options = opties
terminal-heading-words = argumenten
terminal-heading-commands = opdrachten
terminal-examples = voorbeelden:
terminal-about = Hartenjagen, in al zijn vormen: in de terminal, in de browser, en voor bots.
terminal-more-help = `{ $command }` vertelt meer over elk ervan.
terminal-option-help = deze hulp tonen en stoppen
terminal-option-version = de versie tonen en stoppen
terminal-option-language = de taal: { LIST($languages, list: "or") } (anders die van de omgeving)
terminal-option-json = als JSON
terminal-option-preset = een spel bij zijn naam; `{ $command }` noemt ze (black-lady)
terminal-option-rules = regels als JSON-bestand, of een spel bij zijn naam
terminal-option-set = wijzigt een regel: { LIST($examples, list: "unit") }; mag meer dan eens
terminal-example-play = een partij tegen drie bots, hier in de terminal
terminal-example-seed = dezelfde kaarten als iedereen die startgetal { $seed } speelt
terminal-example-score = het scoreblad van een partij met echte kaarten
terminal-example-serve = hetzelfde spel in de browser
terminal-example-rules = hoe het gespeeld wordt, in gewone taal
terminal-example-list = welke spellen er zijn
terminal-example-arena = welke bot beter is, en hoe zeker dat is

terminal-play = een partij spelen in de terminal
terminal-play-about = Speel een partij in de terminal: jij tegen bots, met elke soort regels. Typ kaarten met rang en kleur ({ LIST($cards, list: "unit") }); { $key } toont wat je nog meer kunt typen. De partij wordt na elke actie bewaard, dus met stoppen, Ctrl-C of een verbroken verbinding gaat niets verloren: met { $resume } ga je verder.
terminal-play-seed = de verdelingen: hetzelfde getal geeft dezelfde kaarten (geloot)
terminal-play-bots = wie er tegen je speelt, één naam of een voor elk: { LIST($bots, list: "or") } (careful)
terminal-play-names = hoe de spelers heten, jij het eerst: { $names }
terminal-play-resume = verdergaan met de bewaarde partij
terminal-play-file = de partij hier bewaren, ook als die afgelopen is

terminal-serve = spelen in de browser
terminal-serve-about = Bied de pagina van het spel aan vanaf deze computer, om in een browser te spelen: alleen, of met mensen aan één tafel. Speel je alleen, dan draait het spel in de browser: eenmaal geladen vraagt het de server niets meer, en werkt het zonder netwerk.
terminal-serve-host = het adres om op te luisteren (127.0.0.1: alleen deze computer)
terminal-serve-port = de poort; 0 neemt een vrije ({ $port }, of de eerstvolgende vrije)
terminal-serve-database = waar tafels en mensen bewaard worden: een bestand, of de URL van een PostgreSQL-database (anders wat { $variable } in de omgeving noemt, anders { $file })
terminal-serve-workers = hoeveel processen het werk delen; boven 1 alleen met PostgreSQL ({ $workers })
terminal-serve-public = het adres waarop mensen het bereiken, als dat een ander is: https://hearts.example
terminal-serve-metrics = waar Prometheus de metingen ophaalt: een poort van deze computer, of een adres met poort; elk volgend proces heeft de volgende poort
terminal-serve-log = wat er gelogd wordt, als JSON-regels op de standaardfoutuitvoer: { LIST($levels, list: "or") }
terminal-serve-open = ook de browser openen
terminal-example-open = en het in de browser tonen
terminal-example-network = ook voor anderen in hetzelfde netwerk
terminal-serve-end = Met Ctrl-C stopt het.

terminal-admin = voor wie een server beheert: beheerders aanwijzen, meldingen lezen, mensen schorsen
terminal-admin-about = Voor wie een server beheert. Beheerders kunnen vanaf elke plek lezen wat mensen gemeld hebben, mensen schorsen en tafels sluiten; deze opdracht wijst ze aan, en doet hetzelfde op de computer van de server, of de server draait of niet.
terminal-admin-action = wat er moet gebeuren: { LIST($actions, list: "or") }
terminal-admin-who = om wie het gaat: de naam van een account om aan te wijzen of te ontslaan, de id van iemand om te schorsen of weer toe te laten, de id of de code van een tafel om te sluiten, de id van een melding die is afgehandeld
terminal-admin-days = voor hoeveel dagen iemand wordt geschorst; zonder, tot de schorsing wordt opgeheven
terminal-admin-misuse = `reports` staat alleen; na elke andere actie komt om wie het gaat
terminal-admin-days-misuse = { $option } hoort alleen bij `{ $action }`
terminal-admin-no-reports = Er zijn geen meldingen.
terminal-admin-no-account = geen account heet “{ $given }”
terminal-admin-nobody = niemand heeft de id “{ $given }”; `{ $command }` toont id’s
terminal-admin-no-report = geen melding heeft de id “{ $given }”; `{ $command }` toont id’s
terminal-admin-no-table = geen open tafel heeft de id of de code “{ $given }”
terminal-admin-done = Gedaan.
terminal-admin-suspended = { $name } ({ $id }) is geschorst tot { $until }.
terminal-admin-suspended-open = { $name } ({ $id }) is geschorst. `{ $command }` heft dat op.
terminal-admin-report = { $at }: { $by } over { $person } ({ $id }), tafel { $table }: { $words }
terminal-admin-report-wordless = { $at }: { $by } over { $person } ({ $id }), tafel { $table }, zonder tekst
# Below it, what the reported person had said last; phrases are in the reader’s language.
terminal-admin-report-said = { $at }, { $person }: { $words }
terminal-admin-report-silent = { $person } had aan deze tafel niets gezegd.
terminal-admin-report-done = `{ $command }` markeert deze melding als afgehandeld.

terminal-backup = de database van een server kopiëren terwijl die draait
terminal-backup-about = Kopieer de database van een server zoals die op één moment is, terwijl de server draait, en controleer de kopie.
terminal-backup-file = waar de kopie komt; daar staat nog niets
terminal-backup-database = het bestand waarin tafels en mensen bewaard worden (anders wat { $variable } in de omgeving noemt, anders { $file })
terminal-backup-done = De back-up staat in { $file }.
terminal-file-there = { $file } bestaat al
terminal-backup-postgres = van een PostgreSQL-database maak je een back-up met { $backup }, en je zet hem terug met { $restore }

terminal-restore = een back-up terugzetten als database van een server
terminal-restore-about = Zet een back-up terug waar de database van een server hoort te staan, en controleer hem. Stop eerst de server en zet het oude bestand weg: er wordt niets overschreven.
terminal-restore-file = de back-up
terminal-restore-done = De back-up is teruggezet in { $file }.

terminal-score = de score bijhouden van een partij met echte kaarten
terminal-score-about = Houd de score bij van een partij met echte kaarten: uit een bestand, of ronde voor ronde in de terminal. Een CSV-bestand noemt in de eerste regel de spelers en heeft in elke regel daarna een ronde. Een JSON-bestand heeft { LIST($members) }. Zonder bestand worden de rondes gevraagd, en na elke ronde bewaard.
terminal-score-sheet = een CSV- of JSON-bestand met de rondes
terminal-score-settlement = de fiches: { LIST($kinds, list: "or") }
terminal-score-chip-value = wat een fiche waard is, in je eigen geld (1)
terminal-score-buy-in = fiches waarmee ieder begint (100)
terminal-score-split-two = sweepstakes: twee schone spelers delen de pot
terminal-score-names = wie er spelen, met de klok mee, met komma’s; anders wordt ernaar gevraagd
terminal-score-dealer = wie de eerste ronde deelt (de eerste speler)
terminal-score-resume = verdergaan met de bewaarde avond
terminal-score-file = de avond hier bewaren
terminal-score-json = het blad als JSON

terminal-rules = vertellen hoe een spel gespeeld wordt, in gewone taal
terminal-rules-about = Vertelt hoe een spel gespeeld wordt, in gewone taal, gemaakt uit zijn regelvelden. Zonder naam is dat het standaardspel, Black Lady.
terminal-rules-preset = een spel bij zijn naam (black-lady)
terminal-rules-list = in plaats daarvan de spellen noemen
terminal-rules-all = elk spel, het ene na het andere: het regelboek
terminal-rules-json = als JSON: elk veld, wat er anders is, en de zinnen
terminal-rules-markdown = als Markdown, met vet wat niet standaard is

terminal-verify = het logboek van een partij controleren: de verdelingen en elke actie
terminal-verify-about = Controleer het logboek van een partij: de rondes worden opnieuw gedeeld, het geheim wordt vergeleken met de hash die vooraf getoond is, en elke actie wordt nog eens volgens de regels gespeeld. De exitcode is 1 als er iets niet klopt.
terminal-verify-file = het logboek van een partij, of een partij als tekst
terminal-verify-json = wat gecontroleerd is, en de kaarten van elke ronde, als JSON
terminal-verify-text = de partij als tekst schrijven, om te lezen, af te drukken of te versturen
terminal-verify-log = het logboek schrijven, één regel per partij

terminal-probe = het protocol van de arena spreken: een bot als programma
terminal-probe-about = Antwoordt een arena op standaardinvoer en -uitvoer: hello, rules, choose, stop en quit, elk één regel. Zo kan een bot van deze versie aan de arena van een andere versie zitten, of van een andere engine.
terminal-probe-bot = de bot die beslist (expert): een ingebouwde, of { $function }, een eigen bot in Python
terminal-probe-module = er is geen bot { $bot }, en geen module { $module } om er een uit te importeren
terminal-probe-function = de module { $module } heeft geen functie { $function }, van een beeld naar een actie
terminal-arena = wedstrijden tussen bots spelen, met foutmarges
terminal-arena-about = Laat bots tegen elkaar spelen: dezelfde verdelingen in elke tafelschikking, elk paar, en hoe zeker de uitslag is. Een speler is een ingebouwde bot bij zijn naam, of { $command }, een programma dat het regelprotocol spreekt.
terminal-arena-players = { LIST($bots, list: "or") }, of { $command }
terminal-arena-hands = verdelingen van één ronde per paar (1.000)
terminal-arena-games = hele partijen per paar, na de rondes (0)
terminal-arena-seed = van de verdelingen en de bots (0)
terminal-arena-threads = threads (zoveel als er processors zijn)
terminal-arena-settle = een paar stoppen zodra zeker is wie beter is, of dat ze niet meer dan { $points } verschillen; de partijen ervan zodra zeker is wie vaker wint
terminal-arena-limit = voor een keus van een programma (10)
terminal-arena-cluster = op dit Ray-cluster spelen ({ $auto }: dat van deze computer)

terminal-dataset = partijen tussen bots als dataset schrijven
terminal-dataset-about = Speelt partijen tussen bots en schrijft elke keuze als rij: wat de plaats wist, wat die deed en wat de ronde opleverde. Een informatieblad ernaast beschrijft de rijen.
terminal-dataset-folder = een nieuwe map voor de rijen en hun informatieblad
terminal-dataset-games = partijen (10)
terminal-dataset-bot = de bot op alle plaatsen (expert): { LIST($bots) }
terminal-dataset-parquet = kolommen in Parquet in plaats van regels JSON; vereist `{ $command }`

terminal-bench = meten hoe snel het programma hier rekent
terminal-bench-about = Meet de snelheid op deze computer: willekeurige rondes per seconde, gespeeld binnen de kern en stap voor stap vanuit Python. Beide delen, geven door, spelen en tellen hele rondes op goed geluk.
terminal-bench-hands = rondes in de kern (1.000.000)
terminal-bench-number = rondes stap voor stap (2.000)
terminal-bench-threads = threads voor de kern (1)
terminal-bench-seed = van de rondes (1)
terminal-arena-memory = voor elk proces van een programma: { LIST($sizes, list: "unit") } (geen limiet)
terminal-arena-record = elke verdeling in dit bestand schrijven zodra ze gespeeld is, met de logboeken van haar partijen
terminal-arena-resume = verdergaan met de wedstrijd in het bestand van { $record }
terminal-arena-show = de wedstrijd in dit bestand tonen, in plaats van er een te spelen
terminal-arena-picture = de ratings tekenen, als SVG-afbeelding
