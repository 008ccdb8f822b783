### Was am Tisch gesagt wird, auf der Seite und im Terminal: Ablehnungen, wie eine Runde abgerechnet wurde.

## Warum etwas nicht geht.

refusal-no_such_seat = Dort sitzt niemand: Die Plätze zählen ab 0, im Uhrzeigersinn.
refusal-not_now = Das ist jetzt nicht an der Reihe.
refusal-not_your_turn =
    { WHO($seats) ->
        [none] Gerade ist niemand an der Reihe.
        [you] Du bist an der Reihe.
        [one] { NAME($seats, at: "start") } ist an der Reihe.
        [with-you] { NAME($seats, at: "start") } seid noch an der Reihe.
       *[many] { NAME($seats, at: "start") } sind noch an der Reihe.
    }
    .about = Jemand anders ist an der Reihe.
refusal-game_over = Die Partie ist zu Ende.
refusal-no_such_card = Diese Karte gibt es nicht. Schreib Rang und Farbe auf Englisch, etwa QS (Pik‑Dame) oder TD (Karo‑10).
refusal-card_not_held = Du hast { CARD($card, as: "the-card-acc") } nicht auf der Hand.
    .about = Du hast diese Karte nicht auf der Hand.
refusal-bid_too_low = Biete mindestens { $least } oder passe.
    .about = Ein Gebot muss höher sein als das letzte.
refusal-bid_too_high = Du kannst höchstens { $most ->
        [one] einen Chip
       *[other] { $most } Chips
    } bieten.
    .about = Man kann nicht mehr Chips bieten, als man hat.
refusal-no_such_suit = Diese Farbe gibt es nicht: Es gibt Kreuz, Karo, Pik und Herz.
refusal-already_passed = Du hast deine Karten schon weitergegeben.
refusal-wrong_number_of_cards =
    { $count ->
        [0] Jetzt werden keine Karten weitergegeben.
        [one] Gib eine Karte weiter.
       *[other] Gib genau { $count } Karten weiter.
    }
    .about = Das ist nicht die richtige Zahl von Karten zum Weitergeben.
refusal-card_given_twice = Du kannst { CARD($card, as: "the-card-acc") } nicht zweimal weitergeben.
    .about = Dieselbe Karte kann man nicht zweimal weitergeben.
refusal-must_follow_suit = Du hast noch { SUIT($suit) } und musst bedienen.
    .about = Du hast noch die ausgespielte Farbe und musst bedienen.
refusal-must_lead_lowest_club = Das niedrigste Kreuz eröffnet die Runde.
refusal-must_lead_a_club = Ein Kreuz eröffnet die Runde.
refusal-hearts_not_broken = { SUIT($suit) } ist noch nicht gebrochen.
    .about = Herz ist noch nicht gebrochen.
refusal-queen_not_led_yet = { CARD($queen, as: "the-card-acc-first") } darf man erst ausspielen, wenn { SUIT($suit) } gebrochen ist.
    .about = Die Dame darf man erst ausspielen, wenn Herz gebrochen ist.
refusal-must_lead_queen = Wer sonst nur { SUIT($suit) } hat, muss { CARD($queen, as: "the-card-acc") } ausspielen.
    .about = Wer sonst nur Herz hat, muss die Dame ausspielen.
refusal-no_penalties_on_first_trick = Im ersten Stich darf man keine Punkte abwerfen.
refusal-no_hearts_on_first_trick = Im ersten Stich darf man kein { SUIT($suit) } abwerfen.
    .about = Im ersten Stich darf man kein Herz abwerfen.
refusal-queen_not_discarded_yet = { CARD($queen, as: "the-card-acc-first") } darf man erst abwerfen, wenn { SUIT($suit) } gebrochen ist.
    .about = Die Dame darf man erst abwerfen, wenn Herz gebrochen ist.
refusal-must_discard_queen = { CARD($queen, as: "the-card-acc-first") } muss man bei der ersten Gelegenheit abwerfen.
    .about = Die Dame muss man bei der ersten Gelegenheit abwerfen.
