/** The width of words in Latin letters: a Chinese or Japanese character is as wide as two. */
export const breadth = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 2 : 1), 0)
