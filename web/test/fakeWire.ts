/** A world in which connections are made, speak and end, and time passes, only when a test says so. */
import type { Wire, World } from '../src/people/reconnecting'

export class FakeWire<Heard> implements Wire {
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onclose: ((event: { readonly code: number; readonly reason: string }) => void) | null = null
  readyState: 0 | 1 | 2 | 3 = 0
  /** What the server received over it. */
  sent: Heard[] = []
  constructor(readonly address: string) {}
  send(text: unknown): void {
    this.sent.push(JSON.parse(text as string) as Heard)
  }
  close(): void {
    this.readyState = 3
  }
  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }
  says(what: object): void {
    this.onmessage?.({ data: JSON.stringify(what) })
  }
  ends(code = 1006, reason = ''): void {
    this.readyState = 3
    this.onclose?.({ code, reason })
  }
}

export class FakeWorld<Heard> implements World {
  wires: FakeWire<Heard>[] = []
  time = 1000
  #timers: { readonly at: number; readonly what: () => void }[] = []
  #tokens = 0

  /** The last connection. */
  get wire(): FakeWire<Heard> {
    return this.wires.at(-1) as FakeWire<Heard>
  }
  open(address: string): Wire {
    this.wires.push(new FakeWire(address))
    return this.wire
  }
  later(what: () => void, ms: number): () => void {
    const timer = { at: this.time + ms, what }
    this.#timers.push(timer)
    return () => void (this.#timers = this.#timers.filter((each) => each !== timer))
  }
  now(): number {
    return this.time
  }
  random(): number {
    return 1
  }
  token(): string {
    return `id${++this.#tokens}`
  }
  pass(ms: number): void {
    const until = this.time + ms
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
      if (!next) break
      this.time = next.at
      this.#timers = this.#timers.filter((each) => each !== next)
      next.what()
    }
    this.time = until
  }
}
