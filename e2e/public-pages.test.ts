import type { Page } from '@playwright/test'
import * as customer from './customer.ts'
import { expect, test } from './fixtures.ts'
import { pathsOutside } from './paths-outside.ts'

// Promise: pages.terms, role.visitor
test('every link on the pages around the will leads somewhere', async ({ page }) => {
  const toVisit = ['/', '/prices']
  const seen = new Set<string>()
  for (let path = toVisit.pop(); path !== undefined; path = toVisit.pop()) {
    if (seen.has(path)) continue
    seen.add(path)
    // Not a page of ours: it leads to where the source is, or says that it has not been told.
    if (path === '/source') {
      expect((await page.request.get(path, { maxRedirects: 0 })).status()).toBeLessThan(400)
      continue
    }
    if (path.startsWith('/api/samples/')) {
      expect((await page.request.get(path)).headers()['content-type'], path).toBe('application/pdf')
      continue
    }
    await customer.typeAddress(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect(page, path).not.toHaveTitle(/We cannot find this page/)
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    toVisit.push(...links.map((link) => (link ?? '').split('#')[0] ?? '').filter((link) => link !== ''))
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['/terms', '/wills-terms', '/privacy', '/faqs', '/prices', '/contact-us', '/unsubscribe']),
  )
})

test('whoever opens a link that leads to nothing has one way on from there', async ({ page }) => {
  const dead = (paths: readonly string[]) => paths.filter((path) => path.endsWith('/a-token'))
  const seeWayOn = async (path: string) => {
    await customer.openLink(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const main = page.getByRole('main')
    await expect(main.getByRole('link').or(main.getByRole('button')).first(), path).toBeVisible()
  }
  for (const path of dead(pathsOutside.anyone)) await seeWayOn(path)
  await customer.startAt(page, 'will.about-me.full-name')
  for (const path of dead(pathsOutside.customers)) await seeWayOn(path)
})

// Promise: pages.contact
test('a message reaches us, after what was missing is named', async ({ page }) => {
  await customer.goTo(page, '/contact-us')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'What is it about? Please select an option',
    'Your name: This field is required',
    'Please enter a valid Email Address',
    'Your message: This field is required',
  ])

  await customer.choose(page, 'A complaint')
  await page.getByLabel('Your name').fill('Órla Price')
  await page.getByLabel('Email').fill('orla@example.test')
  await page.getByLabel('Your message').fill('My will names the wrong Thomas.')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await customer.arriveAt(page, 'We have your message')
  await expect(page).toHaveURL('/contact-us-sent')
  const reference = await page.getByText(/^M-\d{6,}$/).textContent()

  const mail = await customer.mailTo(page, 'help@heirloom.example', `<h1>${reference}: A complaint</h1>`)
  expect(mail).toContain('My will names the wrong Thomas.')
})

