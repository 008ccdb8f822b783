/** The browser's large storage in memory, for tests; it can be made to have no room. */
import { rooms, type RoomName, type Row, type Shelf } from '../src/storage/shelf'

export interface TestShelf extends Shelf {
  full: boolean
  forbidden: boolean
}

export function testShelf(): TestShelf {
  const kept = new Map(rooms.map((room) => [room, new Map<string, Row>()]))
  const rowsOf = (room: RoomName): Map<string, Row> => kept.get(room) as Map<string, Row>
  const me: TestShelf = {
    full: false,
    forbidden: false,
    all: (room) => Promise.resolve(me.forbidden ? null : structuredClone([...rowsOf(room).values()])),
    put(room, rows) {
      if (me.full || me.forbidden) return Promise.resolve(false)
      for (const row of rows) rowsOf(room).set(row.id, structuredClone(row))
      return Promise.resolve(true)
    },
    remove(room, ids) {
      if (me.forbidden) return Promise.resolve(false)
      for (const id of ids) rowsOf(room).delete(id)
      return Promise.resolve(true)
    },
  }
  return me
}
