### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

review-title = Ĥááñð { $hand }, çááŕð ƀýý çááŕðð
review-how = Ţááþ ááñýý çááŕð ţóó šééé ŵĥý.
review-laying-out = Ļááýýííñĝ ţĥéé ĥááñð óóúţ.
review-looking = Ļóóóóķííñĝ ááţ ýýóóúŕ ɱóṽéš: { $done } óóƒ { $all }.
review-progress = Ýýóóúúŕ ɱóóṽééš ļóóóķéð áţ
review-found =
    { $unit ->
        [points]
            { $count ->
                [0] Ñóóñéé óóƒ ýýóóúúŕ ɱóóṽééš çóóšţ ɱóóŕéé ţĥááñ á þóíñţ.
                [one] Óóñéé óóƒ ýýóóúúŕ ɱóóṽééš çóóšţ ɱóóŕéé ţĥáñ á þóíñţ.
               *[other] { $count } óóƒ ýýóóúúŕ ɱóóṽééš çóóšţ ɱóóŕéé ţĥááñ á þóíñţ.
            }
        [game]
            { $count ->
                [0] Ñóóñéé óóƒ ýýóóúúŕ ɱóóṽééš çóóšţ ɱóóŕéé ţĥááñ 1% óƒ á ĝáɱé.
                [one] Óóñéé óóƒ ýýóóúúŕ ɱóóṽééš çóóšţ ɱóóŕéé ţĥááñ 1% óƒ á ĝáɱé.
               *[other] { $count } óóƒ ýýóóúúŕ ɱóóṽééš çóóšţ ɱóóŕéé ţĥááñ 1% óƒ á ĝáɱé.
            }
       *[chips]
            { $count ->
                [0] Ñóóñéé óóƒ ýýóóúúŕ ɱóóṽééš çóóšţ ɱóóŕéé ţĥáñ á çĥíþ.
                [one] Óóñéé óóƒ ýýóóúúŕ ɱóóṽééš çóóšţ ɱóóŕéé ţĥáñ á çĥíþ.
               *[other] { $count } óóƒ ýýóóúúŕ ɱóóṽééš çóóšţ ɱóóŕéé ţĥááñ á çĥíþ.
            }
    }
review-failed = Ţĥéé çóóááçĥ ĝááṽéé ñóó ááñšŵééŕ. Ţĥéé çááŕðš ááŕéé ĥééŕéé ááļļ ţĥéé šáɱé.
review-thinking = Ţĥííñķííñĝ ííţ óóṽééŕ
review-table = Ţĥéé ĥááñð, ţŕííçķ ƀýý ţŕííçķķķ
review-trick = Ţŕííçķķ
review-row-bid = Ɓííðš
review-row-suit = Šúúíţ
review-row-pass = Þáášš
review-row-play = Ţŕííçķķ { $trick }
review-row-moon = Ṁóóóñ
review-seat =
    { WHO($seat) ->
        [you] Ýýóú
       *[other] { NAME($seat) }
    }
review-led = ļééð
review-took = ţóóóķ
review-led-and-took = ļééð, ţóóóķ
review-cost = çóóšţ { $cost }
review-did-play =
    { WHO($seat) ->
        [you] Ýýóóúú þļáýéð { CARD($card, as: "the-card") }
       *[other] { NAME($seat) } þļááýýéð { CARD($card, as: "the-card") }
    }
review-did-pass =
    { WHO($seat) ->
        [you] Ýýóóúú þáššéð { CARDS($cards, as: "the-card") }
       *[other] { NAME($seat) } þááššééð { CARDS($cards, as: "the-card") }
    }
review-did-bid =
    { WHO($seat) ->
        [you]
            { $chips ->
                [0] Ýýóóúú þáššéð
               *[other] Ýýóóú ƀíð { $chips }
            }
       *[other]
            { $chips ->
                [0] { NAME($seat) } þááššééð
               *[other] { NAME($seat) } ƀííð { $chips }
            }
    }
