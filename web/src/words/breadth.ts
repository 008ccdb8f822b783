/** The width of words in Latin letters: a Chinese or Japanese character is as wide as two. */
export const breadth = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 2 : 1), 0)

/** Of the broadest part of a name that doesn't wrap: it may between words and after a hyphen. */
export const longestPart = (name: string): number =>
  Math.max(1, ...(name.match(/[^\s-]*-|[^\s-]+/g) ?? []).map(breadth))
