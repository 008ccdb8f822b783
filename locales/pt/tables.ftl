### A página: mesas com pessoas. Achar uma mesa, abrir uma, esperar nela, e o que se diz ao lado das cartas.

## Achar uma mesa.

tables-title = As mesas
tables-open = Abrir uma mesa
tables-code = Tenho um código
tables-code-hint = Duas palavras e um número, como amber-fox-17
tables-find = Ir para a mesa
tables-name-title = Como podemos chamar você?
tables-name-about = Quem estiver à mesa vê este nome.
# Para quem segue um link e ainda não tem nome: quem está sentado lá.
tables-name-invited = Convite para jogar com { LIST($people) }.
tables-name-label = Seu nome
tables-name-go = Continuar
tables-rename = Mudar o nome
tables-again = Tentar de novo
tables-connecting = Conectando
tables-connecting-about = Está demorando mais que o normal. Continua sem você fazer nada.
tables-trouble-title = Não deu certo
tables-trouble-unreachable = Não foi possível alcançar o servidor. Verifique a conexão e tente de novo.
tables-trouble-too_fast =
    { $seconds ->
        [0] Tentativas demais. Espere um momento e tente de novo.
        [1] Tentativas demais. Tente de novo em 1 segundo.
       *[other] Tentativas demais. Tente de novo em { $seconds } segundos.
    }
tables-trouble-cookies = Este navegador esqueceu você na mesma hora. Permita os cookies desta página e tente de novo: é por eles que a mesa reconhece você.
tables-trouble-signed_out = Sua sessão neste navegador foi encerrada.
tables-trouble-no_tables = Esta cópia da página vem sem servidor, e por isso aqui não há mesas com pessoas. Rode “openhearts serve” em qualquer computador e abra a página a partir dele.
tables-trouble-gone = Esta mesa está fechada, ou o link não está completo. Peça um novo link.
# To somebody whom the host has asked to leave. What happened stands between them, in people-refused-removed.
tables-removed-title = Fora da mesa
tables-removed-about = Se quem comanda a mesa deixar você voltar, o link da mesa volta a funcionar.
# To somebody whom the server’s admins have suspended. Until when stands between the two; $until is a date with its time.
tables-suspended-title = Seu acesso está suspenso
tables-suspended-about = Você pode continuar jogando sem outras pessoas nesta página, como sempre.
tables-trouble-suspended = Quem administra este servidor suspendeu você. Fim da suspensão: { $until }.
tables-trouble-suspended-open = Quem administra este servidor suspendeu você até segunda ordem.
tables-go = Para as mesas
# Como se chama um robô numa mesa com pessoas.
tables-bot = Robô { $number }

## Abrir uma mesa.

host-seats =
    { $count ->
        [1] um lugar
       *[other] { $count } lugares
    }
host-entrance = Quem pode se sentar
host-entrance-invited = Só convidados
host-entrance-friends = Amigos
host-entrance-open = Qualquer um
host-play-time = Tempo por carta
host-pass-time = Tempo do passe
# Segundos; 0: sem limite.
host-time =
    { $seconds ->
        [0] Sem relógio
       *[other] { $seconds }{ "\u00A0" }s
    }
host-chat = Conversa
host-chat-off = Não
host-chat-phrases = Frases
host-chat-text = Frases e texto
host-advice = Dicas
host-advice-off = Não
host-advice-own = Cada um decide
host-advice-all = Para todos
host-watching = Espectadores
host-watching-about = Outros podem assistir, com uma vaza de atraso.
host-bots = Robôs ocupam lugares vazios
host-bots-about = Saem quando alguém chega.
host-go = Abrir a mesa
host-keep = Salvar

## Esperar numa mesa.

# No canto da página: de quem é a mesa.
waiting-table-of = Mesa de { $name }
waiting-table = Uma mesa
waiting-more =
    { $count ->
        [0] Todo mundo chegou
        [1] Só mais um e começamos
        [2] Só mais dois e começamos
        [3] Só mais três e começamos
       *[other] Só mais { $count } e começamos
    }
