import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import lighthouse from 'lighthouse'
import { pathOf, type RouteName } from '../../core/journey/pages.ts'
import { buildPages } from '../../server/web-server/build-pages.ts'
import { launchOptions } from '../../testkit/browser.ts'
import { startServer } from '../../testkit/start-server.ts'
import { type Measure, median } from './measure.ts'
import { answered, largestPaint, loaded, noteWhenItAnswers, slowDown } from './slow-phone.ts'

const RUNS = 3
const LANDING = '/my-will/lpf-a/0'
/** Where a signed-in customer of the made-up family begins, and the first question. */
const SIGNED_IN = '/dev/start-at/will.about-me.full-name'
const QUESTION = pathOf('will.about-me.full-name')
/** Pages of each kind, for the styles that they load. */
const STYLED: readonly RouteName[] = [
  'will.estate-splits.split-distribution',
  'will.gifts',
  'will.summary',
  'will.addons',
  'will.my-checkout',
  'will.my-downloads',
]

/** A port that is free now. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await new Promise((resolve) => server.close(resolve))
  return port
}

type Scores = { performance: number; others: Record<string, number>; lcp: number; cls: number }

/** One visit as a phone on a slow 4G network makes it: Lighthouse's own simulation, 150 ms and 1.6 Mbit/s, a quarter of the speed. */
const scores = async (url: string, port: number): Promise<Scores> => {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error('Lighthouse measured nothing')
  const { categories, audits } = result.lhr
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
  const number = (name: string): number => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  )
  for (const { id, title } of failed) console.error(`  ${id}: ${title}`)
  return {
    performance: score('performance'),
    others: {
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      'search engines': score('seo'),
    },
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
  }
}

type Visit = {
  readonly script: number
  /** Of the script, what has come by the time that the page answers. */
  readonly untilItAnswers: number
  readonly styles: number
  readonly paint: number
}

/** The first visit of such a phone to a page. `signedIn`: the page of a customer who signed up on another device. */
const visit = async (browser: Browser, url: string, signedIn?: string): Promise<Visit> => {
  // What a service worker keeps would be no first visit.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page: Page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  if (signedIn !== undefined) {
    await page.goto(signedIn)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
    await devtools.send('Network.clearBrowserCache')
  }
  await noteWhenItAnswers(page)
  await slowDown(devtools)
  await page.goto(url)
  const answers = await answered(page)
  await page.waitForLoadState('networkidle')
  const weighed = {
    script: await loaded(page, 'js'),
    untilItAnswers: await loaded(page, 'js', answers),
    styles: await loaded(page, 'css'),
    paint: (await largestPaint(page)) / 1000,
  }
  await context.close()
  return weighed
}

/** Kilobytes of the styles of a page that is opened by its address. */
const stylesOf = async (browser: Browser, url: string): Promise<number> => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const styles = await loaded(page, 'css')
  await page.close()
  return styles
}

const atMost = (name: string, value: number, most: number, unit: string): Measure => ({
  name,
  value,
  unit,
  target: `<= ${most}`,
  ok: value <= most,
})

const middle = <Run>(runs: readonly Run[], of: (run: Run) => number): number => median(runs.map(of))

const scored = (runs: readonly Scores[]): Measure[] => {
  const atLeast = (name: string, value: number, least: number): Measure => ({
    name: `landing: ${name}`,
    value,
    unit: 'of 100',
    target: `>= ${least}`,
    ok: value >= least,
  })
  return [
    atMost('landing: largest paint', middle(runs, ({ lcp }) => lcp) / 1000, 1.1, 's'),
    atMost(
      'landing: layout shift',
      middle(runs, ({ cls }) => cls),
      0,
      '',
    ),
    atLeast(
      'performance',
      middle(runs, ({ performance }) => performance),
      97,
    ),
    ...Object.keys(runs[0]?.others ?? {}).map((name) =>
      atLeast(
        name,
        middle(runs, ({ others }) => others[name] ?? 0),
        100,
      ),
    ),
  ]
}

const times = async <Run>(run: () => Promise<Run>): Promise<Run[]> => {
  const runs: Run[] = []
  for (let index = 0; index < RUNS; index += 1) runs.push(await run())
  return runs
}

/** The first page and the first question of a visitor with a phone on a slow 4G network: the middle of three visits. */
export async function run(): Promise<Measure[]> {
  const root = join(import.meta.dirname, '../..')
  const webRoot = join(root, 'dist/web')
  await buildPages(root, webRoot)
  const dataDir = await mkdtemp(join(tmpdir(), 'heirloom-bench-web-'))
  const [port, debugging] = [await freePort(), await freePort()]
  const server = await startServer({
    dataDir,
    environment: { WEB_ROOT: webRoot, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` },
  })
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${debugging}`],
  })
  try {
    const signedIn = server.url + SIGNED_IN
    const landing = await times(() => visit(browser, server.url + LANDING))
    const question = await times(() => visit(browser, server.url + QUESTION, signedIn))
    const styles: [string, number][] = []
    for (const path of ['/terms', '/login']) styles.push([path, await stylesOf(browser, server.url + path)])
    for (const name of STYLED) styles.push([name, await stylesOf(browser, `${server.url}/dev/start-at/${name}`)])
    const [[heaviest, weight] = ['', 0]] = styles.toSorted(([, a], [, b]) => b - a)
    return [
      atMost(
        'landing: script before React answers, gzipped',
        middle(landing, (run) => run.untilItAnswers),
        45,
        'KB',
      ),
      {
        name: 'landing: all script, gzipped',
        value: middle(landing, ({ script }) => script),
        unit: 'KB',
        target: '',
        ok: true,
      },
      ...scored(await times(() => scores(server.url + LANDING, debugging))),
      atMost(
        'first question: script before the first key, gzipped',
        middle(question, (run) => run.untilItAnswers),
        165,
        'KB',
      ),
      atMost(
        'first question: all script, gzipped',
        middle(question, ({ script }) => script),
        230,
        'KB',
      ),
      atMost(
        'first question: largest paint',
        middle(question, ({ paint }) => paint),
        2,
        's',
      ),
      atMost(`styles of the page that has most (${heaviest}), gzipped`, weight, 16, 'KB'),
    ]
  } finally {
    await browser.close()
    await server.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}
