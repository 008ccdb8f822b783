### Regels: hoe een veld heet en wat het zegt, het regelblad, waarom met regels niet gespeeld kan worden.

## Velden: de naam, .about wat het zegt, .default de standaard waar die van de tafel afhangt. Hoe de waarden heten, staat
## in games.ftl.

field-players = Spelers
    .about = Hoeveel er aan tafel zitten.

field-packs = Spellen kaarten
    .about = Met twee spellen vallen gelijke kaarten in een slag tegen elkaar weg.

field-teams = Teams
    .about = Wie samen spelen.

field-pooled = Punten samen
    .about = Voor het eind van de partij telt de som van elk team.

field-joint_moon = Maan samen
    .about = Partners kunnen samen de maan schieten.

field-removed = Kaarten eruit
    .about = Kaarten die niet meedoen.
    .default = naar het aantal spelers

field-hand_size = Kaarten per speler
    .about = Hoeveel kaarten iedere speler krijgt.
    .default = alles, gelijk verdeeld

field-kitty = Talon
    .about = Wie de kaarten krijgt die na het delen overblijven.

field-kitty_peek = Talon wordt bekeken
    .about = Wie de talon pakt, bekijkt hem meteen; anders blijft hij tot het eind gedekt.

field-pass_count = Kaarten doorgeven
    .about = Hoeveel kaarten iedere speler doorgeeft.
    .default = naar het aantal spelers

field-pass_cycle = Doorgeven
    .about = Waarheen de kaarten gaan, ronde na ronde, steeds opnieuw.
    .default = naar het aantal spelers

field-opening = Eerste uitkomst
    .about = Wie in de eerste slag uitkomt, en waarmee.

field-first_trick = Eerste slag
    .about = Wat je in de eerste slag mag weggooien.

field-breaking = Harten moet gebroken zijn
    .about = Met harten mag je pas uitkomen als er een gevallen is.

field-hearts_only = Alleen nog harten
    .about = Wat er gebeurt als iemand moet uitkomen met alleen harten in de hand, en er nog geen gevallen is.

field-queen = De vrouw
    .about = De kaart waarover de regels over de vrouw gaan.

field-queen_breaks = De vrouw breekt harten
    .about = Of harten gebroken is als de vrouw valt.

field-queen_lead = Uitkomen met de vrouw
    .about = Wanneer je met de vrouw mag uitkomen.

field-queen_or_hearts = Harten en de vrouw
    .about = Waarmee je uitkomt als je alleen harten en de vrouw hebt, zolang harten niet gebroken is.

field-queen_discard = De vrouw weggooien
    .about = Wanneer je de vrouw mag of moet weggooien.

field-points = Punten
    .about = Wat elke kaart waard is; wat er niet bij staat, telt niet.
    .default = elke ♥ 1, V♠ 13

field-moon = De maan schieten
    .about = Hoe een ronde telt waarin één speler alle punten pakt.

field-moon_needs_bonus = Maan met bonuskaarten
    .about = De schutter moet ook de bonuskaarten pakken.

field-sun = De zon schieten
    .about = Hoeveel een maan telt als de schutter alle slagen pakte.

field-no_trick_bonus = Bonus zonder slag
    .about = Wat eraf gaat voor wie geen slag pakt, in een ronde zonder maan.

field-objective = Wie wint
    .about = Welk totaal wint.

field-end = Eind van de partij
    .about = Het totaal waarbij de partij eindigt, of het aantal rondes.

field-tie = Gelijk aan het eind
    .about = Wat er gebeurt als er meer dan één aan kop staat.

field-fifty_reset = Vijftigtallen vervallen
    .about = Een totaal dat precies op 50, 100, 150 enzovoort uitkomt, gaat 50 omlaag.

field-auction = Bieden
    .about = De spelers bieden fiches voor het recht om de kleur te kiezen die telt, en om uit te komen.

field-stock = Trekken van de stapel
    .about = De overige kaarten vormen een stapel: wie niet kan bekennen, trekt tot het wel kan.

field-settlement = Fiches
    .about = Hoe er met fiches afgerekend wordt.

## Het regelblad: koppen, en wat eronder staat.

