### مجموعات القواعد: اسم كل خانة ومعناها، وورقة القواعد، ولماذا لا تُلعب مجموعة.

## الخانات: الاسم، ثم ‎.about ما تقوله، ثم ‎.default القيمة المعتادة حيث تتعلق بالطاولة. أسماء القيم في games.ftl.

field-players = اللاعبون
    .about = كم يجلس إلى الطاولة.

field-packs = الرزم
    .about = مع رزمتين، الورقتان المتماثلتان في اللمّة تلغي كل منهما الأخرى.

field-teams = الفرق
    .about = من يلعب مع من.

field-pooled = نقاط مشتركة
    .about = تُقاس نهاية اللعبة بمجموع الفريق.

field-joint_moon = القمر معًا
    .about = للشركاء أن يقتنصوا القمر معًا.

field-removed = أوراق مستبعدة
    .about = أوراق تُترك خارج الرزمة.
    .default = بحسب عدد اللاعبين

field-hand_size = أوراق كل لاعب
    .about = كم ورقة توزَّع على كل لاعب.
    .default = كلها بالتساوي

field-kitty = الورق الجانبي
    .about = لمن تذهب الأوراق الزائدة عن التوزيع.

field-kitty_peek = الورق الجانبي يراه آخذه
    .about = من أخذ الورق الجانبي رآه فورًا؛ وإلا بقي مقلوبًا حتى النهاية.

field-pass_count = أوراق التمرير
    .about = كم ورقة يمرّر كل لاعب.
    .default = بحسب عدد اللاعبين

field-pass_cycle = التمرير
    .about = إلى أين تذهب الأوراق، جولة بعد جولة، ثم من جديد.
    .default = بحسب عدد اللاعبين

field-opening = الافتتاح الأول
    .about = من يفتتح اللمّة الأولى، وبماذا.

field-first_trick = اللمّة الأولى
    .about = ما يجوز رميه في اللمّة الأولى.

field-breaking = كسر القلوب شرط
    .about = لا يُفتتح بالقلوب قبل أن تُلعب ورقة منها.

field-hearts_only = لا شيء إلا القلوب
    .about = ماذا يحدث إذا لم يكن مع المفتتح إلا القلوب ولم تُلعب واحدة بعد.

field-queen = البنت
    .about = الورقة التي تعنيها قواعد البنت.

field-queen_breaks = البنت تكسر القلوب
    .about = هل يكسر لعب البنت القلوب.

field-queen_lead = الافتتاح بالبنت
    .about = متى يُفتتح بالبنت.

field-queen_or_hearts = القلوب والبنت
    .about = بماذا يفتتح من ليس معه إلا القلوب والبنت، ما دام الافتتاح بالقلوب ممنوعًا.

field-queen_discard = رمي البنت
    .about = متى يجوز رمي البنت أو يجب.

field-points = النقاط
    .about = قيمة كل ورقة؛ وما لم يُذكر فلا قيمة له.
    .default = ⁦♥ 1⁩ لكل ورقة، و⁦Q♠ 13⁩

field-moon = اقتناص القمر
    .about = كيف تُحسب جولة أخذ فيها لاعب كل النقاط.

field-moon_needs_bonus = القمر يشترط ورقة المكافأة
    .about = على المقتنص أن يأخذ أوراق المكافأة أيضًا.

field-sun = اقتناص الشمس
    .about = ما يساويه قمر أخذ مقتنصه كل اللمّات.

field-no_trick_bonus = جائزة من لم يأخذ لمّة
    .about = تُخصم ممن لم يأخذ لمّة، في جولة بلا قمر.

field-objective = من يفوز
    .about = أي مجموع يفوز.

field-end = نهاية اللعبة
    .about = المجموع الذي ينهي اللعبة، أو عدد الجولات.

field-tie = التعادل في النهاية
    .about = ماذا يحدث إذا تساوى الأفضلون.

field-fifty_reset = مضاعفات الخمسين تُنقص
    .about = إذا بلغ المجموع بالضبط 50 أو 100 أو 150 (وهكذا) نقص 50.

field-auction = المزاد
    .about = يزايد اللاعبون بالفيش على حق اختيار النوع المحسوب والافتتاح.

field-stock = السحب من الكومة
    .about = الأوراق الزائدة كومة: من خلا من النوع المطلوب سحب حتى يجده.

field-settlement = الفيش
    .about = كيف تُسوّى اللعبة بالفيش.

## ورقة القواعد: العناوين، وما يُقال تحت كل منها.

