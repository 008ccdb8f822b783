'use strict'

/**
 * The law of the benchmark's game, which both servers here play: thirteen tricks without a pass. Whoever has the two of
 * clubs leads it; whoever can follow suit does. It never changes what it is given.
 */

const ORDER = '23456789TJQKA'
const DECK = [...'CDHS'].flatMap((suit) => [...ORDER].map((rank) => rank + suit))
const SEATS = [0, 1, 2, 3]

/** A shuffled deck as four hands. */
const dealt = (deck) => SEATS.map((seat) => deck.slice(13 * seat, 13 * seat + 13))

/** The seat that leads the first trick. */
const leader = (hands) => hands.findIndex((cards) => cards.includes('2C'))

/** Whether somebody with these cards may play that one; `trick` is of `{ seat, card }`. */
function mayPlay(cards, trick, card) {
  if (!cards.includes(card)) return false
  if (trick.length === 0) return card === '2C' || !cards.includes('2C')
  const led = trick[0].card[1]
  return card[1] === led || !cards.some((each) => each[1] === led)
}

/** The seat that takes a trick. */
function taker(trick) {
  const led = trick[0].card[1]
  const height = ({ card }) => (card[1] === led ? ORDER.indexOf(card[0]) : -1)
  return trick.reduce((best, each) => (height(each) > height(best) ? each : best)).seat
}

/** What a trick counts. */
const points = (trick) => trick.reduce((sum, { card }) => sum + (card[1] === 'H' ? 1 : 0) + (card === 'QS' ? 13 : 0), 0)

module.exports = { DECK, dealt, leader, mayPlay, taker, points }
