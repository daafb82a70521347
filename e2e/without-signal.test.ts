/** Each step of the journey is answered where there is no signal. What was answered is with us once there is. */
import type { Page } from '@playwright/test'
import { type StepName, steps } from '#core/journey/steps.ts'
import type { Will } from '#core/will/schema.ts'
import {
  agreeButton,
  arriveAt,
  asCustomer,
  choose,
  fillDay,
  goOwnWay,
  nextQuestion,
  openStatus,
  pay,
  pressSave,
  startAt,
  toCheckout,
} from './customer.ts'
import { open } from './documents.ts'
import { expect, test } from './fixtures.ts'
import { inContents, start } from './reader.ts'

type Answered = {
  readonly answer: (page: Page) => Promise<unknown>
  /** What the server then has. */
  readonly holds: (will: Will) => unknown
}

/** An answer that a press saves at once. `begin`: what comes before that press. */
type Pressed = Answered & { readonly begin?: (page: Page) => Promise<unknown> }

const named = (name: string) => (will: Will) => will.persons.find(({ fullname }) => fullname === name)
const inDialog = (page: Page) => page.getByRole('dialog')
const add = (page: Page) => inDialog(page).getByRole('button', { name: 'Add', exact: true }).click()

/** A person chosen from a list is saved at once. */
const taken = (name: string, holds: Answered['holds']): Answered => ({
  answer: (page) =>
    page
      .getByRole('button', { name: new RegExp(`^Choose ${name} `) })
      .first()
      .click(),
  holds,
})

/** So is one who is described in a dialog. What was typed into it stays there. */
const described = (opener: RegExp, first?: Pressed['begin']): Pressed => ({
  begin: async (page) => {
    await first?.(page)
    await page.getByRole('button', { name: opener }).first().click()
    await inDialog(page).getByLabel('Full name').fill('Wren Farrow')
  },
  answer: add,
  holds: named('Wren Farrow'),
})

/** The answers that are sent by the button of the step. */
const typed: Partial<Record<StepName, Answered>> = {
  'will.about-me.full-name': {
    answer: (page) => page.getByLabel(/Middle names/).fill('Ellen Rose'),
    holds: ({ details }) => details.middle_name === 'Ellen Rose',
  },
  'will.about-me.full-address': {
    answer: async (page) => {
      await page.getByLabel('House name or number').fill('14')
      await page.getByLabel('Town or city').fill('Leominster')
      await page.getByLabel('Postcode').fill('SY8 1AB')
    },
    holds: ({ details }) => details.address?.town === 'Leominster',
  },
  'will.about-me.you-own-property': {
    answer: async (page) => {
      await choose(page, 'Yes')
      await choose(page, 'I own it alone')
    },
    holds: ({ accounts }) => accounts.length === 1,
  },
  'will.about-me.dob': {
    answer: (page) => fillDay(page, { day: 9, month: 3, year: 1961 }),
    holds: ({ details }) => details.dob?.year === 1961,
  },
  'will.about-me.marital-status': {
    answer: async (page) => {
      await openStatus(page)
      await choose(page, 'Divorced')
    },
    holds: ({ status }) => status === 'Divorced',
  },
  'will.beneficiaries.partner': {
    answer: (page) => page.getByLabel('Full name').fill('Thomas Wren'),
    holds: named('Thomas Wren'),
  },
  'will.beneficiaries.children': {
    answer: (page) => choose(page, 'No'),
    holds: ({ haveChildren }) => haveChildren === 'No',
  },
  'will.beneficiaries.my-beneficiaries': {
    answer: async (page) => {
      await goOwnWay(page)
      await page.getByRole('checkbox', { name: /Daniel Hale/ }).uncheck()
    },
    holds: (will) => named('Daniel Hale')(will)?.inherit === false,
  },
  'will.beneficiaries.backup-action': {
    answer: async (page) => {
      const rule = page.getByRole('group', { name: 'If someone dies before you, who gets their share?' })
      await choose(rule, /^Their children share it/)
      await nextQuestion(page)
      await choose(page.getByRole('group', { name: /If everyone you name/ }), /My next of kin/)
    },
    holds: ({ ultimateDefault }) => ultimateDefault?.option,
  },
  'will.estate-splits.split-distribution': {
    answer: (page) => choose(page, /^Equal/),
    holds: ({ estateSplit }) => estateSplit,
  },
  'will.executors.digital-assets': {
    answer: (page) => choose(page, 'My executors'),
    holds: ({ executorCareAssets }) => executorCareAssets?.option,
  },
  'will.executors.executor-notify': {
    answer: (page) => choose(page, /^No/),
    holds: ({ notifyExecutors }) => notifyExecutors === 'No',
  },
  'will.funeral-wishes': {
    answer: (page) => choose(page, 'Let my executors decide'),
    holds: ({ whatToDo }) => whatToDo?.option,
  },
}

