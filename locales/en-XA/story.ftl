### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

chips-title = Ţĥéé çĥííþšš
chips-pot-left = { CHIPS($chips) } ááŕéé ļééƒţ ííñ ţĥéé þóţ.
chips-worth = Áá çĥííþ ííš ŵóóŕţĥ { $value }. Óóṽééŕ ţĥéé ĝááɱé: { LIST($won) }.
chips-won = { NAME($seat, at: "start") } { SIGNED($amount) }
chips-bid =
    { WHO($seat) ->
        [you] Ýýóóú þáý { CHIPS($chips) } ƒóóŕ ýýóóúúŕ ƀíð.
       *[other] { NAME($seat, at: "start") } þááýš { CHIPS($chips) } ƒóóŕ ţĥéé ƀííð.
    }
chips-debts =
    { WHO($seats) ->
        [you] Ýýóóúú ááŕéé óóúúţ óóƒ çĥííþš ááñð þļááýý óóñ ííñ ðééƀţ. Ŵĥááţ çóóɱééš ííñ ļááţéŕ þáýš íţ ƀáçķ.
        [one] { NAME($seats, at: "start") } ííš óóúúţ óóƒ çĥííþš ááñð þļááýýš óóñ ííñ ðééƀţ. Ŵĥááţ çóóɱééš ííñ ļááţééŕ þááýýš íţ ƀáçķ.
       *[many] { NAME($seats, at: "start") } ááŕéé óóúúţ óóƒ çĥííþš ááñð þļááýý óóñ ííñ ðééƀţ. Ŵĥááţ çóóɱééš ííñ ļááţééŕ þááýš íţ ƀáçķ.
    }
result-line = Ĥááñð { $number } · { $rules }
result-taken = { SUIT($suit) }: { $count }
result-next = Ñééẋţ ĥááñðð
result-so-far = Ţĥéé ĝááɱéé šóó ƒáŕ
result-lower = Þóóííñţš, ļóóŵééŕ ííš ƀééţţééŕ
result-higher = Þóóííñţš, ĥííĝĥééŕ ííš ƀééţţééŕ
result-took-card =
    { WHO($seat) ->
        [you] Ýýóóú ţóóķ { CARD($card, as: "card-headline") }.
       *[other] { NAME($seat) } ţóóóķ { CARD($card, as: "card-headline") }.
    }
result-took-both =
    { WHO($seat) ->
        [you] Ýýóóúú ţóóóķ ƀóţĥ { CARD($card, as: "card-pair") }.
       *[other] { NAME($seat) } ţóóóóķ ƀóóţĥ { CARD($card, as: "card-pair") }.
    }
result-took-each = { NAME($seats, at: "start") } ţóóóóķ óñé { CARD($card) } ééáçĥ.
result-took-points =
    { WHO($seats) ->
        [you] Ýýóóú ţóóķ { result-points }.
        [one] { NAME($seats) } ţóóóķ { result-points }.
       *[many] { NAME($seats, at: "start") } ţóóóķ { result-points } ééáçĥ.
    }
result-took-none = Ñóóƀóóðýý ţóóóóķ áá þóíñţ.
result-ahead = Ýýóóúú ááŕé áĥéáð.
result-still-ahead = Ýýóóúú ááŕéé šţííļļ áĥéáð.
result-level = Ýýóóúú ááŕéé ļéṽéļ ŵíţĥ { NAME($seats) }.
result-behind = Ýýóóú áŕé { page-count } ƀééĥííñð { NAME($seats) }.
result-side = Ýýóóúúŕ šíðé
result-side-ahead = Ýýóóúúŕ šííðéé íš áĥéáð.
result-side-level = Ţĥéé šííðééš ááŕéé ļééṽéļ.
result-side-behind = Ýýóóúúŕ šííðé íš { page-count } ƀééĥííñð.
result-tied = Ţĥéé ļééááð ííš šĥááŕééð, šóó ááñóóţĥééŕ ĥááñð ííš þļááýéð.
result-fifty =
    { WHO($seats) ->
        [you] Ýýóóúú ļááñðééð óóñ áá ƒííƒţýý áñð ðŕóþþéð 50.
        [one] { NAME($seats) } ļááñðééð óóñ áá ƒííƒţýý ááñð ðŕóóþþéð 50.
       *[many] { NAME($seats, at: "start") } ļááñðééð óóñ áá ƒííƒţýý ááñð ðŕóóþþéð 50.
    }
