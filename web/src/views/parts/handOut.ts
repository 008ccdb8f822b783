/** Ways to give out a text, a link or a picture. */
import { download } from './download'

/**
 * Copies to the clipboard. Returns false if that isn't possible: the page isn't served securely, or the browser forbids
 * it.
 */
async function intoClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies the text of a field; without a clipboard, in the way that older browsers did. */
export async function copyFrom(field: HTMLInputElement | undefined, text: string): Promise<boolean> {
  if (await intoClipboard(text)) return true
  // The text stays selected, so that it can be copied by hand if this fails as well.
  const before = document.activeElement
  field?.focus()
  field?.select()
  const copied = document.execCommand?.('copy') ?? false
  if (copied && before instanceof HTMLElement) before.focus()
  return copied
}

/** Whether the device has its own share dialog. */
export const shares = (): boolean => typeof navigator.share === 'function'

/** Whether that dialog accepts such files. */
export const sharesFile = (file: File): boolean => shares() && navigator.canShare?.({ files: [file] }) === true

/** The player cancelled, or tapped twice while the device's dialog was opening. */
const GIVEN_UP = ['AbortError', 'InvalidStateError']

/** Opens the device's share dialog. True: shared, or cancelled. */
export async function shared(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return error instanceof DOMException && GIVEN_UP.includes(error.name)
  }
}

/**
 * Opens the device's share dialog, or else copies to the clipboard. Null: shared or cancelled; otherwise whether it was
 * copied.
 */
export async function handOut(what: ShareData, text: string): Promise<boolean | null> {
  return shares() && (await shared(what)) ? null : intoClipboard(text)
}

/** Opens the device's share dialog, or else downloads the file. */
export async function handOutFile(file: File): Promise<void> {
  if (!sharesFile(file) || !(await shared({ files: [file] }))) download(file.name, file)
}
