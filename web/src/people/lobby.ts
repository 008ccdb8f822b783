/**
 * The lobby's WebSocket: the lobby's news, and one wish that holds until it is withdrawn. After a lost connection it
 * reconnects and sends the wish again. Draws nothing.
 */
import type { Listed, Lobby, LobbyCommand, LobbyNews, Said, Waits, Wish } from '../core/tables'
import { rated } from '../core/tableValues'
import type { Invitation } from './api'
import { reconnecting, type World } from './reconnecting'

/** An open table, always with its rules. */
export interface OpenTable extends Listed {
  readonly rules: NonNullable<Listed['rules']>
}

export interface OpenLobby extends Lobby {
  readonly tables: readonly OpenTable[]
}

export interface LobbyHearing {
  /** Who is waiting, and which tables are open. */
  lobby(lobby: OpenLobby): void
  /** The wish is on the list; null: no longer. */
  waits(waits: Waits | null): void
  matched(invitation: Invitation): void
  /** The wish was refused. */
  refused(why: Said): void
  connected(is: boolean): void
  /** The connection will not be restored; `code` says why. */
  ended(code: string): void
}

export interface LobbySocket {
  /** Waits for a game; null: stops waiting. */
  wish(wish: Wish | null): void
  /** To be called when the page becomes visible or the network returns: makes sure that there is a connection. */
  wake(): void
  close(): void
}

export function lobbySocket(world: World, address: string, hearing: LobbyHearing): LobbySocket {
  let wanted: Wish | null = null
  /** The server has confirmed that wish, so that another one is by way of another device. */
  let confirmed = false
  /** The server has not confirmed the end of a wish. */
  let givenUp = false
  /** The person waits by way of another device: shown, and stopped on request, but never sent as a wish of this one. */
  let elsewhere = false
  /** How many of our own stops are unanswered: the answer to one doesn't end a wish sent after it. */
  let stopping = 0
  /** By table, the rules of those in the last message. */
  let known: ReadonlyMap<string, OpenTable['rules']> = new Map()

  const send = (command: LobbyCommand): void => connection.send(JSON.stringify(command))
  function stop(): void {
    givenUp = true
    if (connection.isOpen) stopping += 1
    send({ do: 'stop' })
  }
  function tell(): void {
    if (!connection.isOpen) return
    if (!wanted) return givenUp ? stop() : undefined
    send({ do: 'wait', wish: wanted })
    givenUp = confirmed = false
  }
  function withRules(lobby: Lobby): OpenLobby {
    const tables = lobby.tables.map((each) => ({ ...each, rules: each.rules ?? known.get(each.table) ?? {} }))
    known = new Map(tables.map(({ table, rules }) => [table, rules]))
    return { ...lobby, tables }
  }
  function take(news: LobbyNews): void {
    if (news.news === 'lobby') hearing.lobby(withRules(news))
    else if (news.news === 'waits') {
      if (wanted && same(wanted, news.wish)) confirmed = true
      else if (confirmed) wanted = null
      elsewhere = !wanted && !givenUp
      hearing.waits(wanted || elsewhere ? news : null)
    } else if (news.news === 'matched') {
      wanted = null
      hearing.matched({ table: news.table, code: news.code, key: news.key })
    } else if (stopping > 0 && (news.news === 'stopped' || news.code === 'not_waiting')) {
      stopping -= 1
      givenUp &&= stopping > 0
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
      if (elsewhere) hearing.waits(null) // what has come of that is not known
      elsewhere = false
      hearing.connected(true)
      tell()
    },
    lost: () => hearing.connected(false),
    heard: (text) => take(JSON.parse(text) as LobbyNews),
    // A person who waits continues to wait, and the repeated wish is answered.
    quiet() {
      if (wanted) send({ do: 'wait', wish: wanted })
      return wanted !== null
    },
    ended: hearing.ended,
  })
  return {
    wish(wish) {
      const before = wanted || elsewhere
      wanted = wish
      elsewhere = false
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

/** How many people wait for exactly that, and how many such a game needs. */
export function waitingFor({ waiting }: Pick<Lobby, 'waiting'>, wish: Wish): { people: number; players: number } {
  const players = waiting.find((each) => each.wish.rules === wish.rules)?.players ?? 4
  return { people: waiting.find((each) => same(each.wish, wish))?.people ?? 0, players }
}

/** How many people wait for a game by these rules: a rated one, one that isn't, or, if that is left out, either. */
export const waitingBy = ({ waiting }: Pick<Lobby, 'waiting'>, rules: string, rated?: boolean): number =>
  waiting.reduce((sum, { wish, people }) => {
    const counts = wish.rules === rules && (rated === undefined || wish.rated === rated)
    return sum + (counts ? people : 0)
  }, 0)

/** Whether there are rated games by these rules. */
export const isRated = (rules: string): boolean => rated.some((each) => each === rules)
