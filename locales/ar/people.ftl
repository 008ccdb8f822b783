### ما يُقال على طاولات الناس وفي الردهة: لماذا لا يُنفَّذ شيء، وما يُقال بنقرة.

## لماذا لا يُنفَّذ شيء. ما لا تسمح به قواعد اللعبة في play.ftl.

people-refused-bad_command = هذا غير مفهوم هنا. أعد تحميل الصفحة ثم حاول مجددًا.
people-refused-bad_action = لا يُلعب هكذا في هذه اللعبة.
people-refused-table_closed = هذه الطاولة مغلقة.
people-refused-not_admitted = لا يمكنك الجلوس إلى هذه الطاولة.
people-refused-removed = طلب منك المضيف مغادرة هذه الطاولة.
people-refused-account_needed = الألعاب المصنّفة تحتاج إلى حساب، ليكون لتصنيفك مكان.
people-refused-table_full = كل المقاعد مشغولة.
people-refused-no_such_seat = ليس في هذه الطاولة مقعد كهذا.
people-refused-seat_taken = المقعد مشغول.
people-refused-seats_taken = الجالسون هنا أكثر مما تسمح به تلك القواعد.
people-refused-already_seated = لك مقعد هنا بالفعل.
people-refused-other_hand_seen = رأيت أوراق غيرك في هذه اللعبة، فلا يمكنك أن تأخذ إلا مقعدك.
people-refused-left_for_good = غادرت هذه اللعبة المصنّفة، وتنتهي بدونك.
people-refused-not_seated = اجلس أولًا.
people-refused-not_host = هذا للمضيف وحده.
people-refused-seats_empty = هناك مقاعد خالية. انتظر غيرك، أو أجلس فيها آليين.
people-refused-nothing_to_deal = الأوراق لا تزال تُخلط. حاول بعد لحظة.
people-refused-game_running = ليس أثناء اللعب.
people-refused-no_game_running = لا لعبة جارية.
people-refused-fixed = الألعاب المصنّفة كلها بالقواعد نفسها.
people-refused-no_such_bot = لا يوجد آلي كهذا.
people-refused-no_such_person = لم يجلس أحد كهذا إلى هذه الطاولة.
people-refused-not_your_seat = ليست هذه أوراقك.
people-refused-hand_over = انتهت تلك الجولة.
people-refused-bot_sits_in = آلي يلعب عنك. عد أولًا.
people-refused-not_away = لا آلي يلعب عنك.
people-refused-time_is_up = انتهى وقتك، فيلعب آلي هذه الورقة عنك.
people-refused-chat_off = لا دردشة على هذه الطاولة.
people-refused-phrases_only = على هذه الطاولة العبارات الجاهزة فقط.
people-refused-no_such_phrase = لا توجد عبارة كهذه.
people-refused-unreadable = لا يمكن عرض هذا نصًّا.
people-refused-too_fast = كان ذلك أسرع من اللازم. تمهّل لحظة ثم حاول مجددًا.
people-refused-not_thinking = هذا المقعد لا ينتظر آليًّا.
people-refused-not_watchable = لا يمكنك مشاهدة هذه الطاولة.
people-refused-no_such_table = لا توجد طاولة كهذه.
people-refused-no_such_game = لم تنتهِ لعبة كهذه على هذه الطاولة.
people-refused-no_session = اختر اسمًا أولًا.
people-refused-bad_name = اختر اسمًا من 1 إلى 24 حرفًا.
people-refused-unavailable = لا يستطيع الخادم ذلك الآن. حاول بعد لحظة.
people-refused-not_waiting = أنت لا تنتظر لعبة.
people-refused-sign_in_first = سجّل الدخول أولًا.
people-refused-account_already = لك حساب بالفعل.
people-refused-name_taken = هذا الاسم لغيرك. اختر اسمًا آخر.
people-refused-weak_password = اختر كلمة مرور من 8 أحرف على الأقل، غير اسمك.
people-refused-wrong_password = الاسم وكلمة المرور لا يتوافقان.
people-refused-bad_passkey = مفتاح المرور هذا لا يعمل هنا. حاول مجددًا، أو ادخل بطريقة أخرى.
people-refused-last_way_in = بدون مفتاح المرور هذا لن تستطيع الدخول. أضف مفتاحًا آخر أو كلمة مرور أولًا.
people-refused-too_many = لا يمكن أن يكون لك أكثر من هذا.
people-refused-reported_enough = أرسلت كل ما يمكنك إرساله من بلاغات في الوقت الحالي.
people-refused-no_such_thing = لا شيء كهذا هنا.
people-refused-suspended = لا يمكنك اللعب هنا حاليًا. أوقفك من يدير هذا الخادم.
people-refused-not_admin = هذا لمن يديرون الخادم وحدهم.
people-refused-changed = تغيّر أثناء ذلك على جهاز آخر.
people-refused-no_such_rules = لا ألعاب مصنّفة بهذه القواعد.

## ما يُقال بنقرة. يقرؤه كل لاعب بلغته: ودود وقصير.

people-phrase-hello = مرحبًا بالجميع.
people-phrase-good_luck = حظًّا سعيدًا.
people-phrase-well_played = أحسنت اللعب.
people-phrase-nice_pass = شكرًا على هذه الأوراق.
people-phrase-thanks = شكرًا.
people-phrase-sorry = عذرًا على ذلك.
people-phrase-ouch = آخ.
people-phrase-my_hearts = كل القلوب تأتي إليّ.
people-phrase-not_the_queen = البنت مرة أخرى؟
people-phrase-moon = أهناك من يطمع في القمر؟
people-phrase-close = بفارق شعرة.
people-phrase-thinking = دعوني أفكّر.
people-phrase-one_moment = لحظة من فضلكم.
people-phrase-back = عدت.
people-phrase-another_game = لعبة أخرى؟
people-phrase-good_night = تصبحون على خير، وشكرًا على اللعبة.

## مكان اسم.

people-former = لاعب سابق
