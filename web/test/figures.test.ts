/** Which games a person may choose to look at in their figures. */
import { expect, test } from 'vitest'
import type { PlayedGame } from '../src/storage/history'
import { companiesOf, isAmong } from '../src/views/you/figures'

const game = (bot: string | null, day?: string): PlayedGame =>
  ({ bot, ...(day === undefined ? {} : { day }) }) as unknown as PlayedGame
const [bots, people, day] = [game('hard'), game(null), game('hard', '2026-11-22')]

test('games are with bots, among people, or of a day, and a choice is offered between those that there are', () => {
  const all = [bots, people, day]
  expect(companiesOf([])).toEqual([])
  expect(companiesOf([people, people])).toEqual([])
  expect(companiesOf(all)).toEqual(['all', 'bots', 'people', 'days'])
  expect(companiesOf([day, bots])).toEqual(['all', 'bots', 'days'])
  for (const [company, among] of [
    ['all', all],
    ['bots', [bots]],
    ['people', [people]],
    ['days', [day]],
  ] as const)
    expect(all.filter((each) => isAmong(each, company))).toEqual(among)
})
