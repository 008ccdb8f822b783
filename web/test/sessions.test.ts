// @vitest-environment node
/** The instances of the core, one for each session. */
import { expect, test, vi } from 'vitest'
import { sessions } from '../src/core/sessions'
import { start } from '../src/core/wasm'

vi.mock('../src/core/wasm', () => ({ start: vi.fn() }))

const crash = (): never => {
  throw new Error('unreachable')
}
const answers = { ask: (line: string) => `ok ${line}` }

test('after a crash, the core without a game is started again, and no other', async () => {
  const channel = sessions(Promise.resolve({} as WebAssembly.Module))
  const breaks = [() => Promise.reject(new Error('no memory')), () => Promise.resolve({ ask: crash })]
  for (const broken of breaks) {
    vi.mocked(start).mockImplementationOnce(broken).mockResolvedValueOnce(answers)
    await expect(channel.ask(0, 'rules {}')).rejects.toThrow()
    expect(await channel.ask(0, 'rules {}')).toBe('ok rules {}')
    vi.mocked(start).mockClear()
    expect(await channel.ask(0, 'presets')).toBe('ok presets')
    expect(start).not.toHaveBeenCalled()
    channel.end(0)
  }
  // As if it had no game, it would answer that there is none.
  vi.mocked(start).mockResolvedValueOnce({ ask: crash }).mockResolvedValueOnce(answers)
  await expect(channel.ask(1, 'log')).rejects.toThrow('unreachable')
  await expect(channel.ask(1, 'log')).rejects.toThrow('unreachable')
})
