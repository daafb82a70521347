import type { Page } from '@playwright/test'

/** Keeps whatever the page asks of these addresses on its way until it is let go. */
export const held = async (page: Page, addresses: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
