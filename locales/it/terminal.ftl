### La riga di comando. Quello che si scrive (comandi, opzioni, `old`, `sheet`) è uguale in ogni lingua e arriva come
### argomento o sta fuori dalla frase.

## Carte, numeri e gettoni.

terminal-card = { MARK($card) }
terminal-number = { $number }
terminal-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-signed-hundredths = { SIGNED(NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2)) }
terminal-hundredths = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-thousandths = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
terminal-money = { SIGNED(NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 6)) }
terminal-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-seconds-left = ancora { $seconds }{ "\u00A0" }s
# Gettoni come solo numero, in una tabella.
terminal-amount = { $amount }
terminal-chips-number = { CHIPS($chips, as: "terminal-amount") }
terminal-chips = { CHIPS($chips) }
terminal-chips-worth = { CHIPS($chips) } ({ NUMBER($worth, minimumFractionDigits: 2, maximumFractionDigits: 6) })
terminal-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
# Quali carte costano tanto: "14 punti (Q♠ 4♥)".
terminal-points-of =
    { $points ->
        [one] { $points } punto ({ $cards })
       *[other] { $points } punti ({ $cards })
    }
# In testa a una colonna o a un elenco: chi legge.
terminal-you = Tu

## Una partita: come comincia.

terminal-seed = seed { $seed }
terminal-help-key = { $key } per l’aiuto
terminal-partners = Giochi con { NAME($seats) }.
terminal-partners-others = Giocano insieme { NAME($seats) }.
terminal-rules-here = Le regole di questa partita

## Una mano: come comincia, e il passaggio.

terminal-hand = Mano { $number }
terminal-total = Totale
terminal-deals =
    { WHO($seat) ->
        [you] Dai tu le carte
       *[other] { NAME($seat, at: "start") } dà le carte
    }
terminal-way =
    { $way ->
        [left] passaggio a sinistra
        [right] passaggio a destra
        [across] passaggio di fronte
        [left2] passaggio al secondo a sinistra
        [right2] passaggio al secondo a destra
        [left3] passaggio al terzo a sinistra
        [right3] passaggio al terzo a destra
        [scatter] una carta a ciascuno
       *[hold] non si passa
    }
terminal-kitty-of =
    { $count ->
        [one] una carta nel monte
       *[other] { $count } carte nel monte
    }
terminal-stock-of =
    { $count ->
        [one] una carta nel tallone
       *[other] { $count } carte nel tallone
    }
terminal-place-left = alla tua sinistra
terminal-place-right = alla tua destra
terminal-place-across = di fronte a te
terminal-place-left2 = a due posti da te, a sinistra
terminal-place-right2 = a due posti da te, a destra
terminal-place-left3 = a tre posti da te, a sinistra
terminal-place-right3 = a tre posti da te, a destra
terminal-pass-to =
    { $partner ->
        [true]
            { $count ->
                [one] Passa una carta a { NAME($seat) }, in squadra con te, { WORD($way, of: "terminal-place") }.
               *[other] Passa { $count } carte a { NAME($seat) }, in squadra con te, { WORD($way, of: "terminal-place") }.
            }
       *[false]
            { $count ->
                [one] Passa una carta a { NAME($seat) }, { WORD($way, of: "terminal-place") }.
               *[other] Passa { $count } carte a { NAME($seat) }, { WORD($way, of: "terminal-place") }.
            }
    }
terminal-pass-scatter = Una carta a ciascuno degli altri, in quest’ordine: { NAME($seats) }.
terminal-given = A { NAME($seat) } { $card }
terminal-received = Da { NAME($seat) }: { $cards }
terminal-received-one = Da { NAME($seat) } { $card }

## L’asta.

terminal-auction-carries =
    { WHO($seat) ->
        [you] Il piatto è rimasto, quindi non c’è asta: dichiari di nuovo il seme e non paghi altro.
       *[other] Il piatto è rimasto, quindi non c’è asta: { NAME($seat) } dichiara di nuovo il seme e non paga altro.
    }
terminal-bid-passed =
    { WHO($seat) ->
        [you] Passi
       *[other] { NAME($seat, at: "start") } passa
    }
terminal-bid-made =
    { WHO($seat) ->
        [you] Offri { $bid }
       *[other] { NAME($seat, at: "start") } offre { $bid }
    }
terminal-bid-paid =
    { WHO($seat) ->
        [you] Metti nel piatto la tua offerta di { $bid }. Nel piatto ora: { CHIPS($pot) }.
       *[other] { NAME($seat, at: "start") } mette nel piatto la sua offerta di { $bid }. Nel piatto ora: { CHIPS($pot) }.
    }
terminal-suit-named =
    { WHO($seat) ->
        [you] Dichiari { SUIT($suit) } ed esci: ogni { $symbol } conta un punto.
       *[other] { NAME($seat, at: "start") } dichiara { SUIT($suit) } ed esce: ogni { $symbol } conta un punto.
    }
terminal-suit-all-passed =
    { WHO($seat) ->
        [you] Hanno passato tutti: ogni { $symbol } conta un punto, ed esci tu.
       *[other] Hanno passato tutti: ogni { $symbol } conta un punto, ed esce { NAME($seat) }.
    }
terminal-last-bid = Ultima offerta: { $bid } ({ NAME($seat) })
terminal-no-bid = Ancora nessuna offerta
terminal-pot = Piatto: { CHIPS($chips, as: "terminal-amount") }
terminal-own-stack = I tuoi gettoni: { CHIPS($chips, as: "terminal-amount") }
terminal-only-pass =
    { $why ->
        [debt] Sei in debito, quindi puoi solo passare.
        [none] Hai finito i gettoni, quindi puoi solo passare.
       *[short] Non hai più di così, quindi puoi solo passare.
    }
