### ما هو خطأ في ملف أو طلب أرسله أحد.

## ‏JSON. ‎$place يعدّ حروفه من 1.

json-after = تعذّرت قراءة JSON: بعد نهايته نص زائد، عند الحرف { $place }.
json-deep = تعذّرت قراءة JSON: تداخله أعمق مما يُقبل، عند الحرف { $place }.
json-early = تعذّرت قراءة JSON: ينتهي قبل تمامه، عند الحرف { $place }.
json-name = تعذّرت قراءة JSON: ينقص اسم بين علامتي تنصيص عند الحرف { $place }.
json-name-twice = تعذّرت قراءة JSON: الاسم { $name } مكرر في كائن واحد، عند الحرف { $place }.
json-many = تعذّرت قراءة JSON: في كائن أسماء أكثر مما يُقبل، عند الحرف { $place }.
json-colon = تعذّرت قراءة JSON: تنقص نقطتان رأسيتان عند الحرف { $place }.
json-comma-brace = تعذّرت قراءة JSON: تنقص فاصلة أو قوس معقوف عند الحرف { $place }.
json-comma-bracket = تعذّرت قراءة JSON: تنقص فاصلة أو قوس مربع عند الحرف { $place }.
json-control = تعذّرت قراءة JSON: في نص رمز تحكم، عند الحرف { $place }.
json-utf8 = تعذّرت قراءة JSON: النص ليس بترميز UTF-8، عند الحرف { $place }.
json-quote = تعذّرت قراءة JSON: نص بلا علامة تنصيص تُغلقه، عند الحرف { $place }.
json-escape = تعذّرت قراءة JSON: في نص رمز هروب ليس من رموز JSON، عند الحرف { $place }.
json-surrogate = تعذّرت قراءة JSON: في نص نصف زوج بديل، عند الحرف { $place }.
json-value = تعذّرت قراءة JSON: تنقص قيمة عند الحرف { $place }.
json-zero = تعذّرت قراءة JSON: عدد يبدأ بـ0، عند الحرف { $place }.
json-point = تعذّرت قراءة JSON: عدد بلا أرقام بعد فاصلته، عند الحرف { $place }.
json-exponent = تعذّرت قراءة JSON: عدد بلا أرقام في أسّه، عند الحرف { $place }.

## وضع في اللعب. ‎$name إحدى خاناته.

position-object = الوضع كائن JSON.
position-no-field = ليس في الوضع خانة { $given }.
position-whole = { $name } عدد صحيح من { $least } إلى { $most }.
position-flag = { $name } قيمتها ⁦true⁩ أو ⁦false⁩.
position-suit = { $name } قيمتها ⁦clubs⁩ أو ⁦diamonds⁩ أو ⁦spades⁩ أو ⁦hearts⁩.
position-cards = { $name } قائمة أوراق.
position-piles = { $name } قائمة أوراق لكل لاعب.
position-numbers = { $name } قائمة أعداد صحيحة، واحد لكل لاعب.
position-seats = { $name } قائمة مقاعد.
position-no-card = في { $name } ما ليس ورقة: { $given }.
position-card-thrice = في { $name } مذكورة ثلاث مرات: { CARD($card) }.
position-hands = عدد الأيدي اللازم بهذه القواعد { $players }، واحدة لكل لاعب.
position-seat = { $name } أحد المقاعد، تُعدّ من 0.
position-one-each = { $name } تُذكر لكل لاعب، أو لا تُذكر.
position-number = رقم الجولة من 0 إلى 999.
position-needs-leader = يُذكر { $name } لجولة بدأ فيها اللعب، فلا بد أيضًا من leader: المقعد الذي افتتح اللمّة على الطاولة، أو الذي سيفتتح إن لم تكن هناك لمّة.
position-table = بهذه القواعد لا تُلغى لمّة.
position-out = لا يمكن أن يكون صاحب ذلك المقعد خارجًا.
position-leader-empty = لا ورقة مع المفتتح يفتتح بها.
position-trick-complete = اللمّة على الطاولة مكتملة.
position-card-absent = { CARD($card, as: "card-feminine") } ليست في اللعب بهذه القواعد.
position-card-twice = { CARD($card, as: "card-feminine") } مذكورة مرتين.
position-card-often = { CARD($card, as: "card-feminine") } مذكورة أكثر من مرتين.
position-kitty-stock = بهذه القواعد الأوراق الزائدة كومة سحب، لا ورق جانبي.
position-stock = بهذه القواعد لا كومة سحب.
position-two-players = لا بد من أوراق مع لاعبَين على الأقل.
position-not-out = لا أوراق مع { NAME($seat) }، والمقعد غير مذكور بين الخارجين.
position-out-holds = مع { NAME($seat) } أوراق، والمقعد مذكور بين الخارجين.
position-hand-empty = مع كل لاعب ورقة على الأقل.
position-hand-size = يد { NAME($seat) } ليست بحجم غيرها.
position-chips = بهذه القواعد لا فيش.
position-auction = بهذه القواعد لا مزاد.
position-bidder = بلا صاحب مزايدة تُحسب القلوب، فالنوع الآخر يحتاج إليه.
position-pass =
    { $cards ->
        [zero] الأيدي أصغر من أن تمرّر شيئًا.
        [one] الأيدي أصغر من أن تمرّر ورقة.
        [two] الأيدي أصغر من أن تمرّر ورقتين.
        [few] الأيدي أصغر من أن تمرّر { $cards } أوراق.
        [many] الأيدي أصغر من أن تمرّر { $cards } ورقة.
       *[other] الأيدي أصغر من أن تمرّر { $cards } ورقة.
    } إن لم يكن هناك تمرير فاكتب ⁦passing: false⁩؛ وإن بدأ اللعب فاذكر leader.