sheet-aim = الهدف
sheet-aim-low = تجنّب النقاط: أقل مجموع يفوز.
sheet-aim-high = النقاط هنا مطلوبة: أعلى مجموع يفوز.
sheet-sides = { WORD($teams, of: "sheet-sides") }
sheet-sides-2v2 = اثنان ضد اثنين، والشريكان متقابلان.
sheet-sides-2v2v2 = ثلاثة أزواج بعضها ضد بعض، والشريكان متقابلان.
sheet-sides-3v3 = ثلاثة ضد ثلاثة، بالتناوب حول الطاولة.
sheet-sides-totals = كل ورقة تُحسب على من أخذها، وتُجمع مجاميع الفريق معًا.

sheet-deal = التوزيع
sheet-deck =
    { $packs ->
        [1] { $players ->
            [zero] بلا لاعبين
            [one] للاعب واحد
            [two] للاعبَين
            [few] لـ{ $players } لاعبين
            [many] لـ{ $players } لاعبًا
           *[other] لـ{ $players } لاعب
        }، برزمة كاملة من { $cards } ورقة؛ والآس أعلاها.
       *[other] { $players ->
            [zero] بلا لاعبين
            [one] للاعب واحد
            [two] للاعبَين
            [few] لـ{ $players } لاعبين
            [many] لـ{ $players } لاعبًا
           *[other] لـ{ $players } لاعب
        }، برزمتين، أوراقهما { $cards }؛ والآس أعلاها.
    }
sheet-deck-without =
    { $packs ->
        [1] { $players ->
            [zero] بلا لاعبين
            [one] للاعب واحد
            [two] للاعبَين
            [few] لـ{ $players } لاعبين
            [many] لـ{ $players } لاعبًا
           *[other] لـ{ $players } لاعب
        }، برزمة من { $cards } ورقة، بلا { CARDS($removed, as: "card-mark") }؛ والآس أعلاها.
       *[other] { $players ->
            [zero] بلا لاعبين
            [one] للاعب واحد
            [two] للاعبَين
            [few] لـ{ $players } لاعبين
            [many] لـ{ $players } لاعبًا
           *[other] لـ{ $players } لاعب
        }، برزمتين، أوراقهما { $cards }، بلا { CARDS($removed, as: "card-mark") }؛ والآس أعلاها.
    }
sheet-dealt =
    { $cards ->
        [zero] لا توزَّع أوراق.
        [one] توزَّع على كل لاعب ورقة واحدة، وينتقل التوزيع يسارًا.
        [two] توزَّع على كل لاعب ورقتان، واحدة بعد أخرى، وينتقل التوزيع يسارًا.
        [few] توزَّع على كل لاعب { $cards } أوراق، واحدة بعد أخرى، وينتقل التوزيع يسارًا.
        [many] توزَّع على كل لاعب { $cards } ورقة، واحدة بعد أخرى، وينتقل التوزيع يسارًا.
       *[other] توزَّع على كل لاعب { $cards } ورقة، واحدة بعد أخرى، وينتقل التوزيع يسارًا.
    }
sheet-stock =
    { $cards ->
        [zero] لا أوراق زائدة.
        [one] الورقة الزائدة تبقى مقلوبة كومةً للسحب.
        [two] الورقتان الزائدتان تبقيان مقلوبتين كومةً للسحب.
        [few] الأوراق الزائدة، وهي { $cards } أوراق، تبقى مقلوبة كومةً للسحب.
        [many] الأوراق الزائدة، وهي { $cards } ورقة، تبقى مقلوبة كومةً للسحب.
       *[other] الأوراق الزائدة، وهي { $cards } ورقة، تبقى مقلوبة كومةً للسحب.
    }
sheet-stock-none = لا أوراق زائدة، فلا كومة للسحب.
sheet-kitty =
    { $cards ->
        [zero] لا أوراق زائدة لـ{ WORD($taker, of: "value-kitty") }.
        [one] الورقة الزائدة جانبية، وهي لـ{ WORD($taker, of: "value-kitty") }. لا يراها أحد قبل لعب آخر ورقة.
        [two] الورقتان الزائدتان جانبيتان، وهما لـ{ WORD($taker, of: "value-kitty") }. لا يراهما أحد قبل لعب آخر ورقة.
        [few] الأوراق الزائدة، وهي { $cards } أوراق، جانبية لـ{ WORD($taker, of: "value-kitty") }. لا يراها أحد قبل لعب آخر ورقة.
        [many] الأوراق الزائدة، وهي { $cards } ورقة، جانبية لـ{ WORD($taker, of: "value-kitty") }. لا يراها أحد قبل لعب آخر ورقة.
       *[other] الأوراق الزائدة، وهي { $cards } ورقة، جانبية لـ{ WORD($taker, of: "value-kitty") }. لا يراها أحد قبل لعب آخر ورقة.
    }
