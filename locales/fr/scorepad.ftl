### The page: the scorepad, for a game with real cards. The reader is none of the players.

scorepad-title = Compter les points
    .about = De vraies cartes sur la table, les comptes ici.
scorepad-unreadable = La feuille de score conservée sur cet appareil est illisible. Elle a été mise de côté.
scorepad-unkept = Ce navigateur ne conserve rien : cette feuille dure jusqu’à ce que tu quittes la page.
scorepad-lost = La feuille de score ne répond pas. Vérifie la connexion et réessaie.

## A new evening.

scorepad-who = Qui joue
    .about = Dans le sens horaire, comme à table. La marque indique qui donne en premier.
scorepad-name = Nom { $number }
scorepad-seated = Une fois une manche notée, personne ne peut plus arriver ni partir. Pour cela, commencez une nouvelle soirée ; celle-ci reste dans « { scorepad-past } ».
scorepad-add = Ajouter un joueur
scorepad-drop = { $name } ne joue pas
scorepad-deals-first = { $name } donne en premier
scorepad-nameless = Chaque joueur doit avoir un nom.
scorepad-too-few = Il faut au moins deux joueurs.
scorepad-alike = Deux joueurs portent le même nom.
scorepad-rules = Le jeu
scorepad-own = Tes règles maison
scorepad-settlement = Jetons
scorepad-settlement-none = Sans jetons
    .about = Rien que les points.
scorepad-settlement-average = Moyenne
    .about = À la fin, chacun paie ou reçoit son écart avec la moyenne.
scorepad-settlement-lowest_takes_pot = Pot au plus petit
    .about = Un jeton par point dans le pot ; le plus petit score de la manche le prend.
scorepad-settlement-sweepstakes = Cagnotte
    .about = Un jeton par point dans le pot ; celui qui est seul indemne le prend.
scorepad-settlement-howell = Howell
    .about = Chaque cœur coûte un jeton par autre joueur.
scorepad-chip-value = Un jeton vaut
    .about = Dans ta monnaie ; avec 1, ce sont de simples jetons.
    .wrong = La valeur d’un jeton est un nombre de 0,001 à 1 000 000.
scorepad-buy-in = Chacun achète
    .about = Les jetons du départ.
    .wrong = Chacun achète un nombre entier de jetons, de 1 à 1 000 000.
scorepad-split-two = Deux indemnes se partagent le pot
scorepad-start = Commencer
scorepad-past = Soirées passées
scorepad-past-title = { DATETIME($began, day: "numeric", month: "long") } · { $title }
scorepad-past-line =
    { $hands ->
        [one] { LIST($names) } · { $hands } manche
       *[other] { LIST($names) } · { $hands } manches
    }
scorepad-forget = Supprimer : { DATETIME($began, day: "numeric", month: "long") } · { $title }

## The sheet of an evening.

scorepad-deals-hand = Manche { $hand } : { NAME($dealer) } donne.
scorepad-pass-cards =
    { $count ->
        [one] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
       *[other] { $count } cartes
    }
scorepad-pass-left = Chacun passe { scorepad-pass-cards } à gauche.
scorepad-pass-right = Chacun passe { scorepad-pass-cards } à droite.
scorepad-pass-across = Chacun passe { scorepad-pass-cards } en face.
scorepad-pass-left2 = Chacun passe { scorepad-pass-cards } au deuxième à gauche.
scorepad-pass-right2 = Chacun passe { scorepad-pass-cards } au deuxième à droite.
scorepad-pass-left3 = Chacun passe { scorepad-pass-cards } au troisième à gauche.
scorepad-pass-right3 = Chacun passe { scorepad-pass-cards } au troisième à droite.
scorepad-pass-scatter = Chacun passe une carte à chacun des autres.
scorepad-pass-hold = Pas d’échange cette fois.
scorepad-bids = { NAME($seat) } enchérit en premier.
scorepad-carries = Le pot est resté : { NAME($seat) } choisit de nouveau la couleur.
scorepad-last = Dernière
scorepad-side = { NAME($seats, at: "start") } : { $sum }
scorepad-total = Total
scorepad-totals = Totaux
scorepad-enter = Noter la manche { $hand }
scorepad-undo = Annuler
scorepad-share = Partager
scorepad-print = Imprimer
scorepad-copied = La feuille est copiée.
scorepad-not-copied = Ce navigateur ne laisse rien copier ici.
scorepad-hands = Manche par manche
scorepad-open-hand = Manche { $hand }, voir et modifier
scorepad-so-far = La soirée jusqu’ici
scorepad-lower = Points : le plus bas gagne
scorepad-higher = Points : le plus haut gagne
scorepad-first-hand = Une fois la première manche jouée, note-la ici.
scorepad-fault = Manche { $hand } : { LIST($why) }
scorepad-mend = Corriger la manche { $hand }
scorepad-spoilt = Avec ces règles, la manche { $hand } sera à corriger. { LIST($why) }
scorepad-again = Nouvelle soirée
scorepad-change = Noms et règles
scorepad-winner = Vainqueur
scorepad-deals = donne
scorepad-wins =
    { WHO($seats) ->
        [one] { NAME($seats) } gagne la partie
       *[many] { NAME($seats) } gagnent la partie
    }
scorepad-won =
    { WHO($seats) ->
        [one] { NAME($seats) } gagne la partie.
       *[many] { NAME($seats) } gagnent la partie.
    }

## Chips.

