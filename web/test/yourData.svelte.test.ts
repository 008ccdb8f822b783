/** All data of this browser: a file of everything. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import YourData from '../src/views/you/YourData.svelte'
import { words } from '../src/words/words.svelte'

test('a file that the device doesn’t hand out is said to be none', async () => {
  await words.need('cards', 'page', 'you')
  Element.prototype.scrollIntoView ??= vi.fn()
  const data = mount(YourData, { target: document.body, props: {} })
  flushSync()
  const box = document.querySelector('[data-testid="you-file"]') as HTMLInputElement
  const file = new File([], 'a.json')
  file.text = () => Promise.reject(new Error('moved'))
  Object.defineProperty(box, 'files', { value: [file] })
  box.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => expect(document.querySelector('[data-testid="you-said"]')?.textContent).toContain('a.json'))
  await unmount(data)
})
