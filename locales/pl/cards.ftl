### Karty, kolory, ludzie i liczby: z tego składają się wszystkie inne zdania.
###
### Słownik: Hearts – kierki; game – partia; hand, deal – rozdanie; trick – lewa; to lead – wyjść (czym, w co);
### to follow suit – dołożyć do koloru; to discard – zrzucić; to pass cards – podać karty, the pass – wymiana;
### to break hearts – złamać kiery; to shoot the moon – trafić w księżyc (strzał w księżyc, strzelec);
### void – „nie masz pika” (nie „brak pików”, bo „brak kar” czyta się źle);
### kitty – talon; stock – stos; pot – pula; chip – żeton; auction – licytacja; clear – z czystym kontem;
### tie – remis; dealer – rozdający; house rules – domowe zasady; scorepad – zapis; rated – rankingowa; host – gospodarz;
### coach – trener; hint – podpowiedź.
###
### Do czytelnika mówimy „ty”. Czasu przeszłego o ludziach unikamy („bierzesz”, nie „wziąłeś” ani „wzięłaś”), a imiona
### stoją tylko w mianowniku, bo nie da się ich odmienić.

formats = pl-PL
text-direction = ltr

# Zdanie po zdaniu.
sentences = { $first } { $next }

## Karta. $rank to liczba od 2 do 10 albo J, Q, K, A.

card =
    { $rank ->
        [2] dwójka { card-suit }
        [3] trójka { card-suit }
        [4] czwórka { card-suit }
        [5] piątka { card-suit }
        [6] szóstka { card-suit }
        [7] siódemka { card-suit }
        [8] ósemka { card-suit }
        [9] dziewiątka { card-suit }
        [J] walet { card-suit }
        [Q] dama { card-suit }
        [K] król { card-suit }
        [A] as { card-suit }
       *[10] dziesiątka { card-suit }
    }
# Jako samodzielny podpis.
card-first =
    { $rank ->
        [2] Dwójka { card-suit }
        [3] Trójka { card-suit }
        [4] Czwórka { card-suit }
        [5] Piątka { card-suit }
        [6] Szóstka { card-suit }
        [7] Siódemka { card-suit }
        [8] Ósemka { card-suit }
        [9] Dziewiątka { card-suit }
        [J] Walet { card-suit }
        [Q] Dama { card-suit }
        [K] Król { card-suit }
        [A] As { card-suit }
       *[10] Dziesiątka { card-suit }
    }
card-label = { CARD($card) }
the-card = { card }
# Kogo? Co?
card-acc =
    { $rank ->
        [2] dwójkę { card-suit }
        [3] trójkę { card-suit }
        [4] czwórkę { card-suit }
        [5] piątkę { card-suit }
        [6] szóstkę { card-suit }
        [7] siódemkę { card-suit }
        [8] ósemkę { card-suit }
        [9] dziewiątkę { card-suit }
        [J] waleta { card-suit }
        [Q] damę { card-suit }
        [K] króla { card-suit }
        [A] asa { card-suit }
       *[10] dziesiątkę { card-suit }
    }
# Na początku zdania.
card-acc-first =
    { $rank ->
        [2] Dwójkę { card-suit }
        [3] Trójkę { card-suit }
        [4] Czwórkę { card-suit }
        [5] Piątkę { card-suit }
        [6] Szóstkę { card-suit }
        [7] Siódemkę { card-suit }
        [8] Ósemkę { card-suit }
        [9] Dziewiątkę { card-suit }
        [J] Waleta { card-suit }
        [Q] Damę { card-suit }
        [K] Króla { card-suit }
        [A] Asa { card-suit }
       *[10] Dziesiątkę { card-suit }
    }
# Kogo? Czego?
card-gen =
    { $rank ->
        [2] dwójki { card-suit }
        [3] trójki { card-suit }
        [4] czwórki { card-suit }
        [5] piątki { card-suit }
        [6] szóstki { card-suit }
        [7] siódemki { card-suit }
        [8] ósemki { card-suit }
        [9] dziewiątki { card-suit }
        [J] waleta { card-suit }
        [Q] damy { card-suit }
        [K] króla { card-suit }
        [A] asa { card-suit }
       *[10] dziesiątki { card-suit }
    }
# Kim? Czym?
card-ins =
    { $rank ->
        [2] dwójką { card-suit }
        [3] trójką { card-suit }
        [4] czwórką { card-suit }
        [5] piątką { card-suit }
        [6] szóstką { card-suit }
        [7] siódemką { card-suit }
        [8] ósemką { card-suit }
        [9] dziewiątką { card-suit }
        [J] waletem { card-suit }
        [Q] damą { card-suit }
        [K] królem { card-suit }
        [A] asem { card-suit }
       *[10] dziesiątką { card-suit }
    }
