### الألعاب: ما له اسم منها، وفيمَ تختلف القواعد عن اللعبة المعتادة بكلمات قليلة. وما عدا ذلك في rules.ftl.

## الألعاب التي لها اسم، و‎.about عنها في جملة.

preset-black-lady = السيدة السوداء
    .about = اللعبة المعتادة: ثلاث عشرة ورقة قلوب بنقطة لكل منها، وبنت البستوني بثلاث عشرة.
preset-omnibus = أومنيبوس
    .about = اللعبة المعتادة مع جائزة: ولد الديناري يخصم عشر نقاط.
preset-original = القلوب الأصلية
    .about = لعبة ثمانينيات القرن التاسع عشر: القلوب وحدها، بلا تمرير، ولا شيء يمنع الافتتاح بها.
preset-plain = القلوب البسيطة
    .about = اللعبة المعتادة بلا بنت: القلوب وحدها محسوبة.
preset-black-jack = الولد الأسود
    .about = ولد البستوني يحل محل البنت، بعشر نقاط.
preset-black-maria = ماريا السوداء
    .about = ثلاثة لاعبين، وثلاث أوراق بستوني خطرة، وثلاث أوراق تُمرَّر يمينًا كل مرة.
preset-spot = القلوب بقيمتها
    .about = كل ورقة قلوب بما هو مطبوع عليها، حتى أربع عشرة للآس، وبنت البستوني بخمس وعشرين.
preset-partnership = الشراكة
    .about = اثنان ضد اثنين، والشريكان متقابلان؛ ومجموعهما واحد.
preset-reverse = المعكوسة
    .about = أعلى مجموع يفوز، فالكل يريد القلوب والبنت.
preset-trickster = تريكستر
    .about = اللعبة المعتادة كما تُلعب كثيرًا على الإنترنت: رمي البنت يكسر القلوب، والقمر يُحسب بما يناسب مقتنصه، والفوز قد يكون مشتركًا.
preset-gamblers = طاولة المراهنين
    .about = البنت تُرمى عند أول فرصة، والافتتاح بالقلوب مباح من البداية، وفي النهاية يسوّي كل لاعب فرقه عن المتوسط.
preset-domino = قلوب الدومينو
    .about = ست أوراق لكل لاعب وكومة سحب: من خلا من النوع المطلوب سحب حتى يجده، ومن نفدت أوراقه خرج.
preset-sweepstakes = الصندوق
    .about = فيشة عن كل نقطة، والصندوق لمن بقي وحده بلا نقاط.
preset-auction = قلوب المزاد
    .about = زايد بالفيش على حق اختيار النوع المحسوب والافتتاح. والصندوق لمن بقي وحده بلا نقاط.
preset-howell = تسوية هاول
    .about = القلوب الأصلية، وفيها يُدفع عن كل ورقة قلوب لمن لم يأخذها.
preset-cancellation = قلوب الإلغاء
    .about = رزمتان لستة إلى أحد عشر لاعبًا: الورقتان المتماثلتان في اللمّة تلغي كل منهما الأخرى.

## قيم لها اسم: value-FIELD-VALUE.

value-teams-none = كل لاعب لنفسه
value-teams-2v2 = اثنان ضد اثنين، والشريكان متقابلان
value-teams-2v2v2 = ثلاثة أزواج، والشريكان متقابلان
value-teams-3v3 = ثلاثة ضد ثلاثة، بالتناوب

value-kitty-first_trick = من أخذ اللمّة الأولى
value-kitty-last_trick = من أخذ اللمّة الأخيرة
value-kitty-first_penalty_trick = من أخذ أول لمّة فيها نقاط
value-kitty-none = لا يوجد

value-pass_cycle-left = يسارًا
value-pass_cycle-right = يمينًا
value-pass_cycle-across = للمقابل
value-pass_cycle-left2 = مقعدين يسارًا
value-pass_cycle-right2 = مقعدين يمينًا
value-pass_cycle-left3 = ثلاثة مقاعد يسارًا
value-pass_cycle-right3 = ثلاثة مقاعد يمينًا
value-pass_cycle-scatter = ورقة لكل لاعب آخر
value-pass_cycle-hold = بلا تمرير

value-opening-lowest_club = بأصغر ورقة سباتي
value-opening-any_club = لصاحب أصغر سباتي، بأي ورقة سباتي
value-opening-eldest = لمن على يسار الموزّع
value-opening-bidder = لصاحب أعلى مزايدة

value-first_trick-no_penalties = بلا أوراق نقاط
value-first_trick-no_hearts = بلا قلوب
value-first_trick-free = أي ورقة

value-breaking-true = لا بد من كسر القلوب
value-breaking-false = الافتتاح بالقلوب مباح دائمًا

value-hearts_only-may_lead = يُفتتح بورقة قلوب
value-hearts_only-pass_lead = ينتقل الافتتاح إلى غيره

value-queen_breaks-never = لا أبدًا
value-queen_breaks-discarded = إذا رُميت
value-queen_breaks-played = كلما لُعبت

value-queen_lead-free = في أي وقت
value-queen_lead-after_broken = بعد كسر القلوب

value-queen_or_hearts-must_lead_queen = يُفتتح بالبنت
value-queen_or_hearts-either = أي منهما

value-queen_discard-free = في أي وقت
value-queen_discard-after_broken = بعد كسر القلوب
value-queen_discard-forced = عند أول فرصة دائمًا

value-moon-old = تُضاف النقاط إلى الآخرين
value-moon-new = تُخصم النقاط من المقتنص
value-moon-choice = يختار المقتنص
value-moon-auto = تُضاف النقاط إلى الآخرين، إلا إذا خسر المقتنص اللعبة بذلك
value-moon-off = لا يُلعب

