### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

refusal-no_such_seat = Ñóóƀóóðýý šííţš ţĥééŕéé: šééááţš ááŕéé çóóúúñţééð ƒŕóóɱ 0, çļóóçķŵíšé.
refusal-not_now = Ţĥííš ííš ñóóţ ţĥéé ţííɱéé ƒóóŕ ţĥááţ.
refusal-not_your_turn =
    { WHO($seats) ->
        [none] Ñóóƀóóðýý ííš ţóó þļááý ñóŵ.
        [you] Ííţ ííš ýýóóúŕ ţúŕñ.
        [one] Ííţ íš { NAME($seats) }’š ţúúŕññ.
       *[many] { NAME($seats) } ááŕéé šţííļļ ţóó þļááý.
    }
    .about = Ííţ ííš ááñóóţĥééŕ þļááýýééŕ’š ţúŕñ.
refusal-game_over = Ţĥéé ĝááɱéé ííš óóṽéŕ.
refusal-no_such_card = Ţĥééŕéé ííš ñóó šúúçĥ çááŕð. Ŵŕííţéé ŕááñķ ááñð šúúííţ, ļííķéé ɊŠ óóŕ ŢÐ.
refusal-card_not_held = Ýýóóúú ðóóñ’ţ ĥóóļð ţĥé { CARD($card) }.
    .about = Ýýóóúú ðóóñ’ţ ĥóóļð ţĥááţ çááŕð.
refusal-bid_too_low = Ɓííð { $least } óóŕ ɱóóŕéé, óóŕ þášš.
    .about = Áá ƀííð ɱúúšţ ƀéé ĥííĝĥééŕ ţĥááñ ţĥéé ļáášţ óóñé.
refusal-bid_too_high =
    Ýýóóúú çáñ ƀíð { $most ->
        [one] óóñéé çĥíþ
       *[other] { $most } çĥííþšš
    } ááţ ɱóóšţ.
    .about = Ñóóƀóóðýý çááñ ƀííð ɱóóŕéé çĥííþš ţĥááñ ţĥééýý ĥááṽé.
refusal-no_such_suit = Ţĥééŕéé ííš ñóó šúúçĥ šúúííţ: çļúúƀš, ðííááɱóóñðš, šþááðééš óóŕ ĥééáŕţš.
refusal-already_passed = Ýýóóúú ĥááṽéé ááļŕééááðýý þááššéð ýóúŕ çáŕðš.
refusal-wrong_number_of_cards =
    { $count ->
        [0] Ñóó çááŕðš ááŕéé ţóó ƀéé þááššééð ñóŵ.
        [one] Þáášš óóñéé çááŕð.
       *[other] Þáášš ééẋááçţļýý { $count } çááŕðšš.
    }
    .about = Ţĥááţ ííš ñóóţ ţĥéé ñúúɱƀééŕ óóƒ çááŕðš ţóó þááššš.
refusal-card_given_twice = Ýýóóúú çááñ’ţ þáášš ţĥé { CARD($card) } ţŵííçéé.
    .about = Ţĥéé šááɱéé çááŕð çááñ’ţ ƀéé þááššééð ţŵííçéé.
refusal-must_follow_suit = Ýýóóúú šţííļļ ĥáṽé { SUIT($suit, as: "suit-one") }, šóó ýýóóúú ɱúúšţ ƒóóļļóóŵ šúíţ.
    .about = Ýýóóúú ĥááṽéé áá çááŕð óóƒ ţĥéé šúúííţ ļééð, šóó ýýóóú ɱúšţ ƒóļļóŵ šúíţ.
refusal-must_lead_lowest_club = Ţĥéé ļóóŵééšţ çļúúƀ óóþééñš ţĥéé ĥááñðð.
refusal-must_lead_a_club = Áá çļúúƀ óóþééñš ţĥéé ĥááñð.
refusal-hearts_not_broken = { SUIT($suit, as: "suit-first") } ááŕéé ñóóţ ƀŕóóķééñ ýéţ.
    .about = Ĥééááŕţš ááŕéé ñóóţ ƀŕóóķééñ ýéţ.
refusal-queen_not_led_yet = Ţĥéé { CARD($queen) } çááñ ƀéé ļééð óóñçé { SUIT($suit) } ááŕéé ƀŕóóķéñ.
    .about = Ţĥéé ɋúúééééñ çááñ ƀéé ļééð óóñçéé ĥééááŕţš ááŕé ƀŕóķéñ.
