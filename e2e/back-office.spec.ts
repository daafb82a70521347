import { join } from 'node:path'
import { openDatabase } from '#server/db/database.ts'
import { createOrderStore } from '#server/db/repositories/orders.store.ts'
import { expectNoViolations, expectUsable } from './accessibility.ts'
import { bought, homeOf, joinDesk } from './back-office.ts'
import { typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'

test('a refund and a dispute are dealt with in the back office, by keys too', async ({ page, server, dataDir }) => {
  const { id: first } = await bought(page, server, ['lpa'])
  const { id: second } = await bought(page, server, ['lpa'])
  const db = await openDatabase(join(dataDir, 'heirloom.sqlite'))
  await createOrderStore(db).move(second, { from: 'paid', to: 'disputed', at: new Date() })
  await db.destroy()

  await joinDesk(page, { server, dataDir }, 'finance,owner')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log in with your passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.keyboard.type(`order ${first}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `Order ${first}` })).toBeFocused()
  await expect(page.getByText('Nothing was delivered.')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Margaret')
  await page.getByRole('button', { name: 'Pay back £79.00' }).click()
  await page.getByRole('button', { name: 'Pay it back' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('why', { ignoreCase: true })
  await page.getByLabel('Why').fill(`Paid twice, as order ${first} was`)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Pay it back' }).click()
  await expect(page.getByText('The money is on its way back.')).toBeVisible()
  await expect(page.getByText('There is no money of this order to send back.')).toBeVisible()
  await expectUsable(page)

  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page.getByRole('heading', { level: 1, name: 'Disputes' })).toBeFocused()
  const row = page.getByRole('row').getByRole('link', { name: String(second), exact: true })
  await row.waitFor()
  // Disputes of other tests may stand before it.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(row).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The customer’s bank questions this payment.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay back/ })).toHaveCount(0)

  await page.keyboard.press('?')
  await page.getByLabel('Single keys are on').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1, name: `Order ${second}` })).toBeVisible()

  await page.getByRole('link', { name: 'What was done' }).click()
  await expect(
    page.getByRole('row', { name: new RegExp(`refund an order .*Paid twice, as order ${first} was`) }),
  ).toBeVisible()
  await expect(page.getByText('complete', { exact: true })).toBeVisible()
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
  await expect(page.getByRole('row', { name: /\(you\)/ }).getByRole('button')).toHaveCount(0)
  await expectUsable(page)
})
