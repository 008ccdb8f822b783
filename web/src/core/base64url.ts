/** Text and numbers in the 64 letters that an address takes as they are (base64url, RFC 4648 §5). Pure. */

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export function encodeText(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Throws on what no text becomes. */
export function decodeText(code: string): string {
  const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0)))
}

/** Three letters that go with a code, by which one that was cut or changed is told: 18 bits of FNV-1a. */
export function check(code: string): string {
  let hash = 0x811c9dc5
  for (const letter of code) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return [26, 20, 14].map((shift) => LETTERS[(hash >>> shift) & 63]).join('')
}
