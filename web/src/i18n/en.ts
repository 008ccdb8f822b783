/**
 * Every word of the page, in English. A good host's voice: short, concrete, kind; names and cards, never "player 2".
 * Functions where a sentence needs a name, a card or a number. No markup, no rules: only words.
 */
import type { Action, PassDirection, SuitName } from '../core/types'

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
]
const number = (n: number): string => numbers[n] ?? String(n)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const suits: Readonly<Record<string, string>> = { C: 'clubs', D: 'diamonds', S: 'spades', H: 'hearts' }
const suitsOne: Readonly<Record<string, string>> = { C: 'a club', D: 'a diamond', S: 'a spade', H: 'a heart' }
const ranks: Readonly<Record<string, string>> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
}

const suit = (letter: string): string => suits[letter] ?? letter
const card = (text: string): string => `${ranks[text[0] ?? ''] ?? text} of ${suit(text[1] ?? '')}`

/** "Ingrid", "Ingrid and Yuki", "Ingrid, Yuki and Basil". */
function list(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** "Ingrid takes", and "You take". */
const does = (name: string, one: string, you: string): string => `${name} ${name === 'You' ? you : one}`

/** Parts of a chip as chips: "12", "2 1/3"; `unit` parts are one chip. */
function chips(parts: number, unit: number): string {
  const size = Math.abs(parts)
  const whole = Math.floor(size / unit)
  const rest = size % unit ? `${size % unit}/${unit}` : ''
  const text = rest === '' ? String(whole) : whole === 0 ? rest : `${whole} ${rest}`
  return parts < 0 ? `−${text}` : text
}
const chipsWord = (parts: number, unit: number): string =>
  `${chips(Math.abs(parts), unit)} ${Math.abs(parts) === unit ? 'chip' : 'chips'}`

/** A score with its sign; the minus is a real one. */
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
const amount = (n: number): string => (n < 0 ? `−${-n}` : String(n))

const directions: Readonly<Record<PassDirection, string>> = {
  left: 'pass left',
  right: 'pass right',
  across: 'pass across',
  left2: 'pass two to the left',
  right2: 'pass two to the right',
  left3: 'pass three to the left',
  right3: 'pass three to the right',
  scatter: 'one card to each',
  hold: 'no pass',
}

const ways: Readonly<Record<PassDirection, string>> = {
  left: 'left',
  right: 'right',
  across: 'across',
  left2: 'two to the left',
  right2: 'two to the right',
  left3: 'three to the left',
  right3: 'three to the right',
  scatter: 'one card to each',
  hold: 'no pass',
}

const ranksMany: Readonly<Record<string, string>> = { '6': 'sixes' }
/** "queens of spades". */
const plural = (text: string): string =>
  `${ranksMany[text[0] ?? ''] ?? `${ranks[text[0] ?? ''] ?? text}s`} of ${suit(text[1] ?? '')}`

/** "pays 6 chips and takes the pot" as said to a player: "pay 6 chips and take the pot". */
const toYou = (text: string): string =>
  text.replace(/\b(pays|plays|takes|shares|stands|is)\b/g, (verb) => (verb === 'is' ? 'are' : verb.slice(0, -1)))

/** The same as said of several: "each pay 3 chips", "are clear", "are clear and share the pot: 5 chips each". */
function ofEach(text: string): string {
  if (!text.startsWith('is ')) return `each ${toYou(text)}`
  return /\d/.test(text) ? `${toYou(text)} each` : toYou(text)
}

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

  /** The room in which a finished hand is gone through again. */
  review: {
    open: 'Look at the hand',
    roomTitle: (hand: number) => `Hand ${hand}, card by card`,
    how: 'Tap any card to see why.',
    looking: (n: number, of: number) => (of === 0 ? 'Laying the hand out.' : `Looking at your moves: ${n} of ${of}.`),
    progress: 'Your moves looked at',
    found: (n: number, unit: 'points' | 'chips') => {
      const one = unit === 'points' ? 'a point' : 'a chip'
      if (n === 0) return `None of your moves cost more than ${one}.`
      return `${capital(number(n))} of your moves cost more than ${one}.`
    },
    failed: 'The coach gave no answer. The cards are here all the same.',
    table: 'The hand, trick by trick',
    trick: 'Trick',
    rows: {
      bid: () => 'Bids',
      suit: () => 'Suit',
      pass: () => 'Pass',
      play: (n: number) => `Trick ${n}`,
      moon: () => 'Moon',
    },
    led: 'led',
    took: 'took',
    cost: (text: string) => `cost ${text}`,
    /** An action as done: "played the queen of spades". */
    did: (action: Action) => {
      switch (action.kind) {
        case 'play':
          return `played the ${card(action.card)}`
        case 'pass':
          return `passed ${list(action.cards.map((each) => `the ${card(each)}`))}`
        case 'bid':
          return action.chips === 0 ? 'passed' : `bid ${action.chips}`
        case 'suit':
          return `named ${action.suit}`
        case 'moon':
          return action.way === 'old' ? 'let the others take it' : 'took it off'
      }
    },
    /** The same in a word, where no card says it. */
    said: (action: Action) => {
      switch (action.kind) {
        case 'bid':
          return action.chips === 0 ? 'Pass' : String(action.chips)
        case 'suit':
          return capital(action.suit)
        case 'moon':
          return action.way === 'old' ? 'Others take it' : 'Take it off'
        default:
          return ''
      }
    },
    title: (row: string, name: string, did: string) => `${row}: ${name} ${did}`,
    move: (name: string, did: string, note: string) => `${name} ${did}${note ? `, ${note}` : ''}. Why?`,
    only: 'There was no other choice.',
    unseen: 'The coach did not weigh this one.',
    good: (alike: boolean) => (alike ? 'As good as any.' : 'The best there was.'),
    dear: (cost: string, error: string, unit: 'points' | 'chips') =>
      `It cost ${cost} ${unit} next to the best, give or take ${error}.`,
    saidTo: (name: string) => `Said to ${name}, who knows only what ${name} could see then.`,
    choices: 'What could have been done',
    done: 'Done',
    holds: (name: string) => (name === 'You' ? 'You held' : `${name} held`),
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

  /** A rule set at a glance. */
  facts: {
    players: (n: number) => `${n} players`,
    packs: 'two packs',
    sides: 'in sides',
    each: (n: number) => `${n} cards each`,
    stock: 'a stock to draw from',
    aside: (n: number) => `${n} aside`,
    chips: 'chips',
    bidding: 'bidding',
    suitNamed: 'Each card of the suit that is named',
    worth: (what: string, least: string, most: string) =>
      least === most ? `${what} counts ${least}` : `${what} counts ${least} to ${most}`,
    suit: (letter: string) => `each of the ${suit(letter)}`,
  },

  games: {
    title: 'Games',
    lead: 'Tap play, and the cards are dealt. Or read the rules first.',
    presets: 'Every kind of Hearts',
    own: 'Your own rules',
    play: 'Play',
    playName: (name: string) => `Play ${name}`,
    rules: 'Rules',
    rulesName: (name: string) => `Rules of ${name}`,
    change: 'Change',
    changeName: (name: string) => `Change the rules of ${name}`,
    shareName: (name: string) => `Share ${name}`,
    deleteName: (name: string) => `Delete ${name}`,
    deleted: (name: string) => `${name} was deleted.`,
    undo: 'Undo',
    now: 'Chosen',
    nowAbout: 'Play now on the first page deals this game.',
    loose: 'Not saved by you. It was in the editor when other rules took its place.',
    mend: 'Mend',
    make: 'Make your own',
    import: 'Open a file',
    notRead: (file: string, why: string) => `${file} was not opened. ${why}`,
  },

  editor: {
    basedOn: (name: string) => `Starts from ${name}`,
    other: 'Start from another game',
    name: 'Name',
    nameHint: 'As you call these rules',
    about: 'In one sentence',
    aboutHint: 'What is special about them',
    groups: {
      players: 'Players and deal',
      pass: 'Passing',
      play: 'Play',
      queen: 'The queen',
      points: 'Points',
      moon: 'Moon and sun',
      end: 'The end',
      chips: 'Chips',
      more: 'More',
    },
    groupsLabel: 'Parts of the rules',
    changed: (n: number) => (n === 1 ? ', one not standard' : `, ${number(n)} not standard`),
    strayFault: (field: string, why: string) => (field === 'extends' ? why : `“${field}”: ${why}`),
    notYet: 'Once the rules can be played, they stand here in plain words.',
    standardIs: (value: string) => `Standard: ${value}`,
    reset: 'Back to standard',
    resetName: (label: string) => `${label}: back to standard`,
    idle: 'With the other rules as they are, this changes nothing.',
    faultIn: (label: string, why: string) => (label ? `${label}: ${why}` : why),
    show: 'Show',
    mendTo: (label: string, value: string) => `${label}: ${value}`,
    mendLike: (labels: readonly string[], name: string) => `${list(labels)}: as in ${name}`,
    mendBase: 'Start from the standard game instead',
    mendLeave: (name: string) => `Leave out “${name}”`,
    mendTitle: 'Ways out',
    play: 'Play',
    save: 'Save',
    saved: 'Saved',
    saveNew: 'Save as new',
    needsName: 'Give it a name, then save it.',
    share: 'Share',
    unsaved: 'Unsaved rules',
    plain: 'In plain words',
    opened: (name: string) => `${name} is open. Save it to keep it.`,
    openedPlain: 'The file is open. Save it to keep it.',
    step: (label: string, up: boolean) => `${label}: ${up ? 'one more' : 'one less'}`,
    on: 'Yes',
    off: 'No',
    amountOff: 'Off',
    amountOn: 'On',
    asUsual: (what: string, now: string) => (now ? `${capital(what)} (${now})` : capital(what)),
    none: 'None',
    these: 'These cards',
    chosen: 'A number',
    chooseCards: 'Choose cards',
    chooseCard: 'Choose another card',
    done: 'Done',
    copies: (card: string, n: number) =>
      n === 0 ? `${card}: stays in` : n === 1 ? `${card}: out` : `${card}: both out`,
    leaveOut: (card: string) => `${card}: put back`,
    order: 'In this order',
    handNumber: (n: number, of: number) => (of === 1 ? 'Every hand' : `Hand ${n}`),
    earlier: (way: string) => `${way}: earlier`,
    later: (way: string) => `${way}: later`,
    remove: (what: string) => `${what}: remove`,
    add: 'Add',
    addWay: (way: string) => `Add ${way}`,
    emptyCycle: 'Add at least one.',
    wholeSuits: 'Whole suits, each card',
    singleCards: 'Single cards',
    otherCard: 'Give another card a value',
    everySuit: (letter: string) => capital(suit(letter)),
    total: 'At a total',
    handsEnd: 'After a number of hands',
    totalNumber: 'Total that ends the game',
    handsNumber: 'Number of hands',
    chipValue: 'Worth of a chip',
    chipValueAbout: 'For the reckoning at the end; it changes nothing in play.',
    buyIn: 'Chips to start with',
    buyInAbout: 'What everybody buys at the beginning.',
    splitTwo: 'Two clear players split the pot',
    splitTwoAbout: 'Otherwise it stays for the next hand.',
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

  share: {
    title: (name: string) => `Share ${name}`,
    about: 'The link holds the whole rule set. Whoever opens it sees the rules and can play or save them.',
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'The link is marked: copy it with your keyboard or by holding it.',
    send: 'Send',
    file: 'Save as a file',
    fileAbout: (file: string) => `${file}, for openhearts play --rules, or to open here again.`,
    unplayable: 'These rules can’t be played yet. Mend them first, then share them.',
  },

  shared: {
    title: 'Rules from a link',
    unnamed: 'House rules',
    play: 'Play',
    save: 'Save',
    saved: 'Saved',
    change: 'Change',
    close: 'Close',
    damaged: 'This link can’t be read',
    kept: 'Nothing of yours has changed.',
    unplayable: 'These rules can’t be played',
    mendThem: 'Mend them',
    looking: 'The link is being read.',
  },

  /** The scorepad, for a game with real cards. */
  pad: {
    title: 'Keep score',
    loading: 'The scorepad is being fetched.',
    unreadable: 'The scorepad kept on this device could not be read. It was put aside.',
    unkept: 'This browser keeps nothing, so this sheet lasts until you leave the page.',

    new: 'A new evening',
    newAbout: 'Real cards on the table, the sums here.',
    who: 'Who plays',
    whoAbout: 'Clockwise, as you sit. The mark is for who deals first.',
    name: (n: number) => `Name ${n}`,
    add: 'Add a player',
    dropPlayer: (name: string) => `${name} does not play`,
    deals: (name: string) => `${name} deals first`,
    dealsMark: 'Deals first',
    tooFew: 'Two players at least, please.',
    alike: 'Two players have the same name.',
    rules: 'The game',
    own: 'Your house rules',
    settlement: 'Chips',
    asRules: 'As the game has it',
    settlements: {
      none: 'No chips',
      average: 'Average',
      lowest_takes_pot: 'Lowest takes the pot',
      sweepstakes: 'Sweepstakes',
      howell: 'Howell',
    } as Readonly<Record<string, string>>,
    settlementsAbout: {
      none: 'Points only.',
      average: 'At the end everybody pays, or takes, what parts them from the mean.',
      lowest_takes_pot: 'A chip a point into the pot; the lowest of the hand takes it.',
      sweepstakes: 'A chip a point into the pot; whoever alone is clear takes it.',
      howell: 'Hearts are paid for by each, one chip for every other player.',
    } as Readonly<Record<string, string>>,
    chipValue: 'A chip is worth',
    chipValueAbout: 'In your own money; 1 is just chips.',
    buyIn: 'Everybody buys',
    buyInAbout: 'Chips to begin with.',
    splitTwo: 'Two who are clear share the pot',
    notANumber: (least: string, most: string) => `A number from ${least} to ${most}.`,
    start: 'Start',
    past: 'Earlier evenings',
    pastLine: (names: readonly string[], hands: number) =>
      `${list(names)} · ${hands === 1 ? 'one hand' : `${hands} hands`}`,
    reopen: 'Open',
    forget: (title: string) => `Throw away ${title}`,

    line: (title: string, end: string) => `${title} · ${end}`,
    dealsHand: (name: string, n: number) => `${name} deals hand ${n}.`,
    pass: (to: PassDirection, count: number) => {
      const cards = `${number(count)} ${count === 1 ? 'card' : 'cards'}`
      if (to === 'hold' || count === 0) return 'Nobody passes this time.'
      if (to === 'scatter') return 'Everybody passes one card to each of the others.'
      if (to === 'across') return `Everybody passes ${cards} across.`
      const places: Partial<Record<PassDirection, string>> = {
        left: 'to the left',
        right: 'to the right',
        left2: 'to the second on the left',
        right2: 'to the second on the right',
        left3: 'to the third on the left',
        right3: 'to the third on the right',
      }
      return `Everybody passes ${cards} ${places[to] ?? ''}.`
    },
    bids: (name: string) => `Then ${name} bids first.`,
    carries: (name: string) => `The pot carries: ${name} names the suit again.`,
    last: 'Last',
    total: 'Total',
    totals: 'Totals',
    enter: (n: number) => `Enter hand ${n}`,
    undo: 'Undo',
    share: 'Share',
    print: 'Print',
    copied: 'The sheet is copied.',
    notCopied: 'This browser lets nothing be copied here.',
    sheet: 'Hand by hand',
    openHand: (n: number) => `Hand ${n}, look and change`,
    soFar: 'The evening so far',
    firstHand: 'Play the first hand, then enter it here.',
    faultAt: (n: number, text: string) => `Hand ${n}: ${text}`,
    mend: (n: number) => `Mend hand ${n}`,
    anew: 'New evening',
    anewAbout: 'The same people or others; this one is put by.',
    change: 'Names and rules',

    chips: (amount: string, one: boolean) => `${amount} ${one ? 'chip' : 'chips'}`,
    money: (amount: string) => amount,
    chipsTitle: 'Chips',
    stack: 'Has',
    lastChips: 'Last',
    pot: 'In the pot',
    potLeft: 'The pot is left on the table.',
    worth: 'Worth',
    why: (hand: number) => `Why, in hand ${hand}`,
    owedNow: 'If you stopped now',
    owed: 'Who gives whom',
    quits: 'Nobody owes anybody.',
    gives: (from: string, to: string, text: string) => `${from} gives ${to} ${text}`,
    givesPot: (from: string, text: string) => `${from} has ${text} in the pot`,
    settledAtEnd: 'Chips change hands when the game is over.',
    bought: (text: string) => `everybody bought ${text}`,

    hand: (n: number) => `Hand ${n}`,
    handLine: (dealer: string, pass: string) => `${dealer} dealt · ${pass}`,
    changeHand: 'Change this hand',
    removeHand: 'Take it off the sheet',
    shot: (names: readonly string[], sun: boolean) => `${list(names)} shot the ${sun ? 'sun' : 'moon'}.`,

    modes: { cards: 'Cards', points: 'Points' },
    mode: 'Told by',
    moon: 'Moon',
    rest: 'rest',
    restTo: (name: string, what: string) => `All the other ${what} to ${name}`,
    fewer: (name: string, what: string) => `${name}: fewer ${what}`,
    more: (name: string, what: string) => `${name}: more ${what}`,
    many: (name: string, n: number, what: string) => `${name}: ${n} ${what}`,
    took: (name: string, text: string) => `${name} took the ${card(text)}`,
    takes: (name: string) => `Cards for ${name}`,
    pointsOf: (name: string) => `Points of ${name}`,
    noTrick: 'No trick',
    noTrickOf: (name: string) => `${name} took no trick`,
    adds: 'It adds up.',
    checking: 'One moment.',
    put: (n: number) => `Put hand ${n} on the sheet`,
    keep: 'Keep the change',
    erase: 'Erase',
    sign: 'Plus or minus',
    restKey: 'Rest',
    nextKey: 'Next',
    whoMoon: 'Who shot the moon?',
    whoMoonAbout: 'Whoever took every card that costs points.',
    everyTrick: 'Every trick as well',
    everyTrickAbout: 'That makes it the sun.',
    old: (n: number) => `Others ${signed(n)}`,
    newWay: (name: string, n: number) => `${name} ${signed(-n)}`,
    howMoon: 'How does the moon count?',
    bidder: 'Who bid highest',
    allPassed: 'All passed',
    bid: 'For how many chips',
    suit: 'The suit that counts',

    wins: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'} the game`,
    paperTotal: 'Total',
    paperHand: 'Hand',
  },
  capital,
} as const
