// @vitest-environment node
import { expect, test } from 'vitest'
import { readAction, readReply, writeAction } from '../src/core/line'
import type { Action } from '../src/core/types'

test('an answer is a value or a refusal', () => {
  expect(readReply('ok {"hand":0}')).toEqual({ ok: true, value: { hand: 0 } })
  expect(readReply('ok')).toEqual({ ok: true, value: null })
  expect(readReply('error must_follow_suit {"id": "refusal-must_follow_suit", "args": {"suit": "clubs"}}')).toEqual({
    ok: false,
    refusal: { code: 'must_follow_suit', message: { id: 'refusal-must_follow_suit', args: { suit: 'clubs' } } },
  })
  expect(readReply('error bad_rules {"field": "moon", "id": "fault-no-field", "args": {}}')).toEqual({
    ok: false,
    refusal: { code: 'bad_rules', field: 'moon', message: { id: 'fault-no-field', args: {} } },
  })
})

test('text that is no answer throws, and says what it was', () => {
  expect(() => readReply('perhaps')).toThrow('perhaps')
  expect(() => readReply('ok {')).toThrow()
})

test.each<[number, Action, string]>([
  [0, { kind: 'pass', cards: ['QS', 'AH', '2C'] }, 'pass 0 QS AH 2C'],
  [3, { kind: 'play', card: 'TD' }, 'play 3 TD'],
  [1, { kind: 'moon', way: 'new' }, 'moon 1 new'],
  [2, { kind: 'bid', chips: 12 }, 'bid 2 12'],
  [2, { kind: 'bid', chips: 0 }, 'bid 2 0'],
  [0, { kind: 'suit', suit: 'spades' }, 'suit 0 spades'],
])('an action is written and read alike', (seat, action, text) => {
  expect(writeAction(seat, action)).toBe(text)
  expect(readAction(text)).toEqual({ seat, action })
})

test.each(['', 'pass 0', 'play 1', 'moon 2 blue', 'deal 0 2C', 'bid 0', 'bid 0 -1', 'suit 0 cups'])(
  '%j is no action',
  (text) => {
    expect(() => readAction(text)).toThrow('not an action')
  },
)
