### La pagina: inizio, tavolo, menu. Impostazioni, stanza delle regole, segnapunti e rilettura hanno file loro.

## Dappertutto.

page-name = OpenHearts
page-back = Indietro
page-close = Chiudi
page-menu = Menu
page-reload = Ricarica
page-new-version = C’è una nuova versione di OpenHearts. La tua partita resta salva.
page-unloaded = Questa parte della pagina non si è caricata. Controlla la connessione e riprova.
# Il titolo della finestra.
page-title = { $what } · { page-name }
# Un numero come si dice in una frase; uno è al femminile, perché si tratta di carte.
page-count =
    { $count ->
        [0] nessuna
        [1] una
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
       *[other] { $count }
    }

## La prima pagina.

home-title = Una bella mano di Hearts.
home-promise = Gratis, senza account, anche senza rete.
home-play = Gioca subito
home-new = Nuova partita
home-finished = Rivedi la partita finita
home-against =
    { $count ->
        [1] contro un bot
       *[other] contro { page-count } bot
    }
home-resume = Riprendi la partita
home-kept =
    { $count ->
        [1] Un’altra partita in sospeso
       *[other] Altre { $count } partite in sospeso
    }
home-kept-title = Partite in sospeso
home-kept-about = Restano su questo dispositivo finché non le finisci, o non ne cominci una settima.
# Sotto una partita in sospeso: quando ci si è giocato l’ultima volta.
home-kept-when = Ultima volta: { $when }
home-friends = Gioca con gli amici
home-friends-about = Basta un link.
home-level = Gli altri giocano
home-level-beginner = da principianti
home-level-easy = alla leggera
home-level-medium = con giudizio
home-level-hard = sul serio
home-level-expert = da esperti
home-rules = Cambia regole
home-rules-line = { $name } · { $end } · { $count ->
        [one] un giocatore
       *[other] { $count } giocatori
    }
home-games = Altri giochi
home-games-about = Ogni tipo di Hearts, e le tue regole.
home-learn = Come si gioca
home-learn-about = Giocando, con le figure o con il libro delle regole.
home-learn-first = Non conosci il gioco? Imparalo in cinque minuti
home-learn-on = Torna alle lezioni
home-pad = Segna i punti
home-pad-about = Per chi gioca con carte vere, gettoni compresi.
home-you = Le tue partite
home-you-about = Come giochi, ogni partita da rivedere, tutto in un file.
home-settings = Impostazioni
home-unfinished = Il tavolo non si è potuto preparare. Controlla la connessione e riprova.

## Che cosa si gioca.

rules-own = Regole della casa

## Il tavolo: gli angoli, i posti, le carte.

table-hand = Mano { $number }
table-highest = vince il più alto
table-pass-left = carte a sinistra
table-pass-right = carte a destra
table-pass-across = carte di fronte
table-pass-left2 = carte al secondo a sinistra
table-pass-right2 = carte al secondo a destra
table-pass-left3 = carte al terzo a sinistra
table-pass-right3 = carte al terzo a destra
table-pass-scatter = una carta a ciascuno
table-pass-hold = non si passa
# Quante regole non trovano posto accanto al titolo; apre il libro delle regole.
table-more =
    { $count ->
        [one] 1 altra regola
       *[other] { $count } altre regole
    }
table-last-trick = Ultima presa
table-take-back = Annulla la mossa
table-hint = Aiuto
table-scores = Punti
table-your-hand = Le tue carte
table-on-table = Sul tavolo
table-bot = bot
table-partner = partner
table-dealer = mazziere
table-leads = di mano
table-passed = ha passato
table-out = fuori
table-cards-left =
    { $count ->
        [one] ancora 1 carta
       *[other] ancora { $count } carte
    }
table-points =
    { $points ->
        [one] 1 punto preso
       *[other] { $points } punti presi
    }
table-total = { result-total }: { $total }
# Una carta della presa, letta ad alta voce.
table-played = { NAME($seat, at: "start") }: { CARD($card) }
table-played-cancelled = { NAME($seat, at: "start") }: { CARD($card) }, carta annullata
# Una carta in mano, letta ad alta voce.
table-card =
    { $state ->
        [chosen] { CARD($card, as: "card-first") }, da passare
        [playable] { CARD($card, as: "card-first") }, giocabile
        [barred] { CARD($card, as: "card-first") }, ora non giocabile
       *[plain] { CARD($card, as: "card-first") }
    }
