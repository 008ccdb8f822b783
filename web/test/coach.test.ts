// @vitest-environment node
/** The positions of tests/textbook.json on the wasm core: the best play, and a reason that says why. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readReply } from '../src/core/line'
import type { Message } from '../src/core/messages'
import { start } from '../src/core/wasm'
import { THOUGHT } from '../src/game/seeds'
import { sayAll, words } from '../src/words/words.svelte'
import { wholeModule } from './core'

interface Position {
  id: string
  title: string
  /** A part of the reason. */
  why: string
  rules: object
  position: object
  actions?: string[]
  /** Any of these cards, or another action in the words of the log; for a pass, all of these. */
  best?: string[]
  holds?: string[]
}

interface Advice {
  choices: { action: string; also: string[] }[]
  reasons: Message[]
}

const positions = JSON.parse(readFileSync(new URL('../../tests/textbook.json', import.meta.url), 'utf8')) as Position[]
const module = wholeModule()

test.each(positions)('$id: $title', async ({ rules, position, actions = [], best, holds, why }) => {
  const core = await start(module)
  expect(core.ask(`load ${JSON.stringify({ openhearts: 1, rules, position, actions })}`)).toMatch(/^ok /)
  const reply = readReply(core.ask(`coach 0 ${THOUGHT} 0`))
  if (!reply.ok) throw new Error(reply.refusal.code)
  const advice = reply.value as Advice
  const first = advice.choices[0]
  const [, , ...done] = (first?.action ?? '').split(' ')
  if (best) expect([...done, ...(first?.also ?? [])].some((each) => best.includes(each))).toBe(true)
  else expect(done).toEqual(expect.arrayContaining(holds ?? []))
  await words.need('cards', 'coach')
  expect(sayAll(advice.reasons).toLowerCase()).toContain(why.toLowerCase())
})
