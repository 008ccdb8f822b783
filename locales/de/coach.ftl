### Die Gründe des Trainers.

reason-other-often =
    { $other_rate ->
        [100] jedes Mal
       *[other] in { $other_rate } von 100 Verteilungen
    }
reason-only-card = { CARD($best, as: "the-card-first") } ist die einzige Karte, die du spielen darfst.
reason-same-card = Alle Karten, die du spielen darfst, sind gleich gut.
reason-only-pass = Etwas anderes weiterzugeben wurde nicht geprüft.
reason-only-bid =
    { $best ->
        [0] Höher kannst du nicht bieten.
       *[other] Du darfst nur { $best } bieten.
    }
reason-only-suit = Du kannst nur { SUIT($best) } bestimmen.
reason-only-moon =
    { $best ->
        [old] Die anderen müssen Punkte anschreiben.
       *[new] Du musst Punkte abziehen.
    }

reason-even-card = Es macht kaum einen Unterschied: { CARD($best, as: "the-card-first") } ist so gut wie jede andere Karte.
reason-even-pass = Es macht kaum einen Unterschied, was du weitergibst.
reason-even-bid =
    { $best ->
        [0] Es macht kaum einen Unterschied: Du kannst ruhig passen.
       *[other] Es macht kaum einen Unterschied: Du kannst ruhig { $best } bieten.
    }
reason-even-suit = Es macht kaum einen Unterschied: Du kannst ruhig { SUIT($best) } bestimmen.
reason-even-moon =
    { $best ->
        [old] Es macht kaum einen Unterschied: Lass ruhig die anderen Punkte anschreiben.
       *[new] Es macht kaum einen Unterschied: Du kannst ruhig Punkte abziehen.
    }

# What was tried doesn't tell: others may be as good, or not.
reason-unclear-card = Schwer zu sagen: { CARD($best, as: "the-card-first") } schnitt am besten ab, aber nicht deutlich genug.
reason-unclear-pass = Schwer zu sagen: So weiterzugeben schnitt am besten ab, aber nicht deutlich genug.
reason-unclear-bid =
    { $best ->
        [0] Schwer zu sagen: Passen schnitt am besten ab, aber nicht deutlich genug.
       *[other] Schwer zu sagen: Ein Gebot von { $best } schnitt am besten ab, aber nicht deutlich genug.
    }
reason-unclear-suit = Schwer zu sagen: { SUIT($best) } schnitt am besten ab, aber nicht deutlich genug.
reason-unclear-moon =
    { $best ->
        [old] Schwer zu sagen: Die anderen Punkte anschreiben zu lassen schnitt am besten ab, aber nicht deutlich genug.
       *[new] Schwer zu sagen: Punkte abzuziehen schnitt am besten ab, aber nicht deutlich genug.
    }

reason-best-card = { CARD($best, as: "the-card-first") } ist am besten.
reason-best-pass = Am besten gibst du { CARDS($best, as: "the-card-acc") } weiter.
reason-best-bid =
    { $best ->
        [0] Am besten passt du.
       *[other] Am besten bietest du { $best }.
    }
reason-best-suit = Am besten bestimmst du { SUIT($best) }.
reason-best-moon =
    { $best ->
        [old] Am besten schreiben die anderen Punkte an.
       *[new] Am besten ziehst du Punkte ab.
    }

## Durchmärsche und Bonuskarten.

reason-moon-card = Der Durchmarsch ist einen Versuch wert: Mit { CARD($best, as: "the-card-dat") } gelingt er in { $best_rate } von 100 Verteilungen, mit { CARD($other, as: "the-card-dat") } in { $other_rate }.
reason-moon-pass = Der Durchmarsch ist einen Versuch wert: Wenn du diese Karten weitergibst, gelingt er in { $best_rate } von 100 Verteilungen statt in { $other_rate }.
reason-stop-moon-card = Verhindere den Durchmarsch: Nach { CARD($other, as: "the-card-dat") } schafft ihn jemand in { $other_rate } von 100 Verteilungen, nach { CARD($best, as: "the-card-dat") } in { $best_rate }.
reason-stop-moon-pass = Verhindere den Durchmarsch: Wenn du diese Karten weitergibst, schafft ihn jemand anders in { $best_rate } von 100 Verteilungen statt in { $other_rate }.
reason-bonus-card = Eine Karte, die Punkte abzieht, lohnt sich: Mit { CARD($best, as: "the-card-dat") } bekommst du sie in { $best_rate } von 100 Verteilungen, mit { CARD($other, as: "the-card-dat") } in { $other_rate }.
reason-bonus-pass = Eine Karte, die Punkte abzieht, lohnt sich: Wenn du diese Karten weitergibst, bekommst du sie in { $best_rate } von 100 Verteilungen statt in { $other_rate }.

