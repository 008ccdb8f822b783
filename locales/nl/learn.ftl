### De pagina: het spel leren door klaargelegde rondes te spelen, en de speluitleg in het kort.

## De lessen. $seat is om wie het aan de tafel van de les gaat.

# Boven de titel van een les.
learn-step = { $number } van { $count }
# Voorgelezen bij de rij balkjes.
learn-progress = Les { $number } van { $count }
learn-skip = Overslaan
learn-leave = Lessen verlaten
learn-before = Vorige les
learn-next = Verder
learn-take-back = Terugnemen
learn-last-card = En dan de laatste kaart.
learn-thinking = Kijk wat de anderen spelen.
# Voorgelezen waar een les begint, na de kaarten op tafel.
learn-held = Je hebt { CARDS($cards, as: "the-card") }.
# Bij de kaart die de slag haalt zoals die nu ligt, en bij de kaart die hem gehaald heeft.
learn-wins = ligt boven
learn-takes = haalt hem
learn-unplayed = Deze les kon niet klaargezet worden. Ga door naar de volgende, of probeer het opnieuw.
learn-try-again = Opnieuw

learn-trick-title = De hoogste kaart haalt de slag
learn-trick-what = Iedereen speelt één kaart: dat is een slag. Wie begint, komt uit en vraagt zo een kleur: de hoogste kaart van die kleur haalt de slag. Nu is dat nog de boer van { NAME($seat) }.
learn-trick-do = Speel een klaver boven de boer.
learn-trick-right = Je heer is de hoogste klaver, dus alle vier de kaarten zijn voor jou. Wie een slag pakt, komt uit in de volgende.
learn-trick-low = Die is lager dan de boer, dus { NAME($seat) } pakt de slag. Alleen je heer gaat eroverheen.

learn-follow-title = Kleur bekennen
learn-follow-what = { NAME($seat, at: "start") } kwam uit met ruiten. Wie ruiten heeft, moet ruiten spelen.
learn-follow-do = Speel een ruitenkaart.
learn-follow-why = De donkere kaarten mag je nu niet spelen. Tik op zo’n kaart om te zien waarom.
learn-follow-right = Iedereen heeft kleur bekend, en de hoogste ruitenkaart haalde de slag.

learn-void-title = Geen klaver? Alles mag
learn-void-what = Er werd met klaveren uitgekomen, en jij hebt er geen. Je mag elke kaart spelen, maar de slag haal je er niet mee: dat kan alleen de gevraagde kleur. Troef bestaat niet.
learn-void-do = Gooi je aas weg, de hoogste ruitenkaart.
learn-void-right = Hier haalt zelfs een aas niets. Met hoge kaarten pak je slagen die je misschien niet wilt, en zo raak je ze kwijt.
learn-void-other = Die mag je spelen. Maar met je aas pak je later zeker nog een slag, en dit was het moment om het kwijt te raken.

learn-hearts-title = Elke hartenkaart is een punt
learn-hearts-what = En punten zijn slecht: wie de minste heeft, wint. Deze slag is nu voor { NAME($seat) }, met de heer, en jij hebt geen ruiten.
learn-hearts-do = Geef { NAME($seat) } een hartenkaart.
learn-hearts-right = Eén punt voor { NAME($seat) }, en een hartenkaart minder in jouw hand.
learn-hearts-none = Die mag je spelen, maar het kost { NAME($seat) } niets. Gooi een hartenkaart weg, dan ben je die kwijt.

learn-duck-title = Blijf onder de tien
learn-duck-what = De slag is nu voor { NAME($seat) }, met de tien, en er ligt een hartenkaart in. Dat kost een punt.
learn-duck-do = Speel je hoogste ruitenkaart onder de tien.
learn-duck-why = Lage kaarten kun je beter bewaren.
learn-duck-right = De negen blijft onder de tien, dus het punt is niet voor jou, en je hebt de vier nog.
learn-duck-high = De heer gaat over de tien heen: de slag is voor jou, en de hartenkaart erbij.
learn-duck-low = Die blijft ook onder de tien. Maar de negen was genoeg geweest, en de vier heb je later nog nodig.

