### الصفحة: سير اللعب. التراجع، وإعادة جولة، وإنهاؤها قبل آخرها، والاستراحة، والانسحاب، والمفاتيح، وما يُختار من ذلك في
### الإعدادات.

flow-taken-back = تم التراجع.
# أول مرة في اللعبة: على الطاولة، مكان المطلوب.
flow-taken-back-first = تم التراجع. لم تعد هذه اللعبة تُحسب في إحصاءاتك.
flow-not-counted = اللعبة التي تتراجع فيها عن شيء أو تعيد فيها جولة لا تُحسب في إحصاءاتك.

# ‎$trick تبدأ من 1، و1 بداية الجولة.
flow-again-from =
    { $trick ->
        [1] إعادة هذه الجولة
       *[other] اللعب من اللمّة { $trick }
    }
flow-again-ask =
    { $trick ->
        [1] تُوزَّع الأوراق نفسها من جديد.
       *[other] تعود الأوراق كما كانت عند بداية اللمّة { $trick }.
    }
flow-again-lost = يضيع ما لُعب بعد ذلك، ولا تُحسب هذه اللعبة في إحصاءاتك.
flow-again-yes = اللعب من جديد
flow-cancel = إبقاؤها كما هي

flow-pause = استراحة
flow-paused = استراحة
flow-paused-about = الطاولة تنتظرك.
flow-go-on = متابعة

flow-give-up = الانسحاب من هذه اللعبة
flow-give-up-about = تنتهي هنا بلا فائز.
flow-give-up-ask = أتنسحب من هذه اللعبة؟
flow-give-up-what = تُحفظ على أنك انسحبت منها، ولا يمكنك متابعتها لاحقًا.
flow-give-up-yes = انسحاب
flow-play-on = مواصلة اللعب

flow-worthless = لم تبقَ نقاط.
flow-finish = إنهاء الجولة
flow-finished = لم تبقَ نقاط، فلُعب الباقي دفعة واحدة.
flow-own = الباقي كله لك.
flow-claim = أخذ الباقي
flow-own-ask =
    { $count ->
        [zero] لم تبقَ لمّات.
        [one] اللمّة الأخيرة لك، مهما لعب الآخرون.
        [two] اللمّتان الأخيرتان لك، مهما لعب الآخرون.
        [few] آخر { $count } لمّات لك، مهما لعب الآخرون.
        [many] آخر { $count } لمّة لك، مهما لعب الآخرون.
       *[other] آخر { $count } لمّة لك، مهما لعب الآخرون.
    }
flow-claim-yes = كشف أوراقي

## المفاتيح. الصفحة تضع المفتاح بجانب ما يفعله.

flow-keys = المفاتيح
flow-keys-about = كل ما يُنقر يمكن الوصول إليه أيضًا بمفتاح Tab واختياره بمفتاح Enter.
flow-key-cards = من ورقة إلى أخرى
flow-key-play = اختيار الورقة أو لعبها
flow-key-on = متابعة
flow-key-close = إغلاق ما هو مفتوح
flow-key-finish = إنهاء الجولة، أو أخذ الباقي
flow-key-keys = هذه المفاتيح
flow-key-arrows = الأسهم
flow-key-enter = Enter
flow-key-escape = Esc
flow-key-or = { $one } أو { $other }
# بين علامتين لا تُريان: من اليسار إلى اليمين، كما على لوحة المفاتيح.
flow-key-with-control = ⁦Ctrl { $key }⁩

## ما يُختار في الإعدادات.

flow-settings-look = المظهر
flow-settings-play = أسلوب اللعب
flow-settings-pace = الإيقاع
flow-settings-help = المساعدة
flow-confirm = اللعب بنقرتين
flow-confirm-about = النقرة الأولى ترفع الورقة، والثانية تلعبها.
flow-ahead = اختيار الورقة مسبقًا
flow-ahead-about = انقر ورقة قبل دورك، فتُلعب حين يأتي إن جاز لعبها.
flow-forced = لعب الورقة الوحيدة
flow-forced-about = حين لا تجوز إلا ورقة واحدة، تُلعب من نفسها.
flow-quick-end = إنهاء سريع
flow-quick-end-about = متى لم تبقَ نقاط، يُلعب باقي الجولة دفعة واحدة.
flow-raised = ما وصلك يبقى مرفوعًا
flow-raised-about = إلى أن تنقر، لترى أي أوراق وصلتك.
flow-letters = اختصارات بالحروف
flow-letters-about = ‏H للتلميح، وU للتراجع، ومفتاح ? يعرضها كلها.