// Promise: pages.forgot
test('a customer who forgot their password gets a link, once, and goes on with their will', async ({ page }) => {
  await customer.startAt(page, 'will.about-me.full-name')
  const email = await customer.emailOf(page)
  await customer.goTo(page, '/account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await customer.arriveAt(page, 'Log in')

  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await customer.arriveAt(page, 'Forgot your password?')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await customer.arriveAt(page, 'Check your email')
  await expect(page.getByText(email)).toBeVisible()

  const link = customer.linkIn(await customer.mailTo(page, email, 'Choose a new password'), 'reset-password')
  await customer.openLink(page, link)
  await customer.arriveAt(page, 'Choose a new password')
  await page.getByRole('textbox', { name: 'Password' }).fill('short')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByRole('alert')).toContainText('Use at least 8 characters')
  await page.getByRole('textbox', { name: 'Password' }).fill('three new words')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await customer.arriveAt(page, 'Log in')
  await expect(page.getByText('Your password has been changed.')).toBeVisible()

  await customer.logIn(page, email, customer.DEMO_PASSWORD)
  await expect(page.getByRole('alert')).toContainText('The email or the password is not right')
  await customer.logIn(page, email, 'three new words')
  await customer.arriveAt(page, 'What is your full name?')

  await customer.goTo(page, '/account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await customer.arriveAt(page, 'Log in')
  await customer.openLink(page, link)
  await customer.arriveAt(page, 'This link no longer works')
})

// Promise: pages.request-reset
test('"look in your mail" without an email asks for one', async ({ page }) => {
  await customer.typeAddress(page, '/request-reset-password')
  await customer.arriveAt(page, 'Forgot your password?')
  await expect(page).toHaveURL('/forgot-password')
})

// Promise: who.order, landing.sorry, done.sorry
test('a visitor from outside England and Wales can join the waiting list, and can change the answer', async ({
  page,
}) => {
  await customer.goTo(page, '/my-will/lpf-a/0')
  await customer.answerHomeAndCountry(page, 'No', 'No')
  await expect(page.getByRole('heading', { name: 'Sorry, we cannot write your will yet' })).toBeVisible()
  await expect(page).toHaveURL('/my-will/lpf-a/1')

  await page.getByRole('button', { name: 'Tell me when you can' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'First name: This field is required',
    'Last name: This field is required',
    'Please enter a valid Email Address',
  ])
  await page.getByLabel('First name').fill('Isla')
  await page.getByLabel('Last name').fill('Munro')
  await page.getByLabel('Email').fill('isla@example.test')
  await page.getByRole('button', { name: 'Tell me when you can' }).click()
  await expect(page.getByText('You are on the list.')).toBeVisible()

  await customer.choose(page, 'Yes')
  await expect(page.getByText('Sorry, we cannot write your will yet')).toBeHidden()
  await page.getByRole('button', { name: 'Continue' }).click()
  await customer.arriveAt(page, 'What is your name?')
})

// Promise: landing.sorry
test('the sorry answer survives a reload', async ({ page }) => {
  await customer.goTo(page, '/my-will/lpf-a/0')
  await customer.answerHomeAndCountry(page, 'Yes', 'No')
  const sorry = page.getByRole('heading', { name: 'Sorry, we cannot write your will yet' })
  await expect(sorry).toBeVisible()
  await page.reload()
  await expect(sorry).toBeVisible()
})

// Promise: funnel.restore
test('a name that is being typed on the landing page survives a reload', async ({ page }) => {
  await customer.goTo(page, '/my-will/lpf-a/0')
  await customer.answerHomeAndCountry(page, 'Yes', 'Yes')
  await customer.arriveAt(page, 'What is your name?')
  await page.getByLabel('First name').fill('Margaret')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Margaret')
})

test('the privacy page names the companies that a copy works with, and no others', async ({ page, serverWith }) => {
  await customer.typeAddress(page, '/privacy#others')
  await expect(page.getByText('No other company works on this for us.')).toBeVisible()

  const server = await serverWith({ SMTP_URL: 'smtps://name:secret@mail.example:465', OS_PLACES_KEY: 'a-key' })
  await customer.goTo(page, `${server.url}/privacy`)
  await expect(page.getByText('mail.example sends our emails.')).toBeVisible()
  await expect(page.getByText('Ordnance Survey finds addresses.')).toBeVisible()
  await expect(page.getByText('Stripe takes payments.')).toBeHidden()
})

// Promise: pages.unsubscribe
test('a recipient stops our mail by a link in the mailbox, and can have it again', async ({ page }) => {
  await customer.typeAddress(page, '/unsubscribe')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter a valid Email Address')
  const email = `isla${Date.now()}@example.test`
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await customer.arriveAt(page, 'Check your email')
  await customer.typeAddress(
    page,
    customer.linkIn(await customer.mailTo(page, email, '<h1>Stop emails from Heirloom</h1>'), 'unsubscribe'),
  )
  await page.getByRole('button', { name: 'Stop the emails' }).click()
  await customer.arriveAt(page, 'We have stopped our emails')
  await expect(page).toHaveURL('/unsubscribe-confirmation')
  await page.getByRole('link', { name: 'Email me again' }).click()
  await customer.arriveAt(page, 'Email me again')
  await page.getByRole('button', { name: 'Email me again' }).click()
  await customer.arriveAt(page, 'We can email you again')
})

// Promise: pages.terms
test('the questions can be searched, and one can be linked to', async ({ page }) => {
  await customer.goTo(page, '/faqs')
  await page.getByLabel('Ask in your own words').fill('witn')
  await expect(page.getByRole('status')).toHaveText(/^\d places have an answer\./)
  await page.getByText('Who can be a witness?').click()
  await expect(page.getByText(/Two adults who get nothing/)).toBeVisible()
  await expect(page.getByText('Can I say who should get my pets?')).toBeHidden()
  await page.getByLabel('Ask in your own words').fill('zebra')
  await expect(page.getByRole('status')).toHaveText('We do not know that one.')
  await expect(page.getByRole('link', { name: 'ask a person' })).toHaveAttribute('href', '/contact-us')
  await page.getByLabel('Ask in your own words').fill('we split up')
  await expect(page.getByText('What if I marry or divorce?')).toBeVisible()
  await customer.typeAddress(page, '/faqs#how')
  await expect(page.getByText('You answer one question at a time.', { exact: false })).toBeVisible()
})

// Promise: api.prices, product.total
test('the price list has what is paid to us, and what the government charges beside it', async ({ page }) => {
  await customer.goTo(page, '/prices')
  await expect(page.getByRole('row', { name: /^Your will/ })).toContainText('£89.00')
  await expect(page.getByRole('table', { name: /With VAT/ })).not.toContainText('Probate Service')
  await expect(page.getByRole('table', { name: /to the government/ })).toContainText('£92.00')
  await expect(page.getByText('£0.01')).toBeHidden()
})

// Promise: who.then-account
test('terms and privacy open beside a sign-up that keeps what was typed', async ({ page }) => {
  await customer.goTo(page, '/my-will/lpf-a/0')
  await customer.answerHomeAndCountry(page, 'Yes', 'Yes')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Price')
  await page.getByRole('button', { name: 'Continue' }).click()
  await customer.arriveAt(page, /Keep your will safe/)
  await page.getByLabel('Email').fill('ada@example.test')
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'privacy policy (opens in a new tab)' }).click(),
  ])
  await customer.arriveAt(opened, 'Privacy')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.test')
})

