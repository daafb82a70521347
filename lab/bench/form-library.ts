/** The wizard beside a survey of SurveyJS with the same questions: what a browser loads for it, and how soon a key shows. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { pathOf } from '../../core/journey/pages.ts'
import { buildPages } from '../../server/web-server/build-pages.ts'
import { launchOptions } from '../../testkit/browser.ts'
import { startServer } from '../../testkit/start-server.ts'
import { type Measure, percentile } from './measure.ts'

const SLOWER = 4
const KEYS = 40
const KB = 1000
/** What is faster than the least that the browser reports counts as that. */
const FASTEST_REPORTED = 16

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Serves the built survey from its folder. */
const serving = async (folder: string): Promise<{ url: string; server: Server }> => {
  const server = createServer(async (request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const file = await readFile(join(folder, path)).catch(() => undefined)
    response.writeHead(file ? 200 : 404, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
    response.end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, server }
}

/** Kilobytes of the scripts that the page has loaded, gzipped alike. */
const scriptsOf = async (page: Page): Promise<number> => {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (/\.js$/.test(name) ? [name] : [])),
  )
  const bodies = await Promise.all(urls.map(async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer())))
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / KB
}

/** Milliseconds from a key in a field to the next paint, the slowest two in a hundred left out. */
const keyToPaint = async (page: Page, label: string): Promise<number> => {
  const field = page.getByLabel(label).first()
  await field.click()
  await page.evaluate(() => {
    const seen: number[] = []
    Object.assign(window, { durations: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming).interactionId) seen.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('e')
    // A key after the paint of the one before, as a slow typist types.
    await page.waitForTimeout(100)
  }
  await page.waitForTimeout(500)
  const slow = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
  return percentile([...slow, ...Array<number>(Math.max(0, KEYS - slow.length)).fill(FASTEST_REPORTED)], 98)
}

const looked = async (page: Page, url: string, label: string): Promise<{ script: number; key: number }> => {
  await page.goto(url)
  await page.getByLabel(label).first().waitFor()
  await page.waitForLoadState('networkidle')
  const script = await scriptsOf(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { script, key: await keyToPaint(page, label) }
}

export const run = async (): Promise<Measure[]> => {
  const root = join(import.meta.dirname, '../..')
  const webRoot = join(root, 'dist/web')
  await buildPages(root, webRoot)
  const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-bench-forms-'))
  const outDir = join(dataDir, 'survey')
  await build({ root: join(import.meta.dirname, 'peers/survey'), logLevel: 'error', build: { outDir } })
  const survey = await serving(outDir)
  const server = await startServer({ dataDir, environment: { WEB_ROOT: webRoot } })
  const browser = await chromium.launch(launchOptions)
  try {
    const theirs = await looked(await browser.newPage(), survey.url, 'First name')
    const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
    await page.goto(`${server.url}/dev/start-at/will.summary`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const ours = await looked(page, server.url + pathOf('will.about-me.full-name'), 'First name')
    const atMost = (name: string, value: number, unit: string, most: number): Measure => ({
      name,
      value,
      unit,
      target: `<= ${most.toLocaleString('en-GB', { maximumSignificantDigits: 4 })}`,
      ok: value <= most,
    })
    const shown = { target: '', ok: true }
    return [
      { name: 'script of the survey, gzipped', value: theirs.script, unit: 'KB', ...shown },
      atMost('script of a question of the wizard, gzipped', ours.script, 'KB', theirs.script),
      { name: 'a key in the survey, to paint, 98th percentile', value: theirs.key, unit: 'ms', ...shown },
      atMost('a key in the wizard beside its will, to paint, 98th percentile', ours.key, 'ms', theirs.key),
    ]
  } finally {
    await browser.close()
    await server.kill('SIGTERM')
    survey.server.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
