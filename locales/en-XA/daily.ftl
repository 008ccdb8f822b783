### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

daily-title = Ţóóðááýý’š ðééáļ
daily-about = Ééṽééŕýýƀóóðýý ĝééţš ţĥééšéé çááŕðš ţóóðááýý, ááñð ţĥéé šááɱéé ţĥŕéééé ƀóóţš. Óóñļýý ţĥéé ƒííŕšţ ţŕýý çóúñţš.
daily-rules = Ɓļááçķ Ļááðýý, óóñéé ĥááñð. Ţĥéé ƀóóţš þļááýý áá ĥááŕð ĝááɱé.
daily-play = Þļááýý ţóóðááýý’š ðéáļ
daily-go-on = Ĝóó óóñ ŵííţĥ ţóóðááýý’š ðéáļ
daily-home-play = Þļááýý íţ
daily-home-go-on = Ĝóó óñ
daily-home-result = Ýýóóúúŕ ŕééšúļţ
daily-home = Ţĥééšéé ááŕéé ýýóóúúŕ çááŕðš, ááñð ééṽééŕýýƀóóðýý éļšé’š ţóðáý.
daily-home-begun = Ýýóóúú ĥááṽéé ƀééĝúúñ. Ýýóóúúŕ çááŕðš ļííéé áš ýóú ļéƒţ ţĥéɱ.
daily-home-done =
    { $points ->
        [one] Ýýóóúú ţóóóóķ óóñéé þóíñţ ţóðáý.
       *[other] Ýýóóú ţóóķ { $points } þóóííñţš ţóóðááý.
    }
daily-cards = Ýýóóúúŕ çááŕðš ţóóðáý: { CARDS($cards) }
daily-failed = Ţóóðááýý’š ðééááļ çóóúúļð ñóóţ ƀéé ðééááļţ. Çĥééçķ ţĥéé çóóññééçţííóóñ ááñð ţŕýý áĝáíñ.
daily-again = Ţŕýý ááĝááíñ
daily-practice = Þŕááçţííçéé: ţĥííš óóñéé ðóóééšñ’ţ çóóúñţ.
daily-points =
    { $points ->
        [0] Ñóó þóóííñţš.
        [1] Óóñéé þóóíñţ.
        [2] Ţŵóó þóóííñţš.
        [3] Ţĥŕéééé þóóííñţš.
        [4] Ƒóóúúŕ þóóííñţš.
        [5] Ƒííṽéé þóóííñţš.
        [6] Šííẋ þóóííñţš.
        [7] Šééṽééñ þóóííñţš.
        [8] Ééííĝĥţ þóóííñţš.
        [9] Ñííñéé þóóííñţš.
        [10] Ţééñ þóóííñţš.
       *[other] { $points } þóóííñţš.
    }
daily-moon = Ýýóóúú šĥóóţ ţĥéé ɱóóñ.
daily-praise-best = Ñóóƀóóðýý ĥééļð ţĥééɱ ƀééţţééŕ.
daily-praise-well = Ṽééŕýý ŵééļļ ĥééļð.
daily-praise-fair = Ŵééļļ ĥééļðð.
daily-praise-even = Ţĥééšéé çááŕðš ļééƒţ ñóó çĥóóííçéé.
daily-praise-hard = Áá ĥááŕð óóñéé. Ţóóɱóóŕŕóóŵ ƀŕííñĝš ñééŵ çááŕðš.
daily-better =
    { $count ->
        [0] Ñóóñéé óóƒ ţĥé { $all } ƀóóţš ţĥááţ ĥééļð ţĥééšéé çááŕðš ţóóóóķ ɱóóŕéé.
       *[other] Ɓééţţééŕ ţĥááññ { $count } óóƒ ţĥéé { $all } ƀóóţš ţĥááţ ĥééļð ţĥééšéé çááŕðššš.
    }
daily-waiting = { $played } óóƒ 100 ƀóóţš ĥááṽéé þļááýýééð ţĥééšéé çáŕðš.
daily-you =
    { $count ->
        [0] Ýýóú
        [one] Ýýóóúú ááñð óñé ƀóţ
       *[other] Ýýóóú áñð { $count } ƀóóţš
    }
daily-average = ááṽééŕáĝé { NUMBER($points, maximumFractionDigits: 1) }
daily-field = Ŵĥááţ áá ĥúúñðŕééð ƀóóţš ţóóóóķ ŵííţĥ ţĥééšéé çááŕðšš: { NUMBER($average, maximumFractionDigits: 1) } þóóííñţš óóñ ááṽééŕáĝé, { $best } ááţ ƀééšţ. Ýýóóúú ţóóķ { $points }.
daily-streak =
    { $days ->
        [0] Ñóó šţŕééááķ ýýéţ
        [one] Áá šţŕééááķ óóƒ óóñé ðáý
       *[other] Áá šţŕééááķ óƒ { $days } ðááýš
    }
