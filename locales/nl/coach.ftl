### De redenen van de coach. $best is wat hij zou doen, $other waar hij dat mee vergelijkt.

reason-other-often =
    { $other_rate ->
        [100] elke keer
       *[other] in { $other_rate } van de 100 gevallen
    }
reason-only-card = { CARD($best, as: "the-card-first") } is de enige kaart die je mag spelen.
reason-same-card = Alle kaarten die je mag spelen, zijn even goed.
reason-only-pass = Iets anders doorgeven is niet bekeken.
reason-only-bid =
    { $best ->
        [0] Hoger kun je niet bieden.
       *[other] Je mag alleen { $best } bieden.
    }
reason-only-suit = Je kunt alleen { SUIT($best) } kiezen.
reason-only-moon =
    { $best ->
        [old] De anderen moeten punten erbij krijgen.
       *[new] Je moet punten aftrekken.
    }

reason-even-card = Het maakt weinig uit: { CARD($best, as: "the-card") } is even goed als elke andere kaart.
reason-even-pass = Het maakt weinig uit wat je doorgeeft.
reason-even-bid =
    { $best ->
        [0] Het maakt weinig uit: je kunt gerust passen.
       *[other] Het maakt weinig uit: je kunt gerust { $best } bieden.
    }
reason-even-suit = Het maakt weinig uit: je kunt gerust { SUIT($best) } kiezen.
reason-even-moon =
    { $best ->
        [old] Het maakt weinig uit: geef de anderen gerust punten erbij.
       *[new] Het maakt weinig uit: je kunt gerust punten aftrekken.
    }

# What was tried doesn't tell: others may be as good, or not.
reason-unclear-card = Moeilijk te zeggen: { CARD($best, as: "the-card") } deed het het best, maar niet duidelijk genoeg.
reason-unclear-pass = Moeilijk te zeggen: zo doorgeven deed het het best, maar niet duidelijk genoeg.
reason-unclear-bid =
    { $best ->
        [0] Moeilijk te zeggen: passen deed het het best, maar niet duidelijk genoeg.
       *[other] Moeilijk te zeggen: een bod van { $best } deed het het best, maar niet duidelijk genoeg.
    }
reason-unclear-suit = Moeilijk te zeggen: { SUIT($best) } deed het het best, maar niet duidelijk genoeg.
reason-unclear-moon =
    { $best ->
        [old] Moeilijk te zeggen: de anderen punten erbij geven deed het het best, maar niet duidelijk genoeg.
       *[new] Moeilijk te zeggen: punten aftrekken deed het het best, maar niet duidelijk genoeg.
    }

reason-best-card = { CARD($best, as: "the-card-first") } is de beste keus.
reason-best-pass = Je kunt het best { CARDS($best, as: "the-card") } doorgeven.
reason-best-bid =
    { $best ->
        [0] Je kunt het best passen.
       *[other] Je kunt het best { $best } bieden.
    }
reason-best-suit = Je kunt het best { SUIT($best) } kiezen.
reason-best-moon =
    { $best ->
        [old] Je kunt het best de anderen punten erbij geven.
       *[new] Je kunt het best punten aftrekken.
    }

## Manen en bonuskaarten.

reason-moon-card = De maan is een poging waard: met { CARD($best, as: "the-card") } lukt dat in { $best_rate } van de 100 gevallen, met { CARD($other, as: "the-card") } in { $other_rate }.
reason-moon-pass = De maan is een poging waard: als je dit doorgeeft, lukt dat in { $best_rate } van de 100 gevallen in plaats van in { $other_rate }.
reason-stop-moon-card = Voorkom een maan: na { CARD($other, as: "the-card") } schiet iemand die in { $other_rate } van de 100 gevallen, na { CARD($best, as: "the-card") } in { $best_rate }.
reason-stop-moon-pass = Voorkom een maan: als je dit doorgeeft, schiet een ander die in { $best_rate } van de 100 gevallen in plaats van in { $other_rate }.
reason-bonus-card = Een bonuskaart loont: met { CARD($best, as: "the-card") } haal je die binnen in { $best_rate } van de 100 gevallen, met { CARD($other, as: "the-card") } in { $other_rate }.
reason-bonus-pass = Een bonuskaart loont: als je dit doorgeeft, haal je die binnen in { $best_rate } van de 100 gevallen in plaats van in { $other_rate }.

