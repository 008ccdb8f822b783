### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

terminal-card = { MARK($card) }
terminal-number = { $number }
terminal-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-signed-hundredths = { SIGNED(NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2)) }
terminal-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
terminal-money = { SIGNED(NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 6)) }
terminal-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-seconds-left = { $seconds } š ļééƒţţ
terminal-amount = { $amount }
terminal-chips-number = { CHIPS($chips, as: "terminal-amount") }
terminal-chips = { CHIPS($chips) }
terminal-chips-worth = { CHIPS($chips) } ({ NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 6) })
terminal-points =
    { $points ->
        [one] { $points } þóóííñţ
       *[other] { $points } þóóííñţš
    }
terminal-points-of =
    { $points ->
        [one] { $points } þóóííñţ ({ $cards })
       *[other] { $points } þóóííñţš ({ $cards })
    }
terminal-you = Ýýóú
terminal-seed = šéééð { $seed }
terminal-help-key = { $key } ƒóóŕ ĥééļþ
terminal-partners = Ýýóóúú þļááý ŵíţĥ { NAME($seats) }.
terminal-partners-others = { NAME($seats) } þļááýý ţóóĝééţĥéŕ.
terminal-rules-here = Ţĥéé ŕúúļééš óóƒ ţĥííš ĝááɱé
terminal-hand = Ĥááñð { $number }
terminal-total = Ţóóţááļ
terminal-deals =
    { WHO($seat) ->
        [you] Ýýóóú ðéáļ
       *[other] { NAME($seat) } ðééááļš
    }
terminal-way =
    { $way ->
        [left] þáášš ļééƒţţ
        [right] þáášš ŕííĝĥţţ
        [across] þáášš ááçŕóóššš
        [left2] þáášš ţŵóó ţóó ţĥéé ļééƒţţ
        [right2] þáášš ţŵóó ţóó ţĥéé ŕííĝĥţţ
        [left3] þáášš ţĥŕéééé ţóó ţĥéé ļééƒţ
        [right3] þáášš ţĥŕéééé ţóó ţĥéé ŕííĝĥţţ
        [scatter] þáášš óóñéé çááŕð ţóó ééáçĥ
       *[hold] ñóó þáášš
    }
terminal-kitty-of = áá ķííţţýý óƒ { $count }
terminal-stock-of = áá šţóóçķ óóƒ { $count }
terminal-place-left = óóñ ýýóóúúŕ ļéƒţ
terminal-place-right = óóñ ýýóóúúŕ ŕíĝĥţ
terminal-place-across = ááçŕóóšš ƒŕóóɱ ýýóóú
terminal-place-left2 = ţŵóó ţóó ýýóóúúŕ ļéƒţ
terminal-place-right2 = ţŵóó ţóó ýýóóúúŕ ŕíĝĥţ
terminal-place-left3 = ţĥŕéééé ţóó ýýóóúŕ ļéƒţ
terminal-place-right3 = ţĥŕéééé ţóó ýýóóúúŕ ŕíĝĥţ
terminal-pass-to =
    { $partner ->
        [true] Þáášš { $count } ţóó { NAME($seat) }, ýýóóúúŕ þááŕţñéŕ, { WORD($way, of: "terminal-place") }.
       *[false] Þáášš { $count } ţóó { NAME($seat) }, { WORD($way, of: "terminal-place") }.
    }
terminal-pass-scatter = Óóñéé çááŕð ƒóóŕ ééááçĥ óóƒ ţĥéé óóţĥééŕš, ííñ ţĥííš óóŕðéŕ: { NAME($seats) }.
terminal-given = Ţóó { NAME($seat) } { $card }
terminal-received = Ƒŕóóɱ { NAME($seat) }: { $cards }
terminal-received-one = Ƒŕóóɱ { NAME($seat) } { $card }
terminal-auction-carries =
    { WHO($seat) ->
        [you] Ţĥéé þóóţ çááŕŕííééš óóṽééŕ, šóó ţĥééŕéé ííš ñóó ƀííððííñĝ: ýýóóúú ñááɱéé ţĥéé šúúííţ ááĝáíñ áñð þáý ñó ɱóŕé.
       *[other] Ţĥéé þóóţ çááŕŕííééš óóṽééŕ, šóó ţĥééŕéé ííš ñóó ƀíððíñĝ: { NAME($seat) } ñááɱééš ţĥéé šúúííţ ááĝááííñ ááñð þááýš ñó ɱóŕé.
    }
terminal-bid-passed =
    { WHO($seat) ->
        [you] Ýýóóú þášš
       *[other] { NAME($seat) } þááššééš
    }
terminal-bid-made =
    { WHO($seat) ->
        [you] Ýýóóú ƀíð { $bid }
       *[other] { NAME($seat) } ƀííðš { $bid }
    }
terminal-bid-paid =
    { WHO($seat) ->
        [you] Ýýóóúú þááýý ýóúŕ ƀíð óƒ { $bid } ííñţóó ţĥéé þóóţ, ŵĥííçĥ ñóóŵ ĥóóļðšš { CHIPS($pot) }.
       *[other] { NAME($seat) } þááýýš ţĥéé ƀííð óƒ { $bid } ííñţóó ţĥéé þóóţ, ŵĥííçĥ ñóóŵ ĥóóļðšš { CHIPS($pot) }.
    }
terminal-suit-named =
    { WHO($seat) ->
        [you] Ýýóóú ñáɱé { SUIT($suit) } ááñð ļééááð: ééáçĥ { $symbol } çóóúúñţš áá þóóíñţ.
       *[other] { NAME($seat) } ñááɱééš { SUIT($suit) } ááñð ļééááðš: ééáçĥ { $symbol } çóóúúñţš áá þóóíñţ.
    }
terminal-suit-all-passed =
    { WHO($seat) ->
        [you] Ééṽééŕýýóóñéé ĥááš þááššéð: éáçĥ { $symbol } çóóúúñţš áá þóóííñţ, ááñð ýýóóú ļéáð.
       *[other] Ééṽééŕýýóóñéé ĥááš þááššéð: éáçĥ { $symbol } çóóúúñţš áá þóóííñţ, áñð { NAME($seat) } ļééááðš.
    }
terminal-last-bid = Ļáášţ ƀííð: { $bid }, ƀýý { NAME($seat) }
terminal-no-bid = Ñóó ƀííð ýýéţ
terminal-pot = Þóóţ: { CHIPS($chips, as: "terminal-amount") }
terminal-own-stack = Ýýóóúúŕ šţáçķ: { CHIPS($chips, as: "terminal-amount") }
terminal-only-pass =
    { $why ->
        [debt] Ýýóóúú ááŕéé ííñ ðééƀţ, šóó ýýóóú çáñ óñļý þášš.
        [none] Ýýóóúú ĥááṽéé ñóó çĥííþš ļééƒţ, šóó ýýóóúú çáñ óñļý þášš.
       *[short] Ýýóóúú ĥááṽéé ñóó ɱóóŕéé ţĥááñ ţĥááţ, šóó ýýóóú çáñ óñļý þášš.
    }
terminal-counts = { $symbol } çóóúúñţš
terminal-drew = { $play } (ðŕééŵ { $count })
terminal-cancelled =
    { $count ->
        [one] { LIST($cards) } ííš çááñçééļļééð
       *[other] { LIST($cards) } ááŕéé çááñçééļļéð
    }
terminal-trick-stays =
    { WHO($seat) ->
        [you] Ñóó { $symbol } ííš ļééƒţ, šóó ţĥéé { $count } çááŕðš šţááýý óóñ ţĥéé ţááƀļéé ááñð ýýóóúú ļééáð áĝáíñ
       *[other] Ñóó { $symbol } ííš ļééƒţ, šóó ţĥéé { $count } çááŕðš šţááýý óóñ ţĥéé ţááƀļéé ááñð { NAME($seat) } ļééááðš ááĝááíñ
    }
terminal-trick-none-left = Ñóó { $symbol } ííš ļééƒţ ţóó ţááķéé ţĥéé ļáášţ ţŕííçķ
terminal-trick-takes =
    { WHO($seat) ->
        [you] Ýýóóúú ţáķé íţ
       *[other] { NAME($seat) } ţááķééš íţ
    }
terminal-trick-takes-table =
    { WHO($seat) ->
        [you] Ýýóóúú ţááķéé íţ áñð ţĥé { $count } çááŕðš ƒŕóóɱ ţĥéé ţááƀļééé
       *[other] { NAME($seat) } ţááķééš ííţ ááñð ţĥéé { $count } çááŕðš ƒŕóóɱ ţĥéé ţááƀļééé
    }
terminal-trick-partner-takes = { NAME($seat) }, ýýóóúúŕ þááŕţñééŕ, ţááķéš íţ
terminal-trick-partner-takes-table = { NAME($seat) }, ýýóóúúŕ þááŕţñééŕ, ţááķééš ííţ áñð ţĥé { $count } çááŕðš ƒŕóóɱ ţĥéé ţááƀļééé
terminal-on-table = Óóñ ţĥéé ţááƀļéé: { $count } çááŕðšš
terminal-taking =
    { WHO($seat) ->
        [you] Ýýóóúú ááŕéé ŵííññííñĝ íţ šó ƒáŕ
       *[other] { NAME($seat) } ííš ŵííññííñĝ ííţ šóó ƒááŕ
    }
terminal-taking-nobody = Ñóóƀóóðýý ííš ŵííññííñĝ ííţ šóó ƒáŕ
terminal-broken =
    { $suit ->
        [clubs] Çļúúƀš ááŕéé ƀŕóóķééñ.
        [diamonds] Ðííááɱóóñðš ááŕéé ƀŕóóķéñ.
        [spades] Šþááðééš ááŕéé ƀŕóóķéñ.
       *[hearts] Ĥééááŕţš ááŕéé ƀŕóóķéñ.
    }
