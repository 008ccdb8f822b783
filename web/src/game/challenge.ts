/**
 * A challenge: six hands that several people play, each alone, with the same cards against the same bots. A game like
 * any other, except that it ends after six hands. A finished challenge can be shared: all of its actions fit in a few
 * hundred characters.
 */
import { LETTERS } from '../core/base64url'
import type { Engine, Session } from '../core/engine'
import { DECK, SUIT_ORDER } from '../core/cards'
import { CoreError, readAction, writeAction } from '../core/line'
import { pageEngine } from '../core/page'
import type { Card, Log, Seat, View } from '../core/protocol'
import type { Action, RulesJson } from '../core/types'
import type { Savegame } from '../storage/savegame'
import { startLocal, takeUpLocal, type LocalGame } from './local'
import { ownPlace } from './ownPlace'
import { botSeed } from './seeds'
import { hosts } from './start'

export const HANDS = 6
const me: Seat = 0

/** What makes players comparable: the rules, the deals, the bots. */
export interface Dealt {
  readonly rules: RulesJson
  readonly seed: string
  readonly bot: string
}

/** The rules with another end: after six hands, whatever the totals. */
export const sixHands = (rules: RulesJson): RulesJson => ({ ...rules, end: { hands: HANDS }, tie: 'shared' })

export function startChallenge({ rules, seed, bot }: Dealt, save: (kept: Savegame) => boolean): Promise<LocalGame> {
  return startLocal({ engine: pageEngine(), savegames: ownPlace(save) }, { rules, seed, names: hosts, bot, once: true })
}

export const takeUpChallenge = (kept: Savegame, save: (kept: Savegame) => boolean): Promise<LocalGame> =>
  takeUpLocal({ engine: pageEngine(), savegames: ownPlace(save) }, { ...kept, once: true })

const WAYS = ['old', 'new'] as const
/** Numbers past the 52 cards name another kind of action; its seat and content follow. */
const [PASS, BID, SUIT, MOON, LARGE_BID] = [52, 53, 54, 55, 56]
/** A bid has two letters, or six from here on. */
const LARGE = 64 ** 2

const figures = (chips: number, many: number): readonly number[] =>
  Array.from({ length: many }, (_, i) => Math.floor(chips / 64 ** (many - 1 - i)) % 64)
const letter = (number: number): string => LETTERS[number] ?? ''

/**
 * All actions of a log, one character for each card. Who plays follows from the game; a pass, bid, suit or moon choice
 * names its seat.
 */
export function writeActions(actions: readonly string[]): string {
  return actions
    .map((text) => {
      const { seat, action } = readAction(text)
      switch (action.kind) {
        case 'play':
          return letter(DECK.indexOf(action.card))
        case 'pass':
          return [PASS, seat, action.cards.length, ...action.cards.map((card) => DECK.indexOf(card))]
            .map(letter)
            .join('')
        case 'bid':
          return (
            action.chips < LARGE
              ? [BID, seat, ...figures(action.chips, 2)]
              : [LARGE_BID, seat, ...figures(action.chips, 6)]
          )
            .map(letter)
            .join('')
        case 'suit':
          return [SUIT, seat, SUIT_ORDER.indexOf(action.suit)].map(letter).join('')
        case 'moon':
          return [MOON, seat, WAYS.indexOf(action.way)].map(letter).join('')
      }
    })
    .join('')
}

/**
 * Parses the text of `writeActions`; the seat is null for cards played. Null for text that `writeActions` doesn't
 * produce.
 */
export function readActions(code: string): readonly { readonly seat: Seat | null; readonly action: Action }[] | null {
  const numbers = [...code].map((each) => LETTERS.indexOf(each))
  const read: { seat: Seat | null; action: Action }[] = []
  let at = 0
  const next = (): number => numbers[at++] ?? -1
  while (at < numbers.length) {
    const first = next()
    const card = DECK[first]
    if (card !== undefined) {
      read.push({ seat: null, action: { kind: 'play', card } })
      continue
    }
    const seat = next()
    const action = ((): Action | null => {
      if (first === PASS) {
        const passed = Array.from({ length: Math.max(0, next()) }, () => DECK[next()])
        return passed.every((each) => each !== undefined) && passed.length > 0
          ? { kind: 'pass', cards: passed as readonly Card[] }
          : null
      }
      if (first === BID || first === LARGE_BID) {
        const read = Array.from({ length: first === BID ? 2 : 6 }, next)
        const chips = read.reduce((sum, figure) => sum * 64 + figure, 0)
        return read.includes(-1) || chips >= LARGE !== (first === LARGE_BID) ? null : { kind: 'bid', chips }
      }
      const which = next()
      const [suit, way] = [SUIT_ORDER[which], WAYS[which as 0 | 1]]
      if (first === SUIT && suit) return { kind: 'suit', suit }
      return first === MOON && way ? { kind: 'moon', way } : null
    })()
    if (action === null || seat < 0) return null
    read.push({ seat, action })
  }
  return read
}

/** A challenge that was played: its log, and the end of each hand as its player saw it. */
export interface Outcome {
  readonly log: Log
  readonly hands: readonly View[]
  /** The player's, or their side's. */
  readonly total: number
}

const outcomeOf = async (session: Session): Promise<Outcome> => {
  const last = await session.view(me)
  const hands: View[] = []
  for (let hand = 0; hand < last.results.length; hand++) hands.push(await session.view(me, hand))
  return { log: await session.log(), hands, total: last.standing.sums[me] ?? 0 }
}

/** The outcome of a log. Rejects with a CoreError if it can't be played. */
export async function outcome(engine: Engine, log: Log): Promise<Outcome> {
  const session = engine.open()
  try {
    await session.load(log)
    return await outcomeOf(session)
  } finally {
    session.end()
  }
}

/**
 * What somebody did with these cards, and whether our bots answer as theirs did. Null if it breaks the rules or doesn't
 * reach the end. Rejects with a CoreError for rules that can't be played.
 */
export async function playedBy(
  engine: Engine,
  { rules, seed, bot }: Dealt,
  code: string,
): Promise<(Outcome & { readonly sameBots: boolean }) | null> {
  const read = readActions(code)
  if (read === null) return null
  const session = engine.open()
  try {
    let status = await session.start(rules, seed)
    let sameBots = true
    let actions = 0
    for (const { seat: said, action } of read) {
      const seat = said ?? status.to_act
      if (status.over || seat === null) return null
      if (seat !== me && sameBots) {
        const ours = await session.bot(bot, seat, botSeed(seed, actions)).catch((error: unknown) => {
          if (error instanceof CoreError) return null
          throw error
        })
        sameBots = ours !== null && same(ours, action)
      }
      const answer = await session.act(seat, action)
      if ('code' in answer) return null
      status = answer
      actions += 1
    }
    return status.over ? { ...(await outcomeOf(session)), sameBots } : null
  } finally {
    session.end()
  }
}

/** Whether two actions are the same; the order of passed cards doesn't matter. */
const same = (one: Action, other: Action): boolean => {
  const sorted = (action: Action): string =>
    action.kind === 'pass' ? [...action.cards].sort().join(' ') : writeAction(0, action)
  return one.kind === other.kind && sorted(one) === sorted(other)
}
