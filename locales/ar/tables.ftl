### الصفحة: طاولات الناس. إيجاد طاولة، وفتحها، والانتظار إليها، وما يُقال بجانب الأوراق.

## إيجاد طاولة.

tables-title = الطاولات
tables-open = فتح طاولة
tables-code = معي رمز
tables-code-hint = كلمتان ورقم، مثل ⁦amber-fox-17⁩
tables-find = إلى الطاولة
tables-name-title = بماذا نناديك؟
tables-name-about = يراه الآخرون على الطاولة.
# لمن تبع رابطًا وليس له اسم بعد: من يجلس هناك.
tables-name-invited = هذه دعوة إلى اللعب مع { LIST($people) }.
tables-name-label = اسمك
tables-name-go = متابعة
tables-rename = تغيير الاسم
tables-again = محاولة أخرى
tables-connecting = جارٍ الاتصال
tables-connecting-about = يستغرق أطول من المعتاد، ويستمر من نفسه.
tables-trouble-title = لم ينجح ذلك
tables-trouble-unreachable = تعذّر الوصول إلى الخادم. تحقّق من الاتصال ثم حاول مجددًا.
tables-trouble-too_fast =
    { $seconds ->
        [zero] محاولات كثيرة. انتظر لحظة ثم حاول مجددًا.
        [one] محاولات كثيرة. حاول مجددًا بعد ثانية.
        [two] محاولات كثيرة. حاول مجددًا بعد ثانيتين.
        [few] محاولات كثيرة. حاول مجددًا بعد { $seconds } ثوانٍ.
        [many] محاولات كثيرة. حاول مجددًا بعد { $seconds } ثانية.
       *[other] محاولات كثيرة. حاول مجددًا بعد { $seconds } ثانية.
    }
tables-trouble-cookies = نسيك هذا المتصفح فورًا. اسمح بملفات تعريف الارتباط لهذه الصفحة ثم حاول مجددًا: بها تعرفك الطاولة.
tables-trouble-signed_out = سُجِّل خروجك من هذا المتصفح.
tables-trouble-no_tables = هذه النسخة من الصفحة بلا خادم، فلا طاولات للناس هنا. شغّل «openhearts serve» على أي حاسوب وافتح الصفحة منه.
tables-trouble-gone = هذه الطاولة مغلقة، أو الرابط ناقص. اطلب رابطًا جديدًا.
# To somebody whom the host has asked to leave. What happened stands between them, in people-refused-removed.
tables-removed-title = لم تعد على الطاولة
tables-removed-about = إذا سمح لك المضيف بالعودة، عمل رابط الطاولة من جديد.
# To somebody whom the server’s admins have suspended. Until when stands between the two; $until is a date with its time.
tables-suspended-title = أنت موقوف
tables-suspended-about = يمكنك مواصلة اللعب وحدك في هذه الصفحة كالعادة.
tables-trouble-suspended = أوقفك من يدير هذا الخادم حتى { $until }.
tables-trouble-suspended-open = أوقفك من يدير هذا الخادم حتى إشعار آخر.
tables-go = إلى الطاولات
tables-bot = الآلي { $number }

## فتح طاولة.

host-seats =
    { $count ->
        [zero] بلا مقاعد
        [one] مقعد واحد
        [two] مقعدان
        [few] { $count } مقاعد
        [many] { $count } مقعدًا
       *[other] { $count } مقعد
    }
host-entrance = من يحق له الجلوس
host-entrance-invited = المدعوون فقط
host-entrance-friends = الأصدقاء
host-entrance-open = الجميع
host-play-time = وقت لعب الورقة
host-pass-time = وقت التمرير
host-time =
    { $seconds ->
        [0] بلا مهلة
       *[other] { $seconds } ث
    }
host-chat = الدردشة
host-chat-off = لا
host-chat-phrases = عبارات
host-chat-text = عبارات ونص
host-advice = التلميحات
host-advice-off = لا
host-advice-own = لمن يشاء
host-advice-all = للجميع
host-watching = المشاهدون
host-watching-about = للآخرين أن يشاهدوا، بتأخير لمّة.
host-bots = الآليون يشغلون المقاعد الخالية
host-bots-about = ويغادرون حين يأتي لاعب.
host-go = فتح الطاولة
host-keep = الإبقاء عليها

