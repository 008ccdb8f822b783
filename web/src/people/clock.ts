/**
 * The server's clock, as far as it can be told from here. Each frame says when it was written; it was on its way for a while,
 * so the server's clock is ahead of ours by at least the difference. The greatest is the nearest.
 */
export class ServerClock {
  #ahead = -Infinity

  /** A frame written `at` has come at our `now`. */
  hear(at: number, now: number): void {
    this.#ahead = Math.max(this.#ahead, at - now)
  }

  /** The server's time at our `now`. */
  at(now: number): number {
    return now + (this.#ahead === -Infinity ? 0 : this.#ahead)
  }
}
