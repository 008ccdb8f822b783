### الصفحة: ألعاب القارئ، وأرقامها، وكل ما في هذا المتصفح في ملف واحد.

you-part = ما يُعرض
you-part-play = الإحصاءات
you-part-games = الألعاب
you-part-data = بياناتك

## قبل أن يكون شيء، وحين يكون خطأ.

you-empty-title = هنا ستجد ألعابك
you-empty = أكمل لعبة إلى نهايتها فتُحفظ هنا بكل أوراقها.
you-empty-what = مع كل لعبة ترى المزيد: كم مرة تفوز، وكم تكلّفك الجولة، وكم مرة تأخذ البنت، وما يستحق التدريب.
you-empty-file = استعادة ألعاب من ملف
you-unread = هذا المتصفح لا يسمح للصفحة بحفظ الألعاب، فلا شيء يُعرض.
you-full = لا مكان في هذا المتصفح للعبة أخرى. احفظ كل شيء في ملف، ثم احذف بعض الألعاب.
you-gone =
    { $count ->
        [zero] لم تُحذف لعبة.
        [one] حُذفت أقدم لعبة لتتسع المساحة لجديدة.
        [two] حُذفت أقدم لعبتين لتتسع المساحة لجديدتين.
        [few] حُذفت أقدم { $count } ألعاب لتتسع المساحة لألعاب جديدة.
        [many] حُذفت أقدم { $count } لعبة لتتسع المساحة لألعاب جديدة.
       *[other] حُذفت أقدم { $count } لعبة لتتسع المساحة لألعاب جديدة.
    }
you-working =
    { $left ->
        [zero] قُرئت كل الألعاب.
        [one] بقيت قراءة لعبة واحدة.
        [two] بقيت قراءة لعبتين.
        [few] بقيت قراءة { $left } ألعاب.
        [many] بقيت قراءة { $left } لعبة.
       *[other] بقيت قراءة { $left } لعبة.
    }
you-unreached = تعذّرت قراءة بعض الألعاب. تحقّق من الاتصال وافتح هذا من جديد.
you-nothing-chosen = لا لعبة بهذه الشروط. اختر شروطًا أقل.
you-uncounted = أكمل لعبة إلى نهايتها دون أن تتراجع عن شيء، فتظهر أرقامها هنا.
## مع لعبة أو اثنتين.

you-last = لعبتك الأخيرة، { DATETIME($at, dateStyle: "medium") }
you-last-look = مراجعة
you-few = مع جولات أكثر يُرى المزيد: كيف تتغيّر نقاطك، وكم مرة تأتيك البنت.

## ما هو محسوب.

you-left-out =
    { $count ->
        [zero] كل الألعاب محسوبة.
        [one] لعبة واحدة انسحبت منها أو تراجعت فيها عن شيء؛ وهي غير محسوبة هنا.
        [two] لعبتان انسحبت منهما أو تراجعت فيهما عن شيء؛ وهما غير محسوبتين هنا.
        [few] { $count } ألعاب انسحبت منها أو تراجعت فيها عن شيء؛ وهي غير محسوبة هنا.
        [many] { $count } لعبة انسحبت منها أو تراجعت فيها عن شيء؛ وهي غير محسوبة هنا.
       *[other] { $count } لعبة انسحبت منها أو تراجعت فيها عن شيء؛ وهي غير محسوبة هنا.
    }
you-company = أي الألعاب
you-company-all = كلها
you-company-bots = ضد الآليين
you-company-people = مع الناس
you-company-days = التوزيعات اليومية
you-kind = القواعد
you-kind-all = كل القواعد
you-kind-name =
    ‏{ $name } · { $players ->
        [zero] بلا لاعبين
        [one] لاعب واحد
        [two] لاعبان
        [few] { $players } لاعبين
        [many] { $players } لاعبًا
       *[other] { $players } لاعب
    }
you-level = مستوى الآليين
you-level-all = كل المستويات
you-level-beginner = مبتدئون
you-level-easy = سهل
you-level-medium = متوسط
you-level-careful = حذر
you-level-hard = صعب
you-level-expert = خبراء
you-level-people = الناس

## الأرقام.

