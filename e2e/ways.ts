/**
 * The ways to a page. A customer types few addresses: they come in by the first page, a mail or a bookmark, and press from there. So do
 * tests, and only this file opens addresses.
 */
import type { Locator, Page } from '@playwright/test'
import { checkAddresses } from '#core/existing-will/addresses.ts'
import { funnelPath } from '#core/funnel/funnel.ts'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import { publicPageAt } from '#core/journey/public-pages.ts'
import { steps } from '#core/journey/steps.ts'
import { SIGNING_DAY_PATH } from '#core/signing/table.ts'

/** The summary as one page of answers. */
export const ALL_ANSWERS = `${pathOf('will.summary')}?see=answers`

/** `family`: "second-marriage", for another than the usual one. `home`: the server, where it is not that of the worker. */
type Start = { readonly family?: string; readonly home?: string }

/** Begins as a made-up customer whose will is answered up to this page. `mode`: "paid", or "paid,valued". */
export const startAt = async (
  page: Page,
  name: RouteName | 'landing',
  mode = '',
  { family = '', home = '' }: Start = {},
): Promise<void> => {
  const asked = new URLSearchParams({ ...(mode && { mode }), ...(family && { family }) })
  await page.goto(`${home}/dev/start-at/${name}${asked.size > 0 ? `?${asked}` : ''}`)
  await shown(page)
}

/**
 * Types an address, or opens a bookmark of it: only for a test of what that address leads to, or of a page to which nothing can be
 * pressed. Any other test presses its way: `goTo`.
 */
export const typeAddress = async (...[page, address, options]: [Page, ...Parameters<Page['goto']>]): Promise<void> => {
  await page.goto(address, options)
}

/** Opens the link of a mail or of the command line, or comes back from a payment provider. */
export const openLink = async (page: Page, link: string): Promise<void> => {
  await page.goto(link)
}

/**
 * Comes in by the first page, as on another day or after something was done elsewhere: all is loaded anew. One who is logged in is led
 * on to their will. From there it is `goTo`.
 */
export const comeBack = async (page: Page, path?: string): Promise<void> => {
  await comeIn(page, isOpen(page) ? new URL('/', page.url()).href : '/')
  if (path !== undefined && path !== '/') await goTo(page, path)
}

/** The first page leads on: a newcomer to the first question, a customer to their will. */
const comeIn = async (page: Page, front: string): Promise<void> => {
  await page.goto(front)
  await page.waitForURL(({ pathname }) => pathname !== '/')
  await shown(page)
}

const isOpen = (page: Page): boolean => page.url() !== 'about:blank'

const shown = (page: Page): Promise<void> => page.getByRole('heading', { level: 1 }).first().waitFor()

const addressOf = (path: string): URL => new URL(path, 'http://heirloom.example')

/** Whether an address is that of a path: with the query and the part of the page that the path has. */
const isAt = (path: string, url: URL): boolean => {
  const to = addressOf(path)
  // Signing day goes on at the step that it has come to.
  const isSigning = to.pathname === SIGNING_DAY_PATH && url.pathname.startsWith(`${SIGNING_DAY_PATH}/`)
  return (
    (url.pathname === to.pathname || isSigning) &&
    (to.search === '' || url.search === to.search) &&
    (to.hash === '' || url.hash === to.hash)
  )
}

const isThere = (page: Page, path: string): boolean => isAt(path, new URL(page.url()))

/** A link to this address that can be pressed where the customer is. */
const linkTo = (page: Page, path: string): Locator => page.locator(`a[href="${path}"]:visible`).first()

const press = async (page: Page, path: string): Promise<void> => {
  await linkTo(page, path).click()
  await page.waitForURL((url) => isAt(path, url))
  await shown(page)
}

const isSignedIn = (page: Page): Promise<boolean> => page.evaluate(() => localStorage.getItem('token') !== null)

const placeOf = (path: string): number => steps.findIndex(({ name }) => pathOf(name) === path)

const DOCUMENTS = pathOf('will.my-downloads')
const EXTRAS = pathOf('will.addons')
const CHECKOUT = pathOf('will.my-checkout')
const PRIVACY = '/privacy'

/** The page on which a link to a page stands, for the pages that are not linked from everywhere. */
const linkedFrom: { readonly [path: string]: string } = {
  [DOCUMENTS]: '/account',
  [pathOf('will.lpa')]: DOCUMENTS,
  [SIGNING_DAY_PATH]: DOCUMENTS,
  [pathOf('will.values')]: ALL_ANSWERS,
  [EXTRAS]: ALL_ANSWERS,
  '/forgot-password': '/login',
  [funnelPath(checkAddresses, 'start')]: PRIVACY,
}