sheet-aim = Het doel
sheet-aim-low = Probeer geen punten te pakken: het laagste totaal wint.
sheet-aim-high = Hier wil je juist punten: het hoogste totaal wint.
sheet-sides = { WORD($teams, of: "sheet-sides") }
sheet-sides-2v2 = Er wordt twee tegen twee gespeeld, en partners zitten tegenover elkaar.
sheet-sides-2v2v2 = Drie paren spelen tegen elkaar, en partners zitten tegenover elkaar.
sheet-sides-3v3 = Er wordt drie tegen drie gespeeld, om en om aan tafel.
sheet-sides-totals = Elke kaart telt voor de speler die hem pakte, en de punten van een team worden opgeteld.

sheet-deal = Het delen
sheet-deck =
    { $packs ->
        [1] Voor { $players } spelers, met een vol spel van { $cards } kaarten; het aas is de hoogste.
       *[other] Voor { $players } spelers, met twee spellen, { $cards } kaarten; het aas is de hoogste.
    }
sheet-deck-without =
    { $packs ->
        [1] Voor { $players } spelers, met { $cards } kaarten, zonder { CARDS($removed, as: "card-mark") }; het aas is de hoogste.
       *[other] Voor { $players } spelers, met twee spellen, { $cards } kaarten, zonder { CARDS($removed, as: "card-mark") }; het aas is de hoogste.
    }
sheet-dealt =
    { $cards ->
        [one] Iedere speler krijgt één kaart, en de volgende ronde deelt wie links van de deler zit.
       *[other] Iedere speler krijgt { $cards } kaarten, een voor een gedeeld, en de volgende ronde deelt wie links van de deler zit.
    }
sheet-stock =
    { $cards ->
        [one] De overige kaart ligt gedekt op tafel, als stapel.
       *[other] De { $cards } overige kaarten liggen gedekt op tafel, als stapel.
    }
sheet-stock-none = Er blijft niets over, dus er is geen stapel om van te trekken.
sheet-kitty =
    { $cards ->
        [one] De overige kaart is de talon. Die is voor { WORD($taker, of: "value-kitty") }, en niemand ziet hem tot de laatste kaart gespeeld is.
       *[other] De { $cards } overige kaarten zijn de talon. Die is voor { WORD($taker, of: "value-kitty") }, en niemand ziet hem tot de laatste kaart gespeeld is.
    }
sheet-kitty-seen =
    { $cards ->
        [one] De overige kaart is de talon. Die is voor { WORD($taker, of: "value-kitty") }, en alleen die speler bekijkt hem.
       *[other] De { $cards } overige kaarten zijn de talon. Die is voor { WORD($taker, of: "value-kitty") }, en alleen die speler bekijkt hem.
    }

sheet-auction = Het bieden
sheet-auction-bids = Vanaf links van de deler is iedere speler één keer aan de beurt: je biedt fiches, meer dan het laatste bod en niet meer dan je hebt, of je past.
sheet-auction-suit = Wie het hoogst biedt, betaalt het bod aan de pot, kiest de kleur die telt en komt uit. Wat hieronder over harten staat, geldt dan voor die kleur.
sheet-auction-carried = Zolang de pot niet gewonnen is, wordt er niet opnieuw geboden: dezelfde speler bekijkt de nieuwe kaarten, kiest een kleur en komt uit, zonder nog eens te betalen.
sheet-auction-passed = Past iedereen, dan telt harten, komt de speler links van de deler uit en wordt er de volgende ronde weer geboden.

sheet-pass = Het doorgeven
sheet-pass-none = Er worden geen kaarten doorgegeven.
sheet-pass-cards =
    { $cards ->
        [one] Voor het spelen geeft ieder één kaart gedekt door, en bekijkt pas daarna wat er binnenkomt.
       *[other] Voor het spelen geeft ieder { $cards } kaarten gedekt door, en bekijkt pas daarna wat er binnenkomt.
    }
sheet-pass-always = De kaarten gaan altijd { WORD($way, of: "pass-way") }.
sheet-pass-cycle = Ronde na ronde gaan de kaarten { WORDS($ways, of: "pass-way", list: "unit") }; daarna begint het opnieuw.
sheet-pass-scatter =
    { $cards ->
        [one] Gaat er één naar elke andere speler, dan is dat één kaart.
       *[other] Gaat er één naar elke andere speler, dan zijn dat { $cards } kaarten.
    }
