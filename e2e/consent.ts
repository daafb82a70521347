/** A visitor whom an advert brought, and what becomes known of them. */
import type { BrowserContext, Page } from '@playwright/test'
import { arriveAt, choose, openLink } from './customer.ts'

/** What a page asks of other sites. */
export const watched = (page: Page, home: string): string[] => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(home) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  return elsewhere
}

/** The cookies of a browser, and the names under which a page keeps something. */
export const kept = async (context: BrowserContext, page: Page) => ({
  cookies: (await context.cookies()).map(({ name, value }) => [name, value]),
  storage: await page.evaluate(() => Object.keys(localStorage)),
})

export const arriveFromAnAdvert = async (page: Page, home: string) => {
  await openLink(page, `${home}/?clickid=abc&utm_source=mail`)
  await arriveAt(page, 'Write your will and see every word.')
}

export const answerTheLanding = async (page: Page) => {
  await choose(page, 'Yes')
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Do you live in England or Wales?')
}
