/**
 * Every word of the page, in English. A good host's voice: short, concrete, kind; names and cards, never "player 2".
 * Functions where a sentence needs a name, a card or a number. No markup, no rules: only words.
 */
import type { PassDirection, SuitName } from '../core/types'
import {
  number,
  capital,
  suitsOne,
  ranks,
  suit,
  card,
  list,
  does,
  chips,
  chipsWord,
  signed,
  amount,
  directions,
  ways,
  plural,
  toYou,
  ofEach,
} from './say'

export const words = {
  name: 'OpenHearts',
  number,
  suit,
  card,
  list,
  signed,
  amount,
  you: 'You',
  back: 'Back',
  close: 'Close',
  menu: 'Menu',

  home: {
    title: ['A good hand', 'of Hearts.'],
    promise: 'Free, no account, works offline.',
    play: 'Play now',
    against: (bots: number) => `against ${number(bots)} bots`,
    level: 'The others play',
    levels: {
      beginner: 'like beginners',
      easy: 'an easy game',
      medium: 'a fair game',
      hard: 'a hard game',
      expert: 'like experts',
    },
    change: 'Change rules',
    resume: 'Go on with your game',
    resumeAbout: 'Your game is safe here. Go on where you stopped.',
    games: 'Other games',
    gamesAbout: 'Every kind of Hearts, and your own rules.',
    learn: 'How to play',
    learnAbout: 'The rules of each game, in plain words.',
    pad: 'Keep score',
    padAbout: 'For a game with real cards, chips and all.',
    looks: 'Look and sound',
    looksAbout: 'Evening or daylight, four colours, pace.',
    unfinished: 'The table could not be set. Check the connection and try again.',
  },

  version: {
    ready: 'A new version of OpenHearts is here. Your game is kept.',
    reload: 'Reload',
    missing: 'This part of the page could not be loaded. Check the connection and try again.',
  },

  rulesLine: (name: string, players: number, end: string) => `${name} · ${players} players · ${end}`,
  toTarget: (target: number) => `to ${target}`,
  hands: (n: number) => (n === 1 ? 'one hand' : `${n} hands`),
  houseRules: 'House rules',

  table: {
    hand: (n: number) => `Hand ${n}`,
    direction: (to: PassDirection) => directions[to],
    lastTrick: 'Last trick',
    lastTrickHow: 'Last trick: hold to see it',
    hint: 'Hint',
    advise: 'Advise',
    scores: 'Scores',
    bot: 'bot',
    partner: 'partner',
    dealer: 'deals',
    leads: 'leads',
    ready: 'has passed',
    toPlay: 'to play',
    cardsLeft: (n: number) => `${n} ${n === 1 ? 'card' : 'cards'} left`,
    out: 'out',
    highest: 'highest wins',
    broken: 'Hearts are broken',
    unbroken: 'Hearts not broken yet',
    yourHand: 'Your hand',
    onTable: 'On the table',
    place: 'Your place in the trick',
    playable: 'playable',
    notPlayable: 'not playable now',
    picked: 'chosen to pass',
    best: 'Best',
    played: (name: string, what: string) => `${name}: ${what}`,
    took: (name: string) => `${does(name, 'takes', 'take')} the trick`,
    tookAll: (name: string) => `${does(name, 'takes', 'take')} the trick and what lay there`,
    tookKitty: (name: string) => `${does(name, 'takes', 'take')} the trick and the kitty`,
    points: (n: number) => (n === 1 ? '1 point taken' : `${amount(n)} points taken`),
  },

  turn: {
    lead: 'Your turn: lead a card',
    leadLowest: (text: string) => `Your turn: lead the ${card(text)}`,
    leadClub: 'Your turn: lead a club',
    follow: (letter: string) => `Your turn: follow ${suit(letter)}`,
    followShort: (letter: string) => `Your turn: ${suit(letter)}`,
    discard: (letter: string) => `Your turn: no ${suit(letter)}, play any`,
    discardSome: (letter: string) => `Your turn: no ${suit(letter)}`,
    last: 'Your last card',
    waiting: (name: string) => `${name} is thinking`,
    dealing: 'The cards are dealt',
    passing: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} still choosing`,
    received: (cards: readonly string[], name: string) => `From ${name}: ${list(cards.map(card))}`,
    receivedAll: (cards: readonly string[]) => `You got ${list(cards.map((each) => `the ${card(each)}`))}`,
    continue: 'Tap to go on',
    out: 'You are out. The others play on',
  },

  /** The coach, at the table. Its reasons are the core's own. */
  coach: {
    thinking: 'Thinking it over',
    legend: (measure: 'low' | 'high' | 'chips', bars: boolean, alike: boolean) => {
      const what = {
        low: 'points you can expect, lower is better',
        high: 'points you can expect, higher is better',
        chips: 'chips next to a careful player’s choice',
      }
      return `${bars ? 'Bars' : 'On the cards'}: ${what[measure]}.${alike ? ' Ticked: about the same.' : ''}`
    },
    value: (text: string, best: boolean) => (best ? `best, ${text}` : text),
  },

  counter: {
    title: 'Card counter',
    about: 'Which cards are gone, and who is out of a suit.',
    out: 'still out',
    mine: 'yours',
    gone: 'gone',
    suit: (letter: string, out: readonly string[], mine: readonly string[], gone: readonly string[]) => {
      const say = (what: string, cards: readonly string[]): string =>
        `${what}: ${list(cards.map((text) => ranks[text[0] ?? ''] ?? text)) || 'none'}.`
      return `${capital(suit(letter))}. ${say('Still out', out)} ${say('Yours', mine)} ${say('Gone', gone)}`
    },
    without: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'has' : 'have'} none`,
    holds: (name: string) => `${name} got from you`,
    aside: (n: number) => `${n === 1 ? 'One of them lies' : `${capital(number(n))} of them lie`} aside.`,
  },

  /** The kitty, and the stock of Domino. */
  aside: {
    kitty: (n: number) => `The kitty: ${n === 1 ? 'one card' : `${n} cards`}`,
    kittyWord: 'Kitty',
    stock: (n: number) => `The stock: ${n === 1 ? 'one card' : `${n} cards`}`,
    stockWord: 'Stock',
    kittyYours: (cards: readonly string[]) => `The kitty is yours: ${list(cards.map((each) => `the ${card(each)}`))}`,
    kittyYoursShort: 'The kitty is yours',
    kittyTaken: (name: string) => (name === 'You' ? 'You took the kitty' : `${name} took the kitty`),
    draws: (name: string, n: number) => `${does(name, 'draws', 'draw')} ${n === 1 ? 'one card' : `${number(n)} cards`}`,
    drawsNone: (name: string, n: number) =>
      `${does(name, 'draws', 'draw')} ${n === 1 ? 'the last card' : `the last ${number(n)}`}, and still can’t follow`,
    play: (text: string) => `Your turn: play the ${card(text)} you drew`,
  },

  /** Two packs: identical cards cancel each other. */
  cancel: {
    pair: (text: string) => `The two ${plural(text)} cancel each other`,
    stays: 'All cancelled: the cards stay, and the lead as well',
    cancelled: (text: string) => `${card(text)}, cancelled`,
    lying: (n: number) => `${n} cards lie there for the next winner`,
  },

  auction: {
    title: 'Your bid',
    about: (high: number, by: string | null, pot: string, stack: string) =>
      `${by === null ? 'No bid yet.' : `${by} bids ${high}.`}${pot} You have ${stack}.`,
    pot: (text: string) => ` The pot holds ${text}.`,
    advice: (n: number) => (n === 0 ? 'The coach would pass.' : `The coach would bid ${n}.`),
    cannot: (text: string) => `You have ${text}: too few to bid.`,
    owes: (text: string) => `You owe ${text} and can’t bid.`,
    bid: (n: number) => `Bid ${n}`,
    pass: 'Pass',
    more: 'One chip more',
    less: 'One chip less',
    amount: 'Chips to bid',
    quick: (n: number) => `${n} chips`,
    bids: (name: string, n: number) =>
      n === 0 ? does(name, 'passes', 'pass') : `${does(name, 'bids', 'bid')} ${n === 1 ? 'one chip' : `${n} chips`}`,
    /** At a player's place. */
    hasBid: (n: number) => (n === 0 ? 'passes' : `bids ${n}`),
    hadBid: (n: number) => `bid ${n}`,
    bidding: (name: string) => `${name} is bidding`,
    naming: (name: string) => `${name} names the suit`,
    namingAgain: (name: string) => `${name} names the suit again: the pot stayed`,
    suitTitle: 'Which suit counts?',
    suitAbout: (bid: number) =>
      `You bid ${bid === 1 ? 'one chip' : `${bid} chips`}. Every card of it costs a chip, and you lead.`,
    suitAgain: (pot: string) => `The pot of ${pot} stayed, so you name the suit again, and lead.`,
    hold: (n: number) => `${n === 0 ? 'none' : number(n)} held`,
    adviceSuit: (suit: SuitName) => `The coach would name ${suit}.`,
    confirm: (suit: SuitName) => `${capital(suit)} count`,
    choose: 'Choose a suit',
    named: (name: string, suit: SuitName) => `${does(name, 'names', 'name')} ${suit}: a point each`,
    allPass: 'All pass: hearts count, a point each',
    was: (name: string, n: number, suit: SuitName) =>
      `${name} bid ${n === 1 ? 'one chip' : `${n} chips`} and named ${suit}.`,
    wasCarried: (name: string, suit: SuitName) => `${name} named ${suit} for the pot that had stayed.`,
    wasFree: (suit: SuitName) => `Nobody bid, so ${suit} counted.`,
    counts: (suit: SuitName) => `${capital(suit)} count`,
    broken: (suit: SuitName, broken: boolean) =>
      broken ? `${capital(suit)} count, and are broken` : `${capital(suit)} count, not broken yet`,
  },

  chips: {
    chips,
    say: chipsWord,
    stack: (parts: number, unit: number) =>
      parts < 0 ? `owes ${chipsWord(parts, unit)}` : `${chipsWord(parts, unit)} left`,
    owes: (parts: number, unit: number) => `owes ${chips(-parts, unit)}`,
    potWord: 'Pot',
    title: 'The chips',
    potNow: (parts: number, unit: number) => `In the pot: ${chipsWord(parts, unit)}`,
    left: (parts: number, unit: number) => `The pot of ${chipsWord(parts, unit)} is left on the table.`,
    change: (parts: number, unit: number) => (parts > 0 ? `+${chips(parts, unit)}` : chips(parts, unit)),
    column: 'Chips',
    /** What everybody has won over the game, in money. */
    worth: (value: string, won: readonly string[]) => `A chip is worth ${value}. Over the game: ${list(won)}.`,
    debts: (names: readonly string[]) => {
      const text = 'is out of chips and plays on in debt'
      return `${list(names)} ${names.length > 1 || names[0] === 'You' ? toYou(text) : text}. What comes in later pays it back.`
    },
    worthOf: (value: string) => `worth ${value}`,
    /** The core's line of a seat, with its name before it; or of several that it says the same of. */
    line: (names: readonly string[], text: string) => {
      if (names.length > 1) return `${list(names)} ${ofEach(text)}.`
      return names[0] === 'You' ? `You ${toYou(text)}.` : `${names[0] ?? ''} ${text}.`
    },
  },

  /** Why a tap did nothing, by the core's code. What is not listed is said in the core's own words. */
  refusal: (
    code: string,
    context: {
      readonly led: string | null
      readonly card: string | null
      readonly queen: string
      readonly who: string | null
      /** The suit that counts, where one was named. */
      readonly suit: SuitName | null
    },
  ): string | null => {
    const hearts = context.suit ?? 'hearts'
    const queen = context.queen === 'QS' ? 'queen' : card(context.queen)
    switch (code) {
      case 'must_follow_suit': {
        const led = context.led ? (suitsOne[context.led] ?? suit(context.led)) : 'a card of that suit'
        return `You still have ${led}, so ${led} must be played.`
      }
      case 'not_your_turn':
      case 'not_now':
        return context.who ? `It is ${context.who}’s turn.` : 'Not just yet.'
      case 'must_lead_lowest_club':
        return 'The lowest club opens the hand.'
      case 'must_lead_a_club':
        return 'A club opens the hand.'
      case 'hearts_not_broken':
        return `${capital(hearts)} are not broken yet.`
      case 'queen_not_led_yet':
        return `The ${queen} can be led once ${hearts} are broken.`
      case 'must_lead_queen':
        return `With only ${hearts} besides, the ${queen} must be led.`
      case 'no_penalties_on_first_trick':
        return 'No points may be thrown on the first trick.'
      case 'no_hearts_on_first_trick':
        return `No ${hearts} may be thrown on the first trick.`
      case 'queen_not_discarded_yet':
        return `The ${queen} can be thrown once ${hearts} are broken.`
      case 'must_discard_queen':
        return `The ${queen} must be thrown at the first chance.`
      default:
        return null
    }
  },

  pass: {
    title: (count: number, name: string) => `Pass ${number(count)} to ${name}`,
    titleScatter: 'Pass one card to each',
    /** Where the taker sits, and who gives to you. */
    about: (to: string, where: PassDirection, from: string) => {
      const places: Partial<Record<PassDirection, string>> = {
        left: `${to} sits on your left.`,
        right: `${to} sits on your right.`,
        across: `${to} sits across from you.`,
        left2: `${to} sits two to your left.`,
        right2: `${to} sits two to your right.`,
        left3: `${to} sits three to your left.`,
        right3: `${to} sits three to your right.`,
      }
      return `${places[where] ?? ''} ${to === from ? `${from} passes to you too.` : `${from} passes to you.`}`.trim()
    },
    aboutScatter: 'Everybody gets one of your cards, and you get one from each.',
    aim: (name: string) => `Now one for ${name}. Tap another place to choose for somebody else.`,
    confirm: (name: string) => `Pass to ${name}`,
    confirmScatter: 'Pass them',
    choose: (left: number) => `Choose ${number(left)} ${left === 1 ? 'card' : 'cards'}`,
    chooseMore: (left: number) => `Choose ${number(left)} more`,
    takeBack: 'Tap a chosen card to take it back.',
    slotFor: (name: string) => `For ${name}`,
    slotHolds: (name: string, text: string) => `For ${name}: the ${card(text)}. Take it back`,
  },

  result: {
    line: (hand: number, rules: string) => `Hand ${hand} · ${rules}`,
    hand: 'Hand',
    total: 'Total',
    next: 'Next hand',
    look: 'Look at the hand',
    soFar: 'The game so far',
    lower: 'Points, lower is better',
    higher: 'Points, higher is better',
    clean: 'No points',
    tookQueen: (name: string) => (name === 'You' ? 'You took the queen.' : `${name} took the queen.`),
    tookCard: (name: string, text: string) =>
      name === 'You' ? `You took the ${card(text)}.` : `${name} took the ${card(text)}.`,
    tookBoth: (name: string, text: string) => `${name} took both ${plural(text)}.`,
    tookOneEach: (names: readonly string[], text: string) =>
      `${list(names)} took ${text === 'QS' ? 'a queen' : `a ${card(text)}`} each.`,
    yourSide: 'Your side',
    tookMost: (name: string, n: number) => `${name} took ${n === 1 ? 'one point' : `${n} points`}.`,
    tookNone: 'Nobody took a point.',
    ahead: 'You are ahead.',
    stillAhead: 'You are still ahead.',
    side: (n: number) => (n === 0 ? 'Your side is ahead.' : `Your side is ${number(n)} behind.`),
    level: (name: string) => `You are level with ${name}.`,
    behind: (n: number, name: string) => `You are ${number(n)} behind ${name}.`,
    fifty: (name: string) =>
      name === 'You' ? 'You landed on a fifty and dropped 50.' : `${name} landed on a fifty and dropped 50.`,
    chart: (scores: string) => `Totals hand by hand. Now: ${scores}.`,
  },

  moon: {
    you: 'You shot the moon',
    sunYou: 'You shot the sun',
    other: (names: readonly string[]) => `${list(names)} shot the moon`,
    sunOther: (names: readonly string[]) => `${list(names)} shot the sun`,
    everything: 'Every card that costs points.',
    standard: 'All thirteen hearts and the queen.',
    allTricks: 'Every trick of the hand.',
    who: 'Who pays?',
    waits: (name: string) => `${name} decides who pays.`,
    others: (n: number) => `Others ${signed(n)}`,
    mine: (n: number) => `You ${signed(-n)}`,
    side: (n: number) => `Each of you ${signed(-n)}`,
    othersAbout: (mine: number, leader: string, theirs: number) =>
      `You stay at ${amount(mine)}, ${leader} stands at ${amount(theirs)}.`,
    mineAbout: (mine: number) => `You go to ${amount(mine)}, the others stay put.`,
    oursAbout: (mine: number, partner: string, theirs: number) =>
      `You go to ${amount(mine)}, ${partner} to ${amount(theirs)}, the others stay put.`,
    othersTake: (n: number) => `Others take ${n}`,
    takeOff: (n: number) => `Take off ${n}`,
    paidByOthers: 'The others pay.',
    takenOff: (n: number) => `${n} points come off.`,
  },

  end: {
    youWin: 'You win the game',
    youShare: (names: readonly string[]) => `You win, level with ${list(names)}`,
    youWinWith: (names: readonly string[]) => `You win with ${list(names)}`,
    wins: (name: string) => `${name} wins the game`,
    win: (names: readonly string[]) => `${list(names)} win the game`,
    line: (hands: number, rules: string) => `${hands === 1 ? 'One hand' : `${hands} hands`} · ${rules}`,
    new: 'New game',
    rules: 'Change rules',
    winner: 'Winner',
  },

  menus: {
    newGame: 'New game',
    newGameAbout: 'Deals afresh. The game on the table ends.',
    games: 'Other games',
    rules: 'House rules',
    rulesAbout: 'For the next game.',
    learn: 'Rules of this game',
    looks: 'Look and sound',
    leave: 'Leave the table',
    leaveAbout: 'Your game is safe here.',
  },

  looks: {
    title: 'Look and sound',
    theme: 'Light',
    themes: { auto: 'As the device', evening: 'Evening', daylight: 'Daylight' },
    four: 'Four colours',
    fourAbout: 'Clubs green, diamonds blue.',
    speed: 'Pace',
    speeds: { calm: 'Calm', normal: 'Normal', quick: 'Quick', instant: 'At once' },
    sound: 'Sound',
    soundAbout: 'Cards, a broken heart, the moon.',
    stays: 'Full trick waits for a tap',
    staysAbout: 'Otherwise it goes by itself.',
    hints: 'Hints',
    hintsAbout: 'What the coach would do, and why.',
    unsaved: 'This browser keeps nothing, so these choices last until you leave.',
  },

  rules: {
    unsaved: 'Unsaved rules',
    faultIn: (label: string, why: string) => (label ? `${label}: ${why}` : why),
    title: 'House rules',
    preset: 'Start from',
    differs: (line: string) => line,
    play: 'Play with these rules',
    deals: (size: number, kitty: number) => (kitty ? `${size} cards each, ${kitty} aside` : `${size} cards each`),
    reset: 'Back to the standard',
    custom: 'Your own',
    on: 'On',
    off: 'Off',
    target: 'Plays to',
    targetAbout: 'The game ends when a total reaches this.',
    queenValue: 'Queen of spades',
    queenAbout: 'What she costs.',
    jack: 'Jack of diamonds',
    jackAbout: 'Takes ten points off.',
    passing: 'Passing',
    passingAbout: 'The order of passes, hand by hand.',
    passNone: 'No passing',
    cycleDefault: 'As usual at this table',
    way: (way: string) => ways[way as PassDirection] ?? way,
    points: (n: number) => `${amount(n)}`,
    nothing: 'Nothing',
    all: 'All rules',
    games: 'Other games',
  },

  book: {
    title: 'Rule book',
    pages: 'Games',
    page: 'Game',
    yours: 'Your rules',
    atTable: 'At this table',
    unready: 'The rules are being fetched.',
    unread: 'The rules could not be fetched. Check the connection and try again.',
    differs: 'Not as in the standard game',
    plain: 'This is the standard game, which all others are told from.',
    play: 'Play it',
    change: 'Change it',
    share: 'Share it',
    before: (name: string) => `Before: ${name}`,
    after: (name: string) => `Next: ${name}`,
  },

  capital,
} as const