# Alla richiesta: questo seme conta.
terminal-counts = conta { $symbol }

## Le prese.

terminal-drew = { $play } ({ $count } dal tallone)
terminal-cancelled =
    { $count ->
        [one] { LIST($cards) } è annullata
       *[other] { LIST($cards) } sono annullate
    }
terminal-trick-stays =
    { WHO($seat) ->
        [you] Non resta nessun { $symbol }: le { $count } carte rimangono sul tavolo ed esci di nuovo tu
       *[other] Non resta nessun { $symbol }: le { $count } carte rimangono sul tavolo ed esce di nuovo { NAME($seat) }
    }
terminal-trick-none-left = Non resta nessun { $symbol } per fare l’ultima presa
terminal-trick-takes =
    { WHO($seat) ->
        [you] La fai tu
       *[other] La fa { NAME($seat) }
    }
terminal-trick-takes-table =
    { WHO($seat) ->
        [you] La fai tu, e prendi le { $count } carte sul tavolo
       *[other] La fa { NAME($seat) }, e prende le { $count } carte sul tavolo
    }
terminal-trick-partner-takes = La fa { NAME($seat) }, in squadra con te
terminal-trick-partner-takes-table = La fa { NAME($seat) }, in squadra con te, e prende le { $count } carte sul tavolo
terminal-on-table =
    { $count ->
        [one] Sul tavolo: { $count } carta
       *[other] Sul tavolo: { $count } carte
    }
terminal-taking =
    { WHO($seat) ->
        [you] Per ora la fai tu
       *[other] Per ora la fa { NAME($seat) }
    }
terminal-taking-nobody = Per ora non la fa nessuno
terminal-broken =
    { $suit ->
        [clubs] I fiori sono spezzati.
        [diamonds] I quadri sono spezzati.
        [spades] Le picche sono spezzate.
       *[hearts] I cuori sono spezzati.
    }
terminal-held = Carte in mano:
terminal-stock = tallone { $count }
terminal-kitty-taken =
    { WHO($seat) ->
        [you] Prendi il monte
       *[other] { NAME($seat, at: "start") } prende il monte
    }
terminal-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
terminal-cards-named =
    { $count ->
        [one] { $count } carta: { $cards }
       *[other] { $count } carte: { $cards }
    }
terminal-kitty-with = Il monte ({ NAME($seat) }): { $cards }
terminal-you-draw = Peschi { $cards }
terminal-stock-empty = Il tallone è finito
terminal-out =
    { WHO($seat) ->
        [you] Non hai più carte e sei fuori.
       *[other] { NAME($seat, at: "start") } non ha più carte ed è fuori.
    }
terminal-rest-last =
    { WHO($seat) ->
        [you] Solo tu hai ancora carte, e prendi quelle rimaste
       *[other] Solo { NAME($seat) } ha ancora carte, e prende quelle rimaste
    }
terminal-rest-out-together =
    { WHO($seat) ->
        [you] Avete finito tutti insieme: le carte rimaste le prendi tu
       *[other] Avete finito tutti insieme: le carte rimaste le prende { NAME($seat) }
    }
terminal-rest-in-hand = { $count } in mano
terminal-rest-in-stock = { $count } nel tallone

## Richieste, e che cosa si dice di una riga che non si può accettare.

terminal-ask-suit = Dichiara il seme che conta
terminal-ask-cards = Le tue carte
terminal-ask-moon = { $old } o { $new }
terminal-ask-pass = Passo
terminal-ask-bid-one = Offri { $least }, o passa
terminal-ask-bid = Offri da { $least } a { $most }, o passa
terminal-ask-lead = Esci con una carta
terminal-ask-lead-only = Esci con { $card }
terminal-ask-follow = Rispondi a { SUIT($suit) }
terminal-ask-only = Gioca { $card }
terminal-ask-any = Niente { SUIT($suit) }, scegli tu
terminal-ask-other = Niente { SUIT($suit) }

terminal-type-bid = Scrivi un numero di gettoni, o «{ $word }».
terminal-type-suit = Scrivi { LIST($suits, list: "or") } (fiori, quadri, picche o cuori); basta la prima lettera.
terminal-type-pass = Scrivi le carte da passare, come { $cards }, o { $key } per l’aiuto.
terminal-type-card = Scrivi una carta, come { $card }, o { $key } per l’aiuto.
terminal-type-moon = Scrivi { $old } o { $new }.
terminal-no-trick-yet = Non c’è ancora stata nessuna presa.
terminal-no-hand-yet = Non è ancora finita nessuna mano.

## L’aiuto nel mezzo di una partita.

terminal-typing-cards = Una carta si scrive con valore e seme, all’inglese (J, Q, K, A; c fiori, d quadri, s picche, h cuori): { $queen } è la dama di picche, { $ten } o { $short } il 10 di quadri, { $two } il 2 di fiori. Basta il valore, se di quel valore si può giocare una sola carta.
terminal-typing-brackets = Le carte tra [parentesi] sono quelle che puoi giocare; senza parentesi puoi giocarle tutte.
terminal-typing-enter = Se si può giocare una carta sola, basta premere Invio.
terminal-typing-pass = Per passare le carte, scrivile tutte: { $cards }.
terminal-typing-bid = Per fare un’offerta, scrivi un numero di gettoni, o «{ $word }». Il seme si dichiara con la prima lettera del suo nome inglese.
terminal-typing-cancelled = Le carte segnate con × sono annullate: nella stessa presa è caduta l’altra carta uguale.
terminal-command-scores = i totali e i punti di questa mano finora
terminal-command-scores-chips = i totali, i gettoni e i punti di questa mano finora
terminal-command-last = l’ultima presa
terminal-command-rules = le regole di questa partita
terminal-command-hint = che cosa farebbe il maestro, e perché
terminal-command-quit = esce; la partita resta salvata, e `{ $command }` la riprende

