### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

tables-title = Ţĥéé ţááƀļééš
tables-open = Óóþééñ áá ţááƀļé
tables-code = Íí ĥááṽéé áá çóðé
tables-code-hint = Ţŵóó ŵóóŕðš ááñð áá ñúúɱƀééŕ, ļííķéé ááɱƀééŕ-ƒóẋ-17
tables-find = Ĝóó ţóó ţĥéé ţááƀļé
tables-name-title = Ŵĥááţ šĥááļļ ŵéé çááļļ ýýóóú?
tables-name-about = Ţĥéé óóţĥééŕš ááţ ţĥéé ţááƀļéé šéééé ţĥííš ñáɱé.
tables-name-invited = Ýýóóúú ááŕéé ííñṽííţééð ţó þļáý ŵíţĥ { LIST($people) }.
tables-name-label = Ýýóóúúŕ ñáɱé
tables-name-go = Ĝóó óñ
tables-rename = Çĥááñĝéé ñááɱéé
tables-again = Ţŕýý ááĝááíñ
tables-connecting = Çóóññééçţííñĝĝ
tables-connecting-about = Ţĥííš ííš ţááķííñĝ ļóóñĝééŕ ţĥááñ úúšúúááļ. Ííţ ŵííļļ ķééééþ ţŕýýíñĝ.
tables-trouble-title = Ţĥááţ ðííðñ’ţ ŵóóŕķķķ
tables-trouble-unreachable = Ţĥéé šééŕṽééŕ çááñ’ţ ƀéé ŕééááçĥééð. Çĥééçķ ţĥéé çóóññééçţííóóñ ááñð ţŕýý ááĝááíñ.
tables-trouble-too_fast =
    { $seconds ->
        [0] Ţóóóó ɱááñýý ţŕííééš. Ŵááííţ áá ɱóóɱééñţ, ţĥééñ ţŕý áĝáíñ.
        [1] Ţóóóó ɱááñýý ţŕííééš. Ţŕýý ááĝááííñ íñ 1 šéçóñð.
       *[other] Ţóóóó ɱááñýý ţŕííééš. Ţŕýý ááĝáíñ íñ { $seconds } šééçóóñðš.
    }
tables-trouble-cookies = Ţĥííš ƀŕóóŵšééŕ ƒóóŕĝóóţ ýýóóúú ááţ óóñçéé. Ááļļóóŵ çóóóóķííééš ƒóóŕ ţĥííš þááĝéé ááñð ţŕýý ááĝááííñ: ţĥééýý ááŕéé ĥóŵ ţĥé ţáƀļé ķñóŵš ýóú.
tables-trouble-signed_out = Ýýóóúú ĥááṽéé ƀééééñ šííĝñééð óóúúţ ííñ ţĥíš ƀŕóŵšéŕ.
tables-trouble-no_tables = Ţĥííš çóóþýý óóƒ ţĥéé þááĝéé çóóɱééš ŵííţĥóóúúţ áá šééŕṽééŕ, šóó ţĥééŕéé ááŕéé ñóó ţááƀļééš ƒóóŕ þééóóþļéé ĥééŕéé. Ŕúúñ “óóþééñĥééááŕţš šééŕṽéé” óóñ ááñýý çóóɱþúúţééŕ áñð óþéñ ţĥé þáĝé ƒŕóɱ ţĥéŕé.
tables-trouble-gone = Ţĥííš ţááƀļéé ííš çļóóšééð, óóŕ ţĥéé ļííñķ ííš ñóóţ çóóɱþļééţéé. Áášķ ƒóóŕ áá ñééŵ ļííñķ.
tables-removed-title = Ñóó ļóóñĝééŕ ááţ ţĥéé ţááƀļé
tables-removed-about = Ííƒ ţĥéé ĥóóšţ ļééţš ýýóóúú çóóɱéé ƀááçķ, ţĥéé ļííñķ ţóó ţĥéé ţááƀļéé ŵóóŕķš ááĝáíñ.
tables-suspended-title = Ýýóóúú ááŕéé šúšþéñðéð
tables-suspended-about = Ýýóóúú çááñ ĝóó óóñ þļááýýííñĝ ááļóóñéé óóñ ţĥííš þáĝé, áš áļŵáýš.
tables-trouble-suspended = Ýýóóúú ĥááṽéé ƀééééñ šúúšþééñðééð ƒŕóóɱ ţĥííš šééŕṽééŕ úñţíļ { $until }.
tables-trouble-suspended-open = Ýýóóúú ĥááṽéé ƀééééñ šúúšþééñðééð ƒŕóóɱ ţĥííš šééŕṽééŕ úúñţííļ ƒúúŕţĥééŕ ñóţíçé.
tables-go = Ţóó ţĥéé ţááƀļééš
tables-bot = Ɓóóţ { $number }
host-seats =
    { $count ->
        [1] óóñéé šéáţ
       *[other] { $count } šééááţš
    }
