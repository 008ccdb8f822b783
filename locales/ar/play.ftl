### ما يُقال على الطاولة، في الصفحة وفي الطرفية: الرفض، والتلميحات، وكيف سُوّيت الجولة.

## لماذا لا يُنفَّذ فعل. حيث تتحدث الجملة عن الموقف، يقولها ‎.about على العموم.

refusal-no_such_seat = لا أحد هناك: تُعدّ المقاعد من 0 باتجاه عقارب الساعة.
refusal-not_now = ليس هذا وقته.
refusal-not_your_turn =
    { WHO($seats) ->
        [none] لا دور لأحد الآن.
        [you] الدور عليك.
        [one] الدور على { NAME($seats) }.
        [with-you] لا يزال الدور عليك وعلى غيرك.
       *[many] لا يزال الدور على { NAME($seats) }.
    }
    .about = الدور على لاعب آخر.
refusal-game_over = انتهت اللعبة.
refusal-no_such_card = لا توجد ورقة كهذه. اكتب الرتبة ثم النوع، مثل QS أو TD.
refusal-card_not_held = ليس في يدك { CARD($card) }.
    .about = هذه الورقة ليست في يدك.
refusal-bid_too_low = زايد بـ{ $least } فأكثر، أو انسحب.
    .about = المزايدة يجب أن تفوق ما قبلها.
refusal-bid_too_high = أقصى ما تزايد به { $most ->
        [zero] 0 فيشة
        [one] فيشة واحدة
        [two] فيشتان
        [few] { $most } فيشات
        [many] { $most } فيشة
       *[other] { $most } فيشة
    }.
    .about = لا يزايد أحد بأكثر مما معه من فيش.
refusal-no_such_suit = لا يوجد نوع كهذا: سباتي أو ديناري أو بستوني أو قلوب.
refusal-already_passed = سبق أن مرّرت أوراقك.
refusal-wrong_number_of_cards =
    { $count ->
        [zero] لا تمرير الآن.
        [one] مرّر ورقة واحدة.
        [two] مرّر ورقتين بالضبط.
        [few] مرّر { $count } أوراق بالضبط.
        [many] مرّر { $count } ورقة بالضبط.
       *[other] مرّر { $count } ورقة بالضبط.
    }
    .about = ليس هذا عدد الأوراق المطلوب تمريره.
refusal-card_given_twice = لا يجوز تمرير { CARD($card) } مرتين.
    .about = لا تُمرَّر الورقة نفسها مرتين.
refusal-must_follow_suit = لا يزال عندك { SUIT($suit, as: "suit-any") }، فالعب من هذا النوع.
    .about = عندك ورقة من النوع المطلوب، فالعب منه.
refusal-must_lead_lowest_club = تُفتتح الجولة بأصغر ورقة سباتي.
refusal-must_lead_a_club = تُفتتح الجولة بورقة سباتي.
refusal-hearts_not_broken = ‏{ SUIT($suit, as: "suit-unbroken") }.
    .about = القلوب لم تُكسر بعد.
refusal-queen_not_led_yet = لا يُفتتح بورقة { CARD($queen) } قبل كسر { SUIT($suit) }.
    .about = لا يُفتتح بالبنت قبل كسر القلوب.
refusal-must_lead_queen = ليس عندك سواها إلا { SUIT($suit) }، فافتتح بورقة { CARD($queen) }.
    .about = ليس عندك سوى البنت والقلوب، فافتتح بالبنت.
refusal-no_penalties_on_first_trick = لا تُرمى أوراق النقاط في اللمّة الأولى.
refusal-no_hearts_on_first_trick = لا يجوز رمي { SUIT($suit) } في اللمّة الأولى.
    .about = لا تُرمى القلوب في اللمّة الأولى.
refusal-queen_not_discarded_yet = لا يجوز رمي { CARD($queen) } قبل كسر { SUIT($suit) }.
    .about = لا تُرمى البنت قبل كسر القلوب.
