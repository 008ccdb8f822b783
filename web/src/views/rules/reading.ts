/**
 * Which part of a long page is being read: the one that crosses a line a little below the top of the scrolling area.
 */

/** Calls `heard` with the part whenever it changes. Returns a function that stops it. */
export function watchParts(whole: HTMLElement, selector: string, heard: (part: HTMLElement) => void): () => void {
  const parts = [...whole.querySelectorAll<HTMLElement>(selector)]
  if (parts.length === 0 || typeof IntersectionObserver === 'undefined') return () => undefined
  const seen = new Map<Element, boolean>()
  const watch = new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) seen.set(target, isIntersecting)
      const top = parts.find((part) => seen.get(part))
      if (top) heard(top)
    },
    { root: whole.closest('.scroll'), rootMargin: '-18% 0px -80% 0px' },
  )
  for (const part of parts) watch.observe(part)
  return () => watch.disconnect()
}
