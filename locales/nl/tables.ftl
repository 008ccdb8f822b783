### De pagina: tafels met mensen. Een tafel zoeken, er een openen, eraan wachten, en wat naast de kaarten gezegd wordt.

## Een tafel zoeken.

tables-title = De tafels
tables-open = Tafel openen
tables-code = Ik heb een code
tables-code-hint = Twee woorden en een getal, zoals amber-fox-17
tables-find = Naar de tafel
tables-name-title = Hoe mogen we je noemen?
tables-name-about = De anderen aan tafel zien deze naam.
# Voor wie een link volgt en nog geen naam heeft: wie daar zit.
tables-name-invited = Je bent uitgenodigd om te spelen met { LIST($people) }.
tables-name-label = Je naam
tables-name-go = Verder
tables-rename = Andere naam
tables-again = Opnieuw proberen
tables-connecting = Bezig met verbinden
tables-connecting-about = Het duurt langer dan anders, maar gaat vanzelf verder.
tables-trouble-title = Dat lukte niet
tables-trouble-unreachable = De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.
tables-trouble-too_fast =
    { $seconds ->
        [0] Te veel pogingen. Wacht even en probeer het dan opnieuw.
        [1] Te veel pogingen. Probeer het over 1 seconde opnieuw.
       *[other] Te veel pogingen. Probeer het over { $seconds } seconden opnieuw.
    }
tables-trouble-cookies = Deze browser was je meteen weer vergeten. Sta voor deze pagina cookies toe en probeer het opnieuw: daaraan herkent de tafel je.
tables-trouble-signed_out = In deze browser ben je uitgelogd.
tables-trouble-no_tables = Deze kopie van de pagina komt zonder server, dus hier zijn geen tafels voor mensen. Start “openhearts serve” op een computer en open de pagina daar.
tables-trouble-gone = Deze tafel is gesloten, of de link is niet compleet. Vraag om een nieuwe link.
# To somebody whom the host has asked to leave. What happened stands between them, in people-refused-removed.
tables-removed-title = Niet meer aan tafel
tables-removed-about = Als de host je weer toelaat, werkt de link naar de tafel weer.
# To somebody whom the server’s admins have suspended. Until when stands between the two; $until is a date with its time.
tables-suspended-title = Je bent geschorst
tables-suspended-about = Alleen spelen kan op deze pagina gewoon, zoals altijd.
tables-trouble-suspended = De beheerder van deze server heeft je geschorst tot { $until }.
tables-trouble-suspended-open = De beheerder van deze server heeft je tot nader order geschorst.
tables-go = Naar de tafels
# Hoe een bot heet aan een tafel met mensen.
tables-bot = Bot { $number }

## Een tafel openen.

host-seats =
    { $count ->
        [1] één plaats
       *[other] { $count } plaatsen
    }
host-entrance = Wie mag aanschuiven
host-entrance-invited = Genodigden
host-entrance-friends = Vrienden
host-entrance-open = Iedereen
host-play-time = Tijd per kaart
host-pass-time = Tijd voor doorgeven
# Seconden; 0: geen limiet.
host-time =
    { $seconds ->
        [0] Geen klok
       *[other] { $seconds } s
    }
host-chat = Chat
host-chat-off = Uit
host-chat-phrases = Vaste zinnen
host-chat-text = Zinnen en tekst
host-advice = Tips
host-advice-off = Uit
host-advice-own = Naar eigen keus
host-advice-all = Voor iedereen
host-watching = Meekijkers
host-watching-about = Anderen mogen meekijken, één slag later.
host-bots = Bots op lege plaatsen
host-bots-about = Ze gaan weg als er iemand komt.
host-go = Tafel openen
host-keep = Zo houden

## Aan een tafel wachten.

