### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

arena-players-few = Áá ɱááţçĥ ñééééðš ááţ ļééáášţ ţŵóó þļááýýéŕš.
arena-player-none = Áá þļááýýééŕ ííš áá ƀóţ’š ñáɱé, { $prefix }ÇÓóṀṀÁáÑÐ óóŕ áá çááļļááƀļéé, ñóţ { $given }.
arena-deals-few = Áá ɱááţçĥ ñééééðš ááţ ļééáášţ óóñéé ĥááñð óóŕ óóñé ĝáɱé.
arena-threads-few = Áá ɱááţçĥ ñééééðš ááţ ļééáášţ óóñéé ţĥŕéáð.
arena-limit-least = Ţĥéé ţííɱéé ļííɱííţ ííš ɱóóŕéé ţĥááñ 0 šééçóóñðš, áñð { $settle } 0 þóóííñţš óóŕ ɱóóŕé.
arena-memory-least = Áá þŕóóĝŕááɱ ñééééðš ááţ ļééášţ { $bytes } ƀýýţééš óóƒ ɱééɱóóŕý.
arena-ray-missing = Áá çļúúšţééŕ ñééééðš Ŕááý: { $command }
arena-ray-none = Ţĥééŕéé ííš ñóó Ŕááýý çļúúšţéŕ áţ “{ $given }”.
arena-command-unreadable = { $given } çááñ’ţ ƀéé ŕééááð ááš áá çóóɱɱáñð: { $reason }.
arena-command-empty = { $given } ñááɱééš ñóó þŕóóĝŕááɱ.
arena-program-none = Ţĥééŕéé ííš ñóó þŕóóĝŕááɱ { $given } ţóó ŕúúñ.
arena-failed = { $player }: { LIST($reason) }
arena-no-start = ííţ ðííð ñóóţ šţááŕţţ: { $reason }.
arena-start-ended = ííţ ðííð ñóóţ šţááŕţ: ííţ ééñðééð ƀééƒóóŕéé ííţ ááñšŵééŕéð `{ $asked }`.
arena-start-slow = ííţ ðííð ñóóţ šţááŕţ: ííţ ðííð ñóóţ ááñšŵééŕ `{ $asked }` ŵííţĥííñ { $seconds } šééçóóñðš.
arena-start-unreadable = ííţ ðííð ñóóţ šţááŕţ: ííţ ááñšŵééŕééð `{ $asked }` ŵííţĥ šóóɱééţĥííñĝ ţĥááţ ííš ñóó ááñšŵééŕ.
arena-start-declined = ííţ ðííð ñóóţ šţááŕţ: ííţ ááñšŵééŕééð `{ $asked }` ŵííţĥ ááñ ééŕŕóóŕ: { $said }
arena-raised = ííţ ŕááííšéð { $error }.
arena-raised-saying = ííţ ŕááííšéð { $error }: { $said }
arena-no-action = ííţ çĥóóšé { $action }, ŵĥííçĥ ííš ñóó ááçţííóóñ: áá þļááýýééŕ ŕééţúúŕñš áá çááŕð, áá ļííšţ óóƒ çááŕðš ţóó þáášš, áá ƀííð, áá šúúíţ, “óļð” óŕ “ñéŵ”.
arena-done-wrong = ííţ çĥóóšé { $action }, ŵĥííçĥ ɱááýý ñóóţ ƀéé ðóóñé: { LIST($reason) }
arena-refused = ííţ çĥóóšé { $action }, ŵĥííçĥ ɱááýý ñóóţ ƀéé ðóóñé ({ $code }): { LIST($reason) }
arena-fault = { LIST($reason) } Ííţ çóóúúļð ĥááṽéé ááñšŵééŕéð: { $expected }
arena-fault-crashed = ííţ ééñðééð ƀééƒóóŕéé ííţ ááñšŵéŕéð.
arena-fault-crashed-saying = ííţ ééñðééð ƀééƒóóŕéé ííţ ááñšŵééŕééð; ţĥéé ļáášţ ļííñéé óóƒ ííţš šţááñðááŕð ééŕŕóŕ íš “{ $said }”.
arena-fault-slow =
    { $seconds ->
        [one] ííţ ðííð ñóóţ ááñšŵééŕ ŵííţĥííñ { $seconds } šééçóóñð.
       *[other] ííţ ðííð ñóóţ ááñšŵééŕ ŵííţĥííñ { $seconds } šééçóóñðš.
    }
arena-fault-endless = ííţ ŵŕóóţé { $bytes } ƀýýţééš ŵííţĥóóúúţ ééñðííñĝ ţĥéé ļííñé.
arena-fault-unreadable = ííţ ááñšŵééŕééð “{ $answered }”, ŵĥííçĥ ííš ñóó ááñšŵééŕ.
arena-fault-other = ííţ ááñšŵééŕééð “{ $answered }”, ŵĥííçĥ ííš ñóó ááçţííóóñ óóƒ šéáţ { $seat } ííñ ţĥéé þĥáášéé `{ $phase }`.
arena-fault-declined = ííţ ááñšŵééŕééð ŵííţĥ ááñ ééŕŕóŕ: “{ $said }”.
arena-fault-refused = ííţ ááñšŵééŕééð ŵííţĥ ááñ ééŕŕóŕ ({ $code }): { LIST($reason) }
arena-playouts-few = Þļááýý-óóúúţš ñééééð ááţ ļééáášţ óóñéé ĥááñð ááñð óñé ţĥŕéáð.
arena-record-exists = Ţĥééŕéé ííš áá ƒíļé { $file } ááļŕééááðýý. Ţóó ĝóó óóñ ŵííţĥ ííţš ɱááţçĥ, ŕééšúúɱé íţ.
arena-record-other = Ţĥéé ƒííļé { $file } ƀééļóóñĝš ţóó ááñóóţĥééŕ ɱááţçĥ.
arena-record-terms = Ţĥéé ƒííļé { $file } ƀééļóóñĝš ţóó ááñóóţĥééŕ ɱááţçĥ: { $name } ííš { $there } ţĥééŕéé ááñð { $here } ĥééŕé.
arena-record-ended = Ţĥéé ɱááţçĥ ííñ ţĥéé ƒííļéé { $file } ĥááš ééñðééð: ŵĥóó ííš ƀééţţééŕ ííš šééţţļééð ííñ ééṽééŕýý þááííŕííñĝ, ááñð ɱóóŕéé ðééááļš ŵóóúúļð çĥááñĝé ñóţĥíñĝ.
arena-record-unreadable = { $file } ííš ñóó ŕééçóóŕð óóƒ áá ɱááţçĥ: ļííñé { $line } çááñ’ţ ƀéé ŕééááð.
