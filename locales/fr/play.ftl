### What is said at a table, on the page and in the terminal: refusals, how a hand was settled.

## Why an action is not done. Where a sentence speaks of the situation, .about says it in general.

refusal-no_such_seat = Personne n’est assis là : les places se comptent à partir de 0, dans le sens horaire.
refusal-not_now = Ce n’est pas le moment.
refusal-not_your_turn =
    { WHO($seats) ->
        [none] Ce n’est à personne de jouer.
        [you] C’est à toi de jouer.
        [one] C’est à { NAME($seats) } de jouer.
        [with-you] { NAME($seats, at: "start") }, vous n’avez pas encore joué.
       *[many] { NAME($seats, at: "start") } n’ont pas encore joué.
    }
    .about = C’est à quelqu’un d’autre de jouer.
refusal-game_over = La partie est finie.
refusal-no_such_card = Cette carte n’existe pas. Écris le rang et la couleur à l’anglaise, comme QS (dame de pique) ou TD (10 de carreau).
refusal-card_not_held = Tu n’as pas { CARD($card, as: "the-card") }.
    .about = Tu n’as pas cette carte.
refusal-bid_too_low = Enchéris à { $least } au moins, ou passe.
    .about = Une enchère doit dépasser la précédente.
refusal-bid_too_high = Tu peux enchérir à { $most ->
        [one] { $most } jeton
       *[other] { $most } jetons
    } au plus.
    .about = On ne peut pas enchérir au-delà de ses jetons.
refusal-no_such_suit = Cette couleur n’existe pas : il y a trèfle, carreau, pique et cœur.
refusal-already_passed = Tu as déjà passé tes cartes.
refusal-wrong_number_of_cards =
    { $count ->
        [0] Il n’y a pas de cartes à passer maintenant.
        [one] Passe une carte.
       *[other] Passe exactement { $count } cartes.
    }
    .about = Ce n’est pas le bon nombre de cartes à passer.
refusal-card_given_twice = Tu ne peux pas passer { CARD($card, as: "the-card") } deux fois.
    .about = On ne peut pas passer deux fois la même carte.
refusal-must_follow_suit = Tu as encore du { SUIT($suit) } : il faut fournir.
    .about = Tu as encore de la couleur demandée : il faut fournir.
refusal-must_lead_lowest_club = La manche s’ouvre avec le plus petit trèfle.
refusal-must_lead_a_club = La manche s’ouvre avec un trèfle.
refusal-hearts_not_broken = { SUIT($suit, as: "suit-all-first") } ne sont pas encore brisés.
    .about = Les cœurs ne sont pas encore brisés.
refusal-queen_not_led_yet = On ne peut entamer { CARD($queen, as: "the-card") } qu’une fois { SUIT($suit, as: "suit-all") } brisés.
    .about = On ne peut entamer la dame qu’une fois les cœurs brisés.
refusal-must_lead_queen = Quand on n’a que des { SUIT($suit, as: "suit-many") } à côté, il faut entamer { CARD($queen, as: "the-card") }.
    .about = Quand on n’a que des cœurs à côté, il faut entamer la dame.
refusal-no_penalties_on_first_trick = On ne se défausse pas de points au premier pli.
refusal-no_hearts_on_first_trick = On ne se défausse pas de { SUIT($suit) } au premier pli.
    .about = On ne se défausse pas de cœur au premier pli.
refusal-queen_not_discarded_yet = On ne peut se défausser { CARD($queen, as: "card-of") } qu’une fois { SUIT($suit, as: "suit-all") } brisés.
    .about = On ne peut se défausser de la dame qu’une fois les cœurs brisés.
refusal-must_discard_queen = Il faut se défausser { CARD($queen, as: "card-of") } à la première occasion.
    .about = Il faut se défausser de la dame à la première occasion.
refusal-not_a_moon_choice = Une lune se compte « old » (les autres marquent les points) ou « new » (celui qui l’a décrochée les retire).