## سجل.

log-version = ليس هذا سجل لعبة OpenHearts يقرؤه هذا الإصدار (⁦"openhearts": 1⁩ أو 2).
log-rules = لا يمكن اللعب بقواعد السجل ({ $field }). { LIST($why) }
log-seed = بذرة السجل ليست عددًا صحيحًا من 0 إلى ⁦2⁶⁴ − 1⁩.
log-dealer = موزّع السجل ليس الذي يبدأ به توزيعه.
log-deal = ليس في السجل توزيع ببصمة وسر وأجزاء.
log-no-secret = ليس في السجل سر توزيعه، فلا يمكن لأحد أن يعيده بعد.
log-secret = سر السجل ليس 32 بايت، مكتوبة بـ64 رقمًا من 0 إلى f.
log-hash = سر السجل لا يعطي البصمة التي عُرضت قبل التوزيع. ليس هذا التوزيع الموعود.
log-parts = أجزاء السجل ليست جزءًا لكل مقعد، من { $most } بايت على الأكثر، مكتوبة بأرقام من 0 إلى f.
log-hand = لا توجد جولة كهذه في السجل.
log-actions = ليس في السجل قائمة أفعال.
log-action = الفعل { $number } في السجل، { $action }، مرفوض. { LIST($why) }
log-action-form = يبدأ الفعل بإحدى الكلمات bid أو suit أو pass أو play أو moon، ثم يأتي المقعد والباقي، مثل play 3 QS.

## لعبة كما يكتبها الناس. $name وسم.

notation-line = السطر { $line }: { LIST($why) }
notation-comment-open = تعليق ينقصه القوس المعقوف الأخير.
notation-tag-open = وسم ينقصه القوس المربع الأخير.
notation-tag-empty = الوسم { $name } بلا قيمة.
notation-tag-twice = الوسم { $name } مكرر.
notation-tag-unknown = لا يوجد وسم { $name }.
notation-version = هذا الإصدار لا يقرأ الألعاب المكتوبة بهذا الشكل.
notation-names = الأسماء قائمة نصوص.
notation-no-deal = لا توجد أوراق موزعة ولا بذرة يوزَّع منها.
notation-empty = ليس في النص لعبة.
notation-end = ينتهي النص قبل أوانه.
notation-word = لا يصح { $given } في هذا الموضع.
notation-unfinished = تبدأ جولة أخرى قبل أن تنتهي هذه.
notation-differs = ما يقال عن { $name } ليس ما ينتج عن الباقي.
notation-cards-differ = ليست هذه الأوراق التي وُزعت.
notation-holding = { $given } ليست ورقة في يد. اكتب الأوراق نوعًا بعد نوع، مثل S AQ5 H KT2 D - C AJ43.
notation-turn = الدور على { NAME($seat) }.
notation-trick = رقم اللمّة التالية { $number }.

## حدث يرفضه مراقب. ‎$name عضو فيه كما يُكتب في JSON.

event-member = { $name } ينقص الحدث، أو ليس ما ينبغي أن يكون.
event-others = في الحدث أعضاء ليست لأي حدث.
event-first = أول حدث يُرى توزيع.
event-order = لا يمكن أن يأتي هذا الحدث الآن.
event-deal = التوزيع لا يوافق اللعبة حتى الآن: { $name }.
event-action = لا يمكن أن يكون { $action } قد حدث. { LIST($why) }
event-cards = أوراق الحدث لا توافق ما رُئي من قبل.
event-leads = على الحدث أن يذكر المفتتح إذا توقف ذلك على أوراق مخفية، وعندها فقط.

## طلب، في بروتوكول الأسطر أو في Python.