refusal-must_discard_queen = يجب رمي { CARD($queen) } عند أول فرصة.
    .about = يجب رمي البنت عند أول فرصة.
refusal-not_a_moon_choice = القمر يُحسب old (تُضاف النقاط إلى الآخرين) أو new (تُخصم من المقتنص).

## لماذا لا يُقبل ما أُرسل. الخطأ بعينه يُقال بكلمات أخرى؛ وهذه لما لا يُعرف عنه أكثر.

refusal-unknown_request = لا يوجد طلب كهذا؛ الأمر help يعرض الطلبات.
refusal-bad_argument = تعذّر فهم الطلب؛ الأمر help يبيّن كيف يُكتب.
refusal-bad_json = ليس هذا JSON الذي يقبله الطلب.
refusal-bad_rules = لا يمكن اللعب بهذه القواعد.
refusal-bad_position = لا يمكن اللعب من هذا الوضع.
refusal-bad_log = لا يمكن إعادة هذا السجل.
refusal-bad_event = هذا الحدث لا يوافق ما سبقه.
refusal-no_game = لا لعبة بعد؛ الأمر new يوزّع واحدة.

## أسباب المدرّب. ‎$best ما كان سيفعله، و‎$other ما يقارنه به.

reason-other-often =
    { $other_rate ->
        [100] في كل مرة
       *[other] في { $other_rate } من 100 توزيعة
    }
reason-only-card = الورقة الوحيدة التي يمكنك لعبها { CARD($best) }.
reason-same-card = كل ما يمكنك لعبه سواء.
reason-only-pass = لم يُنظر في تمرير غيره.
reason-only-bid =
    { $best ->
        [0] لا يمكنك أن تزايد أكثر.
       *[other] { $best } هي كل ما يمكنك أن تزايد به.
    }
reason-only-suit = لا يمكن اختيار غير { SUIT($best) }.
reason-only-moon =
    { $best ->
        [old] لا بد أن يزيد الآخرون نقاطًا.
       *[new] لا بد أن تُخصم منك نقاط.
    }

reason-even-card = الفرق ضئيل: لا بأس بورقة { CARD($best) }.
reason-even-pass = الفرق ضئيل: هذا التمرير جيد كغيره.
reason-even-bid =
    { $best ->
        [0] الفرق ضئيل: لا بأس أن تنسحب.
       *[other] الفرق ضئيل: لا بأس أن تزايد بـ{ $best }.
    }
reason-even-suit = الفرق ضئيل: لا بأس باختيار { SUIT($best) }.
reason-even-moon =
    { $best ->
        [old] الفرق ضئيل: لا بأس أن يزيد الآخرون نقاطًا.
       *[new] الفرق ضئيل: لا بأس أن تُخصم منك نقاط.
    }

# What was tried doesn't tell: others may be as good, or not.
reason-unclear-card = يصعب الجزم: أفضل النتائج مع { CARD($best) }، لكن الفرق لا يكفي لليقين.
reason-unclear-pass = يصعب الجزم: أفضل النتائج مع هذا التمرير، لكن الفرق لا يكفي لليقين.
reason-unclear-bid =
    { $best ->
        [0] يصعب الجزم: أفضل النتائج مع الانسحاب، لكن الفرق لا يكفي لليقين.
       *[other] يصعب الجزم: أفضل النتائج مع المزايدة بـ{ $best }، لكن الفرق لا يكفي لليقين.
    }
reason-unclear-suit = يصعب الجزم: أفضل النتائج مع { SUIT($best) }، لكن الفرق لا يكفي لليقين.
reason-unclear-moon =
    { $best ->
        [old] يصعب الجزم: أفضل النتائج مع زيادة نقاط الآخرين، لكن الفرق لا يكفي لليقين.
       *[new] يصعب الجزم: أفضل النتائج مع الخصم من نقاطك، لكن الفرق لا يكفي لليقين.
    }

