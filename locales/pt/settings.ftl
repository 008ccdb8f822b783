### A página: como ela se apresenta e soa, o que guarda e mostra, ao gosto de quem lê.

counter-about = Quais cartas já saíram e quem ficou sem um naipe.
settings-language = Idioma
settings-language-auto = O do navegador
settings-language-missing = Não foi possível carregar os textos. Verifique a conexão e tente de novo.
settings-theme = Luz
settings-theme-auto = A do aparelho
settings-theme-evening = Noite
settings-theme-daylight = Dia
settings-speed = Ritmo
settings-speed-calm = Calmo
settings-speed-normal = Normal
settings-speed-quick = Rápido
settings-speed-instant = Imediato
settings-four = Quatro cores
settings-four-about = Paus em verde, ouros em azul.
settings-sound = Som
settings-sound-about = As cartas, copas quebradas, a lua.
settings-stays = A vaza completa espera um toque
settings-stays-about = Sem isso, ela sai sozinha.
settings-hints = Dicas
settings-hints-about = O que o treinador faria, e por quê.
settings-unsaved = Este navegador não guarda nada: estas escolhas valem até você sair.
