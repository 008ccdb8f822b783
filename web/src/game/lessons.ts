/**
 * The lessons of the tutorial: prepared hands, what the others play in them, and what happens for each card that the
 * reader may choose. Plain values: the core says what is legal, who takes a trick and what it counts, and a test checks
 * every lesson against it.
 */
import type { Position } from '../core/engine'
import type { Card, Seat } from '../core/protocol'

/** The seats at the table of the lessons: the reader, then clockwise. */
const [ME, INGRID, BASIL, TOMAS] = [0, 1, 2, 3] as const

const lessonIds = [
  'trick',
  'follow',
  'void',
  'hearts',
  'duck',
  'last',
  'queen',
  'beware',
  'pass',
  'open',
  'broken',
  'moon',
  'score',
] as const
export type LessonId = (typeof lessonIds)[number]

/** Comments on a choice other than the one the lesson asks for. */
export type WrongId =
  | 'trick-low'
  | 'void-other'
  | 'hearts-none'
  | 'duck-high'
  | 'duck-low'
  | 'last-low'
  | 'queen-kept'
  | 'beware-high'
  | 'pass-kept'
  | 'moon-low'
  | 'score-high'

export interface Lesson {
  readonly id: LessonId
  readonly position: Position
  /** By seat, the cards of the others: they play the first one that is legal, and pass the first three. */
  readonly others: readonly (readonly Card[])[]
  /** How many cards the reader plays before the lesson is complete. */
  readonly plays: number
  /** The wrong choices, each with the id of its comment; all others are right. */
  readonly wrong: Readonly<Record<Card, WrongId>>
  /** Cards to pass that must be among those chosen. */
  readonly needs: readonly Card[]
  /** The seat that the lesson's text speaks of. */
  readonly seat: Seat
}

const cards = (text: string): readonly Card[] => (text === '' ? [] : text.split(' '))

interface Hands {
  readonly mine: string
  readonly ingrid: string
  readonly basil: string
  readonly tomas: string
}

const hands = ({ mine, ingrid, basil, tomas }: Hands): readonly (readonly Card[])[] => [
  cards(mine),
  cards(ingrid),
  cards(basil),
  cards(tomas),
]

type Told = Pick<Lesson, 'seat'> & Partial<Pick<Lesson, 'wrong' | 'plays' | 'needs'>>

/** A lesson in the middle of a hand, before `leader` leads. The others play their cards in the order given. */
function trick(id: LessonId, leader: Seat, held: Hands, more: Partial<Position>, told: Told): Lesson {
  const others = hands(held)
  const position = { hands: others, leader, ...more }
  return { id, position, others, plays: 1, wrong: {}, needs: [], ...told }
}

/** A lesson that starts with a whole deal. */
function deal(id: LessonId, held: Hands, more: Partial<Position>, told: Told): Lesson {
  const others = hands(held)
  return { id, position: { hands: others, ...more }, others, plays: 1, wrong: {}, needs: [], ...told }
}

