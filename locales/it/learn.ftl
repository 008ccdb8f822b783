### La pagina: imparare il gioco giocando mani preparate, e come si gioca in breve.

## Le lezioni. $seat è la persona di cui si parla al tavolo della lezione.

# Sopra il titolo di una lezione.
learn-step = { $number } di { $count }
# Letto ad alta voce per la fila di barre.
learn-progress = Lezione { $number } di { $count }
learn-skip = Salta
learn-leave = Lascia le lezioni
learn-before = Lezione precedente
learn-next = Avanti
learn-take-back = Annulla la mossa
learn-last-card = E l’ultima carta.
learn-thinking = Guarda che cosa giocano gli altri.
# Letto ad alta voce all’inizio di una lezione, dopo le carte sul tavolo.
learn-held = Hai in mano { CARDS($cards) }.
# Accanto alla carta che per ora fa la presa, e a quella che l’ha fatta.
learn-wins = per ora vince
learn-takes = fa la presa
learn-unplayed = Questa lezione non si è potuta preparare. Vai alla prossima, o riprova.
learn-try-again = Riprova

learn-trick-title = La carta più alta fa la presa
learn-trick-what = Ognuno gioca una carta: questa è una presa. Il primo esce a un seme, e la carta più alta di quel seme fa la presa. Per ora vince { NAME($seat) } con il fante.
learn-trick-do = Gioca una carta di fiori che batta il fante.
learn-trick-right = Il tuo re è la carta di fiori più alta, quindi le quattro carte sono tue. Chi fa una presa apre la successiva.
learn-trick-low = È più bassa del fante, quindi la presa la fa { NAME($seat) }. Lo batte solo il tuo re.

learn-follow-title = Rispondere al seme
learn-follow-what = { NAME($seat, at: "start") } esce a quadri. Chi ha quadri deve rispondere a quadri.
learn-follow-do = Gioca una carta di quadri.
learn-follow-why = Le carte scure ora non si possono giocare. Toccane una, e saprai perché.
learn-follow-right = Hanno risposto tutti e quattro, e la carta di quadri più alta ha fatto la presa.

learn-void-title = Niente fiori? Vale tutto
learn-void-what = L’uscita è a fiori, e tu non ne hai. Puoi giocare qualsiasi carta, ma non farà la presa: può farla solo il seme di uscita. Non c’è briscola.
learn-void-do = Liberati del tuo asso, la carta più alta di quadri.
learn-void-right = Qui nemmeno un asso prende qualcosa. Le carte alte fanno prese che magari non vuoi, ed è così che te ne liberi.
learn-void-other = Puoi giocarla. Ma più avanti il tuo asso farà di sicuro una presa, e questo era il momento di liberartene.

learn-hearts-title = Ogni cuore è un punto
learn-hearts-what = E i punti vanno evitati: vince chi ne ha di meno. In questa presa per ora vince { NAME($seat) } con il re, e tu non hai quadri.
learn-hearts-do = Dai un cuore a { NAME($seat) }.
learn-hearts-right = Un punto per { NAME($seat) }, e a te un cuore in meno.
learn-hearts-none = Puoi giocarla, ma a { NAME($seat) } non costa nulla. Scarta un cuore, e te ne liberi.

learn-duck-title = Resta sotto il 10
learn-duck-what = Per ora vince { NAME($seat) } con il 10, e nella presa è caduto un cuore. Farla costa un punto.
learn-duck-do = Gioca la tua carta di quadri più alta sotto il 10.
learn-duck-why = Le carte basse conviene tenerle per dopo.
learn-duck-right = Il 9 resta sotto il 10: il punto non è tuo, e hai ancora il 4.
learn-duck-high = Il re batte il 10: la presa è tua, e il cuore pure.
learn-duck-low = Anche il 4 resta sotto il 10. Ma bastava il 9, e il 4 ti servirà.

