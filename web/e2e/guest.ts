/**
 * People at a table of a real server whose page nobody looks at. They have no browser: the page's own code for a person
 * and their connection, over Node's network, costs hardly anything.
 */
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { engine, type Session } from '../src/core/engine'
import { inTurn } from '../src/core/inTurn'
import { writeAction } from '../src/core/line'
import type { View } from '../src/core/protocol'
import { sessions } from '../src/core/sessions'
import type { PersonId, Wish as Waited } from '../src/core/tables'
import type { RulesJson } from '../src/core/types'
import { api, lobbyAddress, socketAddress, type Api, type Invitation } from '../src/people/api'
import { lobbySocket } from '../src/people/lobby'
import type { Wire, World } from '../src/people/reconnecting'
import { fold, seatOf, unknown, type TableState } from '../src/people/table'
import { hashOf, tableIn } from '../src/people/tableLink'
import { tableSocket, type Wish } from '../src/people/tableSocket'
import { browserWorld } from '../src/state/browserWorld'
import { wholeModule } from '../test/core'

export interface Newcomer {
  readonly api: Api
  /** Waits in the lobby for a game. */
  matched(wish: Waited): Promise<Invitation>
  /** Goes to a table. */
  at(invitation: Invitation): Guest
}

/** Somebody at a table. */
export interface Guest {
  /** The table's link. */
  readonly link: string
  /** What tells the server who this is. */
  readonly cookie: string
  /** The table as this person knows it. */
  table(): TableState
  /** Rejects if the table refuses it. */
  does(wish: Wish): Promise<void>
  /** Passes the first cards or plays the first legal one. Returns false if it isn't their turn. */
  plays(): Promise<boolean>
  /** From now on plays whenever it is their turn. */
  playsOn(): void
}

const core = engine(sessions(Promise.resolve(wholeModule())))

const ignored = (): void => undefined

/** Somebody of that name, new to the server. */
export async function newcomer(base: string, name: string): Promise<Newcomer> {
  let cookie = ''
  const known = api(base, async (address, request) => {
    const headers = new Headers(request?.headers)
    headers.set('cookie', cookie)
    const answer = await fetch(address, { ...request, headers })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  })
  const { person } = await known.call(name)
  const world = {
    ...browserWorld,
    open(address: string): Wire {
      const socket = new WebSocket(address, { headers: { cookie } })
      socket.onerror = ignored // a close follows, which is heard
      return socket as Wire
    },
  }
  return {
    api: known,
    matched: (wish) =>
      new Promise((done, failed) => {
        const socket = lobbySocket(world, lobbyAddress(base), {
          ...{ lobby: ignored, waits: ignored, connected: ignored, ended: ignored },
          matched(invitation) {
            socket.close()
            done(invitation)
          },
          refused: ({ id }) => failed(new Error(id)),
        })
        socket.wish(wish)
      }),
    at: (invitation) => at({ base, name, person, cookie, world }, invitation),
  }
}

interface Who {
  readonly base: string
  readonly name: string
  readonly person: PersonId
  readonly cookie: string
  readonly world: World
}

/** A connection to a table, until the test is over. */
function at({ base, name, person, cookie, world }: Who, invitation: Invitation): Guest {
  let state = unknown
  let playing = false
  const socket = tableSocket(world, (since) => socketAddress(base, invitation, since), {
    ...{ undone: ignored, time: ignored, watchers: ignored, forgotten: ignored, connected: ignored, refused: ignored },
    frame(frame) {
      state = fold(state, frame)
      if (playing) playOn()
    },
  })
  let here = true
  onTestFinished(() => {
    here = false
    socket.close()
    observer?.end()
  })

  /** Returns the number of the first entry. */
  async function done(wish: Wish): Promise<number> {
    const answer = await socket.ask(wish)
    if (answer.answer === 'refused') throw new Error(`${name} may not ${wish.do}: ${answer.code}`)
    return answer.n
  }

  let observer: Session | null = null
  let observed = { game: -1, events: 0 }
  let view: View | null = null
  /** The number of the entry that their last action has become. */
  let acted = 0
  async function play(): Promise<boolean> {
    const { game } = state
    const seat = seatOf(state, person)
    if (game === null || seat === null) return false
    if (observed.game !== game.number) {
      observer?.end()
      observer = core.open()
      await observer.observe(game.rules, seat)
      observed = { game: game.number, events: 0 }
    }
    for (const event of game.events.slice(observed.events)) view = (await observer?.see(event)) ?? null
    observed.events = game.events.length
    if (game.over || acted > state.n || !view?.waiting.includes(seat)) return false
    const { hand, phase, cards, legal, pass } = view
    const action =
      phase === 'pass'
        ? ({ kind: 'pass', cards: cards.slice(0, pass?.count) } as const)
        : ({ kind: 'play', card: legal[0] ?? '' } as const)
    acted = await done({ do: 'act', hand, action: writeAction(seat, action) })
    return true
  }
  const turn = inTurn()
  const plays = (): Promise<boolean> => turn(play)
  const playOn = (): void =>
    void plays().catch((error: unknown) => {
      if (here) throw error
    })

  return {
    link: new URL(hashOf(invitation), base).href,
    cookie,
    table: () => state,
    does: async (wish) => void (await done(wish)),
    plays,
    playsOn() {
      playing = true
      playOn()
    },
  }
}

/** Follows a table's link, and takes the first free seat. */
export async function sits(link: string, name: string): Promise<Guest> {
  const { code } = tableIn(new URL(link).hash) ?? { code: '' }
  const person = await newcomer(link, name)
  const guest = person.at(await person.api.find(code))
  await guest.does({ do: 'sit' })
  return guest
}

/** Opens a table, without limits of time, and takes the first seat. `bot`: in every other one until people come. */
export async function hosts(url: string, name: string, rules: RulesJson = {}, bot = ''): Promise<Guest> {
  const person = await newcomer(url, name)
  return person.at(await person.api.open({ rules, limits: unknown.limits, bot }))
}
