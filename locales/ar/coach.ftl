### أسباب المدرّب. ‎$best ما كان سيفعله، و‎$other ما يقارنه به.

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
reason-bid-dear =
    { $other_rate ->
        [0] المزايدة بـ{ $other } غالية: بها لا تكاد تكسب الصندوق.
       *[other] المزايدة بـ{ $other } غالية: بها تكسب الصندوق في { $other_rate } من 100 توزيعة، وبدونها في { $best_rate }.
    }
reason-own-points-card = نقاطك في المتوسط: { $best_points } مع { CARD($best) }، و{ $other_points } مع { CARD($other) }.
reason-own-points = نقاطك في المتوسط: { $best_points } بدل { $other_points }.

## البنت.

reason-queen-in-trick = { CARD($queen, as: "card-feminine") } في هذه اللمّة: دعها لغيرك.
reason-queen-discard = تخلّص من { CARD($queen, as: "card-feminine") } الآن: ليس عندك { SUIT($suit, as: "suit-any") }، فيأخذها غيرك.
reason-queen-under = العب { CARD($queen, as: "card-feminine") } الآن: تقع تحت { CARD($winning) }، فيأخذها غيرك.
reason-queen-before-higher = العب { CARD($queen, as: "card-feminine") } الآن: الأرجح أن يأخذها من بعدك.
reason-queen-to-others = العب { CARD($queen, as: "card-feminine") } الآن: الأرجح أن يأخذها غيرك.
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
        [100]
            { $other_rate ->
                [0] النقاط مطلوبة هنا: { CARD($best, as: "card-feminine") } تأخذ اللمّة في كل مرة، و{ CARD($other, as: "card-feminine") } لا تكاد تأخذها.
               *[other] النقاط مطلوبة هنا: { CARD($best, as: "card-feminine") } تأخذ اللمّة في كل مرة، و{ CARD($other, as: "card-feminine") } في { $other_rate } من 100 توزيعة.
            }
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
