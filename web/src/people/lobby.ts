/**
 * The lobby's WebSocket: what it tells, and one wish that holds until it is taken back. A connection that is lost is made
 * again, and the wish is told again. Draws nothing.
 */
import type { Lobby, LobbyCommand, LobbyNews, Said, Waits, Wish } from '../core/tables'
import { rated } from '../core/tableValues'
import type { Invitation } from './api'
import { reconnecting, type World } from './reconnecting'

export interface LobbyHearing {
  /** Who waits, and which tables are open. */
  lobby(lobby: Lobby): void
  /** The wish stands on the list; null: it does not any more. */
  waits(waits: Waits | null): void
  matched(invitation: Invitation): void
  /** The wish is not done. */
  refused(why: Said): void
  connected(is: boolean): void
  /** The connection will not be made again: the code of why. */
  ended(code: string): void
}

export interface LobbySocket {
  /** Waits for a game; null: for none. */
  wish(wish: Wish | null): void
  /** The page is looked at again, or the network is back: makes sure that there is a connection. */
  wake(): void
  close(): void
}

export function lobbySocket(world: World, address: string, hearing: LobbyHearing): LobbySocket {
  let wanted: Wish | null = null
  /** Before a reload this browser may have waited for something that it knows nothing of now. */
  let fresh = true
  /** How many of our own stops are still to be answered: an answer to one takes back no wish that was told since. */
  let stopping = 0

  const send = (command: LobbyCommand): void => connection.send(JSON.stringify(command))
  function stop(): void {
    if (connection.isOpen) stopping += 1
    send({ do: 'stop' })
  }
  function tell(): void {
    if (!connection.isOpen) return
    if (wanted) send({ do: 'wait', wish: wanted })
    else if (fresh) stop()
    fresh = false
  }
  function take(news: LobbyNews): void {
    if (news.news === 'lobby') hearing.lobby(news)
    else if (news.news === 'waits') hearing.waits(wanted && news)
    else if (news.news === 'matched') {
      wanted = null
      hearing.matched({ table: news.table, code: news.code, key: news.key })
    } else if (stopping > 0 && (news.news === 'stopped' || news.code === 'not_waiting')) {
      stopping -= 1
    } else if (news.news === 'stopped') {
      wanted = null
      hearing.waits(null)
    } else if (news.code !== 'not_waiting') {
      wanted = null
      hearing.waits(null)
      hearing.refused(news.message)
    }
  }

  const connection = reconnecting(world, {
    address: () => address,
    final: { 4401: 'no_session', 4403: 'suspended', 4404: 'no_tables' },
    connected() {
      stopping = 0
      hearing.connected(true)
      tell()
    },
    lost: () => hearing.connected(false),
    heard: (text) => take(JSON.parse(text) as LobbyNews),
    // Who waits goes on waiting, and hears of it.
    quiet() {
      if (wanted) send({ do: 'wait', wish: wanted })
      return wanted !== null
    },
    ended: hearing.ended,
  })
  return {
    wish(wish) {
      const before = wanted
      wanted = wish
      if (wish) tell()
      else if (before) stop()
    },
    wake: connection.wake,
    close() {
      if (wanted) stop()
      connection.close()
    },
  }
}

const same = (one: Wish, other: Wish): boolean =>
  one.rules === other.rules && one.speed === other.speed && one.rated === other.rated

/** How many people wait for that, and how many it needs. */
export function waitingFor({ waiting }: Pick<Lobby, 'waiting'>, wish: Wish): { people: number; players: number } {
  const players = waiting.find((each) => each.wish.rules === wish.rules)?.players ?? 4
  return { people: waiting.find((each) => same(each.wish, wish))?.people ?? 0, players }
}

/** How many people wait for a game by these rules, whatever else they want of it. */
export const waitingBy = ({ waiting }: Pick<Lobby, 'waiting'>, rules: string): number =>
  waiting.reduce((sum, { wish, people }) => sum + (wish.rules === rules ? people : 0), 0)

/** Are there rated games by these rules? */
export const isRated = (rules: string): boolean => rated.some((each) => each === rules)