# Waarheen kaarten gaan: "De kaarten gaan altijd naar links."
pass-way-left = naar links
pass-way-right = naar rechts
pass-way-across = naar de overkant
pass-way-left2 = naar de tweede links
pass-way-right2 = naar de tweede rechts
pass-way-left3 = naar de derde links
pass-way-right3 = naar de derde rechts
pass-way-scatter = elk naar een andere speler
pass-way-hold = nergens heen

sheet-play = Het spel
sheet-lead-lowest = Wie { MARK($card) } heeft, komt daarmee uit in de eerste slag.
sheet-lead-lowest-dealt = Wie de laagste gedeelde klaver heeft, komt daarmee uit in de eerste slag.
sheet-lead-lowest-packs = De eerste slag begint met de laagste gedeelde klaver; hebben twee spelers die, dan komt de eerste links van de deler uit.
sheet-lead-any_club = Wie de laagste klaver heeft, komt in de eerste slag uit met een klaver naar keuze.
sheet-lead-eldest = De speler links van de deler komt uit in de eerste slag.
sheet-lead-bidder = Wie het hoogst geboden heeft, komt uit in de eerste slag.
sheet-follow = Beken kleur als je kunt; anders speel je wat je wilt. De hoogste kaart van de gevraagde kleur haalt de slag, en wie hem speelde, komt uit in de volgende.
sheet-cancel = Gelijke kaarten in een slag vallen tegen elkaar weg, en de hoogste van de andere haalt hem.
sheet-cancel-all = Een slag waarin alle kaarten van de gevraagde kleur wegvallen, blijft op tafel liggen: dezelfde speler komt weer uit, en wie de volgende slag pakt, krijgt beide.
sheet-draw = Wie niet kan bekennen, trekt van de stapel tot het wel kan, en moet die kaart dan spelen. Is de stapel leeg, dan mag elke kaart.
sheet-draw-out = Wie geen kaart meer heeft als een slag begint, is uitgespeeld. Blijft er één speler over, dan komen de kaarten in die hand en de stapel bij de slagen van die speler.
sheet-penalties =
    { $objective ->
        [low] punten kosten
       *[high] punten opleveren
    }
sheet-first-no_penalties = In de eerste slag mag je geen kaarten weggooien die { sheet-penalties }, tenzij je niets anders hebt.
sheet-first-no_hearts = In de eerste slag mag je geen harten weggooien, tenzij je niets anders hebt.
sheet-breaking = Met harten mag je pas uitkomen als harten gebroken is, dus zodra er een hartenkaart gevallen is.
sheet-breaking-free = Met harten mag je altijd uitkomen.
sheet-hearts_only-may_lead = Wie moet uitkomen en alleen harten heeft, komt toch met harten uit.
sheet-hearts_only-pass_lead = Wie moet uitkomen en alleen harten heeft voordat harten gebroken is, laat de speler links uitkomen.
sheet-broken = Harten is gebroken zodra er een hartenkaart gevallen is.
sheet-queen-breaks-discarded = { MARK($queen) } breekt harten als die weggegooid wordt.
sheet-queen-breaks-played = { MARK($queen) } breekt harten zodra die gespeeld wordt.
sheet-queen-lead = Met { MARK($queen) } mag je niet uitkomen voordat harten gebroken is, tenzij je niets anders hebt.
sheet-queen-must-lead = Wie alleen harten en { MARK($queen) } heeft voordat harten gebroken is, moet met { MARK($queen) } uitkomen.
sheet-queen-either = Wie alleen harten en { MARK($queen) } heeft voordat harten gebroken is, mag met een van beide uitkomen.
sheet-queen-discard = Je mag { MARK($queen) } niet weggooien voordat harten gebroken is, tenzij je niets anders hebt.
sheet-queen-forced = Je moet { MARK($queen) } bij de eerste gelegenheid weggooien.

sheet-points = De punten
sheet-points-suit = Elke kaart van de gekozen kleur telt één punt voor wie hem pakt.
sheet-points-none = Geen enkele kaart telt.
sheet-points-cards = Wat je aan kaarten pakt, telt: { LIST($values) }.
sheet-points-each =
    { $points ->
        [one] { $points } punt voor elke { SUIT($suit, as: "suit-each") }
       *[other] { $points } punten voor elke { SUIT($suit, as: "suit-each") }
    }
sheet-points-card =
    { $points ->
        [one] { $points } punt voor { MARK($card) }
       *[other] { $points } punten voor { MARK($card) }
    }