learn-last-title = Pak wat niets kost
learn-last-what = Je speelt als laatste, en er liggen geen punten op tafel. Deze slag is gratis: een mooie kans voor een hoge kaart.
learn-last-do = Pak hem met het aas.
learn-last-right = Het aas is weg, en het kostte je niets.
learn-last-low = { NAME($seat, at: "start") } pakt de slag, en jij houdt je aas. De volgende keer ligt er misschien een hartenkaart in.

learn-queen-title = De vrouw kost dertien
learn-queen-what = De schoppenvrouw telt even zwaar als alle harten samen. Wie de slag pakt, krijgt haar erbij, en deze slag is nu voor { NAME($seat) }, met de heer.
learn-queen-do = Gun { NAME($seat) } de vrouw.
learn-queen-right = Dertien punten voor { NAME($seat) }. Onder de heer of het aas, of als je niet kunt bekennen: zo raak je haar kwijt.
learn-queen-kept = Nu heb je de vrouw nog steeds, en zulke kansen zijn zeldzaam.

learn-beware-title = Haal haar niet binnen
learn-beware-what = De schoppenvrouw zit er nog in, en { NAME($seat) } speelt na jou. Met je heer zou je haar pakken.
learn-beware-do = Blijf onder de tien.
learn-beware-right = { NAME($seat, at: "start") } had geen andere schoppenkaart. De vrouw haalde de slag, en haar dertien punten zijn voor { NAME($seat) }.
learn-beware-high = { NAME($seat, at: "start") } speelde de vrouw onder je heer: dertien punten voor jou.

learn-pass-title = Drie kaarten doorgeven
learn-pass-what = Voor elke ronde geef je drie kaarten door: eerst naar links, dan naar rechts, dan naar de overkant. Elke vierde ronde houd je alles. Met het schoppenaas of de schoppenheer zou je de vrouw kunnen pakken.
learn-pass-do = Geef het schoppenaas en de schoppenheer door, en nog één kaart.
learn-pass-right = Nu kun je daar de vrouw niet meer mee pakken. De kaarten die omhoog staan, kwamen van { NAME($seat) }.
learn-pass-kept = Je hield een schoppenkaart boven de vrouw. Valt ze daaronder, dan kost je dat dertien punten.

learn-open-title = Klaver 2 begint
learn-open-what = Wie die kaart heeft, komt er in de eerste slag mee uit. In die slag mag niemand punten weggooien.
learn-open-do = Kom uit met klaver 2.
learn-open-right = { NAME($seat, at: "start") } had geen klaver, wel vier hartenkaarten, maar mocht er geen weggooien.

learn-broken-title = Harten moet eerst gebroken zijn
learn-broken-what = Je komt uit, en alles behalve harten mag: met harten mag je pas uitkomen als iemand er een op een andere kleur heeft weggegooid.
learn-broken-do = Kom uit met ruiten.
learn-broken-why = Tik op een hartenkaart om te zien waarom die niet mag.
learn-broken-right = { NAME($seat, at: "start") } had geen ruiten en gooide een hartenkaart weg. Harten is gebroken: vanaf nu mag je ermee uitkomen.

learn-moon-title = Of pak ze allemaal
learn-moon-what = Met alle harten en de vrouw schiet je de maan: niets voor jou, 26 punten voor elk van de anderen. Je hebt alles behalve de hartenheer, en { NAME($seat) } speelt als laatste.
learn-moon-do = Pak ook deze slag.
learn-moon-right = Je schoot de maan, dus de anderen krijgen elk 26 punten. Let wel: met één hartenkaart minder is het geen maan.
learn-moon-low = De hartenheer ging naar een ander. Dat is geen maan, en je houdt je 25 punten.

learn-score-title = Het laagste totaal wint
learn-score-what = De punten van alle rondes worden opgeteld. Komt iemand op 100, dan is de partij afgelopen. Jij begon deze ronde met 58, en { NAME($seat) } zit één punt onder de 100.
learn-score-do = Laat de hartenkaart aan { NAME($seat) }.
learn-score-right = { NAME($seat, at: "start") } staat op 100, en jij hebt het laagste totaal. Je wint.
learn-score-high = De hartenkaart is nu voor jou. { NAME($seat, at: "start") } blijft onder de 100, en de partij gaat verder.

