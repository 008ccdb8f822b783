/**
 * Carries request lines to a core and its answers back: a Web Worker in the page, the instance itself in tests. A
 * session is one instance of the core, so it has one current game.
 */

export interface Channel {
  /**
   * Any number is a session; its instance is made on the first request. Answers come in the order of the requests.
   * Session 0 plays no game, so it loses nothing when the core crashes and is restarted.
   */
  ask(session: number, line: string): Promise<string>
  /** Forgets the session's instance. */
  end(session: number): void
}

/** From the page to the worker: the compiled core, once, then requests. A request without `line` ends its session. */
export type ToWorker = Request | { readonly module: WebAssembly.Module }

export interface Request {
  readonly id: number
  readonly session: number
  readonly line?: string
}

/** From the worker to the page: an answer, or the reason why there is none. */
export interface Answer {
  readonly id: number
  readonly text?: string
  readonly failed?: string
}
