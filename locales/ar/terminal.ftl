### سطر الأوامر. ما يُكتب (الأوامر والخيارات و`old` و`sheet`) واحد في كل اللغات، ويأتي مُعطًى أو يقف خارج الجملة.

## الأوراق والأرقام والفيش.

terminal-card = { MARK($card) }
terminal-number = { $number }
terminal-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-signed-hundredths = { SIGNED(NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2)) }
terminal-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
terminal-money = { SIGNED(NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 6)) }
terminal-percent = ‏{ NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-seconds-left = بقيت { $seconds } ث
terminal-amount = { $amount }
terminal-chips-number = { CHIPS($chips, as: "terminal-amount") }
terminal-chips = { CHIPS($chips) }
terminal-chips-worth = ‏{ CHIPS($chips) } ({ NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 6) })
terminal-points =
    { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
terminal-points-of =
    { $points ->
        [zero] { $points } نقطة ({ $cards })
        [one] نقطة واحدة ({ $cards })
        [two] نقطتان ({ $cards })
        [few] { $points } نقاط ({ $cards })
        [many] { $points } نقطة ({ $cards })
       *[other] { $points } نقطة ({ $cards })
    }
terminal-you = أنت

## لعبة: كيف تبدأ.

terminal-seed = البذرة { $seed }
terminal-help-key = { $key } للمساعدة
terminal-partners = تلعب مع { NAME($seats) }.
terminal-partners-others = في فريق واحد: { NAME($seats) }.
terminal-rules-here = قواعد هذه اللعبة

## جولة: كيف تبدأ، والتمرير.

terminal-hand = الجولة { $number }
terminal-total = المجموع
terminal-deals =
    { WHO($seat) ->
        [you] التوزيع لك
       *[other] التوزيع لـ{ NAME($seat) }
    }
terminal-way =
    { $way ->
        [left] التمرير يسارًا
        [right] التمرير يمينًا
        [across] التمرير للمقابل
        [left2] التمرير مقعدين يسارًا
        [right2] التمرير مقعدين يمينًا
        [left3] التمرير ثلاثة مقاعد يسارًا
        [right3] التمرير ثلاثة مقاعد يمينًا
        [scatter] ورقة لكل لاعب
       *[hold] بلا تمرير
    }
terminal-kitty-of = ورق جانبي: { $count }
terminal-stock-of = كومة سحب: { $count }
terminal-place-left = على يسارك
terminal-place-right = على يمينك
terminal-place-across = أمامك
terminal-place-left2 = على بُعد مقعدين إلى يسارك
terminal-place-right2 = على بُعد مقعدين إلى يمينك
terminal-place-left3 = على بُعد ثلاثة مقاعد إلى يسارك
terminal-place-right3 = على بُعد ثلاثة مقاعد إلى يمينك
terminal-pass-to =
    { $partner ->
        [true]
            { $count ->
                [one] مرّر ورقة إلى { NAME($seat) }، شريكك، { WORD($way, of: "terminal-place") }.
                [two] مرّر ورقتين إلى { NAME($seat) }، شريكك، { WORD($way, of: "terminal-place") }.
               *[few] مرّر { $count } أوراق إلى { NAME($seat) }، شريكك، { WORD($way, of: "terminal-place") }.
            }
       *[false]
            { $count ->
                [one] مرّر ورقة إلى { NAME($seat) }، { WORD($way, of: "terminal-place") }.
                [two] مرّر ورقتين إلى { NAME($seat) }، { WORD($way, of: "terminal-place") }.
               *[few] مرّر { $count } أوراق إلى { NAME($seat) }، { WORD($way, of: "terminal-place") }.
            }
    }
terminal-pass-scatter = ورقة لكل من الآخرين، بهذا الترتيب: { NAME($seats) }.
terminal-given = إلى { NAME($seat) } { $card }
terminal-received = من { NAME($seat) }: { $cards }
terminal-received-one = من { NAME($seat) } { $card }

## المزاد.

terminal-auction-carries =
    { WHO($seat) ->
        [you] الصندوق باقٍ، فلا مزايدة: تختار النوع من جديد ولا تدفع أكثر.
       *[other] الصندوق باقٍ، فلا مزايدة: اختيار النوع من جديد لـ{ NAME($seat) } بلا دفع.
    }
terminal-bid-passed =
    { WHO($seat) ->
        [you] انسحبت
       *[other] انسحاب { NAME($seat) }
    }
terminal-bid-made =
    { WHO($seat) ->
        [you] زايدت بـ{ $bid }
       *[other] مزايدة { NAME($seat) } بـ{ $bid }
    }
terminal-bid-paid =
    { WHO($seat) ->
        [you] دفعت مزايدتك { $bid } إلى الصندوق، وفيه الآن { CHIPS($pot) }.
       *[other] مزايدة { NAME($seat) }، وهي { $bid }، ذهبت إلى الصندوق، وفيه الآن { CHIPS($pot) }.
    }
terminal-suit-named =
    { WHO($seat) ->
        [you] اخترت { SUIT($suit) } والافتتاح لك: كل { $symbol } بنقطة.
       *[other] اختيار { NAME($seat) } { SUIT($suit) }، والافتتاح معه: كل { $symbol } بنقطة.
    }
terminal-suit-all-passed =
    { WHO($seat) ->
        [you] انسحب الجميع: كل { $symbol } بنقطة، والافتتاح لك.
       *[other] انسحب الجميع: كل { $symbol } بنقطة، والافتتاح لـ{ NAME($seat) }.
    }
terminal-last-bid = آخر مزايدة: { $bid }، من { NAME($seat) }
terminal-no-bid = لا مزايدة بعد
terminal-pot = الصندوق: { CHIPS($chips, as: "terminal-amount") }
terminal-own-stack = رصيدك: { CHIPS($chips, as: "terminal-amount") }
terminal-only-pass =
    { $why ->
        [debt] أنت مدين، فلا يمكنك إلا الانسحاب.
        [none] لم تبقَ معك فيش، فلا يمكنك إلا الانسحاب.
       *[short] ليس معك أكثر من ذلك، فلا يمكنك إلا الانسحاب.
    }
terminal-counts = { $symbol } هو المحسوب

## اللمّات.

terminal-drew = { $play } (سحب { $count })
terminal-cancelled =
    { $count ->
        [1] أُلغيت { LIST($cards) }
       *[other] أُلغيت { LIST($cards) }
    }
terminal-trick-stays =
    { WHO($seat) ->
        [you] لم يبقَ { $symbol }، فتبقى الأوراق ({ $count }) على الطاولة، والافتتاح لك من جديد
       *[other] لم يبقَ { $symbol }، فتبقى الأوراق ({ $count }) على الطاولة، والافتتاح من جديد لـ{ NAME($seat) }
    }
terminal-trick-none-left = لم يبقَ { $symbol } يأخذ اللمّة الأخيرة
terminal-trick-takes =
    { WHO($seat) ->
        [you] اللمّة لك
       *[other] اللمّة لـ{ NAME($seat) }
    }
terminal-trick-takes-table =
    { WHO($seat) ->
        [you] اللمّة لك، ومعها { $count } من أوراق الطاولة
       *[other] اللمّة لـ{ NAME($seat) }، ومعها { $count } من أوراق الطاولة
    }
terminal-trick-partner-takes = اللمّة لشريكك { NAME($seat) }
terminal-trick-partner-takes-table = اللمّة لشريكك { NAME($seat) }، ومعها { $count } من أوراق الطاولة
terminal-on-table = أوراق على الطاولة: { $count }
terminal-taking =
    { WHO($seat) ->
        [you] اللمّة لك حتى الآن
       *[other] اللمّة حتى الآن لـ{ NAME($seat) }
    }
terminal-taking-nobody = اللمّة ليست لأحد حتى الآن
terminal-broken =
    { $suit ->
        [clubs] كُسر السباتي.
        [diamonds] كُسر الديناري.
        [spades] كُسر البستوني.
       *[hearts] كُسرت القلوب.
    }
terminal-held = أوراق كل لاعب:
terminal-stock = الكومة { $count }
terminal-kitty-taken =
    { WHO($seat) ->
        [you] الورق الجانبي لك
       *[other] الورق الجانبي لـ{ NAME($seat) }
    }
terminal-cards =
    { $count ->
        [zero] { $count } ورقة
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count } أوراق
        [many] { $count } ورقة
       *[other] { $count } ورقة
    }
