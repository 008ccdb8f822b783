/**
 * This tab's version of the page: kept on the device once there is time for it, and told of when another one has taken
 * its place. Never loads anything anew by itself: that is for the player to choose.
 */
/** The build that this tab shows; none while the page is being worked on. */
const version = document.documentElement.dataset['version']
/** How long a tab that comes back to the front trusts that it is the newest, in milliseconds. */
const TRUST = 60 * 60 * 1000

let outdated = $state(false)
let registration: ServiceWorkerRegistration | null = null
let asked = Date.now()

export const tab = {
  /** Is there another version, which a reload would bring? */
  get outdated(): boolean {
    return outdated
  },
}

/**
 * Keeps the whole page for playing offline once `ready` has come or failed and the browser is idle: the first card does
 * not wait for it. Done when all is kept, or nothing can be. Listens for newer versions from now on. REQUIRES: called
 * once.
 */
export async function keepOffline(ready: Promise<unknown>): Promise<void> {
  addEventListener('vite:preloadError', () => void lookForNewer())
  const able = version !== undefined && 'serviceWorker' in navigator
  if (able) {
    holdVersion(version)
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data !== version) outdated = true
    })
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && Date.now() - asked > TRUST) void lookForNewer()
    })
  }
  await ready.catch(() => undefined)
  await idle()
  if (able) await register()
}

/** As long as this tab is open its version stays, and with it what has not been opened yet; see service.ts. */
function holdVersion(version: string): void {
  const name = `openhearts ${new URL('./', location.href).href} ${version}`
  void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => undefined))
}

async function register(): Promise<void> {
  try {
    registration = await navigator.serviceWorker.register('./sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
  } catch {
    // A browser may forbid it. The page is played all the same, with a network.
  }
}

/** Part of the page did not come, or the tab has slept for long: perhaps a newer build has taken its place. */
async function lookForNewer(): Promise<void> {
  asked = Date.now()
  try {
    if (registration) await registration.update()
    else if (version !== undefined) {
      const page = await fetch('./', { cache: 'no-cache' })
      if (page.ok && !(await page.text()).includes(version)) outdated = true
    }
  } catch {
    // Without a network nobody can tell.
  }
}

/** Not every browser can say when it has nothing else to do. */
function idle(): Promise<unknown> {
  return new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback(done) : setTimeout(done, 300)))
}
