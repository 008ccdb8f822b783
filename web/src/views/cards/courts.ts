/**
 * The court figures: half a figure each, and the suit marks on its clothes. Data only; `face.ts` draws with it. All
 * twelve are in one file, which is loaded after the first card: see `pictures.svelte.ts`.
 */

/** x, y in the figure's own 1300 × 2000, size in the same units, degrees. */
type Mark = readonly [x: number, y: number, size: number, turn: number]

export interface Court {
  /** Paths in a box of 650 × 1000. */
  readonly paths: string
  readonly marks: readonly Mark[]
}

const files = import.meta.glob<string>('../../assets/cards/courts/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** By card. */
export const COURTS: ReadonlyMap<string, Court> = new Map(
  Object.entries(files).map(([path, svg]) => [path.slice(-6, -4), read(svg)]),
)

/** The marks are in an attribute of the file: four numbers each, separated by commas. */
function read(svg: string): Court {
  const marks = /data-marks="([^"]*)"/.exec(svg)?.[1] ?? ''
  return {
    paths: svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')),
    marks: marks.split(',').map((mark) => {
      const [x = 0, y = 0, size = 0, turn = 0] = mark.split(' ').map(Number)
      return [x, y, size, turn]
    }),
  }
}
