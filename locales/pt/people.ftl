### O que se diz nas mesas com pessoas e no saguão: por que algo não se faz, e o que se diz com um toque.

## Por que algo não se faz. O que as regras do jogo não permitem está em play.ftl.

people-refused-bad_command = Não deu para entender isso aqui. Recarregue a página e tente de novo.
people-refused-bad_action = Isso não é uma jogada desta partida.
people-refused-table_closed = Esta mesa está fechada.
people-refused-not_admitted = Você não pode se sentar a esta mesa.
people-refused-removed = Quem comanda a mesa pediu que você saísse.
people-refused-account_needed = Partidas ranqueadas pedem uma conta, para o seu rating ter onde ficar.
people-refused-table_full = Todos os lugares estão ocupados.
people-refused-no_such_seat = Esta mesa não tem esse lugar.
people-refused-seat_taken = Já há alguém nesse lugar.
people-refused-seats_taken = Há mais pessoas à mesa do que essas regras permitem.
people-refused-already_seated = Você já tem um lugar.
people-refused-other_hand_seen = Você viu outra mão nesta partida; só pode ocupar o seu próprio lugar.
people-refused-left_for_good = Você deixou esta partida ranqueada. Ela termina sem você.
people-refused-not_seated = Primeiro, ocupe um lugar.
people-refused-not_host = Só quem comanda a mesa pode fazer isso.
people-refused-seats_empty = Há lugares vazios. Espere pessoas chegarem ou ponha robôs neles.
people-refused-nothing_to_deal = As cartas ainda estão sendo embaralhadas. Tente de novo daqui a pouco.
people-refused-game_running = Não durante uma partida.
people-refused-no_game_running = Não há partida em andamento.
people-refused-fixed = Todas as partidas ranqueadas seguem as mesmas regras.
people-refused-no_such_bot = Esse robô não existe.
people-refused-no_such_person = Essa pessoa não esteve nesta mesa.
people-refused-not_your_seat = Essa mão não é sua.
people-refused-hand_over = Essa rodada já acabou.
people-refused-bot_sits_in = Um robô está jogando por você. Volte primeiro.
people-refused-not_away = Nenhum robô está jogando por você.
people-refused-time_is_up = Seu tempo acabou. Um robô faz esta jogada por você.
people-refused-chat_off = Nesta mesa não se conversa.
people-refused-phrases_only = Nesta mesa só se usam frases prontas.
people-refused-no_such_phrase = Essa frase não existe.
people-refused-unreadable = Isso não pode ser mostrado como texto.
people-refused-too_fast = Rápido demais. Espere um pouco e tente de novo.
people-refused-not_thinking = Este lugar não está esperando um robô.
people-refused-not_watchable = Não dá para assistir a esta mesa.
people-refused-no_such_table = Essa mesa não existe.
people-refused-no_such_game = Essa partida não terminou nesta mesa.
people-refused-no_session = Primeiro, escolha um nome.
people-refused-bad_name = Escolha um nome de 1 a 24 letras.
people-refused-unavailable = O servidor não consegue fazer isso agora. Tente de novo daqui a pouco.
people-refused-not_waiting = Você não está esperando uma partida.
people-refused-sign_in_first = Entre primeiro na sua conta.
people-refused-account_already = Você já tem uma conta.
people-refused-name_taken = Outra pessoa já tem esse nome. Escolha outro.
people-refused-weak_password = Escolha uma senha de pelo menos 8 caracteres que não seja o seu nome.
people-refused-wrong_password = Esse nome e essa senha não combinam.
people-refused-bad_passkey = Essa chave de acesso não funciona aqui. Tente de novo ou entre de outro jeito.
people-refused-last_way_in = Sem esta chave de acesso você não conseguiria mais entrar. Adicione antes outra chave ou uma senha.
people-refused-too_many = Esse é o máximo que você pode ter.
people-refused-reported_enough = Por enquanto você já enviou todas as denúncias que pode.
people-refused-no_such_thing = Isso não existe aqui.
people-refused-suspended = Por enquanto você não pode jogar aqui. Quem administra este servidor suspendeu você.
people-refused-not_admin = Só quem administra este servidor pode fazer isso.
people-refused-changed = Enquanto isso, houve uma mudança em outro aparelho.
people-refused-no_such_rules = Não há partidas ranqueadas com essas regras.

## O que se diz com um toque. Cada pessoa lê no seu idioma, e o tom fica: amigável, curto, um pouco seco.

people-phrase-hello = Oi, pessoal.
people-phrase-good_luck = Boa sorte.
people-phrase-well_played = Boa jogada.
people-phrase-nice_pass = Valeu pelas cartas.
people-phrase-thanks = Valeu.
people-phrase-sorry = Foi mal.
people-phrase-ouch = Ai.
people-phrase-my_hearts = Todas as copas vêm para mim.
people-phrase-not_the_queen = A dama de novo, não.
people-phrase-moon = Tem alguém atrás da lua?
people-phrase-close = Essa foi por pouco.
people-phrase-thinking = Deixa eu pensar.
people-phrase-one_moment = Um momento, por favor.
people-phrase-back = Voltei.
people-phrase-another_game = Mais uma?
people-phrase-good_night = Boa noite, e valeu pelo jogo.

## No lugar de um nome.

people-former = Conta excluída
