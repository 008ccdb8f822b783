### La página: qué aspecto tienen la mesa y las cartas, al gusto de quien lee.

look-felt = Mesa
look-felt-petrol = Petróleo
look-felt-moss = Musgo
look-felt-night = Azul noche
look-felt-plum = Ciruela
look-felt-date = De temporada
look-felt-winter = Invierno
look-felt-spring = Primavera
look-felt-summer = Verano
look-felt-autumn = Otoño
look-felt-halloween = Halloween
look-felt-christmas = Navidad
look-felt-valentine = San Valentín
look-back = Dorso de las cartas
look-back-midnight = Medianoche
look-back-crimson = Carmesí
look-back-forest = Bosque
look-back-slate = Pizarra
look-text = Texto
look-text-usual = Normal
look-text-large = Grande
look-text-larger = Muy grande
