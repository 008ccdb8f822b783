/**
 * The service worker: keeps one whole version of the page on the device and answers from it, so that every room opens
 * without a network. A version is kept wholly or not at all. Older versions stay beside it while a tab still shows them:
 * nothing is taken from under a game. Runs on its own; imports nothing.
 *
 * The build puts a line before it: VERSION, which names the build; FILES, the addresses, relative to the page, of all that
 * is kept for everybody; and FOREIGN, those of the words and typefaces of languages other than the page's first. Such a
 * language is kept once any of it was read, and then all of it, in later versions too.
 */
declare const self: ServiceWorkerGlobalScope
declare const VERSION: string
declare const FILES: readonly string[]
declare const FOREIGN: readonly string[]

const PAGE = './'
const scope = self.registration.scope
/** Each version is a cache, and a lock of the same name that its tabs hold; `tab.svelte.ts` knows these names as well. */
const ours = `openhearts ${scope} `
const mine = ours + VERSION
const addressOf = (file: string): string => new URL(file, scope).href
const addresses = new Set(FILES.map(addressOf))
const foreign = new Set(FOREIGN.map(addressOf))
/** The names under assets/ change with what is in them, so the same file serves any version. */
const isHashed = (address: string): boolean => address.startsWith(new URL('assets/', scope).href)

/** The language whose words or letters these are, by the name that the build gave them. */
const languageOf = (address: string): string => /\.([\w-]+)-[\w-]{8}\.(?:js|css|woff2)$/.exec(address)?.[1] ?? ''

/** All of the languages of which any version has kept some. */
async function languagesRead(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(ours))
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const read = new Set(requests.flat().map(({ url }) => languageOf(url)))
  return [...foreign].filter((address) => read.has(languageOf(address)))
}

/** Again, too, where some of it has been cleared away. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(mine)
  const page = (await cache.match(PAGE)) ?? (await fetch(PAGE, { cache: 'no-cache' }))
  // While a new build is being put up, its page may not have arrived yet: the browser tries again at the next visit.
  if (!page.ok || !(await page.clone().text()).includes(VERSION)) throw new Error(`no page of version ${VERSION} yet`)
  await Promise.all(
    [...addresses, ...(await languagesRead())].map(async (address) => {
      if (await cache.match(address)) return
      const answer = (isHashed(address) ? await caches.match(address) : undefined) ?? (await fetch(address))
      if (!answer.ok) throw new Error(`${address}: HTTP ${answer.status}`)
      await cache.put(address, answer)
    }),
  )
  await cache.put(PAGE, page)
}

/** Drops the versions that no tab shows any more. */
async function sweep(): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  const shown = new Set(held.map(({ name }) => name))
  const names = await caches.keys()
  const idle = names.filter((name) => name.startsWith(ours) && name !== mine && !shown.has(name))
  await Promise.all(idle.map((name) => caches.delete(name)))
}

async function takeOver(): Promise<void> {
  await self.clients.claim()
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const tab of tabs) tab.postMessage(VERSION)
  await sweep()
}

/** From this version, then from any. */
async function found(address: string): Promise<Response | undefined> {
  const cache = await caches.open(mine)
  return (await cache.match(address, { ignoreVary: true })) ?? (await caches.match(address, { ignoreVary: true }))
}

/** What is kept, or else from the network: a part that is not kept for everybody is kept once used. */
async function kept(address: string, request: Request | string): Promise<Response> {
  // What the browser can't read or has no room to keep, the network still gives.
  const here = await found(address).catch(() => undefined)
  if (here) return here
  const answer = await fetch(request)
  if (answer.ok && isHashed(address)) {
    const copy = answer.clone()
    await caches
      .open(mine)
      .then((cache) => cache.put(address, copy))
      .catch(() => undefined)
  }
  return answer
}

self.addEventListener('install', (event) => {
  // It need not wait for the tabs of older versions: what they may still ask for stays.
  void self.skipWaiting()
  event.waitUntil(keepAll())
})
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
// A tab tells what it has loaded, some of it perhaps before this worker was there; and asks which version is the newest.
self.addEventListener('message', (event) => {
  event.source?.postMessage(VERSION)
  const loaded = (event.data as string[]).filter(isHashed)
  event.waitUntil(Promise.all([sweep(), ...loaded.map((address) => kept(address, address))]).then(keepAll))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  url.search = url.hash = ''
  if (request.mode === 'navigate') {
    const page = new URL(PAGE, scope).href
    if (url.href === page || url.href === `${page}index.html`) event.respondWith(kept(page, request))
  } else if (addresses.has(url.href) || isHashed(url.href)) {
    const answer = kept(url.href, request)
    event.respondWith(answer)
    if (foreign.has(url.href)) event.waitUntil(answer.then(keepAll))
  }
})

// Its names are its own.
export {}
