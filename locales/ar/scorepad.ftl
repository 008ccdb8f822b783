### الصفحة: دفتر النقاط، للعب بأوراق حقيقية. والقارئ ليس أحد اللاعبين.

scorepad-title = تسجيل النقاط
    .about = الأوراق على الطاولة، والحساب هنا.
scorepad-unreadable = تعذّرت قراءة دفتر النقاط المحفوظ على هذا الجهاز، فنُحّي جانبًا.
scorepad-unkept = هذا المتصفح لا يحفظ شيئًا، فيبقى هذا الدفتر حتى تغادر الصفحة.
scorepad-lost = تعذّر الوصول إلى دفتر النقاط. تحقّق من الاتصال ثم حاول مجددًا.

## سهرة جديدة.

scorepad-who = من يلعب
    .about = باتجاه عقارب الساعة كما تجلسون. والعلامة لمن يوزّع أولًا.
scorepad-name = الاسم { $number }
scorepad-seated = بعد تسجيل أول جولة لا ينضم أحد ولا يغادر. لذلك ابدأوا سهرة جديدة، وتبقى هذه ضمن «{ scorepad-past }».
scorepad-add = إضافة لاعب
scorepad-drop = إبعاد { $name }
scorepad-deals-first = التوزيع الأول لـ{ $name }
scorepad-nameless = لا بدّ من اسم لكل لاعب.
scorepad-too-few = لاعبان على الأقل.
scorepad-alike = لاعبان لهما الاسم نفسه.
scorepad-rules = اللعبة
scorepad-own = قواعد بيتك
scorepad-settlement = الفيش
scorepad-settlement-none = بلا فيش
    .about = نقاط فقط.
scorepad-settlement-average = المتوسط
    .about = في النهاية يدفع كل لاعب فرقه عن المتوسط أو يأخذه.
scorepad-settlement-lowest_takes_pot = الأقل يأخذ الصندوق
    .about = فيشة عن كل نقطة إلى الصندوق؛ ويأخذه الأقل في الجولة.
scorepad-settlement-sweepstakes = الصندوق
    .about = فيشة عن كل نقطة إلى الصندوق؛ ويأخذه من كان وحده بلا نقاط.
scorepad-settlement-howell = هاول
    .about = كل ورقة قلوب بفيشة لكل لاعب آخر.
scorepad-chip-value = قيمة الفيشة
    .about = بعملتك؛ و1 يعني فيشًا فقط.
    .wrong = قيمة الفيشة عدد من 0.001 إلى 1,000,000.
scorepad-buy-in = يشتري كل لاعب
    .about = فيش البداية.
    .wrong = يشتري كل لاعب عددًا صحيحًا من الفيش، من 1 إلى 1,000,000.
scorepad-split-two = اثنان بلا نقاط يقتسمان الصندوق
scorepad-start = البدء
scorepad-past = سهرات سابقة
scorepad-past-title = ‏{ DATETIME($began, day: "numeric", month: "long") } · { $title }
scorepad-past-line =
    { $hands ->
        [zero] { LIST($names) } · بلا جولات
        [one] { LIST($names) } · جولة واحدة
        [two] { LIST($names) } · جولتان
        [few] { LIST($names) } · { $hands } جولات
        [many] { LIST($names) } · { $hands } جولة
       *[other] { LIST($names) } · { $hands } جولة
    }
scorepad-forget = التخلص من { DATETIME($began, day: "numeric", month: "long") } · { $title }

## ورقة السهرة.