daily-streak-about = Óóñéé ɱííššééð ðááýý ðóóééšñ’ţ éñð íţ.
daily-day =
    { $points ->
        [one] { $date }: óóñéé þóóíñţ
       *[other] { $date }: { $points } þóóííñţš
    }
daily-day-none = { $date }: ñóóţ þļááýýéð
daily-day-done = { $date }: þļááýýéð
daily-next =
    { $hours ->
        [0]
            { $minutes ->
                [one] Ñééẋţ ðééááļ ííñ óóñéé ɱííñúţé
               *[other] Ñééẋţ ðééááļ ííñ { $minutes } ɱííñúúţéš
            }
       *[other] Ñééẋţ ðééááļ ííñ { $hours } ĥ { $minutes } ɱííñ
    }
daily-new = Áá ñééŵ ðééááļ ííš ĥéŕé.
daily-share = Šĥááŕéé
daily-copied = Çóóþííéð
daily-not-copied = Ţĥéé ƀŕóóŵšééŕ ðóóééš ñóóţ ááļļóóŵ çóóþýýííñĝ. Ţĥéé ţééẋţ šţááñðš ááƀóóṽé.
daily-slip = Ţĥííš ííš ááļļ ţĥááţ ííš šĥááŕééð
daily-share-head = { page-name }, { $date }
daily-share-points =
    { $points ->
        [one] 1 þóóííñţ
       *[other] { $points } þóóííñţš
    }
daily-share-day =
    { $days ->
        [one] { daily-share-points }, áá šţŕééááķ óóƒ óóñé ðáý
       *[other] { daily-share-points }, áá šţŕééááķ óƒ { $days } ðááýš
    }
daily-share-tricks =
    { $count ->
        [0] Þóóííñţš ííñ ñóóñéé óóƒ ţĥéé 13 ţŕííçķš
        [one] Þóóííñţš ííñ óóñéé óóƒ ţĥéé 13 ţŕííçķš
       *[other] Þóóííñţš ííñ { $count } óóƒ ţĥéé 13 ţŕííçķšš
    }
daily-look-back = Ļóóóóķ ƀááçķ
daily-others = Ĥóóŵ ţĥéé ƀóóţš þļááýýééð
daily-practise = Þļááýý ííţ ááĝáíñ
daily-practise-about = Ƒóóŕ þŕááçţííçéé, ŵííţĥ ĥííñţš. Ýýóóúúŕ ŕééšúúļţ šţááýš.
daily-others-about = Áá ĥúúñðŕééð ƀóóţš šááţ ííñ ýýóóúúŕ šééááţ ŵííţĥ ýýóóúúŕ çááŕðš, ááĝááííñšţ ţĥéé šááɱéé ţĥŕéééé. Ţŵééñţýý-ƒííṽéé þļááýý ááţ ééááçĥ ļééṽééļ; ééááçĥ óóƒ ţĥééɱ ƒóóŕĝééţš ááñð ɱííšĵúðĝéš šóɱéţĥíñĝ éļšé.
daily-level-beginner = Ɓééĝííññééŕš
daily-level-easy = Ééášý
daily-level-medium = Ƒááíŕ
daily-level-hard = Ĥááŕð
daily-level-average = { NUMBER($points, maximumFractionDigits: 1) } óóñ ááṽééŕáĝé
daily-level-range = ƒŕóóɱ { $best } ţóó { $worst }
live-title = Ááţ ţĥéé ţááƀļéé ñóóŵ
live-about = Ƒóóúúŕ ƀóóţš þļááýý ĥááñð { $hand }.
live-turn = { NAME($seat) } þļááýýš ñééẋţ.
live-took = { NAME($seat) } ţóóóóķ ţĥéé ţŕííçķ.
live-over = Ţĥééííŕ ĝááɱéé ííš óṽéŕ.
live-stop = Šţóóþ ţĥééɱɱ
live-go-on = Ļééţ ţĥééɱ þļááýý
live-people = Ţááƀļééš óóƒ þééóóþļé
live-scores = Ţĥééííŕ šçóóŕééš
challenge-title = Çĥááļļééñĝéé áá ƒŕííééñð
challenge-about = Ýýóóúú þļááýý šííẋ ĥááñðš. Áá ļííñķ ţááķééš ţĥéé šááɱéé çááŕðš ţóó áá ƒŕííééñð, ááĝááííñšţ ţĥéé šááɱéé ƀóóţš. Ţĥééñ ýýóóúú çóóɱþáŕé, ĥáñð ƀý ĥáñð.
challenge-rules = { $name }, šííẋ ĥááñðšš.
challenge-make = Þļááýý šííẋ ĥááñðš
challenge-before = Ýýóóúúŕ çĥááļļééñĝéš
challenge-entry-new = Ñóóţ ƀééĝúúñ ýýéţ.
challenge-entry-begun = Ɓééĝúúñ: ĝóó óóñ ŵĥééŕéé ýýóóú šţóþþéð.
challenge-entry-done = Ááļļ šííẋ ĥááñðš ááŕéé þļááýýéð.
challenge-entry-theirs = { $name } ĥááš þļááýýééð ţĥééɱ, ţóóó.
challenge-friend = Ýýóóúúŕ ƒŕííéñð
challenge-asked =
    { $name ->
        [none] Áá ƒŕííééñð ĥááš þļááýýééð ţĥééšéé šííẋ ĥáñðš.
       *[other] { $name } ĥááš þļááýýééð ţĥééšéé šííẋ ĥááñðš.
    }
