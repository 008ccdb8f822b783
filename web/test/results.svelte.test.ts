import { flushSync, mount, unmount, type ComponentProps } from 'svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { ReasonMessage } from '../src/core/messages'
import type { Log, Outcome, RulesInfo, View } from '../src/core/protocol'
import type { Advice } from '../src/core/types'
import type { Move } from '../src/game/game'
import Home from '../src/views/home/Home.svelte'
import LastTrickButton from '../src/views/table/LastTrickButton.svelte'
import MoonChoice from '../src/views/result/MoonChoice.svelte'
import Result from '../src/views/result/Result.svelte'
import ResultHead from '../src/views/result/ResultHead.svelte'
import ScoreChart from '../src/views/parts/ScoreChart.svelte'
import MoveAdvice from '../src/views/review/MoveAdvice.svelte'
import Standings from '../src/views/result/Standings.svelte'
import TurningPoints from '../src/views/result/TurningPoints.svelte'
import { words } from '../src/words/words.svelte'
import { standing, view, weighed } from './views'

beforeAll(() => words.need('cards', 'play', 'page', 'review', 'story'))

const people = { names: ['Ada', 'Ingrid', 'Basil', 'Yuki'], me: 0 }
let shown: Record<string, unknown> | null = null
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})
const text = (selector: string): string =>
  (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** A moon in a game with a bonus card and falling fifties, so that totals plus the moon's worth would be wrong. */
const old: Outcome = {
  scores: [-10, 26, 26, 26],
  totals: [30, 76, 50, 101],
  fifties: [2],
  standing: standing([0, 46, 20, 71]),
  over: true,
  winners: [0],
}
const alternative: Outcome = {
  ...old,
  scores: [-36, 0, 0, 0],
  totals: [4, 50, 74, 75],
  fifties: [],
  standing: standing([0, 46, 70, 71]),
  over: false,
  winners: [],
}
const moon: View = view({
  phase: 'moon',
  totals: [40, 50, 74, 75],
  moon: { seats: [0], chooser: 0, amount: 26, sun: false, way: null },
  outcomes: { old, new: alternative },
})

test('both ways of counting a moon show the core’s results', () => {
  shown = mount(MoonChoice, { target: document.body, props: { view: moon, people, way: 'old', onway: vi.fn() } })
  expect(text('[data-testid="moon-old"]')).toBe(
    'Others +26 You stand at 30, Yuki at 101. Basil landed on a fifty and dropped 50. You win the game.',
  )
  expect(text('[data-testid="moon-new"]')).toBe('You −26 You stand at 4, Yuki at 75.')
})

test('whoever chooses how a moon counts sees what comes of it; to the others nothing seems decided', () => {
  const rows = (): readonly string[] =>
    [0, 1, 2, 3].map(
      (seat) => `${text(`tr[data-seat="${seat}"] .score`)} ${text(`tr[data-seat="${seat}"] .total span`)}`,
    )
  const open = (me: number): void => {
    const game = { reviews: () => false, log: () => null, alone: null }
    const rules = { rules: {}, changes: {}, moon: 26 }
    const presenter = { scene: { view: { ...moon, seat: me } }, rules, people: { ...people, me }, game }
    const props = { presenter, title: [], after: null, next: null } as unknown as ComponentProps<typeof Result>
    shown = mount(Result, { target: document.body, props })
    flushSync()
  }
  open(0)
  expect(rows()).toEqual(['−10 30', '+26 76', '+26 50', '+26 101'])
  if (shown) void unmount(shown)
  open(1)
  expect(rows()).toEqual([' 40', ' 50', ' 74', ' 75'])
})

test('between sides, both ways of counting a moon show the sums', () => {
  const sums = { sums: [81, 75, 81, 75], places: [2, 1, 2, 1], behind: [6, 0, 6, 0] }
  const outcome = { ...old, totals: [45, 27, 36, 48], fifties: [], over: false, standing: { ...old.standing, ...sums } }
  const sides = { ...moon, teams: [0, 1, 0, 1], outcomes: { old: outcome, new: outcome } }
  shown = mount(MoonChoice, { target: document.body, props: { view: sides, people, way: 'old', onway: vi.fn() } })
  expect(text('[data-testid="moon-old"]')).toBe('Each opponent +26 Your side stands at 81, Ingrid and Yuki at 75.')
})

test('a stack shows how the hand changed it, including a paid bid', () => {
  const settled = { before: 8, pot: 21, paid: [4, 0, 9, 0], won: [0, 0, 0, 0], net: [-4, 0, -9, 0], lines: [] }
  const chips = { unit: 1, stacks: [96, 92, 91, 100], pot: 21, bought: 100, net: [-4, -8, -9, 0], money: null }
  const after = view({ phase: 'done', settled, chips })
  shown = mount(Standings, {
    target: document.body,
    props: { view: after, people, chips: true, colours: 'two' as const, pace: 0 },
  })
  const cells = [0, 1, 2, 3].map((seat) => text(`tr[data-seat="${seat}"] .chips`))
  expect(cells).toEqual(['96 −4', '92 −8', '91 −9', '100 0'])
})

test('a spectator has no side: the standings name the people of both', () => {
  const sides = view({ phase: 'done', teams: [0, 1, 0, 1], standing: standing([9, 17, 9, 17]) })
  const named = (me: number | null): readonly string[] => {
    const props = { view: sides, people: { ...people, me }, chips: false, colours: 'two' as const, pace: 0 }
    const standings = mount(Standings, { target: document.body, props })
    const found = [...document.querySelectorAll('.side th')].map((each) => each.textContent.trim())
    void unmount(standings)
    return found.sort()
  }
  expect(named(null)).toEqual(['Ada and Basil', 'Ingrid and Yuki'])
  expect(named(0)).toEqual(['Ingrid and Yuki', 'Your side'])
})

test('cards taken that have no room beside a name are counted by suit', () => {
  const hearts = ['AH', 'KH', 'JH', 'TH', '9H']
  const values = { QS: 25, KC: 3, AH: 14, KH: 13, JH: 11, TH: 10, '9H': 9 }
  const after = view({ phase: 'done', values, taken: [['KC', 'QS', ...hearts], ['KH'], [], []] })
  shown = mount(Standings, {
    target: document.body,
    props: { view: after, people, chips: false, colours: 'two' as const, pace: 0 },
  })
  expect(document.querySelectorAll('tr[data-seat="0"] .cards img, tr[data-seat="0"] .cards .mini')).toHaveLength(4)
  expect(text('tr[data-seat="0"] .cards .more')).toMatch(/2$/)
  expect(document.querySelectorAll('tr[data-seat="0"] .cards .more')).toHaveLength(2)
  expect(document.querySelectorAll('tr[data-seat="1"] .cards .more')).toHaveLength(0)
})

test('the heading of a finished game gives the hands that were played, not those planned', () => {
  const results = [0, 1, 2, 3].map(() => ({ totals: [] }) as unknown as View['results'][number])
  const over = view({ phase: 'done', over: true, winners: [1], results })
  const props = { view: over, people, rules: { changes: {} } as RulesInfo, title: ['Domino Hearts', '3 hands'] }
  shown = mount(ResultHead, { target: document.body, props })
  expect(text('.line')).toBe('Domino Hearts · after 4 hands')
})

test('at the end of a game a moon is a full sentence, like the place and the chips beside it', () => {
  const over = view({ phase: 'done', over: true, winners: [2], moon: { ...moon.moon!, seats: [2], way: 'old' } })
  const props = { view: over, people, rules: { changes: {} } as RulesInfo, title: ['Black Lady'] }
  shown = mount(ResultHead, { target: document.body, props })
  expect(text('[data-testid="result-about"]')).toBe('Basil shot the moon.')
})

test('between sides, the shooter’s partners do not pay for a moon', () => {
  const said = (teams: readonly number[] | null, players = 6): string => {
    const seats = Array.from({ length: players }, () => 0)
    const shot = { ...moon.moon!, way: 'old' as const }
    const props = {
      view: view({ phase: 'done', moon: shot, teams, totals: seats, scores: seats }),
      people,
      rules: { changes: {} } as RulesInfo,
      title: ['Partnership'],
    }
    shown = mount(ResultHead, { target: document.body, props })
    const about = text('[data-testid="result-about"]')
    void unmount(shown)
    shown = null
    return about
  }
  expect(said(null)).toContain('The others paid.')
  expect(said([0, 1, 0, 1, 0, 1])).toContain('The other side paid.')
  expect(said([0, 1, 2, 0, 1, 2])).toContain('The other sides paid.')
})

test('what a moon was is told by the cards in play, of which two packs have more', () => {
  const said = (changes: RulesInfo['changes'], worth: number): string => {
    const shot = { ...moon.moon!, way: 'old' as const }
    const rules = { changes, moon: worth } as RulesInfo
    const props = { view: view({ phase: 'done', moon: shot }), people, rules, title: [] }
    shown = mount(ResultHead, { target: document.body, props })
    const about = text('[data-testid="result-about"]')
    void unmount(shown)
    shown = null
    return about
  }
  expect(said({}, 26)).toContain('All thirteen hearts and the queen.')
  expect(said({ packs: 2, players: 8 }, 52)).toContain('All the points.')
  expect(said({ removed: ['2H'] }, 25)).toContain('All the points.')
  expect(said({ points: { H: 2 } }, 26)).toContain('All the points.')
})

/** The home screen with a saved game. */
function home(over: boolean): void {
  const watch = { observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn() }
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(function () {
      return watch
    }),
  )
  const go = vi.fn()
  const kept = [
    { id: 'a', kept: { names: [], bot: 'easy', over, saved: 0, log: {} as Log, replayed: [], givenUp: false } },
  ]
  const ways = {
    onplay: go,
    onresume: go,
    onkept: go,
    onrules: go,
    ongames: go,
    onlearn: go,
    onpad: go,
    onfriends: go,
    onyou: go,
    onsettings: go,
  }
  const line = 'Omnibus · to 100'
  const props = { line, bots: 3, kept, trouble: null, starting: false, ready: false, ...ways }
  shown = mount(Home, { target: document.body, props })
}