refusal-not_a_moon_choice = Ein Durchmarsch zählt alt (old: die anderen schreiben Punkte an) oder neu (new: wer ihn schafft, zieht Punkte ab).

## Warum etwas Gesendetes nicht angenommen wird, wenn mehr nicht bekannt ist.

refusal-unknown_request = Diese Anfrage gibt es nicht; help nennt alle.
refusal-bad_argument = Die Anfrage ist nicht zu verstehen; help zeigt, wie man sie schreibt.
refusal-bad_json = Das ist nicht das JSON, das diese Anfrage braucht.
refusal-bad_rules = Nach diesen Regeln lässt sich nicht spielen.
refusal-bad_position = Diese Stellung lässt sich nicht spielen.
refusal-bad_log = Dieses Protokoll lässt sich nicht nachspielen.
refusal-bad_event = Dieses Ereignis passt nicht zu dem, was vorher zu sehen war.
refusal-no_game = Es gibt noch keine Partie; new gibt die Karten.

## Wie die Chips gewandert sind.

settled-number = { $amount }
settled-average = Im Durchschnitt sind es { CHIPS($average, as: "settled-number") } Punkte.
settled-below-average =
    { WHO($seats) ->
        [you] Du zahlst { CHIPS($paid) }, den Abstand zum Durchschnitt.
        [one] { NAME($seats, at: "start") } zahlt { CHIPS($paid) }, den Abstand zum Durchschnitt.
        [with-you] { NAME($seats, at: "start") } zahlt je { CHIPS($paid) }, den Abstand zum Durchschnitt.
       *[many] { NAME($seats, at: "start") } zahlen je { CHIPS($paid) }, den Abstand zum Durchschnitt.
    }
settled-above-average =
    { WHO($seats) ->
        [you] Du bekommst { CHIPS($won) }, den Abstand zum Durchschnitt.
        [one] { NAME($seats, at: "start") } bekommt { CHIPS($won) }, den Abstand zum Durchschnitt.
        [with-you] { NAME($seats, at: "start") } bekommt je { CHIPS($won) }, den Abstand zum Durchschnitt.
       *[many] { NAME($seats, at: "start") } bekommen je { CHIPS($won) }, den Abstand zum Durchschnitt.
    }
settled-at-average =
    { WHO($seats) ->
        [you] Du liegst genau im Durchschnitt und zahlst nichts.
        [one] { NAME($seats, at: "start") } liegt genau im Durchschnitt und zahlt nichts.
        [with-you] { NAME($seats, at: "start") } liegt genau im Durchschnitt und zahlt nichts.
       *[many] { NAME($seats, at: "start") } liegen genau im Durchschnitt und zahlen nichts.
    }

settled-no-hearts =
    { WHO($seats) ->
        [you] Du zahlst nichts und bekommst nichts.
        [one] { NAME($seats, at: "start") } zahlt nichts und bekommt nichts.
        [with-you] { NAME($seats, at: "start") } zahlt nichts und bekommt nichts.
       *[many] { NAME($seats, at: "start") } zahlen nichts und bekommen nichts.
    }
settled-takes-back =
    { WHO($seats) ->
        [you] Du zahlst nichts und bekommst { CHIPS($won) } für die Herzkarten der anderen.
        [one] { NAME($seats, at: "start") } zahlt nichts und bekommt { CHIPS($won) } für die Herzkarten der anderen.
        [with-you] { NAME($seats, at: "start") } zahlt nichts und bekommt je { CHIPS($won) } für die Herzkarten der anderen.
       *[many] { NAME($seats, at: "start") } zahlen nichts und bekommen je { CHIPS($won) } für die Herzkarten der anderen.
    }
settled-hearts = { $hearts } Herz
settled-pays-for-hearts =
    { WHO($seats) ->
        [you] Du zahlst { CHIPS($paid) } für { settled-hearts } und bekommst nichts.
        [one] { NAME($seats, at: "start") } zahlt { CHIPS($paid) } für { settled-hearts } und bekommt nichts.
        [with-you] { NAME($seats, at: "start") } zahlt je { CHIPS($paid) } für { settled-hearts } und bekommt nichts.
       *[many] { NAME($seats, at: "start") } zahlen je { CHIPS($paid) } für { settled-hearts } und bekommen nichts.
    }
