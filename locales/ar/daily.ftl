### الصفحة: توزيعة اليوم، في الصفحة الأولى وفي غرفتها.

## ما هي.

daily-title = توزيعة اليوم
daily-yesterday = توزيعة الأمس
daily-about = للجميع اليوم هذه الأوراق نفسها، والآليون الثلاثة أنفسهم. والمحاولة الأولى وحدها تُحسب.
daily-rules = السيدة السوداء، جولة واحدة. والآليون يلعبون بحذر.
daily-play = لعب توزيعة اليوم
daily-go-on = متابعة توزيعة اليوم
daily-home-play = العبها
daily-home-go-on = متابعة
daily-home-result = نتيجتك
daily-home = هذه أوراقك وأوراق الجميع اليوم.
daily-home-begun = بدأت اللعب، وأوراقك كما تركتها.
daily-home-done =
    { $points ->
        [zero] لم تأخذ نقطة اليوم.
        [one] أخذت نقطة واحدة اليوم.
        [two] أخذت نقطتين اليوم.
        [few] أخذت { $points } نقاط اليوم.
        [many] أخذت { $points } نقطة اليوم.
       *[other] أخذت { $points } نقطة اليوم.
    }
daily-cards = أوراقك: { CARDS($cards) }
daily-failed = تعذّر تجهيز توزيعة اليوم. تحقّق من الاتصال ثم حاول مجددًا.
daily-again = محاولة أخرى
daily-practice = تدريب: لا تُحسب هذه.

## النتيجة.

daily-points =
    { $points ->
        [zero] بلا نقاط.
        [one] نقطة واحدة.
        [two] نقطتان.
        [few] { $points } نقاط.
        [many] { $points } نقطة.
       *[other] { $points } نقطة.
    }
daily-moon-other = القمر من نصيب { NAME($seat) }: { $points } نقطة لكل من الآخرين.
daily-praise-best = لم يلعبها أحد أفضل منك.
daily-praise-well = لعب ممتاز.
daily-praise-fair = لعب جيد.
daily-praise-even = لم تترك هذه الأوراق خيارًا.
daily-praise-hard = غدًا أوراق جديدة.
daily-better =
    { $count ->
        [zero] لم يأخذ أحد من { $all } آلي لعبوا هذه الأوراق أكثر منك.
        [one] أفضل من آلي واحد من { $all } لعبوا هذه الأوراق.
        [two] أفضل من آليَّين من { $all } لعبوا هذه الأوراق.
        [few] أفضل من { $count } آليين من { $all } لعبوا هذه الأوراق.
        [many] أفضل من { $count } آليًّا من { $all } لعبوا هذه الأوراق.
       *[other] أفضل من { $count } آلي من { $all } لعبوا هذه الأوراق.
    }
daily-waiting = لعب هذه الأوراق { $played } من 100 آلي.
daily-you =
    { $count ->
        [zero] أنت
        [one] أنت وآلي
        [two] أنت وآليَّان
        [few] أنت و{ $count } آليين
        [many] أنت و{ $count } آليًّا
       *[other] أنت و{ $count } آلي
    }
daily-average = المتوسط { NUMBER($points, maximumFractionDigits: 1) }
daily-field = ما أخذه مئة آلي بهذه الأوراق: المتوسط { NUMBER($average, maximumFractionDigits: 1) } من النقاط، والأفضل { $best }. وأخذت أنت { $points }.
daily-streak =
    { $days ->
        [zero] لا سلسلة بعد
        [one] سلسلة من يوم واحد
        [two] سلسلة من يومين
        [few] سلسلة من { $days } أيام
        [many] سلسلة من { $days } يومًا
       *[other] سلسلة من { $days } يوم
    }
daily-streak-about = تفويت يوم واحد لا يقطعها.
daily-day =
    { $points ->
        [zero] { $date }: بلا نقاط
        [one] { $date }: نقطة واحدة
        [two] { $date }: نقطتان
        [few] { $date }: { $points } نقاط
        [many] { $date }: { $points } نقطة
       *[other] { $date }: { $points } نقطة
    }
daily-day-none = { $date }: لم تُلعب
daily-day-done = { $date }: لُعبت
daily-next =
    { $hours ->
        [0] { $minutes ->
            [zero] التوزيعة التالية الآن
            [one] التوزيعة التالية بعد دقيقة
            [two] التوزيعة التالية بعد دقيقتين
            [few] التوزيعة التالية بعد { $minutes } دقائق
            [many] التوزيعة التالية بعد { $minutes } دقيقة
           *[other] التوزيعة التالية بعد { $minutes } دقيقة
        }
       *[other] التوزيعة التالية بعد { $hours } س و{ $minutes } د
    }
daily-new = وصلت توزيعة جديدة.

