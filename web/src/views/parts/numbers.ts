/** Numbers as they stand beside a name: a score with its sign, a total. */
import { text } from '../../words/words.svelte'

export const signed = (points: number): string => text('signed', { number: points })
export const amount = (number: number): string => text('number', { number })
