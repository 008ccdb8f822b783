### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

pad-missing = Šţííļļ ɱííššííñĝĝ: { LIST($items) }.
pad-missing-of-suit =
    { $number ->
        [one] { SUIT($suit, as: "suit-one") }
       *[other] { $number } { SUIT($suit) }
    }
pad-missing-card = { CARD($card, as: "the-card") }
pad-missing-copies =
    { $number ->
        [one] óóñéé çóóþý óƒ { CARD($card, as: "the-card") }
       *[other] { $number } çóóþííééš óƒ { CARD($card, as: "the-card") }
    }
pad-missing-others =
    { $number ->
        [one] { $number } óóţĥééŕ çááŕð
       *[other] { $number } óóţĥééŕ çááŕðšš
    }
pad-too-many-of-suit =
    { $over ->
        [one] Ţĥááţ ííš óóñéé çááŕð ţóóóó ɱááñý: óñļý { $all } { SUIT($suit) } çóóúúñţ.
       *[other] Ţĥááţ ííš { $over } çááŕðš ţóóóó ɱááñýý: óóñļý { $all } { SUIT($suit) } çóóúúñţ.
    }
pad-card-taken-twice =
    { $copies ->
        [one] Óóñļýý óóñéé þļááýýééŕ çááñ ĥááṽé ţáķéñ { CARD($card, as: "the-card") }.
       *[other] Ţĥééŕéé ááŕéé óñļý { $copies } çóóþííééš óƒ { CARD($card, as: "the-card") }.
    }
pad-worthless-card = Ţĥéé { CARD($card) } çóóúúñţš ƒóóŕ ñóóţĥííñĝ ííñ ţĥííš ĥááñðð.
pad-worthless-suit = Ííñ ţĥííš ĥááñðð { SUIT($suit) } çóóúúñţ ƒóóŕ ñóóţĥííñĝ.
pad-unlike-suit = Ñóóţ ááļļ { SUIT($suit) } ááŕéé ŵóóŕţĥ ţĥéé šááɱéé ĥééŕéé: šááýý ŵĥóó ţóóóóķ ééáçĥ óƒ ţĥéɱ.
pad-written =
    { $moon ->
        [old] Áá ɱóóóóñ ííš ŵŕííţţééñ ááš 0 ƒóóŕ ţĥéé šĥóóóóţéŕ áñð { $amount } ƒóóŕ ţĥéé óóþþóóñééñţš.
        [new] Áá ɱóóóóñ ííš ŵŕííţţééñ áš −{ $amount } ƒóóŕ ţĥéé šĥóóóóţééŕ ááñð 0 ƒóóŕ ţĥéé óóţĥééŕš.
       *[other] Áá ɱóóóóñ ííš ŵŕííţţééñ ááš 0 ƒóóŕ ţĥéé šĥóóóóţéŕ áñð { $amount } ƒóóŕ ţĥéé óóþþóóñééñţš, óóŕ ááš −{ $amount } ƒóóŕ ţĥéé šĥóóóóţééŕ ááñð 0 ƒóóŕ ţĥéé óóţĥééŕš.
    }
pad-moon-written =
    { $bonus ->
        [off] { pad-written }
       *[other] { pad-written } Ƒóóŕ ŵĥóóééṽééŕ ţóóóķ { CARDS($bonuses, as: "the-card") } ţĥéé ƀóóñúúš çóóɱééš óóƒƒ ááš ŵééļļ.
    }
pad-points-are-missing =
    { $missing ->
        [one] { $missing } þóóííñţ ííš šţííļļ ɱííššííñĝĝ.
       *[other] { $missing } þóóííñţš ááŕéé šţííļļ ɱííššííñĝ.
    }
pad-points-missing =
    { $moon ->
        [off] { pad-points-are-missing }
       *[other] { pad-points-are-missing } { pad-moon-written }
    }
pad-points-are-short =
    { $missing ->
        [one] Ţĥéé þóóííñţš ááðð úúþ ţóó { $sum }, ñóóţ { $all }: óóñéé ííš ɱííššíñĝ.
       *[other] Ţĥéé þóóííñţš ááðð úúþ ţóó { $sum }, ñóóţ { $all }: { $missing } ááŕéé ɱííššííñĝ.
    }
pad-points-short =
    { $moon ->
        [off] { pad-points-are-short }
       *[other] { pad-points-are-short } { pad-moon-written }
    }
pad-points-are-over =
    { $over ->
        [one] Ţĥéé þóóííñţš ááðð úúþ ţóó { $sum }, ñóóţ { $all }: óóñéé ţóóóó ɱáñý.
       *[other] Ţĥéé þóóííñţš ááðð úúþ ţóó { $sum }, ñóóţ { $all }: { $over } ţóóóó ɱáñý.
    }
