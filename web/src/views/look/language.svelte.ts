/** Speaks the language chosen, and says on the page's root which it is. */
import { languageNow } from '../../state/settings.svelte'
import { words } from '../../words/words.svelte'

/** What the first screen and the table say. */
const first = ['cards', 'play', 'page', 'games']

/** REQUIRES the settings to be read. Done when the first words can be said; from here on they follow the settings. */
export async function startLanguage(): Promise<void> {
  await words.use(languageNow(navigator.languages), ...first)
  $effect.root(() => {
    $effect(() => {
      const wanted = languageNow(navigator.languages)
      if (wanted !== words.language) void words.use(wanted)
    })
    $effect(() => {
      document.documentElement.lang = words.language
    })
  })
}
