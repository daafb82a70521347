/** Whatever is pressed does something: it leads on, changes the page, or takes the focus to a reason that can be seen. */
import type { Page } from '@playwright/test'
import type { FormReply } from '#core/api/wills.ts'
import { pages } from '#core/journey/guards.ts'
import { pathOf } from '#core/journey/pages.ts'
import { steps } from '#core/journey/steps.ts'
import { sections } from '#core/lpa/sections.ts'
import { lpaForms } from '#core/will/lpa-options.ts'
import { beforeAnswer } from '#testkit/said-on-screen.ts'
import { homeOf, joinDesk } from './back-office.ts'
import { answerLanding, goTo, holdMoneyForDaniel, nextQuestion, startAt, typeAddress } from './customer.ts'
import { begin, empty, leadingAstray, main, pressAll, pressed, primary, ready } from './every-button.ts'
import { expect, test } from './fixtures.ts'

const unfoldAll = async (page: Page) => {
  const folded = main(page).locator('details:not([open]) > summary').filter({ visible: true })
  while ((await folded.count()) > 0) await folded.first().click()
}

/** The same in the dialogs that the buttons of a page open. */
const pressInDialogs = async (page: Page, open: () => Promise<unknown>): Promise<string[]> => {
  const silent: string[] = []
  await expect(open).toPass()
  const openers = main(page)
    .getByRole('button', { name: /^(Add|Change|Remove|Correct|Edit) / })
    .filter({ visible: true })
  const names = await openers.evaluateAll((all) => all.map((each) => each.textContent?.replace('+', '') ?? ''))
  const firsts = names.flatMap((name, at) =>
    names.findIndex((each) => each.split(' ')[0] === name.split(' ')[0]) === at ? [at] : [],
  )
  const dialog = page.getByRole('dialog').last()
  for (const at of firsts)
    for (const state of ['as it comes', 'begun', 'emptied'] as const) {
      await expect(open).toPass()
      await openers.nth(at).click()
      if ((await dialog.count()) === 0) break
      if (state === 'begun') await begin(dialog)
      if (state === 'emptied') await empty(dialog)
      silent.push(...(await pressed(page, primary(dialog).first(), `${names[at]}, ${state}`)))
    }
  return silent
}

// Promise: done.failure.3
for (const { name } of steps.filter((step) => step.name !== 'will.summary'))
  test(`every button of ${pathOf(name)} does something, before an answer and after`, async ({ page }) => {
    const unanswered = () => startAt(page, name)
    expect.soft(await pressAll(page, unanswered), 'before').toEqual([])
    expect.soft(await pressInDialogs(page, unanswered), 'in dialogs').toEqual([])
    await startAt(page, 'will.summary')
    const answered = async () => {
      await typeAddress(page, pathOf(name))
      await ready(page)
    }
    expect.soft(await pressAll(page, answered), 'after').toEqual([])
  })

// Promise: done.failure.3
for (const { name } of pages.filter((each) => each.name !== 'will.payment-successful'))
  test(`every button of ${pathOf(name)} does something`, async ({ page }) => {
    const open = async () => {
      await startAt(page, name)
      await unfoldAll(page)
    }
    expect.soft(await pressAll(page, open)).toEqual([])
    expect.soft(await pressInDialogs(page, open), 'in dialogs').toEqual([])
  })

// Promise: done.failure.3
test('every button that a visitor meets does something', async ({ page }) => {
  for (const path of [
    '/',
    '/my-will/lpf-a/1',
    '/my-will/lpf-a/2',
    '/login',
    '/forgot-password',
    '/contact-us',
    '/unsubscribe',
    '/unsubscribe/a-token',
    '/write-to-me-again/a-token',
    '/confirm-email/a-token',
    '/change-of-email/a-token',
    '/this-was-not-me/a-token',
    '/invitation/a-token',
    '/check-my-will/start',
    '/cy/my-will/lpf-a/2',
  ]) {
    const open = async () => {
      await page.context().clearCookies()
      await typeAddress(page, path)
      await ready(page)
      await expect(page.locator('html[data-ready]')).toHaveCount(1)
    }
    expect.soft(await pressAll(page, open), path).toEqual([])
  }
  await goTo(page, '/')
  await answerLanding(page, { name: 'Ann', last_name: 'Lee' })
  expect.soft(await pressed(page, primary(main(page)).first(), 'sign-up, empty')).toEqual([])
})

test('every button of the questions of a power of attorney does something', async ({ page }) => {
  await startAt(page, 'will.lpa', 'lastPowerOfAttorney')
  for (const { key } of Object.values(lpaForms))
    for (const { name } of sections) {
      const open = async () => {
        await typeAddress(page, `${pathOf('will.lpa')}?power=${key}&ask=${name}`)
        await ready(page)
      }
      expect.soft(await pressAll(page, open), `${key} ${name}`).toEqual([])
    }
})

