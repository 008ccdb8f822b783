### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

reason-other-often =
    { $other_rate ->
        [100] ééṽééŕýý ţíɱé
       *[other] ííñ { $other_rate } óóƒ 100 ðééáļš
    }
reason-only-card = Ţĥéé { CARD($best) } ííš ţĥéé óóñļýý çááŕð ýýóóúú ɱáý þļáý.
reason-same-card = Ááļļ ţĥéé çááŕðš ýýóóúú ɱááýý þļááýý çóóɱéé ţóó ţĥéé šáɱé ţĥíñĝ.
reason-only-pass = Ñóó óóţĥééŕ þáášš ŵááš ļóóóóķééð áţ.
reason-only-bid =
    { $best ->
        [0] Ýýóóúú çááñ’ţ ƀííð ááñýý ĥíĝĥéŕ.
       *[other] { $best } ííš ţĥéé óóñļýý ƀííð ýýóóúú çáñ ɱáķé.
    }
reason-only-suit = Óóñļý { SUIT($best) } çááñ ƀéé ñááɱééð.
reason-only-moon =
    { $best ->
        [old] Ţĥéé óóţĥééŕš ĥááṽéé ţóó ááðð þóóíñţš.
       *[new] Ýýóóúú ĥááṽéé ţóó ţááķéé þóíñţš óƒƒ.
    }
reason-even-card = Ííţ ɱááķééš ļííţţļéé ðííƒƒééŕééñçéé: ţĥé { CARD($best) } ííš ááš ĝóóóóð ááš áñý.
reason-even-pass = Ííţ ɱááķééš ļííţţļéé ðííƒƒééŕééñçéé: ţĥííš þáášš ííš ááš ĝóóóóð áš áñý.
reason-even-bid =
    { $best ->
        [0] Ííţ ɱááķééš ļííţţļéé ðííƒƒééŕééñçéé: ýýóóúú ɱááýý áš ŵéļļ þášš.
       *[other] Ííţ ɱááķééš ļííţţļéé ðííƒƒééŕééñçéé: ýýóóúú ɱááý áš ŵéļļ ƀíð { $best }.
    }
reason-even-suit = Ííţ ɱááķééš ļííţţļéé ðííƒƒééŕééñçéé: ýýóóúú ɱááýý áš ŵéļļ ñáɱé { SUIT($best) }.
reason-even-moon =
    { $best ->
        [old] Ííţ ɱááķééš ļííţţļéé ðííƒƒééŕééñçéé: ţĥéé óóţĥééŕš ɱááýý ááš ŵééļļ ááðð þóóíñţš.
       *[new] Ííţ ɱááķééš ļííţţļéé ðííƒƒééŕééñçéé: ýýóóúú ɱááýý ááš ŵééļļ ţááķé þóíñţš óƒƒ.
    }
reason-unclear-card = Ĥááŕð ţóó ţééļļ: ţĥééé { CARD($best) } ðííð ƀééšţ, ƀúúţ ñóóţ ƀýý ééñóóúúĝĥ ţóó ƀéé šúŕé.
reason-unclear-pass = Ĥááŕð ţóó ţééļļ: ţĥííš þáášš ðííð ƀééšţ, ƀúúţ ñóóţ ƀýý ééñóóúúĝĥ ţóó ƀéé šúúŕé.
reason-unclear-bid =
    { $best ->
        [0] Ĥááŕð ţóó ţééļļ: þááššííñĝ ðííð ƀééšţ, ƀúúţ ñóóţ ƀýý ééñóóúúĝĥ ţóó ƀéé šúúŕé.
       *[other] Ĥááŕð ţóó ţééļļ: áá ƀííð óóƒ { $best } ðííð ƀééšţ, ƀúúţ ñóóţ ƀýý ééñóóúúĝĥ ţóó ƀéé šúŕé.
    }
