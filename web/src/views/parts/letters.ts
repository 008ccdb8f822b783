/**
 * The letters of a text as readers count them (grapheme clusters): with accents, and signs of several code points as
 * one.
 */
export const lettersIn = (text: string): readonly string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
