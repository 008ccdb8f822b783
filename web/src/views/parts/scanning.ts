/**
 * Playing with one key (switch scanning): a marker steps through all controls by itself, and space or Enter presses the
 * marked one. It begins at the likeliest next step: the main button, then a legal card. Text boxes are left out: one
 * key could not get out of them.
 */
import type { Settings } from '../../storage/settings'
import { surfaceNow } from './focus'

/** From one control to the next, in ms. */
const PACE: Readonly<Record<Exclude<Settings['scan'], 'off'>, number>> = { slow: 3000, normal: 1800, quick: 1000 }

const WRITES = 'input:not([type="checkbox"], [type="radio"], [type="file"]), textarea, [contenteditable]'
const PRESSED = 'button, a[href], select, summary, input, [role="group"][tabindex="0"]'
const BARRED = `:disabled, [aria-disabled="true"], [data-legal="false"], ${WRITES}`

const scrolls = (each: Element): boolean => each.scrollHeight > each.clientHeight + 1

/** All controls that the marker visits now, in order. */
export function targets(page: Document): readonly HTMLElement[] {
  const surface = surfaceNow(page)
  // The area beside a screen belongs to it.
  const all = [...(surface?.closest('dialog') ?? page).querySelectorAll<HTMLElement>(PRESSED)].filter(
    (each) =>
      !each.matches(BARRED) &&
      (each.matches('[role="group"]') ? scrolls(each) : true) &&
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !each.closest('[inert]'),
  )
  const rank = (each: HTMLElement): number => (each.matches('.main') ? 0 : each.matches('[data-card]') ? 1 : 2)
  return all.sort((a, b) => rank(a) - rank(b))
}

/** What comes after `now`; the first one if the list begins with something new. */
export function after(
  all: readonly HTMLElement[],
  now: HTMLElement | null,
  first: HTMLElement | null,
): HTMLElement | null {
  const at = now === null || all[0] !== first ? -1 : all.indexOf(now)
  return all[(at + 1) % all.length] ?? null
}

function press(on: HTMLElement): void {
  if (on instanceof HTMLSelectElement) {
    // An opened list has its own keys, so select its next option instead.
    const options = [...on.options]
    const next = [...options.slice(on.selectedIndex + 1), ...options].find((each) => !each.disabled)
    if (next) next.selected = true
    on.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (on.matches('[role="group"]')) {
    const end = on.scrollTop + on.clientHeight >= on.scrollHeight - 1
    on.scrollTo({ top: end ? 0 : on.scrollTop + on.clientHeight * 0.8 })
  } else on.click()
}

/** Starts scanning; returns a function that stops it. */
export function scan(page: Document, pace: keyof typeof PACE): () => void {
  let now: HTMLElement | null = null
  let first: HTMLElement | null = null

  function go(to: HTMLElement | null): void {
    if (now !== to) now?.removeAttribute('data-marked')
    now = to
    if (!to) return
    to.setAttribute('data-marked', '')
    to.focus({ preventScroll: true })
    to.scrollIntoView({ block: 'nearest' })
  }
  /** A text box that the page itself focuses must not trap the player: one key could not get out of it. */
  let entered = false
  const enters = (event: Event): void => void (entered = !(event instanceof KeyboardEvent) || event.key === 'Tab')
  const leaves = ({ target }: Event): void => {
    if (!(target as Element).matches(WRITES)) entered = false
  }
  const writing = (): boolean => entered && (page.activeElement?.matches(WRITES) ?? false)
  function step(): void {
    if (page.hidden || writing()) return
    const all = targets(page)
    go(after(all, now, first))
    first = all[0] ?? null
  }
  function pressed(event: KeyboardEvent): void {
    if ((event.key !== 'Enter' && event.key !== ' ') || event.ctrlKey || event.metaKey || event.altKey || writing())
      return
    // Without a marked control, the key goes to the page, where it hurries things on as usual.
    if (now === null || !targets(page).includes(now)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    taken = true
    if (event.repeat) return
    press(now)
    // Time to see the result, and to press the same control again.
    clearInterval(timer)
    timer = setInterval(step, PACE[pace])
  }
  let timer = setInterval(step, PACE[pace])
  // A button reacts when space is released.
  let taken = false
  const letGo = (event: KeyboardEvent): void => {
    if (event.key === ' ' && taken) event.preventDefault()
    taken = false
  }
  const view = page.defaultView
  view?.addEventListener('keydown', pressed, true)
  view?.addEventListener('keyup', letGo, true)
  const listens: readonly [string, (event: Event) => void][] = [
    ['pointerdown', enters],
    ['keydown', enters],
    ['focusin', leaves],
  ]
  for (const [name, heard] of listens) page.addEventListener(name, heard, true)
  return () => {
    clearInterval(timer)
    view?.removeEventListener('keydown', pressed, true)
    view?.removeEventListener('keyup', letGo, true)
    for (const [name, heard] of listens) page.removeEventListener(name, heard, true)
    go(null)
  }
}
