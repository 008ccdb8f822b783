### Che cosa non va in un file o in una richiesta che qualcuno ha mandato.

## JSON. $place conta i caratteri da 1.

json-after = Il JSON non si può leggere: dopo la fine c’è altro testo, al carattere { $place }.
json-deep = Il JSON non si può leggere: è annidato troppo in profondità, al carattere { $place }.
json-early = Il JSON non si può leggere: finisce troppo presto, al carattere { $place }.
json-name = Il JSON non si può leggere: manca un nome tra virgolette al carattere { $place }.
json-name-twice = Il JSON non si può leggere: il nome { $name } compare due volte in un oggetto, al carattere { $place }.
json-many = Il JSON non si può leggere: un oggetto ha troppi nomi, al carattere { $place }.
json-colon = Il JSON non si può leggere: mancano i due punti al carattere { $place }.
json-comma-brace = Il JSON non si può leggere: manca una virgola o una graffa di chiusura al carattere { $place }.
json-comma-bracket = Il JSON non si può leggere: manca una virgola o una quadra di chiusura al carattere { $place }.
json-control = Il JSON non si può leggere: in un testo c’è un carattere di controllo, al carattere { $place }.
json-utf8 = Il JSON non si può leggere: il testo non è UTF-8, al carattere { $place }.
json-quote = Il JSON non si può leggere: un testo non ha le virgolette di chiusura, al carattere { $place }.
json-escape = Il JSON non si può leggere: in un testo c’è una sequenza di escape che JSON non conosce, al carattere { $place }.
json-surrogate = Il JSON non si può leggere: in un testo c’è metà di una coppia surrogata, al carattere { $place }.
json-value = Il JSON non si può leggere: manca un valore al carattere { $place }.
json-zero = Il JSON non si può leggere: un numero comincia con 0, al carattere { $place }.
json-point = Il JSON non si può leggere: un numero non ha cifre dopo il punto, al carattere { $place }.
json-exponent = Il JSON non si può leggere: un numero non ha cifre nell’esponente, al carattere { $place }.

## Una posizione. $name è uno dei suoi campi.

position-object = Una posizione è un oggetto JSON.
position-no-field = Una posizione non ha il campo { $given }.
position-whole = { $name } è un numero intero da { $least } a { $most }.
position-flag = { $name } è true o false.
position-suit = { $name } è clubs, diamonds, spades o hearts.
position-cards = { $name } è una lista di carte.
position-piles = { $name } è una lista di carte per ogni giocatore.
position-numbers = { $name } è una lista di numeri interi, uno per giocatore.
position-seats = { $name } è una lista di posti.
position-no-card = { $name } contiene { $given }, che non è una carta.
position-card-thrice = { $name } contiene tre volte { CARD($card, as: "the-card") }.
position-hands = Con queste regole servono le carte di { $players } giocatori.
position-seat = { $name } è uno dei posti, contati da 0.
position-one-each = { $name } è indicato per ogni giocatore, oppure per nessuno.
position-number = Il numero di una mano va da 0 a 999.
position-needs-leader = { $name } vale solo per una mano in gioco, quindi serve anche leader: il posto che ha aperto la presa sul tavolo o, se non c’è, che deve aprirla.
position-table = Con queste regole nessuna presa viene annullata.
position-out = In quel posto nessuno può essere fuori.
position-leader-empty = Chi è di mano non ha carte con cui uscire.
position-trick-complete = La presa sul tavolo è già completa.
position-card-absent = Con queste regole { CARD($card, as: "the-card") } non è in gioco.
position-card-twice = { CARD($card, as: "the-card-first") } compare due volte.
position-card-often = { CARD($card, as: "the-card-first") } compare più di due volte.
position-kitty-stock = Con queste regole le carte che avanzano sono un tallone, non un monte.
position-stock = Con queste regole non c’è un tallone.
position-two-players = Almeno due giocatori devono avere carte.
position-not-out =
    { WHO($seat) ->
        [you] Non hai carte, ma non risulti fuori.
       *[other] { NAME($seat, at: "start") } non ha carte, ma non risulta fuori.
    }
