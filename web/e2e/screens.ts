/**
 * Every screen and what it shows: how to get there with stored data and as few clicks as possible. A walk goes through
 * successive screens and has each of them checked.
 */
import type { Locator, Page } from 'playwright-core'
import type { PadEntry, View } from '../src/core/protocol'
import type { Action, RulesJson } from '../src/core/types'
import { encodeSet } from '../src/state/ruleSetLink'
import type { Everything } from '../src/state/everything'
import type { PlayedGame } from '../src/storage/history'
import { sixHands, writeActions } from '../src/game/challenge'
import { encodeChallenge } from '../src/state/challengeLink'
import type { KeptChallenge } from '../src/storage/challenges'
import type { Savegame } from '../src/storage/savegame'
import type { Evening } from '../src/storage/scorepad'
import { certain, localGame, myTurn, ourMoon, settled, type AdvisedGame } from '../test/play'
import { id } from './browser'

export interface Walk {
  readonly name: string
  readonly go: (at: Walker) => Promise<void>
}

/** Opens the page with stored data, clicks, and has the screens checked. */
export interface Walker {
  readonly page: Page
  /** Opens the page with these entries in the browser's storage, and no others except the settings. */
  open(kept?: Kept): Promise<void>
  click(...names: readonly string[]): Promise<void>
  /** Checks the current screen once `shown` is there. */
  look(name: string, shown: string, front?: string): Promise<void>
  /** Holds the first scene that shows this until released. */
  hold(shown: string | null): Promise<void>
}

export interface Kept {
  readonly games?: readonly Savegame[]
  readonly pad?: Readonly<Record<string, unknown>>
  readonly settings?: Readonly<Record<string, unknown>>
  readonly challenges?: readonly KeptChallenge[]
  readonly hash?: string
  /** Progress in the lessons. */
  readonly learning?: Readonly<Record<string, unknown>>
}

type Enough = (view: View) => boolean
type Choice = (view: View) => Action | null

/** A saved game at our turn, once `enough` is true. */
export async function game(
  rules: RulesJson,
  enough: Enough,
  seed = '7',
  choice: Choice = () => null,
  bot = 'careful',
): Promise<Savegame> {
  const played = await localGame(seed, rules, { bot })
  for (await settled(played); !played.view().over && !enough(played.view()); await settled(played)) {
    const refusal = await played.act(choice(played.view()) ?? (await played.hint()))
    if (refusal !== null) throw new Error(refusal.code)
  }
  if (!enough(played.view())) throw new Error(`no such moment in ${JSON.stringify(rules)}`)
  return kept(played, bot)
}

/** The saved form of a game at its current point. */
export function kept(played: AdvisedGame, bot = 'careful'): Savegame {
  const [view, log] = [played.view(), played.log()]
  played.close()
  return { names: played.names, bot, over: view.over, log, replayed: [], givenUp: false }
}

/** Our turn after that many tricks, with other players' cards on the table. */
export const tricks =
  (number: number): Enough =>
  (view) =>
    myTurn(view) && view.phase === 'play' && view.tricks.length >= number && (view.trick?.cards.length ?? 0) > 0
export const phase =
  (name: View['phase']): Enough =>
  (view) =>
    view.phase === name
/** Our turn to play the last card of the hand, after that many hands. */
export const lastCard =
  (hand = 0): Enough =>
  (view) =>
    view.hand === hand && view.phase === 'play' && view.cards.length === 1

/** Bids all, and names spades. */
export const bids: Choice = (view) =>
  view.phase === 'bid'
    ? { kind: 'bid', chips: view.auction?.most ?? 0 }
    : view.phase === 'suit'
      ? { kind: 'suit', suit: 'spades' }
      : null

/** Walks to the table of a saved game. */
const table = (
  name: string,
  rules: RulesJson,
  enough: Enough,
  more: Walk['go'] = async () => undefined,
  choice?: Choice,
): Walk => ({
  name,
  async go(at) {
    await at.open({ games: [await game(rules, enough, '7', choice)] })
    await at.click('resume')
    await at.look(name, id('table'))
    await more(at)
  },
})

