/** The documents in the browser's small storage by their names, which are their keys without the prefix. */
import type { Kept } from './store'

export const prefix = 'openhearts.'

/** Whether a saved game has that name. */
export const isGame = (name: string): boolean => name.startsWith('game.')

/** The documents besides games that an account can keep. */
export const keptKinds = ['settings', 'rules', 'pad', 'daily'] as const

/** What the player would miss without the document of that name. */
export const kindOf = (name: string): Kept =>
  isGame(name) || name === 'daily' || name === 'challenges'
    ? 'game'
    : name === 'pad'
      ? 'scorepad'
      : name === 'settings' || name === 'draft'
        ? name
        : 'rules'