# In de hoek van de pagina: van wie de tafel is.
waiting-table-of = Tafel van { $name }
waiting-table = Een tafel
waiting-more =
    { $count ->
        [0] Iedereen is er
        [1] Nog één, en we beginnen
        [2] Nog twee, en we beginnen
        [3] Nog drie, en we beginnen
       *[other] Nog { $count }, en we beginnen
    }
waiting-bots-keep = Bots houden de plaatsen vrij voor vrienden
waiting-link = De link is genoeg, zonder account.
waiting-link-field = De link naar deze tafel
waiting-only-here = Deze link werkt alleen op deze computer.
waiting-copy = Link kopiëren
waiting-copied = Gekopieerd
waiting-share = Delen
waiting-share-text = Kom je hartenjagen met mij?
waiting-qr = De link, om met een camera te scannen
waiting-free = Een vrije plaats
waiting-seat-bot = Bot neerzetten
waiting-you-sit = Aanschuiven
waiting-host = host
waiting-ready = Klaar
waiting-not-ready = nog niet klaar
waiting-away = verbinding kwijt
waiting-bot = tot er iemand komt
waiting-watching = Je kijkt mee
waiting-start =
    { $bots ->
        [0] Nu beginnen
        [1] Nu beginnen met een bot
        [2] Nu beginnen met twee bots
        [3] Nu beginnen met drie bots
       *[other] Nu beginnen met { $bots } bots
    }
waiting-be-ready = Ik ben klaar
waiting-again = Nog een partij
waiting-is-ready = Je bent klaar. De partij begint als iedereen klaar is.
waiting-called = De anderen zien je als { $name }.
waiting-begins = De partij begint vanzelf als iedereen klaar is.
waiting-leave = Weggaan
waiting-leave-title = Van tafel gaan?
waiting-leave-about = Een bot speelt op jouw plaats verder.
waiting-leave-rated = Deze partij telt voor de rating. Ga je weg, dan word je laatste, wat de bot op jouw plaats ook doet.
waiting-stay = Blijven
waiting-limits = Instellingen van de tafel
waiting-change = Wijzigen
waiting-lost = De verbinding is weg. We proberen het opnieuw.
waiting-closed = Deze tafel is gesloten. Er was al een tijdje niemand.
waiting-closed-not_ready = Deze partij kon niet beginnen: niet iedereen was er.
waiting-closed-admin = Deze tafel is gesloten door de beheerder van de server.
waiting-no-clock = Geen klok
waiting-clock = { $seconds } s per kaart
waiting-clock-pass = { $seconds } s voor doorgeven
waiting-advice-off = Geen tips
waiting-advice-own = Tips naar eigen keus
waiting-advice-all = Tips voor iedereen
waiting-chat-off = Geen chat
waiting-chat-phrases = Vaste zinnen
waiting-chat-text = Zinnen en tekst
waiting-watching-no = Geen meekijkers
waiting-watching-yes = Anderen mogen meekijken
waiting-entrance-invited = Alleen met de link
waiting-entrance-friends = Vrienden mogen aanschuiven
waiting-entrance-open = Iedereen mag aanschuiven

## Wat de host met een plaats kan doen.

seat-remove = { $name } vragen weg te gaan
seat-readmit = { $name } weer toelaten
seat-host = { $name } host maken
seat-move = Van plaats ruilen met { $name }
seat-move-me = Van plaats ruilen met mij
seat-move-free = Naar de vrije plaats verhuizen
seat-no-bot = Bot weghalen

## De avond.

evening-title = De avond tot nu toe
evening-name = Speler
evening-games = Partijen
evening-won = Gewonnen
evening-points = Punten

## Naast de kaarten.

company-lost = De verbinding wordt hersteld. Je kaarten blijven van jou.
# Voorgelezen zodra de verbinding er weer is.
company-connected = Weer verbonden.
company-you-sit = Er speelt een bot voor je.
company-you-wait = De partij wacht op je.
company-return = Ik ben er weer
company-waits = Wachten op { $name }
company-all-away = De partij ligt stil
company-played-for-you = Je tijd was om. Een bot speelde.
# Een klok bij een plaats, en dezelfde waar bijna geen ruimte is.
company-seconds =
    { $seconds ->
        [1] 1 seconde
       *[other] { $seconds } seconden
    }