waiting-bots-keep = Robôs guardam os lugares para amigos
waiting-link = Basta o link, sem conta.
waiting-link-field = O link desta mesa
waiting-only-here = Este link só funciona neste computador.
waiting-copy = Copiar link
waiting-copied = Copiado
waiting-share = Compartilhar
waiting-share-text = Venha jogar Copas comigo.
waiting-qr = O link, para ler com a câmera
waiting-free = Um lugar livre
waiting-seat-bot = Pôr um robô
waiting-you-sit = Sentar
waiting-host = comanda a mesa
waiting-ready = A postos
waiting-not-ready = ainda não
waiting-away = sem conexão
waiting-bot = até alguém chegar
waiting-watching = Você está assistindo
waiting-start =
    { $bots ->
        [0] Começar agora
        [1] Começar agora com um robô
        [2] Começar agora com dois robôs
        [3] Começar agora com três robôs
       *[other] Começar agora com { $bots } robôs
    }
waiting-be-ready = Estou a postos
waiting-again = Mais uma partida
waiting-is-ready = Você está a postos. A partida começa quando todos estiverem.
waiting-called = Os outros veem você como { $name }.
waiting-begins = A partida começa sozinha quando todos estiverem a postos.
waiting-leave = Sair
waiting-leave-title = Sair da mesa?
waiting-leave-about = Um robô continua no seu lugar.
waiting-leave-rated = Esta partida é ranqueada. Se você sair, fica em último lugar, faça o que fizer o robô no seu lugar.
waiting-stay = Ficar
waiting-limits = Configurações da mesa
waiting-change = Mudar
waiting-lost = A conexão caiu. Tentando de novo.
waiting-closed = Esta mesa está fechada. Fazia tempo que não havia ninguém aqui.
waiting-closed-not_ready = Esta partida não pôde começar: nem todos vieram.
waiting-closed-admin = Quem administra o servidor fechou esta mesa.
waiting-no-clock = Sem relógio
waiting-clock = { $seconds }{ "\u00A0" }s por carta
waiting-clock-pass = { $seconds }{ "\u00A0" }s para o passe
waiting-advice-off = Sem dicas
waiting-advice-own = Dicas para quem quiser
waiting-advice-all = Dicas para todos
waiting-chat-off = Sem conversa
waiting-chat-phrases = Frases
waiting-chat-text = Frases e texto
waiting-watching-no = Sem espectadores
waiting-watching-yes = Outros podem assistir
waiting-entrance-invited = Só com o link
waiting-entrance-friends = Amigos podem se sentar
waiting-entrance-open = Qualquer um pode se sentar

## O que quem comanda a mesa pode fazer com um lugar.

seat-remove = Pedir que { $name } saia
seat-readmit = Deixar { $name } voltar
seat-host = Passar o comando a { $name }
seat-move = Trocar de lugar com { $name }
seat-move-me = Trocar de lugar comigo
seat-move-free = Ir para o lugar livre
seat-no-bot = Tirar o robô

## A noite.

evening-title = A noite até aqui
evening-name = Jogador
evening-games = Partidas
evening-won = Vitórias
evening-points = Pontos

## Ao lado das cartas.

company-lost = Conectando de novo. Suas cartas continuam suas.
# Lido em voz alta quando a conexão volta.
company-connected = A conexão voltou.
company-you-sit = Um robô joga por você.
company-you-wait = A partida está esperando por você.
company-return = Voltei
company-waits = Esperando { $name }
company-all-away = Partida em pausa
company-played-for-you = Seu tempo acabou. Um robô jogou.
# Um relógio no lugar, e o mesmo onde quase não há espaço.
company-seconds =
    { $seconds ->
        [1] 1 segundo
       *[other] { $seconds } segundos
    }
company-seconds-short = { $seconds }{ "\u00A0" }s
# Lido em voz alta, não se vê: quanto resta do tempo de quem lê.
company-time-left =
    { $seconds ->
        [1] Resta 1 segundo
       *[other] Restam { $seconds } segundos
    }
# No resultado de uma rodada, antes de a próxima aparecer sozinha.
company-next-in =
    { $seconds ->
        [1] Próxima rodada em 1 segundo
       *[other] Próxima rodada em { $seconds } segundos
    }
# Quanto a mesa espera por quem saiu, como «0:42».
company-come-back = { $time } para voltar
company-time = { $time }
company-connecting = conectando
company-bot-plays = um robô joga
company-away = ausente
# Lido no lugar de alguém que o leitor silenciou.
company-muted = sem som
company-time-up = { WHO($seat) ->
    [you] seu tempo acabou
   *[other] acabou o tempo
}
# O que se abre com um toque no lugar de alguém.
company-person = { $sat ->
    [true] { $name }: silenciar, bloquear ou denunciar
   *[false] { $name }: silenciar
}
company-watching = { $count ->
    [1] Uma pessoa assiste
   *[other] { $count } pessoas assistem
}
company-you-watch = Você está assistindo, com uma vaza de atraso.
company-stop-watching = Parar de assistir
company-side = Ver do lado de { $name }
company-invite = Convidar
menu-invite-about = O link e o código desta mesa
menu-leave-people = Um robô continua no seu lugar

