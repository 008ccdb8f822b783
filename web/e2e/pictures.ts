/**
 * Pictures of the page, and how much two of them differ. They are compared cell by cell, where a cell is the mean of
 * some pixels: this hides differences in how the edges of letters are drawn, but not anything that has moved, is
 * missing or has another colour.
 */
import type { Page } from 'playwright-core'

/** The side of a cell in pixels. */
const side = 8
/**
 * A picture is another when one cell is far off, or many are off a little, by the colour that differs most, of 0 to 255.
 * Letters with other hinting, or half a pixel wider, come to 38 in one cell and to 24 in ten; the plainest mark, moved by
 * 8 pixels, to 50 in one; a button in a darker red to 38 in three hundred.
 */
const [far, little, many] = [45, 24, 16]

const address = (picture: Buffer, type: string): string => `data:image/${type};base64,${picture.toString('base64')}`

/**
 * Hidden: the address of the page, and the underline of a focused title, which appears because a script counts as a
 * person.
 */
const unseen = '.slip .link { visibility: hidden } :is(h1, h2):focus { text-decoration: none !important }'

/**
 * A picture of the page once it is still, or as soon as it is as wanted, and nothing is being worked out. A JPEG is made
 * in a fraction of a PNG's time, and at this quality the mean of a cell stays the same but for a step or two.
 */
export async function still(
  page: Page,
  isWanted: (picture: Buffer) => Promise<boolean> = () => Promise.resolve(false),
): Promise<Buffer> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.locator('progress').waitFor({ state: 'detached' })
  let before: Buffer = Buffer.alloc(0)
  for (let tries = 0; tries < 40; tries++) {
    const now = await page.screenshot({ type: 'jpeg', quality: 95, animations: 'disabled', style: unseen })
    if (now.equals(before) || (await isWanted(now))) return now
    before = now
    await page.waitForTimeout(50)
  }
  throw new Error('the page is never still')
}

/** The same picture in fewer bytes; drawn by a page that shows nothing. */
export async function small(paper: Page, picture: Buffer): Promise<Buffer> {
  const text = await paper.evaluate(
    async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.8)
    },
    address(picture, 'jpeg'),
  )
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64')
}

/** Where a picture differs from the stored one, in words; null if it doesn't. */
export async function difference(paper: Page, now: Buffer, kept: Buffer): Promise<string | null> {
  const addresses = [address(now, 'jpeg'), address(kept, 'webp')] as const
  const off = await paper.evaluate(apart, { addresses, side, little })
  if (off === null) return 'it has another size'
  if (off.length <= many && off.every(({ by }) => by <= far)) return null
  const [x, y] = [off.map(({ x }) => x), off.map(({ y }) => y)]
  const [from, to] = [[x, y].map((all) => Math.min(...all)), [x, y].map((all) => Math.max(...all) + side)]
  return `${off.length} cells are off, by up to ${Math.max(...off.map(({ by }) => by))}, from ${from} to ${to}`
}

interface Cell {
  readonly x: number
  readonly y: number
  /** How far apart the colours are. */
  readonly by: number
}

/**
 * The cells that differ by more than `little`; null if the pictures differ in size. Runs in the page, where nothing of
 * this file exists, and sends only what counts: sending thousands of cells takes longer than comparing them.
 */
async function apart(asked: {
  readonly addresses: readonly string[]
  readonly side: number
  readonly little: number
}): Promise<Cell[] | null> {
  const shrunk = async (address: string): Promise<ImageData> => {
    const image = new Image()
    image.src = address
    await image.decode()
    const [width, height] = [Math.ceil(image.width / asked.side), Math.ceil(image.height / asked.side)]
    const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, width, height)
    return context.getImageData(0, 0, width, height)
  }
  const [now, kept] = (await Promise.all(asked.addresses.map(shrunk))) as [ImageData, ImageData]
  if (now.width !== kept.width || now.height !== kept.height) return null
  return Array.from({ length: now.width * now.height }, (_, at) => ({
    x: (at % now.width) * asked.side,
    y: Math.floor(at / now.width) * asked.side,
    by: Math.max(...[0, 1, 2].map((colour) => Math.abs(now.data[4 * at + colour]! - kept.data[4 * at + colour]!))),
  })).filter(({ by }) => by > asked.little)
}
