/**
 * Typed calls to the core. `Engine` answers what is true of all games (fields, presets, rules); a `Session` holds one
 * game. Every answer is the core's own; nothing here is computed, cached or guessed.
 */
import type { Channel } from './channel'
import { CoreError, readAction, readReply, writeAction } from './line'
import type * as sent from './protocol'
import type {
  Card,
  Event,
  Field,
  Happened,
  Hello,
  Log,
  Observed,
  PadEntry,
  Preset,
  Refusal,
  Rest,
  RuleSheetPart,
  RulesInfo,
  ScoreSheet,
  Seat,
  Status,
  View,
} from './protocol'
import type { Action, Advice, RulesJson } from './types'

/** A hand that was set up by somebody rather than dealt. The line protocol describes its further fields. */
export interface Position {
  /** What each seat holds now. */
  readonly hands: readonly (readonly Card[])[]
  /** Which hand of the game it is, from 0; this decides the pass. */
  readonly number?: number
  /** Totals before this hand, by seat. */
  readonly totals?: readonly number[]
  /** False: nothing is passed, or the pass is over. */
  readonly passing?: boolean
  /** Who leads the next trick, if it isn't the first. */
  readonly leader?: Seat
  /** What each seat has taken. */
  readonly taken?: readonly (readonly Card[])[]
  readonly broken?: boolean
}

export interface Engine {
  hello(): Promise<Hello>
  /** The field table: what a house-rule editor offers. */
  fields(): Promise<readonly Field[]>
  presets(): Promise<readonly Preset[]>
  /** Checked and completed. Rejects with a CoreError `bad_rules` that names the field and the reason. */
  rules(rules: RulesJson): Promise<RulesInfo>
  /** The rule set in plain words. Rejects as `rules` does. */
  sheet(rules: RulesJson): Promise<readonly RuleSheetPart[]>
  /** The score sheet of a game with real cards, which also reports hands that don't add up. Rejects as `rules` does. */
  pad(rules: RulesJson, dealer: Seat, hands: readonly PadEntry[]): Promise<ScoreSheet>
  /** A core of its own, for one game. */
  open(): Session
}

export interface Session {
  /** Starts a game. `seed` is a whole number below 2^64, as text. Rejects with a CoreError. */
  start(rules: RulesJson, seed: string): Promise<Status>
  /** Starts with a hand that was set up, by the standard rules. Rejects with a CoreError if it can't be played. */
  hand(position: Position): Promise<Status>
  /** Resumes a game where its log ends. Rejects with a CoreError if the log is not of a game that can be played. */
  load(log: unknown): Promise<Status>
  log(): Promise<Log>
  /** All events of the game, with what each seat saw of its own. Only in the whole core. */
  events(): Promise<readonly Happened[]>
  /** Observes, from that seat, a game that is played elsewhere. Only in the whole core. Rejects with a CoreError. */
  observe(rules: RulesJson, seat: Seat | null): Promise<Observed>
  /** The view after the next event of the observed game. Rejects with a CoreError if that event can't come next. */
  see(event: Event): Promise<View>
  /** The seat's view of the hand in play, or of a finished one by its number. */
  view(seat: Seat, hand?: number): Promise<View>
  act(seat: Seat, action: Action): Promise<Status | Refusal>
  /** How the rest of the hand must end, as far as that seat can know; null if it is still open. */
  rest(seat: Seat): Promise<Rest | null>
  /**
   * What that bot would do; nothing is played. The same seed gives the same advice, unless the bot has not finished
   * after `ms` milliseconds and answers with its best so far.
   */
  bot(name: string, seat: Seat, seed: string, ms?: number): Promise<Action>
  /** The coach's opinion of each choice of that seat, from its own view, after trying out `nodes` decisions. */
  coach(seat: Seat, nodes: number, seed: string): Promise<Advice>
  end(): void
}

/** What a bot would do so far, and whether it has finished thinking. */
interface Thought {
  readonly action: string
  readonly settled: boolean
}

/** How far a bot thinks between two looks at the clock: about a millisecond, a few on a slow phone. */
const steps = 10

export function engine(channel: Channel): Engine {
  const values = async (session: number, line: string): Promise<unknown> => {
    const reply = readReply(await channel.ask(session, line))
    if (reply.ok) return reply.value
    throw new CoreError(reply.refusal)
  }
  /** The shape is not checked: page and core are built and tested together. */
  const ask = <T>(session: number, line: string): Promise<T> => values(session, line) as Promise<T>
  let opened = 0

  return {
    hello: () => ask(0, 'hello'),
    fields: () => ask(0, 'fields'),
    presets: () => ask(0, 'presets'),
    rules: (rules) => ask(0, `rules ${JSON.stringify(rules)}`),
    sheet: (rules) => ask(0, `sheet ${JSON.stringify(rules)}`),
    pad: (rules, dealer, hands) => ask(0, `pad ${JSON.stringify({ rules, dealer, hands })}`),
    open() {
      const me = ++opened
      return {
        start: (rules, seed) => ask(me, `new ${JSON.stringify({ rules, seed })}`),
        hand: (position) => ask(me, `hand ${JSON.stringify(position)}`),
        load: (log) => ask(me, `load ${JSON.stringify(log)}`),
        log: () => ask(me, 'log'),
        events: () => ask(me, 'events'),
        observe: (rules, seat) => ask(me, `observe ${JSON.stringify({ rules, seat })}`),
        see: (event) => ask(me, `see ${JSON.stringify(event)}`),
        view: (seat, hand) => ask(me, hand === undefined ? `view ${seat}` : `view ${seat} ${hand}`),
        async act(seat, action) {
          const reply = readReply(await channel.ask(me, writeAction(seat, action)))
          return reply.ok ? (reply.value as Status) : reply.refusal
        },
        rest: (seat) => ask(me, `rest ${seat}`),
        async bot(name, seat, seed, ms = Infinity) {
          const end = performance.now() + ms
          for (;;) {
            const thought = await ask<Thought>(me, `think ${name} ${seat} ${seed} ${steps}`)
            if (thought.settled || performance.now() >= end) return readAction(thought.action).action
          }
        },
        async coach(seat, nodes, seed) {
          const { choices, ...rest } = await ask<sent.Advice>(me, `coach ${seat} ${nodes} ${seed}`)
          return { ...rest, choices: choices.map((each) => ({ ...each, action: readAction(each.action).action })) }
        },
        end: () => channel.end(me),
      }
    },
  }
}
