/** What the page has of its own beside the types of all that is sent (`protocol.ts`): what is read out of text, or not yet. */
import type * as sent from './protocol'
import type { Card, MoonWay, SuitName } from './protocol'

/** What a player may do, as text in a log. A scatter pass lists its cards in order: the first goes to the left. */
export type Action =
  | { readonly kind: 'pass'; readonly cards: readonly Card[] }
  | { readonly kind: 'play'; readonly card: Card }
  | { readonly kind: 'moon'; readonly way: MoonWay }
  /** 0 chips: pass. */
  | { readonly kind: 'bid'; readonly chips: number }
  | { readonly kind: 'suit'; readonly suit: SuitName }

/** With its action read. */
export interface Weighed extends Omit<sent.Weighed, 'action'> {
  readonly action: Action
}

/** With the actions of its choices read. */
export interface Advice extends Omit<sent.Advice, 'choices'> {
  /** The best first. */
  readonly choices: readonly Weighed[]
}

/** A rule set of any origin, which the core has not judged: there may be any fields in it, and any values. */
export interface RulesJson {
  readonly extends?: string
  readonly [field: string]: unknown
}

/** A message of the catalogues: one of the engine's (`Message`), or of the page's own. */
export interface AnyMessage {
  readonly id: string
  readonly args: Readonly<Record<string, unknown>>
}

/** One of the page's own. */
export const message = (id: string, args: AnyMessage['args'] = {}): AnyMessage => ({ id, args })