result-bid =
    { WHO($seat) ->
        [you] Ýýóóú ƀíð { bid-quick } ááñð ñááɱééð { SUIT($suit) }.
       *[other] { NAME($seat) } ƀííð { bid-quick } ááñð ñááɱééð { SUIT($suit) }.
    }
result-bid-carried = { NAME($seat, at: "start") } ñááɱééð { SUIT($suit) } ƒóóŕ ţĥéé þóóţ ţĥááţ çááŕŕííééð óóṽéŕ.
result-bid-none = Ñóóƀóóðýý ƀííð, šó { SUIT($suit) } çóóúúñţéð.
moon-title =
    { WHO($seats) ->
        [you] Ýýóóúú šĥóóţ ţĥéé ɱóóñ
       *[other] { NAME($seats, at: "start") } šĥóóţ ţĥéé ɱóóóóñ
    }
moon-title-sun =
    { WHO($seats) ->
        [you] Ýýóóúú šĥóóţ ţĥéé šúñ
       *[other] { NAME($seats, at: "start") } šĥóóţ ţĥéé šúúññ
    }
moon-said = { moon-title }.
moon-said-sun = { moon-title-sun }.
moon-everything = Ááļļ ţĥéé þóóííñţš.
moon-standard = Ááļļ ţĥííŕţééééñ ĥééááŕţš ááñð ţĥéé ɋúúéééñ.
moon-tricks = Ééṽééŕýý ţŕííçķ óóƒ ţĥéé ĥááñð.
moon-who = Ŵĥóó þááýš?
moon-waits = { NAME($seat) } ðééçííðééš ŵĥóó þááýš.
moon-old = Óóţĥééŕš { SIGNED($points) }
moon-old-sides = Ééááçĥ óóþþóóñéñţ { SIGNED($points) }
moon-new = Ýýóú { SIGNED($points) }
moon-new-side = Ééááçĥ óóƒ ýóú { SIGNED($points) }
moon-totals = Ýýóóúú šţááñð áţ { $total }, { NAME($seat) } ááţ { $theirs }.
moon-totals-side = Ýýóóúúŕ šííðéé šţááñðš áţ { $total }, { NAME($seats) } ááţ { $theirs }.
moon-ends =
    { WHO($seats) ->
        [you] Ýýóóúú ŵííñ ţĥéé ĝáɱé.
        [one] { NAME($seats) } ŵííñš ţĥéé ĝááɱéé.
       *[many] { NAME($seats, at: "start") } ŵííñ ţĥéé ĝááɱéé.
    }
moon-old-confirm = Óóţĥééŕš ţááķéé { $points }
moon-old-confirm-sides = Óóþþóóñééñţš ţááķéé { $points }
moon-new-confirm = Ţááķéé óƒƒ { $points }
moon-paid = Ţĥéé óóţĥééŕš þááííð.
moon-paid-sides =
    { $sides ->
        [1] Ţĥéé óóţĥééŕ šííðéé þááíð.
       *[other] Ţĥéé óóţĥééŕ šííðééš þááíð.
    }
moon-taken-off =
    { $points ->
        [one] Óóñéé þóóííñţ çááɱé óƒƒ.
       *[other] { $points } þóóííñţš çááɱéé óóƒƒ.
    }
end-win =
    { WHO($seats) ->
        [you] Ýýóóúú ŵííñ ţĥéé ĝáɱé
        [one] { NAME($seats) } ŵííñš ţĥéé ĝááɱéé
       *[many] { NAME($seats, at: "start") } ŵííñ ţĥéé ĝááɱéé
    }
end-tie = { NAME($seats, at: "start") } šĥááŕéé ţĥéé ŵííñ, ļééṽééļ áţ { $total }
end-line =
    { $rules } · { $hands ->
        [one] ááƒţééŕ óóñéé ĥáñð
       *[other] ááƒţééŕ { $hands } ĥááñðšš
    }
end-place-2 =
    { $count ->
        [one] Ýýóóúú çóóɱéé šéçóñð, { page-count } þóóííñţ ƀééĥííñð.
       *[other] Ýýóóúú çóóɱéé šéçóñð, { page-count } þóóííñţš ƀééĥííñð.
    }
end-place-3 =
    { $count ->
        [one] Ýýóóúú çóóɱé ţĥíŕð, { page-count } þóóííñţ ƀééĥííñð.
       *[other] Ýýóóúú çóóɱé ţĥíŕð, { page-count } þóóííñţš ƀééĥííñð.
    }
