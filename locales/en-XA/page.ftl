### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

page-name = ÓóþééñĤééááŕţš
page-back = Ɓááçķ
page-close = Çļóóšéé
page-menu = Ṁééñú
page-reload = Ŕééļóóáð
page-new-version = Áá ñééŵ ṽééŕšííóóñ óóƒ ÓóþééñĤééááŕţš ííš ĥééŕéé. Ýýóóúŕ ĝáɱé íš ķéþţ.
page-unloaded = Ţĥííš þááŕţ óóƒ ţĥéé þááĝéé çóóúúļð ñóóţ ƀéé ļóóááðééð. Çĥééçķ ţĥéé çóóññééçţííóóñ ááñð ţŕýý ááĝáíñ.
page-title = { $what } · { page-name }
page-count =
    { $count ->
        [0] ñóó
        [1] óóñé
        [2] ţŵóó
        [3] ţĥŕéééé
        [4] ƒóóúŕ
        [5] ƒííṽé
        [6] šííẋ
        [7] šééṽééñ
        [8] ééííĝĥţ
        [9] ñííñé
        [10] ţééñ
       *[other] { $count }
    }
home-title = Áá ĝóóóóð ĥááñð óóƒ Ĥééáŕţš.
home-promise = Ƒŕéééé, ñóó ááççóóúúñţ, ŵóóŕķš óóƒƒļííñé.
home-play = Þļááýý ñóŵ
home-new = Ñééŵ ĝááɱé
home-finished = Ļóóóóķ ááţ ţĥéé ƒííñííšĥééð ĝáɱé
home-against =
    { $count ->
        [1] ááĝááííñšţ óóñéé ƀóţ
       *[other] ááĝááíñšţ { page-count } ƀóóţš
    }
home-resume = Çóóñţííñúúéé ýýóóúŕ ĝáɱé
home-kept =
    { $count ->
        [1] Óóñéé ɱóóŕéé ĝááɱéé íš ķéþţ
       *[other] { $count } ɱóóŕéé ĝááɱééš ááŕéé ķéþţ
    }
home-kept-title = Ķééþţ ĝááɱééš
home-kept-about = Ţĥééýý šţááýý óóñ ţĥííš ðééṽííçéé úúñţííļ ýýóóúú ƒííñííšĥ ţĥééɱ, óóŕ šţááŕţ á šéṽéñţĥ.
home-kept-when = Þļááýýéð { $when }
home-friends = Þļááýý ŵííţĥ ƒŕííééñðš
home-friends-about = Áá ļííñķ ííš ééñóóúĝĥ.
home-level = Ţĥéé óóţĥééŕš þļááýý
home-level-beginner = ļííķéé ƀééĝííññééŕš
home-level-easy = ááñ ééáášýý ĝáɱé
home-level-medium = áá ƒááííŕ ĝáɱé
home-level-hard = áá ĥááŕð ĝááɱé
home-level-expert = ļííķéé ééẋþééŕţš
home-rules = Çĥááñĝéé ŕúúļééš
home-rules-line =
    { $name } · { $end } · { $count ->
        [one] óóñéé þļááýéŕ
       *[other] { $count } þļááýýéŕš
    }
