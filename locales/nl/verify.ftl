### Het logboek van een partij dat gecontroleerd is, in de terminal en op de pagina.

## Wat de controle van een logboek heeft opgeleverd. $seats zijn nummers van plaatsen, geteld vanaf 0.

verify-hash = Het geheim geeft de hash die voor het delen getoond is: { $hash }
verify-parts =
    { $count ->
        [one] Plaats { LIST($seats) } heeft een eigen bijdrage geleverd, dus wie het geheim trok, kende de kaarten niet vooraf.
       *[other] De plaatsen { LIST($seats) } hebben elk een eigen bijdrage geleverd, dus wie het geheim trok, kende de kaarten niet vooraf.
    }
verify-no-parts = Geen enkele plaats heeft een eigen bijdrage geleverd, dus wie het geheim trok, kon de kaarten uitkiezen.
verify-dealt = De kaarten zijn uit het geheim en de bijdragen opnieuw gedeeld.
verify-seed = De kaarten volgen uit het startgetal { $seed }. Niemand had dat vooraf beloofd, dus dit laat niet zien dat niemand het uitgekozen heeft.
verify-position = De partij begon met een stelling, dus er is niets gedeeld.
verify-played =
    { $actions ->
        [0] Er heeft nog niemand iets gedaan.
        [one] Er is { $actions } actie nagespeeld, en die is toegestaan.
       *[other] Er zijn { $actions } acties nagespeeld, en die zijn allemaal toegestaan.
    }
verify-over = De partij is afgelopen. Stand: { LIST($totals, list: "unit") }
verify-not-over = De partij is niet afgelopen. Stand tot nu toe: { LIST($totals, list: "unit") }

## Hetzelfde op de pagina, na een partij met mensen.

check-title = Kaarten controleren
check-which = Partij { $number } van { $count }
check-before = De partij ervoor
check-after = De partij erna
check-works = De kaarten worden opnieuw gedeeld…
check-holds = Niemand heeft deze kaarten uitgekozen.
check-holds-no-parts = De kaarten volgen uit wat beloofd was.
check-promised = De tafel toonde dezelfde hash voordat de eerste kaart gedeeld was, en noemde dezelfde bijdragen.
# $names zijn degenen die iets bijgedragen hebben.
check-parts =
    { $count ->
        [one] { LIST($names) } heeft iets bijgedragen, dus wie het geheim trok, kende de kaarten niet vooraf.
       *[other] { LIST($names) } hebben elk iets bijgedragen, dus wie het geheim trok, kende de kaarten niet vooraf.
    }
check-seen = Alles wat je gezien hebt, staat erin: je kaarten, en wat iedereen gespeeld heeft, in dezelfde volgorde.
check-knows = Het laat niet zien dat niemand de kaarten gezien heeft: de server moet elke hand kennen.
check-fails = Er klopt iets niet.
check-other-hash = Het geheim is een ander dan de tafel voor de partij beloofd had.
check-other-parts = De bijdragen zijn andere dan de tafel voor de partij genoemd had.
check-other-events = Het logboek vertelt over een andere partij dan die jij gezien hebt.
check-other-totals = Het logboek eindigt met een andere stand dan de tafel.
check-unread = Het logboek is nu niet te krijgen. Probeer het zo nog eens.
check-download = Logboek downloaden
