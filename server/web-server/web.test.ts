import { spawn } from 'node:child_process'
import { hash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#testkit/start-app.ts'
import { newFolder } from '#testkit/temporary-files.ts'
import { createExperimentStore } from '../db/repositories/experiments.store.ts'
import { buildPages, buildWhenStale, compressFiles, NoPages, writePages } from './build-pages.ts'
import { addressTags } from './built-pages.ts'

let folder: string
beforeAll(() => {
  folder = newFolder()
})

describe('the pages', () => {
  let app: TestApp
  beforeAll(async () => {
    const dist = join(folder, 'served')
    await mkdir(join(dist, 'assets'), { recursive: true })
    await writeFile(join(dist, 'index.html'), '<!doctype html><title>Heirloom</title>')
    await writeFile(join(dist, 'assets/app-1a2b.js'), 'void 0')
    await writeFile(join(dist, 'app.webmanifest'), '{}')
    await mkdir(join(dist, 'desk'))
    await writeFile(join(dist, 'desk/index.html'), '<!doctype html><title>Back office</title>')
    await writeFile(join(folder, 'secret.txt'), 'a secret')
    app = await startApp({ webRoot: dist })
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
  ])('%s opens the product, which is asked for again each time', async (path) => {
    const reply = await ask(path)
    expect(reply.status).toBe(200)
    expect(reply.text).toContain('<title>Heirloom</title>')
    expect(reply.headers['cache-control']).toBe('no-cache')
  })

  // Promise: pages.unknown
  test.each(['/no-such-page', '/my-will/no-such-step', '/login/again'])(
    '%s opens the product, which is told that there is no such page',
    async (path) => {
      const reply = await ask(path)
      expect(reply.status).toBe(404)
      expect(reply.text).toContain('<title>Heirloom</title>')
    },
  )

  test('only the pages of a signing and the start of the app may start a service worker, any page the thread of figures, and the back office neither', async () => {
    const policyOf = async (path: string) => String((await ask(path)).headers['content-security-policy'])
    for (const path of ['/my-will/signing-day/sign', '/?app'])
      expect(await policyOf(path)).toMatch(/trusted-types page-worker figures(;|$)/)
    for (const path of ['/', '/login', '/login?app', '/my-will/summary', '/my-will/my-downloads'])
      expect(await policyOf(path)).toMatch(/trusted-types figures(;|$)/)
    for (const path of ['/desk', '/desk/orders/7', '/api/settings'])
      expect(await policyOf(path)).toContain("trusted-types 'none'")
    expect(await policyOf('/')).toContain("worker-src 'self';")
  })

  test.each(['/desk', '/desk/orders/7', '/desk/no-such-page'])(
    '%s opens the back office, which no search engine lists',
    async (path) => {
      const reply = await ask(path)
      expect(reply.status).toBe(200)
      expect(reply.text).toContain('<title>Back office</title>')
      expect(reply.headers['x-robots-tag']).toBe('noindex')
      expect((await ask('/desktop')).text).toContain('<title>Heirloom</title>')
    },
  )

  test('a page opens for a client that accepts anything', async () => {
    expect((await ask('/my-will/summary', '*/*')).status).toBe(200)
    expect((await app.ask({ method: 'GET', url: '/my-will/summary' })).status).toBe(200)
    expect((await app.ask({ method: 'HEAD', url: '/my-will/summary' })).status).toBe(200)
  })

  test('a file with a hash in its name may be kept for a year', async () => {
    const reply = await ask('/assets/app-1a2b.js', '*/*')
    expect(reply.status).toBe(200)
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('what a browser is told of the app is let through, by its type, and is asked for again each time', async () => {
    const { status, headers } = await ask('/app.webmanifest', '*/*')
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
    const policy = String((await ask('/login')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('manifest-src')
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
    for (const name of ['web', 'words', 'core', 'drafting']) await mkdir(join(root, name, 'deep'), { recursive: true })
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

  test('leaves the same pages where they are that another server built meanwhile, and may serve already', async () => {
    const root = join(folder, 'root')
    const dist = join(folder, 'met')
    const build = (words: string) => (into: string) => writeFile(join(into, 'index.html'), words)
    await buildWhenStale(root, dist, async (into) => {
      await buildWhenStale(root, dist, build('of the first'))
      await build('of the second')(into)
    })
    expect(await readFile(join(dist, 'index.html'), 'utf8')).toBe('of the first')
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

test('pages that one user built can be served by another, as far as other folders of that user can be read', async () => {
  const dist = join(folder, 'dist-of-another')
  await buildWhenStale(join(folder, 'root'), dist, (into) => writeFile(join(into, 'index.html'), 'built'))
  const other = join(folder, 'another-folder')
  await mkdir(other)
  expect((await stat(dist)).mode).toBe((await stat(other)).mode)
})

describe('pages without the packages that build them', () => {
  const served = async (dist: string) => {
    const root = join(folder, 'root')
    const warnings: string[] = []
    await buildPages(root, dist, { builds: false, say: (text) => warnings.push(text) })
    return warnings
  }

  test('are served when they were built from these sources', async () => {
    const dist = join(folder, 'shipped')
    await buildWhenStale(join(folder, 'root'), dist, (into) => writeFile(join(into, 'index.html'), 'built'))
    expect(await served(dist)).toEqual([])
  })

  test('are served with a warning when they were built from others', async () => {
    const dist = join(folder, 'stale')
    await mkdir(dist)
    await writeFile(join(dist, 'index.html'), 'built before')
    expect(await served(dist)).toEqual([expect.stringContaining('npm run build')])
  })

  test('are refused, with what to do, when there are none', async () => {
    await expect(served(join(folder, 'nowhere'))).rejects.toThrow(NoPages)
    await expect(served(join(folder, 'nowhere'))).rejects.toThrow('npm ci && npm run build')
  })
})

describe('pages that a server builds', () => {
  /** A project whose build is the given program. It has the folder of the pages as its argument. */
  const projectThatBuildsBy = async (program: string): Promise<string> => {
    const root = newFolder()
    for (const name of ['web', 'words', 'core', 'drafting', 'server']) await mkdir(join(root, name))
    await writeFile(join(root, 'package-lock.json'), '{}')
    await writeFile(join(root, 'server/build.ts'), program)
    return root
  }
  const writesItsProcess = (then = '') =>
    `import { writeFileSync } from 'node:fs'\nwriteFileSync(process.argv[2] + '.by', String(process.pid))\n${then}`

  const said: string[] = []
  const provide = (root: string, dist: string) => buildPages(root, dist, { say: (text) => said.push(text) })

  test('are built in another process, and only when they are stale', async () => {
    const root = await projectThatBuildsBy(writesItsProcess())
    const dist = join(root, 'dist')
    await provide(root, dist)
    const by = await readFile(`${dist}.by`, 'utf8')
    expect(Number(by)).toBeGreaterThan(0)
    expect(by).not.toBe(String(process.pid))
    expect(said).toEqual(['Building the pages…', expect.stringMatching(/^The pages are built, in \d+ s\.$/)])

    await buildWhenStale(root, dist, () => Promise.resolve())
    await rm(`${dist}.by`)
    await provide(root, dist)
    await expect(stat(`${dist}.by`)).rejects.toThrow('ENOENT')
  })

  test('stop the start when they cannot be built, with what the build said', async () => {
    const root = await projectThatBuildsBy("console.error('a typing error')\nprocess.exit(3)")
    const failed = provide(root, join(root, 'dist'))
    await expect(failed).rejects.toThrow(NoPages)
    await expect(failed).rejects.toThrow('a typing error')
  })

  test('are built no further once the server is told to end', async () => {
    const root = await projectThatBuildsBy(writesItsProcess('setInterval(() => undefined, 1000)'))
    const dist = join(root, 'dist')
    const server = join(root, 'server/starts.ts')
    await writeFile(
      server,
      `import { buildPages } from '${join(import.meta.dirname, 'build-pages.ts')}'
      process.once('SIGTERM', () => process.exit(143))
      await buildPages('${root}', '${dist}')`,
    )
    const child = spawn(process.execPath, [server], { stdio: 'ignore' })
    const ended = once(child, 'exit')
    await expect.poll(() => readFile(`${dist}.by`, 'utf8').catch(() => '')).not.toBe('')
    const builder = Number(await readFile(`${dist}.by`, 'utf8'))
    expect(process.kill(builder, 0)).toBe(true)
    child.kill('SIGTERM')
    expect(await ended).toEqual([143, null])
    await expect
      .poll(() => {
        try {
          return process.kill(builder, 0)
        } catch {
          return 'ended'
        }
      })
      .toBe('ended')
  })
})

describe('a form of a browser without JavaScript', () => {
  let app: TestApp
  beforeAll(async () => {
    const dist = join(folder, 'with-forms')
    await mkdir(dist, { recursive: true })
    await writeFile(join(dist, 'index.html'), '<!doctype html><title>Heirloom</title>')
    app = await startApp({ webRoot: dist })
  })
  afterAll(() => app.close())

  const post = (url: string, headers: Record<string, string> = {}) =>
    app.ask({
      method: 'POST',
      url,
      payload: 'name=Zoe&message=My+secret+message',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*', ...headers },
    })

  test('says that nothing was sent, and how to reach us instead', async () => {
    const reply = await post('/contact-us')
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('Nothing you typed was kept.')])
    expect(reply.text).toContain('mailto:')
    expect(reply.text).not.toContain('Zoe')
    expect((await post('/cy/my-will/lpf-a/0')).text).toContain('<html lang="cy">')
  })

  test('is answered so on pages alone: a call that is not there stays not there', async () => {
    expect((await post('/api/no-such-call', { accept: 'application/json' })).status).toBe(404)
    expect((await post('/api/no-such-call')).status).toBe(404)
    expect((await post('/contact-us', { accept: 'application/json' })).status).toBe(404)
  })
})

describe('prerendered pages', () => {
  const document = (body: string) =>
    `<!doctype html><html lang="en-GB"><title>Heirloom</title><!--address-->${body}<noscript><!--operator--></noscript>`

  let app: TestApp
  beforeAll(async () => {
    const dist = join(folder, 'written')
    await mkdir(dist, { recursive: true })
    await writeFile(join(dist, 'large.js'), 'void 0;'.repeat(1000))
    await writePages(dist, {
      index: '<div id="root"></div>',
      ofWill: '<link rel="modulepreload" href="/assets/will.js" /><div id="root"></div>',
      pages: [
        { path: '/prices', document: document('<h1>Prices</h1>') },
        { path: '/my-will/lpf-a/0', document: document('<h1>Start</h1>') },
        { path: '/cy/prices', document: document('<h1>Prisiau</h1>') },
      ],
      inline: { scripts: ['known()'], styles: ['.a{color:#000}'] },
    })
    await compressFiles(dist)
    app = await startApp({
      webRoot: dist,
      publicUrl: 'https://wills.example',
      operator: { name: 'Wren & Wills Ltd', address: '1 Wren Street, Ludlow, SY8 1AB' },
    })
  })
  afterAll(() => app.close())

  test('are of the public; the document of a page of the will asks for the scripts of one at once', async () => {
    const drawn = async (url: string) =>
      (await app.ask({ method: 'GET', url, headers: { accept: 'text/html' } })).text.includes('/assets/will.js')
    expect(await drawn('/my-will/about-me/dob')).toBe(true)
    expect(await drawn('/account')).toBe(false)
    expect(await drawn('/my-will/signing-day/before')).toBe(false)
    expect(await drawn('/my-will/lpf-a/0')).toBe(false)
  })

  const ask = (url: string, headers: Record<string, string> = {}) =>
    app.ask({ method: 'GET', url, headers: { accept: 'text/html', ...headers } })

  test.each([
    ['/prices', '<h1>Prices</h1>'],
    ['/prices/?utm_source=mail', '<h1>Prices</h1>'],
    ['/', '<h1>Start</h1>'],
    ['/cy/prices', '<h1>Prisiau</h1>'],
    ['/my-will/lpf-a/0', '<h1>Start</h1>'],
  ])('%s is sent as it was prerendered', async (path, heading) => {
    const reply = await ask(path)
    expect(reply.status).toBe(200)
    expect(reply.text).toContain(heading)
  })

  test('while an experiment runs its page comes hidden to those who arrive, not to those who follow our links', async () => {
    const experiments = createExperimentStore(app.db)
    await experiments.create('prices-first', 'lpf-a', [{ url: '/prices', weight: 1 }], app.clock())
    const hidden = async (path: string, from: string) =>
      (await ask(path, { 'sec-fetch-site': from })).text.includes('<html data-known ')
    expect(await hidden('/my-will/lpf-a/0', 'cross-site')).toBe(false)
    await experiments.run('prices-first', true)
    app.clock.pass(10_001)
    expect(await hidden('/my-will/lpf-a/0', 'cross-site')).toBe(true)
    expect(await hidden('/', 'none')).toBe(true)
    expect(await hidden('/', 'same-origin')).toBe(false)
    expect(await hidden('/prices', 'none')).toBe(false)
    await experiments.run('prices-first', false)
    app.clock.pass(10_001)
    expect(await hidden('/', 'none')).toBe(false)
  })

  test('a page that was not prerendered is drawn in the browser', async () => {
    expect((await ask('/login')).text).toContain('<div id="root"></div>')
  })

  test('a page says where it is, for search engines and shared links', async () => {
    for (const path of ['/prices', '/cy/prices']) {
      const { text } = await ask(path)
      expect(text).toContain(`<link rel="canonical" href="https://wills.example${path}" />`)
      expect(text).toContain('content="https://wills.example/social-card.png"')
    }
  })

  test('a page says who runs the copy, to readers without JavaScript', async () => {
    expect((await ask('/prices')).text).toContain('Wren &amp; Wills Ltd, 1 Wren Street, Ludlow, SY8 1AB')
  })

  test('a page says where it is in the other language', async () => {
    for (const path of ['/prices', '/cy/prices'])
      for (const [name, there] of [
        ['en', '/prices'],
        ['cy', '/cy/prices'],
        ['x-default', '/prices'],
      ])
        expect((await ask(path)).text).toContain(
          `<link rel="alternate" hreflang="${name}" href="https://wills.example${there}" />`,
        )
    expect(addressTags('https://wills.example', '/terms').text).not.toContain('hreflang')
  })

  test('a page or a file travels compressed to a browser that can read it so', async () => {
    const page = await ask('/prices', { 'accept-encoding': 'gzip, br' })
    expect([page.headers['content-encoding'], page.headers.vary]).toEqual(['br', 'Accept-Encoding'])
    const file = await ask('/large.js', { 'accept-encoding': 'gzip' })
    expect(file.headers['content-encoding']).toBe('gzip')
    expect(Number(file.headers['content-length'])).toBeLessThan(200)
    expect((await ask('/prices')).headers['content-encoding']).toBeUndefined()
  })

  test('a page that has not changed is not sent again', async () => {
    const etag = String((await ask('/prices')).headers.etag)
    expect((await ask('/prices', { 'if-none-match': etag })).status).toBe(304)
  })

  test('a page is at its own address alone', async () => {
    expect((await ask('/pages/prices.html')).status).toBe(404)
    expect((await ask('/.inline-hashes.json')).text).not.toContain('sha256')
  })

  test('the scripts and styles in a page are let through by what they say, and no others', async () => {
    const policy = String((await ask('/prices')).headers['content-security-policy'])
    const named = (source: string) => `'sha256-${hash('sha256', source, 'base64')}'`
    expect(policy).toContain(`script-src 'self' ${named('known()')};`)
    expect(policy).toContain(`style-src 'self' ${named('.a{color:#000}')};`)
    expect(policy).not.toContain('unsafe')
  })

  test.each(['/', '/prices', '/login', '/account', '/reset-password/a-token', '/no-such-page'])(
    '%s forbids frames, foreign script and a Referer, and is stored by no cache without being asked for again',
    async (path) => {
      const { headers } = await ask(path)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['content-security-policy']).toContain("script-src 'self'")
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cache-control': 'no-cache',
      })
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  test('search engines find the public pages, and stay out of the rest', async () => {
    const sitemap = await ask('/sitemap.xml')
    expect(sitemap.text).toContain('<loc>https://wills.example/prices</loc>')
    expect(sitemap.text).toContain('<loc>https://wills.example/cy/my-will/lpf-a/0</loc>')
    expect(sitemap.text).not.toContain('/account')
    expect(sitemap.text).toContain(
      '<loc>https://wills.example/cy/prices</loc><xhtml:link rel="alternate" hreflang="en" href="https://wills.example/prices" />',
    )
    const robots = (await ask('/robots.txt')).text
    expect(robots).toContain('Disallow: /my-will/')
    expect(robots).toContain('Allow: /my-will/lpf-a/0')
    expect(robots).toContain('Allow: /cy/my-will/lpf-a/0')
    expect(robots).toContain('Disallow: /cy/my-will/')
    expect(robots).toContain('Sitemap: https://wills.example/sitemap.xml')
  })
})

describe('the parameters of adverts that a copy takes', () => {
  const pagesOf = async (marketingParameters?: string[]) => {
    const dist = join(folder, `parameters-${marketingParameters?.join('-') ?? 'usual'}`)
    await mkdir(dist, { recursive: true })
    const page = (body: string) => `<!doctype html><html lang="en-GB"><head><title>Heirloom</title></head>${body}`
    await writePages(dist, {
      index: page('<div id="root"></div>'),
      ofWill: page('<div id="root"></div>'),
      pages: [{ path: '/prices', document: page('<h1>Prices</h1>') }],
      inline: { scripts: [], styles: [] },
    })
    const app = await startApp({ webRoot: dist, ...(marketingParameters && { marketingParameters }) })
    const texts = []
    for (const url of ['/prices', '/my-will/about-me/dob'])
      texts.push((await app.ask({ method: 'GET', url, headers: { accept: 'text/html' } })).text)
    await app.close()
    return texts
  }

  test('come with each page where they are not the usual ones, so that a page asks nobody for them', async () => {
    const tag = '<meta id="marketing-parameters" name="marketing-parameters" content="campaign partner_*" />'
    for (const text of await pagesOf(['campaign', 'partner_*'])) expect(text).toContain(tag)
    for (const text of await pagesOf([])) expect(text).toContain('content=""')
    for (const text of await pagesOf()) expect(text).not.toContain('marketing-parameters')
  })
})
