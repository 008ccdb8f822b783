/** The lines of the chat: what people said, and what happened meanwhile, in order. Pure. */
import type { PersonId } from '../core/tables'
import { message, type AnyMessage } from '../core/types'
import type { What } from '../people/happenings'
import type { TableState } from '../people/table'

/** Something a person said: their own words, or a phrase of the catalogues. */
export interface Speech {
  readonly kind: 'said'
  readonly n: number
  readonly person: PersonId
  readonly name: string
  readonly mine: boolean
  readonly words: string | null
  readonly phrase: string | null
}

/** Something that happened among them. */
export interface News {
  readonly kind: 'news'
  readonly n: number
  readonly what: What
  /** The reader's own connection was lost: shown at the time, not once it is back. */
  readonly ofConnection: boolean
  readonly message: AnyMessage
}

export type ChatLine = Speech | News

/** Says a phrase in the reader's language. A phrase that is unknown here, from a newer server, is skipped. */
export const saidOf = (
  { words, phrase }: Pick<Speech, 'words' | 'phrase'>,
  say: (message: AnyMessage) => string,
): string => words ?? (phrase === null ? '' : say(message(phrase)))

/** The table for somebody who has muted everybody: events are still shown. */
export const silenced = (state: TableState, me: PersonId): TableState => ({
  ...state,
  muted: new Set([...state.people.keys()].filter((person) => person !== me)),
})

/** All lines, except from people whom the reader has muted. */
export function chatLines(
  state: TableState,
  { person: me, name: own }: { readonly person: PersonId; readonly name: string },
): readonly ChatLine[] {
  const said = state.spoken
    .filter(({ person }) => !state.muted.has(person))
    .map(({ n, person, words, phrase }): ChatLine => ({
      ...{ kind: 'said', n, person, words, phrase },
      name: state.people.get(person) ?? '',
      mine: person === me,
    }))
  const news = state.happenings.map(({ n, what, person, name, playing }): ChatLine => ({
    ...{ kind: 'news', n, what, ofConnection: person === me && what === 'away' },
    message: message(`chat-${what}`, {
      name,
      you: what === 'sat' && person === me && name !== own ? 'called' : String(person === me),
      playing: String(playing),
    }),
  }))
  return [...said, ...news].sort((a, b) => a.n - b.n)
}

/** How many lines other people have added after number `read`. */
export const unreadIn = (lines: readonly ChatLine[], read: number): number =>
  lines.filter((line) => line.kind === 'said' && !line.mine && line.n > read).length