terminal-held = Çááŕðš ĥééļðð:
terminal-stock = šţóóçķķ { $count }
terminal-kitty-taken =
    { WHO($seat) ->
        [you] Ýýóóúú ţááķéé ţĥé ķíţţý
       *[other] { NAME($seat) } ţááķééš ţĥéé ķííţţýý
    }
terminal-cards =
    { $count ->
        [one] { $count } çááŕð
       *[other] { $count } çááŕðšš
    }
terminal-cards-named =
    { $count ->
        [one] { $count } çááŕð: { $cards }
       *[other] { $count } çááŕðšš: { $cards }
    }
terminal-kitty-with = Ţĥéé ķííţţýý, ŵííţĥ { NAME($seat) }: { $cards }
terminal-you-draw = Ýýóóú ðŕáŵ { $cards }
terminal-stock-empty = Ţĥéé šţóóçķ ííš ééɱþţýý
terminal-out =
    { WHO($seat) ->
        [you] Ýýóóúú ĥááṽéé ñóó çááŕð ļééƒţ ááñð áŕé óúţ.
       *[other] { NAME($seat) } ĥááš ñóó çááŕð ļééƒţ ááñð ííš óóúţ.
    }
terminal-rest-last =
    { WHO($seat) ->
        [you] Ýýóóúú ááŕéé ţĥéé ļáášţ ŵííţĥ çááŕðš ááñð ţááķéé ţĥóóšé ļéƒţ
       *[other] { NAME($seat) } ííš ţĥéé ļáášţ ŵííţĥ çááŕðš ááñð ţááķééš ţĥóóšéé ļééƒţţ
    }
terminal-rest-out-together =
    { WHO($seat) ->
        [you] Ééṽééŕýýóóñéé ĥááš ŕúúñ óóúúţ ţóóĝééţĥééŕ: ýýóóúú ţáķé ţĥé çáŕðš ļéƒţ
       *[other] Ééṽééŕýýóóñéé ĥááš ŕúúñ óóúúţ ţóĝéţĥéŕ: { NAME($seat) } ţááķééš ţĥéé çááŕðš ļééƒţţ
    }
terminal-rest-in-hand = { $count } ííñ ĥááñð
terminal-rest-in-stock = { $count } ííñ ţĥéé šţóóçķķ
terminal-ask-suit = Ñááɱéé ţĥéé šúúííţ ţĥááţ çóóúñţš
terminal-ask-cards = Ýýóóúúŕ çáŕðš
terminal-ask-moon = { $old } óóŕ { $new }
terminal-ask-pass = Þáášš
terminal-ask-bid-one = Ɓííð { $least }, óóŕ þáášš
terminal-ask-bid = Ɓííð { $least } ţóó { $most }, óóŕ þáášš
terminal-ask-lead = Ļééááð áá çáŕð
terminal-ask-lead-only = Ļééááð ţĥé { $card }
terminal-ask-follow = Ƒóóļļóóŵ { SUIT($suit) }
terminal-ask-only = Þļááýý ţĥé { $card }
terminal-ask-any = Ñóó { SUIT($suit) }, þļááýý áñý
terminal-ask-other = Ñóó { SUIT($suit) }
terminal-type-bid = Ţýýþéé áá ñúúɱƀééŕ óóƒ çĥííþš, óŕ { $word }.
terminal-type-suit = Ţýýþé { LIST($suits, list: "or") }; ţĥéé ƒííŕšţ ļééţţééŕ ŵííļļ ðóóó.
terminal-type-pass = Ţýýþéé ţĥéé çááŕðš ţóó þáášš, ļííķéé { $cards }, óóŕ { $key } ƒóóŕ ĥééļþ.
terminal-type-card = Ţýýþéé óóñéé çááŕð, ļíķé { $card }, óóŕ { $key } ƒóóŕ ĥééļþ.
terminal-type-moon = Ţýýþé { $old } óóŕ { $new }.
terminal-no-trick-yet = Ñóó ţŕííçķ ĥááš ƀééééñ ţááķééñ ýýéţ.
terminal-no-hand-yet = Ñóó ĥááñð ííš ƒííñííšĥééð ýýéţ.
terminal-typing-cards = Ţýýþéé áá çááŕð ƀýý ŕááñķ ááñð šúúíţ: { $queen } ííš ţĥéé ɋúúééééñ óóƒ šþáðéš, { $ten } óóŕ { $short } ţĥéé ţééñ óóƒ ðííááɱóóñðš, { $two } ţĥéé ţŵóó óóƒ çļúúƀš. Ţĥéé ŕááñķ ááļóóñéé ŵííļļ ðóó ŵĥééŕéé óóñļýý óóñéé šúúçĥ çááŕð ɱááýý ƀéé þļáýéð.
terminal-typing-brackets = Çááŕðš ííñ [ƀŕááçķééţš] ááŕéé ţĥéé óóñééš ýýóóúú ɱááýý þļááýý; ŵííţĥóóúúţ ƀŕááçķééţš ýýóú ɱáý þļáý áñý.
terminal-typing-enter = Ŵĥééŕéé óóñļýý óóñéé çááŕð ɱááýý ƀéé þļááýýééð, Ééñţééŕ áļóñé þļáýš íţ.
terminal-typing-pass = Ţóó þáášš çááŕðš, ţýýþéé ááļļ óóƒ ţĥééɱ: { $cards }.
terminal-typing-bid = Ţóó ƀííð, ţýýþéé áá ñúúɱƀééŕ óóƒ çĥííþš, óŕ { $word }. Áá šúúííţ ííš ñááɱééð ƀýý ííţš ƒííŕšţ ļééţţéŕ.
terminal-typing-cancelled = Çááŕðš ɱááŕķééð × ááŕéé çááñçééļļééð: ţĥééííŕ óóţĥééŕ çóóþýý ĥááš ƒááļļééñ ţóó ţĥéé šááɱéé ţŕíçķ.
terminal-command-scores = ţĥéé šçóóŕéé šĥééééţ, ááñð ţĥéé þóóííñţš óóƒ ţĥííš ĥááñð šóó ƒááŕ
terminal-command-scores-chips = ţĥéé šçóóŕéé šĥééééţ, ţĥéé çĥííþš, ááñð ţĥéé þóóííñţš óóƒ ţĥííš ĥááñð šóó ƒááŕŕ
terminal-command-last = ţĥéé ļáášţ ţŕííçķķ
terminal-command-rules = ţĥéé ŕúúļééš óóƒ ţĥííš ĝááɱé
terminal-command-hint = ŵĥááţ ţĥéé çóóááçĥ ŵóóúúļð ðóó, ááñð ŵĥýý
terminal-command-quit = ļééááṽéé; ţĥéé ĝááɱéé ííš šááṽéð, áñð `{ $command }` çóóñţííñúúééš íţ
terminal-hint-bid = Ţĥéé çóóááçĥ ŵóóúúļð ƀííð { $bid }.
terminal-hint-no-bid = Ţĥéé çóóááçĥ ŵóóúúļð þáášš.
terminal-hint-suit = Ţĥéé çóóááçĥ ŵóóúúļð ñááɱé { SUIT($suit) }.
terminal-hint-play = Ţĥéé çóóááçĥ ŵóóúúļð þļááý { $card }.
terminal-hint-pass = Ţĥéé çóóááçĥ ŵóóúúļð þáášš { $cards }.
terminal-hint-moon = Ţĥéé çóóááçĥ ŵóóúúļð šááý { $way }.
terminal-hint-points = Þóóííñţš ţóó ééẋþééçţ ƒŕóóɱ ţĥííš ĥááñðð:
terminal-hint-costs = Þóóííñţš ţĥááţ ééááçĥ çááŕð ŵóóúúļð çóóšţ:
terminal-hint-chips = Çĥííþš ţóó ĝááííñ, çóóɱþááŕééð ŵííţĥ çááŕééƒúúļ þļááý:
terminal-moon-mark = * áá ɱóóóóñ ŵááš šĥóţ
terminal-so-far = Ííñ ţĥííš ĥááñð šóó ƒááŕ:
terminal-sides = Šííðééš:
terminal-side = { NAME($seats) } { $points }
terminal-dropped =
    { WHO($seat) ->
        [you] Ýýóóúú ðŕóóþ 50 ƒóóŕ ļááñðííñĝ óóñ áá ƒíƒţý.
       *[other] { NAME($seat) } ðŕóóþš 50 ƒóóŕ ļááñðííñĝ óóñ áá ƒííƒţýý.
    }
terminal-chips-head = Çĥííþšš:
terminal-chips-debt = { $holding } (áá ðééƀţ)
terminal-chips-pot = ţĥéé þóóţ { CHIPS($chips, as: "terminal-amount") }
terminal-settled = Ţĥéé çĥííþšš
terminal-cashed = Ţĥéé çĥííþš ááţ ţĥéé ééñðð ({ CHIPS($bought, as: "terminal-amount") } ƀóóúúĝĥţ)
terminal-cashed-worth = Ţĥéé çĥííþš ááţ ţĥéé ééñðð ({ CHIPS($bought, as: "terminal-amount") } ƀóóúúĝĥţ ááţ { NUMBER($worth, maximumFractionDigits: 6) } ééáçĥ)
terminal-pot-left = { CHIPS($chips) } ļééƒţ ííñ ţĥéé þóóţ, ŵĥííçĥ ñóóƀóóðýý ĥááš ŵóóñ.
terminal-moon-shot =
    { WHO($seats) ->
        [you] Ýýóóúú šĥóóţ ţĥéé ɱóóñ.
       *[other] { NAME($seats, at: "start") } šĥóóţ ţĥéé ɱóóóóñ.
    }
terminal-sun-shot =
    { WHO($seats) ->
        [you] Ýýóóúú šĥóóţ ţĥéé šúñ.
       *[other] { NAME($seats, at: "start") } šĥóóţ ţĥéé šúúññ.
    }
