/**
 * A plain file server for the built page on 127.0.0.1, which records what it sends. Sends the compressed version of a
 * file if the browser accepts it, as any server of the page should.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Sent {
  readonly path: string
  /** Of the body, as sent over the wire. */
  readonly bytes: number
}

export interface Served {
  readonly url: string
  readonly sent: Sent[]
  /** The folder being served; setting another one deploys another build. */
  folder: string
  /** Which addresses currently fail. */
  fails: (path: string) => boolean
  /** What an answer waits for. */
  waits: (path: string) => Promise<void>
  close(): Promise<void>
}

/** The speed of the connection to the server. */
export interface Slow {
  /** Between a request and its answer, in milliseconds. */
  readonly delay: number
  /** Shared by all answers. */
  readonly bytesPerSecond: number
}

/** The page built into the package, or the one in OPENHEARTS_PAGE, such as that of an installed package. */
export const built =
  process.env['OPENHEARTS_PAGE'] ?? fileURLToPath(new URL('../../src/openhearts/page/', import.meta.url))

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}
const packet = 8192
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

export async function servePage(slow: Slow = { delay: 0, bytesPerSecond: Infinity }): Promise<Served> {
  if (!existsSync(join(built, 'index.html'))) throw new Error('the page is not built: run make build')
  const sent: Sent[] = []
  let free = 0
  /** Resolves when that many bytes have passed the one shared line. */
  async function arrival(bytes: number): Promise<void> {
    const now = performance.now()
    free = Math.max(free, now) + (bytes / slow.bytesPerSecond) * 1000
    if (free > now) await new Promise((done) => setTimeout(done, free - now))
  }
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = normalize(new URL(request.url ?? '/', 'http://page').pathname)
    const file = join(served.folder, path.endsWith('/') ? `${path}index.html` : path)
    await served.waits(path)
    if (slow.delay > 0) await new Promise((done) => setTimeout(done, slow.delay))
    if (!file.startsWith(served.folder) || !existsSync(file) || served.fails(path)) {
      sent.push({ path, bytes: 0 })
      response.writeHead(served.fails(path) ? 503 : 404).end()
      return
    }
    const takes = String(request.headers['accept-encoding'] ?? '')
    const [encoding, ending] = encodings.find(([name, end]) => takes.includes(name) && existsSync(file + end)) ?? [
      '',
      '',
    ]
    const body = await readFile(file + ending)
    sent.push({ path, bytes: body.length })
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
      ...(encoding === '' ? {} : { 'content-encoding': encoding }),
      // The names under assets/ contain content hashes.
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    for (let at = 0; at < body.length; at += packet) {
      const part = body.subarray(at, at + packet)
      await arrival(part.length)
      response.write(part)
    }
    response.end()
  }
  const server: Server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const served: Served = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sent,
    folder: built,
    fails: () => false,
    waits: () => Promise.resolve(),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return served
}
