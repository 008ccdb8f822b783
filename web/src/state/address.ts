/** The page's own address. Pure. */

/** The address without anything shared in it. */
export function bare(here: string): string {
  const url = new URL(here)
  url.hash = ''
  url.searchParams.delete('rules')
  return url.href.replace(/#$/, '')
}
