### دفتر النقاط، في الصفحة وفي الطرفية: نقاط لعبة تُلعب في مكان آخر.

## لماذا لا تُسجَّل جولة: ما يُصلح. والوجوه تعلّم اللاعبين المعنيين.

pad-missing = لا يزال ناقصًا: { LIST($items) }.
pad-missing-of-suit =
    { $number ->
        [zero] { $number } من { SUIT($suit) }
        [one] ورقة من { SUIT($suit) }
        [two] ورقتان من { SUIT($suit) }
        [few] { $number } أوراق من { SUIT($suit) }
        [many] { $number } ورقة من { SUIT($suit) }
       *[other] { $number } ورقة من { SUIT($suit) }
    }
pad-missing-card = { CARD($card) }
pad-missing-copies =
    { $number ->
        [zero] { $number } من { CARD($card) }
        [one] نسخة من { CARD($card) }
        [two] نسختان من { CARD($card) }
        [few] { $number } نسخ من { CARD($card) }
        [many] { $number } نسخة من { CARD($card) }
       *[other] { $number } نسخة من { CARD($card) }
    }
pad-missing-others =
    { $number ->
        [zero] { $number } ورقة أخرى
        [one] ورقة أخرى
        [two] ورقتان أخريان
        [few] { $number } أوراق أخرى
        [many] { $number } ورقة أخرى
       *[other] { $number } ورقة أخرى
    }
pad-too-many-of-suit =
    { $over ->
        [zero] المحسوب من { SUIT($suit) } هو { $all } فقط.
        [one] هذه ورقة زائدة: المحسوب من { SUIT($suit) } هو { $all } فقط.
        [two] هاتان ورقتان زائدتان: المحسوب من { SUIT($suit) } هو { $all } فقط.
        [few] هذه { $over } أوراق زائدة: المحسوب من { SUIT($suit) } هو { $all } فقط.
        [many] هذه { $over } ورقة زائدة: المحسوب من { SUIT($suit) } هو { $all } فقط.
       *[other] هذه { $over } ورقة زائدة: المحسوب من { SUIT($suit) } هو { $all } فقط.
    }
pad-card-taken-twice =
    { $copies ->
        [1] لا يأخذ { CARD($card) } إلا لاعب واحد.
       *[other] ليس من { CARD($card) } إلا { $copies }.
    }
pad-worthless-card = { CARD($card) } بلا قيمة في هذه الجولة.
pad-worthless-suit = { SUIT($suit) } بلا قيمة في هذه الجولة.
pad-unlike-suit = أوراق { SUIT($suit) } هنا مختلفة القيمة: حدّد من أخذ كلًّا منها.

# كيف يُكتب القمر في الدفتر.
pad-written =
    { $moon ->
        [old] يُكتب القمر 0 للمقتنص و{ $amount } للخصوم.
        [new] يُكتب القمر ‎−{ $amount } للمقتنص و0 للآخرين.
       *[other] يُكتب القمر 0 للمقتنص و{ $amount } للخصوم، أو ‎−{ $amount } للمقتنص و0 للآخرين.
    }
pad-moon-written =
    { $bonus ->
        [off] { pad-written }
       *[other] ‏{ pad-written } ومن أخذ { CARDS($bonuses) } تُخصم المكافأة من نقاطه أيضًا.
    }
pad-points-are-missing =
    { $missing ->
        [zero] لا ينقص شيء.
        [one] تنقص نقطة.
        [two] تنقص نقطتان.
        [few] تنقص { $missing } نقاط.
        [many] تنقص { $missing } نقطة.
       *[other] تنقص { $missing } نقطة.
    }
pad-points-missing =
    { $moon ->
        [off] { pad-points-are-missing }
       *[other] ‏{ pad-points-are-missing } { pad-moon-written }
    }
pad-points-are-short = مجموع النقاط { $sum } لا { $all }: ينقص { $missing }.
pad-points-short =
    { $moon ->
        [off] { pad-points-are-short }
       *[other] ‏{ pad-points-are-short } { pad-moon-written }
    }
pad-points-are-over = مجموع النقاط { $sum } لا { $all }: يزيد { $over }.
pad-points-over =
    { $moon ->
        [off] { pad-points-are-over }
       *[other] ‏{ pad-points-are-over } { pad-moon-written }
    }
pad-points-of-a-moon = النقاط كلها ({ $amount }) مع لاعب واحد قمر. { pad-moon-written }
pad-points-of-a-side-moon = النقاط كلها ({ $amount }) مع فريق واحد قمر، ويُكتب لكل لاعب فيه ما يُكتب للمقتنص. { pad-moon-written }
pad-points-of-no-cards = المجموع صحيح، لكن لا أوراق تعطي هذه النقاط بالضبط.
pad-points-too-few-for-card = المجموع صحيح، لكن ليس مع أحد نقاط { CARD($card) } ({ $points }).
pad-points-of-many-cards = حدّد من أخذ أي أوراق: هذه النقاط تحصل بأكثر من طريقة.

