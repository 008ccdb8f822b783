/**
 * The page's own types beside those of everything that is sent (`protocol.ts`): values parsed from text, or not checked
 * yet.
 */
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

/** With its action parsed. */
export interface Weighed extends Omit<sent.Weighed, 'action'> {
  readonly action: Action
}

/** With the actions of its choices parsed. */
export interface Advice extends Omit<sent.Advice, 'choices'> {
  /** Best first. */
  readonly choices: readonly Weighed[]
}

/** A rule set from anywhere, not yet checked by the core: it may hold any fields and any values. */
export interface RulesJson {
  readonly extends?: string
  readonly [field: string]: unknown
}

/** A message of the catalogues: one of the engine's (`Message`) or one of the page's. */
export interface AnyMessage {
  readonly id: string
  readonly args: Readonly<Record<string, unknown>>
}

/** A message of the page's. */
export const message = (id: string, args: AnyMessage['args'] = {}): AnyMessage => ({ id, args })
