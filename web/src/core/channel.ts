/**
 * What carries request lines to a core and answers back: in the page a Web Worker, in tests the instance itself.
 * A session is one instance of the core, hence one current game.
 */

export interface Channel {
  /**
   * Sessions are any numbers; one is made when it is first asked. Answers come in the order of the requests. Session 0
   * plays no game: it has nothing to lose when the core breaks and is started again.
   */
  ask(session: number, line: string): Promise<string>
  /** Forgets the session's instance. */
  end(session: number): void
}

/** From the page to the worker: the compiled core, once; then requests. `line` is absent when the session ends. */
export type ToWorker = Request | { readonly module: WebAssembly.Module }

export interface Request {
  readonly id: number
  readonly session: number
  readonly line?: string
}

/** From the worker to the page: an answer, or why there is none. */
export interface Answer {
  readonly id: number
  readonly text?: string
  readonly failed?: string
}
