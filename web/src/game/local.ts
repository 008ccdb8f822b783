/**
 * A game against bots, played entirely in the browser: the core in its worker, bots at the other seats, the log saved
 * after every action. Knows no rule of Hearts: the core says who may act and what an action leads to.
 */
import type { Engine, Session } from '../core/engine'
import { inTurn } from '../core/inTurn'
import { CoreError, readAction, writeAction } from '../core/line'
import type { Log, Refusal, RulesInfo, Seat, View } from '../core/protocol'
import { setUp } from '../core/setUp'
import type { Action, RulesJson } from '../core/types'
import type { Replay } from './replay'
import type { Alone, Game } from './game'
import type { Savegames } from '../storage/savegame'
import { botSeed, PATIENCE, seedOf, THOUGHT } from './seeds'
import { gameListeners } from './listeners'

/** A game whose log is here. */
export interface LocalGame extends Game {
  readonly alone: Alone
  log(): Log
}

/** What a local game needs; `game/start.ts` supplies the browser's own. */
export interface Parts {
  readonly engine: Engine
  readonly savegames: Savegames
}

export interface Setting {
  readonly rules: RulesJson
  readonly seed: string
  /** By seat; the player's own first. */
  readonly names: readonly string[]
  /** The bot at every other seat. */
  readonly bot: string
  /** Everybody plays it once with the same cards, so it can't go back. */
  readonly once?: boolean
}

const me: Seat = 0

/**
 * Which game is saved: the last one. The one before it is on the table for another moment, and its bots may act
 * meanwhile, but its place is taken.
 */
const saved = new WeakMap<Savegames, object>()

/** Starts a new game in place of this page's current one. Rejects with a CoreError for rules that can't be played. */
export async function startLocal(parts: Parts, setting: Setting): Promise<LocalGame> {
  const rules = await parts.engine.rules(setting.rules)
  const session = parts.engine.open()
  return setUp(session, async () => {
    await session.start(setting.rules, setting.seed)
    const log = await session.log()
    const view = await session.view(me)
    parts.savegames.begin()
    return seated(parts, session, rules, { ...setting, log }, view)
  })
}

/** A game played up to some point. */
export interface Begun {
  readonly names: readonly string[]
  readonly bot: string
  readonly log: Log
  readonly replayed?: readonly number[]
  /** As in `Setting`. */
  readonly once?: boolean
}

/** Resumes a saved game where it stopped. Rejects with a CoreError if its log can't be played. */
export const takeUpLocal = (parts: Parts, kept: Begun): Promise<LocalGame> => loaded(parts, kept, () => undefined)

/**
 * Opens a game from elsewhere and leaves the saved ones alone. Rejects as `takeUpLocal` does, and then changes nothing.
 */
export const openLocal = (parts: Parts, begun: Begun): Promise<LocalGame> =>
  loaded(parts, begun, () => parts.savegames.begin())

function loaded(parts: Parts, kept: Begun, playable: () => void): Promise<LocalGame> {
  const session = parts.engine.open()
  return setUp(session, async () => {
    await session.load(kept.log)
    // The core's own form of the log, so that everything saved from now on is in it.
    const log = await session.log()
    const rules = await parts.engine.rules(log.rules)
    const view = await session.view(me)
    playable()
    return seated(parts, session, rules, { ...kept, log }, view)
  })
}