refusal-must_lead_queen = Ýýóóúú ĥááṽé óñļý { SUIT($suit) } ááñð ţĥéé { CARD($queen) }, šóó ţĥéé { CARD($queen) } ɱúúšţ ƀéé ļééð.
    .about = Ýýóóúú ĥááṽéé óóñļýý ĥééááŕţš ááñð ţĥéé ɋúúééééñ, šóó ţĥéé ɋúééñ ɱúšţ ƀé ļéð.
refusal-no_penalties_on_first_trick = Ñóó þóóííñţš ɱááýý ƀéé ţĥŕóóŵñ óóñ ţĥéé ƒííŕšţ ţŕííçķķ.
refusal-no_hearts_on_first_trick = Ñóó { SUIT($suit) } ɱááýý ƀéé ţĥŕóóŵñ óóñ ţĥéé ƒííŕšţ ţŕííçķķ.
    .about = Ñóó ĥééááŕţš ɱááýý ƀéé ţĥŕóóŵñ óóñ ţĥéé ƒííŕšţ ţŕííçķķ.
refusal-queen_not_discarded_yet = Ţĥéé { CARD($queen) } çááñ ƀéé ţĥŕóóŵñ óóñçéé { SUIT($suit) } ááŕéé ƀŕóóķéñ.
    .about = Ţĥéé ɋúúééééñ çááñ ƀéé ţĥŕóóŵñ óóñçéé ĥééááŕţš ááŕéé ƀŕóķéñ.
refusal-must_discard_queen = Ţĥéé { CARD($queen) } ɱúúšţ ƀéé ţĥŕóóŵñ ááţ ţĥéé ƒííŕšţ çĥááñçéééé.
    .about = Ţĥéé ɋúúééééñ ɱúúšţ ƀéé ţĥŕóóŵñ ááţ ţĥéé ƒííŕšţ çĥááñçééé.
refusal-not_a_moon_choice = Áá ɱóóóóñ ííš šçóóŕééð óóļð (ţĥéé óóţĥééŕš ááðð) óóŕ ñééŵ (ţĥéé šĥóóóóţééŕ šúúƀţŕáçţš).
refusal-unknown_request = Ţĥééŕéé ííš ñóó šúúçĥ ŕééɋúúééšţ; ĥééļþ ļííšţš ţĥééɱɱ.
refusal-bad_argument = Ţĥéé ŕééɋúúééšţ çááñ’ţ ƀéé úúñðééŕšţóóóóð; ĥééļþ šĥóóŵš ĥóóŵ ííţ ííš ŵŕííţţééñ.
refusal-bad_json = Ţĥááţ ííš ñóóţ ţĥéé ĴŠÓóÑ ţĥááţ ţĥííš ŕééɋúúééšţ ţááķééšš.
refusal-bad_rules = Ţĥééšéé ŕúúļééš çááñ’ţ ƀéé þļááýýéð.
refusal-bad_position = Ţĥááţ þóóšííţííóóñ çááñ’ţ ƀéé þļááýéð.
refusal-bad_log = Ţĥááţ ļóóĝ çááñ’ţ ƀéé ŕééþļááýýéð.
refusal-bad_event = Ţĥááţ ééṽééñţ ðóóééšñ’ţ ƒííţ ŵĥááţ ŵááš šééééñ ƀééƒóóŕé.
refusal-no_game = Ţĥééŕéé ííš ñóó ĝááɱéé ýýééţ; ñééŵ ðéáļš óñé.
settled-number = { $amount }
settled-average = Ţĥéé ááṽééŕááĝéé ţóóţáļ íš { CHIPS($average, as: "settled-number") }.
settled-below-average =
    { WHO($seats) ->
        [you] Ýýóóú þáý { CHIPS($paid) }, ţĥéé ðííƒƒééŕééñçéé ƒŕóóɱ ţĥéé ááṽééŕáĝé.
        [one] { NAME($seats, at: "start") } þááýš { CHIPS($paid) }, ţĥéé ðííƒƒééŕééñçéé ƒŕóóɱ ţĥéé ááṽééŕáĝé.
       *[many] { NAME($seats, at: "start") } ééááçĥ þáý { CHIPS($paid) }, ţĥéé ðííƒƒééŕééñçéé ƒŕóóɱ ţĥéé ááṽééŕáĝé.
    }