terminal-moon-old =
    { $sides ->
        [true] Ééṽééŕýý óóþþóóñééñţ áððš { $points }.
       *[false] Ééṽééŕýýóóñéé ééļšé áððš { $points }.
    }
terminal-moon-new =
    { WHO($seats) ->
        [you] Ýýóóúú ţááķé óƒƒ { $points }.
        [one] { NAME($seats) } ţááķééš óóƒƒ { $points }.
        [with-you] Ééááçĥ óóƒ ýýóóúú ţáķéš óƒƒ { $points }.
       *[many] Ééááçĥ óóƒ ţĥééɱ ţááķééš óƒƒ { $points }.
    }
terminal-moon-new-choice =
    { WHO($seats) ->
        [you] Ýýóóúú ţááķé óƒƒ { $points }.
       *[with-you] Ééááçĥ óóƒ ýýóóúú ţáķéš óƒƒ { $points }.
    }
terminal-wins =
    { WHO($seats) ->
        [you] Ýýóóúú ŵííñ ţĥéé ĝáɱé.
        [one] { NAME($seats) } ŵííñš ţĥéé ĝááɱéé.
       *[many] { NAME($seats, at: "start") } ŵííñ ţĥéé ĝááɱéé.
    }
terminal-shared-win = { NAME($seats, at: "start") } ááŕéé ļééṽééļ ááñð šĥááŕéé ţĥéé ŵíñ.
terminal-level = { NAME($seats, at: "start") } ááŕéé ļééṽééļ, šóó ááñóóţĥééŕ ĥááñð ííš þļáýéð.
terminal-over = Ţĥéé ĝááɱéé ííš óóṽéŕ.
terminal-game-kept = Ţĥéé ĝááɱéé ííš šááṽéð; `{ $command }` çóóñţííñúúééš íţ.
terminal-game-aside = Ţĥéé ĝááɱéé ýýóóúú ļééƒţ ííš ķéþţ íñ { $file }
terminal-game-unkept = Ţĥéé ĝááɱéé çááñ’ţ ƀéé ķééþţ ííñ { $file }: { $reason }
terminal-game-beside = Ááñóóţĥééŕ ĝááɱéé ííš ķééþţ íñ { $file } ñóóŵ; ţĥííš óóñéé ííš ķééþţ íñ { $kept }
terminal-evening-kept = Ţĥéé ééṽééñííñĝ ííš šááṽéð; `{ $command }` çóóñţííñúúééš íţ.
terminal-evening-aside = Ţĥéé ééṽééñííñĝ ƀééƒóóŕéé ţĥííš óóñéé ííš ķéþţ íñ { $file }
terminal-evening-beside = { $file } šţááýýš ááš ííţ ííš; ţĥéé ééṽééñííñĝ ííš ķéþţ íñ { $kept }
terminal-evening-unkept = Ţĥéé ééṽééñííñĝ çááñ’ţ ƀéé ķééþţ ííñ { $file }: { $reason }
terminal-no-game-kept = ñóó ĝááɱéé ííš ķééþţ íñ { $file }
terminal-no-evening-kept = ñóó ééṽééñííñĝ ííš ķééþţ íñ { $file }
terminal-game-not-text = { $file } ííš ñóóţ áá ķééþţ ĝááɱéé: ííţ ííš ñóóţ ţéẋţ
terminal-game-unreadable = { $file } çááñ’ţ ƀéé ŕééþļááýýéð: { $reason }
terminal-game-ended = ţĥéé ĝááɱéé íñ { $file } ííš óóṽéŕ
terminal-game-there = { $file } ííš ţĥééŕéé ááļŕééáðý; { $option } ĝóóééš óóñ ŵííţĥ ţĥéé ĝááɱéé íñ íţ
terminal-evening-there = { $file } ííš ţĥééŕéé ááļŕééáðý; { $option } ĝóóééš óóñ ŵííţĥ ţĥéé ééṽééñííñĝ íñ íţ
terminal-resume-game-takes-no = { $option } ĝóóééš óóñ ŵííţĥ ţĥéé ķééþţ ĝááɱéé, šóó ííţ ţááķéš ñó { $other }
terminal-resume-evening-takes-no = { $option } ĝóóééš óóñ ŵííţĥ ţĥéé ķééþţ ééṽééñííñĝ, šóó ííţ ţááķéš ñó { $other }
terminal-file = { $file }: { $reason }
terminal-file-not-text = { $file } ííš ñóóţ ţééẋţ ííñ ÚúŢƑ-8; šááṽéé ííţ ííñ ţĥááţ ééñçóóðíñĝ
terminal-system-missing = Ñóó šúúçĥ ƒííļéé óóŕ ðííŕééçţóŕý
terminal-system-folder = Ííš áá ðííŕééçţóŕý
terminal-system-no-folder = Ñóóţ áá ðííŕééçţóóŕý
terminal-system-forbidden = Þééŕɱííššííóóñ ðééñííéð
terminal-system-there = Ƒííļéé ééẋííšţš
terminal-system-full = Ñóó šþááçéé ļééƒţ óóñ ðééṽííçé
terminal-system-failing = Ííñþúúţ/óóúúţþúúţ ééŕŕóŕ
terminal-system-large = Ƒííļéé ţóóóó ļáŕĝé
terminal-system-read-only = Ŕééááð-óóñļýý ƒííļéé šýšţéɱ
terminal-system-long = Ƒííļéé ñááɱéé ţóóó ļóñĝ
terminal-try-help = { $reason }; ţŕýý `{ $command }`
terminal-whole-number = { $option } ţááķééš áá ŵĥóóļéé ñúúɱƀééŕ ƒŕóɱ { $least } ţóó { $most }
terminal-wrong-names = { $option } ţááķééš ðííƒƒééŕééñţ ñááɱééš óóƒ 1 ţóó 20 ļééţţééŕš, ŵííţĥ çóóɱɱááš ƀééţŵééééñ ţĥééɱ
terminal-names-many = { $option } ĥááš { $count } ñááɱééš ƒóóŕ { $players } þļááýýéŕš
terminal-bots-many = { $option } ñááɱééš { $count } ƀóóţš ƒóóŕ { $seats } šééááţš
terminal-no-language = { $option } ţááķééš { LIST($languages, list: "or") }, ñóóţ “{ $given }”
terminal-preset-or-file = çĥóóóóšéé áá ĝááɱé ŵíţĥ { $preset } óóŕ ŵííţĥ { $rules }, ñóóţ ƀóóţĥ
terminal-no-preset = ţĥééŕéé ííš ñóó þŕééšéţ “{ $name }”; ţĥééŕéé ááŕé { LIST($names) }
terminal-field-value = { $option } ţááķééš { $form }, ñóóţ “{ $given }”
terminal-json-or-markdown = çĥóóóóšé { $json } óóŕ { $markdown }, ñóóţ ƀóóţĥ
terminal-all-games-take-no-rules = { $list } ááñð { $all } šĥóóŵ ééṽééŕýý ĝááɱéé, šóó ţĥééýý ţááķé ñó ŕúļéš
terminal-list-or-all = çĥóóóóšé { $list } (ţĥééííŕ ñááɱééš) óŕ { $all } (ĥóóŵ ééááçĥ ííš þļááýýééð), ñóóţ ƀóţĥ
terminal-list-no-markdown = { $list } ĥááš ñóó Ṁááŕķðóóŵñ ƒóóŕɱɱ; { $book } þŕííñţš ţĥéé ŕúúļéé ƀóóóóķ
terminal-match-needs = áá ɱááţçĥ ñééééðš { $hands } óóŕ { $games }
terminal-arena-either = ñááɱéé ţĥéé þļááýýééŕš óóƒ áá ɱááţçĥ, óóŕ šĥóóŵ óóñéé ƒŕóóɱ áá ƒíļé ŵíţĥ { $show }; ñóóţ ƀóóţĥ
terminal-arena-resume-what = { $resume } ñééééðš { $record }: ţĥéé ƒííļéé óóƒ ţĥéé ɱááţçĥ ţóó ĝóó óóñ ŵíţĥ
terminal-limit-above = { $option } ţááķééš áá ñúúɱƀééŕ óóƒ šééçóóñðš ááƀóṽé 0
terminal-memory-size = { $option } ţááķééš áá šíížéé ļíķé { LIST($sizes, list: "or") }
terminal-settle-least = { $option } ţááķééš áá ñúúɱƀééŕ óóƒ þóóííñţš, 0 óóŕ ɱóŕé
terminal-sheet-takes-no = áá šĥééééţ ƒŕóóɱ áá ƒííļéé ţááķéš ñó { $option }
terminal-chips-for-none = { $option } ííš ƒóóŕ ŕúúļééš ŵííţĥ çĥííþšš; { $settlement } çĥóóóóšééš ţĥééɱ
terminal-json-for-file = { $option } ííš ƒóóŕ áá šĥééééţ ƒŕóóɱ áá ƒíļé
terminal-dealer-none = { $option } ţááķééš óóñéé óƒ { LIST($names) }, ñóóţ “{ $given }”
terminal-output-closed = šţááñðááŕð óóúúţþúúţ ííš çļóóšééð
terminal-words-argument = { $name }: { $reason }
terminal-words-unknown = úúñķñóóŵñ ŵóóŕðšš: { $words }
terminal-words-missing = ɱííššííñĝ: { $names }
terminal-words-one-of-missing = óóñéé óóƒ ţĥééšéé ííš ñééðéð: { $names }
terminal-words-no-value = ţááķééš óóñéé ṽááļúé
terminal-words-some-value = ţááķééš ááţ ļééáášţ óóñéé ṽáļúé
terminal-words-most-value = ţááķééš ááţ ɱóóšţ óóñéé ṽááļúé
terminal-words-surplus = ţááķééš ñóó ṽááļúúé, ñóţ “{ $value }”
terminal-words-not-number = “{ $value }” ííš ñóóţ áá ñúúɱƀéŕ
terminal-words-not-whole = “{ $value }” ííš ñóóţ áá ŵĥóóļéé ñúúɱƀéŕ
terminal-words-not-with = ñóóţ ááļļóóŵééð ŵííţĥ { $other }
terminal-words-ambiguous = { $option } ɱííĝĥţ ƀéé { $matches }
terminal-words-unknown-command = ţĥééŕéé ííš ñóó çóóɱɱááñð “{ $name }”; ţĥééŕéé ááŕé { LIST($choices) }
terminal-no-command = Ţĥééŕéé ííš ñóó çóóɱɱááñð “{ $given }”.
terminal-serving = ÓóþééñĤééááŕţš ííš áţ { $address }
terminal-serving-network = Óóñ ţĥéé ñééţŵóóŕķ ííţ ííš áţ { $address }
terminal-not-built = ţĥéé þááĝéé ííš ñóóţ ƀúúííļţ ýéţ; `{ $command }` ƀúúííļðš ííţ ááñð šééŕṽééš ííţ
terminal-port-private = þóóŕţ { $port } ííš ŕééšééŕṽééð ƒóóŕ ţĥéé šýýšţééɱ; çĥóóóóšéé óóñéé ƒŕóóɱ 1024 úþ ŵíţĥ { $option }
terminal-port-taken = þóóŕţ { $port } ííš ţááķééñ; çĥóóóóšéé ááñóóţĥéŕ ŵíţĥ { $option }
terminal-ports-taken = ţĥéé þóóŕţšš { $first } ţóó { $last } ááŕéé ááļļ ţááķééñ; çĥóóóóšéé óñé ŵíţĥ { $option }
terminal-no-listening = çááñ’ţ ļííšţééñ ááţ { $host }: { $reason }
terminal-http-method = Óóñļý { $get } ááñð { $head } ááŕéé ááñšŵééŕééð ĥéŕé.
terminal-http-address = Ţĥááţ ííš ñóóţ ááñ ááððŕééšš.
terminal-http-host = Ñóó šééŕṽééŕ ñááɱééð { $given } ííš ĥééŕé.
terminal-http-origin = Áá þááĝéé ƒŕóóɱ ééļšééŵĥééŕéé ɱááýý ñóóţ áášķ ƒóŕ ţĥáţ.
terminal-no-server = šééŕṽííñĝ ñééééðš ɱóóŕéé ţĥááñ þļááýýííñĝ; ííñšţááļļ ííţ ŵííţĥ `{ $command }`
terminal-no-server-here = šééŕṽííñĝ ŵóóŕķš óóñ Ļííñúúẋ ááñð ɱááçÓóŠ; óóñ Ŵííñðóóŵš, ŕúúñ ííţ ííñ ŴŠĻļ
terminal-no-database = çááñ’ţ úúšéé ţĥéé ðááţááƀášé { $given }: { $reason }
terminal-database-neither = áá ðááţááƀáášéé ííš á ƒíļé, óŕ { $url }; { $given } ííš ñééííţĥéŕ
terminal-database-foreign = ííţ ííšñ’ţ ááñ ÓóþééñĤééááŕţš ðááţááƀášé
terminal-database-newer = áá ñééŵééŕ ṽééŕšííóóñ óóƒ ÓóþééñĤééááŕţš ĥááš úšéð íţ
terminal-database-damaged = ííţ ííš ðááɱááĝéð; `{ $command }` þúúţš áá ƀááçķúúþ ííñ ííţš þļááçé
terminal-database-busy = ááñóóţĥééŕ þŕóóĝŕááɱ ííš úúšííñĝ ííţ; ţŕýý ááĝááííñ ííñ á ɱóɱéñţ
terminal-database-url = ííţš ÚúŔĻ çááñ’ţ ƀéé ŕééááð; ííñ áá þááššŵóóŕð, çĥááŕááçţééŕš šúúçĥ ááš / ááñð @ ááŕéé ŵŕííţţééñ %2Ƒ ááñð %40
terminal-database-served = áá šééŕṽééŕ ííš úúšíñĝ { $file } ááļŕééááðýý; šţóóþ ííţ, óóŕ ñááɱéé ááñóóţĥééŕ ƒíļé ŵíţĥ { $option }
terminal-no-metrics = { $option } ţááķééš áá þóóŕţ ƒŕóóɱ { $least } ţóó { $most }, óóŕ ĤÓóŠŢ:ÞÓóŔŢţ; “{ $given }” ííš ñééííţĥéŕ
terminal-no-public-address = { $option } ţááķééš ááñ ááððŕééšš ááš áá ƀŕóóŵšééŕ šĥóóŵš ííţ, šúúçĥ ááš ĥţţþš://ĥééááŕţš.ééẋááɱþļééé; “{ $given }” ííš ñóóñé
terminal-workers-share = { $option } ááƀóóṽéé 1 ñééééðš áá ðááţááƀáášéé ţĥááţ šééṽééŕáļ çáñ úšé: { $database } þóóšţĝŕééšɋļļļ://…
terminal-http-nothing = Ţĥééŕéé ííš ñóóţĥííñĝ ááţ ţĥííš ááððŕééšš. Ţĥéé ĝááɱéé ííš áţ { $home } .
terminal-house-rules = { $game }, ŵííţĥ ĥóóúúšéé ŕúúļéš
terminal-other-games = Óóţĥééŕ ĝááɱééš: { LIST($names) }.
terminal-other-games-how = `{ $command }` ééẋþļááííñš ĥóóŵ ééááçĥ ííš þļááýéð.
terminal-dealing = ðééááļíñĝ
terminal-versus = { $first } ṽ { $second }
terminal-give-or-take = { $mean } ± { $error }
terminal-range = { $low } ţóó { $high }
terminal-seatings =
    { $count ->
        [one] { $count } šééááţííñĝ óóƒ ééááçĥ ðéáļ
       *[other] { $count } šééááţííñĝš óóƒ ééááçĥ ðéáļ
    }