## A conversa.

chat-title = Conversa
chat-open = { $unread ->
    [0] Conversa
    [1] Conversa, uma mensagem não lida
   *[other] Conversa, { $unread } mensagens não lidas
}
chat-newer = { $lines ->
    [1] Uma mensagem nova
   *[other] { $lines } mensagens novas
}
chat-close = Fechar a conversa
chat-mute-all = Silenciar todos
chat-all-muted = Você não ouve ninguém aqui. Os outros ainda ouvem você.
chat-say = Diga algo à mesa
chat-send = Enviar
chat-more = Mais frases
chat-fewer = Menos frases
chat-own-language = Cada pessoa recebe as frases no seu idioma.
chat-closes = A conversa se fecha quando chega a sua vez.
chat-watches = Aqui só escreve quem está sentado à mesa.
chat-empty = Ninguém disse nada ainda.
chat-log = O que foi dito
chat-phrases = Frases
chat-you = Você
# Lido em voz alta quando alguém diz algo.
chat-spoken = { $name }: { $words }
# Linhas entre o que se diz: o que acontece à mesa. $you: é sobre quem lê.
chat-sat = { $you ->
    [called] Você se sentou. Os outros veem você como { $name }.
    [true] Você se sentou.
   *[false] { $name } chegou à mesa.
}
chat-left = { $you ->
    [true] { $playing ->
        [true] Você saiu. Um robô continua.
       *[false] Você saiu.
    }
   *[false] { $playing ->
        [true] { $name } saiu. Um robô continua.
       *[false] { $name } saiu.
    }
}
chat-removed = Quem comanda a mesa pediu que { $name } saísse.
chat-away = { $you ->
    [true] Você perdeu a conexão.
   *[false] { $playing ->
        [true] { $name } perdeu a conexão. A mesa espera um minuto; depois um robô continua.
       *[false] { $name } perdeu a conexão.
    }
}
chat-back = { $you ->
    [true] Você voltou.
   *[false] { $name } voltou.
}
chat-sits_in = { $you ->
    [true] Um robô joga por você até você voltar.
   *[false] Um robô joga por { $name } até { $name } voltar.
}
chat-host = { $you ->
    [true] Agora é você quem comanda a mesa.
   *[false] Agora é { $name } quem comanda a mesa.
}
# Lido em voz alta antes de uma partida e depois dela.
chat-ready = { $name } está a postos.
chat-places = Os lugares mudaram. Em sentido horário: { LIST($names) }.
chat-time = { $you ->
    [true] Seu tempo acabou, e um robô jogou por você.
   *[false] O tempo de { $name } acabou, e um robô jogou.
}

## O que se pode fazer a respeito de alguém.

person-mute = Silenciar
person-mute-about = Você não ouve mais { $name } nesta mesa.
person-unmute = Ouvir { $name } de novo
person-block = Bloquear
person-block-about = Vocês não vão mais se sentar à mesma mesa, e você não ouve mais { $name }.
person-block-undo = Você pode desfazer isso quando quiser: aqui, ou no seu nome, na página das mesas.
person-block-sure = Sim, bloquear { $name }
person-blocked = Pronto. Vocês não vão mais se sentar à mesma mesa.
person-unblock = Desbloquear
person-unblock-about = Vocês podem se sentar de novo à mesma mesa, e você volta a ouvir { $name }.
person-unblocked = Pronto. Vocês podem se sentar de novo à mesma mesa.
person-report = Denunciar
person-report-about = Quem administra este servidor lê a denúncia, com as últimas mensagens de { $name } nesta mesa. { $name } não fica sabendo.
person-report-what = O que aconteceu? (Pode deixar em branco.)
person-report-send = Enviar a denúncia
person-reported = Agradecemos. A denúncia foi enviada.

## Quando termina uma partida entre pessoas.

after-ready = { $count ->
    [0] Ninguém a postos ainda
    [1] Uma pessoa a postos
   *[other] { $count } pessoas a postos
}
after-you-ready = Esperando os outros
after-again = Mais uma partida
after-leave = Sair
after-table = Para a mesa
after-result = Ver o resultado
# Numa mesa ranqueada, em que só todos juntos poderiam continuar.
after-lacks = Nem todos continuam aqui
after-check = Conferir as cartas

