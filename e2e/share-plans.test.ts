import { pathOf } from '#core/journey/pages.ts'
import { beforeAnswer } from '#testkit/said-on-screen.ts'
import { expectNoViolations } from './accessibility.ts'
import { apply, arriveAt, choose, goTo, nextQuestion, saveAndContinue, saved, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

const TITLE = 'Who should share what you leave?'

// Promise: since.plans
test('a family begins with pictures of what it may want, and one press writes the answers', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries')
  await arriveAt(page, TITLE)
  // Nothing is chosen for anybody.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await expect(page.getByRole('group', { name: 'Which is nearest' })).toContainText('Please select an option')

  await choose(page, /^All to Thomas, then Ruth and Daniel/)
  await page.getByRole('button', { name: 'Use this plan' }).click()

  await arriveAt(page, 'That is nearly everything')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('Thomas: all of it')).toBeVisible()
  await expect(page.getByRole('main').getByText('If Thomas has died before you', { exact: true })).toBeVisible()
  await choose(page, '25')
  await page.getByRole('button', { name: 'Next: who comes last' }).click()
  await choose(page, /next of kin/)
  await expectNoViolations(page)
  await saveAndContinue(page)
  // What the plan has answered is not asked again.
  await arriveAt(page, 'Is there anyone you want to leave out?')

  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await arriveAt(page, 'Thomas Hale gets the rest')
})

test('each line of a plan opens its question and comes back, and one press puts back what stood before', async ({
  page,
}) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries')
  await arriveAt(page, TITLE)
  await choose(page, /^All to Thomas, then Ruth and Daniel/)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await arriveAt(page, 'That is nearly everything')
  await choose(page, '25')
  await page.getByRole('button', { name: 'Change the answer to: If Thomas has died before you' }).click()
  await arriveAt(page, 'What if someone dies before you?')
  await choose(page, /next of kin/)
  await saveAndContinue(page)

  await arriveAt(page, 'That is nearly everything')
  await expect(page.getByText('At what age? 25')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Nothing was chosen here since, which could be put back.
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change the answer to: Your plan:' }).click()
  await choose(page, /^Shared now/)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await arriveAt(page, 'That is nearly everything')
  await expect(page.getByText('A third each to Thomas, Ruth and Daniel.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('All to Thomas, then Ruth and Daniel').first()).toBeVisible()
  await expect(page.getByText('100%', { exact: true }).first()).toBeVisible()
})

test('a second family sees the home for life first, and what it means for each', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries', '', { family: 'second-marriage' })
  await arriveAt(page, TITLE)
  await choose(page, /^Bea keeps the home for life/)
  await expect(page.getByText('Next: 6 questions about the home.')).toBeVisible()
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await arriveAt(page, 'That is nearly everything')
  // What the plan cannot know is asked at once, and never assumed.
  await page.getByRole('button', { name: 'Next: a cheaper home' }).click()
  await expect(page.getByRole('heading', { name: 'How long may Bea live there?' })).toBeVisible()
  await expect(page.getByText('Please select an option').first()).toBeVisible()
  for (const answer of ['For the rest of her life', 'It stays in the trust', 'Bea', 'No, only', 'Yes, they', 'Yes']) {
    await page.getByRole('radio', { name: new RegExp(`^${answer}`) }).check()
    await nextQuestion(page)
  }
  await expect(page.getByText('After this: 7 short pages.')).toBeVisible()
  await expect(page.getByText('Half to Bea. Half shared by Cy, Di and Kit.')).toBeVisible()
  await expect(page.getByText('Bea for life, then Cy, Di and Kit')).toBeVisible()
  await page.getByRole('button', { name: 'Change the answer to: Your home, or your part of it' }).click()
  // Among the gifts nothing of it is left to ask, but for who acts: the executors are asked for later.
  await arriveAt(page, 'Let someone live in your home')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('heading', { name: 'Who acts besides Bea?' })).toBeVisible()
})

test('what was answered about the home does not come back with a plan that holds nothing', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries', '', { family: 'second-marriage' })
  await choose(page, /^Bea keeps the home for life/)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  for (const answer of [/^For the rest of her life/, /^It stays in the trust/]) {
    await page.getByRole('radio', { name: answer }).check()
    await nextQuestion(page)
  }
  await page.getByRole('button', { name: 'Change the answer to: Your plan:' }).click()
  await choose(page, /^Shared now/)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await choose(page, /next of kin/)
  await saveAndContinue(page)
  await arriveAt(page, 'Is there anyone you want to leave out?')
})

test('a plan stays chosen whatever ends it, and what was not typed to its end holds nobody up who goes their own way', async ({
  page,
}) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries', '', { family: 'second-marriage' })
  await choose(page, /^Bea keeps the home for life/)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await page.getByRole('radio', { name: /^For life, unless something else/ }).check()
  await page.getByRole('checkbox', { name: /^A date comes that I choose/ }).check()
  await page.getByLabel('Day').fill('3')
  const change = page.getByRole('button', { name: 'Change the answer to: Your plan:' })
  await change.click()
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await expect(page.getByRole('heading', { name: 'How long may Bea live there?' })).toBeVisible()
  await change.click()
  await choose(page, /^My own way/)
  await page.getByRole('button', { name: 'Next: who shares it' }).click()
  await saveAndContinue(page)
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toHaveCount(0)
})

