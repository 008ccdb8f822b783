### La pagina: regole della casa, i giochi tra cui scegliere, l’editor, il libro delle regole, regole da condividere.

## Regole della casa: l’elenco breve.

house-rules-title = Regole della casa
house-rules-preset = Si parte da
house-rules-custom = Le tue
house-rules-end = Si arriva a
    .about = La partita finisce quando un totale ci arriva.
house-rules-queen = Dama di picche
    .about = Quanto costa.
house-rules-nothing = Niente
house-rules-jack = Fante di quadri
    .about = Toglie dieci punti.
house-rules-moon-old = Gli altri segnano
house-rules-moon-new = Chi lo fa toglie
house-rules-moon-choice = Sceglie chi lo fa
house-rules-moon-auto = Gli altri segnano, a meno che così non perda la partita chi lo fa
house-rules-moon-off = Non si gioca
house-rules-pass = Passaggio
    .about = A chi si passa, mano per mano.
house-rules-pass-usual = Come d’uso a questo tavolo
house-rules-pass-never = Non si passa
house-rules-pass-cycle = Passaggio: { WORDS($passes, of: "value-pass_cycle", list: "unit") }
house-rules-hands =
    { $hands ->
        [one] Una mano
       *[other] { $hands } mani
    }
house-rules-all = Tutte le regole
house-rules-games = Altri giochi
house-rules-deal =
    { $size ->
        [one] { $size } carta a testa
       *[other] { $size } carte a testa
    }
house-rules-deal-kitty =
    { $size ->
        [one] { $size } carta a testa, { $kitty } da parte
       *[other] { $size } carte a testa, { $kitty } da parte
    }
house-rules-play = Gioca con queste regole

## Giochi.

games-title = Giochi
games-lead = Tocca «Gioca» e si comincia. Oppure prima leggi le regole.
games-presets = Ogni tipo di Hearts
games-own = Le tue regole
games-unsaved = Regole non salvate
games-play = Gioca
    .of = Gioca a { $name }
games-rules = Regole
    .of = Regole di { $name }
games-change = Modifica
    .of = Modifica le regole di { $name }
games-fix = Correggi
games-share = Condividi { $name }
games-delete = Elimina { $name }
games-deleted = Regolamento eliminato: { $name }.
games-chosen = Scelto
    .about = «Gioca subito», nella pagina iniziale, dà le carte di questo gioco.
games-loose = Questo regolamento non l’hai salvato. Era nell’editor quando altre regole ne hanno preso il posto.
games-make = Crea le tue
games-open = Apri un file
games-not-read = { $file } non è stato aperto. { LIST($why) }
games-opened = { $name }: regolamento aperto. Salvalo per conservarlo.
games-opened-unnamed = Il file è aperto. Salvalo per conservarlo.

## Un regolamento a colpo d’occhio.

facts-sides = a squadre
facts-packs = due mazzi
facts-cards =
    { $cards ->
        [one] { $cards } carta a testa
       *[other] { $cards } carte a testa
    }
facts-stock = tallone da cui pescare
facts-aside = { $cards } da parte
facts-bidding = asta
facts-chips = gettoni
facts-suit-named = Ogni carta del seme dichiarato
facts-card-counts = { CARD($card, as: "the-card-first") } vale { $value }.
facts-suit-counts = Ogni carta di { SUIT($suit) } vale { $value }.
facts-suit-counts-span = Ogni carta di { SUIT($suit) } vale da { $least } a { $most }.
facts-span = { $least }–{ $most }

## Perché un file o un link non viene accettato, o che cosa ne è stato tralasciato.

file-long = Il file è troppo lungo per aprirlo qui.
file-game = È una partita che qui non si può continuare.
ruleset-none = Non contiene un regolamento, cioè campi con i loro valori, tra { "{ }" }.
ruleset-long = Il file è più lungo di qualsiasi regolamento.
ruleset-empty = Il file è vuoto.
ruleset-json = Il file non è JSON leggibile.
ruleset-json-line = Il file non è JSON leggibile, a partire dalla riga { $line }.
ruleset-name-not-text = Il nome non è un testo, quindi è stato tralasciato.
ruleset-name-cut = Il nome è stato accorciato a { $letters } lettere.
ruleset-about-not-text = La descrizione non è un testo, quindi è stata tralasciata.
ruleset-about-cut = La descrizione è stata accorciata a { $letters } lettere.
link-long = È più lungo di quanto possa essere un regolamento.
link-empty = Non contiene regole.
link-damaged = Una parte manca o è cambiata per strada. Chiedi di nuovo il link.

## Dare le regole ad altri.

share-title = Condividi { $name }
share-about = Il link contiene l’intero regolamento. Chi lo apre vede le regole e può giocarci o salvarle.
share-link = Link
share-copy = Copia
share-copied = Copiato
share-not-copied = Il link è selezionato: copialo con la tastiera, oppure tienilo premuto.
share-send = Invia
share-file = Salva in un file
    .about = Da riaprire qui, o nel terminale:
