/**
 * The house rules of this page, reactive: the draft in the editor, the core's opinion of it, and the saved sets.
 * Connects the pure parts to the engine and the browser's storage; decides nothing itself.
 */
import { CoreError } from '../core/line'
import { pageEngine } from '../core/page'
import type { Field, Preset, RulesInfo } from '../core/protocol'
import type { AnyMessage, RulesJson } from '../core/types'
import { nextRules } from './nextRules.svelte'
import { settings } from './settings.svelte'
import { storage } from './storage.svelte'
import { libraryKey } from '../storage/library'
import { watchSettings } from '../storage/settings'
import { deviceStore, now, token, watch } from '../storage/store'
import { loadDraft, saveDraft } from './draft'
import { differs, draftOf, rulesOf, setOf, withValue, worthKeeping, type Draft } from './editor'
import { faultOf, type Fault } from './faults'
import type { Fix } from './fixes'
import type { RuleSet } from './ruleset'
import { library as ownLibrary, type Kept } from './library'

/** A saved rule set with the core's judgement. */
export interface Judged {
  readonly kept: Kept
  readonly info: RulesInfo | null
  readonly fault: Fault | null
}

/** Sentences for the player, and a way to undo what they describe. */
export interface Notice {
  readonly messages: readonly AnyMessage[]
  readonly undo: (() => void) | null
}

let notice: Notice | null = $state.raw(null)
let fields: readonly Field[] = $state.raw([])
let info: RulesInfo | null = $state.raw(null)
let fault: Fault | null = $state.raw(null)
let fixes: readonly Fix[] = $state.raw([])
let idle: ReadonlySet<string> = $state.raw(new Set<string>())
let library: readonly Judged[] = $state.raw([])

let draft: Draft = $state.raw(draftOf({ name: '', about: '', rules: {} }))

const own = ownLibrary({ store: deviceStore, now, token }, (message) => (notice = { messages: [message], undo: null }))
let asked = 0
/** The rules of the next game, as text, when the draft was last stored beside them. */
let played = ''

async function judge(rules: RulesJson): Promise<{ info: RulesInfo; fault: null } | { info: null; fault: Fault }> {
  try {
    return { info: await pageEngine().rules(rules), fault: null }
  } catch (error) {
    if (!(error instanceof CoreError)) throw error
    return { info: null, fault: faultOf(error.refusal) }
  }
}

function keepDraft(): void {
  played = JSON.stringify(settings.now.rules)
  saveDraft(deviceStore, draft, settings.now.rules)
}

/** Asks the core about the draft; if it can be played, its rules become the next game's. */
async function check(): Promise<void> {
  const ask = ++asked
  const of = draft
  keepDraft()
  const answer = await judge(rulesOf(of))
  if (ask !== asked) return
  fault = answer.fault
  info = answer.info
  fixes = []
  idle = new Set()
  if (answer.info) {
    nextRules.put(answer.info)
    settings.choose({ rules: rulesOf(of) })
  }
  keepDraft()
  if (answer.fault) {
    const ways = await waysOut(of, answer.fault).catch(() => [])
    if (ask === asked) fixes = ways
  } else {
    const without = await idleIn(of)
    if (ask === asked) idle = without
  }
}

async function waysOut(of: Draft, from: Fault): Promise<readonly Fix[]> {
  const found = await import('./fixes')
  return found.fixes(of, from, fields, nextRules.presets, async (rules) => (await judge(rules)).fault)
}

/** The changed fields that make no difference to the rule sheet, and so have no effect at the moment. */
async function idleIn(of: Draft): Promise<ReadonlySet<string>> {
  const changed = fields.filter((field) => differs(of, field, nextRules.presets))
  const sheet = async (rules: RulesJson): Promise<string> => JSON.stringify(await pageEngine().sheet(rules))
  const whole = await sheet(rulesOf(of))
  const found = new Set<string>()
  for (const field of changed) {
    try {
      if ((await sheet(rulesOf(withValue(of, field, field.default, nextRules.presets)))) === whole)
        found.add(field.name)
    } catch {
      // Without the change the rules can't be played, so it has an effect.
    }
  }
  return found
}

async function readLibrary(): Promise<void> {
  const kept = own.list()
  library = await Promise.all(kept.map(async (each) => ({ kept: each, ...(await judge(each.rules)) })))
}

