/** Every page outside the questions of the will, in each state of it: what is pressed answers, whatever was typed and whatever the server says. */
import type { Browser, Page } from '@playwright/test'
import { pages } from '#core/journey/guards.ts'
import { pathOf } from '#core/journey/pages.ts'
import { sections } from '#core/lpa/sections.ts'
import { pathOfSigning, SIGNING_DAY_PATH } from '#core/signing/table.ts'
import { signingSteps } from '#core/will/lists.ts'
import { isNight } from '#testkit/property-runs.ts'
import { bought, homeOf, joinDesk } from './back-office.ts'
import { arriveAt, emailOf, linkIn, mailTo, openLink, pay, startAt, typeAddress } from './customer.ts'
import { ready } from './every-button.ts'
import { inputs, pressEverything } from './every-press.ts'
import { answerEverything, walkToPayment } from './existing-will.ts'
import { expect, test } from './fixtures.ts'
import { buyPair, invite, linkTo, newEmail, partnerWhoJoined } from './partner.ts'
import { pathsOutside } from './paths-outside.ts'
import { askFirst } from './people-asked.ts'
import { planAt, sign } from './signing.ts'
import { fromTheCard, reported } from './when-somebody-died.ts'

/** `PRESSES=1 vitest run --project customers e2e/every-press.test.ts` presses on every page. By day it is each sixteenth. */
const { PRESSES = isNight ? '1' : '', SEED = '2026' } = process.env
const seldom = PRESSES === '' ? 16 : 1
const from = SEED === 'random' ? Math.floor(Math.random() * 1e6) : Number(SEED)

type World = {
  readonly page: Page
  readonly browser: Browser
  readonly server: string
  readonly dataDir: string
}

/** A page in a state: how a customer comes into the state, which gives a link where only that leads to the page. */
type Place = {
  readonly path: string
  readonly state: string
  readonly begin: (world: World) => Promise<unknown>
  readonly ofDeath?: true
}

const customers: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'nothing answered': (page) => startAt(page, 'will.about-me.full-name'),
  paid: (page) => startAt(page, 'will.my-downloads'),
  'powers of attorney bought, and an email that is not confirmed': (page) =>
    startAt(page, 'will.my-downloads', 'unverified,lastPowerOfAttorney,valued'),
  'a will to be checked': (page) => startAt(page, 'will.summary', 'checkMyWill'),
  signed: async (page) => {
    await startAt(page, 'will.my-downloads')
    await sign(page)
  },
}

const ofAccount = [
  ...pathsOutside.customers.filter((path) => !path.startsWith(`${SIGNING_DAY_PATH}/`)),
  ...pages.filter(({ name }) => name !== 'will.payment-successful').map(({ name }) => pathOf(name)),
]

/** Somebody else does it, and the page is opened by whoever got the link. */
const elsewhere = (act: (other: Page, world: World) => Promise<string>) => async (world: World) => {
  const other = await (await world.browser.newContext({ baseURL: world.server })).newPage()
  const link = await act(other, world)
  await other.close()
  await world.page.context().clearCookies()
  return link
}

const afterDeath: Readonly<Record<string, (world: World) => Promise<string>>> = {
  'somebody who reported a death': elsewhere(async (other) => (await reported(other)).link),
  'whoever is said to have died': elsewhere(async (other) => (await reported(other)).alive),
  'executors to whom all is released': elsewhere(async (other, { browser, server, dataDir }) => {
    const wide = { width: 1360, height: 900 }
    return (await fromTheCard({ page: other, browser, server, dataDir }, wide)).link
  }),
}

const links: Readonly<Record<string, (world: World) => Promise<string>>> = {
  'a person who is asked': elsewhere(async (other) => (await askFirst(other)).link),
  'a partner who is invited': elsewhere(async (other) => {
    const email = newEmail()
    await buyPair(other)
    await invite(other, email)
    return linkTo(other, email)
  }),
  'who has forgotten their password': elsewhere(async (other) => {
    await startAt(other, 'will.gifts')
    const email = await emailOf(other)
    await other.request.post('/api/auth/forgot-password', { data: { email } })
    return linkIn(await mailTo(other, email, '/reset-password/'), 'reset-password')
  }),
}

