/** The listeners of a game: to its views, and to whether the core crashes on a request. Plays nothing. */
import type { InTurn } from '../core/inTurn'
import type { View } from '../core/protocol'
import type { Game } from './game'

export interface Listeners extends Pick<Game, 'listen' | 'onBroken'> {
  /** Sends that view to all listeners. */
  announce(view: View, jumps?: boolean): void
  /** Like `turn`, but if the core crashes, notifies those listening for it. */
  readonly guarded: InTurn
  /** Removes all listeners. */
  close(): void
}

/**
 * `breaks`: whether an error means that no more can be played here. That is told once: whoever is told opens the game
 * again, and a tap on this one meanwhile must not look like a second crash.
 */
export function gameListeners(turn: InTurn, breaks: (error: unknown) => boolean = () => true): Listeners {
  const views = new Set<(view: View, jumps?: boolean) => void>()
  const broken = new Set<() => void>()
  return {
    listen(heard) {
      views.add(heard)
      return () => views.delete(heard)
    },
    onBroken: (heard) => void broken.add(heard),
    // Copied first: a listener may add or remove listeners.
    announce(view, jumps = false) {
      for (const heard of [...views]) heard(view, jumps)
    },
    guarded: (what) =>
      turn(what).catch((error: unknown) => {
        if (breaks(error)) {
          const told = [...broken]
          broken.clear()
          for (const heard of told) heard()
        }
        throw error
      }),
    close() {
      views.clear()
      broken.clear()
    },
  }
}
