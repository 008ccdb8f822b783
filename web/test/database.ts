/** The browser's large storage in memory, for tests; can be made to be full. */
import { collections, type Collection, type Database, type Row } from '../src/storage/database'

export interface TestDatabase extends Database {
  full: boolean
  forbidden: boolean
}

export function testDatabase(): TestDatabase {
  const kept = new Map(collections.map((collection) => [collection, new Map<string, Row>()]))
  const rowsOf = (collection: Collection): Map<string, Row> => kept.get(collection) as Map<string, Row>
  const me: TestDatabase = {
    full: false,
    forbidden: false,
    all: (collection) => Promise.resolve(me.forbidden ? null : structuredClone([...rowsOf(collection).values()])),
    put(collection, rows) {
      if (me.full || me.forbidden) return Promise.resolve(false)
      for (const row of rows) rowsOf(collection).set(row.id, structuredClone(row))
      return Promise.resolve(true)
    },
    remove(collection, ids) {
      if (me.forbidden) return Promise.resolve(false)
      for (const id of ids) rowsOf(collection).delete(id)
      return Promise.resolve(true)
    },
  }
  return me
}
