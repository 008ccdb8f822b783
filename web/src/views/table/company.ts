/** What comes to the table where a game is played with people; drawn by parts that only such a page fetches. */
import type { Snippet } from 'svelte'
import type { Limits } from '../../core/tables'
import type { SeatCompany } from '../../state/company'

export interface Company {
  /** By seat. */
  readonly seats: readonly SeatCompany[]
  /** Around a medallion of that width: how time runs, and who is not there. */
  readonly mark: Snippet<[SeatCompany, number]>
  /** What somebody has just said, at their place. */
  readonly bubble: Snippet<[string]>
  /** Beside the table's own tools, and how much of the header's line they take. */
  readonly tools: Snippet
  readonly toolsWidth: number
  /** In place of what is asked, while nothing is: a bot has the cards. */
  readonly stands: Snippet | null
  /** In place of the turn line, while nothing is asked; and in place of the rules' line. */
  readonly notice: string | null
  readonly line: string | null
  /** At the result of a hand: when the next one is shown by itself. */
  readonly next: string | null
  /** How much of the page's width a panel beside the table takes, and how much of its height a sheet from below. */
  readonly aside: number
  readonly covered: number
  readonly advice: Limits['advice']
  /** The reader watches, and plays no seat. */
  readonly watching: boolean
  /** What a tap on a person's place is called, and what it does; null: nothing. */
  readonly tapOf: (seat: number) => { readonly label: string; readonly go: () => void } | null
}
