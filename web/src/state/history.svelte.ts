/**
 * The games that were played to their end on this device, reactive, with what each came to: that is worked out once, in the
 * background, while somebody looks. Keeps what has ended; says when there is no room for it.
 */
import type { Engine } from '../core/engine'
import { CoreError } from '../core/line'
import { pageEngine, wholeEngine } from '../core/page'
import type { FairLog, RulesInfo, Seat } from '../core/protocol'
import { message } from '../core/types'
import { remembered } from '../game/remembered'
import { tellFinished } from '../game/start'
import { summaryOf } from '../game/summary'
import { loadDaily, saveDaily } from '../storage/daily'
import type { Candidate } from '../storage/savegame'
import { forgetPlayed, isFair, keepPlayed, loadHistory, logText, type PlayedGame } from '../storage/history'
import { loadReviews, type ReviewedHand } from '../storage/reviews'
import { deviceDatabase } from '../storage/database'
import { now } from '../storage/store'
import { keepSummary, loadSummaries, type GameSummary } from '../storage/summaries'
import { words } from '../words/words.svelte'
import { houseRules } from './houseRules.svelte'
import type { CountedGame } from './statistics'

/** What is known of a kept game, beside its log. */
export interface Looked {
  /** Null: it was given up. */
  readonly summary: GameSummary | null
  readonly info: RulesInfo
}

let games: readonly PlayedGame[] | null = $state.raw(null)
let reviews: readonly ReviewedHand[] = $state.raw([])
let looked: ReadonlyMap<string, Looked> = $state.raw(new Map())
/** Those that this version can't play. */
let unplayable: ReadonlySet<string> = $state.raw(new Set<string>())
let unread = $state(false)
let gone = $state(0)
let working = $state(false)
/** Something that is needed could not be fetched. */
let unreached = $state(false)

/** Among people the deals follow from a secret: only the whole core knows how. */
export const engineFor = ({ log }: PlayedGame): Engine => (isFair(log) ? wholeEngine() : pageEngine())

function playedHere({ id, kept }: Candidate): PlayedGame {
  const { names, bot, saved: at, log } = kept
  const { replayed = [], givenUp = false }: Partial<PlayedGame> = kept as Partial<PlayedGame>
  return { id, at, names, seat: 0, bot, replayed, givenUp, log }
}

/** Under what name the hand of a day lies there. */
export const idOfDay = (date: string): string => `day-${date}`

/** Today's deal, or that of the last day that was played, once it has ended. */
async function collectDay(): Promise<void> {
  const { hand } = loadDaily()
  if (!hand?.over || hand.told) return
  const { date, names, bot, log } = hand
  const day = { id: idOfDay(date), at: now(), names, seat: 0, bot, replayed: [], givenUp: false, day: date, log }
  if (!(await keep([day]))) return
  const kept = loadDaily()
  if (kept.hand?.date === date) saveDaily({ ...kept, hand: { ...kept.hand, told: true } })
}

async function keep(some: readonly PlayedGame[]): Promise<boolean> {
  const dropped = await keepPlayed(deviceDatabase, some)
  gone += dropped ?? 0
  if (dropped !== null) return true
  // A browser that keeps nothing at all is told of where somebody looks for it.
  if ((await loadHistory(deviceDatabase)) !== null) {
    await words.need('you')
    houseRules.notify([message('you-full')])
  }
  return false
}

/** Rules that were asked about, by their text. */
const infos = remembered<RulesInfo>()
const infoOf = (game: PlayedGame): Promise<RulesInfo> =>
  infos(JSON.stringify(game.log.rules), () => engineFor(game).rules(game.log.rules))

/** Games of one kind have the same rules, but for their end. */
export function kindOf({ changes }: RulesInfo): string {
  const { end: _, tie: __, ...others } = changes
  return JSON.stringify(Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1)))
}

async function work(): Promise<void> {
  const known = await loadSummaries(deviceDatabase)
  unreached = false
  const found = new Map<string, Looked>()
  const refused = new Set<string>()
  let shown = performance.now()
  for (const game of games ?? []) {
    const before = known.get(game.id)
    try {
      const info = await infoOf(game)
      const { id, log, seat, givenUp } = game
      const summary = givenUp ? null : (before ?? (await summaryOf(engineFor(game), id, log, seat)))
      if (summary && !before) void keepSummary(deviceDatabase, summary)
      found.set(game.id, { summary, info })
    } catch (error) {
      if (error instanceof CoreError) refused.add(game.id)
      else unreached = true
    }
    // Not after each of a thousand.
    if (performance.now() - shown > 300) {
      shown = performance.now()
      looked = new Map(found)
    }
  }
  looked = found
  unplayable = refused
}

let running: Promise<void> | null = null

export const history = {
  /** The latest first; null: not read yet. */
  get games(): readonly PlayedGame[] | null {
    return games
  },
  get looked(): ReadonlyMap<string, Looked> {
    return looked
  },
  get unplayable(): ReadonlySet<string> {
    return unplayable
  },
  get reviews(): readonly ReviewedHand[] {
    return reviews
  },
  /** What lies in the browser can't be read. */
  get unread(): boolean {
    return unread
  },
  /** How many of the oldest have made room for others. */
  get gone(): number {
    return gone
  },
  get working(): boolean {
    return working
  },
  get unreached(): boolean {
    return unreached
  },

  /** What has ended here since lies in the history now. */
  async collect(): Promise<void> {
    await tellFinished((ended) => keep(ended.map(playedHere)))
    await collectDay()
  },
  /** A game that was played elsewhere. */
  async add(game: PlayedGame): Promise<void> {
    const known = games ?? (await loadHistory(deviceDatabase)) ?? []
    if (known.every((each) => logText(each) !== logText(game))) await keep([game])
  },
  /** A game among people, by its own name; `log` is asked for where it is not here yet. */
  async addFrom(id: string, names: readonly string[], seat: Seat, log: () => Promise<FairLog | null>): Promise<void> {
    if (((await loadHistory(deviceDatabase)) ?? []).some((each) => each.id === id)) return
    const found = await log()
    if (found) await keep([{ id, at: now(), names, seat, bot: null, replayed: [], givenUp: false, log: found }])
  },
  /** Reads what is kept, and looks through it; again where something was left to do. */
  look(): Promise<void> {
    running ??= (async () => {
      working = true
      await history.collect()
      const [found, hands] = await Promise.all([loadHistory(deviceDatabase), loadReviews(deviceDatabase)])
      unread = found === null
      // What was there stays the same object: who looks at a game is not disturbed.
      const before = new Map(games?.map((game) => [game.id, game]))
      games = (found ?? []).map((game) => before.get(game.id) ?? game)
      reviews = hands
      await work()
    })().finally(() => {
      running = null
      working = false
    })
    return running
  },
  /** False when the browser forbids it. */
  async forget(ids: readonly string[]): Promise<boolean> {
    const done = await forgetPlayed(deviceDatabase, ids)
    if (done) games = (games ?? []).filter(({ id }) => !ids.includes(id))
    return done
  },
}

/** Neither taken back nor given up. */
export const counts = ({ replayed, givenUp }: PlayedGame): boolean => replayed.length === 0 && !givenUp

/** The games that a summary is known of, for statistics. */
export function counted(of: readonly PlayedGame[], known: ReadonlyMap<string, Looked>): readonly CountedGame[] {
  return of.flatMap(({ id, seat, at, day }) => {
    const found = known.get(id)
    return found?.summary
      ? [{ summary: found.summary, seat, at, kind: kindOf(found.info), whole: day === undefined }]
      : []
  })
}
