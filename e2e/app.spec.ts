/** The app that a browser has installed, where there is no network. */
import type { Page } from '@playwright/test'
import { APP_START } from '#core/journey/pages.ts'
import { expectUsable } from './accessibility.ts'
import { arriveAt, goTo, startAt, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'

/** The page and its files are held, and the words of the will. */
const isKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const files = await (await caches.open('app')).keys()
        // To ask a storage that is not there would make it.
        if (!(await indexedDB.databases()).some(({ name }) => name === 'keyval-store')) return false
        const kept = await new Promise<number>((resolve) => {
          const open = indexedDB.open('keyval-store')
          open.onsuccess = () => {
            const count = open.result.transaction('keyval').objectStore('keyval').count('will')
            count.onsuccess = () => {
              open.result.close()
              resolve(count.result)
            }
          }
        })
        return navigator.serviceWorker.controller !== null && files.length > 10 && kept === 1
      }),
    )
    .toBe(true)

/** Addresses of calls among what the worker holds, and files with a word of this will. */
const held = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? ''
        if (request.url.includes('/api/') || text.includes('no black ties')) found.push(request.url)
      }
    }
    return found
  })

test('the app opens without a network at the last will, to read, until a log-out in any tab', async ({
  page,
  context,
}) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/violates|TrustedTypePolicy/.test(message.text())) refused.push(message.text())
  })
  await startAt(page, 'will.summary')
  await typeAddress(page, APP_START)
  await arriveAt(page, 'Read your will')
  await isKept(page)
  expect(await held(page)).toEqual([])

  await context.setOffline(true)
  await typeAddress(page, APP_START)
  await arriveAt(page, 'We could not show this page')
  const will = page.getByRole('article', { name: /^The last will of/ })
  await expect(will).toContainText('no black ties')
  await expect(page.getByText(/^This is what it said on/)).toBeVisible()
  await expectUsable(page)

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await arriveAt(page, 'Read your will')
  const other = await context.newPage()
  await goTo(other, '/account')
  await other.getByRole('button', { name: 'Log out', exact: true }).click()
  await arriveAt(other, 'Log in')
  await arriveAt(page, 'Log in')
  await context.setOffline(true)
  await typeAddress(page, APP_START)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(will).toHaveCount(0)
  expect(refused).toEqual([])
})