settled-above-average =
    { WHO($seats) ->
        [you] Ýýóóú ĝéţ { CHIPS($won) }, ţĥéé ðííƒƒééŕééñçéé ƒŕóóɱ ţĥéé ááṽééŕáĝé.
        [one] { NAME($seats, at: "start") } ĝééţš { CHIPS($won) }, ţĥéé ðííƒƒééŕééñçéé ƒŕóóɱ ţĥéé ááṽééŕáĝé.
       *[many] { NAME($seats, at: "start") } ééááçĥ ĝéţ { CHIPS($won) }, ţĥéé ðííƒƒééŕééñçéé ƒŕóóɱ ţĥéé ááṽééŕáĝé.
    }
settled-at-average =
    { WHO($seats) ->
        [you] Ýýóóúú ááŕéé ééẋááçţļýý ááţ ţĥéé ááṽééŕááĝé áñð þáý ñóţĥíñĝ.
        [one] { NAME($seats, at: "start") } ííš ééẋááçţļýý ááţ ţĥéé ááṽééŕááĝéé ááñð þááýš ñóţĥíñĝ.
       *[many] { NAME($seats, at: "start") } ááŕéé ééẋááçţļýý ááţ ţĥéé ááṽééŕááĝéé ááñð þáý ñóţĥíñĝ.
    }
settled-no-hearts =
    { WHO($seats) ->
        [you] Ýýóóúú þááýý ñóóţĥííñĝ ááñð ĝééţ ñóţĥíñĝ.
        [one] { NAME($seats, at: "start") } þááýýš ñóóţĥííñĝ ááñð ĝééţš ñóóţĥííñĝĝ.
       *[many] { NAME($seats, at: "start") } þááýý ñóóţĥííñĝ ááñð ĝééţ ñóóţĥííñĝ.
    }
settled-takes-back =
    { WHO($seats) ->
        [you] Ýýóóúú þááýý ñóóţĥííñĝ áñð ĝéţ { CHIPS($won) } ƒóóŕ ţĥéé ĥééááŕţš óóƒ ţĥéé óóţĥééŕš.
        [one] { NAME($seats, at: "start") } þááýýš ñóóţĥííñĝ ááñð ĝééţš { CHIPS($won) } ƒóóŕ ţĥéé ĥééááŕţš óóƒ ţĥéé óóţĥééŕš.
       *[many] { NAME($seats, at: "start") } þááýý ñóóţĥííñĝ ááñð ééááçĥ ĝéţ { CHIPS($won) } ƒóóŕ ţĥéé ĥééááŕţš óóƒ ţĥéé óóţĥééŕš.
    }
settled-hearts =
    { $hearts ->
        [one] { $hearts } ĥééááŕţ
       *[other] { $hearts } ĥééááŕţš
    }
settled-pays-for-hearts =
    { WHO($seats) ->
        [you] Ýýóóú þáý { CHIPS($paid) } ƒóóŕ { settled-hearts } ááñð ĝééţ ñóóţĥííñĝĝ.
        [one] { NAME($seats, at: "start") } þááýš { CHIPS($paid) } ƒóóŕ { settled-hearts } ááñð ĝééţš ñóóţĥííñĝĝ.
       *[many] { NAME($seats, at: "start") } ééááçĥ þáý { CHIPS($paid) } ƒóóŕ { settled-hearts } ááñð ĝééţ ñóóţĥííñĝĝ.
    }
settled-pays-and-takes-back =
    { WHO($seats) ->
        [you] Ýýóóú þáý { CHIPS($paid) } ƒóóŕ { settled-hearts } ááñð ĝééţ { CHIPS($won) } ƒóóŕ ţĥéé ĥééááŕţš óóƒ ţĥéé óóţĥééŕš.
        [one] { NAME($seats, at: "start") } þááýš { CHIPS($paid) } ƒóóŕ { settled-hearts } ááñð ĝééţš { CHIPS($won) } ƒóóŕ ţĥéé ĥééááŕţš óóƒ ţĥéé óóţĥééŕš.
       *[many] { NAME($seats, at: "start") } ééááçĥ þáý { CHIPS($paid) } ƒóóŕ { settled-hearts } ááñð ĝééţ { CHIPS($won) } ƒóóŕ ţĥéé ĥééááŕţš óóƒ ţĥéé óóţĥééŕš.
    }