## Consigli.

terminal-hint-bid = Il maestro offrirebbe { $bid }.
terminal-hint-no-bid = Il maestro passerebbe.
terminal-hint-suit = Il maestro dichiarerebbe { SUIT($suit) }.
terminal-hint-play = Il maestro giocherebbe { $card }.
terminal-hint-pass = Il maestro passerebbe { $cards }.
terminal-hint-moon = Il maestro direbbe { $way }.
terminal-hint-points = Punti previsti in questa mano:
terminal-hint-costs = Quanto costerebbe ogni carta, in punti:
terminal-hint-chips = Gettoni in più rispetto a un giocatore prudente:

## Punti e gettoni.

terminal-moon-mark = * un cappotto
terminal-so-far = In questa mano finora:
terminal-sides = Squadre:
terminal-side = { NAME($seats, at: "start") } { $points }
terminal-dropped =
    { WHO($seat) ->
        [you] Hai centrato un multiplo di 50 e scendi di 50.
       *[other] { NAME($seat, at: "start") } ha centrato un multiplo di 50 e scende di 50.
    }
terminal-chips-head = Gettoni:
terminal-chips-debt = { $holding } (un debito)
terminal-chips-pot = piatto { CHIPS($chips, as: "terminal-amount") }
terminal-settled = I gettoni
terminal-cashed = I gettoni alla fine, su { CHIPS($bought, as: "terminal-amount") } comprati
terminal-cashed-worth = I gettoni alla fine, su { CHIPS($bought, as: "terminal-amount") } comprati a { NUMBER($worth, maximumFractionDigits: 6) } l’uno
terminal-pot-left = Nel piatto, che nessuno ha vinto: { CHIPS($chips) }.
terminal-moon-shot =
    { WHO($seats) ->
        [you] Hai fatto cappotto.
        [one] { NAME($seats, at: "start") } ha fatto cappotto.
        [with-you] { NAME($seats, at: "start") } avete fatto cappotto.
       *[many] { NAME($seats, at: "start") } hanno fatto cappotto.
    }
terminal-sun-shot =
    { WHO($seats) ->
        [you] Hai fatto cappottone.
        [one] { NAME($seats, at: "start") } ha fatto cappottone.
        [with-you] { NAME($seats, at: "start") } avete fatto cappottone.
       *[many] { NAME($seats, at: "start") } hanno fatto cappottone.
    }
terminal-moon-old =
    { $sides ->
        [true] Ogni avversario segna { $points }.
       *[false] Tutti gli altri segnano { $points }.
    }
terminal-moon-new =
    { WHO($seats) ->
        [you] Togli { $points }.
        [one] { NAME($seats, at: "start") } toglie { $points }.
        [with-you] Togliete { $points } a testa.
       *[many] Tolgono { $points } a testa.
    }
# Detto a chi ha fatto cappotto.
terminal-moon-new-choice =
    { WHO($seats) ->
        [you] Togli { $points }.
       *[with-you] Togliete { $points } a testa.
    }
terminal-wins =
    { WHO($seats) ->
        [you] Hai vinto la partita.
        [one] { NAME($seats, at: "start") } ha vinto la partita.
        [with-you] { NAME($seats, at: "start") } avete vinto la partita.
       *[many] { NAME($seats, at: "start") } hanno vinto la partita.
    }
terminal-shared-win =
    { WHO($seats) ->
        [with-you] { NAME($seats, at: "start") } siete alla pari e vi dividete la vittoria.
       *[many] { NAME($seats, at: "start") } sono alla pari e si dividono la vittoria.
    }
terminal-level =
    { WHO($seats) ->
        [with-you] { NAME($seats, at: "start") } siete alla pari, quindi si gioca un’altra mano.
       *[many] { NAME($seats, at: "start") } sono alla pari, quindi si gioca un’altra mano.
    }
terminal-over = La partita è finita.

## Partite e serate in file.

terminal-game-kept = La partita è salvata; `{ $command }` la riprende.
terminal-game-aside = La partita che hai lasciato è in { $file }
terminal-game-unkept = La partita non si può salvare in { $file }: { $reason }
terminal-game-beside = In { $file } ora c’è un’altra partita; questa viene salvata in { $kept }
terminal-evening-kept = La serata è salvata; `{ $command }` la riprende.
terminal-evening-aside = La serata precedente è in { $file }
terminal-evening-beside = { $file } resta com’è; la serata viene salvata in { $kept }
terminal-evening-unkept = La serata non si può salvare in { $file }: { $reason }
terminal-no-game-kept = in { $file } non c’è una partita salvata
terminal-no-evening-kept = in { $file } non c’è una serata salvata
terminal-game-not-text = { $file } non è una partita salvata: non è un testo
terminal-game-unreadable = { $file } non si può rigiocare: { $reason }
terminal-game-ended = la partita in { $file } è finita
terminal-game-there = { $file } esiste già; { $option } riprende la partita che contiene
terminal-evening-there = { $file } esiste già; { $option } riprende la serata che contiene
terminal-resume-game-takes-no = { $option } riprende la partita salvata, quindi non va insieme a { $other }
terminal-resume-evening-takes-no = { $option } riprende la serata salvata, quindi non va insieme a { $other }
terminal-file = { $file }: { $reason }
terminal-file-not-text = { $file } non è un testo in UTF-8; salvalo con questa codifica
terminal-system-missing = File o cartella inesistente
terminal-system-folder = È una cartella
terminal-system-no-folder = Non è una cartella
terminal-system-forbidden = Permesso negato
terminal-system-there = Il file esiste già
terminal-system-full = Spazio esaurito
terminal-system-failing = Errore di input/output
terminal-system-large = Il file è troppo grande
terminal-system-read-only = Il file system è di sola lettura
terminal-system-long = Il nome del file è troppo lungo

