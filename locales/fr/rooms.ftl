### The page: house rules, the games to choose from, the editor, the rule book, rules to share.

## House rules: the short list.

house-rules-title = Règles maison
house-rules-preset = Partir de
house-rules-custom = Les tiennes
house-rules-end = Se joue jusqu’à
    .about = La partie finit quand un total atteint ce nombre.
house-rules-queen = Dame de pique
    .about = Ce qu’elle coûte.
house-rules-nothing = Rien
house-rules-jack = Valet de carreau
    .about = Il retire dix points.
house-rules-moon-old = Les autres marquent
house-rules-moon-new = Celui qui la décroche retire
house-rules-moon-choice = Celui qui la décroche choisit
house-rules-moon-auto = Les autres marquent, sauf si celui qui la décroche devait ainsi perdre la partie
house-rules-moon-off = Ne se joue pas
house-rules-pass = Échange
    .about = L’ordre des échanges, manche par manche.
house-rules-pass-usual = Comme d’habitude à cette table
house-rules-pass-never = Sans échange
house-rules-pass-cycle = Échange : { WORDS($passes, of: "value-pass_cycle", list: "unit") }
house-rules-hands =
    { $hands ->
        [one] { $hands } manche
       *[other] { $hands } manches
    }
house-rules-all = Toutes les règles
house-rules-games = Autres jeux
house-rules-deal =
    { $size ->
        [one] { $size } carte chacun
       *[other] { $size } cartes chacun
    }
house-rules-deal-kitty =
    { $size ->
        [one] { $size } carte chacun, { $kitty } de côté
       *[other] { $size } cartes chacun, { $kitty } de côté
    }
house-rules-play = Jouer avec ces règles

## Games.

games-title = Jeux
games-lead = Touche « Jouer », et les cartes sont distribuées. Ou lis d’abord les règles.
games-presets = Toutes les variantes
games-own = Tes propres règles
games-unsaved = Règles non enregistrées
games-play = Jouer
    .of = Jouer : { $name }
games-rules = Règles
    .of = Les règles : { $name }
games-change = Modifier
    .of = Modifier les règles : { $name }
games-fix = Corriger
games-share = Partager : { $name }
games-delete = Supprimer : { $name }
games-deleted = Règlement supprimé : { $name }.
games-chosen = Choisi
    .about = Le bouton « Jouer » de l’accueil lance ce jeu.
games-loose = Tu n’as pas enregistré ces règles. Elles étaient dans l’éditeur quand d’autres les ont remplacées.
games-make = Créer les tiennes
games-open = Ouvrir un fichier
games-not-read = { $file } n’a pas été ouvert. { LIST($why) }
games-opened = { $name } est ouvert. Enregistre-le pour le garder.
games-opened-unnamed = Le fichier est ouvert. Enregistre-le pour le garder.

## A rule set at a glance.

facts-sides = en équipes
facts-packs = deux paquets
facts-cards =
    { $cards ->
        [one] { $cards } carte chacun
       *[other] { $cards } cartes chacun
    }
facts-stock = une pioche
facts-aside = { $cards } de côté
facts-bidding = enchères
facts-chips = jetons
facts-suit-named = Chaque carte de la couleur choisie
facts-card-counts = { CARD($card, as: "the-card-first") } compte { $value }.
facts-suit-counts = Chaque { SUIT($suit) } compte { $value }.
facts-suit-counts-span = Chaque { SUIT($suit) } compte de { $least } à { $most }.
facts-span = { $least }–{ $most }

## Why a file or a link is not taken, or what of it was left out.

file-long = Le fichier est trop long pour être ouvert ici.
file-game = C’est une partie qui ne peut pas être reprise ici.
ruleset-none = Il ne contient pas de règlement, c’est-à-dire des champs et leurs valeurs, entre { "{ }" }.
ruleset-long = Le fichier est plus long que n’importe quel règlement.
ruleset-empty = Le fichier est vide.
ruleset-json = Le fichier n’est pas du JSON lisible.
ruleset-json-line = Le fichier n’est pas du JSON lisible, à partir de la ligne { $line }.
ruleset-name-not-text = Son nom n’est pas du texte et n’a pas été repris.
ruleset-name-cut = Son nom a été réduit à { $letters } lettres.
ruleset-about-not-text = Sa description n’est pas du texte et n’a pas été reprise.
ruleset-about-cut = Sa description a été réduite à { $letters } lettres.
link-long = Il est plus long que n’importe quel règlement.
link-empty = Il ne contient pas de règles.
link-damaged = Une partie manque ou a été modifiée en route. Redemande le lien.

## Giving rules away.

share-title = Partager : { $name }
share-about = Le lien contient tout le règlement. Celui qui l’ouvre voit les règles, et peut jouer avec ou les enregistrer.
share-link = Lien
share-copy = Copier
share-copied = Copié
share-not-copied = Le lien est sélectionné : copie-le au clavier, ou par un appui long.
share-send = Envoyer
share-file = Enregistrer en fichier
    .about = Pour le rouvrir ici, ou dans le terminal :