you-share = ⁦{ $share }%⁩
you-margin = ⁦± { NUMBER($margin, maximumFractionDigits: 1) }⁩
you-margin-share = ⁦± { $margin }%⁩
you-won = ألعاب فزت بها
you-won-about =
    { $games ->
        [zero] بلا ألعاب؛ والنصيب العادل ⁦{ $fair }%⁩.
        [one] لعبة واحدة؛ والنصيب العادل ⁦{ $fair }%⁩.
        [two] لعبتان؛ والنصيب العادل ⁦{ $fair }%⁩.
        [few] { $games } ألعاب؛ والنصيب العادل ⁦{ $fair }%⁩.
        [many] { $games } لعبة؛ والنصيب العادل ⁦{ $fair }%⁩.
       *[other] { $games } لعبة؛ والنصيب العادل ⁦{ $fair }%⁩.
    }
you-points = نقاط الجولة
you-points-about =
    { $hands ->
        [zero] بلا جولات من { $name }؛ والنصيب العادل { NUMBER($fair, maximumFractionDigits: 1) }.
        [one] جولة واحدة من { $name }؛ والنصيب العادل { NUMBER($fair, maximumFractionDigits: 1) }.
        [two] جولتان من { $name }؛ والنصيب العادل { NUMBER($fair, maximumFractionDigits: 1) }.
        [few] { $hands } جولات من { $name }؛ والنصيب العادل { NUMBER($fair, maximumFractionDigits: 1) }.
        [many] { $hands } جولة من { $name }؛ والنصيب العادل { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $hands } جولة من { $name }؛ والنصيب العادل { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-chips = فيش اللعبة
you-chips-about =
    { $games ->
        [zero] بلا ألعاب من { $name }؛ والنصيب العادل { NUMBER($fair, maximumFractionDigits: 1) }.
        [one] لعبة واحدة من { $name }؛ والنصيب العادل { NUMBER($fair, maximumFractionDigits: 1) }.
        [two] لعبتان من { $name }؛ والنصيب العادل { NUMBER($fair, maximumFractionDigits: 1) }.
        [few] { $games } ألعاب من { $name }؛ والنصيب العادل { NUMBER($fair, maximumFractionDigits: 1) }.
        [many] { $games } لعبة من { $name }؛ والنصيب العادل { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $games } لعبة من { $name }؛ والنصيب العادل { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-queens =
    { $queen ->
        [QS] أخذ البنت
       *[other] أخذ { MARK($queen) }
    }
you-queens-about =
    { $queens ->
        [1] مرة واحدة؛ والنصيب العادل ⁦{ $fair }%⁩.
       *[other] من أصل { $queens }؛ والنصيب العادل ⁦{ $fair }%⁩.
    }
you-clean = جولات بلا نقاط
you-clean-about =
    { $hands ->
        [1] جولة واحدة؛ والنصيب العادل ⁦{ $fair }%⁩.
       *[other] من أصل { $hands }؛ والنصيب العادل ⁦{ $fair }%⁩.
    }
you-moons = أقمار اقتنصتها
you-moons-about = المحاولات: { $tried }. والنصيب العادل { NUMBER($fair, maximumFractionDigits: 1) }.

## الرسوم: عنوان وجملة، ثم الشيء نفسه جدولًا.

you-as-table = في جدول
you-over-time = نقاطك مع الوقت
you-over-time-about = { $name }؛ الخط المتقطع النصيب العادل، والشريط مقدار اليقين.
you-trend-fewer = تأخذ نقاطًا أقل مما كنت تأخذ.
you-trend-more = تأخذ نقاطًا أكثر مما كنت تأخذ.
you-trend-fewer-high = تكسب نقاطًا أقل مما كنت تكسب.
you-trend-more-high = تكسب نقاطًا أكثر مما كنت تكسب.
you-trend-level = نقاطك كالمعتاد، وما يتغيّر منها فمن الصدفة.
you-trend-early = لا يزال الوقت مبكرًا: ما يُرى حتى الآن صدفة.
you-time-from = من
you-time-to = إلى
you-table-hands = الجولات
you-table-points = نقاط الجولة
you-table-fair = النصيب العادل
you-table-margin = هامش التقدير
you-day = { DATETIME($at, day: "numeric", month: "short") }
you-day-year = { DATETIME($at, month: "short", year: "numeric") }
you-places = المراكز
you-places-about =
    { $games ->
        [zero] بلا ألعاب، وعدد اللاعبين { $players }
        [one] لعبة واحدة، وعدد اللاعبين { $players }
        [two] لعبتان، وعدد اللاعبين { $players }
        [few] { $games } ألعاب، وعدد اللاعبين { $players }
        [many] { $games } لعبة، وعدد اللاعبين { $players }
       *[other] { $games } لعبة، وعدد اللاعبين { $players }
    }
you-place =
    { $place ->
        [1] الأول
        [2] الثاني
        [3] الثالث
        [4] الرابع
        [5] الخامس
        [6] السادس
        [7] السابع
        [8] الثامن
       *[other] المركز { $place }
    }
you-places-said =
    { $first ->
        [1] المركز الأول مرة واحدة من { $games }.
       *[other] المركز الأول: { $first } من { $games }.
    }
you-places-sides = في الفرق يشترك الشريكان في مركز.
you-table-place = المركز
you-table-games = الألعاب
you-queen =
    { $queen ->
        [QS] البنت
       *[other] { MARK($queen) }
    }
you-queen-said =
    { $queen ->
        [QS] تأتيك البنت في { $share } من كل 100 مرة؛ والنصيب العادل { $fair }.
       *[other] تأتيك الورقة { MARK($queen) } في { $share } من كل 100 مرة؛ والنصيب العادل { $fair }.
    }
you-tricks = متى تأتيك النقاط
you-tricks-about = { $name }، لمّة لمّة
you-tricks-queen =
    { $queen ->
        [QS] البنت
       *[other] { MARK($queen) }
    }
you-tricks-rest = سائر النقاط
you-tricks-said = اللمّة { $trick } هي أكثر ما يأتيك بالنقاط.
you-table-trick = اللمّة
you-table-queen =
    { $queen ->
        [QS] البنت
       *[other] { MARK($queen) }
    }
you-table-rest = غيرها
you-moons-title = الأقمار
you-moons-said =
    { $made ->
        [0]
            { $tried ->
                [0] لم تحاول بعد.
                [1] محاولة واحدة لم تنجح.
               *[other] المحاولات { $tried }، ولم تنجح واحدة.
            }
       *[other] اقتنصت { $made }، والمحاولات { $tried }.
    }
you-moons-others = منعت { $stopped } من أقمار غيرك، وأصابك منها { $suffered }.
you-moons-how = المحاولة: أن تأخذ كل النقاط حتى لحظتها، وثلاثة أخماس نقاط الجولة على الأقل.
you-habits = أكثر ما يكلّفك
you-habits-about =
    { $hands ->
        [1] نقاط في عشر جولات، بحسب جولة واحدة قيّمها المدرّب بالنقاط
       *[other] نقاط في عشر جولات، بحسب ما قيّمه المدرّب بالنقاط من جولات: { $hands }
    }
you-habits-none = لم يكن في الجولات التي قيّمها المدرّب بالنقاط خطأ مكلف.
you-habits-empty = راجع جولة مع المدرّب، فيُحسب هنا ما يجده.
you-habit-times =
    { $times ->
        [zero] أبدًا
        [one] مرة
        [two] مرتين
        [few] { $times } مرات
        [many] { $times } مرة
       *[other] { $times } مرة
    }
you-habit-above =
    { $queen ->
        [QS] ورقة بستوني كبيرة قبل أن تُلعب البنت
       *[other] ورقة أكبر قبل أن تُلعب { MARK($queen) }
    }
you-habit-kept =
    { $queen ->
        [QS] إبقاء البنت مع إمكان التخلص منها
       *[other] إبقاء { MARK($queen) } مع إمكان التخلص منها
    }
you-habit-queen =
    { $queen ->
        [QS] التعرّض لأخذ البنت
       *[other] التعرّض لأخذ { MARK($queen) }
    }
you-habit-pass = تمرير الأوراق الخطأ
you-habit-under = لمّة كان يمكن تجنّبها
you-habit-high = إبقاء ورقة كبيرة مع إمكان التخلص منها
you-habit-follow = الورقة الخطأ من النوع المطلوب
you-habit-discard = رمي الورقة الخطأ
you-habit-lead = الافتتاح بالورقة الخطأ
you-habit-stop = قمر لغيرك لم تمنعه
you-habit-moon = التخلي عن قمر
you-habit-bonus = تفويت ورقة تخصم نقاطًا
you-habit-points = لمّة أفلتت والنقاط مطلوبة
you-habit-bid = مزايدة أكثر أو أقل مما ينبغي
you-habit-other = غير ذلك
you-by-kind = بحسب القواعد
you-by-level = بحسب المستوى
# Where they were played by several sets of rules: of which the points are.
you-by-level-points = { you-table-points }: { $name } فقط
you-table-name = القواعد
you-table-level = المستوى
you-table-won = الفوز

## الألعاب.

you-games-count =
    { $count ->
        [zero] بلا ألعاب
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $count } ألعاب
        [many] { $count } لعبة
       *[other] { $count } لعبة
    }
you-game-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-with = { $when }، مع { LIST($names) }
# جولة واحدة، وتاريخ اليوم الذي وُزّعت فيه أوراقها على الجميع.
you-game-day = توزيعة { DATETIME($at, dateStyle: "long") }
you-game-challenge = تحدٍّ: الأوراق نفسها لصديق
you-game-place =
    { $place ->
        [1] فوز
        [2] الثاني
        [3] الثالث
        [4] الرابع
        [5] الخامس
        [6] السادس
        [7] السابع
        [8] الثامن
       *[other] المركز { $place }
    }
you-game-chips =
    { $chips ->
        [zero] { SIGNED($chips) } فيشة
        [one] { SIGNED($chips) } فيشة
        [two] { SIGNED($chips) } فيشة
        [few] { SIGNED($chips) } فيشات
        [many] { SIGNED($chips) } فيشة
       *[other] { SIGNED($chips) } فيشة
    }
you-game-unplayable = لا يستطيع هذا الإصدار لعبها.
you-game-replayed = غير محسوبة: تراجعت فيها عن شيء.
you-game-given-up = انسحبت منها
you-game-delete = حذف { $title }، { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-deleted = حُذفت اللعبة.
you-game-failed = تعذّر فتح هذه اللعبة. تحقّق من الاتصال ثم حاول مجددًا.
you-game-opening = جارٍ عرض اللعبة.
you-game-save = حفظ في ملف
you-game-hands = جولة جولة
you-game-look = مراجعة الجولة { $hand }
you-more = عرض المزيد

## كل ما هنا في ملف.

you-data-about = الإعدادات والقواعد ودفتر النقاط والنتائج والألعاب في هذا المتصفح وحده. وفي ملف تنتقل معك إلى غيره، أو تبقى في أمان.
you-export = حفظ كل شيء في ملف
you-export-failed = تعذّرت قراءة الألعاب، فلم يُحفظ شيء.
you-import = فتح ملف كهذا
you-import-about = يُضاف ما فيه إلى ما هنا. لا يضيع شيء، وترى أولًا ما سيحدث.
you-import-no-json = { $file } ليس ملفًا حفظه OpenHearts، أو هو جزء منه فقط.
you-import-other = { $file } ملف من نوع آخر. القواعد والألعاب المفردة تُفتح من «ألعاب أخرى».
you-import-newer = { $file } من إصدار أحدث من OpenHearts. أعد تحميل الصفحة ثم حاول مرة أخرى.
you-import-damaged = { $file } تالف، فلم يتغيّر شيء.
you-import-large = { $file } أكبر بكثير من أن يكون ملفًا كهذا.
you-import-title = ما سيأتي به { $file }
you-import-nothing = كل ما فيه موجود هنا.
you-import-games =
    { $count ->
        [zero] لا لعبة تُضاف إلى ألعابك.
        [one] تُضاف لعبة إلى ألعابك.
        [two] تُضاف لعبتان إلى ألعابك.
        [few] تُضاف { $count } ألعاب إلى ألعابك.
        [many] تُضاف { $count } لعبة إلى ألعابك.
       *[other] تُضاف { $count } لعبة إلى ألعابك.
    }
you-import-known =
    { $count ->
        [zero] لا لعبة منها موجودة هنا.
        [one] لعبة واحدة موجودة هنا.
        [two] لعبتان موجودتان هنا.
        [few] { $count } ألعاب موجودة هنا.
        [many] { $count } لعبة موجودة هنا.
       *[other] { $count } لعبة موجودة هنا.
    }
you-import-no-room =
    { $count ->
        [zero] المكان يتسع لكل الألعاب.
        [one] لا مكان لأقدم لعبة؛ تبقى في الملف.
        [two] لا مكان لأقدم لعبتين؛ تبقيان في الملف.
        [few] لا مكان لأقدم { $count } ألعاب؛ تبقى في الملف.
        [many] لا مكان لأقدم { $count } لعبة؛ تبقى في الملف.
       *[other] لا مكان لأقدم { $count } لعبة؛ تبقى في الملف.
    }
you-import-waiting =
    { $count ->
        [zero] لا تُضاف لعبة لم تكتمل.
        [one] تُضاف لعبة لم تكتمل.
        [two] تُضاف لعبتان لم تكتملا.
        [few] تُضاف { $count } ألعاب لم تكتمل.
        [many] تُضاف { $count } لعبة لم تكتمل.
       *[other] تُضاف { $count } لعبة لم تكتمل.
    }
you-import-waiting-no-room =
    { $count ->
        [zero] المكان يتسع لكل الألعاب التي لم تكتمل.
        [one] لا مكان للعبة لم تكتمل؛ تبقى في الملف.
        [two] لا مكان للعبتين لم تكتملا؛ تبقيان في الملف.
        [few] لا مكان لـ{ $count } ألعاب لم تكتمل؛ تبقى في الملف.
        [many] لا مكان لـ{ $count } لعبة لم تكتمل؛ تبقى في الملف.
       *[other] لا مكان لـ{ $count } لعبة لم تكتمل؛ تبقى في الملف.
    }
you-import-reviews =
    { $count ->
        [zero] لا يُضاف شيء مما وجده المدرّب.
        [one] يُضاف ما وجده المدرّب في جولة.
        [two] يُضاف ما وجده المدرّب في جولتين.
        [few] يُضاف ما وجده المدرّب في { $count } جولات.
        [many] يُضاف ما وجده المدرّب في { $count } جولة.
       *[other] يُضاف ما وجده المدرّب في { $count } جولة.
    }
you-import-rules = تُضاف مجموعات قواعد؛ وما كان منها هنا أيضًا يبقى أحدثه.
you-import-pad = تُضاف سهرات دفتر النقاط؛ والمفتوحة هنا تبقى مفتوحة.
you-import-daily = تُضاف نتائج يومية؛ واليوم الذي له نتيجة هنا أيضًا تبقى نتيجته هنا.
you-import-challenges = تُضاف تحديات؛ وما كان منها هنا أيضًا يبقى ما لعبته هنا.
you-import-settings = يُنقل المظهر والصوت والمستوى.
you-import-more =
    { $count ->
        [1] يُضاف شيء آخر كان محفوظًا.
       *[other] تُضاف أشياء أخرى كانت محفوظة، عددها { $count }.
    }
you-import-stays =
    { $count ->
        [1] شيء واحد مختلف هنا، ويبقى كما هو هنا.
       *[other] أشياء مختلفة هنا، عددها { $count }، وتبقى كما هي هنا.
    }
you-import-with-settings = أخذ إعدادات الملف
you-import-with-settings-about = بدل المظهر والصوت والمستوى كما هي هنا.
you-import-do = إضافة
you-import-not = تركه
you-import-done = كله هنا الآن.
you-import-failed = لا مكان له في هذا المتصفح. لم يتغيّر شيء.
you-wipe = حذف كل شيء هنا
you-wipe-about = الإعدادات والقواعد ودفتر النقاط والنتائج وكل الألعاب في هذا المتصفح. وما في حساب أو ملف باقٍ.
you-wipe-sure = أتحذف كل شيء حقًّا؟ لا رجوع في هذا.
you-wipe-yes = حذف كل شيء
you-wipe-no = إبقاء
you-wipe-failed = لم يسمح المتصفح بذلك.
