// How well an expert keeps its time in WebAssembly, as bench/deadline.py measures it natively: one seat thinks, without
// an end but the clock's, which is looked at every ten steps, as on the page. Prints one line of JSON.
//   node web/bench/deadline.mjs [hands] [milliseconds]
import { core } from './core.mjs'

const hands = Number(process.argv[2] ?? 10_000)
const deadline = Number(process.argv[3] ?? 5)
const { ask, size } = await core()

let decisions = 0
let late = 0
let lateByProcessor = 0
let slowest = 0
let slowestByProcessor = 0
let warm = 0

function think(seat, seed) {
  const start = performance.now()
  const used = process.cpuUsage()
  let thought
  do thought = ask(`think expert:100000000 ${seat} ${seed} 10`)
  while (!thought.settled && performance.now() < start + deadline)
  const wall = performance.now() - start
  const { user, system } = process.cpuUsage(used)
  const processor = (user + system) / 1000
  decisions += 1
  late += wall > 2 * deadline
  lateByProcessor += processor > 2 * deadline
  slowest = Math.max(slowest, wall / deadline)
  slowestByProcessor = Math.max(slowestByProcessor, processor / deadline)
  return thought.action
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
const found = {
  ...{ decisions, late, slowest, late_by_processor: lateByProcessor, slowest_by_processor: slowestByProcessor },
  ...{ megabytes, grown: megabytes - warm / 1024 / 1024 },
}
console.log(JSON.stringify(found))
