### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

you-part = Ŵĥááţ ţóó ļóóóóķ áţ
you-part-play = Šţááţííšţííçšš
you-part-games = Ĝááɱééš
you-part-data = Ýýóóúúŕ ðáţá
you-empty-title = Ýýóóúúŕ ĝááɱééš ŵííļļ ƀéé ĥéŕé
you-empty = Þļááýý áá ĝááɱéé ţóó ííţš ééñð, ááñð ííţ ííš ķééþţ ĥééŕéé ŵííţĥ ááļļ íţš çáŕðš.
you-empty-what = Ŵííţĥ ééááçĥ ĝááɱéé ýýóóúú šéééé ɱóóŕéé: ĥóóŵ óóƒţééñ ýýóóúú ŵííñ, ŵĥááţ áá ĥááñð çóóšţš ýýóóúú, ĥóóŵ ɱááñýý ɋúúéééñš ýóú ţáķé, áñð ŵĥáţ ţó þŕáçţíšé.
you-empty-file = Ɓŕííñĝ ĝááɱééš ƒŕóóɱ áá ƒííļéé
you-unread = Ţĥííš ƀŕóóŵšééŕ ðóóééšñ’ţ ļééţ ţĥéé þááĝéé šááṽéé ĝááɱééš, šóó ţĥééŕéé ííš ñóóţĥííñĝ ţóó šĥóŵ.
you-full = Ţĥééŕéé ííš ñóó ŕóóóóɱ ííñ ţĥííš ƀŕóóŵšééŕ ƒóóŕ ááñóóţĥééŕ ĝááɱéé. Šááṽéé ééṽééŕýýţĥííñĝ ááš áá ƒííļéé, ţĥééñ ðééļéţé šóɱé ĝáɱéš.
you-gone =
    { $count ->
        [one] Ţĥéé óóļðééšţ ĝááɱéé ĥááš ɱááðéé ŕóóóóɱ ƒóóŕ áá ñéŵ óñé.
       *[other] Ţĥéé { $count } óóļðééšţ ĝááɱééš ĥááṽéé ɱááðéé ŕóóóóɱ ƒóóŕ ñééŵ óñéš.
    }
you-working =
    { $left ->
        [one] Óóñéé ĝááɱéé ííš šţííļļ ţóó ƀéé ļóóóóķééð ţĥŕóúĝĥ.
       *[other] { $left } ĝááɱééš ááŕéé šţííļļ ţóó ƀéé ļóóóóķééð ţĥŕóúĝĥ.
    }
you-unreached = Šóóɱéé ĝááɱééš çóóúúļð ñóóţ ƀéé ļóóóóķééð ţĥŕóóúúĝĥ. Çĥééçķ ţĥéé çóóññééçţííóóñ ááñð óóþééñ ţĥííš áĝáíñ.
you-nothing-chosen = Ñóó ĝááɱééš ɱááţçĥ. Çĥóóóóšéé ƒééŵééŕ ƒííļţéŕš.
you-uncounted = Ƒííñííšĥ áá ĝááɱéé ŵííţĥóóúúţ ţááķííñĝ ááñýýţĥííñĝ ƀááçķ, ááñð ííţš ƒííĝúúŕééš ááþþééáŕ ĥéŕé.
you-last = Ýýóóúúŕ ļáášţ ĝáɱé, { DATETIME($at, dateStyle: "medium") }
you-last-look = Ļóóóóķ ƀááçķ
you-few = Ŵííţĥ ɱóóŕéé ĥááñðš ţĥééŕéé ííš ɱóóŕéé ţóó šéééé: ĥóóŵ ýýóóúúŕ þóóííñţš çĥááñĝéé, ááñð ĥóóŵ ɱááñýý ɋúúéééñš çóɱé ţó ýóú.
you-left-out =
    { $count ->
        [one] Óóñéé ĝááɱéé ŵááš ĝííṽééñ úúþ, óóŕ šóóɱééţĥííñĝ ííñ ííţ ŵááš ţááķééñ ƀááçķ; ííţ ðóóééšñ’ţ çóúñţ ĥéŕé.
       *[other] { $count } ĝááɱééš ŵééŕéé ĝííṽééñ úúþ, óóŕ šóóɱééţĥííñĝ ííñ ţĥééɱ ŵááš ţááķééñ ƀááçķ; ţĥééýý ðóóñ’ţ çóóúúñţ ĥéŕé.
    }
