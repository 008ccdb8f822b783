/** Text and numbers in the 64 characters that a URL takes unescaped (base64url, RFC 4648 §5). Pure. */

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export function encodeText(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Throws if the code is not the encoding of any text. */
export function decodeText(code: string): string {
  const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0)))
}

/** A checksum of three characters, sent with a code to detect one that was cut or altered: 18 bits of FNV-1a. */
export function check(code: string): string {
  let hash = 0x811c9dc5
  for (const letter of code) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return [26, 20, 14].map((shift) => LETTERS[(hash >>> shift) & 63]).join('')
}
