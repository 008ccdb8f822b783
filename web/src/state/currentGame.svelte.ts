/**
 * The current game of this page: started, resumed, left; and what kept it from starting. Goes to the table and home
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

const atTable = (): boolean => navigation.where.screen === 'table'

export class CurrentGame {
  presenter: Presenter | null = $state.raw(null)
  /** The game is the table's own; any other belongs to the screen that shows it. */
  sits = false
  starting = $state(false)
  /** A message for the home screen, in words. */
  trouble: string | null = $state(null)
  /** The saved games, likeliest first. */
  kept: readonly Candidate[] = $state.raw([])

  #seen: Seen
  /** The number of actions when the core last crashed. */
  #broke = -1
  #tempo = { pace: paceNow, sweeps: () => !settings.now.stays, keepsRaised: () => settings.now.raised }
  #report = (message: AnyMessage): void => void (this.trouble = say(message))

  constructor(seen: Seen) {
    this.#seen = seen
    this.kept = keptGames(this.#report)
  }

  /** `first`: the first game after the lessons, against beginners and with the coach speaking up. */
  async start(rules: RulesJson, first = false): Promise<void> {
    this.starting = true
    this.trouble = null
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

  /** Resumes the saved game with that id, or the likeliest one. */
  async resume(replace: boolean, id: string | null = null): Promise<void> {
    this.starting = true
    this.trouble = null
    /** The player has gone back from the table meanwhile. */
    const gone = (): boolean => replace && !atTable()
    try {
      const game = await resumeGame(this.#report, id)
      // A player who left at a hand's result, or lost the page there, sees it again.
      const view = game?.view()
      const ended = game && view && view.hand > 0 && isUntouched(view) ? await game.past(view.hand - 1) : null
      await navigation.ground()
      if (gone()) game?.close()
      else if (game) this.#sit(game, false, replace || atTable(), ended)
      else {
        this.kept = keptGames()
        navigation.go(home, true)
      }
    } catch {
      this.trouble = text('home-unfinished')
      if (!gone()) navigation.go(home, true)
    }
    this.starting = false
  }

  /** Opens a game from a file in place of the current one. Returns why it can't be played, or null. */
  async open(saved: Log): Promise<AnyMessage | null> {
    try {
      const game = await openGame(saved, settings.now.level)
      await navigation.ground()
      this.#sit(game, false, atTable())
      return null
    } catch (error) {
      if (!(error instanceof CoreError)) throw error
      await words.need('rules', 'input')
      return placed(faultOf(error.refusal))
    }
  }

  /** Shows a game with people, whose screen is already open. `ended`: the previous hand, whose result comes first. */
  show(game: Game, fresh: boolean, ended: View | null = null): void {
    this.#end()
    this.presenter = new Presenter(game, this.#tempo, fresh, this.#seen, ended)
  }

  leave(): void {
    this.#end()
    this.look()
  }

  /** Looks again for saved games: other tabs may have changed them. */
  look(): void {
    this.kept = keptGames()
  }

  /** Resumes the game with a new core, unless that crashed at the same place. */
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

  #end(): void {
    this.presenter?.close()
    this.presenter?.game.close()
    this.presenter = null
    this.sits = false
  }

  #sit(game: Game, fresh: boolean, replace: boolean, ended: View | null = null): void {
    this.#end()
    this.sits = true
    game.onBroken(() => this.#revive(game))
    this.presenter = new Presenter(game, this.#tempo, fresh, this.#seen, ended)
    navigation.go({ screen: 'table', sheet: null, deep: 0 }, replace)
  }
}