/** The answers that a press saves at once. */
const pressed: Partial<Record<StepName, Pressed>> = {
  'will.beneficiaries.other-beneficiaries': described(/Add a person/),
  'will.beneficiaries.guardians': described(/Add someone/, async (page) => {
    await choose(page.getByRole('group', { name: /parental responsibility/ }), 'Yes, we both do')
  }),
  'will.beneficiaries.backup-guardians': described(/Add someone/),
  'will.beneficiaries.pets': {
    begin: async (page) => {
      await page
        .getByRole('button', { name: /Add .*pet/ })
        .first()
        .click()
      await inDialog(page).getByLabel('Name').fill('Juno')
      await choose(inDialog(page), 'Cat')
      await choose(inDialog(page), 'No')
    },
    answer: add,
    holds: ({ pets }) => pets.some(({ fullname }) => fullname === 'Juno'),
  },
  'will.gifts': {
    begin: async (page) => {
      await page.getByRole('button', { name: /Add a(nother)? gift/ }).click()
      await choose(inDialog(page), 'A thing')
      await inDialog(page).getByLabel('What is it?').fill('my garden bench')
      await inDialog(page)
        .getByRole('checkbox', { name: /Ruth Hale/ })
        .check()
      await choose(inDialog(page), /It goes to their children/)
    },
    answer: (page) => inDialog(page).getByRole('button', { name: 'Add the gift' }).click(),
    holds: ({ gifts }) => gifts.some((gift) => JSON.stringify(gift).includes('my garden bench')),
  },
  'will.beneficiaries.pets-guardians': taken('Ruth Hale', ({ pets }) =>
    pets.some(({ guardianId }) => guardianId.length > 0),
  ),
  'will.estate-splits.exclude': described(/Add someone to leave out/, (page) =>
    page.getByRole('button', { name: 'Yes, someone' }).click(),
  ),
  'will.executors.executors': taken('Ruth Hale', ({ executor }) => executor.length > 0),
  'will.executors.my-executors': taken('Anne Price', ({ executorBackup }) => executorBackup.length > 0),
}

test('the signal is lost at every step', () => {
  const lost = [...Object.keys(typed), ...Object.keys(pressed), 'will.summary']
  expect(lost.toSorted()).toEqual(steps.map(({ name }) => name).toSorted())
})

const serverHas = async (page: Page): Promise<Will> => {
  const reply = await page.request.get('/api/form', { headers: await asCustomer(page) })
  return ((await reply.json()) as { will: Will }).will
}

const setSignal = async (page: Page, there: boolean) => {
  await page.context().setOffline(!there)
  await page.evaluate((event) => void window.dispatchEvent(new Event(event)), there ? 'online' : 'offline')
}

for (const [name, { answer, holds }] of Object.entries(typed) as [StepName, Answered][])
  test(`what is answered without a signal on ${name} is said to be kept, and is with us once there is one`, async ({
    page,
  }) => {
    await startAt(page, name)
    expect(holds(await serverHas(page)), 'before').toBeFalsy()
    await setSignal(page, false)
    await answer(page)
    await pressSave(page)
    await expect(page.getByText(/Your answers are kept on this device, and we will keep trying/)).toBeVisible()
    expect(holds(await serverHas(page)), 'without a signal').toBeFalsy()
    await setSignal(page, true)
    await expect.poll(async () => Boolean(holds(await serverHas(page)))).toBe(true)
    await expect(page.getByText(/kept on this device/)).toHaveCount(0)
  })

