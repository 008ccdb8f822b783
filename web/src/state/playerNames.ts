/** The names of the people at a table with real cards: as they were typed, and as short as a column is narrow. */

const longestName = 20

/** The names somebody typed, without the empty places; null where two are alike. */
export function players(typed: readonly string[]): readonly string[] | null {
  const names = typed
    .map((name) => name.trim().replace(/\s+/g, ' ').slice(0, longestName))
    .filter((name) => name !== '')
  return new Set(names.map((name) => name.toLowerCase())).size < names.length ? null : names
}

/** Writings in which a point says that a word is shortened. */
const pointed = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\s]+$/u

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
    return length < name.length ? name.slice(0, length).trimEnd() + point : name
  })
}
