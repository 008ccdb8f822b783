### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

flow-taken-back = Ţááķééñ ƀááçķ.
flow-taken-back-first = Ţááķééñ ƀááçķ. Ţĥííš ĝááɱéé ñóó ļóóñĝééŕ çóóúúñţš ííñ ýýóóúúŕ šţááţíšţíçš.
flow-not-counted = Áá ĝááɱéé ííñ ŵĥííçĥ ýýóóúú ţááķéé šóóɱééţĥííñĝ ƀááçķ óóŕ þļááýý áá ĥááñð ááĝááííñ ñóó ļóóñĝééŕ çóóúúñţš íñ ýóúŕ šţáţíšţíçš.
flow-again-from =
    { $trick ->
        [1] Þļááýý ţĥííš ĥááñð ááĝááíñ
       *[other] Þļááýý óóñ ƒŕóóɱ ţŕííçķ { $trick }
    }
flow-again-ask =
    { $trick ->
        [1] Ţĥéé šááɱéé çááŕðš ááŕéé ðééááļţ ááĝáíñ.
       *[other] Ýýóóúú ĝóó ƀááçķ ţóó ţĥéé šţááŕţ óóƒ ţŕíçķ { $trick }.
    }
flow-again-lost = Ŵĥááţ ŵááš þļááýýééð ááƒţééŕ ţĥááţ ííš ĝóóñéé, ááñð ţĥííš ĝááɱéé ñóó ļóóñĝééŕ çóóúúñţš ííñ ýýóóúúŕ šţáţíšţíçš.
flow-again-yes = Þļááýý ááĝáíñ
flow-cancel = Çááñçééļ
flow-pause = Þááúúšé
flow-paused = Þááúúšéð
flow-paused-about = Ţĥéé ţááƀļéé ŵááííţš ƒóóŕ ýýóú.
flow-go-on = Ĝóó óñ
flow-give-up = Ĝííṽéé úúþ ţĥííš ĝááɱé
flow-give-up-about = Ííţ ééñðš ĥééŕéé, ŵííţĥóóúúţ áá ŵíññéŕ.
flow-give-up-ask = Ðóó ýýóóúú ŵááñţ ţóó ĝííṽéé úúþ ţĥíš ĝáɱé?
flow-give-up-what = Ííţ ííš ķééþţ ááš ĝííṽééñ úúþ, ááñð ýýóóúú çááñ’ţ ĝóó óóñ ŵííţĥ íţ ļáţéŕ.
flow-give-up-yes = Ĝííṽéé úþ
flow-play-on = Þļááýý óñ
flow-worthless = Ñóó þóóííñţš ááŕéé ļéƒţ.
flow-finish = Ƒííñííšĥ ţĥéé ĥááñðð
flow-finished = Ñóó þóóííñţš ŵééŕéé ļééƒţ, šóó ţĥéé ŕééšţ ŵááš þļááýýééð ááţ óñçé.
flow-own = Ţĥéé ŕééšţ ííš ýýóóúŕš.
flow-claim = Çļááííɱ íţ
flow-own-ask =
    { $count ->
        [one] Ýýóóúú ţááķéé ţĥéé ļáášţ ţŕííçķ, ŵĥááţééṽééŕ ţĥéé óóţĥééŕš þļáý.
       *[other] Ýýóóúú ţááķéé ţĥé ļášţ { $count } ţŕííçķš, ŵĥááţééṽééŕ ţĥéé óóţĥééŕš þļááýý.
    }
flow-claim-yes = Ļááýý ðóóŵñ ɱýý çááŕðš
flow-keys = Ķééýš
flow-keys-about = Ééṽééŕýýţĥííñĝ ţĥááţ çááñ ƀéé ţááþþééð çááñ ááļšóó ƀéé ŕééááçĥééð ŵííţĥ Ţááƀ ááñð çĥóóšééñ ŵííţĥ Ééñţéŕ.
flow-key-cards = Ƒŕóóɱ çááŕð ţóó çááŕðð
flow-key-play = Çĥóóóóšéé óóŕ þļááýý ţĥéé çáŕð
flow-key-on = Ĝóó óñ
flow-key-close = Çļóóšéé ŵĥááţ ííš óóþéñ
flow-key-finish = Ƒííñííšĥ ţĥéé ĥááñð, óóŕ çļááííɱ ţĥéé ŕééšţ
flow-key-keys = Ţĥééšéé ķééýš
flow-key-arrows = Ááŕŕóóŵ ķééýš
flow-key-enter = Ééñţééŕ
flow-key-escape = Ééšç
flow-key-or = { $one } óóŕ { $other }
flow-key-with-control = Çţŕļļ { $key }
flow-settings-look = Ļóóóķ
flow-settings-play = Ĥóóŵ ýýóóúú þļáý
flow-settings-pace = Ţííɱííñĝ
flow-settings-help = Ĥééļþ
flow-confirm = Ţááþ ţŵííçéé ţóó þļááý
flow-confirm-about = Ţĥéé ƒííŕšţ ţááþ ŕááííšééš áá çááŕð, ţĥéé šééçóóñð þļááýýš íţ.
flow-ahead = Çĥóóóóšéé áá çááŕð ááĥéáð
flow-ahead-about = Ţááþ áá çááŕð ƀééƒóóŕéé ýýóóúúŕ ţúúŕñ. Ííţ ííš þļááýýééð ŵĥééñ ýýóóúúŕ ţúúŕñ çóóɱéš, íƒ íţ’š áļļóŵéð.
flow-forced = Þļááýý ƒóóŕçééð çááŕðš
flow-forced-about = Ŵĥééñ óóñļýý óóñéé çááŕð ɱááýý ƀéé þļááýýééð, ííţ þļááýš íţšéļƒ.
flow-quick-end = Ƒííñííšĥ ɋúúííçķļýý
flow-quick-end-about = Óóñçéé ñóó þóóííñţš ááŕéé ļééƒţ, ţĥéé ŕééšţ óóƒ ţĥéé ĥááñð ííš þļááýýééð áţ óñçé.
flow-raised = Þááššééð çááŕðš šţááýý ŕááííšéð
flow-raised-about = Úúñţííļ ýýóóúú ţááþ, šóó ţĥááţ ýýóóúú çááñ šéééé ŵĥááţ ýóú ŵéŕé ĝíṽéñ.
flow-letters = Ļééţţééŕš ááš šĥóóŕţçúúţšš
flow-letters-about = Ĥ ƒóóŕ áá ĥííñţ, Úú ţóó ţááķéé ƀááçķ; ? šĥóóŵš ţĥééɱ ááļļ.
