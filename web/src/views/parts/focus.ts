/**
 * Where the keyboard and the screen reader continue when the focused element is gone: at whatever opened the sheet or
 * room that closed, or led on from a room; else at the element that a screen marks with `data-focus` (its main button,
 * the first card to play); else at its heading, which also comes first if the marked element lies further down:
 * focusing that would scroll away what the screen says first. A control that becomes disabled passes the focus to its
 * neighbour. Never to nowhere, and never back into a text box that the player left.
 */
const HEADING = 'h1, h2'

/** The active surface: the topmost dialog, or else the screen. */
export function surfaceNow(page: Document): HTMLElement | null {
  return [...page.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? page.querySelector('main')
}
/** A sheet is known by its title. */
const nameOf = (surface: Element): string =>
  surface.getAttribute('data-testid') ?? surface.querySelector(HEADING)?.textContent ?? surface.tagName
/** A former button may now be plain text under the same name. */
const usable = (element: HTMLElement | null | undefined): element is HTMLElement =>
  element?.isConnected === true &&
  element.matches(':enabled, a, [tabindex]:not(:disabled)') &&
  element.getClientRects().length > 0

const onScreen = (element: HTMLElement): boolean => element.getBoundingClientRect().bottom <= innerHeight

/** The browser blurs a disabled button only after a while, without an event. */
const LETS_GO = 100

/** Manages the page's focus from now on. Returns a function that stops it. */
export function keepFocus(page: Document): () => void {
  /**
   * By name of a surface, what had the focus there last: its name (the element may have been recreated), and which one
   * of that name.
   */
  const places = new Map<string, readonly [name: string, number: number]>()
  const last = new WeakMap<Element, HTMLElement>()
  let surface: HTMLElement | null = null
  /** The player has left the focused element, which is still there. */
  let left = false
  /** A heading that has the focus until something better is there. */
  let standIn: HTMLElement | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined
  function lookIn(ms: number): void {
    clearTimeout(waiting)
    waiting = setTimeout(look, ms)
  }
  /** How many sheets and rooms the history held over the screen where the focus was. */
  let deep = 0

  const nowhere = (): boolean => page.activeElement === null || page.activeElement === page.body
  /** The area beside a screen belongs to it. */
  const alike = (on: HTMLElement, name: string): readonly HTMLElement[] => [
    ...(on.closest('dialog') ?? page).querySelectorAll<HTMLElement>(`[data-testid="${CSS.escape(name)}"]`),
  ]
  function placeIn(on: HTMLElement, isNew: boolean): HTMLElement | null {
    const [name, number = 0] = places.get(nameOf(on)) ?? []
    const marked = on.querySelector<HTMLElement>('[data-focus]')
    const again = name === undefined ? null : alike(on, name)[number]
    const was = last.get(on)
    const beside = was?.parentElement?.querySelector<HTMLElement>('button:enabled')
    const known = isNew ? [marked && onScreen(marked) ? marked : null, again] : [was, again, marked, beside]
    return known.find(usable) ?? null
  }
  function look(): void {
    if (page.activeElement?.matches(':disabled')) lookIn(LETS_GO)
    const now = surfaceNow(page)
    const changed = now !== surface
    const waits = standIn !== null && standIn === page.activeElement
    if (!now || (!changed && left) || !(nowhere() || waits) || !navigator.userActivation.hasBeenActive) return
    const place = placeIn(now, changed && !last.has(now))
    const heading = now.querySelector<HTMLElement>(HEADING) ?? now
    if (place === null && waits && (standIn !== now || heading === now)) return
    surface = now
    left = false
    standIn = place ? null : heading
    if (standIn) standIn.tabIndex = -1
    ;(place ?? standIn)?.focus()
  }
  function came({ target }: FocusEvent): void {
    left = false
    surface = surfaceNow(page)
    const before = deep
    const now = (history.state as { deep?: number } | null)?.deep ?? 0
    // Until a room is loaded, the screen under it stands in.
    if (now === 0 || surface instanceof HTMLDialogElement) deep = now
    if (!(target instanceof HTMLElement) || !surface) return
    // What opens focuses its own starting point. When the player comes back to it, they continue where they were, once
    // that is there.
    if (deep < before && target.autofocus && places.has(nameOf(surface))) {
      standIn = target
      look()
      return
    }
    // There are text boxes beside a screen, too: don't lead anybody back into them.
    if (!surface.contains(target) && target.tagName !== 'BUTTON') return
    const name = target.getAttribute('data-testid')
    if (target === standIn) return
    last.set(surface, target)
    if (name !== null) places.set(nameOf(surface), [name, alike(surface, name).indexOf(target)])
  }
  function went({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget === null)
      queueMicrotask(() => (left = nowhere() && target instanceof HTMLElement && usable(target)))
  }

  // In a task of its own: to find a place the page has to be laid out, and a slow phone has just changed it.
  const changes = new MutationObserver(() => lookIn(0))
  changes.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'open', 'data-focus'] })
  page.addEventListener('focusin', came)
  page.addEventListener('focusout', went)
  return () => {
    clearTimeout(waiting)
    changes.disconnect()
    page.removeEventListener('focusin', came)
    page.removeEventListener('focusout', went)
  }
}
