### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

number = { $number }
signed = { SIGNED($number) }
kept-game-unreadable = Áá ĝááɱéé ķééþţ óóñ ţĥííš ðééṽííçéé çóóúúļð ñóóţ ƀéé ŕééááð. Ííţ ŵááš þúţ ášíðé.
kept-game-refused = Áá ĝááɱéé ķééþţ óóñ ţĥííš ðééṽííçéé çááñ’ţ ƀéé çóóñţííñúúééð. Ííţ ŵááš þúţ ášíðé.
kept-rules-unreadable =
    { $count ->
        [one] Áá ŕúúļéé šééţ ķééþţ óóñ ţĥííš ðééṽííçéé çóóúúļð ñóóţ ƀéé ŕééááð. Ííţ ŵááš þúţ ášíðé.
       *[other] { $count } ŕúúļéé šééţš ķééþţ óóñ ţĥííš ðééṽííçéé çóóúúļð ñóóţ ƀéé ŕééááð. Ţĥééýý ŵééŕéé þúţ ášíðé.
    }
kept-rules-not-kept = Ţĥííš ƀŕóóŵšééŕ ķééééþš ñóóţĥííñĝ, šóó ţĥéé ŕúúļééš çóóúúļð ñóóţ ƀéé šááṽééð. Šááṽéé ţĥééɱ ááš áá ƒíļé.
kept-rules-no-room = Ţĥééŕéé ííš ŕóóóóɱ ƒóŕ { $most } ŕúúļéé šééţš. Ðééļééţéé óóñéé, ţĥééñ šááṽé áĝáíñ.
notice-undo = Úúñðó
rules-fault = { LIST($field) }: { LIST($why) }
rules-fault-unknown = “{ $field }”: { LIST($why) }
rules-own = Ĥóóúúšéé ŕúúļéš
