/**
 * An evening before its first hand, or a change of its names and rules: who plays, who deals, which game, which chips.
 * After every change, the core is asked whether that can be played.
 */
import { CoreError } from '../core/line'
import { alike } from '../core/objects'
import { padEngine, pageEngine } from '../core/page'
import type { SettlementTerms } from '../core/rules'
import type { PadFault, Preset, RulesInfo } from '../core/protocol'
import { message, type AnyMessage, type RulesJson } from '../core/types'
import { fewest } from '../storage/scorepad'
import { now } from '../storage/store'
import { readNumber, readWhole, writeNumber } from '../words/typedNumber'
import { text, words } from '../words/words.svelte'
import { alter, begin, type Evening } from './evening'
import { eveningTitle } from './eveningTitle'
import { players } from './playerNames'
import { faultOf, placed } from './faults'
import type { Judged } from './houseRules.svelte'
import type { Kept } from './library'
import { pad } from './scorepad.svelte'
import { settlementOf, termsOf } from './settlement'

/** What there is to choose from: the presets, the rules of the next game, the player's saved sets. */
export interface Games {
  readonly presets: readonly Preset[]
  readonly ownRules: RulesJson
  readonly library: readonly Judged[]
}

/** The chips as they are typed. */
export interface TypedChips {
  readonly kind: string
  readonly value: string
  readonly buyIn: string
  readonly splitTwo: boolean
}

/** Besides presets, the choices are the game of the last evening and the rules of the next game at the table. */
const last = 'last'
const own = 'own'
const ofSet = ({ id }: Kept): string => `set-${id}`

/** What is wrong with the hands of an evening by other rules; null: nothing, or the rules stay as they are. */
async function faultBy(rules: RulesJson, { rules: now, dealer, hands }: Evening): Promise<PadFault | null> {
  if (hands.length === 0 || alike(rules, now)) return null
  return (await padEngine().pad(rules, dealer, hands)).fault
}

const within = (number: number, least: number): boolean => number >= least && number <= 1_000_000

/** A new evening that was left before it began: what was typed is there again when its maker comes back. */
interface Unbegun {
  /** When the evening that goes on meanwhile began. */
  readonly beside: number | null
  readonly names: readonly string[]
  /** Null: whoever is next. */
  readonly dealer: number | null
  readonly picked: string | null
  readonly typed: Partial<TypedChips>
}
let unbegun: Unbegun | null = null

export class NewEvening {
  /** By place; empty names don't count. */
  names: string[] = $state([])
  dealer = $state(0)
  /** The core's answer; null while there is none, or the rules can't be played. */
  info: RulesInfo | null = $state.raw(null)
  /** What will have to be fixed in the hands on the sheet if the evening goes on by these rules; null: nothing. */
  spoilt: PadFault | null = $state.raw(null)

