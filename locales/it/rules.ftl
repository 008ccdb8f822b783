### Regolamenti: come si chiama un campo e che cosa dice, il foglio delle regole, perché con un regolamento non si gioca.

## I campi: il nome, .about che cosa dice, .default il valore abituale dove dipende dal tavolo. Come si chiamano i loro
## valori è in games.ftl.

field-players = Giocatori
    .about = Quanti siedono al tavolo.

field-packs = Mazzi
    .about = Con due mazzi, due carte uguali nella stessa presa si annullano.

field-teams = Squadre
    .about = Chi gioca insieme.

field-pooled = Punti in comune
    .about = Per la fine della partita conta la somma di ogni squadra.

field-joint_moon = Cappotto di squadra
    .about = I partner possono fare cappotto insieme.

field-removed = Carte tolte
    .about = Carte che restano fuori dal mazzo.
    .default = secondo il numero di giocatori

field-hand_size = Carte a testa
    .about = Quante carte riceve ogni giocatore.
    .default = tutte, in parti uguali

field-kitty = Monte
    .about = Chi prende le carte che avanzano dopo la distribuzione.

field-kitty_peek = Chi prende il monte lo guarda
    .about = Chi prende il monte lo vede subito; altrimenti resta coperto fino alla fine.

field-pass_count = Carte da passare
    .about = Quante carte passa ogni giocatore.
    .default = secondo il numero di giocatori

field-pass_cycle = Passaggio
    .about = Dove vanno le carte, mano per mano, e poi da capo.
    .default = secondo il numero di giocatori

field-opening = Prima uscita
    .about = Chi esce nella prima presa, e con che cosa.

field-first_trick = Prima presa
    .about = Che cosa si può scartare nella prima presa.

field-breaking = I cuori vanno spezzati
    .about = Non si esce a cuori finché non ne è stato giocato uno.

field-hearts_only = Con soli cuori
    .about = Che cosa succede quando chi è di mano ha solo cuori e non ne è stato ancora giocato uno.

field-queen = La dama
    .about = La carta di cui parlano le regole sulla dama.

field-queen_breaks = La dama spezza i cuori
    .about = Se giocare la dama spezza i cuori.

field-queen_lead = Uscire con la dama
    .about = Quando si può uscire con la dama.

field-queen_or_hearts = Con soli cuori e la dama
    .about = Con che cosa esce chi ha solo cuori e la dama, finché non si può uscire a cuori.

field-queen_discard = Scartare la dama
    .about = Quando la dama si può o si deve scartare.

field-points = Punti
    .about = Quanto vale ogni carta; una carta non nominata non vale nulla.
    .default = ogni ♥ 1, Q♠ 13

field-moon = Cappotto
    .about = Come vale una mano in cui un giocatore prende tutti i punti.

field-moon_needs_bonus = Cappotto con le carte premio
    .about = Chi fa cappotto deve prendere anche le carte premio.

field-sun = Cappottone
    .about = Quanto vale un cappotto fatto con tutte le prese.

field-no_trick_bonus = Premio senza prese
    .about = Quanto toglie chi non fa prese, in una mano senza cappotto.

field-objective = Chi vince
    .about = Quale totale vince.

field-end = Fine della partita
    .about = Il totale che chiude la partita, o il numero di mani.

field-tie = In caso di parità
    .about = Che cosa succede quando in testa si è in più d’uno.

field-fifty_reset = Sconto ai multipli di 50
    .about = Un totale che arriva esattamente a 50, 100, 150 e così via scende di 50.

field-auction = Asta
    .about = I giocatori offrono gettoni per scegliere il seme che conta e uscire per primi.

field-stock = Si pesca dal tallone
    .about = Le carte che avanzano sono il tallone: chi non può rispondere pesca finché non trova una carta del seme.

field-settlement = Gettoni
    .about = Come si fanno i conti in gettoni.

## Il foglio delle regole: i titoli, e quello che si dice sotto ognuno.

