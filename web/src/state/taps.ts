/** What a tap means at the moment: on one of the player's cards, or on the bare table. Draws nothing. */
import type { Copy } from '../core/copies'
import type { PassSelection } from './passSelection.svelte'
import type { Presenter } from './presenter.svelte'
import type { askedIn } from './turn'

export function tapOnCard(
  presenter: Presenter,
  asked: ReturnType<typeof askedIn>,
  picking: PassSelection,
  copy: Copy,
  slot: number | null,
): void {
  const { step, view } = presenter.scene
  if (asked === 'pass') {
    // A choice made while the cards are still being dealt has them lie there at once.
    if (step === 'deal') presenter.finish()
    picking.choose(copy, view.cards, slot)
    return
  }
  if (step === 'sweep' || step === 'receive' || step === 'deal') presenter.finish()
  else if (asked !== 'play' && presenter.busy) return tapOnTable(presenter)
  // Before the play a click on a card can only mean: go on. What is asked is no single card.
  if (view.phase === 'play') void presenter.act({ kind: 'play', card: copy.card })
}

/** Hurries on what moves, or sends a waiting trick on its way. */
export function tapOnTable(presenter: Presenter): void {
  presenter.finish()
  presenter.proceed()
}