reason-best-card = الأفضل { CARD($best) }.
reason-best-pass = الأفضل تمرير { CARDS($best) }.
reason-best-bid =
    { $best ->
        [0] الأفضل أن تنسحب.
       *[other] الأفضل أن تزايد بـ{ $best }.
    }
reason-best-suit = الأفضل اختيار { SUIT($best) }.
reason-best-moon =
    { $best ->
        [old] الأفضل أن يزيد الآخرون نقاطًا.
       *[new] الأفضل أن تُخصم منك نقاط.
    }

## الأقمار وأوراق المكافأة.

reason-moon-card = القمر يستحق المحاولة: مع { CARD($best) } تبلغه في { $best_rate } من 100 توزيعة، ومع { CARD($other) } في { $other_rate }.
reason-moon-pass = القمر يستحق المحاولة: هذا التمرير يبلغه في { $best_rate } من 100 توزيعة بدل { $other_rate }.
reason-stop-moon-card = امنع القمر: بعد { CARD($other) } يقتنصه غيرك في { $other_rate } من 100 توزيعة، وبعد { CARD($best) } في { $best_rate }.
reason-stop-moon-pass = امنع القمر: بعد هذا التمرير يقتنصه غيرك في { $best_rate } من 100 توزيعة بدل { $other_rate }.
reason-bonus-card = الورقة التي تخصم نقاطًا تستحق الطلب: مع { CARD($best) } تكسبها في { $best_rate } من 100 توزيعة، ومع { CARD($other) } في { $other_rate }.
reason-bonus-pass = الورقة التي تخصم نقاطًا تستحق الطلب: بعد هذا التمرير تكسبها في { $best_rate } من 100 توزيعة بدل { $other_rate }.

## The score of the game, and the pot.

reason-fifty-card = اطلب مضاعف الخمسين: مع { CARD($best) } ينقص مجموعك 50 في { $best_rate } من 100 توزيعة، ومع { CARD($other) } في { $other_rate }.
reason-fifty = اطلب مضاعف الخمسين: هكذا ينقص مجموعك 50 في { $best_rate } من 100 توزيعة بدل { $other_rate }.
reason-go-on-card = أبقِ اللعبة مستمرة: بعد { CARD($other) } تنتهي بخسارتك في { $other_rate } من 100 توزيعة، وبعد { CARD($best) } في { $best_rate }.
reason-go-on = أبقِ اللعبة مستمرة: هكذا تنتهي بخسارتك في { $best_rate } من 100 توزيعة بدل { $other_rate }.
reason-win-card = اكسب اللعبة الآن: مع { CARD($best) } تكسبها في { $best_rate } من 100 توزيعة، ومع { CARD($other) } في { $other_rate }.
reason-win = اكسب اللعبة الآن: هكذا تكسبها في { $best_rate } من 100 توزيعة بدل { $other_rate }.
reason-game = العبرة هنا باللعبة لا بنقاط هذه الجولة.
reason-pot-card = اطلب الصندوق: مع { CARD($best) } تكسبه في { $best_rate } من 100 توزيعة، ومع { CARD($other) } في { $other_rate }.
reason-pot = اطلب الصندوق: هكذا تكسبه في { $best_rate } من 100 توزيعة بدل { $other_rate }.
reason-deny-pot-card = امنع الصندوق عن الآخرين: بعد { CARD($other) } يكسبه غيرك في { $other_rate } من 100 توزيعة، وبعد { CARD($best) } في { $best_rate }.
reason-deny-pot = امنع الصندوق عن الآخرين: هكذا يكسبه غيرك في { $best_rate } من 100 توزيعة بدل { $other_rate }.
reason-bid-dear = المزايدة بـ{ $other } غالية: بها تكسب الصندوق في { $other_rate } من 100 توزيعة، وبدونها في { $best_rate }.
reason-own-points = نقاطك في المتوسط: { $best_points } بدل { $other_points }.