sheet-no_trick =
    { $points ->
        [one] Wie geen slag pakt, krijgt één punt minder, tenzij er een maan geschoten is.
       *[other] Wie geen slag pakt, krijgt { $points } punten minder, tenzij er een maan geschoten is.
    }
sheet-fifty = Een totaal dat precies op 50, 100, 150 enzovoort uitkomt, gaat 50 omlaag.

sheet-moon = De maan schieten
sheet-moon-none = Er is geen maan: de kaarten tellen altijd zoals ze gevallen zijn.
sheet-moon-player = Een speler die alle kaarten pakt die { sheet-penalties }, heeft de maan geschoten.
sheet-moon-player-bonus = Een speler die alle kaarten pakt die { sheet-penalties }, en ook de bonuskaarten, heeft de maan geschoten.
sheet-moon-side = Een speler die alle kaarten pakt die { sheet-penalties }, of een team samen, heeft de maan geschoten.
sheet-moon-side-bonus = Een speler die alle kaarten pakt die { sheet-penalties }, en ook de bonuskaarten, of een team samen, heeft de maan geschoten.
sheet-moon-old =
    { $teams ->
        [none] Dan krijgt ieder ander { $points } punten erbij, en de schutter niets.
       *[other] Dan krijgt elke tegenstander { $points } punten erbij, en de schutter niets.
    }
sheet-moon-new = Dan trekt de schutter { $points } punten af, en krijgt niemand er iets bij.
sheet-moon-choice =
    { $teams ->
        [none] Dan kiest de schutter: ieder ander { $points } punten erbij, of zelf { $points } punten eraf.
       *[other] Dan kiest de schutter: elke tegenstander { $points } punten erbij, of zelf { $points } punten eraf.
    }
sheet-moon-auto =
    { $teams ->
        [none] Dan krijgt ieder ander { $points } punten erbij; maar zou de schutter daardoor de partij verliezen, dan trekt de schutter { $points } punten af.
       *[other] Dan krijgt elke tegenstander { $points } punten erbij; maar zou de schutter daardoor de partij verliezen, dan trekt de schutter { $points } punten af.
    }
sheet-moon-together = Heeft een team de maan samen geschoten, dan trekt elke speler van dat team evenveel af.
sheet-moon-chooser = Van het team kiest de speler wiens kaarten de meeste punten opleveren; bij een gelijke stand de eerste van hen links van de deler.
sheet-sun = Met ook alle slagen erbij is het de zon, en die telt voor { $points }.
sheet-moon-bonuses = Bonuskaarten tellen voor wie ze pakte, ook bij een maan.

sheet-end = Het eind
sheet-end-hands =
    { $hands ->
        [one] De partij eindigt na één ronde.
       *[other] De partij eindigt na { $hands } rondes.
    }
sheet-end-target = De partij eindigt na de ronde waarin een speler op { $target } of hoger komt.
sheet-end-target-side = De partij eindigt na de ronde waarin een team op { $target } of hoger komt.
sheet-wins =
    { $objective ->
        [low] Het laagste totaal wint.
       *[high] Het hoogste totaal wint.
    }
sheet-wins-side =
    { $objective ->
        [low] Het team met de laagste som wint.
       *[high] Het team met de hoogste som wint.
    }
sheet-tie-play_on = Staan er twee of meer samen op de eerste plaats, dan volgt er nog een ronde.
sheet-tie-shared = Staan er twee of meer samen op de eerste plaats, dan delen ze de overwinning.

sheet-chips = De fiches
sheet-bought =
    { $chips ->
        [one] Ieder koopt één fiche. Je kunt onder nul komen; dat is dan een schuld.
       *[other] Ieder koopt { $chips } fiches. Je kunt onder nul komen; dat is dan een schuld.
    }
sheet-bought-worth =
    { $chips ->
        [one] Ieder koopt één fiche voor { NUMBER($worth, maximumFractionDigits: 3) }. Je kunt onder nul komen; dat is dan een schuld.
       *[other] Ieder koopt { $chips } fiches voor { NUMBER($worth, maximumFractionDigits: 3) } per stuk. Je kunt onder nul komen; dat is dan een schuld.
    }