terminal-cards-named =
    { $count ->
        [zero] { $count } ورقة: { $cards }
        [one] ورقة واحدة: { $cards }
        [two] ورقتان: { $cards }
        [few] { $count } أوراق: { $cards }
        [many] { $count } ورقة: { $cards }
       *[other] { $count } ورقة: { $cards }
    }
terminal-kitty-with = الورق الجانبي مع { NAME($seat) }: { $cards }
terminal-you-draw = سحبت { $cards }
terminal-stock-empty = فرغت الكومة
terminal-out =
    { WHO($seat) ->
        [you] نفدت أوراقك وخرجت.
       *[other] نفدت أوراق { NAME($seat) }: خروج من الجولة.
    }
terminal-rest-last =
    { WHO($seat) ->
        [you] أنت آخر من معه أوراق، فالباقي لك
       *[other] لم تبقَ أوراق إلا مع { NAME($seat) }، فالباقي له
    }
terminal-rest-out-together =
    { WHO($seat) ->
        [you] نفدت أوراق الجميع معًا: الباقي لك
       *[other] نفدت أوراق الجميع معًا: الباقي لـ{ NAME($seat) }
    }
terminal-rest-in-hand = في اليد { $count }
terminal-rest-in-stock = في الكومة { $count }

## ما يُسأل عنه، وما يُقال عن سطر لا يُقبل.

terminal-ask-suit = اختر النوع المحسوب
terminal-ask-cards = أوراقك
terminal-ask-moon = { $old } أو { $new }
terminal-ask-pass = التمرير
terminal-ask-bid-one = زايد بـ{ $least } أو انسحب
terminal-ask-bid = زايد من { $least } إلى { $most } أو انسحب
terminal-ask-lead = افتتح بورقة
terminal-ask-lead-only = افتتح بورقة { $card }
terminal-ask-follow = المطلوب { SUIT($suit, as: "suit-any") }
terminal-ask-only = العب { $card }
terminal-ask-any = بلا { SUIT($suit, as: "suit-any") }، العب ما شئت
terminal-ask-other = بلا { SUIT($suit, as: "suit-any") }

terminal-type-bid = اكتب عددًا من الفيش، أو { $word }.
terminal-type-suit = اكتب { LIST($suits, list: "or") }؛ ويكفي الحرف الأول.
terminal-type-pass = اكتب أوراق التمرير، مثل { $cards }، أو { $key } للمساعدة.
terminal-type-card = اكتب ورقة واحدة، مثل { $card }، أو { $key } للمساعدة.
terminal-type-moon = اكتب { $old } أو { $new }.
terminal-no-trick-yet = لم تؤخذ لمّة بعد.
terminal-no-hand-yet = لم تنتهِ جولة بعد.

## مساعدة أثناء اللعب.

terminal-typing-cards = اكتب الورقة برتبتها ونوعها: { $queen } بنت البستوني، و{ $ten } أو { $short } عشرة الديناري، و{ $two } ورقة 2 السباتي. وتكفي الرتبة حيث لا يجوز إلا ورقة واحدة منها.
terminal-typing-brackets = الأوراق بين [قوسين] هي ما يجوز لعبه؛ وبلا أقواس يجوز أي منها.
terminal-typing-enter = وإن لم تجز إلا ورقة واحدة كفى مفتاح الإدخال.
terminal-typing-pass = للتمرير اكتب الأوراق كلها: { $cards }.
terminal-typing-bid = للمزايدة اكتب عددًا من الفيش، أو { $word }. والنوع بحرفه الأول.
terminal-typing-cancelled = الأوراق التي عليها × ملغاة: وقعت نسختها الأخرى في اللمّة نفسها.
terminal-command-scores = ورقة النقاط، ونقاط هذه الجولة حتى الآن
terminal-command-scores-chips = ورقة النقاط، والفيش، ونقاط هذه الجولة حتى الآن
terminal-command-last = اللمّة السابقة
terminal-command-rules = قواعد هذه اللعبة
terminal-command-hint = ما كان المدرّب سيفعله، ولماذا
terminal-command-quit = مغادرة؛ تُحفظ اللعبة، و`{ $command }` يكملها

