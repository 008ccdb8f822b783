/** What a tap means at the moment: on one of the player's cards, or on the bare table. Draws nothing. */
import type { Copy } from '../core/copies'
import { message } from '../core/types'
import type { PassSelection } from './passSelection.svelte'
import type { Presenter } from './presenter.svelte'
import { settings } from './settings.svelte'
import type { Asked } from './turn'

export function tapOnCard(
  presenter: Presenter,
  asked: Asked,
  picking: PassSelection,
  copy: Copy,
  slot: number | null,
): void {
  const { step, view } = presenter.scene
  if (asked === 'pass') {
    // A choice during the deal finishes the deal at once.
    if (step === 'deal') presenter.finish()
    // A card too many is refused with a message.
    const chosen = picking.choose(copy, view.cards, slot)
    presenter.refused = chosen ? null : { message: message('pass-take-back') }
    return
  }
  const { ms } = presenter.scene
  if (ms !== null && (step === 'sweep' || step === 'receive' || step === 'deal')) presenter.finish()
  else if (chosenAhead(presenter, asked, copy)) return
  else if (asked !== 'play' && presenter.busy) return tapOnTable(presenter)
  // Before the play, a tap on a card can only mean "go on": no single card is asked for.
  if (view.phase === 'play') void presenter.act({ kind: 'play', card: copy.card })
}

/** Chooses a card ahead of the player's turn, or cancels that; returns false if it isn't possible. */
function chosenAhead(presenter: Presenter, asked: Asked, copy: Copy): boolean {
  const { view, ms } = presenter.scene
  if (!settings.now.ahead || asked !== null || ms === null || view.phase !== 'play' || !view.cards.includes(copy.card))
    return false
  presenter.ahead = presenter.ahead?.key === copy.key ? null : copy
  return true
}

/** Finishes what moves, and sweeps a trick that waits. */
export function tapOnTable(presenter: Presenter): void {
  presenter.finish()
  presenter.proceed()
}
