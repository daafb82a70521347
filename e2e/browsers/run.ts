/**
 * `npm run test:browsers`: the journey in WebKit and Firefox, where they are installed, against Chromium. Each page must have the
 * same heading and fit its window, each step must lead to the same next one, and each picture must look much the same. The
 * pictures lie in `.screenshots/browsers/`. What is not installed is said, and is no failure.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pages } from '#core/journey/guards.ts'
import { pathOf } from '#core/journey/pages.ts'
import { steps } from '#core/journey/steps.ts'
import { buildPages } from '#server/web-server/build-pages.ts'
import { differingPart } from '#testkit/likeness.ts'
import { startServer } from '#testkit/start-server.ts'
import type { Browser, Size } from './browser.ts'
import { engines } from './engines.ts'

/** The narrow one is as narrow as each browser's window can be. */
const sizes: Readonly<Record<string, Size>> = {
  wide: { width: 1360, height: 900 },
  narrow: { width: 460, height: 844 },
}
/** The part of a page that may be drawn otherwise: fonts, fields and scroll bars are each engine's own. */
const MOST_DIFFERING = 0.06
const PATIENCE_MS = 30_000
const PUBLIC = ['/my-will/lpf-a/0', '/how-it-works', '/prices', '/help', '/login']
const AFTER_STEPS = ['will.addons', 'will.my-checkout', 'will.my-downloads'] as const

type Seen = { readonly page: string; readonly heading: string; readonly tooWide: boolean; readonly picture: Uint8Array }

const root = join(import.meta.dirname, '../..')
const HEADING = `document.querySelector('h1')?.textContent ?? ''`
const BUTTON = `[...document.querySelectorAll('button[type=submit]')].find((each) => /^(Next: |Use this plan|Save and continue|No pets|No, nobody)/.test(each.textContent))`

const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await setTimeout(100)) if (await isSo()) return
  throw new Error(`It did not happen: ${what}`)
}

/** Walks the journey of the made-up family, and looks at each page. */
const walk = async (browser: Browser, url: string, size: Size): Promise<Seen[]> => {
  const seen: Seen[] = []
  const look = async (page: string) => {
    // A visitor who is known gets the page drawn once more, a moment after its HTML.
    await setTimeout(500)
    await until(`${page} has a heading`, async () => (await browser.read<string>(HEADING)) !== '')
    await until(`${page} is there`, () =>
      browser.read(`document.fonts.status === 'loaded' && !document.querySelector('[aria-busy=true]')`),
    )
    await setTimeout(500)
    seen.push({
      page,
      heading: await browser.read(HEADING),
      tooWide: await browser.read('document.documentElement.scrollWidth > innerWidth'),
      picture: await browser.picture(),
    })
  }
  await browser.resize(size)
  for (const path of PUBLIC) {
    await browser.open(url + path)
    await look(path.slice(1).replaceAll('/', '-'))
  }
  await browser.open(`${url}/dev/start-at/will.summary`)
  await until('the summary', () => browser.read(`location.pathname === '${pathOf('will.summary')}'`))
  const first = steps[0]
  if (!first) throw new Error('The journey has no step')
  await browser.open(url + pathOf(first.name))
  await until('the first step', () => browser.read(`location.pathname === '${pathOf(first.name)}'`))
  for (let turn = 0; turn < steps.length * 4; turn += 1) {
    const path = await browser.read<string>('location.pathname')
    const step = steps.find(({ name }) => pathOf(name) === path)
    if (seen.at(-1)?.page !== step?.name) await look(step?.name ?? path)
    if (path === pathOf('will.summary')) break
    const asked = `location.pathname + ${BUTTON}?.textContent + ${HEADING}`
    const [before, heading] = [await browser.read<string>(asked), await browser.read<string>(HEADING)]
    await browser.read(`${BUTTON}.click()`)
    await until(
      `the press on "Save and continue" of ${path} leads on`,
      async () => (await browser.read(asked)) !== before,
    )
    // The address changes before the page does.
    if ((await browser.read('location.pathname')) !== path)
      await until('the next step', async () => ![heading, ''].includes(await browser.read<string>(HEADING)))
  }
  for (const name of pages.map((each) => each.name).filter((each) => AFTER_STEPS.some((known) => known === each))) {
    await browser.open(`${url}/dev/start-at/${name}`)
    await until(name, () => browser.read(`location.pathname === '${pathOf(name)}'`))
    await look(name)
  }
  return seen
}

const compare = (name: string, those: readonly Seen[], reference: readonly Seen[]): string[] => {
  const found: string[] = []
  const path = (seen: readonly Seen[]) => seen.map(({ page }) => page).join(' ')
  if (path(those) !== path(reference)) found.push(`${name} went another way: ${path(those)}`)
  for (const { page, heading, tooWide, picture } of those) {
    const same = reference.find((each) => each.page === page)
    if (!same) continue
    if (heading !== same.heading) found.push(`${name} ${page}: "${heading}", elsewhere "${same.heading}"`)
    if (tooWide) found.push(`${name} ${page}: the page is wider than its window`)
    const part = differingPart(picture, same.picture)
    if (part > MOST_DIFFERING) found.push(`${name} ${page}: ${Math.round(part * 100)}% is drawn otherwise`)
  }
  return found
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const webRoot = join(root, 'dist/web')
await buildPages(root, webRoot)
const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-browsers-'))
const server = await startServer({ dataDir, environment: { WEB_ROOT: webRoot } })
const found: string[] = []
const references = new Map<string, Seen[]>()
for (const { name, start } of engines) {
  const browser = await start()
  if ('missing' in browser) {
    say(`${name}: not looked at. Not installed: ${browser.missing}`)
    continue
  }
  try {
    for (const [width, size] of Object.entries(sizes)) {
      const seen = await walk(browser, server.url, size)
      const folder = join(root, '.screenshots/browsers', name)
      await mkdir(folder, { recursive: true })
      for (const { page, picture } of seen) await writeFile(join(folder, `${page}.${width}.png`), picture)
      const reference = references.get(width)
      if (reference) found.push(...compare(`${name}, ${width}:`, seen, reference))
      else references.set(width, seen)
      say(`${name}, ${width}: ${seen.length} pages`)
    }
  } catch (error) {
    found.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    await browser.close()
  }
}
await server.kill('SIGTERM')
await rm(dataDir, { recursive: true, force: true })
for (const each of found) say(each)
say(found.length === 0 ? 'The browsers agree.' : `${found.length} differences.`)
process.exitCode = found.length === 0 ? 0 : 1