sheet-kitty-seen =
    { $cards ->
        [zero] لا أوراق زائدة لـ{ WORD($taker, of: "value-kitty") }.
        [one] الورقة الزائدة جانبية، وهي لـ{ WORD($taker, of: "value-kitty") }، ينظر فيها وحده.
        [two] الورقتان الزائدتان جانبيتان، وهما لـ{ WORD($taker, of: "value-kitty") }، ينظر فيهما وحده.
        [few] الأوراق الزائدة، وهي { $cards } أوراق، جانبية لـ{ WORD($taker, of: "value-kitty") }، ينظر فيها وحده.
        [many] الأوراق الزائدة، وهي { $cards } ورقة، جانبية لـ{ WORD($taker, of: "value-kitty") }، ينظر فيها وحده.
       *[other] الأوراق الزائدة، وهي { $cards } ورقة، جانبية لـ{ WORD($taker, of: "value-kitty") }، ينظر فيها وحده.
    }

sheet-auction = المزاد
sheet-auction-bids = من يسار الموزّع لكل لاعب دور واحد: يزايد بفيش أكثر مما قبله وبما لا يتجاوز ما معه، أو ينسحب.
sheet-auction-suit = صاحب أعلى مزايدة يدفعها إلى الصندوق، ويختار النوع المحسوب، ويفتتح. وما يقال أدناه عن القلوب يسري على ذلك النوع.
sheet-auction-carried = ما دام الصندوق لم يُكسب فلا مزاد جديد: اللاعب نفسه ينظر في أوراقه الجديدة ويختار نوعًا ويفتتح، ولا يدفع أكثر.
sheet-auction-passed = إذا انسحب الجميع حُسبت القلوب، وافتتح من على يسار الموزّع، وفي الجولة التالية مزاد.

sheet-pass = التمرير
sheet-pass-none = لا تمرير للأوراق.
sheet-pass-cards =
    { $cards ->
        [zero] لا تُمرَّر أوراق.
        [one] قبل اللعب يمرّر كل لاعب ورقة مقلوبة، ولا ينظر فيما يأتيه إلا بعد أن يعطي.
        [two] قبل اللعب يمرّر كل لاعب ورقتين مقلوبتين، ولا ينظر فيما يأتيه إلا بعد أن يعطي.
        [few] قبل اللعب يمرّر كل لاعب { $cards } أوراق مقلوبة، ولا ينظر فيما يأتيه إلا بعد أن يعطي.
        [many] قبل اللعب يمرّر كل لاعب { $cards } ورقة مقلوبة، ولا ينظر فيما يأتيه إلا بعد أن يعطي.
       *[other] قبل اللعب يمرّر كل لاعب { $cards } ورقة مقلوبة، ولا ينظر فيما يأتيه إلا بعد أن يعطي.
    }
sheet-pass-always = تذهب الأوراق دائمًا { WORD($way, of: "pass-way") }.
sheet-pass-cycle = تذهب الأوراق جولة بعد جولة: { WORDS($ways, of: "pass-way", list: "unit") }؛ ثم يعود الترتيب من أوله.
sheet-pass-scatter =
    { $cards ->
        [zero] لا تُمرَّر أوراق.
        [one] وحين تذهب ورقة لكل لاعب آخر فهي ورقة واحدة.
        [two] وحين تذهب ورقة لكل لاعب آخر فهما ورقتان.
        [few] وحين تذهب ورقة لكل لاعب آخر فهي { $cards } أوراق.
        [many] وحين تذهب ورقة لكل لاعب آخر فهي { $cards } ورقة.
       *[other] وحين تذهب ورقة لكل لاعب آخر فهي { $cards } ورقة.
    }
pass-way-left = يسارًا
pass-way-right = يمينًا
pass-way-across = للمقابل
pass-way-left2 = مقعدين يسارًا
pass-way-right2 = مقعدين يمينًا
pass-way-left3 = ثلاثة مقاعد يسارًا
pass-way-right3 = ثلاثة مقاعد يمينًا
pass-way-scatter = ورقة لكل لاعب آخر
pass-way-hold = بلا تمرير

