import type { Pass } from '../../core/rules'

/** Where the cards went, as a mark beside the hand's number. */
export const arrows: Readonly<Record<Pass, string>> = {
  left: '←',
  right: '→',
  across: '↑',
  left2: '←2',
  right2: '→2',
  left3: '←3',
  right3: '→3',
  scatter: '×',
  hold: '–',
}
