/** Numbers as they stand beside a name: a score with its sign, a total. */
import { text } from '../../words/words.svelte'

export const signed = (number: number): string => text('signed', { number })
export const amount = (number: number): string => text('number', { number })