## التلميحات.

terminal-hint-bid = المدرّب يزايد بـ{ $bid }.
terminal-hint-no-bid = المدرّب ينسحب.
terminal-hint-suit = المدرّب يختار { SUIT($suit) }.
terminal-hint-play = المدرّب يلعب { $card }.
terminal-hint-pass = المدرّب يمرّر { $cards }.
terminal-hint-moon = المدرّب يقول { $way }.
terminal-hint-points = ما تتوقعه من نقاط في هذه الجولة:
terminal-hint-costs = ما تكلّفه كل ورقة من نقاط:
terminal-hint-chips = ما تربحه من فيش فوق ما يفعله لاعب حذر:

## النقاط والفيش.

terminal-moon-mark = * اقتُنص قمر
terminal-so-far = في هذه الجولة حتى الآن:
terminal-sides = الفرق:
terminal-side = ‏{ NAME($seats) } { $points }
terminal-dropped =
    { WHO($seat) ->
        [you] بلغ مجموعك مضاعفًا للخمسين، فنقص 50.
       *[other] بلغ مجموع { NAME($seat) } مضاعفًا للخمسين، فنقص 50.
    }
terminal-chips-head = الفيش:
terminal-chips-debt = { $holding } (دَين)
terminal-chips-pot = الصندوق { CHIPS($chips, as: "terminal-amount") }
terminal-settled = الفيش
terminal-cashed = الفيش في النهاية، من { CHIPS($bought, as: "terminal-amount") } مشتراة
terminal-cashed-worth = الفيش في النهاية، من { CHIPS($bought, as: "terminal-amount") } مشتراة، الواحدة بـ{ NUMBER($worth, maximumFractionDigits: 6) }
terminal-pot-left = بقي في الصندوق { CHIPS($chips) } لم يكسبها أحد.
terminal-moon-shot =
    { WHO($seats) ->
        [you] اقتنصت القمر.
        [with-you] اقتنص فريقك القمر.
       *[other] القمر من نصيب { NAME($seats) }.
    }
terminal-sun-shot =
    { WHO($seats) ->
        [you] اقتنصت الشمس.
        [with-you] اقتنص فريقك الشمس.
       *[other] الشمس من نصيب { NAME($seats) }.
    }
terminal-moon-old =
    { $sides ->
        [true] يُضاف إلى كل من الخصوم { $points }.
       *[false] يُضاف إلى كل لاعب آخر { $points }.
    }
terminal-moon-new =
    { WHO($seats) ->
        [you] تُخصم منك { $points }.
        [one] تُخصم من { NAME($seats) } { $points }.
        [with-you] تُخصم من كل منكم { $points }.
       *[many] تُخصم من كل منهم { $points }.
    }
terminal-moon-new-choice =
    { WHO($seats) ->
        [you] تُخصم منك { $points }.
       *[with-you] تُخصم من كل منكم { $points }.
    }
terminal-wins =
    { WHO($seats) ->
        [you] فزت باللعبة.
        [one] الفوز لـ{ NAME($seats) }.
        [with-you] فاز فريقك باللعبة.
       *[many] الفوز لـ{ NAME($seats) }.
    }
terminal-shared-win = تعادل، وفوز مشترك: { NAME($seats) }.
terminal-level = تعادل: { NAME($seats) }، فتُلعب جولة أخرى.
terminal-over = انتهت اللعبة.

## ألعاب وسهرات في ملفات.

terminal-game-kept = اللعبة محفوظة؛ `{ $command }` يكملها.
terminal-game-aside = اللعبة التي تركتها محفوظة في { $file }
terminal-game-unkept = تعذّر حفظ اللعبة في { $file }: { $reason }
terminal-game-beside = في { $file } الآن لعبة أخرى؛ هذه اللعبة محفوظة في { $kept }
terminal-evening-kept = السهرة محفوظة؛ `{ $command }` يكملها.
terminal-evening-aside = السهرة السابقة محفوظة في { $file }
terminal-evening-beside = يبقى { $file } كما هو، وتُحفظ السهرة في { $kept }
terminal-evening-unkept = تعذّر حفظ السهرة في { $file }: { $reason }
terminal-no-game-kept = لا لعبة محفوظة في { $file }
terminal-no-evening-kept = لا سهرة محفوظة في { $file }
terminal-game-not-text = ليس { $file } لعبة محفوظة: ليس نصًّا
terminal-game-unreadable = تعذّرت إعادة { $file }: { $reason }
terminal-game-ended = اللعبة في { $file } منتهية
terminal-game-there = { $file } موجود بالفعل؛ { $option } يكمل اللعبة التي فيه
terminal-evening-there = { $file } موجود بالفعل؛ { $option } يكمل السهرة التي فيه
terminal-resume-game-takes-no = { $option } يكمل اللعبة المحفوظة، فلا يقبل { $other }
terminal-resume-evening-takes-no = { $option } يكمل السهرة المحفوظة، فلا يقبل { $other }
terminal-file = ‏{ $file }: { $reason }
terminal-file-not-text = ليس { $file } نصًّا بترميز UTF-8؛ احفظه بهذا الترميز
terminal-system-missing = لا يوجد ملف أو مجلد كهذا
terminal-system-folder = هذا مجلد
terminal-system-no-folder = هذا ليس مجلدًا
terminal-system-forbidden = الوصول مرفوض
terminal-system-there = الملف موجود بالفعل
terminal-system-full = لم تبقَ مساحة خالية
terminal-system-failing = خطأ في الإدخال أو الإخراج
terminal-system-large = الملف كبير جدًّا
terminal-system-read-only = نظام الملفات للقراءة فقط
terminal-system-long = اسم الملف طويل جدًّا

## ما هو خطأ في كلمات أمر.

