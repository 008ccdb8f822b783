### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

counter-about = Ŵĥííçĥ çááŕðš ááŕéé ĝóóñéé, ááñð ŵĥóó ííš óóúúţ óóƒ á šúíţ.
settings-language = Ļááñĝúúááĝé
settings-language-auto = Ááš ţĥéé ƀŕóóŵšééŕ
settings-language-missing = Ííţš ŵóóŕðš çóóúúļð ñóóţ ƀéé ļóóááðééð. Çĥééçķ ţĥéé çóóññééçţííóóñ ááñð ţŕýý ááĝááíñ.
settings-theme = Ļííĝĥţţ
settings-theme-auto = Ááš ţĥéé ðééṽííçé
settings-theme-evening = Ééṽééñíñĝ
settings-theme-daylight = Ðááýýļííĝĥţ
settings-speed = Þááçé
settings-speed-calm = Çááļɱ
settings-speed-normal = Ñóóŕɱááļ
settings-speed-quick = Ɋúúííçķ
settings-speed-instant = Ááţ óóñçé
settings-four = Ƒóóúúŕ çóóļóóúŕš
settings-four-about = Çļúúƀš ĝŕééééñ, ðííááɱóóñðš ƀļúúéé.
settings-sound = Šóóúúñð
settings-sound-about = Çááŕðš, áá ƀŕóóķééñ ĥééááŕţ, ţĥéé ɱóóóñ.
settings-stays = Ƒúúļļ ţŕííçķ ŵááííţš ƒóóŕ áá ţááþ
settings-stays-about = Óóţĥééŕŵííšéé ííţ ĝóóééš ƀýý íţšéļƒ.
settings-hints = Ĥííñţšš
settings-hints-about = Ŵĥááţ ţĥéé çóóááçĥ ŵóóúúļð ðóó, ááñð ŵĥýý.
settings-unsaved = Ţĥííš ƀŕóóŵšééŕ ķééééþš ñóóţĥííñĝ, šóó ţĥééšéé çĥóóííçééš ļáášţ úúñţííļ ýýóóúú ļéáṽé.
