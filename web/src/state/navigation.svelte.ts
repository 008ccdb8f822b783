/**
 * Where the player is: on which screen, and with which sheet or room over it. The browser's history holds the way back:
 * its back button closes a sheet, then leaves the screen.
 */
import { hashOf, tableIn, type Link } from '../people/tableLink'
import { bare, sharedIn } from './address'

/** The rooms about rules. */
export type RoomName = 'games' | 'editor' | 'book' | 'share' | 'shared'
export type SheetName =
  | 'kept'
  | 'you'
  | 'menu'
  | 'rules'
  | 'settings'
  | 'scores'
  | 'counter'
  | 'review'
  | 'unsaved'
  | 'limits'
  | 'seat'
  | 'leave'
  | 'person'
  | 'invite'
  | 'code'
  | 'account'
  | 'deal'
  | 'law'
  | 'chat'
  | 'flow'
  | 'learn'

export interface Where {
  readonly screen: 'home' | 'table' | 'pad' | 'people' | 'daily' | 'challenge'
  readonly sheet: SheetName | RoomName | null
  /** Which page or set a room shows. */
  readonly what?: string
  /** Which day's deal it is, or the content of a challenge; whatever lies over it. */
  readonly deal?: string
  /**
   * Which screen of the scorepad or of playing with people; or from which trick a hand is replayed, or `play` to start
   * at once.
   */
  readonly part?: string
  /** Which move of the reviewed hand is asked about. */
  readonly move?: number | undefined
  /** The link of the table of people. */
  readonly table?: Link
  /** The chat lies over the table, below any sheet. */
  readonly chat?: boolean
  /** How many sheets and rooms the history holds over the screen. */
  readonly deep: number
}

export const home: Where = { screen: 'home', sheet: null, deep: 0 }

const rooms: readonly Where['sheet'][] = ['games', 'editor', 'book', 'share', 'shared'] satisfies RoomName[]
export const isRoom = (sheet: Where['sheet']): sheet is RoomName => rooms.includes(sheet)

let where: Where = $state.raw(home)
/**
 * The steps back that were asked for and are not made yet. A browser takes a moment, in which another tap or another
 * reason to go back would be another step, off the screen.
 */
let stepping: Promise<void> | null = null
let landed = (): void => undefined

function stepBack(by: number): Promise<void> {
  stepping ??= new Promise((done) => {
    const before = landed
    landed = () => {
      landed = () => undefined
      // Steps that were overtaken by a way forward have been made as well.
      before()
      done()
    }
    history.go(-by)
  })
  return stepping
}

/** Sheets that have an address of their own. */
const addressed = ['learn', 'you'] as const
const sheetIn = (hash: string): (typeof addressed)[number] | null =>
  addressed.find((each) => hash === `#${each}`) ?? null

/** The page's own address with the current table, deal of the day, challenge, or sheet that has an address. */
function addressOf({ screen, sheet, table, deal }: Where): string {
  const place = screen === 'daily' || screen === 'challenge' ? `#${screen}${deal ? `=${deal}` : ''}` : ''
  const own = addressed.find((each) => each === sheet)
  return bare(location.href) + (table ? hashOf(table) : own ? `#${own}` : place)
}

/** The deal of the day, or the challenge, in the address. */
function placeIn(hash: string): Pick<Where, 'screen' | 'deal'> | null {
  const [, screen, deal = ''] = /^#(daily|challenge)(?:=(.*))?$/.exec(hash) ?? []
  return screen === undefined ? null : { screen: screen as 'daily', deal }
}

/** Opens the table, sheet, place or rules that the address names, if any. Returns whether there was one. */
function arrived(deep: number): boolean {
  const table = tableIn(location.hash)
  if (table !== null) {
    navigation.toPeople({ table }, true)
    return true
  }
  const sheet = sheetIn(location.hash)
  if (sheet) {
    navigation.go({ ...where, sheet, what: '', deep }, true)
    return true
  }
  const place = placeIn(location.hash)
  if (place) {
    navigation.go({ ...home, ...place }, true)
    return true
  }
  const what = sharedIn(location)
  if (what !== null) navigation.go({ ...where, sheet: 'shared', what, deep }, true, location.href)
  return what !== null
}

export const navigation = {
  get where(): Where {
    return where
  },

  /** Begins at home, or where the address leads. Returns where a reloaded tab was. */
  start(): Where | null {
    const before = history.state as Where | null
    const shared = sharedIn(location)
    const table = tableIn(location.hash)
    const address = location.href
    const sheet = sheetIn(location.hash)
    const place = placeIn(location.hash)
    // After a reload, the entries before a table or a sheet are still in the history.
    const sameTable = table && before?.deep === 0 && before.table?.code === table.code
    const sameSheet = sheet && before?.screen === 'home' && before.sheet === sheet
    if (before && (sameTable || sameSheet)) {
      where = before
      return null
    }
    history.replaceState(home, '', bare(address))
    if (sheet) {
      navigation.go({ ...home, sheet, what: (sheet === 'learn' && before?.what) || '', deep: 1 })
      return null
    }
    if (table !== null) navigation.toPeople({ table })
    else if (place) navigation.go({ ...home, ...place })
    if (shared === null) return table === null && !place ? before : null
    navigation.go({ ...home, sheet: 'shared', what: shared, deep: 1 }, false, address)
    return null
  },
  go(to: Where, replace = false, address = addressOf(to)): void {
    where = to
    stepping = null
    if (replace) history.replaceState(to, '', address)
    else history.pushState(to, '', address)
  },
  /** A sheet replaces a sheet; a room opens over what is there, so that back returns to it. */
  open(sheet: SheetName | RoomName, what = '', replace = false): void {
    const comesOver = isRoom(sheet) || addressed.some((each) => each === sheet)
    const over = !replace && (where.sheet === null || (comesOver && where.sheet !== 'menu'))
    navigation.go({ ...where, sheet, what, move: undefined, deep: where.deep + (over ? 1 : 0) }, !over)
  },
  /** Shows another move of the reviewed hand; `over` opens it over the hand, so that back returns to that. */
  showMove(move: number, over: boolean): void {
    navigation.go({ ...where, move, deep: where.deep + (over ? 1 : 0) }, !over)
  },
  /** Asks whether to replay the hand from that trick, counted from 1; back returns to where this was asked. */
  again(trick: number): void {
    navigation.go({ ...where, sheet: 'flow', what: 'again', part: String(trick), deep: where.deep + 1 })
  },
  toPad(part?: string, replace = false): void {
    navigation.go({ ...home, screen: 'pad', ...(part === undefined ? {} : { part }) }, replace)
  },
  /** Goes to a table of people, or to where one is opened or found. */
  toPeople(to: Pick<Where, 'part' | 'table'> = {}, replace = false): void {
    navigation.go({ ...home, screen: 'people', ...to }, replace)
  },
  back(): void {
    void stepBack(1)
  },
  close(): void {
    if (where.sheet) void stepBack(1)
  },
  /** Closes every sheet and room; resolves when the screen under them is there. */
  async ground(): Promise<void> {
    while (where.deep > 0) await (stepping ?? stepBack(where.deep))
  },
  /**
   * Handles a move in the history. Returns false if an address opened something over the page: what was going on
   * continues under it.
   */
  popped(state: unknown): boolean {
    if (state === null && arrived(where.deep + 1)) return false
    where = (state as Where | null) ?? home
    stepping = null
    landed()
    return true
  },
}
