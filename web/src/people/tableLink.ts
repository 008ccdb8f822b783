/**
 * A link to a table: `#/t/CODE?KEY`. The part after `#` is never sent with a request for the page, so the key doesn't
 * get into anybody's logs. A link typed by hand may omit the key.
 */

export interface Link {
  readonly code: string
  /** Empty: none. */
  readonly key: string
}

/** The table that the address names, or null. */
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
