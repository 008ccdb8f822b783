/**
 * The browser's large storage (IndexedDB), for what would soon fill the small one: finished games and what was found in
 * them. Rows with an id, each stored whole. If the browser blocks it or has no room, reading returns null and writing
 * false.
 */

/** A row; its reader judges the content. */
export interface Row {
  readonly id: string
}

/** One object store each. */
export const collections = ['games', 'summaries', 'reviews'] as const
export type Collection = (typeof collections)[number]

export interface Database {
  /** In no particular order; null if it can't be read. */
  all(collection: Collection): Promise<readonly unknown[] | null>
  /** Writes all of these or none. Returns false if the browser's storage is blocked or full. */
  put(collection: Collection, rows: readonly Row[]): Promise<boolean>
  remove(collection: Collection, ids: readonly string[]): Promise<boolean>
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error('no answer'))
  })

/** `factory` is called for each use: with blocked storage, even naming it may throw. */
export function database(factory: () => IDBFactory): Database {
  let opened: Promise<IDBDatabase> | null = null

  function open(): Promise<IDBDatabase> {
    const asked = new Promise<IDBDatabase>((done, failed) => {
      const request = factory().open('openhearts', 1)
      request.onupgradeneeded = () => {
        for (const collection of collections) request.result.createObjectStore(collection, { keyPath: 'id' })
      }
      request.onblocked = () => failed(new Error('another tab holds it'))
      settled(request).then(done, failed)
    })
    asked.then(
      (held) => {
        // Another tab wants to upgrade the database: close this connection, and open it again when needed.
        held.onversionchange = held.onclose = () => {
          held.close()
          opened = null
        }
      },
      () => (opened = null),
    )
    return asked
  }

  async function change(collection: Collection, what: (rows: IDBObjectStore) => void): Promise<boolean> {
    try {
      const work = (await (opened ??= open())).transaction(collection, 'readwrite')
      const done = new Promise<boolean>((answer) => {
        work.oncomplete = () => answer(true)
        work.onabort = work.onerror = () => answer(false)
      })
      what(work.objectStore(collection))
      return await done
    } catch {
      return false
    }
  }

  return {
    async all(collection) {
      try {
        return await settled((await (opened ??= open())).transaction(collection).objectStore(collection).getAll())
      } catch {
        return null
      }
    },
    put: (collection, rows) => change(collection, (into) => rows.forEach((row) => into.put(row))),
    remove: (collection, ids) => change(collection, (from) => ids.forEach((id) => from.delete(id))),
  }
}

export const deviceDatabase = database(() => indexedDB)
