### The log of a game that was checked, in the terminal and on the page.

## What a check of a log has found. $seats are their numbers, counted from 0.

verify-hash = Le secret donne bien l’empreinte montrée avant la donne : { $hash }
verify-parts =
    { $count ->
        [one] La place { LIST($seats) } a ajouté une part : celui qui a tiré le secret ne connaissait donc pas les donnes d’avance.
       *[other] Les places { LIST($seats) } ont chacune ajouté une part : celui qui a tiré le secret ne connaissait donc pas les donnes d’avance.
    }
verify-no-parts = Aucune place n’a ajouté de part : celui qui a tiré le secret a pu choisir les donnes.
verify-dealt = Les manches ont été redistribuées à partir du secret et des parts.
verify-seed = Les donnes découlent de la graine { $seed }. Personne ne s’y était engagé d’avance : rien ne prouve donc qu’on ne l’a pas choisie.
verify-position = La partie a commencé par une position : rien n’a été distribué.
verify-played =
    { $actions ->
        [0] Personne n’y a encore joué.
        [one] { $actions } coup a été rejoué, et il est conforme aux règles.
       *[other] { $actions } coups ont été rejoués, et tous sont conformes aux règles.
    }
verify-over = La partie est finie. Totaux : { LIST($totals, list: "unit") }
verify-not-over = La partie n’est pas finie. Totaux pour l’instant : { LIST($totals, list: "unit") }

## The same on the page, after a game with people.

check-title = Vérifier la donne
check-which = Partie { $number } sur { $count }
check-before = La partie précédente
check-after = La partie suivante
check-works = On redistribue les cartes…
check-holds = Personne n’a choisi ces cartes.
check-holds-no-parts = Les cartes découlent de ce qui était promis.
check-promised = La table a montré la même empreinte avant la première carte, et annoncé les mêmes parts.
# $names are those who added something.
check-parts =
    { $count ->
        [one] { LIST($names) } a ajouté une part : celui qui a tiré le secret ne connaissait donc pas les donnes d’avance.
       *[other] { LIST($names) } ont chacun ajouté une part : celui qui a tiré le secret ne connaissait donc pas les donnes d’avance.
    }
check-seen = Tout ce que tu as vu s’y trouve : tes cartes, et ce que chacun a joué, dans le même ordre.
check-knows = Cela ne prouve pas que personne n’a vu les cartes : le serveur doit bien connaître les cartes de chacun.
check-fails = Quelque chose ne concorde pas.
check-other-hash = Ce secret n’est pas celui que la table avait promis avant la partie.
check-other-parts = Ces parts ne sont pas celles que la table avait annoncées avant la partie.
check-other-events = Le journal raconte une autre partie que celle que tu as vue.
check-other-totals = Le journal finit sur d’autres totaux que la table.
check-unread = Le journal n’est pas disponible pour l’instant. Réessaie dans un moment.
check-download = Télécharger le journal