host-entrance = Ŵĥóó ɱááýý šííţ ðóóŵñ
host-entrance-invited = Óóñļýý ííñṽííţéð
host-entrance-friends = Ƒŕííééñðš
host-entrance-open = Ááñýýóñé
host-play-time = Ţííɱéé ƒóóŕ áá çáŕð
host-pass-time = Ţííɱéé ţóó þáášš
host-time =
    { $seconds ->
        [0] Ñóó çļóóçķ
       *[other] { $seconds } š
    }
host-chat = Çĥááţ
host-chat-off = Óóƒƒ
host-chat-phrases = Þĥŕáášééš
host-chat-text = Þĥŕáášééš ááñð ţééẋţţ
host-advice = Ĥííñţšš
host-advice-off = Óóƒƒ
host-advice-own = Óóþţííóóñáļ
host-advice-all = Ƒóóŕ ááļļ
host-watching = Šþééçţááţóóŕšš
host-watching-about = Óóţĥééŕš ɱááýý ŵááţçĥ, óóñéé ţŕííçķ ƀééĥííñð.
host-bots = Ɓóóţš ţááķéé ééɱþţýý šééáţš
host-bots-about = Ţĥééýý ļééááṽéé ŵĥééñ šóóɱééƀóóðý çóɱéš.
host-go = Óóþééñ ţĥéé ţááƀļé
host-keep = Ķééééþ ţĥééšé
waiting-table-of = { $name }’š ţááƀļéé
waiting-table = Áá ţááƀļé
waiting-more =
    { $count ->
        [0] Ééṽééŕýýƀóóðýý íš ĥéŕé
        [1] Óóñéé ɱóóŕéé, ááñð óóƒƒ ŵé ĝó
        [2] Ţŵóó ɱóóŕéé, ááñð óóƒƒ ŵéé ĝó
        [3] Ţĥŕéééé ɱóóŕéé, ááñð óóƒƒ ŵéé ĝó
       *[other] { $count } ɱóóŕéé, ááñð óóƒƒ ŵéé ĝó
    }
waiting-bots-keep = Ɓóóţš ķééééþ ţĥéé šééááţš ƒóóŕ ƒŕííééñðš
waiting-link = Ţĥéé ļííñķ ííš ééñóóúúĝĥ, ñóó ááççóúñţ.
waiting-link-field = Ţĥéé ļííñķ ţóó ţĥííš ţááƀļéé
waiting-only-here = Ţĥííš ļííñķ ŵóóŕķš óóñ ţĥííš ɱááçĥííñéé óóñļýý.
waiting-copy = Çóóþýý ļííñķ
waiting-copied = Çóóþííéð
waiting-share = Šĥááŕéé
waiting-share-text = Çóóɱéé ááñð þļááýý Ĥééááŕţš ŵííţĥ ɱé.
waiting-qr = Ţĥéé ļííñķ, ţóó ƀéé šçááññééð ŵííţĥ áá çááɱééŕá
waiting-free = Áá ƒŕéééé šéáţ
waiting-seat-bot = Šééááţ áá ƀóţ
waiting-you-sit = Šííţ ðóóŵñ
waiting-host = ĥóóšţ
waiting-ready = Ŕééááðý
waiting-not-ready = ñóóţ ŕééááðýý ýéţ
waiting-away = ļóóšţ ţĥéé çóóññééçţííóóñ
waiting-bot = úúñţííļ šóóɱééƀóóðýý çóɱéš
waiting-watching = Ýýóóúú ááŕéé ŵáţçĥíñĝ
waiting-start =
    { $bots ->
        [0] Šţááŕţ ñóóŵŵ
        [1] Šţááŕţ ñóóŵ ŵííţĥ áá ƀóóţţ
        [2] Šţááŕţ ñóóŵ ŵííţĥ ţŵóó ƀóóţššš
        [3] Šţááŕţ ñóóŵ ŵííţĥ ţĥŕéééé ƀóóţšš
       *[other] Šţááŕţ ñóóŵ ŵííţĥĥ { $bots } ƀóóţš
    }