position-out-holds =
    { WHO($seat) ->
        [you] Hai carte in mano, ma risulti fuori.
       *[other] { NAME($seat, at: "start") } ha carte in mano, ma risulta fuori.
    }
position-hand-empty = Ogni giocatore ha in mano almeno una carta.
position-hand-size =
    { WHO($seat) ->
        [you] Non hai in mano tante carte quante ne hanno gli altri.
       *[other] { NAME($seat, at: "start") } non ha in mano tante carte quante ne hanno gli altri.
    }
position-chips = Con queste regole non ci sono gettoni.
position-auction = Con queste regole non c’è un’asta.
position-bidder = Se nessuno ha vinto l’asta contano i cuori; per un altro seme serve chi l’ha vinta.
position-pass =
    { $cards ->
        [one] I giocatori hanno troppo poche carte per passarne una.
       *[other] I giocatori hanno troppo poche carte per passarne { $cards }.
    } Se non si passa, indica passing: false; se si sta già giocando, indica leader.

## Un registro.

log-version = Non è il registro di una partita di OpenHearts leggibile da questa versione ("openhearts": 1 o 2).
log-rules = Con le regole del registro non si può giocare ({ $field }). { LIST($why) }
log-seed = Il seed del registro non è un numero intero da 0 a 2⁶⁴ − 1.
log-dealer = Il mazziere del registro non è quello con cui cominciano le sue mani.
log-deal = Nel registro manca una distribuzione con hash, segreto e parti.
log-no-secret = Il registro non contiene il segreto delle sue carte, quindi nessuno può ancora darle di nuovo.
log-secret = Il segreto del registro non è di 32 byte, scritti come 64 cifre da 0 a f.
log-hash = Il segreto del registro non dà l’hash mostrato prima di dare le carte. Non sono le carte che erano state promesse.
log-parts = Le parti del registro non sono una per posto, di al massimo { $most } byte, scritte con cifre da 0 a f.
log-hand = Questa mano nel registro non c’è.
log-actions = Nel registro manca la lista delle azioni.
log-action = L’azione { $number } del registro, { $action }, viene rifiutata. { LIST($why) }
log-action-form = Un’azione comincia con bid, suit, pass, play o moon; poi vengono il posto e il resto, come in play 3 QS.

## Una partita come la si scrive. $name è un’etichetta.

notation-line = Riga { $line }: { LIST($why) }
notation-comment-open = A un commento manca la parentesi graffa di chiusura.
notation-tag-open = A un’etichetta manca la parentesi quadra di chiusura.
notation-tag-empty = L’etichetta { $name } non ha valore.
notation-tag-twice = L’etichetta { $name } compare due volte.
notation-tag-unknown = Non esiste l’etichetta { $name }.
notation-version = Questa versione non legge partite scritte in quella forma.
notation-names = I nomi sono un elenco di testi.
notation-no-deal = Non ci sono né carte distribuite né un seed con cui distribuirle.
notation-empty = Nel testo non c’è nessuna partita.
notation-end = Il testo finisce troppo presto.
notation-word = { $given } non può stare qui.
notation-unfinished = Un’altra mano comincia prima che questa sia finita.
notation-differs = Quel che si dice di { $name } non è ciò che segue dal resto.
notation-cards-differ = Non sono queste le carte che sono state distribuite.
notation-holding = { $given } non è una carta di una mano. Scrivi le carte seme per seme, come S AQ5 H KT2 D - C AJ43.
notation-turn = La prossima azione spetta a { NAME($seat) }.
notation-trick = La prossima presa è la numero { $number }.

## Un evento che un osservatore rifiuta. $name è una sua parte, come è scritta in JSON.

event-member = { $name } manca nell’evento, oppure non è quello che ci vuole.
event-others = L’evento ha parti che nessun evento ha.
event-first = Il primo evento da vedere è una distribuzione.
event-order = Questo evento non può venire adesso.
event-deal = La distribuzione non si accorda con la partita fin qui: { $name }.
event-action = { $action } non può essere successo. { LIST($why) }
event-cards = Le carte dell’evento non si accordano con quelle già viste.
event-leads = L’evento deve dire chi esce quando dipende da carte nascoste, e solo allora.