sheet-average =
    { $objective ->
        [low] Als de partij afgelopen is, betaalt iedere speler boven het gemiddelde het verschil in fiches, en krijgt iedere speler eronder het verschil. Delen van een fiche tellen mee.
       *[high] Als de partij afgelopen is, betaalt iedere speler onder het gemiddelde het verschil in fiches, en krijgt iedere speler erboven het verschil. Delen van een fiche tellen mee.
    }
sheet-lowest_takes_pot = Na elke ronde betaalt ieder een fiche voor elk gepakt punt, zoals de kaarten gevallen zijn, en de laagste in punten van die ronde krijgt de pot. Bij een gelijke stand wordt hij gedeeld; wat niet te delen is, blijft erin.
sheet-sweepstakes = Na elke ronde betaalt ieder een fiche voor elk gepakt punt, zoals de kaarten gevallen zijn. Wie niets betaalt, is schoon.
sheet-sweepstakes-one = Is precies één speler schoon, dan krijgt die de pot; anders blijft hij staan voor de volgende ronde.
sheet-sweepstakes-two = Is één speler schoon, dan krijgt die de pot; zijn het er twee, dan delen ze hem, en wat niet te delen is, blijft erin; anders blijft hij staan voor de volgende ronde.
sheet-howell =
    { $chips ->
        [one] Na elke ronde betaalt ieder voor elke gepakte hartenkaart één fiche aan de pot, en krijgt één fiche terug voor elke hartenkaart die een ander pakte.
       *[other] Na elke ronde betaalt ieder voor elke gepakte hartenkaart { $chips } fiches aan de pot, en krijgt één fiche terug voor elke hartenkaart die een ander pakte.
    }
sheet-bonus-pays-nothing = Voor bonuskaarten wordt niets betaald.
sheet-moon-pays-nothing = De punten van een maan verplaatsen geen fiches.

## Waarom een waarde niet bij een veld past. Het staat achter de naam van het veld: "maan: Hier hoort …". $given is wat er
## geschreven stond.

fault-flag = Hier hoort true of false, niet { $given }.
fault-choice = Hier hoort { LIST($values, list: "or") }, niet { $given }.
fault-amount = Hier hoort off of een heel getal van 1 tot een miljoen, niet { $given }.
fault-count = Hier hoort een heel getal, niet { $given }.
fault-open-count = Hier hoort een heel getal of "{ $word }", niet { $given }.
fault-card = Hier hoort een kaart, zoals "QS", niet { $given }.
fault-cards = Hier hoort een lijst van kaarten, zoals ["2D"], niet { $given }.
fault-cards-item = { $given } is geen kaart. Schrijf rang en kleur in het Engels, zoals "2D".
fault-cards-thrice = { CARD($card, as: "the-card-first") } staat er drie keer in.
fault-cycle = Hier hoort een lijst, zoals ["left", "right", "hold"], niet { $given }.
fault-cycle-entry = Doorgeven is { LIST($values, list: "or") }, niet { $given }.
fault-points = Hier krijgen kaarten hun waarde, zoals { "{" }"H": 1, "QS": 13{ "}" }, niet { $given }.
fault-points-name = { $given } is geen kaart, zoals "QS", en geen kleur, zoals "H".
fault-points-value = De waarde van { CARD($card, as: "the-card") } is een heel getal, hoogstens een miljoen boven of onder 0, niet { $given }.
fault-points-suit = De waarde van elke { SUIT($suit, as: "suit-each") } is een heel getal, hoogstens een miljoen boven of onder 0, niet { $given }.
fault-points-twice = { CARD($card, as: "the-card-first") } staat er twee keer in.
fault-end = Hier hoort een totaal van 25 tot 500, of een aantal rondes, minstens één.
fault-settlement-kind = Hier hoort "kind" bij, zoals { "{" }"kind": "sweepstakes", "buy_in": 50{ "}" }.
fault-settlement-term = Hier horen "kind", "chip_value", "buy_in" en "split_two" bij, maar geen { $given }.
fault-chip_value = Een fiche is 0,001 tot een miljoen waard, met hoogstens drie decimalen, niet { $given }.
fault-buy_in = Ieder koopt een heel aantal fiches, van 1 tot een miljoen, niet { $given }.
fault-split_two = split_two is true of false, niet { $given }.
fault-rules = Regels zijn een JSON-object, zoals { "{" }"extends": "omnibus"{ "}" }.
fault-preset = Het spel { $given } bestaat niet.
fault-no-field = Dat veld bestaat niet.
# Alleen in Python: een waarde die niet in JSON te schrijven is.
fault-value = { $given } is geen waarde die een regel kan hebben.

