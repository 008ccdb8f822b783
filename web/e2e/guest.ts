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
import type { RulesJson } from '../src/core/types'
import { api, socketAddress, type Api, type Invitation } from '../src/people/api'
import type { Wire } from '../src/people/reconnecting'
import { fold, seatOf, unknown, type TableState } from '../src/people/table'
import { hashOf, tableIn } from '../src/people/tableLink'
import { tableSocket, type Wish } from '../src/people/tableSocket'
import { browserWorld } from '../src/state/browserWorld'
import { wholeModule } from '../test/core'

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

/** Somebody of that name, new to the server; leaves it when the test is over. */
async function meet(base: string, name: string, invited: (api: Api) => Promise<Invitation>): Promise<Guest> {
  let cookie = ''
  const known = api(base, async (address, request) => {
    const headers = new Headers(request?.headers)
    headers.set('cookie', cookie)
    const answer = await fetch(address, { ...request, headers })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  })
  const { person } = await known.call(name)
  const invitation = await invited(known)

  let state = unknown
  let playing = false
  const ignored = (): void => undefined
  const world = {
    ...browserWorld,
    open(address: string): Wire {
      const socket = new WebSocket(address, { headers: { cookie } })
      socket.onerror = ignored // a close follows, which is heard
      return socket as Wire
    },
  }
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
  const guest = await meet(link, name, (api) => api.find(code))
  await guest.does({ do: 'sit' })
  return guest
}

/** Opens a table, without limits of time, and takes the first seat. `bot`: in every other one until people come. */
export const hosts = (url: string, name: string, rules: RulesJson = {}, bot = ''): Promise<Guest> =>
  meet(url, name, (api) => api.open({ rules, limits: unknown.limits, bot }))
