### De pagina: hoe ze eruitziet en klinkt, en wat ze bewaart en toont, naar smaak van de lezer.

counter-about = Welke kaarten gespeeld zijn, en wie een kleur niet meer heeft.
settings-language = Taal
settings-language-auto = Zoals de browser
settings-language-missing = De woorden konden niet geladen worden. Controleer de verbinding en probeer het opnieuw.
settings-theme = Licht
settings-theme-auto = Zoals het apparaat
settings-theme-evening = Avond
settings-theme-daylight = Daglicht
settings-speed = Tempo
settings-speed-calm = Rustig
settings-speed-normal = Normaal
settings-speed-quick = Vlot
settings-speed-instant = Meteen
settings-four = Vier kleuren
settings-four-about = Klaveren groen, ruiten blauw.
settings-sound = Geluid
settings-sound-about = Kaarten, gebroken harten, de maan.
settings-stays = Volle slag wacht op een tik
settings-stays-about = Anders verdwijnt hij vanzelf.
settings-hints = Tips
settings-hints-about = Wat de coach zou doen, en waarom.
settings-unsaved = Deze browser bewaart niets, dus deze keuzes gelden tot je weggaat.