## البنت.

reason-queen-in-trick = { CARD($queen, as: "card-feminine") } في هذه اللمّة: دعها لغيرك.
reason-queen-discard = تخلّص من { CARD($queen, as: "card-feminine") } الآن: ليس عندك { SUIT($suit, as: "suit-any") }، فيأخذها غيرك.
reason-queen-under = العب { CARD($queen, as: "card-feminine") } الآن: تقع تحت { CARD($winning) }، فيأخذها غيرك.
reason-queen-before-higher = العب { CARD($queen, as: "card-feminine") } الآن: الأرجح أن يأخذها من بعدك.
reason-queen-keep = أبقِ { CARD($queen, as: "card-feminine") } الآن: إن لعبتها هنا أخذتها أنت { reason-other-often }.
reason-queen-guard = أبقِ ما عندك من { SUIT($suit) } لتحمي { CARD($queen, as: "card-feminine") }: بعد { CARD($other) } تأخذها { reason-other-often }.
reason-queen-out = { CARD($queen, as: "card-feminine") } لم تُلعب بعد، ومع { CARD($other) } تأخذها { reason-other-often }.
reason-queen-out-none-below = { CARD($queen, as: "card-feminine") } لم تُلعب بعد، ولم يبقَ عندك ما هو دونها: مع { CARD($other) } تأخذها { reason-other-often }.
reason-queen-pass = مرّر { CARD($queen, as: "card-feminine") }: إن أبقيتها أخذتها في { $kept_rate } من 100 توزيعة.

## التمرير.

reason-pass-safer-from-queen = هذا التمرير أسلم لك من { CARD($queen) }.
reason-pass-void = بهذا التمرير تخلو يدك من { SUIT($suit) }: فإذا طُلب النوع رميت ما شئت.
reason-pass-partner = هذه الأوراق لشريكك: هكذا يخسر فريقك أقل ما يمكن.
reason-pass-wanted = النقاط مطلوبة هنا: بهذا التمرير تحتفظ بالأوراق التي تجلبها.
reason-pass-costly = هذه الأوراق هي الأقرب إلى أخذ لمّات مكلفة.

## لعب ورقة.

reason-points-wanted =
    { $best_rate ->
        [100] النقاط مطلوبة هنا: { CARD($best, as: "card-feminine") } تأخذ اللمّة في كل مرة، و{ CARD($other, as: "card-feminine") } في { $other_rate } من 100 توزيعة.
       *[other] النقاط مطلوبة هنا: { CARD($best, as: "card-feminine") } تأخذ اللمّة في { $best_rate } من 100 توزيعة، و{ CARD($other, as: "card-feminine") } في { $other_rate }.
    }
reason-cancel = { CARD($best, as: "card-feminine") } تلغي مثيلتها: لا تأخذ اللمّة أيّ منهما.
reason-follow-yours-anyway = اللمّة لك على أي حال، فخذها بورقة { CARD($best) }.
reason-follow-last-and-clean = خذ اللمّة بورقة { CARD($best) }: أنت آخر من يلعب، ولا نقاط فيها. وقد تجلب هذه الورقة نقاطًا لاحقًا.
reason-follow-while-cheap = خذ هذه اللمّة بورقة { CARD($best) } ما دامت رخيصة.
reason-follow-under-points =
    { $points ->
        [zero] ابقَ تحت { CARD($winning) }: في اللمّة { $points } نقطة، و{ CARD($other, as: "card-feminine") } تأخذها { reason-other-often }.
        [one] ابقَ تحت { CARD($winning) }: في اللمّة نقطة، و{ CARD($other, as: "card-feminine") } تأخذها { reason-other-often }.
        [two] ابقَ تحت { CARD($winning) }: في اللمّة نقطتان، و{ CARD($other, as: "card-feminine") } تأخذها { reason-other-often }.
        [few] ابقَ تحت { CARD($winning) }: في اللمّة { $points } نقاط، و{ CARD($other, as: "card-feminine") } تأخذها { reason-other-often }.
        [many] ابقَ تحت { CARD($winning) }: في اللمّة { $points } نقطة، و{ CARD($other, as: "card-feminine") } تأخذها { reason-other-often }.
       *[other] ابقَ تحت { CARD($winning) }: في اللمّة { $points } نقطة، و{ CARD($other, as: "card-feminine") } تأخذها { reason-other-often }.
    }