test.describe('the payment test', () => {
  const status = (page: Page) => page.getByRole('status').filter({ hasText: /\./ })

  test.beforeEach(async ({ page }) => {
    await customer.startAt(page, 'will.about-me.full-name')
    await customer.arriveAt(page, 'What is your full name?')
    await customer.typeAddress(page, '/payment-test')
    await customer.arriveAt(page, 'Payment test')
  })

  const payAnd = async (page: Page, outcome: 'paid' | 'declined') => {
    await page.getByRole('button', { name: 'Pay £0.01' }).click()
    await customer.pay(page, outcome)
    await customer.arriveAt(page, 'Payment test')
  }

  test('shows a payment that arrived', async ({ page }) => {
    await payAnd(page, 'paid')
    await expect(status(page)).toHaveText(/^Paid\./)
  })

  // Promise: poll.wait
  test('shows a payment that was declined', async ({ page }) => {
    await payAnd(page, 'declined')
    await expect(status(page)).toHaveText(/^Declined\./)
  })

  // Promise: poll.retries, error.retries
  test('gives up on a payment that is late, then finds it', async ({ page, passTime }) => {
    await page.getByRole('button', { name: 'Pay £0.01' }).click()
    const payLater = await customer.leaveUnheard(page, '/payment-test?returned')
    await expect(status(page)).toHaveText(/^Not there yet\./)
    await expect(page).toHaveURL('/payment-test?payment-check=retries')
    await payLater(passTime)
    await expect(async () => {
      await page.getByRole('button', { name: 'Look again' }).click()
      await expect(status(page)).toHaveText(/^Paid\./, { timeout: 5000 })
    }).toPass()
  })

  // Promise: poll.error, error.poll
  test('shows an error for a payment that was never started', async ({ page }) => {
    await page.getByRole('button', { name: 'Look for a payment that nobody started' }).click()
    await expect(status(page)).toHaveText(/^Error\./)
    await expect(page).toHaveURL('/payment-test?payment-check=error')
  })

  // Promise: poll.none, error.no-payment
  test('says so when there is no payment to look at', async ({ page }) => {
    await page.getByRole('button', { name: 'Look without a payment' }).click()
    await expect(status(page)).toHaveText(/^No payment\./)
  })
})

// Promise: pages.account
test('the payment test is for people who are logged in', async ({ page }) => {
  await customer.typeAddress(page, '/payment-test')
  await customer.arriveAt(page, 'Log in')
})

// Promise: pages.contact
test('a page that says something was done is not shown to a visitor who did nothing', async ({ page }) => {
  await customer.typeAddress(page, '/contact-us-sent')
  await customer.arriveAt(page, 'Contact us')
  await customer.typeAddress(page, '/unsubscribe-confirmation')
  await page.waitForURL('**/unsubscribe')
  await customer.typeAddress(page, '/no-such-page')
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to your will' })).toHaveCount(0)
})

// Promise: shell.header
test('a phone shows the prices and, once logged in, help in the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await customer.goTo(page, '/login')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Prices' })).toBeVisible()
  await customer.startAt(page, 'will.summary')
  await customer.arriveAt(page, 'Check your will')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Help' })).toBeVisible()
})

test('the token of a link leaves the address once it is read, and a reload still has it', async ({ page }) => {
  for (const [link, heading] of [
    ['confirm-email', 'Confirm your email'],
    ['unsubscribe', 'Stop our emails'],
  ]) {
    const token = 'a'.repeat(43)
    await customer.typeAddress(page, `/${link}/${token}`)
    await customer.arriveAt(page, heading ?? '')
    await expect(page).toHaveURL(`/${link}/read`)
    await page.reload()
    await customer.arriveAt(page, heading ?? '')
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.method() === 'POST'),
      page.getByRole('button', { name: /this address|Stop the emails/ }).click(),
    ])
    expect(request.postDataJSON()).toEqual({ token })
  }
  // This one asks what it is for before it shows anything.
  for (const visit of [() => customer.typeAddress(page, `/verify-email/${'a'.repeat(43)}`), () => page.reload()]) {
    const [request] = await Promise.all([page.waitForRequest((each) => each.method() === 'POST'), visit()])
    expect(request.postDataJSON()).toEqual({ token: 'a'.repeat(43) })
    await customer.arriveAt(page, 'This link no longer works')
    await expect(page).toHaveURL('/verify-email/read')
  }
})
