/** The title of the window: that of the topmost room or sheet, or else the game's. */
import { onDestroy } from 'svelte'

type Title = () => string
let open: readonly Title[] = $state.raw([])

/** The window has this title while the component exists, unless a later one has another. */
export function entitle(title: Title): void {
  open = [...open, title]
  onDestroy(() => (open = open.filter((each) => each !== title)))
}
export const uppermost = (): string | undefined => open.at(-1)?.()
