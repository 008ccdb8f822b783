/** Links to what is dealt the same to several people. */
import { home, navigation } from '../../state/navigation.svelte'

/** To the deal of the day, to play it at once. */
export const toDaily = (): void => navigation.go({ ...home, screen: 'daily', part: 'play' })

/** To a day that was played before, or from one to today's, to play it at once: its address says which. */
export const toDay = (date: string, play = false): void =>
  navigation.go({ ...home, screen: 'daily', deal: date, ...(play ? { part: 'play' } : {}) })

/** To the challenges, in place of one. */
export const toChallenges = (replace = false): void =>
  navigation.go({ ...home, screen: 'challenge', deal: '' }, replace)