// Promise: done.failure.3
test('every button of the account and of the signing day does something', async ({ page }) => {
  await startAt(page, 'will.my-downloads')
  for (const path of ['/account', '/signing-day']) {
    const open = async () => {
      await typeAddress(page, path)
      await ready(page)
      await unfoldAll(page)
    }
    expect.soft(await pressAll(page, open), path).toEqual([])
  }
})

/** One executor and nobody to step in, where a disabled person’s money needs two. */
const beginWithOneExecutor = async (page: Page) => {
  await startAt(page, 'will.gifts')
  for (const [step, left] of [
    ['will.executors.executors', 1],
    ['will.executors.my-executors', 0],
  ] as const) {
    await goTo(page, pathOf(step))
    await ready(page)
    const chosen = page.getByRole('button', { name: /^Remove .* as .*executor$/ })
    for (let count = await chosen.count(); count > left; count -= 1) {
      await chosen.last().click()
      await expect(chosen).toHaveCount(count - 1)
    }
  }
  await goTo(page, pathOf('will.gifts'))
  await page.getByRole('button', { name: 'Other ways to leave something' }).click()
}

// Promise: done.failure.3
test('“Done” says that two people must act besides the disabled person, and offers anybody but them', async ({
  page,
}) => {
  await beginWithOneExecutor(page)
  await holdMoneyForDaniel(page)
  const { said, answer } = await page.evaluate(() => beforeAnswer(document))
  expect(answer?.textContent).toMatch(/backup executor/)
  expect(said.split(' ').length).toBeLessThanOrEqual(40)
  await expect(page.getByRole('button', { name: /^Choose Ruth Hale as backup executor/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Choose Daniel Hale as backup executor/ })).toHaveCount(0)
  const button = page.locator('form button[type=submit]')
  for (let presses = 0; presses < 2; presses += 1) {
    await button.click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'At least two executors or backups are needed' }),
    ).toBeFocused()
  }
  await page.getByRole('link', { name: /At least two executors/ }).click()
  await expect(page.getByRole('group', { name: 'Who else should be able to act?' }).locator(':focus')).toHaveCount(1)
})

/** The gifts of somebody who has named nobody but these. */
const openGiftsNaming = async (page: Page, named: RegExp) => {
  await startAt(page, 'will.gifts')
  await page.route('**/api/form', async (route) => {
    const response = await route.fetch()
    const { user, will } = (await response.json()) as FormReply
    const { accounts, ...rest } = will
    const json = {
      user,
      will: {
        ...rest,
        persons: will.persons.filter(({ fullname }) => named.test(fullname)),
        charities: [],
        gifts: [],
        executor: [],
        executorBackup: [],
        accounts: accounts.map((each) => ({ ...each, owner: 'I own it alone', mortgageWithPersons: [] })),
      },
    }
    await route.fulfill({ response, json })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Other ways to leave something' }).click()
}

for (const [question, named, toQuestion] of [
  [
    'who lives in the home',
    /Daniel/,
    async (page: Page) => {
      await page.getByRole('button', { name: 'Let someone live in my home for life' }).click()
      for (let asked = 0; asked < 3; asked += 1) await nextQuestion(page)
      await expect(page.getByRole('heading', { name: 'Who may live there?' })).toBeVisible()
      await nextQuestion(page)
    },
  ],
  [
    'whom money is held for',
    /nobody/,
    async (page: Page) => {
      await page.getByRole('button', { name: 'Have money held for a disabled person' }).click()
      await nextQuestion(page)
    },
  ],
  [
    'who has it after a disabled person',
    /Thomas/,
    (page: Page) => holdMoneyForDaniel(page, undefined, async () => nextQuestion(page), /Thomas/),
  ],
  [
    'who chooses among the belongings',
    /nobody/,
    async (page: Page) => {
      await page.getByRole('button', { name: 'Say who chooses among my belongings' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    },
  ],
] as const)
  test(`where nobody can be chosen, the error leads to where somebody is added: ${question}`, async ({ page }) => {
    await openGiftsNaming(page, named)
    await toQuestion(page)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please select at least one Person'])
    expect(await leadingAstray(page)).toEqual([])
    await page.locator(':focus').click()
    await expect(page.getByRole('dialog').last().getByLabel('Full name')).toBeVisible()
  })

test('every button of the desk does something', async ({ page, server, dataDir }) => {
  await joinDesk(page, { server, dataDir }, 'owner')
  for (const place of [
    '',
    '/cases',
    '/readings',
    '/prints',
    '/messages',
    '/reviews',
    '/customers',
    '/orders',
    '/codes',
    '/funders',
    '/experiments',
    '/clauses',
    '/health',
  ]) {
    const open = async () => {
      await typeAddress(page, `${homeOf(server)}/desk${place}`)
      await ready(page)
    }
    expect.soft(await pressAll(page, open), `/desk${place}`).toEqual([])
  }
})