sheet-play = اللعب
sheet-lead-lowest = من معه { MARK($card) } يفتتح بها اللمّة الأولى.
sheet-lead-lowest-dealt = من معه أصغر ورقة سباتي وُزّعت يفتتح بها اللمّة الأولى.
sheet-lead-lowest-packs = تُفتتح اللمّة الأولى بأصغر ورقة سباتي وُزّعت، من أول حامل لها من يسار الموزّع.
sheet-lead-any_club = من معه أصغر ورقة سباتي يفتتح اللمّة الأولى بأي ورقة سباتي.
sheet-lead-eldest = من على يسار الموزّع يفتتح اللمّة الأولى.
sheet-lead-bidder = صاحب أعلى مزايدة يفتتح اللمّة الأولى.
sheet-follow = العب من النوع المطلوب إن كان عندك؛ وإلا فأي ورقة. وأعلى ورقة من النوع المطلوب تأخذ اللمّة، ويفتتح صاحبها التالية.
sheet-cancel = الورقتان المتماثلتان في اللمّة تلغي كل منهما الأخرى، وأعلى الباقيات تأخذها.
sheet-cancel-all = لمّة أُلغيت فيها كل أوراق النوع المطلوب تبقى على الطاولة: اللاعب نفسه يفتتح من جديد، ومن أخذ اللمّة التالية أخذ الاثنتين.
sheet-draw = من خلا من النوع المطلوب سحب من الكومة حتى يجده، ثم عليه أن يلعب تلك الورقة. وإذا فرغت الكومة جاز لعب أي ورقة.
sheet-draw-out = من لا ورقة معه حين تُفتتح لمّة خرج. وإذا بقي لاعب واحد انضم ما في يده والكومة إلى لمّاته.
sheet-penalties =
    { $objective ->
        [low] عليها نقاط
       *[high] تجلب نقاطًا
    }
sheet-first-no_penalties = لا تُرمى ورقة { sheet-penalties } في اللمّة الأولى، إلا إذا لم يكن غيرها.
sheet-first-no_hearts = لا تُرمى ورقة قلوب في اللمّة الأولى، إلا إذا لم يكن غيرها.
sheet-breaking = لا يُفتتح بالقلوب حتى تُكسر: أي حتى تُلعب ورقة منها.
sheet-breaking-free = الافتتاح بالقلوب مباح دائمًا.
sheet-hearts_only-may_lead = من له الافتتاح وليس معه إلا القلوب يفتتح بها مع ذلك.
sheet-hearts_only-pass_lead = إذا لم يكن مع صاحب الافتتاح إلا القلوب قبل كسرها انتقل الافتتاح يسارًا.
sheet-broken = تُكسر القلوب حين تُلعب ورقة منها.
sheet-queen-breaks-discarded = رمي { MARK($queen) } يكسر القلوب.
sheet-queen-breaks-played = لعب { MARK($queen) } يكسر القلوب كلما حدث.
sheet-queen-lead = لا يُفتتح بـ{ MARK($queen) } قبل كسر القلوب، إلا إذا لم يكن غيرها.
sheet-queen-must-lead = من ليس معه إلا القلوب و{ MARK($queen) }، قبل كسر القلوب، يفتتح بـ{ MARK($queen) }.
sheet-queen-either = من ليس معه إلا القلوب و{ MARK($queen) }، قبل كسر القلوب، يفتتح بأي منهما.
sheet-queen-discard = لا تُرمى { MARK($queen) } قبل كسر القلوب، إلا إذا لم يكن غيرها.
sheet-queen-forced = يجب رمي { MARK($queen) } عند أول فرصة.

sheet-points = النقاط
sheet-points-suit = كل ورقة من النوع المختار يأخذها لاعب بنقطة.
sheet-points-none = لا قيمة لأي ورقة.
sheet-points-cards = قيمة ما يؤخذ في اللمّات: { LIST($values) }.
sheet-points-each =
    { $points ->
        [zero] { $points } نقطة لكل { SUIT($suit, as: "suit-each") }
        [one] نقطة لكل { SUIT($suit, as: "suit-each") }
        [two] نقطتان لكل { SUIT($suit, as: "suit-each") }
        [few] { $points } نقاط لكل { SUIT($suit, as: "suit-each") }
        [many] { $points } نقطة لكل { SUIT($suit, as: "suit-each") }
       *[other] { $points } نقطة لكل { SUIT($suit, as: "suit-each") }
    }
sheet-points-card =
    { $points ->
        [zero] { $points } نقطة لـ{ MARK($card) }
        [one] نقطة لـ{ MARK($card) }
        [two] نقطتان لـ{ MARK($card) }
        [few] { $points } نقاط لـ{ MARK($card) }
        [many] { $points } نقطة لـ{ MARK($card) }
       *[other] { $points } نقطة لـ{ MARK($card) }
    }
