/**
 * One language's catalogues, read by Fluent, and the functions that a catalogue may use. Python has the same functions
 * (`src/openhearts/wording.py`): `locales/README.md` describes them, and `locales/functions.json` holds both to the
 * same results. Nothing here takes a sentence apart or puts one together.
 */
import { suitNames, type Suit } from '../core/cards'
import { commonDivisor } from '../core/divisor'
import {
  FluentBundle,
  FluentNumber,
  FluentType,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle'
import type { Card, Seat } from '../core/protocol'
import type { AnyMessage } from '../core/types'
import { Entries } from './entries'

/** Who sits where, for the reader: names by seat, and the reader's own seat, if any. */
export interface People {
  readonly names: readonly string[]
  readonly me: Seat | null
}
export const nobody: People = { names: [], me: null }

type Options = Readonly<Record<string, FluentValue>>

const symbols: Readonly<Record<string, string>> = { C: '♣', D: '♦', S: '♠', H: '♥' }
const minus = '−'
/** A left-to-right mark, so that a sign stands before its number in right-to-left text, too. Intl adds it by itself. */
const leftToRight = '\u200e'
/** A letter written from right to left: in a name, also where the language is written from left to right. */
const turned = /[\u0590-\u08ff\ufb1d-\ufefc]/

/** A number with a real minus sign. */
class Quantity extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return this.plain ? String(this.value) : super.toString(scope).replace('-', minus)
  }

  /** Whether every language writes the number alike, so that Intl, which is slow to start, isn't needed. */
  private get plain(): boolean {
    return Number.isInteger(this.value) && this.value >= 0 && this.value < 1000 && Object.keys(this.opts).length === 0
  }
}

/** An argument that only a function can format: cards, seats, chips, a list. */
class Opaque extends FluentType<unknown> {
  toString(): string {
    throw new TypeError('only a function can show this argument')
  }
}

const native = (value: unknown): FluentVariable => {
  if (typeof value === 'number') return new Quantity(value)
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return String(value)
  return new Opaque(value)
}
const bare = (value: FluentValue | undefined): unknown => (value instanceof FluentType ? value.valueOf() : value)

/** The number with these options added to its own. */
function quantity(value: FluentValue | undefined, options: Options): Quantity {
  const own = value instanceof FluentNumber ? value.opts : {}
  const more = Object.fromEntries(Object.entries(options).map(([name, option]) => [name, bare(option)]))
  return new Quantity(Number(bare(value)), { ...own, ...more })
}

export class Catalogue {
  private readonly bundle: FluentBundle
  private readonly entries = new Entries()
  /** The locale whose conventions apply to numbers and dates. */
  readonly locale: string
  private readonly rightToLeft: boolean
  /** Created once: Intl takes longer to create a format than to write with it. */
  private readonly lists = new Map<string, Intl.ListFormat>()
  /** The cards in words. A hand names all of its cards at every turn. */
  private readonly cards = new Map<string, string>()
  private people = nobody

  /** Takes the texts of the catalogue files; the `formats` entry of one of them names the locale for numbers. */
  constructor(language: string, files: readonly string[]) {
    for (const each of files) this.entries.add(each)
    const formats = new FluentBundle(language)
    this.entries.read('formats', formats)
    this.locale = String(formats.getMessage('formats')?.value ?? language)
    this.rightToLeft = /^(ar|fa|he|ur)\b/.test(this.locale)
    this.bundle = new FluentBundle(this.locale, { functions: this.functions() })
  }

  add(file: string): void {
    this.entries.add(file)
  }

  has(id: string): boolean {
    return this.pattern(id) !== undefined
  }

  /** Throws if the catalogue asks for an argument that the message doesn't have. */
  format(id: string, args: Readonly<Record<string, unknown>>, people: People): string {
    const before = this.people
    this.people = people
    try {
      return this.formatted(id, args)
    } finally {
      this.people = before
    }
  }

