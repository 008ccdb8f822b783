### Strona: jak wyglądają stół i karty, według gustu.

look-felt = Stół
look-felt-petrol = Morska toń
look-felt-moss = Mech
look-felt-night = Nocny granat
look-felt-plum = Śliwka
look-felt-date = Jak pora roku
look-felt-winter = Zima
look-felt-spring = Wiosna
look-felt-summer = Lato
look-felt-autumn = Jesień
look-felt-halloween = Halloween
look-felt-christmas = Boże Narodzenie
look-felt-valentine = Walentynki
look-back = Rewersy kart
look-back-midnight = Głęboka noc
look-back-crimson = Karmazyn
look-back-forest = Las
look-back-slate = Łupek
look-text = Tekst
look-text-usual = Zwykły
look-text-large = Duży
look-text-larger = Większy
