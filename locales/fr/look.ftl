### The page: what the table and the cards look like, as the reader likes.

look-felt = Tapis
look-felt-petrol = Pétrole
look-felt-moss = Mousse
look-felt-night = Bleu nuit
look-felt-plum = Prune
look-felt-date = Selon la saison
look-felt-winter = Hiver
look-felt-spring = Printemps
look-felt-summer = Été
look-felt-autumn = Automne
look-felt-halloween = Halloween
look-felt-christmas = Noël
look-felt-valentine = Saint-Valentin
look-back = Dos des cartes
look-back-midnight = Minuit
look-back-crimson = Cramoisi
look-back-forest = Forêt
look-back-slate = Ardoise
look-text = Texte
look-text-usual = Normal
look-text-large = Grand
look-text-larger = Très grand
