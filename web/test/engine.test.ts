// @vitest-environment node
/** What the typed calls add to the core's requests: a bot that watches the clock. */
import { expect, test } from 'vitest'
import type { Channel } from '../src/core/channel'
import { engine } from '../src/core/engine'
import { directChannel } from './core'

function counted(): { channel: Channel; thoughts: () => number } {
  const channel = directChannel()
  let asked = 0
  return {
    thoughts: () => asked,
    channel: {
      end: (session) => channel.end(session),
      ask(session, line) {
        if (line.startsWith('think ')) asked += 1
        return channel.ask(session, line)
      },
    },
  }
}

test('without a limit of time an expert thinks to the end, and always comes to the same', async () => {
  const { channel, thoughts } = counted()
  const session = engine(channel).open()
  await session.start({}, '7')
  const first = await session.bot('expert:3000', 0, '1')
  expect(thoughts()).toBeGreaterThan(1)
  expect(JSON.parse((await channel.ask(1, 'bot expert:3000 0 1')).slice(3))).toEqual({
    action: `pass 0 ${first.kind === 'pass' ? first.cards.join(' ') : ''}`,
  })
})

test('out of time, it says what it has', async () => {
  const { channel, thoughts } = counted()
  const session = engine(channel).open()
  await session.start({}, '7')
  expect((await session.bot('expert:100000000', 0, '1', 0)).kind).toBe('pass')
  expect(thoughts()).toBe(1)
})