scorepad-chips = { CHIPS($chips) }
scorepad-chips-worth = { CHIPS($chips) } ({ scorepad-money })
# A number of chips without the word.
scorepad-chips-bare = { CHIPS($chips, as: "scorepad-amount") }
scorepad-chips-won = +{ CHIPS($chips, as: "scorepad-amount") }
scorepad-amount = { $amount }
# In the players’ own money. $money is never negative.
scorepad-money =
    { $decimals ->
        [3] { NUMBER($money, minimumFractionDigits: 3) }
       *[other] { NUMBER($money, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    }
scorepad-money-owed = −{ scorepad-money }
scorepad-chips-title = Jetons
scorepad-players = Joueurs
scorepad-stack = Possède
scorepad-last-chips = Dernière
scorepad-pot = Dans le pot
scorepad-pot-left = Le pot reste sur la table.
scorepad-worth = Valeur
scorepad-why = Pourquoi, à la manche { $hand }
scorepad-owed-now = Si on arrêtait maintenant
scorepad-owed = Qui donne à qui
scorepad-quits = Personne ne doit rien à personne.
scorepad-gives = { NAME($from) } donne { CHIPS($chips) } à { NAME($to) }.
scorepad-gives-worth = { NAME($from) } donne { CHIPS($chips) } ({ scorepad-money }) à { NAME($to) }.
scorepad-gives-pot = { NAME($from) } a { CHIPS($chips) } dans le pot.
scorepad-gives-pot-worth = { NAME($from) } a { CHIPS($chips) } ({ scorepad-money }) dans le pot.
scorepad-settled-at-end = Les jetons changent de main à la fin de la partie.
scorepad-bought = { WORD($kind, of: "scorepad-settlement") } · achat de { CHIPS($chips) } chacun
scorepad-bought-worth = { WORD($kind, of: "scorepad-settlement") } · achat de { CHIPS($chips) } chacun ({ scorepad-money })

## One hand.

scorepad-hand = Manche { $hand }
scorepad-next-line = { NAME($dealer) } donne · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line = { NAME($dealer) } a donné · { WORD($pass, of: "scorepad-way") }
scorepad-hand-line-suit = { NAME($dealer) } a donné · { WORD($pass, of: "scorepad-way") } · { SUIT($suit) }
scorepad-way-left = on passe à gauche
scorepad-way-right = on passe à droite
scorepad-way-across = on passe en face
scorepad-way-left2 = on passe au deuxième à gauche
scorepad-way-right2 = on passe au deuxième à droite
scorepad-way-left3 = on passe au troisième à gauche
scorepad-way-right3 = on passe au troisième à droite
scorepad-way-scatter = une carte à chacun
scorepad-way-hold = sans échange
scorepad-edit-hand = Modifier cette manche
scorepad-remove-hand = La retirer de la feuille
scorepad-shot-moon =
    { WHO($seats) ->
        [one] { NAME($seats) } a décroché la lune.
       *[many] { NAME($seats) } ont décroché la lune.
    }
scorepad-shot-sun =
    { WHO($seats) ->
        [one] { NAME($seats) } a décroché le soleil.
       *[many] { NAME($seats) } ont décroché le soleil.
    }

## Entering a hand.

scorepad-mode = Noter par
scorepad-mode-cards = Cartes
scorepad-mode-points = Points
scorepad-moon = Lune
scorepad-rest = le reste
scorepad-rest-of = Tous les autres { SUIT($suit, as: "suit-many") } à { NAME($seat) }
scorepad-fewer = { NAME($seat) } : moins de { SUIT($suit, as: "suit-many") }
scorepad-more = { NAME($seat) } : plus de { SUIT($suit, as: "suit-many") }
scorepad-many =
    { $count ->
        [one] { NAME($seat) } : { $count } { SUIT($suit) }
       *[other] { NAME($seat) } : { $count } { SUIT($suit, as: "suit-many") }
    }
scorepad-took = { NAME($seat) } a pris { CARD($card, as: "the-card") }
scorepad-took-both = { scorepad-took }, deux fois
scorepad-takes = Cartes pour { NAME($seat) }
scorepad-points-of = Points pour { NAME($seat) }
scorepad-no-trick = Aucun pli
scorepad-no-trick-of = { NAME($seat) } n’a fait aucun pli
scorepad-adds-up = Le compte est bon.
scorepad-checking = Un instant.
scorepad-put = Inscrire la manche { $hand }
scorepad-keep = Garder la correction
scorepad-key-erase = Effacer
scorepad-key-sign = Changer le signe
scorepad-key-rest = Le reste
scorepad-key-next = Suivant
scorepad-who-moon = Qui a décroché la lune ?
    .about = Celui qui a pris tous les points.
scorepad-every-trick = Tous les plis aussi
    .about = Alors c’est le soleil.
scorepad-others = Les autres { SIGNED($points) }
scorepad-shooter = { NAME($seat) } { SIGNED($points) }
scorepad-others-of = { NAME($seat) } : les autres { SIGNED($points) }
scorepad-shooter-of = { NAME($seat) } : { SIGNED($points) }
scorepad-how-moon = Comment compte la lune ?
scorepad-bidder = Qui a enchéri le plus haut
scorepad-all-passed = Tout le monde a passé
scorepad-bid = Pour combien de jetons
scorepad-bid-less = Un jeton de moins
scorepad-bid-more = Un jeton de plus
scorepad-suit = La couleur qui compte

## On paper.

scorepad-paper-hand = Manche
scorepad-paper-line = { DATETIME($began, dateStyle: "long") } · { LIST($names) }
scorepad-text-line = { $line } · { DATETIME($began, dateStyle: "short") }