sheet-aim = Lo scopo
sheet-aim-low = Si cerca di non prendere punti: vince il totale più basso.
sheet-aim-high = Qui i punti servono: vince il totale più alto.
sheet-sides = { WORD($teams, of: "sheet-sides") }
sheet-sides-2v2 = Si gioca due contro due, e i partner siedono uno di fronte all’altro.
sheet-sides-2v2v2 = Si gioca in tre coppie, e i partner siedono uno di fronte all’altro.
sheet-sides-3v3 = Si gioca tre contro tre, a posti alterni.
sheet-sides-totals = Ogni carta conta per chi l’ha presa, e i totali di una squadra si sommano.

sheet-deal = Le carte
sheet-deck =
    { $packs ->
        [1] Per { $players } giocatori, con un mazzo intero di { $cards } carte; l’asso è la carta più alta.
       *[other] Per { $players } giocatori, con due mazzi, { $cards } carte; l’asso è la carta più alta.
    }
sheet-deck-without =
    { $packs ->
        [1] Per { $players } giocatori, con un mazzo di { $cards } carte, senza { CARDS($removed, as: "the-card") }; l’asso è la carta più alta.
       *[other] Per { $players } giocatori, con due mazzi, { $cards } carte, senza { CARDS($removed, as: "the-card") }; l’asso è la carta più alta.
    }
sheet-dealt =
    { $cards ->
        [one] Ogni giocatore riceve una carta; a ogni mano dà le carte chi siede alla sinistra del mazziere precedente.
       *[other] Ogni giocatore riceve { $cards } carte, una alla volta; a ogni mano dà le carte chi siede alla sinistra del mazziere precedente.
    }
sheet-stock =
    { $cards ->
        [one] La carta che avanza resta coperta: è il tallone.
       *[other] Le { $cards } carte che avanzano restano coperte: sono il tallone.
    }
sheet-stock-none = Non avanza nulla, quindi non c’è un tallone da cui pescare.
sheet-kitty =
    { $cards ->
        [one] La carta che avanza è il monte, che va a { WORD($taker, of: "value-kitty") }. Nessuno lo vede finché non è stata giocata l’ultima carta.
       *[other] Le { $cards } carte che avanzano sono il monte, che va a { WORD($taker, of: "value-kitty") }. Nessuno lo vede finché non è stata giocata l’ultima carta.
    }
sheet-kitty-seen =
    { $cards ->
        [one] La carta che avanza è il monte, che va a { WORD($taker, of: "value-kitty") }; nessun altro può guardarlo.
       *[other] Le { $cards } carte che avanzano sono il monte, che va a { WORD($taker, of: "value-kitty") }; nessun altro può guardarlo.
    }

sheet-auction = L’asta
sheet-auction-bids = A partire dalla sinistra del mazziere ogni giocatore parla una volta: offre gettoni, più dell’ultima offerta e non più di quanti ne ha, oppure passa.
sheet-auction-suit = Chi offre di più mette l’offerta nel piatto, dichiara il seme che conta ed esce. Quello che più sotto si dice dei cuori vale allora per quel seme.
sheet-auction-carried = Finché il piatto non è vinto non c’è una nuova asta: lo stesso giocatore guarda le nuove carte, dichiara un seme ed esce, senza pagare ancora.
sheet-auction-passed = Se passano tutti contano i cuori, esce il giocatore alla sinistra del mazziere e nella mano seguente c’è un’asta.

sheet-pass = Il passaggio
sheet-pass-none = Non si passano carte.
sheet-pass-cards =
    { $cards ->
        [one] Prima di giocare ognuno passa una carta coperta, e guarda quella che riceve solo dopo averla data.
       *[other] Prima di giocare ognuno passa { $cards } carte coperte, e guarda quelle che riceve solo dopo averle date.
    }
sheet-pass-always = Le carte vanno sempre { WORD($way, of: "pass-way") }.
sheet-pass-cycle = Mano per mano, le carte vanno: { WORDS($ways, of: "pass-way", list: "unit") }; poi si ricomincia.
sheet-pass-scatter =
    { $cards ->
        [one] Quando ne va una a ciascuno degli altri, è una sola carta.
       *[other] Quando ne va una a ciascuno degli altri, sono { $cards } carte.
    }
