### الصفحة: تعلّم اللعبة بلعب جولات معدّة، وطريقة اللعب باختصار.

## الدروس. ‎$seat من يدور عنه درس الطاولة.

learn-step = { $number } من { $count }
learn-progress = الدرس { $number } من { $count }
learn-skip = تخطٍّ
learn-leave = مغادرة الدروس
learn-before = الدرس السابق
learn-next = التالي
learn-take-back = تراجع
learn-last-card = والورقة الأخيرة.
learn-thinking = انظر ماذا يلعب الآخرون.
# يُقرأ في بداية الدرس، بعد الأوراق التي على الطاولة.
learn-held = في يدك { CARDS($cards) }.
learn-wins = تكسب حتى الآن
learn-takes = تأخذها
learn-unplayed = تعذّر تجهيز هذا الدرس. انتقل إلى التالي أو حاول مجددًا.
learn-try-again = محاولة أخرى

learn-trick-title = أعلى ورقة تأخذها
learn-trick-what = يلعب كل لاعب ورقة: هذه لمّة. وأول من يلعب يفتتحها، ونوع ورقته هو المطلوب، وأعلى ورقة منه تأخذها. واللمّة حتى الآن لـ{ NAME($seat) } بالولد.
learn-trick-do = العب ورقة سباتي تغلب الولد.
learn-trick-right = ملكك أعلى ورقة سباتي، فالأوراق الأربع لك. ومن أخذ لمّة افتتح التالية.
learn-trick-low = هذه أصغر من الولد، فاللمّة لـ{ NAME($seat) }. لا يغلبه إلا ملكك.

learn-follow-title = العب من النوع المطلوب
learn-follow-what = الافتتاح لـ{ NAME($seat) } بورقة ديناري. ومن عنده ديناري فليلعب منه.
learn-follow-do = العب ورقة ديناري.
learn-follow-why = الأوراق المعتمة لا تُلعب الآن. انقر إحداها تعرف السبب.
learn-follow-right = لعب الأربعة من النوع، وأعلى ورقة ديناري أخذت اللمّة.

learn-void-title = بلا سباتي؟ العب ما شئت
learn-void-what = المطلوب سباتي، وليس عندك منه. العب أي ورقة، لكنها لا تأخذ اللمّة: النوع المطلوب وحده يأخذها. فلا حكم في هذه اللعبة.
learn-void-do = تخلّص من الآس، أعلى ورقة ديناري.
learn-void-right = حتى الآس لا يأخذ هنا شيئًا. الأوراق الكبيرة تأخذ لمّات قد لا تريدها، وهكذا تتخلص منها.
learn-void-other = هذا جائز. لكن آسك سيأخذ لمّة لاحقًا، وهذه كانت لحظة التخلص منه.

learn-hearts-title = كل ورقة قلوب بنقطة
learn-hearts-what = والنقاط سيئة: الأقل يفوز. هذه اللمّة حتى الآن لـ{ NAME($seat) } بالملك، وليس عندك ديناري.
learn-hearts-do = أعطِ { NAME($seat) } ورقة قلوب.
learn-hearts-right = نقطة على { NAME($seat) }، ونقصت القلوب في يدك ورقة.
learn-hearts-none = هذا جائز، لكنه لا يكلّف { NAME($seat) } شيئًا. ارمِ ورقة قلوب تتخلص منها.

learn-duck-title = ابقَ تحت العشرة
learn-duck-what = اللمّة حتى الآن لـ{ NAME($seat) } بالعشرة، وفيها ورقة قلوب. فهي بنقطة.
learn-duck-do = العب أكبر ورقة ديناري عندك تحت العشرة.
learn-duck-why = الأوراق الصغيرة تستحق أن تُحفظ لما بعد.
learn-duck-right = التسعة تبقى تحت العشرة، فالنقطة ليست لك، ولا تزال الأربعة معك.
learn-duck-high = الملك يغلب العشرة: اللمّة لك، ومعها ورقة القلوب.
learn-duck-low = هذه أيضًا تحت العشرة. لكن التسعة كانت تكفي، وستحتاج إلى الأربعة.

learn-last-title = خذ ما لا يكلّف شيئًا
learn-last-what = أنت آخر من يلعب، ولا نقاط على الطاولة. هذه اللمّة مجانية: فرصة لورقة كبيرة.
learn-last-do = خذها بالآس.
learn-last-right = ذهب الآس، ولم يكلّفك شيئًا.
learn-last-low = اللمّة لـ{ NAME($seat) }، وبقي الآس معك. وقد تكون فيها ورقة قلوب في المرة القادمة.

