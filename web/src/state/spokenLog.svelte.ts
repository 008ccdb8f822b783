/**
 * What is read out, in order, oldest first: one list for the whole page, so that nothing is said twice or out of order.
 */
import { untrack } from 'svelte'

export interface Line {
  readonly number: number
  readonly text: string
}

/** Enough for a hand and its result; to go back further, the player can review the hand. */
const room = 160
let lines: readonly Line[] = $state.raw([])
let spoken = 0

export const spokenLog = {
  get lines(): readonly Line[] {
    return lines
  },
  /** Takes back every line with that name: it is to be read no more. */
  forget(name: string): void {
    lines = untrack(() => lines).filter(({ text }) => !text.includes(name))
  },
  say(...texts: readonly string[]): void {
    const more = texts.filter((text) => text !== '').map((text) => ({ number: (spoken += 1), text }))
    // Untracked: saying something must not depend on what else is said.
    if (more.length > 0) lines = [...untrack(() => lines), ...more].slice(-room)
  },
}
