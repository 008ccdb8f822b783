/** Remembers the answers of slow requests: each is asked for once, and again only if it failed. */
export function remembered<T>(): (key: string, ask: () => Promise<T>) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (key, ask) => {
    const before = known.get(key)
    if (before) return before
    const asked = ask()
    known.set(key, asked)
    asked.catch(() => known.delete(key))
    return asked
  }
}
