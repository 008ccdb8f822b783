/**
 * A finished game as the player tells others of it: who won, the standings, the course of the game. Words and numbers
 * only.
 */
import type { HandResult, RulesInfo, View } from '../../core/protocol'
import { pageLink } from '../../state/address'
import { sidesOf, sumOf, wins, type Side } from '../../state/sides'
import type { People } from '../../words/catalogue'
import { text } from '../../words/words.svelte'

/** A player, or those who play together. */
export interface Row {
  readonly place: number
  /** All of their names in one text. */
  readonly name: string
  readonly names: readonly string[]
  readonly total: number
  readonly won: boolean
  /** Whether it is the player's own. */
  readonly mine: boolean
}

export interface SharedGame {
  readonly title: string
  /** The rules. */
  readonly line: string
  /** How to read the totals. */
  readonly measure: string
  /** Best first. */
  readonly rows: readonly Row[]
  /** The totals after each hand, in the order of the rows. */
  readonly results: readonly Pick<HandResult, 'totals'>[]
  /** The address of the page. */
  readonly link: string
}

/** `title`: the name of the rules. `here`: the page's address. */
export function sharedGame(
  view: View,
  { names, me }: People,
  { rules }: RulesInfo,
  title: string,
  here: string,
): SharedGame {
  // A player without a name is the one who shares the game.
  const said = { names: names.map((name, seat) => (seat === me && !name ? text('story-shared-me') : name)), me: null }
  const { places, sums } = view.standing
  const placeOf = ([seat = 0]: Side): number => places[seat] ?? 0
  const sides = [...sidesOf(view)].sort((a, b) => placeOf(a) - placeOf(b))
  const row = (side: Side): Row => ({
    place: placeOf(side),
    name: text('players', { seats: side }, said),
    names: side.map((seat) => text('player', { seat }, said)),
    total: sums[side[0] ?? 0] ?? 0,
    won: wins(side, view.winners),
    mine: side.some((seat) => seat === me),
  })
  return {
    title: text('story-shared-title', { seats: view.winners }, { names, me }),
    line: text('end-line', { rules: title, hands: view.results.length }),
    measure: text(rules.objective === 'high' ? 'result-higher' : 'result-lower'),
    rows: sides.map(row),
    results: view.results.map(({ totals }) => ({ totals: sides.map((side) => sumOf(totals, side)) })),
    link: pageLink(here),
  }
}

const blocks = '▁▂▃▄▅▆▇█'
/** The most blocks in a line. */
const MOST = 12

/**
 * By row, the totals as a line of blocks, each as high as the total after a hand; in a long game, after some of its
 * hands.
 */
export function curves({ rows, results }: Pick<SharedGame, 'rows' | 'results'>): readonly string[] {
  const count = Math.min(MOST, results.length)
  const told = Array.from({ length: count }, (_, i) => results[Math.ceil(((i + 1) * results.length) / count) - 1])
  const all = results.flatMap(({ totals }) => totals)
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)]
  const block = (total: number): string =>
    blocks[Math.round(((total - low) / (high - low)) * (blocks.length - 1))] ?? ''
  return rows.map((_, row) => told.map((result) => block(result?.totals[row] ?? 0)).join(''))
}

/** As text: one line for each row, with its curve. */
export function textOf(game: SharedGame): string {
  const curve = curves(game)
  const rows = game.rows.map(({ place, name, total }, row) =>
    text('story-shared-row', { place, name, total, curve: curve[row] ?? '' }),
  )
  return [game.title, `${text('page-name')} · ${game.line}`, ...rows, game.link].join('\n')
}
