/**
 * The game that this page is at: begun, taken up again, left; with what kept it from beginning. Goes to the table and home
 * again; draws nothing.
 */
import { CoreError } from '../core/line'
import type { Log, View } from '../core/protocol'
import type { AnyMessage, RulesJson } from '../core/types'
import type { Game } from '../game/game'
import { keptGames, localGame, openGame, resumeGame } from '../game/start'
import type { Candidate } from '../storage/savegame'
import { levels } from '../storage/settings'
import { deviceStore, guidedKey } from '../storage/store'
import { say, text, words } from '../words/words.svelte'
import { faultOf, placed } from './faults'
import { home, navigation } from './navigation.svelte'
import { Presenter, type Seen } from './presenter.svelte'
import { isUntouched } from './scenes'
import { paceNow, settings } from './settings.svelte'

const why = ({ refusal }: CoreError): Promise<string> =>
  words.need('rules', 'input').then(
    () => say(placed(faultOf(refusal))),
    () => text('home-unfinished'),
  )

export class CurrentGame {
  presenter: Presenter | null = $state.raw(null)
  starting = $state(false)
  /** What the first page has to tell, in words. */
  trouble: string | null = $state(null)
  /** The games that lie waiting, the likeliest first. */
  kept: readonly Candidate[] = $state.raw([])

  #seen: Seen
  /** How much had been played when the core broke last. */
  #broke = -1
  #tempo = { pace: paceNow, sweeps: () => !settings.now.stays, keepsRaised: () => settings.now.raised }
  #report = (message: AnyMessage): void => void (this.trouble = say(message))

  constructor(seen: Seen) {
    this.#seen = seen
    this.kept = keptGames(this.#report)
  }

  /** `first`: after the lessons, against beginners and with the coach's word. */
  async start(rules: RulesJson, first = false): Promise<void> {
    this.starting = true
    this.trouble = null
    const atTable = (): boolean => navigation.where.screen === 'table'
    try {
      const game = await localGame({ rules, bot: first ? levels[0] : settings.now.level })
      if (first) deviceStore.write('learning', guidedKey, game.log()?.seed ?? '')
      await navigation.ground()
      this.#sit(game, true, atTable())
    } catch (error) {
      this.trouble = error instanceof CoreError ? await why(error) : text('home-unfinished')
      await navigation.ground()
      if (atTable()) navigation.back()
    }
    this.starting = false
  }

  /** The kept game with that id, or the likeliest. */
  async resume(replace: boolean, id: string | null = null): Promise<void> {
    this.starting = true
    this.trouble = null
    try {
      const game = await resumeGame(this.#report, id)
      // Whoever left at a result, or lost the page there, has not seen enough of it.
      const view = game?.view()
      const ended = game && view && view.hand > 0 && isUntouched(view) ? await game.past(view.hand - 1) : null
      await navigation.ground()
      if (game) this.#sit(game, false, replace, ended)
      else {
        this.kept = keptGames()
        navigation.go(home, true)
      }
    } catch {
      this.trouble = text('home-unfinished')
      navigation.go(home, true)
    }
    this.starting = false
  }

  /** A game out of a file, in place of what is on the table. Says why it can't be played. */
  async open(saved: Log): Promise<AnyMessage | null> {
    try {
      const game = await openGame(saved, settings.now.level)
      await navigation.ground()
      this.#sit(game, false, navigation.where.screen === 'table')
      return null
    } catch (error) {
      if (!(error instanceof CoreError)) throw error
      await words.need('rules', 'input')
      return placed(faultOf(error.refusal))
    }
  }

  /** A game with people comes to the table, which they have gone to already. */
  show(game: Game, fresh: boolean): void {
    this.leave()
    this.presenter = new Presenter(game, this.#tempo, fresh, this.#seen)
  }

  leave(): void {
    this.presenter?.close()
    this.presenter?.game.close()
    this.presenter = null
    this.look()
  }

  /** Other games may lie here now. */
  look(): void {
    this.kept = keptGames()
  }

  /** Takes the game up again with a fresh core, unless that broke at the same place. */
  #revive(game: Game): void {
    const length = game.log()?.actions.length ?? 0
    const again = length !== this.#broke
    this.#broke = length
    if (again) return void this.resume(true)
    void navigation.ground().then(() => {
      this.leave()
      this.trouble = text('home-unfinished')
      navigation.go(home, true)
    })
  }

  #sit(game: Game, fresh: boolean, replace: boolean, ended: View | null = null): void {
    this.leave()
    game.onBroken(() => this.#revive(game))
    this.presenter = new Presenter(game, this.#tempo, fresh, this.#seen, ended)
    navigation.go({ screen: 'table', sheet: null, deep: 0 }, replace)
  }
}