learn-queen-title = البنت بثلاث عشرة نقطة
learn-queen-what = بنت البستوني تساوي القلوب كلها. من أخذ اللمّة أخذها معها، واللمّة حتى الآن لـ{ NAME($seat) } بالملك.
learn-queen-do = دع البنت لـ{ NAME($seat) }.
learn-queen-right = ثلاث عشرة نقطة على { NAME($seat) }. تحت الملك أو الآس، أو حين تخلو من النوع: هكذا تتخلص منها.
learn-queen-kept = البنت لا تزال معك، وفرص كهذه نادرة.

learn-beware-title = احذر أن تأخذها
learn-beware-what = بنت البستوني لم تُلعب بعد، والدور بعدك على { NAME($seat) }. ملكك قد يأخذها.
learn-beware-do = ابقَ تحت العشرة.
learn-beware-right = لم يكن مع { NAME($seat) } بستوني غيرها. أخذت البنت اللمّة، ومعها نقاطها الثلاث عشرة.
learn-beware-high = وقعت البنت من { NAME($seat) } تحت ملكك: ثلاث عشرة نقطة عليك.

learn-pass-title = ثلاث أوراق للتمرير
learn-pass-what = قبل الجولة تمرّر ثلاث أوراق: يسارًا أولًا، ثم يمينًا، ثم للمقابل. وفي كل جولة رابعة تبقى كلها معك. آس البستوني أو ملكه قد يأخذ البنت.
learn-pass-do = مرّر آس البستوني وملكه، وورقة أخرى.
learn-pass-right = لن يجلبا لك البنت الآن. والأوراق المرفوعة من { NAME($seat) }.
learn-pass-kept = أبقيت ورقة بستوني فوق البنت. إن وقعت عليها دفعت ثلاث عشرة.

learn-open-title = البداية بورقة 2 السباتي
learn-open-what = من معه هذه الورقة يفتتح بها اللمّة الأولى. ولا تُرمى فيها نقاط.
learn-open-do = افتتح بورقة 2 السباتي.
learn-open-right = لم يكن مع { NAME($seat) } سباتي، بل أربع أوراق قلوب، ولم يجز رمي واحدة منها.

learn-broken-title = لا بد من كسر القلوب
learn-broken-what = الافتتاح لك، بأي ورقة إلا القلوب: لا يُفتتح بها حتى تُرمى واحدة منها على نوع آخر.
learn-broken-do = افتتح بورقة ديناري.
learn-broken-why = انقر ورقة قلوب تعرف السبب.
learn-broken-right = لم يكن مع { NAME($seat) } ديناري، فرُميت ورقة قلوب. كُسرت القلوب: يجوز الافتتاح بها من الآن.

learn-moon-title = أو خذها كلها
learn-moon-what = بكل القلوب والبنت تقتنص القمر: لا شيء عليك، و26 نقطة على كل من الآخرين. معك كلها إلا ملك القلوب، و{ NAME($seat) } آخر من يلعب.
learn-moon-do = خذ هذه اللمّة أيضًا.
learn-moon-right = اقتنصت القمر، فعلى كل من الآخرين 26 نقطة. وتذكّر: إن نقصت ورقة قلوب واحدة فلا قمر.
learn-moon-low = ذهب ملك القلوب إلى غيرك. فلا قمر، ونقاطك الخمس والعشرون عليك.

learn-score-title = أقل مجموع يفوز
learn-score-what = تُجمع نقاط كل الجولات. وحين يبلغ أحد 100 تنتهي اللعبة. بدأت هذه الجولة بـ58، وبين { NAME($seat) } والمئة نقطة واحدة.
learn-score-do = دع ورقة القلوب لـ{ NAME($seat) }.
learn-score-right = بلغ مجموع { NAME($seat) } 100، ومجموعك الأقل. فزت.
learn-score-high = ورقة القلوب لك الآن. ومجموع { NAME($seat) } تحت 100، فاللعبة مستمرة.

learn-done-title = هذه هي اللعبة كلها
learn-done-what = والآن لعبة لك: خصوم لطفاء، وكلمة من المدرّب حين تكون الورقة مهمة.
learn-done-play = العب لعبتك الأولى
learn-done-again = من البداية مرة أخرى
learn-anyway = للعبها رغم ذلك، اخترها مرة أخرى.
learn-dearer =
    { $points ->
        [zero] { CARD($other, as: "card-feminine") } تكلّفك في المتوسط { $points } نقطة أكثر من { CARD($best) }.
        [one] { CARD($other, as: "card-feminine") } تكلّفك في المتوسط نقطة أكثر من { CARD($best) }.
        [two] { CARD($other, as: "card-feminine") } تكلّفك في المتوسط نقطتين أكثر من { CARD($best) }.
        [few] { CARD($other, as: "card-feminine") } تكلّفك في المتوسط { $points } نقاط أكثر من { CARD($best) }.
        [many] { CARD($other, as: "card-feminine") } تكلّفك في المتوسط { $points } نقطة أكثر من { CARD($best) }.
       *[other] { CARD($other, as: "card-feminine") } تكلّفك في المتوسط { $points } نقطة أكثر من { CARD($best) }.
    }