terminal-column-player = þļááýýéŕ
terminal-column-moons = ɱóóóóñš
terminal-column-time = ɱš áá ðééçííšííóñ
terminal-column-longest = ļóóñĝééšţ
terminal-column-pairing = þááííŕíñĝ
terminal-column-deals = ðééááļš
terminal-column-better = ƀééţţééŕ ƀýý
terminal-column-sure = 95% šúúŕé
terminal-column-games = ĝááɱééš
terminal-column-won = ţĥéé ƒííŕšţ ŵóóññ
terminal-column-rating = ŕááţííñĝ
terminal-unit-points = þóóííñţš áá ĥááñð
terminal-unit-chips = çĥííþš áá ĝááɱéé
terminal-settled-equal =
    { $deals ->
        [one] Šééţţļééð ááƒţééŕ { $deals } ðééáļ: { $first } ááñð { $second } ðííƒƒééŕ ƀýý ñóó ɱóóŕéé ţĥááñ áášķééð, íñ { $unit }.
       *[other] Šééţţļééð ááƒţééŕ { $deals } ðééááļš: { $first } ááñð { $second } ðííƒƒééŕ ƀýý ñóó ɱóóŕéé ţĥááñ áášķééð, íñ { $unit }.
    }
terminal-settled-better =
    { $deals ->
        [one] Šééţţļééð ááƒţééŕ { $deals } ðééáļ: { $better } ííš ƀééţţééŕ ţĥááñ { $worse }.
       *[other] Šééţţļééð ááƒţééŕ { $deals } ðééááļš: { $better } ííš ƀééţţééŕ ţĥááñ { $worse }.
    }
terminal-settled-games =
    { $games ->
        [one] Šééţţļééð ááƒţééŕ { $games } ĝááɱé: { $better } ŵííñš ɱóóŕéé ţĥááñ { $worse }.
       *[other] Šééţţļééð ááƒţééŕ { $games } ĝááɱééš: { $better } ŵííñš ɱóóŕéé ţĥááñ { $worse }.
    }
terminal-faults = Ļóóšţ ƀýý ƒááúúļţš óóƒ { $player }: { LIST($faults) }.
terminal-fault-many = { $kind } { $count }
terminal-first-fault = Ţĥéé ƒííŕšţ ţííɱéé: { LIST($fault) }
terminal-ended-at-once = ééñðééð ƀééƒóóŕéé ţĥéé ƒííŕšţ ðééááļ ŵááš þļááýéð
terminal-ended-early = Ééñðééð ááƒţééŕ { $done } óóƒ { $planned } ðééááļš ááñð ĝááɱééš.
terminal-dataset-pyarrow = { $option } ñééééðš `{ $command }`
terminal-dataset-there = { $folder } ííš ţĥééŕéé ááļŕééááðýý; áá ðááţáá šééţ ƀééĝííñš ííñ á ñéŵ ƒóļðéŕ
terminal-dataset-written = { $folder } ĥááš { $decisions } ðééçííšííóóñš; ĝááɱééš þļááýéð: { $games }.
terminal-bench-core = ííñ ţĥéé çóóŕé
terminal-bench-steps = šţééþ ƀýý šţééþþ
terminal-bench-core-rate =
    { $threads ->
        [one] ííñ ţĥéé çóóŕéé, óóñéé ţĥŕéáð: { $hands } ĥááñðš/šš ({ $decisions } ðééçííšííóóñš/š)
       *[other] ííñ ţĥéé çóóŕé, { $threads } ţĥŕééááðš: { $hands } ĥááñðš/šš ({ $decisions } ðééçííšííóóñš/š)
    }
