/** What the tests of a file share: a browser, and the page served to it. */
import { afterAll, beforeAll } from 'vitest'
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

/** To be called once, outside of the tests. `serve`: starts another server than the plain file server. */
export function stage(usual?: Costly): Stage<Served>
export function stage<Server extends Servers>(usual: Costly, serve: () => Promise<Server>): Stage<Server>
export function stage(usual: Costly = {}, serve: () => Promise<Servers> = servePage): Stage<Servers> {
  let browser: Browser
  let served: Servers
  beforeAll(async () => {
    browser = await launch()
    served = await serve()
  })
  afterAll(async () => {
    await browser.close()
    await served.close()
  })
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
