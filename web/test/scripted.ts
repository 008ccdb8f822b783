/** A game that says what the test tells it to, for testing what is made of it. */
import type { Refusal, View } from '../src/core/protocol'
import type { Action, Advice } from '../src/core/types'
import type { Alone, Game } from '../src/game/game'
import { rulesInfo, weighed } from './views'

export const advice: Advice = {
  unit: 'points',
  choices: [weighed('4C')],
  reasons: [{ id: 'reason-lead-low', args: { best: '4C', best_rate: 10, other: '9C', other_rate: 20 } }],
}

export function scripted(first: View, alone?: Partial<Alone>) {
  let heard: (view: View, jumps?: boolean) => void = () => undefined
  let latest = first
  const acted: Action[] = []
  let answer: Refusal | null = null
  let coach = (): Promise<Advice> => Promise.resolve(advice)
  const game: Game = {
    ...(alone && { alone: alone as Alone }),
    seat: 0,
    names: ['You', 'Ingrid', 'Basil', 'Yuki'],
    rules: rulesInfo({}),
    view: () => latest,
    listen(told) {
      heard = told
      return () => (heard = () => undefined)
    },
    act: (action) => {
      acted.push(action)
      return Promise.resolve(answer)
    },
    advises: true,
    coach: () => coach(),
    log: () => ({ openhearts: 1, rules: {}, seed: '1', dealer: 0, actions: [] }),
    past: () => Promise.resolve(latest),
    moves: () => Promise.resolve([]),
    reviews: () => true,
    reviewMove: () => Promise.resolve({ view: latest, advice }),
    onBroken: () => undefined,
    close: () => undefined,
  }
  return {
    game,
    acted,
    say: (next: View, jumps = false) => heard((latest = next), jumps),
    refuse: (refusal: Refusal | null) => (answer = refusal),
    coached: (given: () => Promise<Advice>) => (coach = given),
  }
}
