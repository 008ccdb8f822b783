/** The words of the room in which a finished hand is gone through again, fetched with it. As in `en.ts`. */
import type { Action } from '../core/types'
import { capital, card, list, number } from './say'

export const reviewWords = {
  roomTitle: (hand: number) => `Hand ${hand}, card by card`,
  how: 'Tap any card to see why.',
  looking: (n: number, of: number) => (of === 0 ? 'Laying the hand out.' : `Looking at your moves: ${n} of ${of}.`),
  progress: 'Your moves looked at',
  found: (n: number, unit: 'points' | 'chips') => {
    const one = unit === 'points' ? 'a point' : 'a chip'
    if (n === 0) return `None of your moves cost more than ${one}.`
    return `${capital(number(n))} of your moves cost more than ${one}.`
  },
  failed: 'The coach gave no answer. The cards are here all the same.',
  table: 'The hand, trick by trick',
  trick: 'Trick',
  rows: {
    bid: () => 'Bids',
    suit: () => 'Suit',
    pass: () => 'Pass',
    play: (n: number) => `Trick ${n}`,
    moon: () => 'Moon',
  },
  led: 'led',
  took: 'took',
  cost: (text: string) => `cost ${text}`,
  /** An action as done: "played the queen of spades". */
  did: (action: Action) => {
    switch (action.kind) {
      case 'play':
        return `played the ${card(action.card)}`
      case 'pass':
        return `passed ${list(action.cards.map((each) => `the ${card(each)}`))}`
      case 'bid':
        return action.chips === 0 ? 'passed' : `bid ${action.chips}`
      case 'suit':
        return `named ${action.suit}`
      case 'moon':
        return action.way === 'old' ? 'let the others take it' : 'took it off'
    }
  },
  /** The same in a word, where no card says it. */
  said: (action: Action) => {
    switch (action.kind) {
      case 'bid':
        return action.chips === 0 ? 'Pass' : String(action.chips)
      case 'suit':
        return capital(action.suit)
      case 'moon':
        return action.way === 'old' ? 'Others take it' : 'Take it off'
      default:
        return ''
    }
  },
  title: (row: string, name: string, did: string) => `${row}: ${name} ${did}`,
  move: (name: string, did: string, note: string) => `${name} ${did}${note ? `, ${note}` : ''}. Why?`,
  only: 'There was no other choice.',
  unseen: 'The coach did not weigh this one.',
  good: (alike: boolean) => (alike ? 'As good as any.' : 'The best there was.'),
  dear: (cost: string, error: string, unit: 'points' | 'chips') =>
    `It cost ${cost} ${unit} next to the best${error === '0.0' ? '' : `, give or take ${error}`}.`,
  saidTo: (name: string) => `Said to ${name}, who knows only what ${name} could see then.`,
  choices: 'What could have been done',
  done: 'Done',
  holds: (name: string) => (name === 'You' ? 'You held' : `${name} held`),
}
