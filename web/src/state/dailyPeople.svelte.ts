/**
 * Other people's scores for a day's cards: requested from the server that the page comes from, once the player has
 * agreed to send theirs. The server plays the hand again, so only the actions are sent. Draws nothing.
 */
import { message, type AnyMessage } from '../core/types'
import type { Field } from '../game/daily'
import { ApiError, type Api, type PeopleOfDay } from '../people/api'
import { loadDaily, saveDaily } from '../storage/daily'
import { Asking } from './asking.svelte'
import { words } from '../words/words.svelte'

export class DailyPeople {
  /** The player has agreed to send results to the server. */
  wanted = $state(loadDaily().people)
  /** The server doesn't know this person: a name is needed. */
  nameless = $state(false)
  /** Other people's scores; null: not requested yet. */
  others: Field | null = $state.raw(null)
  /** The player's score, if the server counts it. */
  points: number | null = $state(null)
  readonly form = new Asking()
  readonly #api: Api
  readonly #date: string
  #stops = 0

  constructor(api: Api, date: string) {
    this.#api = api
    this.#date = date
  }

  /** Agrees to send results from now on. `name`: for a person whom the server doesn't know yet; otherwise empty. */
  async want(name: string): Promise<void> {
    await this.form.ask(async () => {
      if (name !== '') await this.#api.call(name)
      else if ((await this.#api.me()) === null) return void (this.nameless = true)
      await this.#compare()
      if (!this.nameless) this.#keep(true)
    }, why)
  }

  /** Stops sending results. */
  stop(): void {
    this.#stops += 1
    this.#keep(false)
    this.others = this.points = null
  }

  /** Compares if the player has agreed before. */
  async look(): Promise<void> {
    if (this.wanted) await this.form.ask(() => this.#compare(), why)
  }

  async #compare(): Promise<void> {
    try {
      const stops = this.#stops
      const found = await this.#api.peopleOfDay(this.#date)
      // If the player has withdrawn meanwhile, nothing is sent or shown.
      if (stops !== this.#stops) return
      const shown = found.you === null ? await this.#send(found) : found
      if (stops === this.#stops) this.#show(shown)
      this.nameless = false
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'no_session') throw error
      this.nameless = true
    }
  }

  /** If the server doesn't count the result, the others' are shown nevertheless. */
  async #send(found: PeopleOfDay): Promise<PeopleOfDay> {
    const { hand } = loadDaily()
    if (hand?.date !== this.#date || !hand.over) return found
    try {
      return await this.#api.playedOnDay(this.#date, hand.log.actions)
    } catch (error) {
      if (error instanceof ApiError && ['bad_action', 'no_such_thing'].includes(error.code)) return found
      throw error
    }
  }

  #show({ you, others }: PeopleOfDay): void {
    this.points = you
    this.others = others.flatMap(({ points, people }) => Array<number>(people).fill(points))
  }

  #keep(people: boolean): void {
    this.wanted = people
    saveDaily({ ...loadDaily(), people })
  }
}

function why({ code, said }: ApiError): AnyMessage {
  if (code === 'no_tables') return message('daily-people-no-server')
  return said && words.has(said.id) ? said : message('daily-people-unreached')
}
