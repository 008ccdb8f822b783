### The page: learning the game by playing prepared hands, and how to play in short.

## The tutorial. $seat is whom the table of the lesson is about.

# Above a lesson's title.
learn-step = { $number } sur { $count }
# Read out for the row of bars.
learn-progress = Leçon { $number } sur { $count }
learn-skip = Sauter
learn-leave = Quitter les leçons
learn-before = Leçon précédente
learn-next = Suivant
learn-take-back = Reprendre le coup
learn-last-card = Et la dernière carte.
learn-thinking = Regarde ce que jouent les autres.
# Read out where a lesson begins, after the cards on the table.
learn-held = Tes cartes : { CARDS($cards) }.
# At the card that takes the trick as it lies, and at the one that has taken it.
learn-wins = en tête
learn-takes = prend le pli
learn-unplayed = Cette leçon n’a pas pu être préparée. Passe à la suivante, ou réessaie.
learn-try-again = Réessayer

learn-trick-title = La plus forte carte prend le pli
learn-trick-what = Chacun joue une carte : c’est un pli. Le premier entame et demande ainsi une couleur : la plus forte carte de cette couleur prend le pli. Pour l’instant, { NAME($seat) } est en tête avec le valet.
learn-trick-do = Joue un trèfle qui bat le valet.
learn-trick-right = Ton roi est le plus fort trèfle : les quatre cartes sont à toi. Celui qui prend un pli entame le suivant.
learn-trick-low = C’est plus petit que le valet : { NAME($seat) } prend le pli. Seul ton roi le bat.

learn-follow-title = Fournir la couleur
learn-follow-what = { NAME($seat, at: "start") } a entamé un carreau. Celui qui a du carreau doit en jouer.
learn-follow-do = Joue un carreau.
learn-follow-why = Les cartes assombries ne peuvent pas se jouer maintenant. Touches-en une, et tu sauras pourquoi.
learn-follow-right = Les quatre joueurs ont fourni, et le plus fort carreau a pris le pli.

learn-void-title = Pas de trèfle ? Tout est permis
learn-void-what = Le pli est à trèfle, et tu n’en as pas. Tu peux jouer n’importe quelle carte, mais elle ne prendra pas le pli : seule la couleur demandée le peut. Il n’y a pas d’atout.
learn-void-do = Débarrasse-toi de ton as, le plus fort carreau.
learn-void-right = Même un as ne prend rien ici. Les cartes fortes prennent des plis dont tu ne veux pas forcément, et voilà comment t’en défaire.
learn-void-other = Tu as le droit de jouer cette carte. Mais ton as prendra sûrement un pli plus tard, et c’était le moment de t’en défaire.

learn-hearts-title = Chaque cœur vaut un point
learn-hearts-what = Et les points, mieux vaut les éviter : celui qui en a le moins gagne. { NAME($seat, at: "start") } est en tête de ce pli avec le roi, et tu n’as pas de carreau.
learn-hearts-do = Donne un cœur à { NAME($seat) }.
learn-hearts-right = Un point pour { NAME($seat) }, et un cœur de moins dans tes cartes.
learn-hearts-none = Tu as le droit de jouer cette carte, mais elle ne coûte rien à { NAME($seat) }. Défausse-toi plutôt d’un cœur : bon débarras.

learn-duck-title = Reste sous le 10
learn-duck-what = { NAME($seat, at: "start") } est en tête avec le 10, et un cœur est tombé dans le pli : il coûte un point.
learn-duck-do = Joue ton plus fort carreau sous le 10.
learn-duck-why = Mieux vaut garder les petites cartes pour plus tard.
learn-duck-right = Le 9 reste sous le 10 : le point n’est pas pour toi, et tu as encore le 4.
learn-duck-high = Le roi bat le 10 : le pli est à toi, et le cœur avec.
learn-duck-low = Le 4 reste sous le 10, lui aussi. Mais le 9 aurait suffi, et tu auras besoin du 4.

