/** The summary as the pages of the will: each part is read and agreed to. */
import type { Page } from '@playwright/test'
import type { FormReply } from '#core/api/wills.ts'
import { partsToRead } from '#drafting/reading/parts.ts'
import { expectUsable } from './accessibility.ts'
import { agreeButton, agreeToAll, arriveAt, asCustomer, choose, saveAndContinue, today } from './customer.ts'
import { expect, moving, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'
import { change, ended, FUNERAL, inContents, question, start } from './reader.ts'

/** Agrees to every part through the API: other tests press the button of each. */
const agreeAtOnce = async (page: Page) => {
  const headers = await asCustomer(page)
  const { will }: FormReply = await (await page.request.get('/api/form', { headers })).json()
  for (const { id, read } of partsToRead(will, today())) {
    const reply = await page.request.post('/api/readings', {
      headers: { ...headers, 'X-Will-Id': `${will.id}` },
      data: { part: id, read },
    })
    expect(reply.status(), await reply.text()).toBe(200)
  }
  await page.reload()
  await expect(ended(page)).toBeVisible()
}

test('what no answer changed is one part, read whole and agreed to with one press', async ({ page }) => {
  await start(page)
  await inContents(page, 'Standard words').click()
  const part = page.locator('#part-standard')
  for (const clause of ['1. Earlier wills', '2. ', '22. Signing'])
    await expect(part.getByText(clause).first()).toBeVisible()
  await expect(part.getByText('None of your answers has changed these words.')).toBeVisible()
  await part.getByRole('button', { name: 'That is right' }).click()
  await expect(inContents(page, 'Standard words')).toHaveAccessibleName(/, agreed$/)
})

test('the family is drawn beside the opening words, and who has what beside the rest', async ({ page }) => {
  await start(page)
  await page.getByText('See the whole picture').click()
  await expect(page.locator('#part-you').getByRole('figure')).toContainText('Thomas')
  await inContents(page, 'Who shares the rest').click()
  await page.getByText('See the whole picture').click()
  await expect(page.locator('#part-residue').getByRole('figure')).toContainText('50%')
})

test('a warning stands at its clause with what the customer said, and the button reads it', async ({ page }) => {
  await start(page)
  await inContents(page, 'Who shares the rest').click()
  const part = page.locator('#part-residue')
  await expect(part.getByText('You told us that you and Thomas own 14 Orchard Lane as joint tenants.')).toBeVisible()
  await part.getByRole('button', { name: 'Read. That is right' }).click()
  await expect(inContents(page, 'Who shares the rest')).toHaveAccessibleName(/, agreed$/)
})

test('a change is asked beside its clause, marks what is new, and asks to read it again', async ({ page }) => {
  await page.emulateMedia(moving)
  await start(page)
  await inContents(page, 'Funeral').click()
  await page.locator('#part-funeral').getByRole('button', { name: 'That is right' }).click()
  await expect(inContents(page, 'Funeral')).toHaveAccessibleName(/, agreed$/)
  await change(page, 'Funeral', FUNERAL)
  const part = page.locator('#part-funeral')
  await expect(part.getByText('I would like to be cremated.')).toBeVisible()
  await expect(part.getByRole('button', { name: 'That is right' })).toHaveCount(0)
  await expectUsable(page)
  await choose(page, 'Burial')
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(part.getByRole('heading', { level: 2, name: 'Funeral' })).toBeFocused()
  await expect(part.getByText('These words changed. Read them again.')).toBeVisible()
  await expect(part.locator('[data-fresh]')).toHaveText('I would like to be buried.')
  await expect(part.getByText('I would like to be cremated.').first()).toBeVisible()
  await part.getByRole('button', { name: 'That is right' }).click()
  await expect(inContents(page, 'Funeral')).toHaveAccessibleName(/, agreed$/)
})

test('an answer that leads to one more question asks it in the same place', async ({ page }) => {
  await start(page)
  await inContents(page, 'Who shares the rest').click()
  const part = page.locator('#part-residue')
  await part.getByRole('button', { name: 'Change Who shares the rest' }).click()
  await part.getByRole('link', { name: 'Who should share what you leave?', exact: true }).click()
  await page.getByRole('checkbox', { name: /Daniel Hale/ }).uncheck()
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(part.getByText('Your answer leads to one more question.')).toBeVisible()
  await expect(question(page, 'How should it be shared?')).toBeFocused()
  await choose(page, 'Equal shares')
  await part.getByRole('button', { name: 'Save' }).click()
  await expect(part.locator('[data-fresh]').filter({ hasText: 'Ruth Hale' })).toBeVisible()
  await expect(part.getByText('Daniel Hale')).toHaveCount(1)
})

test('a question that is asked on the picture has its own page, and comes back to the clause', async ({ page }) => {
  await start(page)
  await inContents(page, 'If someone dies first').click()
  const part = page.locator('#part-if-somebody-dies')
  await part.getByRole('link', { name: 'Change If someone dies first' }).click()
  await arriveAt(page, 'What if someone dies before you?')
  await saveAndContinue(page)
  await arriveAt(page, 'Read your will')
  await expect(inContents(page, 'If someone dies first')).toHaveAttribute('aria-current', 'step')
})

test('the ribbon grows by the parts agreed to, in whichever order', async ({ page }) => {
  await start(page)
  const whole = page.locator('[data-reach="whole"]')
  await inContents(page, 'Funeral').click()
  await page.locator('#part-funeral').getByRole('button', { name: 'That is right' }).click()
  await expect(whole).toHaveCount(1)
  await inContents(page, 'Standard words').click()
  await page.locator('#part-standard').getByRole('button', { name: 'That is right' }).click()
  await expect(whole).toHaveCount(2)
})

test('the end of the reading names what was changed while reading', async ({ page }) => {
  await start(page)
  await agreeButton(page).click()
  await expect(inContents(page, 'Name and address')).toHaveAccessibleName(/, agreed$/)
  await change(page, 'Funeral', FUNERAL)
  await choose(page, 'Burial')
  await page.getByRole('button', { name: 'Save' }).click()
  await agreeToAll(page)
  await expect(page.getByText('1 change while reading: Funeral')).toBeVisible()
})

test('what cannot be saved is said, and the part stays to be agreed to', async ({ page }) => {
  await start(page)
  await page.route('**/api/readings', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await agreeButton(page).click()
  await expect(page.getByText('Not saved. We could not reach the server.')).toBeVisible()
  await page.unroute('**/api/readings')
  await agreeButton(page).click()
  await expect(inContents(page, 'Name and address')).toHaveAccessibleName(/, agreed$/)
})

test('a paid will is read in the same way, and leads to the documents', async ({ page }) => {
  await start(page, 'paid')
  await expect(page.getByRole('heading', { name: 'Your documents are ready' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectUsable(page)
})

test('what the will does can be answered for the record, a wrong answer is put right, and none is needed', async ({
  page,
}) => {
  await start(page)
  await agreeAtOnce(page)
  await page.getByText('Three questions about your will, if you like').click()
  const first = page.getByRole('group', { name: 'If Thomas dies before you, what happens to their share?' })
  const status = page.getByRole('status').filter({ hasText: 'Kept with your record.' })
  await first.getByRole('radio', { name: 'Thomas’s children take 50%.' }).check()
  await expect(status).toHaveText(/Your will says something else: Ruth and Daniel take Thomas’s 50%\./)
  await first.getByRole('radio', { name: 'Ruth and Daniel take Thomas’s 50%.' }).check()
  await expect(status).toHaveText(/Yes, that is what your will says\. Kept with your record\./)
  await expectUsable(page)
  await expect(page.getByRole('link', { name: 'Continue to payment, £89' })).toBeVisible()
})

// Promise: who.free, step.summary, since.summary
test('a will is read part by part, agreed to, and tied, and the payment is next', async ({ page }) => {
  await page.emulateMedia(moving)
  await start(page)
  await expect(page.getByText('It follows the law of England and Wales.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue to payment, £89' }).first()).toBeVisible()
  await agreeButton(page).click()
  await expect(inContents(page, 'Name and address')).toHaveAccessibleName(/, agreed$/)
  await expect(inContents(page, 'Executors')).toHaveAttribute('aria-current', 'step')
  await expect(page.getByRole('heading', { level: 2, name: 'Executors', exact: true })).toBeFocused()
  await expectUsable(page)
  await agreeToAll(page)
  await expect(ended(page)).toBeFocused()
  await expect(page.getByText('You read all 22 clauses, and agreed to each.')).toBeVisible()
  await expectUsable(page)
  await page.reload()
  await expect(ended(page)).toBeVisible()
  await page.getByRole('link', { name: 'Continue to payment, £89' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Read your will' })).toHaveCount(0)
})

test('an answer for the record is not said to be kept while the one that was chosen after it is on its way', async ({
  page,
}) => {
  await start(page)
  await agreeAtOnce(page)
  await page.getByText('Three questions about your will, if you like').click()
  const first = page.getByRole('group', { name: 'If Thomas dies before you, what happens to their share?' })
  const release = await holdRequests(page, '**/api/readings/answers')
  await first.getByRole('radio', { name: 'Thomas’s children take 50%.' }).check()
  const again = await holdRequests(page, '**/api/readings/answers')
  await first.getByRole('radio', { name: 'Ruth and Daniel take Thomas’s 50%.' }).check()
  release()
  await page.waitForTimeout(300)
  await expect(page.getByText('Saving…').first()).toBeVisible()
  await expect(page.getByText('Kept with your record.')).toHaveCount(0)
  again()
  await expect(page.getByText('Kept with your record.')).toBeVisible()
})

test('whoever opens another part before the reply to their agreement stays there', async ({ page }) => {
  await start(page)
  const release = await holdRequests(page, '**/api/readings')
  await agreeButton(page).click()
  await inContents(page, 'Funeral').click()
  await expect(inContents(page, 'Funeral')).toHaveAttribute('aria-current', 'step')
  release()
  await expect(inContents(page, 'Name and address')).toHaveAccessibleName(/, agreed$/)
  await expect(inContents(page, 'Funeral')).toHaveAttribute('aria-current', 'step')
})
