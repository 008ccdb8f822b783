/**
 * Games kept across a reload. A game is its log, so the log is what is stored, after every action.
 *
 * Several tabs share one store. Each game has an entry of its own, and an entry remembers which page wrote it last: a
 * page that finds another's mark goes on under a new entry, so two tabs at one game part and neither loses anything.
 * Never plays and never checks a log: whether it can be played is for the core to say.
 */
import * as v from 'valibot'
import type { Log } from '../core/protocol'
import { message, type AnyMessage } from '../core/types'
import { deviceStore, moment, now, parse, tabStore, token, type Store } from './store'

/** What is stored of a game. */
export interface Savegame {
  readonly names: readonly string[]
  readonly bot: string
  readonly over: boolean
  readonly log: Log
  /**
   * By number from 0, the hands whose cards the player had seen when they were played, or are played, from a place before:
   * something was taken back in them, or they were played again. Neither they nor the game count for anything.
   */
  readonly replayed?: readonly number[]
  /** The player gave it up: it is over without an end. */
  readonly givenUp?: boolean
}

interface Entry extends Savegame {
  readonly version: 1
  readonly writer: string
  /** Milliseconds since 1970. */
  readonly saved: number
  /** As it ended it lies in the history as well. */
  readonly told?: boolean
}

const logSchema = v.looseObject({ actions: v.array(v.string()), seed: v.string() })
/** A game's log, if this may be one. Whether it can be played is for the core to say. */
export const logIn = (value: unknown): Log | null => (v.is(logSchema, value) ? (value as unknown as Log) : null)

/** Anything that this version has not written itself is no entry. The log's rules and moves are judged by the core. */
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

export const isSavegame = (text: string): boolean => parse(entrySchema, text) !== null

/** All that is needed from outside: where games lie, what outlives a reload of this tab only, time, chance. */
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
  /** Games to take up, the likeliest first: the one this tab was at, then unfinished ones from the newest. */
  candidates(): readonly Candidate[]
  /** Goes on with that game: later saves go to its entry. */
  take(id: string): void
  /** Starts an entry for a new game. The one this page was at stays, unless it is over or its player did nothing yet. */
  begin(): void
  /** False when the browser forbids it or has no room: the game goes on, but a reload will lose it. */
  save(kept: Savegame): boolean
  /** Finished games that do not lie in the history yet. */
  finished(): readonly Candidate[]
  /** They lie there now, as they are here. */
  tell(games: readonly Candidate[]): void
  /** Puts an entry that cannot be taken up out of the way; the last such is not destroyed. */
  setAside(id: string): void
}

const prefix = 'openhearts.game.'
const asideKey = 'openhearts.aside'
const mineKey = 'openhearts.mine'
/** How many games lie waiting at most; finished ones go first, then the oldest. */
export const savegameRoom = 6

/** Is it over, and in the history? Until then nothing but the lack of room takes it away. */
const isTold = ({ over, told }: Entry): boolean => over && told === true

/** Has the player done anything in it? Theirs is the first seat. */
const begun = ({ log }: Savegame): boolean => log.actions.some((action) => /^\w+ 0 /.test(action))

/** `trouble` hears of entries that cannot be read; they are put aside. */
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
    places.games.write('game', asideKey, was)
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
      // A finished game is worth showing after a reload of its own tab, not a week later.
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
      const byNeed = [...all.filter(({ kept }) => !kept.over), ...all.filter(({ kept }) => kept.over)]
      for (const { id } of byNeed.slice(savegameRoom - 1)) drop(id)
      sitAt(places.token())
    },
    save(kept) {
      let id = mine ?? sitAt(places.token())
      const there = read(id)
      if (there !== null && there.writer !== writer) id = sitAt(places.token())
      // What goes on after its end ends once more.
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

/** Who played the others in the game that was kept last; null where none is. */
export function lastBot(games: Store): string | null {
  const kept = games.keys().flatMap((key) => (key.startsWith(prefix) ? (parse(botSchema, games.read(key)) ?? []) : []))
  return kept.sort((a, b) => b.saved - a.saved)[0]?.bot ?? null
}

/** The browser's own places. */
export const browserPlaces: Places = { games: deviceStore, tab: tabStore, now, token }
