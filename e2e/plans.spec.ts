import { ALL_ANSWERS, arriveAt, goTo, startPlan } from './customer.ts'
import { test } from './fixtures.ts'

test('a tab that shows the plan leaves it when another tab throws it away', async ({ page, context }) => {
  await startPlan(page)
  const other = await context.newPage()
  await goTo(other, ALL_ANSWERS)
  await arriveAt(other, 'Check your will')
  await other.getByRole('button', { name: 'Go on with my plan' }).click()
  await other.getByRole('button', { name: 'Throw the plan away' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Throw the plan away' }).click()
  await arriveAt(page, 'Check your will')
})
