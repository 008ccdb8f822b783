### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

learning-action = { $given } ííš ñóó ááçţííóñ.
learning-number = Ááñ ááçţííóóñ ííš áá ŵĥóóļéé ñúúɱƀééŕ ƒŕóɱ 0 ţó { $most }, ñóóţ { $given }.
learning-array = { $name } ɱúúšţ ƀéé ááñ ááŕŕááýý ţĥááţ çááñ ƀéé ƒííļļéð: { $rows } × { $columns } ñúúɱƀééŕš ííñ óóñéé þííééçéé, óóƒ óóñéé óóƒ ţĥéšé ţýþéš: { $types }.
learning-actions = Ţĥéé ááçţííóóñš ɱúúšţ ƀéé { $games } ŵĥóóļéé ñúúɱƀééŕš, óóñéé ƒóóŕ ééááçĥ ĝááɱéé, ááš áá ļííšţ óóŕ áñ áŕŕáý.
learning-refused = Ĝááɱé { $game } óóƒ ţĥéé ƀááţçĥ çááñ'ţ ðóó ááçţííóóñ { $action } ({ $name }): { LIST($reason) }
learning-refused-number = Ĝááɱé { $game } óóƒ ţĥéé ƀááţçĥĥ: { LIST($reason) }
learning-returns = Ŕééţúúŕñš ááŕéé ɱááŕĝííñ, šçóóŕéé, çĥííþš óóŕ ŵííñ: çĥííþš óóñļýý úúñðééŕ ŕúúļééš ŵííţĥ áá šééţţļééɱééñţ, ŵííñ óóñļýý óóƒ ŵĥóóļéé ĝááɱéš; ñóţ { $given }.
learning-batch = Áá ƀááţçĥ ĥááš ƒŕóóɱ 1 ţóó { $games } ĝááɱééš, ááñð ƒŕóóɱ 1 ţóó { $threads } ţĥŕééááðš.
learning-kind = Óóƀšééŕṽááţííóóñš ááŕéé ƒļóóááţ32, ííñţ16 óóŕ íñţ8, ñóţ { $given }.
learning-bots = Áá ƀááţçĥ ţááķééš áá ƀúúííļţ-ííñ ƀóóţ, óóŕ ñóóţĥííñĝ, ƒóóŕ ééáçĥ óƒ { $players } šééááţš, ááñð ááţ ļééáášţ óóñéé šééááţ ɱúúšţ ƀéé ļééƒţ ţóó ļéáŕñ.
learning-game = Ţĥéé ĝááɱééš óóƒ ţĥííš ƀááţçĥ ááŕéé ñúúɱƀééŕééð ƒŕóóɱ 0 ţóó { $most }; ţĥééŕéé ííš ñó { $given }.