reason-follow-under = ابقَ تحت { CARD($winning) }: { CARD($other, as: "card-feminine") } تأخذ اللمّة { reason-other-often }، وقد يرمي الآخرون عليها نقاطًا.
reason-follow-under-kitty = ابقَ تحت { CARD($winning) }: { CARD($other, as: "card-feminine") } تأخذ اللمّة { reason-other-often }، ومعها الورق الجانبي الذي قد تكون فيه نقاط.
reason-follow-under-lead = ابقَ تحت { CARD($winning) }: { CARD($other, as: "card-feminine") } تأخذ اللمّة { reason-other-often }، وعندها عليك أن تفتتح.
reason-follow-no-trick =
    { $points ->
        [zero] ابقَ بلا لمّات، فذلك يخصم منك { $points } نقطة: { CARD($other, as: "card-feminine") } تأخذ هذه اللمّة { reason-other-often }.
        [one] ابقَ بلا لمّات، فذلك يخصم منك نقطة: { CARD($other, as: "card-feminine") } تأخذ هذه اللمّة { reason-other-often }.
        [two] ابقَ بلا لمّات، فذلك يخصم منك نقطتين: { CARD($other, as: "card-feminine") } تأخذ هذه اللمّة { reason-other-often }.
        [few] ابقَ بلا لمّات، فذلك يخصم منك { $points } نقاط: { CARD($other, as: "card-feminine") } تأخذ هذه اللمّة { reason-other-often }.
        [many] ابقَ بلا لمّات، فذلك يخصم منك { $points } نقطة: { CARD($other, as: "card-feminine") } تأخذ هذه اللمّة { reason-other-often }.
       *[other] ابقَ بلا لمّات، فذلك يخصم منك { $points } نقطة: { CARD($other, as: "card-feminine") } تأخذ هذه اللمّة { reason-other-often }.
    }
reason-follow-while-safe = { CARD($best, as: "card-feminine") } لا تأخذ هذه اللمّة، فتخلّص منها ما دام ذلك آمنًا.
reason-follow-rarely-takes =
    { $best_rate ->
        [0] { CARD($best, as: "card-feminine") } لا تكاد تأخذ اللمّة، و{ CARD($other, as: "card-feminine") } تأخذها { reason-other-often }.
       *[other] { CARD($best, as: "card-feminine") } لا تأخذ اللمّة إلا في { $best_rate } من 100 توزيعة، و{ CARD($other, as: "card-feminine") } في { $other_rate }.
    }
reason-discard-partner-wins = فريقك يكسب هذه اللمّة، فاحفظ نقاطك للآخرين.
reason-discard-points = ليس عندك { SUIT($suit, as: "suit-any") }: أعطِ { CARD($best, as: "card-feminine") } لغيرك.
reason-discard-above-queen = { CARD($queen, as: "card-feminine") } لم تُلعب بعد: تخلّص من { CARD($best, as: "card-feminine") } فقد تأخذها.
reason-discard-high = ليس عندك { SUIT($suit, as: "suit-any") }: تخلّص من { CARD($best, as: "card-feminine") } فقد تأخذ لمّة مكلفة.
reason-last-of-suit = { CARD($best, as: "card-feminine") } آخر ما عندك من { SUIT($suit) }: بعدها ترمي ما شئت إذا طُلب النوع.
reason-stock-keep = احتفظ بورقة { CARD($other) }: إن خلت يدك من { SUIT($suit) } سحبت حين يُطلب النوع.
reason-lead-below-queen = افتتح بما دون { CARD($queen, as: "card-feminine") } لتُخرجها.
reason-lead-low =
    { $best_rate ->
        [0] افتتح بورقة صغيرة: { CARD($best, as: "card-feminine") } لا تكاد تأخذ اللمّة، و{ CARD($other, as: "card-feminine") } تأخذها { reason-other-often }.
       *[other] افتتح بورقة صغيرة: { CARD($best, as: "card-feminine") } تأخذ اللمّة في { $best_rate } من 100 توزيعة، و{ CARD($other, as: "card-feminine") } في { $other_rate }.
    }
