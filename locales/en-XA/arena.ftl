### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

arena-players-few = Áá ɱááţçĥ ñééééðš ţŵóó þļááýýééŕš ááţ ļééášţ.
arena-player-none = Áá þļááýýééŕ ííš áá ƀóţ'š ñáɱé, { $prefix }ÇÓóṀṀÁáÑÐ óóŕ áá çááļļááƀļéé, ñóţ { $given }.
arena-deals-few = Áá ɱááţçĥ ñééééðš óóñéé ĥááñð óóŕ óóñéé ĝááɱéé áţ ļéášţ.
arena-threads-few = Áá ɱááţçĥ ñééééðš óóñéé ţĥŕééááð ááţ ļéášţ.
arena-limit-least = Ţĥéé ţííɱéé ļííɱííţ ííš ɱóóŕéé ţĥááñ 0 šééçóóñðš, áñð { $settle } 0 þóóííñţš óóŕ ɱóóŕé.
arena-memory-least = Áá þŕóóĝŕááɱ ñééééðš { $bytes } ƀýýţééš óóƒ ɱééɱóóŕýý ááţ ļéášţ.
arena-ray-missing = Áá çļúúšţééŕ ñééééðš Ŕááý: { $command }
arena-command-unreadable = { $given } çááñ'ţ ƀéé ŕééááð ááš áá çóóɱɱáñð: { $reason }.
arena-command-empty = { $given } ñááɱééš ñóó þŕóóĝŕááɱ.
arena-program-none = Ţĥééŕéé ííš ñóó þŕóóĝŕááɱ { $given } ţóó ŕúúñ.
arena-playouts-few = Þļááýý-óóúúţš ñééééð óóñéé ĥááñð ááñð óóñéé ţĥŕééáð áţ ļéášţ.
