/**
 * Where the keyboard and the screen reader go on when what they were on is gone: back to what opened the sheet or room
 * that closed, or led on from a room, else to what a screen marks with `data-focus` (its main button, the first card
 * to play), else to its heading, also where that mark lies further down: what a screen says first would be scrolled away.
 * What can be pressed no more leaves the focus to its neighbour. Never to nowhere, and
 * never into a box for text that the player left.
 */
const HEADING = 'h1, h2'

/** What can be used now: the topmost dialog, or else the screen. */
export function surfaceNow(page: Document): HTMLElement | null {
  return [...page.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? page.querySelector('main')
}
const nameOf = (surface: Element): string => surface.getAttribute('data-testid') ?? surface.tagName
/** What was a button may be plain words now, under the same name. */
const usable = (element: HTMLElement | null | undefined): element is HTMLElement =>
  element?.isConnected === true &&
  element.matches(':enabled, a, [tabindex]:not(:disabled)') &&
  element.getClientRects().length > 0

const onScreen = (element: HTMLElement): boolean => element.getBoundingClientRect().bottom <= innerHeight

/** The browser lets go of a button that is disabled a while after it was, and tells nobody. */
const LETS_GO = 100

/** Watches over the focus of the page from now on. Answers a function that stops it. */
export function keepFocus(page: Document): () => void {
  /** By the name of a surface, what the player was on there last: its name (it may be made anew), and which one. */
  const places = new Map<string, readonly [name: string, number: number]>()
  const last = new WeakMap<Element, HTMLElement>()
  let surface: HTMLElement | null = null
  /** The player left what they were on, and it is still there. */
  let left = false
  /** What stands in for something better that is not there yet: a heading. */
  let standIn: HTMLElement | null = null
  let waiting: ReturnType<typeof setTimeout> | undefined
  /** How many sheets and rooms lay over the screen where the focus was, as the history keeps it. */
  let deep = 0

  const nowhere = (): boolean => page.activeElement === null || page.activeElement === page.body
  /** With a screen goes what stands beside it. */
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
    clearTimeout(waiting)
    if (page.activeElement?.matches(':disabled')) waiting = setTimeout(look, LETS_GO)
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
    // Till a room has been fetched, the screen under it stands in.
    if (now === 0 || surface instanceof HTMLDialogElement) deep = now
    if (!(target instanceof HTMLElement) || !surface) return
    // What opens has a place where it begins. Whoever comes back to it goes on where they were, once that is there.
    if (deep < before && target.autofocus && places.has(nameOf(surface))) {
      standIn = target
      look()
      return
    }
    // Beside a screen there are words to type, too: nobody is led back into them.
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

  const changes = new MutationObserver(look)
  changes.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'open', 'data-focus'] })
  page.addEventListener('focusin', came)
  page.addEventListener('focusout', went)
  return () => {
    changes.disconnect()
    page.removeEventListener('focusin', came)
    page.removeEventListener('focusout', went)
  }
}
