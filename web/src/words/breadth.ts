/** How wide words are, in Latin letters: a letter of Chinese or Japanese is as wide as two. */
export const breadth = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (letter >= '\u2e80' ? 2 : 1), 0)