## The score of the game, and the pot.

reason-fifty-card = Triff einen Fünfziger: Mit { CARD($best, as: "the-card-dat") } fällt dein Stand in { $best_rate } von 100 Verteilungen um 50, mit { CARD($other, as: "the-card-dat") } in { $other_rate }.
reason-fifty = Triff einen Fünfziger: So fällt dein Stand in { $best_rate } von 100 Verteilungen um 50 statt in { $other_rate }.
reason-go-on-card = Halte die Partie am Laufen: Nach { CARD($other, as: "the-card-dat") } ist sie in { $other_rate } von 100 Verteilungen aus und verloren, nach { CARD($best, as: "the-card-dat") } in { $best_rate }.
reason-go-on = Halte die Partie am Laufen: So ist sie in { $best_rate } von 100 Verteilungen aus und verloren statt in { $other_rate }.
reason-win-card = Gewinn die Partie jetzt: Mit { CARD($best, as: "the-card-dat") } gelingt es in { $best_rate } von 100 Verteilungen, mit { CARD($other, as: "the-card-dat") } in { $other_rate }.
reason-win = Gewinn die Partie jetzt: So gelingt es in { $best_rate } von 100 Verteilungen statt in { $other_rate }.
reason-game = Hier geht es um die Partie, nicht um die Punkte dieser Runde.
reason-pot-card = Spiel um den Topf: Mit { CARD($best, as: "the-card-dat") } gewinnst du ihn in { $best_rate } von 100 Verteilungen, mit { CARD($other, as: "the-card-dat") } in { $other_rate }.
reason-pot = Spiel um den Topf: So gewinnst du ihn in { $best_rate } von 100 Verteilungen statt in { $other_rate }.
reason-deny-pot-card = Gönn den Topf keinem anderen: Nach { CARD($other, as: "the-card-dat") } gewinnt ihn jemand in { $other_rate } von 100 Verteilungen, nach { CARD($best, as: "the-card-dat") } in { $best_rate }.
reason-deny-pot = Gönn den Topf keinem anderen: So gewinnt ihn jemand in { $best_rate } von 100 Verteilungen statt in { $other_rate }.
reason-bid-dear =
    { $other_rate ->
        [0] Ein Gebot von { $other } ist zu teuer: Damit gewinnst du den Topf fast nie.
       *[other] Ein Gebot von { $other } ist zu teuer: Damit gewinnst du den Topf in { $other_rate } von 100 Verteilungen, sonst in { $best_rate }.
    }
reason-own-points-card = Deine Punkte im Schnitt: { $best_points } mit { CARD($best, as: "the-card-dat") }, { $other_points } mit { CARD($other, as: "the-card-dat") }.
reason-own-points = Deine Punkte im Schnitt: { $best_points } statt { $other_points }.

## Die Dame.

reason-queen-in-trick = { CARD($queen, as: "the-card-first") } liegt in diesem Stich: Überlass ihn jemand anderem.
reason-queen-discard = Wirf { CARD($queen, as: "the-card-acc") } jetzt ab: Du hast kein { SUIT($suit) }, also bekommt { CARD($queen, as: "card-it-acc") } jemand anders.
reason-queen-under = Spiel { CARD($queen, as: "the-card-acc") } jetzt: { CARD($winning, as: "the-card-first") } liegt darüber, also bekommt { CARD($queen, as: "card-it-acc") } jemand anders.
reason-queen-before-higher = Spiel { CARD($queen, as: "the-card-acc") } jetzt: Wahrscheinlich nimmt { CARD($queen, as: "card-it-acc") } jemand nach dir.
reason-queen-to-others = Spiel { CARD($queen, as: "the-card-acc") } jetzt: Wahrscheinlich bekommt { CARD($queen, as: "card-it-acc") } jemand anders.
reason-queen-keep = Behalte { CARD($queen, as: "the-card-acc") } vorerst: Spielst du { CARD($queen, as: "card-it-acc") } hier, nimmst du { CARD($queen, as: "card-it-acc") } { reason-other-often } selbst.
reason-queen-guard = Behalte { SUIT($suit) } als Deckung für { CARD($queen, as: "the-card-acc") }: Nach { CARD($other, as: "the-card-dat") } nimmst du { CARD($queen, as: "card-it-acc") } { reason-other-often }.
reason-queen-out = { CARD($queen, as: "the-card-first") } ist noch im Spiel, und mit { CARD($other, as: "the-card-dat") } nimmst du { CARD($queen, as: "card-it-acc") } { reason-other-often }.
reason-queen-out-none-below = { CARD($queen, as: "the-card-first") } ist noch im Spiel, und du hast nichts mehr darunter: Mit { CARD($other, as: "the-card-dat") } nimmst du { CARD($queen, as: "card-it-acc") } { reason-other-often }.
reason-queen-pass = Gib { CARD($queen, as: "the-card-acc") } weiter: Behältst du { CARD($queen, as: "card-it-acc") }, nimmst du { CARD($queen, as: "card-it-acc") } in { $kept_rate } von 100 Verteilungen selbst.

