/** Reads out what happens at the table. The sentences are loaded once the first hand can be seen. */
import { spokenLog } from '../../state/spokenLog.svelte'
import { words } from '../../words/words.svelte'
import { figures } from '../cards/pictures.svelte'
import { whenPainted } from '../look/painted'

type Sentences = typeof import('./spoken')

/** A single promise, so that everything is said in order. */
let loaded: Promise<Sentences> | null = null

async function load(): Promise<Sentences> {
  await figures.then(whenPainted)
  // With the texts that tell how a hand ended.
  const [sentences] = await Promise.all([import('./spoken'), words.need('story')])
  return sentences
}

/** Says what `told` makes of the sentences. If they can't be loaded, nothing is said, and the next call tries again. */
export function sayAloud(told: (sentences: Sentences) => readonly string[]): void {
  loaded ??= load()
  loaded.then(
    (sentences) => spokenLog.say(...told(sentences)),
    () => (loaded = null),
  )
}