## Waarom met regels niet gespeeld kan worden. Het staat achter de naam van het veld.

fault-packs = Er wordt met één of twee spellen kaarten gespeeld, niet met { $packs }.
fault-players = Aan een tafel kunnen { $least } tot { $most } spelers zitten, geen { $players }. Met een stapel kan het met { $stock_least }, met twee spellen kaarten met hoogstens { $packs_most }.
fault-players-packs = Met twee spellen kaarten kunnen er { $least } tot { $most } spelers aan tafel zitten, geen { $players }.
fault-players-stock = Met een stapel kunnen er { $least } tot { $most } spelers aan tafel zitten, geen { $players }. Met twee spellen kaarten kan het met hoogstens { $packs_most }.
fault-teams = Deze teams passen niet aan een tafel met { $players } spelers.
fault-needs-teams = Hiervoor zijn teams nodig: kies bij “{ field-teams }” wie er samen spelen.
fault-removed-once = In één spel kaarten zit { CARD($card, as: "the-card") } maar één keer.
fault-removed-many =
    { $cards ->
        [0] Er blijven geen kaarten over om te delen.
        [one] Met één kaart over is er niet voor iedere speler één.
       *[other] Met { $cards } kaarten over is er niet voor iedere speler één.
    }
fault-hand_size-least = Iedere speler moet minstens één kaart krijgen.
fault-hand_size-most = Uit { $cards } kaarten kunnen { $players } spelers er geen { $hand_size } elk krijgen.
fault-kitty =
    { $cards ->
        [one] Er blijft één kaart over, dus er is een talon nodig, of een andere verdeling.
       *[other] Er blijven { $cards } kaarten over, dus er is een talon nodig, of een andere verdeling.
    }
fault-pass_count = Je kunt 0 tot 4 kaarten doorgeven.
fault-pass_count-hand =
    { $hand_size ->
        [one] Met één kaart in je hand kun je er geen { $pass_count } doorgeven.
       *[other] Met { $hand_size } kaarten in je hand kun je er geen { $pass_count } doorgeven.
    }
fault-pass_cycle-empty = Hier hoort er minstens één in; zonder doorgeven is het “{ value-pass_cycle-hold }”.
fault-pass_cycle-scatter =
    { $hand_size ->
        [one] Bij scatter krijgt ieder ander een kaart, meer dan de ene die je hebt.
       *[other] Bij scatter krijgt ieder ander een kaart, meer dan de { $hand_size } die je hebt.
    }
fault-pass_cycle-across = Aan een tafel met { $players } spelers zit niemand aan de overkant.
fault-pass_cycle-oneself = Aan een tafel met { $players } spelers komt een van deze richtingen bij jezelf uit.
fault-points-range = De waarde van een kaart ligt hoogstens een miljoen boven of onder 0.
fault-amount-range = Hier hoort off of een heel getal van 1 tot een miljoen.
fault-sun-moon = De zon telt als een maan, en de maan doet niet mee.
fault-end-hands = Een partij duurt minstens één ronde.
fault-end-target = Het doel ligt tussen 25 en 500 punten, niet op { $target }.
fault-end-worth = De kaarten zijn samen { $points } waard, dus geen totaal zou ooit zo hoog komen. Noem een aantal rondes.
fault-auction-opening = Na het bieden komt de hoogste bieder uit in de eerste slag (“{ field-opening }”: “{ value-opening-bidder }”).
fault-auction-none = Zonder bieden is er geen bieder om uit te komen in de eerste slag.
fault-auction-pass = Bij bieden worden geen kaarten doorgegeven (“{ field-pass_cycle }”: “{ value-pass_cycle-hold }”).
fault-auction-settlement = Bij bieden wordt de pot gewonnen als bij { preset-sweepstakes } (“{ field-settlement }”: “{ value-settlement-sweepstakes }”).
fault-settlement-buy_in = Ieder koopt een heel aantal fiches, van 1 tot een miljoen.
fault-settlement-chip_value = Een fiche is 0,001 tot een miljoen waard.
fault-settlement-objective = Waar het hoogste totaal wint, kan “{ field-settlement }” alleen “{ value-settlement-none }” of “{ value-settlement-average }” zijn.
