/** The second visit of a browser on slow 4G with a slow processor: how long until what is pressed is answered. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { buildPages } from '../../server/web-server/build-pages.ts'
import { launchOptions } from '../../testkit/browser.ts'
import { startServer } from '../../testkit/start-server.ts'
import { type Measure, median } from './measure.ts'
import { answered, noteWhenItAnswers, slowDown } from './slow-phone.ts'

const RUNS = 5
const MOST_SECONDS = 1
const LANDING = '/my-will/lpf-a/0'
const SUMMARY = '/dev/start-at/will.summary'

/** Seconds from the request of the page until it answers. */
const visit = async (page: Page, url: string): Promise<number> => {
  await page.goto('about:blank')
  await page.goto(url)
  return (await answered(page)) / 1000
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
      await slowDown(await context.newCDPSession(page))
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