company-seconds-short = { $seconds } s
# Voorgelezen, niet getoond: hoeveel tijd de lezer nog heeft.
company-time-left =
    { $seconds ->
        [1] nog 1 seconde
       *[other] nog { $seconds } seconden
    }
# Bij de uitslag van een ronde, voordat de volgende vanzelf verschijnt.
company-next-in =
    { $seconds ->
        [1] Volgende ronde over 1 seconde
       *[other] Volgende ronde over { $seconds } seconden
    }
# Hoe lang de tafel op iemand wacht die weg is, zoals “0:42”.
company-come-back = nog { $time } om terug te komen
company-time = { $time }
company-connecting = verbindt
company-bot-plays = een bot speelt
company-away = afwezig
# Voorgelezen bij een plaats waarvan de lezer de speler gedempt heeft.
company-muted = gedempt
company-time-up = { WHO($seat) ->
    [you] je tijd is om
   *[other] tijd is om
}
# Wat een tik op iemands plaats opent.
company-person = { $sat ->
    [true] { $name }: dempen, blokkeren of melden
   *[false] { $name }: dempen
}
company-watching = { $count ->
    [1] Eén persoon kijkt mee
   *[other] { $count } mensen kijken mee
}
company-you-watch = Je kijkt mee, één slag later.
company-stop-watching = Niet meer meekijken
company-side = Meekijken vanaf de plaats van { $name }
company-invite = Uitnodigen
menu-invite-about = De link en de code van deze tafel
menu-leave-people = Een bot speelt op jouw plaats verder

## De chat.

chat-title = Chat
chat-open = { $unread ->
    [0] Chat
    [1] Chat, één ongelezen
   *[other] Chat, { $unread } ongelezen
}
chat-newer = { $lines ->
    [1] Eén nieuw bericht
   *[other] { $lines } nieuwe berichten
}
chat-close = Chat sluiten
chat-mute-all = Iedereen dempen
chat-all-muted = Je hoort hier niemand. Zij horen jou nog wel.
chat-say = Zeg iets tegen de tafel
chat-send = Sturen
chat-more = Meer zinnen
chat-fewer = Minder zinnen
chat-own-language = Iedereen leest vaste zinnen in de eigen taal.
chat-closes = De chat sluit als je aan de beurt bent.
chat-watches = Hier schrijft alleen wie aan tafel zit.
chat-empty = Er heeft nog niemand iets gezegd.
chat-log = Wat er gezegd is
chat-phrases = Vaste zinnen
chat-you = Jij
# Voorgelezen als iemand iets zegt.
chat-spoken = { $name }: { $words }
# Regels tussen wat er gezegd wordt: wat er aan tafel gebeurt. $you: het gaat over de lezer.
chat-sat = { $you ->
    [called] Je bent gaan zitten. De anderen zien je als { $name }.
    [true] Je bent gaan zitten.
   *[false] { $name } is gaan zitten.
}
chat-left = { $you ->
    [true] { $playing ->
        [true] Je bent weggegaan. Een bot speelt verder.
       *[false] Je bent weggegaan.
    }
   *[false] { $playing ->
        [true] { $name } is weggegaan. Een bot speelt verder.
       *[false] { $name } is weggegaan.
    }
}
chat-removed = De host heeft { $name } gevraagd weg te gaan.
chat-away = { $you ->
    [true] Je bent de verbinding kwijt.
   *[false] { $playing ->
        [true] { $name } is de verbinding kwijt. De tafel wacht één minuut, dan speelt een bot verder.
       *[false] { $name } is de verbinding kwijt.
    }
}
chat-back = { $you ->
    [true] Je bent er weer.
   *[false] { $name } is er weer.
}
chat-sits_in = { $you ->
    [true] Een bot speelt voor je tot je terug bent.
   *[false] Een bot speelt voor { $name } tot { $name } terug is.
}
chat-host = { $you ->
    [true] Jij bent nu de host.
   *[false] { $name } is nu de host.
}
# Voorgelezen voor en na een partij.
chat-ready = { $name } is klaar.
chat-places = De plaatsen zijn veranderd. Met de klok mee: { LIST($names) }.
chat-time = { $you ->
    [true] Je tijd was om, dus een bot speelde voor je.
   *[false] De tijd van { $name } was om, dus een bot speelde.
}

