/**
 * A finished game as a picture to share: who won, the standings, the curve. Drawn in the page's theme and typeface;
 * mirrored in right-to-left languages, except for the curve.
 */
import { text } from '../../words/words.svelte'
import { brief, curvesOf, LEFT } from '../parts/curves'
import type { SharedGame } from './sharedGame'

/** In CSS pixels; the picture has twice as many. */
const WIDTH = 540
const MARGIN = 36
const SHARP = 2
const HEAD = 116
const CHART = 230
const FOOT = 60

/** Many rows are lower. */
const rowHeight = ({ rows }: SharedGame): number => (rows.length > 6 ? 38 : rows.length > 4 ? 46 : 58)

export const sizeOf = (game: SharedGame): { readonly width: number; readonly height: number } => ({
  width: WIDTH,
  height: HEAD + game.rows.length * rowHeight(game) + 56 + CHART + FOOT,
})

interface Writing {
  readonly size: number
  readonly weight?: 400 | 500 | 600
  readonly serif?: boolean
  readonly colour: string
  readonly align?: 'start' | 'end' | 'center'
  /** Wider text is set smaller, down to the least size, and then cut. */
  readonly room?: number
  readonly least?: number
}

/** Draws in the page's colours, and measures from the side where reading begins. */
class Pen {
  readonly #style = getComputedStyle(document.documentElement)
  readonly #rtl = this.#style.direction === 'rtl'

  constructor(readonly to: CanvasRenderingContext2D) {}

  colour(name: string): string {
    return this.#style.getPropertyValue(`--${name}`).trim()
  }
  font({ size, weight = 400, serif = false }: Pick<Writing, 'size' | 'weight' | 'serif'>): string {
    return `${weight} ${size}px ${this.colour(serif ? 'serif' : 'sans')}`
  }
  at(x: number): number {
    return this.#rtl ? WIDTH - x : x
  }
  /** Loads the letters of these words before anything is drawn. */
  async letters(words: string): Promise<void> {
    const fonts = [
      this.font({ size: 20, weight: 600, serif: true }),
      ...([400, 500, 600] as const).map((weight) => this.font({ size: 20, weight })),
    ]
    await Promise.all(fonts.map((font) => document.fonts.load(font, words).catch(() => undefined)))
  }
  write(words: string, x: number, y: number, writing: Writing): void {
    const { to } = this
    const { colour, align = 'start', room = Infinity, least = writing.size } = writing
    to.fillStyle = colour
    to.textAlign = align
    to.direction = this.#rtl ? 'rtl' : 'ltr'
    let { size } = writing
    const wide = (): number => to.measureText(words).width
    for (to.font = this.font(writing); size > least && wide() > room; to.font = this.font({ ...writing, size })) size--
    let letters = [...words].length
    while (letters > 1 && to.measureText(brief(words, letters)).width > room) letters--
    to.fillText(brief(words, letters), this.at(x), y)
  }
  line(points: readonly (readonly [x: number, y: number])[], colour: string, width: number): void {
    const { to } = this
    to.beginPath()
    for (const [x, y] of points) to.lineTo(x, y)
    to.strokeStyle = colour
    to.lineWidth = width
    to.lineJoin = to.lineCap = 'round'
    to.stroke()
  }
  disc(x: number, y: number, radius: number, fill: string, rim?: string): void {
    const { to } = this
    to.beginPath()
    to.arc(x, y, radius, 0, 2 * Math.PI)
    to.fillStyle = fill
    to.fill()
    if (rim === undefined) return
    to.strokeStyle = rim
    to.lineWidth = 2
    to.stroke()
  }
}

export async function pictureOf(game: SharedGame): Promise<Blob> {
  const { width, height } = sizeOf(game)
  const canvas = document.createElement('canvas')
  canvas.width = width * SHARP
  canvas.height = height * SHARP
  const to = canvas.getContext('2d')
  if (!to) throw new Error('this browser draws no pictures')
  const pen = new Pen(to)
  await pen.letters([game.title, game.line, game.measure, game.link, ...game.rows.map(({ name }) => name)].join(' '))
  to.scale(SHARP, SHARP)
  drawTable(pen, height)
  drawHead(pen, game)
  const below = drawRows(pen, game)
  drawChart(pen, game, below + 28)
  pen.write(text('page-name'), MARGIN, height - 26, { size: 17, weight: 600, serif: true, colour: pen.colour('brass') })
  // Between these two marks, text runs from left to right in every language.
  const { host, pathname } = new URL(game.link)
  const address = `\u2066${host}${pathname.replace(/\/$/, '')}\u2069`
  const small = { size: 13, colour: pen.colour('text-2'), align: 'end', room: 320 } as const
  pen.write(address, WIDTH - MARGIN, height - 26, small)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture could not be made')))),
  )
}