## طريقة اللعب باختصار.

learn-title = طريقة اللعب
learn-game = السيدة السوداء، القلوب المعتادة
learn-play = التعلّم باللعب
learn-play-about =
    { $count ->
        [zero] بلا خطوات
        [one] خطوة قصيرة، خمس دقائق
        [two] خطوتان قصيرتان، خمس دقائق
        [few] { $count } خطوات قصيرة، خمس دقائق
        [many] { $count } خطوة قصيرة، خمس دقائق
       *[other] { $count } خطوة قصيرة، خمس دقائق
    }
learn-law = كتاب القواعد كله
learn-others = أنواع أخرى من القلوب
learn-contents = في هذه الصفحة

howto-minute = في دقيقة
howto-minute-title = خذ أقل ما تستطيع
howto-minute-text = كل ورقة قلوب تأخذها بنقطة، وبنت البستوني بثلاث عشرة. وحين يبلغ أحد 100 يفوز أقل مجموع.
howto-pass = تمرير الأوراق
howto-pass-title = ثلاث أوراق أولًا
howto-pass-text = يسارًا في الجولة الأولى، ويمينًا في الثانية، وللمقابل في الثالثة. وفي الرابعة تبقى الأوراق مع أصحابها؛ ثم يعود الترتيب من أوله.
howto-pass-fact = إلى { NAME($seat) }، على يسارك
howto-open = اللمّة الأولى
howto-open-title = البداية بورقة 2 السباتي
howto-open-text = يفتتح بها من هي معه. ليس عندك سباتي هنا، لكن ورقة القلوب تنتظر: لا تُرمى نقاط في اللمّة الأولى.
howto-follow = النوع المطلوب
howto-follow-title = العب من النوع المطلوب
howto-follow-text = يلعب كل لاعب ورقة: هذه لمّة. الافتتاح لـ{ NAME($seat) } بورقة سباتي. عندك سباتي، فالعب منه. وإلا جازت أي ورقة. وأعلى ورقة سباتي تأخذ اللمّة.
howto-trumps = لا حكم
howto-trumps-title = لا حكم في هذه اللعبة
howto-trumps-text = النوع المطلوب وحده يأخذ اللمّة. آس القلوب كبير، لكنه هنا هدية لـ{ NAME($seat) }.
howto-queen = ما يُحسب
howto-queen-title = البنت بثلاث عشرة نقطة
howto-queen-text = من أخذ اللمّة أخذها معها. تلعب هنا ورقة بستوني صغيرة تحت الملك، فلا تأتيك.
howto-broken = كسر القلوب
howto-broken-title = لا بد من كسر القلوب
howto-broken-text = لا يفتتح أحد بالقلوب حتى تُرمى واحدة منها على نوع آخر، كالستة من يدك هنا.
howto-moon = اقتناص القمر
howto-moon-title = كل شيء أو لا شيء
howto-moon-text = خذ كل القلوب والبنت، فيكون على كل لاعب آخر 26 نقطة. وإن نقصت ورقة قلوب بقي عليك كل ما أخذت.
howto-moon-fact = نقاط الجولة
howto-score = النهاية والفوز
howto-score-title = أقل مجموع يفوز
howto-score-text = تُجمع نقاط كل الجولات. وتنتهي اللعبة حين يبلغ أحد 100، ويفوز صاحب الأقل.
howto-habits = عادات أولى جيدة
howto-habits-title = أربع عادات جيدة
howto-habits-free = خذ لمّة بورقة كبيرة حيث لا تكلّف: أنت آخر من يلعب، ولا نقاط فيها.
howto-habits-low = أبقِ أوراقًا صغيرة من كل نوع، فهي تنجيك في النهاية.
howto-habits-spades = مرّر آس البستوني وملكه إن قلّت أوراق البستوني عندك تحت البنت.
howto-habits-void = تخلّص مبكرًا من نوع كامل، فترمي بعدها ما لا تريد.

## مستوى آخر، يُقترح في نهاية لعبة.

learn-level-up = تفوز بمعظم ألعابك. ربما كان خصوم آخرون أمتع.
learn-level-down = هؤلاء الخصوم صعبون عليك. ربما كان خصوم آخرون أمتع.
learn-level-stay = البقاء مع هؤلاء
learn-level-to-beginner = اللعب مع مبتدئين
learn-level-to-easy = لعب سهل
learn-level-to-medium = لعب متوسط
learn-level-to-hard = لعب صعب
learn-level-to-expert = اللعب مع خبراء
learn-level-chosen = يسري هذا من اللعبة القادمة. ويمكنك تغييره في الصفحة الأولى.