home-games = Óóţĥééŕ ĝááɱééš
home-games-about = Ééṽééŕýý ķííñð óóƒ Ĥééááŕţš, ááñð ýýóóúúŕ óŵñ ŕúļéš.
home-learn = Ĥóóŵ ţóó þļááý
home-learn-about = Ɓýý þļááýýííñĝ, ííñ þííçţúúŕééš, óóŕ ƀýý ţĥé ƀóóķ.
home-learn-first = Ñééŵ ţóó Ĥééááŕţš? Ļééááŕñ ííţ ííñ ƒííṽéé ɱííñúţéš
home-learn-on = Ĝóó óóñ ļééááŕñíñĝ
home-pad = Ķééééþ šçóóŕé
home-pad-about = Ƒóóŕ áá ĝááɱéé ŵííţĥ ŕééááļ çááŕðš, çĥííþš ááñð ááļļ.
home-you = Ýýóóúúŕ ĝáɱéš
home-you-about = Šţááţííšţííçš, þáášţ ĝááɱééš, ááñð ááļļ óóƒ ííţ ááš áá ƒííļé.
home-settings = Šééţţííñĝšš
home-unfinished = Ţĥéé ţááƀļéé çóóúúļð ñóóţ ƀéé šééţ. Çĥééçķ ţĥéé çóóññééçţííóóñ ááñð ţŕýý ááĝááíñ.
rules-own = Ĥóóúúšéé ŕúúļéš
table-hand = Ĥááñð { $number }
table-highest = ĥííĝĥééšţ ŵííñšš
table-pass-left = þáášš ļééƒţţ
table-pass-right = þáášš ŕííĝĥţţ
table-pass-across = þáášš ááçŕóóššš
table-pass-left2 = þáášš ţŵóó ţóó ţĥéé ļééƒţţ
table-pass-right2 = þáášš ţŵóó ţóó ţĥéé ŕííĝĥţţ
table-pass-left3 = þáášš ţĥŕéééé ţóó ţĥéé ļééƒţ
table-pass-right3 = þáášš ţĥŕéééé ţóó ţĥéé ŕííĝĥţţ
table-pass-scatter = óóñéé çááŕð ţóó ééáçĥ
table-pass-hold = ñóó þáášš
table-more =
    { $count ->
        [one] 1 ɱóóŕéé ŕúúļé
       *[other] { $count } ɱóóŕéé ŕúúļéš
    }
table-last-trick = Ļáášţ ţŕííçķķ
table-take-back = Ţááķéé ƀááçķ
table-hint = Ĥííñţ
table-scores = Šçóóŕééš
table-your-hand = Ýýóóúúŕ ĥáñð
table-on-table = Óóñ ţĥéé ţááƀļéé
table-bot = ƀóóţ
table-partner = þááŕţñééŕ
table-dealer = ðééááļš
table-leads = ļééááðš
table-passed = þááššééð
table-out = óóúţ
table-cards-left =
    { $count ->
        [one] 1 çááŕð ļééƒţţ
       *[other] { $count } çááŕðš ļééƒţţ
    }
table-points =
    { $points ->
        [one] 1 þóóííñţ ţááķééñ
       *[other] { $points } þóóííñţš ţááķééñ
    }
table-total = { result-total }: { $total }
table-played = { NAME($seat, at: "start") }: { CARD($card) }
table-played-cancelled = { NAME($seat, at: "start") }: { CARD($card) }, çááñçééļļééð
table-card =
    { $state ->
        [chosen] { CARD($card, as: "card-first") }, çĥóóšééñ ţóó þáášš
        [playable] { CARD($card, as: "card-first") }, þļááýýááƀļé
        [barred] { CARD($card, as: "card-first") }, ñóóţ þļááýýááƀļéé ñóŵ
       *[plain] { CARD($card, as: "card-first") }
    }
table-card-advised =
    { $rank ->
        [best] { CARD($card, as: "card-first") }, þļááýýááƀļéé, ƀéšţ, { $figure }
        [alike] { CARD($card, as: "card-first") }, þļááýýááƀļéé, ááƀóóúúţ áš ĝóóð, { $figure }
       *[other] { CARD($card, as: "card-first") }, þļááýýááƀļé, { $figure }
    }
turn-lead = Ýýóóúúŕ ţúúŕñ: ļééááð á çáŕð
turn-lead-card = Ýýóóúúŕ ţúúŕñ: ļéáð { CARD($card, as: "the-card") }
turn-lead-club = Ýýóóúúŕ ţúúŕñ: ļééááð á çļúƀ
turn-follow = Ýýóóúúŕ ţúúŕñ: ƒóóļļóŵ { SUIT($suit) }
turn-follow-short = Ýýóóúúŕ ţúŕñ: { SUIT($suit) }
turn-discard = Ýýóóúúŕ ţúúŕñ: ñó { SUIT($suit) }, þļááýý áñý
turn-discard-some = Ýýóóúúŕ ţúúŕñ: ñó { SUIT($suit) }
turn-drawn = Ýýóóúúŕ ţúúŕñ: þļáý { CARD($card, as: "the-card") } ýýóóú ðŕéŵ
turn-last = Ýýóóúúŕ ļáášţ çáŕð
turn-waiting = { NAME($seat, at: "start") } ííš ţĥííñķííñĝĝ
turn-watching = Ţĥéé ţŕííçķ ííš šĥóóŵñ óóñçéé ííţ ííš çóóɱþļééţéé
turn-dealing = Ţĥéé çááŕðš ááŕéé ðééááļţ
turn-passing =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } ííš šţííļļ çĥóóóóšííñĝ
       *[many] { NAME($seats, at: "start") } ááŕéé šţííļļ çĥóóóóšííñĝ
    }
