/** A phone with a slow processor on a slow network, and what a page has loaded on it by the time that a press is answered. */
import { gzipSync } from 'node:zlib'
import type { CDPSession, Page } from '@playwright/test'

const KB = 1000

/** How many times slower its processor is than that of the machine. */
export const SLOWER = 4

/** Milliseconds, and bytes a second: the slow 4G of Lighthouse. */
export const SLOW_4G = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }

/** Makes a page the page of such a phone. */
export const slowDown = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** Notes on each page when React answers for the first control of its main part, and the largest paint so far. */
export const noteWhenItAnswers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(window, { largestPaint: list.getEntries().at(-1)?.startTime })
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    const look = () => {
      const control = document.querySelector('main input, main a[href], main button')
      if (control && Object.keys(control).some((key) => key.startsWith('__reactProps')))
        Object.assign(window, { answersAt: performance.now() })
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Milliseconds from the request of the page until it answers. */
export const answered = async (page: Page): Promise<number> => {
  const answersAt = await page.waitForFunction(() => (window as { answersAt?: number }).answersAt)
  return Number(await answersAt.jsonValue())
}

/** Milliseconds from the request of the page to its largest paint so far. */
export const largestPaint = async (page: Page): Promise<number> =>
  page.evaluate(() => (window as { largestPaint?: number }).largestPaint ?? Number.POSITIVE_INFINITY)

/** Kilobytes of the files of a kind that the page has loaded, each gzipped alike. `until`: milliseconds from its request. */
export const loaded = async (page: Page, kind: 'js' | 'css', until = Number.POSITIVE_INFINITY): Promise<number> => {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      url: entry.name,
      end: (entry as PerformanceResourceTiming).responseEnd,
    })),
  )
  const urls = new Set(entries.filter(({ url, end }) => url.endsWith(`.${kind}`) && end <= until).map(({ url }) => url))
  const bodies = await Promise.all([...urls].map(async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer())))
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / KB
}
