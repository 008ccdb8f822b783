### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

scorepad-title = Ķééééþ šçóóŕé
    .about = Ŕééááļ çááŕðš óóñ ţĥéé ţááƀļéé, ţĥéé šúúɱš ĥééŕé.
scorepad-unreadable = Ţĥéé šçóóŕééþááð ķééþţ óóñ ţĥííš ðééṽííçéé çóóúúļð ñóóţ ƀéé ŕééááð. Ííţ ŵááš þúúţ ášíðé.
scorepad-unkept = Ţĥííš ƀŕóóŵšééŕ çááñ’ţ šááṽéé ţĥéé šĥééééţ, šóó ííţ ļáášţš úúñţííļ ýýóóúú ļééááṽéé ţĥé þáĝé.
scorepad-lost = Ţĥéé šçóóŕééþááð çóóúúļð ñóóţ ƀéé áášķééð. Çĥééçķ ţĥéé çóóññééçţííóóñ ááñð ţŕýý ááĝáíñ.
scorepad-who = Ŵĥóó þļááýýš
    .about = Çļóóçķŵííšéé, ááš ýýóóúú šííţ. Ţĥéé ɱááŕķ ííš ƒóóŕ ŵĥóó ðééááļš ƒíŕšţ.
scorepad-name = Ñááɱé { $number }
scorepad-seated = Óóñçéé áá ĥááñð ííš óóñ ţĥéé šĥééééţ, ñóóƀóóðýý çááñ ĵóóííñ óóŕ ļééááṽéé. Ƒóóŕ ţĥááţ, ƀééĝííñ áá ñééŵ ééṽééñííñĝ; ţĥííš óñé íš ķéþţ úñðéŕ “{ scorepad-past }”.
scorepad-add = Ááðð áá þļááýýéŕ
scorepad-drop = Ŕééɱóóṽé { $name }
scorepad-deals-first = { $name } ðééááļš ƒííŕšţţ
scorepad-nameless = Ééṽééŕýýƀóóðýý ñééééðš á ñáɱé.
scorepad-too-few = Ţŵóó þļááýýééŕš ááţ ļééáášţ, þļééášé.
scorepad-alike = Ţŵóó þļááýýééŕš ĥááṽéé ţĥéé šááɱéé ñáɱé.
scorepad-rules = Ţĥéé ĝááɱé
scorepad-own = Ýýóóúúŕ ĥóóúúšé ŕúļéš
scorepad-settlement = Çĥííþšš
scorepad-settlement-none = Ñóó çĥííþš
    .about = Þóóííñţš óóñļýý.
scorepad-settlement-average = Ááṽééŕáĝé
    .about = Ááţ ţĥéé ééñð ééṽééŕýýƀóóðýý þááýýš óóŕ ĝééţš ţĥéé ðííƒƒééŕééñçéé ƒŕóóɱ ţĥéé áṽéŕáĝé.
scorepad-settlement-lowest_takes_pot = Ļóóŵééšţ ţááķééš ţĥéé þóóţ
    .about = Áá çĥííþ áá þóóííñţ ííñţóó ţĥéé þóóţ; ţĥéé ļóóŵééšţ óóƒ ţĥéé ĥááñð ţááķéš íţ.
scorepad-settlement-sweepstakes = Šŵééééþšţááķééš
    .about = Áá çĥííþ áá þóóííñţ ííñţóó ţĥéé þóóţ; ţĥéé óóñļýý çļééááŕ þļááýýéŕ ţáķéš íţ.
scorepad-settlement-howell = Ĥóóŵééļļ
    .about = Ééááçĥ ĥééááŕţ çóóšţš óóñéé çĥííþ ƒóóŕ ééṽééŕýý óóţĥééŕ þļáýéŕ.
scorepad-chip-value = Áá çĥííþ ííš ŵóóŕţĥ
    .about = Ííñ ýýóóúúŕ óóŵñ ɱóóñééýý; 1 ííš ĵúšţ çĥíþš.
    .wrong = Ţĥéé ŵóóŕţĥ óóƒ áá çĥííþ ííš áá ñúúɱƀééŕ ƒŕóóɱ 0.001 ţó 1,000,000.
