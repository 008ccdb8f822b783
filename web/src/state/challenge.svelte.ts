/**
 * The challenge on this page: made here or received by a link, played like any game, and compared with a friend's
 * result once both have played. A challenge is identified by its seed.
 */
import { CoreError } from '../core/line'
import { pageEngine } from '../core/page'
import type { RulesJson } from '../core/types'
import {
  outcome,
  playedBy,
  sixHands,
  startChallenge,
  takeUpChallenge,
  writeActions,
  type Outcome,
} from '../game/challenge'
import { counted } from '../game/counted'
import type { Game } from '../game/game'
import { newSeed } from '../game/seeds'
import { keepChallenge, loadChallenges, type KeptChallenge } from '../storage/challenges'
import { isFair, type PlayedGame } from '../storage/history'
import { now } from '../storage/store'
import type { Savegame } from '../storage/savegame'
import { decodeChallenge, type Sent } from './challengeLink'
import { history } from './history.svelte'

/** Why it can't be played or compared. */
export type Trouble = 'link' | 'unplayable' | 'core'

/** A challenge that is over, from the history. */
function challengeIn({ at, names, bot, log, challenge }: PlayedGame): readonly KeptChallenge[] {
  if (!challenge || bot === null || isFair(log)) return []
  const { seed, rules } = log
  return [{ seed, bot, rules, at, mine: { names, bot, over: true, log }, theirs: challenge.theirs }]
}

/** All on this device, latest first. */
async function allHere(): Promise<readonly KeptChallenge[]> {
  // In this order, because one that ends meanwhile moves into the history.
  const open = loadChallenges()
  const over = (await history.challenges()).flatMap(challengeIn)
  return [...open, ...over.filter(({ seed }) => open.every((each) => each.seed !== seed))].sort((a, b) => b.at - a.at)
}

export class Challenge {
  /** All that are kept, latest first, as they were when the list was last shown. */
  all: readonly KeptChallenge[] = $state.raw([])
  kept: KeptChallenge | null = $state.raw(null)
  /** The friend's outcome; null if there is none, or it has not been worked out yet. */
  theirs: Outcome | null = $state.raw(null)
  mine: Outcome | null = $state.raw(null)
  sameBots = $state(true)
  trouble: Trouble | null = $state(null)
  busy = $state(false)

  #show: (game: Game, fresh: boolean) => void
  #closed = false
  #broke = false
  /** The link that is wanted now, or the seed of one that is kept. */
  #wanted = ''

  constructor(show: (game: Game, fresh: boolean) => void) {
    this.#show = show
  }

  /** A new one, by these rules. */
  async make(rules: RulesJson, bot: string): Promise<void> {
    // The expert looks at the clock, so it doesn't play the same on every device.
    const level = bot === 'expert' ? 'hard' : bot
    this.#wanted = ''
    await this.#at({ seed: newSeed(), bot: level, rules: sixHands(rules), at: now(), mine: null, theirs: null })
    await this.play()
  }

  /** One of those that are kept, as far as it has come in any tab. */
  async take(kept: KeptChallenge): Promise<void> {
    const { seed } = kept
    this.#wanted = seed
    const here = (await allHere()).find((each) => each.seed === seed)
    if (this.#wanted === seed) await this.#at(here ?? kept)
  }

  /** What a link brings: a challenge to play, or a friend's answer to one that was played here. */
  async come(text: string): Promise<void> {
    const sent = decodeChallenge(text)
    if (sent === null) return void (this.trouble = 'link')
    const { seed, bot, rules, name, cards } = sent
    this.#wanted = text
    const here = (await allHere()).find((each) => each.seed === seed)
    if (this.#wanted !== text) return
    // A person who opens their own link sees their own game.
    const own = here?.mine?.over === true && writeActions(here.mine.log.actions) === cards
    const theirs = own ? here.theirs : { name, cards }
    const came = { seed, bot, rules, at: here?.at ?? now(), mine: here?.mine ?? null, theirs }
    await this.#at(came)
    if (!this.#isAt(came) || this.trouble !== null || (await history.answer(seed, theirs))) return
    // Whoever goes on to something else meanwhile still finds it in the list.
    keepChallenge((this.#isAt(came) && this.kept) || came)
  }

  /** At none any more. */
  leave(): void {
    this.kept = this.theirs = this.mine = this.trouble = null
    this.sameBots = true
    this.#wanted = ''
    void allHere().then((all) => (this.all = all))
  }

  /** From its beginning, or where it stopped. */
  async play(): Promise<void> {
    const { kept } = this
    if (!kept || this.busy) return
    this.busy = true
    this.trouble = null
    try {
      const keep = (mine: Savegame): boolean => this.#isAt(kept) && this.#keep(mine)
      const game = kept.mine ? await takeUpChallenge(kept.mine, keep) : await startChallenge(kept, keep)
      if (this.#closed || !this.#isAt(kept)) return game.close()
      game.onBroken(() => void this.#revive())
      game.listen((view) => view.over && setTimeout(() => void this.#look()))
      this.#show(counted(game), !kept.mine)
    } catch (error) {
      this.#fail(kept, error)
    } finally {
      this.busy = false
    }
  }

  /** What a link to it holds once it has been played here. */
  sent(name: string): Sent | null {
    const { kept } = this
    if (!kept?.mine?.over) return null
    const { seed, bot, rules, mine } = kept
    return { seed, bot, rules, name, cards: writeActions(mine.log.actions) }
  }

  close(): void {
    this.#closed = true
  }

  async #at(kept: KeptChallenge): Promise<void> {
    this.kept = kept
    this.trouble = null
    this.theirs = this.mine = null
    this.sameBots = true
    await this.#look()
  }

  /** Compares what there is; says so if that isn't possible. */
  async #look(): Promise<void> {
    const { kept } = this
    if (!kept) return
    try {
      await this.#compare(kept)
    } catch (error) {
      this.#fail(kept, error)
    }
  }

  /** Whether that is still the challenge at hand, against the same friend: answers about another one come too late. */
  #isAt({ seed, theirs }: KeptChallenge): boolean {
    return this.kept?.seed === seed && this.kept.theirs === theirs
  }

  #fail(kept: KeptChallenge, error: unknown): void {
    if (this.#isAt(kept)) this.trouble = error instanceof CoreError ? 'unplayable' : 'core'
  }

  async #compare(kept: KeptChallenge): Promise<void> {
    if (kept.theirs && !this.theirs) {
      const played = await playedBy(pageEngine(), kept, kept.theirs.cards)
      if (!this.#isAt(kept)) return
      if (played === null) return void (this.trouble = 'link')
      this.sameBots = played.sameBots
      this.theirs = played
    }
    if (!kept.mine?.over) return
    const mine = await outcome(pageEngine(), kept.mine.log)
    if (this.#isAt(kept)) this.mine = mine
  }

  async #revive(): Promise<void> {
    if (this.#broke) return void (this.trouble = 'core')
    this.#broke = true
    await this.play()
  }

  #keep(mine: Savegame): boolean {
    if (!this.kept) return false
    const ends = mine.over && !this.kept.mine?.over
    this.kept = { ...this.kept, at: ends ? now() : this.kept.at, mine }
    return keepChallenge(this.kept)
  }
}