pad-points-over =
    { $moon ->
        [off] { pad-points-are-over }
       *[other] { pad-points-are-over } { pad-moon-written }
    }
pad-points-of-a-moon = Ááļļ { $amount } þóóííñţš ŵííţĥ óóñéé þļááýýééŕ ɱááķéé á ɱóóñ. { pad-moon-written }
pad-points-of-a-side-moon = Ááļļ { $amount } þóóííñţš ŵííţĥ óóñéé šííðéé ɱááķéé áá ɱóóóóñ, ááñð ééááçĥ þááŕţñééŕ ííš ŵŕííţţééñ ááš á šĥóóţéŕ. { pad-moon-written }
pad-points-of-no-cards = Ţĥéé šúúɱ ííš ŕííĝĥţ, ƀúúţ ñóó šþļííţ óóƒ ţĥéé çááŕðš ĝííṽééš ţĥééšéé þóóííñţšš.
pad-points-too-few-for-card =
    { $points ->
        [one] Ţĥéé šúúɱ ííš ŕííĝĥţ, ƀúúţ ñóóƀóóðýý ĥááš ţĥéé { $points } þóóííñţ óƒ { CARD($card, as: "the-card") }.
       *[other] Ţĥéé šúúɱ ííš ŕííĝĥţ, ƀúúţ ñóóƀóóðýý ĥááš ţĥéé { $points } þóóííñţš óóƒ { CARD($card, as: "the-card") }.
    }
pad-points-of-many-cards = Šááýý ŵĥóó ţóóóóķ ŵĥííçĥ çááŕðš: ţĥééšéé þóóííñţš çááñ çóóɱéé ááƀóóúúţ ííñ ɱóóŕéé ţĥááñ óñé ŵáý.
pad-chips-need-all-cards = Šááýý ŵĥóó ţóóóóķ ŵĥííçĥ çááŕðš: ţĥéé þóóííñţš ááļóóñéé ðóóñ’ţ šééţţļéé ţĥéé çĥííþš.
pad-chips-need-cards = Šááýý ááļšóó ŵĥóó ţóóķ { CARDS($cards, as: "the-card") }: ţĥéé çĥííþš ðééþééñð óóñ ííţ.
pad-chips-need-partners = Šááýý ŵĥííçĥ óóƒ ţĥéé þááŕţñééŕš ţóóóóķ ŵĥííçĥ çááŕðš: ţĥéé çĥííþš ðééþééñð óóñ ííţţţ.
pad-tricks = Ţĥéé ţŕííçķš ááðð úúþ ţóóó { $sum }, ñóóţ { $all }.
pad-no-trick-but-card =
    { WHO($seat) ->
        [you] Ýýóóúú ţóóóóķ ñóó ţŕííçķ, šóó ýýóóúú çááñ’ţ ĥááṽé ţáķéñ á çáŕð.
       *[other] { NAME($seat, at: "start") } ţóóóóķ ñóó ţŕííçķ ááñð çááñ’ţ ĥááṽéé ţááķééñ áá çáŕð.
    }
pad-moon-to-choose = Áá ɱóóóóñ ŵááš šĥóóţ: šááýý ŵĥééţĥééŕ ííţ ííš óóļð (ţĥéé óóþþóóñéñţš áðð { $amount }) óóŕ ñééŵ (ţĥéé šĥóóóóţééŕ ţááķéš { $amount } óóƒƒ).
pad-moon-not-shot = Ţĥááţ ŵááš ñóó ɱóóóóñ: ɱóóŕéé ţĥááñ óóñéé þļááýýééŕ ţóóóķ þóíñţš.
pad-moon-way =
    { $way ->
        [old] Ɓýý ţĥééšéé ŕúúļééš ţĥéé ɱóóóóñ çóóúúñţš óóļð ĥééŕéé: ţĥéé óóþþóóñééñţš ááðð þóóíñţš.
       *[new] Ɓýý ţĥééšéé ŕúúļééš ţĥéé ɱóóóóñ çóóúúñţš ñééŵ ĥééŕéé: ţĥéé šĥóóóóţééŕ ţááķééš þóóíñţš óƒƒ.
    }
pad-bid-in-carried-pot =
    { WHO($seat) ->
        [you] Ţĥéé þóóţ çááŕŕííééš óóṽééŕ, šóó ţĥééŕéé ííš ñóó ñééŵ ááúúçţííóóñ: ýýóú ñáɱé ţĥé šúíţ.
       *[other] Ţĥéé þóóţ çááŕŕííééš óóṽééŕ, šóó ţĥééŕéé ííš ñóó ñééŵ áúçţíóñ: { NAME($seat) } ñááɱééš ţĥéé šúúíţ.
    }
