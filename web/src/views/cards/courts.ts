/**
 * The court figures, fetched when the first court card is wanted: half a figure each, and the suit
 * marks on their clothes. Data only; `face.ts` draws with it.
 */

/** x, y in the figure's own 1300 × 2000, size in the same units, degrees. */
type Mark = readonly [x: number, y: number, size: number, turn: number]

export interface Court {
  /** Paths in a box of 650 × 1000. */
  readonly paths: string
  readonly marks: readonly Mark[]
}

const MARKS: Readonly<Record<string, readonly Mark[]>> = {
  JC: [
    [796, 728, 75, 0],
    [796, 844, 75, 0],
    [474, 643, 75, 0],
  ],
  QC: [
    [283, 901, 90, 45],
    [175, 978, 90, 45],
    [71, 1060, 90, 45],
  ],
  KC: [
    [893, 859, 90, 5],
    [927, 721, 90, 15],
    [992, 601, 90, 25],
  ],
  JD: [
    [406, 598, 50, 26],
    [448, 623, 50, 22],
    [494, 639, 50, 14],
    [543, 650, 50, 6],
    [594, 655, 50, 0],
    [644, 653, 50, -5],
    [693, 647, 50, -10],
    [740, 637, 50, -15],
  ],
  QD: [
    [650, 1000, 100, 0],
    [720, 1005, 100, 0],
    [790, 1010, 100, 0],
  ],
  KD: [
    [650, 1000, 120, 0],
    [570, 1000, 120, 0],
    [400, 640, 170, -15],
    [435, 765, 150, -10],
    [453, 885, 130, -5],
    [460, 982, 110, 0],
    [450, 1070, 100, 10],
    [1259, 1000, 90, 60],
    [1173, 1052, 90, 50],
    [1094, 1120, 90, 40],
    [1038, 1209, 90, 30],
  ],
  JS: [
    [910, 546, 75, 35],
    [845, 641, 75, 33],
    [780, 739, 75, 33],
  ],
  QS: [
    [112, 935, 90, 40],
    [106, 1043, 90, 40],
    [204, 1033, 90, 40],
    [278, 947, 90, 40],
    [382, 851, 90, 40],
    [403, 726, 90, 40],
  ],
  KS: [
    [495, 612, 90, -10],
    [528, 751, 90, -5],
    [839, 640, 90, 20],
    [795, 749, 90, 20],
  ],
  JH: [
    [754, 1000, 100, 0],
    [685, 1000, 100, -180],
    [417, 776, 75, -30],
    [385, 711, 75, -30],
    [346, 646, 75, -30],
    [1080, 633, 75, -60],
    [1145, 728, 75, -60],
    [1248, 728, 75, -60],
    [1204, 825, 75, -60],
  ],
  QH: [
    [967, 1188, 75, 30],
    [1013, 1067, 75, 15],
    [1041, 942, 75, 3],
    [1054, 816, 75, 5],
    [1068, 699, 75, 10],
  ],
  KH: [
    [988, 801, 90, 85],
    [958, 702, 90, 60],
    [975, 911, 90, 110],
    [922, 1003, 90, 130],
  ],
}

const files = import.meta.glob<string>('../../assets/cards/courts/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** By card. */
export const COURTS: Readonly<Record<string, Court>> = Object.fromEntries(
  Object.entries(files).map(([path, svg]) => {
    const card = path.slice(-6, -4)
    const paths = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'))
    return [card, { paths, marks: MARKS[card] ?? [] }]
  }),
)
