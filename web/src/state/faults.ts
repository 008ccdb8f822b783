/**
 * Why a rule set can't be played, in words for people: the fault at its field, and the same preceded by the field's
 * name.
 */
import type { Refusal } from '../core/protocol'
import { message, type AnyMessage } from '../core/types'
import { words } from '../words/words.svelte'

/** A field that keeps the rules from being played, and why. */
export interface Fault {
  /** `extends` if the base doesn't exist; empty if it isn't a rule set at all. Can be any name from a file. */
  readonly field: string
  readonly message: AnyMessage
}

export const faultOf = ({ field = '', message }: Refusal): Fault => ({ field, message })

/** For use away from the field: includes the name of the field at fault. */
export function placed({ field, message: what }: Fault): AnyMessage {
  const why = [what]
  if (words.has(`field-${field}`)) return message('rules-fault', { field: [message(`field-${field}`)], why })
  return field === '' || field === 'extends' ? what : message('rules-fault-unknown', { field, why })
}