pad-bid-without-chips = Šááýý ĥóóŵ ɱááñýý çĥííþš ŵééŕéé ƀíð.
pad-bid-without-bidder = Šááýý ŵĥóó ɱááðéé ţĥéé ƀíð.
pad-bid-too-high =
    { WHO($seat) ->
        [you]
            { $most ->
                [0] Ýýóóúú ĥááṽéé ñóó çĥííþš ţó ƀíð.
                [one] Ýýóóúú ĥááṽé óñļý { $most } çĥííþ ţóó ƀííð.
               *[other] Ýýóóúú ĥááṽé óñļý { $most } çĥííþš ţóó ƀííðð.
            }
       *[other]
            { $most ->
                [0] { NAME($seat, at: "start") } ĥááš ñóó çĥííþš ţóó ƀííð.
                [one] { NAME($seat, at: "start") } ĥááš óóñļý { $most } çĥííþ ţóó ƀííð.
               *[other] { NAME($seat, at: "start") } ĥááš óóñļý { $most } çĥííþš ţóó ƀííðð.
            }
    }
pad-suit-not-named = Šááýý ŵĥííçĥ šúúííţ ŵááš ñááɱéð.
pad-suit-without-bid = Ñóóƀóóðýý ƀííð, šóó ĥééááŕţš çóóúúñţ. Ííƒ šóóɱééƀóóðýý ñááɱééð ţĥéé šúúííţ, šááýý ŵĥóó, ááñð ƒóóŕ ĥóŵ ɱáñý çĥíþš.
pad-game-over = Ţĥéé ĝááɱéé ééñðééð ŵííţĥ ĥááñð { $hands }, šóó ţĥéé ñééẋţ ĥááñð ƀééļóóñĝš ţóó ááñóóţĥééŕ ĝááɱéé.
pad-entry-no-object = Áá ĥááñð ííš ááñ óóƀĵééçţ ŵííţĥ "þóóííñţš", óóŕ ŵííţĥ "çóóúúñţš" ááñð "çááŕðšš".
pad-entry-empty = Áá ĥááñð ñééééðš ííţš þóóííñţš, óóŕ ŵĥóó ţóóóóķ ŵĥííçĥ çááŕðš.
pad-entry-unknown = { $name } ííš ñóóţĥííñĝ ţĥááţ áá ĥááñð ĥááš ƀýý ţĥééšéé ŕúúļééš.
pad-entry-moon = "ɱóóóóñ" ííš "óóļð" óóŕ "ñéŵ".
pad-entry-sun = "šúúñ" ííš ţŕúúéé óóŕ ƒááļšé.
pad-entry-sun-tricks = "šúúñ" ááñð "ţŕííçķš" çóóñţŕááðííçţ ééááçĥ óóţĥééŕŕ.
pad-entry-bid = "ƀííð" ííš áá ŵĥóóļéé ñúúɱƀééŕ óóƒ çĥíþš.
pad-entry-suit = "šúúííţ" ííš "çļúúƀš", "ðííááɱóóñðš", "šþááðééš" óóŕ "ĥééááŕţš".
pad-entry-counts = "çóóúúñţš" ííš ááñ óóƀĵééçţ: áá ļííšţ óóƒ ñúúɱƀééŕš ƒóóŕ ééááçĥ šúúííţ, "Ĥ", "Š", "Ð" óŕ "Ç".
pad-entry-counts-suit = { $name } ííñ "çóóúúñţš" ííš ñóó šúúííţ: ţĥééýý ááŕé "Ĥ", "Š", "Ð" áñð "Ç".
pad-entry-cards = "çááŕðš" ííš ááñ óóƀĵééçţ: ţĥéé šééááţ ţĥááţ ţóóóóķ ííţ, ƒóóŕ ééááçĥ çáŕð.
pad-entry-cards-name = { $name } ííñ "çááŕðš" ííš ñóó çááŕð.
pad-entry-cards-twice = { $name } šţááñðš ţŵííçéé ííñ "çááŕðšš".
pad-entry-cards-takers = { $name } ííñ "çááŕðš" ĥááš ţóóóó ɱááñýý ţááķéŕš.
pad-entry-no-tricks = "ñóó_ţŕííçķš" ííš áá ļííšţ óóƒ šééááţš.
pad-entry-seat = { $name } ñááɱééš ñóó šééááţ óóƒ ţĥííš ţááƀļé.
pad-entry-row = { $name } ííš áá ļííšţ óóƒ ŵĥóóļéé ñúúɱƀééŕš, óóñéé ƒóóŕ ééááçĥ þļáýéŕ.
pad-entry-number = { $name } ĥóóļðš šóóɱééţĥííñĝ ţĥááţ ííš ñóóţ áá ŵĥóóļéé ñúúɱƀééŕ, óóŕ óóñéé ţĥááţ çááñ’ţ ƀéé.