scorepad-buy-in = Ééṽééŕýýƀóóðýý ƀúýš
    .about = Çĥííþš ţóó ƀééĝííñ ŵííţĥĥ.
    .wrong = Ééṽééŕýýƀóóðýý ƀúúýýš áá ŵĥóóļéé ñúúɱƀééŕ óóƒ çĥíþš, ƒŕóɱ 1 ţó 1,000,000.
scorepad-split-two = Ţŵóó çļééááŕ þļááýýééŕš šþļííţ ţĥéé þóóţ
scorepad-start = Šţááŕţţ
scorepad-past = Ééááŕļííééŕ ééṽéñíñĝš
scorepad-past-title = { DATETIME($began, day: "numeric", month: "long") } · { $title }
scorepad-past-line =
    { $hands ->
        [one] { LIST($names) } · óóñéé ĥáñð
       *[other] { LIST($names) } · { $hands } ĥááñðšš
    }
scorepad-forget = Ðééļééţé { DATETIME($began, day: "numeric", month: "long") } · { $title }
scorepad-deals-hand = { NAME($dealer) } ðééááļš ĥááñð { $hand }.
scorepad-pass-cards =
    { $count ->
        [one] óóñéé çáŕð
        [2] ţŵóó çááŕðšš
        [3] ţĥŕéééé çááŕðšš
        [4] ƒóóúúŕ çááŕðš
       *[other] { $count } çááŕðšš
    }
scorepad-pass-left = Ééṽééŕýýƀóóðýý þáššéš { scorepad-pass-cards } ţóó ţĥéé ļééƒţ.
scorepad-pass-right = Ééṽééŕýýƀóóðýý þáššéš { scorepad-pass-cards } ţóó ţĥéé ŕííĝĥţţ.
scorepad-pass-across = Ééṽééŕýýƀóóðýý þáššéš { scorepad-pass-cards } ááçŕóóšš.
scorepad-pass-left2 = Ééṽééŕýýƀóóðýý þáššéš { scorepad-pass-cards } ţŵóó ţóó ţĥéé ļééƒţ.
scorepad-pass-right2 = Ééṽééŕýýƀóóðýý þáššéš { scorepad-pass-cards } ţŵóó ţóó ţĥéé ŕííĝĥţţ.
scorepad-pass-left3 = Ééṽééŕýýƀóóðýý þáššéš { scorepad-pass-cards } ţĥŕéééé ţóó ţĥéé ļééƒţ.
scorepad-pass-right3 = Ééṽééŕýýƀóóðýý þáššéš { scorepad-pass-cards } ţĥŕéééé ţóó ţĥéé ŕííĝĥţ.
scorepad-pass-scatter = Ééṽééŕýýƀóóðýý þááššééš óóñéé çááŕð ţóó ééááçĥ óóƒ ţĥé óţĥéŕš.
scorepad-pass-hold = Ñóóƀóóðýý þááššééš ţĥííš ţííɱé.
scorepad-bids = { NAME($seat) } ƀííðš ƒííŕšţţ.
scorepad-carries = Ţĥéé þóóţ çááŕŕííééš: { NAME($seat) } ñááɱééš ţĥéé šúúííţ ááĝáíñ.
scorepad-last = Ļáášţ
scorepad-side = { NAME($seats, at: "start") }: { $sum }
scorepad-total = Ţóóţááļ
scorepad-totals = Ţóóţááļš
scorepad-enter = Ééñţééŕ ĥááñð { $hand }
scorepad-undo = Úúñðó
scorepad-share = Šĥááŕéé
scorepad-print = Þŕííñţţ
scorepad-copied = Ţĥéé šĥééééţ ííš çóóþííéð.
scorepad-not-copied = Ţĥííš ƀŕóóŵšééŕ ðóóééš ñóóţ ááļļóóŵ çóóþýýííñĝ ĥééŕé.
scorepad-hands = Ĥááñð ƀýý ĥááñðð
scorepad-open-hand = Ĥááñð { $hand }, ļóóóóķ ááñð çĥááñĝéé
scorepad-so-far = Ţĥéé ééṽééñííñĝ šóó ƒáŕ
scorepad-lower = Þóóííñţš, ļóóŵééŕ ííš ƀééţţééŕ
scorepad-higher = Þóóííñţš, ĥííĝĥééŕ ííš ƀééţţééŕ
scorepad-first-hand = Þļááýý ţĥéé ƒííŕšţ ĥááñð, ţĥééñ ééñţééŕ ííţ ĥééŕéé.
scorepad-fault = Ĥááñð { $hand }: { LIST($why) }
scorepad-mend = Ƒííẋ ĥááñð { $hand }
scorepad-spoilt = Ɓýý ţĥééšéé ŕúúļééš, ĥááñð { $hand } ŵííļļ ĥááṽéé ţóó ƀéé ƒííẋéð. { LIST($why) }
scorepad-again = Ñééŵ ééṽééñííñĝ
scorepad-change = Ñááɱééš ááñð ŕúúļééš
scorepad-winner = Ŵííññééŕ
scorepad-deals = ðééááļš
scorepad-wins =
    { WHO($seats) ->
        [one] { NAME($seats) } ŵííñš ţĥéé ĝááɱéé
       *[many] { NAME($seats) } ŵííñ ţĥéé ĝááɱéé
    }