## Weitergeben.

reason-pass-safer-from-queen = So bist du vor { CARD($queen, as: "the-card-dat") } sicherer.
reason-pass-void = So hast du kein { SUIT($suit) } mehr und kannst abwerfen, was du willst, wenn es ausgespielt wird.
reason-pass-partner = Diese Karten gehen an deinen Partner: So kostet es deine Partei am wenigsten.
reason-pass-wanted = Hier sind Punkte gut: So behältst du die Karten, die sie einbringen.
reason-pass-costly = Mit diesen Karten bekämst du am ehesten teure Stiche.

## Eine Karte spielen.

reason-points-wanted =
    { $best_rate ->
        [100]
            { $other_rate ->
                [0] Hier sind Punkte gut: { CARD($best, as: "the-card-first") } macht den Stich jedes Mal, { CARD($other, as: "the-card") } so gut wie nie.
               *[other] Hier sind Punkte gut: { CARD($best, as: "the-card-first") } macht den Stich jedes Mal, { CARD($other, as: "the-card") } in { $other_rate } von 100 Verteilungen.
            }
       *[other] Hier sind Punkte gut: { CARD($best, as: "the-card-first") } macht den Stich in { $best_rate } von 100 Verteilungen, { CARD($other, as: "the-card") } in { $other_rate }.
    }
reason-cancel = { CARD($best, as: "the-card-first") } hebt die gleiche Karte auf: Keine von beiden kann den Stich machen.
reason-follow-yours-anyway = Der Stich gehört ohnehin dir, also nimm ihn mit { CARD($best, as: "the-card-dat") }.
reason-follow-last-and-clean = Nimm den Stich mit { CARD($best, as: "the-card-dat") }: Nach dir spielt niemand mehr, und es liegen keine Punkte darin. Später könnte diese Karte welche einfangen.
reason-follow-while-cheap = Nimm diesen Stich mit { CARD($best, as: "the-card-dat") }, solange er billig ist.
reason-follow-under-points =
    { $points ->
        [one] Bleib unter { CARD($winning, as: "the-card-dat") }: Im Stich liegt { $points } Punkt, und mit { CARD($other, as: "the-card-dat") } nimmst du ihn { reason-other-often }.
       *[other] Bleib unter { CARD($winning, as: "the-card-dat") }: Im Stich liegen { $points } Punkte, und mit { CARD($other, as: "the-card-dat") } nimmst du ihn { reason-other-often }.
    }
reason-follow-under = Bleib unter { CARD($winning, as: "the-card-dat") }: Mit { CARD($other, as: "the-card-dat") } nimmst du den Stich { reason-other-often }, und die anderen könnten Punkte darauf abwerfen.
reason-follow-under-kitty = Bleib unter { CARD($winning, as: "the-card-dat") }: Mit { CARD($other, as: "the-card-dat") } nimmst du den Stich { reason-other-often }, und mit ihm den Talon, in dem Punkte liegen können.
reason-follow-under-lead = Bleib unter { CARD($winning, as: "the-card-dat") }: Mit { CARD($other, as: "the-card-dat") } nimmst du den Stich { reason-other-often }, und dann musst du ausspielen.
reason-follow-no-trick =
    { $points ->
        [one] Bleib weiter ohne Stich, dafür geht { $points } Punkt ab: Mit { CARD($other, as: "the-card-dat") } nimmst du diesen { reason-other-often }.
       *[other] Bleib weiter ohne Stich, dafür gehen { $points } Punkte ab: Mit { CARD($other, as: "the-card-dat") } nimmst du diesen { reason-other-often }.
    }
reason-follow-while-safe = { CARD($best, as: "the-card-first") } kann diesen Stich nicht machen, also spiel { CARD($best, as: "card-it-acc") }, solange es ungefährlich ist.
reason-follow-rarely-takes =
    { $best_rate ->
        [0] { CARD($best, as: "the-card-first") } macht den Stich so gut wie nie, { CARD($other, as: "the-card") } { reason-other-often }.
       *[other] { CARD($best, as: "the-card-first") } macht den Stich nur in { $best_rate } von 100 Verteilungen, { CARD($other, as: "the-card") } in { $other_rate }.
    }
