/**
 * Practice of one kind of mistake, with hands of the reader's own, and prepared ones that teach the same if there are
 * too few. Holds the current exercise, the hand as it is played, the result of the card, and how many were right at the
 * first try. Stores nothing; draws nothing.
 */
import type { Engine } from '../core/engine'
import type { Card } from '../core/protocol'
import type { Action, Advice } from '../core/types'
import { lessonGame, type Verdict } from '../game/lessonGame'
import { lessons, type Lesson, type LessonId } from '../game/lessons'
import { practiceGame } from '../game/practiceGame'
import type { PlayedGame } from '../storage/history'
import { choiceOf } from './advice'
import type { HabitId } from './habits'
import type { OwnHand } from './ownHands'
import { PreparedHand, type Playing, type Showing } from './preparedHand.svelte'
import type { Presenter } from './presenter.svelte'

/** How many hands are practised at a time. */
export const HANDS = 3

export type Exercise =
  { readonly kind: 'own'; readonly own: OwnHand } | { readonly kind: 'lesson'; readonly lesson: Lesson }

/** The coach's grade for a card: as good as any, not as good but no mistake, a mistake, or not considered. */
export type Grade = 'best' | 'fine' | 'costly' | 'unseen'

export function gradeOf(advice: Advice, action: Action): Grade {
  const choice = choiceOf(advice, action)
  if (!choice) return 'unseen'
  if (choice.alike) return 'best'
  return choice.costly ? 'costly' : 'fine'
}

export type Outcome =
  | {
      readonly kind: 'own'
      readonly grade: Grade
      readonly advice: Advice
      readonly card: Card
      readonly right: boolean
    }
  | { readonly kind: 'lesson'; readonly verdict: Verdict; readonly right: boolean }

/** By kind of mistake, the lessons that teach about it. */
const taught: Partial<Readonly<Record<HabitId, readonly LessonId[]>>> = {
  above: ['beware'],
  kept: ['queen'],
  queen: ['queen', 'beware'],
  under: ['duck'],
  high: ['last'],
  discard: ['void', 'hearts'],
  moon: ['moon'],
}

/** The reader's own hands first; lessons make up the number. */
export const exercisesOf = (id: HabitId, own: readonly OwnHand[]): readonly Exercise[] =>
  [
    ...own.map((each): Exercise => ({ kind: 'own', own: each })),
    ...lessons
      .filter((lesson) => taught[id]?.includes(lesson.id))
      .map((lesson): Exercise => ({ kind: 'lesson', lesson })),
  ].slice(0, HANDS)

/** What practice needs; the page supplies the browser's own. */
export interface Supplies extends Showing {
  readonly engineFor: (game: PlayedGame | null) => Engine
  /** The names at a lesson's table, by seat; the reader's own first. */
  readonly names: readonly string[]
  /** The bot that plays in place of people. */
  readonly bot: string
}

/** A hand of either kind of exercise. */
interface Practised extends Playing {
  outcome(advice: Advice | null): Outcome | null
}

export class Practice {
  readonly exercises: readonly Exercise[]
  /** The index of the exercise; past the last one, practice is done. */
  number = $state(0)
  /** By exercise, whether the first card was right; null: none has been played. */
  firsts: readonly (boolean | null)[] = $state.raw([])

  #supplies: Supplies
  #hand: PreparedHand<Practised>
  #advice: Advice | null = $state.raw(null)

  constructor(exercises: readonly Exercise[], supplies: Supplies) {
    this.exercises = exercises
    this.#supplies = supplies
    this.#hand = new PreparedHand(supplies)
    this.firsts = exercises.map(() => null)
    this.#open()
  }

  get presenter(): Presenter | null {
    return this.#hand.presenter
  }
  /** The hand could not be set up, or the coach failed. */
  get failed(): boolean {
    return this.#hand.failed
  }
  get exercise(): Exercise | null {
    return this.exercises[this.number] ?? null
  }
  /** The result of the card, once the trick is complete and the coach has answered; null before. */
  get outcome(): Outcome | null {
    const scene = this.presenter?.scene
    if (scene?.step !== 'full' || scene.ms !== null) return null
    return this.#hand.playing?.outcome(this.#advice) ?? null
  }

  next(): void {
    this.#note()
    this.number += 1
    this.#open()
  }
  /** Repeats the decision. */
  retry(): void {
    this.#note()
    this.#open()
  }
  /** Starts over from the first exercise. */
  again(): void {
    this.firsts = this.exercises.map(() => null)
    this.number = 0
    this.#open()
  }
  close(): void {
    this.#hand.close()
  }

  #note(): void {
    const { number, outcome } = this
    if (outcome && this.firsts[number] === null)
      this.firsts = this.firsts.map((first, i) => (i === number ? outcome.right : first))
  }

  #open(): void {
    this.#advice = null
    const { exercise } = this
    if (!exercise) return this.#hand.close()
    void this.#hand.open((latest) => this.#setUp(exercise, latest))
  }
  async #setUp(exercise: Exercise, latest: () => boolean): Promise<Practised> {
    const { engineFor, names, bot } = this.#supplies
    if (exercise.kind === 'lesson') {
      const game = await lessonGame(engineFor(null), exercise.lesson, names)
      return {
        game,
        done: () => game.verdict() !== null,
        outcome() {
          const verdict = game.verdict()
          return verdict && { kind: 'lesson', verdict, right: verdict === 'right' }
        },
      }
    }
    const { game: of, to } = exercise.own
    const decision = { log: of.log, to, seat: of.seat, names: of.names, bot: of.bot ?? bot }
    const game = await practiceGame(engineFor(of), decision)
    game.advice.then(
      (advice) => latest() && (this.#advice = advice),
      () => latest() && this.#hand.fail(),
    )
    return {
      game,
      done: () => game.chosen() !== null,
      outcome(advice) {
        const action = game.chosen()
        if (!advice || action?.kind !== 'play') return null
        const grade = gradeOf(advice, action)
        return { kind: 'own', grade, advice, card: action.card, right: grade === 'best' || grade === 'fine' }
      },
    }
  }
}
