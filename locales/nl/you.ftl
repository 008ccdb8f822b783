### De pagina: de eigen partijen van de lezer, de cijfers daarvan, en alles wat in deze browser ligt als één bestand.

you-part = Wat je wilt bekijken
you-part-play = Statistieken
you-part-games = Partijen
you-part-data = Je gegevens

## Zolang er nog niets is, en als er iets mis is.

you-empty-title = Hier komen je partijen te staan
you-empty = Speel een partij uit, dan wordt die hier bewaard, met alle kaarten.
you-empty-what = Met elke partij zie je meer: hoe vaak je wint, wat een ronde je kost, hoe vaak je de vrouw pakt en wat je kunt oefenen.
you-empty-file = Partijen uit een bestand halen
you-unread = Deze browser laat de pagina geen partijen bewaren, dus er is niets te zien.
you-full = Er is in deze browser geen plaats meer voor nog een partij. Bewaar alles als bestand en verwijder dan een paar partijen.
you-gone =
    { $count ->
        [one] De oudste partij heeft plaatsgemaakt voor een nieuwe.
       *[other] De { $count } oudste partijen hebben plaatsgemaakt voor nieuwe.
    }
you-working =
    { $left ->
        [one] Eén partij moet nog bekeken worden.
       *[other] { $left } partijen moeten nog bekeken worden.
    }
you-unreached = Sommige partijen konden niet bekeken worden. Controleer de verbinding en open dit nog eens.
you-nothing-chosen = Zo’n partij is er niet. Kies minder voorwaarden.
you-uncounted = Speel een partij uit zonder iets terug te nemen, dan staan de cijfers hier.

## Na een partij of twee.

you-last = Je laatste partij, { DATETIME($at, dateStyle: "medium") }
you-last-look = Terugkijken
you-few = Na meer rondes is er meer te zien: hoe je punten veranderen, en hoe vaak de vrouw bij jou terechtkomt.

## Wat er geteld wordt.

you-left-out =
    { $count ->
        [one] Eén partij is opgegeven of er is iets in teruggenomen; die telt hier niet mee.
       *[other] { $count } partijen zijn opgegeven of er is iets in teruggenomen; die tellen hier niet mee.
    }
you-company = Welke partijen
you-company-all = Alle
you-company-bots = Tegen bots
you-company-people = Met mensen
you-company-days = Rondes van de dag
you-kind = Regels
you-kind-all = Alle regels
you-kind-name =
    { $name } · { $players ->
        [one] één speler
       *[other] { $players } spelers
    }
you-level = Niveau van de bots
you-level-all = Elk niveau
you-level-beginner = Beginners
you-level-easy = Losjes
you-level-medium = Redelijk
you-level-careful = Zorgvuldig
you-level-hard = Sterk
you-level-expert = Experts
you-level-people = Mensen

## Cijfers. Aandelen zijn hele procenten. $margin is hoe ver de waarheid van het cijfer kan liggen, 19 van de 20 keer.

you-share = { $share }%
you-margin = ± { NUMBER($margin, maximumFractionDigits: 1) }
you-margin-share = ± { $margin }%
you-won = Partijen gewonnen
you-won-about =
    { $games ->
        [one] Eén partij; eerlijk verdeeld is dat { $fair }%.
       *[other] { $games } partijen; eerlijk verdeeld is dat { $fair }%.
    }
