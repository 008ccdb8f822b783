/**
 * A card under a finger or a pointer: a short touch is a tap, a longer movement carries it. Reports only; moves nothing
 * itself.
 */

export interface Dragging {
  /** `touch`: by a finger, where neighbours lie close. `keys`: by the keyboard or an equivalent. */
  tap(touch: boolean, keys: boolean): void
  carry(x: number, y: number): void
  /** `y` is infinite if the card wasn't put down anywhere. */
  drop(x: number, y: number): void
  /** Where the card is now. */
  at(): { readonly x: number; readonly y: number }
}

/** The distance in px from which a touch counts as carrying. */
const SLACK = 10

/**
 * A tap this soon after another and this near to it is the same gesture; a browser need not count it as a double click.
 */
const AGAIN = { ms: 300, px: 24 }

/** The last tap on any card: the second tap of a double tap may hit the card that has moved there. */
let last: { readonly node: HTMLElement; readonly x: number; readonly y: number; readonly at: number } | null = null

/**
 * Whether this tap belongs to the same gesture as the one before. Browsers count clicks of a mouse, but not everywhere
 * those of a finger.
 */
function again(event: MouseEvent, touch: boolean): boolean {
  if (event.detail !== 1) return event.detail > 1
  if (!touch || last === null || event.timeStamp - last.at > AGAIN.ms) return false
  return Math.hypot(event.clientX - last.x, event.clientY - last.y) < AGAIN.px
}

/** A Svelte action. */
export function drag(node: HTMLElement, first: Dragging): { update(next: Dragging): void; destroy(): void } {
  let hooks = first
  let start: { x: number; y: number; dx: number; dy: number; id: number } | null = null
  let carrying = false
  /** The click that ends a carry doesn't count as a tap. */
  let swallow = false

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    const { x, y } = hooks.at()
    start = { x: event.clientX, y: event.clientY, dx: x - event.clientX, dy: y - event.clientY, id: event.pointerId }
    carrying = false
    swallow = false
    follow('addEventListener')
  }
  const move = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return
    // The button was released where the page doesn't hear of it.
    if (event.buttons === 0) return up(event)
    if (!carrying && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return
    if (!carrying) node.setPointerCapture(event.pointerId)
    carrying = true
    hooks.carry(event.clientX + start.dx, event.clientY + start.dy)
  }
  const up = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return
    if (carrying) {
      swallow = event.type === 'pointerup'
      hooks.drop(event.clientX + start.dx, event.type === 'pointerup' ? event.clientY + start.dy : Infinity)
    }
    start = null
    carrying = false
    follow('removeEventListener')
  }
  /** Until the release, anywhere: a quick pointer has left the card before its first movement is reported. */
  const follow = (how: 'addEventListener' | 'removeEventListener'): void => {
    const page = node.ownerDocument
    page[how]('pointermove', move as EventListener)
    page[how]('pointerup', up as EventListener)
    page[how]('pointercancel', up as EventListener)
  }
  const click = (event: MouseEvent): void => {
    if (swallow) swallow = false
    else {
      const touch = (event as PointerEvent).pointerType === 'touch'
      const elsewhere = again(event, touch) && last?.node !== node
      const tapped = elsewhere && last ? last.node : node
      if (event.detail > 0) last = { node: tapped, x: event.clientX, y: event.clientY, at: event.timeStamp }
      // The first tap may have played the card that lay here.
      if (!elsewhere) hooks.tap(touch, event.detail === 0 && !touch)
    }
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('click', click)
  return {
    update: (next) => void (hooks = next),
    destroy() {
      node.removeEventListener('pointerdown', down)
      follow('removeEventListener')
      // Played by itself while it was carried.
      if (carrying) hooks.drop(0, Infinity)
      node.removeEventListener('click', click)
    },
  }
}