terminal-try-help = { $reason }؛ جرّب `{ $command }`
terminal-whole-number = { $option } يأخذ عددًا صحيحًا من { $least } إلى { $most }
terminal-wrong-names = { $option } يأخذ أسماء مختلفة من 1 إلى 20 حرفًا، بينها فواصل
terminal-names-many = في { $option } من الأسماء { $count }، واللاعبون { $players }
terminal-bots-many = في { $option } من الآليين { $count }، والمقاعد { $seats }
terminal-no-language = { $option } يأخذ { LIST($languages, list: "or") }، لا «{ $given }»
terminal-preset-or-file = اختر لعبة بـ{ $preset } أو بـ{ $rules }، لا بكليهما
terminal-no-preset = لا توجد لعبة جاهزة «{ $name }»؛ الموجود { LIST($names) }
terminal-field-value = { $option } يأخذ { $form }، لا «{ $given }»
terminal-json-or-markdown = اختر { $json } أو { $markdown }، لا كليهما
terminal-all-games-take-no-rules = { $list } و{ $all } يعرضان كل لعبة، فلا يقبلان قواعد
terminal-list-or-all = اختر { $list } (الأسماء) أو { $all } (كيف تُلعب كل منها)، لا كليهما
terminal-list-no-markdown = ليس لـ{ $list } صيغة Markdown؛ { $book } يطبع كتاب القواعد
terminal-match-needs = المباراة تحتاج إلى { $hands } أو { $games }
terminal-arena-either = تحتاج المباراة إلى لاعبين، أو { $show } إلى ملف؛ لا إلى الاثنين
terminal-arena-resume-what = ما يتابعه { $resume } يحدده { $record }
terminal-limit-above = { $option } يأخذ عددًا من الثواني فوق 0
terminal-memory-size = { $option } يأخذ حجمًا مثل { LIST($sizes, list: "or") }
terminal-settle-least = { $option } يأخذ عددًا من النقاط، 0 فأكثر
terminal-sheet-takes-no = الورقة من ملف لا تقبل { $option }
terminal-chips-for-none = { $option } لقواعد فيها فيش؛ ويختارها { $settlement }
terminal-json-for-file = { $option } لورقة من ملف
terminal-dealer-none = { $option } يأخذ أحد { LIST($names) }، لا «{ $given }»

terminal-output-closed = مخرج البرنامج مغلق

# أخطاء قراءة سطر الأوامر نفسه. تأتي المعطيات بصيغة % في Python.
terminal-words-argument = ‏{ $name }: { $reason }
terminal-words-unknown = كلمات غير معروفة: { $words }
terminal-words-missing = ينقص: { $names }
terminal-words-one-of-missing = يلزم واحد من هذه: { $names }
terminal-words-no-value = يأخذ قيمة واحدة
terminal-words-some-value = يأخذ قيمة على الأقل
terminal-words-most-value = يأخذ قيمة على الأكثر
terminal-words-surplus = لا يأخذ قيمة، فلا «{ $value }»
terminal-words-not-number = ليس «{ $value }» عددًا
terminal-words-not-whole = ليس «{ $value }» عددًا صحيحًا
terminal-words-not-with = لا يجتمع مع { $other }
terminal-words-ambiguous = قد يكون { $option } أيًّا من { $matches }
terminal-words-unknown-command = لا يوجد أمر «{ $name }»؛ الموجود { LIST($choices) }
terminal-no-command = لا يوجد أمر «{ $given }».

## تقديم الصفحة.

terminal-serving = ‏OpenHearts على { $address }
terminal-serving-network = وعلى الشبكة هو على { $address }
terminal-not-built = الصفحة لم تُبنَ بعد؛ `{ $command }` يبنيها ويقدّمها
terminal-port-private = المنفذ { $port } محجوز للنظام؛ اختر واحدًا من 1024 فصاعدًا بـ{ $option }
terminal-port-taken = المنفذ { $port } مشغول؛ اختر غيره بـ{ $option }
terminal-ports-taken = المنافذ من { $first } إلى { $last } كلها مشغولة؛ اختر واحدًا بـ{ $option }
terminal-no-listening = تعذّر الاستماع على { $host }: { $reason }
terminal-http-method = لا يُجاب هنا إلا { $get } و{ $head }.
terminal-http-address = ليس هذا عنوانًا.
terminal-http-host = لا خادم هنا باسم { $given }.
terminal-http-origin = لا يحق لصفحة من مكان آخر أن تطلب هذا.
terminal-no-server = التقديم يحتاج إلى أكثر مما يحتاج إليه اللعب؛ ثبّته بالأمر `{ $command }`
terminal-no-server-here = التقديم يعمل على Linux وmacOS؛ وعلى Windows شغّله داخل WSL
terminal-no-database = تعذّر استخدام قاعدة البيانات { $given }: { $reason }
terminal-database-neither = قاعدة البيانات ملف أو { $url }؛ و{ $given } ليس أيًّا منهما
terminal-database-foreign = ليست من قواعد بيانات OpenHearts
terminal-database-newer = عمل عليها إصدار أحدث من OpenHearts
terminal-database-damaged = إنها تالفة؛ `{ $command }` يضع نسخة احتياطية مكانها
terminal-database-busy = يستخدمها برنامج آخر الآن؛ حاول مجددًا بعد لحظات
terminal-database-url = لا يمكن قراءة عنوانها؛ تُكتب في كلمة السر رموز مثل / و@ هكذا: %2F و%40
terminal-database-served = يعمل خادم على { $file } الآن؛ أوقفه، أو سمِّ ملفًا آخر بـ{ $option }
terminal-no-metrics = { $option } يأخذ منفذًا من { $least } إلى { $most }، أو HOST:PORT؛ و«{ $given }» ليس أيًّا منهما
terminal-no-public-address = { $option } يأخذ عنوانًا كما يعرضه المتصفح، مثل ⁦https://hearts.example⁩؛ و«{ $given }» ليس كذلك
terminal-workers-share = { $option } فوق 1 يحتاج إلى قاعدة بيانات يستخدمها عدة: ⁦{ $database } postgresql://…⁩
terminal-http-nothing = لا شيء على هذا العنوان. اللعبة على { $home } .

## ورقة القواعد وقائمة الألعاب.

terminal-house-rules = { $game }، بقواعد البيت
terminal-other-games = ألعاب أخرى: { LIST($names) }.
terminal-other-games-how = `{ $command }` يبيّن كيف تُلعب كل منها.

## مباريات بين الآليين.

