### الصفحة: قواعد البيت، والألعاب التي تُختار، والمحرر، وكتاب القواعد، وقواعد للمشاركة.

## قواعد البيت: القائمة القصيرة.

house-rules-title = قواعد البيت
house-rules-preset = البدء من
house-rules-custom = قواعدك أنت
house-rules-end = تنتهي عند
    .about = تنتهي اللعبة حين يبلغ مجموعٌ هذا الحد.
house-rules-queen = بنت البستوني
    .about = ما تساويه.
house-rules-nothing = لا شيء
house-rules-jack = ولد الديناري
    .about = يخصم عشر نقاط.
house-rules-moon-old = تُضاف النقاط إلى الآخرين
house-rules-moon-new = تُخصم النقاط من المقتنص
house-rules-moon-choice = يختار المقتنص
house-rules-moon-auto = تُضاف النقاط إلى الآخرين، إلا إذا خسر المقتنص اللعبة بذلك
house-rules-moon-off = لا يُلعب
house-rules-pass = التمرير
    .about = ترتيب التمرير، جولة بعد جولة.
house-rules-pass-usual = كالمعتاد على هذه الطاولة
house-rules-pass-never = بلا تمرير
house-rules-pass-cycle = التمرير { WORDS($passes, of: "value-pass_cycle", list: "unit") }
house-rules-hands =
    { $hands ->
        [zero] بلا جولات
        [one] جولة واحدة
        [two] جولتان
        [few] { $hands } جولات
        [many] { $hands } جولة
       *[other] { $hands } جولة
    }
house-rules-all = كل القواعد
house-rules-games = ألعاب أخرى
house-rules-deal =
    { $size ->
        [zero] بلا أوراق
        [one] ورقة لكل لاعب
        [two] ورقتان لكل لاعب
        [few] { $size } أوراق لكل لاعب
        [many] { $size } ورقة لكل لاعب
       *[other] { $size } ورقة لكل لاعب
    }
house-rules-deal-kitty =
    { $size ->
        [zero] بلا أوراق، و{ $kitty } جانبية
        [one] ورقة لكل لاعب، و{ $kitty } جانبية
        [two] ورقتان لكل لاعب، و{ $kitty } جانبية
        [few] { $size } أوراق لكل لاعب، و{ $kitty } جانبية
        [many] { $size } ورقة لكل لاعب، و{ $kitty } جانبية
       *[other] { $size } ورقة لكل لاعب، و{ $kitty } جانبية
    }
house-rules-play = اللعب بهذه القواعد

## الألعاب.

games-title = الألعاب
games-lead = انقر «لعب» فتوزَّع الأوراق. أو اقرأ القواعد أولًا.
games-presets = كل أنواع القلوب
games-own = قواعدك أنت
games-unsaved = قواعد غير محفوظة
games-play = لعب
    .of = لعب { $name }
games-rules = القواعد
    .of = قواعد { $name }
games-change = تغيير
    .of = تغيير قواعد { $name }
games-fix = إصلاح
games-share = مشاركة { $name }
games-delete = حذف { $name }
games-deleted = حُذفت { $name }.
games-chosen = مختارة
    .about = «اللعب الآن» في الصفحة الأولى يوزّع هذه اللعبة.
games-loose = لم تحفظ هذه. كانت في المحرر حين حلّت محلها قواعد أخرى.
games-make = قواعد من صنعك
games-open = فتح ملف
games-not-read = لم يُفتح { $file }. { LIST($why) }
games-opened = { $name } مفتوحة. احفظها لتبقى.
games-opened-unnamed = الملف مفتوح. احفظه ليبقى.

## مجموعة قواعد بنظرة.

facts-sides = فرق
facts-packs = رزمتان
facts-cards =
    { $cards ->
        [zero] بلا أوراق
        [one] ورقة لكل لاعب
        [two] ورقتان لكل لاعب
        [few] { $cards } أوراق لكل لاعب
        [many] { $cards } ورقة لكل لاعب
       *[other] { $cards } ورقة لكل لاعب
    }
facts-stock = كومة سحب
facts-aside = { $cards } جانبية
facts-bidding = مزايدة
facts-chips = فيش
facts-suit-named = كل ورقة من النوع المختار
facts-card-counts = { CARD($card) } بـ{ $value }.
facts-suit-counts = كل ورقة من { SUIT($suit) } بـ{ $value }.
facts-suit-counts-span = كل ورقة من { SUIT($suit) } من { $least } إلى { $most }.
facts-span = ⁦{ $least }–{ $most }⁩

## لماذا لا يُقبل ملف أو رابط، أو ما تُرك منه.

file-long = الملف أطول من أن يُفتح هنا.
file-game = هذه لعبة لا يمكن متابعتها هنا.
ruleset-none = ليس فيه مجموعة قواعد: وهي خانات وقيمها، بين ⁦{ "{ }" }⁩.
ruleset-long = الملف أطول من أي مجموعة قواعد.
ruleset-empty = الملف فارغ.
ruleset-json = الملف ليس JSON يُقرأ.
ruleset-json-line = الملف ليس JSON يُقرأ، من السطر { $line }.
ruleset-name-not-text = اسمها ليس نصًّا، فتُرك.
ruleset-name-cut = قُصّ اسمها إلى { $letters } حرفًا.
ruleset-about-not-text = وصفها ليس نصًّا، فتُرك.
ruleset-about-cut = قُصّ وصفها إلى { $letters } حرفًا.
link-long = أطول من أي مجموعة قواعد.
link-empty = ليس فيه قواعد.
link-damaged = نقص منه جزء أو تغيّر في الطريق. اطلب الرابط من جديد.

