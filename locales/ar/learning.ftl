### برامج تتعلّم، في بايثون: حلقات تُلعب بالأرقام، وكثير منها في آن واحد.

learning-action = { $given } ليس فعلًا.
learning-number = الفعل عدد صحيح من 0 إلى { $most }، وليس { $given }.
learning-array = يجب أن تكون { $name } مصفوفة يمكن الكتابة فيها: { $rows } × { $columns } من الأعداد المتصلة من أحد هذه الأنواع: { $types }.
learning-actions = يجب أن تكون الأفعال { $games } من الأعداد الصحيحة، واحدًا لكل لعبة، في قائمة أو مصفوفة.
learning-refused = اللعبة { $game } من الدفعة لا تستطيع الفعل { $action } ({ $name }): { LIST($reason) }
learning-refused-number = اللعبة { $game } من الدفعة: { LIST($reason) }
learning-returns = العوائد هي margin أو score أو chips أو win؛ chips مع القواعد التي فيها تسوية فقط، وwin للألعاب الكاملة فقط؛ وليس { $given }.
learning-batch = في الدفعة من 1 إلى { $games } من الألعاب، ومن 1 إلى { $threads } من الخيوط.
learning-kind = الملاحظات float32 أو int16 أو int8، وليس { $given }.
learning-bots = تأخذ الدفعة آليًا مدمجًا أو لا شيء لكل مقعد من المقاعد الـ{ $players }، ويجب أن يبقى مقعد واحد على الأقل للتعلّم.
learning-game = ألعاب هذه الدفعة مرقّمة من 0 إلى { $most }؛ لا يوجد { $given }.
learning-pickle = لا يمكن نسخ الدفعة ولا حفظها بـ pickle. أنشئ دفعة بالوسائط نفسها حيث تحتاج إليها، أو انسخ ألعابها باستخدام { $call }.