sheet-no_trick =
    { $points ->
        [zero] من لم يأخذ لمّة لا يُخصم منه شيء.
        [one] من لم يأخذ لمّة تُخصم منه نقطة، إلا إذا اقتُنص قمر.
        [two] من لم يأخذ لمّة تُخصم منه نقطتان، إلا إذا اقتُنص قمر.
        [few] من لم يأخذ لمّة تُخصم منه { $points } نقاط، إلا إذا اقتُنص قمر.
        [many] من لم يأخذ لمّة تُخصم منه { $points } نقطة، إلا إذا اقتُنص قمر.
       *[other] من لم يأخذ لمّة تُخصم منه { $points } نقطة، إلا إذا اقتُنص قمر.
    }
sheet-fifty = إذا بلغ المجموع بالضبط 50 أو 100 أو 150 (وهكذا) نقص 50.

sheet-moon = اقتناص القمر
sheet-moon-none = لا قمر: الأوراق تُحسب دائمًا كما وقعت.
sheet-moon-player = من أخذ كل ورقة { sheet-penalties } فقد اقتنص القمر.
sheet-moon-player-bonus = من أخذ كل ورقة { sheet-penalties }، وأوراق المكافأة أيضًا، فقد اقتنص القمر.
sheet-moon-side = من أخذ وحده، أو مع فريقه، كل ورقة { sheet-penalties } فقد اقتنص القمر.
sheet-moon-side-bonus = من أخذ وحده، أو مع فريقه، كل ورقة { sheet-penalties }، وأوراق المكافأة أيضًا، فقد اقتنص القمر.
sheet-moon-old =
    { $teams ->
        [none] عندها يُضاف إلى كل لاعب آخر { $points }، ولا شيء على المقتنص.
       *[other] عندها يُضاف إلى كل من الخصوم { $points }، ولا شيء على المقتنص.
    }
sheet-moon-new = عندها يُخصم من المقتنص { $points }، ولا يُضاف إلى أحد شيء.
sheet-moon-choice =
    { $teams ->
        [none] عندها يختار المقتنص: يُضاف إلى كل لاعب آخر { $points }، أو يُخصم منه { $points }.
       *[other] عندها يختار المقتنص: يُضاف إلى كل من الخصوم { $points }، أو يُخصم منه { $points }.
    }
sheet-moon-auto =
    { $teams ->
        [none] عندها يُضاف إلى كل لاعب آخر { $points }؛ فإن كان المقتنص يخسر اللعبة بذلك خُصم منه { $points } بدلًا منه.
       *[other] عندها يُضاف إلى كل من الخصوم { $points }؛ فإن كان المقتنص يخسر اللعبة بذلك خُصم منه { $points } بدلًا منه.
    }
sheet-moon-together = وإن اقتنصه فريق معًا خُصم مثل ذلك من كل لاعب فيه.
sheet-moon-chooser = ويختار منهم من في أوراقه أكثر النقاط؛ فإن تساووا فأولهم من يسار الموزّع.
sheet-sun = ومن أخذ كل اللمّات أيضًا فقد اقتنص الشمس، وهي بـ{ $points }.
sheet-moon-bonuses = أوراق المكافأة تُحسب لمن أخذها، في القمر أيضًا.

sheet-end = النهاية
sheet-end-hands =
    { $hands ->
        [zero] لا جولات في اللعبة.
        [one] تنتهي اللعبة بعد جولة واحدة.
        [two] تنتهي اللعبة بعد جولتين.
        [few] تنتهي اللعبة بعد { $hands } جولات.
        [many] تنتهي اللعبة بعد { $hands } جولة.
       *[other] تنتهي اللعبة بعد { $hands } جولة.
    }
sheet-end-target = تنتهي اللعبة بعد الجولة التي يبلغ فيها لاعب { $target }.
sheet-end-target-side = تنتهي اللعبة بعد الجولة التي يبلغ فيها فريق { $target }.
sheet-wins =
    { $objective ->
        [low] أقل مجموع يفوز.
       *[high] أعلى مجموع يفوز.
    }
sheet-wins-side =
    { $objective ->
        [low] يفوز الفريق صاحب أقل مجموع.
       *[high] يفوز الفريق صاحب أعلى مجموع.
    }
sheet-tie-play_on = إذا تساوى اثنان أو أكثر في الصدارة لُعبت جولة أخرى.
sheet-tie-shared = إذا تساوى اثنان أو أكثر في الصدارة اشتركوا في الفوز.

