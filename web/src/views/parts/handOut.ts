/** The ways out of the page for a text, a link or a picture. */
import { download } from './download'

/** Into the clipboard. False where the page may not: it isn't served securely, or the browser forbids it. */
async function intoClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** The same for a text that stands in a field; where the page may not, as browsers did it before they had a clipboard. */
export async function copyFrom(field: HTMLInputElement | undefined, text: string): Promise<boolean> {
  if (await intoClipboard(text)) return true
  // It stays marked, to be copied by hand if this fails as well.
  const before = document.activeElement
  field?.focus()
  field?.select()
  const copied = document.execCommand?.('copy') ?? false
  if (copied && before instanceof HTMLElement) before.focus()
  return copied
}

/** Has the device a sharing of its own? */
export const shares = (): boolean => typeof navigator.share === 'function'

/** Does that take such files? */
export const sharesFile = (file: File): boolean => shares() && navigator.canShare?.({ files: [file] }) === true

/** The player changed their mind, or tapped twice while the device's own sheet was opening. */
const GIVEN_UP = ['AbortError', 'InvalidStateError']

/** To the device's own sharing. True: shared, or the player changed their mind. */
export async function shared(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && GIVEN_UP.includes(error.name)
  }
}

/** To the device's own sharing, or else into the clipboard. Null: shared, or the player changed their mind. */
export async function handOut(what: ShareData, text: string): Promise<boolean | null> {
  return shares() && (await shared(what)) ? null : intoClipboard(text)
}

/** To the device's own sharing, or else to keep. */
export async function handOutFile(file: File): Promise<void> {
  if (!sharesFile(file) || !(await shared({ files: [file] }))) download(file.name, file)
}
