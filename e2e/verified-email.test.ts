import { expectUsable } from './accessibility.ts'
import { arriveAt, arriveAtAccount, DEMO_PASSWORD, goTo, linkIn, mailTo, openLink, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { loseReply } from './page-loading.ts'

const codeIn = (mail: string): string => /Your code: (\d{3} \d{3})/.exec(mail)?.[1] ?? ''

test('a customer who never confirmed the email types the code on the documents page, and downloads', async ({
  page,
}) => {
  await startAt(page, 'will.my-downloads', 'paid,unverified')
  await arriveAt(page, 'Your documents')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const ask = page.getByRole('dialog', { name: 'First, is this your email?' })
  const email =
    (await ask
      .getByText(/@heirloom\.example/)
      .first()
      .textContent()) ?? ''
  await expect(page.getByRole('checkbox')).toHaveCount(0)

  await page.setViewportSize({ width: 320, height: 640 })
  await expectUsable(page, 'dialog')
  await ask.getByLabel('Your code').fill('12')
  await page.keyboard.press('Enter')
  await expect(ask.getByRole('alert')).toContainText('Check the six digits')
  await ask.getByLabel('Your code').fill(codeIn(await mailTo(page, email, '/verify-email/')))
  await ask.getByRole('button', { name: 'Confirm my email' }).click()

  const asked = page.getByRole('dialog', { name: 'Before your first download' })
  await asked.getByRole('checkbox', { name: /^Give me my documents now/ }).check()
  await asked.getByRole('checkbox', { name: /^I understand that once/ }).check()
  const download = page.waitForEvent('download')
  await asked.getByRole('button', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toMatch(/^will-pack-\w{4}-\w{4}\.zip$/)
})

test('a wrong address is corrected in the account, and the link of the new mail confirms it', async ({ page }) => {
  await startAt(page, 'will.gifts', 'unverified')
  await arriveAt(page, /gifts/)
  await goTo(page, '/account')
  await arriveAtAccount(page)
  await expect(page.getByText('Once your email is confirmed, you can add a second step.')).toBeVisible()
  await page.getByRole('button', { name: 'Confirm your email' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Confirm your email' })
  await page.setViewportSize({ width: 320, height: 640 })
  await expectUsable(page, 'dialog')
  await dialog.getByRole('button', { name: 'The address is wrong' }).click()
  const correct = page.getByRole('dialog', { name: 'Correct your email' })
  const right = `right-${crypto.randomUUID().slice(0, 8)}@hale.example`
  await correct.getByLabel('Email').fill(right)
  await correct.getByRole('textbox', { name: 'Your password' }).fill(DEMO_PASSWORD)
  await correct.getByRole('button', { name: 'Correct it' }).click()
  await expect(dialog.getByText('A new code is on its way there.')).toBeVisible()
  await expect(dialog.getByText(`in our email to ${right}`)).toBeVisible()

  await openLink(page, linkIn(await mailTo(page, right, '/verify-email/'), 'verify-email'))
  await expect(page.getByText(/was opened on \d+ \w+ \d{4} at \d/)).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'I did not open this account' }).click()
  await arriveAt(page, 'Delete this account?')
  await page.getByRole('button', { name: 'Go back' }).click()
  await page.getByRole('button', { name: 'Confirm this address' }).click()
  await arriveAt(page, 'Your email is confirmed')
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await page.getByRole('button', { name: 'A second step when you log in' }).click()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm your email' })).toHaveCount(0)
})

test('the owner of a mailbox deletes an account that another person opened with it, and opens one of their own', async ({
  page,
}) => {
  const email = `victim-${crypto.randomUUID().slice(0, 8)}@hale.example`
  const register = () =>
    page.request.post('/api/auth/register', {
      data: {
        name: 'Sly',
        last_name: 'Grasper',
        email,
        password: 'a quiet orchard wall',
        optin: true,
        homeowner: 'Yes',
        england_or_wales: 'Yes',
      },
    })
  expect((await register()).status()).toBe(200)
  await goTo(page, '/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await arriveAt(page, 'Check your email')
  const link = linkIn(await mailTo(page, email, '/reset-password/'), 'reset-password')
  await openLink(page, link)
  // Whoever forgot a password finds its field first; the other way is there for an owner who did not open the account.
  await arriveAt(page, 'Choose a new password')
  await expect(page.getByLabel('Your new password')).toBeVisible()
  await expect(page.getByText(/was opened on \d+ \w+ \d{4}/)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectUsable(page)
  await page.getByRole('button', { name: 'you can delete it' }).click()
  await arriveAt(page, 'Delete this account?')
  await page.getByRole('button', { name: 'Go back' }).click()
  await arriveAt(page, 'Choose a new password')
  await page.getByRole('button', { name: 'you can delete it' }).click()
  // Its reply is lost, and the press is sent again: what came of it is said, with the way on.
  await loseReply(page, '**/api/auth/disown')
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText(/We could not reach the server/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await arriveAt(page, 'This link no longer works')
  await expect(page.getByText('If you deleted the account with it, the account is gone.')).toBeVisible()
  expect((await register()).status()).toBe(200)
})
