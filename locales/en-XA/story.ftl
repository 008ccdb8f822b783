### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

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
       *[other]
            { $points ->
                [one] { NAME($seats, at: "start") } ĝóóţ { $points } þóóííñţ.
               *[other] { NAME($seats, at: "start") } ĝóóţ { $points } þóóííñţš.
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
        [points] Ĥááñð { $hand }: ñééẋţ ţóó ţĥéé { CARD($other) }, ííţ ĝááííñééð ýóú { $difference } þóóííñţš óóñ ţĥéé óóţĥééŕš.
       *[chips] Ĥááñð { $hand }: ţĥéé { CARD($other) } ŵááš { $difference } çĥííþš ŵóóŕšééé.
    }
story-dearest = Çóóšţļííééšţ: ţĥéé { CARD($card) }
story-dearest-why =
    { $unit ->
        [points] Ĥááñð { $hand }: ţĥéé { CARD($other) } ŵóóúúļð ĥááṽéé ĝááííñéð ýóú { $difference } þóóííñţš óóñ ţĥéé óóţĥééŕš.
       *[chips] Ĥááñð { $hand }: ţĥéé { CARD($other) } ŵááš { $difference } çĥííþš ƀééţţééŕŕ.
    }
