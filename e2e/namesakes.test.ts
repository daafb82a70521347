/** People of one name: whoever chooses between them reads which is meant, and so does whoever hears the name of a button. */
import type { Page } from '@playwright/test'
import { pages } from '#core/journey/guards.ts'
import { steps } from '#core/journey/steps.ts'
import { ALL_ANSWERS, goOwnWay, goTo, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { openSigning, pickToday } from './signing.ts'

/** What reads alike of all that can be chosen or pressed, and names a person. */
const readAlike = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main')
    const saidOf = (each: Element) => {
      const { labels } = each as HTMLInputElement
      const of = each.closest('fieldset')?.querySelector('legend')?.textContent ?? ''
      const text = each.getAttribute('aria-label') ?? [...(labels ?? [])].map((label) => label.textContent).join(' ')
      return `${labels ? of : ''} ${text || each.textContent}`.replaceAll(/\s+/g, ' ').trim()
    }
    const all = [
      ...(within?.querySelectorAll('input, button, select, summary, a[href], li > span > strong') ?? []),
    ].map(saidOf)
    return all.filter((said, at) => all.indexOf(said) < at && /Price|Hale/.test(said))
  })

const begin = (page: Page, ...[name, mode]: [Parameters<typeof startAt>[1], string?]) =>
  startAt(page, name, mode, { family: 'namesakes' })

for (const { name } of [...steps, ...pages].filter((each) => each.name !== 'will.payment-successful'))
  test(`no two people who can be chosen or changed at ${name} read alike`, async ({ page }) => {
    await begin(page, name)
    expect(await readAlike(page)).toEqual([])
  })

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

const further: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'who share, one by one': async (page) => {
    await begin(page, 'will.beneficiaries.my-beneficiaries')
    await goOwnWay(page)
  },
  'who take instead': async (page) => {
    await begin(page, 'will.beneficiaries.backup-action')
    await page
      .getByRole('radio', { name: /^Someone else/ })
      .first()
      .check()
  },
  'whom to leave out': async (page) => {
    await begin(page, 'will.estate-splits.exclude')
    await press(page, 'Yes, someone')
  },
  'who is given a sum': async (page) => {
    await begin(page, 'will.gifts')
    await press(page, 'Add a gift')
    await page.getByRole('radio', { name: 'Money', exact: true }).check()
  },
  'all answers': async (page) => {
    await begin(page, 'will.summary')
    await goTo(page, ALL_ANSWERS)
  },
  'the attorneys': async (page) => {
    await begin(page, 'will.lpa', 'lastPowerOfAttorney')
    await page.getByRole('link', { name: 'Start', exact: true }).first().click()
    await page
      .getByRole('checkbox', { name: /Anne Price/ })
      .first()
      .waitFor()
  },
  'who is asked, and all documents': async (page) => {
    await begin(page, 'will.my-downloads')
    const folded = page.locator('main details:not([open]) > summary').filter({ visible: true })
    while ((await folded.count()) > 0) await folded.first().click()
  },
  'who cannot be a witness': async (page) => {
    await begin(page, 'will.my-downloads')
    await openSigning(page)
    await pickToday(page)
  },
}

for (const [what, open] of Object.entries(further))
  test(`no two people read alike: ${what}`, async ({ page }) => {
    await open(page)
    expect(await readAlike(page)).toEqual([])
    expect(await page.locator('body').textContent()).toContain('Price')
  })