learn-last-title = Prends ce qui ne coûte rien
learn-last-what = Tu joues en dernier, et il n’y a aucun point sur la table. Ce pli est gratuit : une bonne occasion pour une carte forte.
learn-last-do = Prends-le avec l’as.
learn-last-right = L’as est parti, et il ne t’a rien coûté.
learn-last-low = { NAME($seat, at: "start") } prend le pli, et tu gardes ton as. La prochaine fois, il y aura peut-être un cœur dedans.

learn-queen-title = La dame coûte treize points
learn-queen-what = La dame de pique compte autant que tous les cœurs réunis. Celui qui prend le pli la prend avec, et { NAME($seat) } est en tête avec le roi.
learn-queen-do = Laisse la dame à { NAME($seat) }.
learn-queen-right = Treize points pour { NAME($seat) }. Sous le roi ou l’as, ou quand tu ne peux pas fournir : voilà comment t’en débarrasser.
learn-queen-kept = Tu as encore la dame, et de telles occasions sont rares.

learn-beware-title = Ne ramasse pas la dame
learn-beware-what = La dame de pique court toujours, et { NAME($seat) } joue après toi. Ton roi la prendrait.
learn-beware-do = Reste sous le 10.
learn-beware-right = { NAME($seat, at: "start") } n’avait pas d’autre pique. La dame a pris le pli, et ses treize points avec.
learn-beware-high = { NAME($seat, at: "start") } a mis la dame sous ton roi : treize points pour toi.

learn-pass-title = Trois cartes à passer
learn-pass-what = Avant chaque manche, tu passes trois cartes : d’abord à gauche, puis à droite, puis en face. Une manche sur quatre, tu gardes tout. L’as ou le roi de pique pourraient ramasser la dame.
learn-pass-do = Passe l’as et le roi de pique, et une autre carte.
learn-pass-right = Ils ne ramasseront plus la dame à tes frais. Les cartes relevées, c’est { NAME($seat) } qui te les a passées.
learn-pass-kept = Tu as gardé un pique au-dessus de la dame. Si elle tombe dessous, tu paies treize points.

learn-open-title = Le 2 de trèfle commence
learn-open-what = Celui qui l’a en main l’entame au premier pli. On ne s’y défausse pas de points.
learn-open-do = Entame le 2 de trèfle.
learn-open-right = { NAME($seat, at: "start") } n’avait pas de trèfle, mais quatre cœurs, et n’a pas eu le droit d’en jeter un.

learn-broken-title = Les cœurs doivent être brisés
learn-broken-what = Tu entames, et toute carte convient sauf un cœur : on n’entame pas cœur avant que quelqu’un en ait jeté un sur une autre couleur.
learn-broken-do = Entame un carreau.
learn-broken-why = Touche un cœur, et tu sauras pourquoi ce n’est pas permis.
learn-broken-right = { NAME($seat, at: "start") } n’avait pas de carreau et a jeté un cœur. Les cœurs sont brisés : on peut désormais les entamer.

learn-moon-title = Ou prends tout
learn-moon-what = Avec tous les cœurs et la dame, tu décroches la lune : rien pour toi, 26 points pour chacun des autres. Il ne te manque que le roi de cœur, et { NAME($seat) } joue en dernier.
learn-moon-do = Prends ce pli aussi.
learn-moon-right = Tu as décroché la lune : 26 points pour chacun des autres. Mais attention, avec un cœur de moins, pas de lune.
learn-moon-low = Le roi de cœur est parti chez quelqu’un d’autre. Pas de lune, et tu gardes tes 25 points.

learn-score-title = Le plus petit total gagne
learn-score-what = Les points de toutes les manches s’additionnent. Quand quelqu’un atteint 100, la partie est finie. Tu as commencé cette manche à 58, et { NAME($seat) } n’est qu’à un point de 100.
learn-score-do = Laisse le cœur à { NAME($seat) }.
learn-score-right = { NAME($seat, at: "start") } atteint 100, et tu as le plus petit total. Tu gagnes.
learn-score-high = Le cœur est pour toi. { NAME($seat, at: "start") } reste sous 100, et la partie continue.