/** The will, where its customer left it: the mark in the head of each page leads there. From elsewhere, so that arriving is seen. */
const toWill = async (page: Page): Promise<void> => {
  await goTo(page, '/account')
  await page.locator('header a').first().click()
  await page.waitForURL((url) => url.pathname.startsWith('/my-will/'))
  await shown(page)
}

const isSummary = (page: Page): boolean => isThere(page, pathOf('will.summary'))

const heading = (page: Page, name: RegExp): Locator => page.getByRole('heading', { level: 1, name })

/** On the summary: from the pages of the will to all answers on one page. A press on the way there may still be under way. */
export const seeAllAnswers = async (page: Page): Promise<void> => {
  await heading(page, /^(Read|Check) your will$/).waitFor()
  const allAnswers = heading(page, /^Check your will$/)
  const contents = page.getByRole('button', { name: 'Contents' })
  const link = page.getByRole('link', { name: 'See all my answers on one page' })
  await allAnswers.or(link).or(contents).first().waitFor()
  if ((await allAnswers.count()) > 0) return
  if (!(await link.isVisible()) && (await contents.isVisible())) await contents.click()
  await allAnswers.or(link).first().waitFor()
  // Where the page turns by that press, the heading is pressed, which does nothing.
  if ((await allAnswers.count()) === 0) await allAnswers.or(link).first().click()
  await allAnswers.waitFor()
}

const toSummary = async (page: Page): Promise<void> => {
  if (isSummary(page)) return
  for (const summary of [ALL_ANSWERS, pathOf('will.summary')])
    if ((await linkTo(page, summary).count()) > 0) return press(page, summary)
  await toWill(page)
}

/** Back from question to question. */
const backTo = async (page: Page, step: string): Promise<void> => {
  while (!isThere(page, step)) {
    const before = page.url()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await page.waitForURL((url) => url.href !== before)
    await shown(page)
  }
}

/** A question of the will: back from a later one, or by what the summary says of its answer. */
const toStep = async (page: Page, step: string): Promise<void> => {
  const here = placeOf(new URL(page.url()).pathname)
  const isBefore = here > placeOf(step) && (await page.getByRole('link', { name: 'Back', exact: true }).count()) > 0
  if (!isBefore) await toSummary(page)
  if (!isSummary(page)) return backTo(page, step)
  await seeAllAnswers(page)
  await press(page, step)
}

/** From a page that has no link to it. */
const goOn = async (page: Page, path: string): Promise<void> => {
  if (path === pathOf('will.summary')) return toSummary(page)
  if (path === ALL_ANSWERS) {
    await toSummary(page)
    return seeAllAnswers(page)
  }
  if (placeOf(path) >= 0) return toStep(page, path)
  if (path === CHECKOUT) {
    await goTo(page, EXTRAS)
    await page.getByRole('button', { name: 'Continue' }).click()
    return page.waitForURL(`**${CHECKOUT}`)
  }
  if (path === '/account') {
    if (new URL(page.url()).pathname.startsWith(SIGNING_DAY_PATH)) await press(page, DOCUMENTS)
    else await comeBack(page)
    return press(page, path)
  }
  const isForVisitors = publicPageAt(path)?.for === 'visitors' || !(await isSignedIn(page))
  const { pathname, search } = addressOf(path)
  // The foot of a customer's own pages leads to few others, and that of what anybody may read to all of them.
  const ofCustomers = publicPageAt(path) && path !== PRIVACY ? PRIVACY : '/account'
  const from = search === '' ? (linkedFrom[pathname] ?? (isForVisitors ? '/' : ofCustomers)) : pathname
  await goTo(page, from)
  await press(page, path)
}

/**
 * Goes to a page as a customer does: by the link on the page where they are, or else by the pages that lead there. So what a page needs is
 * loaded as it is for customers, who open no address by hand. A path may name a server: `${server.url}/prices`.
 */
export const goTo = async (page: Page, to: string): Promise<void> => {
  const { origin } = new URL(to, isOpen(page) ? page.url() : 'http://heirloom.example')
  const path = to.startsWith('http') ? to.slice(origin.length) || '/' : to
  const comesIn = !isOpen(page) || (to.startsWith('http') && new URL(page.url()).origin !== origin)
  if (comesIn) await comeIn(page, to.startsWith('http') ? `${origin}/` : '/')
  await shown(page)
  if (isThere(page, path) || (comesIn && path === '/')) return
  if (path === '/') return comeBack(page)
  if ((await linkTo(page, path).count()) > 0) return press(page, path)
  return goOn(page, path)
}