reason-unclear-suit = Ĥááŕð ţóó ţééļļļ: { SUIT($best) } ðííð ƀééšţ, ƀúúţ ñóóţ ƀýý ééñóóúúĝĥ ţóó ƀéé šúŕé.
reason-unclear-moon =
    { $best ->
        [old] Ĥááŕð ţóó ţééļļ: ļééţţííñĝ ţĥéé óóţĥééŕš ááðð þóóííñţš ðííð ƀééšţ, ƀúúţ ñóóţ ƀýý ééñóóúúĝĥ ţóó ƀéé šúúŕé.
       *[new] Ĥááŕð ţóó ţééļļ: ţááķííñĝ þóóííñţš óóƒƒ ðííð ƀééšţ, ƀúúţ ñóóţ ƀýý ééñóóúúĝĥ ţóó ƀéé šúúŕé.
    }
reason-best-card = Ţĥéé { CARD($best) } ííš ƀééšţ.
reason-best-pass = Ííţ ííš ƀééšţ ţóó þáášš { CARDS($best, as: "the-card") }.
reason-best-bid =
    { $best ->
        [0] Ííţ ííš ƀééšţ ţóó þáášš.
       *[other] Ííţ ííš ƀééšţ ţóó ƀííð { $best }.
    }
reason-best-suit = Ííţ ííš ƀééšţ ţóó ñááɱé { SUIT($best) }.
reason-best-moon =
    { $best ->
        [old] Ííţ ííš ƀééšţ ííƒ ţĥéé óóţĥééŕš ááðð þóóííñţš.
       *[new] Ííţ ííš ƀééšţ ţóó ţááķéé þóóííñţš óƒƒ.
    }