## الانتظار إلى طاولة.

waiting-table-of = طاولة { $name }
waiting-table = طاولة
waiting-more =
    { $count ->
        [zero] الجميع هنا
        [one] ينقصنا لاعب ثم نبدأ
        [two] ينقصنا لاعبان ثم نبدأ
        [few] ينقصنا { $count } لاعبين ثم نبدأ
        [many] ينقصنا { $count } لاعبًا ثم نبدأ
       *[other] ينقصنا { $count } لاعب ثم نبدأ
    }
waiting-bots-keep = الآليون يحفظون المقاعد للأصدقاء
waiting-link = يكفي الرابط، بلا حساب.
waiting-link-field = رابط هذه الطاولة
waiting-only-here = هذا الرابط يعمل على هذا الجهاز فقط.
waiting-copy = نسخ الرابط
waiting-copied = نُسخ
waiting-share = مشاركة
waiting-share-text = هيا نلعب القلوب معًا.
waiting-qr = الرابط، ليُمسح بالكاميرا
waiting-free = مقعد خالٍ
waiting-seat-bot = إجلاس آلي
waiting-you-sit = الجلوس هنا
waiting-host = المضيف
waiting-ready = جاهز
waiting-not-ready = ليس جاهزًا بعد
waiting-away = انقطع الاتصال
waiting-bot = حتى يأتي أحد
waiting-watching = أنت تشاهد
waiting-start =
    { $bots ->
        [zero] البدء الآن
        [one] البدء الآن مع آلي
        [two] البدء الآن مع آليَّين
        [few] البدء الآن مع { $bots } آليين
        [many] البدء الآن مع { $bots } آليًّا
       *[other] البدء الآن مع { $bots } آلي
    }
waiting-be-ready = أنا جاهز
waiting-again = لعبة أخرى
waiting-is-ready = أنت جاهز. تبدأ اللعبة حين يجهز الجميع.
waiting-called = يراك الآخرون باسم { $name }.
waiting-begins = تبدأ اللعبة من نفسها حين يجهز الجميع.
waiting-leave = مغادرة
waiting-leave-title = أتغادر الطاولة؟
waiting-leave-about = يكمل آلي اللعب في مقعدك.
waiting-leave-rated = هذه اللعبة مصنّفة. إن غادرت فمركزك الأخير، مهما فعل الآلي في مقعدك.
waiting-stay = البقاء
waiting-limits = إعدادات الطاولة
waiting-change = تغيير
waiting-lost = انقطع الاتصال. تُعاد المحاولة.
waiting-closed = أُغلقت هذه الطاولة. لم يكن فيها أحد منذ مدة.
waiting-closed-not_ready = لم تبدأ هذه اللعبة لأن أحدهم لم يحضر.
waiting-closed-admin = أغلق هذه الطاولة من يدير الخادم.
waiting-no-clock = بلا مهلة
waiting-clock = { $seconds } ث للورقة
waiting-clock-pass = { $seconds } ث للتمرير
waiting-advice-off = بلا تلميحات
waiting-advice-own = التلميحات لمن يشاء
waiting-advice-all = التلميحات للجميع
waiting-chat-off = بلا دردشة
waiting-chat-phrases = عبارات
waiting-chat-text = عبارات ونص
waiting-watching-no = بلا مشاهدين
waiting-watching-yes = للآخرين أن يشاهدوا
waiting-entrance-invited = بالرابط فقط
waiting-entrance-friends = للأصدقاء أن يجلسوا
waiting-entrance-open = للجميع أن يجلسوا

## ما يستطيع المضيف فعله بمقعد.