share-unplayable = Con queste regole non si può ancora giocare. Prima correggile, poi condividile.

## Regole arrivate con un link.

shared-title = Regole da un link
shared-unnamed = Regole della casa
shared-play = Gioca
shared-save = Salva
shared-saved = Salvato
shared-change = Modifica
shared-close = Chiudi
shared-damaged = Questo link non si può leggere
shared-kept = Delle tue cose non è cambiato nulla.
shared-unplayable = Con queste regole non si può giocare
shared-unplayable-so = Con queste regole non si può giocare.
shared-fix = Correggile
shared-looking = Lettura del link.

## L’editor.

editor-starts-from = Si parte da { $name }
editor-other = Parti da un altro gioco
editor-name = Nome
    .hint = Come chiami queste regole
editor-about = In una frase
    .hint = Che cosa hanno di speciale
editor-groups = Parti delle regole
editor-group-players = Giocatori e carte
editor-group-pass = Passaggio
editor-group-play = Gioco
editor-group-queen = La dama
editor-group-points = Punti
editor-group-moon = Cappotto
editor-group-end = La fine
editor-group-chips = Gettoni
editor-group-more = Altro
editor-changed = { $count } non standard
editor-plain = In parole semplici
editor-not-yet = Appena si potrà giocare con queste regole, si leggeranno qui in parole semplici.
editor-standard = Standard: { $value }
editor-reset = Torna allo standard
    .of = { $field }: torna allo standard
editor-idle = Con le altre regole così come sono, questa non cambia nulla.
editor-show = Mostra
editor-play = Gioca
editor-save = Salva
editor-saved = Salvato
editor-save-new = Salva come nuovo
editor-needs-name = Dai un nome alle regole, poi salva.
editor-share = Condividi

editor-fixes = Rimedi
editor-fix-value = { $field }: { $value }
editor-fix-like = { LIST($fields) }: come in { $name }
editor-fix-base = Parti invece dal gioco standard
editor-fix-leave = Tralascia «{ $name }»

# Valori senza un nome proprio. Possono aprire una riga: la pagina ne rende maiuscola la prima lettera.
editor-list = { LIST($items, list: "unit") }
editor-card = { CARD($card) }
editor-mark = { MARK($card) }
editor-suit = { SUIT($suit) }
editor-yes = sì
editor-no = no
editor-off = no
editor-on = sì
editor-none = nessuna
editor-these = queste carte
editor-number = un numero
editor-order = in quest’ordine
# Il valore abituale, e a che cosa porta a questo tavolo.
editor-usual = { $usual } ({ $now })

editor-more = { $field }: aumenta
editor-less = { $field }: diminuisci
editor-choose-cards = Scegli le carte
editor-choose-card = Scegli un’altra carta
editor-done = Fatto
editor-card-in = { CARD($card) }: resta
editor-card-out = { CARD($card) }: fuori
editor-card-both-out = { CARD($card) }: fuori entrambe
editor-put-back = { $card }: rimetti
editor-hand = Mano { $number }
editor-hand-every = Ogni mano
# $way è un valore del passaggio, o qualunque cosa ci fosse in un file.
editor-earlier = { $way }: prima
editor-later = { $way }: dopo
editor-add = Aggiungi
editor-add-way = Aggiungi: { $way }
editor-remove = { $what }: togli
editor-cycle-empty = Aggiungi almeno un passaggio.
editor-suits = Semi interi, per ogni carta
editor-cards = Carte singole
editor-other-card = Dai un valore a un’altra carta
editor-card-value = { MARK($card) } { $value }
editor-suit-value = { SUIT($suit, as: "suit-mark") } { $value }
editor-end-total = a un totale
editor-end-hands = dopo un numero di mani
editor-end-total-number = Totale che chiude la partita
editor-end-hands-number = Numero di mani
editor-chip-value = Valore di un gettone
    .about = Per i conti alla fine; nel gioco non cambia nulla.
editor-buy-in = Gettoni all’inizio
    .about = Quanti ne compra ognuno per cominciare.
editor-split-two = Se due sono a zero, si dividono il piatto
    .about = Altrimenti rimane per la mano dopo.

## Il libro delle regole.

book-title = Libro delle regole
book-pages = Giochi
book-page = Gioco
book-yours = Le tue regole
book-at-table = A questo tavolo
book-loading = Caricamento delle regole.
book-lost = Le regole non si sono caricate. Controlla la connessione e riprova.
book-differs = Diverso dal gioco standard
book-standard = Questo è il gioco standard; degli altri si dice in che cosa sono diversi.
book-play = Gioca
book-change = Modifica
book-share = Condividi
book-before = Prima: { $name }
book-after = Dopo: { $name }
