/** The second visit of a browser on slow 4G with a slow processor: how long until what is pressed is answered. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { buildPages } from '../../server/web-server/build-pages.ts'
import { launchOptions } from '../../testkit/browser.ts'
import { startServer } from '../../testkit/start-server.ts'
import { type Measure, median } from './measure.ts'

const RUNS = 5
const SLOWER = 4
/** Milliseconds, and bytes a second: the slow 4G of Lighthouse. */
const SLOW_4G = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
const MOST_SECONDS = 1
const LANDING = '/my-will/lpf-a/0'
const SUMMARY = '/dev/start-at/will.summary'

/** Notes when React answers for the first control of the page's main part: until then a press does nothing. */
const noteWhenItAnswers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const look = () => {
      const control = document.querySelector('main a[href], main button')
      if (control && Object.keys(control).some((key) => key.startsWith('__reactProps')))
        Object.assign(window, { answersAt: performance.now() })
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Seconds from the request of the page until it answers. */
const visit = async (page: Page, url: string): Promise<number> => {
  await page.goto('about:blank')
  await page.goto(url)
  const answers = await page.waitForFunction(() => (window as { answersAt?: number }).answersAt)
  return Number(await answers.jsonValue()) / 1000
}

const slowed = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

export const run = async (): Promise<Measure[]> => {
  const root = join(import.meta.dirname, '../..')
  const webRoot = join(root, 'dist/web')
  await buildPages(root, webRoot)
  const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-bench-repeat-'))
  const server = await startServer({ dataDir, environment: { WEB_ROOT: webRoot } })
  const browser = await chromium.launch(launchOptions)
  const [first, again, wizard]: [number[], number[], number[]] = [[], [], []]
  try {
    for (let run = 0; run < RUNS; run += 1) {
      // A context has a cache of its own, as a browser that was never here.
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      await noteWhenItAnswers(page)
      await slowed(await context.newCDPSession(page))
      first.push(await visit(page, server.url + LANDING))
      again.push(await visit(page, server.url + LANDING))
      await page.goto(server.url + SUMMARY)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      wizard.push(await visit(page, page.url()))
      await context.close()
    }
  } finally {
    await browser.close()
    await server.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
  const figure = (name: string, times: readonly number[]): Measure => {
    const value = median(times)
    return { name: `repeat visit: ${name}`, value, unit: 's', target: `<= ${MOST_SECONDS}`, ok: value <= MOST_SECONDS }
  }
  return [
    { name: 'first visit: first page answers', value: median(first), unit: 's', target: '', ok: true },
    figure('first page answers', again),
    figure('the summary of a will answers', wizard),
  ]
}
