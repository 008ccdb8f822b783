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
