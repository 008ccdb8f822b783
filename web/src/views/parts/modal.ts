/**
 * Opens a dialog over the page. Returns a function that closes it: a dialog that is merely removed doesn't restore the
 * focus.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  // The environment that tests draw in can't open dialogs.
  if (!dialog.open && typeof dialog.showModal === 'function') dialog.showModal()
  return () => {
    if (dialog.open) dialog.close()
  }
}