## Una richiesta, del protocollo a righe o in Python.

input-long = Una richiesta ha al massimo { $most } byte.
input-words = Questa richiesta non vuole altre parole.
input-new = Una nuova partita vuole regole e un seed, non { $given }.
input-seed = Un seed è un numero intero da 0 a 2⁶⁴ − 1.
input-pad = Un segnapunti vuole rules, dealer e hands, non { $given }.
input-dealer = Il mazziere è un posto, da 0 a { $most }.
input-hands = Le mani sono una lista.
input-no-hand = Questa mano nella partita non c’è.
input-bot = Non c’è nessun bot con questo nome.
input-bot-words = Per un bot bastano il nome, un posto e un seed.
input-steps = Il numero di passi va da 0 a { $most }.
input-coach = Il maestro esamina da 1 a { $most } decisioni, e vuole un seed.
input-depth = La profondità è un numero intero da 0 a { $most }.
input-count = Sono più di { $most }. Chiedi una profondità minore.
input-undo-game = Questa mano appartiene a una partita, il cui registro conserva ciò che è stato fatto. Prendi un clone.
input-undo-deal = Non c’è niente da annullare.
input-pickle-deal = Una distribuzione simulata non ha un registro con cui salvarla con pickle. Salva la vista.
input-text-deal = Una distribuzione simulata non ha testo: non sa carta per carta come ci si è arrivati. Hand.from_cards ne dispone il resto come posizione, che un testo ce l’ha.
input-solve = Una mano si può risolvere quando si stanno già giocando le carte.
input-solve-nodes = La fine di questa mano richiede più di { $most } nodi. Risolvila più avanti nella mano o concedine di più.
input-deals-seat = Le distribuzioni si simulano a partire dalla vista di un posto, non da quella di uno spettatore.
input-choose-seat = Uno spettatore non ha carte tra cui scegliere: usa la vista del posto a cui tocca.
input-deals-none = Nessuna distribuzione concorda con tutto ciò che mostra questa vista.
input-version = La vista è stata salvata con pickle da un’altra versione.
input-parts = Una distribuzione verificabile vuole un segreto di 32 byte, e per ogni posto una parte di al massimo { $most } byte.
input-observe = Un osservatore vuole regole e un posto, non { $given }.
input-observer = Non c’è ancora un osservatore; observe ne crea uno.
input-observed = Il posto di un osservatore è un numero intero da 0 a { $most }, oppure null per uno spettatore.
input-events = Gli eventi si contano da 0; finora ne sono avvenuti { $most }.
input-events-position = Una partita ha eventi solo se comincia dando le carte, e questa posizione è già oltre.
input-playouts = Il numero di mani va da 1 a { $most }, seguito da un seed.

## Solo in Python.

