### Confrontos entre robôs: por que um não pode ser jogado, e o que um programa fez em vez de responder.

arena-players-few = Um confronto precisa de pelo menos dois jogadores.
arena-player-none = Um jogador é o nome de um robô, { $prefix }COMANDO ou um callable, não { $given }.
arena-deals-few = Um confronto precisa de pelo menos uma rodada ou uma partida.
arena-threads-few = Um confronto precisa de pelo menos uma thread.
arena-limit-least = O limite de tempo é maior que 0 segundos, e { $settle }, 0 pontos ou mais.
arena-memory-least = Um programa precisa de pelo menos { $bytes } bytes de memória.
arena-ray-missing = Um cluster precisa do Ray: { $command }
arena-ray-none = Não há nenhum cluster Ray em “{ $given }”.
arena-command-unreadable = Não dá para ler { $given } como um comando: { $reason }.
arena-command-empty = { $given } não indica nenhum programa.
arena-program-none = Não há programa { $given } para rodar.
# $reason é uma frase, uma das que vêm abaixo.
arena-failed = { $player }: { LIST($reason) }
arena-no-start = não iniciou: { $reason }.
arena-start-ended = não iniciou: terminou antes de responder a `{ $asked }`.
arena-start-slow = não iniciou: não respondeu a `{ $asked }` em { $seconds } segundos.
arena-start-unreadable = não iniciou: respondeu a `{ $asked }` com algo que não é uma resposta.
arena-start-declined = não iniciou: respondeu a `{ $asked }` com um erro: { $said }
arena-raised = lançou { $error }.
arena-raised-saying = lançou { $error }: { $said }
arena-no-action = escolheu { $action }, que não é uma ação: um jogador devolve uma carta, uma lista de cartas a passar, um lance, um naipe, “old” ou “new”.
arena-done-wrong = escolheu { $action }, o que não se pode fazer: { LIST($reason) }
arena-refused = escolheu { $action }, o que não se pode fazer ({ $code }): { LIST($reason) }
arena-fault = { LIST($reason) } Poderia ter respondido: { $expected }
arena-fault-crashed = terminou antes de responder.
arena-fault-crashed-saying = terminou antes de responder; a última linha da sua saída de erros é “{ $said }”.
arena-fault-slow =
    { $seconds ->
        [one] não respondeu em { $seconds } segundo.
       *[other] não respondeu em { $seconds } segundos.
    }
arena-fault-endless = escreveu { $bytes } bytes sem terminar a linha.
arena-fault-unreadable = respondeu “{ $answered }”, que não é uma resposta.
arena-fault-other = respondeu “{ $answered }”, que não é uma ação do lugar { $seat } na fase `{ $phase }`.
arena-fault-declined = respondeu com um erro: “{ $said }”.
arena-fault-refused = respondeu com um erro ({ $code }): { LIST($reason) }
arena-playouts-few = Simulações precisam de pelo menos uma rodada e uma thread.
arena-record-exists = O arquivo { $file } já existe. Para continuar o confronto, retome-o.
arena-record-other = O arquivo { $file } é de outro confronto.
arena-record-terms = O arquivo { $file } é de outro confronto: nele { $name } é { $there }, e aqui { $here }.
arena-record-ended = O confronto do arquivo { $file } terminou: todos os pares estão decididos, e mais mãos não mudariam nada.
arena-record-unreadable = { $file } não é o registro de um confronto: não é possível ler a linha { $line }.