## Why what was sent is not taken. What exactly is wrong is said in other words; these are for when nothing more is known.

refusal-unknown_request = Cette demande n’existe pas ; help en donne la liste.
refusal-bad_argument = La demande est incompréhensible ; help montre comment l’écrire.
refusal-bad_json = Ce n’est pas le JSON que cette demande attend.
refusal-bad_rules = On ne peut pas jouer avec ces règles.
refusal-bad_position = On ne peut pas jouer cette position.
refusal-bad_log = On ne peut pas rejouer ce journal.
refusal-bad_event = Cet événement ne s’accorde pas avec ce qui précède.
refusal-no_game = Il n’y a pas encore de partie ; new en commence une.

## How the chips moved. $seats are all who paid and won the same.

# A number that may have a fraction, without a word behind it.
settled-number = { $amount }
settled-average = Le total moyen est de { CHIPS($average, as: "settled-number") }.
settled-below-average =
    { WHO($seats) ->
        [you] Tu paies { CHIPS($paid) }, l’écart avec la moyenne.
        [one] { NAME($seats, at: "start") } paie { CHIPS($paid) }, l’écart avec la moyenne.
        [with-you] { NAME($seats, at: "start") }, vous payez chacun { CHIPS($paid) }, l’écart avec la moyenne.
       *[many] { NAME($seats, at: "start") } paient chacun { CHIPS($paid) }, l’écart avec la moyenne.
    }
settled-above-average =
    { WHO($seats) ->
        [you] Tu reçois { CHIPS($won) }, l’écart avec la moyenne.
        [one] { NAME($seats, at: "start") } reçoit { CHIPS($won) }, l’écart avec la moyenne.
        [with-you] { NAME($seats, at: "start") }, vous recevez chacun { CHIPS($won) }, l’écart avec la moyenne.
       *[many] { NAME($seats, at: "start") } reçoivent chacun { CHIPS($won) }, l’écart avec la moyenne.
    }
settled-at-average =
    { WHO($seats) ->
        [you] Tu es exactement à la moyenne et ne paies rien.
        [one] { NAME($seats, at: "start") } est exactement à la moyenne et ne paie rien.
        [with-you] { NAME($seats, at: "start") }, vous êtes exactement à la moyenne et ne payez rien.
       *[many] { NAME($seats, at: "start") } sont exactement à la moyenne et ne paient rien.
    }

settled-no-hearts =
    { WHO($seats) ->
        [you] Tu ne paies rien et ne reçois rien.
        [one] { NAME($seats, at: "start") } ne paie rien et ne reçoit rien.
        [with-you] { NAME($seats, at: "start") }, vous ne payez rien et ne recevez rien.
       *[many] { NAME($seats, at: "start") } ne paient rien et ne reçoivent rien.
    }
settled-takes-back =
    { WHO($seats) ->
        [you] Tu ne paies rien et reçois { CHIPS($won) } pour les cœurs des autres.
        [one] { NAME($seats, at: "start") } ne paie rien et reçoit { CHIPS($won) } pour les cœurs des autres.
        [with-you] { NAME($seats, at: "start") }, vous ne payez rien et recevez chacun { CHIPS($won) } pour les cœurs des autres.
       *[many] { NAME($seats, at: "start") } ne paient rien et reçoivent chacun { CHIPS($won) } pour les cœurs des autres.
    }
settled-hearts =
    { $hearts ->
        [one] { $hearts } cœur
       *[other] { $hearts } cœurs
    }
settled-pays-for-hearts =
    { WHO($seats) ->
        [you] Tu paies { CHIPS($paid) } pour { settled-hearts } et ne reçois rien.
        [one] { NAME($seats, at: "start") } paie { CHIPS($paid) } pour { settled-hearts } et ne reçoit rien.
        [with-you] { NAME($seats, at: "start") }, vous payez chacun { CHIPS($paid) } pour { settled-hearts } et ne recevez rien.
       *[many] { NAME($seats, at: "start") } paient chacun { CHIPS($paid) } pour { settled-hearts } et ne reçoivent rien.
    }
