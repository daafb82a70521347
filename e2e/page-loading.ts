import type { BrowserContext, Page } from '@playwright/test'
import type { RouteName } from '#core/journey/pages.ts'

/** Holds the page's requests to these addresses until the returned function is called. */
export const holdRequests = async (page: Page, addresses: Parameters<Page['route']>[0]): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The server does what the next call to this address asks, and its reply is lost. */
export const loseReply = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )

/** Milliseconds in which a page that asks for nothing more asks for nothing. */
const QUIET = 700

/**
 * Waits until the page on the screen listens and asks for nothing more. On a busy machine its script comes so late that
 * `networkidle` is said before it, and what it loads would be counted for the page after it.
 */
export const untilQuiet = async (page: Page): Promise<void> => {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  let asked = 0
  const note = () => {
    asked += 1
  }
  page.on('request', note)
  page.on('requestfinished', note)
  for (let before = -1; before !== asked; ) {
    before = asked
    await page.waitForTimeout(QUIET)
  }
  page.off('request', note)
  page.off('requestfinished', note)
}

/** Marks the heading as it is parsed, before any script of the page runs: `h1[data-same]`. A heading that a script replaces has no mark. */
export const markParsedHeading = (page: Page) =>
  page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const parsed = document.querySelector('h1')
      if (!parsed) return
      parsed.dataset.same = ''
      watch.disconnect()
    })
    watch.observe(document, { childList: true, subtree: true })
  })

/** Aborts the saves of this step, from any tab. */
export const cut = (context: BrowserContext, step: RouteName) =>
  context.route('**/api/form', (route) =>
    route.request().postData()?.includes(step) ? route.abort() : route.fallback(),
  )