value-objective-low = أقل مجموع يفوز
value-objective-high = أعلى مجموع يفوز

value-tie-play_on = تُلعب جولة أخرى
value-tie-shared = الفوز مشترك

value-settlement-none = بلا فيش
value-settlement-average = يدفع كل لاعب فرقه عن المتوسط أو يأخذه
value-settlement-lowest_takes_pot = فيشة عن كل نقطة؛ والصندوق للأقل
value-settlement-sweepstakes = فيشة عن كل نقطة؛ والصندوق لمن كان وحده بلا نقاط
value-settlement-howell = كل قلب بفيش أقل من عدد اللاعبين بواحدة

## ما يختلف عن اللعبة المعتادة، كلمات قليلة تقف في سطر مع غيرها: «4 لاعبين · حتى 100 · بلا تمرير».

differs-players =
    { $players ->
        [zero] بلا لاعبين
        [one] لاعب واحد
        [two] لاعبان
        [few] { $players } لاعبين
        [many] { $players } لاعبًا
       *[other] { $players } لاعب
    }
differs-end-target = حتى { $target }
differs-end-hands =
    { $hands ->
        [zero] بلا جولات
        [one] جولة واحدة
        [two] جولتان
        [few] { $hands } جولات
        [many] { $hands } جولة
       *[other] { $hands } جولة
    }
differs-packs =
    { $number ->
        [zero] بلا رزمة
        [one] رزمة واحدة
        [two] رزمتان
        [few] { $number } رزم
        [many] { $number } رزمة
       *[other] { $number } رزمة
    }
differs-teams = { WORD($value, of: "differs-teams") }
differs-teams-none = بلا فرق
differs-teams-2v2 = اثنان ضد اثنين
differs-teams-2v2v2 = ثلاثة أزواج
differs-teams-3v3 = ثلاثة ضد ثلاثة
differs-pooled = نقاط مشتركة
differs-joint_moon = القمر معًا
differs-removed = بلا { MARKS($cards) }
differs-removed-none = كل أوراق الرزمة
differs-hand_size =
    { $number ->
        [zero] بلا أوراق
        [one] ورقة لكل لاعب
        [two] ورقتان لكل لاعب
        [few] { $number } أوراق لكل لاعب
        [many] { $number } ورقة لكل لاعب
       *[other] { $number } ورقة لكل لاعب
    }
differs-kitty = الورق الجانبي: { WORD($value, of: "value-kitty") }
differs-kitty_peek = الورق الجانبي يراه آخذه
differs-pass_count =
    { $number ->
        [zero] لا ورقة تُمرَّر
        [one] تمرير ورقة
        [two] تمرير ورقتين
        [few] تمرير { $number } أوراق
        [many] تمرير { $number } ورقة
       *[other] تمرير { $number } ورقة
    }
differs-pass_cycle = التمرير { WORDS($values, of: "value-pass_cycle", list: "unit") }
differs-pass_cycle-none = بلا تمرير
differs-opening = الافتتاح الأول: { WORD($value, of: "value-opening") }
differs-first_trick = اللمّة الأولى: { WORD($value, of: "value-first_trick") }
differs-breaking = الافتتاح بالقلوب مباح دائمًا
differs-hearts_only = من ليس عنده إلا القلوب: { WORD($value, of: "value-hearts_only") }
differs-queen = البنت هي { MARK($card) }
differs-queen_breaks = البنت تكسر القلوب: { WORD($value, of: "value-queen_breaks") }
differs-queen_lead = الافتتاح بالبنت: { WORD($value, of: "value-queen_lead") }
differs-queen_or_hearts = القلوب والبنت: { WORD($value, of: "value-queen_or_hearts") }
differs-queen_discard = رمي البنت: { WORD($value, of: "value-queen_discard") }
differs-points = { LIST($values, list: "unit") }
differs-points-suit = ‏{ SUIT($suit, as: "suit-mark") } { $points }
differs-points-card = ‏{ MARK($card) } { $points }
differs-moon =
    { $value ->
        [off] بلا قمر
       *[other] اقتناص القمر: { WORD($value, of: "value-moon") }
    }
differs-moon_needs_bonus = القمر يشترط ورقة المكافأة
differs-sun = اقتناص الشمس: { $number }
differs-no_trick_bonus = جائزة من لم يأخذ لمّة: { $number }
differs-objective = { WORD($value, of: "value-objective") }
differs-tie = التعادل في النهاية: { WORD($value, of: "value-tie") }
differs-fifty_reset = مضاعفات الخمسين تُنقص
differs-auction = مزاد
differs-stock = سحب من الكومة
differs-settlement = الفيش: { WORD($value, of: "value-settlement") }
differs-bought =
    { $chips ->
        [zero] بلا شراء فيش
        [one] شراء فيشة
        [two] شراء فيشتين
        [few] شراء { $chips } فيشات
        [many] شراء { $chips } فيشة
       *[other] شراء { $chips } فيشة
    }
differs-bought-worth =
    { $chips ->
        [zero] بلا شراء فيش، والفيشة بـ{ NUMBER($worth, maximumFractionDigits: 3) }
        [one] شراء فيشة بـ{ NUMBER($worth, maximumFractionDigits: 3) }
        [two] شراء فيشتين، الواحدة بـ{ NUMBER($worth, maximumFractionDigits: 3) }
        [few] شراء { $chips } فيشات، الواحدة بـ{ NUMBER($worth, maximumFractionDigits: 3) }
        [many] شراء { $chips } فيشة، الواحدة بـ{ NUMBER($worth, maximumFractionDigits: 3) }
       *[other] شراء { $chips } فيشة، الواحدة بـ{ NUMBER($worth, maximumFractionDigits: 3) }
    }
differs-split_two = اثنان بلا نقاط يقتسمان الصندوق
