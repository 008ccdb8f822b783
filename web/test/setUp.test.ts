// @vitest-environment node
/** Whatever can't be set up leaves no session of the core behind. */
import { expect, test } from 'vitest'
import { engine, type Engine } from '../src/core/engine'
import type { Log } from '../src/core/protocol'
import { botsAlone } from '../src/game/botsAlone'
import { lessonGame } from '../src/game/lessonGame'
import { lessons, type Lesson } from '../src/game/lessons'
import { startLocal } from '../src/game/local'
import { practiceGame } from '../src/game/practiceGame'
import { startRemote } from '../src/game/remote'
import { ownPlace } from '../src/game/ownPlace'
import { directChannel } from './core'

const names = ['', 'Ingrid', 'Basil', 'Tomás']
const rules = {}
const log: Log = { openhearts: 1, rules, seed: '1', dealer: 0, actions: [] }
const elsewhere = { rules, seat: 0, names, advises: false, events: [], send: () => Promise.resolve(null) }
const setting = { rules, seed: '1', names, bot: 'easy' }

test.each<[string, (engine: Engine) => Promise<unknown>]>([
  ['a game against bots', (core) => startLocal({ engine: core, savegames: ownPlace(() => true) }, setting)],
  ['a game elsewhere', (core) => startRemote(core, elsewhere)],
  ['a lesson', (core) => lessonGame(core, lessons[0] as Lesson, names)],
  ['practice', (core) => practiceGame(core, { log, to: 0, seat: 0, names, bot: 'easy' })],
  ['the table of bots', (core) => botsAlone(core, rules, 'easy', '1')],
])('%s', async (_, begin) => {
  const channel = directChannel()
  const open = new Set<number>()
  const core = engine({
    ask(session, line) {
      if (session === 0) return channel.ask(session, line)
      open.add(session)
      return Promise.reject(new Error('the core broke'))
    },
    end: (session) => void open.delete(session),
  })
  await expect(begin(core)).rejects.toThrow('broke')
  expect(open.size).toBe(0)
})