export const lessons: readonly Lesson[] = [
  trick(
    'trick',
    INGRID,
    { mine: 'KC 8C 3C 9D 5D', ingrid: '7C 4D 2D 6S 3S', basil: 'JC TD 8S 5S 2S', tomas: '4C JD 7D 9S 4S' },
    {},
    { seat: BASIL, wrong: { '8C': 'trick-low', '3C': 'trick-low' } },
  ),
  trick(
    'follow',
    TOMAS,
    { mine: '9D 4D AC QC JS', ingrid: 'JD 5C 4C 6S 3S', basil: '2D 7C 8S 5S 2S', tomas: '6D 9C 3C 9S 4S' },
    {},
    { seat: TOMAS },
  ),
  trick(
    'void',
    INGRID,
    { mine: 'AD 7D 4D JS 3S', ingrid: '5C 8D 2D 6S 2S', basil: 'TC JD 3D 8S 5S', tomas: '9C QD TD 9S 4S' },
    {},
    {
      seat: BASIL,
      wrong: { '7D': 'void-other', '4D': 'void-other', JS: 'void-other', '3S': 'void-other' },
    },
  ),
  trick(
    'hearts',
    INGRID,
    { mine: 'AH 8H 3H 6C 4S', ingrid: '9D 4C 2C 7S 6S', basil: '2D TC 5C 9S 2S', tomas: 'KD JC 7C 8S 3S' },
    {},
    { seat: TOMAS, wrong: { '6C': 'hearts-none', '4S': 'hearts-none' } },
  ),
  trick(
    'duck',
    INGRID,
    {
      mine: 'KD 9D 4D 8S 5S JH 2H',
      ingrid: 'TD 7C 6C 3C 9S 7H 4H',
      basil: '6H 8C 5C 2C 4S 3S 9H',
      tomas: '6D JC TC 9C 7S 6S TH',
    },
    {},
    { seat: INGRID, wrong: { KD: 'duck-high', '4D': 'duck-low' } },
  ),
  trick(
    'last',
    INGRID,
    {
      mine: 'AC 6C 2C 8D 3D',
      ingrid: '9C 5D 4D 7H 2H',
      basil: 'QC TD 6D 9H 4H',
      tomas: '5C JD 7D TH 6H',
    },
    {},
    { seat: BASIL, wrong: { '6C': 'last-low', '2C': 'last-low' } },
  ),
  trick(
    'queen',
    BASIL,
    {
      mine: 'QS 5S AD 6D 7H',
      ingrid: '3S 8D 4D 9C 2H',
      basil: 'KS TD 5C 3C 8H',
      tomas: '7S JD 2D 6C 4H',
    },
    {},
    { seat: BASIL, wrong: { '5S': 'queen-kept' } },
  ),
  trick(
    'beware',
    BASIL,
    {
      mine: 'KS 4S 9D 5D 6H',
      ingrid: 'QS 8D 3D 9C 2H',
      basil: 'TS TD 5C 3C 8H',
      tomas: '6S JD 2D 6C 4H',
    },
    {},
    { seat: INGRID, wrong: { KS: 'beware-high' } },
  ),
  deal(
    'pass',
    {
      mine: 'AS KS 4S AD 8D 6D 3D QC 9C 5C JH 7H 2H',
      ingrid: 'TC 8C 4C KD 9D 5D 2D 9S 6S 3S QH 8H 5H',
      basil: 'AC JC 7C 2C QD TD QS TS 7S 2S KH 9H 4H',
      tomas: 'KC 6C 3C JD 7D 4D JS 8S 5S AH TH 6H 3H',
    },
    {},
    { seat: TOMAS, needs: ['AS', 'KS'] },
  ),
  deal(
    'open',
    {
      mine: 'QC 7C 2C KD 8D 5D QS 8S 4S JH 9H 6H 3H',
      ingrid: 'TC 8C 4C AD 9D 3D 2D 9S 6S 3S QH 8H 5H',
      basil: 'JD QD TD 6D AS JS TS 7S 2S KH AH TH 4H',
      tomas: 'AC KC JC 9C 6C 5C 3C 7D 4D KS 5S 7H 2H',
    },
    { passing: false },
    { seat: BASIL },
  ),
  trick(
    'broken',
    ME,
    {
      mine: 'KH 9H 4H TD 3D',
      ingrid: '8D 6D 9C 4C 7H',
      basil: '5H 8H TC 6C 3S',
      tomas: 'JD QD 7C 5C 2H',
    },
    {},
    { seat: BASIL },
  ),
  trick(
    'moon',
    BASIL,
    { mine: 'AC 4C', ingrid: 'KH 8D', basil: '9C 5D', tomas: '7C TD' },
    { taken: [cards('QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH AH'), [], [], []], broken: true },
    { seat: INGRID, plays: 2, wrong: { '4C': 'moon-low' } },
  ),
  trick(
    'score',
    INGRID,
    { mine: 'KD 5D', ingrid: 'QD 8S', basil: 'AH 3S', tomas: '9D 2S' },
    {
      number: 7,
      totals: [58, 86, 72, 60],
      taken: [[], cards('QS'), cards('2H 3H 4H 5H 6H 7H 8H 9H'), cards('TH JH QH KH')],
      broken: true,
    },
    { seat: INGRID, plays: 2, wrong: { KD: 'score-high' } },
  ),
]
