### A página: como são a mesa e as cartas, ao gosto de quem lê.

look-felt = Mesa
look-felt-petrol = Petróleo
look-felt-moss = Musgo
look-felt-night = Azul-noite
look-felt-plum = Ameixa
look-felt-date = Conforme a época
look-felt-winter = Inverno
look-felt-spring = Primavera
look-felt-summer = Verão
look-felt-autumn = Outono
look-felt-halloween = Halloween
look-felt-christmas = Natal
look-felt-valentine = São Valentim
look-back = Verso das cartas
look-back-midnight = Meia-noite
look-back-crimson = Carmim
look-back-forest = Floresta
look-back-slate = Ardósia
look-text = Texto
look-text-usual = Normal
look-text-large = Grande
look-text-larger = Muito grande
