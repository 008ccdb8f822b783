/** A card under a finger or a pointer: a short touch is a tap, a longer way is carrying it. Tells; moves nothing itself. */

export interface Dragging {
  /** `touch`: by a finger, where neighbours lie close. */
  tap(touch: boolean): void
  carry(x: number, y: number): void
  drop(x: number, y: number): void
  /** Where the card is now. */
  at(): { readonly x: number; readonly y: number }
}

/** The way in px after which a touch counts as carrying. */
const SLACK = 10

/** A Svelte action. */
export function drag(node: HTMLElement, first: Dragging): { update(next: Dragging): void; destroy(): void } {
  let told = first
  let start: { x: number; y: number; dx: number; dy: number; id: number } | null = null
  let carrying = false
  /** The click that ends a carry is not a tap. */
  let swallow = false
  /** The second click of a double click counts only where the first did: it may have played the card that lay here. */
  let mine = false

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    const { x, y } = told.at()
    start = { x: event.clientX, y: event.clientY, dx: x - event.clientX, dy: y - event.clientY, id: event.pointerId }
    carrying = false
    swallow = false
  }
  const move = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return
    if (!carrying && Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return
    if (!carrying) node.setPointerCapture(event.pointerId)
    carrying = true
    told.carry(event.clientX + start.dx, event.clientY + start.dy)
  }
  const up = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return
    if (carrying) {
      swallow = event.type === 'pointerup'
      told.drop(event.clientX + start.dx, event.type === 'pointerup' ? event.clientY + start.dy : Infinity)
    }
    start = null
    carrying = false
  }
  const click = (event: MouseEvent): void => {
    if (swallow) swallow = false
    else {
      const touch = (event as PointerEvent).pointerType === 'touch'
      if (event.detail > 1 && !mine && !touch) return
      mine = event.detail === 1
      told.tap(touch)
    }
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('pointermove', move)
  node.addEventListener('pointerup', up)
  node.addEventListener('pointercancel', up)
  node.addEventListener('click', click)
  return {
    update: (next) => void (told = next),
    destroy() {
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointercancel', up)
      node.removeEventListener('click', click)
    },
  }
}