input-long = الطلب { $most } بايت على الأكثر.
input-words = هذا الطلب لا يقبل كلمات بعده.
input-new = اللعبة الجديدة تأخذ قواعد وبذرة، لا { $given }.
input-seed = البذرة عدد صحيح من 0 إلى ⁦2⁶⁴ − 1⁩.
input-pad = دفتر النقاط يأخذ قواعد وموزّعًا وجولات، لا { $given }.
input-dealer = الموزّع مقعد، من 0 إلى { $most }.
input-hands = الجولات قائمة.
input-no-hand = لا توجد جولة كهذه في هذه اللعبة.
input-bot = لا يوجد آلي بهذا الاسم.
input-bot-words = الآلي يأخذ اسمه ومقعدًا وبذرة، ولا شيء غيرها.
input-steps = عدد الخطوات من 0 إلى { $most }.
input-coach = عدد القرارات التي ينظر فيها المدرّب من 1 إلى { $most }، وتلزمه بذرة.
input-depth = العمق عدد صحيح من 0 إلى { $most }.
input-count = هناك أكثر من { $most }. اطلب عمقًا أقل.
input-undo-game = هذه الجولة جزء من لعبتها، وسجل اللعبة يحفظ ما جرى. خذ نسخة منها.
input-undo-deal = لا يوجد ما يمكن التراجع عنه.
input-pickle-deal = ليس للتوزيع المسحوب سجل يُحفظ به. احفظ العرض.
input-text-deal = التوزيع المسحوب لا نص له: فهو لا يعرف ورقة ورقة كيف وصل إلى هذا. يجعل Hand.from_cards ما بقي منه وضعًا، وللوضع نص.
input-solve = يمكن حل الجولة بعد أن يبدأ لعب الأوراق.
input-solve-nodes = تحتاج نهاية هذه الجولة إلى أكثر من { $most } من العقد. حلّها في وقت لاحق من الجولة، أو اسمح بالمزيد.
input-deals-seat = تتفق التوزيعات مع عرض مقعد، لا مع عرض مشاهد.
input-choose-seat = ليس لدى المشاهد أوراق يختار منها: استعمل عرض المقعد الذي عليه الدور.
input-deals-none = لا يوجد توزيع يتفق مع كل ما يظهره هذا العرض.
input-version = خُزّن العرض بإصدار آخر.
input-parts = التوزيع العادل يأخذ سرًّا من 32 بايت، وجزءًا لكل مقعد من { $most } بايت على الأكثر.
input-observe = المراقب يأخذ قواعد ومقعدًا، لا { $given }.
input-observer = لا مراقب بعد؛ الأمر observe يصنع واحدًا.
input-observed = مقعد المراقب عدد صحيح من 0 إلى { $most }، أو ⁦null⁩ للمشاهد.
input-events = تُرقّم الأحداث من 0؛ وقد حدث منها { $most }.
input-events-position = للعبة أحداث إذا بدأت بتوزيع فقط، وهذا الوضع بعده.
input-playouts = عدد الجولات من 1 إلى { $most }، ثم تتبعه بذرة.

## في Python فقط.

