// How many random full hands (deal, pass, play, score) the core plays per second in Node on one thread, called through
// the same two functions as on the page. Measured in processor time, so that a busy machine does not change the result.
// Prints one line of JSON.
//   node web/bench/playouts.mjs [hands] [--wasm FILE]
import { parseArgs } from 'node:util'
import { core } from './core.mjs'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { wasm: { type: 'string' } } })
const hands = Number(positionals[0] ?? 1_000_000)
const { ask } = await core(values.wasm)

ask('new {"rules":{},"seed":"1"}')
// V8 recompiles hot code while it runs, so the first hands are not counted.
ask('playouts 100000 1')
const rates = []
for (const seed of [2, 3, 4]) {
  const start = process.cpuUsage()
  ask(`playouts ${hands} ${seed}`)
  const { user, system } = process.cpuUsage(start) // microseconds
  rates.push((hands / (user + system)) * 1_000_000)
}
rates.sort((a, b) => a - b)
console.log(JSON.stringify({ hands, node: process.version, hands_per_second: Math.round(rates[1]) }))
