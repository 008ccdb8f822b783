### La pagina: le proprie partite, le loro cifre, e tutto quello che sta in questo browser in un solo file.

you-part = Che cosa guardare
you-part-play = Statistiche
you-part-games = Partite
you-part-data = I tuoi dati

## Prima che ci sia qualcosa, e quando qualcosa non va.

you-empty-title = Qui troverai le tue partite
you-empty = Gioca una partita fino alla fine, e resterà qui con tutte le sue carte.
you-empty-what = A ogni partita vedi di più: quanto spesso vinci, quanto ti costa una mano, quante dame prendi e che cosa conviene esercitare.
you-empty-file = Riprendi partite da un file
you-unread = Questo browser non permette alla pagina di conservare partite, quindi non c’è nulla da mostrare.
you-full = In questo browser non c’è posto per un’altra partita. Salva tutto in un file, poi elimina qualche partita.
you-gone =
    { $count ->
        [1] La partita più vecchia ha lasciato il posto a una nuova.
       *[other] Le { $count } partite più vecchie hanno lasciato il posto a partite nuove.
    }
you-working =
    { $left ->
        [1] Resta da esaminare una partita.
       *[other] Restano da esaminare { $left } partite.
    }
you-unreached = Alcune partite non si sono potute esaminare. Controlla la connessione e riapri questa pagina.
you-nothing-chosen = Nessuna partita corrisponde. Togli qualche condizione.
you-uncounted = Gioca una partita fino alla fine senza annullare mosse, e qui vedrai le sue cifre.

## Con una o due partite.

you-last = La tua ultima partita, { DATETIME($at, dateStyle: "medium") }
you-last-look = Rivedi
you-few = Con più mani c’è di più da vedere: come cambiano i tuoi punti, e quante dame prendi.

## Che cosa si conta.

you-left-out =
    { $count ->
        [1] Una partita, abbandonata o con una mossa annullata, qui non conta.
       *[other] { $count } partite, abbandonate o con una mossa annullata, qui non contano.
    }
you-company = Quali partite
you-company-all = Tutte
you-company-bots = Contro i bot
you-company-people = Con persone
you-company-days = Mani del giorno
you-kind = Regole
you-kind-all = Tutte le regole
you-kind-name =
    { $name } · { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    }
you-level = Livello dei bot
you-level-all = Ogni livello
you-level-beginner = Principianti
you-level-easy = Facile
you-level-medium = Medio
you-level-careful = Prudente
you-level-hard = Difficile
you-level-expert = Esperti
you-level-people = Persone

## Cifre. Le quote sono su cento, intere. $margin dice di quanto il vero può scostarsi dalla cifra, 19 volte su 20.

you-share = { $share }%
you-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
you-margin-share = ± { $margin }%
you-won = Partite vinte
you-won-about =
    { $games ->
        [one] Una partita; a parti uguali, { $fair }%.
       *[other] { $games } partite; a parti uguali, { $fair }%.
    }