input-json-type = Il JSON è un testo o un dict, non { $type }.
input-file-name = Qui va il contenuto di un file, non il suo nome: { $code }.
input-json-values = Questi valori non si possono scrivere in JSON: { $why }.
input-json-number = Il JSON non si può leggere: il numero { $given } è troppo grande.
input-json-surrogate = Il testo contiene metà di una coppia surrogata, che non è un carattere.
input-hand-values = Una mano non si può scrivere in JSON: { $why }.
input-message = { $given } non è un messaggio che questa versione sappia dire.
input-pass-list = Un passaggio è una lista di carte, come ["QS", "AH", "2C"], anche se è una sola: ["QS"].
input-bid-whole = Un’offerta è un numero intero di gettoni, non { $given }.
input-meant = Intendevi «{ $name }»?
# How the value that a rule needs is written.
input-json-value = In JSON: { $json }
input-bot-none = Non c’è nessun bot «{ $given }». { LIST($why) }
input-bot-known = Ci sono { LIST($bots) }. Dopo i due punti si può dire a flat e a expert quante mani di prova o quanti nodi spendere per una decisione (expert:50000), a uct quante distribuzioni e quante mani giocare con ognuna (uct:20:50), e a expert che contano solo i punti della mano (expert:points).
input-seed-not = Un seed è un numero intero da 0 a 2⁶⁴ − 1, non { $given }.
input-rules = Un regolamento si fa con Rules(), preset() o Rules.from_json(); { $given } non lo è.
input-rules-seed = { $given } non è un regolamento. Se è un seed, dallo per nome: seed={ $given }.
input-bots-each = Indica un bot per tutti i { $players } posti, o uno per ciascuno.
input-players-each = Servono { $players } giocatori, uno per posto, non { $given }.
input-deals-number = Il numero di distribuzioni va da 1 a { $most }.
input-nodes-few = Concedi almeno un nodo.
input-seed-and-deal = Una partita vuole un seed o una distribuzione verificabile, non tutti e due.
input-deal = Una distribuzione verificabile si fa con FairDeal(); { $given } non lo è.
input-no-view = { $given } non è un View: game.view(seat) ne dà uno.
input-not-a-hand = { $given } non è un Hand: game.hand lo è.
input-not-a-game = { $given } non è un Game: oh.Game() ne crea uno.
input-not-made = Un Hand e un View vengono da una partita, con game.hand e game.view(seat); Hand.from_cards() prepara una posizione.
input-notation-type = Le partite nella notazione per le persone sono un testo, non { $type }.
input-one-game = Nel testo ci sono più partite, non una.
input-view = Questa non è la vista di una mano che si sta giocando con queste regole; con un tallone non se ne può leggere nessuna.
input-comment = Il posto di un commento è un numero di azioni da 0 a { $most }, non { $given }.
input-openspiel-option = L’hearts di OpenSpiel non ha l’opzione { $given }.
input-openspiel-history = Una cronologia dell’hearts di OpenSpiel non può proseguire con { $given } al posto { $place }.
input-openspiel-short = La cronologia finisce prima che le carte siano distribuite.
input-nodes = Il maestro esamina da 1 a { $most } decisioni, non { $given }.
input-seconds = Un bot pensa da 0 a { $most } secondi, non { $given }.

## Le richieste del protocollo a righe: che cosa fa o risponde ognuna.

request-hello = Dice il nome del programma, la versione e i suoi bot.
request-help = Elenca le richieste.
request-fields = La tabella dei campi delle regole.
request-messages = L’elenco chiuso di quello che il motore dice, con gli argomenti di ogni messaggio.
request-refusals = L’elenco chiuso dei motivi di un rifiuto.
request-presets = I giochi con un nome, e in che cosa sono diversi da quello standard.
request-rules = Controlla un regolamento e ne scrive ogni campo.
request-sheet = Un regolamento scritto per le persone.
request-new = Dà le carte di una nuova partita.
request-hand = Prepara una posizione.
request-pad = Segna i punti di una partita con carte vere.
request-load = Rigioca un registro.
request-log = La partita, come registro.
request-status = A che punto è la partita.
request-view = Che cosa un posto può sapere di una mano.
request-truth = Tutto di una mano.
request-events = Che cosa è successo nella partita, come lo vedono tutti e ogni posto.
request-observe = Guarda una partita da un posto, o come spettatore.
request-see = Vede l’evento seguente; risponde con la vista che ne risulta.
request-legal = Le carte che può giocare chi è di turno.
request-rest = Come deve finire il resto della mano, se un posto può esserne certo; non si gioca nulla.
request-bot = Che cosa farebbe un bot; non succede nulla.
request-think = Lo stesso, un pezzo alla volta: a una nuova richiesta continua.
request-coach = Quanto vale ogni scelta di un posto, e perché; non succede nulla.
request-count = Il numero di continuazioni regolari di quella lunghezza.
request-playouts = Mani a caso con le regole della partita, riassunte.
request-quit = Chiude la sessione.
request-bid = Fa un’offerta in un’asta; 0 vuol dire passo.
request-suit = Dichiara il seme che conta.
request-pass = Passa le carte; con scatter la prima va a sinistra, e così via in senso orario.
request-play = Gioca una carta.
request-moon = Dice come vale un cappotto.
