/**
 * The line protocol's grammar: `ok JSON` or `error CODE MESSAGE`, and actions as the log writes them.
 * Reads and writes text only.
 */
import { SUIT_ORDER } from './cards'
import type { Refusal, Seat, WhyMessage } from './protocol'
import type { Action } from './types'

/** An error where a value was expected: rules that can't be played, a log that can't be read. */
export class CoreError extends Error {
  constructor(readonly refusal: Refusal) {
    super(`${refusal.code}: ${refusal.message.id}`)
    this.name = 'CoreError'
  }
}

export type Reply = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: Refusal }

function readRefusal(code: string, text: string): Refusal {
  const { field, ...message } = JSON.parse(text) as WhyMessage & Pick<Refusal, 'field'>
  return { code, message, ...(field === undefined ? {} : { field }) }
}

/** Throws on text that is neither kind of answer: a bug of ours, never the player's fault. */
export function readReply(text: string): Reply {
  if (text === 'ok') return { ok: true, value: null }
  if (text.startsWith('ok ')) return { ok: true, value: JSON.parse(text.slice(3)) as unknown }
  const error = /^error (\S+) ?([^]*)$/.exec(text)
  if (error === null) throw new Error(`not an answer of the core: ${text.slice(0, 80)}`)
  return { ok: false, refusal: readRefusal(error[1] ?? '', error[2] ?? '') }
}

/** The request for an action, which is also how the log writes it: `pass 0 QS AH 2C`, `play 3 2C`, `bid 1 12`. */
export function writeAction(seat: Seat, action: Action): string {
  switch (action.kind) {
    case 'bid':
      return `bid ${seat} ${action.chips}`
    case 'suit':
      return `suit ${seat} ${action.suit}`
    case 'pass':
      return `pass ${seat} ${action.cards.join(' ')}`
    case 'play':
      return `play ${seat} ${action.card}`
    case 'moon':
      return `moon ${seat} ${action.way}`
  }
}

/** Whose action it is. Also works where the cards are hidden, as in the passes of others. */
export const actorIn = (text: string): Seat => Number(text.split(' ')[1])

export function readAction(text: string): { readonly seat: Seat; readonly action: Action } {
  const [kind, seat, ...rest] = text.trim().split(/\s+/)
  const first = rest[0] ?? ''
  const who = Number(seat)
  if (kind === 'pass' && rest.length > 0) return { seat: who, action: { kind, cards: rest } }
  if (kind === 'play' && first !== '') return { seat: who, action: { kind, card: first } }
  if (kind === 'moon' && (first === 'old' || first === 'new')) return { seat: who, action: { kind, way: first } }
  if (kind === 'bid' && /^[0-9]+$/.test(first)) return { seat: who, action: { kind, chips: Number(first) } }
  const suit = SUIT_ORDER.find((each) => each === first)
  if (kind === 'suit' && suit) return { seat: who, action: { kind, suit } }
  throw new Error(`not an action of the core: ${text.slice(0, 80)}`)
}