for (const [name, { begin, answer, holds }] of Object.entries(pressed) as [StepName, Pressed][])
  test(`what is pressed without a signal on ${name} is said not to be saved, and is with us once it is pressed again`, async ({
    page,
  }) => {
    await startAt(page, name)
    await setSignal(page, false)
    await begin?.(page)
    await answer(page)
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: /Not saved/ })
        .first(),
    ).toBeVisible()
    expect(holds(await serverHas(page)), 'without a signal').toBeFalsy()
    await setSignal(page, true)
    await answer(page)
    await expect.poll(async () => Boolean(holds(await serverHas(page)))).toBe(true)
  })

test('what a page alone can send is sent too where the browser never lost its network, and we could not be reached', async ({
  page,
}) => {
  await startAt(page, 'will.beneficiaries.partner')
  const unreached = '**/api/**'
  await page.route(unreached, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
  await page.getByLabel('Full name').fill('Thomas Wren')
  await pressSave(page)
  const kept = page.getByText(/kept on this device/)
  await expect(kept).toBeVisible()
  await page.unroute(unreached)
  await expect.poll(async () => named('Thomas Wren')(await serverHas(page)), { timeout: 15_000 }).toBeDefined()
  await expect(kept).toHaveCount(0)
})

const unreached = /We could not reach the server\. Check your connection and try again\./

test('a part that is agreed to without a signal on will.summary is said not to be saved, and is agreed to once it is pressed again', async ({
  page,
}) => {
  await start(page)
  await setSignal(page, false)
  await agreeButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: unreached })).toContainText('Not saved.')
  await setSignal(page, true)
  await agreeButton(page).click()
  await expect(inContents(page, 'Name and address')).toHaveAccessibleName(/, agreed$/)
})

test('without a signal nothing is paid and no code is lost, and the checkout goes on once there is one', async ({
  page,
}) => {
  await toCheckout(page)
  await page.getByRole('button', { name: 'I have a code' }).click()
  await setSignal(page, false)
  await page.getByLabel('Your code').fill('HOSPICE')
  await page.getByRole('button', { name: 'Use the code' }).click()
  await expect(page.getByLabel('Your code')).toHaveAccessibleDescription(unreached)
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await expect(page.getByRole('alert').filter({ hasText: unreached })).toBeFocused()
  await expect(page.getByLabel('Your code')).toHaveValue('HOSPICE')
  await setSignal(page, true)
  await page.getByRole('button', { name: 'Pay £89.00' }).click()
  await pay(page, 'paid')
  await arriveAt(page, /^Thank you/)
})

test('documents that are opened without a signal say so, and come by themselves once there is one', async ({
  page,
}) => {
  await startAt(page, 'will.payment-successful')
  await arriveAt(page, /^Thank you/)
  await setSignal(page, false)
  await page.getByRole('link', { name: 'Open your documents' }).click()
  await arriveAt(page, 'Your documents')
  await expect(page.getByRole('alert').filter({ hasText: unreached })).toBeVisible()
  await expect(page.getByText('Getting your documents ready')).toHaveCount(0)
  await setSignal(page, true)
  await expect(page.getByRole('button', { name: 'Download everything' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: unreached })).toHaveCount(0)
})

test('a document that is asked for without a signal is said not to be downloaded and why, and so is what was ticked before it', async ({
  page,
}) => {
  await open(page)
  await page.getByRole('button', { name: 'Download everything' }).click()
  const asked = page.getByRole('dialog', { name: 'Before your first download' })
  for (const tick of await asked.getByRole('checkbox').all()) await tick.check()
  await setSignal(page, false)
  const download = asked.getByRole('button', { name: 'Download everything' })
  await download.click()
  await expect(asked.getByRole('alert')).toContainText(unreached)
  await expect(asked.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await setSignal(page, true)
  const file = page.waitForEvent('download')
  await download.click()
  await file
  await setSignal(page, false)
  await page.getByRole('button', { name: 'Download everything' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Not downloaded.' })).toContainText(unreached)
})
