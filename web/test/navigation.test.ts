/** The way back through the browser's history: one step at a time, however often it is asked for. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { home, navigation } from '../src/state/navigation.svelte'

const popped = ({ state }: PopStateEvent): void => void navigation.popped(state)
/** Whatever was asked for has been done, and so has whatever that led to. */
const landed = (): Promise<unknown> =>
  new Promise((done) => addEventListener('popstate', () => setTimeout(done, 50), { once: true }))

beforeEach(() => {
  addEventListener('popstate', popped)
  // A browser makes all the steps that were asked for; jsdom, only the last.
  const go = history.go.bind(history)
  let steps = 0
  vi.spyOn(history, 'go').mockImplementation((by = 0) => {
    steps += by
    setTimeout(() => {
      if (steps !== 0) go(steps)
      steps = 0
    })
  })
  vi.spyOn(history, 'back').mockImplementation(() => history.go(-1))
  navigation.start()
  navigation.go({ ...home, screen: 'table' })
})
afterEach(() => {
  removeEventListener('popstate', popped)
  vi.restoreAllMocks()
})

test('a sheet that is closed twice before it is gone leaves the screen under it alone', async () => {
  navigation.open('menu')
  navigation.close()
  navigation.close()
  await landed()
  expect(navigation.where).toMatchObject({ screen: 'table', sheet: null })
  navigation.back()
  await landed()
  expect(navigation.where).toMatchObject({ screen: 'home' })
})

test('whatever waits for the screen under the sheets goes on when it is there, and the screen stays', async () => {
  navigation.open('menu')
  const did: string[] = []
  void navigation.ground().then(() => did.push('once'))
  void navigation.ground().then(() => did.push('twice'))
  await landed()
  expect(did).toEqual(['once', 'twice'])
  expect(navigation.where).toMatchObject({ screen: 'table', sheet: null, deep: 0 })
})

test('a sheet that is closed is gone before anything else goes on from the screen', async () => {
  navigation.open('games')
  navigation.open('editor')
  navigation.back()
  await navigation.ground()
  expect(navigation.where).toMatchObject({ screen: 'table', sheet: null, deep: 0 })
})

test('a screen that is left twice, sheet and all, is left once', async () => {
  navigation.toPad()
  navigation.open('menu')
  const leave = (): void => void navigation.ground().then(navigation.back)
  leave()
  leave()
  await landed()
  expect(navigation.where).toMatchObject({ screen: 'table' })
})

test('whatever waits for a screen goes on, though a way forward and another step back came between', async () => {
  navigation.open('games')
  const did: string[] = []
  void navigation.ground().then(() => did.push('here'))
  navigation.open('editor')
  navigation.back()
  await landed()
  await vi.waitFor(() => expect(did).toEqual(['here']))
  expect(navigation.where).toMatchObject({ screen: 'table', sheet: null, deep: 0 })
})

test('after a reload in a lesson, back leads to How to play, from which the lesson was opened', async () => {
  navigation.go(home)
  navigation.open('learn')
  navigation.open('learn', 'play')
  expect(navigation.start()).toBeNull()
  expect(navigation.where).toMatchObject({ screen: 'home', sheet: 'learn', what: 'play' })
  navigation.back()
  await landed()
  expect(navigation.where).toMatchObject({ screen: 'home', sheet: 'learn', what: '' })
  navigation.back()
  await landed()
  expect(navigation.where).toMatchObject({ screen: 'home', sheet: null })
})
