### الصفحة: البداية والطاولة والقائمة. للإعدادات وغرف القواعد ودفتر النقاط والمراجعة ملفات خاصة.

## في كل مكان.

page-name = OpenHearts
page-back = رجوع
page-close = إغلاق
page-menu = القائمة
page-reload = إعادة التحميل
page-new-version = وصل إصدار جديد من OpenHearts. لعبتك محفوظة.
page-unloaded = تعذّر تحميل هذا الجزء من الصفحة. تحقّق من الاتصال ثم حاول مجددًا.
page-title = ‏{ $what } · { page-name }
page-count = { $count }

## الشاشة الأولى.

home-title = جولة قلوب ممتعة.
home-promise = مجانًا، بلا حساب، وحتى بلا إنترنت.
home-play = اللعب الآن
home-new = لعبة جديدة
home-finished = عرض اللعبة المنتهية
home-against =
    { $count ->
        [zero] بلا آليين
        [one] ضد آلي واحد
        [two] ضد آليَّين
        [few] ضد { $count } آليين
        [many] ضد { $count } آليًّا
       *[other] ضد { $count } آلي
    }
home-resume = متابعة لعبتك
home-kept =
    { $count ->
        [zero] لا لعبة أخرى محفوظة
        [one] لعبة أخرى محفوظة
        [two] لعبتان أخريان محفوظتان
        [few] { $count } ألعاب أخرى محفوظة
        [many] { $count } لعبة أخرى محفوظة
       *[other] { $count } لعبة أخرى محفوظة
    }
home-kept-title = ألعاب محفوظة
home-kept-about = تبقى على هذا الجهاز حتى تُنهيها أو تبدأ سابعة.
home-kept-when = آخر لعب { $when }
home-friends = اللعب مع الأصدقاء
home-friends-about = يكفي رابط.
home-level = الآخرون يلعبون
home-level-beginner = كالمبتدئين
home-level-easy = لعبًا سهلًا
home-level-medium = لعبًا متوسطًا
home-level-hard = لعبًا صعبًا
home-level-expert = كالخبراء
home-rules = تغيير القواعد
home-rules-line = ‏{ $name } · { $end } · { $count ->
        [zero] بلا لاعبين
        [one] لاعب واحد
        [two] لاعبان
        [few] { $count } لاعبين
        [many] { $count } لاعبًا
       *[other] { $count } لاعب
    }
home-games = ألعاب أخرى
home-games-about = كل أنواع القلوب، وقواعدك أنت.
home-learn = طريقة اللعب
home-learn-about = باللعب، أو بالصور، أو بكتاب القواعد.
home-learn-first = القلوب جديدة عليك؟ تعلّمها في خمس دقائق
home-learn-on = متابعة التعلّم
home-pad = تسجيل النقاط
home-pad-about = للعب بأوراق حقيقية، مع الفيش وكل شيء.
home-settings = الإعدادات
home-you = ألعابك
home-you-about = كيف تلعب، وكل لعبة تعود إليها متى شئت، والكل في ملف.
home-unfinished = تعذّر تجهيز الطاولة. تحقّق من الاتصال ثم حاول مجددًا.

## ما يُلعب.

rules-own = قواعد البيت

## الطاولة: أركانها والمقاعد والأوراق.

table-hand = الجولة { $number }
table-highest = الأعلى يفوز
table-pass-left = التمرير يسارًا
table-pass-right = التمرير يمينًا
table-pass-across = التمرير للمقابل
table-pass-left2 = التمرير مقعدين يسارًا
table-pass-right2 = التمرير مقعدين يمينًا
table-pass-left3 = التمرير ثلاثة مقاعد يسارًا
table-pass-right3 = التمرير ثلاثة مقاعد يمينًا
table-pass-scatter = ورقة لكل لاعب
table-pass-hold = بلا تمرير
table-more =
    { $count ->
        [zero] لا قواعد أخرى
        [one] قاعدة أخرى
        [two] قاعدتان أخريان
        [few] { $count } قواعد أخرى
        [many] { $count } قاعدة أخرى
       *[other] { $count } قاعدة أخرى
    }
