/** The texts of a lesson: its subject, its task, the result. Also what is read out of a hand. */
import type { Verdict } from '../../game/lessonGame'
import type { Lesson } from '../../game/lessons'
import type { Presenter, Seen } from '../../state/presenter.svelte'
import { spokenLog } from '../../state/spokenLog.svelte'
import { askedIn } from '../../state/turn'
import type { People } from '../../words/catalogue'
import { sentences, text } from '../../words/words.svelte'
import { spoken, taken, totals } from '../table/spoken'

/** The subject of a hand, and the task in it. */
export interface Told {
  readonly step: string
  readonly title: string
  readonly what: string
  readonly ask: string
  readonly why: string
}
/** The result of the reader's choice. */
export interface Answer {
  readonly text: string
  readonly right: boolean
  /** The core's statement about the trick. */
  readonly fact: string
}

export function toldOf({ id, seat, plays }: Lesson, step: string, presenter: Presenter | null, people: People): Told {
  const scene = presenter?.scene
  /** Whether only the last card of a decided hand is left. */
  const finishing = plays === 2 && scene?.view.cards.length === 1 && askedIn(scene) === 'play'
  return {
    step,
    title: text(`learn-${id}-title`),
    what: text(`learn-${id}-what`, { seat }, people),
    ask: finishing ? text('learn-last-card') : text(`learn-${id}-do`, { seat }, people),
    why: id === 'follow' || id === 'duck' || id === 'broken' ? text(`learn-${id}-why`) : '',
  }
}

export const answerTo = ({ id, seat }: Lesson, verdict: NonNullable<Verdict>, people: People): string =>
  text(verdict === 'right' ? `learn-${id}-right` : `learn-${verdict}`, { seat }, people)

/** The core's statement about the trick on the table. */
export function factOf({ scene, latest }: Presenter, people: People): string {
  if (scene.step !== 'full') return ''
  return latest.phase === 'done' ? totals(latest, people) : sentences(taken(scene, people))
}

/** Reads out scenes, except that a full trick can be tapped away, which isn't so here. */
export const readOut: Seen = (scene, before, { people, rules }) =>
  before && spokenLog.say(...spoken({ ...scene, ms: scene.ms ?? 0 }, before, people, rules, true))