share-unplayable = On ne peut pas encore jouer avec ces règles. Corrige-les d’abord, puis partage-les.

## Rules that came in a link.

shared-title = Règles reçues par un lien
shared-unnamed = Règles maison
shared-play = Jouer
shared-save = Enregistrer
shared-saved = Enregistré
shared-change = Modifier
shared-close = Fermer
shared-damaged = Ce lien est illisible
shared-kept = Rien n’a changé chez toi.
shared-unplayable = On ne peut pas jouer avec ces règles
shared-unplayable-so = On ne peut pas jouer avec ces règles.
shared-fix = Les corriger
shared-looking = Lecture du lien.

## The editor.

editor-starts-from = Part de : { $name }
editor-other = Partir d’un autre jeu
editor-name = Nom
    .hint = Comment tu appelles ces règles
editor-about = En une phrase
    .hint = Ce qu’elles ont de particulier
editor-groups = Chapitres des règles
editor-group-players = Joueurs et donne
editor-group-pass = Échange
editor-group-play = Jeu de la carte
editor-group-queen = La dame
editor-group-points = Points
editor-group-moon = Lune et soleil
editor-group-end = La fin
editor-group-chips = Jetons
editor-group-more = Autres
editor-changed =
    { $count ->
        [one] { $count } écart
       *[other] { $count } écarts
    }
editor-plain = En clair
editor-not-yet = Dès qu’on pourra jouer avec ces règles, elles s’afficheront ici en clair.
editor-standard = Classique : { $value }
editor-reset = Revenir au classique
    .of = { $field } : revenir au classique
editor-idle = Avec les autres règles telles qu’elles sont, ceci ne change rien.
editor-show = Montrer
editor-play = Jouer
editor-save = Enregistrer
editor-saved = Enregistré
editor-save-new = Enregistrer à part
editor-needs-name = Donne-leur un nom, puis enregistre.
editor-share = Partager

editor-fixes = Solutions
editor-fix-value = { $field } : { $value }
editor-fix-like = { LIST($fields) } : comme dans { $name }
editor-fix-base = Partir plutôt du jeu classique
editor-fix-leave = Retirer « { $name } »

# Values that have no name of their own. They may begin a line: the page makes the first letter large.
editor-list = { LIST($items, list: "unit") }
editor-card = { CARD($card) }
editor-mark = { MARK($card) }
editor-suit = { SUIT($suit) }
editor-yes = oui
editor-no = non
editor-off = désactivé
editor-on = activé
editor-none = aucune
editor-these = ces cartes
editor-number = un nombre
editor-order = dans cet ordre
# The usual value, and what that comes to at this table.
editor-usual = { $usual } ({ $now })

editor-more = { $field } : augmenter
editor-less = { $field } : diminuer
editor-choose-cards = Choisir des cartes
editor-choose-card = Choisir une autre carte
editor-done = Terminé
editor-card-in = { CARD($card) } : dans le paquet
editor-card-out = { CARD($card) } : hors du paquet
editor-card-both-out = { CARD($card) } : les deux hors du paquet
editor-put-back = { $card } : remettre
editor-hand = Manche { $number }
editor-hand-every = Chaque manche
# $way is a value of passing, or whatever a file had there.
editor-earlier = { $way } : plus tôt
editor-later = { $way } : plus tard
editor-add = Ajouter
editor-add-way = Ajouter : { $way }
editor-remove = { $what } : retirer
editor-cycle-empty = Ajoutes-en au moins un.
editor-suits = Couleurs entières, par carte
editor-cards = Cartes isolées
editor-other-card = Donner une valeur à une autre carte
editor-card-value = { MARK($card) } { $value }
editor-suit-value = { SUIT($suit, as: "suit-mark") } { $value }
editor-end-total = à un total
editor-end-hands = après un nombre de manches
editor-end-total-number = Total qui finit la partie
editor-end-hands-number = Nombre de manches
editor-chip-value = Valeur d’un jeton
    .about = Pour les comptes à la fin ; ne change rien au jeu.
editor-buy-in = Jetons au départ
    .about = Ce que chacun achète au début.
editor-split-two = Deux indemnes se partagent le pot
    .about = Sinon, il reste pour la manche suivante.

## The rule book.

book-title = Livre des règles
book-pages = Jeux
book-page = Jeu
book-yours = Tes règles
book-at-table = À cette table
book-loading = Chargement des règles.
book-lost = Les règles n’ont pas pu être chargées. Vérifie la connexion et réessaie.
book-differs = Autrement que dans le jeu classique
book-standard = C’est le jeu classique ; les autres sont décrits par ce qui les en distingue.
book-play = Jouer
book-change = Modifier
book-share = Partager
book-before = Avant : { $name }
book-after = Ensuite : { $name }
