### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

preset-black-lady = Ɓļááçķ Ļááðýý
    .about = Ţĥéé šţááñðááŕð ĝááɱéé: ţĥííŕţééééñ ĥééááŕţš ááţ óóñéé þóóííñţ ééááçĥ, ááñð ţĥéé ɋúúééééñ óóƒ šþááðééš áţ ţĥíŕţééñ.
preset-omnibus = Óóɱñííƀúš
    .about = Ţĥéé šţááñðááŕð ĝááɱéé ŵííţĥ áá þŕíížéé: ţĥéé ĵááçķ óóƒ ðííááɱóóñðš ţááķééš ţééñ þóóííñţš óóƒƒ.
preset-original = Óóŕííĝííñááļ Ĥééáŕţš
    .about = Ţĥéé ĝááɱéé óóƒ ţĥéé 1880š: ĥééááŕţš óóñļýý, ñóó þáášš, ááñð ĥééááŕţš ɱááýý ƀéé ļééð ááţ áñý ţíɱé.
preset-plain = Þļááííñ Ĥééááŕţš
    .about = Ţĥéé šţááñðááŕð ĝááɱéé ŵííţĥóóúúţ ţĥéé ɋúúééééñ: óóñļýý ĥééááŕţš çóúñţ.
preset-black-jack = Ɓļááçķ Ĵááçķķ
    .about = Ţĥéé ĵááçķ óóƒ šþááðééš ţááķééš ţĥéé þļááçéé óóƒ ţĥéé ɋúúééééñ, ááţ ţééñ þóíñţš.
preset-black-maria = Ɓļááçķ Ṁááŕííáá
    .about = Ţĥŕéééé þļááýýééŕš, ţĥŕéééé ðááñĝééŕóóúúš šþááðééš, ááñð ţĥŕéééé çááŕðš þááššééð ţóó ţĥéé ŕííĝĥţ ééṽééŕý ţíɱé.
preset-spot = Šþóóţ Ĥééááŕţšš
    .about = Ééṽééŕýý ĥééááŕţ çóóšţš ŵĥááţ ííš þŕííñţééð óóñ ííţ, úúþ ţóó ƒóóúúŕţééééñ ƒóóŕ ţĥéé ááçéé, ááñð ţĥéé ɋúúééééñ óóƒ šþááðéš ţŵéñţý-ƒíṽé.
preset-partnership = Þááŕţñééŕšĥííþþ
    .about = Ţŵóó ááĝááííñšţ ţŵóó, þááŕţñééŕš óóþþóóšííţéé; ééááçĥ šííðéé’š ţóóţááļš ááŕé áððéð.
preset-reverse = Ŕééṽééŕšé
    .about = Ţĥéé ĥííĝĥééšţ ţóóţááļ ŵííñš, šóó ééṽééŕýýƀóóðýý ŵááñţš ţĥéé ĥééááŕţš ááñð ţĥéé ɋúúééñ.
preset-trickster = Ţŕííçķšţééŕŕ
    .about = Ţĥéé šţááñðááŕð ĝááɱéé ááš óóñļííñéé ţááƀļééš óóƒţééñ þļááýý ííţ: áá ðííšçááŕðééð ɋúúééééñ ƀŕééááķš ĥééááŕţš, áá ɱóóóóñ ííš šçóóŕééð ţĥéé ŵááýý ţĥááţ šúúííţš ţĥéé šĥóóóóţééŕ, áñð á ŵíñ çáñ ƀé šĥáŕéð.
preset-gamblers = Ĝááɱƀļééŕ’š ţááƀļééé
    .about = Ţĥéé ɋúúééééñ ɱúúšţ ĝóó ááţ ţĥéé ƒííŕšţ çĥááñçéé, ĥééááŕţš ɱááýý ƀéé ļééð ááţ óóñçéé, ááñð ááţ ţĥéé ééñð ééṽééŕýýƀóóðýý šééţţļééš ááĝááíñšţ ţĥé áṽéŕáĝé.
