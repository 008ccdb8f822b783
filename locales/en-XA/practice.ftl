### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

practice-above =
    { $queen ->
        [QS] Ýýóóúú þļááýýééð ţĥéé ááçéé óóŕ ķííñĝ óóƒ šþááðééš ŵĥííļéé ţĥéé ɋúééñ ŵáš óúţ.
       *[other] Ýýóóúú þļááýýééð áá çááŕð áƀóṽé ţĥé { CARD($queen) } ŵĥííļéé ííţ ŵááš óóúţ.
    }
practice-kept =
    { $queen ->
        [QS] Ýýóóúú ķééþţ ţĥéé ɋúúééééñ ŵĥééñ ýýóóúú çóóúļð ĥáṽé ļóšţ ĥéŕ.
       *[other] Ýýóóúú ķééþţ ţĥé { CARD($queen) } ŵĥééñ ýýóóúú çóóúúļð ĥááṽéé ļóšţ íţ.
    }
practice-queen =
    { $queen ->
        [QS] Ýýóóúú ļééƒţ ýýóóúúŕšééļƒ óóþééñ ţó ţĥé ɋúééñ.
       *[other] Ýýóóúú ļééƒţ ýýóóúúŕšééļƒ óþéñ ţó ţĥé { CARD($queen) }.
    }
practice-under = Ýýóóúú ðííðñ’ţ ðúúçķ ŵĥééñ ýýóóú çóúļð.
practice-high = Ýýóóúú ķééþţ áá ĥííĝĥ çááŕð ţĥááţ çóóúúļð ĥááṽéé ĝóóñéé ƒóóŕ ñóţĥíñĝ.
practice-follow = Ýýóóúú ƒóóļļóóŵééð šúúííţ ŵííţĥ ţĥéé ŵŕóóñĝ çáŕð.
practice-discard = Ýýóóúú ðííšçááŕðééð ţĥéé ŵŕóóñĝ çáŕð.
practice-lead = Ýýóóúú ļééð ţĥéé ŵŕóóñĝ çáŕð.
practice-stop = Ýýóóúú ðííðñ’ţ šţóóþ šóóɱééóóñéé ééļšé’š ɱóóñ.
practice-moon = Ýýóóúú ĝááṽéé úþ á ɱóóñ.
practice-bonus = Ýýóóúú ɱííššééð áá çááŕð ţĥááţ ţááķééš þóóíñţš óƒƒ.
practice-points = Ýýóóúú ļééţ áá ţŕííçķ ĝóó ŵĥééŕéé þóóííñţš ŵééŕé ŵáñţéð.
practice-times =
    { $hands ->
        [one]
            { $times ->
                [one] Óóñçéé ííñ ţĥéé ĥááñð ţĥááţ ţĥéé çóóááçĥ ĥááš ļóóóóķééð áţ.
               *[other] { $times } ţííɱééš ííñ ţĥéé ĥááñð ţĥááţ ţĥéé çóóááçĥ ĥááš ļóóóóķééð áţ.
            }
       *[other]
            { $times ->
                [one] Óóñçéé ííñ ţĥéé ļáášţ { $hands } ĥááñðš ţĥááţ ţĥéé çóóááçĥ ĥááš ļóóóóķééð ááţ.
               *[other] { $times } ţííɱééš ííñ ţĥéé ļáášţ { $hands } ĥááñðš ţĥááţ ţĥéé çóóááçĥ ĥááš ļóóóóķééð ááţ.
            }
    }
practice-do = Þŕááçţííšéé
practice-do-what = Þŕááçţííšéé: { $what }
practice-title = Þŕááçţííçéé
practice-leave = Ļééááṽéé þŕááçţííçé
practice-looking = Ļóóóóķííñĝ ƒóóŕ ýýóóúúŕ ĥáñðš.
practice-none = Ýýóóúúŕ ĥááñðš ŵííţĥ ţĥííš ɱííšţááķéé ááŕééñ’ţ ĥééŕéé ááñý ɱóŕé.
practice-step = { $number } óóƒ { $count } · { $what }
practice-progress = Ĥááñð { $number } óóƒ { $count }
practice-trick = Ţŕííçķķ { $trick }, óóñçéé ɱóóŕé
practice-own = Ĥááñð { $hand } óóƒ ýýóóúúŕ ĝáɱé óƒ { DATETIME($at, dateStyle: "medium") }.
practice-out = Ţĥéé { CARD($card) } ííš šţííļļ óóúúţ.
practice-gone = Ţĥéé { CARD($card) } ĥááš ƀééééñ þļááýýéð.
practice-failed = Ţĥííš ĥááñð çóóúúļð ñóóţ ƀéé šééţ úúþ. Ĝóó óóñ ţóó ţĥéé ñééẋţ, óóŕ ţŕýý ááĝáíñ.
practice-best = Ŵééļļ ðóóñéé.
practice-fine = Ţĥááţ ŵííļļ ðóó, ţĥóóúúĝĥ ţĥééé { CARD($best) } ííš áá ļííţţļéé ƀééţţéŕ.
practice-costly =
    { $unit ->
        [points] Ţĥéé { CARD($best) } ííš ƀééţţééŕ: ýýóóúúŕ çááŕð çóóšţš ýóú { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } þóóííñţš ɱóóŕéé.
        [game] Ţĥéé { CARD($best) } ííš ƀééţţééŕ: ííţ ĝááííñš ýóú { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% óóƒ áá ĝááɱéé, çóóɱþááŕééð ŵííţĥ ýýóúŕ çáŕð.
       *[chips] Ţĥéé { CARD($best) } ííš ƀééţţééŕ: ííţ ĝááííñš ýóú { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } çĥííþš, çóóɱþááŕééð ŵííţĥ ýýóóúúŕ çááŕð.
    }
practice-unseen = Ţĥéé çóóááçĥ ĥáášñ’ţ ŵééííĝĥééð ţĥííš çááŕð. Ţĥééé { CARD($best) } ííš ƀééţţééŕ.
practice-retry = Ţŕýý ááĝááíñ
practice-next = Ñééẋţ ĥááñðð
practice-last = Ĥóóŵ ííţ ŵééñţ
practice-done =
    { $right ->
        [0] Ñóóñéé ŕííĝĥţ óóñ ţĥéé ƒííŕšţ ţŕýýý
       *[other] { $right } óóƒ { $count } ŕííĝĥţ óóñ ţĥéé ƒííŕšţ ţŕýýý
    }
practice-done-about = Þŕááçţííçéé ðóóééšñ’ţ çóóúúñţ ííñ ýýóóúúŕ šţááţííšţííçš. Ýýóóúúŕ ñééẋţ ĝáɱéš ðó.
practice-done-own = Ĥááñð { $hand }, { DATETIME($at, dateStyle: "medium") }
practice-done-right = Ŕííĝĥţ óóñ ţĥéé ƒííŕšţ ţŕýýý
practice-done-later = Ñóóţ óóñ ţĥéé ƒííŕšţ ţŕýýý
practice-done-skipped = Šķííþþééð
practice-again = Óóñçéé ɱóóŕé
practice-back = Ɓááçķ ţóó ýýóóúúŕ ĝáɱéš