table-card-advised =
    { $rank ->
        [best] { CARD($card, as: "card-first") }, giocabile, la migliore, { $figure }
        [alike] { CARD($card, as: "card-first") }, giocabile, più o meno equivalente, { $figure }
       *[other] { CARD($card, as: "card-first") }, giocabile, { $figure }
    }

## Che cosa si chiede, e che cosa succede.

turn-lead = Tocca a te: esci con una carta
turn-lead-card = Tocca a te: esci con { CARD($card, as: "the-card") }
turn-lead-club = Tocca a te: esci a fiori
turn-follow = Tocca a te: rispondi a { SUIT($suit) }
turn-follow-short = Tocca a te: { SUIT($suit) }
turn-discard = Tocca a te: niente { SUIT($suit) }, scegli tu
turn-discard-some = Tocca a te: niente { SUIT($suit) }
turn-drawn = Tocca a te: gioca { CARD($card, as: "the-card") } che hai pescato
turn-last = La tua ultima carta
turn-waiting = { NAME($seat, at: "start") } sta pensando
turn-watching = La presa si vede quando è completa
turn-dealing = Si danno le carte
turn-passing =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } sta ancora scegliendo
        [with-you] { NAME($seats, at: "start") } state ancora scegliendo
       *[many] { NAME($seats, at: "start") } stanno ancora scegliendo
    }
turn-received = Da { NAME($seat) }: { CARDS($cards) }
turn-received-all = Hai ricevuto { CARDS($cards, as: "the-card") }
# Lo stesso, accanto a ciò che si chiede.
turn-received-marks = Da { NAME($seat) }: { MARKS($cards) }
turn-received-all-marks = Hai ricevuto { MARKS($cards) }
turn-continue = Tocca per continuare
turn-out = Sei fuori. Gli altri vanno avanti
turn-takes =
    { WHO($seat) ->
        [you] Fai la presa
       *[other] { NAME($seat, at: "start") } fa la presa
    }
turn-takes-lying =
    { WHO($seat) ->
        [you] Fai la presa, e prendi anche le carte sul tavolo
       *[other] { NAME($seat, at: "start") } fa la presa, e prende anche le carte sul tavolo
    }
turn-takes-kitty =
    { WHO($seat) ->
        [you] Fai la presa, e prendi il monte
       *[other] { NAME($seat, at: "start") } fa la presa, e prende il monte
    }
turn-draws =
    { WHO($seat) ->
        [you] Peschi { turn-cards }
       *[other] { NAME($seat, at: "start") } pesca { turn-cards }
    }
turn-cards =
    { $count ->
        [1] una carta
       *[other] { page-count } carte
    }
turn-draws-in-vain =
    { $count ->
        [1] Peschi l’ultima carta, e ancora non puoi rispondere
       *[other] Peschi le ultime { page-count }, e ancora non puoi rispondere
    }
turn-cancel = { CARD($card, as: "card-pair-first") } si annullano
turn-stays = Tutto annullato: le carte restano, e chi era di mano esce di nuovo
turn-thinking = Ci sto pensando

## Quello che viene letto ad alta voce e non sta scritto da nessuna parte.

log-title = Che cosa succede
# Una presa con carte che contano.
log-takes =
    { WHO($seat) ->
        [you] Fai la presa e prendi { CARDS($cards, as: "the-card") }: { result-points }
       *[other] { NAME($seat, at: "start") } fa la presa e prende { CARDS($cards, as: "the-card") }: { result-points }
    }
log-totals = Totali: { LIST($totals, list: "unit") }
log-best = La migliore: { CARD($card, as: "the-card") }

## Che cosa vale in questa mano.

holds-hearts =
    { $broken ->
        [true] I cuori sono spezzati
       *[false] I cuori non sono ancora spezzati
    }
holds-suit =
    { $broken ->
        [true]
            { $suit ->
                [spades] Contano le picche, e sono spezzate
               *[other] Contano { SUIT($suit, as: "suit-the") }, e sono spezzati
            }
       *[false]
            { $suit ->
                [spades] Contano le picche, non ancora spezzate
               *[other] Contano { SUIT($suit, as: "suit-the") }, non ancora spezzati
            }
    }
holds-counts = Contano { SUIT($suit, as: "suit-the") }

## Il passaggio.

pass-title =
    { $count ->
        [1] Passa una carta a { NAME($seat) }
       *[other] Passa { page-count } carte a { NAME($seat) }
    }
