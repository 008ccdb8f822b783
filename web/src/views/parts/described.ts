/** What a control is described by: the ids of those of the texts that are there; undefined where none is. */
export const describedBy = (...ids: readonly (string | false)[]): string | undefined =>
  ids.filter((id) => id !== false).join(' ') || undefined
