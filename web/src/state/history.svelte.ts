/**
 * The games finished on this device, reactive, with their results, which are computed once, in the background, while
 * somebody looks. Stores games that have ended; says so when there is no room.
 */
import type { Engine } from '../core/engine'
import { CoreError } from '../core/line'
import { pageEngine, wholeEngine } from '../core/page'
import type { FairLog, RulesInfo } from '../core/protocol'
import { message } from '../core/types'
import { remembered } from '../game/remembered'
import { tellFinished } from '../game/start'
import { summaryOf } from '../game/summary'
import { dropChallenge, loadChallenges, type Theirs } from '../storage/challenges'
import { loadDaily, saveDaily } from '../storage/daily'
import { isDeleted, noteDeleted } from '../storage/deleted'
import { counts, type Candidate } from '../storage/savegame'
import { dealOf, forgetPlayed, isFair, keepPlayed, loadHistory, logText, type PlayedGame } from '../storage/history'
import { loadReviews, type ReviewedHand } from '../storage/reviews'
import { deviceDatabase } from '../storage/database'
import { now } from '../storage/store'
import { keepSummary, loadSummaries, type GameSummary } from '../storage/summaries'
import { words } from '../words/words.svelte'
import { houseRules } from './houseRules.svelte'
import type { CountedGame } from './statistics'

/** What is known of a stored game besides its log. */
export interface Looked {
  /** Null: the game was given up. */
  readonly summary: GameSummary | null
  readonly info: RulesInfo
}

/** A finished game among people; `log` is called only if it is needed. Whoever has left the game has given it up. */
export interface AmongPeople extends Pick<PlayedGame, 'id' | 'at' | 'names' | 'seat' | 'givenUp'> {
  readonly log: () => Promise<FairLog | null>
}

let games: readonly PlayedGame[] | null = $state.raw(null)
let reviews: readonly ReviewedHand[] = $state.raw([])
let looked: ReadonlyMap<string, Looked> = $state.raw(new Map())
/** The ids of games that this version can't play. */
let unplayable: ReadonlySet<string> = $state.raw(new Set<string>())
let unread = $state(false)
let gone = $state(0)
let working = $state(false)
/** Something needed could not be loaded. */
let unreached = $state(false)

/** Deals among people follow from a secret, which only the whole core can use. */
export const engineFor = ({ log }: PlayedGame): Engine => (isFair(log) ? wholeEngine() : pageEngine())

function playedHere({ id, kept }: Candidate): PlayedGame {
  const { names, bot, saved: at, log } = kept
  const { replayed = [], givenUp = false }: Partial<PlayedGame> = kept as Partial<PlayedGame>
  return { id, at, names, seat: 0, bot, replayed, givenUp, log }
}

/** Stores games that have ended, but not one twice that was taken back and played to the same end. */
async function collectEnded(ended: readonly Candidate[]): Promise<boolean> {
  const some = ended.map(playedHere)
  const known = new Set(some.every(counts) ? [] : (await played()).map(logText))
  return keep(some.filter((game) => counts(game) || !known.has(logText(game))))
}

/** The id of a day's hand in the history. */
export const idOfDay = (date: string): string => `day-${date}`

/** Stores today's deal, or that of the last day played, once it has ended. */
async function collectDay(): Promise<void> {
  const { hand } = loadDaily()
  if (!hand?.over || hand.told) return
  const { date, names, bot, log } = hand
  const day = { id: idOfDay(date), at: now(), names, seat: 0, bot, replayed: [], givenUp: false, day: date, log }
  if (!(await keep([day]))) return
  const kept = loadDaily()
  if (kept.hand?.date === date) saveDaily({ ...kept, hand: { ...kept.hand, told: true } })
}

/** Moves the challenges here that have ended. */
async function collectChallenges(): Promise<void> {
  for (const each of loadChallenges()) {
    const { seed, at, mine, theirs } = each
    if (!mine?.over) continue
    const { names, bot, log } = mine
    // A file of everything may have brought one that is here already.
    const here = (await played()).find(ofChallenge(seed))?.challenge
    const challenge = { theirs: theirs ?? here?.theirs ?? null }
    const id = `challenge-${seed}`
    const game = { id, at, names, seat: 0, bot, replayed: [], givenUp: false, challenge, log }
    if (await keep([game])) dropChallenge(each)
  }
}

const played = async (): Promise<readonly PlayedGame[]> => (await loadHistory(deviceDatabase)) ?? []
const ofChallenge =
  (seed: string) =>
  ({ challenge, log }: PlayedGame): boolean =>
    challenge !== undefined && dealOf(log) === seed

