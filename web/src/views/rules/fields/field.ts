/** What every control of a rule field is given. */
import type { Field } from '../../../core/protocol'

export interface FieldProps {
  readonly field: Field
  /** As it was chosen: of any kind, since a file or a link may hold anything. */
  readonly value: unknown
  /** What the core makes of it, defaults that depend on the table written out; nothing while it can't be played. */
  readonly resolved: unknown
  /** Not as in the standard game. */
  readonly special: boolean
  readonly invalid: boolean
  readonly labelledby: string
  readonly describedby: string
  readonly onchange: (value: unknown) => void
}

/** A default in words, with what it comes to at this table. */
export interface Option {
  readonly value: unknown
  readonly label: string
  readonly id: string
}
