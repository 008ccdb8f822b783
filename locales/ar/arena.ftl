### مباريات بين الآليين: لماذا لا تُلعب مباراة، وماذا فعل برنامج بدل أن يجيب.

arena-players-few = المباراة تحتاج إلى لاعبَين على الأقل.
arena-player-none = اللاعب اسم آلي، أو { $prefix }COMMAND، أو دالة، لا { $given }.
arena-deals-few = المباراة تحتاج إلى جولة أو لعبة واحدة على الأقل.
arena-threads-few = المباراة تحتاج إلى خيط تنفيذ واحد على الأقل.
arena-limit-least = حد الوقت أكثر من 0 ثانية، و{ $settle } من 0 نقطة فأكثر.
arena-memory-least = البرنامج يحتاج إلى { $bytes } بايت من الذاكرة على الأقل.
arena-ray-missing = العنقود يحتاج إلى Ray: { $command }
arena-ray-none = لا عنقود Ray في «{ $given }».
arena-command-unreadable = لا يمكن قراءة { $given } أمرًا: { $reason }.
arena-command-empty = ليس في { $given } اسم برنامج.
arena-program-none = لا يوجد برنامج { $given } ليُشغَّل.
arena-failed = ‏{ $player }: { LIST($reason) }
arena-no-start = لم يبدأ: { $reason }.
arena-start-ended = لم يبدأ: انتهى قبل أن يجيب عن `{ $asked }`.
arena-start-slow = لم يبدأ: لم يجب عن `{ $asked }` خلال { $seconds } ثانية.
arena-start-unreadable = لم يبدأ: أجاب عن `{ $asked }` بما ليس جوابًا.
arena-start-declined = لم يبدأ: أجاب عن `{ $asked }` بخطأ: { $said }
arena-raised = أثار { $error }.
arena-raised-saying = أثار { $error }: { $said }
arena-no-action = اختار { $action }، وليس فعلًا: اللاعب يعيد ورقة، أو قائمة أوراق للتمرير، أو مزايدة، أو نوعًا، أو «old» أو «new».
arena-done-wrong = اختار { $action }، وهذا غير جائز: { LIST($reason) }
arena-refused = اختار { $action }، وهذا غير جائز ({ $code }): { LIST($reason) }
arena-fault = ‏{ LIST($reason) } كان يمكنه أن يجيب: { $expected }
arena-fault-crashed = انتهى قبل أن يجيب.
arena-fault-crashed-saying = انتهى قبل أن يجيب؛ وآخر سطر في مخرج الأخطاء لديه «{ $said }».
arena-fault-slow =
    { $seconds ->
        [zero] لم يجب خلال { $seconds } ثانية.
        [one] لم يجب خلال ثانية واحدة.
        [two] لم يجب خلال ثانيتين.
        [few] لم يجب خلال { $seconds } ثوانٍ.
        [many] لم يجب خلال { $seconds } ثانية.
       *[other] لم يجب خلال { $seconds } ثانية.
    }
arena-fault-endless = كتب { $bytes } بايت دون أن يُنهي السطر.
arena-fault-unreadable = أجاب «{ $answered }»، وليس هذا جوابًا.
arena-fault-other = أجاب «{ $answered }»، وليس هذا فعلًا للمقعد { $seat } في المرحلة `{ $phase }`.
arena-fault-declined = أجاب بخطأ: «{ $said }».
arena-fault-refused = أجاب بخطأ ({ $code }): { LIST($reason) }
arena-playouts-few = لعب الجولات العشوائية يحتاج إلى جولة واحدة وخيط واحد على الأقل.
arena-record-exists = الملف { $file } موجود من قبل. لمتابعة مباراته استأنفها.
arena-record-other = الملف { $file } لمباراة أخرى.
arena-record-terms = الملف { $file } لمباراة أخرى: { $name } فيه { $there } وهنا { $here }.
arena-record-ended = المباراة في الملف { $file } انتهت: حُسمت كل المواجهات، ولن يغيّر مزيد من التوزيعات شيئًا.
arena-record-unreadable = { $file } ليس سجل مباراة: تتعذر قراءة السطر { $line }.
