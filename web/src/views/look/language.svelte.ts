/** Speaks the language chosen, and says on the page's root which it is and which way it is written. */
import { languageNow } from '../../state/settings.svelte'
import { fallback, text, words } from '../../words/words.svelte'

/** What the first screen and the table say. */
const first = ['cards', 'play', 'page', 'games']

/**
 * REQUIRES the settings to be read. Done when the first words can be said, in English where those of the language chosen
 * can't be had; from here on they follow the settings.
 */
export async function startLanguage(): Promise<void> {
  const wanted = languageNow(navigator.languages)
  await words.use(wanted, ...first).catch(() => words.use(fallback, ...first))
  $effect.root(() => {
    $effect(() => {
      const wanted = languageNow(navigator.languages)
      if (wanted !== words.language) words.use(wanted).catch(() => undefined)
    })
    $effect(() => {
      const { language } = words
      document.documentElement.lang = language
      document.documentElement.dir = text('text-direction')
      if (language !== fallback)
        void import('./typefaces').then(
          ({ fetchTypefaces }) => fetchTypefaces(language),
          () => undefined,
        )
    })
  })
}
