/**
 * Another build of the page, made from the existing one: every file under assets/ gets another name, as after a change,
 * and the old names are gone.
 */
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { built } from './server'

export async function nextBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'openhearts-page-'))
  await cp(built, folder, { recursive: true })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const parts = paths.filter((path) => path.startsWith(join(folder, 'assets')))
  const version = /data-version="(\w+)"/.exec(await readFile(join(folder, 'index.html'), 'utf8'))?.[1] ?? ''
  const reversed = (text: string): string => [...text].reverse().join('')
  // Several files differ only by their hash: the same catalogue in different languages.
  const named = (part: string): string => part.replace(/-([\w-]{8})\./, (_, hash: string) => `-${reversed(hash)}.`)
  const names = new Map(parts.map((path) => [basename(path), named(basename(path))]))
  names.set(version, reversed(version))
  for (const path of paths) {
    if (/\.(br|gz)$/.test(path)) await rm(path)
    else if (/\.(html|js|css)$/.test(extname(path))) {
      let text = await readFile(path, 'utf8')
      for (const [old, now] of names) text = text.replaceAll(old, now)
      await writeFile(path, text)
    }
  }
  for (const path of parts) {
    const now = names.get(basename(path))
    if (now !== undefined && !/\.(br|gz)$/.test(path)) await rename(path, join(folder, 'assets', now))
  }
  return folder
}