reason-moon-card = Ţĥéé ɱóóóóñ ííš ŵóóŕţĥ áá ţŕýý: ţĥé { CARD($best) } ƀŕííñĝš ííţ ĥóóɱéé ííñ { $best_rate } óóƒ 100 ðééááļš, ţĥéé { CARD($other) } ííñ { $other_rate }.
reason-moon-pass = Ţĥéé ɱóóóóñ ííš ŵóóŕţĥ áá ţŕýý: ţĥííš þáášš ƀŕííñĝš ííţ ĥóóɱéé ííñ { $best_rate } óóƒ 100 ðééááļš ŕááţĥééŕ ţĥááñ { $other_rate }.
reason-stop-moon-card = Šţóóþ ţĥéé ɱóóóóñ: ááƒţééŕ ţĥéé { CARD($other) } šóóɱééƀóóðýý šĥóóóóţš íţ íñ { $other_rate } óóƒ 100 ðééááļš, ááƒţééŕ ţĥé { CARD($best) } ííñ { $best_rate }.
reason-stop-moon-pass = Šţóóþ ţĥéé ɱóóóóñ: ááƒţééŕ ţĥííš þáášš šóóɱééƀóóðýý ééļšéé šĥóóóóţš íţ íñ { $best_rate } óóƒ 100 ðééááļš ŕááţĥééŕ ţĥááñ { $other_rate }.
reason-bonus-card = Áá çááŕð ţĥááţ ţááķééš þóóííñţš óóƒƒ ííš ŵóóŕţĥ çááţçĥííñĝ: ŵííţĥ ţĥéééé { CARD($best) } ýýóóúú ŵííñ íţ íñ { $best_rate } óóƒ 100 ðééááļš, ŵííţĥ ţĥéé { CARD($other) } ííñ { $other_rate }.
reason-bonus-pass = Áá çááŕð ţĥááţ ţááķééš þóóííñţš óóƒƒ ííš ŵóóŕţĥ çááţçĥííñĝ: ááƒţééŕ ţĥííš þáášš ýýóóúú ŵííñ ííţ íñ { $best_rate } óóƒ 100 ðééááļš ŕááţĥééŕ ţĥááñ { $other_rate }.
reason-fifty-card = Ļááñð óóñ áá ƒííƒţýý: ŵííţĥ ţĥéé { CARD($best) } ýýóóúúŕ ţóóţááļ ðŕóóþš ƀý 50 íñ { $best_rate } óóƒ 100 ðééááļš, ŵííţĥ ţĥéé { CARD($other) } ííñ { $other_rate }.
reason-fifty = Ļááñð óóñ áá ƒííƒţýý: ýýóóúúŕ ţóóţááļ ðŕóþš ƀý 50 íñ { $best_rate } óóƒ 100 ðééááļš ŕááţĥééŕ ţĥááñ { $other_rate }.
reason-go-on-card = Ķééééþ ţĥéé ĝááɱéé ĝóóííñĝ: ááƒţéŕ ţĥé { CARD($other) } ííţ ééñðš ááñð ýýóóúú ĥááṽéé ļóšţ íñ { $other_rate } óóƒ 100 ðééááļš, ááƒţééŕ ţĥé { CARD($best) } ííñ { $best_rate }.
reason-go-on = Ķééééþ ţĥéé ĝááɱéé ĝóóííñĝ: ííţ ééñðš ááñð ýýóóúú ĥáṽé ļóšţ íñ { $best_rate } óóƒ 100 ðééááļš ŕááţĥééŕ ţĥááñ { $other_rate }.
reason-win-card = Ŵííñ ţĥéé ĝááɱéé ñóóŵ: ţĥéé { CARD($best) } ðóóééš ííţ íñ { $best_rate } óóƒ 100 ðééááļš, ţĥéé { CARD($other) } ííñ { $other_rate }.
reason-win = Ŵííñ ţĥéé ĝááɱéé ñóóŵ: ţĥííš ðóóééš ííţ íñ { $best_rate } óóƒ 100 ðééááļš ŕááţĥééŕ ţĥááñ { $other_rate }.
reason-game = Þļááýý ƒóóŕ ţĥéé ĝááɱéé ĥééŕéé, ñóóţ ƒóóŕ ţĥéé þóóííñţš óóƒ ţĥííš ĥáñð.
reason-pot-card = Þļááýý ƒóóŕ ţĥéé þóóţ: ŵííţĥ ţĥéé { CARD($best) } ýýóóúú ŵííñ íţ íñ { $best_rate } óóƒ 100 ðééááļš, ŵííţĥ ţĥéé { CARD($other) } ííñ { $other_rate }.
reason-pot = Þļááýý ƒóóŕ ţĥéé þóóţ: ýýóóúú ŵíñ íţ íñ { $best_rate } óóƒ 100 ðééááļš ŕááţĥééŕ ţĥááñ { $other_rate }.
reason-deny-pot-card = Ķééééþ ţĥéé þóóţ ƒŕóóɱ ţĥéé óóţĥééŕš: ááƒţééŕ ţĥéé { CARD($other) } óóñéé óóƒ ţĥééɱ ŵííñš ííţ íñ { $other_rate } óóƒ 100 ðééááļš, ááƒţééŕ ţĥé { CARD($best) } ííñ { $best_rate }.
reason-deny-pot = Ķééééþ ţĥéé þóóţ ƒŕóóɱ ţĥéé óóţĥééŕš: óóñéé óóƒ ţĥééɱ ŵííñš ííţ íñ { $best_rate } óóƒ 100 ðééááļš ŕááţĥééŕ ţĥááñ { $other_rate }.
reason-bid-dear =
    { $other_rate ->
        [0] Áá ƀííð óƒ { $other } ííš ţóóóó ðééááŕ: ŵííţĥ ííţ ýýóóúú ĥááŕðļýý ééṽéŕ ŵíñ ţĥé þóţ.
       *[other] Áá ƀííð óƒ { $other } ííš ţóóóó ðééááŕ: ŵííţĥ ííţ ýýóóúú ŵíñ ţĥé þóţ íñ { $other_rate } óóƒ 100 ðééááļš, ŵííţĥóóúúţ íţ íñ { $best_rate }.
    }