review-did-suit =
    { WHO($seat) ->
        [you] Ýýóóúú ñáɱéð { SUIT($suit) }
       *[other] { NAME($seat) } ñááɱééð { SUIT($suit) }
    }
review-did-moon =
    { WHO($seat) ->
        [you]
            { $way ->
                [old] Ýýóóúú ļééţ ţĥéé óóţĥééŕš ţáķé íţ
               *[new] Ýýóóúú ţóóóķ íţ óƒƒ
            }
       *[other]
            { $way ->
                [old] { NAME($seat) } ļééţ ţĥéé óóţĥééŕš ţááķéé íţ
               *[new] { NAME($seat) } ţóóóóķ ííţ óƒƒ
            }
    }
review-move = { LIST($row) }: { LIST($did) }
review-ask = { LIST($did) }. Ŵĥýý?
review-ask-noted = { LIST($did) }, { LIST($note) }. Ŵĥýý?
review-word-bid =
    { $chips ->
        [0] Þáášš
       *[other] { $chips }
    }
review-word-suit = { SUIT($suit, as: "suit-first") }
review-word-moon =
    { $way ->
        [old] Óóţĥééŕš ţááķéé íţ
       *[new] Ţááķéé ííţ óƒƒ
    }
review-only = Ţĥééŕéé ŵááš ñóó óóţĥééŕ çĥóóíçé.
review-unseen = Ţĥéé çóóááçĥ ðííð ñóóţ ŵééííĝĥ ţĥííš óóñé.
review-best = Ţĥéé ƀééšţ ţĥééŕéé ŵááš.
review-alike = Ááš ĝóóóóð ááš áñý.
review-costly =
    { $unit ->
        [points] Ííţ çóóšţ { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } þóóííñţš ɱóóŕéé ţĥááñ ţĥéé ƀééšţ.
        [game] Ííţ çóóšţ { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% óóƒ áá ĝááɱéé ɱóóŕéé ţĥááñ ţĥéé ƀéšţ.
       *[chips] Ííţ çóóšţ { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } çĥííþš ɱóóŕéé ţĥááñ ţĥéé ƀééšţţ.
    }
review-costly-about =
    { $unit ->
        [points] Ííţ çóóšţ { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } þóóííñţš ɱóóŕéé ţĥááñ ţĥéé ƀééšţ, ĝííṽéé óóŕ ţááķé { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        [game] Ííţ çóóšţ { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% óóƒ áá ĝááɱéé ɱóóŕéé ţĥááñ ţĥéé ƀééšţ, ĝííṽéé óŕ ţáķé { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[chips] Ííţ çóóšţ { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } çĥííþš ɱóóŕéé ţĥááñ ţĥéé ƀééšţ, ĝííṽéé óóŕ ţááķé { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
review-perhaps-nothing = Ííţ ɱááýý ĥááṽéé çóóšţ ñóóţĥíñĝ.
review-advice-to = Ááðṽííçéé ƒóŕ { NAME($seat) }, ķñóóŵííñĝ óóñļýý ŵĥááţ { NAME($seat) } çóóúúļð šéééé ţĥéñ.
review-choices = Þóóššííƀļéé çĥóóííçéš
review-is-best = Ɓééšţ
review-done = Ðóóñé
review-on-table = Óóñ ţĥéé ţááƀļéé
review-holds =
    { WHO($seat) ->
        [you] Ýýóóú ĥéļð
       *[other] { NAME($seat) } ĥééļð
    }
review-legend-points = Ɓááŕš: þóóííñţš ŵóóŕšéé ţĥááñ ţĥéé ƀééšţţ.
review-legend-chips = Ɓááŕš: çĥííþš ŵóóŕšéé ţĥááñ ţĥéé ƀééšţţţ.
review-legend-game = Ɓááŕš: þééŕçééñţ óóƒ áá ĝááɱéé ŵóóŕšéé ţĥááñ ţĥéé ƀééšţ.
review-legend-alike = Ţííçķééð: ááƀóóúúţ ţĥéé šáɱé.