  #games: () => Games
  #change: boolean
  #now: Evening | null = pad.state.evening
  /** The evening that goes on, with what another tab has entered meanwhile; null: a new one begins. */
  readonly #going = $derived.by((): Evening | null => {
    const { evening } = pad.state
    return !this.#change ? null : evening?.began === this.#now?.began ? evening : this.#now
  })
  /** The number of names can't change, because hands have been played. */
  readonly fixed = $derived((this.#going?.hands.length ?? 0) > 0)
  #last: Evening | null = pad.state.evening ?? pad.state.past[0] ?? null
  /** Who deals if nobody else is chosen. */
  #next: number
  #picked: string | null = $state(null)
  #typed: Partial<TypedChips> = $state.raw({})
  /** The chips by the game's own rules. */
  #given: SettlementTerms = $state.raw(termsOf('none') as SettlementTerms)
  #wrong: AnyMessage | null = $state.raw(null)
  #asked = 0

  /** `change`: changes the current evening instead of beginning a new one. */
  constructor(games: () => Games, change: boolean) {
    this.#games = games
    this.#change = change
    this.names = [...(this.#last?.names ?? ['', '', '', ''])]
    // In a new evening the deal moves on from the last one.
    if (this.#last) this.dealer = (this.#last.dealer + (change ? 0 : this.#last.hands.length)) % this.names.length
    this.#next = this.dealer
    if (!change && unbegun?.beside === (this.#now?.began ?? null)) this.#takeUp(unbegun)
  }

  #takeUp({ names, dealer, picked, typed }: Unbegun): void {
    this.names = [...names]
    if (dealer === null) this.#next = this.dealer %= Math.max(names.length, 1)
    else this.dealer = dealer
    // The rules that were picked may have been deleted.
    if (picked !== null && !this.choices.some(({ value }) => value === picked)) return
    this.#picked = picked
    this.#typed = typed
  }

  readonly seated = $derived(players(this.names))

  #named = $derived.by((): readonly Kept[] =>
    this.#games()
      .library.filter(({ kept, info }) => !kept.loose && info !== null)
      .map(({ kept }) => kept),
  )

  /** The preset whose game is next at the table, for however many players; null: it is by the player's own rules. */
  #preset = $derived.by((): string | null => {
    const { presets, ownRules } = this.#games()
    const { extends: base = 'black-lady', players: _, ...changes } = ownRules
    return Object.keys(changes).length > 0 ? null : (presets.find(({ id }) => id === base)?.id ?? null)
  })

  readonly game = $derived.by((): string => {
    if (this.#picked !== null) return this.#picked
    if (this.#last) return last
    const { presets, ownRules } = this.#games()
    return this.#preset ?? (presets.length > 0 && Object.keys(ownRules).length > 0 ? own : 'black-lady')
  })

  /** The games to choose from, with their labels. */
  readonly choices = $derived.by((): readonly { readonly value: string; readonly label: string }[] => {
    const { presets, ownRules } = this.#games()
    const lately = this.#last && eveningTitle(this.#last)
    const others = [
      ...presets.map(({ id }) => ({ value: id, label: words.text(`preset-${id}`) })),
      ...this.#named.map((kept) => ({ value: ofSet(kept), label: kept.name })),
    ].filter(({ label }) => label !== lately)
    const mine = Object.keys(ownRules).length > 0 && this.#preset === null
    return [
      ...(lately === null ? [] : [{ value: last, label: lately }]),
      ...others,
      ...(mine ? [{ value: own, label: text('scorepad-own') }] : []),
    ]
  })

  /** The player's own name for the game, if any; other names follow the current language. */
  #title = $derived(
    this.game === last
      ? (this.#last?.title ?? '')
      : (this.#named.find((kept) => ofSet(kept) === this.game)?.name ?? ''),
  )

  #base = $derived.by((): RulesJson => {
    const set = this.#named.find((kept) => ofSet(kept) === this.game)
    const others = set?.rules ?? (this.game === own ? this.#games().ownRules : { extends: this.game })
    const rules = this.game === last && this.#last ? this.#last.rules : others
    return { ...rules, players: Math.max(this.seated?.length ?? 0, fewest) }
  })

  readonly chips = $derived.by((): TypedChips => {
    const { kind, chip_value, buy_in, split_two } = this.#given
    return { kind, value: writeNumber(chip_value), buyIn: writeNumber(buy_in), splitTwo: split_two, ...this.#typed }
  })

  #rules = $derived.by((): RulesJson => {
    if (Object.keys(this.#typed).length === 0) return this.#base
    const { settlement: _, ...others } = this.#base
    const { kind, value, buyIn, splitTwo } = this.chips
    const terms = { kind, chip_value: readNumber(value), buy_in: readWhole(buyIn), split_two: splitTwo }
    return { ...others, settlement: kind === 'none' ? kind : terms }
  })

  /** Why the evening can't begin. */
  readonly trouble = $derived.by((): AnyMessage | null => {
    if (this.seated === null) return message('scorepad-alike')
    // An empty place would take its player's points out of every hand.
    if (this.fixed && this.seated.length < this.names.length) return message('scorepad-nameless')
    if (this.fixed && this.names.length !== this.#going?.names.length) return message('scorepad-seated')
    if (this.seated.length < fewest) return message('scorepad-too-few')
    const { kind, value, buyIn } = this.chips
    if (kind !== 'none') {
      if (!within(readNumber(value), 0.001)) return message('scorepad-chip-value.wrong')
      if (!within(readWhole(buyIn), 1)) return message('scorepad-buy-in.wrong')
    }
    return this.#wrong
  })

  choose(game: string): void {
    this.#picked = game
    this.#typed = {}
  }
  type(typed: Partial<TypedChips>): void {
    this.#typed = { ...this.#typed, ...typed }
  }
  drop(place: number): void {
    this.names.splice(place, 1)
    if (place < this.dealer) this.dealer -= 1
    if (this.dealer >= this.names.length) this.dealer = 0
  }

  /** Asks the core about the current rules. */
  async check(): Promise<void> {
    const [rules, base, going] = [this.#rules, this.#base, this.#going]
    const ask = ++this.#asked
    const core = pageEngine()
    try {
      const plain = await core.rules(base).catch(() => null)
      // Assigning equal terms would cause another check.
      if (ask === this.#asked && plain && !alike(settlementOf(plain), this.#given)) this.#given = settlementOf(plain)
      const info = await core.rules(rules)
      if (ask !== this.#asked) return
      this.info = info
      this.#wrong = null
      const spoilt = going && (await faultBy(rules, going).catch(() => null))
      if (ask === this.#asked) this.spoilt = spoilt
    } catch (error) {
      if (ask !== this.#asked) return
      this.#wrong = error instanceof CoreError ? placed(faultOf(error.refusal)) : message('scorepad-lost')
    }
  }

  /** Keeps what was typed for a new evening that hasn't begun. */
  leave(): void {
    const [beside, names] = [this.#now?.began ?? null, [...this.names]]
    const dealer = this.dealer === this.#next ? null : this.dealer
    if (!this.#change && (pad.state.evening?.began ?? null) === beside)
      unbegun = { beside, names, dealer, picked: this.#picked, typed: this.#typed }
  }

  /** Begins the evening, or continues it with these changes. Returns false if it can't. */
  start(): boolean {
    if (this.trouble !== null || !this.seated || !this.info) return false
    const going = this.#going
    // Another tab has begun another evening meanwhile, which stays.
    if (going && pad.state.evening !== going) return true
    const evening: Evening = {
      names: this.seated,
      rules: this.#rules,
      title: this.#title,
      // Empty places don't count. At one, the next player deals.
      dealer: (players(this.names.slice(0, this.dealer))?.length ?? 0) % this.seated.length,
      began: going?.began ?? now(),
      hands: going?.hands ?? [],
      waiting: going?.waiting ?? [],
    }
    if (!going) unbegun = null
    pad.change(going ? alter(pad.state, going, evening) : begin(pad.state, evening))
    return true
  }
}