test('after a finished game, a new one is offered first', () => {
  home(true)
  expect(text('.main')).toContain('Play now')
  expect(text('[data-testid="resume"]')).toBe('Look at the finished game')
})

test('the rules and opponents of the next game stand below it, not below a saved game that has others', () => {
  home(false)
  const all = text('.words')
  const order = ['Continue your game', 'New game', 'Omnibus · to 100', 'The others play'].map((each) =>
    all.indexOf(each),
  )
  expect(order).not.toContain(-1)
  expect(order).toEqual([...order].sort((a, b) => a - b))
})

test('somebody else’s only legal card is explained once', () => {
  const action = { kind: 'play' as const, card: '5D' }
  const reasons: ReasonMessage[] = [{ id: 'reason-only-card', args: { best: '5D' } }]
  const advice: Advice = { unit: 'points', choices: [weighed(action)], reasons }
  const props = { people, high: false, colours: 'two' as const, review: { view: view({ seat: 1 }), advice } }
  shown = mount(MoveAdvice, { target: document.body, props: { ...props, move: { seat: 1, action } as Move } })
  expect(text('[data-testid="why"]')).not.toContain('you may play')
  expect(text('[data-testid="verdict"]')).toBe('There was no other choice.')
  // There is nothing to compare it with, so no bar shows its cost.
  expect(document.querySelector('.choices')).toBeNull()
  expect(text('[data-testid="why"]')).not.toContain('Bars')
})

