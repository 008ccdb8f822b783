/** Opens a dialog over the page. Answers what closes it: one that is only taken away doesn't give the focus back. */
export function openModal(dialog: HTMLDialogElement): () => void {
  // Where tests draw, a dialog can't be opened.
  if (!dialog.open && typeof dialog.showModal === 'function') dialog.showModal()
  return () => {
    if (dialog.open) dialog.close()
  }
}
