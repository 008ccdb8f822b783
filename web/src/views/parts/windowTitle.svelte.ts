/** The title of the window: that of the topmost room or sheet, or else the game's. */
import { onDestroy } from 'svelte'

type Title = () => string
/** Not read from `shown`: what is destroyed reads a state as it was before the change that destroys it. */
let open: readonly Title[] = []
let shown: readonly Title[] = $state.raw(open)

function show(titles: readonly Title[]): void {
  shown = open = titles
}

/** The window has this title while the component exists, unless a later one has another. */
export function entitle(title: Title): void {
  show([...open, title])
  onDestroy(() => show(open.filter((each) => each !== title)))
}
export const uppermost = (): string | undefined => shown.at(-1)?.()
