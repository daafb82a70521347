/** "Saved" is said of what the server has, and of nothing else on the page. */
import type { Locator, Page } from '@playwright/test'
import { pathOf } from '#core/journey/pages.ts'
import {
  apply,
  arriveAt,
  choose,
  emailOf,
  endSession,
  goTo,
  holdMoneyForDaniel,
  logIn,
  nextQuestion,
  saveAndContinue,
  saved,
  startAt,
} from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'

const isSaved = (page: Page) => page.getByText('Saved', { exact: true })
const isNotSaved = (page: Page) => page.getByText('Not saved yet', { exact: true })

const expectSaid = async (page: Page, said: 'Saved' | 'Not saved yet' | 'nothing') => {
  await expect(isSaved(page)).toHaveCount(said === 'Saved' ? 1 : 0)
  await expect(isNotSaved(page)).toHaveCount(said === 'Not saved yet' ? 1 : 0)
}

// Promise: api.told
test('nothing is said before something is typed, then that it is not saved yet, then that it is', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  await expectSaid(page, 'nothing')
  await page.getByLabel('Title').fill('Dr')
  await expectSaid(page, 'Not saved yet')
  await saveAndContinue(page)
  await arriveAt(page, 'Where do you live?')
  await expectSaid(page, 'nothing')
  await page.getByLabel('House name or number').fill('14')
  await expectSaid(page, 'Not saved yet')
  await page.getByLabel('Town or city').fill('Ludlow')
  await page.getByLabel('Postcode').fill('SY8 1AA')
  await expectSaid(page, 'Not saved yet')
  await saveAndContinue(page)
  // What a visitor said before the account stands there, and is not saved: nothing is said of it.
  await arriveAt(page, 'Do you own your home?')
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked()
  await expectSaid(page, 'nothing')
  await choose(page, 'No')
  await expectSaid(page, 'Not saved yet')
})

test('an answer that is put back to what the server has is saved again', async ({ page }) => {
  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.about-me.full-address'))
  const town = page.getByLabel('Town or city')
  const before = await town.inputValue()
  await town.fill('Elsewhere')
  await expectSaid(page, 'Not saved yet')
  await town.fill(before)
  await expectSaid(page, 'nothing')
})

test('a choice of people that is saved at once is said to be, beside shares that are not', async ({ page }) => {
  await startAt(page, 'will.executors.executors')
  await page
    .getByRole('button', { name: /^Choose .* as executor$/ })
    .first()
    .click()
  await expectSaid(page, 'Saved')
  await goTo(page, pathOf('will.estate-splits.split-distribution'))
  await page.getByRole('radio', { name: 'Different shares' }).check()
  await page.getByRole('textbox', { name: 'Thomas Hale' }).fill('40')
  await expectSaid(page, 'Not saved yet')
})

// Promise: api.told
test('while something held for a time is described nothing of it is said to be saved before “Done”', async ({
  page,
}) => {
  await startAt(page, 'will.gifts')
  await page.getByRole('button', { name: 'Other ways to leave something' }).click()
  await holdMoneyForDaniel(page, () => expectSaid(page, 'Not saved yet'))
  await expectSaid(page, 'Not saved yet')
  await page.getByRole('button', { name: 'Done' }).click()
  await arriveAt(page, /gifts/)
  await expectSaid(page, 'nothing')
})

// Promise: api.told
test('what is typed after a save that did not reach us is said to be kept only once it is', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  await page.route('**/api/form', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await page.getByLabel('Title').fill('Dr')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  const kept = page.getByText(/kept on this device/)
  await expect(kept).toBeVisible()
  await page.getByLabel('First name').fill('Peggy')
  await expect(kept).toHaveCount(0)
  await expectSaid(page, 'Not saved yet')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Peggy')
  await expect(page.getByLabel('Title')).toHaveValue('Dr')
})

// Promise: api.told
test('nothing is said to be kept on a device that has no room for it', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  await page.route('**/api/form', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.getByLabel('Title').fill('Dr')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText(/Keep this page open, and we will keep trying/)).toBeVisible()
  await expect(page.getByText(/kept on this device/)).toHaveCount(0)
})

// Promise: api.told
test('what waited on this device is sent when its page comes again, and nothing says then that it is not saved', async ({
  page,
}) => {
  await startAt(page, 'will.about-me.full-name')
  await page.route('**/api/form', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await page.getByLabel('Title').fill('Dr')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByText(/kept on this device/)).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expectSaid(page, 'Saved')
  await expect(page.getByLabel('Title')).toHaveValue('Dr')
  await expect(page.getByText(/not saved yet/)).toHaveCount(0)
})

