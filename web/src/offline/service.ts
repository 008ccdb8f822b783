/**
 * The service worker: keeps one whole version of the page on the device and answers from it, so that every screen opens
 * without a network. A version is kept completely or not at all. Older versions stay beside it while a tab still shows
 * them, so no game loses its files. Runs on its own; imports nothing.
 *
 * The build prepends a line: VERSION, the name of the build; FILES, the addresses, relative to the page, of everything
 * that is kept for everybody; and FOREIGN, those of the texts and typefaces of languages other than the page's default.
 * Once any part of such a language has been used, all of it is kept, in later versions too.
 */
declare const self: ServiceWorkerGlobalScope
declare const VERSION: string
declare const FILES: readonly string[]
declare const FOREIGN: readonly string[]

const PAGE = './'
const scope = self.registration.scope
/** Each version has a cache, and a lock of the same name held by its tabs; `tab.svelte.ts` uses the same names. */
const ours = `openhearts ${scope} `
const mine = ours + VERSION
const addressOf = (file: string): string => new URL(file, scope).href
const addresses = new Set(FILES.map(addressOf))
const foreign = new Set(FOREIGN.map(addressOf))
/** File names under assets/ contain a content hash, so one file serves any version. */
const isHashed = (address: string): boolean => address.startsWith(new URL('assets/', scope).href)

/** The language that a file of texts or letters belongs to, from the name that the build gave it. */
const languageOf = (address: string): string => /\.([\w-]+)-[\w-]{8}\.(?:js|css|woff2)$/.exec(address)?.[1] ?? ''

/** The files of all languages of which any version has kept a part. */
async function languagesRead(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(ours))
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const read = new Set(requests.flat().map(({ url }) => languageOf(url)))
  return [...foreign].filter((address) => read.has(languageOf(address)))
}

/** Keeps everything; also restores what the browser has cleared. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(mine)
  const page = (await cache.match(PAGE)) ?? (await fetch(PAGE, { cache: 'no-cache' }))
  // While a new build is being deployed, its page may not be there yet: the browser tries again at the next visit.
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

/** Deletes the versions that no tab shows any more. */
async function sweep(): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  const shown = new Set(held.map(({ name }) => name))
  const names = await caches.keys()
  // What a newer version has kept so far is shown by no tab yet. That version sweeps once it has taken over.
  if (self.registration.installing ?? self.registration.waiting) return
  const idle = names.filter((name) => name.startsWith(ours) && name !== mine && !shown.has(name))
  await Promise.all(idle.map((name) => caches.delete(name)))
}

async function takeOver(): Promise<void> {
  await self.clients.claim()
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const tab of tabs) tab.postMessage(VERSION)
  await sweep()
}

/** Looks in this version first, then in any other. */
async function found(address: string): Promise<Response | undefined> {
  const cache = await caches.open(mine)
  return (await cache.match(address, { ignoreVary: true })) ?? (await caches.match(address, { ignoreVary: true }))
}

/** Answers from the cache, or else from the network. Files that are not kept for everybody are kept once used. */
async function kept(address: string, request: Request | string): Promise<Response> {
  // If the browser can't read the cache, or has no room, the network still answers.
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
  // No need to wait for the tabs of older versions: the files they may still request stay.
  void self.skipWaiting()
  event.waitUntil(keepAll())
})
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
// A tab sends what it has loaded, some of it perhaps before this worker existed, and asks which version is the newest.
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

// Makes this a module, so that its names are its own.
export {}