const sameSet = (kept: RuleSet, of: Draft): boolean =>
  JSON.stringify(setOf(draftOf(kept))) === JSON.stringify(setOf(of))

/** Clears the editor for other rules. A draft not saved anywhere is saved as a loose set. */
function putAway(was: Draft): void {
  if (!worthKeeping(was)) return
  const rules = JSON.stringify(rulesOf(was))
  if (own.list().some((kept) => JSON.stringify(rulesOf(draftOf(kept))) === rules)) return
  own.put(setOf(was), { loose: true })
}

/** Another tab or another device has chosen the rules of the next game: they come into the editor. */
async function follow(): Promise<void> {
  if (JSON.stringify(settings.now.rules) === played) return
  const was = draft
  draft = loadDraft(deviceStore, settings.now.rules).draft
  putAway(was)
  await check()
  await readLibrary()
}

export const houseRules = {
  get draft(): Draft {
    return draft
  },
  /** The draft as completed by the core; null while it can't be played. */
  get info(): RulesInfo | null {
    return info
  },
  get fault(): Fault | null {
    return fault
  },
  get fixes(): readonly Fix[] {
    return fixes
  },
  /** Changed fields that have no effect, given the other fields. */
  get idle(): ReadonlySet<string> {
    return idle
  },
  get presets(): readonly Preset[] {
    return nextRules.presets
  },
  get fields(): readonly Field[] {
    return fields
  },
  get library(): readonly Judged[] {
    return library
  },
  /** A message that the player should read once. */
  get notice(): Notice | null {
    return notice
  },
  notify(messages: readonly AnyMessage[], undo: (() => void) | null = null): void {
    notice = messages.length === 0 ? null : { messages, undo }
  },
  /** Whether the draft is saved as it is. */
  get saved(): boolean {
    const entry = library.find(({ kept }) => kept.id === draft.saved)?.kept
    return entry !== undefined && sameSet(entry, draft)
  },

  /**
   * Reads what is stored and asks the core about it. To be called after the settings were read, and again if it failed.
   */
  async start(): Promise<void> {
    const kept = loadDraft(deviceStore, settings.now.rules)
    draft = kept.draft
    fields = await pageEngine().fields()
    if (nextRules.now === null) await nextRules.start()
    if ((await judge(settings.now.rules)).fault) settings.choose({ rules: {} })
    if (kept.other) putAway(kept.other)
    await check()
    await readLibrary()
    watch(libraryKey, () => void readLibrary())
    watchSettings(() => void follow().catch(() => undefined))
  },
  judge,
  /** The same for what is only shown: null if the rules can't be played, or the core can't be asked. */
  infoOf: (rules: RulesJson): Promise<RulesInfo | null> =>
    judge(rules).then(
      ({ info }) => info,
      () => null,
    ),

  change(field: Field, value: unknown): Promise<void> {
    draft = withValue(draft, field, value, nextRules.presets)
    return check()
  },
  /** Replaces the fields of the same rules: with a fix, or with what was undone. */
  put(changed: Draft): Promise<void> {
    draft = changed
    return check()
  },
  call(name: string, about: string): void {
    draft = { ...draft, name, about }
    keepDraft()
  },
  /** Puts other rules into the editor; if they can be played, they become the next game's. */
  async take(set: RuleSet, saved: string | null = null): Promise<void> {
    putAway(draft)
    draft = draftOf(set, saved)
    const like = own.list().find((kept) => !kept.loose && sameSet(kept, draft))
    if (like) draft = { ...draft, saved: like.id }
    await check()
    await readLibrary()
  },

  /**
   * Saves the draft over its saved set, or as a new one. Returns null, or why it failed. REQUIRES: the draft has a
   * name.
   */
  async save(asNew = false): Promise<AnyMessage | null> {
    const put = own.put(setOf(draft), { id: asNew ? null : draft.saved })
    if ('args' in put) return put
    storage.keepForGood()
    draft = { ...draft, saved: put.id }
    keepDraft()
    await readLibrary()
    return null
  },
  /** Saves a set that is not in the editor. */
  async keep(set: RuleSet): Promise<AnyMessage | null> {
    const put = own.put(set)
    if ('args' in put) return put
    await readLibrary()
    return null
  },
  /** Returns a function that restores the set. */
  async drop(kept: Kept): Promise<() => Promise<void>> {
    own.drop(kept.id)
    await readLibrary()
    return async () => {
      own.put(kept, kept)
      await readLibrary()
    }
  },
}
