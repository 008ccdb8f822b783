/** Lets the player save a file under that name; text is saved as JSON. */
export function download(name: string, what: string | Blob): void {
  const file = typeof what === 'string' ? new Blob([what], { type: 'application/json' }) : what
  const address = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
