/**
 * The browser's large storage, for what would soon fill the small one: finished games, what was found in them. Rows with an
 * id, each kept whole. A browser may forbid it, or have no room: reading answers nothing then, and writing says so.
 */

/** A row; what is in it is for its reader to judge. */
export interface Row {
  readonly id: string
}

export const rooms = ['games', 'summaries', 'reviews'] as const
export type RoomName = (typeof rooms)[number]

export interface Shelf {
  /** In no order; null when it can't be read. */
  all(room: RoomName): Promise<readonly unknown[] | null>
  /** All of these or none; false when the browser forbids it or has no room. */
  put(room: RoomName, rows: readonly Row[]): Promise<boolean>
  remove(room: RoomName, ids: readonly string[]): Promise<boolean>
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error ?? new Error('no answer'))
  })

/** `factory` is called for each use: a browser may forbid even naming its storage. */
export function shelf(factory: () => IDBFactory): Shelf {
  let opened: Promise<IDBDatabase> | null = null

  function open(): Promise<IDBDatabase> {
    const asked = new Promise<IDBDatabase>((done, failed) => {
      const request = factory().open('openhearts', 1)
      request.onupgradeneeded = () => {
        for (const room of rooms) request.result.createObjectStore(room, { keyPath: 'id' })
      }
      request.onblocked = () => failed(new Error('another tab holds it'))
      settled(request).then(done, failed)
    })
    asked.then(
      (database) => {
        // Another tab wants a later form of it: this one lets go, and opens it again when it is needed.
        database.onversionchange = database.onclose = () => {
          database.close()
          opened = null
        }
      },
      () => (opened = null),
    )
    return asked
  }

  async function change(room: RoomName, what: (rows: IDBObjectStore) => void): Promise<boolean> {
    try {
      const database = await (opened ??= open())
      const work = database.transaction(room, 'readwrite')
      const done = new Promise<boolean>((answer) => {
        work.oncomplete = () => answer(true)
        work.onabort = work.onerror = () => answer(false)
      })
      what(work.objectStore(room))
      return await done
    } catch {
      return false
    }
  }

  return {
    async all(room) {
      try {
        const database = await (opened ??= open())
        return await settled(database.transaction(room).objectStore(room).getAll())
      } catch {
        return null
      }
    },
    put: (room, rows) => change(room, (into) => rows.forEach((row) => into.put(row))),
    remove: (room, ids) => change(room, (from) => ids.forEach((id) => from.delete(id))),
  }
}

export const deviceShelf = shelf(() => indexedDB)