/** Types something else while the save of what was typed is under way, and waits until it has ended. */
const typeDuringSave = async (page: Page, save: Locator, field: Locator) => {
  const arrives = await holdRequests(page, (url) => /\/api\/(form|wills)/.test(url.pathname))
  const ended = page.waitForResponse((reply) => reply.request().method() === 'POST')
  await field.fill('Wren Farrow')
  await save.click()
  await field.fill('Wren Farrow Vale')
  arrives()
  await ended
}

// Promise: api.told
test('what is typed while a save is under way stays on the page, is not called saved, and is saved by the next press', async ({
  page,
}) => {
  await startAt(page, 'will.about-me.full-name')
  const save = page.getByRole('button', { name: 'Save and continue' })
  const names = page.getByLabel(/Middle names/)
  await typeDuringSave(page, save, names)
  await expectSaid(page, 'Not saved yet')
  await expect(names).toHaveValue('Wren Farrow Vale')
  await save.click()
  await arriveAt(page, 'Where do you live?')
  await goTo(page, pathOf('will.about-me.full-name'))
  await expect(names).toHaveValue('Wren Farrow Vale')
})

// Promise: api.told
test('what is typed in a dialog while its save is under way stays there, and changes what was added', async ({
  page,
}) => {
  await startAt(page, 'will.beneficiaries.other-beneficiaries')
  await page.getByRole('button', { name: /Add a person/ }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel('Full name')
  const save = dialog.locator('button[type=submit]')
  await typeDuringSave(page, save, name)
  await expect(name).toHaveValue('Wren Farrow Vale')
  await expectSaid(page, 'Not saved yet')
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Change Wren/ })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Change Wren Farrow Vale' })).toHaveCount(1)
})

test('a question of a power of attorney is not called saved because the one before it was', async ({ page }) => {
  await startAt(page, 'will.lpa', 'lastPowerOfAttorney')
  await goTo(page, '/my-will/lpa?power=money&ask=wishes')
  await page.getByRole('textbox').first().fill('Keep the garden')
  await expectSaid(page, 'Not saved yet')
  await saveAndContinue(page)
  await arriveAt(page, 'Who can confirm that you understand it?')
  await expectSaid(page, 'nothing')
})

// Promise: api.told
test('a name that was typed for the account is there again after a reload', async ({ page }) => {
  await startAt(page, 'will.my-downloads')
  await goTo(page, '/account')
  const open = () => page.getByRole('button', { name: 'Change the name' }).click()
  await open()
  await page.getByRole('dialog').getByLabel('First name').fill('Peggy')
  await page.reload()
  await open()
  await expect(page.getByRole('dialog').getByLabel('First name')).toHaveValue('Peggy')
})

test('nothing is called saved where the foot of the page says that it is not', async ({ page }) => {
  await startAt(page, 'will.about-me.marital-status')
  await apply(page, 'Help to read or sign', /need help to read, see or sign/)
  await expectSaid(page, 'Not saved yet')
  await expect(page.getByText('See a solicitor first')).toBeVisible()
  await expect(page.getByText(/answers are saved/)).toHaveCount(0)
})

// Promise: api.told
test('a page does not say “Saved” while answers of another page are kept that are not', async ({ page }) => {
  await startAt(page, 'will.gifts')
  await goTo(page, pathOf('will.about-me.full-address'))
  await page.getByLabel('Town or city').fill('Elsewhere')
  await page.getByRole('link', { name: /Back/ }).first().click()
  await expect(page.getByText(/that is not saved yet/)).toBeVisible()
  await page.getByLabel('Title').fill('Dr')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await arriveAt(page, 'Where do you live?')
  await expect(page.getByText('This is what you typed before. It is not saved yet.')).toBeVisible()
  await expectSaid(page, 'Not saved yet')
})

test('a press that leads on within a page saves nothing, and says so of nothing, where nothing is new', async ({
  page,
}) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries')
  await choose(page, /^Shared now/)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await choose(page, '25')
  await nextQuestion(page)
  await expectSaid(page, 'Saved')
  await page.getByRole('button', { name: 'Change the answer to: At what age?' }).click()
  let sent = 0
  await page.route('**/groupAssetsUpdate', (route) => {
    sent += 1
    return route.fallback()
  })
  await nextQuestion(page)
  await page.getByRole('button', { name: 'Change the answer to: If Thomas has died before you' }).click()
  await arriveAt(page, 'What if someone dies before you?')
  expect(sent).toBe(0)
})

