import { priceOf } from '#core/catalogue/products.ts'
import { pathOf } from '#core/journey/pages.ts'
import { price } from '#core/text/money.ts'
import { expectUsable } from './accessibility.ts'
import {
  agreeToDownload,
  arriveAt,
  fillDay,
  goTo,
  mailTo,
  pay,
  saveAndContinue,
  startAt,
  today,
  unfold,
} from './customer.ts'
import { expect, test } from './fixtures.ts'

const printCost = price(priceOf('print'))

test('a customer notes the signing, reads the mail to an executor and asks them', async ({ page }) => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await agreeToDownload(page)
  await goTo(page, pathOf('will.executors.executor-notify'))
  await arriveAt(page, 'Shall we let your executors know?')
  await page.getByRole('radio', { name: /^Yes, by email/ }).check()
  await saveAndContinue(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Shall we let your executors know?' })).toHaveCount(0)
  await goTo(page, pathOf('will.my-downloads'))
  await page.getByRole('button', { name: 'I have signed it already' }).click()
  const dialog = page.getByRole('dialog', { name: 'You have signed your will' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('radio', { name: /Normal print$/ }).check()
  await fillDay(dialog, today())
  await dialog.getByLabel('First witness').fill('Mary Ash')
  await dialog.getByLabel('Second witness').fill('David Ash')
  for (const tick of await dialog.getByRole('checkbox').all()) await tick.check()
  await dialog.getByLabel('Where is the signed will?').fill('In the blue box in the study')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectUsable(page, 'dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: /It has been your will since/ })).toBeFocused()
  await expect(page.getByText('It is kept here: In the blue box in the study')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Signing day' })).toHaveCount(0)
  await expectUsable(page)

  await unfold(page, 'Ask the people you chose')
  const ask = page.getByRole('region', { name: 'Ask the people you chose' })
  const first = ask.getByRole('listitem').first()
  await first.getByRole('button', { name: /^(Add|Change) the email/ }).click()
  const email = `executor-${crypto.randomUUID().slice(0, 8)}@hale.example`
  const about = page.getByRole('dialog', { name: /^The email of/ })
  await about.getByLabel('Email').fill(email)
  await about.getByRole('button', { name: 'Save' }).click()
  await first.getByRole('button', { name: /^Ask / }).click()
  const mail = page.getByRole('dialog', { name: /^Ask .*\?$/ })
  await expect(mail.getByText('would like you to be an executor of a will.')).toBeVisible()
  await mail.getByLabel('A few words from you (optional)').fill('You have always been the sensible one.')
  await expectUsable(page, 'dialog')
  await mail.getByRole('button', { name: 'Send it' }).click()
  await expect(ask.getByText(/^We have asked/)).toBeVisible()
  await expect(ask).toBeFocused()
  await expect(ask.getByText(/^Asked on .* The link works until/)).toBeVisible()
  expect(await mailTo(page, email, 'asks something of you')).toContain('You need no account')
})

test('a customer says that the signed will is torn up, and takes it back', async ({ page }) => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await agreeToDownload(page)
  await page.getByRole('button', { name: 'I have signed it already' }).click()
  const noted = page.getByRole('dialog', { name: 'You have signed your will' })
  await noted.getByRole('radio', { name: /Large print$/ }).check()
  await fillDay(noted, today())
  await noted.getByLabel('First witness').fill('Mary Ash')
  await noted.getByLabel('Second witness').fill('David Ash')
  for (const tick of await noted.getByRole('checkbox').all()) await tick.check()
  await noted.getByLabel('Where is the signed will?').fill('In the blue box in the study')
  await noted.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('link', { name: 'Something changed in my life' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 640 })
  await expectUsable(page)

  await page.getByRole('link', { name: 'Lost or destroyed' }).click()
  const panel = page.locator('#sign')
  await panel.getByRole('button', { name: 'It is torn up or replaced' }).click()
  const asked = page.getByRole('dialog', { name: 'What became of it?' })
  await asked.getByRole('button', { name: 'Save' }).click()
  await expect(asked.getByRole('alert')).toBeVisible()
  await expectUsable(page, 'dialog')
  await page.keyboard.press('Escape')
  await expect(asked).toHaveCount(0)
  await panel.getByRole('button', { name: 'It is torn up or replaced' }).click()
  await asked.getByRole('radio', { name: 'I tore it up' }).check()
  await fillDay(asked, today())
  await asked.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'The will you signed counts no more.' })).toBeFocused()
  await unfold(page, 'What you told us of the signing')
  await expect(panel.getByText(/^I tore it up, on/)).toBeVisible()
  await panel.getByRole('button', { name: 'That was a mistake' }).click()
  await expect(page.getByText(/I tore it up, on/)).toHaveCount(0)
  await expect(page.getByText(/It has been your will since/)).toBeVisible()
})

