/** Who listens to a game: to its views, and to whether the core breaks at what was asked of it. Plays nothing. */
import type { InTurn } from '../core/inTurn'
import type { View } from '../core/protocol'
import type { Game } from './game'

export interface Listeners extends Pick<Game, 'listen' | 'onBroken'> {
  /** Everybody who listens hears that view. */
  announce(view: View, jumps?: boolean): void
  /** As `turn`; if the core breaks at it, whoever wants to know is told. */
  readonly guarded: InTurn
  /** Nobody hears of anything any more. */
  close(): void
}

/** `breaks`: whether what failed means that no more can be played here. */
export function gameListeners(turn: InTurn, breaks: (error: unknown) => boolean = () => true): Listeners {
  const views = new Set<(view: View, jumps?: boolean) => void>()
  const broken = new Set<() => void>()
  return {
    listen(heard) {
      views.add(heard)
      return () => views.delete(heard)
    },
    onBroken: (heard) => void broken.add(heard),
    // Copied first: who hears may stop listening, or begin.
    announce(view, jumps = false) {
      for (const heard of [...views]) heard(view, jumps)
    },
    guarded: (what) =>
      turn(what).catch((error: unknown) => {
        if (breaks(error)) for (const heard of [...broken]) heard()
        throw error
      }),
    close() {
      views.clear()
      broken.clear()
    },
  }
}
