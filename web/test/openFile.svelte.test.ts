/** The button that opens a file. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, test, vi } from 'vitest'
import { houseRules } from '../src/state/houseRules.svelte'
import OpenFile from '../src/views/rules/OpenFile.svelte'
import { sayAll, words } from '../src/words/words.svelte'

test('says so if the device can’t hand out the file, or the core can’t be asked about the game in it', async () => {
  await words.need('cards', 'page', 'rooms')
  const ongame = vi.fn(() => Promise.reject(new Error('the core could not be loaded')))
  const button = mount(OpenFile, { target: document.body, props: { onrules: vi.fn(), ongame } })
  flushSync()
  const box = document.querySelector('[data-testid="file"]') as HTMLInputElement
  const texts = [() => Promise.reject(new Error('moved')), () => Promise.resolve('{"seed":"7","actions":[]}')]
  for (const [i, text] of texts.entries()) {
    const file = new File([], `${i}.json`)
    file.text = text
    Object.defineProperty(box, 'files', { value: [file], configurable: true })
    box.dispatchEvent(new Event('change', { bubbles: true }))
    await vi.waitFor(() => expect(sayAll(houseRules.notice?.messages ?? [])).toContain(`${i}.json was not opened.`))
  }
  expect(ongame).toHaveBeenCalledTimes(1)
  houseRules.notify([])
  await unmount(button)
})
