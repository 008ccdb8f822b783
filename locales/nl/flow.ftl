### De pagina: hoe het spel verloopt. Terugnemen, een ronde opnieuw spelen, eerder afronden, pauze, opgeven, toetsen, en
### wat je daarvan in de instellingen kiest.

flow-taken-back = Teruggenomen.
# De eerste keer in een partij: aan tafel, op de plaats van wat er gevraagd wordt.
flow-taken-back-first = Teruggenomen. Deze partij telt niet meer mee in je statistieken.
flow-not-counted = Een partij waarin je iets terugneemt of een ronde opnieuw speelt, telt niet meer mee in je statistieken.

# $trick telt vanaf 1; 1 is het begin van de ronde.
flow-again-from =
    { $trick ->
        [1] Deze ronde opnieuw spelen
       *[other] Verder vanaf slag { $trick }
    }
flow-again-ask =
    { $trick ->
        [1] Dezelfde kaarten worden opnieuw gedeeld.
       *[other] De kaarten liggen zoals aan het begin van slag { $trick }.
    }
flow-again-lost = Wat daarna gespeeld is, gaat verloren, en deze partij telt niet meer mee in je statistieken.
flow-again-yes = Opnieuw
flow-cancel = Zo laten

flow-pause = Pauze
flow-paused = Pauze
flow-paused-about = De tafel wacht op je.
flow-go-on = Verder

flow-give-up = Deze partij opgeven
flow-give-up-about = De partij eindigt hier, zonder winnaar.
flow-give-up-ask = Wil je deze partij opgeven?
flow-give-up-what = De partij wordt als opgegeven bewaard, en je kunt er later niet mee verder.
flow-give-up-yes = Opgeven
flow-play-on = Doorspelen

flow-worthless = Er zijn geen punten meer.
flow-finish = Ronde afronden
flow-finished = Er waren geen punten meer, dus de rest is meteen gespeeld.
flow-own = De rest is voor jou.
flow-claim = Claimen
flow-own-ask =
    { $count ->
        [one] Je pakt de laatste slag, wat de anderen ook spelen.
       *[other] Je pakt de laatste { $count } slagen, wat de anderen ook spelen.
    }
flow-claim-yes = Kaarten openleggen

## Toetsen. De pagina zet de toets naast wat die doet.

flow-keys = Toetsen
flow-keys-about = Alles waar je op kunt tikken, bereik je ook met Tab en kies je met Enter.
flow-key-cards = Van kaart naar kaart
flow-key-play = Kaart kiezen of spelen
flow-key-on = Verder
flow-key-close = Sluiten wat open is
flow-key-finish = Ronde afronden, of de rest claimen
flow-key-keys = Deze toetsen
flow-key-arrows = Pijltjestoetsen
flow-key-enter = Enter
flow-key-escape = Esc
flow-key-or = { $one } of { $other }
flow-key-with-control = Ctrl { $key }

## Keuzes in de instellingen.

flow-settings-look = Beeld
flow-settings-play = Hoe je speelt
flow-settings-pace = Verloop
flow-settings-help = Hulp
flow-confirm = Spelen met twee tikken
flow-confirm-about = De eerste tik tilt een kaart op, de tweede speelt hem.
flow-ahead = Kaart vooruit kiezen
flow-ahead-about = Tik op een kaart voordat je aan de beurt bent: als het mag, wordt die in jouw beurt gespeeld.
flow-forced = Enige kaart vanzelf spelen
flow-forced-about = Mag er maar één kaart gespeeld worden, dan gaat dat vanzelf.
flow-quick-end = Vlot afronden
flow-quick-end-about = Zodra er geen punten meer zijn, wordt de rest van de ronde meteen gespeeld.
flow-raised = Gekregen kaarten blijven omhoog
flow-raised-about = Tot je tikt, zodat je ziet wat je hebt gekregen.
flow-letters = Letters als sneltoets
flow-letters-about = H voor een tip, U om terug te nemen; ? toont ze allemaal.
