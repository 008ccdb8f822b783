/** What a form asks for: whether an answer is being waited for, and why the last thing was not done. Draws nothing. */
import { message, type AnyMessage } from '../core/types'
import { ApiError } from '../people/api'
import { words } from '../words/words.svelte'

export class Asking {
  busy = $state(false)
  /** Why the last thing was not done. */
  trouble: AnyMessage | null = $state.raw(null)

  /** Something else is asked now. */
  calm(): void {
    this.trouble = null
  }

  /** Undefined: it was not done. `why` says it, or null where it is told elsewhere. */
  async ask<T>(what: () => Promise<T>, why: (error: ApiError) => AnyMessage | null = saidBy): Promise<T | undefined> {
    this.busy = true
    this.calm()
    try {
      return await what()
    } catch (error) {
      // Anything else is a fault of the page.
      if (!(error instanceof ApiError)) throw error
      this.trouble = why(error)
      return undefined
    } finally {
      this.busy = false
    }
  }
}

/** In the server's own words, if it answered and they are known here. Those of `too_fast` are for who says too much. */
export function saidBy({ code, said, wait }: Pick<ApiError, 'code' | 'said' | 'wait'>): AnyMessage {
  if (code === 'too_fast') return message('tables-trouble-too_fast', { seconds: wait })
  return said && words.has(said.id) ? said : message('tables-trouble-unreachable')
}
