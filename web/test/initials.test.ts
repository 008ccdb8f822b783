/** What stands for players where there is room for a letter or two. */
import { expect, test } from 'vitest'
import { initials } from '../src/views/parts/initials'

test('one letter each, and more only where several begin alike', () => {
  expect(initials(['Anna', 'Ben', 'Cy', 'Élodie', '春'])).toEqual(['A', 'B', 'C', 'É', '春'])
  expect(initials(['Anna', 'Anna 2', 'Bot 1', 'Bot 2', 'Bot 3'])).toEqual(['A', 'A2', 'B1', 'B2', 'B3'])
  expect(initials(['Max', 'Mia', 'Bot 1', ''])).toEqual(['Ma', 'Mi', 'B', ''])
  expect(initials(['Maria', 'Marie', 'Al', 'Alma'])).toEqual(['Mar', 'Mar', 'Al', 'Alm'])
  expect(initials(['Anna', 'Anna 2', 'Alex', 'Alex 2', 'Ben 2'])).toEqual(['An', 'An2', 'Al', 'Al2', 'B'])
})