sheet-chips = الفيش
sheet-bought =
    { $chips ->
        [zero] لا يشتري أحد فيشًا. وقد يصير الرصيد دَينًا.
        [one] يشتري كل لاعب فيشة. وقد يصير الرصيد دَينًا.
        [two] يشتري كل لاعب فيشتين. وقد يصير الرصيد دَينًا.
        [few] يشتري كل لاعب { $chips } فيشات. وقد يصير الرصيد دَينًا.
        [many] يشتري كل لاعب { $chips } فيشة. وقد يصير الرصيد دَينًا.
       *[other] يشتري كل لاعب { $chips } فيشة. وقد يصير الرصيد دَينًا.
    }
sheet-bought-worth =
    { $chips ->
        [zero] لا يشتري أحد فيشًا، والفيشة بـ{ NUMBER($worth, maximumFractionDigits: 3) }. وقد يصير الرصيد دَينًا.
        [one] يشتري كل لاعب فيشة بـ{ NUMBER($worth, maximumFractionDigits: 3) }. وقد يصير الرصيد دَينًا.
        [two] يشتري كل لاعب فيشتين، الواحدة بـ{ NUMBER($worth, maximumFractionDigits: 3) }. وقد يصير الرصيد دَينًا.
        [few] يشتري كل لاعب { $chips } فيشات، الواحدة بـ{ NUMBER($worth, maximumFractionDigits: 3) }. وقد يصير الرصيد دَينًا.
        [many] يشتري كل لاعب { $chips } فيشة، الواحدة بـ{ NUMBER($worth, maximumFractionDigits: 3) }. وقد يصير الرصيد دَينًا.
       *[other] يشتري كل لاعب { $chips } فيشة، الواحدة بـ{ NUMBER($worth, maximumFractionDigits: 3) }. وقد يصير الرصيد دَينًا.
    }
sheet-average =
    { $objective ->
        [low] حين تنتهي اللعبة يدفع من فوق المتوسط الفرق بالفيش، ويأخذه من تحته. وتُحسب كسور الفيشة.
       *[high] حين تنتهي اللعبة يدفع من تحت المتوسط الفرق بالفيش، ويأخذه من فوقه. وتُحسب كسور الفيشة.
    }
sheet-lowest_takes_pot = بعد كل جولة يدفع كل لاعب فيشة عن كل نقطة أخذها، كما وقعت الأوراق، والصندوق لأقلّهم نقاطًا في الجولة. والمتساوون يقتسمونه، وما لا يُقسم يبقى.
sheet-sweepstakes = بعد كل جولة يدفع كل لاعب فيشة عن كل نقطة أخذها، كما وقعت الأوراق. ومن لم يدفع شيئًا فهو بلا نقاط.
sheet-sweepstakes-one = إذا كان لاعب واحد بالضبط بلا نقاط أخذ الصندوق؛ وإلا بقي للجولة التالية.
sheet-sweepstakes-two = من كان وحده بلا نقاط أخذ الصندوق، واثنان بلا نقاط يقتسمانه وتبقى الفيشة الفردية؛ وإلا بقي للجولة التالية.
sheet-howell =
    { $chips ->
        [zero] بعد كل جولة لا يدفع أحد شيئًا عن القلوب.
        [one] بعد كل جولة يدفع كل لاعب إلى الصندوق فيشة عن كل ورقة قلوب أخذها، ويستردّ فيشة عن كل ورقة قلوب لم يأخذها.
        [two] بعد كل جولة يدفع كل لاعب إلى الصندوق فيشتين عن كل ورقة قلوب أخذها، ويستردّ فيشة عن كل ورقة قلوب لم يأخذها.
        [few] بعد كل جولة يدفع كل لاعب إلى الصندوق { $chips } فيشات عن كل ورقة قلوب أخذها، ويستردّ فيشة عن كل ورقة قلوب لم يأخذها.
        [many] بعد كل جولة يدفع كل لاعب إلى الصندوق { $chips } فيشة عن كل ورقة قلوب أخذها، ويستردّ فيشة عن كل ورقة قلوب لم يأخذها.
       *[other] بعد كل جولة يدفع كل لاعب إلى الصندوق { $chips } فيشة عن كل ورقة قلوب أخذها، ويستردّ فيشة عن كل ورقة قلوب لم يأخذها.
    }
sheet-bonus-pays-nothing = أوراق المكافأة لا تكلّف فيشًا ولا تكسب فيشًا.
sheet-moon-pays-nothing = نقاط القمر لا تحرّك فيشًا.

