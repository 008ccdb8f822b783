/** What the tests of a file share: a browser, and the page served to it. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Browser } from 'playwright-core'
import type { Settings } from '../src/storage/settings'
import { launch, visit, type Costly, type Size, type Visit } from './browser'
import { servePage, type Served } from './server'

type Servers = Pick<Served, 'url' | 'close'>

export interface Stage<Server> {
  readonly browser: Browser
  readonly served: Server
  /** Where the page is. */
  readonly url: string
  /** A first visit, as `visit` in browser.ts makes it. `costly`: overrides the file's defaults. */
  visit(size: Size, settings?: Partial<Settings>, costly?: Costly): Promise<Visit>
}

/**
 * To be called once, outside of the tests. `serve`: starts another server than the plain file server; `each`: whether for
 * every test.
 */
export function stage(usual?: Costly): Stage<Served>
export function stage<Server extends Servers>(
  usual: Costly,
  serve: () => Promise<Server>,
  each?: boolean,
): Stage<Server>
export function stage(usual: Costly = {}, serve: () => Promise<Servers> = servePage, each = false): Stage<Servers> {
  let browser: Browser
  let served: Servers
  const [before, after] = each ? [beforeEach, afterEach] : [beforeAll, afterAll]
  beforeAll(async () => {
    browser = await launch()
  })
  before(async () => {
    served = await serve()
  })
  after(() => served.close())
  afterAll(() => browser.close())
  return {
    get browser() {
      return browser
    },
    get served() {
      return served
    },
    get url() {
      return served.url
    },
    visit: (size, settings, costly = usual) => visit(browser, size, settings, costly),
  }
}
