/**
 * Holds the pages of a signing and their code, so that a phone at the table needs no network. It holds nothing of any will and no
 * reply of the API.
 */
const CACHE = 'signing-day'
const PAGE = '/my-will/signing-day'
/** Milliseconds after which a network that does not answer counts as none. */
const SLOW = 4000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

const keep = async (paths) => {
  const cache = await caches.open(CACHE)
  const held = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  // The page names its files, so it is asked for again each time; a file never changes under its name.
  const wanted = paths.filter((path) => path === PAGE || !held.has(path))
  await cache.addAll(wanted)
  for (const path of held) if (!paths.includes(path)) await cache.delete(path)
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
  const held = await caches.match(PAGE)
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

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request, { ignoreVary: true }).then((held) => held ?? fetch(request)))
})
