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