/** The table, lightest at the winner. */
function drawTable(pen: Pen, height: number): void {
  const { to } = pen
  const surface = to.createRadialGradient(WIDTH / 2, HEAD + 30, 0, WIDTH / 2, HEAD + 30, height)
  surface.addColorStop(0, pen.colour('table-light'))
  surface.addColorStop(0.42, pen.colour('table-middle'))
  surface.addColorStop(1, pen.colour('table-rim'))
  to.fillStyle = surface
  to.fillRect(0, 0, WIDTH, height)
}

function drawHead(pen: Pen, { line, title }: SharedGame): void {
  const room = WIDTH - 2 * MARGIN
  pen.write(line, MARGIN, 50, { size: 15, colour: pen.colour('text-2'), room })
  pen.write(title, MARGIN, 90, { size: 36, weight: 600, serif: true, colour: pen.colour('text'), room, least: 22 })
}

/** Returns how far down they reach. */
function drawRows(pen: Pen, game: SharedGame): number {
  const high = rowHeight(game)
  const radius = Math.round(high * 0.36)
  game.rows.forEach(({ place, name, names, total, won }, i) => {
    const [top, middle] = [HEAD + i * high, HEAD + (i + 0.5) * high]
    const colour = pen.colour(won ? 'brass' : 'text')
    if (i > 0)
      pen.line(
        [
          [MARGIN, top],
          [WIDTH - MARGIN, top],
        ],
        pen.colour('line'),
        1,
      )
    pen.write(text('number', { number: place }), MARGIN, middle + 5, {
      size: 16,
      colour: pen.colour(won ? 'brass' : 'text-2'),
    })
    const first = MARGIN + 28 + radius
    const step = radius * 1.4
    names.forEach((each, k) => {
      const x = first + k * step
      pen.disc(pen.at(x), middle, radius, pen.colour('medallion'), pen.colour(won ? 'brass' : 'line'))
      const letter = {
        size: radius * 0.9,
        weight: 600,
        serif: true,
        colour: pen.colour('text'),
        align: 'center',
      } as const
      pen.write([...each][0] ?? '', x, middle + radius * 0.32, letter)
    })
    const begins = first + (names.length - 1) * step + radius + 14
    const figure = text('number', { number: total })
    pen.write(name, begins, middle + 7, {
      size: 20,
      weight: 600,
      serif: true,
      colour,
      room: WIDTH - MARGIN - 70 - begins,
    })
    pen.write(figure, WIDTH - MARGIN, middle + 8, { size: 24, weight: 600, colour, align: 'end' })
  })
  return HEAD + game.rows.length * high
}

/** As on the page: the player's own line in brass, every line with its name at its end. */
function drawChart(pen: Pen, { rows, results, measure }: SharedGame, top: number): void {
  const { to } = pen
  const quiet = pen.colour('text-2')
  pen.write(text('story-shared-curve'), MARGIN, top + 4, {
    size: 18,
    weight: 600,
    serif: true,
    colour: pen.colour('text'),
  })
  pen.write(measure, WIDTH - MARGIN, top + 4, { size: 14, colour: quiet, align: 'end', room: 260 })
  const names = rows.map(({ name }) => name)
  // Two or three sides have more room at the ends of their lines.
  const few = names.length < 4
  const frame = { width: WIDTH - 2 * MARGIN, height: CHART - 10, right: few ? 184 : 128 }
  const { x, y, lines, grid, ticks, labels } = curvesOf(results, names, frame)
  const mine = rows.findIndex((row) => row.mine)
  // Time runs to the right in every language.
  to.save()
  to.translate(MARGIN, top + 18)
  const small = (words: string, at: number, down: number, align: 'left' | 'center'): void => {
    to.font = pen.font({ size: 13 })
    to.fillStyle = quiet
    to.textAlign = align
    to.fillText(words, at, down)
  }
  for (const total of grid) {
    pen.line(
      [
        [LEFT, y(total)],
        [frame.width - frame.right, y(total)],
      ],
      pen.colour('line'),
      1,
    )
    if (total !== 0) small(text('number', { number: total }), LEFT, y(total) - 5, 'left')
  }
  for (const hand of ticks) small(text('number', { number: hand }), x(hand), frame.height - 5, 'center')
  const drawn = lines.map((line, i) => ({ line, i })).sort((a, b) => Number(a.i === mine) - Number(b.i === mine))
  for (const { line, i } of drawn) {
    const colour = pen.colour(i === mine ? 'brass' : 'text-3')
    pen.line(
      line.map((total, hand) => [x(hand), y(total)]),
      colour,
      i === mine ? 3 : 1.6,
    )
  }
  for (const label of labels) {
    const own = label.line === mine
    pen.disc(x(results.length), label.y, own ? 5 : 3.5, own ? pen.colour('brass') : quiet)
    to.font = pen.font({ size: 13, weight: 500 })
    to.fillStyle = pen.colour(own ? 'brass' : 'text')
    to.textAlign = 'left'
    to.fillText(
      text('result-chart-total', { name: brief(label.name, few ? 20 : 12), total: label.total }),
      frame.width - frame.right + 12,
      label.nameY + 4.5,
    )
  }
  to.restore()
}