reason-own-points-card = Ýýóóúúŕ þóóííñţš, óóñ ááṽéŕáĝé: { $best_points } ŵííţĥ ţĥéé { CARD($best) }, { $other_points } ŵííţĥ ţĥéé { CARD($other) }.
reason-own-points = Ýýóóúúŕ þóóííñţš, óóñ ááṽéŕáĝé: { $best_points } ŕááţĥééŕ ţĥááññ { $other_points }.
reason-queen-in-trick = Ţĥéé { CARD($queen) } ļííééš ííñ ţĥííš ţŕííçķ: ļééááṽéé ííţ ţóó šóóɱééƀóóðý éļšé.
reason-queen-discard = Ĝééţ ŕííð óóƒ ţĥéé { CARD($queen) } ñóóŵ: ýýóóúú ĥáṽé ñó { SUIT($suit) }, šóó šóóɱééƀóóðýý ééļšéé ţáķéš íţ.
reason-queen-under = Þļááýý ţĥé { CARD($queen) } ñóóŵ: ííţ ƒááļļš úúñðééŕ ţĥéé { CARD($winning) }, šóó šóóɱééƀóóðýý ééļšéé ţáķéš íţ.
reason-queen-before-higher = Þļááýý ţĥé { CARD($queen) } ñóóŵ: šóóɱééƀóóðýý ááƒţééŕ ýýóóúú ííš ļííķéļý ţó ţáķé íţ.
reason-queen-to-others = Þļááýý ţĥé { CARD($queen) } ñóóŵ: šóóɱééƀóóðýý ééļšéé ííš ļííķééļýý ţó ţáķé íţ.
reason-queen-keep = Ķééééþ ţĥé { CARD($queen) } ƒóóŕ ñóóŵ: ííƒ ýýóóúú þļááýý ííţ ĥééŕéé, ýýóóú ţáķé íţ ýóúŕšéļƒ { reason-other-often }.
reason-queen-guard = Ķééééþ ýýóúŕ { SUIT($suit) } ţóó ĝúúááŕð ţĥéé { CARD($queen) }: ááƒţééŕ ţĥéé { CARD($other) } ýýóóúú ţáķé íţ { reason-other-often }.
reason-queen-out = Ţĥéé { CARD($queen) } ííš šţííļļ óóúúţ, ááñð ŵííţĥ ţĥéé { CARD($other) } ýýóóúú ţáķé íţ { reason-other-often }.
reason-queen-out-none-below = Ţĥéé { CARD($queen) } ííš šţííļļ óóúúţ, ááñð ýýóóúú ĥááṽéé ñóóţĥííñĝ ƀééļóóŵ ííţ ļééƒţ: ŵíţĥ ţĥé { CARD($other) } ýýóóúú ţáķé íţ { reason-other-often }.
reason-queen-pass = Þáášš ţĥéé { CARD($queen) }: ííƒ ýýóóúú ķééééþ ííţ, ýýóú ţáķé íţ íñ { $kept_rate } óóƒ 100 ðééáļš.
reason-pass-safer-from-queen = Ţĥííš þáášš ķééééþš ýýóóúú šááƒééŕ ƒŕóóɱ ţĥé { CARD($queen) }.
reason-pass-void = Ţĥííš þáášš ļééááṽééš ýýóóúú ŵíţĥóúţ { SUIT($suit) }: ŵĥééñ ţĥééýý ááŕéé ļééð, ýýóóúú çááñ ţĥŕóóŵ óóƒƒ ááñýţĥíñĝ.
reason-pass-partner = Ţĥííš þáášš ĝóóééš ţóó ýýóóúúŕ þááŕţñééŕ: ííţ çóóšţš ýýóóúúŕ šííðé ļéášţ.
reason-pass-wanted = Þóóííñţš ááŕéé ŵááñţééð ĥééŕéé: ţĥííš þáášš ķééééþš ţĥéé çááŕðš ţĥááţ ƀŕííñĝ ţĥééɱ ííññ.
reason-pass-costly = Ţĥééšéé çááŕðš ááŕéé ţĥéé ɱóóšţ ļííķééļýý ţóó ţááķéé çóóšţļýý ţŕíçķš.
reason-points-wanted =
    { $best_rate ->
        [100]
            { $other_rate ->
                [0] Þóóííñţš ááŕéé ŵááñţééð ĥééŕéé: ţĥé { CARD($best) } ţááķééš ţĥéé ţŕííçķ ééṽééŕýý ţííɱéé, ţĥé { CARD($other) } ĥááŕðļýý ééṽééŕ.
               *[other] Þóóííñţš ááŕéé ŵááñţééð ĥééŕéé: ţĥé { CARD($best) } ţááķééš ţĥéé ţŕííçķ ééṽééŕýý ţííɱéé, ţĥé { CARD($other) } ííñ { $other_rate } óóƒ 100 ðééáļš.
            }
       *[other] Þóóííñţš ááŕéé ŵááñţééð ĥééŕéé: ţĥé { CARD($best) } ţááķééš ţĥéé ţŕííçķ ííñ { $best_rate } óóƒ 100 ðééááļš, ţĥéé { CARD($other) } ííñ { $other_rate }.
    }
