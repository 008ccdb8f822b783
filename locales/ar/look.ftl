### الصفحة: كيف تبدو الطاولة والأوراق، كما يحب القارئ.

look-felt = الطاولة
look-felt-petrol = نفطي
look-felt-moss = أخضر طحلبي
look-felt-night = أزرق ليلي
look-felt-plum = برقوقي
look-felt-date = بحسب الموسم
look-felt-winter = شتاء
look-felt-spring = ربيع
look-felt-summer = صيف
look-felt-autumn = خريف
look-felt-halloween = هالوين
look-felt-christmas = عيد الميلاد
look-felt-valentine = عيد الحب
look-back = ظهر الأوراق
look-back-midnight = كحلي
look-back-crimson = قرمزي
look-back-forest = أخضر داكن
look-back-slate = رمادي
look-text = النص
look-text-usual = عادي
look-text-large = كبير
look-text-larger = أكبر