challenge-asked-about = Þļááýý ţĥéé šááɱéé çááŕðš ááĝááííñšţ ţĥéé šááɱéé ƀóóţš. Ŵĥááţ çááɱéé óóƒ ţĥééɱ ííš šĥóóŵñ ááƒţééŕŵááŕðš.
challenge-play = Þļááýý ţĥéé šááɱéé çááŕðš
challenge-go-on = Ĝóó óóñ ŵííţĥ ţĥéé šííẋ ĥááñðšš
challenge-link = Ţĥííš ļííñķ ííš ñóóţ ŵĥóóļéé, óóŕ ííţ ŵááš çĥááñĝééð óóñ ţĥéé ŵááýý. Áášķ ƒóóŕ ííţ óóñçéé ɱóŕé.
challenge-unplayable = Ŵĥááţ ţĥííš ļííñķ ĥóóļðš çááñ’ţ ƀéé þļááýýééð ĥééŕéé. Ííţ ɱááýý çóóɱéé ƒŕóóɱ ááñóóţĥééŕ ṽééŕšíóñ.
challenge-core = Ţĥéé çááŕðš çóóúúļð ñóóţ ƀéé ðééááļţ. Çĥééçķ ţĥéé çóóññééçţííóóñ ááñð ţŕýý ááĝááíñ.
challenge-other-bots = Ţĥéé ƀóóţš ĥááṽéé çĥááñĝééð šííñçéé ţĥéé óóţĥééŕ ĝááɱéé, šóó ţĥééýý ɱááýý ĥááṽéé ááñšŵééŕééð ðííƒƒééŕéñţļý ţĥéŕé.
challenge-points =
    { $points ->
        [0] Ñóó þóóííñţš ííñ šííẋ ĥááñðš.
        [one] Óóñéé þóóííñţ ííñ šííẋ ĥáñðš.
       *[other] { $points } þóóííñţš ííñ šííẋ ĥááñðšš.
    }
challenge-won =
    { $points ->
        [one] Ýýóóúú ŵííñ, ƀýý óóñé þóíñţ.
       *[other] Ýýóóúú ŵíñ, ƀý { $points } þóóííñţš.
    }
challenge-lost =
    { $points ->
        [one] { $name } ŵííñš, ƀýý óóñéé þóóíñţ.
       *[other] { $name } ŵííñš, ƀýý { $points } þóóííñţš.
    }
challenge-level = Ýýóóúú ááŕé ļéṽéļ.
challenge-ready = Ñóóŵ šééñð ííţ ţóó áá ƒŕííééñð: ţĥéé ļííñķ ĥóóļðš ţĥééšéé çááŕðš ááñð ŵĥááţ ýýóóúú þļááýýééð, ááñð šĥóóŵš ííţ óóñļýý ááƒţééŕ ţĥéíŕš.
challenge-hand = Ĥááñð { $hand }
challenge-you = Ýýóú
challenge-total = Ţóóţááļ
challenge-open = Ĥááñð { $hand }, ţŕííçķ ƀýý ţŕííçķķ
challenge-trick = Ţŕííçķķ
challenge-passed = Þááššééð
challenge-took = ţóóóóķ þóóííñţš
challenge-name = Ýýóóúúŕ ñááɱéé, ííƒ ýóú ļíķé
challenge-send = Šééñð ţĥéé ļííñķķ
challenge-copied = Ļííñķ çóóþííééð
challenge-not-copied = Ţĥéé ƀŕóóŵšééŕ ðóóééš ñóóţ ááļļóóŵ çóóþýýííñĝ. Ṁááŕķ ţĥéé ļííñķ ááñð çóóþýý íţ.
challenge-field = Ţĥéé ļííñķ
challenge-share =
    { $points ->
        [one] Íí ţóóóóķ óóñéé þóóííñţ ííñ šííẋ ĥááñðš óóƒ Ĥééááŕţš. Ĥééŕéé ááŕéé ţĥéé šáɱé çáŕðš:
       *[other] Íí ţóóóķ { $points } þóóííñţš ííñ šííẋ ĥááñðš óóƒ Ĥééááŕţš. Ĥééŕéé ááŕéé ţĥéé šááɱéé çáŕðš:
    }
challenge-new = Áá ñééŵ çĥááļļééñĝéé
