### ما يُقال على الطاولة، في الصفحة وفي الطرفية: الرفض، وكيف سُوّيت الجولة.

## لماذا لا يُنفَّذ فعل. حيث تتحدث الجملة عن الموقف، يقولها ‎.about على العموم.

refusal-no_such_seat = لا أحد هناك: تُعدّ المقاعد من 0 باتجاه عقارب الساعة.
refusal-not_now = ليس هذا وقته.
refusal-not_your_turn =
    { WHO($seats) ->
        [none] لا دور لأحد الآن.
        [you] الدور عليك.
        [one] الدور على { NAME($seats) }.
        [with-you] لا يزال الدور عليك وعلى غيرك.
       *[many] لا يزال الدور على { NAME($seats) }.
    }
    .about = الدور على لاعب آخر.
refusal-game_over = انتهت اللعبة.
refusal-no_such_card = لا توجد ورقة كهذه. اكتب الرتبة ثم النوع، مثل QS أو TD.
refusal-card_not_held = ليس في يدك { CARD($card) }.
    .about = هذه الورقة ليست في يدك.
refusal-bid_too_low = زايد بـ{ $least } فأكثر، أو انسحب.
    .about = المزايدة يجب أن تفوق ما قبلها.
refusal-bid_too_high = أقصى ما تزايد به { $most ->
        [zero] 0 فيشة
        [one] فيشة واحدة
        [two] فيشتان
        [few] { $most } فيشات
        [many] { $most } فيشة
       *[other] { $most } فيشة
    }.
    .about = لا يزايد أحد بأكثر مما معه من فيش.
refusal-no_such_suit = لا يوجد نوع كهذا: سباتي أو ديناري أو بستوني أو قلوب.
refusal-already_passed = سبق أن مرّرت أوراقك.
refusal-wrong_number_of_cards =
    { $count ->
        [zero] لا تمرير الآن.
        [one] مرّر ورقة واحدة.
        [two] مرّر ورقتين بالضبط.
        [few] مرّر { $count } أوراق بالضبط.
        [many] مرّر { $count } ورقة بالضبط.
       *[other] مرّر { $count } ورقة بالضبط.
    }
    .about = ليس هذا عدد الأوراق المطلوب تمريره.
refusal-card_given_twice = لا يجوز تمرير { CARD($card) } مرتين.
    .about = لا تُمرَّر الورقة نفسها مرتين.
refusal-must_follow_suit = لا يزال عندك { SUIT($suit, as: "suit-any") }، فالعب من هذا النوع.
    .about = عندك ورقة من النوع المطلوب، فالعب منه.
refusal-must_lead_lowest_club = تُفتتح الجولة بأصغر ورقة سباتي.
refusal-must_lead_a_club = تُفتتح الجولة بورقة سباتي.
refusal-hearts_not_broken = ‏{ SUIT($suit, as: "suit-unbroken") }.
    .about = القلوب لم تُكسر بعد.
refusal-queen_not_led_yet = لا يُفتتح بورقة { CARD($queen) } قبل كسر { SUIT($suit) }.
    .about = لا يُفتتح بالبنت قبل كسر القلوب.
refusal-must_lead_queen = ليس عندك سواها إلا { SUIT($suit) }، فافتتح بورقة { CARD($queen) }.
    .about = ليس عندك سوى البنت والقلوب، فافتتح بالبنت.
refusal-no_penalties_on_first_trick = لا تُرمى أوراق النقاط في اللمّة الأولى.
refusal-no_hearts_on_first_trick = لا يجوز رمي { SUIT($suit) } في اللمّة الأولى.
    .about = لا تُرمى القلوب في اللمّة الأولى.
refusal-queen_not_discarded_yet = لا يجوز رمي { CARD($queen) } قبل كسر { SUIT($suit) }.
    .about = لا تُرمى البنت قبل كسر القلوب.
refusal-must_discard_queen = يجب رمي { CARD($queen) } عند أول فرصة.
    .about = يجب رمي البنت عند أول فرصة.
refusal-not_a_moon_choice = القمر يُحسب old (تُضاف النقاط إلى الآخرين) أو new (تُخصم من المقتنص).

## لماذا لا يُقبل ما أُرسل. الخطأ بعينه يُقال بكلمات أخرى؛ وهذه لما لا يُعرف عنه أكثر.