## Che cosa non va nelle parole di un comando.

terminal-try-help = { $reason }; prova `{ $command }`
terminal-whole-number = { $option } vuole un numero intero da { $least } a { $most }
terminal-wrong-names = { $option } vuole nomi diversi da 1 a 20 lettere, separati da virgole
terminal-names-many = { $option } ha { $count } nomi per { $players } giocatori
terminal-bots-many = { $option } nomina { $count } bot per { $seats } posti
terminal-no-language = { $option } vuole { LIST($languages, list: "or") }, non «{ $given }»
terminal-preset-or-file = scegli un gioco con { $preset } o con { $rules }, non con tutti e due
terminal-no-preset = non c’è un gioco «{ $name }»; ci sono { LIST($names) }
terminal-field-value = { $option } vuole { $form }, non «{ $given }»
terminal-json-or-markdown = scegli { $json } o { $markdown }, non tutti e due
terminal-all-games-take-no-rules = { $list } e { $all } mostrano tutti i giochi, quindi non vogliono regole
terminal-list-or-all = scegli { $list } (i nomi) o { $all } (come si gioca a ognuno), non tutti e due
terminal-list-no-markdown = { $list } non esiste in Markdown; { $book } stampa il libro delle regole
terminal-match-needs = a un incontro serve { $hands } o { $games }
terminal-arena-either = un incontro ha bisogno di giocatori, oppure { $show } di un file; non di entrambi
terminal-arena-resume-what = che cosa { $resume } debba continuare lo dice { $record }
terminal-limit-above = { $option } vuole un numero di secondi maggiore di 0
terminal-memory-size = { $option } vuole una dimensione come { LIST($sizes, list: "or") }
terminal-settle-least = { $option } vuole un numero di punti, 0 o più
terminal-sheet-takes-no = un foglio letto da un file non va insieme a { $option }
terminal-chips-for-none = { $option } è per regole con gettoni; si scelgono con { $settlement }
terminal-json-for-file = { $option } vale per un foglio letto da un file
terminal-dealer-none = { $option } vuole uno di questi nomi: { LIST($names) }, non «{ $given }»

terminal-output-closed = lo standard output è chiuso

# Errori nel leggere la riga di comando. Gli argomenti arrivano nella notazione di `%` in Python.
terminal-words-argument = { $name }: { $reason }
terminal-words-unknown = parole sconosciute: { $words }
terminal-words-missing = manca: { $names }
terminal-words-one-of-missing = serve uno di questi: { $names }
terminal-words-no-value = vuole un valore
terminal-words-some-value = vuole almeno un valore
terminal-words-most-value = vuole al massimo un valore
terminal-words-surplus = non vuole valori, neppure «{ $value }»
terminal-words-not-number = «{ $value }» non è un numero
terminal-words-not-whole = «{ $value }» non è un numero intero
terminal-words-not-with = non va insieme a { $other }
terminal-words-ambiguous = { $option } potrebbe essere { $matches }
terminal-words-unknown-command = non c’è un comando «{ $name }»; ci sono { LIST($choices) }
terminal-no-command = Non c’è un comando «{ $given }».

## Servire la pagina.

terminal-serving = OpenHearts è su { $address }
terminal-serving-network = In rete è su { $address }
terminal-not-built = la pagina non è ancora costruita; `{ $command }` la costruisce e la serve
terminal-port-private = la porta { $port } è riservata al sistema; scegline una da 1024 in su con { $option }
terminal-port-taken = la porta { $port } è occupata; scegline un’altra con { $option }
terminal-ports-taken = le porte da { $first } a { $last } sono tutte occupate; scegline una con { $option }
terminal-no-listening = non si può ascoltare su { $host }: { $reason }
terminal-http-method = Qui si risponde solo a { $get } e { $head }.
terminal-http-address = Non è un indirizzo.
terminal-http-host = Qui non c’è un server di nome { $given }.
terminal-http-origin = Una pagina di un altro sito non può chiederlo.
terminal-no-server = per servire la pagina serve più che per giocare; si installa con `{ $command }`
terminal-no-server-here = la pagina si serve su Linux e macOS; su Windows si può fare in WSL
terminal-no-database = il database { $given } non si può usare: { $reason }
terminal-database-neither = un database è un file, o { $url }; { $given } non è né l’uno né l’altro
terminal-database-foreign = non è di OpenHearts
terminal-database-newer = l’ha usato una versione più nuova di OpenHearts
terminal-database-damaged = è danneggiato; `{ $command }` mette una copia al suo posto
terminal-database-busy = lo sta usando un altro programma; riprova fra un momento
terminal-database-url = il suo URL non si può leggere; in una password, segni come / e @ si scrivono %2F e %40
terminal-database-served = con { $file } lavora già un server; fermalo, o indica un altro file con { $option }
terminal-no-metrics = { $option } vuole una porta da { $least } a { $most }, o HOST:PORT; «{ $given }» non è né l’una né l’altro
terminal-no-public-address = { $option } vuole un indirizzo come lo mostra un browser, per esempio https://hearts.example; «{ $given }» non lo è
terminal-workers-share = { $option } maggiore di 1 richiede un database che si possa usare in più d’uno: { $database } postgresql://…
terminal-http-nothing = A questo indirizzo non c’è nulla. Il gioco è su { $home } .

