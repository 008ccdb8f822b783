/**
 * Moves cards. Each card on the table has a pose; when its pose changes, or the same card appears elsewhere (out of the
 * hand, into the trick), it travels there from where it was last seen. Uses only transform and opacity, so that the
 * browser's compositor does the work. Knows no rule and no timing of its own: each pose comes with its duration.
 */
import { FADE, OUT } from './easings'

export interface Pose {
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly scale?: number
  readonly opacity?: number
}

export interface Way {
  /** The card's identity: its text, or another name that stays the same while it moves. */
  readonly key: string
  /** The name it had before: a card of the hand becomes one of the trick. */
  readonly was?: string | undefined
  readonly pose: Pose
  /** Where it starts if it has not been seen before. */
  readonly from?: Pose | undefined
  readonly ms: number
  readonly delay?: number
  readonly easing?: string
  /** How many degrees it turns too far on arrival before it settles. */
  readonly settle?: number
}

export function transform({ x, y, turn, scale = 1 }: Pose): string {
  return `translate(${round(x)}px,${round(y)}px) translate(-50%,-50%) rotate(${round(turn)}deg) scale(${round(scale)})`
}

const round = (n: number): number => Math.round(n * 1000) / 1000

function same(a: Pose, b: Pose): boolean {
  return transform(a) === transform(b) && (a.opacity ?? 1) === (b.opacity ?? 1)
}

export class Travels {
  /** Reduced motion: no card travels; it simply appears, or fades in. */
  reduced = false
  #seen = new Map<string, Pose>()
  #running = new Set<Animation>()

  /** Forgets where cards were, so that a new hand comes from the dealer and not from the last hand's tricks. */
  forget(): void {
    this.#seen.clear()
  }

  /** Lets everything that moves arrive at once. */
  finish(): void {
    for (const animation of this.#running) animation.finish()
  }

  /** A Svelte action: `use:travels.move={way}`. */
  move = (node: HTMLElement, way: Way): { update(way: Way): void; destroy(): void } => {
    let at = this.#seen.get(way.key) ?? this.#seen.get(way.was ?? '') ?? way.from ?? way.pose
    let now: Animation | null = null
    const go = (next: Way): void => {
      // A moving card continues from where it is now, not from where it was going.
      const start = now?.playState === 'running' ? getComputedStyle(node).transform : transform(at)
      const last = at
      at = next.pose
      this.#seen.set(next.key, next.pose)
      node.style.transform = transform(next.pose)
      node.style.opacity = String(next.pose.opacity ?? 1)
      if (same(last, next.pose)) return
      now?.cancel()
      now = this.#animate(node, next, start, last.opacity ?? 1)
    }
    go(way)
    return {
      update: go,
      destroy: () => now?.cancel(),
    }
  }

  #animate(node: HTMLElement, way: Way, start: string, opacity: number): Animation | null {
    const { pose, ms, delay = 0, easing = OUT, settle = 0 } = way
    if (ms <= 0 || typeof node.animate !== 'function') return null
    const end = { transform: transform(pose), opacity: pose.opacity ?? 1 }
    const frames: Keyframe[] = this.reduced
      ? [{ opacity: 0.4 }, { opacity: end.opacity }]
      : settle
        ? [
            { transform: start, opacity, easing },
            {
              transform: transform({ ...pose, turn: pose.turn + settle }),
              opacity: end.opacity,
              offset: 0.8,
              easing: 'ease-out',
            },
            end,
          ]
        : [{ transform: start, opacity, easing }, end]
    const animation = node.animate(frames, {
      duration: this.reduced ? Math.min(FADE, ms) : ms,
      delay: this.reduced ? 0 : delay,
      fill: 'backwards',
    })
    this.#running.add(animation)
    const done = (): void => void this.#running.delete(animation)
    animation.onfinish = done
    animation.oncancel = done
    return animation
  }
}