# Dove si passano le carte.
pass-way-left = a sinistra
pass-way-right = a destra
pass-way-across = a chi siede di fronte
pass-way-left2 = al secondo a sinistra
pass-way-right2 = al secondo a destra
pass-way-left3 = al terzo a sinistra
pass-way-right3 = al terzo a destra
pass-way-scatter = una a ciascuno degli altri
pass-way-hold = nessun passaggio

sheet-play = Il gioco
sheet-lead-lowest = Chi ha { CARD($card, as: "the-card") } apre con quella carta la prima presa.
sheet-lead-lowest-dealt = Chi ha la più bassa delle carte di fiori distribuite apre con quella la prima presa.
sheet-lead-lowest-packs = La prima presa si apre con la più bassa delle carte di fiori distribuite; se l’hanno in due, apre il primo dalla sinistra del mazziere.
sheet-lead-any_club = Chi ha la carta di fiori più bassa apre la prima presa, con una carta di fiori qualsiasi.
sheet-lead-eldest = La prima presa la apre il giocatore alla sinistra del mazziere.
sheet-lead-bidder = La prima presa la apre chi ha vinto l’asta.
sheet-follow = Rispondi al seme se puoi; altrimenti gioca la carta che vuoi. La carta più alta del seme di uscita fa la presa, e chi l’ha giocata apre la successiva.
sheet-cancel = Due carte uguali nella stessa presa si annullano, e la presa va alla più alta delle altre.
sheet-cancel-all = Una presa in cui tutte le carte del seme di uscita si annullano resta sul tavolo: lo stesso giocatore esce di nuovo, e chi fa la presa successiva le prende tutte e due.
sheet-draw = Chi non può rispondere pesca dal tallone finché non trova una carta del seme, e deve giocarla. Quando il tallone è finito, può giocare qualsiasi carta.
sheet-draw-out = Chi non ha più carte quando comincia una presa è fuori. Quando resta un solo giocatore, le sue carte e il tallone si aggiungono alle sue prese.
sheet-penalties =
    { $objective ->
        [low] costano punti
       *[high] portano punti
    }
sheet-first-no_penalties = Nella prima presa non si scartano carte che { sheet-penalties }, a meno di non avere altro.
sheet-first-no_hearts = Nella prima presa non si scartano cuori, a meno di non avere altro.
sheet-breaking = Non si esce a cuori finché non sono spezzati, cioè finché non ne è stato giocato uno.
sheet-breaking-free = Si può sempre uscire a cuori.
sheet-hearts_only-may_lead = Chi è di mano e ha solo cuori esce comunque a cuori.
sheet-hearts_only-pass_lead = Se chi è di mano ha solo cuori, prima che i cuori siano spezzati, esce il giocatore alla sua sinistra.
sheet-broken = I cuori si spezzano quando ne viene giocato uno.
sheet-queen-breaks-discarded = Scartare { CARD($queen, as: "the-card") } spezza i cuori.
sheet-queen-breaks-played = Giocare { CARD($queen, as: "the-card") } spezza sempre i cuori.
sheet-queen-lead = Si può uscire con { CARD($queen, as: "the-card") } solo a cuori spezzati, a meno di non avere altro.
sheet-queen-must-lead = Chi ha solo cuori e { CARD($queen, as: "the-card") }, prima che i cuori siano spezzati, deve uscire con { CARD($queen, as: "the-card") }.
sheet-queen-either = Chi ha solo cuori e { CARD($queen, as: "the-card") }, prima che i cuori siano spezzati, esce come vuole.
sheet-queen-discard = Si può scartare { CARD($queen, as: "the-card") } solo a cuori spezzati, a meno di non avere altro.
sheet-queen-forced = Bisogna scartare { CARD($queen, as: "the-card") } alla prima occasione.

sheet-points = I punti
sheet-points-suit = Ogni carta presa del seme dichiarato conta un punto.
sheet-points-none = Nessuna carta conta.
sheet-points-cards = Chi prende carte segna { LIST($values) }.
sheet-points-each =
    { $points ->
        [one] { $points } punto per ogni { SUIT($suit, as: "suit-each") }
       *[other] { $points } punti per ogni { SUIT($suit, as: "suit-each") }
    }