## Il foglio delle regole e l’elenco dei giochi.

terminal-house-rules = { $game }, con regole della casa
terminal-other-games = Altri giochi: { LIST($names) }.
terminal-other-games-how = `{ $command }` spiega come si gioca a ognuno.

## Incontri tra bot.

terminal-dealing = si danno le carte
terminal-versus = { $first } contro { $second }
terminal-give-or-take = { $mean } ± { $error }
terminal-range = da { $low } a { $high }
terminal-seatings =
    { $count ->
        [one] { $count } disposizione al tavolo per ogni distribuzione
       *[other] { $count } disposizioni al tavolo per ogni distribuzione
    }
terminal-column-player = giocatore
terminal-column-moons = cappotti
terminal-column-time = ms a decisione
terminal-column-longest = massimo
terminal-column-pairing = confronto
terminal-column-deals = mani
terminal-column-better = vantaggio
terminal-column-sure = certo al 95%
terminal-column-games = partite
terminal-column-won = vinte dal primo
terminal-column-rating = rating
terminal-unit-points = punti a mano
terminal-unit-chips = gettoni a partita
terminal-settled-equal =
    { $deals ->
        [one] Deciso dopo { $deals } mano: tra { $first } e { $second } la differenza non supera quella richiesta, in { $unit }.
       *[other] Deciso dopo { $deals } mani: tra { $first } e { $second } la differenza non supera quella richiesta, in { $unit }.
    }
terminal-settled-better =
    { $deals ->
        [one] Deciso dopo { $deals } mano: { $better } è migliore di { $worse }.
       *[other] Deciso dopo { $deals } mani: { $better } è migliore di { $worse }.
    }
terminal-settled-games =
    { $games ->
        [one] Deciso dopo { $games } partita: { $better } vince più di { $worse }.
       *[other] Deciso dopo { $games } partite: { $better } vince più di { $worse }.
    }
terminal-faults = Perse per errori di { $player }: { LIST($faults) }.
terminal-fault-many = { $kind } { $count }
terminal-first-fault = La prima volta: { LIST($fault) }
terminal-ended-at-once = terminato prima che si giocasse la prima mano
terminal-ended-early = Terminato dopo { $done } di { $planned }.

## Un insieme di dati.

terminal-dataset-pyarrow = { $option } richiede `{ $command }`
terminal-dataset-there = { $folder } esiste già; un insieme di dati comincia in una cartella nuova
terminal-dataset-written = { $folder } contiene { $decisions } decisioni; partite giocate: { $games }.

## Quanto è veloce il motore.

terminal-bench-core = nel motore
terminal-bench-steps = passo per passo
terminal-bench-core-rate =
    { $threads ->
        [one] nel motore, un thread: { $hands } mani/s ({ $decisions } decisioni/s)
       *[other] nel motore, { $threads } thread: { $hands } mani/s ({ $decisions } decisioni/s)
    }
terminal-bench-steps-rate = passo per passo da Python: { $hands } mani/s ({ $decisions } decisioni/s)
terminal-bench-random = gioco a caso: { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) } punti per posto e mano, cappotti: { NUMBER($percent, minimumFractionDigits: 2, maximumFractionDigits: 2) }% delle mani

## Una serata con carte vere: che cosa non va nel suo file.

terminal-at = { $place }: { $reason }
terminal-place-line = { $file }, riga { $line }
terminal-place-column = { $file }, riga { $line }, colonna { $column }
terminal-place-hand = { $file }, mano { $hand }
terminal-place-hand-column = { $file }, mano { $hand }, colonna { $column }
terminal-place-member = { $file }, «{ $member }»
terminal-players-many = si gioca da due a undici, non in { $count }: { LIST($names) }
terminal-players-none = si gioca da due a undici, e non è indicato nessun nome
terminal-name-long = un nome ha da 1 a 20 lettere, e «{ $name }» no
terminal-name-twice = due giocatori hanno lo stesso nome: { LIST($names) }
terminal-rules-for-others = le regole sono per { $players } giocatori, ma i nomi sono { $count }
terminal-evening-object = { $file } deve essere un oggetto con { LIST($members) }
terminal-evening-member = { $file }: non c’è posto per «{ $given }»; contiene { LIST($members) }
terminal-evening-list-of-names = { $file }: «{ $member }» è una lista dei nomi dei giocatori
terminal-evening-list-of-hands = { $file }: «{ $member }» è una lista di mani, come { $like }
terminal-evening-rule-set = { $file }: «{ $member }» è un regolamento, come { $like }
terminal-evening-dealer = { $file }: «{ $member }» è il nome di un giocatore, o un posto da 0 a { $most }
terminal-evening-empty = { $file } è vuoto: la prima riga indica i giocatori, { $like }
terminal-column-twice = due colonne si chiamano { $column }
terminal-names-numbers = la prima riga indica i giocatori, come { $like }; qui contiene solo numeri
terminal-column-unnamed = una colonna non ha nome
terminal-column-empty = nessuno di nome { $column } ha dei punti
terminal-columns-known = una colonna è un giocatore, una carta come { $card }, o { LIST($words, list: "or") }
terminal-cells-many =
    { $cells ->
        [one] { $file }: la riga { $line } ha { $cells } cella, e la prima riga { $columns } colonne
       *[other] { $file }: la riga { $line } ha { $cells } celle, e la prima riga { $columns } colonne
    }
