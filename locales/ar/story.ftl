### الصفحة: نهاية الجولة ونهاية اللعبة: النتيجة وما يُحكى بجانبها.

## الفيش.

chips-title = الفيش
chips-pot-left = بقي في الصندوق { CHIPS($chips) }.
chips-worth = الفيشة تساوي { $value }. حصيلة اللعبة: { LIST($won) }.
chips-won = ‏{ NAME($seat, at: "start") } { SIGNED($amount) }
chips-bid =
    { WHO($seat) ->
        [you] عليك { CHIPS($chips) } عن مزايدتك.
       *[other] على { NAME($seat) } { CHIPS($chips) } عن المزايدة.
    }
chips-debts =
    { WHO($seats) ->
        [you] نفدت فيشك، وتكمل اللعب بالدَّين. وما يأتيك لاحقًا يسدّده.
        [one] نفدت فيش { NAME($seats) }، واللعب مستمر بالدَّين. وما يأتي لاحقًا يسدّده.
        [with-you] { NAME($seats, at: "start") }: نفدت فيشكم، واللعب مستمر بالدَّين. وما يأتي لاحقًا يسدّده.
       *[many] نفدت فيش { NAME($seats) }، واللعب مستمر بالدَّين. وما يأتي لاحقًا يسدّده.
    }

## نهاية الجولة.

result-line = الجولة { $number } · { $rules }
result-taken = ‏{ SUIT($suit) }: { $count }
result-next = الجولة التالية
result-so-far = اللعبة حتى الآن
result-lower = النقاط، والأقل أفضل
result-higher = النقاط، والأكثر أفضل
result-took-card =
    { WHO($seat) ->
        [you] أخذت { CARD($card, as: "card-headline") }.
       *[other] { CARD($card, as: "card-headline") } من نصيب { NAME($seat) }.
    }
result-took-both =
    { WHO($seat) ->
        [you] أخذت { CARD($card, as: "card-pair-acc") }.
       *[other] { CARD($card, as: "card-pair") } من نصيب { NAME($seat) }.
    }
result-took-each = { NAME($seats, at: "start") }، لكل واحد { CARD($card) }.
result-took-points =
    { WHO($seats) ->
        [you] نصيبك { result-points }.
        [one] نصيب { NAME($seats) } { result-points }.
        [with-you] { NAME($seats, at: "start") }، لكل واحد { result-points }.
       *[many] لكل من { NAME($seats) } { result-points }.
    }
result-took-none = لم يأخذ أحد نقطة.
result-ahead = أنت في المقدمة.
result-still-ahead = لا تزال في المقدمة.
result-level = أنت متعادل مع { NAME($seats) }.
result-behind =
    { $count ->
        [zero] أنت متعادل مع { NAME($seats) }.
        [one] أنت خلف { NAME($seats) } بنقطة.
        [two] أنت خلف { NAME($seats) } بنقطتين.
        [few] أنت خلف { NAME($seats) } بـ{ $count } نقاط.
        [many] أنت خلف { NAME($seats) } بـ{ $count } نقطة.
       *[other] أنت خلف { NAME($seats) } بـ{ $count } نقطة.
    }
result-side = فريقك
result-side-ahead = فريقك في المقدمة.
result-side-level = فريقك متعادل في الصدارة.
result-side-behind =
    { $count ->
        [zero] الفريقان متعادلان.
        [one] فريقك متأخر بنقطة.
        [two] فريقك متأخر بنقطتين.
        [few] فريقك متأخر بـ{ $count } نقاط.
        [many] فريقك متأخر بـ{ $count } نقطة.
       *[other] فريقك متأخر بـ{ $count } نقطة.
    }
result-tied = الصدارة مشتركة، فتُلعب جولة أخرى.
result-fifty =
    { WHO($seats) ->
        [you] بلغ مجموعك مضاعفًا للخمسين، فنقص 50.
        [one] بلغ مجموع { NAME($seats) } مضاعفًا للخمسين، فنقص 50.
        [with-you] { NAME($seats, at: "start") }: بلغ مجموع كل واحد مضاعفًا للخمسين، فنقص 50.
       *[many] بلغ مجموع كل من { NAME($seats) } مضاعفًا للخمسين، فنقص 50.
    }
result-bid = { WHO($seat) ->
        [you] مزايدتك { bid-quick }، واختيارك { SUIT($suit) }.
       *[other] مزايدة { NAME($seat) } { bid-quick }، والاختيار { SUIT($suit) }.
    }
result-bid-carried =
    { WHO($seat) ->
        [you] اختيارك: { SUIT($suit) }، على الصندوق الباقي.
       *[other] اختيار { NAME($seat) }: { SUIT($suit) }، على الصندوق الباقي.
    }
result-bid-none = لم يزايد أحد، فكان المحسوب { SUIT($suit) }.

## القمر.

moon-title =
    { WHO($seats) ->
        [you] اقتنصت القمر
        [with-you] اقتنص فريقك القمر
       *[other] القمر من نصيب { NAME($seats) }
    }
moon-title-sun =
    { WHO($seats) ->
        [you] اقتنصت الشمس
        [with-you] اقتنص فريقك الشمس
       *[other] الشمس من نصيب { NAME($seats) }
    }
