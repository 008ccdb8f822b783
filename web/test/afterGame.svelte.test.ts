/** After a game among people, the way on is the one that leads somewhere. */
import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { message } from '../src/core/types'
import type { PeopleTable } from '../src/state/peopleTable.svelte'
import AfterGame from '../src/views/people/AfterGame.svelte'
import { words } from '../src/words/words.svelte'

beforeAll(() => words.need('page', 'people', 'tables'))

const person = (name: string, ready: boolean): object => ({ person: name, name, bot: '', ready, here: true })
const free = { person: '', name: '', bot: '', ready: false, here: false }

function shown(
  seats: readonly object[],
  connected = true,
  ended: object | null = null,
): { said: string; main: HTMLButtonElement; ways: string[]; went: () => void } {
  document.body.replaceChildren()
  const state = { seats, promised: 'h', limits: { chat: 'off' }, closed: null }
  const table = { seat: 0, state, isReady: true, connected, ended, ready: vi.fn() }
  const went = vi.fn()
  const props = { table: table as unknown as PeopleTable, ontalk: vi.fn(), onleave: vi.fn(), ontable: went }
  const screen = mount(AfterGame, { target: document.body, props })
  flushSync()
  const main = document.querySelector<HTMLButtonElement>('.main') as HTMLButtonElement
  main?.click()
  const ways = [...document.querySelectorAll('.button')].map((each) => each.textContent.trim())
  const said = document.querySelector('.second')?.textContent.trim() ?? ''
  void unmount(screen)
  return { said, main, ways, went }
}

test('whoever is ready waits for the others', () => {
  const { said, main, ways, went } = shown([person('Ada', true), person('Ben', false)])
  expect(said).toBe('One is ready')
  expect(main.disabled).toBe(true)
  expect(ways).toEqual(['Leave', 'To the table', 'Waiting for the others'])
  expect(went).not.toHaveBeenCalled()
})

test('if somebody has left, the way on is to the table, where the free seat can be filled', () => {
  const { said, main, ways, went } = shown([person('Ada', true), person('Ben', true), free])
  expect(said).toBe('One more, and off we go')
  expect(ways).toEqual(['Leave', 'To the table'])
  expect(main.textContent.trim()).toBe('To the table')
  expect(went).toHaveBeenCalledOnce()
})

test('whoever says that they are ready while the connection is lost is told so', () => {
  const { said, main } = shown([person('Ada', false), person('Ben', false)], false)
  expect(said).toBe('The connection is lost. Trying again.')
  expect(main.textContent.trim()).toBe('Waiting for the others')
})

test('at a table that is closed nobody is asked for another game', () => {
  const { said, ways } = shown([person('Ada', false), person('Ben', false)], true, message('waiting-closed'))
  expect(said).toBe('This table is closed. Nobody was here for a while.')
  expect(ways).toEqual(['Leave', 'To the table'])
})