/** Walks to the result of a hand by playing its last card. */
const result = (
  name: string,
  rules: RulesJson,
  enough: Enough,
  shown: string,
  seed?: string,
  more?: Walk['go'],
  choice?: Choice,
): Walk => ({
  name,
  async go(at) {
    await at.open({ games: [await game(rules, enough, seed, choice)] })
    await at.click('resume')
    await at.page
      .locator('[data-legal="true"]')
      .first()
      .click({ position: { x: 8, y: 12 } })
    await at.look(name, id(shown))
    await more?.(at)
  },
})

const names = ['Ada', 'Bartholomew', 'Cleo', 'Dan', 'Evangelina', 'Fritz', 'Guinevere']
const evening = (title: string, rules: RulesJson, players: number, hands: readonly PadEntry[]): Evening => ({
  names: names.slice(0, players),
  rules: { players, ...rules },
  title,
  dealer: 0,
  began: 1_700_000_000_000,
  hands,
  waiting: [],
})
const padOf = (state: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  version: 1,
  evening: null,
  draft: null,
  before: [],
  past: [],
  ...state,
})
const points = (...all: readonly number[]): PadEntry => ({ points: all })
const five: RulesJson = {
  extends: 'omnibus',
  players: 5,
  moon: 'choice',
  fifty_reset: true,
  pass_cycle: ['left', 'hold'],
}

/** A file with finished games, each several times, and what the coach found in some hands. */
async function manyGames(): Promise<Everything> {
  const sets: readonly RulesJson[] = [{}, {}, {}, { extends: 'omnibus' }, { extends: 'partnership' }]
  const over = await Promise.all(sets.map((rules, i) => game(rules, (view) => view.over, String(20 + i))))
  const games = Array.from({ length: 30 }, (_, i): PlayedGame => {
    const { names: hosts, log } = over[i % over.length] as Savegame
    const at = 1_700_000_000_000 + i * 3 * 86_400_000
    const alone = { names: hosts, seat: 0, bot: i % 3 === 0 ? 'easy' : 'hard' }
    const among = { names: ['Ada', 'Bartholomew', 'Cleo', 'Dan'], seat: i % 4, bot: null }
    return { id: `g${i}`, at, replayed: i === 28 ? [2] : [], givenUp: i === 27, log, ...(i % 7 === 0 ? among : alone) }
  })
  const costly = ['queen-out', 'lead-low', 'discard-high', 'pass-void'].map((why, i) => ({
    kind: why.startsWith('pass') ? 'pass' : 'play',
    why: `reason-${why}`,
    cost: 3 - i / 2,
    card: why.startsWith('pass') ? '' : (['AS', 'QD', 'KH'][i] ?? ''),
  }))
  const review = { id: 'r', from: null, at: 1_700_000_000_000, unit: 'points' as const, moves: 14, costly }
  return { openhearts_everything: 1, at: 1_700_000_000_000, documents: {}, games, reviews: [review] }
}