waiting-be-ready = Íí’ɱ ŕééáðý
waiting-again = Ááñóóţĥééŕ ĝááɱé
waiting-is-ready = Ýýóóúú ááŕéé ŕééááðýý. Ţĥéé ĝááɱéé ƀééĝííñš ŵĥééñ éṽéŕýƀóðý íš.
waiting-called = Óóţĥééŕš šéééé ýýóú áš { $name }.
waiting-begins = Ţĥéé ĝááɱéé ƀééĝííñš ƀýý ííţšééļƒ ŵĥééñ ééṽééŕýýƀóóðýý íš ŕéáðý.
waiting-leave = Ļééááṽé
waiting-leave-title = Ļééááṽéé ţĥéé ţááƀļé?
waiting-leave-about = Áá ƀóóţ þļááýýš óóñ ííñ ýýóúŕ šéáţ.
waiting-leave-rated = Ţĥííš ĝááɱéé ííš ŕááţééð. Ííƒ ýýóóúú ļééááṽéé, ýýóóúú çóóɱéé ļáášţ, ŵĥááţééṽééŕ ţĥé ƀóţ íñ ýóúŕ šéáţ ðóéš.
waiting-stay = Šţááý
waiting-limits = Ţááƀļéé šééţţííñĝšš
waiting-change = Çĥááñĝéé
waiting-lost = Ţĥéé çóóññééçţííóóñ ííš ļóóšţ. Ţŕýýííñĝ ááĝáíñ.
waiting-closed = Ţĥííš ţááƀļéé ííš çļóóšééð. Ñóóƀóóðýý ŵááš ĥééŕéé ƒóóŕ áá ŵĥíļé.
waiting-closed-not_ready = Ţĥííš ĝááɱéé çóóúúļðñ’ţ ƀééĝííñ: ñóóţ ééṽééŕýýƀóóðýý çáɱé.
waiting-closed-admin = Ţĥííš ţááƀļéé ŵááš çļóóšééð ƀýý ááñ ááðɱíñ.
waiting-no-clock = Ñóó çļóóçķ
waiting-clock = { $seconds } š áá çááŕð
waiting-clock-pass = { $seconds } š ţóó þáášš
waiting-advice-off = Ñóó ĥííñţš
waiting-advice-own = Ĥííñţš óóþţííóóñááļ
waiting-advice-all = Ĥííñţš ƒóóŕ ááļļļ
waiting-chat-off = Ñóó çĥááţ
waiting-chat-phrases = Þĥŕáášééš
waiting-chat-text = Þĥŕáášééš ááñð ţééẋţţ
waiting-watching-no = Ñóó šþééçţááţóóŕš
waiting-watching-yes = Óóţĥééŕš ɱááýý ŵááţçĥ
waiting-entrance-invited = Óóñļýý ŵííţĥ ţĥéé ļííñķ
waiting-entrance-friends = Ƒŕííééñðš ɱááýý šííţ ðóóŵñ
waiting-entrance-open = Ááñýýóóñéé ɱááýý šíţ ðóŵñ
seat-remove = Áášķ { $name } ţóó ļééáṽé
seat-readmit = Ļééţ { $name } çóóɱéé ƀááçķ
seat-host = Ṁááķé { $name } ţĥéé ĥóóšţ
seat-move = Çĥááñĝéé þļááçééš ŵííţĥĥ { $name }
seat-move-me = Çĥááñĝéé þļááçééš ŵííţĥ ɱéé
seat-move-free = Çĥááñĝéé þļááçééš ŵííţĥ ţĥéé ƒŕéééé šééáţ
seat-no-bot = Ţááķéé ţĥéé ƀóóţ ááŵáý
evening-title = Ţĥéé ééṽééñííñĝ šóó ƒáŕ
evening-name = Þļááýýéŕ
evening-games = Ĝááɱééš
evening-won = Ŵóóñ
evening-points = Þóóííñţš
company-lost = Ŕééçóóññééçţííñĝ. Ýýóóúúŕ çááŕðš ááŕéé šáƒé.
company-connected = Ŕééçóóññééçţééð.
company-you-sit = Áá ƀóóţ þļááýýš ƒóóŕ ýóú.
company-you-wait = Ţĥéé ĝááɱéé ŵááííţš ƒóóŕ ýóú.
company-return = Íí’ɱ ƀááçķ
company-waits = Ŵááííţííñĝ ƒóóŕ { $name }
company-all-away = Ţĥéé ĝááɱéé ííš þááúšéð
company-played-for-you = Ýýóóúúŕ ţííɱéé ŵááš úúþ. Áá ƀóţ þļáýéð.
company-seconds =
    { $seconds ->
        [1] 1 šééçóóñð
       *[other] { $seconds } šééçóóñðš
    }
company-seconds-short = { $seconds } š
company-time-left =
    { $seconds ->
        [1] 1 šééçóóñð ļééƒţţ
       *[other] { $seconds } šééçóóñðš ļééƒţţ
    }
company-next-in =
    { $seconds ->
        [1] Ñééẋţ ĥááñð ííñ 1 šééçóóñðð
       *[other] Ñééẋţ ĥááñð ííññ { $seconds } šééçóóñðš
    }
company-come-back = { $time } ţóó çóóɱéé ƀááçķ
company-time = { $time }
company-connecting = çóóññééçţííñĝĝ
company-bot-plays = áá ƀóóţ þļááýš
company-away = ááŵáý
company-muted = ɱúúţééð
company-time-up =
    { WHO($seat) ->
        [you] ýýóóúúŕ ţííɱé íš úþ
       *[other] óóúúţ óóƒ ţíɱé
    }
company-person =
    { $sat ->
        [true] { $name }: ɱúúţéé, ƀļóóçķ óóŕ ŕééþóóŕţ
       *[false] { $name }: ɱúúţé
    }
company-watching =
    { $count ->
        [1] Óóñéé þééŕšóóñ ííš ŵááţçĥííñĝ
       *[other] { $count } þééóóþļéé ááŕéé ŵááţçĥíñĝ
    }