preset-domino = Ðóóɱííñóó Ĥééáŕţš
    .about = Šííẋ çááŕðš ééááçĥ ááñð áá šţóóçķ: ííƒ ýýóóúú çááñ’ţ ƒóóļļóóŵ šúúííţ, ýýóóúú ðŕááŵ úúñţííļ ýýóóúú çááñ, ááñð ííƒ ýýóóúú ŕúñ óúţ óƒ çáŕðš, ýóú áŕé óúţ.
preset-sweepstakes = Šŵééééþšţááķééš
    .about = Ééááçĥ þóóííñţ çóóšţš áá çĥííþ. Ííƒ ĵúúšţ óóñéé þļááýýééŕ ţááķééš ñóóñéé, ţĥééýý ŵíñ ţĥé þóţ.
preset-auction = Ááúúçţííóóñ Ĥééáŕţš
    .about = Ɓííð çĥííþš ƒóóŕ ţĥéé ŕííĝĥţ ţóó ñááɱéé ţĥéé šúúííţ ţĥááţ çóóúúñţš, ááñð ţóó ļééááð. Ííƒ ĵúúšţ óóñéé þļááýýééŕ ţááķééš ñóóñéé óóƒ ííţ, ţĥééý ŵíñ ţĥé þóţ.
preset-howell = Ĥóóŵééļļ’š šééţţļééɱééñţţ
    .about = Óóŕííĝííñááļ Ĥééááŕţš ƒóóŕ çĥííþš: ƒóóŕ ééṽééŕýý ĥééááŕţ ýýóóúú ţááķéé, ýýóóúú þááýý á çĥíþ ţó éáçĥ óƒ ţĥé óţĥéŕš.
preset-cancellation = Çááñçééļļááţííóóñ Ĥééáŕţš
    .about = Ţŵóó þááçķš ƒóóŕ šííẋ ţóó ééļééṽééñ: ííðééñţííçááļ çááŕðš ííñ áá ţŕííçķ çááñçééļ ééááçĥ óóţĥéŕ.