refusal-unknown_request = لا يوجد طلب كهذا؛ الأمر help يعرض الطلبات.
refusal-bad_argument = تعذّر فهم الطلب؛ الأمر help يبيّن كيف يُكتب.
refusal-bad_json = ليس هذا JSON الذي يقبله الطلب.
refusal-bad_rules = لا يمكن اللعب بهذه القواعد.
refusal-bad_position = لا يمكن اللعب من هذا الوضع.
refusal-bad_log = لا يمكن إعادة هذا السجل.
refusal-bad_event = هذا الحدث لا يوافق ما سبقه.
refusal-no_game = لا لعبة بعد؛ الأمر new يوزّع واحدة.

## كيف انتقلت الفيش. ‎$seats كل من دفع وربح المقدار نفسه.

settled-number = { $amount }
settled-average = متوسط المجاميع { CHIPS($average, as: "settled-number") }.
settled-below-average =
    { WHO($seats) ->
        [you] عليك { CHIPS($paid) }، وهو الفرق عن المتوسط.
        [one] على { NAME($seats) } { CHIPS($paid) }، وهو الفرق عن المتوسط.
        [with-you] { NAME($seats, at: "start") }: على كل واحد { CHIPS($paid) }، وهو الفرق عن المتوسط.
       *[many] على كل من { NAME($seats) } { CHIPS($paid) }، وهو الفرق عن المتوسط.
    }
settled-above-average =
    { WHO($seats) ->
        [you] لك { CHIPS($won) }، وهو الفرق عن المتوسط.
        [one] لـ{ NAME($seats) } { CHIPS($won) }، وهو الفرق عن المتوسط.
        [with-you] { NAME($seats, at: "start") }: لكل واحد { CHIPS($won) }، وهو الفرق عن المتوسط.
       *[many] لكل من { NAME($seats) } { CHIPS($won) }، وهو الفرق عن المتوسط.
    }
settled-at-average =
    { WHO($seats) ->
        [you] أنت عند المتوسط تمامًا، فلا شيء عليك.
        [one] مجموع { NAME($seats) } عند المتوسط تمامًا، فلا دفع.
        [with-you] { NAME($seats, at: "start") }: مجموع كل واحد عند المتوسط تمامًا، فلا دفع.
       *[many] مجموع كل من { NAME($seats) } عند المتوسط تمامًا، فلا دفع.
    }

settled-no-hearts =
    { WHO($seats) ->
        [you] لا شيء عليك ولا شيء لك.
        [one] لا شيء على { NAME($seats) } ولا مكسب.
        [with-you] { NAME($seats, at: "start") }: لا شيء عليكم ولا شيء لكم.
       *[many] لا شيء على { NAME($seats) } ولا شيء لهم.
    }
settled-takes-back =
    { WHO($seats) ->
        [you] لا شيء عليك، ولك { CHIPS($won) } عن قلوب الآخرين.
        [one] لا شيء على { NAME($seats) }، والمكسب { CHIPS($won) } عن قلوب الآخرين.
        [with-you] { NAME($seats, at: "start") }: لا شيء عليكم، ولكل منكم { CHIPS($won) } عن قلوب الآخرين.
       *[many] لا شيء على { NAME($seats) }، ولكل منهم { CHIPS($won) } عن قلوب الآخرين.
    }
settled-hearts =
    { $hearts ->
        [zero] { $hearts } قلب
        [one] قلب واحد
        [two] قلبين
        [few] { $hearts } قلوب
        [many] { $hearts } قلبًا
       *[other] { $hearts } قلب
    }
settled-pays-for-hearts =
    { WHO($seats) ->
        [you] عليك { CHIPS($paid) } عن { settled-hearts }، ولا شيء لك.
        [one] على { NAME($seats) } { CHIPS($paid) } عن { settled-hearts }، ولا مكسب.
        [with-you] { NAME($seats, at: "start") }: على كل واحد { CHIPS($paid) } عن { settled-hearts }، ولا شيء لكم.
       *[many] على كل من { NAME($seats) } { CHIPS($paid) } عن { settled-hearts }، ولا شيء لهم.
    }
