import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { question as words } from '#words/en/existing-will.ts'
import { expectUsable } from './accessibility.ts'
import { heirloom } from './command-line.ts'
import { arriveAt, choose, goTo, leaveUnheard, pay, typeAddress } from './customer.ts'
import { answerStart, group, onward, walkToPayment } from './existing-will.ts'
import { expect, test } from './fixtures.ts'

// Promise: mode.check, funnel.exists
test('a customer with a will answers, signs up, pays and reads their report', async ({ page }) => {
  await walkToPayment(page)
  await expect(page.getByText('Step 8 of 8')).toBeVisible()
  await expect(page.getByText('with VAT at 20%, which is £8.17')).toBeVisible()
  await expect(page.getByText(/All your money back until you open your report/)).toBeVisible()
  await expect(page.getByText('no solicitor has read its texts yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'I have a code' })).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Pay £49.00' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Check my will' })).toContainText('£49.00')
  await pay(page, 'paid')
  await arriveAt(page, 'What to do about your will')
  expect(new URL(page.url()).pathname).toMatch(/^\/check-my-will\/result\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'A gift to a witness is lost',
    'Marriage cancels a will made before it',
    'Land abroad can follow other law',
  ])
  await expect(
    page.getByText(/^This is based only on your answers. We have not seen your will. It is not legal advice/),
  ).toBeVisible()
  await expect(page.getByText(/^You told us: Does the will leave anything to a witness/)).toContainText('Yes')
  await expect(page.getByText('no solicitor has read')).toHaveCount(0)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the report as a PDF' }).click()
  expect((await downloading).suggestedFilename()).toBe('will-check-report.pdf')
  await expectUsable(page)

  await page.reload()
  await arriveAt(page, 'What to do about your will')
})

test('a person reads the answers once that is agreed to, and what they found is in the account', async ({
  page,
  dataDir,
}) => {
  await walkToPayment(page)
  await page.getByRole('button', { name: 'Pay £49.00' }).click()
  await pay(page, 'paid')
  await arriveAt(page, 'What to do about your will')
  await page.getByRole('button', { name: 'Ask a person to read my answers' }).click()
  await expect(page.getByText('If you leave it, nobody reads your answers')).toBeVisible()
  await page.getByRole('checkbox', { name: /may read my answers/ }).check()
  await page.getByRole('button', { name: 'Ask a person to read my answers' }).click()
  await expect(page.getByText(/^You are number \d+ in the queue\./)).toBeVisible()

  await page.getByRole('button', { name: 'Cancel: do not read my answers' }).click()
  await expect(page.getByRole('checkbox', { name: /may read my answers/ })).not.toBeChecked()
  await page.getByRole('checkbox', { name: /may read my answers/ }).check()
  await page.getByRole('button', { name: 'Ask a person to read my answers' }).click()
  await expect(page.getByText(/^You are number/)).toBeVisible()

  const number = /(\d+), asked for [^\n]*, waiting\n$/.exec(await heirloom(dataDir, 'expert-review', 'list'))?.[1] ?? ''
  expect(await heirloom(dataDir, 'expert-review', 'show', number)).toContain('A gift to a witness is lost')
  await heirloom(dataDir, 'expert-review', 'take', number)
  await goTo(page, '/account')
  await expect(page.getByText('Someone has been reading them')).toBeVisible()
  await expect(page.getByText('You have not started a new will here.')).toBeVisible()

  const findings = join(dataDir, 'findings.txt')
  await writeFile(findings, 'Sign again, with two other witnesses.\n<b>Not bold</b>')
  await heirloom(dataDir, 'expert-review', 'send', number, '--findings', findings)
  await page.reload()
  await expect(page.getByText('Sign again, with two other witnesses.')).toBeVisible()
  await expect(page.getByText('<b>Not bold</b>')).toBeVisible()
  await page.getByRole('link', { name: 'Your will check report' }).click()
  await arriveAt(page, 'What to do about your will')
})

test('a declined card leads back to the payment, which says so, and the next one pays', async ({ page }) => {
  await walkToPayment(page)
  await page.getByRole('button', { name: 'Pay £49.00' }).click()
  await pay(page, 'declined')
  await arriveAt(page, 'Pay for the check')
  const problem = page.getByRole('alert').filter({ hasText: 'Your payment did not go through' })
  await expect(problem).toBeFocused()
  await expect(problem).toContainText('no money was taken')
  await expectUsable(page)
  await page.getByRole('button', { name: 'Pay £49.00' }).click()
  await pay(page, 'paid')
  await arriveAt(page, 'What to do about your will')
})

test('one question is asked at a time, those answered are lines that can be changed, and an answer is never skipped', async ({
  page,
}) => {
  await goTo(page, '/check-my-will/start')
  await answerStart(page)
  await arriveAt(page, 'About your will')
  await expect(page.getByRole('group')).toHaveAccessibleName('Who wrote the will?')
  await choose(page, 'A solicitor')
  await onward(page)
  await expect(page.getByRole('group')).toHaveAccessibleName('How old is it?')
  await expect(page.getByText('Who wrote the will? A solicitor')).toBeVisible()
  await page.getByRole('button', { name: 'Change the answer to: Who wrote the will?' }).click()
  await choose(page, 'Not sure')
  await onward(page)
  await expect(page.getByText('Who wrote the will? Not sure')).toBeVisible()
  await onward(page)
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expect(page.getByRole('group')).toHaveAccessibleName('How old is it?')
})

test('answers survive a reload, and an open question cannot be skipped', async ({ page }) => {
  await typeAddress(page, '/check-my-will/since/people')
  await arriveAt(page, 'Do you already have a will?')
  await answerStart(page)
  await choose(group(page, 'Who wrote the will?'), 'A solicitor')
  await page.reload()
  await page.getByRole('button', { name: 'Change the answer to: Who wrote the will?' }).click()
  await expect(group(page, 'Who wrote the will?').getByRole('radio', { name: 'A solicitor' })).toBeChecked()
  await onward(page)
  await expect(group(page, 'How old is it?')).toBeVisible()
  await onward(page)
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()

  await typeAddress(page, '/check-my-will/about?utm_source=mail')
  await arriveAt(page, 'About your will')
  expect(page.url()).toContain('/check-my-will/about/made?utm_source=mail')
})

test('the first answers survive a reload of the next page, however late the browser can store them', async ({
  page,
}) => {
  await page.route(/visitor-key/, async (route) => {
    await setTimeout(1500)
    await route.continue()
  })
  await goTo(page, '/check-my-will/start')
  await answerStart(page)
  await arriveAt(page, 'About your will')
  await page.reload()
  await arriveAt(page, 'About your will')
})

test('a visitor from outside England and Wales is told so, and can change the answer', async ({ page }) => {
  await goTo(page, '/check-my-will/start')
  await choose(group(page, 'Do you live in England or Wales?'), 'No')
  await onward(page)
  await expect(page.getByRole('heading', { name: 'Sorry, we cannot check your will yet' })).toBeFocused()
  await answerStart(page)
  await arriveAt(page, 'About your will')
})

test('the check is refunded before its report is read, bought again, and read', async ({ page, passTime }) => {
  await walkToPayment(page)
  await page.getByRole('button', { name: 'Pay £49.00' }).click()
  const payLater = await leaveUnheard(page, '/check-my-will/payment/status')
  // The customer does not wait for the report.
  await goTo(page, '/account')
  await payLater(passTime)
  const back = page.getByRole('button', { name: 'Refund my £49.00' })
  await expect(async () => {
    await page.reload()
    await expect(back).toBeVisible({ timeout: 5000 })
  }).toPass()
  await back.click()
  await page.getByRole('button', { name: 'Yes, refund £49.00' }).click()
  await expect(page.getByText(/You asked for a refund\./)).toBeVisible()
  // The answers were for the check that was refunded. The account is there, so nothing else is asked again.
  await goTo(page, '/check-my-will/start')
  for (const title of ['Do you already have a will?', ...Object.values(words.titles)]) {
    await arriveAt(page, title)
    await onward(page)
  }
  await arriveAt(page, 'Pay for the check')
  await page.getByRole('button', { name: 'Pay £49.00' }).click()
  await pay(page, 'paid')
  await arriveAt(page, 'What to do about your will')
})
