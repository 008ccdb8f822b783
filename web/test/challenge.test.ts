// @vitest-environment node
/** A challenge that a friend plays, too: the link that holds it, what a bad link says, and the comparison. */
import { describe, expect, test, vi } from 'vitest'
import { ownDevice } from './ownDevice'
import type { RulesJson } from '../src/core/types'
import type { Log } from '../src/core/protocol'
import type { Game } from '../src/game/game'
import { botSeed } from '../src/game/seeds'
import { ownSide, sumOf } from '../src/state/sides'

const device = await ownDevice()
const { outcome, playedBy, readActions, sixHands, writeActions } = await import('../src/game/challenge')
const { challengeLink, decodeChallenge, encodeChallenge } = await import('../src/state/challengeLink')
const { Challenge } = await import('../src/state/challenge.svelte')
const { counted, history } = await import('../src/state/history.svelte')
const { counts } = await import('../src/storage/savegame')
const { challengesKey, dropChallenge, keepChallenge, loadChallenges } = await import('../src/storage/challenges')
const { loadHistory } = await import('../src/storage/history')

/** The log of a challenge in which a bot has our seat. */
async function played(rules: RulesJson, seed: string, mine = 'easy', bot = 'hard'): Promise<Log> {
  const session = device.core.open()
  let status = await session.start(sixHands(rules), seed)
  for (let actions = 0; !status.over; actions++) {
    const seat = status.waiting.find((waiting) => waiting !== 0) ?? 0
    const action = await session.bot(seat === 0 ? mine : bot, seat, botSeed(seat === 0 ? '9' : seed, actions))
    const answer = await session.act(seat, action)
    if ('code' in answer) throw new Error(answer.code)
    status = answer
  }
  const log = await session.log()
  session.end()
  return log
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
const savegame = (log: Log) => ({ names: ['', 'Ingrid'], bot: 'hard', over: true, log })

test.each<[string, RulesJson]>([
  ['Black Lady', {}],
  ['an auction', { extends: 'auction' }],
  ['two packs', { extends: 'cancellation', players: 6 }],
  ['a moon with a choice', { moon: 'choice', players: 5 }],
])('all that was done fits in a link and comes out of it again: %s', async (_, rules) => {
  const log = await played(rules, '11')
  const cards = writeActions(log.actions)
  expect(cards).toMatch(/^[\w-]+$/)
  const dealt = { rules: sixHands(rules), seed: '11', bot: 'hard' }
  const again = await playedBy(device.core, dealt, cards)
  expect(again?.log).toEqual(log)
  expect(again?.hands).toHaveLength(6)
  expect(again?.sameBots).toBe(true)
  const link = challengeLink({ ...dealt, name: 'Zoë', cards }, 'https://a.b/c?language=de#daily')
  expect(link.length).toBeLessThan(1200)
  expect(decodeChallenge(link.slice('https://a.b/c#challenge='.length))).toEqual({ ...dealt, name: 'Zoë', cards })
})

test('a link of a standard game is short enough for any message', async () => {
  const cards = writeActions((await played({}, '12')).actions)
  expect(
    challengeLink({ rules: sixHands({}), seed: '12', bot: 'hard', name: '', cards }, 'https://a.b/').length,
  ).toBeLessThan(600)
})

describe('a bad link', () => {
  const good = encodeChallenge({ rules: sixHands({}), seed: '12', bot: 'hard', name: 'Ada', cards: 'ABC' })
  const forged = (change: (parts: string[]) => void): string => {
    const sent = decodeChallenge(good)
    if (!sent) throw new Error('it is good')
    const parts = [sent.seed, sent.bot]
    change(parts)
    return encodeChallenge({ ...sent, seed: parts[0] ?? '', bot: parts[1] ?? '' })
  }
  test.each([
    ['cut', good.slice(0, -5)],
    ['changed', good.replace('.12.', '.13.')],
    ['empty', ''],
    ['of another kind', '2' + good.slice(1)],
    ['with a seed that is none', forged((parts) => (parts[0] = '99999999999999999999'))],
    ['with a bot that is none', forged((parts) => (parts[1] = 'oracle'))],
    ['endless', 'A'.repeat(20_000)],
  ])('%s', async (_, text) => {
    expect(decodeChallenge(text)).toBeNull()
    const challenge = new Challenge(() => undefined)
    await challenge.come(text)
    expect(challenge.trouble).toBe('link')
    expect(loadChallenges()).toEqual([])
  })

  test.each([
    ['cards that break the rules', 'ABCABC'],
    ['no end', ''],
    ['something that nobody wrote', '999'],
  ])('%s', async (_, cards) => {
    const challenge = new Challenge(() => undefined)
    await challenge.come(encodeChallenge({ rules: sixHands({}), seed: '12', bot: 'hard', name: '', cards }))
    expect(challenge.trouble).toBe('link')
    expect(loadChallenges()).toEqual([])
  })

  test('rules that can’t be played', async () => {
    const challenge = new Challenge(() => undefined)
    await challenge.come(encodeChallenge({ rules: { players: 99 }, seed: '12', bot: 'hard', name: '', cards: 'A' }))
    expect(challenge.trouble).toBe('unplayable')
  })
  test('actions that stop in the middle', () => {
    for (const code of ['0', '0A', '0AD', '0ADA', '1A', '1AA', '2A', '3A', '3AC', '4A', '.'])
      expect(readActions(code), code).toBeNull()
  })
})

test('results are compared hand by hand, whichever player opens the link first', async () => {
  const dealt = { rules: sixHands({}), seed: '12', bot: 'hard' }
  const [ours, theirs] = [await played({}, '12', 'hard'), await played({}, '12', 'beginner')]
  keepChallenge({ ...dealt, at: 1, mine: savegame(ours), theirs: null })
  const challenge = new Challenge(() => undefined)
  await challenge.come(encodeChallenge({ ...dealt, name: 'Ada', cards: writeActions(theirs.actions) }))
  expect(challenge.trouble).toBeNull()
  expect(challenge.mine?.total).toBe(challenge.mine?.hands.reduce((sum, { scores }) => sum + (scores?.[0] ?? 0), 0))
  expect(challenge.theirs?.total).not.toBe(challenge.mine?.total)
  // The same cards, except for those passed.
  expect(loadChallenges()[0]).toMatchObject({ seed: '12', theirs: { name: 'Ada' } })

  // One's own link is no friend's.
  await challenge.come(encodeChallenge({ ...dealt, name: 'me', cards: writeActions(ours.actions) }))
  expect(challenge.kept?.theirs?.name).toBe('Ada')
  expect(challenge.sent('me')?.cards).toBe(writeActions(ours.actions))
})

test('partners are compared by what their side took', async () => {
  const log = await played({ extends: 'partnership' }, '16')
  const { hands, total } = await outcome(device.core, log)
  const [own, partners] = [0, 2].map((seat) => sum(hands.map(({ scores }) => scores?.[seat] ?? 0))) as [number, number]
  expect(partners).not.toBe(0)
  expect(total).toBe(own + partners)
  expect(sum(hands.map((view) => sumOf(view.scores ?? [], ownSide(view))))).toBe(total)
})

test('a challenge from a link that is left while the games are looked through is in the list', async () => {
  const theirs = writeActions((await played({}, '12', 'beginner')).actions)
  const challenge = new Challenge(() => undefined)
  let goOn = (): void => undefined
  const answer = vi.spyOn(history, 'answer').mockReturnValue(new Promise((done) => (goOn = () => done(false))))
  const coming = challenge.come(
    encodeChallenge({ rules: sixHands({}), seed: '12', bot: 'hard', name: 'Ada', cards: theirs }),
  )
  await vi.waitUntil(() => answer.mock.calls.length > 0)
  challenge.leave()
  goOn()
  await coming
  expect(challenge.kept).toBeNull()
  expect(loadChallenges()).toMatchObject([{ seed: '12', theirs: { name: 'Ada' }, mine: null }])
  answer.mockRestore()
})

test('if the core fails when the last card has fallen, that is said where the result would be', async () => {
  vi.stubGlobal('navigator', {})
  const log = await played({}, '12', 'hard')
  const last = log.actions.map((action) => action.startsWith('play 0 ')).lastIndexOf(true)
  const mine = { ...savegame({ ...log, actions: log.actions.slice(0, last) }), over: false }
  let game: Game | null = null
  const challenge = new Challenge((begun) => (game = begun))
  await challenge.take({ rules: sixHands({}), bot: 'hard', at: 1, seed: '12', mine, theirs: null })
  await challenge.play()
  const view = game!.view()
  const opening = vi.spyOn(device.core, 'open').mockImplementation(() => {
    throw new Error('the core broke')
  })
  await game!.act({ kind: 'play', card: view.legal[0] ?? '' })
  await vi.waitFor(() => expect(challenge.trouble).toBe('core'))
  expect(challenge.mine).toBeNull()
  opening.mockRestore()
})

test('what comes late of a challenge is not taken for another’s', async () => {
  const dealt = { rules: sixHands({}), bot: 'hard', at: 1 }
  const [ours, theirs] = [await played({}, '12', 'hard'), await played({}, '12', 'beginner')]
  const over = {
    ...dealt,
    seed: '12',
    mine: savegame(ours),
    theirs: { name: 'Ada', cards: writeActions(theirs.actions) },
  }
  const [begun, fresh] = [
    { ...dealt, seed: '13', mine: null, theirs: null },
    { ...dealt, seed: '14', mine: null, theirs: null },
  ]
  const shown: string[] = []
  const challenge = new Challenge((game) => shown.push(game.log()?.seed ?? ''))
  // Compared while somebody has gone on to another one.
  await Promise.all([challenge.take(over), challenge.take(fresh)])
  expect(challenge).toMatchObject({ kept: fresh, theirs: null, mine: null, trouble: null })
  // Begun while somebody has gone on to another one.
  await challenge.take(begun)
  await Promise.all([challenge.play(), challenge.take(fresh)])
  expect(shown).toEqual([])
  expect(challenge.kept).toEqual(fresh)
  expect(loadChallenges().filter(({ mine }) => mine)).toEqual([])
})

test('a challenge that another tab has played on since it was listed goes on from there', async () => {
  const log = await played({}, '15')
  const listed = { rules: sixHands({}), bot: 'hard', at: 1, seed: '15', mine: null, theirs: null }
  keepChallenge(listed)
  const challenge = new Challenge(() => undefined)
  keepChallenge({ ...listed, mine: { ...savegame({ ...log, actions: log.actions.slice(0, 9) }), over: false } })
  await challenge.take(listed)
  expect(challenge.kept?.mine?.log.actions).toHaveLength(9)
  keepChallenge({ ...listed, mine: savegame(log) })
  await history.collect()
  await challenge.take(listed)
  expect(challenge.kept?.mine?.over).toBe(true)
  expect(challenge.mine?.log).toEqual(log)
})

test('a challenge that is over is among the games and counts, and a friend’s answer still finds it', async () => {
  const dealt = { rules: sixHands({}), seed: '12', bot: 'hard' }
  const [ours, theirs] = [await played({}, '12', 'hard'), await played({}, '12', 'beginner')]
  keepChallenge({ ...dealt, at: 7, mine: savegame(ours), theirs: null })
  keepChallenge({ ...dealt, seed: '13', at: 8, mine: { ...savegame(ours), over: false }, theirs: null })
  await history.look()
  const [game] = history.games ?? []
  expect(game).toMatchObject({ seat: 0, bot: 'hard', at: 7, challenge: { theirs: null }, log: ours })
  expect(counts(game!)).toBe(true)
  expect(counted([game!], history.looked)).toMatchObject([{ whole: true, summary: { players: 4 } }])
  // It is kept in one place only.
  expect(loadChallenges().map(({ seed }) => seed)).toEqual(['13'])

  const answer = encodeChallenge({ ...dealt, name: 'Ada', cards: writeActions(theirs.actions) })
  const challenge = new Challenge(() => undefined)
  await challenge.come(answer)
  expect(challenge.theirs?.total).not.toBe(challenge.mine?.total)
  // On another visit, by one's own link.
  const later = new Challenge(() => undefined)
  await later.come(encodeChallenge({ ...dealt, name: 'me', cards: writeActions(ours.actions) }))
  expect(later.kept).toMatchObject({ ...dealt, at: 7, theirs: { name: 'Ada' } })
  expect(later.sent('me')?.cards).toBe(writeActions(ours.actions))
  expect(await loadHistory(device.database)).toHaveLength(1)

  // What is deleted stays deleted.
  await history.forget([game!.id])
  await history.collect()
  expect(await loadHistory(device.database)).toEqual([])
  later.leave()
  await vi.waitFor(() => expect(later.all.map(({ seed }) => seed)).toEqual(['13']))
})

test('challenges that are over are kept for as long as other games, and where there is no room for games, as before', async () => {
  const log = await played({}, '12')
  const each = { rules: sixHands({}), bot: 'hard', theirs: { name: 'Ada', cards: 'A' } }
  for (let n = 1; n <= 12; n++) {
    keepChallenge({ ...each, seed: String(n), at: n, mine: savegame({ ...log, seed: String(n) }) })
    await history.collect()
  }
  const challenge = new Challenge(() => undefined)
  challenge.leave()
  await vi.waitFor(() => expect(challenge.all).toHaveLength(12))
  expect(challenge.all[0]).toMatchObject({ seed: '12', mine: { over: true }, theirs: each.theirs })
  device.database.full = true
  keepChallenge({ ...each, seed: '13', at: 13, mine: savegame({ ...log, seed: '13' }) })
  await history.collect()
  challenge.leave()
  await vi.waitFor(() => expect(challenge.all).toHaveLength(13))
  // A file of everything brings one back without the answer that it has here.
  device.database.full = false
  keepChallenge({ ...each, seed: '3', at: 3, mine: savegame({ ...log, seed: '3' }), theirs: null })
  await history.collect()
  expect((await history.challenges()).map(({ challenge }) => challenge?.theirs?.name)).toEqual(Array(13).fill('Ada'))
})

test('bots that play differently from before are reported', async () => {
  const log = await played({}, '12', 'hard', 'medium')
  const again = await playedBy(device.core, { rules: sixHands({}), seed: '12', bot: 'hard' }, writeActions(log.actions))
  expect(again?.sameBots).toBe(false)
  expect(again?.log).toEqual(log)
})

test('a bid of any size is in the link', () => {
  for (const chips of [1, 4095, 4096, 250_000, 2 ** 30]) {
    const bid = { kind: 'bid' as const, chips }
    expect(readActions(writeActions([`bid 2 ${chips}`])), String(chips)).toEqual([{ seat: 2, action: bid }])
  }
})

test('eight challenges that are not over are kept, and unreadable ones are left out', () => {
  const each = { rules: {}, bot: 'hard', at: 1, mine: null, theirs: null }
  for (let seed = 1; seed <= 9; seed++) keepChallenge({ ...each, seed: String(seed) })
  expect(loadChallenges().map(({ seed }) => seed)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2'])
  localStorage.setItem(challengesKey, JSON.stringify({ all: [{ ...each, seed: 'x' }, 3, { ...each, seed: '5' }] }))
  expect(loadChallenges().map(({ seed }) => seed)).toEqual(['5'])
  localStorage.setItem(challengesKey, '{')
  expect(loadChallenges()).toEqual([])
})

test('only the challenge itself is removed, unless it has changed meanwhile', () => {
  const each = { rules: {}, bot: 'hard', at: 1, mine: null, theirs: null }
  for (const seed of ['2', '1']) keepChallenge({ ...each, seed })
  const [before, other] = loadChallenges()
  keepChallenge({ ...each, seed: '1', theirs: { name: 'Ada', cards: 'A' } })
  const all = loadChallenges()
  if (before) dropChallenge(before)
  expect(loadChallenges()).toEqual(all)
  if (all[0]) dropChallenge(all[0])
  expect(loadChallenges()).toEqual([other])
})