terminal-cell-long = una casella ha più di { $most } lettere; forse mancano le virgolette di chiusura
terminal-line-long = una riga ha più di { $most } lettere
terminal-cell-no-points = «{ $given }» non è un numero intero di punti
terminal-cell-no-chips = «{ $given }» non è un numero intero di gettoni
terminal-cell-no-moon = «{ $given }» non è né { $old } (gli altri segnano) né { $new } (chi fa cappotto toglie)
terminal-cell-no-sun = «{ $given }» non è né { $yes } né { $no }
terminal-none-of = «{ $given }» non è tra { LIST($names) }

## Una serata con carte vere, chiesta mano per mano.

terminal-ask-players = Giocatori
terminal-ask-game = Gioco
terminal-ask-chips = Gettoni
terminal-who-plays = Chi gioca, in senso orario? I nomi, separati da virgole.
terminal-which-game = Quale gioco? { LIST($games, list: "or") } ({ $usual } se non dici altro).
terminal-which-chips = Gettoni? { LIST($kinds, list: "or") } ({ $usual } se non dici altro).
terminal-sentence = { $reason }.
terminal-no-game = Non c’è un gioco «{ $given }».
terminal-no-settlement = Conti così non ci sono; ci sono { LIST($kinds) }.
terminal-not-adding-up = I conti della mano { $number } non tornano.
terminal-mend-hand = Scrivi `{ $number }:` e i suoi punti.
terminal-evening-over = La partita è finita. Una mano è sbagliata? `{ $mend }` corregge la mano { $number }, `{ $undo }` annulla l’ultima modifica; Invio da solo chiude la serata.
terminal-ask-correction = Correzione
terminal-nothing-to-undo = Non c’è nulla da annullare.
terminal-no-hand-so-far = La mano { $number } non c’è ancora.
terminal-typing-points = Scrivi i punti della mano nell’ordine dei nomi: { $points }.
terminal-typing-taken = Oppure chi ha preso che cosa: { $taken }.
terminal-typing-moon = Oppure chi ha fatto cappotto: { LIST($moons, list: "or") }.
terminal-typing-more = Dove le regole lo richiedono, chi ha offerto quanto e dichiarato quale seme: { $bid }; il seme da solo se il piatto è rimasto: { $suit }; chi non ha fatto prese: { $notrick }.
terminal-typing-short = Un nome si può abbreviare, finché può essere di un solo giocatore.
terminal-command-mend = corregge la mano { $number }
terminal-command-undo = annulla l’ultima modifica
terminal-command-sheet = il foglio finora
terminal-command-leave = esce; la serata resta salvata
terminal-command-leave-at-once = esce
terminal-players-are = Giocatori: { LIST($names) }
terminal-missing-taker = Dopo { $word } va chi l’ha presa; { $key } per l’aiuto.
terminal-missing-shooter = Dopo { $word } va chi l’ha fatto; { $key } per l’aiuto.
terminal-missing-trickless = Dopo { $word } va chi non ne ha fatte; { $key } per l’aiuto.
terminal-missing-bidder = Dopo { $word } va chi ha offerto; { $key } per l’aiuto.
terminal-missing-chips = Dopo { $word } e chi ha offerto va il numero di gettoni; { $key } per l’aiuto.
terminal-missing-suit = Manca il seme; { $key } per l’aiuto.
terminal-missing-counts = Dopo { $word } vanno { $count } numeri, uno per giocatore; { $key } per l’aiuto.
terminal-no-whole-number = «{ $given }» non è un numero intero.
terminal-name-unknown = «{ $given }» non è tra { LIST($names) }.
terminal-name-many = «{ $given }» può essere { LIST($names, list: "or") }.
terminal-says-nothing = «{ $given }» qui non vuol dire nulla; { $key } per l’aiuto.
terminal-numbers-many = { $count } numeri per { $players } giocatori: { LIST($names) }.

## Il foglio dei punti di una serata.

terminal-chips-row = Gettoni
terminal-shot-mark = * cappotto
terminal-next-pass =
    { $way ->
        [left] { $name } dà le carte della mano { $number }; carte da passare a sinistra: { $count }.
        [right] { $name } dà le carte della mano { $number }; carte da passare a destra: { $count }.
        [across] { $name } dà le carte della mano { $number }; carte da passare di fronte: { $count }.
        [left2] { $name } dà le carte della mano { $number }; carte da passare al secondo a sinistra: { $count }.
        [right2] { $name } dà le carte della mano { $number }; carte da passare al secondo a destra: { $count }.
        [left3] { $name } dà le carte della mano { $number }; carte da passare al terzo a sinistra: { $count }.
        [right3] { $name } dà le carte della mano { $number }; carte da passare al terzo a destra: { $count }.
        [scatter] { $name } dà le carte della mano { $number }; una carta a ciascuno degli altri.
       *[hold] { $name } dà le carte della mano { $number }; questa volta non si passa.
    }
terminal-next-carries = { $name } dà le carte della mano { $number }; il piatto è rimasto, e { $bidder } dichiara di nuovo il seme.
terminal-next-auction = { $name } dà le carte della mano { $number }; { $bidder } fa la prima offerta.
terminal-in-pot = Nel piatto: { $chips }.
terminal-has-in-pot = { $name } ha { $chips } nel piatto.
terminal-gives = { $name } dà { $chips } a { $other }.

## L’aiuto: i comandi.

