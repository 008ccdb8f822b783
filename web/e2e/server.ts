/**
 * A plain file server for the built page on 127.0.0.1, which writes down what it sends. Chooses the compressed sibling
 * of a file where the browser takes it, as any server of the page should.
 */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Sent {
  readonly path: string
  /** Of the body, as it went over the wire. */
  readonly bytes: number
}

export interface Served {
  readonly url: string
  readonly sent: Sent[]
  close(): Promise<void>
}

/** The page as it was built into the package, or the one in OPENHEARTS_PAGE: that of an installed package, say. */
const folder = process.env['OPENHEARTS_PAGE'] ?? fileURLToPath(new URL('../../src/openhearts/page/', import.meta.url))

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
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

export async function servePage(): Promise<Served> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error('the page is not built: run make build')
  const sent: Sent[] = []
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://page').pathname)
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    if (!file.startsWith(folder) || !existsSync(file)) {
      sent.push({ path, bytes: 0 })
      response.writeHead(404).end()
      return
    }
    const takes = String(request.headers['accept-encoding'] ?? '')
    const [encoding, ending] = encodings.find(([name, end]) => takes.includes(name) && existsSync(file + end)) ?? [
      '',
      '',
    ]
    const bytes = statSync(file + ending).size
    sent.push({ path, bytes })
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-length': bytes,
      ...(encoding === '' ? {} : { 'content-encoding': encoding }),
      // The names under assets/ change with their contents.
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    createReadStream(file + ending).pipe(response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sent,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