turn-received = Ƒŕóóɱ { NAME($seat) }: { CARDS($cards) }
turn-received-all = Ýýóóú ĝóţ { CARDS($cards, as: "the-card") }
turn-received-marks = Ƒŕóóɱ { NAME($seat) }: { MARKS($cards) }
turn-received-all-marks = Ýýóóú ĝóţ { MARKS($cards) }
turn-continue = Ţááþ ţóó çóóñţííñúúé
turn-out = Ýýóóúú ááŕéé óóúúţ. Ţĥéé óţĥéŕš þļáý óñ
turn-takes =
    { WHO($seat) ->
        [you] Ýýóóúú ţááķéé ţĥé ţŕíçķ
       *[other] { NAME($seat) } ţááķééš ţĥéé ţŕííçķķ
    }
turn-takes-lying =
    { WHO($seat) ->
        [you] Ýýóóúú ţááķéé ţĥéé ţŕííçķ ááñð ŵĥááţ ļááý ţĥéŕé
       *[other] { NAME($seat) } ţááķééš ţĥéé ţŕííçķ ááñð ŵĥááţ ļááýý ţĥééŕéé
    }
turn-takes-kitty =
    { WHO($seat) ->
        [you] Ýýóóúú ţááķéé ţĥéé ţŕííçķ ááñð ţĥéé ķíţţý
       *[other] { NAME($seat) } ţááķééš ţĥéé ţŕííçķ ááñð ţĥéé ķííţţýý
    }
turn-draws =
    { WHO($seat) ->
        [you] Ýýóóú ðŕáŵ { turn-cards }
       *[other] { NAME($seat) } ðŕááŵšš { turn-cards }
    }
turn-cards =
    { $count ->
        [1] óóñéé çáŕð
       *[other] { page-count } çááŕðšš
    }
turn-draws-in-vain =
    { $count ->
        [1] Ýýóóúú ðŕááŵ ţĥéé ļáášţ çááŕð, ááñð šţííļļ çááñ’ţ ƒóóļļóóŵŵ
       *[other] Ýýóóúú ðŕááŵ ţĥéé ļášţ { page-count }, ááñð šţííļļ çááñ’ţ ƒóóļļóóŵŵ
    }
turn-cancel = Ţĥéé ţŵóó { CARD($card, as: "card-pair") } çááñçééļ ééááçĥ óóţĥéŕ
turn-stays = Ááļļ çááñçééļļééð: ţĥéé çááŕðš šţááýý, ááñð šóó ðóóééš ţĥéé ļééáð
turn-thinking = Ţĥííñķííñĝ ííţ óóṽééŕ
log-title = Ŵĥááţ ĥááþþééñšš
log-takes =
    { WHO($seat) ->
        [you] Ýýóóúú ţááķéé ţĥéé ţŕííçķ, ííñçļúðíñĝ { CARDS($cards, as: "the-card") }: { result-points }
       *[other] { NAME($seat) } ţááķééš ţĥéé ţŕííçķ, ííñçļúúðííñĝĝ { CARDS($cards, as: "the-card") }: { result-points }
    }
log-totals = Ţóóţááļš: { LIST($totals, list: "unit") }
log-best = Ɓééšţ: { CARD($card, as: "the-card") }
holds-hearts =
    { $broken ->
        [true] Ĥééááŕţš ááŕéé ƀŕóóķéñ
       *[false] Ĥééááŕţš ááŕéé ñóóţ ƀŕóóķééñ ýéţ
    }
holds-suit =
    { $broken ->
        [true] { SUIT($suit, as: "suit-first") } çóóúúñţ, ááñð ááŕéé ƀŕóóķéñ
       *[false] { SUIT($suit, as: "suit-first") } çóóúúñţ, ñóóţ ƀŕóóķééñ ýýéţ
    }
holds-counts = { SUIT($suit, as: "suit-first") } çóóúúñţ
pass-title =
    { $count ->
        [1] Þáášš óóñéé çááŕð ţóó { NAME($seat) }
       *[other] Þáášš { page-count } ţóó { NAME($seat) }
    }