# O której już była mowa, w bierniku.
card-it-acc =
    { $rank ->
        [J] go
        [K] go
        [A] go
       *[Q] ją
    }
# Dwie takie same, w mianowniku i bierniku.
card-pair =
    { $rank ->
        [2] obie dwójki { card-suit }
        [3] obie trójki { card-suit }
        [4] obie czwórki { card-suit }
        [5] obie piątki { card-suit }
        [6] obie szóstki { card-suit }
        [7] obie siódemki { card-suit }
        [8] obie ósemki { card-suit }
        [9] obie dziewiątki { card-suit }
        [J] oba walety { card-suit }
        [Q] obie damy { card-suit }
        [K] oba króle { card-suit }
        [A] oba asy { card-suit }
       *[10] obie dziesiątki { card-suit }
    }
# Ta jedna dama, której boją się wszyscy; w bierniku.
card-headline =
    { $rank ->
        [Q]
            { $suit ->
                [spades] damę
               *[other] { card-acc }
            }
       *[other] { card-acc }
    }
rank =
    { $rank ->
        [2] dwójka
        [3] trójka
        [4] czwórka
        [5] piątka
        [6] szóstka
        [7] siódemka
        [8] ósemka
        [9] dziewiątka
        [J] walet
        [Q] dama
        [K] król
        [A] as
       *[10] dziesiątka
    }
rank-first =
    { $rank ->
        [2] Dwójka
        [3] Trójka
        [4] Czwórka
        [5] Piątka
        [6] Szóstka
        [7] Siódemka
        [8] Ósemka
        [9] Dziewiątka
        [J] Walet
        [Q] Dama
        [K] Król
        [A] As
       *[10] Dziesiątka
    }
# Litera lub liczba w rogu karty.
card-rank =
    { $rank ->
        [J] W
        [Q] D
        [K] K
        [A] A
       *[other] { $rank }
    }
card-corner = { CARD($card, as: "card-rank") }
card-mark = { card-rank }{ $symbol }

# Kolor w nazwie karty: „dama pik”.
card-suit =
    { $suit ->
        [clubs] trefl
        [diamonds] karo
        [spades] pik
       *[hearts] kier
    }
# Kolor w liczbie mnogiej: mianownik i biernik.
suit =
    { $suit ->
        [clubs] trefle
        [diamonds] kara
        [spades] piki
       *[hearts] kiery
    }
suit-first =
    { $suit ->
        [clubs] Trefle
        [diamonds] Kara
        [spades] Piki
       *[hearts] Kiery
    }
# Kogo? Czego?
suit-gen =
    { $suit ->
        [clubs] trefli
        [diamonds] kar
        [spades] pików
       *[hearts] kierów
    }
# Jedna karta koloru, w bierniku: „dołóż pika”.
suit-one =
    { $suit ->
        [clubs] trefla
        [diamonds] karo
        [spades] pika
       *[hearts] kiera
    }
# Jedna karta koloru, w dopełniaczu: „brakuje 1 kiera”, „nie masz pika”.
suit-one-gen =
    { $suit ->
        [clubs] trefla
        [diamonds] kara
        [spades] pika
       *[hearts] kiera
    }
# Za każdą kartę koloru, w bierniku.
suit-each =
    { $suit ->
        [clubs] każdego trefla
        [diamonds] każde karo
        [spades] każdego pika
       *[hearts] każdego kiera
    }
# Każda karta koloru, na początku zdania.
suit-every =
    { $suit ->
        [clubs] Każdy trefl
        [diamonds] Każde karo
        [spades] Każdy pik
       *[hearts] Każdy kier
    }
suit-mark =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [spades] ♠
       *[hearts] ♥
    }

## Ludzie.

you = ty
seat = miejsce { $seat }
start-you = Ty
start-seat = Miejsce { $seat }
player = { NAME($seat, at: "start") }
players = { NAME($seats, at: "start") }

## Liczby, które stoją same.

number = { $number }
signed = { SIGNED($number) }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tenths-signed = { SIGNED(NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1)) }

## Żetony. $amount może mieć ułamek: „17 1/2”; biernik jest taki sam jak mianownik.

chips =
    { $part ->
        [true] { $amount } żetonu
       *[false]
            { $number ->
                [one] { $amount } żeton
                [few] { $amount } żetony
                [many] { $amount } żetonów
               *[other] { $amount } żetonu
            }
    }
# Po ile na każdego: „po 1 żetonie”.
chips-each =
    { $part ->
        [true] { $amount } żetonu
       *[false]
            { $number ->
                [one] { $amount } żetonie
                [few] { $amount } żetony
                [many] { $amount } żetonów
               *[other] { $amount } żetonu
            }
    }
chips-number = { $amount }
chips-figure = { CHIPS($chips, as: "chips-number") }
