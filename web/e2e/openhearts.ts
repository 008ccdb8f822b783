/** A real `openhearts serve` for the tests: on loopback, with its tables in a file that goes with it. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Hosted {
  readonly url: string
  close(): Promise<void>
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const python = process.env['OPENHEARTS_PYTHON'] ?? join(root, '.venv/bin/python')

/** Serves the built page, and hosts tables. */
export async function serveTables(): Promise<Hosted> {
  const folder = await mkdtemp(join(tmpdir(), 'openhearts-'))
  const database = join(folder, 'tables.sqlite')
  const args = ['-m', 'openhearts', 'serve', '--port', '0', '--database', database]
  const server = spawn(python, args, { cwd: root, env: { ...process.env, NO_COLOR: '1' } })
  let said = ''
  const url = await new Promise<string>((done, failed) => {
    const hear = (data: Buffer): void => {
      said += data.toString()
      const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)
      if (found) done(found[0])
    }
    server.stdout.on('data', hear)
    server.stderr.on('data', hear)
    server.on('exit', () => failed(new Error(`openhearts serve ended: ${said}`)))
  })
  return {
    url,
    async close() {
      const ended = new Promise((done) => server.on('exit', done))
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