you-points = Punti per mano
you-points-about =
    { $hands ->
        [one] Una mano di { $name }; a parti uguali, { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $hands } mani di { $name }; a parti uguali, { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-chips = Gettoni per partita
you-chips-about =
    { $games ->
        [one] Una partita di { $name }; a parti uguali, { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $games } partite di { $name }; a parti uguali, { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-queens =
    { $queen ->
        [QS] Dame prese
       *[other] { MARK($queen) } nelle tue prese
    }
you-queens-about =
    { $queens ->
        [one] Ce n’è stata una; a parti uguali, { $fair }%.
       *[other] Su { $queens }; a parti uguali, { $fair }%.
    }
you-clean = Mani senza punti
you-clean-about =
    { $hands ->
        [one] Una sola mano; a parti uguali, { $fair }%.
       *[other] Su { $hands }; a parti uguali, { $fair }%.
    }
you-moons = Cappotti fatti
you-moons-about = Tentati: { $tried }. A parti uguali, { NUMBER($fair, maximumFractionDigits: 1) }.

## Grafici: un titolo, una frase, e lo stesso come tabella.

you-as-table = Come tabella
you-over-time = I punti nel tempo
you-over-time-about = { $name }; la linea tratteggiata è il valore a parti uguali, la fascia il margine d’errore.
you-trend-fewer = Prendi meno punti di prima.
you-trend-more = Prendi più punti di prima.
you-trend-fewer-high = Guadagni meno punti di prima.
you-trend-more-high = Guadagni più punti di prima.
you-trend-level = Più o meno i punti di sempre; il resto è caso.
you-trend-early = È troppo presto: per ora si vede solo il caso.
you-time-from = Dal
you-time-to = Al
you-table-hands = Mani
you-table-points = Punti per mano
you-table-fair = A parti uguali
you-table-margin = Margine
you-day = { DATETIME($at, day: "numeric", month: "short") }
you-day-year = { DATETIME($at, month: "short", year: "numeric") }
you-places = Piazzamenti
you-places-about =
    { $games ->
        [one] Una partita in { $players }
       *[other] { $games } partite in { $players }
    }
you-place =
    { $place ->
        [1] Primo
        [2] Secondo
        [3] Terzo
        [4] Quarto
        [5] Quinto
        [6] Sesto
        [7] Settimo
        [8] Ottavo
       *[other] { $place }º
    }
you-places-said =
    { $first ->
        [one] Primo posto: una volta su { $games }.
       *[other] Primo posto: { $first } volte su { $games }.
    }
you-places-sides = A squadre, i partner si dividono un posto.
you-table-place = Posto
you-table-games = Partite
you-queen =
    { $queen ->
        [QS] La dama
       *[other] { MARK($queen) }
    }
you-queen-said =
    { $queen ->
        [QS] Su 100 dame ne prendi { $share }; a parti uguali, { $fair }.
       *[other] { MARK($queen) } finisce nelle tue prese in { $share } casi su 100; a parti uguali, { $fair }.
    }
you-tricks = Quando arrivano i tuoi punti
you-tricks-about = { $name }, presa per presa
you-tricks-queen =
    { $queen ->
        [QS] la dama
       *[other] { MARK($queen) }
    }
you-tricks-rest = il resto
you-tricks-said = È nella presa { $trick } che prendi più punti.
you-table-trick = Presa
you-table-queen =
    { $queen ->
        [QS] Dama
       *[other] { MARK($queen) }
    }
you-table-rest = Resto
you-moons-title = Cappotti
you-moons-said =
    { $made ->
        [0]
            { $tried ->
                [0] Non ne hai ancora tentato nessuno.
                [1] Uno tentato, senza successo.
               *[other] { $tried } tentati, senza successo.
            }
       *[other] Fatti: { $made } su { $tried }.
    }
you-moons-others = Cappotti degli altri: fermati, { $stopped }; subiti, { $suffered }.
you-moons-how = Un cappotto è tentato quando hai preso tutti i punti fin lì, e almeno tre quinti di tutti quelli che ci sono.
you-habits = Che cosa ti costa di più
you-habits-about =
    { $hands ->
        [one] Punti ogni dieci mani, secondo l’unica mano che il maestro ha valutato in punti
       *[other] Punti ogni dieci mani, secondo le { $hands } mani che il maestro ha valutato in punti
    }
you-habits-none = Nelle mani che il maestro ha valutato in punti non c’è nessun errore costoso.
you-habits-empty = Rivedi una mano con il maestro, e quello che trova si conta qui.
you-habit-times =
    { $times ->
        [one] una volta
       *[other] { $times } volte
    }
you-habit-above =
    { $queen ->
        [QS] Una carta di picche alta con la dama in gioco
       *[other] Una carta più alta con { MARK($queen) } ancora in gioco
    }
you-habit-kept =
    { $queen ->
        [QS] La dama tenuta quando si poteva dare via
       *[other] Tenere { MARK($queen) } quando si poteva dare via
    }
you-habit-queen =
    { $queen ->
        [QS] Un rischio inutile di prendere la dama
       *[other] Un rischio inutile di prendere { MARK($queen) }
    }
you-habit-pass = Un passaggio sbagliato
you-habit-under = Una presa che si poteva evitare
you-habit-high = Una carta alta tenuta quando si poteva dare via
you-habit-follow = La carta sbagliata nel rispondere al seme
you-habit-discard = Uno scarto sbagliato
you-habit-lead = La carta sbagliata in uscita
you-habit-stop = Un cappotto altrui non fermato
you-habit-moon = Un cappotto lasciato perdere
you-habit-bonus = Una carta che toglie punti, sfuggita
you-habit-points = Una presa sfuggita quando i punti servivano
you-habit-bid = Un’offerta troppo alta o troppo bassa
you-habit-other = Altro
you-by-kind = Per regole
you-by-level = Per livello
# Where they were played by several sets of rules: of which the points are.
you-by-level-points = { you-table-points }: solo { $name }
you-table-name = Regole
you-table-level = Livello
you-table-won = Vinte

## Le partite.

you-games-count =
    { $count ->
        [one] Una partita
       *[other] { $count } partite
    }
you-game-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-with = { $when }, con { LIST($names) }
# Una mano sola, del giorno in cui tutti ebbero quelle carte.
you-game-day = Mano del giorno, { DATETIME($at, dateStyle: "long") }
you-game-challenge = Sfida: le stesse carte per un amico
you-game-place =
    { $place ->
        [1] Vinta
        [2] Secondo posto
        [3] Terzo posto
        [4] Quarto posto
        [5] Quinto posto
        [6] Sesto posto
        [7] Settimo posto
        [8] Ottavo posto
       *[other] { $place }º posto
    }
you-game-chips =
    { $chips ->
        [one] { SIGNED($chips) } gettone
       *[other] { SIGNED($chips) } gettoni
    }
you-game-unplayable = Questa versione non può giocarla.
you-game-replayed = Non conta: una mossa è stata annullata.
you-game-given-up = Abbandonata
you-game-delete = Elimina { $title }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-deleted = La partita è eliminata.
you-game-failed = Questa partita non si è potuta aprire. Controlla la connessione e riprova.
you-game-opening = Si dispongono le carte della partita.
you-game-save = Salva in un file
you-game-hands = Mano per mano
you-game-look = Guarda la mano { $hand }
you-more = Mostra altre partite

## Tutto quello che sta qui, in un file.

you-data-about = Impostazioni, regole, segnapunti, risultati e partite stanno solo in questo browser. In un file vengono con te in un altro, o restano al sicuro.
you-export = Salva tutto in un file
you-export-failed = Le partite non si sono potute leggere, quindi non si è salvato nulla.
you-import = Apri un file così
you-import-about = Quello che porta si aggiunge a quello che c’è. Nulla va perso, e prima vedi che cosa succederebbe.
you-import-no-json = { $file } non è un file salvato da OpenHearts, o ne è solo una parte.
you-import-other = { $file } è un file di un altro tipo. Le regole e le singole partite si aprono in «{ home-games }».
you-import-newer = { $file } viene da una versione più nuova di OpenHearts. Ricarica la pagina, poi riprova.
you-import-damaged = { $file } è danneggiato, quindi non è cambiato nulla.
you-import-large = { $file } è decisamente troppo grande per un file così.
you-import-title = Che cosa porterebbe { $file }
you-import-nothing = Quello che contiene c’è già tutto.
you-import-games =
    { $count ->
        [one] Una partita si aggiunge alle tue.
       *[other] { $count } partite si aggiungono alle tue.
    }
you-import-known =
    { $count ->
        [one] Una partita c’è già.
       *[other] { $count } partite ci sono già.
    }
you-import-no-room =
    { $count ->
        [one] Per la partita più vecchia non c’è posto: resta nel file.
       *[other] Per le { $count } partite più vecchie non c’è posto: restano nel file.
    }
you-import-waiting =
    { $count ->
        [one] Una partita in sospeso si aggiunge alle altre.
       *[other] { $count } partite in sospeso si aggiungono alle altre.
    }
you-import-waiting-no-room =
    { $count ->
        [one] Per una partita in sospeso non c’è posto: resta nel file.
       *[other] Per { $count } partite in sospeso non c’è posto: restano nel file.
    }
you-import-reviews =
    { $count ->
        [one] Si aggiunge quello che il maestro ha trovato in una mano.
       *[other] Si aggiunge quello che il maestro ha trovato in { $count } mani.
    }
you-import-rules = Si aggiungono regolamenti; se uno c’è già, resta il più recente dei due.
you-import-pad = Si aggiungono serate del segnapunti; quella aperta qui resta aperta.
you-import-daily = Si aggiungono risultati della mano del giorno; se un giorno c’è già, resta il risultato di qui.
you-import-challenges = Si aggiungono sfide; se una c’è già, resta quello che ci hai giocato qui.
you-import-settings = Si aggiungono aspetto, suoni e livello.
you-import-more =
    { $count ->
        [one] Si aggiunge un’altra cosa che era conservata.
       *[other] Si aggiungono altre { $count } cose che erano conservate.
    }
you-import-stays =
    { $count ->
        [one] Una cosa qui è diversa, e resta com’è qui.
       *[other] { $count } cose qui sono diverse, e restano come sono qui.
    }
you-import-with-settings = Usa le impostazioni del file
you-import-with-settings-about = Al posto di aspetto, suoni e livello come sono qui.
you-import-do = Aggiungi
you-import-not = Rinuncia
you-import-done = Ora è tutto qui.
you-import-failed = In questo browser non c’è abbastanza posto. Non è cambiato nulla.
you-wipe = Elimina tutto da qui
you-wipe-about = Impostazioni, regole, segnapunti, risultati e tutte le partite di questo browser. Quello che è in un account o in un file resta.
you-wipe-sure = Eliminare davvero tutto? Non si torna indietro.
you-wipe-yes = Elimina tutto
you-wipe-no = Tieni
you-wipe-failed = Il browser non l’ha permesso.
