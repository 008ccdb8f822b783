// How well an expert keeps its deadline in WebAssembly, as bench/deadline.py measures it natively: one seat thinks
// until its time is up, and looks at the clock every ten steps, as on the page. Prints one line of JSON.
//   node web/bench/deadline.mjs [hands] [milliseconds]
import { core } from './core.mjs'

const hands = Number(process.argv[2] ?? 10_000)
const deadline = Number(process.argv[3] ?? 5)
const { ask, size } = await core()

let decisions = 0
/** The logs of games at decisions that came late. */
const late = []
let lateByProcessor = 0
let slowest = 0
let slowestByProcessor = 0
let warm = 0

/** Returns the seat's action, and how many milliseconds it took to decide. */
function timed(seat, seed) {
  const start = performance.now()
  let thought
  do thought = ask(`think expert:100000000 ${seat} ${seed} 10`)
  while (!thought.settled && performance.now() < start + deadline)
  return { action: thought.action, wall: performance.now() - start }
}

function think(seat, seed) {
  const used = process.cpuUsage()
  const { action, wall } = timed(seat, seed)
  const { user, system } = process.cpuUsage(used)
  const processor = (user + system) / 1000
  decisions += 1
  if (wall > 2 * deadline) late.push(JSON.stringify(ask('log')))
  lateByProcessor += processor > 2 * deadline
  slowest = Math.max(slowest, wall / deadline)
  slowestByProcessor = Math.max(slowestByProcessor, processor / deadline)
  return action
}

for (let number = 0; number < hands; number++) {
  let status = ask(`new {"seed":"${number}"}`)
  while (status.hand === 0 && !status.over) {
    const seat = status.to_act
    status = ask(seat === 0 ? think(seat, number) : ask(`bot careful ${seat} ${number}`).action)
  }
  if (number === Math.min(Math.floor(hands / 10), 100)) warm = size()
}
const megabytes = size() / 1024 / 1024
const lateAgain = late.filter((log, number) => {
  ask(`load ${log}`)
  return timed(0, number).wall > 2 * deadline
})
const found = {
  ...{ decisions, late: late.length, late_again: lateAgain.length, slowest },
  ...{ late_by_processor: lateByProcessor, slowest_by_processor: slowestByProcessor },
  ...{ megabytes, grown: megabytes - warm / 1024 / 1024 },
}
console.log(JSON.stringify(found))
