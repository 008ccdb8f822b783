/**
 * This tab's version of the page: keeps it on the device once there is time, and notices when another has replaced it.
 * Never reloads by itself: the player decides.
 */
/** The build that this tab shows; undefined in development. */
const version = document.documentElement.dataset['version']
/** How many milliseconds a tab that returns to the foreground trusts that it is the newest. */
const TRUST = 60 * 60 * 1000

let outdated = $state(false)
let registration: ServiceWorkerRegistration | null = null
let asked = Date.now()

export const tab = {
  /** Whether a reload would bring another version. */
  get outdated(): boolean {
    return outdated
  },
}

/**
 * Keeps the whole page for offline play once `ready` has settled and the browser is idle, so that the first card
 * doesn't wait for it. Resolves when everything is kept, or nothing can be. Starts listening for newer versions at
 * once. REQUIRES: called once.
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

/** Holds this tab's version while the tab is open, including the files it has not loaded yet; see service.ts. */
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
    // The browser may forbid it. The page still works, with a network.
  }
}

/** Part of the page failed to load, or the tab was in the background for long: there may be a newer build. */
async function lookForNewer(): Promise<void> {
  asked = Date.now()
  try {
    if (registration) await registration.update()
    else if (version !== undefined) {
      const page = await fetch('./', { cache: 'no-cache' })
      if (page.ok && !(await page.text()).includes(version)) outdated = true
    }
  } catch {
    // Without a network there is no way to know.
  }
}

/** Not every browser has requestIdleCallback. */
function idle(): Promise<unknown> {
  return new Promise((done) => ('requestIdleCallback' in window ? requestIdleCallback(done) : setTimeout(done, 300)))
}
