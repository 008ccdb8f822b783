/** What the tests of a file share: a browser, and the page served to it. */
import { afterAll, beforeAll } from 'vitest'
import type { Browser } from 'playwright-core'
import type { Settings } from '../src/storage/settings'
import { launch, visit, type Costly, type Size, type Visit } from './browser'
import { servePage, type Served } from './server'

export interface Stage {
  readonly browser: Browser
  readonly served: Served
  /** Where the page is. */
  readonly url: string
  /** A first visit, as `visit` in browser.ts makes it; `costly`, where this one needs other things than the file's. */
  visit(size: Size, settings?: Partial<Settings>, costly?: Costly): Promise<Visit>
}

/** To be called once, outside of the tests. */
export function stage(usual: Costly = {}): Stage {
  let browser: Browser
  let served: Served
  beforeAll(async () => {
    browser = await launch()
    served = await servePage()
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
