### الصفحة: جولة منتهية تُراجع ورقة ورقة.

review-title = الجولة { $hand }، ورقة ورقة
review-how = انقر أي ورقة لتعرف السبب.
review-laying-out = جارٍ عرض الجولة.
review-looking = النظر في لعبك: { $done } من { $all }.
review-progress = ما نُظر فيه من لعبك
review-found =
    { $unit ->
        [points]
            { $count ->
                [zero] لم يكلّفك أي لعب أكثر من نقطة.
                [one] مرة واحدة كلّفك لعبك أكثر من نقطة.
                [two] مرتين كلّفك لعبك أكثر من نقطة.
                [few] { $count } مرات كلّفك لعبك أكثر من نقطة.
                [many] { $count } مرة كلّفك لعبك أكثر من نقطة.
               *[other] { $count } مرة كلّفك لعبك أكثر من نقطة.
            }
        [game]
            { $count ->
                [zero] لم يكلّفك أي لعب أكثر من 1% من لعبة.
                [one] مرة واحدة كلّفك لعبك أكثر من 1% من لعبة.
                [two] مرتين كلّفك لعبك أكثر من 1% من لعبة.
                [few] { $count } مرات كلّفك لعبك أكثر من 1% من لعبة.
                [many] { $count } مرة كلّفك لعبك أكثر من 1% من لعبة.
               *[other] { $count } مرة كلّفك لعبك أكثر من 1% من لعبة.
            }
       *[chips]
            { $count ->
                [zero] لم يكلّفك أي لعب أكثر من فيشة.
                [one] مرة واحدة كلّفك لعبك أكثر من فيشة.
                [two] مرتين كلّفك لعبك أكثر من فيشة.
                [few] { $count } مرات كلّفك لعبك أكثر من فيشة.
                [many] { $count } مرة كلّفك لعبك أكثر من فيشة.
               *[other] { $count } مرة كلّفك لعبك أكثر من فيشة.
            }
    }
review-failed = لم يُجب المدرّب. والأوراق هنا على كل حال.
review-thinking = المدرّب يفكّر
review-table = الجولة لمّة لمّة
review-trick = اللمّة

review-row-bid = المزايدات
review-row-suit = النوع
review-row-pass = التمرير
review-row-play = اللمّة { $trick }
review-row-moon = القمر

review-seat =
    { WHO($seat) ->
        [you] أنت
       *[other] { NAME($seat) }
    }

## تحت الورقة.

review-led = افتتاح
review-took = أخذ
review-led-and-took = افتتاح وأخذ
review-cost = التكلفة { $cost }

## ما فعله لاعب.

review-did-play =
    { WHO($seat) ->
        [you] لعبت { CARD($card) }
       *[other] { CARD($card) } من { NAME($seat) }
    }
review-did-pass =
    { WHO($seat) ->
        [you] مرّرت { CARDS($cards) }
       *[other] تمرير { NAME($seat) }: { CARDS($cards) }
    }
review-did-bid =
    { WHO($seat) ->
        [you]
            { $chips ->
                [0] انسحبت
               *[other] زايدت بـ{ $chips }
            }
       *[other]
            { $chips ->
                [0] انسحاب { NAME($seat) }
               *[other] مزايدة { NAME($seat) } بـ{ $chips }
            }
    }
review-did-suit =
    { WHO($seat) ->
        [you] اخترت { SUIT($suit) }
       *[other] اختيار { NAME($seat) }: { SUIT($suit) }
    }
review-did-moon =
    { WHO($seat) ->
        [you]
            { $way ->
                [old] جعلت النقاط على الآخرين
               *[new] خصمت النقاط من مجموعك
            }
       *[other]
            { $way ->
                [old] اختيار { NAME($seat) }: النقاط على الآخرين
               *[new] اختيار { NAME($seat) }: خصم النقاط
            }
    }
review-move = ‏{ LIST($row) }: { LIST($did) }
review-ask = { LIST($did) }. لماذا؟
review-ask-noted = { LIST($did) }، { LIST($note) }. لماذا؟

review-word-bid =
    { $chips ->
        [0] انسحاب
       *[other] { $chips }
    }
review-word-suit = { SUIT($suit) }
review-word-moon =
    { $way ->
        [old] على الآخرين
       *[new] خصم
    }

## ما يراه المدرّب.

review-only = لم يكن هناك اختيار آخر.
review-unseen = لم يدرس المدرّب هذا الاختيار.
review-best = أفضل ما كان ممكنًا.
review-alike = جيد كغيره.
review-costly =
    { $unit ->
        [points] كلّف { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } نقطة أكثر من الأفضل.
        [game] كلّف { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% من لعبة أكثر من الأفضل.
       *[chips] كلّف { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } فيشة أكثر من الأفضل.
    }
review-costly-about =
    { $unit ->
        [points] كلّف { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } نقطة أكثر من الأفضل، وهامش التقدير { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
        [game] كلّف { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) }% من لعبة أكثر من الأفضل، وهامش التقدير { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
       *[chips] كلّف { NUMBER($cost, minimumFractionDigits: 1, maximumFractionDigits: 1) } فيشة أكثر من الأفضل، وهامش التقدير { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
    }
review-perhaps-nothing = وربما لم يكلّف شيئًا.
review-advice-to = التلميح لـ{ NAME($seat) }، بما كان ظاهرًا لـ{ NAME($seat) } حينها فقط.
review-choices = ما كان ممكنًا
review-is-best = الأفضل
review-done = ما لُعب
review-on-table = على الطاولة
review-holds =
    { WHO($seat) ->
        [you] كان في يدك
       *[other] كان في يد { NAME($seat) }
    }
review-legend-points = الأشرطة: ما تخسره من نقاط مقارنةً بالأفضل.
review-legend-chips = الأشرطة: ما تخسره من الفيش مقارنةً بالأفضل.
review-legend-game = الأشرطة: ما تخسره من لعبة بالمئة مقارنةً بالأفضل.
review-legend-alike = ذوات العلامة متقاربة.