terminal-bench-steps-rate = šţééþ ƀýý šţééþ ƒŕóóɱ Þýýţĥóóññ: { $hands } ĥááñðš/šš ({ $decisions } ðééçííšííóóñš/š)
terminal-bench-random = ŕááñðóóɱ þļááýý: { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } þóóííñţš áá šééááţ ááñð ĥááñð, áá ɱóóóñ íñ { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }% óóƒ ţĥéé ĥááñðšš
terminal-at = { $place }: { $reason }
terminal-place-line = { $file }, ļííñé { $line }
terminal-place-column = { $file }, ļííñé { $line }, çóóļúúɱñ { $column }
terminal-place-hand = { $file }, ĥááñð { $hand }
terminal-place-hand-column = { $file }, ĥááñð { $hand }, çóóļúúɱñ { $column }
terminal-place-member = { $file }, “{ $member }”
terminal-players-many = ţŵóó ţóó ééļééṽééñ þļááý, ñóţ { $count }: { LIST($names) }
terminal-players-none = ţŵóó ţóó ééļééṽééñ þļááýý, ááñð ñóó ñááɱééš ááŕé ĝíṽéñ
terminal-name-long = “{ $name }” ííš ñóóţ áá ñááɱéé óóƒ 1 ţóó 20 ļéţţéŕš
terminal-name-twice = ţŵóó þļááýýééŕš ĥááṽéé ţĥéé šááɱéé ñáɱé: { LIST($names) }
terminal-rules-for-others = ţĥéé ŕúúļééš ááŕéé ƒóŕ { $players } þļááýýééŕš, ááñð ţĥééŕéé áŕé { $count } ñááɱééš
terminal-evening-object = { $file } ɱúúšţ ƀéé ááñ óóƀĵééçţ ŵííţĥ { LIST($members) }
terminal-evening-member = { $file }: ţĥééŕéé ííš ñóó þļááçéé ƒóŕ “{ $given }”; ííţ ĥááš { LIST($members) }
terminal-evening-list-of-names = { $file }: “{ $member }” ííš áá ļííšţ óóƒ ţĥéé þļááýýééŕš’ ñáɱéš
terminal-evening-list-of-hands = { $file }: “{ $member }” ííš áá ļííšţ óóƒ ĥááñðš, ļííķé { $like }
terminal-evening-rule-set = { $file }: “{ $member }” ííš áá ŕúúļéé šééţ, ļíķé { $like }
terminal-evening-dealer = { $file }: “{ $member }” ííš áá þļááýýééŕ’š ñááɱéé, óóŕ áá šéáţ ƒŕóɱ 0 ţó { $most }
terminal-evening-empty = { $file } ííš ééɱþţýý: ííţš ƒííŕšţ ļííñéé ñááɱééš ţĥéé þļááýýéŕš, { $like }
terminal-column-twice = ţŵóó çóóļúúɱñš ááŕéé çááļļééð { $column }
terminal-names-numbers = ţĥéé ƒííŕšţ ļííñéé ñááɱééš ţĥéé þļááýýééŕš, ļííķé { $like }; ĥééŕéé ííţ ĥááš óóñļýý ñúúɱƀéŕš
terminal-column-unnamed = áá çóóļúúɱñ ĥááš ñóó ñááɱé
terminal-column-empty = ñóóƀóóðýý çááļļéð { $column } ĥááš ááñýý þóóíñţš
terminal-columns-known = áá çóóļúúɱñ ííš áá þļááýýééŕ, áá çáŕð ļíķé { $card }, óóŕ { LIST($words, list: "or") }
terminal-cells-many =
    { $cells ->
        [one] { $file }, ļííñé { $line } ĥááš { $cells } çééļļ, ááñð ţĥéé ƒííŕšţ ļííñééé { $columns } çóóļúúɱñš
       *[other] { $file }, ļííñé { $line } ĥááš { $cells } çééļļš, ááñð ţĥéé ƒííŕšţ ļííñééé { $columns } çóóļúúɱñš
    }
terminal-cell-long = áá çééļļ ĥááš ɱóóŕéé ţĥááñ { $most } ļééţţééŕš; áá ɋúúóóţááţííóóñ ɱááŕķ ɱááýý ĥááṽéé ƀéééñ ļéƒţ óþéñ
terminal-line-long = áá ļííñéé ĥááš ɱóóŕéé ţĥáñ { $most } ļééţţééŕš
terminal-cell-no-points = “{ $given }” ííš ñóóţ áá ŵĥóóļéé ñúúɱƀééŕ óóƒ þóóíñţš
terminal-cell-no-chips = “{ $given }” ííš ñóóţ áá ŵĥóóļéé ñúúɱƀééŕ óóƒ çĥíþš
terminal-cell-no-moon = “{ $given }” ííš ñééííţĥéŕ { $old } (ţĥéé óóţĥééŕš ááðð) ñóóŕ { $new } (ţĥéé šĥóóóóţééŕ šúúƀţŕááçţšš)
terminal-cell-no-sun = “{ $given }” ííš ñééííţĥéŕ { $yes } ñóóŕ { $no }
terminal-none-of = “{ $given }” ííš ñóóñéé óƒ { LIST($names) }
terminal-ask-players = Þļááýýéŕš
terminal-ask-game = Ĝááɱé
terminal-ask-chips = Çĥííþšš
terminal-who-plays = Ŵĥóó þļááýýš, çļóóçķŵííšéé? Ñááɱééš ŵííţĥ çóóɱɱááš ƀééţŵééééñ ţĥééɱ.
terminal-which-game = Ŵĥííçĥ ĝááɱéé? { LIST($games, list: "or") } ({ $usual } úúñļééšš ýýóóúú šááýý óţĥéŕŵíšé).
terminal-which-chips = Çĥííþšš? { LIST($kinds, list: "or") } ({ $usual } úúñļééšš ýýóóúú šááýý óţĥéŕŵíšé).
terminal-sentence = { $reason }.
terminal-no-game = Ţĥééŕéé ííš ñóó ĝááɱé “{ $given }”.
terminal-no-settlement = Ţĥééŕéé ííš ñóó šúúçĥ šééţţļééɱééñţ; ţĥééŕéé ááŕé { LIST($kinds) }.
terminal-not-adding-up = Ĥááñð { $number } ðóóééš ñóóţ ááðð úþ.
terminal-mend-hand = Ţýýþé `{ $number }:` ááñð ííţš þóóííñţš.
terminal-evening-over = Ţĥéé ĝááɱéé ííš óóṽééŕ. Ííš áá ĥááñð ŵŕóñĝ? `{ $mend }` þúúţš ĥááñðð { $number } ŕííĝĥţţ, `{ $undo }` ţááķééš ƀááçķ ţĥéé ļáášţ çĥááñĝéé; Ééñţééŕ ááļóóñéé ééñðš ţĥéé ééṽééñíñĝ.
terminal-ask-correction = Çóóŕŕééçţííóóñ
terminal-nothing-to-undo = Ţĥééŕéé ííš ñóóţĥííñĝ ţóó ţááķéé ƀáçķ.
terminal-no-hand-so-far = Ţĥééŕéé ííš ñóó ĥááñð { $number } ýýéţ.
terminal-typing-points = Ţýýþéé ţĥéé þóóííñţš óóƒ ţĥéé ĥááñð ííñ ţĥéé óóŕðééŕ óóƒ ţĥéé ñááɱéš: { $points }.
terminal-typing-taken = Óóŕ ŵĥóó ţóóóóķ ŵĥááţ: { $taken }.
terminal-typing-moon = Óóŕ ŵĥóó šĥóóţ ţĥéé ɱóóóóñ: { LIST($moons, list: "or") }.
terminal-typing-more = Ŵĥééŕéé ţĥéé ŕúúļééš áášķ ƒóóŕ ííţ, ŵĥóó ƀííð ŵĥááţ ááñð ñááɱééð ŵĥííçĥ šúúííţ: { $bid }; ţĥéé šúúííţ ááļóóñéé ŵĥííļéé ţĥéé þóóţ çáŕŕíéš: { $suit }; ŵĥóó ţóóóóķ ñóó ţŕííçķ: { $notrick }.
terminal-typing-short = Áá ñááɱéé ɱááýý ƀéé çúúţ šĥóóŕţ ááš ļóóñĝ ááš ííţ ƒííţš óóñéé þļááýéŕ óñļý.
terminal-command-mend = þúúţš ĥááñðð { $number } ŕííĝĥţţ
terminal-command-undo = ţááķééš ƀááçķ ţĥéé ļáášţ çĥááñĝééé
terminal-command-sheet = ţĥéé šĥééééţ šóó ƒááŕ
terminal-command-leave = ļééááṽéé; ţĥéé ééṽééñííñĝ ííš šáṽéð
terminal-command-leave-at-once = ļééááṽé
terminal-players-are = Þļááýýéŕš: { LIST($names) }
terminal-missing-taker = Ááƒţééŕ { $word } çóóɱééš ŵĥóó ţóóóóķ íţ; { $key } ƒóóŕ ĥééļþ.
terminal-missing-shooter = Ááƒţééŕ { $word } çóóɱééš ŵĥóó šĥóóţ ííţ; { $key } ƒóóŕ ĥééļþ.
terminal-missing-trickless = Ááƒţééŕ { $word } çóóɱééš ŵĥóó ţóóóóķ ñóóñé; { $key } ƒóóŕ ĥééļþ.
terminal-missing-bidder = Ááƒţééŕ { $word } çóóɱééš ŵĥóó ƀííð; { $key } ƒóóŕ ĥééļþ.
terminal-missing-chips = Ááƒţééŕ { $word } ááñð ţĥéé ƀííððééŕ çóóɱééš ĥóóŵ ɱááñýý çĥííþš; { $key } ƒóóŕ ĥééļþ.
terminal-missing-suit = Ţĥéé šúúííţ ííš ɱííššííñĝ; { $key } ƒóóŕ ĥééļþ.
terminal-missing-counts = Ááƒţééŕ { $word } çóóɱé { $count } ñúúɱƀééŕš, óóñéé ƒóóŕ ééááçĥ þļááýéŕ; { $key } ƒóóŕ ĥééļþ.
terminal-no-whole-number = “{ $given }” ííš ñóóţ áá ŵĥóóļéé ñúúɱƀéŕ.
terminal-name-unknown = “{ $given }” ííš ñóóñéé óƒ { LIST($names) }.
terminal-name-many = “{ $given }” çóóúúļð ƀé { LIST($names, list: "or") }.
terminal-says-nothing = “{ $given }” ɱééááñš ñóóţĥííñĝ ĥééŕéé; { $key } ƒóóŕ ĥééļþ.
terminal-numbers-many = { $count } ñúúɱƀééŕš ƒóóŕŕ { $players } þļááýýéŕš: { LIST($names) }.
terminal-chips-row = Çĥííþšš
terminal-shot-mark = * šĥóóţ ţĥéé ɱóóóóñ
terminal-next-pass =
    { $way ->
        [left] { $name } ðééááļš ĥááñð { $number }; þáášš { $count } ţóó ţĥéé ļééƒţ.
        [right] { $name } ðééááļš ĥááñð { $number }; þáášš { $count } ţóó ţĥéé ŕííĝĥţţ.
        [across] { $name } ðééááļš ĥááñð { $number }; þáášš { $count } ááçŕóóšš.
        [left2] { $name } ðééááļš ĥááñð { $number }; þáášš { $count } ţŵóó ţóó ţĥéé ļééƒţ.
        [right2] { $name } ðééááļš ĥááñð { $number }; þáášš { $count } ţŵóó ţóó ţĥéé ŕííĝĥţţ.
        [left3] { $name } ðééááļš ĥááñð { $number }; þáášš { $count } ţĥŕéééé ţóó ţĥéé ļééƒţ.
        [right3] { $name } ðééááļš ĥááñð { $number }; þáášš { $count } ţĥŕéééé ţóó ţĥéé ŕííĝĥţ.
        [scatter] { $name } ðééááļš ĥááñð { $number }; óóñéé çááŕð ţóó ééááçĥ óóƒ ţĥéé óţĥéŕš.
       *[hold] { $name } ðééááļš ĥááñð { $number }; ñóóţĥííñĝ ííš þááššééð.
    }