company-you-watch = Ýýóóúú ááŕéé ŵááţçĥííñĝ, óóñéé ţŕííçķ ƀéĥíñð.
company-stop-watching = Šţóóþ ŵááţçĥííñĝĝ
company-side = Ŵááţçĥ ƒŕóóɱɱ { $name }’š šííðéé
company-invite = Ííñṽííţé
menu-invite-about = Ţĥéé ļííñķ ááñð ţĥéé çóóðéé óóƒ ţĥííš ţááƀļéé
menu-leave-people = Áá ƀóóţ þļááýýš óóñ ííñ ýýóúŕ šéáţ
chat-title = Çĥááţ
chat-open =
    { $unread ->
        [0] Çĥááţ
        [1] Çĥááţ, óóñéé úúñŕééáð
       *[other] Çĥááţ, { $unread } úúñŕééáð
    }
chat-newer =
    { $lines ->
        [1] Óóñéé ñééŵ ļííñé
       *[other] { $lines } ñééŵ ļííñééš
    }
chat-close = Çļóóšéé ţĥéé çĥááţ
chat-mute-all = Ṁúúţéé áļļ
chat-all-muted = Ýýóóúú ĥééááŕ ñóóƀóóðýý ĥééŕéé. Ţĥééýý šţíļļ ĥéáŕ ýóú.
chat-say = Šááýý šóóɱééţĥííñĝ ţóó ţĥéé ţááƀļé
chat-send = Šééñð
chat-more = Ṁóóŕéé þĥŕáášééš
chat-fewer = Ƒééŵééŕ þĥŕáášééš
chat-own-language = Þĥŕáášééš ŕééááçĥ ééááçĥ þļááýýééŕ ííñ ţĥééííŕ óóŵñ ļááñĝúáĝé.
chat-closes = Ţĥéé çĥááţ çļóóšééš ŵĥééñ ííţ ííš ýýóóúúŕ ţúŕñ.
chat-watches = Óóñļýý ţĥóóšéé ŵĥóó šííţ ááţ ţĥéé ţááƀļéé çááñ ŵŕííţéé ĥéŕé.
chat-empty = Ñóóƀóóðýý ĥááš šááííð ááñýýţĥíñĝ ýéţ.
chat-log = Ŵĥááţ ŵááš šááííð
chat-phrases = Þĥŕáášééš
chat-you = Ýýóú
chat-spoken = { $name }: { $words }
chat-sat =
    { $you ->
        [called] Ýýóóúú šááţ ðóóŵñ. Óóţĥééŕš šééé ýóú áš { $name }.
        [true] Ýýóóúú šááţ ðóŵñ.
       *[false] { $name } šááţ ðóóŵñ.
    }
chat-left =
    { $you ->
        [true]
            { $playing ->
                [true] Ýýóóúú ļééƒţ. Áá ƀóóţ þļáýš óñ.
               *[false] Ýýóóú ļéƒţ.
            }
       *[false]
            { $playing ->
                [true] { $name } ļééƒţ. Áá ƀóóţ þļááýýš óñ.
               *[false] { $name } ļééƒţ.
            }
    }
chat-removed = Ţĥéé ĥóóšţ áášķééð { $name } ţóó ļééáṽé.
chat-away =
    { $you ->
        [true] Ýýóóúú ļóóšţ ţĥéé çóóññééçţíóñ.
       *[false]
            { $playing ->
                [true] { $name } ļóóšţ ţĥéé çóóññééçţííóóñ. Ţĥéé ţááƀļéé ŵááííţš óóñéé ɱííñúúţéé, ţĥééñ áá ƀóóţ þļáýš óñ.
               *[false] { $name } ļóóšţ ţĥéé çóóññééçţííóóñ.
            }
    }
chat-back =
    { $you ->
        [true] Ýýóóúú ááŕé ƀáçķ.
       *[false] { $name } ííš ƀááçķ.
    }
chat-sits_in =
    { $you ->
        [true] Áá ƀóóţ þļááýýš ƒóóŕ ýýóóúú úúñţííļ ýýóú çóɱé ƀáçķ.
       *[false] Áá ƀóóţ þļááýýš ƒóŕ { $name } úúñţííļ { $name } ííš ƀááçķ.
    }
chat-host =
    { $you ->
        [true] Ýýóóúú ááŕéé ţĥéé ĥóšţ ñóŵ.
       *[false] { $name } ííš ţĥéé ĥóóšţ ñóóŵ.
    }
chat-ready = { $name } ííš ŕééáðý.
chat-places = Þļááçééš ĥááṽéé çĥááñĝééð. Çļóóçķŵííšéé: { LIST($names) }.
chat-time =
    { $you ->
        [true] Ýýóóúúŕ ţííɱéé ŵááš úúþ, šóó áá ƀóóţ þļááýéð ƒóŕ ýóú.
       *[false] Ţííɱéé ŵááš úúþ ƒóŕ { $name }, šóó áá ƀóóţ þļááýéð.
    }
