/** What a visitor with a will answers about it. */
import type { Page } from '@playwright/test'
import { questionsOn } from '#core/existing-will/questions.ts'
import { arriveAt, choose, goTo } from './customer.ts'

export const onward = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

export const group = (page: Page, name: string) => page.getByRole('group', { name })

const fine: Record<string, string> = {
  made_by: 'A solicitor',
  age: 'Less than 5 years',
  original: 'I know where it is',
  signed: 'Yes',
  witnessed: 'Yes',
  executors: 'Yes',
  guardians: 'I have no children under 18',
}

/** Answers the two questions of the first page. */
export const answerStart = async (page: Page, { homeowner = 'Yes' } = {}) => {
  await choose(group(page, 'Do you live in England or Wales?'), 'Yes')
  await onward(page)
  await choose(group(page, 'Do you own your home?'), homeowner)
  await onward(page)
}

/** Answers every question on a step: as for a will that nothing is to be said of, but for what is given. */
const answer = async (page: Page, step: Parameters<typeof questionsOn>[0], given: Record<string, string> = {}) => {
  for (const { id, question } of questionsOn(step)) {
    await choose(group(page, question), given[id] ?? fine[id] ?? 'No')
    await onward(page)
  }
}

export const answerEverything = async (page: Page) => {
  await goTo(page, '/check-my-will/start')
  await arriveAt(page, 'Do you already have a will?')
  await answerStart(page, { homeowner: 'No' })
  await arriveAt(page, 'About your will')
  await answer(page, 'about.made')
  await arriveAt(page, 'How it was signed')
  await answer(page, 'about.signing', { witness_gains: 'Yes' })
  await arriveAt(page, 'Your family since then')
  await answer(page, 'since.family', { married: 'Yes' })
  await arriveAt(page, 'The people in your will')
  await answer(page, 'since.people')
  await arriveAt(page, 'Your home and what you own')
  await answer(page, 'since.home', { abroad: 'Yes' })
}

export const walkToPayment = async (page: Page) => {
  await answerEverything(page)
  await arriveAt(page, 'Create an account for your report')
  await page.getByLabel('First name').fill('Anna')
  await page.getByLabel('Last name').fill('Price')
  await page.getByLabel('Email').fill(`anna.${crypto.randomUUID().slice(0, 8)}@example.test`)
  await page.getByRole('textbox', { name: 'Password' }).fill('a quiet orchard wall')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await arriveAt(page, 'Pay for the check')
}