scorepad-won =
    { WHO($seats) ->
        [one] { NAME($seats) } ŵííñš ţĥéé ĝááɱéé.
       *[many] { NAME($seats) } ŵííñ ţĥéé ĝááɱéé.
    }
scorepad-chips = { CHIPS($chips) }
scorepad-chips-worth = { CHIPS($chips) } ({ scorepad-money })
scorepad-chips-bare = { CHIPS($chips, as: "scorepad-amount") }
scorepad-chips-won = +{ CHIPS($chips, as: "scorepad-amount") }
scorepad-amount = { $amount }
scorepad-money =
    { $decimals ->
        [3] { NUMBER($money, minimumFractionDigits: 3) }
       *[other] { NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }
scorepad-money-owed = −{ scorepad-money }
scorepad-chips-title = Çĥííþšš
scorepad-players = Þļááýýéŕš
scorepad-stack = Ĥááš
scorepad-last-chips = Ļáášţ
scorepad-pot = Ííñ ţĥéé þóóţ
scorepad-pot-left = Ţĥéé þóóţ ííš ļééƒţ óóñ ţĥéé ţááƀļéé.
scorepad-worth = Ŵóóŕţĥĥ
scorepad-why = Ŵĥýý, ííñ ĥááñð { $hand }
scorepad-owed-now = Ííƒ ýýóóúú šţóóþþéð ñóŵ
scorepad-owed = Ŵĥóó óóŵééš ŵĥóóɱ
scorepad-quits = Ñóóƀóóðýý óóŵééš ááñýţĥíñĝ.
scorepad-gives = { NAME($from) } ĝííṽééš { NAME($to) } { CHIPS($chips) }.
scorepad-gives-worth = { NAME($from) } ĝííṽééš { NAME($to) } { CHIPS($chips) } ({ scorepad-money }).
scorepad-gives-pot = { NAME($from) } ĥááš { CHIPS($chips) } ííñ ţĥéé þóóţ.
scorepad-gives-pot-worth = { NAME($from) } ĥááš { CHIPS($chips) } ({ scorepad-money }) ííñ ţĥéé þóóţ.
scorepad-settled-at-end = Çĥííþš çĥááñĝéé ĥááñðš ŵĥééñ ţĥéé ĝááɱéé ííš óóṽééŕŕ.
scorepad-bought = { WORD($kind, of: "scorepad-settlement") } · ééṽééŕýýƀóóðýý ƀóúĝĥţ { CHIPS($chips) }
scorepad-bought-worth = { WORD($kind, of: "scorepad-settlement") } · ééṽééŕýýƀóóðýý ƀóúĝĥţ { CHIPS($chips) } ({ scorepad-money })
scorepad-hand = Ĥááñð { $hand }
scorepad-next-line = { NAME($dealer) } ðééááļš · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line = { NAME($dealer) } ðééááļţ · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line-suit = { NAME($dealer) } ðééááļţ · { WORD($pass, of: "scorepad-way") } · { SUIT($suit) }
scorepad-way-left = þáášš ļééƒţţ
scorepad-way-right = þáášš ŕííĝĥţţ
scorepad-way-across = þáášš ááçŕóóššš
scorepad-way-left2 = þáášš ţŵóó ţóó ţĥéé ļééƒţţ
scorepad-way-right2 = þáášš ţŵóó ţóó ţĥéé ŕííĝĥţţ
scorepad-way-left3 = þáášš ţĥŕéééé ţóó ţĥéé ļééƒţ
scorepad-way-right3 = þáášš ţĥŕéééé ţóó ţĥéé ŕííĝĥţţ
scorepad-way-scatter = óóñéé çááŕð ţóó ééáçĥ
scorepad-way-hold = ñóó þáášš
scorepad-edit-hand = Çĥááñĝéé ţĥííš ĥááñðð
scorepad-remove-hand = Ŕééɱóóṽéé ţĥííš ĥááñð
scorepad-shot-moon = { NAME($seats) } šĥóóţ ţĥéé ɱóóóóñ.
scorepad-shot-sun = { NAME($seats) } šĥóóţ ţĥéé šúúññ.
scorepad-mode = Ééñţééŕ ƀý
scorepad-mode-cards = Çááŕðšš
scorepad-mode-points = Þóóííñţš
scorepad-moon = Ṁóóóñ
scorepad-rest = ŕééšţ
scorepad-rest-of = Ááļļ ţĥéé óóţĥééŕ { SUIT($suit) } ţóó { NAME($seat) }
scorepad-fewer = { NAME($seat) }: ƒééŵééŕ { SUIT($suit) }
scorepad-more = { NAME($seat) }: ɱóóŕé { SUIT($suit) }
scorepad-many = { NAME($seat) }: { $count } { SUIT($suit) }
scorepad-took = { NAME($seat) } ţóóóķ { CARD($card, as: "the-card") }
scorepad-took-both = { scorepad-took }, ţŵííçéé
scorepad-takes = Çááŕðš ƒóóŕŕ { NAME($seat) }
scorepad-points-of = Þóóííñţš óóƒ { NAME($seat) }
scorepad-no-trick = Ñóó ţŕííçķ
scorepad-no-trick-of = { NAME($seat) } ţóóóóķ ñóó ţŕííçķ
scorepad-adds-up = Ííţ ááððš úúþ.
scorepad-checking = Óóñéé ɱóóɱéñţ.
scorepad-put = Þúúţ ĥááñð { $hand } óóñ ţĥéé šĥééééţ
scorepad-keep = Šááṽéé çĥááñĝééš
scorepad-key-erase = Ééŕáášé
scorepad-key-sign = Þļúúš óóŕ ɱííñúúš
scorepad-key-rest = Ŕééšţ
scorepad-key-next = Ñééẋţ
scorepad-who-moon = Ŵĥóó šĥóóţ ţĥéé ɱóóóóñ?
    .about = Ŵĥóóééṽééŕ ţóóóóķ ááļļ ţĥéé þóóíñţš.
scorepad-every-trick = Ééṽééŕýý ţŕííçķ ááš ŵééļļ
    .about = Ţĥááţ ɱááķééš ííţ ţĥéé šúúñ.
scorepad-others = Óóţĥééŕš { SIGNED($points) }
scorepad-shooter = { NAME($seat) } { SIGNED($points) }
scorepad-others-of = { NAME($seat) }: ţĥéé óóţĥééŕš { SIGNED($points) }
scorepad-shooter-of = { NAME($seat) }: { SIGNED($points) }
scorepad-how-moon = Ĥóóŵ ðóóééš ţĥéé ɱóóóóñ çóóúñţ?
scorepad-bidder = Ŵĥóó ƀííð ĥííĝĥééšţţ
scorepad-all-passed = Ááļļ þááššééð
scorepad-bid = Ƒóóŕ ĥóóŵ ɱááñýý çĥííþš
scorepad-bid-less = Óóñéé çĥííþ ļééšš
scorepad-bid-more = Óóñéé çĥííþ ɱóóŕé
scorepad-suit = Ţĥéé šúúííţ ţĥááţ çóóúúñţš
scorepad-paper-hand = Ĥááñð
scorepad-paper-line = { DATETIME($began, dateStyle: "long") } · { LIST($names) }
scorepad-text-line = { $line } · { DATETIME($began, dateStyle: "short") }