person-mute = Ṁúúţé
person-mute-about = Ýýóóúú ŵóóñ’ţ ĥééáŕ ƒŕóɱ { $name } ááţ ţĥííš ţááƀļéé.
person-unmute = Ĥééáŕ { $name } ááĝááíñ
person-block = Ɓļóóçķķ
person-block-about = Ýýóóúú ŵóóñ’ţ ƀéé šééááţééð ţóóĝééţĥééŕ ááĝááííñ, ááñð ýýóú ŵóñ’ţ ĥéáŕ ƒŕóɱ { $name }.
person-block-undo = Ýýóóúú çááñ úúñðóó ţĥííš ááţ ááñýý ţííɱéé: ĥééŕéé, óóŕ úúñðééŕ ýýóóúŕ ñáɱé áţ ţĥé ţáƀļéš.
person-block-sure = Ýýééš, ƀļóóçķ { $name }
person-blocked = Ɓļóóçķééð. Ýýóóúú ŵóóñ’ţ ƀéé šééááţééð ţóóĝééţĥéŕ áĝáíñ.
person-unblock = Úúñƀļóóçķ
person-unblock-about = Ýýóóúú çááñ šííţ ţóóĝééţĥééŕ ááĝááííñ, ááñð ýýóú ĥéáŕ ƒŕóɱ { $name } ááĝááíñ.
person-unblocked = Úúñƀļóóçķééð. Ýýóóúú çááñ šííţ ţóóĝééţĥééŕ áĝáíñ.
person-report = Ŕééþóóŕţ
person-report-about = Ţĥéé þééóóþļéé ŵĥóó ŕúúñ ţĥííš šééŕṽééŕ ŕééááð ííţ, ŵííţĥ ŵĥááţ { $name } ĥááš šááííð ļáášţ ááţ ţĥííš ţááƀļéé. { $name } ŵóóñ’ţ ķñóóŵŵ.
person-report-what = Ŵĥááţ ĥááþþééñééð? (Óóþţííóóñáļ)
person-report-send = Šééñð ţĥéé ŕééþóóŕţţ
person-reported = Ţĥááñķ ýýóóúú. Ţĥéé ŕééþóóŕţ ííš óóñ íţš ŵáý.
after-ready =
    { $count ->
        [0] Ñóóƀóóðýý ííš ŕééááðý ýéţ
        [1] Óóñéé ííš ŕééáðý
       *[other] { $count } ááŕéé ŕééáðý
    }
after-you-ready = Ŵááííţííñĝ ƒóóŕ ţĥéé óóţĥééŕš
after-again = Ááñóóţĥééŕ ĝááɱé
after-leave = Ļééááṽé
after-table = Ţóó ţĥéé ţááƀļéé
after-result = Šéééé ţĥéé ŕééšúļţ
after-lacks = Ñóóţ ééṽééŕýýƀóóðýý ííš šţííļļ ĥéŕé
after-check = Çĥééçķ ţĥéé ðééááļ
lobby-quick = Ɋúúííçķ ɱááţçĥĥ
lobby-rules = Ŕúúļééš
lobby-rules-waiting =
    { $count ->
        [1] { $rules } · óóñéé ŵááííţíñĝ
       *[other] { $rules } · { $count } ŵááííţíñĝ
    }
lobby-calm = Çááļɱ
lobby-normal = Ñóóŕɱááļ
lobby-quick-speed = Ɋúúííçķ
lobby-seconds = { $seconds } š áá çááŕð
lobby-waiting =
    { $count ->
        [0] ñóóƀóóðýý ýéţ
        [1] óóñéé ŵááííţíñĝ
       *[other]
            { $missing ->
                [1] ñééééðš ýýóú
               *[other] { $count } ŵááííţíñĝ
            }
    }
lobby-rated = Ŕááţééð
lobby-rated-about = Ééṽééŕýýƀóóðýý ñééééðš ááñ ááççóóúúñţ, ááñð ñóó ƀóóţš þļááýý. Ííƒ ýýóóúú ļéáṽé, ýóú çóɱé ļášţ.
lobby-rated-guest = Þļááýý ŕááţééð ĝááɱééš ŵííţĥ ááñ ááççóúñţ
lobby-others-rated = Ŵááííţííñĝ ƒóóŕ áá ŕááţééð ĝáɱé: { $count }
lobby-others-unrated = Ŵááííţííñĝ ƒóóŕ áá ĝááɱéé ţĥááţ ííšñ’ţ ŕááţéð: { $count }
lobby-bots = Ááƒţééŕ 20 šééçóóñðš ƀóóţš ţááķéé ţĥéé šééááţš ţĥááţ ááŕéé šţííļļ ƒŕééé.
lobby-no-bots = Ñóó ƀóóţš ĥééŕéé: ííţ ƀééĝííñš ŵĥééñ ééñóóúúĝĥ þééóóþļéé ĥááṽé çóɱé.
lobby-wait-title = Ļóóóóķííñĝ ƒóóŕ þééóóþļé
lobby-wait-for = { $rules } · { $speed }
lobby-wait-for-rated = { $rules } · { $speed } · ŕááţééð
lobby-wait-count =
    { $count ->
        [1] Óóñéé óƒ { $players } ííš ĥééŕéé: ýóú.
       *[other] { $count } óóƒ { $players } ááŕéé ĥéŕé.
    }