you-company = Ŵĥííçĥ ĝááɱééšš
you-company-all = Ééṽééŕýýţĥííñĝ
you-company-bots = Ááĝááííñšţ ƀóóţš
you-company-people = Ŵííţĥ þééóóþļéé
you-company-days = Ðééááļš óóƒ ţĥéé ðááý
you-kind = Ŕúúļééš
you-kind-all = Ááļļ ŕúúļééš
you-kind-name =
    { $name } · { $players ->
        [one] óóñéé þļááýéŕ
       *[other] { $players } þļááýýéŕš
    }
you-level = Ļééṽééļ óóƒ ţĥéé ƀóóţš
you-level-all = Ééṽééŕýý ļééṽéļ
you-level-beginner = Ɓééĝííññééŕš
you-level-easy = Ééášý
you-level-medium = Ƒááíŕ
you-level-careful = Çááŕééƒúļ
you-level-hard = Ĥááŕð
you-level-expert = Ééẋþééŕţš
you-level-people = Þééóóþļé
you-share = { $share }%
you-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
you-margin-share = ± { $margin }%
you-won = Ĝááɱééš ŵóóñ
you-won-about =
    { $games ->
        [one] Óóñéé ĝááɱéé; áá ƒááííŕ šĥáŕé íš { $fair }%.
       *[other] { $games } ĝááɱééš; áá ƒááííŕ šĥááŕé íš { $fair }%.
    }
