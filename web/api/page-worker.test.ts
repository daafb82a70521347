/** What the worker holds while versions come out, in the script as browsers run it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const script = readFileSync(join(import.meta.dirname, '../public/page-worker.js'), 'utf8')
const origin = 'https://wills.example'

type Heard = (event: object) => void

/** A browser that runs the worker of a scope. `server`: what each path has now; nothing answers where it is undefined. */
const workerOf = (scope: string, server: { paths: Record<string, string> | undefined }) => {
  const heard = new Map<string, Heard>()
  const kept = new Map<string, Map<string, Response>>()
  const pathOf = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname
  const fetch = async (asked: string | { url: string }) => {
    if (!server.paths) throw new TypeError('Failed to fetch')
    const text = server.paths[pathOf(asked)]
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 })
  }
  const cacheOf = (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, files)
    return {
      keys: async () => [...files.keys()].map((path) => ({ url: origin + path })),
      match: async (asked: string | { url: string }) => files.get(pathOf(asked))?.clone(),
      put: async (path: string, reply: Response) => void files.set(path, reply),
      delete: async (path: string) => files.delete(path),
      addAll: async (paths: string[]) => {
        for (const path of paths) files.set(path, await fetch(path))
      },
    }
  }
  const caches = {
    open: async (name: string) => cacheOf(name),
    match: async (asked: { url: string }) => {
      for (const files of kept.values()) if (files.has(pathOf(asked))) return files.get(pathOf(asked))?.clone()
      return undefined
    },
  }
  const self = {
    registration: { scope: origin + scope },
    location: { origin },
    addEventListener: (name: string, listener: Heard) => heard.set(name, listener),
  }
  runInNewContext(script, { self, caches, fetch, URL, AbortController, setTimeout, clearTimeout })
  return {
    /** What the page that asks is told. */
    keep: (files: string[]) =>
      new Promise((resolve) =>
        heard.get('message')?.({
          data: { keep: files },
          ports: [{ postMessage: resolve }],
          waitUntil: () => undefined,
        }),
      ),
    /** What a request is answered with; undefined where the worker leaves it to the browser. */
    ask: async (path: string, mode: 'navigate' | 'cors' = 'navigate') => {
      let reply: Promise<Response> | undefined
      heard.get('fetch')?.({
        request: { url: origin + path, method: 'GET', mode },
        respondWith: (answer: Promise<Response>) => {
          reply = answer
        },
      })
      return (await reply)?.text()
    },
  }
}

const version = (name: string) => ({
  '/account': `<script src="/assets/main-${name}.js"></script>`,
  [`/assets/main-${name}.js`]: `main ${name}`,
  [`/assets/will-${name}.js`]: `will ${name}`,
})
const filesOf = (name: string) => Object.keys(version(name)).filter((path) => path !== '/account')

test('a newer version replaces what the app holds whole, and until then the older one opens whole', async () => {
  const server: { paths: Record<string, string> | undefined } = { paths: version('1') }
  const worker = workerOf('/', server)
  expect(await worker.keep(filesOf('1'))).toBe('kept')
  // The next one comes out while a page of the first is open.
  server.paths = version('2')
  expect(await worker.keep(filesOf('1'))).toBe('failed')
  server.paths = undefined
  expect(await worker.ask('/my-will/summary')).toContain('main-1')
  expect(await worker.ask('/assets/will-1.js', 'cors')).toBe('will 1')
  server.paths = version('2')
  expect(await worker.keep(filesOf('2'))).toBe('kept')
  server.paths = undefined
  expect(await worker.ask('/?app')).toContain('main-2')
  expect(await worker.ask('/assets/will-2.js', 'cors')).toBe('will 2')
  await expect(worker.ask('/assets/will-1.js', 'cors')).rejects.toThrow('Failed to fetch')
})

test('with a network pages come from the server, and the app answers for no download, no back office and no call', async () => {
  const server = { paths: { ...version('1'), '/my-will/summary': 'as the server has it' } }
  const worker = workerOf('/', server)
  await worker.keep(filesOf('1'))
  expect(await worker.ask('/my-will/summary')).toBe('as the server has it')
  for (const path of ['/api/documents/will.pdf', '/desk', '/desk/orders', '/faqs', '/accounts', '/app.webmanifest'])
    expect(await worker.ask(path), path).toBeUndefined()
  expect(await worker.ask('/api/form', 'cors')).toBeUndefined()
})
