import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { buildPages } from '../../server/web-server/build-pages.ts'
import { launchOptions } from '../../testkit/browser.ts'
import { startServer } from '../../testkit/start-server.ts'
import { type Measure, median } from './measure.ts'

const RUNS = 3
const LANDING = '/my-will/lpf-a/0'
const KB = 1000

/** A port that is free now. */
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await new Promise((resolve) => server.close(resolve))
  return port
}

type Run = { performance: number; others: Record<string, number>; lcp: number; cls: number; script: number }

/** Bytes of a script as it is sent, without the headers. */
const gzippedSize = async (url: string): Promise<number> => {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  return Number(headers.get('content-length'))
}

/** One visit as a phone on a slow 4G network makes it: Lighthouse's own simulation, 150 ms and 1.6 Mbit/s, a quarter of the speed. */
const visit = async (url: string, port: number): Promise<Run> => {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error('Lighthouse measured nothing')
  const { categories, audits } = result.lhr
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
  const number = (name: string): number => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0,
  )
  for (const { id, title } of failed) console.error(`  ${id}: ${title}`)
  const details = audits['network-requests']?.details
  const requests = details?.type === 'table' ? details.items : []
  const scripts = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url: script }) => String(script))
  return {
    performance: score('performance'),
    others: {
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      'search engines': score('seo'),
    },
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    script: (await Promise.all(scripts.map(gzippedSize))).reduce((sum, size) => sum + size, 0),
  }
}

const measured = (runs: readonly Run[]): Measure[] => {
  const middle = (of: (run: Run) => number): number => median(runs.map(of))
  const atMost = (name: string, value: number, most: number, unit: string): Measure => ({
    name: `landing: ${name}`,
    value,
    unit,
    target: `<= ${most}`,
    ok: value <= most,
  })
  const atLeast = (name: string, value: number, least: number): Measure => ({
    name: `landing: ${name}`,
    value,
    unit: 'of 100',
    target: `>= ${least}`,
    ok: value >= least,
  })
  return [
    atMost('JavaScript, gzipped', middle(({ script }) => script) / KB, 125, 'KB'),
    atMost('largest paint', middle(({ lcp }) => lcp) / 1000, 1.3, 's'),
    atMost(
      'layout shift',
      middle(({ cls }) => cls),
      0,
      '',
    ),
    atLeast(
      'performance',
      middle(({ performance }) => performance),
      97,
    ),
    ...Object.keys(runs[0]?.others ?? {}).map((name) =>
      atLeast(
        name,
        middle(({ others }) => others[name] ?? 0),
        100,
      ),
    ),
  ]
}

/** The first page of a visitor with a phone on a slow 4G network: the middle of three visits. */
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
  const runs: Run[] = []
  for (let index = 0; index < RUNS; index += 1) runs.push(await visit(server.url + LANDING, debugging))
  await browser.close()
  await server.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
  return measured(runs)
}
