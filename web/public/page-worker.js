/**
 * Holds one page and its code, so that all pages of its scope open without a network: those of a signing at the table, or the app that a
 * browser has installed. It holds nothing of any will and no reply of the API.
 */
const SCOPE = new URL(self.registration.scope).pathname
const IS_APP = SCOPE === '/'
const CACHE = IS_APP ? 'app' : 'signing-day'
/** The server sends the same document for every page of a customer. */
const PAGE = IS_APP ? '/account' : SCOPE
/** Milliseconds after which a network that does not answer counts as none. */
const SLOW = 4000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const keep = async (paths) => {
  const cache = await caches.open(CACHE)
  const held = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const page = await fetch(PAGE, { cache: 'no-cache' })
  const named = (await page.clone().text()).match(/\/assets\/[^"']+\.js/g) ?? []
  // A newer version has come out since these files were read: what is held already stays whole.
  if (!page.ok || named.some((path) => !paths.includes(path)))
    throw new Error('The page and its files are of two versions')
  await cache.addAll(paths.filter((path) => !held.includes(path)))
  await cache.put(PAGE, page)
  for (const path of held) if (path !== PAGE && !paths.includes(path)) await cache.delete(path)
}

self.addEventListener('message', (event) => {
  const { keep: paths } = event.data
  event.waitUntil(
    keep(paths).then(
      () => event.ports[0].postMessage('kept'),
      () => event.ports[0].postMessage('failed'),
    ),
  )
})

const page = async (request) => {
  const held = await (await caches.open(CACHE)).match(PAGE)
  if (!held) return fetch(request)
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), SLOW)
  try {
    return await fetch(request, { signal: controller.signal })
  } catch {
    return held
  } finally {
    clearTimeout(timer)
  }
}

/** A download, the back office and the pages of visitors are none of the app. */
const isOfCustomer = (path) => !IS_APP || /^\/($|(account|my-will)($|\/))/.test(path)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isOfCustomer(pathname)) event.respondWith(page(request))
  } else if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request, { ignoreVary: true }).then((held) => held ?? fetch(request)))
})
