/**
 * Where the player is: on which screen, with which sheet or room over it. The browser's own history holds the way back: its
 * back button closes a sheet, then leaves the screen.
 */
import { hashOf, tableIn, type Link } from '../people/tableLink'
import { bare } from './address'
import { sharedIn } from './ruleSetLink'

/** The rooms of the rules. */
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
  /** Which page or set a room shows; the cards of a challenge. */
  readonly what?: string
  /** Which screen of the scorepad, or of playing with people; from which trick a hand is played again; `play`: at once. */
  readonly part?: string
  /** Which move of the hand looked through is asked about. */
  readonly move?: number | undefined
  /** At which table of people. */
  readonly table?: Link
  /** How many sheets and rooms lie in the history over the screen. */
  readonly deep: number
}

export const home: Where = { screen: 'home', sheet: null, deep: 0 }

const rooms: readonly Where['sheet'][] = ['games', 'editor', 'book', 'share', 'shared'] satisfies RoomName[]
export const isRoom = (sheet: Where['sheet']): sheet is RoomName => rooms.includes(sheet)

let where: Where = $state.raw(home)
/** Waits for the screen under all sheets to be there. */
let landed: (() => void) | null = null

/** Sheets that have an address of their own. */
const addressed = ['learn', 'you'] as const
const sheetIn = (hash: string): (typeof addressed)[number] | null =>
  addressed.find((each) => hash === `#${each}`) ?? null

/** The page's own address, with the table that it is at, the deal of the day, a challenge, or a sheet that has its own. */
function addressOf({ screen, sheet, table, what }: Where): string {
  const place = screen === 'daily' || screen === 'challenge' ? `#${screen}${what ? `=${what}` : ''}` : ''
  const own = addressed.find((each) => each === sheet)
  return bare(location.href) + (table ? hashOf(table) : own ? `#${own}` : place)
}

/** The deal of the day, or a challenge, that the address leads to. */
function placeIn(hash: string): Pick<Where, 'screen' | 'what'> | null {
  const [, screen, what = ''] = /^#(daily|challenge)(?:=(.*))?$/.exec(hash) ?? []
  return screen === undefined ? null : { screen: screen as 'daily', what }
}

/** Opens the rules or the table that the address holds, if any. */
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

  /** Begins at home, with the rules over it that the address holds. Answers where a tab that was reloaded has been. */
  start(): Where | null {
    const before = history.state as Where | null
    const shared = sharedIn(location)
    const table = tableIn(location.hash)
    const address = location.href
    const sheet = sheetIn(location.hash)
    const place = placeIn(location.hash)
    // What lay before a table in the history still does when it is reloaded.
    if (table && before?.deep === 0 && before.table?.code === table.code) {
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
    if (replace) history.replaceState(to, '', address)
    else history.pushState(to, '', address)
  },
  /** A sheet takes the place of a sheet; a room comes over what is there, so that back leads to it. */
  open(sheet: SheetName | RoomName, what = '', replace = false): void {
    const comesOver = isRoom(sheet) || addressed.some((each) => each === sheet)
    const over = !replace && (where.sheet === null || (comesOver && where.sheet !== 'menu'))
    navigation.go({ ...where, sheet, what, move: undefined, deep: where.deep + (over ? 1 : 0) }, !over)
  },
  /** Another move of the hand looked through; `over` comes over the hand, so that back leads to it. */
  showMove(move: number, over: boolean): void {
    navigation.go({ ...where, move, deep: where.deep + (over ? 1 : 0) }, !over)
  },
  /** Asks whether the hand is to be played again from that trick, counted from 1; back leads to where it was asked. */
  again(trick: number): void {
    navigation.go({ ...where, sheet: 'flow', what: 'again', part: String(trick), deep: where.deep + 1 })
  },
  toPad(part?: string, replace = false): void {
    navigation.go({ ...home, screen: 'pad', ...(part === undefined ? {} : { part }) }, replace)
  },
  /** To a table of people, or to where one is opened or found. */
  toPeople(to: Pick<Where, 'part' | 'table'> = {}, replace = false): void {
    navigation.go({ ...home, screen: 'people', ...to }, replace)
  },
  back(): void {
    history.back()
  },
  close(): void {
    if (where.sheet) history.back()
  },
  /** Takes away every sheet and room; done when the screen under them is there. */
  ground(): Promise<void> {
    if (where.deep === 0) return Promise.resolve()
    return new Promise((done) => {
      landed = done
      history.go(-where.deep)
    })
  },
  /** The history has moved. False where rules in the address were opened over the page: what was going on stays under them. */
  popped(state: unknown): boolean {
    if (state === null && arrived(where.deep + 1)) return false
    where = (state as Where | null) ?? home
    landed?.()
    landed = null
    return true
  },
}