you-points = Þóóííñţš áá ĥááñð
you-points-about =
    { $hands ->
        [one] Óóñéé ĥááñð óƒ { $name }; áá ƒááííŕ šĥááŕé íš { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $hands } ĥááñðš óóƒ { $name }; áá ƒááííŕ šĥááŕé íš { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-chips = Çĥííþš áá ĝááɱéé
you-chips-about =
    { $games ->
        [one] Óóñéé ĝááɱé óƒ { $name }; áá ƒááííŕ šĥááŕé íš { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $games } ĝááɱééš óƒ { $name }; áá ƒááííŕ šĥááŕé íš { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-queens =
    { $queen ->
        [QS] Ɋúúééééñš ţááķéñ
       *[other] { MARK($queen) } ţááķééñ
    }
you-queens-about =
    { $queens ->
        [one] Ţĥééŕéé ŵááš óóñéé; áá ƒááííŕ šĥáŕé íš { $fair }%.
       *[other] Óóƒ { $queens }; áá ƒááííŕ šĥááŕé íš { $fair }%.
    }
you-clean = Çļééááñ ĥááñðšš
you-clean-about =
    { $hands ->
        [one] Óóñéé ĥááñð; áá ƒááííŕ šĥááŕé íš { $fair }%.
       *[other] Óóƒ { $hands }; áá ƒááííŕ šĥááŕé íš { $fair }%.
    }
you-moons = Ṁóóóóñš šĥóóţ
you-moons-about = Ţŕííééð: { $tried }. Áá ƒááííŕ šĥááŕé íš { NUMBER($fair, maximumFractionDigits: 1) }.
you-as-table = Ááš áá ţááƀļé
you-over-time = Þóóííñţš óóṽééŕ ţííɱé
you-over-time-about = { $name }; ţĥéé ðáášĥééð ļííñéé ííš áá ƒááííŕ šĥááŕéé, ţĥéé ƀááñð ĥóóŵ šúúŕéé ţĥíš íš.
you-trend-fewer = Ýýóóúú ţááķéé ƒééŵééŕ þóóííñţš ţĥááñ ýýóú úšéð ţó.
you-trend-more = Ýýóóúú ţááķéé ɱóóŕéé þóóííñţš ţĥááñ ýóú úšéð ţó.
you-trend-fewer-high = Ýýóóúú ŵííñ ƒééŵééŕ þóóííñţš ţĥááñ ýýóú úšéð ţó.
you-trend-more-high = Ýýóóúú ŵííñ ɱóóŕéé þóóííñţš ţĥááñ ýýóú úšéð ţó.
you-trend-level = Ááƀóóúúţ ááš ɱááñýý þóóííñţš ááš ééṽééŕ; ţĥéé ŕééšţ íš çĥáñçé.
you-trend-early = Ííţ ííš ţóóóó ééááŕļýý ţóó šéééé ɱóóŕé ţĥáñ çĥáñçé.
you-time-from = Ƒŕóóɱ
you-time-to = Ţóó
you-table-hands = Ĥááñðšš
you-table-points = Þóóííñţš áá ĥááñð
you-table-fair = Ƒááííŕ šĥááŕé
you-table-margin = Ĝííṽéé óóŕ ţááķé
you-day = { DATETIME($at, day: "numeric", month: "short") }
you-day-year = { DATETIME($at, month: "short", year: "numeric") }
you-places = Þļááçééš
you-places-about =
    { $games ->
        [one] Óóñéé ĝááɱé óƒ { $players } þļááýýéŕš
       *[other] { $games } ĝááɱééš óƒ { $players } þļááýýéŕš
    }
you-place =
    { $place ->
        [1] Ƒííŕšţţ
        [2] Šééçóóñð
        [3] Ţĥííŕðð
        [4] Ƒóóúúŕţĥ
        [5] Ƒííƒţĥĥ
        [6] Šííẋţĥĥ
        [7] Šééṽééñţĥ
        [8] Ééííĝĥţĥ
       *[other] { $place }ţĥĥ
    }
you-places-said =
    { $first ->
        [0]
            { $games ->
                [one] Ñóóţ ƒííŕšţ ýýééţ, ááƒţééŕ óóñéé ĝáɱé.
               *[other] Ñóóţ ƒííŕšţ ýýééţ, ááƒţééŕ { $games } ĝááɱééš.
            }
       *[other]
            { $games ->
                [one] Ƒííŕšţ ííñ ţĥéé óóñéé ĝááɱé.
               *[other] Ƒííŕšţ ííñ { $first } óóƒ { $games } ĝááɱééš.
            }
    }
you-places-sides = Ŵííţĥ šííðééš, þááŕţñééŕš šĥááŕéé áá þļááçéé.
you-table-place = Þļááçéé
you-table-games = Ĝááɱééš
you-queen =
    { $queen ->
        [QS] Ţĥéé ɋúúéééñ
       *[other] Ţĥéé { MARK($queen) }
    }
you-queen-said =
    { $queen ->
        [QS] Óóƒ 100 ɋúúéééñš { $share } çóóɱéé ţóó ýýóóúú; áá ƒáíŕ šĥáŕé íš { $fair }.
       *[other] Ţĥéé { MARK($queen) } çóóɱééš ţóó ýýóú íñ { $share } óóƒ 100 çáášééš; áá ƒááííŕ šĥááŕé íš { $fair }.
    }
you-tricks = Ŵĥééñ ýýóóúúŕ þóóííñţš çóɱé
you-tricks-about = { $name }, ţŕííçķ ƀýý ţŕííçķķ
you-tricks-queen =
    { $queen ->
        [QS] ţĥéé ɋúúéééñ
       *[other] ţĥéé { MARK($queen) }
    }
you-tricks-rest = ááļļ óóţĥééŕš
you-tricks-said = Ţŕííçķķ { $trick } ƀŕííñĝš ýýóóúú ţĥéé ɱóóšţ þóóííñţš.
you-table-trick = Ţŕííçķķ
you-table-queen =
    { $queen ->
        [QS] Ɋúúéééñ
       *[other] { MARK($queen) }
    }
you-table-rest = Óóţĥééŕš
you-moons-title = Ṁóóóóñš
you-moons-said =
    { $made ->
        [0]
            { $tried ->
                [0] Ýýóóúú ĥááṽéé ñóóţ ţŕííéð óñé ýéţ.
                [one] Óóñéé ţŕííééð, ááñð ííţ çááɱéé ţóó ñóţĥíñĝ.
               *[other] { $tried } ţŕííééð, ááñð ţĥééýý çááɱéé ţóó ñóóţĥíñĝ.
            }
       *[other] { $made } šĥóóţ, óóƒ { $tried } ţŕííééð.
    }
you-moons-others = Óóţĥééŕ þļááýýééŕš’ ɱóóóñš: { $stopped } šţóóþþééð, { $suffered } šúúƒƒééŕééð.
you-moons-how = Ţŕííééð: ááļļ ţĥéé þóóííñţš šóó ƒááŕ, ááñð ááţ ļééáášţ ţĥŕéééé ƒííƒţĥš óóƒ ŵĥááţ ţĥééŕéé ííš.
you-habits = Ŵĥááţ çóóšţš ýýóóúú ɱóóšţ
you-habits-about =
    { $hands ->
        [one] Þóóííñţš ííñ ţééñ ĥááñðš, ƒŕóóɱ ţĥéé óóñéé ĥááñð ţĥááţ ţĥéé çóóááçĥ ĵúúðĝééð ííñ þóóííñţšš
       *[other] Þóóííñţš ííñ ţééñ ĥááñðš, ƒŕóóɱ ţĥééé { $hands } ĥááñðš ţĥááţ ţĥéé çóóááçĥ ĵúúðĝééð ííñ þóóííñţšš
    }
you-habits-none = Ñóóñéé óóƒ ţĥéé ĥááñðš ţĥááţ ţĥéé çóóááçĥ ĵúúðĝééð ííñ þóóííñţš ĥááð áá çóóšţļýý ɱííšţááķé.
you-habits-empty = Ļóóóóķ ƀááçķ ááţ áá ĥááñð ŵííţĥ ţĥéé çóóááçĥ, ááñð ŵĥááţ ííţ ƒííñðš ííš çóóúúñţééð ĥééŕé.
you-habit-times =
    { $times ->
        [one] óóñçé
       *[other] { $times } ţííɱééš
    }
you-habit-above =
    { $queen ->
        [QS] Áá ĥííĝĥ šþááðéé ŵĥííļéé ţĥéé ɋúúééééñ ŵáš óúţ
       *[other] Áá çááŕð ááƀóóṽéé ţĥé { MARK($queen) } ŵĥííļéé ííţ ŵááš óóúţ
    }
you-habit-kept =
    { $queen ->
        [QS] Ţĥéé ɋúúééééñ ķééþţ ŵĥééñ šĥéé çóóúúļð ĝó
       *[other] Ţĥéé { MARK($queen) } ķééþţ ŵĥééñ ííţ çóóúúļð ĝóó
    }
you-habit-queen =
    { $queen ->
        [QS] Ļééƒţ óóþééñ ţóó ţĥéé ɋúúééñ
       *[other] Ļééƒţ óóþééñ ţóó ţĥéé { MARK($queen) }
    }
you-habit-pass = Ţĥéé ŵŕóóñĝ çááŕðš þááššééððð
you-habit-under = Áá ţŕííçķ ţĥááţ çóóúúļð ƀéé ðúúçķééð
you-habit-high = Áá ĥííĝĥ çááŕð ķééþţ ŵĥééñ ííţ çóóúúļð ĝóó
you-habit-follow = Ţĥéé ŵŕóóñĝ çááŕð ííñ ƒóóļļóóŵííñĝ šúúííţ
you-habit-discard = Ţĥéé ŵŕóóñĝ çááŕð ţĥŕóóŵñ óóƒƒƒƒ
you-habit-lead = Ţĥéé ŵŕóóñĝ çááŕð ļééðð
you-habit-stop = Ááñóóţĥééŕ’š ɱóóóóñ ñóóţ šţóóþþééð
you-habit-moon = Áá ɱóóóóñ ĝííṽéñ úþ
you-habit-bonus = Áá ɱííššééð çááŕð ţĥááţ ţááķééš þóóííñţš óóƒƒ
you-habit-points = Áá ţŕííçķ ļééţ ĝóó ŵĥééŕéé þóóííñţš ŵééŕéé ŵááñţéð
you-habit-bid = Áá ƀííð ţóóóó ĥííĝĥ óóŕ ţóóó ļóŵ
you-habit-other = Šóóɱééţĥííñĝ ééļšéé
you-by-kind = Ɓýý ŕúúļéš
you-by-level = Ɓýý ļééṽéļ
you-by-level-points = { you-table-points }: { $name } óóñļý
you-table-name = Ŕúúļééš
you-table-level = Ļééṽééļ
you-table-won = Ŵóóñ
you-games-count =
    { $count ->
        [one] Óóñéé ĝáɱé
       *[other] { $count } ĝááɱééš
    }
you-game-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-with = { $when }, ŵííţĥ { LIST($names) }
you-game-day = Ðééááļ óƒ { DATETIME($at, dateStyle: "long") }
you-game-challenge = Çĥááļļééñĝéé: ţĥéé šááɱéé çááŕðš ƒóóŕ áá ƒŕííééñð
you-game-place =
    { $place ->
        [1] Ŵóóñ
        [2] Šééçóóñð
        [3] Ţĥííŕðð
        [4] Ƒóóúúŕţĥ
        [5] Ƒííƒţĥĥ
        [6] Šííẋţĥĥ
        [7] Šééṽééñţĥ
        [8] Ééííĝĥţĥ
       *[other] { $place }ţĥĥ
    }
you-game-chips =
    { $chips ->
        [one] { SIGNED($chips) } çĥííþ
       *[other] { SIGNED($chips) } çĥííþšš
    }
you-game-unplayable = Ţĥííš ṽééŕšííóóñ çááñ’ţ þļááýý íţ.
you-game-replayed = Ñóóţ çóóúúñţééð: šóóɱééţĥííñĝ ŵááš ţááķééñ ƀááçķ.
you-game-given-up = Ĝííṽééñ úþ
you-game-delete = Ðééļééţé { $title }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-deleted = Ţĥéé ĝááɱéé ííš ðééļééţéð.
you-game-failed = Ţĥííš ĝááɱéé çóóúúļð ñóóţ ƀéé óóþééñééð. Çĥééçķ ţĥéé çóóññééçţííóóñ ááñð ţŕýý ááĝáíñ.
you-game-opening = Ļááýýííñĝ ţĥéé ĝááɱéé óúţ.
you-game-save = Šááṽéé ááš áá ƒíļé
you-game-hands = Ĥááñð ƀýý ĥááñðð
you-game-look = Ļóóóóķ ááţ ĥááñð { $hand }
you-more = Šĥóóŵ ɱóóŕéé
you-data-about = Šééţţííñĝš, ŕúúļééš, ţĥéé šçóóŕééþááð, ŕééšúúļţš ááñð ĝááɱééš ááŕéé šţóóŕééð óóñļýý ííñ ţĥííš ƀŕóóŵšééŕ. Šááṽéé áá ƒííļéé ţóó ƀááçķ ţĥééɱ úúþ óóŕ ɱóóṽé ţĥéɱ.
you-export = Šááṽéé ééṽééŕýýţĥííñĝ ááš á ƒíļé
you-export-failed = Ţĥéé ĝááɱééš çóóúúļð ñóóţ ƀéé ŕééááð, šóó ñóóţĥííñĝ ŵááš šááṽéð.
you-import = Óóþééñ áá šááṽééð ƒíļé
you-import-about = Ííţš çóóñţééñţš ááŕéé ááððééð ţóó ŵĥááţ ííš ĥééŕéé. Ñóóţĥííñĝ ííš ļóóšţ, ááñð ýýóóúú šéééé ƒííŕšţ ŵĥááţ ŵóóúúļð çĥáñĝé.
you-import-no-json = { $file } ííš ñóóţ áá ƒííļéé šááṽééð ƀýý ÓóþééñĤééááŕţš, óóŕ óóñļýý þáŕţ óƒ óñé.
you-import-other = { $file } ííš áá ðííƒƒééŕééñţ ķííñð óóƒ ƒííļéé. Ŕúúļééš ááñð šííñĝļéé ĝááɱééš ááŕéé óóþééñééð úúñðééŕ “Óţĥéŕ ĝáɱéš”.
you-import-newer = { $file } çóóɱééš ƒŕóóɱ áá ļááţééŕ ṽééŕšííóóñ óóƒ ÓóþééñĤééááŕţš. Ļóóááð ţĥéé þááĝéé ááĝááííñ, ţĥééñ ţŕý óñçé ɱóŕé.
you-import-damaged = { $file } ííš ðááɱááĝééð, šóó ñóóţĥííñĝ ŵááš çĥááñĝééð.
you-import-large = { $file } ííš ƒááŕ ţóóóó ļááŕĝéé ţóó ƀéé šúúçĥ á ƒíļé.
you-import-title = Ŵĥááţ { $file } ŵóóúúļð ƀŕííñĝĝ
you-import-nothing = Ééṽééŕýýţĥííñĝ ííñ ííţ ííš ĥééŕéé áļŕéáðý.
you-import-games =
    { $count ->
        [one] Óóñéé ĝááɱéé ííš ááððééð ţóó ýýóúŕ ĥíšţóŕý.
       *[other] { $count } ĝááɱééš ááŕéé ááððééð ţóó ýýóóúŕ ĥíšţóŕý.
    }
you-import-known =
    { $count ->
        [one] Óóñéé ĝááɱéé ííš ĥééŕéé áļŕéáðý.
       *[other] { $count } ĝááɱééš ááŕéé ĥééŕéé ááļŕéáðý.
    }
you-import-no-room =
    { $count ->
        [one] Ţĥééŕéé ííš ñóó ŕóóóóɱ ƒóóŕ ţĥéé óóļðééšţ ĝááɱéé; ííţ šţááýýš ííñ ţĥé ƒíļé.
       *[other] Ţĥééŕéé ííš ñóó ŕóóóóɱ ƒóóŕ ţĥé { $count } óóļðééšţ ĝááɱééš; ţĥééýý šţááýý ííñ ţĥéé ƒíļé.
    }
you-import-waiting =
    { $count ->
        [one] Óóñéé úúñƒííñííšĥééð ĝááɱéé ĵóóííñš ţĥéé óţĥéŕš.
       *[other] { $count } úúñƒííñííšĥééð ĝááɱééš ĵóóííñ ţĥéé óóţĥéŕš.
    }
you-import-waiting-no-room =
    { $count ->
        [one] Ţĥééŕéé ííš ñóó ŕóóóóɱ ƒóóŕ óóñéé úúñƒííñííšĥééð ĝááɱéé; ííţ šţááýš íñ ţĥé ƒíļé.
       *[other] Ţĥééŕéé ííš ñóó ŕóóóóɱ ƒóŕ { $count } úúñƒííñííšĥééð ĝááɱééš; ţĥééýý šţááýý ííñ ţĥé ƒíļé.
    }
you-import-reviews =
    { $count ->
        [one] Ŵĥááţ ţĥéé çóóááçĥ ƒóóúúñð ííñ óóñéé ĥááñð ííš ááððéð.
       *[other] Ŵĥááţ ţĥéé çóóááçĥ ƒóóúúñð ííñ { $count } ĥááñðš ííš ááððééð.
    }
you-import-rules = Ŕúúļéé šééţš ááŕéé ááððééð; ííƒ óóñéé ííš ááļŕééááðýý ĥééŕéé, ţĥé ñéŵéŕ íš ķéþţ.
you-import-pad = Ééṽééñííñĝš óóñ ţĥéé šçóóŕééþááð ááŕéé ááððééð; ţĥéé óóñéé ţĥááţ ííš óóþééñ ĥééŕé šţáýš óþéñ.
you-import-daily = Ðááííļýý ŕééšúúļţš ááŕéé ááððééð; ííƒ áá ðááýý ííš ááļŕééááðýý ĥééŕéé, ţĥé ŕéšúļţ ĥéŕé íš ķéþţ.
you-import-challenges = Çĥááļļééñĝééš ááŕéé ááððééð; ííƒ óóñéé ííš ááļŕééááðýý ĥééŕéé, ŵĥááţ ýýóóúú ĥááṽé þļáýéð ĥéŕé íš ķéþţ.
you-import-settings = Ļóóóóķ, šóóúúñð ááñð ļééṽééļ ááŕéé ţááķééñ ƒŕóɱ íţ.
you-import-more =
    { $count ->
        [one] Óóñéé ɱóóŕéé ţĥííñĝ ţĥááţ ŵááš ķééþţ çóóɱééš ááļóóñĝ.
       *[other] { $count } ɱóóŕéé ţĥííñĝš ţĥááţ ŵééŕéé ķééþţ çóóɱéé ááļóóñĝ.
    }
you-import-stays =
    { $count ->
        [one] Óóñéé ţĥííñĝ ííš ðííƒƒééŕééñţ ĥééŕéé, ááñð šţááýýš ááš ííţ íš ĥéŕé.
       *[other] { $count } ţĥííñĝš ááŕéé ðííƒƒééŕééñţ ĥééŕéé, ááñð šţááýý ááš ţĥééýý ááŕé ĥéŕé.
    }
you-import-with-settings = Ţááķéé ţĥéé šééţţííñĝš óóƒ ţĥéé ƒííļé
you-import-with-settings-about = Ííñ þļááçéé óóƒ ļóóóóķ, šóóúúñð ááñð ļééṽééļ ááš ţĥééýý áŕé ĥéŕé.
you-import-do = Ááðð ííţ
you-import-not = Çááñçééļ
you-import-done = Ííţ ííš ááļļ ĥééŕéé ñóŵ.
you-import-failed = Ţĥééŕéé ííš ñóó ŕóóóóɱ ƒóóŕ ííţ ííñ ţĥííš ƀŕóóŵšééŕ. Ñóóţĥííñĝ ŵááš çĥááñĝééð.
you-wipe = Ðééļééţéé ééṽééŕýýţĥííñĝ ĥéŕé
you-wipe-about = Šééţţííñĝš, ŕúúļééš, ţĥéé šçóóŕééþááð, ŕééšúúļţš ááñð ááļļ ĝááɱééš ííñ ţĥííš ƀŕóóŵšééŕ. Ŵĥááţ ļííééš ííñ ááñ ááççóóúúñţ óóŕ áá ƒííļéé šţáýš.
you-wipe-sure = Ŕééááļļýý ðééļééţéé ééṽééŕýýţĥííñĝ? Ííţ çááñ’ţ ƀéé úñðóñé.
you-wipe-yes = Ðééļééţéé ééṽééŕýýţĥíñĝ
you-wipe-no = Ķééééþ íţ
you-wipe-failed = Ţĥéé ƀŕóóŵšééŕ ðííð ñóóţ ááļļóóŵ ííţ.
