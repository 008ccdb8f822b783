/** How long each movement takes, at the normal speed, in ms, for scenes and for what shows them. Numbers only. */

export const MS = {
  /** From one dealt card to the next, and each card's own way. */
  dealStep: 60,
  deal: 240,
  /** A dealt card is turned up. */
  turn: 200,
  /** A bid can be read; the last one stays until all have been; so does the suit that counts. */
  bid: 900,
  bids: 1500,
  named: 1600,
  /** From one drawn card to the next, each card's own way, and my drawn cards stay raised. */
  drawStep: 90,
  draw: 300,
  drawn: 900,
  /** The kitty I took, face up. */
  kitty: 2200,
  pass: 320,
  /** Received cards stay raised. */
  received: 1200,
  raise: 120,
  play: 260,
  /** Between one player's card and the next player's. */
  think: 260,
  /** A full trick lies still. */
  full: 900,
  sweep: 420,
  icon: 160,
  lamp: 500,
  moon: 700,
  count: 400,
} as const

export type Movement = keyof typeof MS

/** The time a movement takes at `pace` (a share of the normal length, 0: at once). */
export function time(movement: Movement, pace: number): number {
  return Math.round(MS[movement] * pace)
}

/** The time it takes to deal `size` cards to everybody. */
export function dealTime(size: number, pace: number): number {
  return Math.round((MS.dealStep * (size - 1) + MS.deal + MS.turn) * pace)
}