moon-said = ‏{ moon-title }.
moon-said-sun = ‏{ moon-title-sun }.
moon-everything = كل ورقة عليها نقاط.
moon-standard = القلوب الثلاثة عشر كلها والبنت.
moon-tricks = كل لمّات الجولة.
moon-who = من يدفع؟
moon-waits = القرار لـ{ NAME($seat) }: من يدفع؟
moon-old = الآخرون { SIGNED($points) }
moon-old-sides = كل من الخصوم { SIGNED($points) }
moon-new = أنت { SIGNED($points) }
moon-new-side = كل منكم { SIGNED($points) }
moon-totals = يصير مجموعك { $total }، ومجموع { NAME($seat) } { $theirs }.
moon-totals-side = يصير مجموع فريقك { $total }، ومجموع { NAME($seats) } { $theirs }.
moon-ends =
    { WHO($seats) ->
        [you] وتفوز باللعبة.
        [one] والفوز لـ{ NAME($seats) }.
        [with-you] وتفوزون باللعبة.
       *[many] والفوز لـ{ NAME($seats) }.
    }
moon-old-confirm = { $points } على الآخرين
moon-old-confirm-sides = { $points } على كل من الخصوم
moon-new-confirm = خصم { $points }
moon-paid = دفع الآخرون.
moon-paid-sides =
    { $sides ->
        [1] دفع الفريق الآخر.
       *[other] دفع الفريقان الآخران.
    }
moon-taken-off =
    { $points ->
        [zero] لم يُخصم شيء.
        [one] خُصمت نقطة.
        [two] خُصمت نقطتان.
        [few] خُصمت { $points } نقاط.
        [many] خُصمت { $points } نقطة.
       *[other] خُصمت { $points } نقطة.
    }

## نهاية اللعبة.

end-win =
    { WHO($seats) ->
        [you] فزت باللعبة
        [one] الفوز لـ{ NAME($seats) }
        [with-you] فاز فريقك باللعبة
       *[many] الفوز لـ{ NAME($seats) }
    }
end-tie = فوز مشترك: { NAME($seats) }، بمجموع { $total }
end-line = ‏{ $rules } · { $hands ->
        [zero] بلا جولات
        [one] بعد جولة واحدة
        [two] بعد جولتين
        [few] بعد { $hands } جولات
        [many] بعد { $hands } جولة
       *[other] بعد { $hands } جولة
    }
end-place-2 = أنت في المركز الثاني، والفارق بالنقاط { $count }.
end-place-3 = أنت في المركز الثالث، والفارق بالنقاط { $count }.
end-place-other = أنت في المركز { end-ordinal }، والفارق بالنقاط { $count }.
end-place-last = أنت في المركز الأخير، والفارق بالنقاط { $count }.
end-side-behind = فريقك متأخر، والفارق بالنقاط { $count }.
end-ordinal =
    { $place ->
        [4] الرابع
        [5] الخامس
        [6] السادس
        [7] السابع
        [8] الثامن
        [9] التاسع
       *[other] العاشر
    }
end-chips =
    { WHO($seats) ->
        [you] معك أكثر الفيش: { CHIPS($chips) }.
        [one] أكثر الفيش مع { NAME($seats) }: { CHIPS($chips) }.
        [with-you] { NAME($seats, at: "start") }، معكم أكثر الفيش: { CHIPS($chips) } لكل منكم.
       *[many] أكثر الفيش مع { NAME($seats) }: { CHIPS($chips) } لكل منهم.
    }
# The place by chips of somebody whose place by points, which is said before, is another one.
end-chips-place =
    { $place ->
        [2] وبالفيش أنت في المركز الثاني.
        [3] وبالفيش أنت في المركز الثالث.
       *[other] وبالفيش أنت في المركز { end-ordinal }.
    }
end-chips-aside = المجموع يحدد الفائز، والفيش تُسوّى على حدة.
end-new = لعبة جديدة
end-rules = تغيير القواعد
end-home = الرئيسية
end-winner = الفائز

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

## أفضل أوراق اللاعب وأكثرها كلفة، برأي المدرّب. ‎$difference هو ما تزيده كلفة ورقة على الأخرى، كما في المراجعة.

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
        [points] الجولة { $hand }: كانت { CARD($other, as: "card-feminine") } ستكلّفك { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } نقطة أكثر.
        [game] الجولة { $hand }: مع { CARD($other) } تكسب اللعبة في حالات أقل بـ{ NUMBER($difference, maximumFractionDigits: 0) } من كل 100.
       *[chips] الجولة { $hand }: كانت { CARD($other, as: "card-feminine") } أسوأ منها بـ{ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } فيشة.
    }
story-dearest = الأكثر كلفة: { CARD($card) }
story-dearest-why =
    { $unit ->
        [points] الجولة { $hand }: كلّفتك { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } نقطة أكثر من ورقة { CARD($other) }.
        [game] الجولة { $hand }: مع { CARD($other) } تكسب اللعبة في حالات أكثر بـ{ NUMBER($difference, maximumFractionDigits: 0) } من كل 100.
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
