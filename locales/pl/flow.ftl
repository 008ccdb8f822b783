### Strona: przebieg gry. Cofanie, powtarzanie rozdania, szybsze zakończenie, pauza, poddanie partii, klawisze i to, co
### można w tym ustawić.

flow-taken-back = Cofnięto.
# Za pierwszym razem w partii: przy stole, zamiast tego, o co się prosi.
flow-taken-back-first = Cofnięto. Ta partia nie liczy się już do twoich statystyk.
flow-not-counted = Partia, w której coś cofniesz albo powtórzysz rozdanie, nie liczy się już do twoich statystyk.

# $trick liczy się od 1; 1 to początek rozdania.
flow-again-from =
    { $trick ->
        [1] Powtórz to rozdanie
       *[other] Graj od lewy { $trick }
    }
flow-again-ask =
    { $trick ->
        [1] Zostaną rozdane te same karty.
       *[other] Karty będą leżeć tak jak na początku lewy { $trick }.
    }
flow-again-lost = Wszystko, co było potem, przepadnie, a ta partia nie będzie się już liczyć do twoich statystyk.
flow-again-yes = Zagraj znowu
flow-cancel = Zostaw tak

flow-pause = Pauza
flow-paused = Pauza
flow-paused-about = Stół czeka na ciebie.
flow-go-on = Wznów

flow-give-up = Poddaj tę partię
flow-give-up-about = Kończy się tutaj, bez zwycięzcy.
flow-give-up-ask = Poddać tę partię?
flow-give-up-what = Zostanie zachowana jako poddana i nie da się jej później dokończyć.
flow-give-up-yes = Poddaj
flow-play-on = Graj dalej

flow-worthless = Nie ma już punktów.
flow-finish = Dokończ rozdanie
flow-finished = Nie było już punktów, więc resztę rozegrano od razu.
flow-own = Reszta jest twoja.
flow-claim = Weź resztę
flow-own-ask =
    { $count ->
        [one] Ostatnią lewę bierzesz ty, cokolwiek zagrają inni.
        [few] Ostatnie { $count } lewy bierzesz ty, cokolwiek zagrają inni.
        [many] Ostatnie { $count } lew bierzesz ty, cokolwiek zagrają inni.
       *[other] Ostatnie { $count } lewy bierzesz ty, cokolwiek zagrają inni.
    }
flow-claim-yes = Wyłóż karty

## Klawisze. Strona stawia klawisz obok tego, co robi.

flow-keys = Klawisze
flow-keys-about = Do wszystkiego, czego można dotknąć, dojdziesz też klawiszem Tab, a wybierzesz to klawiszem Enter.
flow-key-cards = Od karty do karty
flow-key-play = Wybierz albo zagraj kartę
flow-key-on = Dalej
flow-key-close = Zamknij to, co otwarte
flow-key-finish = Dokończ rozdanie albo weź resztę
flow-key-keys = Te klawisze
flow-key-arrows = Strzałki
flow-key-enter = Enter
flow-key-escape = Esc
flow-key-or = { $one } albo { $other }
flow-key-with-control = Ctrl { $key }

## Co można wybrać w ustawieniach.

flow-settings-look = Wygląd
flow-settings-play = Sposób gry
flow-settings-pace = Przebieg gry
flow-settings-help = Pomoc
flow-confirm = Graj dwoma dotknięciami
flow-confirm-about = Pierwsze dotknięcie unosi kartę, drugie ją zagrywa.
flow-ahead = Wybieraj kartę zawczasu
flow-ahead-about = Dotknij karty przed czasem: gdy przyjdzie twoja kolej, zostanie zagrana, o ile będzie wolno.
flow-forced = Zagrywaj wymuszone karty
flow-forced-about = Gdy można zagrać tylko jedną kartę, zagrywa się sama.
flow-quick-end = Kończ szybko
flow-quick-end-about = Gdy nie ma już punktów, resztę rozdania rozgrywa się od razu.
flow-raised = Otrzymane karty zostają uniesione
flow-raised-about = Aż do dotknięcia, żeby było widać, co dostajesz.
flow-letters = Litery jako skróty
flow-letters-about = H podpowiada, U cofa; ? pokazuje wszystkie.
