/** How long each movement takes at normal speed, in ms, for scenes and for those who show them. Numbers only. */

export const MS = {
  /** From one dealt card to the next, and the travel of each card. */
  dealStep: 60,
  deal: 240,
  /** A dealt card is turned face up. */
  turn: 200,
  /** A bid can be read; the last one stays longer, so that all can be; so does the named suit. */
  bid: 900,
  bids: 1500,
  named: 1600,
  /** From one drawn card to the next, the travel of each card, and how long my drawn cards stay raised. */
  drawStep: 90,
  draw: 300,
  drawn: 900,
  /** The kitty I took lies face up. */
  kitty: 2200,
  pass: 320,
  /** Received cards stay raised. */
  received: 1200,
  raise: 120,
  play: 260,
  /** Between one player's card and the next player's. */
  think: 260,
  /** A full trick lies still before it is swept. */
  full: 900,
  sweep: 420,
  icon: 160,
  lamp: 500,
  moon: 700,
  count: 400,
} as const

export type Movement = keyof typeof MS

/** The duration of a movement at `pace` (a factor of its normal length; 0: at once). */
export function time(movement: Movement, pace: number): number {
  return Math.round(MS[movement] * pace)
}

/** The time for dealing `size` cards to everybody. */
export function dealTime(size: number, pace: number): number {
  return Math.round((MS.dealStep * (size - 1) + MS.deal + MS.turn) * pace)
}
