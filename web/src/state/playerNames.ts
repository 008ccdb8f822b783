/** The names of the people at a table with real cards: as they were typed, and as short as a column is narrow. */

const longestName = 20

const kept = (typed: string): string => typed.trim().replace(/\s+/g, ' ').slice(0, longestName)

/** Is what was typed at that place the name of another as well? */
export function isTwice(typed: readonly string[], place: number): boolean {
  const alike = (name: string): string => kept(name).toLowerCase()
  const name = alike(typed[place] ?? '')
  return name !== '' && typed.some((other, at) => at !== place && alike(other) === name)
}

/** The names somebody typed, without the empty places; null where two are alike. */
export function players(typed: readonly string[]): readonly string[] | null {
  return typed.some((_, place) => isTwice(typed, place)) ? null : typed.map(kept).filter((name) => name !== '')
}

/** Writings in which a point says that a word is shortened. */
const pointed = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\s.'’-]+$/u

/**
 * Beginnings of the names, of so many letters at least, by which they can be told apart. From four letters on a shortened
 * name ends with a point, as on paper.
 */
export function shortNames(names: readonly string[], letters = 2): readonly string[] {
  return names.map((name, seat) => {
    if (name.length <= letters) return name
    const point = letters > 3 && pointed.test(name) ? '.' : ''
    const others = names.filter((_, other) => other !== seat)
    let length = letters - point.length
    while (length < name.length && others.some((other) => other.startsWith(name.slice(0, length)))) length++
    return length < name.length ? name.slice(0, length).replace(/[\s.'’-]+$/, '') + point : name
  })
}
