/** What every control of a rule field is given. */
import type { Field } from '../../../core/protocol'

export interface FieldProps {
  readonly field: Field
  /** The chosen value, of any type, because a file or a link may hold anything. */
  readonly value: unknown
  /** The core's value, with defaults that depend on the table resolved; undefined while the rules can't be played. */
  readonly resolved: unknown
  /** Whether it differs from the standard game. */
  readonly special: boolean
  readonly invalid: boolean
  readonly labelledby: string
  readonly describedby: string
  readonly onchange: (value: unknown) => void
}

/** What can be chosen with one button. */
export interface Option {
  readonly value: unknown
  readonly label: string
  readonly id: string
}
