/**
 * The tutorial: at which lesson the reader is, the hand it is played with, what came of their choice. Goes on where it was
 * left; draws nothing.
 */
import type { Engine } from '../core/engine'
import { lessonGame, type LessonGame, type Verdict } from '../game/lessonGame'
import { lessons, type Lesson } from '../game/lessons'
import type { Learning } from '../storage/learning'
import { Presenter, type Seen } from './presenter.svelte'

/** What the tutorial is made of; the page supplies the browser's own. */
export interface Supplies {
  readonly engine: Engine
  /** By seat; the reader's own first. */
  readonly names: readonly string[]
  readonly pace: () => number
  readonly load: () => Learning
  readonly save: (change: Partial<Learning>) => void
  readonly seen: Seen
}

export class Tutorial {
  /** Behind the last lesson it is done. */
  number = $state(0)
  presenter: Presenter | null = $state.raw(null)
  /** The lesson could not be set up. */
  failed = $state(false)

  #supplies: Supplies
  #game: LessonGame | null = null
  /** Of the lesson that was asked for last: whatever comes later for another is not shown. */
  #asked = 0

  constructor(supplies: Supplies) {
    this.#supplies = supplies
    const { lesson } = supplies.load()
    this.number = Math.max(
      0,
      lessons.findIndex(({ id }) => id === lesson),
    )
    void this.#open()
  }

  get count(): number {
    return lessons.length
  }
  get lesson(): Lesson | null {
    return lessons[this.number] ?? null
  }
  /** What came of the reader's choice, once it can be seen; null before. */
  get verdict(): Verdict {
    const scene = this.presenter?.scene
    if (!scene || !this.#game) return null
    const seen = scene.step === 'full' ? scene.ms === null : scene.step === 'still' && scene.view.received !== null
    return seen ? this.#game.verdict() : null
  }

  go(number: number): void {
    this.number = Math.min(Math.max(0, number), lessons.length)
    const lesson = this.lesson?.id ?? null
    this.#supplies.save(lesson === null ? { lesson, done: true } : { lesson })
    void this.#open()
  }
  next(): void {
    this.go(this.number + 1)
  }
  /** The reader's last turn once more. */
  takeBack(): void {
    void this.#open(this.#game?.before())
  }
  close(): void {
    this.#asked += 1
    this.presenter?.close()
    this.#game?.close()
    this.presenter = this.#game = null
  }

  async #open(before: readonly string[] = []): Promise<void> {
    this.close()
    this.failed = false
    const { engine, names, pace, seen } = this.#supplies
    const asked = this.#asked
    const lesson = this.lesson
    if (!lesson) return
    try {
      const game = await lessonGame(engine, lesson, names, before)
      if (asked !== this.#asked) return game.close()
      game.onBroken(() => asked === this.#asked && this.#fail())
      this.#game = game
      // The trick that was judged stays to be looked at.
      this.presenter = new Presenter(game, { pace, sweeps: () => game.verdict() === null }, false, seen)
    } catch {
      if (asked === this.#asked) this.#fail()
    }
  }
  #fail(): void {
    this.close()
    this.failed = true
  }
}
