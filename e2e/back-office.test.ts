/** What is done at the desk: who works there, and what support does all day with complaints, reviews, and customers who ring. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openDatabase } from '#server/db/database.ts'
import { createExperimentStore } from '#server/db/repositories/experiments.store.ts'
import { createReviewStore } from '#server/db/repositories/reviews.store.ts'
import { expectNoViolations, expectUsable } from './accessibility.ts'
import { bought, homeOf, joinDesk } from './back-office.ts'
import { arriveAt, choose, goTo, mailTo, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { loseReply } from './page-loading.ts'

test('an owner lets somebody in, gives them other roles and closes their account, with no command', async ({
  page,
  server,
  dataDir,
}) => {
  await joinDesk(page, { server, dataDir }, 'owner')
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByLabel('Name').fill('Tom Reed')
  await page.getByLabel('Email').fill('tom.reed@example.com')
  await page.getByRole('button', { name: 'Add them' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Choose at least one role')
  await page.getByLabel(/^support/).check()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Add them' }).click()
  await expect(page.getByRole('status')).toContainText('/desk/join#')
  // An address is one word, however narrow the page is.
  await expectUsable(page)
  const tom = page.getByRole('row', { name: /^Tom Reed/ })
  await expect(tom).toContainText('has not joined yet')

  await tom.getByRole('button', { name: 'Change the roles of Tom Reed' }).click()
  await page.getByLabel(/^reader/).check()
  await page.getByRole('button', { name: 'Change them' }).click()
  await expect(tom).toContainText('support, reader')
  await tom.getByRole('button', { name: 'Close the account of Tom Reed' }).click()
  await page.getByRole('button', { name: 'Close it' }).click()
  await expect(tom).toContainText('closed')
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeFocused()
  await expect(page.getByRole('row', { name: /\(you\)/ }).getByRole('button')).toHaveCount(0)
  await expectUsable(page)
})

test('a complaint is shown with its clock, taken, and answered by mail from a template', async ({
  page,
  server,
  dataDir,
}) => {
  const email = `orla.${crypto.randomUUID().slice(0, 8)}@example.test`
  await goTo(page, '/contact-us')
  await choose(page, 'A complaint')
  await page.getByLabel('Your name').fill('Órla Price')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Your message').fill('I was charged twice.')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await arriveAt(page, 'We have your message')
  const reference = (await page.getByText(/^M-\d{6,}$/).textContent()) ?? ''
  const number = Number(reference.slice(2))

  await joinDesk(page, { server, dataDir }, 'support')
  await page.getByRole('link', { name: 'Messages' }).click()
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: String(number), exact: true }) })
  await expect(row).toContainText('A complaint')
  await expect(page.locator('body')).not.toContainText('Órla')
  await row.getByRole('link').click()
  await expect(page.getByText('I was charged twice.')).toBeVisible()
  const inThirtyDays = new Date(Date.now() + 30 * 24 * 60 * 60_000)
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/London' })
  await expect(page.getByText('Answer by').locator('..')).toContainText(day.format(inThirtyDays))
  await page.getByRole('button', { name: 'Take it' }).click()
  await expect(page.getByRole('button', { name: 'Take it' })).toHaveCount(0)

  await page.getByRole('button', { name: 'The answer to a complaint' }).click()
  const answer = page.getByLabel('Your answer, sent by email')
  await expect(answer).toHaveValue(/^Thank you for your complaint\./)
  await answer.fill((await answer.inputValue()).replace('We found: …', '').replaceAll('…', 'One payment went back.'))
  await expectUsable(page)
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused()
  expect(await mailTo(page, email, `Our answer to your message ${reference}`)).toContain('One payment went back.')
  await expect(row).toContainText('closed')
})

test('a review is published as it was written, and one that names a person is refused for a reason', async ({
  page,
  server,
  dataDir,
}) => {
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
  const by = crypto.randomUUID().slice(0, 8)
  const [fair, named] = [`Slow, but clear, says ${by}.`, `Mrs Jones, next door to ${by}, was rude.`]
  for (const words of [fair, named]) {
    const { email } = await bought(page, server, ['lpa'])
    const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    await createReviewStore(db).add(id, { rating: 3, words, shown_as: 'first name' }, new Date())
  }
  await db.destroy()

  await joinDesk(page, { server, dataDir }, 'support')
  await page.getByRole('link', { name: 'Reviews' }).click()
  const row = (words: string) => page.getByRole('row').filter({ hasText: words })
  await row(fair)
    .getByRole('button', { name: /^Publish/ })
    .click()
  await expect(row(fair)).toContainText('published')
  await row(named)
    .getByRole('button', { name: /^Refuse/ })
    .click()
  await page.getByLabel('Why').fill('It names a person')
  await expectUsable(page)
  await page.getByRole('button', { name: 'Refuse it' }).click()
  await expect(row(named)).toContainText('refused')
  await expectUsable(page)
})

test('a refund whose reply was lost is shown when its dialog is left, and pressed again is the same refund', async ({
  page,
  server,
  dataDir,
}) => {
  const begin = async () => {
    const { id } = await bought(page, server, ['lpa'])
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await page.getByRole('link', { name: new RegExp(`^${id}`) }).click()
    await page.getByRole('button', { name: 'Pay back £79.00' }).click()
    await page.getByLabel('Why').fill('Paid twice')
    await loseReply(page, '**/api/desk/orders/*/refund')
    await page.getByRole('button', { name: 'Pay it back' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('could not be reached')
  }
  await joinDesk(page, { server, dataDir }, 'finance')
  await begin()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('There is no money of this order to send back.')).toBeVisible()
  await begin()
  await page.getByRole('button', { name: 'Pay it back' }).click()
  await expect(page.getByText('The money is on its way back.')).toBeVisible()
})

test('a review that someone decided meanwhile is decided otherwise only by who was told of it', async ({
  page,
  server,
  dataDir,
}) => {
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
  const words = `Clear, says ${crypto.randomUUID().slice(0, 8)}.`
  const { email } = await bought(page, server, ['lpa'])
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await createReviewStore(db).add(id, { rating: 3, words, shown_as: 'first name' }, new Date())
  await db.destroy()

  await joinDesk(page, { server, dataDir }, 'support', 'Priya Rao')
  await page.getByRole('link', { name: 'Reviews' }).click()
  const row = (of: Page) => of.getByRole('row').filter({ hasText: words })
  const button = (of: Page, name: RegExp) => row(of).getByRole('button', { name })
  const other = await page.context().newPage()
  await typeAddress(other, page.url())
  await expect(button(other, /^Publish/)).toBeVisible()
  await button(page, /^Refuse/).click()
  await page.getByLabel('Why').fill('It insults')
  await page.getByRole('button', { name: 'Refuse it' }).click()
  await expect(row(page)).toContainText('refused')

  await button(other, /^Publish/).click()
  await expect(row(other).getByRole('alert')).toContainText(/refused already \(Priya Rao, .*“It insults”/)
  await expectUsable(other)
  await button(other, /^Leave it/).click()
  await expect(row(other)).toContainText('refused')
  await expect(row(other).getByRole('button')).toHaveCount(0)
  await page.reload()
  await expect(row(page)).toContainText('refused')
})

// Promise: since.desk-of-tests
test('an experiment that someone started meanwhile is stopped only by who was told of it', async ({
  page,
  ownServer,
}) => {
  const { url: server, dataDir } = await ownServer()
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
  const sides = [
    { url: undefined, weight: 1 },
    { url: '/prices', weight: 1 },
  ]
  for (const name of ['shorter', 'longer']) await createExperimentStore(db).create(name, 'lpf-a', sides, new Date())
  await db.destroy()
  await joinDesk(page, { server, dataDir }, 'owner', 'Grace Vale')
  await page.getByRole('link', { name: 'Experiments' }).click()
  const button = (of: Page, name: string) => of.getByRole('button', { name, exact: true })
  await expect(button(page, 'Start longer')).toBeVisible()
  await expect(page.getByText(/Any other is drawn again on each visit/)).toBeVisible()
  const other = await page.context().newPage()
  await typeAddress(other, page.url())
  await expect(button(other, 'Start longer')).toBeVisible()
  await button(page, 'Start shorter').click()
  await expect(button(page, 'Stop shorter')).toBeVisible()

  await button(other, 'Start longer').click()
  await expect(
    other.getByRole('alert').filter({ hasText: 'shorter was started meanwhile (Grace Vale, ' }),
  ).toBeVisible()
  await expectUsable(other)
  await button(other, 'Leave shorter on').click()
  await expect(button(other, 'Stop shorter')).toBeVisible()
  // Now it is known.
  await button(other, 'Start longer').click()
  await expect(button(other, 'Stop longer')).toBeVisible()
})

test('support finds who rang by their order, sends the receipt again and logs every device out', async ({
  page,
  server,
  dataDir,
}) => {
  const customer = await bought(page, server, ['lpa'])
  await joinDesk(page, { server, dataDir }, 'support')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(String(customer.id))
  await page.getByRole('option', { name: `The customer of order ${customer.id}` }).click()
  await expect(page.getByLabel('The whole email, or the number of an order')).toHaveValue(String(customer.id))
  await page.getByLabel('Their last name').fill('Hale')
  await page.getByLabel('Why').fill('They telephoned')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByText(customer.email)).toBeVisible()
  await expectUsable(page)

  await page.getByRole('button', { name: /^Receipt of order/ }).click()
  await page.getByLabel('Why').fill('They telephoned')
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText('The receipt is on its way.')).toBeVisible()
  expect(await mailTo(page, customer.email, '£79.00')).toContain('£79.00')

  await page.getByRole('button', { name: 'Log out every device' }).click()
  await page.getByLabel('Why').fill('They lost their telephone')
  const account = `${server}/api/account`
  expect((await page.request.get(account, { headers: customer.headers })).status()).toBe(200)
  await page.getByRole('button', { name: 'Log them out' }).click()
  await expect(page.getByText('Done. The customer can see it.')).toBeVisible()
  await expect(page.getByText('Nowhere.')).toBeVisible()
  expect((await page.request.get(account, { headers: customer.headers })).status()).toBe(401)
})

test('support deletes the account of who asked by post, first telling them, and not before two weeks', async ({
  page,
  server,
  dataDir,
}) => {
  const customer = await bought(page, server, ['lpa'])
  await joinDesk(page, { server, dataDir }, 'support')
  await page.getByRole('link', { name: 'Find a customer' }).click()
  await page.getByLabel('The whole email, or the number of an order').fill(customer.email)
  await page.getByLabel('Why').fill('They wrote by post')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the account' }).click()
  const asks = page.getByRole('dialog', { name: 'Delete the account' })
  await asks.getByLabel('How they showed who they are').selectOption('a document shown on a call')
  await asks.getByLabel('Why').fill('They wrote by post')
  await expectUsable(page, 'dialog')
  await asks.getByRole('button', { name: 'Tell the customer' }).click()
  await expect(page.getByText(/^The customer is told\. It can be deleted from/)).toBeVisible()
  await expect(page.getByText(/to be deleted from .* on, unless they log in/)).toBeVisible()
  expect(await mailTo(page, customer.email, 'asked us to delete')).toContain('Log in before then to keep it.')
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await asks.getByLabel('Why').fill('They wrote by post')
  await asks.getByRole('button', { name: 'Tell the customer' }).click()
  await expect(page.getByText(/^The customer is told\. It can be deleted from/)).toBeVisible()
})

test('a reader takes a will, hangs a finding on words of it, and sends it', async ({ page, server, dataDir }) => {
  const customer = await bought(page, server, ['check'])
  await customer.post('/api/reading', { consent: true })

  await joinDesk(page, { server, dataDir }, 'reader')
  await page.getByRole('link', { name: 'Wills to read' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wills to read' })).toBeVisible()
  // Wills of other tests may wait as well: the newest stands last.
  await page
    .getByRole('link', { name: /^Will \d+/ })
    .last()
    .click()
  await expect(page.locator('body')).not.toContainText('Margaret')
  await page.getByRole('button', { name: /^Take will/ }).click()
  const will = page.getByRole('region', { name: 'The will' })
  await expect(will).toBeVisible()
  await will.locator('p').first().selectText()
  await page.keyboard.press('f')
  await page.getByLabel('What to look at').fill('Is this how you write your name?')
  await page.getByRole('button', { name: 'Add it' }).click()
  await page.getByLabel('What you say of the whole').fill('I read all of it. One thing to look at.')
  await expectUsable(page)
  await page.getByRole('button', { name: 'Send 1 finding to Margaret' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wills to read' })).toBeVisible()

  const reply = await page.request.get(`${server}/api/reading`, { headers: customer.headers })
  const { progress } = await reply.json()
  expect(progress).toMatchObject({ is: 'sent' })
  expect(progress.findings).toContain('Is this how you write your name?')
  // Their roles do not include money.
  await typeAddress(page, `${homeOf(server)}/desk/orders`)
  await expect(page.getByRole('alert')).toContainText(/role|not allowed|may not/i)
})