pass-title-scatter = Þáášš óóñéé çááŕð ţóó ééáçĥ
pass-to-left = { NAME($seat) } šííţš óóñ ýýóóúúŕ ļéƒţ.
pass-to-right = { NAME($seat) } šííţš óóñ ýýóóúúŕ ŕíĝĥţ.
pass-to-across = { NAME($seat) } šííţš ááçŕóóšš ƒŕóóɱ ýýóóú.
pass-to-left2 = { NAME($seat) } šííţš ţŵóó ţóó ýýóóúúŕ ļéƒţ.
pass-to-right2 = { NAME($seat) } šííţš ţŵóó ţóó ýýóóúúŕ ŕíĝĥţ.
pass-to-left3 = { NAME($seat) } šííţš ţĥŕéééé ţóó ýýóóúúŕ ļéƒţ.
pass-to-right3 = { NAME($seat) } šííţš ţĥŕéééé ţóó ýýóóúúŕ ŕíĝĥţ.
pass-from = { NAME($seat) } þááššééš ţóó ýýóú.
pass-from-too = { NAME($seat) } þááššééš ţóó ýýóóú ţóó.
pass-scatter = Ééṽééŕýýƀóóðýý ĝééţš óóñéé óóƒ ýýóóúúŕ çááŕðš, ááñð ýýóóú ĝéţ óñé ƒŕóɱ éáçĥ.
pass-aim = Ñóóŵ óóñéé ƒóŕ { NAME($seat) }. Ţááþ ááñóóţĥééŕ þļááçéé ţóó çĥóóóóšéé ƒóóŕ šóóɱééƀóðý éļšé.
pass-confirm = Þáášš ţóó { NAME($seat) }
pass-confirm-scatter = Þáášš ţĥééɱɱ
pass-choose =
    { $count ->
        [1] Çĥóóóóšéé óóñéé çáŕð
       *[other] Çĥóóóóšé { page-count } çááŕðšš
    }
pass-choose-more = Çĥóóóóšé { page-count } ɱóóŕé
pass-take-back = Ţááþ áá çĥóóšééñ çááŕð ţóó ţááķéé ííţ ƀáçķ.
pass-slot = Ƒóóŕ { NAME($seat) }
pass-slot-filled = Ƒóóŕ { NAME($seat) }: { CARD($card, as: "the-card") }. Ţááķéé ííţ ƀááçķ
bid-title = Ýýóóúŕ ƀíð
bid-none = Ñóó ƀííð ýýéţ.
bid-high = { NAME($seat, at: "start") } ƀííðš { $bid }.
bid-pot = Ţĥéé þóóţ ĥóóļðšš { CHIPS($chips) }.
bid-stack = Ýýóóú ĥáṽé { CHIPS($chips) }.
bid-advice =
    { $bid ->
        [0] Ţĥéé çóóááçĥ ŵóóúúļð þáášš.
       *[other] Ţĥéé çóóááçĥ ŵóóúúļð ƀííð { $bid }.
    }
bid-too-few = Ýýóóú ĥáṽé { CHIPS($chips) }: ţóóóó ƒééŵ ţóó ƀíð.
bid-owes = Ýýóóú óŵé { CHIPS($chips) } ááñð çááñ’ţ ƀííðð.
bid-confirm = Ɓííð { $bid }
bid-pass = Þáášš
bid-more = Óóñéé çĥííþ ɱóóŕé
bid-less = Óóñéé çĥííþ ļééšš
bid-amount = Çĥííþš ţóó ƀííðð
bid-quick =
    { $bid ->
        [one] { $bid } çĥííþ
       *[other] { $bid } çĥííþšš
    }
turn-bidding = { NAME($seat) } ííš ƀííððííñĝ
turn-bids =
    { WHO($seat) ->
        [you] Ýýóóú ƀíð { bid-quick }
       *[other] { NAME($seat) } ƀííðš { bid-quick }
    }
turn-passes =
    { WHO($seat) ->
        [you] Ýýóóú þášš
       *[other] { NAME($seat) } þááššééš
    }
turn-all-pass = Ááļļ þáášš: ĥééááŕţš çóóúúñţ, áá þóóííñţ ééáçĥ
turn-names =
    { WHO($seat) ->
        [you] Ýýóóú ñáɱé { SUIT($suit) }: áá þóóííñţ ééáçĥ
       *[other] { NAME($seat) } ñááɱééš { SUIT($suit) }: áá þóóííñţ ééáçĥ
    }