pad-chips-need-all-cards = حدّد من أخذ أي أوراق: النقاط وحدها لا تسوّي الفيش.
pad-chips-need-cards = حدّد أيضًا من أخذ { CARDS($cards) }: الفيش تتوقف على ذلك.
pad-chips-need-partners = حدّد أي الشركاء أخذ أي أوراق: الفيش تتوقف على ذلك.

pad-tricks = مجموع اللمّات { $sum } لا { $all }.
pad-no-trick-but-card =
    { WHO($seat) ->
        [you] لم تأخذ لمّة، فلا ورقة لك.
       *[other] لا لمّة لـ{ NAME($seat) }، فلا ورقة أيضًا.
    }

pad-moon-to-choose = اقتُنص قمر: حدّد أهو old (يزيد الخصوم { $amount }) أم new (يُخصم من المقتنص { $amount }).
pad-moon-not-shot = لم يكن ذلك قمرًا: أخذ أكثر من لاعب نقاطًا.
pad-moon-way =
    { $way ->
        [old] بهذه القواعد يُحسب القمر هنا old: يزيد الخصوم نقاطًا.
       *[new] بهذه القواعد يُحسب القمر هنا new: تُخصم نقاط من المقتنص.
    }

pad-bid-in-carried-pot =
    { WHO($seat) ->
        [you] الصندوق باقٍ، فلا مزاد جديد: أنت تختار النوع.
       *[other] الصندوق باقٍ، فلا مزاد جديد: اختيار النوع لـ{ NAME($seat) }.
    }
pad-bid-without-chips = حدّد بكم فيشة كانت المزايدة.
pad-bid-without-bidder = حدّد من زايد.
pad-bid-too-high =
    { WHO($seat) ->
        [you]
            { $most ->
                [0] ليس معك فيش تزايد بها.
               *[other] ليس معك للمزايدة إلا { $most }.
            }
       *[other]
            { $most ->
                [0] ليس مع { NAME($seat) } فيش للمزايدة.
               *[other] ليس مع { NAME($seat) } للمزايدة إلا { $most }.
            }
    }
pad-suit-not-named = حدّد النوع المختار.
pad-suit-without-bid = لم يزايد أحد، فالقلوب هي المحسوبة. وإن اختار أحد النوع فحدّد من، وبكم فيشة.

pad-game-over = انتهت اللعبة بالجولة { $hands }، فالتالية من لعبة أخرى.

## ما قد ترسله البرامج خطأً. ‎$name ما أُرسل.

pad-entry-no-object = الجولة كائن فيه ⁦"points"⁩، أو ⁦"counts"⁩ و⁦"cards"⁩.
pad-entry-empty = الجولة تحتاج إلى نقاطها، أو من أخذ أي أوراق.
pad-entry-unknown = { $name } ليس مما في الجولة بهذه القواعد.
pad-entry-moon = قيمة ⁦"moon"⁩ هي ⁦"old"⁩ أو ⁦"new"⁩.
pad-entry-sun = قيمة ⁦"sun"⁩ هي ⁦true⁩ أو ⁦false⁩.
pad-entry-sun-tricks = قيمتا ⁦"sun"⁩ و⁦"tricks"⁩ متناقضتان.
pad-entry-bid = قيمة ⁦"bid"⁩ عدد صحيح من الفيش.
pad-entry-suit = قيمة ⁦"suit"⁩ هي ⁦"clubs"⁩ أو ⁦"diamonds"⁩ أو ⁦"spades"⁩ أو ⁦"hearts"⁩.
pad-entry-counts = قيمة ⁦"counts"⁩ كائن: قائمة أعداد لكل نوع، ⁦"H"⁩ أو ⁦"S"⁩ أو ⁦"D"⁩ أو ⁦"C"⁩.
pad-entry-counts-suit = { $name } في ⁦"counts"⁩ ليس نوعًا: الأنواع ⁦"H"⁩ و⁦"S"⁩ و⁦"D"⁩ و⁦"C"⁩.
pad-entry-cards = قيمة ⁦"cards"⁩ كائن: لكل ورقة المقعد الذي أخذها.
pad-entry-cards-name = { $name } في ⁦"cards"⁩ ليست ورقة.
pad-entry-cards-twice = { $name } مكررة في ⁦"cards"⁩.
pad-entry-cards-takers = آخذو { $name } في ⁦"cards"⁩ أكثر مما يمكن.
pad-entry-no-tricks = قيمة ⁦"no_tricks"⁩ قائمة مقاعد.
pad-entry-seat = { $name } ليس مقعدًا على هذه الطاولة.
pad-entry-row = { $name } قائمة أعداد صحيحة، واحد لكل لاعب.
pad-entry-number = في { $name } ما ليس عددًا صحيحًا، أو ما لا يمكن أن يكون.