learn-done-title = Dat is het hele spel
learn-done-what = Nu mag je zelf: milde tegenstanders, en een woord van de coach als een kaart ertoe doet.
learn-done-play = Eerste partij spelen
learn-done-again = Weer van voren af aan
learn-anyway = Kies hem nog een keer om hem toch te spelen.

## De speluitleg, in het kort.

learn-title = Speluitleg
learn-game = Black Lady, het gewone hartenjagen
learn-play = Al spelend leren
learn-play-about =
    { $count ->
        [one] Eén korte stap, vijf minuten
       *[other] { $count } korte stappen, vijf minuten
    }
learn-law = Het hele regelboek
learn-others = Andere soorten hartenjagen
learn-contents = Op deze pagina

howto-minute = In één minuut
howto-minute-title = Pak zo weinig mogelijk
howto-minute-text = Elke hartenkaart die je pakt, is een punt, en de schoppenvrouw telt voor dertien. Als iemand op 100 komt, wint het laagste totaal.
howto-pass = Doorgeven
howto-pass-title = Eerst drie kaarten weg
howto-pass-text = In de eerste ronde naar links, in de tweede naar rechts, in de derde naar de overkant. In de vierde houdt iedereen de eigen kaarten; daarna begint het opnieuw.
howto-pass-fact = Naar { NAME($seat) }, links van je
howto-open = De eerste slag
howto-open-title = Klaver 2 begint
howto-open-text = Wie die kaart heeft, komt ermee uit. Jij hebt hier geen klaver, maar je hartenkaart moet wachten: in de eerste slag mag niemand punten weggooien.
howto-follow = Bekennen
howto-follow-title = Beken de gevraagde kleur
howto-follow-text = Iedereen speelt één kaart: dat is een slag. { NAME($seat, at: "start") } kwam uit met klaveren. Je hebt een klaver, dus je moet bekennen. Heb je er geen, dan mag elke kaart. De hoogste klaver haalt de slag.
howto-trumps = Geen troef
howto-trumps-title = Troef bestaat niet
howto-trumps-text = Alleen de gevraagde kleur haalt een slag. Het hartenaas is hoog, maar hier is het een cadeautje voor { NAME($seat) }.
howto-queen = Wat telt
howto-queen-title = De vrouw kost dertien
howto-queen-text = Wie de slag pakt, krijgt haar erbij. Jij legt een lage schoppenkaart onder de heer, dus ze is niet voor jou.
howto-broken = Harten breken
howto-broken-title = Harten moet eerst gebroken zijn
howto-broken-text = Met harten mag niemand uitkomen tot er een op een andere kleur is weggegooid, zoals hier jouw zes.
howto-moon = De maan schieten
howto-moon-title = Alles of niets
howto-moon-text = Pak alle harten en de vrouw, en de anderen krijgen elk 26 punten. Kom je één hartenkaart tekort, dan houd je alles wat je gepakt hebt.
howto-moon-fact = De punten van de ronde
howto-score = Eind en winst
howto-score-title = Het laagste totaal wint
howto-score-text = De punten van alle rondes worden opgeteld. De partij eindigt als iemand 100 heeft, en wie dan het minst heeft, wint.
howto-habits = Om mee te beginnen
howto-habits-title = Vier goede gewoontes
howto-habits-free = Pak een slag met een hoge kaart waar het niets kost: je speelt als laatste, en er liggen geen punten.
howto-habits-low = Houd van elke kleur lage kaarten over. Die redden je aan het eind.
howto-habits-spades = Geef het schoppenaas en de schoppenheer door als je weinig schoppen onder de vrouw hebt.
howto-habits-void = Raak een kleur vroeg kwijt. Dan kun je weggooien wat je niet wilt.

## Een ander niveau, aangeboden aan het eind van een partij.

learn-level-up = Je wint de meeste partijen. Andere tegenstanders zijn misschien leuker.
learn-level-down = Deze tegenstanders maken het je lastig. Andere zijn misschien leuker.
learn-level-stay = Bij deze blijven
learn-level-to-beginner = Liever beginners
learn-level-to-easy = Liever losjes
learn-level-to-medium = Liever redelijk
learn-level-to-hard = Liever sterk
learn-level-to-expert = Liever experts
learn-level-chosen = Dat geldt vanaf de volgende partij. Op de eerste pagina kun je het wijzigen.