## The score of the game, and the pot.

reason-fifty-card = Kom precies op een vijftigtal uit: met { CARD($best, as: "the-card") } zakt je totaal met 50 in { $best_rate } van de 100 gevallen, met { CARD($other, as: "the-card") } in { $other_rate }.
reason-fifty = Kom precies op een vijftigtal uit: zo zakt je totaal met 50 in { $best_rate } van de 100 gevallen in plaats van in { $other_rate }.
reason-go-on-card = Houd de partij gaande: na { CARD($other, as: "the-card") } is die in { $other_rate } van de 100 gevallen uit en verloren, na { CARD($best, as: "the-card") } in { $best_rate }.
reason-go-on = Houd de partij gaande: zo is die in { $best_rate } van de 100 gevallen uit en verloren in plaats van in { $other_rate }.
reason-win-card = Win de partij nu: met { CARD($best, as: "the-card") } lukt dat in { $best_rate } van de 100 gevallen, met { CARD($other, as: "the-card") } in { $other_rate }.
reason-win = Win de partij nu: zo lukt dat in { $best_rate } van de 100 gevallen in plaats van in { $other_rate }.
reason-game = Hier gaat het om de partij, niet om de punten van deze ronde.
reason-pot-card = Speel om de pot: met { CARD($best, as: "the-card") } win je die in { $best_rate } van de 100 gevallen, met { CARD($other, as: "the-card") } in { $other_rate }.
reason-pot = Speel om de pot: zo win je die in { $best_rate } van de 100 gevallen in plaats van in { $other_rate }.
reason-deny-pot-card = Gun de pot geen ander: na { CARD($other, as: "the-card") } wint iemand die in { $other_rate } van de 100 gevallen, na { CARD($best, as: "the-card") } in { $best_rate }.
reason-deny-pot = Gun de pot geen ander: zo wint iemand die in { $best_rate } van de 100 gevallen in plaats van in { $other_rate }.
reason-bid-dear =
    { $other_rate ->
        [0] Een bod van { $other } is te duur: daarmee win je de pot bijna nooit.
       *[other] Een bod van { $other } is te duur: daarmee win je de pot in { $other_rate } van de 100 gevallen, anders in { $best_rate }.
    }
reason-own-points-card = Je punten gemiddeld: { $best_points } met { CARD($best, as: "the-card") }, { $other_points } met { CARD($other, as: "the-card") }.
reason-own-points = Je punten gemiddeld: { $best_points } in plaats van { $other_points }.

## De vrouw.

reason-queen-in-trick = In deze slag ligt { CARD($queen, as: "the-card") }: laat die slag aan een ander.
reason-queen-discard = Gooi { CARD($queen, as: "the-card") } nu weg: je hebt geen { SUIT($suit) }, dus een ander krijgt { CARD($queen, as: "card-it") }.
reason-queen-under = Speel { CARD($queen, as: "the-card") } nu: { CARD($winning, as: "the-card") } ligt erboven, dus een ander krijgt { CARD($queen, as: "card-it") }.
reason-queen-before-higher = Speel { CARD($queen, as: "the-card") } nu: waarschijnlijk pakt iemand na jou { CARD($queen, as: "card-it") }.
reason-queen-to-others = Speel { CARD($queen, as: "the-card") } nu: waarschijnlijk krijgt een ander { CARD($queen, as: "card-it") }.
reason-queen-keep = Houd { CARD($queen, as: "the-card") } nog even: speel je { CARD($queen, as: "card-it") } hier, dan pak je { CARD($queen, as: "card-it") } { reason-other-often } zelf.
reason-queen-guard = Houd je { SUIT($suit) } als dekking voor { CARD($queen, as: "the-card") }: na { CARD($other, as: "the-card") } pak je { CARD($queen, as: "card-it") } { reason-other-often }.
reason-queen-out = { CARD($queen, as: "the-card-first") } zit er nog in, en met { CARD($other, as: "the-card") } pak je { CARD($queen, as: "card-it") } { reason-other-often }.
reason-queen-out-none-below = { CARD($queen, as: "the-card-first") } zit er nog in, en je hebt niets meer dat eronder blijft: met { CARD($other, as: "the-card") } pak je { CARD($queen, as: "card-it") } { reason-other-often }.
reason-queen-pass = Geef { CARD($queen, as: "the-card") } door: houd je { CARD($queen, as: "card-it") }, dan pak je { CARD($queen, as: "card-it") } in { $kept_rate } van de 100 gevallen zelf.

