/** Loads the chosen language, and sets the page's `lang` and `dir`. */
import { languageNow } from '../../state/settings.svelte'
import { fallback, text, words } from '../../words/words.svelte'

/** The catalogues for the home screen and the table. */
const first = ['cards', 'play', 'page', 'games']

/**
 * REQUIRES: the settings have been read. Resolves when the first texts can be said, in English if those of the chosen
 * language can't be loaded. From then on the language follows the settings.
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