seat-remove = الطلب من { $name } المغادرة
seat-readmit = السماح لـ{ $name } بالعودة
seat-host = نقل الاستضافة إلى { $name }
seat-move = تبادل المقعد مع { $name }
seat-move-me = تبادل المقعد معي
seat-move-free = الانتقال إلى المقعد الخالي
seat-no-bot = إبعاد الآلي

## السهرة.

evening-title = السهرة حتى الآن
evening-name = اللاعب
evening-games = الألعاب
evening-won = الفوز
evening-points = النقاط

## بجانب الأوراق.

company-lost = يُعاد الاتصال. أوراقك تبقى لك.
company-connected = عاد الاتصال.
company-you-sit = آلي يلعب عنك.
company-you-wait = اللعبة بانتظارك.
company-return = عدت
company-waits = بانتظار { $name }
company-all-away = اللعبة متوقفة مؤقتًا
company-played-for-you = انتهى وقتك، فلعب آلي.
company-seconds =
    { $seconds ->
        [zero] 0 ثانية
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }
company-seconds-short = { $seconds } ث
company-time-left =
    { $seconds ->
        [zero] لم يبقَ وقت
        [one] بقيت ثانية واحدة
        [two] بقيت ثانيتان
        [few] بقيت { $seconds } ثوانٍ
        [many] بقيت { $seconds } ثانية
       *[other] بقيت { $seconds } ثانية
    }
# عند نتيجة الجولة، قبل أن تظهر التالية من نفسها.
company-next-in =
    { $seconds ->
        [zero] الجولة التالية الآن
        [one] الجولة التالية بعد ثانية واحدة
        [two] الجولة التالية بعد ثانيتين
        [few] الجولة التالية بعد { $seconds } ثوانٍ
        [many] الجولة التالية بعد { $seconds } ثانية
       *[other] الجولة التالية بعد { $seconds } ثانية
    }
company-come-back = { $time } للعودة
company-time = { $time }
company-connecting = جارٍ الاتصال
company-bot-plays = آلي يلعب
company-away = غائب
company-muted = مكتوم
company-time-up = { WHO($seat) ->
    [you] انتهى وقتك
   *[other] انتهى الوقت
}
company-person = { $sat ->
    [true] { $name }: كتم أو حظر أو إبلاغ
   *[false] { $name }: كتم
}
company-watching = { $count ->
    [zero] لا أحد يشاهد
    [one] مشاهد واحد
    [two] مشاهدان
    [few] { $count } مشاهدين
    [many] { $count } مشاهدًا
   *[other] { $count } مشاهد
}
company-you-watch = أنت تشاهد، بتأخير لمّة.
company-stop-watching = إنهاء المشاهدة
company-side = المشاهدة من جهة { $name }
company-invite = دعوة
menu-invite-about = رابط هذه الطاولة ورمزها
menu-leave-people = يكمل آلي اللعب في مقعدك

## الدردشة.