learn-last-title = Prendi quello che non costa nulla
learn-last-what = Dopo di te non gioca nessuno, e sul tavolo non ci sono punti. Questa presa è gratis: l’occasione buona per una carta alta.
learn-last-do = Fai la presa con l’asso.
learn-last-right = L’asso è andato, e non ti è costato nulla.
learn-last-low = La presa la fa { NAME($seat) }, e a te resta l’asso. La prossima volta potrebbe esserci un cuore.

learn-queen-title = La dama costa tredici punti
learn-queen-what = La dama di picche conta quanto tutti i cuori insieme. Chi fa la presa prende anche la dama, e per ora vince { NAME($seat) } con il re.
learn-queen-do = Lascia la dama a { NAME($seat) }.
learn-queen-right = Tredici punti per { NAME($seat) }. Sotto il re o l’asso, o quando non puoi rispondere al seme: così ci si libera della dama.
learn-queen-kept = La dama è ancora tua, e occasioni così sono rare.

learn-beware-title = Non prenderla
learn-beware-what = La dama di picche è ancora in gioco, e { NAME($seat) } gioca dopo di te. Il tuo re la prenderebbe.
learn-beware-do = Resta sotto il 10.
learn-beware-right = { NAME($seat, at: "start") } non aveva altre picche. La dama ha fatto la presa, con i suoi tredici punti.
learn-beware-high = { NAME($seat, at: "start") } ha messo la dama sotto il tuo re: tredici punti per te.

learn-pass-title = Tre carte da passare
learn-pass-what = Prima di ogni mano passi tre carte: la prima volta a sinistra, poi a destra, poi a chi siede di fronte. Una mano su quattro te le tieni tutte. L’asso o il re di picche potrebbero prendere la dama.
learn-pass-do = Passa l’asso e il re di picche, e un’altra carta.
learn-pass-right = Ora non ti faranno più prendere la dama. Le carte rialzate vengono da { NAME($seat) }.
learn-pass-kept = Hai tenuto una carta di picche sopra la dama. Se la dama ci cade sotto, paghi tredici punti.

learn-open-title = Comincia il 2 di fiori
learn-open-what = Chi ce l’ha apre con quello la prima presa. In questa presa non si scartano punti.
learn-open-do = Esci con il 2 di fiori.
learn-open-right = { NAME($seat, at: "start") } non aveva fiori ma quattro cuori, e non ha potuto scartarne nessuno.

learn-broken-title = I cuori vanno spezzati
learn-broken-what = Esci tu, con una carta qualsiasi tranne un cuore: non si esce a cuori finché qualcuno non ne ha scartato uno su un altro seme.
learn-broken-do = Esci a quadri.
learn-broken-why = Tocca un cuore, e saprai perché non si può.
learn-broken-right = { NAME($seat, at: "start") } non aveva quadri e ha scartato un cuore. I cuori sono spezzati: da ora si può uscire a cuori.

learn-moon-title = Oppure prendi tutto
learn-moon-what = Con tutti i cuori e la dama fai cappotto: niente per te, 26 punti per ciascuno degli altri. Ti manca solo il re di cuori, e l’ultima carta tocca a { NAME($seat) }.
learn-moon-do = Fai anche questa presa.
learn-moon-right = Hai fatto cappotto: 26 punti per ciascuno degli altri. Attenzione però: con un cuore in meno non è cappotto.
learn-moon-low = Il re di cuori è andato a qualcun altro. Niente cappotto, e i tuoi 25 punti restano a te.

learn-score-title = Vince il totale più basso
learn-score-what = I punti di tutte le mani si sommano. Quando qualcuno arriva a 100, la partita è finita. Hai cominciato questa mano con 58, e { NAME($seat) } è a un punto da 100.
learn-score-do = Lascia il cuore a { NAME($seat) }.
learn-score-right = { NAME($seat, at: "start") } arriva a 100, e il totale più basso è il tuo. Vinci tu.
learn-score-high = Ora il cuore è tuo. { NAME($seat, at: "start") } resta sotto 100, e la partita continua.

learn-done-title = Il gioco è tutto qui
learn-done-what = Ora tocca a te: avversari indulgenti, e una parola del maestro quando una carta è decisiva.
learn-done-play = Gioca la prima partita
learn-done-again = Ricomincia da capo
learn-anyway = Per giocarla lo stesso, sceglila di nuovo.

