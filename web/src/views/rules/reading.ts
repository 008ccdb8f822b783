/** Which part of a long page is read: the one that crosses a line a little below the top of what scrolls. */

/** Tells `heard` of the part whenever it changes. Answers what stops it. */
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