chat-title = الدردشة
chat-open = { $unread ->
    [zero] الدردشة
    [one] الدردشة، رسالة غير مقروءة
    [two] الدردشة، رسالتان غير مقروءتين
    [few] الدردشة، { $unread } رسائل غير مقروءة
    [many] الدردشة، { $unread } رسالة غير مقروءة
   *[other] الدردشة، { $unread } رسالة غير مقروءة
}
chat-newer = { $lines ->
    [zero] لا رسائل جديدة
    [one] رسالة جديدة
    [two] رسالتان جديدتان
    [few] { $lines } رسائل جديدة
    [many] { $lines } رسالة جديدة
   *[other] { $lines } رسالة جديدة
}
chat-close = إغلاق الدردشة
chat-mute-all = كتم الجميع
chat-all-muted = لا تسمع أحدًا هنا، وهم يسمعونك.
chat-say = قل شيئًا للطاولة
chat-send = إرسال
chat-more = عبارات أكثر
chat-fewer = عبارات أقل
chat-own-language = تصل العبارات إلى كل لاعب بلغته.
chat-closes = تُغلق الدردشة حين يأتي دورك.
chat-watches = لا يكتب هنا إلا من يجلس إلى الطاولة.
chat-empty = لم يقل أحد شيئًا بعد.
chat-log = ما قيل
chat-phrases = عبارات
chat-you = أنت
chat-spoken = ‏{ $name }: { $words }
chat-sat = { $you ->
    [called] جلست إلى الطاولة. يراك الآخرون باسم { $name }.
    [true] جلست إلى الطاولة.
   *[false] ‏{ $name } على الطاولة الآن.
}
chat-left = { $you ->
    [true] { $playing ->
        [true] غادرت الطاولة. آلي يكمل اللعب.
       *[false] غادرت الطاولة.
    }
   *[false] { $playing ->
        [true] مغادرة { $name }. آلي يكمل اللعب.
       *[false] مغادرة { $name }.
    }
}
chat-removed = طلب المضيف من { $name } المغادرة.
chat-away = { $you ->
    [true] انقطع اتصالك.
   *[false] { $playing ->
        [true] انقطع اتصال { $name }. تنتظر الطاولة دقيقة، ثم يكمل آلي اللعب.
       *[false] انقطع اتصال { $name }.
    }
}
chat-back = { $you ->
    [true] عدت.
   *[false] ‏{ $name } هنا من جديد.
}
chat-sits_in = { $you ->
    [true] آلي يلعب عنك حتى تعود.
   *[false] آلي يلعب عن { $name } حتى عودة { $name }.
}
chat-host = { $you ->
    [true] أنت المضيف الآن.
   *[false] المضيف الآن { $name }.
}
chat-ready = { $name }: جاهز.
chat-places = تغيّرت المقاعد. باتجاه عقارب الساعة: { LIST($names) }.
chat-time = { $you ->
    [true] انتهى وقتك، فلعب آلي عنك.
   *[false] انتهى وقت { $name }، فلعب آلي.
}

## ما يمكن فعله تجاه شخص.

person-mute = كتم
person-mute-about = لا يصلك بعدها كلام { $name } على هذه الطاولة.
person-unmute = سماع { $name } من جديد
person-block = حظر
person-block-about = لا تجلسان معًا بعدها، ولا يصلك كلام { $name }.
person-block-undo = يمكنك الرجوع عنه متى شئت: من هنا، أو من اسمك في صفحة الطاولات.
person-block-sure = نعم، حظر { $name }
person-blocked = تم الحظر. لن تجلسا معًا بعدها.
person-unblock = إلغاء الحظر
person-unblock-about = يمكنكما الجلوس معًا من جديد، ويصلك كلام { $name } من جديد.
person-unblocked = أُلغي الحظر. يمكنكما الجلوس معًا من جديد.
person-report = إبلاغ
person-report-about = يقرؤه من يدير هذا الخادم، ومعه آخر ما قاله { $name } على هذه الطاولة، ولا يصل خبره إلى { $name }.
person-report-what = ماذا حدث؟ (يمكنك تركه فارغًا.)
person-report-send = إرسال البلاغ
person-reported = شكرًا. بلاغك في طريقه.

## حين تنتهي لعبة بين الناس.

after-ready = { $count ->
    [zero] لم يجهز أحد بعد
    [one] واحد جاهز
    [two] اثنان جاهزان
    [few] { $count } جاهزون
    [many] { $count } جاهزون
   *[other] { $count } جاهزون
}
after-you-ready = بانتظار الآخرين
after-again = لعبة أخرى
after-leave = مغادرة
after-table = إلى الطاولة
after-result = عرض النتيجة
after-lacks = لم يبقَ الجميع هنا
after-check = التحقّق من التوزيع

## الردهة: لعبة سريعة، وطاولات للجلوس، وطاولات للمشاهدة.

lobby-quick = لعبة سريعة
lobby-rules = القواعد
lobby-rules-waiting =
    { $count ->
        [zero] { $rules } · لا أحد ينتظر
        [one] { $rules } · واحد ينتظر
        [two] { $rules } · اثنان ينتظران
        [few] { $rules } · { $count } ينتظرون
        [many] { $rules } · { $count } ينتظرون
       *[other] { $rules } · { $count } ينتظرون
    }
