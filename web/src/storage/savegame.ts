/**
 * Games kept across a reload. A game is its log, so the log is what is stored, after every action.
 *
 * Several tabs share one store. Each game has its own entry, which records the page that wrote it last. A page that
 * finds another page's mark continues under a new entry, so two tabs at one game part ways and neither loses anything.
 * Never plays or checks a log: the core decides whether it can be played.
 */
import * as v from 'valibot'
import type { Log } from '../core/protocol'
import { message, type AnyMessage } from '../core/types'
import { deviceStore, moment, now, parse, putAside, tabStore, token, type Store } from './store'

/** What is stored of a game. */
export interface Savegame {
  readonly names: readonly string[]
  readonly bot: string
  readonly over: boolean
  readonly log: Log
  /**
   * The hands, numbered from 0, whose cards the player had seen before playing them: something was taken back in them,
   * or they were replayed. Neither these hands nor the game count in the statistics.
   */
  readonly replayed?: readonly number[]
  /** The player gave the game up. */
  readonly givenUp?: boolean
}

/** Whether a game counts: it was neither taken back nor given up. */
export const counts = ({ replayed = [], givenUp = false }: Pick<Savegame, 'replayed' | 'givenUp'>): boolean =>
  replayed.length === 0 && !givenUp

interface Entry extends Savegame {
  readonly version: 1
  readonly writer: string
  /** Milliseconds since 1970. */
  readonly saved: number
  /** The ended game is in the history. */
  readonly told?: boolean
}

const logSchema = v.looseObject({ actions: v.array(v.string()), seed: v.string() })
/** The value as a game's log, if it has the form of one. The core decides whether it can be played. */
export const logIn = (value: unknown): Log | null => (v.is(logSchema, value) ? (value as unknown as Log) : null)

/** Accepts only entries that this version could have written. The core judges the log's rules and moves. */
const entrySchema: v.GenericSchema<unknown, Entry> = v.object({
  version: v.literal(1),
  names: v.array(v.string()),
  bot: v.string(),
  over: v.boolean(),
  writer: v.string(),
  saved: moment,
  told: v.exactOptional(v.boolean()),
  log: v.custom<Log>((log) => logIn(log) !== null),
  replayed: v.fallback(v.array(v.number()), []),
  givenUp: v.fallback(v.boolean(), false),
})

export const readSavegame = (text: string): Savegame | null => parse(entrySchema, text)

/** Everything needed from outside: storage for games, storage for this tab that survives a reload, time, chance. */
export interface Places {
  readonly games: Store
  readonly tab: Store
  now(): number
  token(): string
}

export interface Candidate {
  readonly id: string
  readonly kept: Savegame & { readonly saved: number }
}

export interface Savegames {
  /** Games that can be resumed, the likeliest first: this tab's own, then unfinished ones from the newest. */
  candidates(): readonly Candidate[]
  /** Continues that game: later saves go to its entry. */
  take(id: string): void
  /**
   * Starts an entry for a new game. This page's previous game stays unless it is over or its player has not acted yet.
   */
  begin(): void
  /** Returns false if the browser's storage is blocked or full: the game goes on, but a reload will lose it. */
  save(kept: Savegame): boolean
  /** Finished games that are not in the history yet. */
  finished(): readonly Candidate[]
  /** Notes that these games are in the history, in the state given. */
  tell(games: readonly Candidate[]): void
  /** Moves an entry that can't be resumed out of the way. */
  setAside(id: string): void
}

const prefix = 'openhearts.game.'
/** The games that were put aside, as they were stored, one a line. */
const asideKey = 'openhearts.aside'
/** The games that were put aside, as they were stored. */
export const aside = (store: Pick<Store, 'read'>): readonly string[] => store.read(asideKey)?.split('\n') ?? []
const mineKey = 'openhearts.mine'
/** The most games saved by one device; finished ones go first, then the oldest. */
export const savegameRoom = 6

/** Whether the game is over and in the history. Before that, only lack of room removes it. */
const isTold = ({ over, told }: Entry): boolean => over && told === true

/** Whether the player, who has the first seat, has done anything. */
const begun = ({ log }: Savegame): boolean => log.actions.some((action) => /^\w+ 0 /.test(action))

/** Reports unreadable entries to `trouble` and puts them aside. */
export function savegames(places: Places, trouble: (message: AnyMessage) => void): Savegames {
  const writer = places.token()
  let mine: string | null = null

  const read = (id: string): Entry | null => parse(entrySchema, places.games.read(prefix + id))
  const drop = (id: string): void => places.games.remove(prefix + id)
  const write = (id: string, entry: Entry): boolean => places.games.write('game', prefix + id, JSON.stringify(entry))
  const sitAt = (id: string): string => {
    places.tab.write('game', mineKey, id)
    return (mine = id)
  }
  const setAside = (id: string): void => {
    const was = places.games.read(prefix + id) ?? ''
    drop(id)
    putAside(places.games, 'game', asideKey, [was])
  }
  const newestFirst = (): { readonly id: string; readonly kept: Entry }[] => {
    return places.games
      .keys()
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .flatMap((id) => {
        const kept = read(id)
        if (kept !== null) return [{ id, kept }]
        setAside(id)
        trouble(message('kept-game-unreadable'))
        return []
      })
      .sort((a, b) => b.kept.saved - a.kept.saved)
  }

  return {
    candidates() {
      const own = mine ?? places.tab.read(mineKey)
      const all = newestFirst()
      // A finished game is shown again after a reload of its own tab, but not a week later.
      return [
        ...all.filter(({ id, kept }) => id === own && !kept.givenUp),
        ...all.filter(({ id, kept }) => id !== own && !kept.over),
      ]
    },
    take(id) {
      const entry = read(sitAt(id))
      if (entry !== null) write(id, { ...entry, writer })
    },
    begin() {
      const was = mine === null ? null : read(mine)
      if (mine !== null && was?.writer === writer && (isTold(was) || !begun(was))) drop(mine)
      const all = newestFirst()
      const going = all.filter(({ kept }) => !kept.over)
      const byNeed = [...going, ...all.filter(({ kept }) => kept.over)]
      // There are more if they came from other devices of an account.
      for (const { id } of byNeed.slice(Math.max(savegameRoom, going.length) - 1)) drop(id)
      sitAt(places.token())
    },
    save(kept) {
      let id = mine ?? sitAt(places.token())
      const there = read(id)
      // A game that counts stays as it ended: taken back from there, it goes on as another game, as does another page's.
      if (there !== null && (there.writer !== writer || (there.over && counts(there) && !kept.over)))
        id = sitAt(places.token())
      // Any other that continues after its end will end again.
      const told = kept.over && read(id)?.told ? { told: true } : {}
      return write(id, { version: 1, writer, saved: places.now(), ...told, ...kept })
    },
    finished: () => newestFirst().filter(({ kept }) => kept.over && !isTold(kept)),
    tell(games) {
      for (const { id, kept } of games) {
        const entry = read(id)
        if (entry?.log.actions.length === kept.log.actions.length) write(id, { ...entry, told: true })
      }
    },
    setAside,
  }
}

const botSchema = v.object({ bot: v.string(), saved: moment })

/** The bot of the game that was saved last; null if there is none. */
export function lastBot(games: Store): string | null {
  const kept = games.keys().flatMap((key) => (key.startsWith(prefix) ? (parse(botSchema, games.read(key)) ?? []) : []))
  return kept.sort((a, b) => b.saved - a.saved)[0]?.bot ?? null
}

/** The browser's own storage, clock and randomness. */
export const browserPlaces: Places = { games: deviceStore, tab: tabStore, now, token }
