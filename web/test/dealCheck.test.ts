// @vitest-environment node
/** A finished game is dealt again: agreement is reported, and any change is found. */
import { beforeAll, expect, test } from 'vitest'
import { engine } from '../src/core/engine'
import type { Event, FairLog, Happened } from '../src/core/protocol'
import { sessions } from '../src/core/sessions'
import type { Ended } from '../src/core/tables'
import { unknown, type TableState } from '../src/people/table'
import { checkDeal, witnessed, type Witnessed } from '../src/state/dealCheck'
import { wholeModule } from './core'

const channel = sessions(Promise.resolve(wholeModule()))
const whole = engine(channel)
const secret = '5e'.repeat(32)
let log: FairLog
let known: Witnessed
let ended: Ended

async function asked<T>(line: string): Promise<T> {
  const text = await channel.ask(99, line)
  if (!text.startsWith('ok ')) throw new Error(`${line}: ${text}`)
  return JSON.parse(text.slice(3)) as T
}

const digest = async (hex: string): Promise<string> => {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}

beforeAll(async () => {
  const parts = ['a1b2', '', 'c3', '']
  const rules = { end: { hands: 1 }, pass_cycle: ['left'] }
  const deal = { hash: await digest(secret), secret, parts }
  await asked(`load ${JSON.stringify({ openhearts: 2, rules, deal, actions: [] })}`)
  let over = false
  for (let n = 0; !over; n++) {
    const status = await asked<{ over: boolean; waiting: number[]; totals: number[] }>('status')
    over = status.over
    if (!over) await asked((await asked<{ action: string }>(`bot random ${status.waiting[0]} ${n}`)).action)
  }
  log = await asked<FairLog>('log')
  const { totals } = await asked<{ totals: number[] }>('status')
  const happened = await asked<Happened[]>('events')
  const events = happened.map(({ event, own }) => ({ ...(own[1] ? { own: own[1] } : {}), ...event }) as Event)
  const player = (person: string, name: string) => ({ person, name, left: false })
  const players = [player('a', 'Anna'), player('o', 'Omar'), player('i', 'Ines'), player('', 'Bot 1')]
  ended = { fact: 'ended', n: 9, at: 9, game: 0, totals, winners: [0], places: [1, 2, 3, 4], players }
  const game = { number: 0, rules, names: [], events, over: true }
  // Ines has taken over Mei’s seat in the middle of the game.
  const people = new Map([...'aomi'].map((person, i) => [person, ['Anna', 'Omar', 'Mei', 'Ines'][i] ?? '']))
  const promised = { hash: deal.hash, parts, people: ['a', 'o', 'm', ''] }
  const state: TableState = { ...unknown, deals: new Map([[0, promised]]), game, people }
  known = witnessed(state, ended, 'o') as Witnessed
})

test('a game dealt as promised and played as seen passes, with a list of what was checked', async () => {
  const { holds, found } = await checkDeal(whole, log, known)
  expect(found.map(({ id }) => id)).toEqual([
    'verify-hash',
    'check-promised',
    'check-parts',
    'verify-dealt',
    'verify-played',
    'check-seen',
    'verify-over',
  ])
  expect(holds).toBe(true)
  expect(found[2]?.args).toEqual({ names: ['Anna', 'Mei'], count: 2 })
  expect(found[4]?.args).toEqual({ actions: log.actions.length })
})

test('a spectator’s check covers the deal only', async () => {
  const { holds, found } = await checkDeal(whole, log, { ...known, seen: null })
  expect(holds).toBe(true)
  expect(found.map(({ id }) => id)).not.toContain('check-seen')
})

test('another secret, another part, another card, another total: each is found', async () => {
  const why = async (of: FairLog, by = known): Promise<string | undefined> => {
    const { holds, found } = await checkDeal(whole, of, by)
    expect(holds).toBe(false)
    return found[0]?.id
  }
  const other = { ...log.deal, secret: '5f'.repeat(32) }
  // A secret that doesn't match the hash, and one that matches another.
  expect(await why({ ...log, deal: other })).toMatch(/^log-|^input-/)
  expect(await why({ ...log, deal: { ...other, hash: await digest(other.secret) } })).toBe('check-other-hash')
  expect(await why({ ...log, deal: { ...log.deal, parts: ['a1b2', '', 'c4', ''] } })).toBe('check-other-parts')
  expect(await why(log, { ...known, totals: known.totals.map((total) => total + 1) })).toBe('check-other-totals')
  const seen = known.seen as NonNullable<Witnessed['seen']>
  expect(await why(log, { ...known, seen: { ...seen, events: seen.events.slice(1) } })).toBe('check-other-events')
  expect(await why(log, { ...known, seen: { ...seen, seat: 0 } })).toBe('check-other-events')
  expect(await why({ ...log, actions: [...log.actions, 'play 0 2C'] })).toMatch(/^log-|^input-/)
})

test('nothing is known of an unseen game; of an earlier one, only the promise', () => {
  expect(witnessed(unknown, ended, 'o')).toBeNull()
  const deals = new Map([[0, known.promised]])
  expect(witnessed({ ...unknown, deals }, ended, 'o')?.seen).toBeNull()
})