## Wat je over iemand kunt doen.

person-mute = Dempen
person-mute-about = Je hoort aan deze tafel niets meer van { $name }.
person-unmute = { $name } weer horen
person-block = Blokkeren
person-block-about = Jullie komen niet meer samen aan een tafel, en je hoort niets meer van { $name }.
person-block-undo = Je kunt dit altijd ongedaan maken: hier, of onder je naam, op de pagina met de tafels.
person-block-sure = Ja, { $name } blokkeren
person-blocked = Geblokkeerd. Jullie komen niet meer samen aan een tafel.
person-unblock = Deblokkeren
person-unblock-about = Jullie kunnen weer samen aan een tafel zitten, en je hoort { $name } weer.
person-unblocked = Gedeblokkeerd. Jullie kunnen weer samen aan een tafel zitten.
person-report = Melden
person-report-about = De beheerder van deze server leest het, met wat { $name } aan deze tafel het laatst heeft gezegd. { $name } krijgt het niet te horen.
person-report-what = Wat is er gebeurd? (Je mag dit leeg laten.)
person-report-send = Melding sturen
person-reported = Dank je wel. De melding is onderweg.

## Als een partij met mensen voorbij is.

after-ready = { $count ->
    [0] Nog niemand is klaar
    [1] Eén speler is klaar
   *[other] { $count } zijn klaar
}
after-you-ready = Wachten op de anderen
after-again = Nog een partij
after-leave = Weggaan
after-table = Naar de tafel
after-result = Naar de uitslag
# Van een tafel met rating, waar alleen iedereen samen verder kan spelen.
after-lacks = Niet iedereen is er nog
after-check = Kaarten controleren

## De lobby: snel spelen, tafels om aan te schuiven, tafels om mee te kijken.

lobby-quick = Snel spelen
lobby-rules = Regels
# In een lijst van regels: hoeveel mensen op een partij met die regels wachten.
lobby-rules-waiting =
    { $count ->
        [1] { $rules } · er wacht iemand
       *[other] { $rules } · { $count } wachten
    }
lobby-calm = Rustig
lobby-normal = Normaal
lobby-quick-speed = Vlot
lobby-seconds = { $seconds } s per kaart
# Hoeveel mensen op deze partij wachten; $missing is hoeveel er nog nodig zijn.
lobby-waiting =
    { $count ->
        [0] nog niemand
        [1] er wacht iemand
       *[other] { $missing ->
            [1] wacht op jou
           *[other] { $count } wachten
        }
    }
lobby-rated = Met rating
lobby-rated-about = Alleen met account, zonder bots. Wie weggaat, wordt laatste.
lobby-rated-guest = Met een account ook met rating
lobby-others-rated = Wachten op een spel met rating: { $count }
lobby-others-unrated = Wachten op een spel zonder rating: { $count }
lobby-bots = Na 20 seconden nemen bots de plaatsen in die nog vrij zijn.
lobby-no-bots = Hier geen bots: het begint als er genoeg mensen zijn.
lobby-wait-title = Medespelers zoeken
# Waar iemand op wacht: "Black Lady · Normaal"
lobby-wait-for = { $rules } · { $speed }
lobby-wait-for-rated = { $rules } · { $speed } · met rating
lobby-wait-count =
    { $count ->
        [1] Eén van de { $players } is er: jij.
       *[other] { $count } van de { $players } zijn er.
    }