  private formatted(id: string, args: Readonly<Record<string, unknown>>): string {
    const pattern = this.pattern(id)
    if (pattern === undefined) throw new RangeError(`no catalogue has the message ${id}`)
    const errors: Error[] = []
    const given = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, native(value)]))
    const text = this.bundle.formatPattern(pattern, given, errors)
    if (errors.length > 0) throw new RangeError(`${id}: ${errors.map((each) => each.message).join('; ')}`)
    return this.mixed(text) ? text : text.replace(/[\u2068\u2069]/g, '')
  }

  /** Whether a text may have both directions, so that what is put into it must be isolated. */
  private mixed(text: string): boolean {
    return this.rightToLeft || turned.test(text)
  }

  /** The pattern of a message or of its attribute; undefined if there is none. */
  private pattern(id: string) {
    const [name = '', attribute] = id.split('.')
    this.entries.read(name, this.bundle)
    const message = this.bundle.getMessage(name)
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) || undefined
  }

  private functions(): Record<string, FluentFunction> {
    return {
      CARD: ([card], options) => this.card(card, options),
      CARDS: ([cards], { as = 'card', ...options }) =>
        this.joined(
          (bare(cards) as Card[]).map((each) => this.card(each, { as })),
          options,
        ),
      MARK: ([card]) => this.card(card, { as: 'card-mark' }),
      MARKS: ([cards]) =>
        this.apart((bare(cards) as Card[]).map((each) => this.card(each, { as: 'card-mark' }))).join(' '),
      SUIT: ([suit], { as = 'suit' }) => this.formatted(String(as), { suit: bare(suit) }),
      WORD: ([value], options) => this.formatted(`${String(options['of'])}-${String(bare(value))}`, {}),
      WORDS: ([values], { of: prefix, ...options }) =>
        this.joined(
          (bare(values) as string[]).map((each) => this.formatted(`${String(prefix)}-${each}`, {})),
          options,
        ),
      NAME: ([seats], { at, ...options }) =>
        this.joined(
          // Only the first name may begin the sentence.
          this.seats(seats).map((seat, place) => this.called(seat, at && place === 0 ? `${String(at)}-` : '')),
          options,
        ),
      WHO: ([seats]) => this.who(this.seats(seats)),
      CHIPS: ([chips], { as = 'chips' }) => this.chips(bare(chips) as { parts: number; unit: number }, String(as)),
      NUMBER: ([value], options) => quantity(value, options),
      SIGNED: ([value]) => quantity(value, { signDisplay: 'exceptZero' }),
      LIST: ([items], options) =>
        this.joined(
          (bare(items) as (string | AnyMessage)[]).map((each) =>
            typeof each === 'string' ? each : this.formatted(each.id, each.args),
          ),
          options,
        ),
    }
  }

  private card(card: FluentValue | undefined, { as = 'card' }: Options): string {
    const key = `${String(bare(card))} ${String(as)}`
    const [letter = '', suit = ''] = key
    const rank = letter === 'T' ? 10 : /\d/.test(letter) ? Number(letter) : letter
    const named =
      this.cards.get(key) ??
      this.formatted(String(as), { rank, suit: suitNames[suit as Suit] ?? '', symbol: symbols[suit] ?? '' })
    this.cards.set(key, named)
    return named
  }

  private seats(seats: FluentValue | undefined): Seat[] {
    const value = bare(seats)
    return Array.isArray(value) ? (value as Seat[]) : [Number(value)]
  }

  private called(seat: Seat, form: string): string {
    if (seat === this.people.me) return this.formatted(`${form}you`, {})
    return this.people.names[seat] ?? this.formatted(`${form}seat`, { seat })
  }

  private who(seats: readonly Seat[]): string {
    if (seats.length === 1) return seats[0] === this.people.me ? 'you' : 'one'
    if (this.people.me !== null && seats.includes(this.people.me)) return 'with-you'
    return seats.length > 0 ? 'many' : 'none'
  }

  private chips({ parts, unit }: { parts: number; unit: number }, as: string): string {
    const size = Math.abs(parts)
    const whole = Math.floor(size / unit)
    const rest = size % unit
    const by = commonDivisor(rest, unit)
    const figures = [
      ...(whole > 0 || rest === 0 ? [new Intl.NumberFormat(this.locale).format(whole)] : []),
      ...(rest > 0 ? [`${rest / by}/${unit / by}`] : []),
    ]
    const part = size > 0 && size < unit
    const sign = (this.rightToLeft ? leftToRight : '') + (parts < 0 ? minus : '')
    return this.formatted(as, { amount: sign + figures.join(' '), number: part ? 1 : size / unit, part })
  }

  /** Where directions may mix, isolates each item's own and starts the list with a mark of the language's. */
  private apart(items: readonly string[]): readonly string[] {
    if (items.length < 2 || !this.mixed(items.join(''))) return items
    const mark = this.rightToLeft ? '\u200f' : leftToRight
    return items.map((each, place) => `${place ? '' : mark}\u2068${each}\u2069`)
  }

  private joined(texts: readonly string[], { list = 'and' }: Options): string {
    const items = this.apart(texts)
    const format = this.listFormat(list === 'or' ? 'disjunction' : 'conjunction')
    if (list !== 'unit') return format.format(items)
    // Intl's own unit lists say "and" in some languages and have no separator in others.
    const comma = format.formatToParts(['1', '2', '3']).find((part) => part.type === 'literal')?.value ?? ''
    // In Arabic every list says "and".
    return items.join(/\p{L}/u.test(comma) ? '، ' : comma)
  }

  private listFormat(type: Intl.ListFormatType): Intl.ListFormat {
    const known = this.lists.get(type) ?? new Intl.ListFormat(this.locale, { type })
    this.lists.set(type, known)
    return known
  }
}
