/** Signs for the player's own medallion, in place of a letter: filled shapes, each in its own box. Data only. */
import { SHAPES } from '../cards/suits'
import type { Settings } from '../../storage/settings'

interface Sign {
  readonly box: string
  readonly path: string
}
const suit = (path: string): Sign => ({ box: '-540 -560 1080 1120', path })
const drawn = (path: string): Sign => ({ box: '0 0 24 24', path })

export const SIGNS: Readonly<Record<Exclude<Settings['sign'], 'letter'>, Sign>> = {
  club: suit(SHAPES.C),
  diamond: suit(SHAPES.D),
  spade: suit(SHAPES.S),
  heart: suit(SHAPES.H),
  sun: drawn(
    'M12 1L13.9 5L17.5 2.5L17.1 6.9L21.5 6.5L19 10.1L23 12L19 13.9L21.5 17.5L17.1 17.1L17.5 21.5L13.9 19L12 23L10.1 19L6.5 21.5L6.9 17.1L2.5 17.5L5 13.9L1 12L5 10.1L2.5 6.5L6.9 6.9L6.5 2.5L10.1 5Z',
  ),
  moon: drawn('M21 14.5A9.5 9.5 0 1 1 9.5 3 8 8 0 0 0 21 14.5Z'),
  star: drawn('M12 1.3L14.8 8.9L22.9 9.2L16.6 14.3L18.8 22.1L12 17.6L5.2 22.1L7.4 14.3L1.1 9.2L9.2 8.9Z'),
  cat: drawn(
    'M4 2.5 8.8 6.8a9.5 9.5 0 0 1 6.4 0L20 2.5c.8 3.5 1.2 6.5 1 9.5 0 6-4 9.5-9 9.5S3 18 3 12c-.2-3 .2-6 1-9.5ZM8.5 11.5a1.3 1.7 0 1 0 0 3.4 1.3 1.7 0 0 0 0-3.4ZM15.5 11.5a1.3 1.7 0 1 0 0 3.4 1.3 1.7 0 0 0 0-3.4ZM10.7 16.5h2.6L12 18.3Z',
  ),
  fish: drawn(
    'M1.5 12C4.5 7 8.5 5.5 12 6c2.6.4 4.6 1.8 6 3.8L22.5 6.5v11L18 14.2c-1.4 2-3.4 3.4-6 3.8-3.5.5-7.5-1-10.5-6ZM7.5 9.6a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z',
  ),
  leaf: drawn(
    'M21.5 2.5C11 2.5 4 7 4 14c0 1.6.4 3 1.1 4.2L2.5 20.8 4 22.3l2.6-2.6c1.1.6 2.5.9 4 .9C18 20.6 22 13 21.5 2.5ZM8.2 18.1l-.9-.9C10.5 13 13.5 10.3 17 8c-2.3 3.5-5 6.8-8.8 10.1Z',
  ),
}
