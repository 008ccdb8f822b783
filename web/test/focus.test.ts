/** Where the focus begins on a screen that has just appeared. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from '../src/views/parts/focus'

let stop: () => void
beforeEach(() => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList)
  stop = keepFocus(document)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A result with its main button, whose lower edge is at `bottom`. */
async function result(bottom: number): Promise<string | undefined> {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect)
  document.body.innerHTML = '<main data-testid="result"><h1>14 points.</h1><button data-focus>Share</button></main>'
  await Promise.resolve()
  await new Promise((done) => setTimeout(done))
  return document.activeElement?.tagName
}

test('a screen begins at its main button', async () => {
  expect(await result(innerHeight)).toBe('BUTTON')
})

test('but at its heading where the button lies further down: what it says first stays in sight', async () => {
  expect(await result(innerHeight + 1)).toBe('H1')
})
