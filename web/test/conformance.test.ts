// @vitest-environment node
/** The vectors of conformance/ on the wasm core. Their format is described in conformance/README.md. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readReply } from '../src/core/line'
import { start, type Core } from '../src/core/wasm'
import { wholeModule } from './core'

interface Case {
  id: string
  why: string
  rules?: object
  position?: object
  seed?: string
  log?: object
  actions?: string[]
  expect: Record<string, unknown>
}

const folder = new URL('../../conformance/', import.meta.url)
const families = readdirSync(folder).filter((name) => name.endsWith('.json'))
const module = wholeModule()

/** The request that sets the case up; undefined if the case addresses a core without a game. */
function opening({ rules = {}, position, seed, log }: Case): string | undefined {
  if (log) return `load ${JSON.stringify(log)}`
  if (position) return `hand ${JSON.stringify({ rules, ...position })}`
  return seed === undefined ? undefined : `new ${JSON.stringify({ rules, seed })}`
}

function ask(core: Core, { rules = {} }: Case, request: string): unknown {
  const reply = readReply(core.ask(request === 'rules' ? `rules ${JSON.stringify(rules)}` : request))
  if (reply.ok) return reply.value
  const { code, field } = reply.refusal
  return code === 'bad_rules' ? { refused: code, field } : { refused: code }
}

/** The expectation in a form that ignores members it does not name, at any depth. */
function partly(wanted: unknown): unknown {
  if (Array.isArray(wanted)) return wanted.map(partly)
  if (wanted === null || typeof wanted !== 'object') return wanted
  return expect.objectContaining(
    Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, partly(value)])),
  )
}

describe.each(families)('%s', (family) => {
  const { cases } = JSON.parse(readFileSync(new URL(family, folder), 'utf8')) as { cases: Case[] }

  test.each(cases)('$id: $why', async (known) => {
    const core = await start(module)
    const opened = opening(known)
    for (const request of [...(opened === undefined ? [] : [opened]), ...(known.actions ?? [])]) {
      expect(core.ask(request), request).toMatch(/^ok /)
    }
    for (const [request, wanted] of Object.entries(known.expect)) {
      const before = core.ask('truth')
      const answer = ask(core, known, request)
      expect(answer, request).toEqual(partly(wanted))
      if (wanted !== null && typeof wanted === 'object' && 'refused' in wanted) expect(core.ask('truth')).toBe(before)
    }
  })
})
