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
        [points] Ĥááñð { $hand }: çóóɱþááŕééð ŵííţĥ ţĥéé { CARD($other) }, ííţ ĝááííñééð ýóú { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } þóóííñţš óóñ ţĥéé óóţĥééŕš.
        [game] Ĥááñð { $hand }: ţĥéé { CARD($other) } ŵááš { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }% óóƒ áá ĝááɱéé ŵóŕšé.
       *[chips] Ĥááñð { $hand }: ţĥéé { CARD($other) } ŵááš { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } çĥííþš ŵóóŕšééé.
    }
story-dearest = Çóóšţļííééšţ: ţĥéé { CARD($card) }
story-dearest-why =
    { $unit ->
        [points] Ĥááñð { $hand }: ţĥéé { CARD($other) } ŵóóúúļð ĥááṽéé ĝááííñéð ýóú { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } þóóííñţš óóñ ţĥéé óóţĥééŕš.
        [game] Ĥááñð { $hand }: ţĥéé { CARD($other) } ŵááš { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }% óóƒ áá ĝááɱéé ƀééţţéŕ.
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
