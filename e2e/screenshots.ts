import type { Page } from '@playwright/test'
import { pages } from '#core/journey/guards.ts'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import { steps } from '#core/journey/steps.ts'
import { apply, arriveAt, saveAndContinue } from './customer.ts'
import { expect, test } from './fixtures.ts'

const widths = { wide: { width: 1360, height: 960 }, narrow: { width: 390, height: 844 } } as const

const picture = async (page: Page, name: string) => {
  for (const [width, viewport] of Object.entries(widths)) {
    await page.setViewportSize(viewport)
    await page.evaluate(() => document.fonts.ready)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.screenshot({
      path: `.screenshots/${name}.${width}.png`,
      fullPage: width === 'narrow',
      animations: 'disabled',
    })
  }
  await page.setViewportSize(widths.wide)
}

const startAt = async (page: Page, name: RouteName) => {
  await page.goto(`/dev/start-at/${name}`)
  await page.waitForURL(`**${pathOf(name)}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

for (const name of [...steps, ...pages].map((row) => row.name)) {
  test(`look at ${name}`, async ({ page }) => {
    await startAt(page, name)
    await picture(page, name.replace('will.', ''))
  })
}

for (const step of ['0', '1', '2']) {
  test(`look at the landing ${step}`, async ({ page }) => {
    await page.goto(`/my-will/lpf-a/${step}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await picture(page, `landing-${step}`)
  })
}

test('look at the account and the pages outside', async ({ page }) => {
  for (const path of ['login', 'nothing-here']) {
    await page.goto(`/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await picture(page, path)
  }
  await startAt(page, 'will.summary')
  await page.goto('/account')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await picture(page, 'account')
  await page.goto('/account/history')
  await page.getByText('You opened your account').waitFor()
  await picture(page, 'account-history')
})

test('look at what the account page opens', async ({ page }) => {
  await startAt(page, 'will.my-downloads')
  await page.goto('/account')
  for (const name of [
    'Change the name',
    'Change the email',
    'Change the password',
    'Add a passkey',
    'Delete my account',
  ]) {
    await page.getByRole('button', { name }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Save|Send|Change my|Continue|Delete/ })
      .click()
    await picture(page, `account-${name.toLowerCase().replaceAll(' ', '-')}`)
    await page.keyboard.press('Escape')
  }
  for (const path of ['confirm-email/a-token', 'this-was-not-me/a-token', 'unsubscribe/a-token']) {
    await page.goto(`/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await picture(page, path.split('/')[0] ?? path)
  }
})

test('look at a letter', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  await page.goto('/dev/mail')
  await page
    .getByRole('link', { name: /account/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'As a mail program shows it' }).click()
  await picture(page, 'letter')
})

test('look at advice', async ({ page }) => {
  await startAt(page, 'will.about-me.marital-status')
  await apply(page, 'Others choose or press', /pressing me/)
  await picture(page, 'advice-block')
  await page.getByRole('checkbox', { name: 'Others choose or press' }).uncheck()
  await apply(page, 'Help to read or sign', /need help to read, see or sign/, /gets nothing types for me/)
  await picture(page, 'advice-refer-and-warn')

  await startAt(page, 'will.summary')
  await page.goto(pathOf('will.about-me.marital-status'))
  await apply(page, 'Help to read or sign', /need help to read, see or sign/, /gets nothing types for me/)
  await saveAndContinue(page)
  await page.goto(pathOf('will.summary'))
  await picture(page, 'advice-reading')
  await arriveAt(page, 'Check your will')
  await picture(page, 'advice-summary')
  await page.getByRole('button', { name: 'See the page for your solicitor' }).click()
  await picture(page, 'advice-brief')
  await page.pdf({ path: '.screenshots/advice-brief.pdf' })
})

