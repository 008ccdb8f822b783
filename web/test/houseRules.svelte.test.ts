/** The short list of house rules shows whatever the draft holds, also what can't be played. */
import { flushSync, mount, unmount } from 'svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { draftOf } from '../src/state/editor'
import { words } from '../src/words/words.svelte'

const rules = { end: 5, players: 'many', points: { QS: 'a lot' }, pass_cycle: 'round' }
const fields = Object.keys(rules).map((name) => ({ name, default: name === 'pass_cycle' ? 'usual' : null, values: [] }))
vi.doMock('../src/state/houseRules.svelte', () => ({
  houseRules: { draft: draftOf({ name: '', about: '', rules }), fields, presets: [], info: null, fault: null },
}))
const { default: HouseRules } = await import('../src/views/rules/HouseRules.svelte')

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
  HTMLDialogElement.prototype.close ??= vi.fn()
  return words.need('cards', 'page', 'rules', 'rooms', 'games')
})

test('values that no rule can have stand there as they were given', () => {
  const nothing = vi.fn()
  const shown = mount(HouseRules, {
    target: document.body,
    props: { onclose: nothing, onplay: nothing, ongo: nothing },
  })
  flushSync()
  const chosen = (name: string): string | undefined => {
    const field = document.querySelector(`[data-testid="rules-field-${name}"]`)
    const option = field?.querySelector('[aria-checked="true"], option:checked')
    return option?.textContent.trim()
  }
  expect(['end', 'players', 'queen', 'pass_cycle'].map(chosen)).toEqual(['5', 'many', 'a lot', 'round'])
  void unmount(shown)
})