## لماذا لا تصلح قيمة لخانة. تقف بعد اسم الخانة. ‎$given ما كُتب.

fault-flag = القيمة ⁦true⁩ أو ⁦false⁩، لا { $given }.
fault-choice = القيمة { LIST($values, list: "or") }، لا { $given }.
fault-amount = القيمة ⁦off⁩ أو عدد صحيح من 1 إلى مليون، لا { $given }.
fault-count = القيمة عدد صحيح، لا { $given }.
fault-open-count = القيمة عدد صحيح أو ⁦"{ $word }"⁩، لا { $given }.
fault-card = القيمة ورقة، مثل ⁦"QS"⁩، لا { $given }.
fault-cards = القيمة قائمة أوراق، مثل ⁦["2D"]⁩، لا { $given }.
fault-cards-item = { $given } ليست ورقة. اكتب الرتبة ثم النوع، مثل ⁦"2D"⁩.
fault-cards-thrice = { CARD($card, as: "card-feminine") } مذكورة ثلاث مرات.
fault-cycle = القيمة قائمة تمريرات، مثل ⁦["left", "right", "hold"]⁩، لا { $given }.
fault-cycle-entry = التمرير { LIST($values, list: "or") }، لا { $given }.
fault-points = القيمة تعطي الأوراق قيمها، مثل ⁦{ "{" }"H": 1, "QS": 13{ "}" }⁩، لا { $given }.
fault-points-name = { $given } ليست ورقة مثل ⁦"QS"⁩ ولا نوعًا مثل ⁦"H"⁩.
fault-points-value = قيمة { CARD($card) } عدد صحيح لا يبعد عن 0 أكثر من مليون، لا { $given }.
fault-points-suit = قيمة كل { SUIT($suit, as: "suit-each") } عدد صحيح لا يبعد عن 0 أكثر من مليون، لا { $given }.
fault-points-twice = { CARD($card, as: "card-feminine") } مذكورة مرتين.
fault-end = القيمة مجموع من 25 إلى 500، أو عدد من الجولات لا يقل عن واحدة.
fault-settlement-kind = لا بد من نوع، مثل ⁦{ "{" }"kind": "sweepstakes", "buy_in": 50{ "}" }⁩.
fault-settlement-term = فيها ⁦kind⁩ و⁦chip_value⁩ و⁦buy_in⁩ و⁦split_two⁩، وليس فيها { $given }.
fault-chip_value = قيمة الفيشة من 0.001 إلى مليون بثلاث خانات عشرية على الأكثر، لا { $given }.
fault-buy_in = الفيش المشتراة عدد صحيح من 1 إلى مليون، لا { $given }.
fault-split_two = ‏⁦split_two⁩ قيمتها ⁦true⁩ أو ⁦false⁩، لا { $given }.
fault-rules = مجموعة القواعد كائن JSON، مثل ⁦{ "{" }"extends": "omnibus"{ "}" }⁩.
fault-preset = لا توجد لعبة جاهزة باسم { $given }.
fault-no-field = لا توجد خانة كهذه.
fault-value = { $given } ليست قيمة تصلح لقاعدة.

## لماذا لا تُلعب مجموعة قواعد. تقف بعد اسم الخانة.

fault-packs = تُلعب اللعبة برزمة أو رزمتين، لا { $packs }.
fault-players = عدد اللاعبين من { $least } إلى { $most }، لا { $players }. ويجوز أن يكون { $stock_least } مع كومة سحب، وحتى { $packs_most } مع رزمتين.
fault-players-packs = مع رزمتين عدد اللاعبين من { $least } إلى { $most }، لا { $players }.
fault-players-stock = مع كومة سحب عدد اللاعبين من { $least } إلى { $most }، لا { $players }. ويجوز حتى { $packs_most } مع رزمتين.
fault-teams = هذه الفرق لا تناسب طاولة من { $players }.
fault-needs-teams = يلزم لهذا فرق: اختر من يلعب معًا في «{ field-teams }».
fault-removed-once = ليس في الرزمة الواحدة إلا نسخة واحدة من { CARD($card) }.
fault-removed-many =
    { $cards ->
        [zero] لم تبقَ أوراق للتوزيع.
        [one] بورقة واحدة باقية لا تكون لكل لاعب ورقة.
        [two] بورقتين باقيتين لا تكون لكل لاعب ورقة.
        [few] بـ{ $cards } أوراق باقية لا تكون لكل لاعب ورقة.
        [many] بـ{ $cards } ورقة باقية لا تكون لكل لاعب ورقة.
       *[other] بـ{ $cards } ورقة باقية لا تكون لكل لاعب ورقة.
    }
