/**
 * Estimates the server's clock. Each frame says when it was written. It took a while to arrive, so the server's clock
 * is ahead of ours by at least the difference; the greatest difference is the closest. It is ahead by no more than an
 * answer's time differs from when we asked: if either clock was set or has stood still, the next answer tells.
 */
export class ServerClock {
  #ahead = -Infinity

  /** What was written at server time `at` arrived at our time `now`; `since`: in answer to what we asked then. */
  hear(at: number, now: number, since = -Infinity): void {
    this.#ahead = Math.min(Math.max(this.#ahead, at - now), at - since)
  }

  /** The server's time at our time `now`. */
  at(now: number): number {
    return now + (this.#ahead === -Infinity ? 0 : this.#ahead)
  }
}