reason-lead-rarely-takes =
    { $best_rate ->
        [0] افتتح بورقة { CARD($best) }: لا تكاد تأخذ اللمّة.
       *[other] افتتح بورقة { CARD($best) }: لا تأخذ اللمّة إلا في { $best_rate } من 100 توزيعة.
    }
reason-lead-while-clean = افتتح بورقة { CARD($best) } ما دامت اللمّة بلا نقاط على الأرجح: فقد تأخذ لمّة مكلفة لاحقًا.

## ما يكلّفه اختيار آخر. ‎$unit نقاط أو فيش، وقد يكون في ‎$cost كسر عشري.

reason-cost =
    { $unit ->
        [chips]
            { $cost ->
                [zero] { $cost } فيشة
                [one] فيشة واحدة
                [two] فيشتين
                [few] { $cost } فيشات
                [many] { $cost } فيشة
               *[other] { $cost } فيشة
            }
       *[points] { reason-cost-points }
    }
reason-cost-points =
    { $cost ->
        [zero] { $cost } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $cost } نقاط
        [many] { $cost } نقطة
       *[other] { $cost } نقطة
    }
reason-cost-card = { CARD($other, as: "card-feminine") } تكلّفك { reason-cost }.
reason-cost-pass = تمرير { CARDS($other) } بدل { CARDS($best) } يكلّفك { reason-cost }.
reason-cost-bid =
    { $other ->
        [0] الانسحاب يكلّفك { reason-cost }.
       *[other] المزايدة بـ{ $other } تكلّفك { reason-cost }.
    }
reason-cost-suit = اختيار { SUIT($other) } يكلّفك { reason-cost }.
reason-cost-moon =
    { $other ->
        [old] زيادة نقاط الآخرين تكلّفك { reason-cost }.
       *[new] خصم النقاط يكلّفك { reason-cost }.
    }
reason-chance-card = مع { CARD($best) } تكسب اللعبة في { $best_rate } من 100 حالة، ومع { CARD($other) } في { $other_rate }.
reason-chance-pass = هكذا تكسب اللعبة في { $best_rate } من 100 حالة، وبتمرير { CARDS($other) } بدل { CARDS($best) } في { $other_rate }.
reason-chance-moon =
    { $best ->
        [old] تكسب اللعبة في { $best_rate } من 100 حالة إن زاد الآخرون نقاطًا، وفي { $other_rate } إن خُصمت منك نقاط.
       *[new] تكسب اللعبة في { $best_rate } من 100 حالة إن خُصمت منك نقاط، وفي { $other_rate } إن زاد الآخرون نقاطًا.
    }
reason-place = مركزك في آخر اللعبة: { $best_place } في المتوسط بدل { $other_place }.
reason-cost-queen-card = { CARD($other, as: "card-feminine") } تكلّفك { reason-cost-points }، وتأخذ معها { CARD($queen) } في { $other_rate } من 100 توزيعة بدل { $best_rate }.
reason-cost-queen-pass = تمرير { CARDS($other) } بدل { CARDS($best) } يكلّفك { reason-cost-points }، وتأخذ بعده { CARD($queen) } في { $other_rate } من 100 توزيعة بدل { $best_rate }.