fault-hand_size-least = لا بد لكل لاعب من ورقة على الأقل.
fault-hand_size-most = لا تكفي { $cards } ورقة: اللاعبون { $players }، ولكل منهم { $hand_size }.
fault-kitty =
    { $cards ->
        [zero] لا أوراق زائدة، فلا حاجة إلى ورق جانبي.
        [one] تزيد ورقة واحدة، فيلزم ورق جانبي أو توزيع آخر.
        [two] تزيد ورقتان، فيلزم ورق جانبي أو توزيع آخر.
        [few] تزيد { $cards } أوراق، فيلزم ورق جانبي أو توزيع آخر.
        [many] تزيد { $cards } ورقة، فيلزم ورق جانبي أو توزيع آخر.
       *[other] تزيد { $cards } ورقة، فيلزم ورق جانبي أو توزيع آخر.
    }
fault-pass_count = يمكن تمرير 0 إلى 4 أوراق.
fault-pass_count-hand =
    { $hand_size ->
        [zero] تمرير { $pass_count } أكبر من يد بلا أوراق.
        [one] تمرير { $pass_count } أكبر من يد بورقة واحدة.
        [two] تمرير { $pass_count } أكبر من يد بورقتين.
        [few] تمرير { $pass_count } أكبر من يد بـ{ $hand_size } أوراق.
        [many] تمرير { $pass_count } أكبر من يد بـ{ $hand_size } ورقة.
       *[other] تمرير { $pass_count } أكبر من يد بـ{ $hand_size } ورقة.
    }
fault-pass_cycle-empty = لا بد من مدخل واحد على الأقل؛ وبلا تمرير هو «{ value-pass_cycle-hold }».
fault-pass_cycle-scatter =
    { $hand_size ->
        [zero] التمرير للجميع يعطي كل لاعب آخر ورقة، واليد بلا أوراق.
        [one] التمرير للجميع يعطي كل لاعب آخر ورقة، وهذا أكثر من يد بورقة واحدة.
        [two] التمرير للجميع يعطي كل لاعب آخر ورقة، وهذا أكثر من يد بورقتين.
        [few] التمرير للجميع يعطي كل لاعب آخر ورقة، وهذا أكثر من يد بـ{ $hand_size } أوراق.
        [many] التمرير للجميع يعطي كل لاعب آخر ورقة، وهذا أكثر من يد بـ{ $hand_size } ورقة.
       *[other] التمرير للجميع يعطي كل لاعب آخر ورقة، وهذا أكثر من يد بـ{ $hand_size } ورقة.
    }
fault-pass_cycle-across = لا أحد مقابل أحد على طاولة من { $players }.
fault-pass_cycle-oneself = على طاولة من { $players } يعود أحد هذه التمريرات إلى صاحبه.
fault-points-range = قيمة الورقة لا تبعد عن 0 أكثر من مليون.
fault-amount-range = القيمة ⁦off⁩ أو عدد صحيح من 1 إلى مليون.
fault-sun-moon = الشمس تُحسب قمرًا، والقمر معطّل.
fault-end-hands = اللعبة جولة واحدة على الأقل.
fault-end-target = المجموع النهائي من 25 إلى 500، لا { $target }.
fault-end-worth = الأوراق في اللعب تساوي معًا { $points }، فلا يبلغ مجموع حدًّا أبدًا. حدّد عدد الجولات بدلًا منه.
fault-auction-opening = بعد المزاد يفتتح صاحب أعلى مزايدة اللمّة الأولى («{ field-opening }»: «{ value-opening-bidder }»).
fault-auction-none = بلا مزاد لا صاحب مزايدة يفتتح اللمّة الأولى.
fault-auction-pass = مع المزاد لا تمرير («{ field-pass_cycle }»: «{ value-pass_cycle-hold }»).
fault-auction-settlement = صندوق المزاد يُكسب كما في لعبة «الصندوق» («{ field-settlement }»: «{ value-settlement-sweepstakes }»).
fault-settlement-buy_in = الفيش المشتراة عدد صحيح من 1 إلى مليون.
fault-settlement-chip_value = قيمة الفيشة من 0.001 إلى مليون.
fault-settlement-objective = حيث يفوز أعلى مجموع لا يكون «{ field-settlement }» إلا «{ value-settlement-none }» أو «{ value-settlement-average }».