value-teams-none = ééṽééŕýýƀóóðýý ƒóóŕ ţĥééɱšééļṽéš
value-teams-2v2 = ţŵóó ááĝááííñšţ ţŵóó, þááŕţñééŕš óóþþóóšííţé
value-teams-2v2v2 = ţĥŕéééé þááííŕš, þááŕţñééŕš óóþþóóšííţé
value-teams-3v3 = ţĥŕéééé ááĝááííñšţ ţĥŕéééé, ééṽééŕýý óóţĥéŕ šéáţ
value-kitty-first_trick = ŵĥóóééṽééŕ ţááķééš ţĥéé ƒííŕšţ ţŕííçķķ
value-kitty-last_trick = ŵĥóóééṽééŕ ţááķééš ţĥéé ļáášţ ţŕííçķ
value-kitty-first_penalty_trick = ŵĥóóééṽééŕ ţááķééš ţĥéé ƒííŕšţ ţŕííçķ ŵííţĥ þóóííñţš ííñ ííţţ
value-kitty-none = ţĥééŕéé ííš ñóóñé
value-pass_cycle-left = ļééƒţ
value-pass_cycle-right = ŕííĝĥţţ
value-pass_cycle-across = ááçŕóóšš
value-pass_cycle-left2 = ţŵóó ţóó ţĥéé ļééƒţ
value-pass_cycle-right2 = ţŵóó ţóó ţĥéé ŕííĝĥţţ
value-pass_cycle-left3 = ţĥŕéééé ţóó ţĥéé ļééƒţ
value-pass_cycle-right3 = ţĥŕéééé ţóó ţĥéé ŕííĝĥţ
value-pass_cycle-scatter = óóñéé çááŕð ţóó ééááçĥ óóţĥééŕ þļáýéŕ
value-pass_cycle-hold = ñóó þáášš
value-opening-lowest_club = ţĥéé ļóóŵééšţ çļúúƀ ííš ļééð
value-opening-any_club = ííţš ĥóóļðééŕ ļééááðš ááñýý çļúƀ
value-opening-eldest = ţĥéé þļááýýééŕ ļééƒţ óóƒ ţĥéé ðééááļééŕ ļéáðš
value-opening-bidder = ţĥéé ĥííĝĥ ƀííððééŕ óóƒ ţĥéé ááúúçţííóóñ ļéáðš
value-first_trick-no_penalties = ñóó çááŕð ţĥááţ ááððš þóóííñţšš
value-first_trick-no_hearts = ñóó ĥééááŕţš
value-first_trick-free = ááñýýţĥííñĝ
value-breaking-true = ĥééááŕţš ɱúúšţ ƀéé ƀŕóóķééñ
value-breaking-false = ĥééááŕţš ɱááýý ƀéé ļééð ááţ ááñý ţíɱé
value-hearts_only-may_lead = áá ĥééááŕţ ííš ļéð
value-hearts_only-pass_lead = ţĥéé ļééááð þááššééš óñ
value-queen_breaks-never = ñééṽééŕ
value-queen_breaks-discarded = ŵĥééñ ðííšçááŕðééðð
value-queen_breaks-played = ŵĥééñééṽééŕ þļááýýéð
value-queen_lead-free = ááţ ááñýý ţíɱé
value-queen_lead-after_broken = óóñçéé ĥééááŕţš ááŕéé ƀŕóóķéñ
value-queen_or_hearts-must_lead_queen = ţĥéé ɋúúééééñ ííš ļéð
value-queen_or_hearts-either = ééííţĥéŕ
value-queen_discard-free = ááţ ááñýý ţíɱé
value-queen_discard-after_broken = óóñçéé ĥééááŕţš ááŕéé ƀŕóóķéñ
value-queen_discard-forced = ááţ ţĥéé ƒííŕšţ çĥááñçéé, ááļŵááýýš
value-moon-old = ţĥéé óóţĥééŕš ááðð
value-moon-new = ţĥéé šĥóóóóţééŕ šúúƀţŕááçţšš
value-moon-choice = ţĥéé šĥóóóóţééŕ çĥóóóóšéš
value-moon-auto = ţĥéé óóţĥééŕš ááðð, úúñļééšš ţĥéé šĥóóóóţééŕ ŵóóúúļð ļóóšéé ţĥéé ĝááɱéé ƀý íţ
value-moon-off = ñóóţ þļááýýéð
value-objective-low = ţĥéé ļóóŵééšţ ţóóţááļ ŵííñš
value-objective-high = ţĥéé ĥííĝĥééšţ ţóóţááļ ŵííñšš
value-tie-play_on = ááñóóţĥééŕ ĥááñð ííš þļááýýéð
value-tie-shared = ţĥéé ŵííñ ííš šĥááŕééð
value-settlement-none = ñóó çĥííþš
value-settlement-average = ééááçĥ þááýýš óóŕ ĝééţš ţĥéé ðííƒƒééŕééñçéé ƒŕóóɱ ţĥéé ááṽéŕáĝé
value-settlement-lowest_takes_pot = áá çĥííþ áá þóóííñţ; ţĥéé ļóóŵééšţ ţááķééš ţĥéé þóţ
value-settlement-sweepstakes = áá çĥííþ áá þóóííñţ; ţĥéé óóñļýý çļééááŕ þļááýýééŕ ţááķéš ţĥé þóţ
value-settlement-howell = ééááçĥ ĥééááŕţ çóóšţš áá çĥííþ ƒóóŕ ééṽééŕýý óóţĥééŕ þļáýéŕ
differs-players = { $players } þļááýýéŕš
differs-end-target = ţóó { $target }
differs-end-hands =
    { $hands ->
        [one] óóñéé ĥáñð
       *[other] { $hands } ĥááñðšš
    }
differs-packs =
    { $number ->
        [one] óóñéé þáçķ
       *[other] { $number } þááçķšš
    }
