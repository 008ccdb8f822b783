### الصفحة: كيف تبدو وكيف تُسمع، وما تحفظه وتعرضه كما يحب القارئ.

counter-about = ما ذهب من الأوراق، ومن خلا من نوع.
settings-language = اللغة
settings-language-auto = لغة المتصفح
settings-language-missing = تعذّر تحميل كلماتها. تحقّق من الاتصال ثم حاول مجددًا.
settings-theme = الإضاءة
settings-theme-auto = كالجهاز
settings-theme-evening = مساء
settings-theme-daylight = نهار
settings-speed = السرعة
settings-speed-calm = هادئة
settings-speed-normal = عادية
settings-speed-quick = سريعة
settings-speed-instant = فورية
settings-four = أربعة ألوان
settings-four-about = السباتي أخضر والديناري أزرق.
settings-sound = الصوت
settings-sound-about = الأوراق، وكسر القلوب، والقمر.
settings-stays = اللمّة المكتملة تنتظر نقرة
settings-stays-about = وإلا ذهبت من نفسها.
settings-hints = تلميحات
settings-hints-about = ما كان المدرّب سيلعبه، ولماذا.
settings-unsaved = هذا المتصفح لا يحفظ شيئًا، فتبقى هذه الاختيارات إلى أن تغادر.
