import { afterEach, expect, test, vi } from 'vitest'
import { drag } from '../src/table/drag'

const cards: HTMLElement[] = []
function card(): { readonly node: HTMLElement; readonly tap: ReturnType<typeof vi.fn> } {
  const node = document.body.appendChild(document.createElement('button'))
  cards.push(node)
  const tap = vi.fn()
  drag(node, { tap, carry: vi.fn(), drop: vi.fn(), at: () => ({ x: 0, y: 0 }) })
  return { node, tap }
}
/** A finger's tap, as reported by a browser that doesn't count taps. */
function touch(node: HTMLElement, at: { readonly x: number; readonly ms: number }): void {
  const event = new MouseEvent('click', { detail: 1, clientX: at.x, clientY: 0 })
  Object.defineProperties(event, { pointerType: { value: 'touch' }, timeStamp: { value: 1_000_000 + at.ms } })
  node.dispatchEvent(event)
}
const click = (node: HTMLElement, detail: number): boolean => node.dispatchEvent(new MouseEvent('click', { detail }))
afterEach(() => {
  for (const node of cards.splice(0)) node.remove()
})

test('the second click of a double click does not play the card that has come to lie there', () => {
  const [first, second] = [card(), card()]
  click(first.node, 1)
  click(second.node, 2)
  expect(first.tap).toHaveBeenCalledOnce()
  expect(second.tap).not.toHaveBeenCalled()
  click(second.node, 1)
  expect(second.tap).toHaveBeenCalledOnce()
})

test('twice on the same card counts twice, and so does the keyboard', () => {
  const { node, tap } = card()
  click(node, 1)
  click(node, 2)
  click(node, 0)
  click(node, 0)
  expect(tap).toHaveBeenCalledTimes(4)
})

test('the second tap of a double tap does not play the card that has come to lie there', () => {
  const [first, second] = [card(), card()]
  touch(first.node, { x: 100, ms: 0 })
  touch(second.node, { x: 106, ms: 180 })
  // Nor does a third tap, a moment later.
  touch(second.node, { x: 102, ms: 400 })
  expect(first.tap).toHaveBeenCalledOnce()
  expect(second.tap).not.toHaveBeenCalled()
  touch(second.node, { x: 102, ms: 1000 })
  expect(second.tap).toHaveBeenCalledOnce()
})

test('two quick taps on one card count twice, and so do two on cards that lie apart', () => {
  const [first, second] = [card(), card()]
  touch(first.node, { x: 300, ms: 5000 })
  touch(first.node, { x: 300, ms: 5150 })
  touch(second.node, { x: 360, ms: 5250 })
  expect(first.tap).toHaveBeenCalledTimes(2)
  expect(second.tap).toHaveBeenCalledOnce()
})