learn-done-title = Tu connais tout le jeu
learn-done-what = À toi maintenant : des adversaires indulgents, et un mot du coach quand une carte compte.
learn-done-play = Jouer ta première partie
learn-done-again = Tout reprendre du début
learn-anyway = Pour la jouer quand même, choisis-la encore une fois.

## How to play, in short.

learn-title = Comment jouer
learn-game = La dame de pique, le jeu classique
learn-play = Apprendre en jouant
learn-play-about =
    { $count ->
        [one] { $count } petite étape, cinq minutes
       *[other] { $count } petites étapes, cinq minutes
    }
learn-law = Tout le livre des règles
learn-others = Les autres variantes
learn-contents = Sur cette page

howto-minute = En une minute
howto-minute-title = Prends-en le moins possible
howto-minute-text = Chaque cœur que tu prends vaut un point, et la dame de pique treize. Quand quelqu’un atteint 100, le plus petit total gagne.
howto-pass = L’échange
howto-pass-title = D’abord, trois cartes à passer
howto-pass-text = À gauche à la première manche, à droite à la deuxième, en face à la troisième. À la quatrième, chacun garde ses cartes ; puis on recommence.
howto-pass-fact = À { NAME($seat) }, à ta gauche
howto-open = Le premier pli
howto-open-title = Le 2 de trèfle commence
howto-open-text = Celui qui l’a en main l’entame. Tu n’as pas de trèfle ici, mais ton cœur doit attendre : au premier pli, on ne se défausse pas de points.
howto-follow = Fournir
howto-follow-title = On fournit la couleur demandée
howto-follow-text = Chacun joue une carte : c’est un pli. { NAME($seat, at: "start") } a entamé un trèfle. Tu as un trèfle, donc il faut le jouer. Sans trèfle, n’importe quelle carte convient. Le plus fort trèfle prend le pli.
howto-trumps = Pas d’atout
howto-trumps-title = Il n’y a pas d’atout
howto-trumps-text = Seule la couleur demandée prend un pli. L’as de cœur est fort, mais ici c’est un cadeau pour { NAME($seat) }.
howto-queen = Ce qui compte
howto-queen-title = La dame coûte treize points
howto-queen-text = Celui qui prend le pli la prend avec. Tu joues un petit pique sous le roi, et elle n’est pas pour toi.
howto-broken = Cœurs brisés
howto-broken-title = Les cœurs doivent être brisés
howto-broken-text = Personne ne peut entamer cœur avant qu’un cœur ait été jeté sur une autre couleur, comme ton 6 ici.
howto-moon = Décrocher la lune
howto-moon-title = Tout ou rien
howto-moon-text = Prends tous les cœurs et la dame, et tous les autres marquent 26 points. Un cœur de moins, et tu gardes tout ce que tu as pris.
howto-moon-fact = Les points de la manche
howto-score = Fin et victoire
howto-score-title = Le plus petit total gagne
howto-score-text = Les points de toutes les manches s’additionnent. La partie finit quand quelqu’un atteint 100, et celui qui en a le moins gagne.
howto-habits = Premiers réflexes
howto-habits-title = Quatre bons réflexes
howto-habits-free = Prends un pli avec une carte forte quand il ne coûte rien : tu joues en dernier, et il ne contient aucun point.
howto-habits-low = Garde de petites cartes dans chaque couleur. Elles te tireront d’affaire à la fin.
howto-habits-spades = Passe l’as et le roi de pique si tu as peu de piques sous la dame.
howto-habits-void = Débarrasse-toi tôt d’une couleur. Tu pourras alors te défausser de ce que tu ne veux pas.

## Another level, offered at the end of a game.

learn-level-up = Tu gagnes la plupart de tes parties. D’autres adversaires seraient peut-être plus amusants.
learn-level-down = Ces adversaires te mènent la vie dure. D’autres seraient peut-être plus amusants.
learn-level-stay = Garder ceux-ci
learn-level-to-beginner = Face aux débutants
learn-level-to-easy = Une partie facile
learn-level-to-medium = Une partie moyenne
learn-level-to-hard = Une partie difficile
learn-level-to-expert = Face aux experts
learn-level-chosen = C’est noté pour la prochaine partie. Tu peux en changer sur la page d’accueil.
