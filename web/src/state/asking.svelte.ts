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
 * people who chat too much. That of `suspended` doesn't say until when.
 */
export function saidBy({ code, said, wait }: Pick<ApiError, 'code' | 'said' | 'wait'>): AnyMessage {
  if (code === 'too_fast') return message('tables-trouble-too_fast', { seconds: wait })
  if (code === 'suspended' && wait > 0) return suspendedFor(wait)
  return known(said)
}

/** The server's own message, if it is known here: a newer server has others. */
export const known = (said: AnyMessage | null): AnyMessage =>
  said && words.has(said.id) ? said : message('tables-trouble-unreachable')

/** A suspension with more seconds left than this was not given an end. */
const OPEN = 10 * 365 * 24 * 3600

/** Says that the reader is suspended, and until when: in so many seconds. */
function suspendedFor(wait: number): AnyMessage {
  if (wait > OPEN) return message('tables-trouble-suspended-open')
  const time = new Intl.DateTimeFormat(words.locale, { dateStyle: 'long', timeStyle: 'short' })
  return message('tables-trouble-suspended', { until: time.format(Date.now() + 1000 * wait) })
}