terminal-dealing = توزيع
terminal-versus = { $first } ضد { $second }
terminal-give-or-take = ⁦{ $mean } ± { $error }⁩
terminal-range = من { $low } إلى { $high }
terminal-seatings =
    { $count ->
        [zero] بلا ترتيب جلوس
        [one] ترتيب جلوس واحد لكل توزيع
        [two] ترتيبا جلوس لكل توزيع
        [few] { $count } ترتيبات جلوس لكل توزيع
        [many] { $count } ترتيب جلوس لكل توزيع
       *[other] { $count } ترتيب جلوس لكل توزيع
    }
terminal-column-player = اللاعب
terminal-column-moons = الأقمار
terminal-column-time = م.ث للقرار
terminal-column-longest = الأطول
terminal-column-pairing = المواجهة
terminal-column-deals = التوزيعات
terminal-column-better = أفضل بـ
terminal-column-sure = يقين 95%
terminal-column-games = الألعاب
terminal-column-won = فاز الأول
terminal-column-rating = التصنيف
terminal-unit-points = نقاط الجولة
terminal-unit-chips = فيش اللعبة
terminal-settled-equal = حُسم بعد عدد من التوزيعات هو { $deals }: الفرق بين { $first } و{ $second } لا يتجاوز المطلوب، بـ{ $unit }.
terminal-settled-better = حُسم بعد عدد من التوزيعات هو { $deals }: { $better } أفضل من { $worse }.
terminal-settled-games = حُسم بعد عدد من الألعاب هو { $games }: { $better } يفوز أكثر من { $worse }.
terminal-faults = خسارة بأخطاء { $player }: { LIST($faults) }.
terminal-fault-many = ‏{ $kind } { $count }
terminal-first-fault = المرة الأولى: { LIST($fault) }
terminal-ended-at-once = انتهت قبل لعب أول توزيع
terminal-ended-early = انتهت بعد { $done } من { $planned } توزيعة ولعبة.

## مجموعة بيانات.

terminal-dataset-pyarrow = { $option } يحتاج إلى `{ $command }`
terminal-dataset-there = { $folder } موجود بالفعل؛ تبدأ مجموعة البيانات في مجلد جديد
terminal-dataset-written = في { $folder } قرارات عددها { $decisions }، من ألعاب عددها { $games }.

## سرعة المحرك.

terminal-bench-core = في النواة
terminal-bench-steps = خطوة خطوة
terminal-bench-core-rate = في النواة، خيوط التنفيذ { $threads }: { $hands } جولة في الثانية ({ $decisions } قرار في الثانية)
terminal-bench-steps-rate = خطوة خطوة من Python: { $hands } جولة في الثانية ({ $decisions } قرار في الثانية)
terminal-bench-random = لعب عشوائي: { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } نقطة لكل مقعد وجولة، وقمر في { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }% من الجولات

## سهرة بأوراق حقيقية: ما هو خطأ في ملفها.

terminal-at = ‏{ $place }: { $reason }
terminal-place-line = { $file }، السطر { $line }
terminal-place-column = { $file }، السطر { $line }، العمود { $column }
terminal-place-hand = { $file }، الجولة { $hand }
terminal-place-hand-column = { $file }، الجولة { $hand }، العمود { $column }
terminal-place-member = ‏{ $file }، «{ $member }»
terminal-players-many = يلعب من اثنين إلى أحد عشر، لا { $count }: { LIST($names) }
terminal-players-none = يلعب من اثنين إلى أحد عشر، ولا أسماء هنا
terminal-name-long = الاسم من 1 إلى 20 حرفًا، وليس «{ $name }» كذلك
terminal-name-twice = اسمان متطابقان للاعبين: { LIST($names) }
terminal-rules-for-others = القواعد لعدد { $players } من اللاعبين، والأسماء { $count }
terminal-evening-object = { $file } يجب أن يكون كائنًا فيه { LIST($members) }
terminal-evening-member = { $file }: لا مكان لـ«{ $given }»؛ فيه { LIST($members) }
terminal-evening-list-of-names = { $file }: «{ $member }» قائمة أسماء اللاعبين
terminal-evening-list-of-hands = { $file }: «{ $member }» قائمة جولات، مثل { $like }
terminal-evening-rule-set = { $file }: «{ $member }» مجموعة قواعد، مثل { $like }
terminal-evening-dealer = { $file }: «{ $member }» اسم لاعب، أو مقعد من 0 إلى { $most }
terminal-evening-empty = { $file } فارغ: سطره الأول يسمّي اللاعبين، { $like }
terminal-column-twice = عمودان باسم { $column }
terminal-names-numbers = السطر الأول يسمّي اللاعبين، مثل { $like }؛ وليس فيه هنا إلا أرقام
terminal-column-unnamed = عمود بلا اسم
terminal-column-empty = لا نقاط لأحد باسم { $column }
terminal-columns-known = العمود لاعب، أو ورقة مثل { $card }، أو { LIST($words, list: "or") }
terminal-cells-many = { $file }، في السطر { $line } من الخانات { $cells }، وفي الأول من الأعمدة { $columns }
terminal-cell-long = في إحدى الخانات أكثر من { $most } حرف؛ لعلّ علامة تنصيص لم تُغلق
terminal-line-long = في أحد الأسطر أكثر من { $most } حرف
terminal-cell-no-points = «{ $given }» ليس عددًا صحيحًا من النقاط
terminal-cell-no-chips = «{ $given }» ليس عددًا صحيحًا من الفيش
terminal-cell-no-moon = «{ $given }» ليس { $old } (تُضاف النقاط إلى الآخرين) ولا { $new } (تُخصم من المقتنص)
terminal-cell-no-sun = «{ $given }» ليس { $yes } ولا { $no }
terminal-none-of = «{ $given }» ليس من { LIST($names) }

## سهرة بأوراق حقيقية، تُسأل عنها جولة جولة.

