### La pagina: che aspetto hanno il tavolo e le carte, a piacere di chi legge.

look-felt = Tavolo
look-felt-petrol = Petrolio
look-felt-moss = Muschio
look-felt-night = Blu notte
look-felt-plum = Prugna
look-felt-date = Secondo la stagione
look-felt-winter = Inverno
look-felt-spring = Primavera
look-felt-summer = Estate
look-felt-autumn = Autunno
look-felt-halloween = Halloween
look-felt-christmas = Natale
look-felt-valentine = San Valentino
look-back = Dorso delle carte
look-back-midnight = Mezzanotte
look-back-crimson = Cremisi
look-back-forest = Foresta
look-back-slate = Ardesia
look-text = Testo
look-text-usual = Normale
look-text-large = Grande
look-text-larger = Molto grande
