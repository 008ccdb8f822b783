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
import { coloursNow, settings } from '../src/state/settings.svelte'

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

test('saved settings are read again', () => {
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

test('one bad value affects only itself', () => {
  expect(readSettings(JSON.stringify({ ...chosen, speed: 'warp' }))).toEqual({ ...chosen, speed: defaults.speed })
})

test('a new player starts at an easy level; a player with games keeps their level', () => {
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

test('choices once stored under another key are read from there until the settings are saved', () => {
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

test('changes by another tab are reported until the listener stops', () => {
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

test('settings in the address last for one visit, and are not saved with choices made in it', () => {
  saveSettings({ ...defaults, speed: 'calm', language: 'fr' })
  settings.start('?speed=instant&language=de')
  settings.choose({ sound: false })
  expect(settings.now).toMatchObject({ speed: 'instant', language: 'de', sound: false })
  expect(loadSettings()).toMatchObject({ speed: 'calm', language: 'fr', sound: false })
  settings.choose({ language: 'it' })
  expect(settings.now).toMatchObject({ speed: 'instant', language: 'it' })
  expect(loadSettings()).toMatchObject({ speed: 'calm', language: 'it' })
})

test('what the address asks for and the page doesn’t know is ignored, and what another tab chooses is followed', () => {
  saveSettings({ ...defaults, speed: 'calm' })
  settings.start('?speed=warp&language=xx')
  expect(settings.now).toMatchObject({ speed: 'calm', language: defaults.language })
  dispatchEvent(new StorageEvent('storage', { key: 'openhearts.settings', newValue: JSON.stringify(chosen) }))
  expect(settings.now).toEqual(chosen)
  expect(coloursNow()).toBe('four')
  settings.start('')
  expect(coloursNow()).toBe('two')
})

test('unchanged settings do not overwrite what another tab has just chosen', () => {
  settings.start('')
  settings.choose({ rules: {} })
  expect(loadSettings()).toEqual(defaults)
  saveSettings({ ...defaults, finish: true })
  settings.choose({ rules: {} })
  expect(loadSettings().finish).toBe(true)
})
