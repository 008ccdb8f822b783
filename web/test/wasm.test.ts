// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest'
import { readReply } from '../src/core/line'
import { start, type Core } from '../src/core/wasm'
import { wholeModule } from './core'

const module = wholeModule()
let core: Core
beforeEach(async () => {
  core = await start(module)
})

describe('the module', () => {
  test('imports nothing: no clock, no randomness, no files', () => {
    expect(WebAssembly.Module.imports(module)).toEqual([])
  })

  test('offers the text exchange and nothing else', () => {
    const offered = WebAssembly.Module.exports(module).map(({ name }) => name)
    expect(offered.sort()).toEqual(['_initialize', 'answer', 'answer_at', 'memory', 'request'])
  })
})

describe('requests', () => {
  test('the core says what it is', () => {
    expect(readReply(core.ask('hello'))).toMatchObject({ ok: true, value: { name: 'openhearts', protocol: 1 } })
  })

  test('non-ASCII text comes back intact', () => {
    const reply = readReply(core.ask('rules {"Spieler♠": 4}'))
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'bad_rules' } })
    expect(JSON.stringify(reply)).toContain('Spieler♠')
  })

  test('two instances hold two games', async () => {
    const other = await start(module)
    core.ask('new {"rules":{},"seed":"1"}')
    other.ask('new {"rules":{},"seed":"2"}')
    expect(core.ask('view 0')).not.toBe(other.ask('view 0'))
  })

  test('memory may grow under an answer', () => {
    expect(core.ask(`rules {"name":"${'x'.repeat(3_000_000)}"}`)).toMatch(/^(ok|error)/)
    expect(core.ask('hello')).toMatch(/^ok /)
  })
})

describe('malformed requests get an error and never a trap', () => {
  const alone = [
    '',
    ' ',
    '\0',
    '\n',
    'perhaps',
    'HELLO',
    '♥',
    'view',
    'view 9',
    'view -1',
    'view 0 99',
    'play',
    'moon 1',
  ]
  const inGame = [
    'play 0',
    'play 9 2C',
    'play 0 ZZ',
    'play 0 2C 3C',
    'pass 0',
    'pass 0 2C',
    'pass 0 2C 2C 2C',
    'pass x',
  ]
  const bots = ['bot', 'bot careful', 'bot nobody 0 1', 'bot careful 9 1', 'bot careful 0 x', 'bot careful 0 -1']
  const numbers = [
    'count',
    'count x',
    'count -1',
    'playouts',
    'playouts x 1',
    'playouts -1 1',
    'view 99999999999999999999',
  ]
  const json = [
    'rules',
    'rules {',
    'rules []',
    'rules 7',
    'rules {"players":17}',
    'rules {"players":1e999}',
    'rules "\\ud800"',
  ]
  const games = [
    'new',
    'new {}x',
    'new {"seed":7.5}',
    'new {"rules":7}',
    'hand {}',
    'hand {"hands":[["2C"],["2C"]]}',
    'load {}',
  ]
  const logs = [
    'load []',
    'load {"openhearts":2}',
    'load {"openhearts":1,"rules":{},"seed":"7","dealer":0,"actions":["x"]}',
  ]
  const deep = [`rules ${'['.repeat(100_000)}`, `rules ${'{"a":'.repeat(100_000)}`, 'x'.repeat(100_000)]

  test.each([...alone, ...inGame, ...bots, ...numbers, ...json, ...games, ...logs, ...deep])('%#: %.40s', (line) => {
    for (const before of ['hello', 'new {"rules":{},"seed":"7"}']) {
      core.ask(before)
      expect(core.ask(line)).toMatch(/^error [a-z_]+ \S/)
      expect(core.ask('hello')).toMatch(/^ok /)
    }
  })

  test('random bytes and broken requests', () => {
    // A fixed generator, so that a finding can be reproduced.
    let state = 1
    const draw = (below: number): number => (state = (state * 48271) % 2147483647) % below
    const words = [
      'new {"rules":{},"seed":"7"}',
      'pass 0 2C 3C 4C',
      'play 1 2C',
      'view 0',
      'load {"actions":["a"]}',
      'rules {"end":{}}',
    ]
    for (let n = 0; n < 5000; n++) {
      const line = [...(words[draw(words.length)] ?? '')]
      for (let changes = draw(6); changes > 0; changes--) {
        line.splice(draw(line.length + 1), draw(3), String.fromCodePoint(draw(n % 2 === 0 ? 128 : 0xd800)))
      }
      const request = line.join('').replaceAll('\n', ' ')
      expect(core.ask(request), request).toMatch(/^(ok|error [a-z_]+) /)
    }
  })
})