settled-clear =
    { WHO($seats) ->
        [you] Ýýóóúú ááŕé çļéáŕ.
        [one] { NAME($seats, at: "start") } ííš çļééáŕ.
       *[many] { NAME($seats, at: "start") } ááŕéé çļééáŕ.
    }
settled-clear-takes-pot =
    { WHO($seats) ->
        [you] Ýýóóúú ááŕéé çļééááŕ ááñð ţááķé ţĥé þóţ óƒ { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } ííš çļééááŕ ááñð ţááķééš ţĥéé þóóţ óƒ { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } ááŕéé çļééááŕ ááñð ţááķéé ţĥéé þóţ óƒ { CHIPS($won) }.
    }
settled-clear-shares-pot =
    { WHO($seats) ->
        [you] Ýýóóúú ááŕéé çļééáŕ áñð ţáķé { CHIPS($won) }, ýýóóúúŕ šĥááŕéé óóƒ ţĥé þóţ.
        [one] { NAME($seats, at: "start") } ííš çļééááŕ ááñð ţááķéš { CHIPS($won) }, áá šĥááŕéé óóƒ ţĥéé þóţ.
       *[many] { NAME($seats, at: "start") } ááŕéé çļééááŕ ááñð šĥááŕéé ţĥéé þóţ: { CHIPS($won) } ééáçĥ.
    }
settled-points =
    { $points ->
        [one] { $points } þóóííñţ
       *[other] { $points } þóóííñţš
    }
settled-pays =
    { WHO($seats) ->
        [you] Ýýóóú þáý { CHIPS($paid) } ƒóóŕ { settled-points }.
        [one] { NAME($seats, at: "start") } þááýš { CHIPS($paid) } ƒóóŕ { settled-points }.
       *[many] { NAME($seats, at: "start") } ééááçĥ þáý { CHIPS($paid) } ƒóóŕ { settled-points }.
    }
settled-pays-takes-pot =
    { WHO($seats) ->
        [you] Ýýóóú þáý { CHIPS($paid) } ƒóóŕ { settled-points } ááñð ţááķéé ţĥéé þóóţ óƒ { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } þááýš { CHIPS($paid) } ƒóóŕ { settled-points } ááñð ţááķééš ţĥéé þóóţ óóƒ { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } ééááçĥ þáý { CHIPS($paid) } ƒóóŕ { settled-points } ááñð ţááķéé ţĥéé þóóţ óƒ { CHIPS($won) }.
    }
settled-pays-shares-pot =
    { WHO($seats) ->
        [you] Ýýóóú þáý { CHIPS($paid) } ƒóóŕ { settled-points } ááñð ţááķé { CHIPS($won) }, ýýóóúúŕ šĥááŕéé óóƒ ţĥé þóţ.
        [one] { NAME($seats, at: "start") } þááýš { CHIPS($paid) } ƒóóŕ { settled-points } ááñð ţááķééš { CHIPS($won) }, áá šĥááŕéé óóƒ ţĥéé þóţ.
       *[many] { NAME($seats, at: "start") } ééááçĥ þáý { CHIPS($paid) } ƒóóŕ { settled-points } ááñð šĥááŕéé ţĥéé þóóţ: { CHIPS($won) } ééáçĥ.
    }
settled-rest-stays = Ţĥéé þóóţ çááñ’ţ ƀéé šĥááŕééð óóúúţ ééṽééñļýý ááñð ķééþš { CHIPS($pot) }.
settled-nobody-clear = Ñóóƀóóðýý ííš çļééááŕ, šóó ţĥéé þóţ óƒ { CHIPS($pot) } šţááýýš.
settled-several-clear =
    { $clear ->
        [one] { $clear } þļááýýééŕ ííš çļééááŕ, šóó ţĥéé þóţ óƒ { CHIPS($pot) } šţááýýš.
       *[other] { $clear } þļááýýééŕš ááŕéé çļééááŕ, šóó ţĥéé þóţ óƒ { CHIPS($pot) } šţááýýš.
    }
