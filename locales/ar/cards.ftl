### الأوراق والأنواع والناس والأرقام: ما تُبنى منه سائر الجمل.
###
### المصطلحات: hand، deal – جولة؛ game – لعبة؛ trick – لمّة؛ to lead – افتتح اللمّة؛ suit – نوع؛ to follow suit – لعب من النوع
### المطلوب؛ to discard – رمى؛ void – خالٍ من نوع؛ to pass cards – مرّر، والاسم التمرير؛ to break hearts – كسر القلوب؛
### to shoot the moon – اقتناص القمر؛ kitty – الورق الجانبي؛ stock – كومة السحب؛ pot – الصندوق؛ ante – المساهمة؛
### chip – فيشة؛ bid – مزايدة؛ to settle – تسوية؛ standings – الترتيب؛ tie – تعادل؛ dealer – الموزّع؛
### house rules – قواعد البيت؛ scorepad – دفتر النقاط؛ rated – مصنّفة؛ host – المضيف؛ bot – لاعب آلي، وباختصار «آلي»؛
### hint – تلميح؛ coach – المدرّب.
###
### الأزرار مصادر («تمرير»، «متابعة»)، وما يُقال للقارئ بصيغة المفرد. أسماء الناس لا يُعرف جنسها، فالجمل عنهم اسمية
### («اللمّة من نصيب عمر»). الأرقام كما على الأوراق: 7 لا ٧. حروف أركان الأوراق J وQ وK وA.

formats = ar-u-nu-latn
text-direction = rtl

sentences = ‏{ $first } { $next }

## الورقة: «بنت البستوني»، «7 السباتي».

card = ‏{ rank } { suit }
# وحدها، عنوانًا.
card-first = { card }
# ورقتان متماثلتان.
card-pair =
    { $rank ->
        [J] ولدا { suit }
        [Q] بنتا { suit }
        [K] ملكا { suit }
        [A] آسا { suit }
       *[other] ورقتا { $rank } { suit }
    }
# بعد حرف جر أو فعل متعدٍّ.
card-pair-acc =
    { $rank ->
        [J] ولدي { suit }
        [Q] بنتي { suit }
        [K] ملكي { suit }
        [A] آسي { suit }
       *[other] ورقتي { $rank } { suit }
    }
# حيث تؤنَّث: «ورقة ملك القلوب تأخذها»، «بنت البستوني تأخذها».
card-feminine =
    { $rank ->
        [J] ورقة { card }
        [K] ورقة { card }
        [A] ورقة { card }
       *[other] { card }
    }
# البنت التي يخشاها الجميع.
card-headline =
    { $rank ->
        [Q]
            { $suit ->
                [spades] البنت
               *[other] { card }
            }
       *[other] { card }
    }
card-label = { CARD($card) }
the-card = { card }
rank =
    { $rank ->
        [J] ولد
        [Q] بنت
        [K] ملك
        [A] آس
       *[other] { $rank }
    }
rank-first = { rank }
card-rank = { $rank }
card-corner = { CARD($card, as: "card-rank") }
# بين علامتين لا تُريان: الحرف عن يسار الرمز، كما على الورقة.
card-mark = ⁦{ card-rank }{ $symbol }⁩

# معرّفة: مع اسم الورقة ومع «من».
suit =
    { $suit ->
        [clubs] السباتي
        [diamonds] الديناري
        [spades] البستوني
       *[hearts] القلوب
    }
suit-one =
    { $suit ->
        [clubs] سباتي
        [diamonds] ديناري
        [spades] بستوني
       *[hearts] قلب
    }
suit-each =
    { $suit ->
        [clubs] سباتي
        [diamonds] ديناري
        [spades] بستوني
       *[hearts] قلب
    }
suit-first = { suit }
# نكرة: «المطلوب سباتي».
suit-any =
    { $suit ->
        [clubs] سباتي
        [diamonds] ديناري
        [spades] بستوني
       *[hearts] قلوب
    }
# جملة الرفض كاملة، لأن القلوب مؤنثة.
suit-unbroken =
    { $suit ->
        [clubs] السباتي لم يُكسر بعد
        [diamonds] الديناري لم يُكسر بعد
        [spades] البستوني لم يُكسر بعد
       *[hearts] القلوب لم تُكسر بعد
    }
suit-mark =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [spades] ♠
       *[hearts] ♥
    }

## الناس.

you = أنت
seat = المقعد { $seat }
start-you = أنت
start-seat = المقعد { $seat }
player = { NAME($seat, at: "start") }
players = { NAME($seats, at: "start") }

## أرقام وحدها.

number = { $number }
signed = { SIGNED($number) }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tenths-signed = { SIGNED(NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1)) }

## الفيش. ربما كان في $amount كسر: «17 1/2».

chips =
    { $number ->
        [zero] { $amount } فيشة
        [one] { $amount } فيشة
        [two] { $amount } فيشة
        [few] { $amount } فيشات
        [many] { $amount } فيشة
       *[other] { $amount } فيشة
    }
chips-number = { $amount }
chips-figure = { CHIPS($chips, as: "chips-number") }