lobby-wait-bots =
    { $seconds ->
        [0] Bots nemen de vrije plaatsen in.
        [1] Over 1 seconde nemen bots de vrije plaatsen in.
       *[other] Over { $seconds } seconden nemen bots de vrije plaatsen in.
    }
lobby-wait-first = Bij je laatste partij was niet iedereen er. Nu ben jij als eerste aan de beurt.
lobby-wait-pause =
    { $minutes ->
        [1] Je was niet bij je laatste partijen met rating. Over een minuut kun je weer een partij vinden.
       *[other] Je was niet bij je laatste partijen met rating. Over { $minutes } minuten kun je weer een partij vinden.
    }
lobby-cancel = Niet meer wachten
lobby-sit = Aanschuiven
lobby-sit-none = Nog niemand. Open een tafel voor iedereen, dan staat die hier.
lobby-watch = Meekijken
lobby-watch-late = Eén slag later, zodat niemand kan helpen
lobby-watch-none = Nu geen partij om mee te kijken.
lobby-seats =
    { $count ->
        [1] één plaats
       *[other] { $count } plaatsen
    }
lobby-hand = Ronde { $number }
lobby-watching =
    { $count ->
        [0] niemand kijkt mee
        [1] iemand kijkt mee
       *[other] { $count } kijken mee
    }
# Wat een tekening van een tafel toont, voor wie haar niet ziet: de namen, de bots, de vrije plaatsen.
lobby-oval =
    { $free ->
        [0] Aan tafel: { $names }
        [1] Aan tafel: { $names }; één plaats is vrij
       *[other] Aan tafel: { $names }; { $free } plaatsen zijn vrij
    }
lobby-people = { LIST($people) }
lobby-nobody = niemand
lobby-code = Code
lobby-lost = De verbinding is weg. We proberen het opnieuw.
lobby-seat = Terug naar je tafel

## De ranglijst van deze maand.

month-title = Deze maand
month-rating = rating
month-order = Op volgorde van wat zeker is: de rating min drie keer de ±.
month-choice = Maand
month-figure = { $rating } ± { $error }
month-you = Jij
# Na een partij met rating: wat die met ieders rating deed.
rated-title = Rating
rated-about = en hoe zeker die is
rated-waits = De ratings worden berekend.
rated-left = weggegaan
rated-left-about = Wie weggaat, wordt voor de rating laatste, wat de bot op die plaats ook doet.
# Somebody’s own rated games: where they came in each, and what it did to their rating.
rated-games = Jouw partijen met rating
rated-games-about = De laatste eerst
rated-place = Plaats { $place } van { $players }
rated-change = { $from } ± { $fromError } → { $rating } ± { $error }
month-waiting = De lijst wordt opgehaald.
month-none = Niemand heeft deze maand een partij met rating gespeeld.
month-sure =
    { $people ->
        [0] Nog niemand heeft minstens { $games } partijen met rating gespeeld.
        [1] Eén speler heeft minstens { $games } partijen met rating gespeeld.
       *[other] { $people } spelers hebben minstens { $games } partijen met rating gespeeld.
    }

## Een account.

account-guest = Je speelt als gast, alleen in deze browser.
account-why = Een account bewaart je naam en je rating op elk apparaat, en als je wilt ook je partijen en instellingen.
account-make = Account maken
account-have = Ik heb een account
account-new = Ik heb nog geen account
account-in = Inloggen
account-out = Uitloggen
account-name = Naam
account-password = Wachtwoord
account-password-hint = 8 tekens of meer
account-is = Je bent ingelogd.
account-unrated = Je hebt nog geen partijen met rating gespeeld.
account-rating =
    { $games ->
        [1] { $rating } ± { $error } · één partij
       *[other] { $rating } ± { $error } · { $games } partijen
    }