settled-pays-and-takes-back =
    { WHO($seats) ->
        [you] Du zahlst { CHIPS($paid) } für { settled-hearts } und bekommst { CHIPS($won) } für die Herzkarten der anderen.
        [one] { NAME($seats, at: "start") } zahlt { CHIPS($paid) } für { settled-hearts } und bekommt { CHIPS($won) } für die Herzkarten der anderen.
        [with-you] { NAME($seats, at: "start") } zahlt je { CHIPS($paid) } für { settled-hearts } und bekommt je { CHIPS($won) } für die Herzkarten der anderen.
       *[many] { NAME($seats, at: "start") } zahlen je { CHIPS($paid) } für { settled-hearts } und bekommen je { CHIPS($won) } für die Herzkarten der anderen.
    }

settled-clear =
    { WHO($seats) ->
        [you] Du bist sauber.
        [one] { NAME($seats, at: "start") } ist sauber.
        [with-you] { NAME($seats, at: "start") } seid sauber.
       *[many] { NAME($seats, at: "start") } sind sauber.
    }
settled-clear-takes-pot =
    { WHO($seats) ->
        [you] Du bist sauber und nimmst den Topf: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } ist sauber und nimmt den Topf: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } seid sauber und nehmt den Topf: { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } sind sauber und nehmen den Topf: { CHIPS($won) }.
    }
settled-clear-shares-pot =
    { WHO($seats) ->
        [you] Du bist sauber und nimmst deinen Teil des Topfes: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } ist sauber und nimmt einen Teil des Topfes: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } seid sauber und teilt den Topf: je { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } sind sauber und teilen den Topf: je { CHIPS($won) }.
    }
settled-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
settled-pays =
    { WHO($seats) ->
        [you] Du zahlst { CHIPS($paid) } für { settled-points }.
        [one] { NAME($seats, at: "start") } zahlt { CHIPS($paid) } für { settled-points }.
        [with-you] { NAME($seats, at: "start") } zahlt je { CHIPS($paid) } für { settled-points }.
       *[many] { NAME($seats, at: "start") } zahlen je { CHIPS($paid) } für { settled-points }.
    }
settled-pays-takes-pot =
    { WHO($seats) ->
        [you] Du zahlst { CHIPS($paid) } für { settled-points } und nimmst den Topf: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } zahlt { CHIPS($paid) } für { settled-points } und nimmt den Topf: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } zahlt je { CHIPS($paid) } für { settled-points } und nehmt den Topf: { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } zahlen je { CHIPS($paid) } für { settled-points } und nehmen den Topf: { CHIPS($won) }.
    }
settled-pays-shares-pot =
    { WHO($seats) ->
        [you] Du zahlst { CHIPS($paid) } für { settled-points } und nimmst deinen Teil des Topfes: { CHIPS($won) }.
        [one] { NAME($seats, at: "start") } zahlt { CHIPS($paid) } für { settled-points } und nimmt einen Teil des Topfes: { CHIPS($won) }.
        [with-you] { NAME($seats, at: "start") } zahlt je { CHIPS($paid) } für { settled-points } und teilt den Topf: je { CHIPS($won) }.
       *[many] { NAME($seats, at: "start") } zahlen je { CHIPS($paid) } für { settled-points } und teilen den Topf: je { CHIPS($won) }.
    }

settled-rest-stays = Der Topf lässt sich nicht gerade teilen; der Rest bleibt darin: { CHIPS($pot) }.
settled-nobody-clear = Niemand ist sauber, also bleibt der Topf stehen: { CHIPS($pot) }.
settled-several-clear =
    { $clear ->
        [one] { $clear } Spieler ist sauber, also bleibt der Topf stehen: { CHIPS($pot) }.
       *[other] { $clear } Spieler sind sauber, also bleibt der Topf stehen: { CHIPS($pot) }.
    }
