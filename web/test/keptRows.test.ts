// @vitest-environment node
/** What the account's page says of the documents that it keeps of this device. */
import { expect, test } from 'vitest'
import { keptRows } from '../src/state/keptRows'

test('a row for each kind of document says since when it is kept, or why it stays here only', () => {
  const had = (at: number) => ({ version: 1, at, mark: '' })
  const kept = { 'game.1': had(5), 'game.2': had(7), 'game.3': had(9), pad: had(3), settings: had(1) }
  // The pad was kept once, and has become too large.
  const alone = new Map([
    ['game.3', 'too_large'],
    ['game.4', 'too_many'],
    ['pad', 'too_large'],
    ['rules', 'no_room'],
    ['daily', 'unreadable'],
  ] as const)
  expect(keptRows(kept, alone).map(({ label, value }) => [label.id, label.args, value.id, value.args])).toEqual([
    ['account-kept-settings', {}, 'account-kept-at', { at: 1 }],
    ['account-kept-rules', {}, 'account-kept-no_room', {}],
    ['account-kept-pad', {}, 'account-kept-too_large', {}],
    ['account-kept-daily', {}, 'account-kept-unreadable', {}],
    ['account-kept-games', { count: 2 }, 'account-kept-at', { at: 7 }],
    ['account-kept-games', { count: 1 }, 'account-kept-too_large', {}],
    ['account-kept-games', { count: 1 }, 'account-kept-too_many', {}],
  ])
})
