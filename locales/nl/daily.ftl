### De pagina: de ronde van de dag, op de eerste pagina en op een eigen pagina.

## Wat het is.

daily-title = Ronde van de dag
daily-yesterday = Ronde van gisteren
daily-about = Iedereen krijgt vandaag deze kaarten, tegen dezelfde drie bots. Alleen de eerste poging telt.
daily-rules = Black Lady, één ronde. De bots spelen zorgvuldig.
daily-play = Ronde van de dag spelen
daily-go-on = Ronde van de dag hervatten
daily-home-play = Spelen
daily-home-go-on = Verder
daily-home-result = Je uitslag
# Op de eerste pagina, onder de kaarten.
daily-home = Dit zijn je kaarten, en vandaag speelt iedereen ermee.
daily-home-begun = Je bent begonnen. Je kaarten liggen zoals je ze achterliet.
daily-home-done =
    { $points ->
        [one] Je pakte vandaag één punt.
       *[other] Je pakte vandaag { $points } punten.
    }
daily-cards = Je kaarten: { CARDS($cards) }
daily-failed = De ronde van de dag kon niet gedeeld worden. Controleer de verbinding en probeer het opnieuw.
daily-again = Opnieuw proberen
# Naast de tafel, als dezelfde kaarten nog eens gespeeld worden.
daily-practice = Oefening: deze ronde telt niet.

## De uitslag.

daily-points =
    { $points ->
        [0] Geen punten.
        [1] Eén punt.
        [2] Twee punten.
        [3] Drie punten.
        [4] Vier punten.
        [5] Vijf punten.
        [6] Zes punten.
        [7] Zeven punten.
        [8] Acht punten.
        [9] Negen punten.
        [10] Tien punten.
       *[other] { $points } punten.
    }
daily-moon-other = { NAME($seat, at: "start") } schoot de maan: { $points } punten voor alle anderen.
daily-praise-best = Niemand speelde ze beter.
daily-praise-well = Heel goed gespeeld.
daily-praise-fair = Goed gespeeld.
daily-praise-even = Met deze kaarten viel er niets te kiezen.
daily-praise-hard = Morgen komen er nieuwe kaarten.
daily-better =
    { $count ->
        [0] Geen van de { $all } bots met deze kaarten pakte meer punten.
       *[other] Beter dan { $count } van de { $all } bots met deze kaarten.
    }
daily-waiting =
    { $played ->
        [one] { $played } van de 100 bots heeft deze kaarten gespeeld.
       *[other] { $played } van de 100 bots hebben deze kaarten gespeeld.
    }
# Boven de balk van de speler, met hoeveel anderen evenveel punten pakten.
daily-you =
    { $count ->
        [0] Jij
        [one] Jij en één bot
       *[other] Jij en { $count } bots
    }
daily-average = gemiddeld { NUMBER($points, maximumFractionDigits: 1) }
daily-field = Wat honderd bots met deze kaarten pakten: gemiddeld { NUMBER($average, maximumFractionDigits: 1) } punten, in het beste geval { $best }. Jij pakte er { $points }.
daily-streak =
    { $days ->
        [0] Nog geen reeks
        [one] Een reeks van één dag
       *[other] Een reeks van { $days } dagen
    }
daily-streak-about = Eén gemiste dag maakt er geen eind aan.
daily-day =
    { $points ->
        [one] { $date }: één punt
       *[other] { $date }: { $points } punten
    }
daily-day-none = { $date }: niet gespeeld
daily-day-done = { $date }: gespeeld
daily-next =
    { $hours ->
        [0] { $minutes ->
            [one] Nieuwe ronde over één minuut
           *[other] Nieuwe ronde over { $minutes } minuten
        }
       *[other] Nieuwe ronde over { $hours } u { $minutes } min
    }
daily-new = Er is een nieuwe ronde.

## Wat je ermee kunt doen.

daily-share = Delen
daily-copied = Gekopieerd
daily-not-copied = De browser staat kopiëren niet toe. De tekst staat hierboven.
daily-slip = Dit is alles wat je deelt
daily-share-head = { page-name }, { $date }
daily-share-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
daily-share-day =
    { $days ->
        [one] { daily-share-points }, een reeks van één dag
       *[other] { daily-share-points }, een reeks van { $days } dagen
    }
daily-share-moon = met een maan
daily-share-tricks =
    { $count ->
        [0] Punten in geen van de 13 slagen
        [one] Punten in één van de 13 slagen
       *[other] Punten in { $count } van de 13 slagen
    }
daily-look-back = Terugkijken
daily-others = Hoe anderen speelden
daily-others-who = Met dezelfde kaarten
daily-others-bots = Bots
daily-others-people = Mensen
daily-practise = Nog eens spelen
daily-practise-about = Om te oefenen, met tips. Je uitslag blijft staan.
daily-others-about = Honderd bots zaten met jouw kaarten op jouw plaats, tegen dezelfde drie. Op elk niveau speelden er vijfentwintig; elke bot vergeet weer iets anders en schat weer iets anders verkeerd in.
daily-level-beginner = Beginners
daily-level-easy = Losjes
daily-level-medium = Redelijk
daily-level-careful = Zorgvuldig
daily-level-average = gemiddeld { NUMBER($points, maximumFractionDigits: 1) }
daily-level-range = van { $best } tot { $worst }

## Dezelfde kaarten onder mensen: op een server, en pas als de speler dat wil.

