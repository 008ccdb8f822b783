/**
 * Every word of the page, in the chosen language: `text` for the page's own messages, `say` for the engine's.
 * Catalogues are files in `locales/`, one folder per language; `need` loads each when it is first needed. Messages
 * missing in a language appear in English.
 */
import english from 'virtual:english'
import foreign from 'virtual:languages'
import { inTurn } from '../core/inTurn'
import type { AnyMessage } from '../core/types'
import { Catalogue, nobody, type People } from './catalogue'
import type { Texts } from './texts'

export const fallback = 'en'

/** The file that names the locale for numbers, dates and lists. Every catalogue needs it, whatever is asked for first. */
const FIRST = 'cards'

/** The tags of the languages that have catalogues. */
export const languages: readonly string[] = [fallback, ...foreign].sort()

const filesOf = async (language: string): Promise<typeof english> =>
  (await import('virtual:catalogues')).default[language] ?? {}

export class Words {
  /** The current language. Reactive, so that a change redraws what uses it. */
  language = $state(fallback)
  /** Loading the last requested language failed. */
  missing = $state(false)
  private catalogues = $state.raw<readonly Catalogue[]>([])
  /** The files that are loaded. Reactive, for those that ask whether a message exists. */
  private loaded: ReadonlySet<string> = $state.raw(new Set<string>())
  /** One load at a time, so that none undoes another. */
  private inTurn = inTurn()

  /** Loads the messages of these files in the current language. */
  need(...names: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      if (names.some((name) => !this.loaded.has(name))) await this.load(this.language, [...this.loaded, ...names])
    })
  }

  /** Switches to another language, and loads the messages of these files, too. */
  use(language: string, ...names: readonly string[]): Promise<void> {
    const wanted = languages.includes(language) ? language : fallback
    const done = this.inTurn(() => this.load(wanted, [...this.loaded, ...names]))
    done.then(
      () => (this.missing = false),
      () => (this.missing = true),
    )
    return done
  }

  /** The locale whose conventions apply to numbers and dates. */
  get locale(): string {
    return this.catalogues[0]?.locale ?? fallback
  }

  has(id: string): boolean {
    return this.loaded.size > 0 && this.catalogues.some((each) => each.has(id))
  }

  text(id: string, args: Readonly<Record<string, unknown>> = {}, people: People = nobody): string {
    const catalogue = this.catalogues.find((each) => each.has(id))
    if (!catalogue) throw new RangeError(`no catalogue has the message ${id}`)
    return catalogue.format(id, args, people)
  }

  private async load(language: string, named: readonly string[]): Promise<void> {
    const names = [FIRST, ...named]
    const wanted = language === fallback ? [fallback] : [language, fallback]
    const goesOn = language === this.language && this.catalogues.length > 0
    const more = [...new Set(names)].filter((name) => !goesOn || !this.loaded.has(name))
    const texts = await Promise.all(
      wanted.map(async (each) => {
        const files = each === fallback ? english : await filesOf(each)
        return Promise.all(more.map((name) => files[name]?.() ?? ''))
      }),
    )
    // When only messages are added, keep the catalogues, so that nothing is redrawn: drawing a table again takes a
    // while.
    if (goesOn) for (const [i, catalogue] of this.catalogues.entries()) texts[i]?.forEach((file) => catalogue.add(file))
    else this.catalogues = wanted.map((each, i) => new Catalogue(each, texts[i] ?? []))
    this.language = language
    this.loaded = new Set([...(goesOn ? this.loaded : []), ...names])
  }
}

export const words = new Words()

export type TextId = keyof Texts

/** The arguments that every one of the messages can be formatted with. */
type Needed<Id extends TextId> = { [each in Id]: (of: Texts[each]) => void }[Id] extends (of: infer All) => void
  ? All
  : never

/** The parameters after an id; arguments are optional if no message takes any. */
export type Given<Id extends TextId> =
  unknown extends Needed<Id>
    ? [args?: Readonly<Record<string, unknown>>, people?: People]
    : [args: Needed<Id>, people?: People]

/**
 * A message of the page's catalogues, with typed arguments. For an id built from the engine's names, use `words.text`.
 */
export const text = <Id extends TextId>(id: Id, ...[args, people]: Given<Id>): string =>
  words.text(id, args as Readonly<Record<string, unknown>> | undefined, people)

export const say = (message: AnyMessage, people?: People): string => words.text(message.id, message.args, people)

/** Several, each a whole sentence. */
export const sayAll = (messages: readonly AnyMessage[], people?: People): string =>
  sentences(messages.map((message) => say(message, people)))

/** Whole sentences one after another, joined as the language does; empty ones are left out. */
export const sentences = (said: readonly string[]): string =>
  said.reduce((first, next) => (first && next ? text('sentences', { first, next }) : first || next), '')
