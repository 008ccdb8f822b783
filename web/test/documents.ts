/** Documents that devices of one account keep: rule sets, and evenings of the scorepad. */
import { writePad, type Evening } from '../src/storage/scorepad'

export const ruleSet = (id: string, at: number) => ({ id, at, loose: false, set: { name: `${id} ${at}` } })
export const rules = (...sets: object[]) => ({ version: 1, sets })
export const evening = (began: number, hands: number): Evening => ({
  ...{ names: ['A', 'B', 'C'], rules: {}, title: 'Black Lady', dealer: 0, began },
  hands: Array.from({ length: hands }, () => ({ points: [26, 0, 0] })),
  waiting: [],
})
export const pad = (now: Evening | null, ...past: Evening[]): object =>
  JSON.parse(writePad({ evening: now, draft: null, before: [], past }))
