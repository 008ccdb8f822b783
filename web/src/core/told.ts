/**
 * What a core says that still speaks English: its sentences as messages that hold them. A core that says messages goes
 * through unchanged.
 */
import type { Message, Refusal, Settled } from './types'

export const told = (text: string): Message => ({ id: 'told', args: { text } })

/** A refusal of the page's own. */
export const refusal = (code: string, id: string, args: Message['args'] = {}): Refusal => ({
  code,
  words: '',
  message: { id, args },
})

export const messageOf = ({ message, words }: Refusal): Message => message ?? told(words)

export const whyOf = (why: string | readonly Message[]): readonly Message[] =>
  typeof why === 'string' ? [told(why)] : why

/** What of a rule set is not as in the standard game; the table's size and the end left out. */
export function differencesOf(line: string | readonly Message[]): readonly Message[] {
  if (typeof line === 'string') return line.split(' · ').slice(2).map(told)
  return line.filter(({ id }) => !/^differs-(players|end-)/.test(id))
}

/** All that differs. */
export const lineOf = (line: string | readonly Message[]): readonly Message[] =>
  typeof line === 'string' ? [told(line)] : line

type Line = Message | { readonly seat: number | null; readonly text: string }

export function settledOf<T extends { readonly settled: Settled | null }>(view: T): T {
  if (!view.settled) return view
  const lines = (view.settled.lines as readonly Line[]).map((line): Message => {
    if ('id' in line) return line
    return line.seat === null ? told(line.text) : { id: 'told-of', args: { seats: [line.seat], text: line.text } }
  })
  return { ...view, settled: { ...view.settled, lines } }
}