sheet-points-card =
    { $points ->
        [one] { $points } punto per { CARD($card, as: "the-card") }
       *[other] { $points } punti per { CARD($card, as: "the-card") }
    }
sheet-no_trick =
    { $points ->
        [one] Chi non fa prese segna un punto in meno, a meno che ci sia stato un cappotto.
       *[other] Chi non fa prese segna { $points } punti in meno, a meno che ci sia stato un cappotto.
    }
sheet-fifty = Un totale che arriva esattamente a 50, 100, 150 e così via scende di 50.

sheet-moon = Il cappotto
sheet-moon-none = Il cappotto non c’è: le carte contano sempre per chi le ha prese.
sheet-moon-player = Chi prende tutte le carte che { sheet-penalties } fa cappotto.
sheet-moon-player-bonus = Chi prende tutte le carte che { sheet-penalties }, e anche le carte premio, fa cappotto.
sheet-moon-side = Chi prende tutte le carte che { sheet-penalties }, da solo o con la sua squadra, fa cappotto.
sheet-moon-side-bonus = Chi prende tutte le carte che { sheet-penalties }, e anche le carte premio, da solo o con la sua squadra, fa cappotto.
sheet-moon-old =
    { $teams ->
        [none] In quel caso tutti gli altri segnano { $points } punti, e chi ha fatto cappotto non ne segna.
       *[other] In quel caso ogni avversario segna { $points } punti, e chi ha fatto cappotto non ne segna.
    }
sheet-moon-new = In quel caso chi ha fatto cappotto toglie { $points } punti dal suo totale, e nessuno ne segna.
sheet-moon-choice =
    { $teams ->
        [none] In quel caso sceglie chi ha fatto cappotto: tutti gli altri segnano { $points } punti, oppure ne toglie { $points } dal suo totale.
       *[other] In quel caso sceglie chi ha fatto cappotto: ogni avversario segna { $points } punti, oppure ne toglie { $points } dal suo totale.
    }
sheet-moon-auto =
    { $teams ->
        [none] In quel caso tutti gli altri segnano { $points } punti; ma se così chi ha fatto cappotto perdesse la partita, ne toglie { $points } dal suo totale.
       *[other] In quel caso ogni avversario segna { $points } punti; ma se così chi ha fatto cappotto perdesse la partita, ne toglie { $points } dal suo totale.
    }
sheet-moon-together = Se il cappotto è di tutta la squadra, ognuno dei suoi giocatori toglie altrettanti punti.
sheet-moon-chooser = Nella squadra sceglie il giocatore le cui carte sommano più punti; in caso di parità, il primo di loro dalla sinistra del mazziere.
sheet-sun = Chi fa anche tutte le prese fa cappottone, che vale { $points }.
sheet-moon-bonuses = Le carte premio contano per chi le ha prese, anche quando c’è un cappotto.

sheet-end = La fine
sheet-end-hands =
    { $hands ->
        [one] La partita finisce dopo una mano.
       *[other] La partita finisce dopo { $hands } mani.
    }
sheet-end-target = La partita finisce dopo la mano in cui un giocatore arriva a { $target } punti.
sheet-end-target-side = La partita finisce dopo la mano in cui una squadra arriva a { $target } punti.
sheet-wins =
    { $objective ->
        [low] Vince il totale più basso.
       *[high] Vince il totale più alto.
    }
sheet-wins-side =
    { $objective ->
        [low] Vince la squadra con la somma più bassa.
       *[high] Vince la squadra con la somma più alta.
    }
sheet-tie-play_on = Se in testa si è in parità, si gioca un’altra mano.
sheet-tie-shared = Se in testa si è in parità, la vittoria si divide.

sheet-chips = I gettoni
sheet-bought =
    { $chips ->
        [one] Ognuno compra un gettone. Si può anche andare in debito.
       *[other] Ognuno compra { $chips } gettoni. Si può anche andare in debito.
    }
sheet-bought-worth =
    { $chips ->
        [one] Ognuno compra un gettone da { NUMBER($worth, maximumFractionDigits: 3) }. Si può anche andare in debito.
       *[other] Ognuno compra { $chips } gettoni da { NUMBER($worth, maximumFractionDigits: 3) } l’uno. Si può anche andare in debito.
    }
