/** The names of people at a table, shortened where there is little room; at one with real cards, as typed. */

const longestName = 20

const kept = (typed: string): string => [...typed.trim().replace(/\s+/g, ' ')].slice(0, longestName).join('')

/** Whether the name typed at that place is also somebody else's. */
export function isTwice(typed: readonly string[], place: number): boolean {
  const alike = (name: string): string => kept(name).toLowerCase()
  const name = alike(typed[place] ?? '')
  return name !== '' && typed.some((other, at) => at !== place && alike(other) === name)
}

/** The names typed, without empty places; null if two are alike. */
export function players(typed: readonly string[]): readonly string[] | null {
  return typed.some((_, place) => isTwice(typed, place)) ? null : typed.map(kept).filter((name) => name !== '')
}

/** Scripts in which a full stop marks an abbreviation. */
const pointed = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\s.'’-]+$/u

/**
 * Beginnings of the names, at least `letters` long, that tell them apart. From four letters on, a shortened name ends
 * with a full stop, as on paper.
 */
export function shortNames(names: readonly string[], letters = 2): readonly string[] {
  return names.map((name, seat) => {
    const all = [...name]
    if (all.length <= letters) return name
    const point = letters > 3 && pointed.test(name) ? '.' : ''
    const others = names.filter((_, other) => other !== seat)
    let length = letters - point.length
    const beginning = (): string =>
      all
        .slice(0, length)
        .join('')
        .replace(/[\s.'’-]+$/, '')
    while (length < all.length && others.some((other) => other.startsWith(beginning()))) length++
    return length < all.length ? beginning() + point : name
  })
}

/** A name of this many letters is whole at a phone's seat; of a longer one, only these of its beginning are certain. */
const WHOLE = 12
const CERTAIN = 8

/** How many letters both begin with. */
function sharedLetters(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((letter, i) => letter !== other[i])
  return differs < 0 ? one.length : differs
}

/**
 * The names, with the middle of a long one left out if it begins like another: "Max…Hohenberg" beside
 * "Maximiliane Featherston".
 */
export function toldApart(names: readonly string[]): readonly string[] {
  const all = names.map((name) => [...name])
  return all.map((name, seat) => {
    const shared = Math.max(...all.map((other, at) => (at === seat ? 0 : sharedLetters(name, other))))
    const rest = name.slice(shared).join('').trimStart()
    return name.length <= WHOLE || shared < CERTAIN || rest === ''
      ? name.join('')
      : `${name.slice(0, 3).join('')}…${rest}`
  })
}