lobby-calm = هادئة
lobby-normal = عادية
lobby-quick-speed = سريعة
lobby-seconds = { $seconds } ث للورقة
lobby-waiting =
    { $count ->
        [zero] لا أحد بعد
        [one] واحد ينتظر
        [two] { $missing ->
            [1] لا ينقصها سواك
           *[other] اثنان ينتظران
        }
        [few] { $missing ->
            [1] لا ينقصها سواك
           *[other] { $count } ينتظرون
        }
        [many] { $missing ->
            [1] لا ينقصها سواك
           *[other] { $count } ينتظرون
        }
       *[other] { $missing ->
            [1] لا ينقصها سواك
           *[other] { $count } ينتظرون
        }
    }
lobby-rated = مصنّفة
lobby-rated-about = لكل لاعب حساب، ولا آليين. ومن غادر كان الأخير.
lobby-rated-guest = بحساب تلعب المصنّفة أيضًا
lobby-others-rated = ينتظرون لعبة مصنّفة: { $count }
lobby-others-unrated = ينتظرون لعبة غير مصنّفة: { $count }
lobby-bots = بعد 20 ثانية يشغل الآليون المقاعد الخالية.
lobby-no-bots = لا آليين هنا: تبدأ حين يكتمل العدد.
lobby-wait-title = البحث عن لاعبين
lobby-wait-for = ‏{ $rules } · { $speed }
lobby-wait-for-rated = ‏{ $rules } · { $speed } · مصنّفة
lobby-wait-count =
    { $count ->
        [zero] لم يأتِ أحد من { $players }.
        [one] هنا 1 من { $players }: أنت.
        [two] هنا { $count } من { $players }.
        [few] هنا { $count } من { $players }.
        [many] هنا { $count } من { $players }.
       *[other] هنا { $count } من { $players }.
    }
lobby-wait-bots =
    { $seconds ->
        [zero] الآليون يشغلون المقاعد الخالية.
        [one] يشغل الآليون المقاعد الخالية بعد ثانية.
        [two] يشغل الآليون المقاعد الخالية بعد ثانيتين.
        [few] يشغل الآليون المقاعد الخالية بعد { $seconds } ثوانٍ.
        [many] يشغل الآليون المقاعد الخالية بعد { $seconds } ثانية.
       *[other] يشغل الآليون المقاعد الخالية بعد { $seconds } ثانية.
    }
lobby-wait-first = لم يحضر الجميع لعبتك الأخيرة، فدورك الآن أولًا.
lobby-wait-pause =
    { $minutes ->
        [zero] لم تحضر ألعابك المصنّفة الأخيرة. يمكنك اللعب الآن.
        [one] لم تحضر ألعابك المصنّفة الأخيرة. يمكنك اللعب من جديد بعد دقيقة.
        [two] لم تحضر ألعابك المصنّفة الأخيرة. يمكنك اللعب من جديد بعد دقيقتين.
        [few] لم تحضر ألعابك المصنّفة الأخيرة. يمكنك اللعب من جديد بعد { $minutes } دقائق.
        [many] لم تحضر ألعابك المصنّفة الأخيرة. يمكنك اللعب من جديد بعد { $minutes } دقيقة.
       *[other] لم تحضر ألعابك المصنّفة الأخيرة. يمكنك اللعب من جديد بعد { $minutes } دقيقة.
    }
lobby-cancel = إنهاء الانتظار
lobby-sit = الجلوس
lobby-sit-none = لا أحد بعد. افتح طاولة للجميع فتظهر هنا.
lobby-watch = مشاهدة
lobby-watch-late = بتأخير لمّة، فلا يساعد أحد أحدًا
lobby-watch-none = لا لعبة للمشاهدة الآن.
lobby-seats =
    { $count ->
        [zero] بلا مقاعد
        [one] مقعد واحد
        [two] مقعدان
        [few] { $count } مقاعد
        [many] { $count } مقعدًا
       *[other] { $count } مقعد
    }