## O saguão: partida rápida, mesas para se sentar, mesas para assistir.

lobby-quick = Partida rápida
lobby-rules = Regras
# Numa lista de regras: quantas pessoas esperam uma partida com elas.
lobby-rules-waiting =
    { $count ->
        [1] { $rules } · uma pessoa espera
       *[other] { $rules } · { $count } esperam
    }
lobby-calm = Calmo
lobby-normal = Normal
lobby-quick-speed = Rápido
lobby-seconds = { $seconds }{ "\u00A0" }s por carta
# Quantas pessoas esperam esta partida; $missing é quantas ainda faltam.
lobby-waiting =
    { $count ->
        [0] ninguém ainda
        [1] uma pessoa espera
       *[other] { $missing ->
            [1] só falta você
           *[other] { $count } esperam
        }
    }
lobby-rated = Ranqueada
lobby-rated-about = Todos têm conta, e nenhum robô joga. Quem sair fica em último lugar.
lobby-rated-guest = Com uma conta, jogue ranqueadas
lobby-others-rated = Esperando uma partida ranqueada: { $count }
lobby-others-unrated = Esperando uma partida não ranqueada: { $count }
lobby-bots = Depois de 20 segundos, robôs ocupam os lugares ainda livres.
lobby-no-bots = Aqui não há robôs: começa quando chegarem pessoas suficientes.
lobby-wait-title = Procurando pessoas
# O que alguém espera: «Dama Negra · Normal»
lobby-wait-for = { $rules } · { $speed }
lobby-wait-for-rated = { $rules } · { $speed } · ranqueada
lobby-wait-count =
    { $count ->
        [1] Uma das { $players } pessoas já chegou: você.
       *[other] { $count } das { $players } pessoas já chegaram.
    }
lobby-wait-bots =
    { $seconds ->
        [0] Robôs estão ocupando os lugares livres.
        [1] Robôs ocupam os lugares livres em 1 segundo.
       *[other] Robôs ocupam os lugares livres em { $seconds } segundos.
    }
lobby-wait-first = Nem todos vieram à sua última partida. Agora a sua vez vem primeiro.
lobby-wait-pause =
    { $minutes ->
        [1] Você não estava nas suas últimas partidas ranqueadas. Falta um minuto para poder jogar outra.
       *[other] Você não estava nas suas últimas partidas ranqueadas. Faltam { $minutes } minutos para poder jogar outra.
    }
lobby-cancel = Parar de esperar
lobby-sit = Sentar
lobby-sit-none = Ninguém ainda. Abra uma mesa para todos, e ela aparece aqui.
lobby-watch = Assistir
lobby-watch-late = Com uma vaza de atraso, para ninguém ajudar
lobby-watch-none = Nenhuma partida para assistir agora.
lobby-seats =
    { $count ->
        [1] um lugar
       *[other] { $count } lugares
    }
lobby-hand = Rodada { $number }
lobby-watching =
    { $count ->
        [0] ninguém assiste
        [1] uma pessoa assiste
       *[other] { $count } assistem
    }
# O que mostra o desenho de uma mesa, para quem não o vê: os nomes, os robôs, os lugares livres.
lobby-oval =
    { $free ->
        [0] À mesa: { $names }
        [1] À mesa: { $names }; um lugar está livre
       *[other] À mesa: { $names }; { $free } lugares estão livres
    }
lobby-people = { LIST($people) }
lobby-nobody = ninguém
lobby-code = Código
lobby-lost = A conexão caiu. Tentando de novo.
lobby-seat = Voltar à sua mesa

## A classificação do mês.

month-title = Este mês
month-rating = rating
month-order = A ordem segue o que é certo: o rating menos três vezes o seu ±.
month-choice = Mês
month-figure = { $rating } ± { $error }
month-you = Você
# Depois de uma partida ranqueada: o que ela fez com o rating de cada um.
rated-title = Rating
rated-about = e a margem de incerteza
rated-waits = Os ratings estão sendo calculados.
rated-left = saiu
rated-left-about = Na classificação, quem sai fica em último lugar, faça o que fizer o robô.
# Somebody’s own rated games: where they came in each, and what it did to their rating.
rated-games = Suas partidas ranqueadas
rated-games-about = A última primeiro
rated-place = Lugar { $place } de { $players }
rated-change = { $from } ± { $fromError } → { $rating } ± { $error }
month-waiting = A lista está chegando.
month-none = Ninguém jogou uma partida ranqueada este mês.
month-sure =
    { $people ->
        [0] Ninguém jogou ao menos { $games } partidas ranqueadas ainda.
        [1] Uma pessoa jogou ao menos { $games } partidas ranqueadas.
       *[other] { $people } pessoas jogaram ao menos { $games } partidas ranqueadas.
    }