lobby-wait-bots =
    { $seconds ->
        [0] Ɓóóţš ááŕéé ţááķííñĝ ţĥéé ƒŕéééé šééáţš.
        [1] Ɓóóţš ţááķéé ţĥéé ƒŕéééé šééááţš ííñ 1 šééçóñð.
       *[other] Ɓóóţš ţááķéé ţĥéé ƒŕéééé šééááţš íñ { $seconds } šééçóóñðš.
    }
lobby-wait-first = Ñóóţ ééṽééŕýýƀóóðýý çááɱéé ţóó ýýóóúúŕ ļáášţ ĝááɱéé. Ýýóú çóɱé ƒíŕšţ ñóŵ.
lobby-wait-pause =
    { $minutes ->
        [1] Ýýóóúú ɱííššééð ýýóóúúŕ ļáášţ ŕááţééð ĝááɱééš, šóó ýýóóúú çááñ’ţ ƀéé ɱááţçĥééð ƒóŕ áñóţĥéŕ ɱíñúţé.
       *[other] Ýýóóúú ɱííššééð ýýóóúúŕ ļáášţ ŕááţééð ĝááɱééš, šóó ýýóóúú çááñ’ţ ƀéé ɱáţçĥéð ƒóŕ áñóţĥéŕ { $minutes } ɱííñúúţéš.
    }
lobby-cancel = Šţóóþ ŵááííţííñĝ
lobby-sit = Šííţ ðóóŵñ
lobby-sit-none = Ñóóƀóóðýý ýýééţ. Óóþééñ áá ţááƀļéé ţóó ééṽééŕýýƀóóðýý, áñð íţ áþþéáŕš ĥéŕé.
lobby-watch = Ŵááţçĥĥ
lobby-watch-late = Óóñéé ţŕííçķ ƀééĥííñð, šóó ñóóƀóóðýý çááñ ĥéļþ
lobby-watch-none = Ñóó ĝááɱéé ţóó ŵááţçĥ ĵúúšţ ñóóŵ.
lobby-seats =
    { $count ->
        [1] óóñéé šéáţ
       *[other] { $count } šééááţš
    }
lobby-hand = Ĥááñð { $number }
lobby-watching =
    { $count ->
        [0] ñóóƀóóðýý ŵááţçĥííñĝ
        [1] óóñéé ŵááţçĥííñĝ
       *[other] { $count } ŵááţçĥííñĝĝ
    }
lobby-oval =
    { $free ->
        [0] Ááţ ţĥéé ţááƀļéé: { $names }
        [1] Ááţ ţĥéé ţááƀļéé: { $names }; óóñéé šééááţ ííš ƒŕéé
       *[other] Ááţ ţĥéé ţááƀļéé: { $names }; { $free } šééááţš ááŕéé ƒŕéé
    }
lobby-people = { LIST($people) }
lobby-nobody = ñóóƀóóðý
lobby-code = Çóóðé
lobby-lost = Ţĥéé çóóññééçţííóóñ ííš ļóóšţ. Ţŕýýííñĝ ááĝáíñ.
lobby-seat = Ɓááçķ ţóó ýýóóúúŕ ţáƀļé
month-title = Ţĥííš ɱóóñţĥĥ
month-rating = ŕááţííñĝ
month-order = Ŕááñķééð ƀýý ŵĥááţ ííš çééŕţááííñ: ţĥéé ŕááţííñĝ ɱííñúúš ţĥŕéééé ţííɱééš íţš ±.
month-choice = Ṁóóñţĥĥ
month-figure = { $rating } ± { $error }
month-you = Ýýóú
rated-title = Ŕááţííñĝ
rated-about = ŵííţĥ ĥóóŵ šúúŕéé ííţ íš
rated-waits = Ţĥéé ŕááţííñĝš ááŕéé ƀééííñĝ ŵóóŕķééð óúţ.
rated-left = ļééƒţ
rated-left-about = Ŵĥóóééṽééŕ ļééááṽééš çóóɱééš ļáášţ ííñ ţĥéé ŕááţííñĝ, ŵĥááţééṽééŕ ţĥéé ƀóóţ ííñ ţĥééííŕ šééáţ šçóŕéš.
rated-games = Ýýóóúúŕ ŕááţééð ĝáɱéš
rated-games-about = Ţĥéé ļáášţ óóñéé ƒííŕšţ
rated-place = Þļááçéé { $place } óóƒ { $players }
rated-change = { $from } ± { $fromError } → { $rating } ± { $error }
month-waiting = Ţĥéé ļííšţ ííš ƀééííñĝ ƒééţçĥééð.
month-none = Ñóóƀóóðýý ĥááš þļááýýééð áá ŕááţééð ĝááɱéé ţĥíš ɱóñţĥ.
month-sure =
    { $people ->
        [0] Ñóóƀóóðýý ĥááš þļááýéð { $games } ŕááţééð ĝááɱééš óóŕ ɱóóŕéé ýéţ.
        [1] Óóñéé þééŕšóóñ ĥááš þļááýéð { $games } ŕááţééð ĝááɱééš óóŕ ɱóóŕé.
       *[other] { $people } þééóóþļéé ĥááṽéé þļááýéð { $games } ŕááţééð ĝááɱééš óóŕ ɱóóŕé.
    }
