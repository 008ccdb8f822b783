import { beforeEach, expect, test } from 'vitest'
import {
  defaults,
  loadSettings,
  readSettings,
  saveSettings,
  watchSettings,
  type Settings,
} from '../src/storage/settings'
import { store as storeOf } from '../src/storage/store'
import { settings } from '../src/state/settings.svelte'

beforeEach(() => localStorage.clear())

const chosen: Settings = {
  language: 'de',
  theme: 'daylight',
  felt: 'moss',
  back: 'slate',
  textSize: 'large',
  fourColours: true,
  faces: 'std',
  suits: 'HSDC',
  lowFirst: true,
  sign: 'cat',
  letter: 'Z',
  tint: 'plum',
  speed: 'instant',
  sound: false,
  vibration: true,
  counter: true,
  stays: true,
  raised: true,
  confirm: true,
  ahead: true,
  forced: true,
  finish: true,
  keys: false,
  leftHanded: true,
  large: true,
  scan: 'slow',
  hints: false,
  level: 'expert',
  rules: { extends: 'omnibus', players: 5 },
}

test('what is saved is read again', () => {
  expect(loadSettings()).toEqual(defaults)
  expect(saveSettings(chosen)).toBe(true)
  expect(loadSettings()).toEqual(chosen)
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '7',
  '"calm"',
  '{"theme":7,"speed":"warp","sound":"yes","counter":1,"level":"genius","rules":[1],"fourColours":0,"suits":"HHHH","letter":7,"sign":"dragon","scan":true}',
])('from %s come the defaults', (text) => expect(readSettings(text)).toEqual(defaults))

test('one bad value costs its default only', () => {
  expect(readSettings(JSON.stringify({ ...chosen, speed: 'warp' }))).toEqual({ ...chosen, speed: defaults.speed })
})

test('whoever has never chosen a level begins with an easy game; whoever has games goes on as they were', () => {
  const kept = (id: string, bot: string, saved: number): void =>
    localStorage.setItem(`openhearts.game.${id}`, JSON.stringify({ version: 1, bot, saved }))
  expect(loadSettings().level).toBe('easy')
  kept('old', 'careful', 1)
  expect(loadSettings().level).toBe('hard')
  kept('new', 'medium', 2)
  localStorage.setItem('openhearts.game.bad', '{')
  expect(loadSettings().level).toBe('medium')
  localStorage.setItem('openhearts.settings', '{"theme":"evening"}')
  expect(loadSettings().level).toBe('medium')
  saveSettings({ ...defaults, level: 'beginner' })
  expect(loadSettings().level).toBe('beginner')
})

test('choices that used to lie under a key of their own are found there, until the settings are saved again', () => {
  localStorage.setItem('openhearts.table', '{"stays":true,"hints":false}')
  expect(loadSettings()).toEqual({ ...defaults, stays: true, hints: false })
  saveSettings({ ...defaults, hints: false })
  expect(loadSettings()).toEqual({ ...defaults, hints: false })
})

test('a browser that forbids storage gets the defaults, and no crash', () => {
  const forbidden = new Proxy({} as Storage, {
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const store = storeOf(() => forbidden)
  expect(loadSettings(store)).toEqual(defaults)
  expect(saveSettings(chosen, store)).toBe(false)
  expect([...store.failing()]).toEqual(['settings'])
})

test('another tab is heard, until one stops listening', () => {
  const heard: Settings[] = []
  const stop = watchSettings((settings) => heard.push(settings))
  const change = (key: string): boolean =>
    dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(chosen) }))
  change('something.else')
  change('openhearts.settings')
  stop()
  change('openhearts.settings')
  expect(heard).toEqual([chosen])
})

test('what an address asks for holds for one visit, and is not kept with what is chosen in it', () => {
  saveSettings({ ...defaults, speed: 'calm', language: 'fr' })
  settings.start('?speed=instant&language=de')
  settings.choose({ sound: false })
  expect(settings.now).toMatchObject({ speed: 'instant', language: 'de', sound: false })
  expect(loadSettings()).toMatchObject({ speed: 'calm', language: 'fr', sound: false })
  settings.choose({ language: 'it' })
  expect(settings.now).toMatchObject({ speed: 'instant', language: 'it' })
  expect(loadSettings()).toMatchObject({ speed: 'calm', language: 'it' })
})

test('what changes nothing is not written over what another tab has just chosen', () => {
  settings.start('')
  settings.choose({ rules: {} })
  expect(loadSettings()).toEqual(defaults)
  saveSettings({ ...defaults, finish: true })
  settings.choose({ rules: {} })
  expect(loadSettings().finish).toBe(true)
})
