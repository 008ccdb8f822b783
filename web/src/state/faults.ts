/** Why a rule set can't be played, for people: the fault at its field, and the same with the field's name before it. */
import type { Refusal } from '../core/protocol'
import { message, type AnyMessage } from '../core/types'
import { words } from '../words/words.svelte'

/** A field that keeps the rules from being played, and why. */
export interface Fault {
  /** `extends` where it starts from nothing; empty where it is no rule set at all. Any name that a file may hold. */
  readonly field: string
  readonly message: AnyMessage
}

export const faultOf = ({ field = '', message }: Refusal): Fault => ({ field, message })

/** To be read anywhere: with the name of the field that is to blame. */
export function placed({ field, message: what }: Fault): AnyMessage {
  const why = [what]
  if (words.has(`field-${field}`)) return message('rules-fault', { field: [message(`field-${field}`)], why })
  return field === '' || field === 'extends' ? what : message('rules-fault-unknown', { field, why })
}