reason-cancel = Ţĥéé { CARD($best) } çááñçééļš ţĥéé óóţĥééŕ óóñéé: ñééííţĥééŕ çááñ ţááķéé ţĥéé ţŕíçķ.
reason-follow-yours-anyway = Ţĥéé ţŕííçķ ííš ýýóóúúŕš ááñýýŵááýý, šóó ţááķéé íţ ŵíţĥ ţĥé { CARD($best) }.
reason-follow-last-and-clean = Ţááķéé ţĥéé ţŕííçķ ŵííţĥ ţĥééé { CARD($best) }: ýýóóúú þļááýý ļáášţ, ááñð ţĥééŕéé ááŕéé ñóó þóóííñţš ííñ ííţ. Ļááţééŕ ţĥííš çááŕð çóóúļð çáţçĥ šóɱé.
reason-follow-while-cheap = Ţááķéé ţĥííš ţŕííçķ ŵííţĥ ţĥééé { CARD($best) } ŵĥííļéé ííţ ííš çĥééáþ.
reason-follow-under-points =
    { $points ->
        [one] Šţááýý úúñðééŕ ţĥé { CARD($winning) }: ţĥééŕéé íš { $points } þóóííñţ ííñ ţĥéé ţŕííçķ, ááñð ţĥéé { CARD($other) } ţááķééš íţ { reason-other-often }.
       *[other] Šţááýý úúñðééŕ ţĥé { CARD($winning) }: ţĥééŕéé ááŕé { $points } þóóííñţš ííñ ţĥéé ţŕííçķ, ááñð ţĥééé { CARD($other) } ţááķééš íţ { reason-other-often }.
    }
reason-follow-under = Šţááýý úúñðééŕ ţĥé { CARD($winning) }: ţĥéé { CARD($other) } ţááķééš ţĥéé ţŕííçķķ { reason-other-often }, ááñð ţĥéé óóţĥééŕš ɱááýý ţĥŕóóŵ þóóííñţš óóñ íţ.
reason-follow-under-kitty = Šţááýý úúñðééŕ ţĥé { CARD($winning) }: ţĥéé { CARD($other) } ţááķééš ţĥéé ţŕííçķķ { reason-other-often }, ááñð ţĥéé ķííţţýý ŵííţĥ ííţ, ŵĥííçĥ ɱááýý ĥóóļð þóóííñţš.
reason-follow-under-lead = Šţááýý úúñðééŕ ţĥé { CARD($winning) }: ţĥéé { CARD($other) } ţááķééš ţĥéé ţŕííçķķ { reason-other-often }, ááñð ţĥééñ ýýóóúú ĥááṽéé ţó ļéáð.
reason-follow-no-trick =
    { $points ->
        [one] Ķééééþ ţááķííñĝ ñóó ţŕííçķš: ţĥááţ ţááķééš { $points } þóóííñţ óóƒƒ, ááñð ţĥéé { CARD($other) } ţááķééš ţĥííš óóñé { reason-other-often }.
       *[other] Ķééééþ ţááķííñĝ ñóó ţŕííçķš: ţĥááţ ţááķééš { $points } þóóííñţš óóƒƒ, ááñð ţĥéé { CARD($other) } ţááķééš ţĥííš óóñé { reason-other-often }.
    }
