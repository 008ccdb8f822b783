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
        [zero] لا تحوّل
        [one] نقطة تحوّل
        [two] نقطتا تحوّل
        [few] نقاط التحوّل
        [many] نقاط التحوّل
       *[other] نقاط التحوّل
    }
story-turn = الجولة { $hand }: { $what }
story-turn-moon =
    { WHO($seats) ->
        [you] اقتنصت القمر.
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
       *[other]
            { $points ->
                [zero] نصيب { NAME($seats) } { $points } نقطة.
                [one] نصيب { NAME($seats) } نقطة واحدة.
                [two] نصيب { NAME($seats) } نقطتان.
                [few] نصيب { NAME($seats) } { $points } نقاط.
                [many] نصيب { NAME($seats) } { $points } نقطة.
               *[other] نصيب { NAME($seats) } { $points } نقطة.
            }
    }

## أفضل أوراق اللاعب وأغلاها، برأي المدرّب. ‎$difference مكتوب بكسر عشري.

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
        [points] الجولة { $hand }: كانت { CARD($other, as: "card-feminine") } أسوأ منها بـ{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } من النقاط.
       *[chips] الجولة { $hand }: كانت { CARD($other, as: "card-feminine") } أسوأ منها بـ{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } من الفيش.
    }
story-dearest = الأغلى: { CARD($card) }
story-dearest-why =
    { $unit ->
        [points] الجولة { $hand }: كانت { CARD($other, as: "card-feminine") } أفضل منها بـ{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } من النقاط.
       *[chips] الجولة { $hand }: كانت { CARD($other, as: "card-feminine") } أفضل منها بـ{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } من الفيش.
    }