end-place-other =
    { $count ->
        [one] Ýýóóú çóɱé { end-ordinal }, { page-count } þóóííñţ ƀééĥííñð.
       *[other] Ýýóóú çóɱé { end-ordinal }, { page-count } þóóííñţš ƀééĥííñð.
    }
end-place-last =
    { $count ->
        [one] Ýýóóúú çóóɱé ļášţ, { page-count } þóóííñţ ƀééĥííñð.
       *[other] Ýýóóúú çóóɱé ļášţ, { page-count } þóóííñţš ƀééĥííñð.
    }
end-side-behind =
    { $count ->
        [one] Ýýóóúúŕ šííðé íš { page-count } þóóííñţ ƀééĥííñð.
       *[other] Ýýóóúúŕ šííðé íš { page-count } þóóííñţš ƀééĥííñð.
    }
end-ordinal =
    { $place ->
        [4] ƒóóúúŕţĥ
        [5] ƒííƒţĥĥ
        [6] šííẋţĥĥ
        [7] šééṽééñţĥ
        [8] ééííĝĥţĥ
        [9] ñííñţĥĥ
       *[other] ţééñţĥĥ
    }
end-chips =
    { WHO($seats) ->
        [you] Ýýóóúú ļééááṽéé ŵííţĥ ţĥéé ɱóšţ çĥíþš: { CHIPS($chips) }.
        [one] { NAME($seats) } ļééááṽééš ŵííţĥ ţĥéé ɱóóšţ çĥííþšš: { CHIPS($chips) }.
       *[many] { NAME($seats, at: "start") } ļééááṽéé ŵííţĥ ţĥéé ɱóóšţ çĥííþš: { CHIPS($chips) } ééáçĥ.
    }
end-chips-place =
    { $place ->
        [2] Ɓýý çĥííþš ýýóóúú çóóɱéé šéçóñð.
        [3] Ɓýý çĥííþš ýýóóúú çóóɱéé ţĥíŕð.
       *[other] Ɓýý çĥííþš ýýóóúú çóɱé { end-ordinal }.
    }
end-chips-aside = Ţĥéé ţóóţááļš ðééçííðéé ŵĥóó ŵííñš. Ţĥéé çĥííþš ááŕéé šééţţļééð šééþááŕááţééļý.
end-new = Ñééŵ ĝááɱé
end-rules = Çĥááñĝéé ŕúúļééš
end-home = Ĥóóɱé
end-winner = Ŵííññééŕ
story-fall =
    { WHO($by) ->
        [you] Ýýóóúú ĝááṽé ţĥé { CARD($card) } ţóó { NAME($to) } ííñ ţŕííçķ { $trick }.
       *[other]
            { WHO($to) ->
                [you] { NAME($by, at: "start") } ĝááṽéé ýýóóú ţĥé { CARD($card) } ííñ ţŕííçķ { $trick }.
               *[other] { NAME($by, at: "start") } ĝááṽéé ţĥé { CARD($card) } ţóó { NAME($to) } ííñ ţŕííçķ { $trick }.
            }
    }
story-fall-own =
    { WHO($by) ->
        [you] Ýýóóúú ŵóóñ ţŕíçķ { $trick } ŵííţĥ ţĥéé { CARD($card) }.
       *[other] { NAME($by, at: "start") } ŵóóñ ţŕííçķķ { $trick } ŵííţĥ ţĥéé { CARD($card) }.
    }
story-turns =
    { $count ->
        [one] Ţúúŕñííñĝ þóóííñţ
       *[other] Ţúúŕñííñĝ þóóííñţšš
    }
story-turn = Ĥááñð { $hand }: { $what }
story-turn-moon =
    { WHO($seats) ->
        [you] Ýýóóúú šĥóóţ ţĥéé ɱóóñ.
       *[other] { NAME($seats, at: "start") } šĥóóţ ţĥéé ɱóóóóñ.
    }
