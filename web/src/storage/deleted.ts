/** The deleted games among people: their tables still know them, and would bring them back with the next visit. */
import * as v from 'valibot'
import { deviceStore, parse } from './store'

const key = 'openhearts.deleted'

/** The most ids that are kept; the oldest go first. */
const room = 200

const schema = v.object({ version: v.literal(1), ids: v.array(v.string()) })

export const isDeleted = (id: string): boolean => read().includes(id)

export function noteDeleted(ids: readonly string[]): void {
  const all = [...new Set([...read(), ...ids])].slice(-room)
  deviceStore.write('game', key, JSON.stringify({ version: 1, ids: all }))
}

const read = (): readonly string[] => parse(schema, deviceStore.read(key))?.ids ?? []