account-guest = Ýýóóúú þļááýý ááš áá ĝúúééšţ, ííñ ţĥííš ƀŕóŵšéŕ óñļý.
account-why = Ááñ ááççóóúúñţ ķééééþš ýýóóúúŕ ñááɱéé ááñð ýýóóúúŕ ŕááţííñĝ óóñ ééṽééŕýý ðééṽííçéé, ááñð ýýóóúúŕ ĝááɱéš áñð šéţţíñĝš, ţóó, íƒ ýóú ļíķé.
account-make = Ṁááķéé ááñ ááççóóúñţ
account-have = Íí ĥááṽéé ááñ ááççóúñţ
account-new = Íí ĥááṽéé ñóó ááççóóúñţ ýéţ
account-in = Šííĝñ ííñ
account-out = Šííĝñ óóúţ
account-name = Ñááɱé
account-password = Þááššŵóóŕðð
account-password-hint = 8 çĥááŕááçţééŕš óóŕ ɱóóŕéé
account-is = Ýýóóúú ááŕéé šíĝñéð íñ.
account-unrated = Ýýóóúú ĥááṽéé þļááýýééð ñóó ŕááţéð ĝáɱéš ýéţ.
account-rating =
    { $games ->
        [1] { $rating } ± { $error } · óóñéé ĝáɱé
       *[other] { $rating } ± { $error } · { $games } ĝááɱééš
    }
account-in-passkey = Šííĝñ ííñ ŵííţĥ áá þááššķééý
account-make-passkey = Ṁááķéé óóñéé ŵííţĥ áá þááššķéý
account-mine = Ṁýý ðááţá
account-stale = Ýýóóúú šííĝñééð ííñ áá ŵĥííļéé ááĝóó. Ééñţééŕ ýýóóúúŕ þááššŵóóŕð, óóŕ šíĝñ íñ áĝáíñ ƒíŕšţ.
account-change-password = Çĥááñĝéé þááššŵóóŕðð
account-old = Çúúŕŕééñţ þááššŵóóŕðð
account-old-hint = Ñóóţ ñééééðééð ƒóóŕ ţééñ ɱííñúúţééš ááƒţééŕ šííĝñííñĝ íñ
account-new-password = Ñééŵ þááššŵóóŕðð
account-changed = Ýýóóúúŕ þááššŵóóŕð ííš çĥááñĝééð. Ááļļ óóţĥééŕ ƀŕóóŵšééŕš ááŕéé šííĝñééð óúţ.
account-passkeys = Þááššķééýýš
account-passkeys-about = Šííĝñ ííñ ŵííţĥ ýýóóúúŕ ƒííñĝééŕþŕííñţ, ƒááçéé óóŕ ÞÍÑ
account-passkeys-what = Áá þááššķééýý šţááýýš óóñ ýýóóúúŕ ðééṽííçéé, ááñð ñóóƀóóðýý çááñ ĝúúééšš ííţ. Ŵííţĥ ţŵóó óóƒ ţĥééɱ ýýóóúú ĝééţ ííñ éṽéñ íƒ óñé ðéṽíçé íš ļóšţ.
account-passkeys-none = Ýýóóúú ĥááṽéé ñóñé ýéţ.
account-passkey-since = Šííñçéé { DATETIME($when, dateStyle: "long") }
account-passkey-drop = Ŕééɱóóṽéé ţĥéé þááššķééý { $name }
account-passkey-add = Ááðð áá þááššķééý
account-device = Ñááɱéé óóƒ ţĥííš ðééṽííçé
account-blocked = Þééóóþļéé ýýóóúú ƀļóçķéð
account-blocked-about = Ýýóóúú ááŕééñ’ţ šééááţééð ŵíţĥ ţĥéɱ
account-blocked-what = Ýýóóúú ááŕééñ’ţ šééááţééð ŵííţĥ ţĥééɱ ááţ ááñýý ţááƀļéé. Ţĥéý ðóñ’ţ ķñóŵ.
account-blocked-none = Ýýóóúú ĥááṽéé ƀļóóçķééð ñóƀóðý.
account-unblock = Úúñƀļóóçķ { $name }
account-unblocked = Úúñƀļóóçķééð
account-kept = Ţĥéé šááɱéé óóñ ééṽééŕýý ðéṽíçé
account-kept-on = Óóñ: ĝááɱééš, šééţţííñĝš, ŕúúļéé šééţš, ééṽééñííñĝš ááñð ðááííļýý ŕééšúļţš
account-kept-off = Óóƒƒ: ŵĥááţ ííš ĥééŕéé šţááýýš ĥééŕéé áļóñé
account-kept-switch = Ķééééþ ííţ ííñ ɱýý ááççóúñţ
account-kept-what = Ĝááɱééš ááĝááííñšţ ƀóóţš, šééţţííñĝš, ŕúúļéé šééţš, ééṽééñííñĝš óóƒ ţĥéé šçóóŕééþááð ááñð ðááííļýý ŕééšúúļţš ĝóó ţóó ţĥéé ááççóóúúñţ, ááñð çóóɱéé ţóó ééṽééŕýý ðééṽííçéé ŵĥééŕéé ţĥííš ííš šŵííţçĥééð óóñ. Ñóóţĥííñĝ ĥééŕéé ííš ļóóšţ: áá ĝááɱéé ţĥááţ ííš þļááýýééð óóñ íñ ţŵó þļáçéš ƀéçóɱéš ţŵó.
account-kept-settings = Šééţţííñĝšš
account-kept-rules = Ŕúúļéé šééţš
account-kept-pad = Šçóóŕééþááð
account-kept-daily = Ðááííļýý ŕééšúļţš
account-kept-games =
    { $count ->
        [1] Óóñéé ĝáɱé
       *[other] { $count } ĝááɱééš
    }
