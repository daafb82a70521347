import type { Page } from '@playwright/test'

/** Marks the heading as it is parsed, before any script of the page runs: `h1[data-same]`. One drawn anew has no mark. */
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