table-last-trick = اللمّة السابقة
table-take-back = تراجع
table-hint = تلميح
table-scores = النقاط
table-your-hand = أوراقك
table-on-table = على الطاولة
table-bot = آلي
table-partner = الشريك
table-dealer = الموزّع
table-leads = الافتتاح
table-passed = تم التمرير
table-out = بلا أوراق
table-cards-left =
    { $count ->
        [zero] لم تبقَ أوراق
        [one] بقيت ورقة واحدة
        [two] بقيت ورقتان
        [few] بقيت { $count } أوراق
        [many] بقيت { $count } ورقة
       *[other] بقيت { $count } ورقة
    }
table-points =
    { $points ->
        [zero] بلا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
table-total = ‏{ result-total }: { $total }
table-played = ‏{ NAME($seat, at: "start") }: { CARD($card) }
table-played-cancelled = { NAME($seat, at: "start") }: { CARD($card) }، ملغاة
table-card =
    { $state ->
        [chosen] { CARD($card, as: "card-first") }، مختارة للتمرير
        [playable] { CARD($card, as: "card-first") }، يمكن لعبها
        [barred] { CARD($card, as: "card-first") }، لا تُلعب الآن
       *[plain] { CARD($card, as: "card-first") }
    }
table-card-advised =
    { $rank ->
        [best] { CARD($card, as: "card-first") }، يمكن لعبها، الأفضل، { $figure }
        [alike] { CARD($card, as: "card-first") }، يمكن لعبها، تكاد تماثل الأفضل، { $figure }
       *[other] { CARD($card, as: "card-first") }، يمكن لعبها، { $figure }
    }

## المطلوب، وما يحدث.

turn-lead = دورك: افتتح اللمّة
turn-lead-card = دورك: افتتح بورقة { CARD($card) }
turn-lead-club = دورك: افتتح بورقة سباتي
turn-follow = دورك: المطلوب { SUIT($suit, as: "suit-any") }
turn-follow-short = دورك: { SUIT($suit, as: "suit-any") }
turn-discard = دورك: بلا { SUIT($suit, as: "suit-any") }، العب ما شئت
turn-discard-some = دورك: بلا { SUIT($suit, as: "suit-any") }
turn-drawn = دورك: العب { CARD($card, as: "card-feminine") } التي سحبتها
turn-last = ورقتك الأخيرة
turn-waiting = الدور على { NAME($seat) }
turn-watching = تظهر اللمّة متى اكتملت
turn-dealing = توزيع الأوراق
turn-passing =
    { WHO($seats) ->
        [one] بانتظار اختيار { NAME($seats) }
       *[many] بانتظار اختيار { NAME($seats) }
    }
turn-received = من { NAME($seat) }: { CARDS($cards) }
turn-received-all = ما وصلك: { CARDS($cards) }
turn-received-marks = من { NAME($seat) }: { MARKS($cards) }
turn-received-all-marks = ما وصلك: { MARKS($cards) }
turn-continue = انقر للمتابعة
turn-out = خرجت من الجولة، والآخرون يكملون
turn-takes =
    { WHO($seat) ->
        [you] اللمّة لك
       *[other] اللمّة من نصيب { NAME($seat) }
    }
turn-takes-lying =
    { WHO($seat) ->
        [you] لك اللمّة وما بقي على الطاولة
       *[other] اللمّة وما بقي على الطاولة من نصيب { NAME($seat) }
    }
turn-takes-kitty =
    { WHO($seat) ->
        [you] لك اللمّة والورق الجانبي
       *[other] اللمّة والورق الجانبي من نصيب { NAME($seat) }
    }
turn-draws =
    { WHO($seat) ->
        [you] سحبت { turn-cards }
       *[other] ‏{ NAME($seat) }: سحب { turn-cards }
    }
turn-cards =
    { $count ->
        [zero] 0 ورقة
        [one] ورقة واحدة
        [two] ورقتين
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
turn-draws-in-vain =
    { $count ->
        [zero] لم يبقَ ما يُسحب، والنوع المطلوب ليس عندك
        [one] سحبت الورقة الأخيرة، ولم يأتِ النوع المطلوب
        [two] سحبت آخر ورقتين، ولم يأتِ النوع المطلوب
        [few] سحبت آخر { $count } أوراق، ولم يأتِ النوع المطلوب
        [many] سحبت آخر { $count } ورقة، ولم يأتِ النوع المطلوب
       *[other] سحبت آخر { $count } ورقة، ولم يأتِ النوع المطلوب
    }
turn-cancel = { CARD($card, as: "card-pair") }: كل ورقة منهما تلغي الأخرى
turn-stays = أُلغيت كلها: الأوراق باقية، والافتتاح لصاحبه
turn-thinking = المدرّب يفكّر

## ما يُقرأ ولا يُعرض.

log-title = ما يحدث
log-takes =
    { WHO($seat) ->
        [you] اللمّة لك وفيها { CARDS($cards) }: { result-points }
       *[other] اللمّة من نصيب { NAME($seat) } وفيها { CARDS($cards) }: { result-points }
    }
log-totals = المجموع: { LIST($totals, list: "unit") }
log-best = الأفضل: { CARD($card) }

## ما يسري في هذه الجولة.

holds-hearts =
    { $broken ->
        [true] كُسرت القلوب
       *[false] القلوب لم تُكسر بعد
    }
holds-suit =
    { $broken ->
        [true] المحسوب: { SUIT($suit) }، وقد كُسر
       *[false] المحسوب: { SUIT($suit) }، ولم يُكسر بعد
    }
holds-counts = المحسوب: { SUIT($suit) }

## التمرير.

pass-title =
    { $count ->
        [zero] لا تمرير إلى { NAME($seat) }
        [one] مرّر ورقة إلى { NAME($seat) }
        [two] مرّر ورقتين إلى { NAME($seat) }
        [few] مرّر { $count } أوراق إلى { NAME($seat) }
        [many] مرّر { $count } ورقة إلى { NAME($seat) }
       *[other] مرّر { $count } ورقة إلى { NAME($seat) }
    }
pass-title-scatter = مرّر ورقة إلى كل لاعب
pass-to-left = { NAME($seat) } على يسارك.
pass-to-right = { NAME($seat) } على يمينك.
pass-to-across = { NAME($seat) } أمامك.
pass-to-left2 = { NAME($seat) } على بُعد مقعدين إلى يسارك.
pass-to-right2 = { NAME($seat) } على بُعد مقعدين إلى يمينك.
pass-to-left3 = { NAME($seat) } على بُعد ثلاثة مقاعد إلى يسارك.
pass-to-right3 = { NAME($seat) } على بُعد ثلاثة مقاعد إلى يمينك.
pass-from = وتأتيك أوراق من { NAME($seat) }.
pass-from-too = ومن { NAME($seat) } تأتيك أوراق أيضًا.
pass-scatter = تصل إلى كل لاعب ورقة منك، وتصلك ورقة من كل لاعب.
pass-aim = الآن ورقة لـ{ NAME($seat) }. انقر مكانًا آخر لتختار للاعب غيره.
pass-confirm = تمرير إلى { NAME($seat) }
pass-confirm-scatter = تمرير
pass-choose =
    { $count ->
        [zero] لا تختر شيئًا
        [one] اختر ورقة واحدة
        [two] اختر ورقتين
        [few] اختر { $count } أوراق
        [many] اختر { $count } ورقة
       *[other] اختر { $count } ورقة
    }
pass-choose-more =
    { $count ->
        [zero] اكتمل الاختيار
        [one] اختر ورقة أخرى
        [two] اختر ورقتين أخريين
        [few] اختر { $count } أوراق أخرى
        [many] اختر { $count } ورقة أخرى
       *[other] اختر { $count } ورقة أخرى
    }
pass-take-back = انقر ورقة اخترتها لتستردّها.
pass-slot = إلى { NAME($seat) }
pass-slot-filled = إلى { NAME($seat) }: { CARD($card) }. انقر لتستردّها

## المزايدة.

bid-title = مزايدتك
bid-none = لا مزايدة بعد.
bid-high = أعلى مزايدة: { $bid }، من { NAME($seat) }.
bid-pot = في الصندوق { CHIPS($chips) }.
bid-stack = عندك { CHIPS($chips) }.
bid-advice =
    { $bid ->
        [0] المدرّب يرى أن تنسحب.
       *[other] المدرّب يرى أن تزايد بـ{ $bid }.
    }
bid-too-few = عندك { CHIPS($chips) }: أقل من أن تزايد.
bid-owes = عليك { CHIPS($chips) }، فلا يمكنك أن تزايد.
bid-confirm = مزايدة بـ{ $bid }
bid-pass = انسحاب
bid-more = فيشة أكثر
bid-less = فيشة أقل
bid-amount = الفيش التي تزايد بها
bid-quick =
    { $bid ->
        [zero] 0 فيشة
        [one] فيشة واحدة
        [two] فيشتان
        [few] { $bid } فيشات
        [many] { $bid } فيشة
       *[other] { $bid } فيشة
    }
turn-bidding = الدور على { NAME($seat) } في المزايدة
turn-bids =
    { WHO($seat) ->
        [you] مزايدتك: { bid-quick }
       *[other] مزايدة { NAME($seat) }: { bid-quick }
    }
turn-passes =
    { WHO($seat) ->
        [you] انسحبت من المزايدة
       *[other] انسحاب { NAME($seat) } من المزايدة
    }
turn-all-pass = انسحب الجميع: القلوب هي المحسوبة، نقطة لكل ورقة
turn-names =
    { WHO($seat) ->
        [you] اخترت { SUIT($suit) }: نقطة لكل ورقة
       *[other] اختيار { NAME($seat) }: { SUIT($suit) }، نقطة لكل ورقة
    }
turn-naming = اختيار النوع لـ{ NAME($seat) }
turn-naming-again = اختيار النوع لـ{ NAME($seat) } من جديد: الصندوق باقٍ
table-passes = انسحاب
table-bid = المزايدة { $bid }
suit-title = أي نوع هو المحسوب؟
suit-about = مزايدتك: { bid-quick }. كل ورقة من النوع بفيشة، والافتتاح لك.
suit-again = بقي الصندوق وفيه { CHIPS($chips) }، فاختر النوع من جديد وافتتح.
suit-held =
    { $count ->
        [zero] لا ورقة عندك
        [one] ورقة واحدة عندك
        [two] ورقتان عندك
        [few] { $count } أوراق عندك
        [many] { $count } ورقة عندك
       *[other] { $count } ورقة عندك
    }
suit-advice = المدرّب يختار { SUIT($suit) }.
suit-confirm = اختيار { SUIT($suit) }
suit-choose = اختر نوعًا
suit-name = { SUIT($suit) }

## أوراق ليست في يد أحد: الورق الجانبي، وكومة السحب.

kitty-word = جانبي
kitty-count =
    { $count ->
        [zero] الورق الجانبي: لا شيء
        [one] الورق الجانبي: ورقة واحدة
        [two] الورق الجانبي: ورقتان
        [few] الورق الجانبي: { $count } أوراق
        [many] الورق الجانبي: { $count } ورقة
       *[other] الورق الجانبي: { $count } ورقة
    }
kitty-yours = الورق الجانبي لك
kitty-yours-cards = الورق الجانبي لك: { CARDS($cards) }
kitty-taken =
    { WHO($seat) ->
        [you] أخذت الورق الجانبي
       *[other] الورق الجانبي عند { NAME($seat) }
    }
stock-word = للسحب
stock-count =
    { $count ->
        [zero] كومة السحب: لا شيء
        [one] كومة السحب: ورقة واحدة
        [two] كومة السحب: ورقتان
        [few] كومة السحب: { $count } أوراق
        [many] كومة السحب: { $count } ورقة
       *[other] كومة السحب: { $count } ورقة
    }

## أرقام المدرّب.

coach-legend-points = { coach-where }: ما تخسره من نقاط مقارنةً بالأفضل.
coach-legend-chips = { coach-where }: ما تخسره من الفيش مقارنةً بالأفضل.
coach-legend-game = { coach-where }: ما تخسره من لعبة بالمئة مقارنةً بالأفضل.
coach-where =
    { $bars ->
        [true] الأعمدة
       *[false] على الأوراق
    }
coach-alike = ذوات العلامة متقاربة.
coach-best = الأفضل

## عدّاد الأوراق.

counter-title = عدّاد الأوراق
counter-out = لم تُلعب
counter-mine = عندك
counter-gone = ذهبت
counter-suit = ‏{ SUIT($suit) }: { LIST($parts, list: "unit") }.
counter-suit-out = لم تُلعب { CARDS($cards, as: "rank") }
counter-suit-mine = عندك { CARDS($cards, as: "rank") }
counter-suit-gone = ذهبت { CARDS($cards, as: "rank") }
counter-without =
    { WHO($seats) ->
        [one] لا شيء منه عند { NAME($seats) }
       *[many] لا شيء منه عند { NAME($seats) }
    }
counter-known = منك إلى { NAME($seat) }
counter-aside =
    { $count ->
        [zero] لا شيء منها جانبي.
        [one] واحدة منها جانبية.
        [two] اثنتان منها جانبيتان.
        [few] { $count } منها جانبية.
        [many] { $count } منها جانبية.
       *[other] { $count } منها جانبية.
    }

## الفيش.

chips-word = الفيش
chips-pot = الصندوق
chips-left =
    { $owes ->
        [true] دَين: { CHIPS($chips) }
       *[false] الرصيد: { CHIPS($chips) }
    }
chips-owes = دَين { CHIPS($chips, as: "chips-number") }
chips-gain =
    { $gains ->
        [true] ⁦+{ CHIPS($chips, as: "chips-number") }⁩
       *[false] { CHIPS($chips, as: "chips-number") }
    }
chips-in-pot = في الصندوق: { CHIPS($chips) }

## نهاية الجولة.

result-hand = الجولة
result-total = المجموع
result-review = مراجعة الجولة
result-again = إعادة هذه الجولة
result-chart = المجموع جولةً جولة. الآن: { LIST($totals, list: "unit") }.
result-chart-total = ‏{ $name } { $total }
result-points =
    { $points ->
        [zero] 0 نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
result-suit = المحسوب: { SUIT($suit) }
result-moon = اقتناص القمر

## القائمة.

menu-new = لعبة جديدة
menu-new-about = توزيع جديد، وتبقى هذه اللعبة محفوظة.
menu-games = ألعاب أخرى
menu-rules = قواعد البيت
menu-rules-about = للعبة القادمة.
menu-learn = قواعد هذه اللعبة
menu-settings = الإعدادات
menu-leave = مغادرة الطاولة
menu-leave-about = لعبتك في أمان هنا.

## المظهر والصوت.

settings-title = الإعدادات

## ما يُحفظ على هذا الجهاز.

unsaved-title = هذه اللعبة غير محفوظة
unsaved-about = تعذّر على المتصفح حفظها: إعادة التحميل أو بدء لعبة أخرى يُضيّعها.
unsaved-why = مساحة التخزين ممتلئة، أو معطّلة لهذه الصفحة. يمكنك متابعة اللعب وحفظ اللعبة في ملف. ولفتحه لاحقًا اذهب إلى «{ home-games }» في الصفحة الأولى.
unsaved-save = حفظ في ملف
kept-game-unreadable = تعذّرت قراءة لعبة محفوظة على هذا الجهاز، فنُحّيت جانبًا.
kept-game-refused = لعبة محفوظة على هذا الجهاز لا يمكن متابعتها، فنُحّيت جانبًا.
kept-rules-unreadable =
    { $count ->
        [zero] كل القواعد المحفوظة مقروءة.
        [one] تعذّرت قراءة مجموعة قواعد محفوظة على هذا الجهاز، فنُحّيت جانبًا.
        [two] تعذّرت قراءة مجموعتي قواعد محفوظتين على هذا الجهاز، فنُحّيتا جانبًا.
        [few] تعذّرت قراءة { $count } مجموعات قواعد محفوظة على هذا الجهاز، فنُحّيت جانبًا.
        [many] تعذّرت قراءة { $count } مجموعة قواعد محفوظة على هذا الجهاز، فنُحّيت جانبًا.
       *[other] تعذّرت قراءة { $count } مجموعة قواعد محفوظة على هذا الجهاز، فنُحّيت جانبًا.
    }
kept-rules-not-kept = هذا المتصفح لا يحفظ شيئًا، فلم تُحفظ القواعد. احفظها في ملف.
kept-rules-no-room =
    { $most ->
        [zero] لا مكان لمجموعات قواعد.
        [one] المكان يتسع لمجموعة قواعد واحدة. احذفها ثم احفظ من جديد.
        [two] المكان يتسع لمجموعتي قواعد. احذف واحدة ثم احفظ من جديد.
        [few] المكان يتسع لـ{ $most } مجموعات قواعد. احذف واحدة ثم احفظ من جديد.
        [many] المكان يتسع لـ{ $most } مجموعة قواعد. احذف واحدة ثم احفظ من جديد.
       *[other] المكان يتسع لـ{ $most } مجموعة قواعد. احذف واحدة ثم احفظ من جديد.
    }

notice-undo = تراجع

## لماذا لا تُلعب القواعد.

rules-fault = ‏{ LIST($field) }: { LIST($why) }
rules-fault-unknown = ‏«{ $field }»: { LIST($why) }