## Uma conta.

account-guest = Você joga sem conta, só neste navegador.
account-why = Uma conta guarda seu nome e seu rating em todos os aparelhos e, se você quiser, também suas partidas e configurações.
account-make = Criar uma conta
account-have = Já tenho conta
account-new = Ainda não tenho conta
account-in = Entrar
account-out = Sair da conta
account-name = Nome
account-password = Senha
account-password-hint = 8 caracteres ou mais
account-is = Você está na sua conta.
account-unrated = Você ainda não jogou partidas ranqueadas.
account-rating =
    { $games ->
        [1] { $rating } ± { $error } · uma partida
       *[other] { $rating } ± { $error } · { $games } partidas
    }
account-in-passkey = Entrar com chave de acesso
account-make-passkey = Criar com chave de acesso
account-mine = Meus dados
account-stale = Já faz um tempo que você entrou. Digite sua senha, ou entre de novo primeiro.
account-change-password = Mudar a senha
account-old = Sua senha atual
account-old-hint = Não é preciso nos dez minutos depois de entrar
account-new-password = Nova senha
account-changed = Sua senha mudou. A sessão foi encerrada em todos os outros navegadores.
account-passkeys = Chaves de acesso
account-passkeys-about = Entre com a digital, o rosto ou o PIN
account-passkeys-what = Uma chave de acesso fica no seu aparelho, e ninguém pode adivinhá-la. Com duas, você entra mesmo que perca um aparelho.
account-passkeys-none = Você ainda não tem nenhuma.
account-passkey-since = Desde { DATETIME($when, dateStyle: "long") }
account-passkey-drop = Remover a chave de acesso { $name }
account-passkey-add = Adicionar chave de acesso
account-device = Nome deste aparelho
account-blocked = Pessoas bloqueadas
account-blocked-about = Vocês não se sentam à mesma mesa
account-blocked-what = Vocês não se sentam à mesma mesa. Elas não sabem disso.
account-blocked-none = Você não bloqueou ninguém.
account-unblock = Desbloquear { $name }
account-unblocked = Sem bloqueio
account-kept = O mesmo em todos os aparelhos
account-kept-on = Ligado: partidas, configurações, regras, noites e rodadas do dia
account-kept-off = Desligado: o que está aqui fica só aqui
account-kept-switch = Guardar na minha conta
account-kept-what = Partidas contra robôs, configurações, regras, noites do bloco de pontos e resultados da rodada do dia vão para a conta e chegam a todo aparelho em que isto esteja ligado. Nada do que está aqui se perde: uma partida continuada em dois lugares vira duas.
account-kept-settings = Configurações
account-kept-rules = Regras
account-kept-pad = Bloco de pontos
account-kept-daily = Rodadas do dia
account-kept-games =
    { $count ->
        [1] Uma partida
       *[other] { $count } partidas
    }
account-kept-at = última cópia: { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
account-kept-too_large = grande demais para a conta: fica neste aparelho
account-kept-too_many = sem espaço na conta: fica neste aparelho
account-kept-no_room = sem espaço neste aparelho: fica na conta
account-kept-unreadable = não pode ser lido aqui: fica neste aparelho
account-kept-unreached = Não foi possível acessar a conta. A tentativa se repete na primeira tela.
account-out-everywhere = Sair em todos os aparelhos
account-everywhere-about = Todo navegador em que você entrou esquece você, este também. O que seus aparelhos guardam continua neles.
account-download = Baixar meus dados
account-download-about = Tudo o que este servidor guarda sobre você
account-delete = Excluir minha conta
account-forget = Apagar meus dados
account-delete-what = São excluídos seu nome, sua senha e suas chaves de acesso, seus ratings, seus robôs e as configurações, regras, noites, partidas e resultados da rodada do dia guardados aqui. O que você disse nas mesas é apagado.
account-forget-what = Seu nome, seus resultados da rodada do dia e o que você disse nas mesas são apagados, e este navegador é esquecido.
account-delete-stays = As mesas guardam que alguém esteve ali e o que se jogou, sob um nome que não é de ninguém. O que este aparelho guarda continua nele.
account-delete-go = Continuar a exclusão
account-delete-sure = { $name }, isto não tem volta.
account-delete-yes = Sim, excluir tudo
account-open = Seu nome e sua conta: { $name }
