/**
 * The deal of the day on this page: the hand that counts, saved after every card; the same cards again for practice;
 * and the field, which plays during the last tricks. The date is the one at which the page was opened; or the day before
 * that, if its hand was begun and not finished; or an earlier date that was played: such a hand can be looked at, and
 * never counts again.
 */
import { pageEngine } from '../core/page'
import { CoreError } from '../core/line'
import type { Seat, View } from '../core/protocol'
import { counted } from '../game/counted'
import { playField, startDaily, takeUpDaily, type Field } from '../game/daily'
import type { Game } from '../game/game'
import { loadDaily, saveDaily, type DailyHand, type DailyKept, type Days } from '../storage/daily'
import type { Savegame } from '../storage/savegame'
import { dateOf, dateToPlay } from './days'

/** The field begins to play after this many tricks, so that its result is ready when the hand ends. */
const FIELD_FROM = 9

/** By trick, whether the player took cards that count, from the view of a finished hand. */
export const taking = ({
  tricks,
  values,
  seat,
}: Pick<View, 'tricks' | 'values'> & { readonly seat: Seat }): boolean[] =>
  tricks.map(({ winner, cards }) => winner === seat && cards.some((card) => (values[card] ?? 0) !== 0))

export class Daily {
  readonly date: string
  /** The date is not today. */
  readonly past: boolean
  days: Days = $state.raw({})
  /** The hand that counts, as saved. */
  hand: DailyHand | null = $state.raw(null)
  field: Field | null = $state.raw(null)
  /** How many bots of the field have played. */
  played = $state(0)
  /** Whether the hand on the table doesn't count. */
  practice = $state(false)
  /** The core could not be loaded. */
  failed = $state(false)
  busy = $state(false)

  #show: (game: Game, fresh: boolean) => void
  #playing: Promise<void> | null = null
  #closed = false
  #broke = false
  /** What could not be saved, and is only here. */
  #unsaved: DailyKept | null = null

  constructor(show: (game: Game, fresh: boolean) => void, now: Date = new Date(), before = '') {
    this.#show = show
    const today = dateOf(now)
    const kept = this.#load()
    this.date = before < today && kept.days[before] !== undefined ? before : dateToPlay(kept, today)
    this.past = this.date !== today
    this.#read()
  }

  /** The score of this date; null until there is one. */
  get points(): number | null {
    return this.days[this.date] ?? null
  }

  /** Opens the hand that counts: from its beginning, where it stopped, or as it ended. */
  async begin(): Promise<void> {
    await this.#open(false, async () => {
      // Another tab may have played on meanwhile.
      this.#read()
      const { hand } = this
      if (hand?.date === this.date)
        try {
          return { game: await takeUpDaily(hand, this.#keep), fresh: false }
        } catch (error) {
          // A hand saved by another version may not be playable any more: it begins anew, unless it has been scored.
          if (!(error instanceof CoreError) || this.points !== null) throw error
        }
      return { game: await startDaily(this.date, this.#keep), fresh: true }
    })
  }

  /** Plays the same cards again, without counting or saving. */
  async again(): Promise<void> {
    await this.#open(true, async () => ({ game: await startDaily(this.date, () => true), fresh: true }))
  }

  close(): void {
    this.#closed = true
  }

  /** Asks for the field's results, once. */
  askField(): void {
    if (this.field || this.#playing) return
    const go = (played: number): boolean => {
      this.played = played
      return !this.#closed
    }
    this.#playing = playField(pageEngine(), this.date, go).then(
      (field) => {
        this.#playing = null
        this.field = field
        const kept = this.#load()
        if (field && kept.hand?.date === this.date) this.#write({ ...kept, hand: { ...kept.hand, field } })
      },
      () => void (this.#playing = null),
    )
  }

  async #open(practice: boolean, opened: () => Promise<{ game: Game; fresh: boolean }>): Promise<void> {
    if (this.busy) return
    this.busy = true
    this.failed = false
    try {
      const { game, fresh } = await opened()
      if (this.#closed) return game.close()
      this.practice = practice
      game.onBroken(() => void this.#revive())
      if (!practice) game.listen((view) => this.#heard(view))
      this.#show(practice ? game : counted(game), fresh)
      if (game.view().over) this.#heard(game.view())
    } catch {
      this.failed = true
    } finally {
      this.busy = false
    }
  }

  /** Opens the hand again where it stopped, after the first crash only. */
  async #revive(): Promise<void> {
    if (this.#broke) return void (this.failed = true)
    this.#broke = true
    await (this.practice ? this.again() : this.begin())
  }

  #heard(view: View): void {
    if (view.tricks.length >= FIELD_FROM) this.askField()
    const points = view.over ? view.scores?.[view.seat] : undefined
    if (points === undefined) return
    const kept = this.#load()
    // The first result counts, whichever tab it came from.
    if (kept.days[this.date] === undefined) this.#write({ ...kept, days: { ...kept.days, [this.date]: points } })
    else this.#read()
  }

  #keep = (kept: Savegame): boolean => {
    const before = this.#load()
    // Another tab finished first: what is played here doesn't count, and that tab's hand stays.
    const done = before.hand?.date === this.date && before.hand.over && before.days[this.date] !== undefined
    if (done && before.hand.log.actions.join() !== kept.log.actions.join()) {
      this.practice = true
      return true
    }
    const same = before.hand?.date === this.date ? before.hand : null
    const told = kept.over && same?.told ? { told: true } : {}
    return this.#write({ ...before, hand: { ...kept, date: this.date, field: same?.field ?? null, ...told } })
  }

  #write(kept: DailyKept): boolean {
    this.days = kept.days
    this.hand = kept.hand
    const saved = saveDaily(kept)
    this.#unsaved = saved ? null : kept
    return saved
  }

  #load(): DailyKept {
    return this.#unsaved ?? loadDaily()
  }

  #read(): void {
    const { days, hand } = this.#load()
    this.days = days
    this.hand = hand
    this.field = hand?.date === this.date ? hand.field : null
  }
}