## Come si gioca, in breve.

learn-title = Come si gioca
learn-game = Black Lady, il gioco standard
learn-play = Impara giocando
learn-play-about =
    { $count ->
        [one] Una breve lezione, cinque minuti
       *[other] { $count } brevi lezioni, cinque minuti
    }
learn-law = Tutto il libro delle regole
learn-others = Altri tipi di Hearts
learn-contents = In questa pagina

howto-minute = In un minuto
howto-minute-title = Prendi meno punti che puoi
howto-minute-text = Ogni cuore che prendi è un punto, e la dama di picche tredici. Quando qualcuno arriva a 100, vince il totale più basso.
howto-pass = Il passaggio
howto-pass-title = Prima si passano tre carte
howto-pass-text = Nella prima mano a sinistra, nella seconda a destra, nella terza a chi siede di fronte. Nella quarta ognuno tiene le sue; poi si ricomincia.
howto-pass-fact = A { NAME($seat) }, alla tua sinistra
howto-open = La prima presa
howto-open-title = Comincia il 2 di fiori
howto-open-text = Chi ce l’ha esce con quello. Qui non hai fiori, ma il tuo cuore deve aspettare: nella prima presa non si scartano punti.
howto-follow = Rispondere al seme
howto-follow-title = Si risponde al seme di uscita
howto-follow-text = Ognuno gioca una carta: questa è una presa. { NAME($seat, at: "start") } esce a fiori. Tu hai una carta di fiori, quindi devi giocarla. Senza fiori, va bene qualsiasi carta. La carta di fiori più alta fa la presa.
howto-trumps = Niente briscola
howto-trumps-title = Non c’è briscola
howto-trumps-text = Solo il seme di uscita fa la presa. L’asso di cuori è alto, ma qui è un regalo per { NAME($seat) }.
howto-queen = Che cosa conta
howto-queen-title = La dama costa tredici punti
howto-queen-text = Chi fa la presa prende anche la dama. Tu giochi una carta di picche bassa sotto il re, e la dama non è tua.
howto-broken = I cuori spezzati
howto-broken-title = I cuori vanno spezzati
howto-broken-text = Nessuno può uscire a cuori finché non ne è stato scartato uno su un altro seme, come qui il tuo 6.
howto-moon = Il cappotto
howto-moon-title = Tutto o niente
howto-moon-text = Prendi tutti i cuori e la dama, e tutti gli altri segnano 26 punti. Con un cuore in meno, ti tieni tutto quello che hai preso.
howto-moon-fact = I punti della mano
howto-score = Fine e vittoria
howto-score-title = Vince il totale più basso
howto-score-text = I punti di tutte le mani si sommano. La partita finisce quando qualcuno arriva a 100, e vince chi ne ha di meno.
howto-habits = Buone abitudini
howto-habits-title = Quattro buone abitudini
howto-habits-free = Fai una presa con una carta alta quando non costa nulla: dopo di te non gioca nessuno, e non ci sono punti.
howto-habits-low = Tieni carte basse di ogni seme. Alla fine ti tolgono dai guai.
howto-habits-spades = Passa l’asso e il re di picche, se hai poche picche sotto la dama.
howto-habits-void = Resta presto senza un seme. Poi puoi scartare quello che non vuoi.

## Un altro livello, proposto alla fine di una partita.

learn-level-up = Vinci la maggior parte delle partite. Con altri avversari potrebbe essere più divertente.
learn-level-down = Questi avversari ti danno filo da torcere. Con altri potrebbe essere più divertente.
learn-level-stay = Resta con questi
learn-level-to-beginner = Con i principianti
learn-level-to-easy = Una partita facile
learn-level-to-medium = Una partita di livello medio
learn-level-to-hard = Una partita difficile
learn-level-to-expert = Con gli esperti
learn-level-chosen = Fatto: vale dalla prossima partita. Puoi cambiarlo nella pagina iniziale.
