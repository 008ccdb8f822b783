/** Real servers (`openhearts serve`) for the tests: on loopback, with a temporary database. */
import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Hosted {
  readonly url: string
  /** The value of that Prometheus metric; NaN if there is none. */
  measured(name: string): Promise<number>
  /** Does what `openhearts admin` does. */
  admin(action: string, who: string): void
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../../', import.meta.url))
export const python = process.env['OPENHEARTS_PYTHON'] ?? join(root, '.venv/bin/python')

/** Starts a Python program and waits for the expected output. */
async function started(args: string[], looked: RegExp): Promise<[ChildProcessWithoutNullStreams, string]> {
  const program = spawn(python, args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } })
  let said = ''
  const found = await new Promise<string>((done, failed) => {
    const hear = (data: Buffer): void => {
      said += data.toString()
      const found = looked.exec(said)
      if (found) done(found[0])
    }
    program.stdout.on('data', hear)
    program.stderr.on('data', hear)
    program.on('exit', () => failed(new Error(`${args.join(' ')} ended: ${said}`)))
  })
  return [program, found]
}

async function ended(program: ChildProcessWithoutNullStreams, end: () => void): Promise<void> {
  const exit = new Promise((done) => program.on('exit', done))
  end()
  await exit
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

async function serve(database: string): Promise<Hosted> {
  const metrics = await freePort()
  const args = ['-m', 'openhearts', 'serve', '--port', '0', '--database', database, '--metrics', String(metrics)]
  const [server, url] = await started(args, /http:\/\/127\.0\.0\.1:\d+\//)
  return {
    url,
    async measured(name) {
      const told = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(told)?.[1] ?? NaN)
    },
    admin(action, who) {
      execFileSync(python, ['-m', 'openhearts', 'admin', action, who, '--database', database], { cwd: root })
    },
    close: () => ended(server, () => server.kill('SIGINT')),
  }
}

/** Serves the built page and hosts tables, which it stores in a file. */
export async function serveTables(): Promise<Hosted> {
  const folder = await mkdtemp(join(tmpdir(), 'openhearts-'))
  const server = await serve(join(folder, 'tables.sqlite'))
  return {
    ...server,
    async close() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Two workers that share a PostgreSQL database of their own, each at its own address, so that a test knows which one it
 * asks.
 */
export async function serveTogether(): Promise<readonly [Hosted, Hosted]> {
  const [database, url] = await started(['-m', 'tests.databases'], /postgresql:\S+(?=\n)/)
  const [one, other] = [await serve(url), await serve(url)]
  const close = async (): Promise<void> => {
    await other.close()
    await ended(database, () => database.stdin.end())
  }
  return [one, { ...other, close }]
}
