/**
 * Estimates the server's clock. Each frame says when it was written. It took a while to arrive, so the server's clock
 * is ahead of ours by at least the difference; the greatest difference is the closest.
 */
export class ServerClock {
  #ahead = -Infinity

  /** A frame written at server time `at` arrived at our time `now`. */
  hear(at: number, now: number): void {
    this.#ahead = Math.max(this.#ahead, at - now)
  }

  /** The server's time at our time `now`. */
  at(now: number): number {
    return now + (this.#ahead === -Infinity ? 0 : this.#ahead)
  }
}