terminal-usage = uso:{" "}
terminal-heading-options = opzioni
terminal-heading-words = argomenti
terminal-heading-commands = comandi
terminal-examples = esempi:
terminal-about = Hearts in tutti i modi in cui si gioca: nel terminale, nel browser e per i bot.
terminal-more-help = `{ $command }` dice di più su ognuno.
terminal-option-help = mostra questo aiuto ed esce
terminal-option-version = mostra la versione ed esce
terminal-option-language = la lingua: { LIST($languages, list: "or") } (se manca, quella che chiede l’ambiente)
terminal-option-json = in JSON
terminal-option-preset = un gioco, con il suo nome; `{ $command }` li elenca (black-lady)
terminal-option-rules = un regolamento come file JSON, o un gioco con il suo nome
terminal-option-set = cambia una regola: { LIST($examples, list: "unit") }; si può ripetere
terminal-example-play = una partita contro tre bot, qui nel terminale
terminal-example-seed = le stesse carte di chiunque giochi il seed { $seed }
terminal-example-score = il foglio dei punti di una partita con carte vere
terminal-example-serve = lo stesso gioco nel browser
terminal-example-rules = come si gioca, in parole semplici
terminal-example-list = i giochi che ci sono
terminal-example-arena = quale bot è migliore, e quanto è certo

terminal-play = gioca una partita nel terminale
terminal-play-about = Gioca una partita nel terminale: tu contro i bot, con le regole che vuoi. Una carta si scrive con valore e seme, all’inglese ({ LIST($cards, list: "unit") }); { $key } mostra che cos’altro si può scrivere. La partita si salva dopo ogni azione, quindi uscendo, con Ctrl-C o se cade la connessione non si perde nulla: { $resume } la riprende.
terminal-play-seed = la distribuzione: stesso numero, stesse carte (a caso)
terminal-play-bots = chi gioca contro di te, un nome solo o uno per ognuno: { LIST($bots, list: "or") } (careful)
terminal-play-names = come si chiamano i giocatori, tu per primo: { $names }
terminal-play-resume = riprende la partita salvata
terminal-play-file = salva qui la partita, anche quando è finita

terminal-serve = gioca nel browser
terminal-serve-about = Serve da questo computer la pagina del gioco, per giocare in un browser: contro i bot, o con altre persone allo stesso tavolo. Contro i bot il gioco gira nel browser: una volta caricato non chiede altro al server, e va anche senza rete.
terminal-serve-host = l’indirizzo su cui ascoltare (127.0.0.1: solo questo computer)
terminal-serve-port = la porta; 0 ne prende una libera qualsiasi ({ $port }, o la prossima libera)
terminal-serve-database = dove si conservano tavoli e persone: un file, o l’URL di un database PostgreSQL (se manca, quello che indica { $variable } nell’ambiente, o altrimenti { $file })
terminal-serve-workers = quanti processi si dividono il lavoro; più di 1 solo con PostgreSQL ({ $workers })
terminal-serve-public = l’indirizzo a cui lo si raggiunge, se è un altro: https://hearts.example
terminal-serve-metrics = dove Prometheus chiede le metriche: una porta di questo computer, o un indirizzo con la porta; ogni altro processo ha la porta seguente
terminal-serve-log = che cosa si scrive nel log, come righe JSON sullo standard error: { LIST($levels, list: "or") }
terminal-serve-open = apre anche il browser
terminal-example-open = e lo mostra nel browser
terminal-example-network = anche per altri sulla stessa rete
terminal-serve-end = Ctrl-C lo ferma.

terminal-admin = per chi gestisce un server: nomina amministratori, legge segnalazioni, sospende persone
terminal-admin-about = Per chi gestisce un server. Gli amministratori possono leggere le segnalazioni, sospendere persone e chiudere tavoli, da qualsiasi luogo; questo comando li nomina, e fa le stesse cose sul computer del server, che il server sia acceso o no.
terminal-admin-action = che cosa fare: { LIST($actions, list: "or") }
terminal-admin-who = di chi si tratta: il nome di un account da nominare o revocare, l’id di una persona da sospendere o riammettere, l’id o il codice di un tavolo da chiudere, l’id di una segnalazione gestita
terminal-admin-days = per quanti giorni sospendere qualcuno; senza, fino alla riammissione
terminal-admin-misuse = `reports` sta da solo; dopo ogni altra azione va di chi si tratta
terminal-admin-days-misuse = { $option } va solo con `{ $action }`
terminal-admin-no-reports = Non ci sono segnalazioni.
terminal-admin-no-account = nessun account si chiama «{ $given }»
terminal-admin-nobody = nessuno ha l’id «{ $given }»; `{ $command }` mostra gli id
terminal-admin-no-report = nessuna segnalazione ha l’id «{ $given }»; `{ $command }` mostra gli id
terminal-admin-no-table = nessun tavolo aperto ha l’id o il codice «{ $given }»
terminal-admin-done = Fatto.
terminal-admin-suspended = L’accesso di { $name } ({ $id }) è sospeso fino a: { $until }.
terminal-admin-suspended-open = L’accesso di { $name } ({ $id }) è sospeso. `{ $command }` lo riattiva.
terminal-admin-report = { $at }: { $by } su { $person } ({ $id }), tavolo { $table }: { $words }
terminal-admin-report-wordless = { $at }: { $by } su { $person } ({ $id }), tavolo { $table }, senza testo
# Below it, what the reported person had said last; phrases are in the reader’s language.
terminal-admin-report-said = { $at }, { $person }: { $words }
terminal-admin-report-silent = { $person } non aveva detto nulla a questo tavolo.
terminal-admin-report-done = `{ $command }` segna questa segnalazione come gestita.

terminal-backup = copia il database di un server mentre il server è acceso
terminal-backup-about = Copia il database di un server com’è in un dato momento, mentre il server è acceso, e controlla la copia.
terminal-backup-file = dove deve andare la copia; lì non c’è ancora nulla
terminal-backup-database = il file in cui si conservano tavoli e persone (se manca, quello che indica { $variable } nell’ambiente, o altrimenti { $file })
terminal-backup-done = La copia è in { $file }.
terminal-file-there = { $file } esiste già
terminal-backup-postgres = un database PostgreSQL si copia con { $backup } e si ripristina con { $restore }