reason-discard-partner-wins = In diesem Stich führt deine Partei, also heb deine Punkte für die anderen auf.
reason-discard-points = Du hast kein { SUIT($suit) }: Gib { CARD($best, as: "the-card-acc") } jemand anderem mit.
reason-discard-above-queen = { CARD($queen, as: "the-card-first") } ist noch im Spiel: Wirf { CARD($best, as: "the-card-acc") } ab, sonst musst du { CARD($queen, as: "card-it-acc") } vielleicht nehmen.
reason-discard-high = Du hast kein { SUIT($suit) }: Wirf { CARD($best, as: "the-card-acc") } ab, sonst nimmst du damit vielleicht einen teuren Stich.
reason-last-of-suit = { CARD($best, as: "the-card-first") } ist dein letztes { SUIT($suit) }: Danach kannst du abwerfen, was du willst, wenn { SUIT($suit) } ausgespielt wird.
reason-stock-keep = Behalte { CARD($other, as: "the-card-acc") }: Ohne { SUIT($suit) } musst du ziehen, wenn { SUIT($suit) } ausgespielt wird.
reason-lead-below-queen = Spiel unter { CARD($queen, as: "the-card-dat") } aus, um { CARD($queen, as: "card-it-acc") } herauszulocken.
reason-lead-low =
    { $best_rate ->
        [0] Spiel niedrig aus: { CARD($best, as: "the-card-first") } macht den Stich so gut wie nie, { CARD($other, as: "the-card") } { reason-other-often }.
       *[other] Spiel niedrig aus: { CARD($best, as: "the-card-first") } macht den Stich in { $best_rate } von 100 Verteilungen, { CARD($other, as: "the-card") } in { $other_rate }.
    }
reason-lead-rarely-takes =
    { $best_rate ->
        [0] Spiel { CARD($best, as: "the-card-acc") } aus: Damit machst du den Stich so gut wie nie.
       *[other] Spiel { CARD($best, as: "the-card-acc") } aus: Damit machst du den Stich nur in { $best_rate } von 100 Verteilungen.
    }
reason-lead-while-clean = Spiel { CARD($best, as: "the-card-acc") } aus, solange kaum Punkte in den Stich fallen: Später könnte es ein teurer werden.

## Was eine andere Wahl kosten würde.

reason-cost =
    { $unit ->
        [chips]
            { $cost ->
                [one] { $cost } Chip
               *[other] { $cost } Chips
            }
       *[points] { reason-cost-points }
    }
reason-cost-points =
    { $cost ->
        [one] { $cost } Punkt
       *[other] { $cost } Punkte
    }
reason-cost-card = { CARD($other, as: "the-card-first") } würde { reason-cost } kosten.
reason-cost-pass = { CARDS($other, as: "card-acc") } weiterzugeben statt { CARDS($best, as: "card-acc") } würde { reason-cost } kosten.
reason-cost-bid =
    { $other ->
        [0] Passen würde { reason-cost } kosten.
       *[other] Ein Gebot von { $other } würde { reason-cost } kosten.
    }
reason-cost-suit = { SUIT($other) } zu bestimmen würde { reason-cost } kosten.
reason-cost-moon =
    { $other ->
        [old] Die anderen Punkte anschreiben zu lassen würde { reason-cost } kosten.
       *[new] Punkte abzuziehen würde { reason-cost } kosten.
    }
reason-chance-card = Mit { CARD($best, as: "the-card-dat") } gewinnst du die Partie in { $best_rate } von 100 Fällen, mit { CARD($other, as: "the-card-dat") } in { $other_rate }.
reason-chance-pass = So gewinnst du die Partie in { $best_rate } von 100 Fällen; wenn du { CARDS($other, as: "card-acc") } statt { CARDS($best, as: "card-acc") } weitergibst, in { $other_rate }.
reason-chance-moon =
    { $best ->
        [old] Du gewinnst die Partie in { $best_rate } von 100 Fällen, wenn die anderen Punkte anschreiben, in { $other_rate }, wenn du Punkte abziehst.
       *[new] Du gewinnst die Partie in { $best_rate } von 100 Fällen, wenn du Punkte abziehst, in { $other_rate }, wenn die anderen Punkte anschreiben.
    }
reason-place = Dein Platz am Ende der Partie: im Schnitt { $best_place } statt { $other_place }.
reason-cost-queen-card = { CARD($other, as: "the-card-first") } würde { reason-cost-points } kosten, und { CARD($queen, as: "the-card-acc") } bekämst du in { $other_rate } von 100 Verteilungen statt in { $best_rate }.
reason-cost-queen-pass = { CARDS($other, as: "card-acc") } weiterzugeben statt { CARDS($best, as: "card-acc") } würde { reason-cost-points } kosten, und { CARD($queen, as: "the-card-acc") } bekämst du in { $other_rate } von 100 Verteilungen statt in { $best_rate }.