export const walks: readonly Walk[] = [
  {
    name: 'a page that can’t start',
    async go({ open, look, page }) {
      await open()
      for (const reason of ['browser', 'network']) {
        await page.evaluate((reason) => {
          document.getElementById('app')?.replaceChildren()
          document.documentElement.dataset['stopped'] = reason
        }, reason)
        await look(`stopped-${reason}`, `#unfit .${reason}`)
      }
    },
  },
  {
    name: 'home, settings, scorepad setup',
    async go({ open, click, look, page }) {
      await open()
      await look('home', id('live'))
      await click('settings')
      await look('settings', id('look-theme'))
      await click('close', 'keep-score')
      await look('pad-setup', id('pad-start'))
      await page.getByTestId('pad-name-0').fill('Ada')
      await page.getByTestId('pad-name-1').fill('ada')
      await page.getByTestId('pad-settlement').locator('select').selectOption({ index: 1 })
      await look('pad-setup-problem', `${id('pad-problem')}:not(:empty)`)
    },
  },
  {
    name: 'home with kept games, a new version, trouble',
    async go({ open, click, look, page }) {
      const games = [
        await game({}, tricks(2)),
        await game(five, tricks(2)),
        await game({ extends: 'auction' }, phase('bid')),
      ]
      await open({
        games: [
          ...games,
          { ...games[0]!, log: { openhearts: 1, seed: '7', dealer: 0, rules: {}, actions: ['play 0 2C'] } as never },
        ],
      })
      await page.waitForSelector(id('live'))
      await look('home-kept', id('resume'))
      await click('kept-open')
      await look('kept-games', id('kept-games'))
      await click('close')
      await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: 'another' })))
      await page.evaluate(() => localStorage.setItem('openhearts.game.bad', '{'))
      await look('home-new-version', id('new-version'))
    },
  },
  {
    name: 'house rules, every rule, a clash, sharing',
    async go({ open, click, look, page }) {
      await open()
      await click('change-rules')
      await look('house-rules', id('all-rules'))
      await click('all-rules')
      const chip = (name: string, value: string): Promise<void> =>
        page.click(`${id(`field-${name}`)} label:has([data-value="${value}"])`)
      await page.fill(id('rules-name'), 'Sunday evenings')
      await chip('pass_cycle', 'own')
      await chip('removed', 'these')
      await chip('settlement', 'sweepstakes')
      await chip('end', 'hands')
      await page.waitForTimeout(50)
      await look('editor-open-fields', id('card-grid'))
      await chip('players', '5')
      await look('editor-clash', `${id('problem')} ${id('mend')}`)
      await page.locator(id('mend')).first().click()
      await page.waitForSelector(id('problem'), { state: 'detached' })
      await click('save', 'share')
      await look('share', id('share-link'))
      await page.goto(new URL('./?again', page.url()).href)
      await click('games-entry')
      await look('games', id('own-rules'))
      await click('read-auction')
      await look('book', `${id('rule-sheet')} h3`)
    },
  },
  {
    name: 'how to play, a lesson, a wrong card, passing, the end',
    async go({ open, click, look }) {
      await open({ hash: '#learn' })
      await look('how-to', id('fact-queen'))
      await open({ hash: '#learn', learning: { lesson: 'duck' } })
      await click('learn-by-playing')
      await look('lesson', `${id('card-9D')}[data-legal="true"]`)
      await click('card-KD')
      await look('lesson-wrong', id('take-back'))
      await open({ hash: '#learn', learning: { lesson: 'pass' } })
      await click('learn-by-playing')
      await look('lesson-pass', id('card-AS'))
      await open({ hash: '#learn', learning: { lesson: 'score' } })
      await click('learn-by-playing', 'skip-lesson')
      await look('lessons-done', id('first-game'))
    },
  },
  {
    name: 'rules from a link, good and bad',
    async go({ open, look }) {
      await open({
        hash: `#rules=${encodeSet({ name: 'Sunday at Grandmother’s', about: 'With a costly jack.', rules: five })}`,
      })
      await look('shared', `${id('rule-sheet')} h3`)
      await open({ hash: `#rules=${encodeSet({ name: 'Nine', about: '', rules: { players: 9 } })}` })
      await look('shared-bad', id('link-trouble'))
    },
  },
  {
    name: 'a new game: dealing, passing, what came',
    async go({ open, click, look, hold, page }) {
      await open({ settings: { speed: 'normal' } })
      await hold('.back')
      await click('play-now')
      await look('deal', id('table'))
      await hold(null)
      await page.waitForFunction(() => document.querySelector('.hand .back') === null)
      await look('pass', id('confirm-pass'))
      for (const card of (await page.locator('[data-testid^="card-"]').all()).slice(0, 3))
        await card.click({ position: { x: 8, y: 12 } })
      await look('pass-chosen', `${id('slot')}.filled`)
      await click('menu')
      await look('menu', id('menu-leave'))
      await click('close', 'hint')
      await look('pass-advised', id('pass-why'))
      await hold('.playing-card.up')
      await click('confirm-pass')
      await look('received', '.playing-card.up')
      await hold(null)
    },
  },
  {
    name: 'today’s deal, and what it came to',
    async go({ open, click, look, page }) {
      await open({ hash: '#daily' })
      await look('daily', id('daily-play'))
      await click('daily-play')
      const press = async (button: Locator): Promise<void> => {
        await button.focus()
        await page.keyboard.press('Enter')
      }
      for (const at of [0, 1, 2]) await press(page.locator('[data-testid^="card-"]').nth(at))
      await press(page.getByTestId('confirm-pass'))
      const [legal, result] = [page.locator('[data-legal="true"]').first(), page.getByTestId('daily-result')]
      while (!(await result.isVisible())) {
        await legal.or(result).waitFor()
        // At the result, Enter would share it.
        const mine = await legal.focus({ timeout: 500 }).then(
          () => true,
          () => false,
        )
        if (mine) await page.keyboard.press('Enter')
      }
      await look('daily-result', id('daily-others'))
      await click('daily-others')
      await look('daily-field', id('daily-levels'))
    },
  },
  {
    name: 'a challenge: made, come by a link, both played, and a link that is cut',
    async go({ open, click, look, page }) {
      const dealt = { rules: sixHands({}), seed: '7', bot: 'hard' }
      const mine = await game(dealt.rules, (view) => view.over, dealt.seed, undefined, dealt.bot)
      const link = encodeChallenge({ ...dealt, name: 'Bartholomew', cards: writeActions(mine.log.actions) })
      await open({ hash: `#challenge=${link}` })
      await look('challenge-asked', id('challenge-play'))
      // The passed cards in another order: the same game as if from a friend.
      const told = mine.log.actions.map((each) => each.replace(/^(pass 0 )(\S+) (\S+) /, '$1$3 $2 '))
      const other = encodeChallenge({ ...dealt, name: 'Bartholomew', cards: writeActions(told) })
      await open({ hash: `#challenge=${other}`, challenges: [{ ...dealt, at: 1_700_000_000_000, mine, theirs: null }] })
      await look('challenge-result', `${id('challenge-hands')} th:has-text("Bartholomew")`)
      await click('challenge-hand-0')
      await look('challenge-tricks', id('challenge-tricks'))
      await click('close', 'challenge-new')
      await page.waitForSelector(id('challenge-make'))
      await look('challenge', `${id('challenge-7')}`)
      await open({ hash: `#challenge=${link.slice(0, -3)}` })
      await look('challenge-bad', id('trouble'))
    },
  },
  table('scatter', { pass_cycle: ['scatter'] }, phase('pass')),
  {
    name: 'the first trick, a hint, the last trick, the sheets',
    async go({ open, click, look, page }) {
      await open({ games: [await game({}, tricks(0), '11')], settings: { counter: true } })
      await click('resume')
      await look('first-trick', id('turn-line'))
      await click('hint')
      await look('hint', id('bars-about'))
      await open({ games: [await game({}, tricks(6), '11')], settings: { counter: true } })
      await click('resume')
      await look('seventh-trick', id('turn-line'))
      await click('hint')
      await look('hint-late', id('bars-about'))
      await click('hint', 'last-trick')
      await look('last-trick', id('last-trick-shown'), id('last-trick-shown'))
      await click('last-trick', 'scores')
      await look('scores', id('score-sheet'))
      await click('close', 'counter-button')
      await look('counter', id('counter'))
      await click('close')
      // An illegal card says why it can't be played.
      await page
        .locator('[data-testid^="card-"][data-legal="false"]')
        .first()
        .click({ position: { x: 8, y: 12 } })
      await look('refused', id('turn-line'))
      await click('menu', 'settings')
      await look('settings-at-table', id('look-theme'))
    },
  },
  {
    name: 'a rest that is certain, pause, keys, giving up',
    async go({ open, click, look }) {
      await open({ games: [kept(await certain('worthless'))] })
      await click('resume')
      await look('worthless', id('rest-offer'))
      await click('menu')
      await look('menu-late', id('menu-give-up'))
      await click('menu-give-up')
      await look('give-up', id('give-up-yes'))
      await click('flow-no', 'menu', 'menu-keys')
      await look('keys', id('keys'))
      await open({ games: [kept(await certain('own'))] })
      await click('resume')
      await look('own', id('rest-offer'))
      await click('rest-offer')
      await look('claim', id('laid-open'))
    },
  },
  {
    name: 'a game that can’t be saved',
    async go({ open, click, look, page }) {
      await open({ games: [await game({}, tricks(2))] })
      await page.evaluate(
        () =>
          (Storage.prototype.setItem = () => {
            throw new Error('full')
          }),
      )
      await click('resume')
      await look('unsaved', id('save-game'))
      await click('close', 'menu')
      await look('menu-unsaved', id('menu-unsaved'))
    },
  },
  table('five-players', five, tricks(3), async ({ click, look }) => {
    await click('hint')
    await look('five-hint', id('bars-about'))
    await click('hint', 'scores')
    await look('five-scores', id('score-sheet'))
  }),
  table('three-players', { extends: 'black-maria' }, tricks(2), async ({ click, look }) => {
    await click('hint')
    await look('three-hint', id('bars-about'))
  }),
  table('partnership', { extends: 'partnership' }, tricks(3)),
  // Two reasons, the second as long as the first, beside the bars and below a card of the trick.
  table('two-reasons', { extends: 'partnership' }, tricks(1), async ({ click, look }) => {
    await click('hint')
    await look('two-reasons-hint', id('bars'))
  }),
  table('seven-players', { players: 7, pass_cycle: ['scatter'] }, phase('pass')),
  table('seven-trick', { players: 7 }, tricks(1), async ({ click, look }) => {
    await click('hint')
    await look('seven-hint', '[data-bar]')
  }),
  table('cancellation', { extends: 'cancellation' }, (view) => tricks(1)(view) && view.table.length > 0),
  table('eleven-players', { extends: 'cancellation', players: 11 }, tricks(1), async ({ click, look }) => {
    await click('hint')
    await look('eleven-hint', '[data-bar]')
  }),
  table('domino', { extends: 'domino' }, (view) => view.phase === 'play' && view.cards.length > 7 && myTurn(view)),
  table('bid', { extends: 'auction' }, phase('bid'), async ({ click, look }) => {
    await click('hint')
    await look('bid-advised', `${id('turn-line')}:has-text("coach")`)
  }),
  table('suit', { extends: 'auction' }, phase('suit'), undefined, bids),
  table('auction-trick', { extends: 'auction' }, tricks(2), undefined, bids),
  result('result', {}, lastCard(), 'result', '7', async ({ click, look, page }) => {
    await click('review-open')
    await page.waitForSelector(`${id('review-found')}:has-text(".")`)
    await look('review', id('row-play'))
    await page
      .locator(`${id('row-play')} [data-seat="0"]`)
      .nth(5)
      .click()
    await look('review-move', id('why-reason'))
  }),
  result('result-later', { end: { hands: 9 } }, lastCard(6), 'result'),
  result('result-kitty', { players: 7, end: { hands: 3 } }, lastCard(), 'result'),
  result('settlement', { extends: 'auction', end: { hands: 3 } }, lastCard(1), 'result', '7', undefined, bids),
  {
    name: 'a moon to be scored',
    async go(at) {
      const { rules, seed } = await ourMoon()
      await at.open({ games: [await game(rules, phase('moon'), seed)] })
      await at.click('resume')
      await at.look('moon', id('moon-confirm'))
      await at.click('moon-confirm')
      await at.look('game-over-moon', id('game-over'))
    },
  },
  result('game-over', { end: { hands: 4 } }, lastCard(3), 'game-over'),
  result('game-over-chips', { extends: 'auction', end: { hands: 2 } }, lastCard(1), 'game-over', '7', undefined, bids),
  result(
    'game-over-sides',
    { extends: 'partnership', end: { hands: 2 } },
    lastCard(1),
    'game-over',
    '7',
    async ({ click, look }) => {
      await click('review-open')
      await look('review-sides', id('row-play'))
    },
  ),
  result('game-over-five', { ...five, end: { hands: 2 } }, lastCard(1), 'game-over'),
  result('game-over-tie', { extends: 'cancellation', end: { hands: 1 }, tie: 'shared' }, lastCard(), 'game-over'),
  {
    name: 'the reader’s own room: nothing in it, a file that is opened, figures, games',
    async go({ open, click, look, page }) {
      await open()
      await click('you-entry')
      await look('you-empty', id('you-empty'))
      await click('you-part-data')
      const file = { name: 'openhearts.json', mimeType: 'application/json' }
      await page.setInputFiles(id('you-file'), { ...file, buffer: Buffer.from(JSON.stringify(await manyGames())) })
      await look('you-data', id('you-plan'))
      await click('you-carry')
      await page.waitForSelector(id('you-said'))
      await click('you-part-play')
      await page.waitForSelector(`${id('you-tricks')} ~ .rows`)
      await page.waitForFunction(() => document.querySelector('[data-testid="you-working"]') === null)
      await look('you', id('you-habits'))
      await click('you-part-games')
      await look('you-games', id('you-game'))
      await click('you-game')
      await look('you-game', id('you-hand'))
      await click('you-hand')
      await look('you-hand', id('review'))
    },
  },
  {
    name: 'an evening on the scorepad',
    async go({ open, click, look, page }) {
      const hands = [points(3, 5, 18, 0), points(14, 2, 6, 4), points(1, 12, 13, 0), points(4, 9, 0, 13)]
      await open({
        pad: padOf({
          evening: evening('Sweepstakes', { extends: 'sweepstakes' }, 4, hands),
          past: [evening('Black Lady', {}, 4, hands)],
        }),
      })
      await click('keep-score')
      await look('pad', id('pad-totals'))
      await page.locator(`${id('pad-chips')} summary`).click()
      await look('pad-chips', id('pad-owed'))
      await click('pad-hand-0')
      await look('pad-hand', id('pad-edit'))
      await click('close', 'pad-enter')
      await look('pad-enter', id('pad-check'))
      await click('pad-mode-points', 'pad-key-3')
      await look('pad-points', id('pad-check'))
    },
  },
  {
    name: 'evenings: seven at a table, an auction, one that is over, one that is wrong',
    async go({ open, click, look }) {
      await open({
        pad: padOf({
          evening: evening('Black Lady', {}, 7, [points(3, 5, 18, 0, 0, 0, 0), points(13, 0, 1, 2, 3, 4, 3)]),
        }),
      })
      await click('keep-score')
      await look('pad-seven', id('pad-totals'))
      await click('pad-enter')
      await look('pad-seven-enter', id('pad-check'))
      await open({ pad: padOf({ evening: evening('Auction Hearts', { extends: 'auction' }, 4, []) }) })
      await click('keep-score')
      await look('pad-empty', id('pad-enter'))
      await click('pad-enter', 'pad-bidder-1', 'pad-suit-hearts')
      await look('pad-auction', id('pad-check'))
      await open({ pad: padOf({ evening: evening('Black Lady', { end: { hands: 1 } }, 4, [points(3, 5, 18, 0)]) }) })
      await click('keep-score')
      await look('pad-over', id('pad-new'))
      await open({ pad: padOf({ evening: evening('Black Lady', {}, 4, [points(3, 5, 17, 0)]) }) })
      await click('keep-score')
      await look('pad-fault', id('pad-fault'))
      await open({
        pad: padOf({ evening: evening('Omnibus', { extends: 'omnibus', moon: 'choice', sun: 52 }, 5, []) }),
      })
      await click('keep-score', 'pad-enter')
      await look('pad-five-enter', id('pad-check'))
      await click('pad-moon')
      await look('pad-moon', id('pad-sun'))
    },
  },
]
