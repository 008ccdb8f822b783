// @vitest-environment node
/** Everything that the tutorial says is checked with the core: what is legal, who takes the trick, what it counts. */
import { describe, expect, test } from 'vitest'
import type { Card, View } from '../src/core/protocol'
import type { Action } from '../src/core/types'
import { lessonGame, type LessonGame, type Verdict } from '../src/game/lessonGame'
import { lessons, type Lesson, type LessonId } from '../src/game/lessons'
import { directEngine } from './core'

const names = ['', 'Ingrid', 'Basil', 'Tomás']
const engine = directEngine()
const [ME, INGRID, BASIL, TOMAS] = [0, 1, 2, 3]

const lessonOf = (id: LessonId): Lesson => lessons.find((each) => each.id === id) as Lesson

/** The lesson at the reader's turn. */
async function opened(lesson: Lesson, before: readonly string[] = []): Promise<LessonGame> {
  const game = await lessonGame(engine, lesson, names, before)
  await new Promise<void>((done) => {
    const look = (view: View): void => void (view.waiting.includes(ME) && done())
    game.listen(look)
    look(game.view())
  })
  return game
}

interface Came {
  readonly before: View
  readonly after: View
  readonly verdict: Verdict
  readonly game: LessonGame
}

/** The verdicts on these choices, one after the other. */
async function play(id: LessonId, ...choices: readonly (Card | readonly Card[])[]): Promise<Came> {
  const game = await opened(lessonOf(id))
  const before = game.view()
  for (const choice of choices) {
    const action: Action = typeof choice === 'string' ? { kind: 'play', card: choice } : { kind: 'pass', cards: choice }
    expect(await game.act(action), `${id} ${String(choice)}`).toBeNull()
  }
  return { before, after: game.view(), verdict: game.verdict(), game }
}
const refusal = async (id: LessonId, card: Card): Promise<string | undefined> =>
  (await (await opened(lessonOf(id))).act({ kind: 'play', card }))?.code

const last = (view: View): View['tricks'][number] => view.tricks.at(-1) as View['tricks'][number]
const gained = ({ before, after }: Came): readonly number[] =>
  after.points.map((points, seat) => points - (before.points[seat] ?? 0))

test('every lesson can be played, and says something of every choice', async () => {
  for (const lesson of lessons) {
    const { legal, phase } = (await opened(lesson)).view()
    if (phase === 'pass') continue
    for (const card of Object.keys(lesson.wrong)) expect(legal, lesson.id).toContain(card)
    const right = legal.filter((card) => !(card in lesson.wrong))
    expect(right.length, lesson.id).toBeGreaterThan(0)
    for (const card of legal) {
      const { game, verdict } = await play(lesson.id, card)
      const wrong = lesson.wrong[card]
      expect(verdict, `${lesson.id} ${card}`).toBe(wrong ?? (lesson.plays === 1 ? 'right' : null))
      if (wrong === undefined) continue
      // After taking back, it is the same turn again.
      const again = await opened(lesson, game.before())
      expect(again.view()).toEqual((await opened(lesson)).view())
      expect(again.verdict()).toBeNull()
    }
  }
})

test('after the verdict a lesson waits: nobody leads to another trick', async () => {
  const { game, after } = await play('duck', '9D')
  expect(await game.act({ kind: 'play', card: '4D' })).toBeNull()
  expect(game.view()).toEqual(after)
  expect(after.tricks).toHaveLength(1)
  expect(after.trick?.cards ?? []).toEqual([])
})

