/**
 * The tutorial: the current lesson, its hand, and the result of the reader's choice. Continues where it was left; draws
 * nothing.
 */
import type { Engine } from '../core/engine'
import { lessonGame, type LessonGame, type Verdict } from '../game/lessonGame'
import { lessons, type Lesson } from '../game/lessons'
import type { Learning } from '../storage/learning'
import { PreparedHand, type Playing, type Showing } from './preparedHand.svelte'
import type { Presenter } from './presenter.svelte'

/** What the tutorial needs; the page supplies the browser's own. */
export interface Supplies extends Showing {
  readonly engine: Engine
  /** By seat; the reader's own first. */
  readonly names: readonly string[]
  readonly load: () => Learning
  readonly save: (change: Partial<Learning>) => void
}

export class Tutorial {
  /** The index of the lesson; past the last one, the tutorial is done. */
  number = $state(0)

  #supplies: Supplies
  #hand: PreparedHand<Playing & { readonly game: LessonGame }>

  constructor(supplies: Supplies) {
    this.#supplies = supplies
    this.#hand = new PreparedHand(supplies)
    const { lesson } = supplies.load()
    this.number = Math.max(
      0,
      lessons.findIndex(({ id }) => id === lesson),
    )
    this.#open()
  }

  get presenter(): Presenter | null {
    return this.#hand.presenter
  }
  /** The lesson could not be set up. */
  get failed(): boolean {
    return this.#hand.failed
  }
  get count(): number {
    return lessons.length
  }
  get lesson(): Lesson | null {
    return lessons[this.number] ?? null
  }
  /** The verdict on the reader's choice, once it can be seen; null before. */
  get verdict(): Verdict {
    const scene = this.presenter?.scene
    const game = this.#hand.playing?.game
    if (!scene || !game) return null
    const seen = scene.step === 'full' ? scene.ms === null : scene.step === 'still' && scene.view.received !== null
    return seen ? game.verdict() : null
  }

  go(number: number): void {
    this.number = Math.min(Math.max(0, number), lessons.length)
    const lesson = this.lesson?.id ?? null
    this.#supplies.save(lesson === null ? { lesson, done: true } : { lesson })
    this.#open()
  }
  next(): void {
    this.go(this.number + 1)
  }
  /** Repeats the reader's last turn. */
  takeBack(): void {
    this.#open(this.#hand.playing?.game.before())
  }
  close(): void {
    this.#hand.close()
  }

  #open(before: readonly string[] = []): void {
    const { engine, names } = this.#supplies
    const { lesson } = this
    if (!lesson) return this.#hand.close()
    void this.#hand.open(async () => {
      const game = await lessonGame(engine, lesson, names, before)
      return { game, done: () => game.verdict() !== null }
    })
  }
}
