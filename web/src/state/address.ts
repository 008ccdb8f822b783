/** The page's own address. Pure. */

/** The address without anything shared in it. */
export function bare(here: string): string {
  const url = new URL(here)
  url.hash = ''
  url.searchParams.delete('rules')
  return url.href.replace(/#$/, '')
}

/** What a link for others begins with. The query, such as the language asked for, is of this visit alone. */
export const pageLink = (here: string): string => bare(here).replace(/\?.*$/, '')

/**
 * The rule set in an address, or null: `#rules=…`, or `?rules=…`, which some programs keep where they drop the fragment.
 */
export function sharedIn(address: { readonly hash: string; readonly search: string }): string | null {
  const after = /^#rules=([^&]*)/.exec(address.hash)?.[1] ?? new URLSearchParams(address.search).get('rules')
  if (after === null || after === undefined) return null
  try {
    return decodeURIComponent(after).replace(/\s+/g, '')
  } catch {
    return after
  }
}