function seated(
  { engine, savegames }: Parts,
  session: Session,
  rules: RulesInfo,
  { names, bot, log, replayed: before = [], once = false }: Begun,
  first: View,
): LocalGame {
  const actions = [...log.actions]
  let replayed = before
  let givenUp = false
  /** The game is going back: bots that have not acted yet must not. */
  let halted = false
  let latest = first
  let closed = false
  const turn = inTurn()
  const listeners = gameListeners(turn, (error) => !(error instanceof CoreError))
  const next = listeners.guarded
  const goOn = (): void => void next(botsAct).catch(() => undefined)

  const self = {}
  saved.set(savegames, self)

  const seedNow = (): string => botSeed(seedOf(log), actions.length)
  const save = (): void => {
    if (saved.get(savegames) !== self) return
    const over = latest.over || givenUp
    savegames.save({ names, bot, over, log: { ...log, actions: [...actions] }, replayed, givenUp })
  }
  const announce = (view: View, jumps = false): void => {
    latest = view
    listeners.announce(view, jumps)
  }

  /** `jumps`: the view to be shown doesn't follow from the one before. */
  const shownFrom = async (hand: number, jumps = false): Promise<void> => {
    const now = await session.view(me)
    // The next hand is dealt at once, so the finished one is asked for by its number.
    const views = now.hand === hand ? [now] : [await session.view(me, hand), now]
    if (closed) return
    views.forEach((view, i) => announce(view, jumps && i === 0))
    save()
  }
  const apply = async (seat: Seat, action: Action): Promise<Refusal | null> => {
    const answer = await session.act(seat, action)
    if ('code' in answer) return answer
    actions.push(writeAction(seat, action))
    await shownFrom(latest.hand)
    return null
  }
  const botsAct = async (): Promise<void> => {
    for (;;) {
      const seat = latest.waiting.find((waiting) => waiting !== me)
      if (closed || halted || seat === undefined) return
      const refusal = await apply(seat, await session.bot(bot, seat, seedNow(), PATIENCE))
      if (refusal !== null) throw new Error(`the ${bot} bot was refused: ${refusal.code}`)
    }
  }

  let replay: Promise<Replay> | null = null
  /** Opens a finished hand. The current hand keeps its secrets, so asking for it is a bug of the page. */
  const open = (hand: number): Promise<Replay> =>
    hand >= latest.hand && latest.phase !== 'done'
      ? Promise.reject(new Error(`hand ${hand} is not finished`))
      : opened()
  const opened = (): Promise<Replay> => {
    if (replay) return replay
    const asked = import('./replay').then(({ replayOf }) => replayOf(engine, () => ({ ...log, actions })))
    replay = asked
    // What couldn't be loaded may be there next time.
    asked.catch(() => (replay = null))
    return asked
  }
  const endReplay = (): void => {
    void replay?.then((each) => each.end()).catch(() => undefined)
    replay = null
  }

  /** Goes back to the point where as many actions had been played as `where` says. */
  async function goBack(where: (replay: Replay) => Promise<number | null>): Promise<boolean> {
    halted = true
    try {
      // Loaded before the game's turn, because a part of the page that can't be loaded is no crash of the core.
      await opened()
      return await next(async () => {
        const to = await where(await opened())
        if (to === null || closed) return false
        await session.load({ ...log, actions: actions.slice(0, to) })
        actions.length = to
        endReplay()
        const [view, last] = [await session.view(me), latest.hand]
        const seen = Array.from({ length: last - view.hand + 1 }, (_, i) => view.hand + i)
        replayed = [...new Set([...replayed, ...seen])].sort((a, b) => a - b)
        await shownFrom(view.hand, true)
        return true
      })
    } finally {
      halted = false
      goOn()
    }
  }
  const alone: Alone = {
    returns: !once,
    get counts() {
      return replayed.length === 0
    },
    takeBack: (hand) => goBack((replay) => replay.decision(me, hand)),
    replay: async (hand, trick) => void (await goBack((replay) => replay.before(hand, trick))),
    async rest() {
      await next(botsAct)
      return next(() => session.rest(me))
    },
    async finish({ plays }) {
      const asked = latest
      await next(async () => {
        // A second request does nothing.
        if (latest !== asked) return
        for (const play of plays) {
          const { seat, action } = readAction(play)
          const answer = await session.act(seat, action)
          if ('code' in answer) throw new Error(`the rest was refused: ${answer.code}`)
          actions.push(play)
        }
        await shownFrom(asked.hand, true)
      })
      goOn()
    },
    giveUp() {
      givenUp = true
      save()
    },
  }

  save()
  return {
    seat: me,
    alone,
    bot,
    names,
    rules,
    view: () => latest,
    listen(heard) {
      const stop = listeners.listen(heard)
      // Bots wait for the first listener, so that nothing happens unseen.
      goOn()
      return stop
    },
    onBroken: listeners.onBroken,
    async act(action) {
      const refusal = await next(async () => {
        await botsAct()
        return apply(me, action)
      })
      if (refusal === null) goOn()
      return refusal
    },
    advises: true,
    async coach() {
      await next(botsAct)
      return next(() => session.coach(me, THOUGHT, seedNow()))
    },
    log: () => ({ ...log, actions: [...actions] }),
    past: (hand) => session.view(me, hand),
    moves: async (hand) => (await open(hand)).moves(hand),
    reviews: () => true,
    reviewMove: async (hand, number) => (await open(hand)).reviewMove(hand, number),
    close() {
      closed = true
      endReplay()
      listeners.close()
      void turn(() => session.end())
    },
  }
}
