### The page: why it can’t start. Said by a small script of its own, to browsers that may know no other of the page’s: plain sentences, without arguments.

stopped-title = لا يمكن بدء اللعبة
stopped-browser = لا تعمل OpenHearts في متصفحك: فهو قديم جدًا، أو أن WebAssembly أو Web Workers معطّلة فيه. وهذا ما تفعله إعدادات الأمان المشددة، مثل نمط المنع على iPhone.
stopped-browser-try = حدّث المتصفح، أو اسمح لهذا الموقع في إعدادات الأمان، أو جرّب متصفحًا آخر.
stopped-network = لم يصل جزء من الصفحة. تحقّق من الاتصال.
stopped-again = محاولة أخرى
