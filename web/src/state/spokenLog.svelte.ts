/** What is read out, in order, oldest first: one list for the whole page, so that nothing is said twice or out of turn. */
import { untrack } from 'svelte'

export interface Line {
  readonly number: number
  readonly text: string
}

/** A hand and what came of it; who reads back further looks at the hand. */
const room = 160
let lines: readonly Line[] = $state.raw([])
let spoken = 0

export const spokenLog = {
  get lines(): readonly Line[] {
    return lines
  },
  say(...texts: readonly string[]): void {
    const more = texts.filter((text) => text !== '').map((text) => ({ number: (spoken += 1), text }))
    // Who says something does not follow what else is said.
    if (more.length > 0) lines = [...untrack(() => lines), ...more].slice(-room)
  },
}
