// @vitest-environment node
/** What is said of a file that can't be opened is true of what it holds. */
import { expect, test } from 'vitest'
import { readOpened } from '../src/state/openedFile'

/** The id of why a file with this text isn't opened; empty: it is. */
async function refusalOf(text: string): Promise<string> {
  const opened = await readOpened(new File([text], 'opened.json'))
  return 'refusal' in opened ? opened.refusal.id : ''
}
const actions = Array<string>(5_000).fill('play 0 2C')
const long = JSON.stringify({ openhearts: 1, rules: {}, seed: '7', actions })

test('a long game is opened', async () => {
  expect(await readOpened(new File([long], 'game.json'))).toEqual({ game: JSON.parse(long) })
})

test('a file that is longer than anything that is opened is not read', async () => {
  expect(await refusalOf(' '.repeat(2_000_001))).toBe('file-long')
})

test('a damaged game is not compared with rule sets', async () => {
  expect(await refusalOf(long.slice(0, -1))).toMatch(/^ruleset-json/)
})

test('a game that was not dealt from a seed is known as a game, however long', async () => {
  for (const played of [actions, []])
    expect(await refusalOf(JSON.stringify({ openhearts: 2, rules: {}, deal: {}, actions: played }))).toBe('file-game')
})

test('only what may be a rule set is too long for one', async () => {
  expect(await refusalOf(JSON.stringify({ about: 'x'.repeat(30_000) }))).toBe('ruleset-long')
  expect(await refusalOf('{"players": 5}')).toBe('')
})
