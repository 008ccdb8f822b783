### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

refusal-must_follow_suit = Ýýóóúú šţííļļ ĥáṽé { SUIT($suit, as: "suit-one") }, šóó { SUIT($suit, as: "suit-one") } ɱúúšţ ƀéé þļááýýéð.
