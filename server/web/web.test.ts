import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { buildWhenStale } from './build-when-stale.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heirloom-web-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the pages', () => {
  let app: TestApp
  beforeAll(async () => {
    const dist = join(folder, 'served')
    await mkdir(join(dist, 'assets'), { recursive: true })
    await writeFile(join(dist, 'index.html'), '<!doctype html><title>Heirloom</title>')
    await writeFile(join(dist, 'assets/app-1a2b.js'), 'void 0')
    await writeFile(join(folder, 'secret.txt'), 'a secret')
    app = await startApp({ webDist: dist })
  })
  afterAll(() => app.close())

  const ask = (url: string, accept = 'text/html,*/*') => app.ask({ method: 'GET', url, headers: { accept } })

  test.each([
    '/',
    '/my-will/about-me/full-name',
    '/login',
    '/login/?from=mail',
    '/reset-password/abc',
    '/reset-password/a-token?from=mail',
  ])('%s opens the product, which is asked for anew each time', async (path) => {
    const reply = await ask(path)
    expect(reply.status).toBe(200)
    expect(reply.text).toContain('<title>Heirloom</title>')
    expect(reply.headers['cache-control']).toBe('no-cache')
  })

  test.each(['/no-such-page', '/my-will/no-such-step', '/login/again'])(
    '%s opens the product, which is told that there is no such page',
    async (path) => {
      const reply = await ask(path)
      expect(reply.status).toBe(404)
      expect(reply.text).toContain('<title>Heirloom</title>')
    },
  )

  test('a page opens for whoever says no more than that anything will do', async () => {
    expect((await ask('/my-will/summary', '*/*')).status).toBe(200)
    expect((await app.ask({ method: 'GET', url: '/my-will/summary' })).status).toBe(200)
    expect((await app.ask({ method: 'HEAD', url: '/my-will/summary' })).status).toBe(200)
  })

  test('a file with a hash in its name may be kept for a year', async () => {
    const reply = await ask('/assets/app-1a2b.js', '*/*')
    expect(reply.status).toBe(200)
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/assets/app-old.js', '/api/nothing', '/sandbox/nothing', '/dev/nothing'])(
    '%s is not a page',
    async (path) => {
      const reply = await ask(path)
      expect(reply.status).toBe(404)
    },
  )

  test.each(['/../secret.txt', '/assets/../../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])(
    '%s leads nowhere outside the folder',
    async (path) => {
      expect((await ask(path)).text).not.toContain('a secret')
    },
  )

  test('a script that asks for something unknown gets no page', async () => {
    expect((await ask('/nothing', 'application/json')).status).toBe(404)
    expect((await ask('/nothing.js', '*/*')).status).toBe(404)
  })
})

describe('building the pages', () => {
  test('happens when their sources changed, and only then', async () => {
    const root = join(folder, 'root')
    const dist = join(folder, 'dist')
    for (const name of ['web', 'core', 'drafting']) await mkdir(join(root, name, 'deep'), { recursive: true })
    await writeFile(join(root, 'package-lock.json'), '{}')
    await writeFile(join(root, 'web/deep/page.tsx'), 'one')
    let builds = 0
    const start = () =>
      buildWhenStale(root, dist, async () => {
        builds += 1
      })

    await start()
    await start()
    expect(builds).toBe(1)
    await writeFile(join(root, 'web/deep/page.tsx'), 'two')
    await start()
    expect(builds).toBe(2)
    await writeFile(join(root, 'web/deep/page.test.tsx'), 'a test is not built')
    await start()
    expect(builds).toBe(2)
    await writeFile(join(root, 'core/deep/rule.ts'), 'new')
    await start()
    expect(builds).toBe(3)
    await writeFile(join(root, 'package-lock.json'), '{"other":1}')
    await start()
    expect(builds).toBe(4)
  })

  test('may happen twice at once', async () => {
    const root = join(folder, 'root')
    const dist = join(folder, 'raced')
    const build = (into: string) => writeFile(join(into, 'index.html'), 'made')
    await Promise.all([buildWhenStale(root, dist, build), buildWhenStale(root, dist, build)])
    expect(await readFile(join(dist, 'index.html'), 'utf8')).toBe('made')
  })

  test('takes the place of the old ones only when it is done', async () => {
    const root = join(folder, 'root')
    const dist = join(folder, 'replaced')
    const page = () => readFile(join(dist, 'index.html'), 'utf8')
    const write = (words: string) => (into: string) => writeFile(join(into, 'index.html'), words)
    await buildWhenStale(root, dist, write('old'))
    await writeFile(join(root, 'core/deep/rule.ts'), 'changed again')

    const broken = async (into: string) => {
      await write('half')(into)
      throw new Error('a typing error')
    }
    await expect(buildWhenStale(root, dist, broken)).rejects.toThrow('a typing error')
    expect(await page()).toBe('old')
    await buildWhenStale(root, dist, write('new'))
    expect(await page()).toBe('new')
    expect((await readdir(folder)).filter((name) => name.startsWith('replaced'))).toEqual(['replaced'])
  })
})
