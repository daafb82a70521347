/** A phone is looked at when its field is left. */
import { arriveAt, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

const ASKED = '**/api/phoneValidation?*'

// Promise: call.phone, error.phone
test('a phone that could not be dialled is told at its field, before the rest of the page is answered', async ({
  page,
}) => {
  await startAt(page, 'will.about-me.full-address')
  const phone = page.getByLabel('Phone number')
  await phone.fill('01584 5550')
  await expect(phone).toHaveAccessibleDescription(/It is not printed\.$/)
  await phone.press('Tab')
  await expect(phone).toHaveAccessibleDescription(/Please Enter Your Phone Number$/)
  await expect(phone).toHaveAttribute('aria-invalid', 'true')
  await expect(phone).not.toBeFocused()
  // With what else is wrong it is told in one round.
  await page.getByRole('button', { name: /^(Next: |Save and continue$)/ }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)
  await phone.fill('')
  await phone.pressSequentially('01584 555010')
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
  await phone.press('Tab')
  await page.getByLabel('House name or number').fill('14')
  await page.getByLabel('Town or city').fill('Ludlow')
  await page.getByLabel('Postcode').fill('SY8 1AA')
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
  await saveAndContinue(page)
  await arriveAt(page, 'Do you own your home?')
})

// Promise: call.phone
test('one number is asked about once, and none that is empty', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('phoneValidation')) asked.push(new URL(request.url()).search)
  })
  await startAt(page, 'will.about-me.full-address')
  const phone = page.getByLabel('Phone number')
  for (const typed of ['', '01584 555010', '01584 555010', '']) {
    await phone.fill(typed)
    await phone.press('Tab')
  }
  await expect.poll(() => asked).toEqual(['?phone=01584+555010'])
})

// Promise: error.phone
for (const [failure, answer] of [
  ['a server that is down', { status: 500, body: '' }],
  ['a limit of calls', { status: 429, body: '' }],
] as const)
  test(`${failure} stops nothing while a phone is typed, and the save looks at it again`, async ({ page }) => {
    await startAt(page, 'will.about-me.full-address')
    await page.route(ASKED, (route) => route.fulfill(answer))
    const phone = page.getByLabel('Phone number')
    await phone.fill('12')
    await phone.press('Tab')
    await page.getByLabel('House name or number').fill('14')
    await page.getByLabel('Town or city').fill('Ludlow')
    await page.getByLabel('Postcode').fill('SY8 1AA')
    await expect(phone).toHaveValue('12')
    await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
    await saveAndContinue(page)
    await expect(page.getByRole('alert').getByRole('link', { name: /Phone Number/ })).toBeVisible()
    await phone.fill('')
    await saveAndContinue(page)
    await arriveAt(page, 'Do you own your home?')
  })

// Promise: error.phone
test('without a connection a phone is typed as any other answer', async ({ page, context }) => {
  await startAt(page, 'will.about-me.full-address')
  const phone = page.getByLabel('Phone number')
  await context.setOffline(true)
  await phone.fill('01584 555010')
  await phone.press('Tab')
  await page.getByLabel('Town or city').fill('Ludlow')
  await expect(phone).toHaveValue('01584 555010')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Where do you live?' })).toBeVisible()
})