reason-follow-while-safe = Ţĥéé { CARD($best) } çááñ’ţ ţááķéé ţĥííš ţŕííçķ, šóó ĝééţ ŕííð óóƒ ííţ ŵĥííļéé ííţ ííš šááƒé.
reason-follow-rarely-takes =
    { $best_rate ->
        [0] Ţĥéé { CARD($best) } ĥááŕðļýý ééṽééŕ ţááķééš ţĥéé ţŕííçķ, ţĥéé { CARD($other) } { reason-other-often }.
       *[other] Ţĥéé { CARD($best) } ţááķééš ţĥéé ţŕííçķ ííñ óóñļýý { $best_rate } óóƒ 100 ðééááļš, ţĥéé { CARD($other) } ííñ { $other_rate }.
    }
reason-discard-partner-wins = Ýýóóúúŕ šííðéé ííš ŵííññííñĝ ţĥííš ţŕííçķ, šóó ķééééþ ýýóóúúŕ þóóííñţš ƒóóŕ ţĥé óţĥéŕš.
reason-discard-points = Ýýóóúú ĥáṽé ñó { SUIT($suit) }: ĝííṽéé ţĥé { CARD($best) } ţóó šóóɱééƀóóðýý éļšé.
reason-discard-above-queen = Ţĥéé { CARD($queen) } ííš šţííļļ óóúúţ: ĝééţ ŕííð óóƒ ţĥé { CARD($best) }, ŵĥííçĥ çóóúúļð çááţçĥ ííţţ.
reason-discard-high = Ýýóóúú ĥáṽé ñó { SUIT($suit) }: ĝééţ ŕííð óóƒ ţĥéé { CARD($best) }, ŵĥííçĥ çóóúúļð ţááķéé áá çóóšţļýý ţŕííçķ.
reason-last-of-suit = Ţĥéé { CARD($best) } ííš ţĥéé ļáášţ óóƒ ýýóúŕ { SUIT($suit) }: ŵííţĥóóúúţ ííţ ýýóóúú çááñ ţĥŕóóŵ óóƒƒ ááñýýţĥííñĝ ŵĥééñ ţĥééýý áŕé ļéð.
reason-stock-keep = Ķééééþ ţĥé { CARD($other) }: ŵííţĥóóúţ { SUIT($suit) } ýýóóúú ĥááṽéé ţóó ðŕááŵ ŵĥééñ ţĥééý áŕé ļéð.
reason-lead-below-queen = Ļééááð ƀééļóóŵ ţĥé { CARD($queen) } ţóó ðŕááŵ ííţ óóúţ.
reason-lead-low =
    { $best_rate ->
        [0] Ļééááð ļóóŵ: ţĥéé { CARD($best) } ĥááŕðļýý ééṽééŕ ţááķééš ţĥéé ţŕííçķ, ţĥéé { CARD($other) } { reason-other-often }.
       *[other] Ļééááð ļóóŵ: ţĥéé { CARD($best) } ţááķééš ţĥéé ţŕííçķ ííñ { $best_rate } óóƒ 100 ðééááļš, ţĥéé { CARD($other) } ííñ { $other_rate }.
    }
reason-lead-rarely-takes =
    { $best_rate ->
        [0] Ļééááð ţĥé { CARD($best) }: ííţ ĥááŕðļýý ééṽééŕ ţááķééš ţĥéé ţŕííçķ.
       *[other] Ļééááð ţĥé { CARD($best) }: ííţ ţááķééš ţĥéé ţŕííçķ ííñ óóñļý { $best_rate } óóƒ 100 ðééáļš.
    }
