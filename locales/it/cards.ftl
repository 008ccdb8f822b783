### Carte, semi, persone e numeri: ciò di cui sono fatte tutte le altre frasi.

# Scelte valide per tutti i file. Si dà del tu. Gli accordi al maschile o al femminile si evitano dove si può.
#   hand = mano (una smazzata); trick = presa (si fa o si prende); lead = uscire, uscita; who leads = di mano
#   follow suit = rispondere a; discard = scartare; void = senza (fiori); pass = passare, passaggio
#   break hearts = spezzare i cuori (a cuori spezzati); queen of spades = dama di picche, la dama
#   shoot the moon = fare cappotto; the sun = cappottone, con tutte le prese
#   kitty = monte; stock = tallone; pack = mazzo; chips = gettoni; pot = piatto; clear = a zero; settle = fare i conti
#   auction = asta; bid = offerta, offrire; sides = squadre; dealer = mazziere; house rules = regole della casa; rule set = regolamento
#   scorepad = segnapunti; standings, totals = totali; coach = maestro; hint = aiuto; host = chi ospita; rated = per il rating
#   seed (di un mazzo mescolato) resta seed, perché il seme è quello delle carte.
# Sulle carte francesi che si usano in Italia ci sono J, Q, K e A: così stanno anche qui.

formats = it-IT
text-direction = ltr

# Una frase dopo l’altra.
sentences = { $first } { $next }

## Una carta. L'articolo cambia: il 7, l'8, la dama, l'asso.

card = { rank } di { suit }
card-first = { rank-first } di { suit }
card-label = { CARD($card) }
the-card =
    { $rank ->
        [Q] la dama di { suit }
        [A] l’asso di { suit }
        [8] l’8 di { suit }
       *[other] il { rank } di { suit }
    }
# All'inizio di una frase.
the-card-first =
    { $rank ->
        [Q] La dama di { suit }
        [A] L’asso di { suit }
        [8] L’8 di { suit }
       *[other] Il { rank } di { suit }
    }
card-of =
    { $rank ->
        [Q] della dama di { suit }
        [A] dell’asso di { suit }
        [8] dell’8 di { suit }
       *[other] del { rank } di { suit }
    }
# Al posto del re.
card-a =
    { $rank ->
        [Q] una dama di { suit }
       *[other] un { rank } di { suit }
    }
# Il pronome: lo prendi, la prendi; prenderlo, prenderla.
card-it =
    { $rank ->
        [Q] la
       *[other] lo
    }
# Due carte uguali.
card-pair =
    { $rank ->
        [J] entrambi i fanti di { suit }
        [Q] entrambe le dame di { suit }
        [K] entrambi i re di { suit }
        [A] entrambi gli assi di { suit }
        [8] entrambi gli 8 di { suit }
       *[other] entrambi i { $rank } di { suit }
    }
card-pair-first =
    { $rank ->
        [J] I due fanti di { suit }
        [Q] Le due dame di { suit }
        [K] I due re di { suit }
        [A] I due assi di { suit }
       *[other] I due { $rank } di { suit }
    }
# Un titolo parla della sola dama che tutti temono.
card-headline =
    { $rank ->
        [Q]
            { $suit ->
                [spades] la dama
               *[other] { the-card }
            }
       *[other] { the-card }
    }
rank =
    { $rank ->
        [J] fante
        [Q] dama
        [K] re
        [A] asso
       *[other] { $rank }
    }

rank-first =
    { $rank ->
        [J] Fante
        [Q] Dama
        [K] Re
        [A] Asso
       *[other] { $rank }
    }

# La lettera o il numero nell'angolo della carta.
card-rank = { $rank }
card-corner = { CARD($card, as: "card-rank") }
card-mark = { card-rank }{ $symbol }

suit =
    { $suit ->
        [clubs] fiori
        [diamonds] quadri
        [spades] picche
       *[hearts] cuori
    }
suit-one = una carta di { suit }
suit-each = carta di { suit }
suit-first =
    { $suit ->
        [clubs] Fiori
        [diamonds] Quadri
        [spades] Picche
       *[hearts] Cuori
    }
# Con l'articolo.
suit-the =
    { $suit ->
        [clubs] i fiori
        [diamonds] i quadri
        [spades] le picche
       *[hearts] i cuori
    }
suit-the-first =
    { $suit ->
        [clubs] I fiori
        [diamonds] I quadri
        [spades] Le picche
       *[hearts] I cuori
    }
# "A cuori spezzati": il participio segue il seme.
suit-broken =
    { $suit ->
        [clubs] fiori spezzati
        [diamonds] quadri spezzati
        [spades] picche spezzate
       *[hearts] cuori spezzati
    }
suit-mark =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [spades] ♠
       *[hearts] ♥
    }

## Le persone.

you = tu
seat = posto { $seat }
start-you = Tu
start-seat = Posto { $seat }
player = { NAME($seat, at: "start") }
players = { NAME($seats, at: "start") }

## Numeri che stanno da soli.

number = { $number }
signed = { SIGNED($number) }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tenths-signed = { SIGNED(NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1)) }

## Gettoni. $amount può avere una frazione: "17 1/2".

chips =
    { $number ->
        [one] { $amount } gettone
       *[other] { $amount } gettoni
    }
chips-number = { $amount }
chips-figure = { CHIPS($chips, as: "chips-number") }