account-in-passkey = Inloggen met toegangssleutel
account-make-passkey = Maken met toegangssleutel
account-mine = Mijn gegevens
account-stale = Je bent al een tijd ingelogd. Vul je wachtwoord in, of log eerst opnieuw in.
account-change-password = Wachtwoord wijzigen
account-old = Je huidige wachtwoord
account-old-hint = Tot tien minuten na het inloggen niet nodig
account-new-password = Nieuw wachtwoord
account-changed = Je wachtwoord is gewijzigd. Alle andere browsers zijn uitgelogd.
account-passkeys = Toegangssleutels
account-passkeys-about = Inloggen met vingerafdruk, gezicht of pincode
account-passkeys-what = Een toegangssleutel blijft op je apparaat, en niemand kan hem raden. Met twee kom je ook binnen als je een apparaat kwijt bent.
account-passkeys-none = Je hebt er nog geen.
account-passkey-since = Sinds { DATETIME($when, dateStyle: "long") }
account-passkey-drop = Toegangssleutel { $name } verwijderen
account-passkey-add = Toegangssleutel toevoegen
account-device = Naam van dit apparaat
account-blocked = Geblokkeerde spelers
account-blocked-about = Jullie zitten niet samen aan een tafel
account-blocked-what = Jullie zitten nooit samen aan een tafel. Zij weten dat niet.
account-blocked-none = Je hebt niemand geblokkeerd.
account-unblock = { $name } deblokkeren
account-unblocked = Gedeblokkeerd
account-kept = Hetzelfde op elk apparaat
account-kept-on = Aan: partijen, instellingen, regels, avonden en dagelijkse uitslagen
account-kept-off = Uit: wat hier is, blijft alleen hier
account-kept-switch = Bewaren in mijn account
account-kept-what = Partijen tegen bots, instellingen, regels, avonden van het scoreblok en dagelijkse uitslagen gaan naar het account, en komen op elk apparaat waar dit aanstaat. Er gaat niets verloren: speel je een partij op twee plaatsen verder, dan worden het er twee.
account-kept-settings = Instellingen
account-kept-rules = Regels
account-kept-pad = Scoreblok
account-kept-daily = Dagelijkse uitslagen
account-kept-games =
    { $count ->
        [1] Eén partij
       *[other] { $count } partijen
    }
account-kept-at = bewaard op { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
account-kept-too_large = te groot voor het account: blijft op dit apparaat
account-kept-too_many = geen ruimte meer in het account: blijft op dit apparaat
account-kept-no_room = geen ruimte meer op dit apparaat: blijft in het account
account-kept-unreadable = hier niet leesbaar: blijft op dit apparaat
account-kept-unreached = Het account is nu niet bereikbaar. Op de eerste pagina wordt het opnieuw geprobeerd.
account-out-everywhere = Overal uitloggen
account-everywhere-about = Je wordt vergeten in elke browser waarin je ingelogd bent, ook in deze. Wat je apparaten zelf bewaren, blijft staan.
account-download = Mijn gegevens downloaden
account-download-about = Alles wat deze server van je bewaart
account-delete = Mijn account verwijderen
account-forget = Vergeet mij
account-delete-what = Je naam, wachtwoord en toegangssleutels, je ratings, je bots, en de instellingen, regels, avonden, partijen en dagelijkse uitslagen die hier bewaard worden, worden verwijderd. Wat je aan tafels gezegd hebt, wordt gewist.
account-forget-what = Je naam, je dagelijkse uitslagen en wat je aan tafels gezegd hebt, worden gewist, en deze browser wordt vergeten.
account-delete-stays = Tafels onthouden dat er iemand zat en wat er gespeeld is, onder een naam die van niemand is. Wat dit apparaat zelf bewaart, blijft erop staan.
account-delete-go = Verder met verwijderen
account-delete-sure = { $name }, dit kan niet ongedaan gemaakt worden.
account-delete-yes = Ja, alles verwijderen
account-open = Je naam en account: { $name }
