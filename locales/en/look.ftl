### The page: what the table and the cards look like, as the reader likes.

look-felt = Table
look-felt-petrol = Petrol
look-felt-moss = Moss
look-felt-night = Night blue
look-felt-plum = Plum
look-felt-date = By the season
look-felt-winter = Winter
look-felt-spring = Spring
look-felt-summer = Summer
look-felt-autumn = Autumn
look-felt-halloween = Halloween
look-felt-christmas = Christmas
look-felt-valentine = Valentine’s Day
look-back = Backs of the cards
look-back-midnight = Midnight
look-back-crimson = Crimson
look-back-forest = Forest
look-back-slate = Slate
look-text = Text
look-text-usual = Usual
look-text-large = Large
look-text-larger = Larger
