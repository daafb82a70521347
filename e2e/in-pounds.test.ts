import type { BrowserContext, Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import { expectNoViolations } from './accessibility.ts'
import { ALL_ANSWERS, arriveAt, arriveAtAccount, comeBack, goTo, startAt, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { changedElsewhere, home, openValues, savings, VALUES } from './in-pounds.ts'
import { holdRequests } from './page-loading.ts'

const result = (page: Page, name: RegExp) => page.getByRole('button', { name })

test('what things are worth is typed once, and beside each share stands what it comes to, also after a death', async ({
  page,
}) => {
  await openValues(page)
  await expect(page.getByText('Type what one of your things is worth')).toBeVisible()
  await expect(page.getByText('I get money from a trust, or I have put money into one')).toBeVisible()
  await home(page).fill('600,000')
  await savings(page).fill('about 900k')
  await expect(result(page, /^Thomas.*(about|between) £/)).toBeVisible()
  // On a phone the result stays in view while it is typed.
  await expect(page.getByRole('link', { name: /^Thomas .*£.*See what each person gets$/ })).toHaveCount(1)
  await page.getByRole('textbox', { name: 'Belongings' }).fill('a few thousand')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('heading', { name: /problem/i }))
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Give a range for Belongings' }).click()
  const belongings = page.getByRole('group', { name: 'Belongings' })
  await belongings.getByLabel('Between').fill('2k')
  await belongings.getByLabel('and', { exact: true }).fill('5k')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Done' }).click()

  await arriveAt(page, 'Check your will')
  await expect(page.getByText('An estimate, not advice.')).toHaveCount(1)
  await expect(result(page, /^Ruth.*between £.* and £/)).toBeVisible()
  await page.getByRole('radio', { name: 'Thomas has died' }).check({ force: true })
  await expect(page.getByRole('status').filter({ hasText: 'Thomas has died.' })).toContainText(
    /Inheritance tax comes to between £[\d,]+ and £[\d,]+\./,
  )
  const tax = result(page, /^Inheritance tax/)
  await tax.click()
  await page.getByRole('button', { name: /^Tax on what passes by the will/ }).click()
  await expect(page.getByText('Inheritance Tax Act 1984 s.7', { exact: true }).first()).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Read as a list' }).click()
  await expect(page.getByRole('row', { name: /Ruth Hale.*between £/ })).toBeVisible()
  // The last day for which the law is fixed is the last that can be asked about.
  await expect(page.getByLabel('If you die on')).toHaveAttribute('max', '2031-04-05')
  await page.getByLabel('If you die on').fill('2030-01-01')
  await expect(tax).toBeVisible()
})

test('what each would have once both of a couple have died is shown in either order, when it is said what the other has', async ({
  page,
}) => {
  await openValues(page)
  await savings(page).fill('900000')
  await page.getByRole('link', { name: 'say what you would get from Thomas' }).click()
  await page.getByRole('group', { name: 'If Thomas dies first, do you get everything?' }).getByText('Yes').click()
  await page.getByRole('textbox', { name: /^What you would get from Thomas/ }).fill('250000')
  await page.getByRole('button', { name: 'Once you have both died' }).click()
  await expect(page.getByRole('columnheader', { name: 'You die first' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Thomas dies first' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Ruth .*£.*£/ })).toBeVisible()
  await expect(page.getByText('from nothing in Thomas’s own will')).toBeVisible()
  await expectNoViolations(page)
})

test('figures are saved on the way, cleared with one press and brought back, with a business once it is valued, and none is shown where a person has to look', async ({
  page,
}) => {
  await openValues(page)
  await savings(page).fill('400000')
  // Left without pressing anything.
  await page.getByRole('link', { name: 'Back', exact: false }).first().click()
  await arriveAt(page, 'Check your will')
  await expect(result(page, /^Thomas.*(about|between) £/)).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'Change what things are worth' }).click()
  await expect(savings(page)).toHaveValue('400,000')

  await page.getByRole('button', { name: 'Clear all of these figures' }).click()
  await expect(savings(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(savings(page)).toHaveValue('400,000')

  await page.getByRole('radio', { name: 'One of these may be so' }).check()
  await page.getByRole('checkbox', { name: /business or a farm/ }).check()
  await expect(page.getByText('A person needs to look at this.')).toBeVisible()
  await expect(result(page, /£/)).toHaveCount(0)
  await page.getByRole('textbox', { name: /^Your business or farm/ }).fill('50000')
  await page.getByRole('radio', { name: 'Yes, in full' }).check()
  await expect(result(page, /^Thomas.*(about|between) £/)).toBeVisible()
  await page
    .getByRole('checkbox', { name: /abroad in the last 10 years/ })
    .first()
    .check()
  await expect(page.getByText('A person needs to look at this.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await arriveAt(page, 'Check your will')
  await goTo(page, pathOf('will.estate-splits.split-distribution'))
  await expect(page.getByRole('link', { name: 'Change what things are worth' })).toBeVisible()
})

/** Another tab, in which savings of £100,000 were saved. */
const otherTabWithSavings = async (context: BrowserContext): Promise<Page> => {
  const other = await context.newPage()
  await goTo(other, pathOf('will.values'))
  await arriveAt(other, VALUES)
  await savings(other).fill('100000')
  await other.getByRole('button', { name: 'Done' }).click()
  await arriveAt(other, 'Check your will')
  return other
}

test('figures that were changed in another tab are told of, and the customer keeps their own or takes the others', async ({
  page,
  context,
}) => {
  await openValues(page)
  const other = await otherTabWithSavings(context)
  const notice = changedElsewhere(page)
  await home(page).fill('600000')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(notice).toBeVisible()
  await expect(home(page)).toHaveValue('600000')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Keep what is here' }).click()
  await expect(notice).toHaveCount(0)
  await page.getByRole('button', { name: 'Done' }).click()
  await arriveAt(page, 'Check your will')

  await comeBack(other, pathOf('will.values'))
  await arriveAt(other, VALUES)
  await expect(home(other)).toHaveValue('600,000')
  await expect(savings(other)).toHaveValue('')
  await goTo(page, pathOf('will.values'))
  await arriveAt(page, VALUES)
  await savings(page).fill('250000')
  await page.getByRole('button', { name: 'Done' }).click()
  await arriveAt(page, 'Check your will')

  await home(other).fill('1')
  await other.getByRole('button', { name: 'Done' }).click()
  await other.getByRole('button', { name: 'Show the other figures' }).click()
  await expect(savings(other)).toHaveValue('250,000')
  await expect(home(other)).toHaveValue('600,000')
  await other.close()
})

test('figures that were changed in another tab are never overwritten unasked: not by a second press, a link or the next visit', async ({
  page,
  context,
}) => {
  await openValues(page)
  const other = await otherTabWithSavings(context)
  const question = changedElsewhere(page)
  await home(page).fill('600000')
  await home(page).blur()
  await expect(question).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(question).toBeFocused()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: VALUES })).toHaveCount(0)

  await goTo(page, pathOf('will.values'))
  await arriveAt(page, VALUES)
  await expect(question).toBeVisible()
  await expect(home(page)).toHaveValue(/600,?000/)
  await page.getByRole('button', { name: 'Show the other figures' }).click()
  await expect(savings(page)).toHaveValue('100,000')
  await expect(home(page)).toHaveValue('')
  await page.reload()
  await arriveAt(page, VALUES)
  await expect(question).toHaveCount(0)
  await expect(savings(page)).toHaveValue('100,000')
  await other.close()
})

test('where estimates are switched off, no page leads to them, and a will that has figures keeps them', async ({
  page,
  serverWith,
}) => {
  const server = await serverWith({ OFFERED_PARTS: 'none' })
  const inPounds = page.getByText(/(about|between) £/)
  await startAt(page, 'will.summary', 'valued', { home: server.url })
  await arriveAt(page, 'Check your will')
  await goTo(page, `${server.url}${ALL_ANSWERS}`)
  await arriveAt(page, 'Check your will')
  await expect(page.getByRole('heading', { name: 'Who gets what' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /what (is it|things are) worth/ })).toHaveCount(0)
  await expect(page.getByText('An estimate, not advice.')).toHaveCount(0)
  await typeAddress(page, `${server.url}${pathOf('will.values')}`)
  await arriveAt(page, 'Check your will')
  await goTo(page, `${server.url}${pathOf('will.estate-splits.split-distribution')}`)
  await arriveAt(page, 'How should it be shared?')
  await expect(page.getByRole('link', { name: /what (is it|things are) worth/ })).toHaveCount(0)
  await expect(inPounds).toHaveCount(0)
  const kept = await page.evaluate(async () => {
    const reply = await fetch('/api/form', { headers: { authorization: `Bearer ${localStorage.getItem('token')}` } })
    return Object.keys(((await reply.json()) as { will: { values?: object } }).will.values ?? {})
  })
  expect(kept.length).toBeGreaterThan(0)
})

const valuesOnServer = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await (await fetch('/api/form', { headers })).json()).will.values
  })

test('figures that are cleared and brought back before the reply are as they were', async ({ page }) => {
  await openValues(page)
  await home(page).fill('600000')
  await page.getByRole('button', { name: 'Done' }).click()
  await arriveAt(page, 'Check your will')
  const values = await valuesOnServer(page)
  await page.getByRole('link', { name: 'Change what things are worth' }).first().click()
  const release = await holdRequests(page, '**/api/wills/wills/groupAssetsUpdate')
  await page.getByRole('button', { name: 'Clear all of these figures' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.waitForTimeout(300)
  release()
  await arriveAt(page, 'Check your will')
  await page.waitForTimeout(300)
  expect(await valuesOnServer(page)).toEqual(values)
})

test('whoever goes elsewhere while figures are saved stays there', async ({ page }) => {
  await openValues(page)
  await home(page).fill('600000')
  const release = await holdRequests(page, '**/api/wills/wills/groupAssetsUpdate')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.locator('header').getByRole('link', { name: 'Margaret' }).click()
  await arriveAtAccount(page)
  release()
  await page.waitForTimeout(300)
  await arriveAtAccount(page)
})