## كيف انتقلت الفيش. ‎$seats كل من دفع وربح المقدار نفسه.

settled-number = { $amount }
settled-average = متوسط المجاميع { CHIPS($average, as: "settled-number") }.
settled-below-average =
    { WHO($seats) ->
        [you] عليك { CHIPS($paid) }، وهو الفرق عن المتوسط.
        [one] على { NAME($seats) } { CHIPS($paid) }، وهو الفرق عن المتوسط.
        [with-you] { NAME($seats, at: "start") }: على كل واحد { CHIPS($paid) }، وهو الفرق عن المتوسط.
       *[many] على كل من { NAME($seats) } { CHIPS($paid) }، وهو الفرق عن المتوسط.
    }
settled-above-average =
    { WHO($seats) ->
        [you] لك { CHIPS($won) }، وهو الفرق عن المتوسط.
        [one] لـ{ NAME($seats) } { CHIPS($won) }، وهو الفرق عن المتوسط.
        [with-you] { NAME($seats, at: "start") }: لكل واحد { CHIPS($won) }، وهو الفرق عن المتوسط.
       *[many] لكل من { NAME($seats) } { CHIPS($won) }، وهو الفرق عن المتوسط.
    }
settled-at-average =
    { WHO($seats) ->
        [you] أنت عند المتوسط تمامًا، فلا شيء عليك.
        [one] مجموع { NAME($seats) } عند المتوسط تمامًا، فلا دفع.
        [with-you] { NAME($seats, at: "start") }: مجموع كل واحد عند المتوسط تمامًا، فلا دفع.
       *[many] مجموع كل من { NAME($seats) } عند المتوسط تمامًا، فلا دفع.
    }

settled-no-hearts =
    { WHO($seats) ->
        [you] لا شيء عليك ولا شيء لك.
        [one] لا شيء على { NAME($seats) } ولا مكسب.
        [with-you] { NAME($seats, at: "start") }: لا شيء عليكم ولا شيء لكم.
       *[many] لا شيء على { NAME($seats) } ولا شيء لهم.
    }
settled-takes-back =
    { WHO($seats) ->
        [you] لا شيء عليك، ولك { CHIPS($won) } عن قلوب الآخرين.
        [one] لا شيء على { NAME($seats) }، والمكسب { CHIPS($won) } عن قلوب الآخرين.
        [with-you] { NAME($seats, at: "start") }: لا شيء عليكم، ولكل منكم { CHIPS($won) } عن قلوب الآخرين.
       *[many] لا شيء على { NAME($seats) }، ولكل منهم { CHIPS($won) } عن قلوب الآخرين.
    }
settled-hearts =
    { $hearts ->
        [zero] { $hearts } قلب
        [one] قلب واحد
        [two] قلبين
        [few] { $hearts } قلوب
        [many] { $hearts } قلبًا
       *[other] { $hearts } قلب
    }
settled-pays-for-hearts =
    { WHO($seats) ->
        [you] عليك { CHIPS($paid) } عن { settled-hearts }، ولا شيء لك.
        [one] على { NAME($seats) } { CHIPS($paid) } عن { settled-hearts }، ولا مكسب.
        [with-you] { NAME($seats, at: "start") }: على كل واحد { CHIPS($paid) } عن { settled-hearts }، ولا شيء لكم.
       *[many] على كل من { NAME($seats) } { CHIPS($paid) } عن { settled-hearts }، ولا شيء لهم.
    }
settled-pays-and-takes-back =
    { WHO($seats) ->
        [you] عليك { CHIPS($paid) } عن { settled-hearts }، ولك { CHIPS($won) } عن قلوب الآخرين.
        [one] على { NAME($seats) } { CHIPS($paid) } عن { settled-hearts }، والمكسب { CHIPS($won) } عن قلوب الآخرين.
        [with-you] { NAME($seats, at: "start") }: على كل واحد { CHIPS($paid) } عن { settled-hearts }، ولكل منكم { CHIPS($won) } عن قلوب الآخرين.
       *[many] على كل من { NAME($seats) } { CHIPS($paid) } عن { settled-hearts }، ولكل منهم { CHIPS($won) } عن قلوب الآخرين.
    }