terminal-restore = mette una copia al posto del database di un server
terminal-restore-about = Mette una copia al posto del database di un server, e la controlla. Prima ferma il server e sposta il vecchio file: non si sovrascrive nulla.
terminal-restore-file = la copia
terminal-restore-done = La copia è ripristinata in { $file }.

terminal-score = segna i punti di una partita con carte vere
terminal-score-about = Segna i punti di una partita giocata con carte vere: da un file, o mano per mano nel terminale. Un file CSV ha i nomi dei giocatori nella prima riga e una mano in ogni riga seguente. Un file JSON ha { LIST($members) }. Senza file le mani vengono chieste, e salvate una per una.
terminal-score-sheet = un file CSV o JSON con le mani
terminal-score-settlement = i gettoni: { LIST($kinds, list: "or") }
terminal-score-chip-value = quanto vale un gettone, nella tua moneta (1)
terminal-score-buy-in = i gettoni con cui ognuno comincia (100)
terminal-score-split-two = sweepstakes: se due sono a zero, si dividono il piatto
terminal-score-names = chi gioca, in senso orario, con virgole; altrimenti viene chiesto
terminal-score-dealer = chi dà le carte nella prima mano (il primo giocatore)
terminal-score-resume = riprende la serata salvata
terminal-score-file = salva qui la serata
terminal-score-json = il foglio in JSON

terminal-rules = spiega come si gioca, in parole semplici
terminal-rules-about = Spiega come si gioca, in parole semplici ricavate dai campi del regolamento. Senza un nome è il gioco standard, Black Lady.
terminal-rules-preset = un gioco, con il suo nome (black-lady)
terminal-rules-list = elenca invece i giochi
terminal-rules-all = tutti i giochi, uno dopo l’altro: il libro delle regole
terminal-rules-json = in JSON: ogni campo, che cosa cambia, e le frasi
terminal-rules-markdown = in Markdown, con in grassetto quello che non è standard

terminal-verify = verifica il registro di una partita: le carte e ogni azione
terminal-verify-about = Verifica il registro di una partita: dà di nuovo le carte, confronta il loro segreto con l’hash mostrato prima e rigioca ogni azione secondo le regole. Il codice di uscita è 1 se qualcosa non torna.
terminal-verify-file = il registro di una partita, o una partita come testo
terminal-verify-json = che cosa è stato verificato, e le carte di ogni mano, in JSON
terminal-verify-text = scrive la partita come testo, da leggere, stampare o spedire
terminal-verify-log = scrive il registro, una riga per ogni partita

terminal-probe = parla il protocollo dell’arena: un bot come programma
terminal-probe-about = Risponde a un’arena su standard input e output: hello, rules, choose, stop e quit, una riga ciascuno. Così un bot di questa versione può sedere all’arena di un’altra, o di un altro motore.
terminal-probe-bot = il bot che decide (expert): uno incluso, o { $function }, il tuo in Python
terminal-probe-module = non c’è un bot { $bot }, né un modulo { $module } da cui importarlo
terminal-probe-function = il modulo { $module } non ha una funzione { $function }, da una vista a un’azione
terminal-arena = gioca incontri tra bot, con i margini d’errore
terminal-arena-about = Fa giocare i bot tra loro: le stesse carte in ogni disposizione al tavolo, ogni confronto, e quanto è certo il risultato. Un giocatore è un bot incluso, con il suo nome, o { $command }, un programma che parla il protocollo a righe.
terminal-arena-players = { LIST($bots, list: "or") }, o { $command }
terminal-arena-hands = distribuzioni di una mano per confronto (1000)
terminal-arena-games = partite intere per confronto, dopo le mani (0)
terminal-arena-seed = delle carte e dei bot (0)
terminal-arena-threads = thread (tanti quanti i processori)
terminal-arena-settle = ferma un confronto quando è certo chi è migliore, o che la differenza non supera { $points }; le sue partite quando è certo chi vince di più
terminal-arena-limit = per la decisione di un programma (10)
terminal-arena-cluster = gioca su questo cluster Ray ({ $auto }: quello di questo computer)

terminal-dataset = scrive partite tra bot come insieme di dati
terminal-dataset-about = Gioca partite tra bot e scrive ogni decisione come riga: che cosa sapeva il posto, che cosa ha fatto e com’è finita la mano. Una scheda accanto descrive le righe.
terminal-dataset-folder = una cartella nuova per le righe e la loro scheda
terminal-dataset-games = partite (10)
terminal-dataset-bot = il bot di tutti i posti (expert): { LIST($bots) }
terminal-dataset-parquet = colonne in Parquet invece di righe in JSON; richiede `{ $command }`

terminal-bench = misura quanto è veloce qui il motore
terminal-bench-about = Misura il motore su questo computer: mani a caso al secondo, giocate dentro il motore e passo per passo da Python. In entrambi i modi si danno e si passano le carte, si gioca e si segnano mani intere a caso.
terminal-bench-hands = mani dentro il motore (1.000.000)
terminal-bench-number = mani passo per passo (2000)
terminal-bench-threads = thread per il motore (1)
terminal-bench-seed = delle mani (1)
terminal-arena-memory = per ogni processo di un programma: { LIST($sizes, list: "unit") } (nessun limite)
terminal-arena-record = scrive ogni distribuzione in questo file appena è giocata, con i registri delle sue partite
terminal-arena-resume = continua l’incontro nel file di { $record }
terminal-arena-show = mostra l’incontro di questo file, invece di giocarne uno
terminal-arena-picture = disegna i rating, come immagine SVG