test('a page that was left with errors on it does not leave “Saved” to the next one', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries')
  await choose(page, /^Shared now/)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await nextQuestion(page)
  await expect(page.getByText('Not saved.', { exact: true })).toBeVisible()
  await expectSaid(page, 'nothing')
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver(() => {
      const words = document.querySelector('[data-standing]')?.textContent
      said.push(`${document.querySelector('h1')?.textContent} ${words}`)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.getByRole('button', { name: 'Change the answer to: If Thomas has died before you' }).click()
  await arriveAt(page, 'What if someone dies before you?')
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said.filter((each) => /^What if .*Saved/.test(each))).toEqual([])
  await expectSaid(page, 'nothing')
})

test('a screen reader hears how a save ended, and not that something was typed', async ({ page }) => {
  await startAt(page, 'will.about-me.full-name')
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const live = element?.closest('[role=status], [role=alert], [aria-live]')
        if (live?.closest('[data-standing]') && live.textContent) heard.push(live.textContent)
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await page.getByLabel('Title').pressSequentially('Dr', { delay: 30 })
  await expectSaid(page, 'Not saved yet')
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([])
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await saved(page)
  await arriveAt(page, 'Where do you live?')
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  expect(heard.filter((words) => words !== 'Saved')).toEqual([])
})

test('a save after the session has ended leads to the log-in, without an error on the way, and keeps what was typed', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('401')) errors.push(message.text())
  })
  await startAt(page, 'will.about-me.full-name')
  await page.getByLabel('Title').fill('Dr')
  await page.route('**/api/form', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { message: 'Log in again', errors: {} } })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await arriveAt(page, 'Log in')
  expect(errors).toEqual([])
})

// Promise: api.told
for (const [at, field, button, typed] of [
  ['will.about-me.full-name', /Middle names/, 'Save and continue', 'Ellen'],
  ['will.values', /^Your funeral/, 'Done', '500'],
] as const)
  test(`a second press while the session turns out to have ended goes to the log-in like the first: ${at}`, async ({
    page,
  }) => {
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    await startAt(page, at)
    const email = await emailOf(page)
    await page.getByLabel(field).fill(typed)
    await endSession(page)
    const arrives = await holdRequests(page, (url) => /\/api\/(form|wills\/wills)/.test(url.pathname))
    await page.getByRole('button', { name: button, exact: true }).evaluate(async (save) => {
      const { click } = HTMLElement.prototype
      click.call(save)
      await new Promise((done) => setTimeout(done))
      click.call(save)
    })
    arrives()
    await logIn(page, email)
    await expect(page.getByLabel(field)).toHaveValue(typed)
    await expectSaid(page, 'Not saved yet')
    await expect(page.getByText('Not saved.', { exact: true })).toHaveCount(0)
    expect(thrown).toEqual([])
  })

// Promise: api.told, done.failure.3
for (const way of ['a reload', 'Back'] as const)
  for (const weather of ['arrives', 'is refused for now'] as const)
    test(`what is on its way as the page is left by ${way} is not lost where it ${weather}`, async ({ page }) => {
      await startAt(page, 'will.about-me.full-address')
      const town = page.getByLabel('Town or city')
      await page.getByLabel('House name or number').fill('1')
      await town.fill('Bishops Castle')
      await page.getByLabel('Postcode').fill('SY9 5AA')
      const busy = { status: 429, json: { message: 'Please wait a moment', errors: {} } }
      const { promise: comes, resolve: arrives } = Promise.withResolvers<void>()
      await page.route('**/api/form', async (route) => {
        if (route.request().method() !== 'POST') return route.fallback()
        await comes
        return weather === 'arrives' ? route.fallback() : route.fulfill(busy)
      })
      await page.getByRole('button', { name: 'Save and continue', exact: true }).evaluate((save) => {
        HTMLElement.prototype.click.call(save)
      })
      await expect(page.getByText('Saving…', { exact: true })).toBeVisible()
      if (way === 'a reload') await page.reload()
      else await page.getByRole('link', { name: /^← Back|^Back/ }).click()
      arrives()
      await page.waitForTimeout(50)
      await page.unrouteAll()
      await goTo(page, pathOf('will.about-me.full-address'))
      await page.reload()
      await expect(town).toHaveValue('Bishops Castle')
      await expect(page.getByText(/It is not saved yet/)).toHaveCount(weather === 'arrives' ? 0 : 1)
    })