pass-title-scatter = Passa una carta a ciascuno
# Dove siede chi le riceve.
pass-to-left = { NAME($seat, at: "start") } siede alla tua sinistra.
pass-to-right = { NAME($seat, at: "start") } siede alla tua destra.
pass-to-across = { NAME($seat, at: "start") } siede di fronte a te.
pass-to-left2 = { NAME($seat, at: "start") } siede a due posti da te, a sinistra.
pass-to-right2 = { NAME($seat, at: "start") } siede a due posti da te, a destra.
pass-to-left3 = { NAME($seat, at: "start") } siede a tre posti da te, a sinistra.
pass-to-right3 = { NAME($seat, at: "start") } siede a tre posti da te, a destra.
pass-from = { NAME($seat, at: "start") } passa le sue a te.
pass-from-too = Anche { NAME($seat) } passa le sue a te.
pass-scatter = Ognuno riceve una delle tue carte, e tu ne ricevi una da ciascuno.
pass-aim = Ora una per { NAME($seat) }. Tocca un altro posto per scegliere per qualcun altro.
pass-confirm = Passa a { NAME($seat) }
pass-confirm-scatter = Passa
pass-choose =
    { $count ->
        [1] Scegli una carta
       *[other] Scegli { page-count } carte
    }
pass-choose-more = Scegline ancora { page-count }
pass-take-back = Tocca una carta scelta per riprenderla.
pass-slot = Per { NAME($seat) }
pass-slot-filled = Per { NAME($seat) }: { CARD($card, as: "the-card") }. Riprendi la carta

## L’asta.

bid-title = La tua offerta
bid-none = Ancora nessuna offerta.
bid-high =
    { WHO($seat) ->
        [you] Offri { $bid }.
       *[other] { NAME($seat, at: "start") } offre { $bid }.
    }
bid-pot = Nel piatto: { CHIPS($chips) }.
bid-stack = Hai { CHIPS($chips) }.
bid-advice =
    { $bid ->
        [0] Il maestro passerebbe.
       *[other] Il maestro offrirebbe { $bid }.
    }
bid-too-few = Hai { CHIPS($chips) }, troppo poco per offrire.
bid-owes = Hai un debito di { CHIPS($chips) } e non puoi offrire.
bid-confirm = Offri { $bid }
bid-pass = Passo
bid-more = Un gettone in più
bid-less = Un gettone in meno
bid-amount = Gettoni da offrire
bid-quick =
    { $bid ->
        [one] { $bid } gettone
       *[other] { $bid } gettoni
    }
turn-bidding = { NAME($seat, at: "start") } pensa all’offerta
turn-bids =
    { WHO($seat) ->
        [you] Offri { bid-quick }
       *[other] { NAME($seat, at: "start") } offre { bid-quick }
    }
turn-passes =
    { WHO($seat) ->
        [you] Passi
       *[other] { NAME($seat, at: "start") } passa
    }
turn-all-pass = Passano tutti: contano i cuori, un punto l’uno
turn-names =
    { WHO($seat) ->
        [you] Dichiari { SUIT($suit) }: un punto a carta
       *[other] { NAME($seat, at: "start") } dichiara { SUIT($suit) }: un punto a carta
    }
turn-naming = { NAME($seat, at: "start") } dichiara il seme
turn-naming-again = { NAME($seat, at: "start") } dichiara di nuovo il seme: il piatto è rimasto
# Al posto di un giocatore.
table-passes = passa
table-bid = offre { $bid }
suit-title = Quale seme conta?
suit-about = Hai offerto { bid-quick }. Ogni carta del seme costa un gettone, ed esci tu.
suit-again = Il piatto di { CHIPS($chips) } è rimasto: dichiari di nuovo il seme, ed esci tu.
suit-held =
    { $count ->
        [0] nessuna in mano
       *[other] { page-count } in mano
    }
suit-advice = Il maestro dichiarerebbe { SUIT($suit) }.
suit-confirm = Contano { SUIT($suit, as: "suit-the") }
suit-choose = Scegli un seme
suit-name = { SUIT($suit, as: "suit-first") }

## Carte che nessuno ha in mano: il monte, e il tallone da cui si pesca.

kitty-word = Monte
kitty-count =
    { $count ->
        [one] Il monte: una carta
       *[other] Il monte: { $count } carte
    }
kitty-yours = Il monte è tuo
kitty-yours-cards = Il monte è tuo: { CARDS($cards, as: "the-card") }
kitty-taken =
    { WHO($seat) ->
        [you] Hai preso il monte
       *[other] { NAME($seat, at: "start") } ha preso il monte
    }
