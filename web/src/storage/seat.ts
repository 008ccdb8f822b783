/**
 * Where somebody has a seat among people, so that they find the table again after the page was left; and whether anybody
 * is known among people here, of whose seats at other devices the server may be asked.
 */
import * as v from 'valibot'
import { deviceStore, parse } from './store'

/** A person, and the link of their table. */
export interface KeptSeat {
  readonly person: string
  readonly code: string
  readonly key: string
}

const key = 'openhearts.seat'

const schema: v.GenericSchema<unknown, KeptSeat> = v.object({
  version: v.literal(1),
  person: v.string(),
  code: v.string(),
  key: v.string(),
})

const knownKey = 'openhearts.known'

/** Whether somebody was known among people when this browser last asked. */
export const isKnown = (): boolean => deviceStore.read(knownKey) !== null

export function noteKnown(is: boolean): void {
  if (is) deviceStore.write('seat', knownKey, '1')
  else deviceStore.remove(knownKey)
}

/** Null if there is none, or it can't be read. */
export const loadSeat = (): KeptSeat | null => parse(schema, deviceStore.read(key))

/** Null: nobody has a seat. */
export function saveSeat(seat: KeptSeat | null): void {
  if (seat) deviceStore.write('seat', key, JSON.stringify({ version: 1, ...seat }))
  else deviceStore.remove(key)
}