terminal-ask-players = اللاعبون
terminal-ask-game = اللعبة
terminal-ask-chips = الفيش
terminal-who-plays = من يلعب، باتجاه عقارب الساعة؟ أسماء بينها فواصل.
terminal-which-game = أي لعبة؟ { LIST($games, list: "or") } ({ $usual } إن لم تقل غيره).
terminal-which-chips = فيش؟ { LIST($kinds, list: "or") } ({ $usual } إن لم تقل غيره).
terminal-sentence = ‏{ $reason }.
terminal-no-game = لا توجد لعبة «{ $given }».
terminal-no-settlement = لا توجد تسوية كهذه؛ الموجود { LIST($kinds) }.
terminal-not-adding-up = حساب الجولة { $number } غير صحيح.
terminal-mend-hand = اكتب `{ $number }:` ثم نقاطها.
terminal-evening-over = انتهت اللعبة. أفي جولة خطأ؟ `{ $mend }` يصحّح الجولة { $number }، و`{ $undo }` يتراجع عن آخر تغيير؛ ومفتاح الإدخال وحده ينهي السهرة.
terminal-ask-correction = تصحيح
terminal-nothing-to-undo = لا شيء للتراجع عنه.
terminal-no-hand-so-far = لا جولة { $number } بعد.
terminal-typing-points = اكتب نقاط الجولة بترتيب الأسماء: { $points }.
terminal-typing-taken = أو من أخذ ماذا: { $taken }.
terminal-typing-moon = أو من اقتنص القمر: { LIST($moons, list: "or") }.
terminal-typing-more = وحيث تطلبه القواعد: من زايد بماذا واختار أي نوع: { $bid }؛ والنوع وحده ما دام الصندوق باقيًا: { $suit }؛ ومن لم يأخذ لمّة: { $notrick }.
terminal-typing-short = يجوز اختصار الاسم ما دام لا يناسب إلا لاعبًا واحدًا.
terminal-command-mend = يصحّح الجولة { $number }
terminal-command-undo = يتراجع عن آخر تغيير
terminal-command-sheet = الورقة حتى الآن
terminal-command-leave = مغادرة؛ تُحفظ السهرة
terminal-command-leave-at-once = مغادرة
terminal-players-are = اللاعبون: { LIST($names) }
terminal-missing-taker = بعد { $word } يأتي من أخذها؛ { $key } للمساعدة.
terminal-missing-shooter = بعد { $word } يأتي من اقتنصه؛ { $key } للمساعدة.
terminal-missing-trickless = بعد { $word } يأتي من لم يأخذ لمّة؛ { $key } للمساعدة.
terminal-missing-bidder = بعد { $word } يأتي من زايد؛ { $key } للمساعدة.
terminal-missing-chips = بعد { $word } وصاحب المزايدة يأتي عدد الفيش؛ { $key } للمساعدة.
terminal-missing-suit = ينقص النوع؛ { $key } للمساعدة.
terminal-missing-counts = بعد { $word } تأتي أعداد، وهي { $count }، واحد لكل لاعب؛ { $key } للمساعدة.
terminal-no-whole-number = «{ $given }» ليس عددًا صحيحًا.
terminal-name-unknown = «{ $given }» ليس من { LIST($names) }.
terminal-name-many = «{ $given }» قد يكون { LIST($names, list: "or") }.
terminal-says-nothing = «{ $given }» لا معنى له هنا؛ { $key } للمساعدة.
terminal-numbers-many = الأعداد { $count } واللاعبون { $players }: { LIST($names) }.

## ورقة نقاط السهرة.

terminal-chips-row = الفيش
terminal-shot-mark = * اقتناص القمر
terminal-next-pass =
    { $way ->
        [left] الجولة { $number }: التوزيع لـ{ $name }؛ تمرير { $count } يسارًا.
        [right] الجولة { $number }: التوزيع لـ{ $name }؛ تمرير { $count } يمينًا.
        [across] الجولة { $number }: التوزيع لـ{ $name }؛ تمرير { $count } للمقابل.
        [left2] الجولة { $number }: التوزيع لـ{ $name }؛ تمرير { $count } مقعدين يسارًا.
        [right2] الجولة { $number }: التوزيع لـ{ $name }؛ تمرير { $count } مقعدين يمينًا.
        [left3] الجولة { $number }: التوزيع لـ{ $name }؛ تمرير { $count } ثلاثة مقاعد يسارًا.
        [right3] الجولة { $number }: التوزيع لـ{ $name }؛ تمرير { $count } ثلاثة مقاعد يمينًا.
        [scatter] الجولة { $number }: التوزيع لـ{ $name }؛ ورقة لكل من الآخرين.
       *[hold] الجولة { $number }: التوزيع لـ{ $name }؛ بلا تمرير.
    }
terminal-next-carries = الجولة { $number }: التوزيع لـ{ $name }؛ الصندوق باقٍ، واختيار النوع من جديد لـ{ $bidder }.
terminal-next-auction = الجولة { $number }: التوزيع لـ{ $name }؛ المزايدة الأولى لـ{ $bidder }.
terminal-in-pot = في الصندوق: { $chips }.
terminal-has-in-pot = لـ{ $name } في الصندوق { $chips }.
terminal-gives = من { $name } إلى { $other }: { $chips }.

## المساعدة: الأوامر.

terminal-usage = الاستخدام:{" "}
terminal-heading-options = الخيارات
terminal-heading-words = المعطيات
terminal-heading-commands = الأوامر
terminal-examples = أمثلة:
terminal-about = لعبة القلوب بكل طرق لعبها: في الطرفية، وفي المتصفح، وللآليين.
terminal-more-help = `{ $command }` يبيّن المزيد عن كل منها.
terminal-option-help = يعرض هذه المساعدة ثم يخرج
terminal-option-version = يعرض الإصدار ثم يخرج
terminal-option-language = اللغة: { LIST($languages, list: "or") } (وإلا ما تطلبه البيئة)
terminal-option-json = بصيغة JSON
terminal-option-preset = لعبة باسمها؛ `{ $command }` يعرضها (⁦black-lady⁩)
terminal-option-rules = مجموعة قواعد في ملف JSON، أو لعبة باسمها
terminal-option-set = يغيّر قاعدة: { LIST($examples, list: "unit") }؛ ويجوز تكراره
terminal-example-play = لعبة ضد ثلاثة آليين، هنا في الطرفية
terminal-example-seed = الأوراق نفسها لكل من يلعب البذرة { $seed }
terminal-example-score = ورقة نقاط لعبة بأوراق حقيقية
terminal-example-serve = اللعبة نفسها في المتصفح
terminal-example-rules = كيف تُلعب، بكلام واضح
terminal-example-list = الألعاب الموجودة
terminal-example-arena = أي الآليين أفضل، وما مقدار اليقين

