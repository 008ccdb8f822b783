/** A device of its own for a test file: a core without the worker in between, and storage in memory. */
import { beforeEach, vi } from 'vitest'
import type { Engine } from '../src/core/engine'
import type { TestDatabase } from './database'
import { storage } from './storage'

export interface OwnDevice {
  readonly core: Engine
  readonly database: TestDatabase
  /** From here on the page is on another device, which has the same large storage. */
  another(): void
}

/**
 * Core and storage are new for each test. To be called before the file imports what uses them: test files share their
 * modules, and another file may have given these its own.
 */
export async function ownDevice(): Promise<OwnDevice> {
  let core: Engine
  let database: TestDatabase
  vi.resetModules()
  vi.doMock('../src/core/page', () => ({ pageEngine: () => core, padEngine: () => scoring() }))
  vi.doMock('../src/storage/database', async (original) => ({
    ...(await original()),
    get deviceDatabase() {
      return database
    },
  }))
  const { directEngine, padEngine: scoring } = await import('./core')
  const { testDatabase } = await import('./database')
  const another = (): void => {
    core = directEngine()
    vi.stubGlobal('localStorage', storage())
    vi.stubGlobal('sessionStorage', storage())
  }
  beforeEach(() => {
    another()
    database = testDatabase()
  })
  return {
    get core() {
      return core
    },
    get database() {
      return database
    },
    another,
  }
}
