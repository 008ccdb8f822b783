/** A connection from a phone to a server, cut when the phone sleeps and restored when it wakes up. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Way {
  readonly url: string
  /** Whether anything gets through. Connections that were cut stay so. */
  open(is: boolean): void
  close(): Promise<void>
}

export async function wayTo(server: string): Promise<Way> {
  const sockets = new Set<Socket>()
  let through = true
  const way = createServer((here) => {
    if (!through) return here.destroy()
    const there = connect(Number(new URL(server).port), '127.0.0.1')
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    return undefined
  })
  await new Promise<void>((done) => way.listen(0, '127.0.0.1', done))
  const cut = (): void => {
    for (const each of sockets) each.destroy()
  }
  return {
    url: `http://127.0.0.1:${(way.address() as AddressInfo).port}/`,
    open(is) {
      through = is
      if (!is) cut()
    },
    close: () =>
      new Promise((done) => {
        way.close(() => done())
        cut()
      }),
  }
}