terminal-play = لعب لعبة في الطرفية
terminal-play-about = العب لعبة في الطرفية: أنت ضد آليين، بأي قواعد. اكتب الأوراق برتبتها ونوعها ({ LIST($cards, list: "unit") })؛ و{ $key } يعرض ما يُكتب غير ذلك. تُحفظ اللعبة بعد كل فعل، فلا يضيع شيء بالمغادرة أو Ctrl-C أو انقطاع الاتصال: { $resume } يكملها.
terminal-play-seed = التوزيع: الرقم نفسه، الأوراق نفسها (يُسحب)
terminal-play-bots = من يلعب ضدك، اسم واحد أو اسم لكل منهم: { LIST($bots, list: "or") } (⁦careful⁩)
terminal-play-names = أسماء اللاعبين، وأنت أولًا: { $names }
terminal-play-resume = متابعة اللعبة المحفوظة
terminal-play-file = حفظ اللعبة هنا، وبعد انتهائها أيضًا

terminal-serve = اللعب في المتصفح
terminal-serve-about = قدّم صفحة اللعبة من هذا الجهاز، لتُلعب في متصفح: وحدك، أو مع الناس على طاولة. وحدك تعمل اللعبة في المتصفح: إذا حُمّلت لم تطلب من الخادم شيئًا بعدها، ولُعبت بلا شبكة.
terminal-serve-host = العنوان الذي يُستمع عليه (127.0.0.1: هذا الجهاز فقط)
terminal-serve-port = المنفذ؛ و0 يأخذ أي منفذ حر ({ $port }، أو الحر التالي)
terminal-serve-database = أين تُحفظ الطاولات والناس: ملف، أو عنوان قاعدة بيانات PostgreSQL (وإلا ما يسمّيه { $variable } في البيئة، وإلا { $file })
terminal-serve-workers = كم عملية تتقاسم العمل؛ فوق 1 مع PostgreSQL فقط ({ $workers })
terminal-serve-public = العنوان الذي يصل به الناس إليه، إن كان غيره: ⁦https://hearts.example⁩
terminal-serve-metrics = أين يسأل Prometheus عن القياسات: منفذ في هذا الجهاز، أو عنوان مع منفذ؛ ولكل عامل آخر المنفذ التالي
terminal-serve-log = ما يُكتب في السجل، أسطر JSON على مخرج الأخطاء: { LIST($levels, list: "or") }
terminal-serve-open = فتح المتصفح أيضًا
terminal-example-open = وعرضها في المتصفح
terminal-example-network = ولغيرك على الشبكة نفسها أيضًا
terminal-serve-end = ‏Ctrl-C ينهيه.

terminal-admin = لمن يدير خادمًا: تسمية المديرين، وقراءة البلاغات، وإيقاف الناس
terminal-admin-about = لمن يدير خادمًا. يستطيع المديرون قراءة ما أبلغ عنه الناس، وإيقاف الناس، وإغلاق الطاولات، من أي مكان؛ وهذا الأمر يسمّيهم، ويفعل ذلك على جهاز الخادم، سواء كان الخادم يعمل أم لا.
terminal-admin-action = ما يُفعل: { LIST($actions, list: "or") }
terminal-admin-who = من يعنيه الأمر: اسم حساب يُعيَّن أو يُعفى، أو معرّف شخص يُوقَف أو يُعاد، أو معرّف طاولة تُغلق أو رمزها، أو معرّف بلاغ عولج
terminal-admin-days = لكم يومًا يُوقَف شخص؛ وبدونه إلى أن يُعاد
terminal-admin-misuse = `reports` يقف وحده؛ وبعد كل فعل آخر يأتي من يعنيه
terminal-admin-days-misuse = { $option } لا يأتي إلا مع `{ $action }`
terminal-admin-no-reports = لا بلاغات.
terminal-admin-no-account = لا حساب باسم «{ $given }»
terminal-admin-nobody = لا أحد معرّفه «{ $given }»؛ ويعرض `{ $command }` المعرّفات
terminal-admin-no-report = لا بلاغ معرّفه «{ $given }»؛ ويعرض `{ $command }` المعرّفات
terminal-admin-no-table = لا طاولة مفتوحة معرّفها أو رمزها «{ $given }»
terminal-admin-done = تم.
terminal-admin-suspended = أُوقف { $name } ({ $id }) حتى { $until }.
terminal-admin-suspended-open = أُوقف { $name } ({ $id }). ويعيده `{ $command }`.
terminal-admin-report = { $at }: { $by } عن { $person } ({ $id })، الطاولة { $table }: { $words }
terminal-admin-report-wordless = { $at }: { $by } عن { $person } ({ $id })، الطاولة { $table }، بلا شرح
# Below it, what the reported person had said last; phrases are in the reader’s language.
terminal-admin-report-said = قال { $person } في { $at }: { $words }
terminal-admin-report-silent = لم يقل { $person } شيئًا على هذه الطاولة.
terminal-admin-report-done = بعد معالجة هذا البلاغ: `{ $command }`

terminal-backup = نسخ قاعدة بيانات خادم وهو يعمل
terminal-backup-about = انسخ قاعدة بيانات خادم كما هي في لحظة واحدة، وهو يعمل، وافحص النسخة.
terminal-backup-file = أين تكون النسخة؛ ولا شيء هناك بعد
terminal-backup-database = الملف الذي تُحفظ فيه الطاولات والناس (وإلا ما يسمّيه { $variable } في البيئة، وإلا { $file })
terminal-backup-done = النسخة الاحتياطية في { $file }.
terminal-file-there = { $file } موجود بالفعل
terminal-backup-postgres = قاعدة بيانات PostgreSQL تُنسخ بـ{ $backup } وتُستعاد بـ{ $restore }

terminal-restore = وضع نسخة احتياطية مكان قاعدة بيانات خادم
terminal-restore-about = ضع نسخة احتياطية حيث تكون قاعدة بيانات خادم، وافحصها. أوقف الخادم أولًا، وانقل ملفه القديم: لا يُكتب فوق شيء.
terminal-restore-file = النسخة الاحتياطية
terminal-restore-done = أُعيدت النسخة الاحتياطية إلى { $file }.