reason-lead-while-clean = Ļééááð ţĥé { CARD($best) } ŵĥííļéé ţĥéé ţŕííçķ ííš úúñļííķééļýý ţóó ĥóóļð þóóííñţš: ļááţééŕ ííţ çóóúúļð ţááķéé áá çóšţļý óñé.
reason-cost =
    { $unit ->
        [chips]
            { $cost ->
                [one] { $cost } çĥííþ
               *[other] { $cost } çĥííþšš
            }
       *[points] { reason-cost-points }
    }
reason-cost-points =
    { $cost ->
        [one] { $cost } þóóííñţ
       *[other] { $cost } þóóííñţš
    }
reason-cost-card = Ţĥéé { CARD($other) } ŵóóúúļð çóóšţ { reason-cost }.
reason-cost-pass = Þááššííñĝ { CARDS($other, as: "the-card") } ííñšţééááð óƒ { CARDS($best, as: "the-card") } ŵóóúúļð çóóšţ { reason-cost }.
reason-cost-bid =
    { $other ->
        [0] Þááššííñĝ ŵóóúúļð çóóšţţ { reason-cost }.
       *[other] Ɓííððííñĝ { $other } ŵóóúúļð çóóšţ { reason-cost }.
    }
reason-cost-suit = Ñááɱííñĝ { SUIT($other) } ŵóóúúļð çóóšţ { reason-cost }.
reason-cost-moon =
    { $other ->
        [old] Ļééţţííñĝ ţĥéé óóţĥééŕš ááðð þóóííñţš ŵóóúúļð çóóšţţ { reason-cost }.
       *[new] Ţááķííñĝ þóóííñţš óóƒƒ ŵóóúúļð çóóšţ { reason-cost }.
    }
reason-chance-card = Ŵííţĥ ţĥéé { CARD($best) } ýýóóúú ŵííñ ţĥéé ĝáɱé íñ { $best_rate } óóƒ 100 çáášééš, ŵííţĥ ţĥéé { CARD($other) } ííñ { $other_rate }.
reason-chance-pass = Ýýóóúú ŵííñ ţĥéé ĝáɱé íñ { $best_rate } óóƒ 100 çáášééš; þááššííñĝ { CARDS($other, as: "the-card") } ííñšţééááð óƒ { CARDS($best, as: "the-card") }, ííñ { $other_rate }.
reason-chance-moon =
    { $best ->
        [old] Ýýóóúú ŵííñ ţĥéé ĝáɱé íñ { $best_rate } óóƒ 100 çáášééš ííƒ ţĥéé óóţĥééŕš ááðð þóóííñţš, íñ { $other_rate } ííƒ ýýóóúú ţááķéé þóíñţš óƒƒ.
       *[new] Ýýóóúú ŵííñ ţĥéé ĝáɱé íñ { $best_rate } óóƒ 100 çáášééš ííƒ ýýóóúú ţááķéé þóíñţš óƒƒ, íñ { $other_rate } ííƒ ţĥéé óóţĥééŕš ááðð þóóííñţš.
    }
reason-place = Ýýóóúúŕ þļááçéé ááţ ţĥéé ééñð óóƒ ţĥé ĝáɱé: { $best_place } óóñ ááṽééŕááĝéé ŕááţĥééŕ ţĥáñ { $other_place }.
reason-cost-queen-card = Ţĥéé { CARD($other) } ŵóóúúļð çóóšţ { reason-cost-points }, ááñð ýýóóúú ŵóóúúļð ţáķé ţĥé { CARD($queen) } ííñ { $other_rate } óóƒ 100 ðééááļš ŕááţĥééŕ ţĥááñ { $best_rate }.
reason-cost-queen-pass = Þááššííñĝ { CARDS($other, as: "the-card") } ííñšţééááð óƒ { CARDS($best, as: "the-card") } ŵóóúúļð çóóšţ { reason-cost-points }, ááñð ýýóóúú ŵóóúúļð ţáķé ţĥé { CARD($queen) } ííñ { $other_rate } óóƒ 100 ðééááļš ŕááţĥééŕ ţĥááñ { $best_rate }.
