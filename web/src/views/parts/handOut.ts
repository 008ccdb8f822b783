/** The ways out of the page for a text or a link. */

/** Into the clipboard. False where the page may not: it isn't served securely, or the browser forbids it. */
export async function intoClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** To the device's own sharing, or else into the clipboard. Null: shared, or the player changed their mind. */
export async function handOut(what: ShareData, text: string): Promise<boolean | null> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(what)
      return null
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null
    }
  }
  return intoClipboard(text)
}
