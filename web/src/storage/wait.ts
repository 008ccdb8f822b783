/** What somebody waited for in the lobby when the page went away, so that they wait on after it was loaded again. */
import * as v from 'valibot'
import type { Speed, Wish } from '../core/tables'
import { speeds } from '../core/tableValues'
import { moment, now, parse, tabStore, type Store } from './store'

const key = 'openhearts.wait'
/** For how many ms: a browser may bring back its pages a day later, when nobody expects to be dealt cards. */
const LASTS = 60_000

const schema = v.object({
  version: v.literal(1),
  at: moment,
  wish: v.object({
    rules: v.string(),
    speed: v.picklist(Object.keys(speeds) as Speed[]),
    rated: v.boolean(),
  }),
})

/** Takes what was kept a moment ago; null if there is nothing, or it is too old. */
export function takeWait(at: number = now(), store: Store = tabStore): Wish | null {
  const kept = parse(schema, store.read(key))
  store.remove(key)
  return kept && at - kept.at < LASTS ? kept.wish : null
}

/** Null: nobody waits. */
export function keepWait(wish: Wish | null, at: number = now(), store: Store = tabStore): void {
  if (wish) store.write('seat', key, JSON.stringify({ version: 1, at, wish }))
  else store.remove(key)
}
