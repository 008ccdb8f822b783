### Cartas, naipes, pessoas e números: as peças de todas as outras frases.
###
### Português do Brasil, escrito de modo que se entenda em Portugal. A quem lê se diz «você», no imperativo: «passe».
### O jogo: Copas, com maiúscula; o naipe: copas. Q♠: dama de espadas. No canto da carta ficam J Q K A, como no baralho
### que se vende no Brasil.
### hand (deal): rodada · hand (cards held): mão · game: partida · trick: vaza · take: levar · lead: abrir (a vaza), e um
### naipe se puxa · follow suit: seguir o naipe · discard: descartar · pass: passar, o passe · break: quebrar ·
### shoot the moon: acertar a lua · kitty: morto · stock: monte · pot: pote · chip: ficha · bid: lance, oferecer ·
### clear: sem pontos · settlement: acerto · tie: empate · side: equipe · partner: parceria · dealer: quem dá as cartas ·
### house rules: regras da casa · scorepad: bloco de pontos · rated: ranqueada · rating: rating · seat: lugar ·
### host: quem comanda a mesa · bot: robô · hint: dica · coach: treinador · log: registro · hash: hash.
### De ninguém se sabe se é homem ou mulher: as frases se arranjam sem o adjetivo que o diria.

formats = pt-BR
text-direction = ltr

# Uma frase a seguir a outra.
sentences = { $first } { $next }

## Uma carta. A dama é feminina; todas as outras, masculinas: o 10, o ás.

card = { rank } de { suit }
card-first = { rank-first } de { suit }
card-label = { CARD($card, as: "card-first") }
the-card =
    { $rank ->
        [Q] a { card }
       *[other] o { card }
    }
the-card-first =
    { $rank ->
        [Q] A { card }
       *[other] O { card }
    }
of-the-card =
    { $rank ->
        [Q] da { card }
       *[other] do { card }
    }
a-card =
    { $rank ->
        [Q] uma { card }
       *[other] um { card }
    }
# «livre-se dela», «fique abaixo dele».
of-it =
    { $rank ->
        [Q] dela
       *[other] dele
    }
with-it =
    { $rank ->
        [Q] com ela
       *[other] com ele
    }
without-it =
    { $rank ->
        [Q] sem ela
       *[other] sem ele
    }
# Duas cartas iguais.
card-pair =
    { $rank ->
        [J] os dois valetes de { suit }
        [Q] as duas damas de { suit }
        [K] os dois reis de { suit }
        [A] os dois ases de { suit }
       *[other] os dois { $rank } de { suit }
    }
card-pair-first =
    { $rank ->
        [J] Os dois valetes de { suit }
        [Q] As duas damas de { suit }
        [K] Os dois reis de { suit }
        [A] Os dois ases de { suit }
       *[other] Os dois { $rank } de { suit }
    }
# A dama que todos temem não precisa de sobrenome.
card-headline =
    { $rank ->
        [Q]
            { $suit ->
                [spades] a dama
               *[other] a { card }
            }
       *[other] o { card }
    }
rank =
    { $rank ->
        [J] valete
        [Q] dama
        [K] rei
        [A] ás
       *[other] { $rank }
    }
rank-first =
    { $rank ->
        [J] Valete
        [Q] Dama
        [K] Rei
        [A] Ás
       *[other] { $rank }
    }

# A letra ou o número no canto da carta.
card-rank = { $rank }
card-corner = { CARD($card, as: "card-rank") }
# Como está no canto da carta: «Q♠», e o mesmo com artigo.
card-mark = { card-rank }{ $symbol }
the-mark =
    { $rank ->
        [Q] a { card-mark }
       *[other] o { card-mark }
    }
by-mark =
    { $rank ->
        [Q] pela { card-mark }
       *[other] pelo { card-mark }
    }

suit =
    { $suit ->
        [clubs] paus
        [diamonds] ouros
        [spades] espadas
       *[hearts] copas
    }
suit-one =
    { $suit ->
        [clubs] uma carta de paus
        [diamonds] uma carta de ouros
        [spades] uma carta de espadas
       *[hearts] uma carta de copas
    }
suit-each =
    { $suit ->
        [clubs] carta de paus
        [diamonds] carta de ouros
        [spades] carta de espadas
       *[hearts] carta de copas
    }
# No começo de uma frase.
suit-first =
    { $suit ->
        [clubs] Paus
        [diamonds] Ouros
        [spades] Espadas
       *[hearts] Copas
    }
suit-mark =
    { $suit ->
        [clubs] ♣
        [diamonds] ♦
        [spades] ♠
       *[hearts] ♥
    }

## Pessoas.

you = você
# Um lugar cujo nome não se sabe, contado a partir de 0.
seat = lugar { $seat }
start-you = Você
start-seat = Lugar { $seat }
player = { NAME($seat, at: "start") }
players = { NAME($seats, at: "start") }

## Números sozinhos.

number = { $number }
signed = { SIGNED($number) }
tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
tenths-signed = { SIGNED(NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1)) }

## Fichas. $amount pode ter fração: «17 1/2».

chips =
    { $number ->
        [0] { $amount } fichas
        [one] { $amount } ficha
       *[other] { $amount } fichas
    }
chips-number = { $amount }
chips-figure = { CHIPS($chips, as: "chips-number") }
