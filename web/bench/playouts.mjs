// How many random full hands (deal, pass, play, score) a second the core plays in Node, one thread: the same requests
// as a page would make, through the same two calls. By processor time, so that a busy machine does not slow it down.
// Prints one line of JSON.
//   node web/bench/playouts.mjs [hands] [--wasm FILE]
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { wasm: { type: 'string' } } })
const hands = Number(positionals[0] ?? 1_000_000)
const noFile = () => 8
const { instance } = await WebAssembly.instantiate(
  await readFile(values.wasm ?? new URL('../src/core/openhearts.wasm', import.meta.url)),
  { wasi_snapshot_preview1: { fd_close: noFile, fd_seek: noFile, fd_write: noFile } },
)
const core = instance.exports
core._initialize()

function ask(line) {
  const bytes = new TextEncoder().encode(line)
  const at = core.request(bytes.length)
  new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes)
  const length = core.answer(bytes.length)
  const answer = new TextDecoder().decode(new Uint8Array(core.memory.buffer, core.answer_at(), length))
  if (!answer.startsWith('ok ')) throw new Error(`${line}: ${answer}`)
  return JSON.parse(answer.slice(3))
}

ask('new {"rules":{},"seed":"1"}')
// V8 compiles hot code anew while it runs: the first hands are not counted.
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