sheet-average =
    { $objective ->
        [low] A partita finita, chi ha un totale sopra la media paga la differenza in gettoni, e chi è sotto la riceve. Contano anche le frazioni di gettone.
       *[high] A partita finita, chi ha un totale sotto la media paga la differenza in gettoni, e chi è sopra la riceve. Contano anche le frazioni di gettone.
    }
sheet-lowest_takes_pot = Dopo ogni mano ognuno paga un gettone per ogni punto delle carte che ha preso, e chi nella mano ha meno punti prende il piatto. In caso di parità se lo dividono, e i gettoni che avanzano restano.
sheet-sweepstakes = Dopo ogni mano ognuno paga un gettone per ogni punto delle carte che ha preso. Chi non paga nulla è a zero.
sheet-sweepstakes-one = Se a zero è un solo giocatore, prende il piatto; altrimenti il piatto rimane per la mano seguente.
sheet-sweepstakes-two = Chi è il solo a zero prende il piatto, e in due se lo dividono, mentre l’eventuale gettone dispari resta; altrimenti il piatto rimane per la mano seguente.
sheet-howell =
    { $chips ->
        [one] Dopo ogni mano ognuno mette nel piatto un gettone per ogni cuore preso, e ne riprende uno per ogni cuore non preso.
       *[other] Dopo ogni mano ognuno mette nel piatto { $chips } gettoni per ogni cuore preso, e ne riprende uno per ogni cuore non preso.
    }
sheet-bonus-pays-nothing = Le carte premio non costano né rendono gettoni.
sheet-moon-pays-nothing = I punti di un cappotto non spostano gettoni.

## Perché un valore non va bene per un campo. Sta dopo il nome del campo: "moon: Ci vuole ...". $given è quello che era
## scritto.

fault-flag = Ci vuole true o false, non { $given }.
fault-choice = Ci vuole { LIST($values, list: "or") }, non { $given }.
fault-amount = Ci vuole off, o un numero intero da 1 a un milione, non { $given }.
fault-count = Ci vuole un numero intero, non { $given }.
fault-open-count = Ci vuole un numero intero o "{ $word }", non { $given }.
fault-card = Ci vuole una carta, come "QS", non { $given }.
fault-cards = Ci vuole una lista di carte, come ["2D"], non { $given }.
fault-cards-item = { $given } non è una carta. Scrivi valore e seme all’inglese, come "2D".
fault-cards-thrice = { CARD($card, as: "the-card-first") } compare tre volte.
fault-cycle = Ci vuole una lista di passaggi, come ["left", "right", "hold"], non { $given }.
fault-cycle-entry = Un passaggio è { LIST($values, list: "or") }, non { $given }.
fault-points = Ci vogliono i valori delle carte, come { "{" }"H": 1, "QS": 13{ "}" }, non { $given }.
fault-points-name = { $given } non è né una carta, come "QS", né un seme, come "H".
fault-points-value = Il valore { CARD($card, as: "card-of") } è un numero intero tra meno un milione e un milione, non { $given }.
fault-points-suit = Il valore di ogni { SUIT($suit, as: "suit-each") } è un numero intero tra meno un milione e un milione, non { $given }.
fault-points-twice = { CARD($card, as: "the-card-first") } compare due volte.
fault-end = Ci vuole un totale da 25 a 500, o un numero di mani, almeno una.
fault-settlement-kind = Ci vuole un tipo, come { "{" }"kind": "sweepstakes", "buy_in": 50{ "}" }.
fault-settlement-term = Qui ci sono kind, chip_value, buy_in e split_two, ma non { $given }.
fault-chip_value = Un gettone vale da 0,001 a un milione, con al massimo tre decimali, non { $given }.
fault-buy_in = Si compra un numero intero di gettoni, da 1 a un milione, non { $given }.
fault-split_two = split_two è true o false, non { $given }.
fault-rules = Un regolamento è un oggetto JSON, come { "{" }"extends": "omnibus"{ "}" }.
fault-preset = Non c’è nessun gioco { $given }.
fault-no-field = Questo campo non esiste.
# Solo in Python: un valore che JSON non sa scrivere.
fault-value = { $given } non è un valore che una regola possa avere.