test('no uncertainty of a cost is shown if there is none, in any language', async () => {
  const action = { kind: 'play' as const, card: '5D' }
  const verdict = (cost_error: number): string => {
    const advice: Advice = { unit: 'points', choices: [weighed('4D'), weighed(action, 2, { cost_error })], reasons: [] }
    const props = { people, high: false, colours: 'two' as const, review: { view: view({ seat: 1 }), advice } }
    const component = mount(MoveAdvice, {
      target: document.body,
      props: { ...props, move: { seat: 1, action } as Move },
    })
    const said = text('[data-testid="verdict"]')
    void unmount(component)
    return said
  }
  expect(verdict(0.04)).toBe('It cost 2.0 points more than the best.')
  expect(verdict(0.06)).toBe('It cost 2.0 points more than the best, give or take 0.1.')
  await words.use('de')
  try {
    expect(verdict(0.04)).toBe('Das kostete 2,0 Punkte mehr als der beste Zug.')
    expect(verdict(0.06)).toBe('Das kostete 2,0 Punkte mehr als der beste Zug, auf 0,1 genau.')
  } finally {
    await words.use('en')
  }
})

test('the rows are in the order of the standing, each with its score and total', () => {
  const after = { ...moon, ...alternative }
  const props = { view: after, people, chips: false, colours: 'two' as const, pace: 0 }
  shown = mount(Standings, { target: document.body, props })
  flushSync()
  const rows = [...document.querySelectorAll('tr[data-seat]')].map((row) => [
    row.getAttribute('data-seat'),
    row.querySelector('.score')?.textContent?.trim(),
    row.querySelector('.total [data-total]')?.textContent?.trim(),
  ])
  expect(rows).toEqual([
    ['0', '−36', '4'],
    ['1', '0', '50'],
    ['2', '0', '74'],
    ['3', '0', '75'],
  ])
})