terminal-score = تسجيل نقاط لعبة بأوراق حقيقية
terminal-score-about = سجّل نقاط لعبة بأوراق حقيقية: من ملف، أو جولة جولة في الطرفية. ملف CSV يسمّي اللاعبين في سطره الأول، وفي كل سطر بعده جولة. وفي ملف JSON ‏{ LIST($members) }. وبلا ملف يُسأل عن الجولات، وتُحفظ كل منها.
terminal-score-sheet = ملف CSV أو JSON فيه الجولات
terminal-score-settlement = الفيش: { LIST($kinds, list: "or") }
terminal-score-chip-value = قيمة الفيشة، بعملتك (1)
terminal-score-buy-in = الفيش التي يبدأ بها كل لاعب (100)
terminal-score-split-two = مع ⁦sweepstakes⁩: اثنان بلا نقاط يقتسمان الصندوق
terminal-score-names = من يلعب، باتجاه عقارب الساعة، بفواصل؛ وإلا سُئل عنهم
terminal-score-dealer = من يوزّع الجولة الأولى (اللاعب الأول)
terminal-score-resume = متابعة السهرة المحفوظة
terminal-score-file = حفظ السهرة هنا
terminal-score-json = الورقة بصيغة JSON

terminal-rules = بيان كيف تُلعب لعبة، بكلام واضح
terminal-rules-about = بيان كيف تُلعب لعبة، بكلام واضح من خانات قواعدها. وبلا اسم هي اللعبة المعتادة، السيدة السوداء.
terminal-rules-preset = لعبة باسمها (⁦black-lady⁩)
terminal-rules-list = عرض الألعاب بدلًا من ذلك
terminal-rules-all = كل لعبة، واحدة بعد أخرى: كتاب القواعد
terminal-rules-json = بصيغة JSON: كل خانة، وما يختلف، والجمل
terminal-rules-markdown = بصيغة Markdown، وما ليس معتادًا بخط عريض

terminal-verify = فحص سجل لعبة: توزيعها وكل فعل فيها
terminal-verify-about = افحص سجل لعبة: وزّع جولاتها من جديد، وقارن سرها بالبصمة التي عُرضت من قبل، وأعد كل فعل بحسب القواعد. ورمز الخروج 1 إن لم يصح شيء.
terminal-verify-file = سجل لعبة، أو لعبة مكتوبة نصًا
terminal-verify-json = ما فُحص، وأوراق كل جولة، بصيغة JSON
terminal-verify-text = كتابة اللعبة نصًا يُقرأ أو يُطبع أو يُرسل
terminal-verify-log = كتابة السجل، سطرًا لكل لعبة

terminal-probe = التحدث ببروتوكول الساحة: آلي على هيئة برنامج
terminal-probe-about = أجب ساحةً عبر الدخل والخرج القياسيين: hello وrules وchoose وstop وquit، سطرًا لكل منها. هكذا يجلس آلي من هذا الإصدار في ساحة إصدار آخر أو محرك آخر.
terminal-probe-bot = الآلي الذي يقرر (expert): مدمج، أو { $function }، آليك بلغة Python
terminal-probe-module = لا يوجد آلي { $bot }، ولا وحدة { $module } يُستورد منها
terminal-probe-function = ليس في الوحدة { $module } دالة { $function } من عرض إلى فعل
terminal-arena = مباريات بين الآليين، مع هامش الخطأ
terminal-arena-about = دع الآليين يلعبون بعضهم ضد بعض: التوزيعات نفسها بكل ترتيب جلوس، وكل مواجهة، ومقدار اليقين بالنتيجة. واللاعب آلي مدمج باسمه، أو { $command }، وهو برنامج يتكلم بروتوكول الأسطر.
terminal-arena-players = { LIST($bots, list: "or") }، أو { $command }
terminal-arena-hands = توزيعات من جولة واحدة لكل مواجهة (1,000)
terminal-arena-games = ألعاب كاملة لكل مواجهة، بعد الجولات (0)
terminal-arena-seed = بذرة التوزيع والآليين (0)
terminal-arena-threads = خيوط التنفيذ (بعدد المعالجات)
terminal-arena-settle = إيقاف المواجهة حين يتأكد من الأفضل، أو أن الفرق لا يتجاوز { $points }؛ وألعابها حين يتأكد من يفوز أكثر
terminal-arena-limit = لقرار البرنامج (10)
terminal-arena-cluster = اللعب على عنقود Ray هذا (⁦{ $auto }⁩: الذي على هذا الجهاز)

terminal-dataset = كتابة ألعاب بين آليين كمجموعة بيانات
terminal-dataset-about = العب ألعابًا بين آليين واكتب كل قرار في صف: ما عرفه المقعد، وما فعله، وما انتهت إليه الجولة. وبجانب الصفوف بطاقة تصف ما فيها.
terminal-dataset-folder = مجلد جديد للصفوف وبطاقتها
terminal-dataset-games = الألعاب (10)
terminal-dataset-bot = الآلي في كل المقاعد (expert): { LIST($bots) }
terminal-dataset-parquet = أعمدة Parquet بدلًا من أسطر JSON؛ يحتاج إلى `{ $command }`

terminal-bench = قياس سرعة المحرك هنا
terminal-bench-about = قِس المحرك على هذا الجهاز: جولات عشوائية في الثانية، تُلعب داخل النواة وخطوة خطوة من Python. وفي كلتيهما توزيع وتمرير ولعب وحساب لجولات كاملة عشوائيًّا.
terminal-bench-hands = جولات في النواة (1,000,000)
terminal-bench-number = جولات خطوة خطوة (2,000)
terminal-bench-threads = خيوط تنفيذ للنواة (1)
terminal-bench-seed = بذرة الجولات (1)
terminal-arena-memory = لكل عملية من برنامج: { LIST($sizes, list: "unit") } (بلا حد)
terminal-arena-record = كتابة كل توزيع في هذا الملف حين يُلعب، مع سجلات ألعابه
terminal-arena-resume = متابعة المباراة التي في ملف { $record }
terminal-arena-show = عرض المباراة التي في هذا الملف بدل لعب مباراة
terminal-arena-picture = رسم التصنيفات صورة SVG