scorepad-deals-hand = الجولة { $hand }: التوزيع لـ{ NAME($dealer) }.
scorepad-pass-cards =
    { $count ->
        [zero] 0 ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
scorepad-pass-left = يمرّر كل لاعب { scorepad-pass-cards } يسارًا.
scorepad-pass-right = يمرّر كل لاعب { scorepad-pass-cards } يمينًا.
scorepad-pass-across = يمرّر كل لاعب { scorepad-pass-cards } للمقابل.
scorepad-pass-left2 = يمرّر كل لاعب { scorepad-pass-cards } مقعدين يسارًا.
scorepad-pass-right2 = يمرّر كل لاعب { scorepad-pass-cards } مقعدين يمينًا.
scorepad-pass-left3 = يمرّر كل لاعب { scorepad-pass-cards } ثلاثة مقاعد يسارًا.
scorepad-pass-right3 = يمرّر كل لاعب { scorepad-pass-cards } ثلاثة مقاعد يمينًا.
scorepad-pass-scatter = يمرّر كل لاعب ورقة لكل من الآخرين.
scorepad-pass-hold = لا تمرير هذه المرة.
scorepad-bids = المزايدة الأولى لـ{ NAME($seat) }.
scorepad-carries = الصندوق باقٍ: اختيار النوع من جديد لـ{ NAME($seat) }.
scorepad-last = الأخيرة
scorepad-side = ‏{ NAME($seats, at: "start") }: { $sum }
scorepad-total = المجموع
scorepad-totals = المجاميع
scorepad-enter = تسجيل الجولة { $hand }
scorepad-undo = تراجع
scorepad-share = مشاركة
scorepad-print = طباعة
scorepad-copied = نُسخ الدفتر.
scorepad-not-copied = هذا المتصفح لا يسمح بالنسخ هنا.
scorepad-hands = جولة جولة
scorepad-open-hand = الجولة { $hand }، عرض وتغيير
scorepad-so-far = السهرة حتى الآن
scorepad-lower = النقاط، والأقل أفضل
scorepad-higher = النقاط، والأكثر أفضل
scorepad-first-hand = بعد الجولة الأولى سجّلها هنا.
scorepad-fault = الجولة { $hand }: { LIST($why) }
scorepad-mend = إصلاح الجولة { $hand }
scorepad-spoilt = بهذه القواعد تحتاج الجولة { $hand } إلى إصلاح. { LIST($why) }
scorepad-again = سهرة جديدة
scorepad-change = الأسماء والقواعد
scorepad-winner = الفائز
scorepad-deals = الموزّع
scorepad-wins =
    { WHO($seats) ->
        [one] الفوز لـ{ NAME($seats) }
       *[many] الفوز لـ{ NAME($seats) }
    }
scorepad-won =
    { WHO($seats) ->
        [one] الفوز لـ{ NAME($seats) }.
       *[many] الفوز لـ{ NAME($seats) }.
    }

## الفيش.

scorepad-chips = { CHIPS($chips) }
scorepad-chips-worth = ‏{ CHIPS($chips) } ({ scorepad-money })
scorepad-chips-bare = { CHIPS($chips, as: "scorepad-amount") }
scorepad-chips-won = ⁦+{ CHIPS($chips, as: "scorepad-amount") }⁩
scorepad-amount = { $amount }
scorepad-money =
    { $decimals ->
        [3] { NUMBER($money, minimumFractionDigits: 3) }
       *[other] { NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }
scorepad-money-owed = ⁦−{ scorepad-money }⁩
scorepad-chips-title = الفيش
scorepad-players = اللاعبون
scorepad-stack = الرصيد
scorepad-last-chips = الأخيرة
scorepad-pot = في الصندوق
scorepad-pot-left = الصندوق يبقى على الطاولة.
scorepad-worth = القيمة
scorepad-why = السبب، في الجولة { $hand }
scorepad-owed-now = إذا توقفتم الآن
scorepad-owed = من يعطي من
scorepad-quits = لا أحد مدين لأحد.
scorepad-gives = من { NAME($from) } إلى { NAME($to) }: { CHIPS($chips) }.
scorepad-gives-worth = من { NAME($from) } إلى { NAME($to) }: { CHIPS($chips) } ({ scorepad-money }).
scorepad-gives-pot = لـ{ NAME($from) } في الصندوق { CHIPS($chips) }.
scorepad-gives-pot-worth = لـ{ NAME($from) } في الصندوق { CHIPS($chips) } ({ scorepad-money }).
scorepad-settled-at-end = تنتقل الفيش حين تنتهي اللعبة.
scorepad-bought = { WORD($kind, of: "scorepad-settlement") } · اشترى كل لاعب { CHIPS($chips) }
scorepad-bought-worth = { WORD($kind, of: "scorepad-settlement") } · اشترى كل لاعب { CHIPS($chips) } ({ scorepad-money })

## جولة واحدة.

scorepad-hand = الجولة { $hand }
scorepad-next-line = التوزيع لـ{ NAME($dealer) } · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line = التوزيع من { NAME($dealer) } · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line-suit = التوزيع من { NAME($dealer) } · { WORD($pass, of: "scorepad-way") } · { SUIT($suit) }
scorepad-way-left = التمرير يسارًا
scorepad-way-right = التمرير يمينًا
scorepad-way-across = التمرير للمقابل
scorepad-way-left2 = التمرير مقعدين يسارًا
scorepad-way-right2 = التمرير مقعدين يمينًا
scorepad-way-left3 = التمرير ثلاثة مقاعد يسارًا
scorepad-way-right3 = التمرير ثلاثة مقاعد يمينًا
scorepad-way-scatter = ورقة لكل لاعب
scorepad-way-hold = بلا تمرير
scorepad-edit-hand = تغيير هذه الجولة
scorepad-remove-hand = حذفها من الدفتر
scorepad-shot-moon = القمر من نصيب { NAME($seats) }.
scorepad-shot-sun = الشمس من نصيب { NAME($seats) }.

## تسجيل جولة.

scorepad-mode = التسجيل
scorepad-mode-cards = بالأوراق
scorepad-mode-points = بالنقاط
scorepad-moon = القمر
scorepad-rest = الباقي
scorepad-rest-of = سائر { SUIT($suit) } لـ{ NAME($seat) }
scorepad-fewer = { NAME($seat) }: إنقاص { SUIT($suit) }
scorepad-more = { NAME($seat) }: زيادة { SUIT($suit) }
scorepad-many = { NAME($seat) }: { $count } من { SUIT($suit) }
scorepad-took = { CARD($card) } لـ{ NAME($seat) }
scorepad-took-both = { scorepad-took }، مرتين
scorepad-takes = أوراق { NAME($seat) }
scorepad-points-of = نقاط { NAME($seat) }
scorepad-no-trick = بلا لمّة
scorepad-no-trick-of = { NAME($seat) }: بلا لمّة
scorepad-adds-up = الحساب صحيح.
scorepad-checking = لحظة.
scorepad-put = إضافة الجولة { $hand } إلى الدفتر
scorepad-keep = حفظ التغيير
scorepad-key-erase = مسح
scorepad-key-sign = زائد أو ناقص
scorepad-key-rest = الباقي
scorepad-key-next = التالي
scorepad-who-moon = من اقتنص القمر؟
    .about = من أخذ كل النقاط.
scorepad-every-trick = وكل اللمّات أيضًا
    .about = عندها هي الشمس.
scorepad-others = الآخرون { SIGNED($points) }
scorepad-shooter = ‏{ NAME($seat) } { SIGNED($points) }
scorepad-others-of = { NAME($seat) }: الآخرون { SIGNED($points) }
scorepad-shooter-of = ‏{ NAME($seat) }: { SIGNED($points) }
scorepad-how-moon = كيف يُحسب القمر؟
scorepad-bidder = صاحب أعلى مزايدة
scorepad-all-passed = انسحب الجميع
scorepad-bid = بكم فيشة
scorepad-bid-less = فيشة أقل
scorepad-bid-more = فيشة أكثر
scorepad-suit = النوع المحسوب

## على الورق.

scorepad-paper-hand = الجولة
scorepad-paper-line = ‏{ DATETIME($began, dateStyle: "long") } · { LIST($names) }
scorepad-text-line = ‏{ $line } · { DATETIME($began, dateStyle: "short") }