settled-pays-and-takes-back =
    { WHO($seats) ->
        [you] عليك { CHIPS($paid) } عن { settled-hearts }، ولك { CHIPS($won) } عن قلوب الآخرين.
        [one] على { NAME($seats) } { CHIPS($paid) } عن { settled-hearts }، والمكسب { CHIPS($won) } عن قلوب الآخرين.
        [with-you] { NAME($seats, at: "start") }: على كل واحد { CHIPS($paid) } عن { settled-hearts }، ولكل منكم { CHIPS($won) } عن قلوب الآخرين.
       *[many] على كل من { NAME($seats) } { CHIPS($paid) } عن { settled-hearts }، ولكل منهم { CHIPS($won) } عن قلوب الآخرين.
    }

settled-clear =
    { WHO($seats) ->
        [you] أنت بلا نقاط.
        [one] { NAME($seats, at: "start") } بلا نقاط.
       *[many] { NAME($seats, at: "start") } بلا نقاط.
    }
settled-clear-takes-pot =
    { WHO($seats) ->
        [you] أنت بلا نقاط، ولك الصندوق وفيه { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } بلا نقاط، والمكسب الصندوق وفيه { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } بلا نقاط، ولكم الصندوق وفيه { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } بلا نقاط، ولهم الصندوق وفيه { CHIPS($won) }.
    }
settled-clear-shares-pot =
    { WHO($seats) ->
        [you] أنت بلا نقاط، ولك من الصندوق { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } بلا نقاط، والمكسب من الصندوق { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } بلا نقاط، ولكل منكم من الصندوق { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } بلا نقاط، ولكل منهم من الصندوق { CHIPS($won) }.
    }
settled-points =
    { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
settled-pays =
    { WHO($seats) ->
        [you] عليك { CHIPS($paid) } عن { settled-points }.
        [one] على { NAME($seats) } { CHIPS($paid) } عن { settled-points }.
        [with-you] { NAME($seats, at: "start") }: على كل واحد { CHIPS($paid) } عن { settled-points }.
       *[many] على كل من { NAME($seats) } { CHIPS($paid) } عن { settled-points }.
    }
settled-pays-takes-pot =
    { WHO($seats) ->
        [you] عليك { CHIPS($paid) } عن { settled-points }، ولك الصندوق وفيه { CHIPS($won) }.
        [one] على { NAME($seats) } { CHIPS($paid) } عن { settled-points }، والمكسب الصندوق وفيه { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") }: على كل واحد { CHIPS($paid) } عن { settled-points }، ولكم الصندوق وفيه { CHIPS($won) }.
       *[many] على كل من { NAME($seats) } { CHIPS($paid) } عن { settled-points }، ولهم الصندوق وفيه { CHIPS($won) }.
    }
settled-pays-shares-pot =
    { WHO($seats) ->
        [you] عليك { CHIPS($paid) } عن { settled-points }، ولك من الصندوق { CHIPS($won) }.
        [one] على { NAME($seats) } { CHIPS($paid) } عن { settled-points }، والمكسب من الصندوق { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") }: على كل واحد { CHIPS($paid) } عن { settled-points }، ولكل منكم من الصندوق { CHIPS($won) }.
       *[many] على كل من { NAME($seats) } { CHIPS($paid) } عن { settled-points }، ولكل منهم من الصندوق { CHIPS($won) }.
    }

settled-rest-stays = لا يُقسم الصندوق بالتساوي، فيبقى فيه { CHIPS($pot) }.
settled-nobody-clear = لا أحد بلا نقاط، فيبقى الصندوق وفيه { CHIPS($pot) }.
settled-several-clear =
    { $clear ->
        [zero] لا أحد بلا نقاط، فيبقى الصندوق وفيه { CHIPS($pot) }.
        [one] لاعب واحد بلا نقاط، فيبقى الصندوق وفيه { CHIPS($pot) }.
        [two] لاعبان بلا نقاط، فيبقى الصندوق وفيه { CHIPS($pot) }.
        [few] { $clear } لاعبين بلا نقاط، فيبقى الصندوق وفيه { CHIPS($pot) }.
        [many] { $clear } لاعبًا بلا نقاط، فيبقى الصندوق وفيه { CHIPS($pot) }.
       *[other] { $clear } لاعب بلا نقاط، فيبقى الصندوق وفيه { CHIPS($pot) }.
    }