## مشاركة القواعد.

share-title = مشاركة { $name }
share-about = في الرابط مجموعة القواعد كلها. من فتحه رآها وله أن يلعبها أو يحفظها.
share-link = الرابط
share-copy = نسخ
share-copied = نُسخ
share-not-copied = الرابط محدد: انسخه بلوحة المفاتيح، أو بضغطة مطوّلة.
share-send = إرسال
share-file = حفظ في ملف
    .about = ليُفتح هنا من جديد، أو في الطرفية:
share-unplayable = لا يمكن اللعب بهذه القواعد بعد. أصلحها ثم شاركها.

## قواعد جاءت في رابط.

shared-title = قواعد من رابط
shared-unnamed = قواعد البيت
shared-play = لعب
shared-save = حفظ
shared-saved = حُفظت
shared-change = تغيير
shared-close = إغلاق
shared-damaged = تعذّرت قراءة هذا الرابط
shared-kept = لم يتغيّر شيء مما عندك.
shared-unplayable = لا يمكن اللعب بهذه القواعد
shared-unplayable-so = لا يمكن اللعب بهذه القواعد.
shared-fix = إصلاحها
shared-looking = يُقرأ الرابط.

## المحرر.

editor-starts-from = تبدأ من { $name }
editor-other = البدء من لعبة أخرى
editor-name = الاسم
    .hint = ما تسمّي به هذه القواعد
editor-about = في جملة
    .hint = ما يميّزها
editor-groups = أجزاء القواعد
editor-group-players = اللاعبون والتوزيع
editor-group-pass = التمرير
editor-group-play = اللعب
editor-group-queen = البنت
editor-group-points = النقاط
editor-group-moon = القمر والشمس
editor-group-end = النهاية
editor-group-chips = الفيش
editor-group-more = المزيد
editor-changed = غير المعتاد: { $count }
editor-plain = بكلام واضح
editor-not-yet = حين يمكن اللعب بالقواعد تظهر هنا بكلام واضح.
editor-standard = المعتاد: { $value }
editor-reset = إلى المعتاد
    .of = { $field }: إلى المعتاد
editor-idle = مع سائر القواعد كما هي لا يغيّر هذا شيئًا.
editor-show = عرض
editor-play = لعب
editor-save = حفظ
editor-saved = حُفظت
editor-save-new = حفظ كجديدة
editor-needs-name = سمّها ثم احفظها.
editor-share = مشاركة

editor-fixes = حلول
editor-fix-value = ‏{ $field }: { $value }
editor-fix-like = { LIST($fields) }: كما في { $name }
editor-fix-base = البدء من اللعبة المعتادة
editor-fix-leave = ترك «{ $name }»

editor-list = { LIST($items, list: "unit") }
editor-card = { CARD($card) }
editor-mark = { MARK($card) }
editor-suit = { SUIT($suit) }
editor-yes = نعم
editor-no = لا
editor-off = معطّل
editor-on = مفعّل
editor-none = لا شيء
editor-these = هذه الأوراق
editor-number = عدد
editor-order = بهذا الترتيب
editor-usual = ‏{ $usual } ({ $now })

editor-more = { $field }: واحد أكثر
editor-less = { $field }: واحد أقل
editor-choose-cards = اختيار أوراق
editor-choose-card = اختيار ورقة أخرى
editor-done = تم
editor-card-in = { CARD($card) }: باقية
editor-card-out = { CARD($card) }: مستبعدة
editor-card-both-out = { CARD($card) }: كلتاهما مستبعدة
editor-put-back = { $card }: إعادة
editor-hand = الجولة { $number }
editor-hand-every = كل جولة
editor-earlier = { $way }: تقديم
editor-later = { $way }: تأخير
editor-add = إضافة
editor-add-way = إضافة { $way }
editor-remove = { $what }: حذف
editor-cycle-empty = أضف واحدًا على الأقل.
editor-suits = أنواع كاملة، لكل ورقة
editor-cards = أوراق مفردة
editor-other-card = إعطاء ورقة أخرى قيمة
editor-card-value = ‏{ MARK($card) } { $value }
editor-suit-value = ‏{ SUIT($suit, as: "suit-mark") } { $value }
editor-end-total = عند مجموع
editor-end-hands = بعد عدد من الجولات
editor-end-total-number = المجموع الذي ينهي اللعبة
editor-end-hands-number = عدد الجولات
editor-chip-value = قيمة الفيشة
    .about = لحساب النهاية؛ لا تغيّر شيئًا في اللعب.
editor-buy-in = فيش البداية
    .about = ما يشتريه كل لاعب في البداية.
editor-split-two = اثنان بلا نقاط يقتسمان الصندوق
    .about = وإلا بقي للجولة التالية.

## كتاب القواعد.

book-title = كتاب القواعد
book-pages = الألعاب
book-page = اللعبة
book-yours = قواعدك
book-at-table = على هذه الطاولة
book-loading = تُجلب القواعد.
book-lost = تعذّر جلب القواعد. تحقّق من الاتصال ثم حاول مجددًا.
book-differs = ما يخالف اللعبة المعتادة
book-standard = هذه هي اللعبة المعتادة؛ وغيرها يوصف بما يختلف عنها.
book-play = لعبها
book-change = تغييرها
book-share = مشاركتها
book-before = السابقة: { $name }
book-after = التالية: { $name }
