### The page: how it looks and sounds, and what it keeps and shows, as the reader likes.

counter-about = Quelles cartes sont tombées, et à qui manque une couleur.
settings-language = Langue
settings-language-auto = Celle du navigateur
settings-language-missing = Ses textes n’ont pas pu être chargés. Vérifie la connexion et réessaie.
settings-theme = Lumière
settings-theme-auto = Comme l’appareil
settings-theme-evening = Soir
settings-theme-daylight = Plein jour
settings-speed = Rythme
settings-speed-calm = Calme
settings-speed-normal = Normal
settings-speed-quick = Rapide
settings-speed-instant = Immédiat
settings-four = Quatre couleurs
settings-four-about = Trèfles verts, carreaux bleus.
settings-sound = Son
settings-sound-about = Les cartes, un cœur brisé, la lune.
settings-stays = Toucher pour ramasser le pli
settings-stays-about = Sinon, il part tout seul.
settings-hints = Conseils
settings-hints-about = Ce que ferait le coach, et pourquoi.
settings-unsaved = Ce navigateur ne conserve rien : ces choix durent jusqu’à ton départ.