story-turn-points =
    { WHO($seats) ->
        [you]
            { $points ->
                [one] Ýýóóú ĝóţ { $points } þóóííñţ.
               *[other] Ýýóóú ĝóţ { $points } þóóííñţš.
            }
        [one]
            { $points ->
                [one] { NAME($seats, at: "start") } ĝóóţ { $points } þóóííñţ.
               *[other] { NAME($seats, at: "start") } ĝóóţ { $points } þóóííñţš.
            }
       *[many]
            { $points ->
                [one] { NAME($seats, at: "start") } ĝóóţ { $points } þóóííñţ ééáçĥ.
               *[other] { NAME($seats, at: "start") } ĝóóţ { $points } þóóííñţš ééááçĥ.
            }
    }
story-turn-side =
    { WHO($seats) ->
        [with-you]
            { $points ->
                [one] Ýýóóúúŕ šííðé ĝóţ { $points } þóóííñţ.
               *[other] Ýýóóúúŕ šííðé ĝóţ { $points } þóóííñţš.
            }
       *[many]
            { $points ->
                [one] { NAME($seats, at: "start") } ĝóóţ { $points } þóóííñţ ƀééţŵééééñ ţĥééɱ.
               *[other] { NAME($seats, at: "start") } ĝóóţ { $points } þóóííñţš ƀééţŵééééñ ţĥééɱ.
            }
    }
story-cards = Ýýóóúúŕ çáŕðš
story-looking =
    { $hands ->
        [one] Ţĥéé çóóááçĥ ííš ļóóóóķííñĝ ááţ ýýóóúŕ çáŕðš.
       *[other] Ţĥéé çóóááçĥ ííš ļóóóóķííñĝ ááţ ýýóóúŕ çáŕðš: { $done } óóƒ { $hands } ĥááñðšš.
    }
story-failed = Ţĥéé çóóááçĥ ĝááṽéé ñóó ááñšŵéŕ.
story-nothing = Ñóó çááŕð óóƒ ýýóóúúŕš ɱááðéé ɱúúçĥ ðííƒƒééŕéñçé.
story-best = Ɓééšţ: ţĥéé { CARD($card) }
story-best-why =
    { $unit ->
        [points] Ĥááñð { $hand }: ţĥéé { CARD($other) } ŵóóúúļð ĥááṽéé çóóšţ ýýóú { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } þóóííñţš ɱóóŕéé.
        [game] Ĥááñð { $hand }: ŵííţĥ ţĥéé { CARD($other) } ýýóóúú ŵóóúļð ŵíñ { NUMBER($difference, maximumFractionDigits: 0) } ƒééŵééŕ óóƒ 100 ĝááɱéš.
       *[chips] Ĥááñð { $hand }: ţĥéé { CARD($other) } ŵááš { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } çĥííþš ŵóóŕšééé.
    }
story-dearest = Çóóšţļííééšţ: ţĥéé { CARD($card) }
story-dearest-why =
    { $unit ->
        [points] Ĥááñð { $hand }: ííţ çóóšţ ýýóú { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } þóóííñţš ɱóóŕéé ţĥááñ ţĥéé { CARD($other) }.
        [game] Ĥááñð { $hand }: ŵííţĥ ţĥéé { CARD($other) } ýýóóúú ŵóóúļð ŵíñ { NUMBER($difference, maximumFractionDigits: 0) } ɱóóŕéé óóƒ 100 ĝááɱéš.
       *[chips] Ĥááñð { $hand }: ţĥéé { CARD($other) } ŵááš { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } çĥííþš ƀééţţééŕŕ.
    }
story-share = Šĥááŕéé
story-share-title = Šĥááŕéé ţĥííš ĝááɱéé
story-share-picture = Šĥááŕéé ţĥéé þííçţúúŕé
story-save-picture = Šááṽéé ţĥéé þííçţúúŕé
story-share-text = Šĥááŕéé ááš ţééẋţ
story-copy-text = Çóóþýý ááš ţééẋţ
story-share-copied = Çóóþííéð.
story-share-not-copied = Ţĥéé ƀŕóóŵšééŕ ðóóééš ñóóţ ááļļóóŵ çóóþýýííñĝ. Ţĥéé ţééẋţ ííš ááƀóṽé.
story-share-failed = Ţĥéé þííçţúúŕéé çóóúúļð ñóóţ ƀéé ðŕááŵñ.
story-shared-curve = Ĥóóŵ ííţ ŵééñţ
story-shared-title =
    { WHO($seats) ->
        [you] Íí ŵóñ
        [with-you] Ŵéé ŵóóñ
       *[other] { NAME($seats, at: "start") } ŵóóñ
    }
story-shared-me = Ṁéé
story-shared-row = { $place }. { $name } { $total } { $curve }