stock-word = Tallone
stock-count =
    { $count ->
        [one] Il tallone: una carta
       *[other] Il tallone: { $count } carte
    }

## Le cifre del maestro.

coach-legend-points = { coach-where }: punti persi rispetto alla migliore.
coach-legend-chips = { coach-where }: gettoni persi rispetto alla migliore.
coach-legend-game = { coach-where }: perdita rispetto alla migliore, in % di partita.
coach-where =
    { $bars ->
        [true] Barre
       *[false] Sulle carte
    }
coach-alike = Con la spunta: più o meno uguali.
coach-best = Migliore

## Le carte uscite.

counter-title = Carte uscite
counter-out = in gioco
counter-mine = tue
counter-gone = uscite
# Letto ad alta voce.
counter-suit = { SUIT($suit, as: "suit-first") }: { LIST($parts, list: "unit") }.
counter-suit-out = ancora in gioco { CARDS($cards, as: "rank") }
counter-suit-mine = in mano a te { CARDS($cards, as: "rank") }
counter-suit-gone = già uscite { CARDS($cards, as: "rank") }
counter-without =
    { WHO($seats) ->
        [one] { NAME($seats, at: "start") } non ne ha
        [with-you] { NAME($seats, at: "start") } non ne avete
       *[many] { NAME($seats, at: "start") } non ne hanno
    }
counter-known = { NAME($seat, at: "start") } ha avuto da te
counter-aside =
    { $count ->
        [1] Una di queste è da parte.
       *[other] { $count } di queste sono da parte.
    }

## Gettoni.

chips-word = Gettoni
chips-pot = Piatto
chips-left =
    { $owes ->
        [true] debito di { CHIPS($chips) }
       *[false] ancora { CHIPS($chips) }
    }
chips-owes = debito di { CHIPS($chips, as: "chips-number") }
# Vinti nella mano, per una colonna.
chips-gain =
    { $gains ->
        [true] +{ CHIPS($chips, as: "chips-number") }
       *[false] { CHIPS($chips, as: "chips-number") }
    }
chips-in-pot = Nel piatto: { CHIPS($chips) }

## La fine di una mano.

result-hand = Mano
result-total = Totale
result-review = Rivedi la mano
result-again = Rigioca questa mano
result-chart = Totali mano per mano. Ora: { LIST($totals, list: "unit") }.
result-chart-total = { $name } { $total }
result-points =
    { $points ->
        [1] un punto
       *[other] { $points } punti
    }
result-suit = Contavano { SUIT($suit, as: "suit-the") }
# Accanto ai punti di una mano, letto ad alta voce.
result-moon = cappotto

## Il menu.

menu-new = Nuova partita
menu-new-about = Si danno carte nuove. Questa partita resta in sospeso.
menu-games = Altri giochi
menu-rules = Regole della casa
menu-rules-about = Per la prossima partita.
menu-learn = Regole di questo gioco
menu-settings = Impostazioni
menu-leave = Lascia il tavolo
menu-leave-about = Qui la tua partita è al sicuro.

## Aspetto e suoni.

settings-title = Impostazioni

## Che cosa resta su questo dispositivo.

unsaved-title = Questa partita non è salvata
unsaved-about = Il browser non è riuscito a salvarla: ricaricando, o con un’altra partita, andrebbe persa.
unsaved-why = Lo spazio è pieno, oppure è disattivato per questa pagina. Puoi continuare a giocare e salvare la partita in un file. Per riaprirla vai su «{ home-games }» nella pagina iniziale.
unsaved-save = Salva in un file
kept-game-unreadable = Una partita salvata su questo dispositivo non si è potuta leggere. È stata messa da parte.
kept-game-refused = Una partita salvata su questo dispositivo non si può continuare. È stata messa da parte.
kept-rules-unreadable =
    { $count ->
        [one] Un regolamento salvato su questo dispositivo non si è potuto leggere. È stato messo da parte.
       *[other] { $count } regolamenti salvati su questo dispositivo non si sono potuti leggere. Sono stati messi da parte.
    }
kept-rules-not-kept = Questo browser non conserva nulla, quindi le regole non si sono potute salvare. Salvale in un file.
kept-rules-no-room = C’è posto per { $most } regolamenti. Eliminane uno, poi salva di nuovo.

notice-undo = Annulla

## Perché con certe regole non si può giocare, ovunque lo si legga. $field è il nome di un campo, oppure come era scritto.

rules-fault = { LIST($field) }: { LIST($why) }
rules-fault-unknown = «{ $field }»: { LIST($why) }