describe('what the lessons claim', () => {
  test('trick: Basil is winning with the jack; only the king beats it, and the taker leads', async () => {
    const came = await play('trick', 'KC')
    expect(came.before.trick).toMatchObject({ winning: BASIL, cards: ['7C', 'JC', '4C'] })
    expect(last(came.after).winner).toBe(ME)
    expect(came.after.to_act).toBe(ME)
    for (const low of ['8C', '3C']) expect(last((await play('trick', low)).after).winner).toBe(BASIL)
  })

  test('follow: Tomás led diamonds, only diamonds may be played, the highest takes it', async () => {
    const came = await play('follow', '4D')
    expect(came.before.trick).toMatchObject({ leader: TOMAS, cards: ['6D'] })
    expect([...came.before.legal].sort()).toEqual(['4D', '9D'])
    expect(await refusal('follow', 'AC')).toBe('must_follow_suit')
    for (const card of ['4D', '9D']) {
      const { after } = await play('follow', card)
      expect(last(after)).toMatchObject({ winner: INGRID, cards: ['6D', card, 'JD', '2D'] })
    }
  })

  test('void: without a club any card may go, and even the ace takes nothing', async () => {
    const came = await play('void', 'AD')
    expect([...came.before.legal].sort()).toEqual([...came.before.cards].sort())
    expect(came.before.trick?.cards.map((card) => card[1])).toEqual(['C', 'C', 'C'])
    expect(last(came.after).winner).toBe(BASIL)
  })

  test('hearts: each is a point, for Tomás, who was winning with the king', async () => {
    const { values } = (await opened(lessonOf('hearts'))).view()
    for (const rank of '23456789TJQKA') expect(values[`${rank}H`]).toBe(1)
    for (const heart of ['AH', '8H', '3H']) {
      const came = await play('hearts', heart)
      expect(came.before.trick).toMatchObject({ winning: TOMAS })
      expect(came.before.cards.some((card) => card.endsWith('D'))).toBe(false)
      expect(gained(came)).toEqual([0, 0, 0, 1])
    }
    for (const other of ['6C', '4S']) expect(gained(await play('hearts', other))).toEqual([0, 0, 0, 0])
  })

  test('duck: Ingrid is winning with the ten and a heart on it; under it is no point, over it one', async () => {
    const right = await play('duck', '9D')
    expect(right.before.trick).toMatchObject({ winning: INGRID, cards: ['TD', '6H', '6D'] })
    expect(gained(right)).toEqual([0, 1, 0, 0])
    expect(right.after.cards).toContain('4D')
    expect(gained(await play('duck', '4D'))).toEqual([0, 1, 0, 0])
    const high = await play('duck', 'KD')
    expect(last(high.after).winner).toBe(ME)
    expect(gained(high)).toEqual([1, 0, 0, 0])
  })

  test('last: no points lie there, the reader plays last, and the ace takes it for nothing', async () => {
    const came = await play('last', 'AC')
    expect(came.before.trick).toMatchObject({ winning: BASIL, cards: ['9C', 'QC', '5C'] })
    expect(last(came.after).winner).toBe(ME)
    expect(gained(came)).toEqual([0, 0, 0, 0])
    expect(came.after.to_act).toBe(ME)
    for (const low of ['6C', '2C']) expect(last((await play('last', low)).after).winner).toBe(BASIL)
  })

  test('queen: she counts as much as all hearts together, and goes to Basil under the king', async () => {
    const came = await play('queen', 'QS')
    const { values } = came.before
    const hearts = Object.entries(values).filter(([card]) => card.endsWith('H'))
    expect(values['QS']).toBe(13)
    expect(hearts.reduce((sum, [, value]) => sum + value, 0)).toBe(13)
    expect(came.before.trick).toMatchObject({ winning: BASIL, cards: ['KS', '7S'] })
    expect(gained(came)).toEqual([0, 0, 13, 0])
    const kept = await play('queen', '5S')
    expect(kept.after.cards).toContain('QS')
    expect(gained(kept)).toEqual([0, 0, 0, 0])
  })

  test('beware: Ingrid, who plays last, has no spade but the queen', async () => {
    const low = await play('beware', '4S')
    expect(low.before.trick?.seats).toEqual([BASIL, TOMAS])
    expect(lessonOf('beware').position.hands[INGRID]?.filter((card) => card.endsWith('S'))).toEqual(['QS'])
    expect(last(low.after).winner).toBe(INGRID)
    expect(gained(low)).toEqual([0, 13, 0, 0])
    expect(gained(await play('beware', 'KS'))).toEqual([13, 0, 0, 0])
  })

  test('pass: three to the left, then right, across, none; the coach gives the two high spades away as well', async () => {
    const lesson = lessonOf('pass')
    const { rules } = await engine.rules({})
    expect(rules.pass_cycle).toEqual(['left', 'right', 'across', 'hold'])
    expect(rules.pass_count).toBe(3)
    const came = await play('pass', ['AS', 'KS', 'QC'])
    expect(came.before.pass).toMatchObject({ to: 'left', count: 3, targets: [INGRID], sources: [TOMAS] })
    expect(came.verdict).toBe('right')
    expect(came.after.received).toHaveLength(3)
    expect(came.after.tricks).toHaveLength(0)
    for (const kept of [
      ['AS', 'QC', 'JH'],
      ['AD', 'QC', 'JH'],
    ]) {
      expect((await play('pass', kept)).verdict).toBe('pass-kept')
    }
    const session = engine.open()
    await session.hand(lesson.position)
    const { choices } = await session.coach(ME, 60_000, '1')
    expect(choices[0]?.action).toMatchObject({ kind: 'pass' })
    expect((choices[0]?.action as { cards: readonly Card[] }).cards).toEqual(expect.arrayContaining(['AS', 'KS']))
  })

  test('open: the two of clubs must be led, and Basil, without a club, may throw none of his four hearts', async () => {
    const came = await play('open', '2C')
    expect(came.before.legal).toEqual(['2C'])
    expect(await refusal('open', 'QS')).toBe('must_lead_lowest_club')
    const held = lessonOf('open').position.hands[BASIL] ?? []
    expect(held.filter((card) => card.endsWith('H'))).toHaveLength(4)
    const session = engine.open()
    await session.hand(lessonOf('open').position)
    await session.act(ME, { kind: 'play', card: '2C' })
    await session.act(INGRID, { kind: 'play', card: 'TC' })
    const { legal } = await session.view(BASIL)
    expect(legal.length).toBeGreaterThan(0)
    expect(legal.filter((card) => card.endsWith('H'))).toEqual([])
    expect(gained(came)).toEqual([0, 0, 0, 0])
    expect(came.after.to_act).toBe(last(came.after).winner)
  })

  test('broken: no heart may be led before; Basil has no diamond and throws one; then they may', async () => {
    expect(await refusal('broken', 'KH')).toBe('hearts_not_broken')
    for (const card of ['TD', '3D']) {
      const came = await play('broken', card)
      expect(came.before.broken).toBe(false)
      expect([...came.before.legal].sort()).toEqual(['3D', 'TD'])
      expect(last(came.after).cards[2]).toBe('5H')
      expect(came.after.broken).toBe(true)
    }
  })

  test('moon: all but the king of hearts lie there; with it the others get 26 each, without it 25 stay', async () => {
    const came = await play('moon', 'AC', '4C')
    expect(came.before.points).toEqual([25, 0, 0, 0])
    expect(came.before.trick?.seats).toEqual([BASIL, TOMAS])
    expect(came.verdict).toBe('right')
    expect(came.after).toMatchObject({ phase: 'done', scores: [0, 26, 26, 26] })
    const low = await play('moon', '4C')
    expect(low.verdict).toBe('moon-low')
    expect(last(low.after)).toMatchObject({ winner: BASIL })
    expect(gained(low)).toEqual([0, 0, 1, 0])
    const session = engine.open()
    await session.hand(lessonOf('moon').position)
    for (const [seat, card] of [
      [BASIL, '9C'],
      [TOMAS, '7C'],
      [ME, '4C'],
      [INGRID, 'KH'],
      [BASIL, '5D'],
      [TOMAS, 'TD'],
      [ME, 'AC'],
      [INGRID, '8D'],
    ] as const)
      await session.act(seat, { kind: 'play', card })
    expect((await session.view(ME)).scores).toEqual([25, 0, 1, 0])
  })

  test('score: one point more brings Ingrid to 100, and the reader wins; taking the heart, nobody is there', async () => {
    const came = await play('score', '5D', 'KD')
    expect(came.before.totals[ME]).toBe(58)
    expect(came.verdict).toBe('right')
    expect(came.after.totals[INGRID]).toBe(100)
    expect(came.after.standing.to_target?.[INGRID]).toBe(0)
    expect(came.after.winners).toEqual([ME])
    const { game } = await play('score', 'KD')
    expect(game.verdict()).toBe('score-high')
    const session = engine.open()
    await session.hand(lessonOf('score').position)
    for (const [seat, card] of [
      [INGRID, 'QD'],
      [BASIL, 'AH'],
      [TOMAS, '9D'],
      [ME, 'KD'],
      [ME, '5D'],
      [INGRID, '8S'],
      [BASIL, '3S'],
      [TOMAS, '2S'],
    ] as const)
      await session.act(seat, { kind: 'play', card })
    const { standing, totals } = await session.view(ME)
    expect(totals[INGRID]).toBe(99)
    expect(standing.to_target?.every((missing) => missing > 0)).toBe(true)
  })
})
