### Die Seite: wie Tisch und Karten aussehen, ganz nach Geschmack.

look-felt = Tisch
look-felt-petrol = Petrol
look-felt-moss = Moos
look-felt-night = Nachtblau
look-felt-plum = Pflaume
look-felt-date = Nach der Jahreszeit
look-felt-winter = Winter
look-felt-spring = Frühling
look-felt-summer = Sommer
look-felt-autumn = Herbst
look-felt-halloween = Halloween
look-felt-christmas = Weihnachten
look-felt-valentine = Valentinstag
look-back = Rückseiten der Karten
look-back-midnight = Mitternacht
look-back-crimson = Karminrot
look-back-forest = Wald
look-back-slate = Schiefer
look-text = Schrift
look-text-usual = Normal
look-text-large = Groß
look-text-larger = Größer
