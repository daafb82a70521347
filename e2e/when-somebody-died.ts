/** From the card in a wallet to what was left, with the desk between. */
import type { Browser, Page } from '@playwright/test'
import type { AccountReply } from '#core/api/account.ts'
import type { AfterDeathReply } from '#core/api/death.ts'
import type { FormReply } from '#core/api/wills.ts'
import { isoDay } from '#core/text/calendar-day.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import { witnessTicks } from '#core/will/lists.ts'
import { joinDesk } from './back-office.ts'
import { arriveAt, asCustomer, choose, fillDay, goTo, linkIn, mailTo, openLink, startAt, today } from './customer.ts'
import { expect } from './fixtures.ts'
import { downloadWill, PHONE } from './signing.ts'

const pass = async (page: Page, days: number) =>
  expect((await page.request.post(`/dev/deaths/${days}`)).status()).toBe(200)

/** Counts what a person at the desk presses and types, over all their pages. */
const counted = async (page: Page) => {
  await page.addInitScript(() => {
    const add = (what: string, by: number) =>
      sessionStorage.setItem(what, String(Number(sessionStorage.getItem(what) ?? 0) + by))
    addEventListener('click', ({ isTrusted }) => add('presses', isTrusted ? 1 : 0), true)
    addEventListener('input', ({ target }) => add('letters', (target as HTMLInputElement).value.length), true)
  })
  return page
}
/** Everybody of the will lives at one address, and nobody's email is known. */
const withAddresses = async (page: Page) => {
  const headers = await asCustomer(page)
  const { will }: FormReply = await (await page.request.get('/api/form', { headers })).json()
  const fulladdress = { house_name: 'Rose Cottage', town: 'Ludlow', postcode: 'SY8 1AB' }
  const persons = will.persons.map((person) => ({ ...person, email: '', useAddressType: 'fulladdress', fulladdress }))
  const data = { step: 'will.executors.my-executors', version: will.version, will: { persons } }
  expect((await page.request.post('/api/form', { headers, data })).status()).toBe(200)
}

/** Somebody at the desk with a browser of their own. */
const atDesk = async (browser: Browser, given: { server: string; dataDir: string }, name: string) => {
  const page = await (await browser.newContext()).newPage()
  await joinDesk(page, given, 'support', name)
  return counted(page)
}
const openReport = async (page: Page) => {
  await page.reload()
  await page.getByRole('link', { name: /^Deaths/ }).click()
  await page.getByRole('row').last().getByRole('link').click()
  await arriveAt(page, /^D-\d+$/)
}