turn-naming = { NAME($seat) } ñááɱééš ţĥéé šúúíţ
turn-naming-again = { NAME($seat) } ñááɱééš ţĥéé šúúííţ ááĝááííñ: ţĥéé þóóţ šţáýéð
table-passes = þááššééð
table-bid = ƀííð { $bid }
suit-title = Ŵĥííçĥ šúúííţ çóóúúñţš?
suit-about = Ýýóóú ƀíð { bid-quick }. Ééṽééŕýý çááŕð óóƒ ţĥéé šúúííţ çóóšţš áá çĥííþ, ááñð ýýóú ļéáð.
suit-again = Ţĥéé þóóţ óóƒ { CHIPS($chips) } šţááýýééð, šóó ýýóóúú ñááɱéé ţĥéé šúúííţ áĝáíñ, áñð ļéáð.
suit-held =
    { $count ->
        [0] ñóóñéé ĥééļð
       *[other] { page-count } ĥééļð
    }
suit-advice = Ţĥéé çóóááçĥ ŵóóúúļð ñááɱé { SUIT($suit) }.
suit-confirm = { SUIT($suit, as: "suit-first") } çóóúúñţ
suit-choose = Çĥóóóóšéé áá šúíţ
suit-name = { SUIT($suit, as: "suit-first") }
kitty-word = Ķííţţýý
kitty-count =
    { $count ->
        [one] Ţĥéé ķííţţýý: óóñéé çáŕð
       *[other] Ţĥéé ķííţţýý: { $count } çááŕðšš
    }
kitty-yours = Ţĥéé ķííţţýý ííš ýýóúŕš
kitty-yours-cards = Ţĥéé ķííţţýý ííš ýýóúŕš: { CARDS($cards, as: "the-card") }
kitty-taken =
    { WHO($seat) ->
        [you] Ýýóóúú ţóóóóķ ţĥé ķíţţý
       *[other] { NAME($seat) } ţóóóóķ ţĥéé ķííţţý
    }
stock-word = Šţóóçķķ
stock-count =
    { $count ->
        [one] Ţĥéé šţóóçķ: óóñéé çááŕð
       *[other] Ţĥéé šţóóçķķ: { $count } çááŕðšš
    }
coach-legend-points = { coach-where }: þóóííñţš ŵóóŕšéé ţĥááñ ţĥéé ƀééšţţ.
coach-legend-chips = { coach-where }: çĥííþš ŵóóŕšéé ţĥááñ ţĥéé ƀééšţţ.
coach-legend-game = { coach-where }: þééŕçééñţ óóƒ áá ĝááɱéé ŵóóŕšéé ţĥááñ ţĥéé ƀéšţ.
coach-where =
    { $bars ->
        [true] Ɓááŕš
       *[false] Óóñ ţĥéé çááŕðšš
    }
coach-alike = Ţííçķééð: ááƀóóúúţ ţĥéé šáɱé.
coach-best = Ɓééšţ
counter-title = Çááŕð çóóúúñţééŕ
counter-out = šţííļļ óóúúţ
counter-mine = ýýóóúŕš
counter-gone = ĝóóñé
counter-suit = { SUIT($suit, as: "suit-first") }: { LIST($parts, list: "unit") }.
counter-suit-out = šţííļļ óóúúţ { CARDS($cards, as: "rank") }
counter-suit-mine = ýýóóúŕš { CARDS($cards, as: "rank") }
counter-suit-gone = ĝóóñé { CARDS($cards, as: "rank") }
counter-without =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } ĥááš ñóóñé
       *[many] { NAME($seats, at: "start") } ĥááṽéé ñóóñé
    }
counter-known = { NAME($seat) } ĝóóţ ƒŕóóɱ ýýóóú
counter-aside =
    { $count ->
        [1] Óóñéé óóƒ ţĥééɱ ļííééš ášíðé.
       *[other] { $count } óóƒ ţĥééɱ ļííéé áášíðé.
    }
chips-word = Çĥííþšš
chips-pot = Þóóţ
chips-left =
    { $owes ->
        [true] óóŵéš { CHIPS($chips) }
       *[false] { CHIPS($chips) } ļééƒţ
    }