test('a plan over answers that were given one by one asks once, and leaves them for one press', async ({ page }) => {
  await startAt(page, 'will.summary')
  await goTo(page, pathOf('will.beneficiaries.my-beneficiaries'))
  await page.getByRole('button', { name: 'See the plans' }).click()
  await choose(page, /^All to Thomas, then Ruth and Daniel/)
  await expect(page.getByText(/^This replaces \d answers of yours\./)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('checkbox', { name: /Ruth Hale/ })).toBeChecked()
  await expect(page.getByText('Not saved yet', { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'See the plans' }).click()
  await choose(page, /^All to Thomas, then Ruth and Daniel/)
  await page.getByRole('button', { name: 'Replace my answers' }).click()
  await arriveAt(page, 'That is nearly everything')
})

test('a home that passes to its other owner by law is a step first, and its plan comes back chosen', async ({
  page,
}) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries')
  await arriveAt(page, TITLE)
  await choose(page, /^Thomas keeps the home for life One step first/)
  await expect(page.getByText('This cannot be written yet.')).toBeVisible()
  // Nothing is written until it can be.
  await expect(page.getByRole('button', { name: 'Use this plan' })).toHaveCount(0)
  await page.getByRole('button', { name: 'First: how the home is owned' }).click()

  await arriveAt(page, 'Do you own your home?')
  await choose(page, /^Tenants in common/)
  await page.getByRole('button', { name: 'Save and continue' }).click()

  await arriveAt(page, TITLE)
  await expect(page.getByRole('radio', { name: /^Thomas keeps the home for life/ })).toBeChecked()
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await arriveAt(page, 'That is nearly everything')
  await expect(page.getByText('Thomas for life, then Ruth and Daniel')).toBeVisible()
})

test('the share of somebody who is said to be disabled can be held for them, which is a picture of its own', async ({
  page,
}) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries')
  await arriveAt(page, TITLE)
  await goTo(page, pathOf('will.beneficiaries.other-beneficiaries'))
  await apply(page, 'Benefits, care, money trouble', /is disabled, and gets/)
  await page.getByRole('group', { name: 'Who is it?' }).getByRole('checkbox', { name: 'Ruth Hale' }).check()
  await expect(page.getByText(/your executors look after the share of Ruth/)).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await saved(page)

  await goTo(page, pathOf('will.beneficiaries.my-beneficiaries'))
  await choose(page, /^Ruth’s share is held for her A third each to Thomas, Ruth and Daniel/)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await arriveAt(page, 'That is nearly everything')
  await choose(page, '18')
  // What the plan cannot know is asked, and never assumed.
  await page.getByRole('button', { name: 'Next: the benefit' }).click()
  await expect(page.getByRole('radio', { name: /^Personal independence payment/ })).not.toBeChecked()
  await choose(page, /^Personal independence payment/)
  await page.getByRole('button', { name: 'Next: if it will last' }).click()
  await choose(page, 'Yes')
  await page.getByRole('button', { name: 'Next: anything else' }).click()
  await choose(page, 'Yes, hold it too')
  await page.getByRole('button', { name: 'Next: who has it after' }).click()
  await expect(page.getByRole('heading', { name: 'Who has what is left when Ruth dies?' })).toBeVisible()
})

test('a plan for several friends is for those of them who are ticked', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries', '', { family: 'friends' })
  await arriveAt(page, TITLE)
  await choose(page, /^The 4 you named, equally/)
  await page.getByRole('group', { name: 'Who is in it?' }).getByRole('checkbox', { name: 'Nell' }).uncheck()
  await expect(page.getByRole('radio', { name: /^Mo, Oscar and Pia, equally/ })).toBeChecked()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await arriveAt(page, 'That is nearly everything')
  await expect(page.getByText('A third each to Mo, Oscar and Pia.')).toBeVisible()
})

test('from which age the children have it is asked in few words, and what that means is said below the answer', async ({
  page,
  serverWith,
}) => {
  const { url: home } = await serverWith({ OFFERED_PARTS: 'none' })
  await startAt(page, 'will.beneficiaries.my-beneficiaries', '', { home })
  await choose(page, /^All to Thomas/)
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await choose(page, '25')
  await page.getByRole('button', { name: 'Change the answer to: If Thomas has died before you' }).click()
  await arriveAt(page, 'What if someone dies before you?')
  await choose(page, /next of kin/)
  await saveAndContinue(page)
  await arriveAt(page, 'That is nearly everything')
  await page.getByRole('button', { name: 'Change the answer to: At what age?' }).click()
  const said = () => page.evaluate(() => beforeAnswer(document).said.split(' ').length)
  expect(await said()).toBeLessThanOrEqual(40)
  const means =
    /Until then your executors hold it\. .+ income from 18, .+ Stepchildren and grandchildren get theirs at 18\./
  await expect(page.getByText(means)).toBeVisible()
  await saveAndContinue(page)
  await arriveAt(page, 'Is there anyone you want to leave out?')
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await arriveAt(page, 'Thomas Hale gets the rest')
  expect(await said()).toBeLessThanOrEqual(40)
  await expect(page.getByText(means)).toBeVisible()
  await choose(page, '18')
  await expect(page.getByText(means)).toHaveCount(0)
})