## ما يمكن فعله بها.

daily-share = مشاركة
daily-copied = نُسخ
daily-not-copied = المتصفح لا يسمح بالنسخ. النص أعلاه.
daily-slip = هذا كل ما يُشارَك
daily-share-head = ‏{ page-name }، { $date }
daily-share-points =
    { $points ->
        [zero] 0 نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
daily-share-day =
    { $days ->
        [zero] { daily-share-points }، بلا سلسلة
        [one] { daily-share-points }، سلسلة من يوم واحد
        [two] { daily-share-points }، سلسلة من يومين
        [few] { daily-share-points }، سلسلة من { $days } أيام
        [many] { daily-share-points }، سلسلة من { $days } يومًا
       *[other] { daily-share-points }، سلسلة من { $days } يوم
    }
daily-share-moon = مع قمر
daily-share-tricks =
    { $count ->
        [zero] لا نقاط في أي من اللمّات الثلاث عشرة
        [one] نقاط في لمّة واحدة من 13
        [two] نقاط في لمّتين من 13
        [few] نقاط في { $count } لمّات من 13
        [many] نقاط في { $count } لمّة من 13
       *[other] نقاط في { $count } لمّة من 13
    }
daily-look-back = مراجعة
daily-others = كيف لعب الآخرون
daily-others-who = بالأوراق نفسها
daily-others-bots = الآليون
daily-others-people = الناس
daily-practise = لعبها من جديد
daily-practise-about = للتدريب، مع تلميحات. ونتيجتك باقية.
daily-others-about = جلس مئة آلي في مقعدك بأوراقك، ضد الثلاثة أنفسهم. خمسة وعشرون في كل مستوى؛ ولكل منهم ما ينساه وما يسيء تقديره.
daily-level-beginner = مبتدئون
daily-level-easy = سهل
daily-level-medium = متوسط
daily-level-careful = حذر
daily-level-average = المتوسط { NUMBER($points, maximumFractionDigits: 1) }
daily-level-range = من { $best } إلى { $worst }
## الأوراق نفسها عند الناس: على خادم، ولا يكون إلا حين يريده اللاعب.

daily-people-about = تُرسل جولتك إلى الخادم الذي جاءت منه هذه الصفحة. يعيد لعبها ويحفظ نقاطك، ولا يعرض على الآخرين إلا عدد اللاعبين عند كل نتيجة. اسمك لا يراه أحد.
daily-people-go = إرسال نتيجتي والمقارنة
daily-people-name = اسمك
daily-people-name-about = لا يعرفك هذا الخادم بعد. يُرى هذا الاسم على الطاولات، ولا يُرى هنا أبدًا.
daily-people-asking = جارٍ سؤال الخادم.
daily-people-better =
    { $all ->
        [1]
            { $count ->
                [0] لعب هذه الأوراق شخص واحد غيرك، ولم يأخذ أكثر منك.
               *[other] أفضل من الشخص الوحيد الذي لعب هذه الأوراق غيرك.
            }
       *[other]
            { $count ->
                [zero] لم يأخذ أحد بهذه الأوراق أكثر منك، من أصل { $all }.
                [one] أفضل من شخص واحد من أصل { $all } بهذه الأوراق.
                [two] أفضل من شخصين من أصل { $all } بهذه الأوراق.
                [few] أفضل من { $count } أشخاص من أصل { $all } بهذه الأوراق.
                [many] أفضل من { $count } شخصًا من أصل { $all } بهذه الأوراق.
               *[other] أفضل من { $count } شخص من أصل { $all } بهذه الأوراق.
            }
    }
daily-people-few = لم يلعب هذه الأوراق هنا حتى الآن ثلاثة آخرون. عُد لاحقًا للمقارنة.
daily-people-uncounted = نتيجتك ليست بينها: وصلت متأخرة، أو كان آليو هذا الخادم سيلعبون على نحو آخر.
daily-people-you =
    { $count ->
        [zero] أنت
        [one] أنت وشخص آخر
        [two] أنت وشخصان آخران
        [few] أنت و{ $count } آخرين
        [many] أنت و{ $count } شخصًا آخر
       *[other] أنت و{ $count } شخص آخر
    }
daily-people-field = ما أخذه الناس بهذه الأوراق: المتوسط { NUMBER($average, maximumFractionDigits: 1) } من النقاط، والأفضل { $best }. وأخذت أنت { $points }.
daily-people-switch = إرسال نتائجي
daily-people-switch-about = كلما لعبت توزيعة اليوم. وما أرسلته يبقى حتى تحذف اسمك أو حسابك.
daily-people-no-server = هذه النسخة من الصفحة بلا خادم، فلا أحد تقارن نفسك به.
daily-people-unreached = تعذّر الوصول إلى الخادم. تحقّق من الاتصال ثم حاول مجددًا.

## الطاولة الصغيرة في الصفحة الأولى، يلعب عليها أربعة آليين.

live-title = على الطاولة الآن
live-about = أربعة آليين يلعبون الجولة { $hand }.
live-turn = الدور على { NAME($seat) }.
live-took = اللمّة من نصيب { NAME($seat) }.
live-over = انتهت لعبتهم.
live-stop = إيقافهم
live-go-on = تركهم يلعبون
live-people = طاولات الناس
live-scores = نقاطهم
home-seat = العودة إلى طاولتك

## التحديات: ست جولات يلعبها صديق أيضًا.

challenge-title = تحدّي صديق
challenge-about = تلعب ست جولات، ثم يحمل رابط الأوراق نفسها إلى صديق يلعبها ضد الآليين أنفسهم. وبعدها تقارنان جولة جولة.
challenge-rules = { $name }، ست جولات.
challenge-make = لعب ست جولات
challenge-before = تحدياتك
challenge-entry-new = لم يبدأ بعد.
challenge-entry-begun = بدأ: تابع من حيث توقفت.
challenge-entry-done = لُعبت الجولات الست كلها.
challenge-entry-theirs = وصلت نتيجة { $name } أيضًا.
challenge-friend = صديقك
challenge-asked =
    { $name ->
        [none] لعب صديق هذه الجولات الست.
       *[other] هذه الجولات الست تحدٍّ من { $name }.
    }
challenge-asked-about = العب الأوراق نفسها ضد الآليين أنفسهم. وتظهر النتيجة بعد ذلك.
challenge-play = لعب الأوراق نفسها
challenge-go-on = متابعة الجولات الست
challenge-link = هذا الرابط ناقص أو تغيّر في الطريق. اطلبه مرة أخرى.
challenge-unplayable = لا يمكن هنا لعب ما في هذا الرابط. ربما كان من إصدار آخر.
challenge-core = تعذّر توزيع الأوراق. تحقّق من الاتصال ثم حاول مجددًا.
challenge-other-bots = تغيّر الآليون منذ اللعبة الأخرى، فربما لعبوا فيها على نحو آخر.
challenge-points =
    { $points ->
        [zero] بلا نقاط في ست جولات.
        [one] نقطة واحدة في ست جولات.
        [two] نقطتان في ست جولات.
        [few] { $points } نقاط في ست جولات.
        [many] { $points } نقطة في ست جولات.
       *[other] { $points } نقطة في ست جولات.
    }
challenge-won =
    { $points ->
        [zero] فزت.
        [one] فزت بفارق نقطة.
        [two] فزت بفارق نقطتين.
        [few] فزت بفارق { $points } نقاط.
        [many] فزت بفارق { $points } نقطة.
       *[other] فزت بفارق { $points } نقطة.
    }
challenge-lost =
    { $points ->
        [zero] الفوز لـ{ $name }.
        [one] الفوز لـ{ $name } بفارق نقطة.
        [two] الفوز لـ{ $name } بفارق نقطتين.
        [few] الفوز لـ{ $name } بفارق { $points } نقاط.
        [many] الفوز لـ{ $name } بفارق { $points } نقطة.
       *[other] الفوز لـ{ $name } بفارق { $points } نقطة.
    }
challenge-level = تعادلتما.
challenge-ready = أرسله الآن إلى صديق: في الرابط هذه الأوراق وما لعبته، ولا يُكشف لعبك قبل أن ينهي لعبه.
challenge-hand = الجولة { $hand }
challenge-you = أنت
challenge-total = المجموع
challenge-open = الجولة { $hand }، لمّة لمّة
challenge-trick = اللمّة
challenge-passed = التمرير
challenge-took = مع نقاط
challenge-name = اسمك إن شئت
challenge-send = إرسال الرابط
challenge-copied = نُسخ الرابط
challenge-not-copied = المتصفح لا يسمح بالنسخ. حدّد الرابط وانسخه.
challenge-field = الرابط
challenge-share =
    { $points ->
        [zero] لم آخذ نقطة في ست جولات قلوب. هذه الأوراق نفسها:
        [one] أخذت نقطة في ست جولات قلوب. هذه الأوراق نفسها:
        [two] أخذت نقطتين في ست جولات قلوب. هذه الأوراق نفسها:
        [few] أخذت { $points } نقاط في ست جولات قلوب. هذه الأوراق نفسها:
        [many] أخذت { $points } نقطة في ست جولات قلوب. هذه الأوراق نفسها:
       *[other] أخذت { $points } نقطة في ست جولات قلوب. هذه الأوراق نفسها:
    }
challenge-new = تحدٍّ جديد
