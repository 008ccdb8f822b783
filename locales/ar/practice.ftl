### الصفحة: تدرّب القارئ على أخطائه، والبطاقة التي تعرض ذلك.

## ما يُعرض: جملة لكل نوع من الأخطاء، وكم مرة وقع.

practice-above =
    { $queen ->
        [QS] لعبت آس البستوني أو ملكه قبل أن تُلعب البنت.
       *[other] لعبت ورقة أكبر قبل أن تُلعب { CARD($queen, as: "card-feminine") }.
    }
practice-kept =
    { $queen ->
        [QS] أبقيت البنت وكان يمكنك التخلص منها.
       *[other] أبقيت { CARD($queen, as: "card-feminine") } وكان يمكنك التخلص منها.
    }
practice-queen =
    { $queen ->
        [QS] عرّضت نفسك لأخذ البنت.
       *[other] عرّضت نفسك لأخذ { CARD($queen, as: "card-feminine") }.
    }
practice-under = لم تتجنّب لمّة كان يمكنك تجنّبها.
practice-high = أبقيت ورقة كبيرة كان يمكن أن تذهب بلا كلفة.
practice-follow = لعبت الورقة الخطأ من النوع المطلوب.
practice-discard = رميت الورقة الخطأ.
practice-lead = افتتحت بالورقة الخطأ.
practice-stop = لم تمنع غيرك من اقتناص القمر.
practice-moon = تخلّيت عن القمر.
practice-bonus = فاتتك ورقة تخصم نقاطًا.
practice-points = أفلتت منك لمّة وكانت النقاط مطلوبة.
# تحت جملة كهذه.
practice-times =
    { $times ->
        [zero] ولا مرة
        [one] مرة واحدة
        [two] مرتين
        [few] { $times } مرات
        [many] { $times } مرة
       *[other] { $times } مرة
    } في { $hands ->
        [zero] الجولات التي راجعها المدرّب.
        [one] الجولة التي راجعها المدرّب.
        [two] آخر جولتين راجعهما المدرّب.
        [few] آخر { $hands } جولات راجعها المدرّب.
        [many] آخر { $hands } جولة راجعها المدرّب.
       *[other] آخر { $hands } جولة راجعها المدرّب.
    }
practice-do = تدريب
# الزر نفسه حيث تتعدد الأزرار؛ ‎$what اسم نوع من الأخطاء.
practice-do-what = تدريب: { $what }

## الجولات.

practice-title = التدريب
practice-leave = مغادرة التدريب
practice-looking = جارٍ البحث عن جولاتك.
practice-none = جولاتك التي فيها هذا الخطأ لم تعد هنا.
# فوق جولة. ‎$what اسم نوع من الأخطاء.
practice-step = { $number } من { $count } · { $what }
# يُقرأ بدل صف الأعمدة.
practice-progress = الجولة { $number } من { $count }
practice-trick = اللمّة { $trick } من جديد
practice-own = الجولة { $hand } من لعبتك في { DATETIME($at, dateStyle: "medium") }.
practice-out = { CARD($card, as: "card-feminine") } لم تُلعب بعد.
practice-gone = { CARD($card, as: "card-feminine") } سبق أن لُعبت.
practice-failed = تعذّر تجهيز هذه الجولة. انتقل إلى التالية أو حاول مجددًا.

## ما يقوله المدرّب عن الورقة. ويتبعه سبب.

practice-best = أحسنت.
practice-fine = لا بأس بها، وإن كانت { CARD($best, as: "card-feminine") } أفضل قليلًا.
# في ‎$cost كسر عشري.
practice-costly =
    { $unit ->
        [points] { CARD($best, as: "card-feminine") } أفضل: ورقتك تكلّفك { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } نقطة أكثر.
        [game] { CARD($best, as: "card-feminine") } أفضل: تكسب بها { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% من لعبة مقارنةً بورقتك.
       *[chips] { CARD($best, as: "card-feminine") } أفضل: تكسب بها { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } فيشة مقارنةً بورقتك.
    }
practice-unseen = لم يدرس المدرّب هذه الورقة. { CARD($best, as: "card-feminine") } أفضل.
practice-retry = محاولة أخرى
practice-next = الجولة التالية
practice-last = النتيجة

## بعد الجولة الأخيرة.

practice-done =
    { $right ->
        [0] لا شيء صحيح من أول محاولة
       *[other] { $right } من { $count } صحيحة من أول محاولة
    }
practice-done-about = التدريب لا يُحسب في الإحصاءات. وألعابك القادمة تُحسب.
practice-done-own = الجولة { $hand }، { DATETIME($at, dateStyle: "medium") }
practice-done-right = صحيحة من أول محاولة
practice-done-later = ليس من أول محاولة
practice-done-skipped = تُخطّيت
practice-again = مرة أخرى
practice-back = العودة إلى ألعابك
