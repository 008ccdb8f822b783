/**
 * From a game's views, which come as fast as they happen, to what the screen shows, at the pace of a table. It queues
 * scenes and shows one after the other; whatever the player does while something moves finishes the movement first.
 * Decides nothing about the game: an action goes to the game, and what comes back is shown.
 */
import type { Rest, RulesInfo, View } from '../core/protocol'
import type { Copy } from '../core/copies'
import type { Action, Advice, AnyMessage } from '../core/types'
import type { Game } from '../game/game'
import type { People } from '../words/catalogue'
import { scenes, still, type Scene } from './scenes'
import { storage } from './storage.svelte'
import { askedIn, type Asked } from './turn'

export interface Tempo {
  /** Share of the normal length of every movement; 0 shows everything at once. */
  readonly pace: () => number
  /** Does a full trick go by itself? Otherwise it stays until the player goes on. */
  readonly sweeps: () => boolean
  /** Do cards that were passed to the player stay raised until the player goes on? */
  readonly keepsRaised?: () => boolean
}

/** Hears of every scene, hurried or not, with the one before it. */
export type Seen = (scene: Scene, before: Scene | null, presenter: Presenter) => void

/** An answer that comes within this many ms isn't shown as thinking. */
const PATIENCE = 150
/** How many scenes are shown one after the other; whoever is further behind sees how it stands now. */
const BEHIND = 60

export class Presenter {
  readonly game: Game
  readonly rules: RulesInfo
  people: People = $state.raw() as People
  scene: Scene = $state.raw() as Scene
  /** How the game stands, though the screen may not be there yet. */
  latest: View = $state.raw() as View
  /** What is said in place of what is asked: why the last action was not done, or what it means that one was taken back. */
  refused: { readonly message: AnyMessage } | null = $state.raw(null)
  /** The card that the player has chosen before it is their turn. */
  ahead: Copy | null = $state.raw(null)
  /** How the rest of the hand must end, as far as the player can know, and the view that it follows from. */
  rest: (Rest & { readonly at: View }) | null = $state.raw(null)
  /** What the coach says to this turn, once it has been asked. */
  advice: Advice | null = $state.raw(null)
  /** Has the coach been asked, and is taking its time? */
  thinking = $state(false)
  /** True while a click is hurrying things on: nothing that starts now may take time. */
  hurried = $state(false)

  #tempo: Tempo
  #seen: Seen
  #queue: Scene[] = []
  #unlisten: () => void
  /** Ends the wait that is running, if one is. */
  #go: (() => void) | null = null
  /** What is shown next waits for this. */
  #pause: Promise<void> | null = null
  #resume = (): void => undefined
  #closed = false
  #running = false
  #asking = false

  /** `ended`: the hand before, whose result is shown first. */
  constructor(game: Game, tempo: Tempo, fresh: boolean, seen: Seen = () => undefined, ended: View | null = null) {
    this.game = game
    this.rules = game.rules
    this.people = { names: game.names, me: game.watching ? null : game.seat }
    this.#tempo = tempo
    this.#seen = seen
    this.latest = game.view()
    const first = fresh
      ? scenes(null, this.latest, tempo.pace())
      : [...(ended ? [still(ended)] : []), still(this.latest)]
    this.scene = first[0] as Scene
    this.#queue = first
    this.#unlisten = game.listen((view, jumps) => this.#heard(view, jumps))
    void this.#run()
  }

  /** Is something still on its way to the screen? */
  get busy(): boolean {
    return this.#running
  }

  /** What the reader is asked for now: nothing, whoever's turn it is, where they only watch or a bot has their cards. */
  get asked(): Asked {
    return this.game.idle?.() ? null : askedIn(this.scene)
  }

  /** The coach's word on the reader's card. */
  get coached(): Advice | null {
    return this.asked === 'play' && !this.refused ? this.advice : null
  }

  /** Somebody else sits in a seat now. */
  rename(names: readonly string[]): void {
    this.people = { ...this.people, names }
  }

  /** Ends what is moving. A full trick that waits to be seen goes on its way. */
  finish(): void {
    this.hurried = true
    this.#go?.()
  }

  /** Leaves the result of a hand, or a full trick that stays until tapped. */
  proceed(): void {
    if (this.scene.ms === null) this.#go?.()
  }

  /** Nothing is shown next until this is called with `false`. */
  pause(on: boolean): void {
    if (!on) this.#resume()
    else this.#pause ??= new Promise<void>((resume) => (this.#resume = resume)).then(() => void (this.#pause = null))
  }

  async act(action: Action): Promise<void> {
    this.refused = null
    try {
      this.refused = await this.game.act(action)
    } catch {
      // The core broke: the game tells who is to take it up again.
      return
    }
    if (this.refused) return
    this.advice = null
    storage.keepForGood()
  }

  /** Asks the coach, or puts its advice away. */
  async advise(): Promise<void> {
    this.refused = null
    if (this.advice || this.#asking) {
      this.advice = null
      return
    }
    this.#asking = true
    const asked = this.latest
    const slow = setTimeout(() => (this.thinking = true), PATIENCE)
    try {
      const advice = await this.game.coach()
      // What was done meanwhile needs none; that others pass cards meanwhile is no matter.
      const { hand, phase, cards } = this.latest
      if (hand === asked.hand && phase === asked.phase && cards.length === asked.cards.length) this.advice = advice
    } catch {
      // Nobody is waiting to be advised any more, or the core broke, of which the game tells.
    } finally {
      clearTimeout(slow)
      this.thinking = this.#asking = false
    }
  }

  close(): void {
    this.#closed = true
    this.#unlisten()
    this.#go?.()
    this.#resume()
  }

  #heard(view: View, jumps = false): void {
    const { pace, sweeps, keepsRaised } = this.#tempo
    if (jumps) {
      // What was on its way to the screen isn't any more.
      this.refused = this.advice = this.ahead = null
      this.#queue = view.hand === this.scene.view.hand ? [still(view)] : scenes(null, view, pace())
      this.#go?.()
    } else this.#queue.push(...scenes(this.latest, view, pace(), sweeps(), keepsRaised?.()))
    this.latest = view
    if (this.#queue.length > BEHIND) {
      this.#queue = [still(view)]
      this.#go?.()
    }
    if (!this.#running) void this.#run()
    else if (this.game.watching && this.scene.step === 'full') this.#go?.()
  }

  async #run(): Promise<void> {
    this.#running = true
    for (let scene = this.#queue.shift(); scene && !this.#closed; scene = this.#queue.shift()) {
      if (scene.view.hand !== this.scene.view.hand || scene.step === 'play') this.refused = null
      if (scene.step !== 'still' && scene.step !== 'moon') this.advice = null
      // A hurry ends where there is something to see.
      if (scene.step === 'full' || scene.ms === null) this.hurried = false
      this.#seen(scene, this.scene === scene ? null : this.scene, this)
      this.scene = scene
      // Whoever watches hears of whole tricks: the last one lies there until there is more.
      const last = scene.step === 'full' && this.#queue.length === 2 && this.#queue[1]?.step === 'still'
      if (this.game.watching && last) await this.#wait(null)
      else if (scene.ms === null || (scene.ms > 0 && !this.hurried)) await this.#wait(scene.ms)
      if (scene.step === 'sweep') this.hurried = false
      while (this.#pause) await this.#pause
    }
    this.#running = false
    this.hurried = false
  }

  #wait(ms: number | null): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === null ? undefined : setTimeout(() => this.#go?.(), ms)
      this.#go = () => {
        clearTimeout(timer)
        this.#go = null
        resolve()
      }
    })
  }
}