const places: readonly Place[] = [
  ...[...pathsOutside.anyone, '/cy/my-will/lpf-a/2', '/no-such-page'].map((path) => ({
    path,
    state: 'a visitor',
    begin: async ({ page }: World) => page.context().clearCookies(),
  })),
  ...pathsOutside.anyone
    .filter((path) => /^\/check-my-will\/(about|since|contact)/.test(path))
    .map((path) => ({ path, state: 'who has a will', begin: ({ page }: World) => answerEverything(page) })),
  {
    path: 'the report',
    state: 'who has a will',
    begin: async ({ page }: World) => {
      await walkToPayment(page)
      await page.getByRole('button', { name: 'Pay £49.00' }).click()
      await pay(page, 'paid')
      await arriveAt(page, 'What to do about your will')
      return page.url()
    },
  },
  ...Object.entries(customers).flatMap(([state, come]) =>
    ofAccount.map((path) => ({ path, state, begin: ({ page }: World) => come(page) })),
  ),
  ...['/account', pathOf('will.my-downloads')].map((path) => ({
    path,
    state: 'both wills bought, and a partner invited',
    begin: async ({ page }: World) => {
      await buyPair(page)
      await invite(page, newEmail())
    },
  })),
  ...['/account', pathOf('will.my-downloads')].map((path) => ({
    path,
    state: 'both wills bought, and a partner who has come',
    begin: async (world: World) => (await partnerWhoJoined(world)).context().close(),
  })),
  ...['/account', '/account/after-me'].map((path) => ({
    path,
    state: 'said to have died',
    begin: ({ page }: World) => reported(page),
    ofDeath: true as const,
  })),
  ...[...signingSteps, 'done' as const].map((step) => ({
    path: pathOfSigning(step),
    state: 'at the table',
    begin: async ({ page }: World) => {
      await startAt(page, 'will.my-downloads')
      await planAt(page, step === 'done' ? 'check' : step)
    },
  })),
  ...['money', 'health'].flatMap((power) =>
    sections.map(({ name }) => ({
      path: `${pathOf('will.lpa')}?power=${power}&ask=${name}`,
      state: 'a power of attorney',
      begin: ({ page }: World) => startAt(page, 'will.lpa', 'lastPowerOfAttorney'),
    })),
  ),
  ...Object.entries(links).map(([state, begin]) => ({ path: 'the link of a mail', state, begin })),
  ...Object.entries(afterDeath).map(([state, begin]) => ({
    path: 'the link of a mail',
    state,
    begin,
    ofDeath: true as const,
  })),
]

/** What stands around every page is pressed on one of them. */
const known = new Set<string>()

type Servers = Omit<World, 'page'> & {
  readonly ownServer: () => Promise<{ readonly url: string; readonly dataDir: string }>
}

const pressAt = async ({ path, state, begin, ofDeath }: Place, given: Servers): Promise<string[]> => {
  const wrong: string[] = []
  for (const input of inputs) {
    // Few may say on one day that somebody has died.
    const { url, dataDir } = ofDeath ? await given.ownServer() : { url: given.server, dataDir: given.dataDir }
    const page = await given.browser.newPage({ baseURL: url })
    const world = { browser: given.browser, server: url, dataDir, page }
    let link: string | undefined
    let isThere = true
    const open = async (anew: boolean) => {
      if (anew || link === undefined) {
        const led = await begin(world)
        link = typeof led === 'string' ? led : path
      }
      await (link === path ? typeAddress(page, path) : openLink(page, link))
      await ready(page)
      isThere = state === 'a visitor' || link !== path || page.url().includes(path)
      return isThere
    }
    wrong.push(...(await pressEverything({ page, input, open, known })))
    await page.close()
    if (!isThere) break
  }
  return wrong
}

// Promise: done.failure.3
for (const place of places.filter((_, at) => (at + from) % seldom === 0))
  test(`every press at ${place.path} answers, and keeps the focus and what was typed: ${place.state}`, async ({
    browser,
    server,
    dataDir,
    ownServer,
  }) => {
    expect(await pressAt(place, { browser, server, dataDir, ownServer })).toEqual([])
  })

test('every press at the desk answers, and keeps the focus and what was typed', async ({
  browser,
  server,
  dataDir,
}) => {
  const wrong: string[] = []
  const atDesk = await browser.newPage()
  const customer = await bought(atDesk, server, ['check'])
  await customer.post('/api/reading', { consent: true })
  await joinDesk(atDesk, { server, dataDir }, 'owner')
  const linksIn = (within: string) =>
    atDesk
      .locator(`${within} a[href^="/desk"]`)
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  const screens = await linksIn('nav')
  const paths = new Set(screens)
  for (const path of screens) {
    await typeAddress(atDesk, `${homeOf(server)}${path}`)
    await ready(atDesk)
    const [row] = await linksIn('tbody')
    paths.add(row ?? path)
  }
  const around = new Set<string>()
  for (const path of [...paths].filter((_, at) => (at + from) % seldom === 0))
    for (const input of inputs) {
      const page = await browser.newPage()
      const open = async (anew: boolean) => {
        if (anew || page.url() === 'about:blank') await joinDesk(page, { server, dataDir }, 'owner')
        await typeAddress(page, `${homeOf(server)}${path}`)
        await ready(page)
        return true
      }
      wrong.push(...(await pressEverything({ page, input, open, known: around })))
      await page.close()
    }
  expect(wrong).toEqual([])
})
