/** Which language to speak: the one chosen, or the first of the browser's that has catalogues. */

/** A pseudo-language, English with altered letters; used only if it is chosen explicitly. */
export const pseudo = 'en-XA'

/** `chosen` is a tag or `auto`; `wanted` are the browser's languages, most wanted first. English if none fits. */
export function languageOf(chosen: string, wanted: readonly string[], languages: readonly string[]): string {
  if (languages.includes(chosen)) return chosen
  const offered = languages.filter((each) => each !== pseudo)
  for (const tag of wanted) {
    const exact = offered.find((each) => each.toLowerCase() === tag.toLowerCase())
    const like = exact ?? offered.find((each) => base(each) === base(tag))
    if (like !== undefined) return like
  }
  return 'en'
}

const base = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''

/** A language's name for itself: "Deutsch". */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(tag === pseudo ? 'en' : tag, { type: 'language' }).of(tag) ?? tag
}
