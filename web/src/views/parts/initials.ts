/** What stands for a player where there is room for a letter or two, as on a card in a ring of more than four. */

const MOST = 3

/**
 * By seat, the first letter of each name; where several begin alike, with the number at a name's end, or else as many
 * letters as tell them apart: "A", "A2", "B1", "B2", "Ma", "Mi".
 */
export function initials(names: readonly string[]): readonly string[] {
  const begin = (name: string, count = 1): string => [...name].slice(0, count).join('')
  return names.map((name, seat) => {
    const others = names.filter((_, other) => other !== seat)
    const number = /\d*$/.exec(name)?.[0] ?? ''
    if (number !== '') return others.some((other) => begin(other) === begin(name)) ? begin(name) + number : begin(name)
    const unnumbered = others.filter((other) => !/\d$/.test(other))
    let count = 1
    while (count < MOST && unnumbered.some((other) => begin(other, count) === begin(name, count))) count++
    return begin(name, count)
  })
}
