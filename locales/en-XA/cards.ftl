### English made longer and accented, to show what is not translated. Written by `make docs`; don't edit it.

formats = en-GB
text-direction = ltr
sentences = { $first } { $next }
card = { rank } óóƒ { suit }
card-first = { rank-first } óóƒ { suit }
card-pair =
    { $rank ->
        [J] ĵááçķš óóƒ { suit }
        [Q] ɋúúééééñš óƒ { suit }
        [K] ķííñĝš óóƒ { suit }
        [A] ááçééš óƒ { suit }
        [6] šííẋééš óƒ { suit }
       *[other] { $rank }š óóƒ { suit }
    }
card-headline =
    { $rank ->
        [Q]
            { $suit ->
                [spades] ţĥéé ɋúúéééñ
               *[other] ţĥéé { card }
            }
       *[other] ţĥéé { card }
    }
card-label = { CARD($card) }
the-card = ţĥéé { rank } óóƒ { suit }
rank =
    { $rank ->
        [J] ĵááçķ
        [Q] ɋúúéééñ
        [K] ķííñĝ
        [A] ááçé
       *[other] { $rank }
    }
rank-first =
    { $rank ->
        [J] Ĵááçķ
        [Q] Ɋúúéééñ
        [K] Ķííñĝ
        [A] Ááçé
       *[other] { $rank }
    }
card-rank = { $rank }
card-corner = { CARD($card, as: "card-rank") }
card-mark = { card-rank }{ $symbol }
suit =
    { $suit ->
        [clubs] çļúúƀšš
        [diamonds] ðííááɱóóñðš
        [spades] šþááðééš
       *[hearts] ĥééááŕţš
    }
suit-one =
    { $suit ->
        [clubs] áá çļúúƀ
        [diamonds] áá ðííááɱóñð
        [spades] áá šþááðé
       *[hearts] áá ĥééáŕţ
    }
suit-each =
    { $suit ->
        [clubs] çļúúƀ
        [diamonds] ðííááɱóñð
        [spades] šþááðéé
       *[hearts] ĥééááŕţ
    }
suit-first =
    { $suit ->
        [clubs] Çļúúƀšš
        [diamonds] Ðííááɱóóñðš
        [spades] Šþááðééš
       *[hearts] Ĥééááŕţš
    }
suit-mark =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [spades] ♠
       *[hearts] ♥
    }
you = ýýóú
seat = šééáţ { $seat }
start-you = Ýýóú
start-seat = Šééáţ { $seat }
player = { NAME($seat, at: "start") }
players = { NAME($seats, at: "start") }
number = { $number }
signed = { SIGNED($number) }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tenths-signed = { SIGNED(NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1)) }
chips =
    { $number ->
        [one] { $amount } çĥííþ
       *[other] { $amount } çĥííþšš
    }
chips-number = { $amount }
chips-figure = { CHIPS($chips, as: "chips-number") }
