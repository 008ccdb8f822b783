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

/** A card that can be carried, and a pointer that reports what it does where it is. */
function carried(): {
  readonly node: HTMLElement
  readonly carry: ReturnType<typeof vi.fn>
  readonly drop: ReturnType<typeof vi.fn>
  readonly point: (type: string, on: EventTarget, x: number, y: number, buttons?: number) => void
  readonly gone: () => void
} {
  const node = document.body.appendChild(document.createElement('button'))
  cards.push(node)
  node.setPointerCapture = vi.fn()
  const [carry, drop] = [vi.fn(), vi.fn()]
  const { destroy } = drag(node, { tap: vi.fn(), carry, drop, at: () => ({ x: 100, y: 500 }) })
  // jsdom has no PointerEvent.
  const point = (type: string, on: EventTarget, x: number, y: number, buttons = 1): void => {
    const event = new MouseEvent(type, { clientX: x, clientY: y, buttons, bubbles: true })
    on.dispatchEvent(Object.assign(event, { pointerId: 1 }))
  }
  return { node, carry, drop, point, gone: destroy }
}

test('a quick pointer carries the card, though its first movement is reported beside it', () => {
  const { node, carry, drop, point } = carried()
  point('pointerdown', node, 110, 490)
  point('pointermove', document.body, 300, 200)
  expect(carry).toHaveBeenLastCalledWith(290, 210)
  point('pointerup', document.body, 300, 200, 0)
  expect(drop).toHaveBeenCalledExactlyOnceWith(290, 210)
})

test('a card does not stick to a pointer whose button is up', () => {
  const { node, carry, drop, point } = carried()
  point('pointerdown', node, 110, 490)
  point('pointerup', document.body, 116, 490, 0)
  point('pointermove', node, 130, 490, 0)
  // Released outside of the window.
  point('pointerdown', node, 110, 490)
  point('pointermove', node, 130, 490, 0)
  point('pointermove', node, 150, 490)
  expect(carry).not.toHaveBeenCalled()
  expect(drop).not.toHaveBeenCalled()
})

test('a card that is played by itself while it is carried is put down nowhere', () => {
  const { node, drop, point, gone } = carried()
  point('pointerdown', node, 110, 490)
  point('pointermove', node, 130, 300)
  gone()
  expect(drop).toHaveBeenCalledExactlyOnceWith(0, Infinity)
  point('pointerup', document.body, 130, 300, 0)
  expect(drop).toHaveBeenCalledOnce()
})
