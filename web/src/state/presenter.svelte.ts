/**
 * Turns a game's views, which come as fast as they are made, into what the screen shows, at the pace of a table. Queues
 * scenes and shows one after the other; whatever the player does while something moves finishes that movement first.
 * Decides nothing about the game: an action goes to the game, and what comes back is shown.
 */
import type { Rest, RulesInfo, View } from '../core/protocol'
import type { Copy } from '../core/copies'
import type { SpokenAdvice } from './advice'
import { message, type Action, type AnyMessage } from '../core/types'
import type { Game } from '../game/game'
import type { People } from '../words/catalogue'
import { words } from '../words/words.svelte'
import { scenes, still, type Scene } from './scenes'
import { storage } from './storage.svelte'
import { askedIn, type Asked } from './turn'

export interface Tempo {
  /** The factor of every movement's normal length; 0 shows everything at once. */
  readonly pace: () => number
  /** Whether a full trick is swept by itself; otherwise it stays until the player goes on. */
  readonly sweeps: () => boolean
  /** Whether cards passed to the player stay raised until the player goes on. */
  readonly keepsRaised?: () => boolean
}

/** Called for every scene, hurried or not, with the one before it. */
export type Seen = (scene: Scene, before: Scene | null, presenter: Presenter) => void

/** If an answer comes within this many ms, no thinking is shown. */
const PATIENCE = 150
/** With more scenes than this in the queue, the screen skips to the current state. */
const BEHIND = 60

export class Presenter {
  readonly game: Game
  readonly rules: RulesInfo
  people: People = $state.raw() as People
  scene: Scene = $state.raw() as Scene
  /** The latest view, which the screen may not have reached yet. */
  latest: View = $state.raw() as View
  /** What is said in place of the turn's question: why the last action was refused, or what taking one back means. */
  refused: { readonly message: AnyMessage } | null = $state.raw(null)
  /** The card that the player has chosen before it is their turn. */
  ahead: Copy | null = $state.raw(null)
  /** How the rest of the hand must end, as far as the player can know, and the view from which that follows. */
  rest: (Rest & { readonly at: View }) | null = $state.raw(null)
  /** The coach's advice for this turn, once requested. */
  advice: SpokenAdvice | null = $state.raw(null)
  /** A sentence shown below the coach's advice. */
  aside: string | null = $state(null)
  /** Decides whether an action is held back: in the first game, the coach speaks up before a costly card is played. */
  holds: ((action: Action) => Promise<boolean>) | null = null
  /** The coach has been asked and takes its time. */
  thinking = $state(false)
  /** True while a click hurries things on: nothing that starts now may take time. */
  hurried = $state(false)

  #tempo: Tempo
  #seen: Seen
  #queue: Scene[] = []
  #unlisten: () => void
  /** Ends the current wait, if there is one. */
  #go: (() => void) | null = null
  /** The next scene waits for this. */
  #pause: Promise<void> | null = null
  #resume = (): void => undefined
  #closed = false
  #running = false
  #asking = false
  #acting: string | null = null

  /** `ended`: the previous hand, whose result is shown first. */
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

  /** Whether something is still on its way to the screen. */
  get busy(): boolean {
    return this.#running
  }

  /** What the reader is asked for now. Nothing if they only watch or a bot plays for them. */
  get asked(): Asked {
    return this.game.idle?.() ? null : askedIn(this.scene)
  }

  /** The coach's advice on the reader's card. */
  get coached(): SpokenAdvice | null {
    return this.asked === 'play' && !this.refused ? this.advice : null
  }

  /** Somebody has taken over a seat. */
  rename(names: readonly string[]): void {
    this.people = { ...this.people, names }
  }

  /** Finishes what is moving. A full trick that waits to be seen is swept. What comes later takes its time. */
  finish(): void {
    if (!this.#running) return
    this.hurried = true
    this.#go?.()
  }

  /** Leaves the result of a hand, or a full trick that stays until tapped. */
  proceed(): void {
    if (this.scene.ms === null) this.#go?.()
  }

  /** Pauses; nothing more is shown until this is called with `false`. */
  pause(on: boolean): void {
    if (!on) this.#resume()
    else this.#pause ??= new Promise<void>((resume) => (this.#resume = resume)).then(() => void (this.#pause = null))
  }

  /** Takes back what the player decided last in the hand that is shown; the hand before is left alone. */
  takeBack(): void {
    this.game.alone?.takeBack(this.scene.view.hand).catch(this.#unloaded)
  }

  /** Plays the hand that is shown again from that trick, numbered from 0, or from its beginning. */
  replay(trick?: number): void {
    this.game.alone?.replay(this.scene.view.hand, trick).catch(this.#unloaded)
  }

  async act(action: Action): Promise<void> {
    this.refused = null
    if (this.holds && (await this.holds(action))) return
    // A second tap on the same means the same as the first, which is still on its way.
    const asked = JSON.stringify(action)
    if (this.#acting === asked) return
    this.#acting = asked
    try {
      this.refused = await this.game.act(action)
    } catch {
      // The core crashed: the game tells those who can resume it.
      return
    } finally {
      if (this.#acting === asked) this.#acting = null
    }
    if (this.refused) return
    this.advice = null
    storage.keepForGood()
  }

  /** Asks the coach, or hides its advice. */
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
      const told = words.need('coach')
      told.catch(this.#unloaded)
      const [advice] = await Promise.all([this.game.coach(), told])
      // Advice is outdated once the player has acted, but not if others have passed cards meanwhile.
      const { hand, phase, cards } = this.latest
      if (hand === asked.hand && phase === asked.phase && cards.length === asked.cards.length) this.advice = advice
    } catch {
      // The player is not to act any more, or the core crashed, which the game reports, or its words are out of reach.
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

  /** Says that what is loaded when first needed is out of reach. (If the core crashed, the game is resumed.) */
  #unloaded = (): void => {
    this.refused = { message: message('page-unloaded') }
  }

  #heard(view: View, jumps = false): void {
    const { pace, sweeps, keepsRaised } = this.#tempo
    if (jumps) {
      // Scenes that were still to come no longer apply.
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
      // Hurrying ends where there is something to see.
      if (scene.step === 'full' || scene.ms === null) this.hurried = false
      this.#seen(scene, this.scene === scene ? null : this.scene, this)
      this.scene = scene
      // A spectator receives whole tricks: the last one stays until there is more.
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
