import { expect, test } from 'vitest'
import { held } from '../src/core/cards'

const hand = ['2H', 'KC', 'QS', '3C', 'AH', 'TD', '9S']

test('a hand is held suit by suit, from high to low, or as the player likes', () => {
  expect(held(hand)).toEqual(['KC', '3C', 'TD', 'QS', '9S', 'AH', '2H'])
  expect(held(hand, 'HSDC')).toEqual(['AH', '2H', 'QS', '9S', 'TD', 'KC', '3C'])
  expect(held(hand, 'CDSH', true)).toEqual(['3C', 'KC', 'TD', '9S', 'QS', '2H', 'AH'])
})
