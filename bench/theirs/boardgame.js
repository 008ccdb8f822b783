'use strict'

/**
 * The game on boardgame.io, as its documentation has games with secrets: a hand each under `players`, which
 * `STRIP_SECRETS` shows to its player alone; a move that only the server makes; turns by an order of the game's own.
 * Prints the port.
 */

const { Server } = require('boardgame.io/server')
const { INVALID_MOVE, PlayerView } = require('boardgame.io/core')
const { DECK, dealt, leader, mayPlay, points, taker } = require('./hand')

function deal(random) {
  const hands = dealt(random.Shuffle(DECK))
  return { players: Object.fromEntries(hands.map((cards, seat) => [seat, { cards }])), next: leader(hands) }
}

function play({ G, playerID, random }, card) {
  const { cards } = G.players[playerID]
  if (!mayPlay(cards, G.trick, card)) return INVALID_MOVE
  cards.splice(cards.indexOf(card), 1)
  G.trick.push({ seat: Number(playerID), card })
  G.next = (Number(playerID) + 1) % 4
  if (G.trick.length < 4) return
  G.next = taker(G.trick)
  G.totals[G.next] += points(G.trick)
  G.trick = []
  if (cards.length === 0) Object.assign(G, deal(random))
}

const hearts = {
  name: 'hearts',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ random }) => ({ ...deal(random), trick: [], totals: [0, 0, 0, 0] }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
  moves: { play: { move: play, client: false } },
}

const server = Server({ games: [hearts], origins: ['http://127.0.0.1'] })
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => console.log(`port ${appServer.address().port}`))
