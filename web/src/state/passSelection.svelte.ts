/**
 * The cards chosen to pass, in their slots. In a scatter pass each slot belongs to a player, and the next card goes to
 * the slot that was selected. Holds a choice and nothing else: the core decides what may be passed.
 */
import type { Card } from '../core/protocol'
import { copies, copyKey, type Copy } from '../core/copies'

export class PassSelection {
  /** By slot, the card in it; null while it is empty. */
  slots: readonly (Copy | null)[] = $state.raw([])
  /** The slot that the player has selected for the next card. */
  #aimed: number | null = $state(null)

  /** Starts over with that many empty slots, unless there are that many already. */
  open(count: number): void {
    if (this.slots.length === count) return
    this.slots = Array<Copy | null>(count).fill(null)
    this.#aimed = null
  }

  /** The slot for the next card; null when all are filled. */
  get aim(): number | null {
    if (this.#aimed !== null && this.slots[this.#aimed] === null) return this.#aimed
    const hole = this.slots.indexOf(null)
    return hole < 0 ? null : hole
  }

  get left(): number {
    return this.slots.filter((slot) => slot === null).length
  }

  get cards(): readonly Card[] {
    return this.slots.flatMap((slot) => (slot ? [slot.card] : []))
  }

  at(key: string): number {
    return this.slots.findIndex((slot) => slot?.key === key)
  }

  /**
   * Moves a card of the hand to the slot aimed at, or to `into`; takes a card in a slot back. Returns false if all are
   * filled.
   */
  choose(copy: Copy, held: readonly Card[], into: number | null = null): boolean {
    const at = this.at(copy.key)
    if (at >= 0) {
      // Carried and put down where it lay.
      if (into === at) return true
      this.#set(at, null)
      // Carried from one slot to another.
      if (into !== null) this.#set(into, copy)
      else this.#aimed = at
      return true
    }
    const slot = into ?? this.aim
    if (slot !== null) this.#set(slot, this.#last(copy, held))
    return slot !== null
  }

  /** Empties a slot and aims at it. */
  tap(slot: number): void {
    this.#set(slot, null)
    this.#aimed = slot
  }

  /** Fills the slots with these cards, in this order. */
  fill(cards: readonly Card[], held: readonly Card[]): void {
    this.slots = this.slots.map(() => null)
    cards.forEach((card, i) => this.choose({ card, key: card }, held, i))
  }

  #set(slot: number, copy: Copy | null): void {
    this.slots = this.slots.map((each, i) => (i === slot ? copy : each))
  }

  /** Of two copies the later one goes first, so that the one left in the hand keeps its name. */
  #last({ card }: Copy, held: readonly Card[]): Copy {
    const number = copies(held, card)
    const keys = Array.from({ length: number }, (_, i) => copyKey(card, number - i))
    return { card, key: keys.find((key) => this.at(key) < 0) ?? card }
  }
}