lobby-hand = الجولة { $number }
lobby-watching =
    { $count ->
        [zero] لا أحد يشاهد
        [one] واحد يشاهد
        [two] اثنان يشاهدان
        [few] { $count } يشاهدون
        [many] { $count } يشاهدون
       *[other] { $count } يشاهدون
    }
lobby-oval =
    { $free ->
        [zero] على الطاولة: { $names }
        [one] على الطاولة: { $names }؛ مقعد خالٍ
        [two] على الطاولة: { $names }؛ مقعدان خاليان
        [few] على الطاولة: { $names }؛ { $free } مقاعد خالية
        [many] على الطاولة: { $names }؛ { $free } مقعدًا خاليًا
       *[other] على الطاولة: { $names }؛ { $free } مقعد خالٍ
    }
lobby-people = { LIST($people) }
lobby-nobody = لا أحد
lobby-code = الرمز
lobby-lost = انقطع الاتصال. تُعاد المحاولة.
lobby-seat = العودة إلى طاولتك

## صدارة هذا الشهر.

month-title = هذا الشهر
month-rating = التصنيف
month-order = الترتيب بحسب المؤكَّد: التصنيف ناقصًا ثلاثة أمثال ±.
month-choice = الشهر
month-figure = ⁦{ $rating } ± { $error }⁩
month-you = أنت
rated-title = التصنيف
rated-about = مع مقدار اليقين
rated-waits = يُحسب التصنيف.
rated-left = مغادرة
rated-left-about = في التصنيف يكون مركز من غادر الأخير، مهما فعل الآلي في مقعده.
# Somebody’s own rated games: where they came in each, and what it did to their rating.
rated-games = ألعابك المصنّفة
rated-games-about = الأحدث أولًا
rated-place = المركز { $place } من { $players }
rated-change = ⁦{ $rating } ± { $error } ← { $from } ± { $fromError }⁩
month-waiting = جارٍ إحضار القائمة.
month-none = لم تُلعب لعبة مصنّفة هذا الشهر.
month-sure =
    { $people ->
        [zero] لم يلعب أحد بعد { $games } ألعاب مصنّفة أو أكثر.
        [one] لاعب واحد لعب { $games } ألعاب مصنّفة أو أكثر.
        [two] لاعبان لعبا { $games } ألعاب مصنّفة أو أكثر.
        [few] { $people } لاعبين لعبوا { $games } ألعاب مصنّفة أو أكثر.
        [many] { $people } لاعبًا لعبوا { $games } ألعاب مصنّفة أو أكثر.
       *[other] { $people } لاعب لعبوا { $games } ألعاب مصنّفة أو أكثر.
    }

## الحساب.

account-guest = تلعب ضيفًا، في هذا المتصفح فقط.
account-why = الحساب يحفظ اسمك وتصنيفك على كل جهاز، وإن شئت فألعابك وإعداداتك أيضًا.
account-make = إنشاء حساب
account-have = لي حساب
account-new = ليس لي حساب بعد
account-in = تسجيل الدخول
account-out = تسجيل الخروج
account-name = الاسم
account-password = كلمة المرور
account-password-hint = 8 أحرف أو أكثر
account-is = تم تسجيل دخولك.
account-unrated = لم تلعب ألعابًا مصنّفة بعد.
account-rating =
    { $games ->
        [zero] ⁦{ $rating } ± { $error }⁩ · بلا ألعاب
        [one] ⁦{ $rating } ± { $error }⁩ · لعبة واحدة
        [two] ⁦{ $rating } ± { $error }⁩ · لعبتان
        [few] ⁦{ $rating } ± { $error }⁩ · { $games } ألعاب
        [many] ⁦{ $rating } ± { $error }⁩ · { $games } لعبة
       *[other] ⁦{ $rating } ± { $error }⁩ · { $games } لعبة
    }