settled-clear =
    { WHO($seats) ->
        [you] أنت بلا نقاط.
        [one] { NAME($seats, at: "start") } بلا نقاط.
       *[many] { NAME($seats, at: "start") } بلا نقاط.
    }
settled-clear-takes-pot =
    { WHO($seats) ->
        [you] أنت بلا نقاط، ولك الصندوق وفيه { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } بلا نقاط، والمكسب الصندوق وفيه { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } بلا نقاط، ولكم الصندوق وفيه { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } بلا نقاط، ولهم الصندوق وفيه { CHIPS($won) }.
    }
settled-clear-shares-pot =
    { WHO($seats) ->
        [you] أنت بلا نقاط، ولك من الصندوق { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } بلا نقاط، والمكسب من الصندوق { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } بلا نقاط، ولكل منكم من الصندوق { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } بلا نقاط، ولكل منهم من الصندوق { CHIPS($won) }.
    }
settled-points =
    { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
settled-pays =
    { WHO($seats) ->
        [you] عليك { CHIPS($paid) } عن { settled-points }.
        [one] على { NAME($seats) } { CHIPS($paid) } عن { settled-points }.
        [with-you] { NAME($seats, at: "start") }: على كل واحد { CHIPS($paid) } عن { settled-points }.
       *[many] على كل من { NAME($seats) } { CHIPS($paid) } عن { settled-points }.
    }
settled-pays-takes-pot =
    { WHO($seats) ->
        [you] عليك { CHIPS($paid) } عن { settled-points }، ولك الصندوق وفيه { CHIPS($won) }.
        [one] على { NAME($seats) } { CHIPS($paid) } عن { settled-points }، والمكسب الصندوق وفيه { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") }: على كل واحد { CHIPS($paid) } عن { settled-points }، ولكم الصندوق وفيه { CHIPS($won) }.
       *[many] على كل من { NAME($seats) } { CHIPS($paid) } عن { settled-points }، ولهم الصندوق وفيه { CHIPS($won) }.
    }
settled-pays-shares-pot =
    { WHO($seats) ->
        [you] عليك { CHIPS($paid) } عن { settled-points }، ولك من الصندوق { CHIPS($won) }.
        [one] على { NAME($seats) } { CHIPS($paid) } عن { settled-points }، والمكسب من الصندوق { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") }: على كل واحد { CHIPS($paid) } عن { settled-points }، ولكل منكم من الصندوق { CHIPS($won) }.
       *[many] على كل من { NAME($seats) } { CHIPS($paid) } عن { settled-points }، ولكل منهم من الصندوق { CHIPS($won) }.
    }

settled-rest-stays = لا يُقسم الصندوق بالتساوي، فيبقى فيه { CHIPS($pot) }.
settled-nobody-clear = لا أحد بلا نقاط، فيبقى الصندوق وفيه { CHIPS($pot) }.
settled-several-clear =
    { $clear ->
        [zero] لا أحد بلا نقاط، فيبقى الصندوق وفيه { CHIPS($pot) }.
        [one] لاعب واحد بلا نقاط، فيبقى الصندوق وفيه { CHIPS($pot) }.
        [two] لاعبان بلا نقاط، فيبقى الصندوق وفيه { CHIPS($pot) }.
        [few] { $clear } لاعبين بلا نقاط، فيبقى الصندوق وفيه { CHIPS($pot) }.
        [many] { $clear } لاعبًا بلا نقاط، فيبقى الصندوق وفيه { CHIPS($pot) }.
       *[other] { $clear } لاعب بلا نقاط، فيبقى الصندوق وفيه { CHIPS($pot) }.
    }