const around = [
  'how-it-works',
  'help',
  'about',
  'accessibility',
  'security',
  'check-my-will/start',
  'terms',
  'wills-terms',
  'privacy',
  'faqs',
  'prices',
  'contact-us',
  'unsubscribe',
  'forgot-password',
  'reset-password/a-token',
]

test('look at the pages around the will', async ({ page }) => {
  for (const path of around) {
    await page.goto(`/${path}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await picture(page, path.replace('/', '-'))
  }
  await page.goto('/faqs#witness')
  await page.getByLabel('Ask in your own words').fill('sign')
  await picture(page, 'faqs-search')

  await page.goto('/contact-us')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await picture(page, 'contact-us-errors')
  await page.getByRole('radio', { name: 'A question' }).check()
  await page.getByLabel('Your name').fill('Margaret Hale')
  await page.getByLabel('Email').fill('margaret@heirloom.example')
  await page.getByLabel('Your message').fill('Where can I read how to sign?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await page.getByRole('heading', { name: 'We have your message' }).waitFor()
  await picture(page, 'contact-us-sent')

  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('margaret@heirloom.example')
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await picture(page, 'request-reset-password')

  await page.goto('/my-will/lpf-a/0')
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Do you live in England or Wales?')
  await page.getByRole('radio', { name: 'No' }).check()
  await page.getByLabel('Email').waitFor()
  await picture(page, 'landing-sorry')
  await page.getByLabel('First name').fill('Isla')
  await page.getByLabel('Last name').fill('Munro')
  await page.getByLabel('Email').fill('isla@heirloom.example')
  await page.getByRole('button', { name: 'Tell me when you can' }).click()
  await page.getByText('You are on the list.').waitFor()
  await picture(page, 'landing-sorry-thanks')

  await startAt(page, 'will.about-me.full-name')
  await page.goto('/payment-test?payment-check=retries')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await picture(page, 'payment-test')
})

test('look at errors and dialogs', async ({ page }) => {
  await startAt(page, 'will.about-me.full-address')
  await page.getByLabel('Postcode').fill('SY8 1A')
  await page.getByLabel('Town or city').fill('')
  await saveAndContinue(page)
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
  await picture(page, 'errors')

  await startAt(page, 'will.beneficiaries.children')
  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('button', { name: /Add a child/ }).click()
  await page.getByLabel('Full name').fill('Ruth Alice Hale')
  await picture(page, 'dialog-child')

  await startAt(page, 'will.gifts')
  await page.getByRole('button', { name: /Add a gift/ }).click()
  await page.getByRole('radio', { name: 'Money', exact: true }).check()
  await picture(page, 'dialog-gift')

  await startAt(page, 'will.summary')
  await page.goto(pathOf('will.beneficiaries.children'))
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await picture(page, 'dialog-remove')
})

test('look at the questions about a power of attorney', async ({ page }) => {
  await page.goto(`/dev/start-at/will.lpa?mode=lastPowerOfAttorney`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await picture(page, 'powers')
  const ask = async (key: string, section: string) => {
    await page.goto(`${pathOf('will.lpa')}?power=${key}&ask=${section}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  await ask('money', 'attorneys')
  await saveAndContinue(page)
  await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
  await picture(page, 'powers-errors')
  await page.getByRole('checkbox', { name: /^Thomas Hale/ }).check()
  await page.getByRole('checkbox', { name: /^Ruth Hale/ }).check()
  await picture(page, 'powers-attorneys')
  await saveAndContinue(page)
  for (const section of ['decisions', 'replacements', 'when', 'people-to-tell', 'details', 'wishes', 'certificate']) {
    await ask('money', section)
    await picture(page, `powers-${section}`)
  }
  await ask('health', 'treatment')
  await picture(page, 'powers-treatment')
  await page.goto(pathOf('will.lpa'))
  await page.getByRole('button', { name: 'Start with the same people as for money and property' }).waitFor()
  await picture(page, 'powers-begun')
  await page.goto(pathOf('will.my-downloads'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await picture(page, 'powers-downloads')
})
