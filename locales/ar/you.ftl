### الصفحة: ألعاب القارئ، وأرقامها، وكل ما في هذا المتصفح في ملف واحد.

you-title = أنت
you-part = ما تنظر فيه
you-part-play = كيف تلعب
you-part-games = الألعاب
you-part-data = بياناتك

## قبل أن يكون شيء، وحين يكون خطأ.

you-empty = أكمل لعبة إلى نهايتها فتُحفظ هنا بكل أوراقها.
you-unread = هذا المتصفح لا يسمح للصفحة بحفظ الألعاب، فلا شيء يُعرض.
you-full = لا مكان في هذا المتصفح للعبة أخرى. احفظ كل شيء في ملف، ثم احذف بعض الألعاب.
you-gone =
    { $count ->
        [zero] لم تذهب لعبة.
        [one] أفسحت أقدم لعبة المكان لجديدة.
        [two] أفسحت أقدم لعبتين المكان لجديدتين.
        [few] أفسحت أقدم { $count } ألعاب المكان لجديدة.
        [many] أفسحت أقدم { $count } لعبة المكان لجديدة.
       *[other] أفسحت أقدم { $count } لعبة المكان لجديدة.
    }
you-working =
    { $left ->
        [zero] لم تبقَ لعبة يُنظر فيها.
        [one] بقي النظر في لعبة واحدة.
        [two] بقي النظر في لعبتين.
        [few] بقي النظر في { $left } ألعاب.
        [many] بقي النظر في { $left } لعبة.
       *[other] بقي النظر في { $left } لعبة.
    }
you-unreached = تعذّر النظر في بعض الألعاب. تحقّق من الاتصال وافتح هذا من جديد.
you-nothing-chosen = لا لعبة كهذه. اختر شروطًا أقل.

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
you-level-all = كل مستوى
you-level-beginner = مبتدئون
you-level-easy = سهل
you-level-medium = متوسط
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
        [zero] بلا ألعاب؛ والنصيب العادل { $fair }%.
        [one] لعبة واحدة؛ والنصيب العادل { $fair }%.
        [two] لعبتان؛ والنصيب العادل { $fair }%.
        [few] { $games } ألعاب؛ والنصيب العادل { $fair }%.
        [many] { $games } لعبة؛ والنصيب العادل { $fair }%.
       *[other] { $games } لعبة؛ والنصيب العادل { $fair }%.
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
you-queens = أخذ البنت
you-queens-about =
    { $queens ->
        [1] من مرة واحدة؛ والنصيب العادل { $fair }%.
       *[other] من { $queens }؛ والنصيب العادل { $fair }%.
    }
you-clean = جولات بلا نقاط
you-clean-about =
    { $hands ->
        [1] من جولة واحدة؛ والنصيب العادل { $fair }%.
       *[other] من { $hands }؛ والنصيب العادل { $fair }%.
    }
you-moons = أقمار اقتنصتها
you-moons-about = المحاولات: { $tried }. والنصيب العادل { NUMBER($fair, maximumFractionDigits: 1) }.

## الرسوم: عنوان وجملة، ثم الشيء نفسه جدولًا.

you-as-table = في جدول
you-over-time = النقاط عبر الزمن
you-over-time-about = { $name }؛ الخط المتقطع النصيب العادل، والشريط مقدار اليقين.
you-trend-fewer = تأخذ نقاطًا أقل مما كنت تأخذ.
you-trend-more = تأخذ نقاطًا أكثر مما كنت تأخذ.
you-trend-fewer-high = تكسب نقاطًا أقل مما كنت تكسب.
you-trend-more-high = تكسب نقاطًا أكثر مما كنت تكسب.
you-trend-level = نقاطك كالمعتاد؛ وما يتغيّر منها صدفة.
you-trend-early = لا يزال الوقت مبكرًا: ما يُرى حتى الآن صدفة.
you-time-few = مع جولات أكثر يبيّن خط كيف تتغيّر نقاطك.
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
        [1] لعبة واحدة، واللاعبون { $players }
       *[other] الألعاب { $games }، واللاعبون { $players }
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
you-queen = البنت
you-queen-said = تأتيك البنت في { $share } من كل 100 مرة؛ والنصيب العادل { $fair }.
you-tricks = متى تأتيك النقاط
you-tricks-about = { $name }، لمّة لمّة
you-tricks-queen = البنت
you-tricks-rest = سائر النقاط
you-tricks-said = أكثر نقاطك تأتي مع اللمّة { $trick }.
you-table-trick = اللمّة
you-table-queen = البنت
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
you-moons-others = منعت { $stopped } من أقمار غيرك، وأصابك { $suffered }.
you-moons-how = المحاولة: أن تأخذ كل النقاط حتى لحظتها، وثلاثة أخماس نقاط الجولة على الأقل.
you-habits = ما يكلّفك أكثر
you-habits-about =
    { $hands ->
        [1] نقاط في عشر جولات، بحسب جولة واحدة راجعتها
       *[other] نقاط في عشر جولات، بحسب ما راجعته من جولات: { $hands }
    }
you-habits-none = لم يكن في الجولات التي راجعتها خطأ مكلف.
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
you-habit-queen = ترك البنت قريبة
you-habit-pass = تمرير الأوراق الخطأ
you-habit-follow = أخذ لمّة كان يمكن تجنّبها، أو تجنّبها بورقة أكبر مما يلزم
you-habit-discard = رمي الورقة الخطأ
you-habit-lead = افتتاح عاد عليك
you-habit-stop = ترك قمر غيرك يمر
you-habit-moon = التخلي عن قمر
you-habit-bonus = تفويت ورقة تخصم نقاطًا
you-habit-bid = مزايدة أكثر أو أقل مما ينبغي
you-habit-other = غير ذلك
you-by-kind = بحسب القواعد
you-by-level = بحسب المستوى
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
you-import-no-json = { $file } ليس ملفًا حفظه OpenHearts.
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
        [one] تُضاف لعبة لم تكتمل إلى غيرها.
        [two] تُضاف لعبتان لم تكتملا إلى غيرهما.
        [few] تُضاف { $count } ألعاب لم تكتمل إلى غيرها.
        [many] تُضاف { $count } لعبة لم تكتمل إلى غيرها.
       *[other] تُضاف { $count } لعبة لم تكتمل إلى غيرها.
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
        [1] ويأتي معه ما وجده المدرّب في جولة.
       *[other] ويأتي معه ما وجده المدرّب في جولات عددها { $count }.
    }
you-import-rules = تأتي مجموعات قواعد؛ وما كان هنا أيضًا بقي الأحدث منه.
you-import-pad = تأتي سهرات دفتر النقاط؛ والمفتوحة هنا تبقى مفتوحة.
you-import-daily = تأتي نتائج أيام؛ وما كان هنا أيضًا بقيت نتيجتك هنا.
you-import-challenges = تأتي تحديات؛ وما كان هنا أيضًا بقي ما لعبته هنا.
you-import-settings = يأتي المظهر والصوت والمستوى.
you-import-more =
    { $count ->
        [1] ويأتي شيء آخر كان محفوظًا.
       *[other] وتأتي أشياء أخرى كانت محفوظة، عددها { $count }.
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
