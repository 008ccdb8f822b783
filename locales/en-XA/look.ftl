### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

look-felt = Ţááƀļéé
look-felt-petrol = Þééţŕóóļ
look-felt-moss = Ṁóóšš
look-felt-night = Ñííĝĥţ ƀļúúéé
look-felt-plum = Þļúúɱ
look-felt-date = Ɓýý ţĥéé šééáášóñ
look-felt-winter = Ŵííñţééŕ
look-felt-spring = Šþŕííñĝĝ
look-felt-summer = Šúúɱɱééŕ
look-felt-autumn = Ááúúţúɱñ
look-felt-halloween = Ĥááļļóóŵéééñ
look-felt-christmas = Çĥŕííšţɱáášš
look-felt-valentine = Ṽááļééñţííñéé’š Ðááý
look-back = Ɓááçķš óóƒ ţĥéé çááŕðšš
look-back-midnight = Ṁííðñííĝĥţţ
look-back-crimson = Çŕííɱšóóñ
look-back-forest = Ƒóóŕééšţ
look-back-slate = Šļááţéé
look-text = Ţééẋţ
look-text-usual = Úúšúúáļ
look-text-large = Ļááŕĝéé
look-text-larger = Ļááŕĝééŕ
