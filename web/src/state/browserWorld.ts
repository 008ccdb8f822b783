/** The browser's WebSocket, clock and randomness, as connections need them. */
import type { Wire, World } from '../people/reconnecting'
import { now, token } from '../storage/store'

export const browserWorld: World = {
  open: (address) => new WebSocket(address) as Wire,
  later(what, ms) {
    const timer = setTimeout(what, ms)
    return () => clearTimeout(timer)
  },
  now,
  random: () => Math.random(),
  token,
}
