/** What is shared of a day: three lines in which no card is named, and the way there. */
import { momentOf } from '../../state/days'
import { pageLink } from '../../state/address'
import { text, words } from '../../words/words.svelte'
import { dotted } from '../rules/ruleSetName'

export interface Shown {
  readonly date: string
  readonly points: number
  readonly streak: number
  /** Somebody shot the moon: the points don't come from the tricks. */
  readonly moon: boolean
  /** By trick: did the player take something that counts? */
  readonly taking: readonly boolean[]
}

const dayOf = (date: string): string =>
  new Intl.DateTimeFormat(words.locale, { day: 'numeric', month: 'long' }).format(momentOf(date))

/** "Monday 23 November". */
export const dayNameOf = (date: string): string =>
  new Intl.DateTimeFormat(words.locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(momentOf(date))

/** The lines as they stand on the slip; the squares are drawn there. */
export const headOf = ({ date }: Shown): string => text('daily-share-head', { date: dayOf(date) })
export const lineOf = ({ points, streak, moon }: Shown): string =>
  dotted([
    streak > 1 ? text('daily-share-day', { points, days: streak }) : text('daily-share-points', { points }),
    ...(moon ? [text('daily-share-moon')] : []),
  ])

export const squares = ({ taking }: Shown): string => taking.map((took) => (took ? '♥' : '□')).join('')

/** The address that leads to the deal of the day. */
export const dailyLink = (here: string): string => `${pageLink(here)}#daily`

export const sharedText = (shown: Shown, here: string): string =>
  [headOf(shown), lineOf(shown), squares(shown), dailyLink(here)].filter(Boolean).join('\n')
