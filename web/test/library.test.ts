import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { AnyMessage } from '../src/core/types'
import { loadDraft, saveDraft } from '../src/state/draft'
import { draftOf } from '../src/state/editor'
import { library, room, type Kept, type Library } from '../src/state/library'
import { libraryKey, readLibrary } from '../src/storage/library'
import { deviceStore, store } from '../src/storage/store'
import type { RuleSet } from '../src/state/ruleset'
import { say, words } from '../src/words/words.svelte'

beforeAll(() => words.need('page'))

let troubles: AnyMessage[]
let time = 0
let tokens = 0
const open = (storage: Storage = localStorage): Library =>
  library({ store: store(() => storage), now: () => ++time, token: () => `t${++tokens}` }, (message) =>
    troubles.push(message),
  )
beforeEach(() => {
  localStorage.clear()
  troubles = []
  time = tokens = 0
})

const set = (name: string): RuleSet => ({ name, about: '', rules: { moon: 'new' } })
const names = (from: Library): string[] => from.list().map(({ name }) => name)
const kept = (put: Kept | AnyMessage): Kept => {
  if ('args' in put) throw new Error(put.id)
  return put
}

test('sets are kept, the newest first, replaced by their id, and deleted', () => {
  const one = open()
  expect(one.list()).toEqual([])
  const a = kept(one.put(set('a')))
  one.put(set('b'))
  expect(names(open())).toEqual(['b', 'a'])
  one.put(set('a, changed'), { id: a.id })
  expect(names(open())).toEqual(['a, changed', 'b'])
  expect(one.drop(a.id)).toBe(true)
  expect(names(open())).toEqual(['b'])
})

test('two tabs do not lose each other’s sets', () => {
  const [one, other] = [open(), open()]
  one.put(set('a'))
  other.put(set('b'))
  expect(names(one)).toEqual(['b', 'a'])
})

test('the page keeps at most three loose sets, listed after the player’s own', () => {
  const one = open()
  one.put(set('mine'))
  for (const name of ['w', 'x', 'y', 'z']) one.put(set(name), { loose: true })
  expect(names(one)).toEqual(['mine', 'z', 'y', 'x'])
})

test('a damaged entry is the only one lost; it is put aside and reported once', () => {
  const one = open()
  one.put(set('a'))
  const stored = JSON.parse(localStorage.getItem(libraryKey) ?? '') as { sets: unknown[] }
  stored.sets.push({ id: 7 }, null, { id: 'x', at: 1, set: [] })
  localStorage.setItem(libraryKey, JSON.stringify(stored))
  expect(names(one)).toEqual(['a'])
  expect(names(one)).toEqual(['a'])
  expect(troubles.map((message) => say(message))).toEqual([
    '3 rule sets kept on this device could not be read. They were put aside.',
  ])
  expect(localStorage.getItem('openhearts.rules.aside')).toContain('{"id":7}')
})

test.each(['{', '7', '{"version":2,"sets":[]}', '{"version":1,"sets":{}}'])(
  '%s is put aside as it is, and new sets can be kept',
  (text) => {
    localStorage.setItem(libraryKey, text)
    const one = open()
    expect(one.list()).toEqual([])
    expect(troubles).toHaveLength(1)
    expect(localStorage.getItem('openhearts.rules.aside')).toBe(text)
    one.put(set('a'))
    expect(names(one)).toEqual(['a'])
  },
)

test('what the rules hold is not judged: sets that can’t be played are kept as they are', () => {
  const one = open()
  one.put({ name: 'odd', about: '', rules: { players: 'many', colour: [1] } })
  expect(one.list()[0]?.rules).toEqual({ players: 'many', colour: [1] })
})

test('a browser that forbids storage, and a full library, say so', () => {
  const forbidden = new Proxy({} as Storage, {
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const none = open(forbidden)
  expect(none.list()).toEqual([])
  expect(none.put(set('a'))).toMatchObject({ id: 'kept-rules-not-kept' })
  const one = open()
  for (let i = 0; i < room; i++) kept(one.put(set(`${i}`)))
  expect(one.put(set('more'))).toMatchObject({ id: 'kept-rules-no-room' })
  expect(names(one)).toHaveLength(room)
  expect(readLibrary(localStorage.getItem(libraryKey) ?? '').damaged).toEqual([])
})

test('in a full library a set that the page saves takes the place of the oldest of its own', () => {
  const one = open()
  for (let i = 0; i < room - 3; i++) kept(one.put(set(`${i}`)))
  for (let i = 0; i < 3; i++) kept(one.put(set(`loose ${i}`), { loose: true, at: 1e6 + i }))
  expect(names(one)).toHaveLength(room)
  kept(one.put(set('loose 3'), { loose: true, at: 1e6 + 3 }))
  expect(names(one).slice(-3)).toEqual(['loose 3', 'loose 2', 'loose 1'])
  expect(one.put(set('more'))).toMatchObject({ id: 'kept-rules-no-room' })
  // Two devices together may have had more than that: each set can still be changed.
  const sets = Array.from({ length: room + 5 }, (_, at) => ({ id: `s${at}`, at, loose: false, set: { name: `${at}` } }))
  localStorage.setItem(libraryKey, JSON.stringify({ version: 1, sets }))
  kept(open().put(set('changed'), { id: 's7' }))
  expect(names(open())).toHaveLength(room + 5)
})

test('the draft is kept even while it can’t be played, unless the next game’s rules are others by now', () => {
  const draft = draftOf({ name: 'Sunday', about: '', rules: { extends: 'omnibus', players: 17 } }, 't1')
  const played = { extends: 'omnibus' }
  expect(saveDraft(deviceStore, draft, played)).toBe(true)
  expect(loadDraft(deviceStore, played)).toEqual({ draft, other: null })
  expect(loadDraft(deviceStore, { moon: 'new' })).toEqual({
    draft: draftOf({ name: '', about: '', rules: { moon: 'new' } }),
    other: draft,
  })
  localStorage.setItem('openhearts.draft', '{')
  expect(loadDraft(deviceStore, {})).toEqual({ draft: draftOf({ name: '', about: '', rules: {} }), other: null })
})