## Doorgeven.

reason-pass-safer-from-queen = Zo ben je veiliger voor { CARD($queen, as: "the-card") }.
reason-pass-void = Zo heb je geen { SUIT($suit) } meer: komt iemand daarmee uit, dan gooi je weg wat je wilt.
reason-pass-partner = Deze kaarten gaan naar je partner: zo kost het jouw team het minst.
reason-pass-wanted = Hier wil je punten: zo houd je de kaarten die ze binnenhalen.
reason-pass-costly = Met deze kaarten pak je het snelst dure slagen.

## Een kaart spelen.

reason-points-wanted =
    { $best_rate ->
        [100]
            { $other_rate ->
                [0] Hier wil je punten: { CARD($best, as: "the-card") } haalt de slag elke keer, { CARD($other, as: "the-card") } bijna nooit.
               *[other] Hier wil je punten: { CARD($best, as: "the-card") } haalt de slag elke keer, { CARD($other, as: "the-card") } in { $other_rate } van de 100 gevallen.
            }
       *[other] Hier wil je punten: { CARD($best, as: "the-card") } haalt de slag in { $best_rate } van de 100 gevallen, { CARD($other, as: "the-card") } in { $other_rate }.
    }
reason-cancel = { CARD($best, as: "the-card-first") } heft de andere op: geen van beide kan de slag halen.
reason-follow-yours-anyway = De slag is toch voor jou, dus pak hem met { CARD($best, as: "the-card") }.
reason-follow-last-and-clean = Pak de slag met { CARD($best, as: "the-card") }: je speelt als laatste en er liggen geen punten in. Later kan deze kaart je punten opleveren.
reason-follow-while-cheap = Pak deze slag met { CARD($best, as: "the-card") }, nu hij nog goedkoop is.
reason-follow-under-points =
    { $points ->
        [one] Blijf onder { CARD($winning, as: "the-card") }: er ligt { $points } punt in de slag, en { CARD($other, as: "the-card") } haalt hem { reason-other-often }.
       *[other] Blijf onder { CARD($winning, as: "the-card") }: er liggen { $points } punten in de slag, en { CARD($other, as: "the-card") } haalt hem { reason-other-often }.
    }
reason-follow-under = Blijf onder { CARD($winning, as: "the-card") }: { CARD($other, as: "the-card") } haalt de slag { reason-other-often }, en de anderen kunnen er punten op gooien.
reason-follow-under-kitty = Blijf onder { CARD($winning, as: "the-card") }: { CARD($other, as: "the-card") } haalt de slag { reason-other-often }, en daarmee de talon, waar punten in kunnen zitten.
reason-follow-under-lead = Blijf onder { CARD($winning, as: "the-card") }: { CARD($other, as: "the-card") } haalt de slag { reason-other-often }, en dan moet jij uitkomen.
reason-follow-no-trick =
    { $points ->
        [one] Blijf zonder slag, dan gaat er { $points } punt af: { CARD($other, as: "the-card") } haalt deze { reason-other-often }.
       *[other] Blijf zonder slag, dan gaan er { $points } punten af: { CARD($other, as: "the-card") } haalt deze { reason-other-often }.
    }
reason-follow-while-safe = { CARD($best, as: "the-card-first") } kan deze slag niet halen, dus speel { CARD($best, as: "card-it") } zolang het veilig is.
reason-follow-rarely-takes =
    { $best_rate ->
        [0] { CARD($best, as: "the-card-first") } haalt de slag bijna nooit, { CARD($other, as: "the-card") } { reason-other-often }.
       *[other] { CARD($best, as: "the-card-first") } haalt de slag maar in { $best_rate } van de 100 gevallen, { CARD($other, as: "the-card") } in { $other_rate }.
    }