you-points = Punten per ronde
you-points-about =
    { $hands ->
        [one] Eén ronde { $name }; eerlijk verdeeld is dat { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $hands } rondes { $name }; eerlijk verdeeld is dat { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-chips = Fiches per partij
you-chips-about =
    { $games ->
        [one] Eén partij { $name }; eerlijk verdeeld is dat { NUMBER($fair, maximumFractionDigits: 1) }.
       *[other] { $games } partijen { $name }; eerlijk verdeeld is dat { NUMBER($fair, maximumFractionDigits: 1) }.
    }
you-queens =
    { $queen ->
        [QS] De vrouw gepakt
       *[other] { MARK($queen) } gepakt
    }
you-queens-about =
    { $queens ->
        [one] Ze viel één keer; eerlijk verdeeld is dat { $fair }%.
       *[other] Ze viel { $queens } keer; eerlijk verdeeld is dat { $fair }%.
    }
you-clean = Schone rondes
you-clean-about =
    { $hands ->
        [one] Eén ronde; eerlijk verdeeld is dat { $fair }%.
       *[other] Van de { $hands } rondes; eerlijk verdeeld is dat { $fair }%.
    }
you-moons = Manen geschoten
you-moons-about = Geprobeerd: { $tried }. Eerlijk verdeeld is dat { NUMBER($fair, maximumFractionDigits: 1) }.

## Grafieken: een titel, een zin, en hetzelfde als tabel.

you-as-table = Als tabel
you-over-time = Puntenverloop
you-over-time-about = { $name }; de streepjeslijn is de eerlijke verdeling, de band laat zien hoe zeker dit is.
you-trend-fewer = Je pakt minder punten dan vroeger.
you-trend-more = Je pakt meer punten dan vroeger.
you-trend-fewer-high = Je wint minder punten dan vroeger.
you-trend-more-high = Je wint meer punten dan vroeger.
you-trend-level = Ongeveer evenveel punten als altijd; wat schommelt, is toeval.
you-trend-early = Het is te vroeg om meer dan toeval te zien.
you-time-from = Van
you-time-to = Tot
you-table-hands = Rondes
you-table-points = Punten per ronde
you-table-fair = Eerlijk verdeeld
you-table-margin = Plus of min
you-day = { DATETIME($at, day: "numeric", month: "short") }
you-day-year = { DATETIME($at, month: "short", year: "numeric") }
you-places = Eindplaatsen
you-places-about =
    { $games ->
        [one] Eén partij met { $players } spelers
       *[other] { $games } partijen met { $players } spelers
    }
you-place =
    { $place ->
        [1] Eerste
        [2] Tweede
        [3] Derde
        [4] Vierde
        [5] Vijfde
        [6] Zesde
        [7] Zevende
        [8] Achtste
       *[other] { $place }e
    }
you-places-said =
    { $first ->
        [one]
            { $games ->
                [one] Eén keer eerste, in één partij.
               *[other] Eén keer eerste, in { $games } partijen.
            }
       *[other]
            { $games ->
                [one] { $first } keer eerste, in één partij.
               *[other] { $first } keer eerste, in { $games } partijen.
            }
    }
you-places-sides = In teams delen partners een plaats.
you-table-place = Plaats
you-table-games = Partijen
you-queen =
    { $queen ->
        [QS] De vrouw
       *[other] { MARK($queen) }
    }
you-queen-said =
    { $queen ->
        [QS] De vrouw komt in { $share } van de 100 gevallen bij jou terecht; eerlijk verdeeld is dat { $fair }.
       *[other] { MARK($queen) } komt in { $share } van de 100 gevallen bij jou terecht; eerlijk verdeeld is dat { $fair }.
    }
you-tricks = Wanneer je punten vallen
you-tricks-about = { $name }, slag voor slag
you-tricks-queen =
    { $queen ->
        [QS] de vrouw
       *[other] { MARK($queen) }
    }
you-tricks-rest = overig
you-tricks-said = Slag { $trick } levert je de meeste punten op.
you-table-trick = Slag
you-table-queen =
    { $queen ->
        [QS] Vrouw
       *[other] { MARK($queen) }
    }
you-table-rest = Overig
you-moons-title = Manen
you-moons-said =
    { $made ->
        [0]
            { $tried ->
                [0] Je hebt het nog niet geprobeerd.
                [one] Eén keer geprobeerd, niet gelukt.
               *[other] { $tried } keer geprobeerd, nooit gelukt.
            }
       *[other] { $tried } keer geprobeerd, { $made } keer gelukt.
    }
you-moons-others = Manen van anderen: { $stopped } tegengehouden, { $suffered } gelukt.
you-moons-how = Geprobeerd: alle punten tot dan toe, en minstens drie vijfde van wat er te halen is.
you-habits = Wat je het meest kost
you-habits-about =
    { $hands ->
        [one] Punten per tien rondes, gerekend over de ene ronde die de coach in punten heeft beoordeeld
       *[other] Punten per tien rondes, gerekend over de { $hands } rondes die de coach in punten heeft beoordeeld
    }
you-habits-none = In geen van de rondes die de coach in punten heeft beoordeeld, zat een dure fout.
you-habits-empty = Kijk een ronde terug met de coach; wat hij vindt, wordt hier geteld.
you-habit-times =
    { $times ->
        [one] één keer
       *[other] { $times } keer
    }
you-habit-above =
    { $queen ->
        [QS] Een hoge schoppenkaart terwijl de vrouw er nog in zat
       *[other] Een hogere kaart terwijl { MARK($queen) } er nog in zat
    }
you-habit-kept =
    { $queen ->
        [QS] De vrouw gehouden terwijl ze weg kon
       *[other] { MARK($queen) } gehouden terwijl die weg kon
    }
you-habit-queen =
    { $queen ->
        [QS] Niet opgepast voor de vrouw
       *[other] Niet opgepast voor { MARK($queen) }
    }
you-habit-pass = De verkeerde kaarten doorgegeven
you-habit-under = Er niet onder gebleven, terwijl het kon
you-habit-high = Een hoge kaart gehouden die weg kon
you-habit-follow = De verkeerde kaart bij het bekennen
you-habit-discard = De verkeerde kaart weggegooid
you-habit-lead = Verkeerd uitgekomen
you-habit-stop = De maan van een ander niet tegengehouden
you-habit-moon = Een maan opgegeven
you-habit-bonus = Een kaart laten lopen die punten aftrekt
you-habit-points = Een slag laten lopen terwijl je punten wilde
you-habit-bid = Te hoog of te laag geboden
you-habit-other = Iets anders
you-by-kind = Naar regels
you-by-level = Naar niveau
# Where they were played by several sets of rules: of which the points are.
you-by-level-points = { you-table-points }: alleen { $name }
you-table-name = Regels
you-table-level = Niveau
you-table-won = Gewonnen

## De partijen.

you-games-count =
    { $count ->
        [one] Eén partij
       *[other] { $count } partijen
    }
you-game-when = { DATETIME($at, dateStyle: "medium", timeStyle: "short") }
you-game-with = { $when }, met { LIST($names) }
# Eén ronde, van de dag waarop iedereen die kaarten kreeg.
you-game-day = Ronde van { DATETIME($at, dateStyle: "long") }
you-game-challenge = Uitdaging: dezelfde kaarten voor een vriend
you-game-place =
    { $place ->
        [1] Gewonnen
        [2] Tweede
        [3] Derde
        [4] Vierde
        [5] Vijfde
        [6] Zesde
        [7] Zevende
        [8] Achtste
       *[other] { $place }e
    }
you-game-chips =
    { $chips ->
        [one] { SIGNED($chips) } fiche
       *[other] { SIGNED($chips) } fiches
    }
you-game-unplayable = Deze versie kan de partij niet naspelen.
you-game-replayed = Telt niet mee: er is iets teruggenomen.
you-game-given-up = Opgegeven
you-game-delete = { $title }, { DATETIME($at, dateStyle: "medium", timeStyle: "short") } verwijderen
you-game-deleted = De partij is verwijderd.
you-game-failed = Deze partij kon niet geopend worden. Controleer de verbinding en probeer het opnieuw.
you-game-opening = De partij wordt klaargelegd.
you-game-save = Als bestand bewaren
you-game-hands = Ronde voor ronde
you-game-look = Ronde { $hand } bekijken
you-more = Meer tonen

## Alles wat hier ligt, als bestand.

you-data-about = Instellingen, regels, het scoreblok, uitslagen en partijen liggen alleen in deze browser. Als bestand gaan ze mee naar een andere, of blijven ze veilig bewaard.
you-export = Alles als bestand bewaren
you-export-failed = De partijen konden niet gelezen worden, dus er is niets bewaard.
you-import = Zo’n bestand openen
you-import-about = Wat erin zit, komt bij wat hier al is. Er gaat niets verloren, en je ziet eerst wat er zou gebeuren.
you-import-no-json = { $file } is geen bestand dat OpenHearts bewaard heeft, of maar een deel ervan.
you-import-other = { $file } is een ander soort bestand. Regels en losse partijen open je bij “Andere spellen”.
you-import-newer = { $file } komt uit een nieuwere versie van OpenHearts. Herlaad de pagina en probeer het dan opnieuw.
you-import-damaged = { $file } is beschadigd, dus er is niets veranderd.
you-import-large = { $file } is veel te groot voor zo’n bestand.
you-import-title = Wat { $file } zou toevoegen
you-import-nothing = Alles wat erin zit, is hier al.
you-import-games =
    { $count ->
        [one] Er komt één partij bij je partijen.
       *[other] Er komen { $count } partijen bij je partijen.
    }
you-import-known =
    { $count ->
        [one] Eén partij is hier al.
       *[other] { $count } partijen zijn hier al.
    }
you-import-no-room =
    { $count ->
        [one] Voor de oudste partij is geen plaats; die blijft in het bestand.
       *[other] Voor de { $count } oudste partijen is geen plaats; die blijven in het bestand.
    }
you-import-waiting =
    { $count ->
        [one] Er komt één onafgemaakte partij bij de andere.
       *[other] Er komen { $count } onafgemaakte partijen bij de andere.
    }
you-import-waiting-no-room =
    { $count ->
        [one] Voor één onafgemaakte partij is geen plaats; die blijft in het bestand.
       *[other] Voor { $count } onafgemaakte partijen is geen plaats; die blijven in het bestand.
    }
you-import-reviews =
    { $count ->
        [one] Wat de coach in één ronde vond, komt mee.
       *[other] Wat de coach in { $count } rondes vond, komt mee.
    }
you-import-rules = Er komen sets regels bij; is een set hier ook al, dan blijft de nieuwste.
you-import-pad = Er komen avonden op het scoreblok bij; de avond die hier open is, blijft open.
you-import-daily = Er komen uitslagen van dagen bij; is een dag hier ook al, dan blijft jouw uitslag van hier.
you-import-challenges = Er komen uitdagingen bij; is er een hier ook al, dan blijft wat je hier gespeeld hebt.
you-import-settings = Beeld, geluid en niveau komen mee.
you-import-more =
    { $count ->
        [one] Er komt nog één ding mee dat bewaard was.
       *[other] Er komen nog { $count } dingen mee die bewaard waren.
    }
you-import-stays =
    { $count ->
        [one] Eén ding is hier anders, en blijft zoals het hier is.
       *[other] { $count } dingen zijn hier anders, en blijven zoals ze hier zijn.
    }
you-import-with-settings = Instellingen uit bestand overnemen
you-import-with-settings-about = In plaats van beeld, geluid en niveau zoals ze hier zijn.
you-import-do = Toevoegen
you-import-not = Niet doen
you-import-done = Alles staat nu hier.
you-import-failed = Er is in deze browser geen plaats voor. Er is niets veranderd.
you-wipe = Alles hier verwijderen
you-wipe-about = Instellingen, regels, het scoreblok, uitslagen en alle partijen in deze browser. Wat in een account of een bestand ligt, blijft.
you-wipe-sure = Echt alles verwijderen? Dit kan niet teruggedraaid worden.
you-wipe-yes = Alles verwijderen
you-wipe-no = Behouden
you-wipe-failed = De browser stond het niet toe.
