/** What the window is called after: the room or the sheet that lies uppermost, else what is played. */
import { onDestroy } from 'svelte'

type Title = () => string
let open: readonly Title[] = $state.raw([])

/** The window is called after this component while it is there and none that came later. */
export function entitle(title: Title): void {
  open = [...open, title]
  onDestroy(() => (open = open.filter((each) => each !== title)))
}
export const uppermost = (): string | undefined => open.at(-1)?.()
