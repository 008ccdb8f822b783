### Wedstrijden tussen bots: waarom er een niet kan, en wat een programma deed in plaats van te antwoorden.

arena-players-few = Voor een wedstrijd zijn minstens twee spelers nodig.
arena-player-none = Een speler is de naam van een bot, { $prefix }OPDRACHT of iets wat aan te roepen is, niet { $given }.
arena-deals-few = Voor een wedstrijd is minstens één ronde of één partij nodig.
arena-threads-few = Voor een wedstrijd is minstens één thread nodig.
arena-limit-least = De bedenktijd is meer dan 0 seconden, en { $settle } 0 punten of meer.
arena-memory-least = Een programma heeft minstens { $bytes } bytes geheugen nodig.
arena-ray-missing = Voor een cluster is Ray nodig: { $command }
arena-ray-none = Op “{ $given }” is geen Ray-cluster.
arena-command-unreadable = { $given } is niet als opdracht te lezen: { $reason }.
arena-command-empty = { $given } noemt geen programma.
arena-program-none = Er is geen programma { $given } om te starten.
# $reason is een zin, een van die hieronder.
arena-failed = { $player }: { LIST($reason) }
arena-no-start = het startte niet: { $reason }.
arena-start-ended = het startte niet: het stopte voordat het `{ $asked }` beantwoord had.
arena-start-slow = het startte niet: het beantwoordde `{ $asked }` niet binnen { $seconds } seconden.
arena-start-unreadable = het startte niet: wat het op `{ $asked }` zei, is geen antwoord.
arena-start-declined = het startte niet: het beantwoordde `{ $asked }` met een fout: { $said }
arena-raised = het gaf de uitzondering { $error }.
arena-raised-saying = het gaf de uitzondering { $error }: { $said }
arena-no-action = het koos { $action }, en dat is geen actie: een speler geeft een kaart terug, een lijst van kaarten om door te geven, een bod, een kleur, “old” of “new”.
arena-done-wrong = het koos { $action }, en dat mag niet: { LIST($reason) }
arena-refused = het koos { $action }, en dat mag niet ({ $code }): { LIST($reason) }
arena-fault = { LIST($reason) } Een mogelijk antwoord: { $expected }
arena-fault-crashed = het stopte voordat het antwoordde.
arena-fault-crashed-saying = het stopte voordat het antwoordde; de laatste regel van zijn foutuitvoer is “{ $said }”.
arena-fault-slow =
    { $seconds ->
        [one] het antwoordde niet binnen { $seconds } seconde.
       *[other] het antwoordde niet binnen { $seconds } seconden.
    }
arena-fault-endless = het schreef { $bytes } bytes zonder de regel af te sluiten.
arena-fault-unreadable = het antwoordde “{ $answered }”, en dat is geen antwoord.
arena-fault-other = het antwoordde “{ $answered }”, en dat is geen actie van plaats { $seat } in de fase `{ $phase }`.
arena-fault-declined = het antwoordde met een fout: “{ $said }”.
arena-fault-refused = het antwoordde met een fout ({ $code }): { LIST($reason) }
arena-playouts-few = Voor simulaties zijn minstens één ronde en één thread nodig.
arena-record-exists = Het bestand { $file } bestaat al. Hervat de wedstrijd om ermee verder te gaan.
arena-record-other = Het bestand { $file } is van een andere wedstrijd.
arena-record-terms = Het bestand { $file } is van een andere wedstrijd: { $name } is daar { $there } en hier { $here }.
arena-record-ended = De wedstrijd in het bestand { $file } is afgelopen: van elk paar staat vast wie beter is, en meer giften zouden niets veranderen.
arena-record-unreadable = { $file } is geen verslag van een wedstrijd: regel { $line } is niet te lezen.
