/** The presets by which the server rates games: the standard game, and the most played variants. */
export const rated: readonly string[] = ['black-lady', 'omnibus', 'spot', 'partnership']