terminal-next-carries = { $name } ðééááļš ĥááñð { $number }; ţĥéé þóóţ çááŕŕííééš, ááñð { $bidder } ñááɱééš ţĥéé šúúííţ ááĝáíñ.
terminal-next-auction = { $name } ðééááļš ĥááñð { $number }; { $bidder } ƀííðš ƒííŕšţţ.
terminal-in-pot = Ííñ ţĥéé þóóţ: { $chips }.
terminal-has-in-pot = { $name } ĥááš { $chips } ííñ ţĥéé þóóţ.
terminal-gives = { $name } ĝííṽééš { $other } { $chips }.
terminal-usage = úúšááĝé:{ " " }
terminal-heading-options = óóþţííóñš
terminal-heading-words = ááŕĝúúɱééñţš
terminal-heading-commands = çóóɱɱááñðšš
terminal-examples = ééẋááɱþļééš:
terminal-about = Ĥééááŕţš, ééṽééŕýý ŵááýý ííţ ííš þļááýýééð: ííñ ţĥéé ţééŕɱííñááļ, ííñ ţĥéé ƀŕóóŵšééŕ, áñð ƒóŕ ƀóţš.
terminal-more-help = `{ $command }` ţééļļš ɱóóŕéé ááƀóóúúţ éáçĥ.
terminal-option-help = šĥóóŵ ţĥííš ĥééļþ ááñð ééẋííţţ
terminal-option-version = šĥóóŵ ţĥéé ṽééŕšííóóñ ááñð ééẋíţ
terminal-option-language = ţĥéé ļááñĝúúááĝé: { LIST($languages, list: "or") } (ééļšéé ŵĥááţ ţĥéé ééñṽííŕóóñɱééñţ áášķš ƒóóŕ)
terminal-option-json = ááš ĴŠÓóÑ
terminal-option-preset = áá ĝááɱéé ƀýý ííţš ñáɱé; `{ $command }` ļííšţš ţĥééɱ (ƀļááçķ-ļááðýýý)
terminal-option-rules = áá ŕúúļéé šééţ ááš áá ĴŠÓóÑ ƒííļéé, óóŕ áá ĝááɱé ƀý íţš ñáɱé
terminal-option-set = çĥááñĝééš áá ŕúúļé: { LIST($examples, list: "unit") }; ɱááýý ƀéé ŕééþééáţéð
terminal-example-play = áá ĝááɱéé ááĝááííñšţ ţĥŕéééé ƀóóţš, ĥééŕéé ííñ ţĥéé ţéŕɱíñáļ
terminal-example-seed = ţĥéé šááɱéé çááŕðš ááš ééṽééŕýýóóñéé ŵĥóó þļááýš šééð { $seed }
terminal-example-score = ţĥéé šçóóŕéé šĥééééţ óóƒ áá ĝááɱéé ŵííţĥ ŕééááļ çáŕðš
terminal-example-serve = ţĥéé šááɱéé ĝááɱéé ííñ ţĥéé ƀŕóóŵšéŕ
terminal-example-rules = ĥóóŵ ííţ ííš þļááýýééð, ííñ þļááííñ ŵóŕðš
terminal-example-list = ţĥéé ĝááɱééš ţĥééŕéé ááŕé
terminal-example-arena = ŵĥííçĥ ƀóóţ ííš ƀééţţééŕ, ááñð ĥóóŵ šúúŕéé ţĥááţ ííš
terminal-play = þļááýý áá ĝááɱéé ííñ ţĥéé ţééŕɱíñáļ
terminal-play-about = Þļááýý áá ĝááɱéé ííñ ţĥéé ţééŕɱííñááļ: ýýóóúú ááĝááííñšţ ƀóóţš, ƀýý ááñýý ŕúúļééš. Ţýýþéé çáŕðš ƀý ŕáñķ áñð šúíţ ({ LIST($cards, list: "unit") }); { $key } šĥóóŵš ŵĥááţ ééļšéé ýýóóúú çááñ ţýýþéé. Ţĥéé ĝááɱéé ííš ķééþţ ááƒţééŕ ééṽééŕýý ááçţííóóñ, šóó ɋúúííţţííñĝ, Çţŕļ-Ç óóŕ áá ļóóšţ çóóññééçţííóóñ ļóšéš ñóţĥíñĝ: { $resume } ĝóóééš óóñ ŵííţĥ íţ.
terminal-play-seed = ŵĥííçĥ çááŕðš ááŕéé ðééááļţ: šááɱéé ñúúɱƀééŕ, šááɱéé çááŕðš (ŕááñðóóɱ)
terminal-play-bots = ŵĥóó þļááýýš ááĝááííñšţ ýýóóúú, óóñéé ñááɱé óŕ óñé éáçĥ: { LIST($bots, list: "or") } (çááŕééƒúļ)
terminal-play-names = ŵĥááţ ţĥéé þļááýýééŕš ááŕéé çááļļééð, ýýóóú ƒíŕšţ: { $names }
terminal-play-resume = ĝóó óóñ ŵííţĥ ţĥéé ĝááɱéé ţĥááţ ŵááš ķééþţ
terminal-play-file = ķééééþ ţĥéé ĝááɱéé ĥééŕéé, ááļšóó ŵĥééñ ííţ íš óṽéŕ
terminal-serve = þļááýý ííñ ţĥéé ƀŕóóŵšééŕ
terminal-serve-about = Šééŕṽéé ţĥéé þááĝéé óóƒ ţĥéé ĝááɱéé ƒŕóóɱ ţĥííš ɱááçĥííñéé, ţóó ƀéé þļááýýééð ííñ áá ƀŕóóŵšééŕ: ááļóóñéé, óóŕ ŵííţĥ þééóóþļéé ááţ óóñéé ţááƀļéé. Ááļóóñéé, ţĥéé ĝááɱéé ŕúúñš ííñ ţĥéé ƀŕóóŵšééŕ: óóñçéé ļóóááðééð, ííţ áášķš ñóóţĥííñĝ ɱóóŕéé óóƒ ţĥéé šéŕṽéŕ, áñð þļáýš ŵíţĥóúţ á ñéţŵóŕķ.
terminal-serve-host = ţĥéé ááððŕééšš ţóó ļííšţééñ ááţ (127.0.0.1: ţĥííš ɱááçĥííñéé óóñļý)
terminal-serve-port = ţĥéé þóóŕţ; 0 ţááķééš ááñýý ƒŕéééé óñé ({ $port }, óóŕ ţĥéé ñééẋţ ƒŕéééé óóñé)
terminal-serve-database = ŵĥééŕéé ţááƀļééš ááñð þééóóþļéé ááŕéé ķééþţ: áá ƒííļéé, óóŕ ţĥéé ÚúŔĻ óóƒ áá ÞóóšţĝŕééŠɊĻ ðááţááƀáášé (éļšé ŵĥáţ { $variable } ííñ ţĥéé ééñṽííŕóóñɱééñţ ñááɱééš, ééļšé { $file })
terminal-serve-workers = ĥóóŵ ɱááñýý þŕóóçééššééš šĥááŕéé ţĥéé ŵóóŕķ; ááƀóóṽéé 1 óóñļýý ŵííţĥ ÞóóšţĝŕééŠɊĻ ({ $workers })
terminal-serve-public = ţĥéé ááððŕééšš úúñðééŕ ŵĥííçĥ þééóóþļéé ŕééááçĥ ííţ, ŵĥééŕéé ţĥááţ ííš ááñóóţĥééŕ: ĥţţþš://ĥééááŕţš.ééẋááɱþļéé
terminal-serve-metrics = ŵĥééŕéé Þŕóóɱééţĥééúúš áášķš ƒóóŕ ɱééţŕííçš: áá þóóŕţ óóƒ ţĥííš ɱááçĥííñéé, óóŕ ááñ ááððŕééšš ŵííţĥ óóñéé; ééááçĥ ƒúúŕţĥééŕ ŵóóŕķééŕ ĥááš ţĥéé ñééẋţ þóóŕţ
terminal-serve-log = ŵĥááţ ííš ŵŕííţţééñ ţóó ţĥéé ļóóĝ, ááš ĴŠÓóÑ ļííñééš óóñ šţááñðááŕð ééŕŕóóŕ: { LIST($levels, list: "or") }
terminal-serve-open = óóþééñ ţĥéé ƀŕóóŵšééŕ, ţóóó
terminal-example-open = ááñð šĥóóŵ ííţ ííñ ţĥéé ƀŕóóŵšééŕ
terminal-example-network = ƒóóŕ óóţĥééŕš óóñ ţĥéé šááɱéé ñééţŵóóŕķ, ţóóó
terminal-serve-end = Çţŕļ-Ç ééñðš ííţţţ.
terminal-admin = ƒóóŕ ŵĥóóééṽééŕ ŕúúñš áá šééŕṽééŕ: ñááɱéé ááðɱííñš, ŕééááð ŕééþóóŕţš, šúúšþééñð þééóþļé
terminal-admin-about = Ƒóóŕ ŵĥóóééṽééŕ ŕúúñš áá šééŕṽééŕ. Ááðɱííñš çááñ ŕééááð ŵĥááţ þééóóþļéé ĥááṽéé ŕééþóóŕţééð, šúúšþééñð þééóóþļéé ááñð çļóóšéé ţááƀļééš, ƒŕóóɱ ááñýýŵĥééŕéé; ţĥííš çóóɱɱááñð ñááɱééš ţĥééɱ, ááñð ðóóééš ţĥéé šááɱéé óóñ ţĥéé šééŕṽééŕ’š ɱááçĥííñéé, ŵĥééţĥééŕ ţĥéé šééŕṽééŕ ŕúñš óŕ ñóţ.
terminal-admin-action = ŵĥááţ ţóó ðóó: { LIST($actions, list: "or") }
terminal-admin-who = ŵĥóóɱ ííţ ííš ááƀóóúúţ: ţĥéé ñááɱéé óóƒ ááñ ááççóóúúñţ ţóó ááþþóóííñţ óóŕ ðííšɱííšš, ţĥéé ííð óóƒ áá þééŕšóóñ ţóó šúúšþééñð óóŕ ŕééááðɱííţ, ţĥéé ííð óóŕ ţĥéé çóóðéé óóƒ áá ţááƀļéé ţóó çļóóšéé, ţĥéé ííð óƒ á ŕéþóŕţ ţĥáţ íš ðéáļţ ŵíţĥ
terminal-admin-days = ƒóóŕ ĥóóŵ ɱááñýý ðááýýš ţóó šúúšþééñð šóóɱééƀóóðýý; ŵííţĥóóúúţ ííţ, úúñţííļ ţĥééýý ááŕé ŕéáðɱíţţéð
terminal-admin-misuse = `ŕééþóóŕţš` šţááñðš ááļóóñéé; ééṽééŕýý óóţĥééŕ ááçţííóóñ ñééééðš ţóó ķñóóŵ ŵĥóóɱ ííţ íš áƀóúţ
terminal-admin-days-misuse = { $option } ĝóóééš ŵííţĥ `{ $action }` ááļóóñé
terminal-admin-no-reports = Ţĥééŕéé ááŕéé ñóó ŕééþóŕţš.
terminal-admin-no-account = ñóó ááççóóúúñţ ííš çááļļéð “{ $given }”
terminal-admin-nobody = ñóóƀóóðýý ĥááš ţĥéé íð “{ $given }”; `{ $command }` šĥóóŵš ííðšš
terminal-admin-no-report = ñóó ŕééþóóŕţ ĥááš ţĥéé ííð “{ $given }”; `{ $command }` šĥóóŵš ííðšš
terminal-admin-no-table = ñóó óóþééñ ţááƀļéé ĥááš ţĥéé ííð óóŕ ţĥéé çóðé “{ $given }”
terminal-admin-done = Ðóóñé.
terminal-admin-suspended = { $name } ({ $id }) ííš šúúšþééñðééð úúñţííļ { $until }.
terminal-admin-suspended-open = { $name } ({ $id }) ííš šúúšþééñðééð. `{ $command }` ééñðš ţĥááţţ.
terminal-admin-report = { $at }: { $by } ááƀóóúţ { $person } ({ $id }), ţááƀļéé { $table }: { $words }
terminal-admin-report-wordless = { $at }: { $by } ááƀóóúţ { $person } ({ $id }), ţááƀļéé { $table }, ŵííţĥóóúúţ áá ŵóŕð
terminal-admin-report-said = { $at }, { $person }: { $words }
terminal-admin-report-silent = { $person } ĥááð šááííð ñóóţĥííñĝ ááţ ţĥííš ţááƀļéé.
terminal-admin-report-done = `{ $command }` ɱááŕķš ţĥííš ŕééþóóŕţ ááš ðééááļţ ŵííţĥĥ.
terminal-backup = çóóþýý áá šééŕṽééŕ’š ðááţááƀáášéé ŵĥííļéé ţĥéé šééŕṽéŕ ŕúñš
terminal-backup-about = Çóóþýý áá šééŕṽééŕ’š ðááţááƀáášéé ááš ííţ ííš ááţ óóñéé ɱóóɱééñţ, ŵĥííļéé ţĥéé šééŕṽééŕ ŕúúñš, ááñð çĥéçķ ţĥé çóþý.
terminal-backup-file = ŵĥééŕéé ţĥéé çóóþýý ííš ţóó ƀéé; ñóóţĥííñĝ ííš ţĥééŕé ýéţ
terminal-backup-database = ţĥéé ƒííļéé ííñ ŵĥííçĥ ţááƀļééš ááñð þééóóþļéé ááŕéé ķééþţ (ééļšé ŵĥáţ { $variable } ííñ ţĥéé ééñṽííŕóóñɱééñţ ñááɱééš, ééļšé { $file })
terminal-backup-done = Ţĥéé ƀááçķúúþ ííš ííñ { $file }.
terminal-file-there = { $file } ííš ţĥééŕéé ááļŕééáðý
terminal-backup-postgres = áá ÞóóšţĝŕééŠɊĻ ðááţááƀáášéé ííš ƀááçķééð úúþ ŵííţĥ { $backup } ááñð ŕééšţóóŕééð ŵííţĥ { $restore }
terminal-restore = þúúţ áá ƀááçķúúþ ŵĥééŕéé áá šééŕṽééŕ’š ðááţááƀáášéé íš ţó ƀé
terminal-restore-about = Þúúţ áá ƀááçķúúþ ŵĥééŕéé áá šééŕṽééŕ’š ðááţááƀáášéé ííš ţóó ƀéé, ááñð çĥééçķ ííţ. Šţóóþ ţĥéé šééŕṽééŕ ƒííŕšţ, ááñð ɱóóṽéé ííţš óóļð ƒííļéé ááŵááýý: ñóóţĥííñĝ ííš óṽéŕŵŕíţţéñ.
terminal-restore-file = ţĥéé ƀááçķúúþ
terminal-restore-done = Ţĥéé ƀááçķúúþ ííš ŕééšţóóŕééð ţó { $file }.
terminal-score = ķééééþ ţĥéé šçóóŕéé óóƒ áá ĝááɱéé ŵííţĥ ŕééáļ çáŕðš
terminal-score-about = Ķééééþ ţĥéé šçóóŕéé óóƒ áá ĝááɱéé þļááýýééð ŵííţĥ ŕééááļ çááŕðš: ƒŕóóɱ áá ƒííļéé, óóŕ ĥááñð ƀýý ĥááñð ííñ ţĥéé ţééŕɱííñááļ. Áá ÇŠṼ ƒííļéé ñááɱééš ţĥéé þļááýýééŕš ííñ ííţš ƒííŕšţ ļííñéé ááñð ĥááš áá ĥááñð ííñ ééááçĥ ļííñéé áƒţéŕ íţ. Á ĴŠÓÑ ƒíļé ĥáš { LIST($members) }. Ŵííţĥóóúúţ áá ƒííļéé ţĥéé ĥááñðš ááŕéé áášķééð ƒóóŕ, ááñð ķééþţ ááƒţéŕ éáçĥ.
terminal-score-sheet = áá ÇŠṼ óóŕ ĴŠÓóÑ ƒííļéé ŵííţĥ ţĥéé ĥááñðšš
terminal-score-settlement = ţĥéé çĥííþšš: { LIST($kinds, list: "or") }
terminal-score-chip-value = ŵĥááţ áá çĥííþ ííš ŵóóŕţĥ, ííñ ýýóóúúŕ óóŵñ ɱóñéý (1)
terminal-score-buy-in = çĥííþš ţĥááţ ééṽééŕýýóóñéé ƀééĝííñš ŵíţĥ (100)
terminal-score-split-two = šŵééééþšţááķééš: ţŵóó çļééááŕ þļááýýééŕš šþļííţ ţĥéé þóóţ
terminal-score-names = ŵĥóó þļááýýš, çļóóçķŵííšéé, ŵííţĥ çóóɱɱááš; áášķééð ƒóóŕ óóţĥééŕŵííšé
terminal-score-dealer = ŵĥóó ðééááļš ţĥéé ƒííŕšţ ĥááñð (ţĥéé ƒííŕšţ þļááýýééŕŕ)
terminal-score-resume = ĝóó óóñ ŵííţĥ ţĥéé ééṽééñííñĝ ţĥááţ ŵááš ķééþţ
terminal-score-file = ķééééþ ţĥéé ééṽééñííñĝ ĥéŕé
terminal-score-json = ţĥéé šĥééééţ ááš ĴŠÓóÑ
terminal-rules = ééẋþļááííñ ĥóóŵ áá ĝááɱéé ííš þļááýýééð, ííñ þļáíñ ŵóŕðš
terminal-rules-about = Ééẋþļááííñ ĥóóŵ áá ĝááɱéé ííš þļááýýééð, ííñ þļááííñ ŵóóŕðš ɱááðéé ƒŕóóɱ ííţš ŕúúļéé ƒííééļðš. Ŵííţĥóóúúţ áá ñááɱéé, ţĥááţ ííš ţĥéé šţááñðááŕð ĝáɱé, Ɓļáçķ Ļáðý.
terminal-rules-preset = áá ĝááɱéé ƀýý ííţš ñááɱéé (ƀļááçķ-ļáðý)
terminal-rules-list = ļííšţ ţĥéé ĝááɱééš ííñšţééááð
terminal-rules-all = ééṽééŕýý ĝááɱéé, óóñéé ááƒţééŕ ţĥéé óóţĥééŕ: ţĥéé ŕúļé ƀóóķ
terminal-rules-json = ááš ĴŠÓóÑ: ééṽééŕýý ƒííééļð, ŵĥááţ ðííƒƒééŕš, ááñð ţĥéé šééñţééñçééš
terminal-rules-markdown = ááš Ṁááŕķðóóŵñ, ŵĥááţ ííš ñóóţ šţááñðááŕð ííñ ƀóóļððð
terminal-verify = çĥééçķ ţĥéé ļóóĝ óóƒ áá ĝááɱéé: ííţš ðééááļš ááñð ééṽééŕýý áçţíóñ
terminal-verify-about = Çĥééçķ ţĥéé ļóóĝ óóƒ áá ĝááɱéé: ðééááļ ííţš ĥááñðš ááĝááííñ, çóóɱþááŕéé ţĥééííŕ šééçŕééţ ŵííţĥ ţĥéé ĥáášĥ ţĥááţ ŵááš šĥóóŵñ ƀééƒóóŕéé, ááñð þļááýý ééṽééŕýý ááçţííóóñ óóñçéé ɱóóŕéé ƀýý ţĥéé ŕúúļééš. Ţĥéé ééẋííţ çóóðéé ííš 1 íƒ áñýţĥíñĝ ðóéšñ’ţ ĥóļð.
terminal-verify-file = ţĥéé ļóóĝ óóƒ áá ĝááɱéé, óóŕ áá ĝááɱé áš ţéẋţ
terminal-verify-json = ŵĥááţ ŵááš çĥééçķééð, ááñð ţĥéé çááŕðš óóƒ ééṽééŕýý ĥááñð, ááš ĴŠÓóÑñ
terminal-verify-text = ŵŕííţéé ţĥéé ĝááɱéé ááš ţééẋţ, ţóó ƀéé ŕééááð, þŕííñţééð óóŕ šééñţ ƀýý ɱáíļ
terminal-verify-log = ŵŕííţéé ţĥéé ļóóĝ, óóñéé ļííñéé ƒóóŕ ééáçĥ ĝáɱé
terminal-probe = šþééááķ ţĥéé ááŕééñáá’š ļííñéé þŕóóţóóçóóļ: áá ƀóóţ ááš á þŕóĝŕáɱ
terminal-probe-about = Ááñšŵééŕ ááñ ááŕééñáá óóñ šţááñðááŕð ííñþúúţ ááñð óóúúţþúúţ: ĥééļļóó, ŕúúļééš, çĥóóóóšéé, šţóóþ ááñð ɋúúííţ, áá ļííñéé ééááçĥ. Šóó áá ƀóóţ óóƒ ţĥííš ṽééŕšííóóñ çááñ šííţ ááţ ááñ ááŕééñáá óóƒ áñóţĥéŕ, óŕ óƒ áñóţĥéŕ éñĝíñé.
terminal-probe-bot = ţĥéé ƀóóţ ţĥááţ ðééçííðééš (ééẋþééŕţ): áá ƀúúííļţ-ííñ óóñé, óŕ { $function }, ýýóóúúŕš ííñ Þýýţĥóñ
terminal-probe-module = ţĥééŕéé ííš ñóó ƀóţ { $bot }, ááñð ñóó ɱóóðúúļé { $module } ţóó ííɱþóóŕţ óóñéé ƒŕóɱ
terminal-probe-function = ţĥéé ɱóóðúúļé { $module } ĥááš ñóó ƒúúñçţííóóñ { $function }, ƒŕóóɱ áá ṽííééŵ ţóó ááñ ááçţíóñ
terminal-arena = þļááýý ɱááţçĥééš ƀééţŵééééñ ƀóóţš, ŵííţĥ ééŕŕóóŕ ƀááŕš
terminal-arena-about = Ļééţ ƀóóţš þļááýý ééááçĥ óóţĥééŕ: ţĥéé šááɱéé ðééááļš ííñ ééṽééŕýý šééááţííñĝ, ééṽééŕýý þááííŕííñĝ, ááñð ĥóóŵ šúúŕéé ţĥéé ŕééšúúļţ ííš. Áá þļááýýééŕ íš á ƀúíļţ-íñ ƀóţ ƀý íţš ñáɱé, óŕ { $command }, áá þŕóóĝŕááɱ ţĥááţ šþééááķš ţĥéé ļííñéé þŕóóţóóçóóļ.
terminal-arena-players = { LIST($bots, list: "or") }, óóŕ { $command }
terminal-arena-hands = ðééááļš óóƒ óóñéé ĥááñð áá þááíŕíñĝ (1,000)
terminal-arena-games = ŵĥóóļéé ĝááɱééš áá þááííŕííñĝ, ááƒţééŕ ţĥéé ĥáñðš (0)
terminal-arena-seed = óóƒ ţĥéé ðééááļš ááñð ţĥéé ƀóóţš (0)
terminal-arena-threads = ţĥŕééááðš (ááš ɱááñýý ááš ţĥééŕéé ááŕéé þŕóóçééššóŕš)
terminal-arena-settle = šţóóþ áá þááííŕííñĝ óóñçéé ííţ ííš šúúŕéé ŵĥóó ííš ƀééţţééŕ, óóŕ ţĥááţ ţĥééýý ðííƒƒééŕ ƀýý ñó ɱóŕé ţĥáñ { $points }; ííţš ĝááɱééš óóñçéé ííţ ííš šúúŕéé ŵĥóó ŵííñš ɱóŕé
terminal-arena-limit = ƒóóŕ áá þŕóóĝŕááɱ’š ðééçííšííóñ (10)
terminal-arena-cluster = þļááýý óóñ ţĥííš Ŕááýý çļúúšţéŕ ({ $auto }: ţĥéé óóñéé óóƒ ţĥííš ɱááçĥííñé)
terminal-dataset = ŵŕííţéé ĝááɱééš ƀééţŵééééñ ƀóóţš ááš áá ðááţá šéţ
terminal-dataset-about = Þļááýý ĝááɱééš ƀééţŵééééñ ƀóóţš, ááñð ŵŕííţéé ééṽééŕýý ðééçííšííóóñ ááš áá ŕóóŵ: ŵĥááţ ţĥéé šééááţ ķñééŵ, ŵĥááţ ííţ ðííð ááñð ŵĥááţ ţĥéé ĥááñð çááɱéé ţóó. Áá ðááţáá çááŕð ƀééšííðéé ţĥéé ŕóóŵš šáýš ŵĥáţ íš íñ ţĥéɱ.
terminal-dataset-folder = áá ñééŵ ƒóóļðééŕ, ƒóóŕ ţĥéé ŕóóŵš ááñð ţĥééííŕ ðááţáá çááŕð
terminal-dataset-games = ĝááɱééš (10)
terminal-dataset-bot = ţĥéé ƀóóţ ííñ ééṽééŕýý šééááţ (éẋþéŕţ): { LIST($bots) }
terminal-dataset-parquet = çóóļúúɱñš ííñ Þááŕɋúúééţ ííñšţééááð óóƒ ļííñééš óóƒ ĴŠÓóÑ; ñééðš `{ $command }`
terminal-bench = ɱééáášúúŕéé ĥóóŵ ƒáášţ ţĥéé ééñĝííñéé íš ĥéŕé
terminal-bench-about = Ṁééáášúúŕéé ţĥéé ééñĝííñéé óóñ ţĥííš ɱááçĥííñéé: ŕááñðóóɱ ĥááñðš áá šééçóóñð, þļááýýééð ííñšííðéé ţĥéé çóóŕéé ááñð šţééþ ƀýý šţééþ ƒŕóóɱ Þýýţĥóóñ. Ɓóóţĥ ðééááļ, þáášš, þļááýý ááñð šçóóŕéé ŵĥóóļéé ĥáñðš áţ ŕáñðóɱ.
terminal-bench-hands = ĥááñðš ííñ ţĥéé çóóŕéé (1,000,000)
terminal-bench-number = ĥááñðš šţééþ ƀýý šţééþþ (2,000)
terminal-bench-threads = ţĥŕééááðš ƒóóŕ ţĥéé çóóŕéé (1)
terminal-bench-seed = óóƒ ţĥéé ĥááñðšš (1)
terminal-arena-memory = ƒóóŕ ééááçĥ þŕóóçééšš óóƒ áá þŕóóĝŕáɱ: { LIST($sizes, list: "unit") } (ñóó ļííɱíţ)
terminal-arena-record = ŵŕííţéé ééṽééŕýý ðééááļ ţóó ţĥííš ƒííļéé ááš ííţ ííš þļááýýééð, ŵííţĥ ţĥéé ļóóĝš óƒ íţš ĝáɱéš
terminal-arena-resume = ĝóó óóñ ŵííţĥ ţĥéé ɱááţçĥ ííñ ţĥéé ƒííļéé óƒ { $record }
terminal-arena-show = šĥóóŵ ţĥéé ɱááţçĥ ííñ ţĥííš ƒííļéé, ííñšţééááð óóƒ þļááýýííñĝ óñé
terminal-arena-picture = ðŕááŵ ţĥéé ŕááţííñĝš, ááš ááñ ŠṼĜ ííɱááĝéé
