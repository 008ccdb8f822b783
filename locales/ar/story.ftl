### الصفحة: ما يُحكى في نهاية جولة وفي نهاية لعبة، بجانب النتيجة.

## كيف ذهبت أغلى ورقة في الجولة. ‎$by لعبها، و‎$to أخذها، في اللمّة رقم ‎$trick.

story-fall =
    { WHO($by) ->
        [you] { CARD($card, as: "card-feminine") } ذهبت منك إلى { NAME($to) } في اللمّة { $trick }.
       *[other]
            { WHO($to) ->
                [you] { CARD($card, as: "card-feminine") } جاءتك من { NAME($by) } في اللمّة { $trick }.
               *[other] { CARD($card, as: "card-feminine") } ذهبت من { NAME($by) } إلى { NAME($to) } في اللمّة { $trick }.
            }
    }
story-fall-own =
    { WHO($by) ->
        [you] كسبت اللمّة { $trick } بورقة { CARD($card) }.
       *[other] اللمّة { $trick } من نصيب { NAME($by) } بورقة { CARD($card) }.
    }

## الجولات التي قلبت اللعبة، مرقّمة في الرسم.

story-turns = { $count ->
        [zero] لحظات حاسمة
        [one] لحظة حاسمة
        [two] لحظتان حاسمتان
        [few] لحظات حاسمة
        [many] لحظات حاسمة
       *[other] لحظات حاسمة
    }
story-turn = الجولة { $hand }: { $what }
story-turn-moon =
    { WHO($seats) ->
        [you] اقتنصت القمر.
        [with-you] اقتنص فريقك القمر.
       *[other] القمر من نصيب { NAME($seats) }.
    }
story-turn-points =
    { WHO($seats) ->
        [you]
            { $points ->
                [zero] نصيبك { $points } نقطة.
                [one] نصيبك نقطة واحدة.
                [two] نصيبك نقطتان.
                [few] نصيبك { $points } نقاط.
                [many] نصيبك { $points } نقطة.
               *[other] نصيبك { $points } نقطة.
            }
        [one]
            { $points ->
                [zero] نصيب { NAME($seats) } { $points } نقطة.
                [one] نصيب { NAME($seats) } نقطة واحدة.
                [two] نصيب { NAME($seats) } نقطتان.
                [few] نصيب { NAME($seats) } { $points } نقاط.
                [many] نصيب { NAME($seats) } { $points } نقطة.
               *[other] نصيب { NAME($seats) } { $points } نقطة.
            }
        [with-you]
            { $points ->
                [zero] { NAME($seats, at: "start") }، لكل واحد { $points } نقطة.
                [one] { NAME($seats, at: "start") }، لكل واحد نقطة واحدة.
                [two] { NAME($seats, at: "start") }، لكل واحد نقطتان.
                [few] { NAME($seats, at: "start") }، لكل واحد { $points } نقاط.
                [many] { NAME($seats, at: "start") }، لكل واحد { $points } نقطة.
               *[other] { NAME($seats, at: "start") }، لكل واحد { $points } نقطة.
            }
       *[many]
            { $points ->
                [zero] نصيب كل من { NAME($seats) } { $points } نقطة.
                [one] نصيب كل من { NAME($seats) } نقطة واحدة.
                [two] نصيب كل من { NAME($seats) } نقطتان.
                [few] نصيب كل من { NAME($seats) } { $points } نقاط.
                [many] نصيب كل من { NAME($seats) } { $points } نقطة.
               *[other] نصيب كل من { NAME($seats) } { $points } نقطة.
            }
    }
# بين فريقين: نقاط الفريق كله، و‎$seats لاعبوه.
story-turn-side =
    { WHO($seats) ->
        [with-you]
            { $points ->
                [zero] نصيب فريقك { $points } نقطة.
                [one] نصيب فريقك نقطة واحدة.
                [two] نصيب فريقك نقطتان.
                [few] نصيب فريقك { $points } نقاط.
                [many] نصيب فريقك { $points } نقطة.
               *[other] نصيب فريقك { $points } نقطة.
            }
       *[many]
            { $points ->
                [zero] نصيب { NAME($seats) } معًا { $points } نقطة.
                [one] نصيب { NAME($seats) } معًا نقطة واحدة.
                [two] نصيب { NAME($seats) } معًا نقطتان.
                [few] نصيب { NAME($seats) } معًا { $points } نقاط.
                [many] نصيب { NAME($seats) } معًا { $points } نقطة.
               *[other] نصيب { NAME($seats) } معًا { $points } نقطة.
            }
    }

## أفضل أوراق اللاعب وأكثرها كلفة، برأي المدرّب. في ‎$difference ما يأخذه الآخرون أيضًا: كم يتقدّم اللاعب عليهم في
## المتوسط، فربما زاد على ما في الجولة من نقاط.

story-cards = أوراقك
story-looking =
    { $hands ->
        [zero] ينظر المدرّب في أوراقك: { $done }.
        [one] ينظر المدرّب في أوراقك.
        [two] ينظر المدرّب في أوراقك: { $done } من جولتين.
        [few] ينظر المدرّب في أوراقك: { $done } من { $hands } جولات.
        [many] ينظر المدرّب في أوراقك: { $done } من { $hands } جولة.
       *[other] ينظر المدرّب في أوراقك: { $done } من { $hands } جولة.
    }
story-failed = لم يُجب المدرّب.
story-nothing = لم تصنع ورقة من أوراقك فرقًا يُذكر.
story-best = الأفضل: { CARD($card) }
story-best-why =
    { $unit ->
        [points] الجولة { $hand }: قدّمتك على الآخرين بـ{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } نقطة مقارنةً بورقة { CARD($other) }.
        [game] الجولة { $hand }: كانت { CARD($other, as: "card-feminine") } أسوأ منها بـ{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }% من لعبة.
       *[chips] الجولة { $hand }: كانت { CARD($other, as: "card-feminine") } أسوأ منها بـ{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } فيشة.
    }
story-dearest = الأكثر كلفة: { CARD($card) }
story-dearest-why =
    { $unit ->
        [points] الجولة { $hand }: كانت { CARD($other, as: "card-feminine") } ستقدّمك على الآخرين بـ{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } نقطة.
        [game] الجولة { $hand }: كانت { CARD($other, as: "card-feminine") } أفضل منها بـ{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) }% من لعبة.
       *[chips] الجولة { $hand }: كانت { CARD($other, as: "card-feminine") } أفضل منها بـ{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } فيشة.
    }

## مشاركة اللعبة مع الآخرين، صورةً ونصًّا، بلسان اللاعب.

story-share = مشاركة
story-share-title = مشاركة هذه اللعبة
story-share-picture = مشاركة الصورة
story-save-picture = حفظ الصورة
story-share-text = مشاركة النص
story-copy-text = نسخ النص
story-share-copied = نُسخ.
story-share-not-copied = المتصفح لا يسمح بالنسخ. النص أعلاه.
story-share-failed = تعذّر رسم الصورة.
# فوق المنحنى.
story-shared-curve = سير اللعبة
# ‎$seats الفائزون.
story-shared-title =
    { WHO($seats) ->
        [you] فزتُ باللعبة
        [with-you] فزنا باللعبة
       *[other] الفوز لـ{ NAME($seats) }
    }
# اللاعب إن لم يكن له اسم.
story-shared-me = أنا
# سطر من النص؛ ‎$curve مرسوم بمربعات، من اليسار إلى اليمين.
story-shared-row = ‏{ $place }. { $name } { $total } ⁦{ $curve }⁩
