/** The keys at the table and at a result: each presses a button that is there, or does what the menu does. */
import type { Game } from '../../game/game'
import type { Texts } from '../../words/texts'

/** What a key does if no button on the screen does it. */
export type Deed = 'again' | 'book' | 'give-up' | 'keys' | 'leave' | 'new' | 'pause' | 'settings' | 'take-back'

/** The ids of texts without arguments. */
type PlainId = { [id in keyof Texts]: unknown extends Texts[id] ? id : never }[keyof Texts]

export interface Shortcut {
  /** In lower case, as typed. */
  readonly key: string
  readonly label: PlainId
  /** The name of the button it presses. */
  readonly presses?: string
  readonly does?: Deed
  /** Only if all other players are bots, or only if the game may also go back. */
  readonly needs?: 'bots' | 'return'
}

export const shortcuts: readonly Shortcut[] = [
  { key: 'h', label: 'table-hint', presses: 'hint' },
  { key: 'u', label: 'table-take-back', does: 'take-back', needs: 'return' },
  { key: 'f', label: 'flow-key-finish', presses: 'rest-offer', needs: 'bots' },
  { key: 'l', label: 'table-last-trick', presses: 'last-trick' },
  { key: 's', label: 'table-scores', presses: 'scores' },
  { key: 'c', label: 'counter-title', presses: 'counter-button' },
  { key: 'v', label: 'result-review', presses: 'review-open' },
  { key: 'a', label: 'result-again', does: 'again', needs: 'return' },
  { key: 'p', label: 'flow-pause', does: 'pause', needs: 'bots' },
  { key: 'm', label: 'page-menu', presses: 'menu' },
  { key: 'r', label: 'menu-learn', does: 'book' },
  { key: 'o', label: 'menu-settings', does: 'settings' },
  { key: 'n', label: 'menu-new', does: 'new', needs: 'return' },
  { key: 'g', label: 'flow-give-up', does: 'give-up', needs: 'return' },
  { key: 'q', label: 'menu-leave', does: 'leave', needs: 'bots' },
  { key: '?', label: 'flow-key-keys', does: 'keys' },
]

/**
 * The letter typed, or the one at its position if the keyboard writes another script; null: a browser shortcut, or no
 * letter.
 */
export function typed({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'z') return 'undo'
  if (ctrlKey || metaKey || altKey) return null
  // Arabic has its own question mark.
  if (key === '؟') return '?'
  if (/^[a-z?]$/i.test(key)) return key.toLowerCase()
  return /^Key[A-Z]$/.test(code) && key.length === 1 && key > '~' ? code.slice(3).toLowerCase() : null
}

/** The shortcuts in that game. */
export const shortcutsIn = ({ alone }: Pick<Game, 'alone'>): readonly Shortcut[] =>
  shortcuts.filter(({ needs }) => !needs || (alone && (needs === 'bots' || alone.returns)))

/** The shortcut for that key; null: none. `letters`: whether letters are shortcuts. */
export function shortcutFor(event: KeyboardEvent, game: Pick<Game, 'alone'>, letters: boolean): Shortcut | null {
  const key = typed(event)
  const wanted = key === 'undo' ? 'u' : letters ? key : null
  return shortcutsIn(game).find((each) => each.key === wanted) ?? null
}

/** Presses the button of that name. Returns false if it isn't there or is disabled. */
export function press(page: ParentNode, name: string): boolean {
  const button = page.querySelector<HTMLButtonElement>(`[data-testid="${name}"]:not(:disabled)`)
  button?.click()
  return button !== null
}