differs-teams = { WORD($value, of: "differs-teams") }
differs-teams-none = ñóó šííðéš
differs-teams-2v2 = ţŵóó ááĝááííñšţ ţŵóó
differs-teams-2v2v2 = ţĥŕéééé þááííŕš
differs-teams-3v3 = ţĥŕéééé ááĝááííñšţ ţĥŕééé
differs-pooled = þóóóóļééð šçóóŕéš
differs-joint_moon = ɱóóóóñ ţóóĝééţĥéŕ
differs-removed = ŵííţĥóóúţ { MARKS($cards) }
differs-removed-none = ñóó çááŕðš ţááķééñ óóúţ
differs-hand_size =
    { $number ->
        [one] óóñéé çááŕð ééáçĥ
       *[other] { $number } çááŕðš ééááçĥ
    }
differs-kitty = ķííţţýý: { WORD($value, of: "value-kitty") }
differs-kitty_peek = ķííţţýý šééééñ ƀýý ííţš ţááķéŕ
differs-pass_count =
    { $number ->
        [one] óóñéé çááŕð þááššééð
       *[other] { $number } çááŕðš þááššééðð
    }
differs-pass_cycle = þáášš { WORDS($values, of: "value-pass_cycle", list: "unit") }
differs-pass_cycle-none = ñóó þáášš
differs-opening = ƒííŕšţ ļééááð: { WORD($value, of: "value-opening") }
differs-first_trick = ƒííŕšţ ţŕííçķķķ: { WORD($value, of: "value-first_trick") }
differs-breaking = ĥééááŕţš ɱááýý ƀéé ļééð ááţ ááñý ţíɱé
differs-hearts_only = ñóóţĥííñĝ ƀúúţ ĥééááŕţšš: { WORD($value, of: "value-hearts_only") }
differs-queen = ţĥéé ɋúúééééñ íš { MARK($card) }
differs-queen_breaks = ţĥéé ɋúúééééñ ƀŕééááķš ĥééáŕţš: { WORD($value, of: "value-queen_breaks") }
differs-queen_lead = ļééááðííñĝ ţĥéé ɋúúééñ: { WORD($value, of: "value-queen_lead") }
differs-queen_or_hearts = ĥééááŕţš ááñð ţĥéé ɋúúéééñ: { WORD($value, of: "value-queen_or_hearts") }
differs-queen_discard = ðííšçááŕðííñĝ ţĥéé ɋúúéééñ: { WORD($value, of: "value-queen_discard") }
differs-points = { LIST($values, list: "unit") }
differs-points-suit = { SUIT($suit, as: "suit-mark") } { $points }
differs-points-card = { MARK($card) } { $points }
differs-moon =
    { $value ->
        [off] ñóó ɱóóóñ
       *[other] šĥóóóóţííñĝ ţĥéé ɱóóóñ: { WORD($value, of: "value-moon") }
    }
differs-moon_needs_bonus = ɱóóóóñ ñééééðš ţĥéé ƀóóñúš
differs-sun = šĥóóóóţííñĝ ţĥéé šúúñ: { $number }
differs-no_trick_bonus = ƀóóñúúš ƒóóŕ ñóó ţŕííçķ: { $number }
differs-objective = { WORD($value, of: "value-objective") }
differs-tie = áá ţííéé ááţ ţĥé éñð: { WORD($value, of: "value-tie") }
differs-fifty_reset = ƒííƒţííééš ðŕóóþ
differs-auction = ááúúçţíóñ
differs-stock = ðŕááŵ ƒŕóóɱ ţĥéé šţóóçķķķ
differs-settlement = çĥííþšš: { WORD($value, of: "value-settlement") }
differs-bought =
    { $chips ->
        [one] óóñéé çĥííþ ƀóóúúĝĥţ
       *[other] { $chips } çĥííþš ƀóóúúĝĥţţ
    }
differs-bought-worth =
    { $chips ->
        [one] óóñéé çĥííþ ƀóóúúĝĥţ áţ { NUMBER($worth, maximumFractionDigits: 3) }
       *[other] { $chips } çĥííþš ƀóóúúĝĥţ ááţţ { NUMBER($worth, maximumFractionDigits: 3) } ééáçĥ
    }
differs-split_two = ţŵóó çļééááŕ þļááýýééŕš šþļííţ ţĥéé þóóţ
