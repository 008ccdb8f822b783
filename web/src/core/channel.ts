/**
 * What carries request lines to a core and answers back: in the page a Web Worker, in tests the instance itself.
 * A session is one instance of the core, hence one current game.
 */

export interface Channel {
  /** Sessions are any numbers; one is made when it is first asked. Answers come in the order of the requests. */
  ask(session: number, line: string): Promise<string>
  /** Forgets the session's instance. */
  end(session: number): void
}

/** From the page to the worker; `line` is absent when the session ends. */
export interface Request {
  readonly id: number
  readonly session: number
  readonly line?: string
}

/** From the worker to the page: an answer, or why the core could not be started at all. */
export interface Answer {
  readonly id: number
  readonly text?: string
  readonly failed?: string
}
