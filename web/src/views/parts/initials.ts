/** What stands for a player where there is room for a letter or two, as on a card in a ring of more than four. */

const MOST = 3
const numberOf = (name: string): string => /\d*$/.exec(name)?.[0] ?? ''

/**
 * By seat, the first letter of each name; where several begin alike, with the number at a name's end, and as many
 * letters as tell apart those without one or with the same: "A", "A2", "B1", "B2", "Ma", "Mi".
 */
export function initials(names: readonly string[]): readonly string[] {
  const begin = (name: string, count = 1): string => [...name].slice(0, count).join('')
  return names.map((name, seat) => {
    const others = names.filter((_, other) => other !== seat)
    const number = numberOf(name)
    const rivals = others.filter((other) => numberOf(other) === number)
    let count = 1
    while (count < MOST && rivals.some((other) => begin(other, count) === begin(name, count))) count++
    const alike = others.some((other) => begin(other, count) === begin(name, count))
    return begin(name, count) + (alike ? number : '')
  })
}