account-in-passkey = الدخول بمفتاح مرور
account-make-passkey = إنشاء حساب بمفتاح مرور
account-mine = بياناتي
account-stale = مضى على دخولك وقت. أدخل كلمة مرورك، أو سجّل الدخول من جديد.
account-change-password = تغيير كلمة المرور
account-old = كلمة مرورك الآن
account-old-hint = لا تلزم في الدقائق العشر بعد الدخول
account-new-password = كلمة المرور الجديدة
account-changed = تغيّرت كلمة مرورك، وسُجّل خروج كل المتصفحات الأخرى.
account-passkeys = مفاتيح المرور
account-passkeys-about = الدخول ببصمتك أو وجهك أو رقمك السري
account-passkeys-what = مفتاح المرور يبقى على جهازك ولا يخمّنه أحد. ومع مفتاحين تدخل ولو ضاع أحد الجهازين.
account-passkeys-none = لا مفتاح لك بعد.
account-passkey-since = منذ { DATETIME($when, dateStyle: "long") }
account-passkey-drop = حذف مفتاح المرور { $name }
account-passkey-add = إضافة مفتاح مرور
account-device = اسم هذا الجهاز
account-blocked = من حظرتهم
account-blocked-about = لا تجلسون معًا
account-blocked-what = لا تجلس معهم على أي طاولة، ولا يعلمون بذلك.
account-blocked-none = لم تحظر أحدًا.
account-unblock = إلغاء حظر { $name }
account-unblocked = أُلغي الحظر
account-kept = المزامنة بين أجهزتك
account-kept-on = مفعّلة: الألعاب والإعدادات ومجموعات القواعد والسهرات والنتائج اليومية
account-kept-off = معطّلة: ما هنا يبقى هنا وحده
account-kept-switch = الحفظ في حسابي
account-kept-what = تُحفظ في الحساب ألعابك ضد الآليين والإعدادات ومجموعات القواعد وسهرات دفتر النقاط والنتائج اليومية، وتصل إلى كل جهاز يُفعَّل فيه ذلك. لا يضيع شيء مما هنا: لعبة أُكملت في مكانين تصير لعبتين.
account-kept-settings = الإعدادات
account-kept-rules = مجموعات القواعد
account-kept-pad = دفتر النقاط
account-kept-daily = النتائج اليومية
account-kept-games =
    { $count ->
        [zero] بلا ألعاب
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $count } ألعاب
        [many] { $count } لعبة
       *[other] { $count } لعبة
    }
account-kept-at = حُفظ { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
account-kept-too_large = أكبر من أن يسعه الحساب: يبقى على هذا الجهاز
account-kept-too_many = لا مكان في الحساب: يبقى على هذا الجهاز
account-kept-no_room = لا مكان على هذا الجهاز: يبقى في الحساب
account-kept-unreadable = لا يمكن قراءته هنا: يبقى على هذا الجهاز
account-kept-unreached = تعذّر الوصول إلى الحساب الآن. تُعاد المحاولة في الصفحة الأولى.
account-out-everywhere = تسجيل الخروج في كل مكان
account-everywhere-about = ينساك كل متصفح دخلت منه، وهذا أيضًا. وما تحفظه أجهزتك نفسها يبقى عليها.
account-download = تنزيل بياناتي
account-download-about = كل ما يحفظه هذا الخادم عنك
account-delete = حذف حسابي
account-forget = محو أثري
account-delete-what = يُحذف اسمك وكلمة مرورك ومفاتيح مرورك وتصنيفك ولاعبوك الآليون، وما حُفظ هنا من إعدادات ومجموعات قواعد وسهرات وألعاب ونتائج يومية. ويُمحى ما قلته على الطاولات.
account-forget-what = يُمحى اسمك ونتائجك اليومية وما قلته على الطاولات، ويُنسى هذا المتصفح.
account-delete-stays = يبقى في سجل الطاولات أن أحدًا جلس وما لُعب، باسم لا يخص أحدًا. وما يحفظه هذا الجهاز نفسه يبقى عليه.
account-delete-go = متابعة الحذف
account-delete-sure = { $name }، لا رجوع في هذا.
account-delete-yes = نعم، حذف كل شيء
account-open = اسمك وحسابك: { $name }
