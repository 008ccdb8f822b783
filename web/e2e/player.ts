/**
 * A player at the page. The same game runs beside it without a browser (same core, same seed, same bots): it says what
 * a careful player would do, and what the page must show at every turn.
 */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { View } from '../src/core/protocol'
import type { Action, RulesJson } from '../src/core/types'
import { localGame, myTurn, playOn, settled, type AdvisedGame } from '../test/play'
import { id, level } from './browser'

export interface Player {
  /** The state of the game, and what the page should show. */
  view(): View
  /** The view at the end of a finished hand. */
  past(hand: number): Promise<View>
  /** Waits until the page shows exactly this turn, leaving results on the way. */
  seen(): Promise<void>
  /** Does what is advised, or what the `choice` given at the start says, by clicks. */
  turn(): Promise<void>
  /** Plays our last card of the hand, and stays at the result. */
  lastCard(): Promise<void>
  /** Plays until it is our turn and `enough` is true, or the game is over and the page shows that. */
  playOn(enough?: (view: View) => boolean): Promise<void>
}

/** What to do instead of the advice; null: follow the advice. */
export type Choice = (view: View) => Action | null

/** Our turn with other players' cards on the table. */
export const inTrick = (view: View): boolean =>
  view.phase === 'play' && view.tricks.length >= 3 && (view.trick?.cards.length ?? 0) > 0

/** The same game beside the page, against the bots of a first visit. */
export const twin = (seed: string, rules: RulesJson = {}): Promise<AdvisedGame> =>
  localGame(seed, rules, { bot: level })

/** Opens the page with that seed and starts the game. */
export async function sitDown(
  page: Page,
  url: string,
  seed: string,
  rules: RulesJson = {},
  choice: Choice = () => null,
): Promise<Player> {
  const game = await twin(seed, rules)
  await page.goto(`${url}?seed=${seed}`)
  await page.click(id('play-now'))
  await page.waitForSelector(id('table'))
  return player(page, game, choice)
}

/** What a browser keeps of a game of that strength, unless `about` says otherwise. */
export const keptEntry = (game: AdvisedGame, about: { bot?: string; over?: boolean; saved?: number } = {}): string =>
  JSON.stringify({
    version: 1,
    writer: 'x',
    saved: 1,
    names: game.names,
    bot: level,
    over: false,
    log: game.log(),
    ...about,
  })

/**
 * Has the browser keep a game with that seed, played as advised until it is our turn and `enough` is true. The page is
 * not opened.
 */
export async function keepGame(
  page: Page,
  url: string,
  seed: string,
  enough: (view: View) => boolean,
  rules: RulesJson = {},
): Promise<AdvisedGame> {
  const game = await twin(seed, rules)
  await playOn(game, enough)
  // A file of the same place, which costs less than the page.
  await page.goto(`${url}icon.svg`)
  await page.evaluate((entry) => localStorage.setItem('openhearts.game.a', entry), keptEntry(game))
  return game
}

/** Goes on with the kept game, from the open page. */
export async function resume(page: Page, game: AdvisedGame): Promise<Player> {
  await page.click(id('resume'))
  await page.waitForSelector(id('table'))
  return player(page, game)
}

/** Opens the page with such a kept game, and goes on with it: for what comes late in a hand. */
export async function takeUp(...[page, url, ...which]: Parameters<typeof keepGame>): Promise<Player> {
  const game = await keepGame(page, url, ...which)
  await page.goto(url)
  return resume(page, game)
}

export async function player(page: Page, game: AdvisedGame, choice: Choice = () => null): Promise<Player> {
  /** Leaves a result if there is one. It must report a moon if and only if there was one. */
  async function pastResult(): Promise<void> {
    const next = page.locator(id('result-next'))
    if (!(await next.isVisible())) return
    const hand = game.view().hand - 1
    const told = (await page.locator(`${id('result')} .moon`).count()) > 0
    expect(told, `a moon told after hand ${hand}`).toBe((game.view().results[hand]?.moon ?? null) !== null)
    await next.click()
  }

  async function seen(): Promise<void> {
    const view = game.view()
    const wanted = JSON.stringify(shouldShow(view))
    const end = view.over ? 'game-over' : view.phase === 'moon' ? 'moon-confirm' : null
    for (;;) {
      const shown = await page.evaluate(waitUntilShown, { wanted, end, ms: 30_000 })
      if (shown !== 'result') return expect(shown).toBe(wanted)
      await pastResult()
    }
  }

  async function click(action: Action): Promise<void> {
    const card = (name: string): Locator => page.getByTestId(`card-${name}`)
    if (action.kind === 'play') return tap(card(action.card))
    if (action.kind === 'moon') {
      await page.click(id(`moon-${action.way}`))
      return page.click(id('moon-confirm'))
    }
    if (action.kind === 'bid') {
      if (action.chips === 0) return page.click(id('bid-pass'))
      await bid(action.chips)
      return page.click(id('bid-confirm'))
    }
    if (action.kind === 'suit') {
      await page.click(id(`suit-${action.suit}`))
      return page.click(id('suit-confirm'))
    }
    for (const name of action.cards) await tap(card(name))
    await page.click(id('confirm-pass'))
  }

  /** Sets the amount as a person would: the nearest round bid, then single steps. */
  async function bid(chips: number): Promise<void> {
    const amount = async (): Promise<number> => Number(await page.getByTestId('bid-amount').innerText())
    const round = page.locator('[data-testid^="bid-"]').filter({ hasText: /^[0-9]+$/ })
    const offered = (await round.allInnerTexts()).map(Number).filter((each) => each <= chips)
    if (offered.length > 0) await page.getByTestId(`bid-${Math.max(...offered)}`).click()
    while ((await amount()) !== chips) await page.click(id((await amount()) < chips ? 'bid-more' : 'bid-less'))
  }

  const me: Player = {
    view: () => game.view(),
    past: (hand) => game.past(hand),
    seen,
    async turn() {
      const action = choice(game.view()) ?? (await game.hint())
      await seen()
      await click(action)
      expect(await game.act(action)).toBeNull()
      await settled(game)
    },
    async lastCard() {
      const action = await game.hint()
      await seen()
      await click(action)
      expect(await game.act(action)).toBeNull()
    },
    async playOn(enough = () => false) {
      while (!game.view().over && !(myTurn(game.view()) && enough(game.view()))) await me.turn()
      await seen()
    },
  }
  await settled(game)
  return me
}