test('if a total fell at fifty, that is the turning point, and not who got points', () => {
  const points = [
    { hand: 0, swing: -34, result: { scores: [44, 30, 20, 10], moon: null, fifties: [] } },
    { hand: 1, swing: 45, result: { scores: [6, 14, 5, 1], moon: null, fifties: [0] } },
  ]
  const props = { points, sides: [[0], [1], [2], [3]], people }
  shown = mount(TurningPoints, { target: document.body, props })
  expect(text('li:first-child')).toContain('44')
  expect(text('li:last-child')).toContain('You landed on a fifty and dropped 50.')
})

/** A press of the button for that many ms, then the click that a browser makes of it. */
function press(button: Element, ms: number): void {
  const at = (type: string, time: number): Event => {
    const event = new MouseEvent(type, { button: 0, bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: time })
    return event
  }
  button.dispatchEvent(at('pointerdown', 0))
  button.dispatchEvent(at('pointerup', ms))
  button.dispatchEvent(at('click', ms))
  flushSync()
}

test('the last trick is shown while it is held, or from one click to the next, a screen reader’s too', () => {
  const told: boolean[] = []
  const props = $state({ on: false, wordy: true, onpeek: (on: boolean) => void (told.push(on), (props.on = on)) })
  shown = mount(LastTrickButton, { target: document.body, props })
  const button = document.querySelector('button')!
  press(button, 50)
  expect(props.on).toBe(true)
  press(button, 50)
  expect(props.on).toBe(false)
  press(button, 900)
  // Off when released, and the click that follows changes nothing.
  expect(told.slice(-3)).toEqual([true, false, false])
  button.click()
  flushSync()
  expect(props.on).toBe(true)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  button.click()
  expect(props.on).toBe(false)
})

test('a total that dropped at a fifty counts from where it stood before', () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  const row = { dealer: 3, pass: 'left' as const, moon: null, suit: null, chips: null, pot: null, fifties: [] }
  const results = [
    { ...row, scores: [37, 20, 30, 50], totals: [37, 20, 30, 50], places: [3, 1, 2, 4] },
    { ...row, scores: [13, 0, 0, 13], totals: [0, 20, 30, 63], fifties: [0], places: [1, 2, 3, 4] },
  ]
  const after = view({ phase: 'done', scores: [13, 0, 0, 13], totals: [0, 20, 30, 63], fifties: [0], results })
  const props = { view: after, people, chips: false, colours: 'two' as const, pace: 1 }
  shown = mount(Standings, { target: document.body, props })
  flushSync()
  const from = [...document.querySelectorAll('tr[data-seat]')].map((row) => [
    row.getAttribute('data-seat'),
    row.querySelector('.total [data-total]')?.textContent?.trim(),
  ])
  expect(Object.fromEntries(from)).toEqual({ '0': '37', '1': '20', '2': '30', '3': '50' })
  frames.mockRestore()
})

test('in the chart a name of the other direction leaves its total after it', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      unobserve = vi.fn()
    },
  )
  const names = ['A', 'م']
  shown = mount(ScoreChart, { target: document.body, props: { results: [{ totals: [3, 5] }], names, me: 0 } })
  flushSync()
  const labels = (): (string | undefined)[] =>
    [...document.querySelectorAll('text.name')].map((each) => each.lastChild?.textContent ?? undefined)
  expect(labels()).toEqual(expect.arrayContaining(['A 3', '\u2068م\u2069 \u20685\u2069']))
  vi.unstubAllGlobals()
})