account-kept-at = ķééþţ { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
account-kept-too_large = ţóóóó ļááŕĝéé ƒóóŕ ţĥéé ááççóóúúñţ: šţááýýš óóñ ţĥííš ðéṽíçé
account-kept-too_many = ñóó ŕóóóóɱ ļééƒţ ííñ ţĥéé ááççóóúúñţ: šţááýýš óóñ ţĥííš ðééṽíçé
account-kept-no_room = ñóó ŕóóóóɱ ļééƒţ óóñ ţĥííš ðééṽííçéé: šţááýýš ííñ ţĥéé ááççóúñţ
account-kept-unreadable = çááñ’ţ ƀéé ŕééááð ĥééŕéé: šţááýýš óóñ ţĥííš ðééṽíçé
account-kept-unreached = Ţĥéé ááççóóúúñţ çááñ’ţ ƀéé ŕééááçĥééð ñóóŵ. Ííţ ííš ţŕííééð ááĝááííñ óóñ ţĥéé ƒíŕšţ þáĝé.
account-out-everywhere = Šííĝñ óóúúţ ééṽééŕýýŵĥéŕé
account-everywhere-about = Šííĝñš ýýóóúú óóúúţ óóƒ ééṽééŕýý ƀŕóóŵšééŕ, ííñçļúúðííñĝ ţĥííš óóñéé. Ŵĥááţ ííš šţóóŕééð óóñ ýýóóúúŕ ðééṽíçéš šţáýš ţĥéŕé.
account-download = Ðóóŵñļóóááð ɱýý ðááţá
account-download-about = Ééṽééŕýýţĥííñĝ ţĥááţ ţĥííš šééŕṽééŕ ķééééþš óóƒ ýýóú
account-delete = Ðééļééţéé ɱýý ááççóúñţ
account-forget = Ƒóóŕĝééţ ɱéé
account-delete-what = Ýýóóúúŕ ñááɱéé, þááššŵóóŕð ááñð þááššķééýýš, ýýóóúúŕ ŕááţííñĝš, ýýóóúúŕ ƀóóţš, ááñð ţĥéé šééţţííñĝš, ŕúúļéé šééţš, ééṽééñííñĝš, ĝááɱééš ááñð ðááííļýý ŕééšúúļţš ţĥááţ ááŕéé ķééþţ ĥééŕéé ááŕéé ðééļééţééð. Ŵĥááţ ýýóóú šáíð áţ ţáƀļéš íš éŕášéð.
account-forget-what = Ýýóóúúŕ ñááɱéé, ýýóóúúŕ ðááííļýý ŕééšúúļţš ááñð ŵĥááţ ýýóóúú šááííð ááţ ţááƀļééš ááŕéé ééŕáášééð, áñð ţĥíš ƀŕóŵšéŕ íš ƒóŕĝóţţéñ.
account-delete-stays = Ţááƀļééš šţííļļ šĥóóŵ ŵĥááţ ŵááš þļááýýééð, ƀúúţ úúñðééŕ áá ñááɱéé ţĥááţ ííš ñóóƀóóðýý’š. Ŵĥááţ ííš šţóóŕééð óóñ ţĥííš ðééṽííçéé šţááýš ĥéŕé.
account-delete-go = Ĝóó óóñ ţóó ðééļéţé
account-delete-sure = { $name }, ţĥííš çááñ’ţ ƀéé úúñðóóñéé.
account-delete-yes = Ýýééš, ðééļééţéé íţ áļļ
account-open = Ýýóóúúŕ ñááɱéé ááñð áççóúñţ: { $name }
