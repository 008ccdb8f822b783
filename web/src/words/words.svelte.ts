/**
 * Every word of the page, in the language chosen: `text` for the page's own, `say` for what the engine says. Catalogues
 * are files of `locales/`, a folder a language; each is loaded when it is first needed, by `need`. What a language lacks
 * is said in English.
 */
import english from 'virtual:english'
import foreign from 'virtual:languages'
import { inTurn } from '../core/inTurn'
import type { AnyMessage } from '../core/types'
import { Catalogue, nobody, type People } from './catalogue'
import type { Texts } from './texts'

export const fallback = 'en'

/** The languages that there are catalogues for, as tags. */
export const languages: readonly string[] = [fallback, ...foreign].sort()

const filesOf = async (language: string): Promise<typeof english> =>
  (await import('virtual:catalogues')).default[language] ?? {}

export class Words {
  /** The language in use; read by whatever is drawn, so that a change draws it anew. */
  language = $state(fallback)
  /** The language that was asked for last could not be had. */
  missing = $state(false)
  private catalogues = $state.raw<readonly Catalogue[]>([])
  /** The files whose words are there; read by whoever asks whether there is a word. */
  private loaded: ReadonlySet<string> = $state.raw(new Set<string>())
  /** One after the other, so that none takes away what another has brought. */
  private inTurn = inTurn()

  /** Loads what is needed to say the words of these files, in the language in use. */
  need(...names: readonly string[]): Promise<void> {
    return this.inTurn(async () => {
      if (names.some((name) => !this.loaded.has(name))) await this.load(this.language, [...this.loaded, ...names])
    })
  }

  /** Speaks another language from now on, with the words of these files there, too. */
  use(language: string, ...names: readonly string[]): Promise<void> {
    const wanted = languages.includes(language) ? language : fallback
    const done = this.inTurn(() => this.load(wanted, [...this.loaded, ...names]))
    done.then(
      () => (this.missing = false),
      () => (this.missing = true),
    )
    return done
  }

  /** By whose customs numbers and dates are written. */
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

  private async load(language: string, names: readonly string[]): Promise<void> {
    const wanted = language === fallback ? [fallback] : [language, fallback]
    const goesOn = language === this.language && this.catalogues.length > 0
    const more = [...new Set(names)].filter((name) => !goesOn || !this.loaded.has(name))
    const texts = await Promise.all(
      wanted.map(async (each) => {
        const files = each === fallback ? english : await filesOf(each)
        return Promise.all(more.map((name) => files[name]?.() ?? ''))
      }),
    )
    // What is on the screen stays as it is where words only come to it: drawing a table anew takes a while.
    if (goesOn) for (const [i, catalogue] of this.catalogues.entries()) texts[i]?.forEach((file) => catalogue.add(file))
    else this.catalogues = wanted.map((each, i) => new Catalogue(each, texts[i] ?? []))
    this.language = language
    this.loaded = new Set([...(goesOn ? this.loaded : []), ...names])
  }
}

export const words = new Words()

export type TextId = keyof Texts

/** What has to be given so that any of the messages can be said. */
type Needed<Id extends TextId> = { [each in Id]: (of: Texts[each]) => void }[Id] extends (of: infer All) => void
  ? All
  : never

/** What follows an id: nothing has to where a message is always the same. */
export type Given<Id extends TextId> =
  unknown extends Needed<Id>
    ? [args?: Readonly<Record<string, unknown>>, people?: People]
    : [args: Needed<Id>, people?: People]

/** One of the messages that the catalogues have. An id that is made of what the engine names: `words.text`. */
export const text = <Id extends TextId>(id: Id, ...[args, people]: Given<Id>): string =>
  words.text(id, args as Readonly<Record<string, unknown>> | undefined, people)

export const say = (message: AnyMessage, people?: People): string => words.text(message.id, message.args, people)

/** Several, each a whole sentence. */
export const sayAll = (messages: readonly AnyMessage[], people?: People): string =>
  sentences(messages.map((message) => say(message, people)))

/** Whole sentences one after another, as the language sets them; what is empty is left out. */
export const sentences = (said: readonly string[]): string =>
  said.reduce((first, next) => (first && next ? text('sentences', { first, next }) : first || next), '')
