/** The letters of a text as readers count them: with their accents, and signs of several parts as one. */
export const lettersIn = (text: string): readonly string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