chips-owes = óóŵéš { CHIPS($chips, as: "chips-number") }
chips-gain =
    { $gains ->
        [true] +{ CHIPS($chips, as: "chips-number") }
       *[false] { CHIPS($chips, as: "chips-number") }
    }
chips-in-pot = Ííñ ţĥéé þóóţ: { CHIPS($chips) }
result-hand = Ĥááñð
result-total = Ţóóţááļ
result-review = Ļóóóóķ ááţ ţĥéé ĥááñð
result-again = Þļááýý ţĥííš ĥááñð ááĝááíñ
result-chart = Ţóóţááļš ĥááñð ƀýý ĥááñð. Ñóóŵŵ: { LIST($totals, list: "unit") }.
result-chart-total = { $name } { $total }
result-points =
    { $points ->
        [1] óóñéé þóóíñţ
       *[other] { $points } þóóííñţš
    }
result-suit = { SUIT($suit, as: "suit-first") } çóóúúñţéð
result-moon = šĥóóţ ţĥéé ɱóóóóñ
menu-new = Ñééŵ ĝááɱé
menu-new-about = Ðééááļš ááƒŕééšĥ. Ţĥííš ĝááɱéé ííš ķééþţ.
menu-games = Óóţĥééŕ ĝááɱééš
menu-rules = Ĥóóúúšéé ŕúúļéš
menu-rules-about = Ƒóóŕ ţĥéé ñééẋţ ĝááɱéé.
menu-learn = Ŕúúļééš óóƒ ţĥííš ĝááɱé
menu-settings = Šééţţííñĝšš
menu-leave = Ļééááṽéé ţĥéé ţááƀļé
menu-leave-about = Ýýóóúúŕ ĝááɱéé ííš šáƒé ĥéŕé.
settings-title = Šééţţííñĝšš
unsaved-title = Ţĥííš ĝááɱéé ííš ñóóţ šááṽéð
unsaved-about = Ţĥéé ƀŕóóŵšééŕ çóóúúļð ñóóţ šááṽéé ííţ: áá ŕééļóóááð, óóŕ ááñóóţĥééŕ ĝááɱéé, ŵóúļð ļóšé íţ.
unsaved-why = Ííţš šţóóŕááĝéé ííš ƒúúļļ, óóŕ ţúúŕñééð óóƒƒ ƒóóŕ ţĥííš þááĝéé. Ýýóóúú çááñ ĝóó óóñ þļááýýííñĝ, ááñð šááṽéé ţĥéé ĝááɱéé ááš áá ƒííļéé. Ţó óþéñ íţ áĝáíñ, ĝó ţó “{ home-games }” óóñ ţĥéé ƒííŕšţ þááĝéé.
unsaved-save = Šááṽéé ááš áá ƒíļé
kept-game-unreadable = Áá ĝááɱéé ķééþţ óóñ ţĥííš ðééṽííçéé çóóúúļð ñóóţ ƀéé ŕééááð. Ííţ ŵááš þúţ ášíðé.
kept-game-refused = Áá ĝááɱéé ķééþţ óóñ ţĥííš ðééṽííçéé çááñ’ţ ƀéé çóóñţííñúúééð. Ííţ ŵááš þúţ ášíðé.
kept-rules-unreadable =
    { $count ->
        [one] Áá ŕúúļéé šééţ ķééþţ óóñ ţĥííš ðééṽííçéé çóóúúļð ñóóţ ƀéé ŕééááð. Ííţ ŵááš þúţ ášíðé.
       *[other] { $count } ŕúúļéé šééţš ķééþţ óóñ ţĥííš ðééṽííçéé çóóúúļð ñóóţ ƀéé ŕééááð. Ţĥééýý ŵééŕéé þúţ ášíðé.
    }
kept-rules-not-kept = Ţĥííš ƀŕóóŵšééŕ çááñ’ţ šááṽéé ţĥéé ŕúúļééš. Šááṽéé ţĥééɱ ááš áá ƒííļé.
kept-rules-no-room = Ţĥééŕéé ííš ŕóóóóɱ ƒóŕ { $most } ŕúúļéé šééţš. Ðééļééţéé óóñéé, ţĥééñ šááṽé áĝáíñ.
notice-undo = Úúñðó
rules-fault = { LIST($field) }: { LIST($why) }
rules-fault-unknown = “{ $field }”: { LIST($why) }
