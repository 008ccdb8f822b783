/**
 * A link to a table: `#/t/CODE?KEY`. What stands behind the `#` is never sent with a request for the page, so the key does
 * not lie in anybody's logs. A link made by hand may leave the key out.
 */

export interface Link {
  readonly code: string
  /** Empty: none. */
  readonly key: string
}

/** The table that an address leads to, or null. */
export function tableIn(hash: string): Link | null {
  const found = /^#\/t\/([^?#/]+)(?:\?([^#]*))?$/.exec(hash)
  return found === null ? null : { code: decoded(found[1] ?? ''), key: decoded(found[2] ?? '') }
}

export const hashOf = ({ code, key }: Link): string =>
  `#/t/${encodeURIComponent(code)}${key === '' ? '' : `?${encodeURIComponent(key)}`}`

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
