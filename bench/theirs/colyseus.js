'use strict'

/**
 * The game on Colyseus, with messages, which its documentation has for what happens once: each is sent at once, where
 * changes of a room's state would wait for the next patch. What a room knows, it keeps to itself. Prints the port.
 */

const { Room, Server } = require('@colyseus/core')
const { WebSocketTransport } = require('@colyseus/ws-transport')
const { DECK, dealt, leader, mayPlay, points, taker } = require('./hand')

function shuffled(cards) {
  const deck = [...cards]
  for (let left = deck.length; left > 1; left--) {
    const at = Math.floor(Math.random() * left)
    ;[deck[left - 1], deck[at]] = [deck[at], deck[left - 1]]
  }
  return deck
}

class Hearts extends Room {
  maxClients = 4
  seats = []
  hands = []
  trick = []
  totals = [0, 0, 0, 0]
  next = 0

  onCreate() {
    this.setPatchRate(null)
    this.onMessage('play', (client, card) => this.play(client, card))
  }

  onJoin(client) {
    client.userData = { seat: this.seats.length }
    this.seats.push(client)
    if (this.seats.length === 4) this.deal()
  }

  deal() {
    this.hands = dealt(shuffled(DECK))
    this.next = leader(this.hands)
    this.seats.forEach((client, seat) => client.send('dealt', { seat, cards: this.hands[seat] }))
  }

  play(client, card) {
    const { seat } = client.userData
    const cards = this.hands[seat]
    if (seat !== this.next || !mayPlay(cards, this.trick, card)) {
      client.send('refused', card)
      return
    }
    cards.splice(cards.indexOf(card), 1)
    this.trick.push({ seat, card })
    this.next = (seat + 1) % 4
    if (this.trick.length === 4) {
      this.next = taker(this.trick)
      this.totals[this.next] += points(this.trick)
      this.trick = []
    }
    this.broadcast('played', { seat, card, next: this.next })
    if (this.trick.length === 0 && cards.length === 0) this.deal()
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false })
server.define('hearts', Hearts)
server.listen(0).then(() => console.log(`port ${server.transport.server.address().port}`))