async function keep(some: readonly PlayedGame[]): Promise<boolean> {
  const dropped = await keepPlayed(deviceDatabase, some)
  gone += dropped ?? 0
  if (dropped !== null) return true
  // A browser that stores nothing at all is mentioned where people look for the history.
  if ((await loadHistory(deviceDatabase)) !== null) {
    await words.need('you')
    houseRules.notify([message('you-full')])
  }
  return false
}

/** The rules already requested, by their text. */
const infos = remembered<RulesInfo>()
const infoOf = (game: PlayedGame): Promise<RulesInfo> =>
  infos(JSON.stringify(game.log.rules), () => engineFor(game).rules(game.log.rules))

/** The kind of a game: games of one kind have the same rules, except for the end. */
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
    // Not after every game: there may be a thousand.
    if (performance.now() - shown > 300) {
      shown = performance.now()
      looked = new Map([...looked, ...found])
    }
  }
  looked = found
  unplayable = refused
}

async function lookThrough(): Promise<void> {
  working = true
  try {
    await history.collect()
    const [found, hands] = await Promise.all([loadHistory(deviceDatabase), loadReviews(deviceDatabase)])
    unread = found === null
    // Games that have not changed stay the same objects, so that views of a game are not redrawn.
    const before = new Map(games?.map((game) => [game.id, game]))
    games = (found ?? []).map((game) => {
      const known = before.get(game.id)
      return known && isSame(known, game) ? known : game
    })
    reviews = hands
    await work()
  } finally {
    working = false
  }
}

let running: Promise<void> | null = null
let waiting: Promise<void> | null = null

export const history = {
  /** Latest first; null: not read yet. */
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
  /** The stored games can't be read. */
  get unread(): boolean {
    return unread
  },
  /** How many of the oldest games have made room for others. */
  get gone(): number {
    return gone
  },
  get working(): boolean {
    return working
  },
  get unreached(): boolean {
    return unreached
  },

  /** Puts everything that has ended here into the history. */
  async collect(): Promise<void> {
    await tellFinished(collectEnded)
    await collectDay()
    await collectChallenges()
  },
  /** Adds a game that was played elsewhere. */
  async add(game: PlayedGame): Promise<void> {
    const known = games ?? (await played())
    if (known.every((each) => logText(each) !== logText(game))) await keep([game])
  },
  /** Adds the games among people that are not here yet and were not deleted. */
  async addAmong(some: readonly AmongPeople[]): Promise<void> {
    const here = new Set((await played()).map(({ id }) => id))
    for (const { id, at, names, seat, givenUp, log } of some) {
      const found = here.has(id) || isDeleted(id) ? null : await log()
      if (found) await keep([{ id, at, names, seat, bot: null, replayed: [], givenUp, log: found }])
    }
  },
  /** The challenges that are over, latest first. */
  async challenges(): Promise<readonly PlayedGame[]> {
    return (await played()).filter(({ challenge }) => challenge !== undefined)
  },
  /**
   * Stores a friend's game beside the player's own of the same challenge. Returns false if the player's own is not here.
   */
  async answer(seed: string, theirs: Theirs | null): Promise<boolean> {
    const game = (await played()).find(ofChallenge(seed))
    if (!game) return false
    const { name, cards } = game.challenge?.theirs ?? {}
    if (theirs === null || (theirs.name === name && theirs.cards === cards)) return true
    const answered = { ...game, challenge: { theirs } }
    if (await keep([answered])) games &&= games.map((each) => (each.id === game.id ? answered : each))
    return true
  },
  /** Reads the stored games and works out what is missing; call it again if something was left to do. */
  look(): Promise<void> {
    if (running === null) return (running = lookThrough().finally(() => (running = null)))
    // What was stored since that one began is for another one after it.
    return (waiting ??= running
      .catch(() => undefined)
      .then(() => {
        waiting = null
        return history.look()
      }))
  },
  /** Returns false if the browser's storage is blocked. */
  async forget(ids: readonly string[]): Promise<boolean> {
    const among = (await played()).filter(({ id, log }) => isFair(log) && ids.includes(id))
    if (!(await forgetPlayed(deviceDatabase, ids))) return false
    if (among.length > 0) noteDeleted(among.map(({ id }) => id))
    games = (games ?? []).filter(({ id }) => !ids.includes(id))
    return true
  },
}

const isSame = (one: PlayedGame, other: PlayedGame): boolean =>
  one.at === other.at && one.challenge?.theirs?.cards === other.challenge?.theirs?.cards

/** The games whose summaries are known, for statistics. */
export function counted(of: readonly PlayedGame[], known: ReadonlyMap<string, Looked>): readonly CountedGame[] {
  return of.flatMap(({ id, seat, at, day }) => {
    const found = known.get(id)
    return found?.summary
      ? [
          {
            summary: found.summary,
            seat,
            at,
            kind: kindOf(found.info),
            queen: found.info.rules.queen,
            whole: day === undefined,
          },
        ]
      : []
  })
}
