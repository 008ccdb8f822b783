### De pagina: hoe de tafel en de kaarten eruitzien, naar smaak van de lezer.

look-felt = Tafel
look-felt-petrol = Petrol
look-felt-moss = Mos
look-felt-night = Nachtblauw
look-felt-plum = Pruim
look-felt-date = Naar het seizoen
look-felt-winter = Winter
look-felt-spring = Lente
look-felt-summer = Zomer
look-felt-autumn = Herfst
look-felt-halloween = Halloween
look-felt-christmas = Kerst
look-felt-valentine = Valentijnsdag
look-back = Achterkant van de kaarten
look-back-midnight = Middernacht
look-back-crimson = Karmijn
look-back-forest = Bos
look-back-slate = Leisteen
look-text = Tekst
look-text-usual = Normaal
look-text-large = Groot
look-text-larger = Groter
