import type { CheckoutReply } from '#core/api/payment.ts'
import { pathOf } from '#core/journey/pages.ts'
import { expectUsable } from './accessibility.ts'
import { arriveAt, asCustomer, choose, goTo, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'
import { sign } from './signing.ts'

test('the first line of the account says where the will stands', async ({ page }) => {
  await startAt(page, 'will.executors.executors')
  await goTo(page, '/account')
  await arriveAt(page, 'You were choosing executors.')
  await expect(page.getByText(/^\d+ questions left\.$/)).toBeVisible()
  await expectUsable(page)
  await startAt(page, 'will.summary', 'paid')
  await goTo(page, '/account')
  await arriveAt(page, /your will is ready to sign\.$/)
  await expect(page.getByRole('link', { name: 'Your documents' })).toBeVisible()
  // The button above the list has no number.
  await expect(page.getByRole('region', { name: 'Yours to do' }).getByRole('listitem').first()).toHaveText(/^1/)
})

test('the account of a page that was left open says what was paid for on another device meanwhile', async ({
  page,
}) => {
  await startAt(page, 'will.summary')
  await arriveAt(page, 'Read your will')
  const headers = await asCustomer(page)
  const checkout = await page.request.post('/api/payment/checkout', { headers, data: { items: ['will'] } })
  const { url }: CheckoutReply = await checkout.json()
  await page.request.post(url, { form: { outcome: 'paid' } })
  await goTo(page, '/account')
  await arriveAt(page, /your will is ready to sign\.$/)
  await expect(page.getByRole('link', { name: 'Plan your signing', exact: true })).toBeVisible()
  await goTo(page, pathOf('will.my-downloads'))
  await arriveAt(page, 'Your documents')
})

test('a reply that never comes keeps the rest of the account back for a few seconds, and no longer', async ({
  page,
}) => {
  await startAt(page, 'will.summary', 'paid')
  const release = await holdRequests(page, '**/api/prints')
  await goTo(page, '/account')
  await expect(page.getByRole('button', { name: 'Change the name' })).toBeVisible({ timeout: 8000 })
  release()
})

test('what cannot be reached hides no settings in the account', async ({ page }) => {
  await startAt(page, 'will.summary', 'paid')
  await page.route(/\/api\/(prints|pair|watch|asked)/, (route) => route.abort())
  await goTo(page, '/account')
  await expect(page.getByRole('button', { name: 'Change the name' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Yours to do' })).toBeVisible()
})

test('a signed will answers what has happened in a life, with its clauses, and changes nothing', async ({ page }) => {
  await startAt(page, 'will.summary', 'paid')
  await sign(page)
  await goTo(page, '/account')
  await arriveAt(page, /your will is signed and kept at home\.$/)
  await expect(page.getByText(/Top drawer of the desk/)).toBeVisible()
  await expect(page.getByText('Nothing you have told us since then changes it.')).toBeVisible()
  await expect(page.getByText('Mary Okafor and David Lloyd were there.')).toBeVisible()
  await expectUsable(page)

  await choose(page, 'Someone in my will has died')
  await page.getByRole('group', { name: 'Who has died?' }).getByText('Ruth', { exact: true }).click()
  const answer = page.getByRole('status').filter({ hasText: 'We are sorry.' })
  await expect(answer).toContainText(/Your will (already provides for|does not cover) this/)
  await expect(answer).toContainText(/Clause \d+\./)
  await expectUsable(page)

  await page.getByRole('button', { name: 'Keep my will as it is' }).click()
  await expect(page.getByText(/^Your will stays as it is\./)).toBeFocused()
  await expect(page.getByText('You told us that Ruth has died.')).toBeVisible()
  await page.getByRole('button', { name: /^Take this back: You told us that Ruth/ }).click()
  await expect(page.getByText('You told us that Ruth has died.')).toHaveCount(0)

  await choose(page, 'I have started or sold a business')
  await expect(page.getByRole('status').filter({ hasText: 'See a solicitor.' })).toBeVisible()
  await choose(page, 'I am marrying again, or have')
  await expect(page.getByRole('status').filter({ hasText: 'does not cover this yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Make a new will' }).click()
  await expect(page).toHaveURL(pathOf('will.summary'))
  await goTo(page, '/account')
  await expect(page.getByText('One thing since then is worth a look.')).toBeVisible()
})

test('mails about the will are stopped in the account, and started again', async ({ page }) => {
  await startAt(page, 'will.summary', 'paid')
  await goTo(page, '/account')
  await page.getByRole('button', { name: 'Do not email me about my will' }).click()
  await expect(page.getByText('We will not email you about your will.')).toBeVisible()
  await page.getByRole('button', { name: 'Email me about my will' }).click()
  await expect(page.getByText('We will email you again.')).toBeVisible()
  await page.getByRole('button', { name: 'Do not email me about my will' }).click()
  await expect(page.getByText('We will not email you about your will.')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Email me about my will' }).click()
  await expect(page.getByText('We will email you again.')).toBeVisible()
})

test('a customer lets our team read the will for a day, takes it back, and reads who looked at what', async ({
  page,
}) => {
  await startAt(page, 'will.summary', 'paid')
  await goTo(page, '/account')
  await arriveAt(page, /your will is ready to sign\.$/)
  const row = page.getByRole('button', { name: 'What our team looked at', exact: true })
  if ((await row.count()) > 0 && (await row.getAttribute('aria-expanded')) === 'false') await row.click()
  await page.getByRole('button', { name: 'Let us look at my will' }).click()
  await expect(page.getByText('They can read it for 24 hours.')).toBeVisible()
  await expect(page.getByText(/^Our support team may read your will until /)).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Stop them reading it' }).click()
  await expect(page.getByText('They can no longer read it.')).toBeVisible()
})

test('a signing in doubt is not celebrated in the account, which says what is in doubt and leads on', async ({
  page,
}) => {
  await startAt(page, 'will.summary', 'paid')
  await sign(page, ['Thomas Hale', 'Mary Okafor'])
  await goTo(page, '/account')
  await arriveAt(page, /the signing of your will is in doubt\.$/)
  await expect(page.getByText('Nothing you have told us since then changes it.')).toHaveCount(0)
  await expect(page.getByText('This is drawn as if the signing were good.')).toBeVisible()
  await expect(page.getByText(/By law a witness loses what the will leaves them\./).first()).toBeVisible()
  await expectUsable(page)
  await page.getByRole('link', { name: 'See what to do', exact: true }).click()
  await arriveAt(page, 'Your documents')
  await expect(page.getByRole('heading', { name: 'This signing is in doubt. A gift may be lost.' })).toBeVisible()
})
