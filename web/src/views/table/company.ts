/** What people add to the table; drawn by parts that only a game with people loads. */
import type { Snippet } from 'svelte'
import type { Limits } from '../../core/tables'
import type { SeatCompany } from '../../state/company'

export interface Company {
  /** By seat. */
  readonly seats: readonly SeatCompany[]
  /** By seat, the names for places where only their beginnings fit. */
  readonly names: readonly string[]
  /** The ring around a medallion of that width: the running time, and who is away. */
  readonly mark: Snippet<[SeatCompany, number]>
  /** A phrase just said, at the person's place. */
  readonly bubble: Snippet<[string]>
  /** Over the place at that seat: a tap opens what can be done about the person. */
  readonly tap: Snippet<[number]>
  /** Beside the table's own tools; `toolsWidth` is how much of the header's line they take. */
  readonly tools: Snippet
  readonly toolsWidth: number
  /** Shown in place of a question while a bot has the player's cards. */
  readonly stands: Snippet | null
  /** In place of the turn line while nothing is asked; `line` is in place of the rules' line. */
  readonly notice: string | null
  readonly line: string | null
  /**
   * At the result of a hand: when the next one is shown by itself, and that a bot has chosen how a moon counts. At a moon:
   * how much time there is to choose.
   */
  readonly next: string | null
  /**
   * How much of the page's width a panel beside the table takes; `covered` is how much of its height a sheet at the
   * bottom takes.
   */
  readonly aside: number
  readonly covered: number
  readonly advice: Limits['advice']
  /** Whether the reader only watches. */
  readonly watching: boolean
}