settled-pays-and-takes-back =
    { WHO($seats) ->
        [you] Tu paies { CHIPS($paid) } pour { settled-hearts } et reçois { CHIPS($won) } pour les cœurs des autres.
        [one] { NAME($seats, at: "start") } paie { CHIPS($paid) } pour { settled-hearts } et reçoit { CHIPS($won) } pour les cœurs des autres.
        [with-you] { NAME($seats, at: "start") }, vous payez chacun { CHIPS($paid) } pour { settled-hearts } et recevez chacun { CHIPS($won) } pour les cœurs des autres.
       *[many] { NAME($seats, at: "start") } paient chacun { CHIPS($paid) } pour { settled-hearts } et reçoivent chacun { CHIPS($won) } pour les cœurs des autres.
    }

settled-clear =
    { WHO($seats) ->
        [you] Tu es indemne.
        [one] { NAME($seats, at: "start") } est indemne.
        [with-you] { NAME($seats, at: "start") }, vous êtes indemnes.
       *[many] { NAME($seats, at: "start") } sont indemnes.
    }
settled-clear-takes-pot =
    { WHO($seats) ->
        [you] Tu es indemne et prends le pot : { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } est indemne et prend le pot : { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") }, vous êtes indemnes et prenez le pot : { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } sont indemnes et prennent le pot : { CHIPS($won) }.
    }
settled-clear-shares-pot =
    { WHO($seats) ->
        [you] Tu es indemne et prends ta part du pot : { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } est indemne et prend une part du pot : { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") }, vous êtes indemnes et partagez le pot : { CHIPS($won) } chacun.
       *[many] { NAME($seats, at: "start") } sont indemnes et partagent le pot : { CHIPS($won) } chacun.
    }
settled-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
settled-pays =
    { WHO($seats) ->
        [you] Tu paies { CHIPS($paid) } pour { settled-points }.
        [one] { NAME($seats, at: "start") } paie { CHIPS($paid) } pour { settled-points }.
        [with-you] { NAME($seats, at: "start") }, vous payez chacun { CHIPS($paid) } pour { settled-points }.
       *[many] { NAME($seats, at: "start") } paient chacun { CHIPS($paid) } pour { settled-points }.
    }
settled-pays-takes-pot =
    { WHO($seats) ->
        [you] Tu paies { CHIPS($paid) } pour { settled-points } et prends le pot : { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } paie { CHIPS($paid) } pour { settled-points } et prend le pot : { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") }, vous payez chacun { CHIPS($paid) } pour { settled-points } et prenez le pot : { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } paient chacun { CHIPS($paid) } pour { settled-points } et prennent le pot : { CHIPS($won) }.
    }
settled-pays-shares-pot =
    { WHO($seats) ->
        [you] Tu paies { CHIPS($paid) } pour { settled-points } et prends ta part du pot : { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } paie { CHIPS($paid) } pour { settled-points } et prend une part du pot : { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") }, vous payez chacun { CHIPS($paid) } pour { settled-points } et partagez le pot : { CHIPS($won) } chacun.
       *[many] { NAME($seats, at: "start") } paient chacun { CHIPS($paid) } pour { settled-points } et partagent le pot : { CHIPS($won) } chacun.
    }

settled-rest-stays = Le pot ne se partage pas en parts égales ; il y reste { CHIPS($pot) }.
settled-nobody-clear = Personne n’est indemne, le pot reste donc en jeu : { CHIPS($pot) }.
settled-several-clear =
    { $clear ->
        [one] { $clear } joueur est indemne, le pot reste donc en jeu : { CHIPS($pot) }.
       *[other] { $clear } joueurs sont indemnes, le pot reste donc en jeu : { CHIPS($pot) }.
    }