## Perché con un regolamento non si può giocare. Sta dopo il nome del campo.

fault-packs = Si gioca con un mazzo o con due, non con { $packs }.
fault-players = A un tavolo siedono da { $least } a { $most } giocatori, non { $players }. Con un tallone si può giocare in { $stock_least }, con due mazzi fino a { $packs_most }.
fault-players-packs = Con due mazzi a un tavolo siedono da { $least } a { $most } giocatori, non { $players }.
fault-players-stock = Con un tallone a un tavolo siedono da { $least } a { $most } giocatori, non { $players }. Con due mazzi si arriva fino a { $packs_most }.
fault-teams = Queste squadre non vanno bene per un tavolo da { $players }.
fault-needs-teams = Servono le squadre: scegli chi gioca insieme in «{ field-teams }».
fault-removed-once = Un mazzo contiene { CARD($card, as: "the-card") } una volta sola.
fault-removed-many =
    { $cards ->
        [0] Non restano carte da dare.
        [one] Resta una carta sola, e non basta per tutti i giocatori.
       *[other] Restano { $cards } carte, e non bastano per tutti i giocatori.
    }
fault-hand_size-least = Ogni giocatore deve ricevere almeno una carta.
fault-hand_size-most = Per { $players } giocatori non bastano { $cards } carte, se ognuno ne riceve { $hand_size }.
fault-kitty =
    { $cards ->
        [one] Avanza una carta: serve un monte, o un’altra distribuzione.
       *[other] Avanzano { $cards } carte: serve un monte, o un’altra distribuzione.
    }
fault-pass_count = Si possono passare da 0 a 4 carte.
fault-pass_count-hand =
    { $hand_size ->
        [one] Non se ne possono passare { $pass_count } avendo in mano una carta.
       *[other] Non se ne possono passare { $pass_count } avendo in mano { $hand_size } carte.
    }
fault-pass_cycle-empty = Ci vuole almeno una voce; per non passare mai è «{ value-pass_cycle-hold }».
fault-pass_cycle-scatter =
    { $hand_size ->
        [one] Con scatter si dà una carta a ciascuno degli altri, e una carta in mano non basta.
       *[other] Con scatter si dà una carta a ciascuno degli altri, e { $hand_size } carte in mano non bastano.
    }
fault-pass_cycle-across = A un tavolo da { $players } nessuno siede di fronte.
fault-pass_cycle-oneself = A un tavolo da { $players } uno di questi passaggi torna a chi passa.
fault-points-range = Il valore di una carta sta tra meno un milione e un milione.
fault-amount-range = Ci vuole off, o un numero intero da 1 a un milione.
fault-sun-moon = Il cappottone conta come un cappotto, e il cappotto non si gioca.
fault-end-hands = Una partita dura almeno una mano.
fault-end-target = Il totale che chiude la partita va da 25 a 500, non { $target }.
fault-end-worth = Le carte in gioco valgono in tutto { $points }, quindi nessun totale arriverebbe mai in fondo. Indica invece un numero di mani.
fault-auction-opening = Dopo un’asta la prima uscita è di chi l’ha vinta («{ field-opening }»: «{ value-opening-bidder }»).
fault-auction-none = Senza asta non c’è nessuno che l’abbia vinta e possa uscire.
fault-auction-pass = Con un’asta non si passano carte («{ field-pass_cycle }»: «{ value-pass_cycle-hold }»).
fault-auction-settlement = Il piatto di un’asta si vince come in { preset-sweepstakes } («{ field-settlement }»: «{ value-settlement-sweepstakes }»).
fault-settlement-buy_in = Si compra un numero intero di gettoni, da 1 a un milione.
fault-settlement-chip_value = Un gettone vale da 0,001 a un milione.
fault-settlement-objective = Dove vince il totale più alto, «{ field-settlement }» può essere solo «{ value-settlement-none }» o «{ value-settlement-average }».
