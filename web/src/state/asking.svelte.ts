/** The state of a form: whether it waits for an answer, and why the last request failed. Draws nothing. */
import { message, type AnyMessage } from '../core/types'
import { ApiError } from '../people/api'
import { words } from '../words/words.svelte'

export class Asking {
  busy = $state(false)
  /** Why the last request failed. */
  trouble: AnyMessage | null = $state.raw(null)

  /** Clears the trouble: the form asks for something else now. */
  calm(): void {
    this.trouble = null
  }

  /** Undefined: the request failed. `why` gives the message, or null if the failure is shown elsewhere. */
  async ask<T>(what: () => Promise<T>, why: (error: ApiError) => AnyMessage | null = saidBy): Promise<T | undefined> {
    this.busy = true
    this.calm()
    try {
      return await what()
    } catch (error) {
      // Any other error is a bug of the page.
      if (!(error instanceof ApiError)) throw error
      this.trouble = why(error)
      return undefined
    } finally {
      this.busy = false
    }
  }
}

/**
 * The server's own message, if it sent one that is known here. For `too_fast` it is another: the server's is about
 * people who chat too much.
 */
export function saidBy({ code, said, wait }: Pick<ApiError, 'code' | 'said' | 'wait'>): AnyMessage {
  if (code === 'too_fast') return message('tables-trouble-too_fast', { seconds: wait })
  return said && words.has(said.id) ? said : message('tables-trouble-unreachable')
}
