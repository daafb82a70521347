/** Each field takes its correction key by key, after its form was refused: it holds all that was typed, and keeps the focus. */

import { pages } from '#core/journey/guards.ts'
import { pathOf } from '#core/journey/pages.ts'
import { steps } from '#core/journey/steps.ts'
import { correctAll, correctDialogs, main } from './correct-fields.ts'
import { answerLanding, goTo, startAt, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'

// Promise: field.error
for (const { name } of steps.filter((step) => step.name !== 'will.summary'))
  test(`each field of ${pathOf(name)}, and of its dialogs, takes its correction key by key`, async ({ page }) => {
    await startAt(page, name)
    expect.soft(await correctAll(page, main(page)), name).toEqual([])
    await startAt(page, name)
    expect.soft(await correctDialogs(page), name).toEqual([])
  })

// Promise: field.error
for (const { name } of pages.filter((each) => each.name !== 'will.payment-successful'))
  test(`each field of ${pathOf(name)}, after the answers, takes its correction key by key`, async ({ page }) => {
    await startAt(page, name)
    // What is folded away has fields, too.
    const folded = main(page).locator('details:not([open]) > summary').filter({ visible: true })
    for (let most = 30; most > 0 && (await folded.count()) > 0; most -= 1) await folded.first().click()
    expect.soft(await correctAll(page, main(page)), name).toEqual([])
    expect.soft(await correctDialogs(page), name).toEqual([])
  })

// Promise: field.error
test('each field that a visitor meets takes its correction key by key', async ({ page }) => {
  for (const path of [
    '/login',
    '/forgot-password',
    '/contact-us',
    '/unsubscribe',
    '/my-will/lpf-a/2',
    '/cy/my-will/lpf-a/2',
  ]) {
    await typeAddress(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect.soft(await correctAll(page, main(page)), path).toEqual([])
  }
  await goTo(page, '/')
  await answerLanding(page, { name: 'Ann', last_name: 'Lee' })
  expect.soft(await correctAll(page, main(page)), 'sign-up').toEqual([])
})