interface Shown {
  readonly hand: number
  readonly cards: readonly string[]
  readonly legal: readonly string[]
  readonly trick: readonly string[]
  /** The cards left by cancelled tricks. */
  readonly table: readonly string[]
  readonly asked: string | null
}

function shouldShow(view: View): Shown {
  return {
    hand: view.hand,
    cards: view.cards,
    legal: view.phase === 'pass' ? view.cards : view.cards.filter((card) => view.legal.includes(card)),
    trick: sortedCards([...(view.trick?.cards ?? [])]),
    table: sortedCards([...view.table]),
    asked: view.phase === 'bid' || view.phase === 'suit' ? view.phase : null,
  }
}

const order = (card: string): number => 'CDSH'.indexOf(card[1] ?? '') * 13 + '23456789TJQKA'.indexOf(card[0] ?? '')
const sortedCards = (cards: string[]): string[] => cards.sort((a, b) => order(a) - order(b))

/**
 * Waits until the page shows `wanted`, or the `end` that comes instead, and then returns `wanted`; returns 'result' as
 * soon as a result is there, and after `ms` what is shown instead. Runs in the page, where nothing of this file exists.
 */
function waitUntilShown({ wanted, end, ms }: { wanted: string; end: string | null; ms: number }): Promise<string> {
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const visible = (name: string): boolean => all(`[data-testid="${name}"]`).some((each) => each.checkVisibility())
  const order = (card: string): number => 'CDSH'.indexOf(card[1] ?? '') * 13 + '23456789TJQKA'.indexOf(card[0] ?? '')
  const cards = (selector: string): string[] =>
    all(selector)
      .map((element) => element.dataset['card'] ?? '')
      .sort((a, b) => order(a) - order(b))
  const whatIsShown = (): Shown => ({
    hand: Number(/\d+/.exec(all('[data-testid="hand-title"]')[0]?.innerText ?? '')) - 1,
    cards: cards('[data-testid^="card-"]'),
    legal: cards('[data-testid^="card-"][data-legal="true"]'),
    trick: cards('[data-testid="trick"] [data-lying="false"]'),
    table: cards('[data-testid="trick"] [data-lying="true"]'),
    asked:
      all('[data-testid="bid-pass"]').length > 0
        ? 'bid'
        : all('[data-testid="suit-confirm"]').length > 0
          ? 'suit'
          : null,
  })
  const until = performance.now() + ms
  return new Promise((done) => {
    const look = (): void => {
      const shown = JSON.stringify(whatIsShown())
      if (end !== null && visible(end)) done(wanted)
      else if (visible('result-next')) done('result')
      else if (shown === wanted || performance.now() > until) done(shown)
      // Not with every frame: that would have each of them computed.
      else setTimeout(look, 20)
    }
    look()
  })
}

/** Where and when a finger last touched a card. */
let last: { readonly x: number; readonly y: number; readonly time: number } | null = null
/** Two touches this close in place and time count as a double tap for the page; no finger plays two cards like that. */
const double = { px: 30, ms: 400 }

/**
 * Touches a card where it is visible: cards overlap and are turned, and a person taps the free part. Where they lie
 * close, the first tap only raises.
 */
async function tap(card: Locator): Promise<void> {
  const { position, at, byFinger, twice } = await card.evaluate(
    (element, { last, px }) => {
      const box = element.getBoundingClientRect()
      const isFree = ({ x, y }: DOMPoint): boolean => element.contains(document.elementFromPoint(box.x + x, box.y + y))
      const isElsewhere = ({ x, y }: DOMPoint): boolean =>
        last === null || Math.hypot(box.x + x - last.x, box.y + y - last.y) >= px
      const spots = (steps: number): DOMPoint[] =>
        Array.from({ length: steps * steps }, (_, i) => {
          const [column, row] = [i % steps, Math.floor(i / steps)]
          return new DOMPoint((box.width * (column + 0.5)) / steps, (box.height * (row + 0.5)) / steps)
        })
      const some = spots(6).filter(isFree)
      const free = some.length > 0 ? some : spots(40).filter(isFree)
      const elsewhere = free.filter(isElsewhere)
      const spot = (all: DOMPoint[]): DOMPoint | undefined => all[all.length >> 1]
      const { x, y } = spot(elsewhere) ?? spot(free) ?? new DOMPoint(1, 1)
      return {
        position: { x, y },
        at: { x: box.x + x, y: box.y + y },
        byFinger: navigator.maxTouchPoints > 0,
        twice: element.closest('[data-twice="true"]') !== null,
      }
    },
    { last: last !== null && Date.now() < last.time + double.ms ? last : null, px: double.px },
  )
  if (!byFinger) return card.click({ position, timeout: 30_000 })
  if (last !== null && Math.hypot(at.x - last.x, at.y - last.y) < double.px)
    await card.page().waitForTimeout(Math.max(0, last.time + double.ms - Date.now()))
  if (twice) await card.tap({ position, timeout: 30_000 })
  await card.tap({ position, timeout: 30_000 })
  last = { ...at, time: Date.now() }
}
