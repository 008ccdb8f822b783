/** A value for aria-describedby: the ids of the texts that are there; undefined if there are none. */
export const describedBy = (...ids: readonly (string | false)[]): string | undefined =>
  ids.filter((id) => id !== false).join(' ') || undefined
