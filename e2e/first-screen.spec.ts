/** After the questions: the one button of a page is in view, and no words lie over others or break in the middle. */
import type { Locator, Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import {
  arriveAt,
  goTo,
  inWelsh,
  openLink,
  pay,
  saveAndContinue,
  signUpUnverified,
  startAt,
  startPlan,
  typeCode,
} from './customer.ts'
import { expect, test } from './fixtures.ts'
import { tick } from './lpa.ts'
import { buyPair, invite, linkTo, newEmail } from './partner.ts'
import { askFirst } from './people-asked.ts'
import { nameWitnesses, openSigning, pickToday, press, sign, tickAll, withPaidWill } from './signing.ts'
import { reported } from './when-somebody-died.ts'

const sizes = [
  { width: 1360, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

/** At the top of the page, whole, in a window of each size. The press before may have reloaded it. */
const expectInView = async (page: Page, button: string | RegExp) => {
  await page.getByRole('button', { name: button }).waitFor()
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 0))
    await expect
      .soft(page.getByRole('button', { name: button }), `${button} at ${size.width} px`)
      .toBeInViewport({ ratio: 1 })
  }
}

const boxOf = async (of: Locator) => (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

/** The name in the head of a page stands beside the mark. */
const expectOneLine = async (page: Page, name: string) => {
  const head = page.getByRole('banner')
  const mark = await boxOf(head.getByRole('link').first())
  const account = await boxOf(head.getByRole('link', { name }))
  expect(account.y).toBeLessThan(mark.y + mark.height)
}

test('the button of the extras, of the checkout with a code that is not known, of a payment that failed, of an invitation, of each page of a signing and of a death that is not so is in view', async ({
  page,
}) => {
  await test.step('extras, checkout, payment', async () => {
    await startAt(page, 'will.addons')
    await expectInView(page, 'Continue')
    await page.getByRole('button', { name: 'Continue' }).click()
    await arriveAt(page, 'Pay for your will')
    await typeCode(page, 'NOTACODE')
    await expect(page.getByText(/We do not know this code/)).toBeVisible()
    await expectInView(page, /^Pay £/)
    await page.getByRole('button', { name: /^Pay £/ }).click()
    await pay(page, 'declined')
    await arriveAt(page, 'Your payment did not go through')
    await expectInView(page, /^Pay £.* again$/)
  })
  await test.step('an invitation, with an account and without', async () => {
    const email = newEmail()
    await buyPair(page)
    await invite(page, email)
    const link = await linkTo(page, email)
    await startAt(page, 'will.about-me.full-name')
    await openLink(page, link)
    await expectInView(page, /^Accept/)
    await page.getByRole('button', { name: 'Log out and use another account' }).click()
    await expectInView(page, 'Start my will')
  })
  await test.step('signing', async () => {
    await withPaidWill(page)
    await openSigning(page)
    await expectInView(page, 'Put it in my calendar')
    await pickToday(page)
    await expectInView(page, 'Continue')
    await nameWitnesses(page)
    await page.getByRole('radio', { name: /^Normal print/ }).check()
    await expectInView(page, /pages are here$/)
    for (const button of [/pages are here$/, 'We are all here', 'Done', 'I have signed', 'Mary has signed']) {
      await press(page, button)
      if (button === 'Done') {
        await press(page, 'Something went wrong')
        await expectInView(page, 'Go back, we are fine')
        await press(page, 'Go back, we are fine')
      }
    }
    await press(page, 'David has signed')
    await arriveAt(page, /Before anyone leaves, look/)
    await expectInView(page, /more to tick$/)
    await tickAll(page)
    await press(page, 'It is all there')
    await arriveAt(page, 'It is a will now.')
    await expectInView(page, 'Save and finish')
  })
  await test.step('an account whose owner is said to have died', async () => {
    await reported(page)
    await goTo(page, '/account')
    await expectInView(page, 'I am alive: stop everything')
  })
})

test('no words lie over others, break in the middle or run too wide', async ({ page }) => {
  await test.step('the fields of a page that is one form are as wide as its text, at a desk too', async () => {
    await page.setViewportSize({ width: 1360, height: 800 })
    await goTo(page, '/contact-us')
    const field = await page.getByLabel('Your message').boundingBox()
    expect(field?.width).toBeLessThanOrEqual(35 * 16)
  })
  await test.step('the words under the picture lie over no card, in Welsh as in English', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await startPlan(page)
    for (const words of ['Gifts leave first', 'Rhoddion sy’n gadael gyntaf']) {
      const under = await page.getByText(words, { exact: true }).first().boundingBox()
      const cards = page.locator('[data-card]:visible').filter({ hasText: '£1,000' }).first()
      const last = await cards.boundingBox()
      expect(under?.y, words).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0))
      if (words.startsWith('Gifts')) await inWelsh(page)
      await expect(page.getByText('Rhoddion sy’n gadael gyntaf').first()).toBeVisible()
    }
  })
  await test.step('a date in the list of what is to do breaks between its words, however long the names beside it', async () => {
    await startAt(page, 'will.my-downloads')
    await sign(page, ['Bartholomew Featherstonehaugh-Cholmondeley', 'Maria de los Angeles Fernandez-Villaverde'])
    for (const size of sizes.slice(1)) {
      await page.setViewportSize(size)
      await page.reload()
      const row = page.getByText('You signed your will', { exact: false }).first()
      await row.waitFor()
      const state = await boxOf(page.getByText(/^\d+ \w+ \d{4}$/).first())
      expect(state.width, `${size.width} px`).toBeGreaterThan(90)
      expect(state.height).toBeLessThan(50)
    }
  })
  await test.step('how each thing to do stands is said in one line', async () => {
    await buyPair(page)
    await invite(page, newEmail())
    await goTo(page, pathOf('will.my-downloads'))
    for (const size of sizes) {
      await page.setViewportSize(size)
      for (const state of [/^Invited \d+ \w+ \d{4}$/, 'None given yet'])
        await expect
          .poll(async () => (await boxOf(page.getByText(state).first())).height, `${state} at ${size.width} px`)
          .toBeLessThan(36)
    }
  })
  await test.step('whether a power of attorney is saved is said over none of its words', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await startAt(page, 'will.lpa', 'lastPowerOfAttorney')
    await page.getByRole('link', { name: 'Start', exact: true }).click()
    await arriveAt(page, 'Who should act for you?')
    await tick(page, 'Thomas Hale')
    const said = await boxOf(page.getByText('Not saved yet'))
    const below = await boxOf(page.getByText(/^For money and property/))
    expect(said.width).toBeGreaterThan(0)
    expect(said.y + said.height).toBeLessThanOrEqual(below.y)
  })
  await test.step('an email on a card breaks in no word', async () => {
    await saveAndContinue(page)
    await page.getByRole('link', { name: 'All questions' }).click()
    await page.getByRole('link', { name: /^Add or change .*money/ }).click()
    const email = await boxOf(page.getByText('margaret@hale.example'))
    expect(email.height).toBeLessThan(30)
  })
  await test.step('the head of a page is one line for somebody whose name is not known', async () => {
    const { link } = await askFirst(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await openLink(page, link)
    await arriveAt(page, /asks you to be an executor$/)
    await expectOneLine(page, 'Your account')
  })
  await test.step('with text at twice its size a year is whole, and the button lies over no answer', async () => {
    const devices = await page.context().newCDPSession(page)
    await devices.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await startAt(page, 'will.about-me.dob')
    const year = page.getByLabel('Year', { exact: true })
    await year.fill('1945')
    expect(await year.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0)
    const { y, height } = await boxOf(year)
    expect(y + height).toBeLessThan((await boxOf(page.getByRole('button', { name: 'Save and continue' }))).y)
    await devices.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  })
  await test.step('the head of a page is one line for somebody with a long first name', async () => {
    await page.setViewportSize({ width: 1360, height: 800 })
    await startAt(page, 'landing')
    await signUpUnverified(page, { name: 'Alexandrina-Mae', last_name: 'Hale' })
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      await expectOneLine(page, 'Alexandrina-Mae')
    }
  })
})