test('a customer buys a bound print, says where it goes while the documents are on their way, and has the money back before it is posted', async ({
  page,
}) => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await agreeToDownload(page)
  await page.getByRole('link', { name: 'Add to your order' }).click()
  await page.getByRole('checkbox', { name: /^Bound print/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Pay for your order')
  await expect(page.getByText('Office of the Public Guardian')).toHaveCount(0)
  await page.getByRole('button', { name: `Pay ${printCost}` }).click()
  await pay(page, 'paid')
  const pressed = Promise.withResolvers<void>()
  await page.route('**/api/documents', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await goTo(page, pathOf('will.my-downloads'))
  await unfold(page, 'Address for your bound print')
  const print = page.getByRole('region', { name: 'Your bound will' })
  await print.getByRole('button', { name: 'Say where to post it' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  pressed.resolve()
  const dialog = page.getByRole('dialog', { name: 'Where shall we post your bound will?' })
  await expectUsable(page, 'dialog')
  await dialog.getByRole('button', { name: 'Print and post it' }).click()
  await expect(print.getByText(/^We will print Document/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your bound will' })).toBeFocused()
  await goTo(page, '/account')
  await page.getByRole('button', { name: `Refund my ${printCost}` }).click()
  await page.getByRole('button', { name: `Yes, refund ${printCost}` }).click()
  await expect(page.getByRole('button', { name: `Refund my ${printCost}` })).toHaveCount(0)
  await goTo(page, pathOf('will.my-downloads'))
  await expect(page.getByRole('link', { name: 'Add to your order' })).toBeVisible()
  await expect(page.getByText('Address for your bound print')).toHaveCount(0)
})

test('a customer whose heirs watched is told what is in doubt, is not celebrated, and corrects a mistyped name', async ({
  page,
}) => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await expect(page.getByText('Download and print it first.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'I have signed it already' })).toHaveCount(0)
  await agreeToDownload(page)
  await page.getByRole('button', { name: 'I have signed it already' }).click()
  const noted = page.getByRole('dialog', { name: 'You have signed your will' })
  await noted.getByRole('radio', { name: /Normal print$/ }).check()
  await fillDay(noted, today())
  await noted.getByLabel('First witness').fill('Mr Thomas Hale')
  await expect(noted.getByText('Thomas Hale is in your will.')).toBeVisible()
  await expect(noted.getByText(/By law a witness loses what the will leaves them/)).toBeVisible()
  await noted.getByLabel('Second witness').fill('Bronwen Hale')
  await expect(noted.getByText(/^The same last name as/)).toBeVisible()
  await noted.getByLabel('Where is the signed will?').fill('In the desk')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectUsable(page, 'dialog')

  // What has no answer is pointed out once, and kept as it is when there is none.
  await noted.getByRole('button', { name: 'Save' }).click()
  await expect(noted.getByLabel('Second witness')).toBeFocused()
  await expect(noted.getByRole('alert')).toContainText('Something about the witnesses has no answer yet.')
  await noted.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'This signing is in doubt. A gift may be lost.' })).toBeFocused()
  await expect(page.getByText(/It has been your will since/)).toHaveCount(0)
  await expect(page.getByText(/^Now is the time/)).toHaveCount(0)
  await expect(page.getByText('Your will itself has not changed.')).toHaveCount(0)
  await expectUsable(page)
  await page.setViewportSize({ width: 1360, height: 900 })

  await page.getByRole('link', { name: 'Correct or answer it' }).click()
  await page.getByRole('button', { name: 'Change this' }).click()
  await noted.getByLabel('First witness').fill('Tomos Vaughan')
  await noted.getByLabel('Second witness').fill('Bronwen Lleyn')
  for (const tick of await noted.getByRole('checkbox').all()) await tick.check()
  await expect(noted.getByText('Not in your will, and no name like it.')).toHaveCount(2)
  await noted.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: /It has been your will since/ })).toBeFocused()
  await expect(page.getByText('Your will itself has not changed.')).toHaveCount(0)
})