daily-people-about = Je ronde gaat naar de server waar deze pagina vandaan komt. Die speelt je ronde na, bewaart je punten en vertelt anderen alleen hoeveel mensen hoeveel punten pakten. Niemand ziet je naam.
daily-people-go = Sturen en vergelijken
daily-people-name = Je naam
daily-people-name-about = Deze server kent je nog niet. Aan tafels zien anderen deze naam, hier nooit.
daily-people-asking = Even navragen bij de server.
daily-people-better =
    { $all ->
        [one]
            { $count ->
                [0] Eén ander heeft deze kaarten gespeeld en pakte niet meer punten.
               *[other] Beter dan de enige ander die deze kaarten gespeeld heeft.
            }
       *[other]
            { $count ->
                [0] Geen van de { $all } mensen met deze kaarten pakte meer punten.
               *[other] Beter dan { $count } van de { $all } mensen met deze kaarten.
            }
    }
daily-people-few = Tot nu toe hebben hier nog geen drie anderen deze kaarten gespeeld. Kom later terug om te vergelijken.
daily-people-uncounted = Jouw ronde is daar niet bij: die kwam te laat, of de bots van deze server hadden anders gespeeld.
# Boven de balk van de speler, met hoeveel anderen evenveel punten pakten.
daily-people-you =
    { $count ->
        [0] Jij
        [one] Jij en één ander
       *[other] Jij en { $count } anderen
    }
daily-people-field = Wat mensen met deze kaarten pakten: gemiddeld { NUMBER($average, maximumFractionDigits: 1) } punten, in het beste geval { $best }. Jij pakte er { $points }.
daily-people-switch = Mijn uitslagen sturen
daily-people-switch-about = Telkens als je de ronde van de dag hebt gespeeld. Wat je gestuurd hebt, blijft tot je je naam of account verwijdert.
daily-people-no-server = Deze kopie van de pagina komt zonder server, dus er is niemand om mee te vergelijken.
daily-people-unreached = De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.

## De kleine tafel op de eerste pagina, waaraan vier bots spelen.

live-title = Nu aan tafel
live-about = Vier bots spelen ronde { $hand }.
live-turn = { NAME($seat, at: "start") } is aan de beurt.
live-took = { NAME($seat, at: "start") } pakte de slag.
live-over = Hun partij is afgelopen.
live-stop = Stilzetten
live-go-on = Laten spelen
live-people = Tafels met mensen
live-scores = Hun stand
home-seat = Terug naar je tafel

## Uitdagingen: zes rondes die een vriend ook speelt.

challenge-title = Een vriend uitdagen
challenge-about = Je speelt zes rondes. Met een link speelt een vriend dezelfde kaarten, tegen dezelfde bots. Daarna vergelijken jullie, ronde voor ronde.
# De regels van de partij die komt, en het niveau van de bots.
challenge-rules = { $name }, zes rondes.
challenge-make = Zes rondes spelen
challenge-before = Je uitdagingen
challenge-entry-new = Nog niet begonnen.
challenge-entry-begun = Begonnen: ga verder waar je gebleven was.
challenge-entry-done = Alle zes rondes zijn gespeeld.
challenge-entry-theirs = { $name } heeft ze ook gespeeld.
# Staat boven een kolom, en als $name aan het begin van zinnen.
challenge-friend = De ander
challenge-asked =
    { $name ->
        [none] Een vriend heeft deze zes rondes gespeeld.
       *[other] { $name } heeft deze zes rondes gespeeld.
    }
challenge-asked-about = Speel dezelfde kaarten tegen dezelfde bots. Daarna zie je wat het de ander opleverde.
challenge-play = Dezelfde kaarten spelen
challenge-go-on = Verder met de zes rondes
challenge-link = Deze link is niet compleet, of is onderweg veranderd. Vraag hem opnieuw.
challenge-unplayable = Wat er in deze link staat, kan hier niet gespeeld worden. Misschien komt hij uit een andere versie.
challenge-core = De kaarten konden niet gedeeld worden. Controleer de verbinding en probeer het opnieuw.
challenge-other-bots = De bots zijn sinds die andere partij veranderd, dus misschien speelden ze daar anders.
challenge-points =
    { $points ->
        [0] Geen punten in zes rondes.
        [one] Eén punt in zes rondes.
       *[other] { $points } punten in zes rondes.
    }
challenge-won =
    { $points ->
        [one] Je wint met één punt verschil.
       *[other] Je wint met { $points } punten verschil.
    }
challenge-lost =
    { $points ->
        [one] { $name } wint met één punt verschil.
       *[other] { $name } wint met { $points } punten verschil.
    }
challenge-level = Jullie staan gelijk.
challenge-ready = Stuur ze nu naar een vriend: in de link zitten deze kaarten en wat jij speelde, en dat laatste is pas te zien als de ander ook gespeeld heeft.
challenge-hand = Ronde { $hand }
challenge-you = Jij
challenge-total = Totaal
challenge-open = Ronde { $hand }, slag voor slag
challenge-trick = Slag
challenge-passed = Doorgegeven
challenge-took = pakte punten
challenge-name = Je naam, als je wilt
challenge-send = Link sturen
challenge-copied = Link gekopieerd
challenge-not-copied = De browser staat kopiëren niet toe. Selecteer de link en kopieer hem.
challenge-field = De link
challenge-share =
    { $points ->
        [one] Ik pakte één punt in zes rondes hartenjagen. Hier zijn dezelfde kaarten:
       *[other] Ik pakte { $points } punten in zes rondes hartenjagen. Hier zijn dezelfde kaarten:
    }
challenge-new = Nieuwe uitdaging