/** Walks from the card to where the will is. `size`: of the executor's window. `look` is at each page. Gives the pages of the desk, and the link that opens what is left. */
export const fromTheCard = async (
  { page, browser, server, dataDir }: { page: Page; browser: Browser; server: string; dataDir: string },
  size: { width: number; height: number },
  look: (page: Page) => Promise<void> = async () => undefined,
): Promise<{ readonly desks: readonly Page[]; readonly link: string }> => {
  await startAt(page, 'will.my-downloads')
  await arriveAt(page, 'Your documents')
  await withAddresses(page)
  await page.reload()
  await downloadWill(page)
  const headers = await asCustomer(page)
  const signing = {
    on: today(),
    witnesses: ['Mary Okafor', 'David Lloyd'],
    ticks: witnessTicks,
    storage: 'In the study',
  }
  expect((await page.request.post('/api/signing', { headers, data: signing })).status()).toBe(200)
  const { will }: FormReply = await (await page.request.get('/api/form', { headers })).json()
  const { fullname = '' } = will.persons.find(({ id }) => id === will.executor[0]) ?? {}
  await goTo(page, '/account')
  await page.getByRole('link', { name: 'Who may have what' }).click()
  await arriveAt(page, 'Who may have what, after you')
  await expect(page.getByLabel(/^My figures/)).toHaveValue('nobody')
  await look(page)
  const code = (await page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent()) ?? ''

  const executor = await (await browser.newContext({ viewport: size })).newPage()
  const email = `executor.${crypto.randomUUID().slice(0, 8)}@example.test`
  await openLink(executor, server)
  await executor.getByRole('contentinfo').getByRole('link', { name: 'Somebody has died' }).click()
  await arriveAt(executor, 'Somebody has died')
  await choose(executor, 'Yes')
  await executor.getByLabel('The code').fill(code.toLowerCase())
  await fillDay(executor.getByRole('group', { name: 'The date of death' }), today())
  await executor.getByLabel('Your full name').fill(fullname)
  await executor.getByLabel('Email').fill(email)
  await executor.getByLabel('What you are to them').fill('Husband and executor')
  await executor.getByLabel('The number of the certificate').fill('QBDW 123456')
  await executor.getByLabel('Who issued it').fill('Ludlow Register Office')
  await look(executor)
  await executor.getByRole('button', { name: 'Send it to us' }).click()
  await arriveAt(executor, 'We have what you sent')
  await openLink(executor, server + linkIn(await mailTo(page, email, 'sorry for your loss'), 'about-a-death'))
  await arriveAt(executor, /^What you told us/)
  await expect(executor.getByRole('status')).toContainText('We are checking it')

  const [priya, tom] = [
    await atDesk(browser, { server, dataDir }, 'Priya Nair'),
    await atDesk(browser, { server, dataDir }, 'Tom Reed'),
  ]
  await pass(page, 0)
  for (const desk of [priya, tom]) {
    await openReport(desk)
    await desk.getByRole('button', { name: 'The issuer confirmed it' }).click()
    await desk.getByLabel('Full name on the certificate').fill(fullNameOf(will.details))
    await desk.getByLabel('Born').fill(isoDay(will.details.dob ?? today()))
    await desk.getByLabel('Died').fill(isoDay(today()))
    await desk.getByLabel('How they showed who they are').fill('A passport, by video')
    await look(desk)
    await desk.getByLabel('Why').fill('The register office, on a number we looked up')
    await desk.getByRole('button', { name: 'It was confirmed' }).click()
    await expect(desk.getByText(/had the certificate confirmed/).first()).toBeVisible()
  }
  const postLetter = async (name: string, says: string) => {
    await tom.getByRole('button', { name: `Open the letter to ${name}` }).click()
    await look(tom)
    await tom.getByLabel('Why').fill('To print and post it')
    await tom.getByRole('dialog').getByRole('button', { name: 'Open it' }).click()
    await expect(tom.getByRole('dialog', { name: `The letter to ${name} is posted?` })).toContainText(says)
    await look(tom)
    await tom.getByLabel('Why').fill('First class, today')
    await tom.getByRole('dialog').getByRole('button', { name: 'It is posted' }).click()
    await expect(tom.getByRole('dialog')).toHaveCount(0)
  }
  await postLetter('Margaret Hale', '/about-a-death/')
  await tom.getByRole('button', { name: 'Nobody answered the telephone' }).click()
  await look(tom)
  await tom.getByLabel('Why').fill('No answer on two days')
  await tom.getByRole('dialog').getByRole('button', { name: 'Nobody answered' }).click()
  await expect(tom.getByRole('dialog')).toHaveCount(0)
  await expect(tom.getByRole('button', { name: 'Nobody answered the telephone' })).toHaveCount(0)
  await expect(priya.getByRole('button', { name: /^I agree/ })).toHaveCount(0)
  await pass(page, 15)
  for (const [desk, release] of [
    [priya, 'I agree'],
    [tom, 'Release'],
  ] as const) {
    await desk.reload()
    await desk.getByRole('button', { name: /^I agree/ }).click()
    await desk.getByRole('dialog').getByRole('button', { name: release }).click()
    await expect(desk.getByRole('dialog')).toHaveCount(0)
  }
  // The other executor and the two guardians with a letter each have an address and no email.
  for (const name of ['Ruth Hale', 'Anne Price', 'Peter Price']) {
    await postLetter(name, '/released/')
    await expect(tom.getByRole('button', { name: `The letter to ${name} came back` })).toBeVisible()
  }
  const link = linkIn(await mailTo(page, email, 'left for you is open now'), 'released')
  await openLink(executor, server + link)
  await arriveAt(executor, /original/)
  await executor.getByRole('button', { name: 'Open the sheet' }).click()
  await arriveAt(executor, 'Probate sheet')
  await expect(executor.getByText(fullNameOf(will.details)).first()).toBeVisible()
  await look(executor)
  await executor.getByRole('button', { name: /Your first 30 days/ }).click()
  await arriveAt(executor, /original/)
  await executor.setViewportSize(PHONE)
  await executor.getByRole('button', { name: 'What was released' }).click()
  await executor.getByText('Every step').click()
  await expect(executor.getByText('Tom Reed agreed')).toBeVisible()
  await look(executor)
  return { desks: [priya, tom], link }
}

/** Somebody reports by their card or, where they have not paid, by their name that the customer has died, and the job looks at it. Gives the link that the asker got, and the customer's. */
export const reported = async (page: Page, paid = true) => {
  await startAt(page, paid ? 'will.my-downloads' : 'will.summary')
  await arriveAt(page, paid ? 'Your documents' : 'Read your will')
  const headers = await asCustomer(page)
  const { email }: AccountReply = await (await page.request.get('/api/account', { headers })).json()
  const known = async () => {
    const { will }: FormReply = await (await page.request.get('/api/form', { headers })).json()
    // No other customer has this name.
    const data = { name: 'Margaret', last_name: [...crypto.randomUUID()].filter((each) => /[a-f]/.test(each)).join('') }
    expect((await page.request.patch('/api/account', { headers, data })).ok()).toBe(true)
    return { name: `${data.name} ${data.last_name}`, born: will.details.dob }
  }
  const card = async (): Promise<{ code: string }> => {
    const { code }: AfterDeathReply = await (await page.request.get('/api/after-death', { headers })).json()
    return { code }
  }
  const asker = { name: 'Anne Price', email: `anne.${crypto.randomUUID().slice(0, 8)}@example.test`, as: 'Sister' }
  const certificate = { number: 'QBDW 123456', issuer: 'Ludlow Register Office' }
  const reply = await page.request.post('/api/deaths', {
    data: { ...(await (paid ? card() : known())), died: today(), asker, certificate },
  })
  expect(reply.status(), await reply.text()).toBe(202)
  expect((await page.request.post('/dev/deaths/0')).status()).toBe(200)
  return {
    asker,
    link: linkIn(await mailTo(page, asker.email, 'sorry for your loss'), 'about-a-death'),
    alive: linkIn(await mailTo(page, email, 'One press, and no log-in'), 'about-a-death'),
  }
}