input-json-type = ‏JSON نص أو dict، لا { $type }.
input-file-name = المطلوب هنا محتوى الملف لا اسمه: { $code }.
input-json-values = لا يمكن كتابة هذه القيم بصيغة JSON: { $why }.
input-json-number = تعذّرت قراءة JSON: العدد { $given } أكبر مما يُقبل.
input-json-surrogate = في النص نصف زوج بديل، وليس حرفًا.
input-hand-values = لا يمكن كتابة جولة بصيغة JSON: { $why }.
input-message = ليس { $given } مما يقوله هذا الإصدار.
input-pass-list = التمرير قائمة أوراق، مثل ⁦["QS", "AH", "2C"]⁩، حتى لو كانت ورقة واحدة: ⁦["QS"]⁩.
input-bid-whole = المزايدة عدد صحيح من الفيش، لا { $given }.
input-meant = أتقصد «{ $name }»؟
# How the value that a rule needs is written.
input-json-value = في JSON: { $json }
input-bot-none = لا يوجد آلي «{ $given }». { LIST($why) }
input-bot-known = الموجود { LIST($bots) }. وبعد نقطتين يُقال لـflat وexpert كم جولة عشوائية أو عقدة تُنفق على قرار (⁦expert:50000⁩)، ولـuct كم توزيعًا للأوراق وكم جولة في كل منها (⁦uct:20:50⁩)، ولـexpert أن نقاط الجولة وحدها محسوبة (⁦expert:points⁩).
input-seed-not = البذرة عدد صحيح من 0 إلى ⁦2⁶⁴ − 1⁩، لا { $given }.
input-rules = تُصنع القواعد بـ⁦Rules()⁩ أو ⁦preset()⁩ أو ⁦Rules.from_json()⁩؛ وليس { $given } منها.
input-rules-seed = ليس { $given } قواعد. إن كانت بذرة فأعطها باسمها: ⁦seed={ $given }⁩.
input-bots-each = سمِّ آليًا واحدًا لكل المقاعد وعددها { $players }، أو واحدًا لكل مقعد.
input-players-each = عدد اللاعبين المطلوب { $players }، لكل مقعد لاعب، لا { $given }.
input-deals-number = عدد التوزيعات من 1 إلى { $most }.
input-nodes-few = اسمح بعقدة واحدة على الأقل.
input-seed-and-deal = اللعبة تأخذ بذرة أو توزيعًا عادلًا، لا كليهما.
input-deal = يُصنع التوزيع العادل بـ⁦FairDeal()⁩؛ وليس { $given } منه.
input-no-view = { $given } ليس ⁦View⁩: تحصل عليه بـ⁦game.view(seat)⁩.
input-not-a-hand = { $given } ليس ⁦Hand⁩: ⁦game.hand⁩ منه.
input-not-a-game = { $given } ليس ⁦Game⁩: تنشئه بـ⁦oh.Game()⁩.
input-not-made = يأتي ⁦Hand⁩ و⁦View⁩ من لعبة، بـ⁦game.hand⁩ و⁦game.view(seat)⁩؛ و⁦Hand.from_cards()⁩ يُعدّ وضعًا.
input-notation-type = الألعاب بالتدوين المقروء نص، لا { $type }.
input-one-game = في النص عدة ألعاب، لا لعبة واحدة.
input-view = ليس هذا عرضًا لجولة تُلعب بهذه القواعد؛ ومع كومة سحب لا يمكن قراءة أي عرض.
input-comment = موضع التعليق عدد أفعال من 0 إلى { $most }، لا { $given }.
input-openspiel-option = ليس في hearts من OpenSpiel خيار { $given }.
input-openspiel-history = لا يمكن لسجل hearts من OpenSpiel أن يتابع بـ{ $given } في الموضع { $place }.
input-openspiel-short = ينتهي السجل قبل توزيع الأوراق.
input-nodes = عدد القرارات التي ينظر فيها المدرّب من 1 إلى { $most }، لا { $given }.
input-seconds = الآلي يفكّر من 0 إلى { $most } ثانية، لا { $given }.

## طلبات بروتوكول الأسطر: ماذا يفعل كل منها أو يجيب.

request-hello = يسمّي البرنامج وإصداره ولاعبيه الآليين.
request-help = يعرض الطلبات.
request-fields = جدول خانات القواعد.
request-messages = القائمة المغلقة لما يقوله المحرك، مع معطيات كل رسالة.
request-refusals = القائمة المغلقة لأسباب الرفض.
request-presets = الألعاب الجاهزة، وفيمَ تختلف عن اللعبة المعتادة.
request-rules = يفحص مجموعة قواعد ويكتب كل خانة فيها.
request-sheet = مجموعة قواعد ليقرأها الناس.
request-new = يوزّع لعبة جديدة.
request-hand = يجهّز وضعًا.
request-pad = يسجّل نقاط لعبة بأوراق حقيقية.
request-load = يعيد سجلًا.
request-log = اللعبة سجلًا.
request-status = أين وصلت اللعبة.
request-view = ما يحق لمقعد أن يعرفه من جولة.
request-truth = كل شيء عن جولة.
request-events = ما حدث في اللعبة، كما يراه الجميع وكما يراه كل مقعد.
request-observe = يراقب لعبة من مقعد، أو مشاهدًا.
request-see = يرى الحدث التالي، ويجيب بالعرض بعده.
request-legal = الأوراق التي يجوز لصاحب الدور لعبها.
request-rest = كيف يجب أن تنتهي بقية الجولة حين يكون المقعد متأكّدًا من ذلك؛ لا تُلعب أي ورقة.
request-bot = ما كان آلي سيفعله؛ ولا يُفعل شيء.
request-think = مثله قطعة قطعة: إذا سُئل من جديد أكمل.
request-coach = قيمة كل اختيار لمقعد، ولماذا؛ ولا يُفعل شيء.
request-count = عدد الامتدادات الجائزة بذلك الطول.
request-playouts = جولات عشوائية بقواعد اللعبة، بمجاميعها.
request-quit = ينهي الجلسة.
request-bid = يزايد في المزاد؛ و0 انسحاب.
request-suit = يختار النوع المحسوب.
request-pass = يمرّر أوراقًا؛ وفي التمرير للجميع تذهب الأولى يسارًا، ثم باتجاه عقارب الساعة.
request-play = يلعب ورقة.
request-moon = يحدد كيف يُحسب القمر.