reason-discard-partner-wins = Jouw team staat in deze slag voor, dus bewaar je punten voor de anderen.
reason-discard-points = Je hebt geen { SUIT($suit) }: gun een ander { CARD($best, as: "the-card") }.
reason-discard-above-queen = { CARD($queen, as: "the-card-first") } zit er nog in: gooi { CARD($best, as: "the-card") } weg, anders pak je { CARD($queen, as: "card-it") } daar misschien mee.
reason-discard-high = Je hebt geen { SUIT($suit) }: gooi { CARD($best, as: "the-card") } weg, anders pak je daar misschien een dure slag mee.
reason-last-of-suit = { CARD($best, as: "the-card-first") } is je laatste { SUIT($suit, as: "suit-each") }: komt iemand daarna met { SUIT($suit) } uit, dan gooi je weg wat je wilt.
reason-stock-keep = Houd { CARD($other, as: "the-card") }: zonder { SUIT($suit) } moet je trekken als iemand daarmee uitkomt.
reason-lead-below-queen = Kom uit onder { CARD($queen, as: "the-card") } om { CARD($queen, as: "card-it") } eruit te lokken.
reason-lead-low =
    { $best_rate ->
        [0] Kom laag uit: { CARD($best, as: "the-card") } haalt de slag bijna nooit, { CARD($other, as: "the-card") } { reason-other-often }.
       *[other] Kom laag uit: { CARD($best, as: "the-card") } haalt de slag in { $best_rate } van de 100 gevallen, { CARD($other, as: "the-card") } in { $other_rate }.
    }
reason-lead-rarely-takes =
    { $best_rate ->
        [0] Kom uit met { CARD($best, as: "the-card") }: { CARD($best, as: "card-that") } haalt de slag bijna nooit.
       *[other] Kom uit met { CARD($best, as: "the-card") }: { CARD($best, as: "card-that") } haalt de slag maar in { $best_rate } van de 100 gevallen.
    }
reason-lead-while-clean = Kom uit met { CARD($best, as: "the-card") } nu er weinig kans op punten is: later haalt { CARD($best, as: "card-that") } misschien een dure slag.

## Wat een andere keus zou kosten.

reason-cost =
    { $unit ->
        [chips]
            { $cost ->
                [one] { $cost } fiche
               *[other] { $cost } fiches
            }
       *[points] { reason-cost-points }
    }
reason-cost-points =
    { $cost ->
        [one] { $cost } punt
       *[other] { $cost } punten
    }
reason-cost-card = { CARD($other, as: "the-card-first") } zou { reason-cost } kosten.
reason-cost-pass = Als je { CARDS($other, as: "the-card") } doorgeeft in plaats van { CARDS($best, as: "the-card") }, kost dat { reason-cost }.
reason-cost-bid =
    { $other ->
        [0] Passen zou { reason-cost } kosten.
       *[other] Een bod van { $other } zou { reason-cost } kosten.
    }
reason-cost-suit = { SUIT($other, as: "suit-first") } kiezen zou { reason-cost } kosten.
reason-cost-moon =
    { $other ->
        [old] De anderen punten erbij geven zou { reason-cost } kosten.
       *[new] Punten aftrekken zou { reason-cost } kosten.
    }
reason-chance-card = Met { CARD($best, as: "the-card") } win je de partij in { $best_rate } van de 100 gevallen, met { CARD($other, as: "the-card") } in { $other_rate }.
reason-chance-pass = Zo win je de partij in { $best_rate } van de 100 gevallen; als je { CARDS($other, as: "the-card") } doorgeeft in plaats van { CARDS($best, as: "the-card") }, in { $other_rate }.
reason-chance-moon =
    { $best ->
        [old] Je wint de partij in { $best_rate } van de 100 gevallen als de anderen punten erbij krijgen, in { $other_rate } als je punten aftrekt.
       *[new] Je wint de partij in { $best_rate } van de 100 gevallen als je punten aftrekt, in { $other_rate } als de anderen punten erbij krijgen.
    }
reason-place = Je plaats aan het eind van de partij: gemiddeld { $best_place } in plaats van { $other_place }.
reason-cost-queen-card = { CARD($other, as: "the-card-first") } zou { reason-cost-points } kosten, en je zou { CARD($queen, as: "the-card") } in { $other_rate } van de 100 gevallen pakken in plaats van in { $best_rate }.
reason-cost-queen-pass = Als je { CARDS($other, as: "the-card") } doorgeeft in plaats van { CARDS($best, as: "the-card") }, kost dat { reason-cost-points } en pak je { CARD($queen, as: "the-card") } in { $other_rate } van de 100 gevallen in plaats van in { $best_rate }.
