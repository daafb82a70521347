import { expectNoViolations } from './accessibility.ts'
import { arriveAt, choose, goOwnWay, saveAndContinue, startAt } from './customer.ts'
import { expect, test, withMotion } from './fixtures.ts'
import { between, box, boxes, open, share, total } from './shares.ts'

test.use(withMotion)

// Promise: since.equal
test('different shares start from the equal ones, and equal ones come back with one press', async ({ page }) => {
  await open(page)
  await choose(page, 'Different shares')
  expect(await boxes(page)).toEqual(['25', '25', '25', '25'])
  await box(page, 'Thomas Hale').fill('55')
  await choose(page, 'Equal shares')
  await expect(page.getByText('A quarter').first()).toBeVisible()
  await choose(page, 'Different shares')
  expect(await boxes(page)).toEqual(['25', '25', '25', '25'])
})

test('typing is free, the total says what is left, and one press puts it right', async ({ page }) => {
  await open(page)
  await share(page, ['50', '20', '20', ''])
  await expect(total(page)).toHaveText('90% shared, 10% to go')
  await page.getByRole('button', { name: 'Give 10% to Royal National Lifeboat Institution' }).click()
  expect(await boxes(page)).toEqual(['50', '20', '20', '10'])
  await expect(total(page)).toHaveText('100% shared')

  await page.getByRole('button', { name: '1% more for Ruth' }).click()
  await expect(total(page)).toHaveText('101% shared. That is 1% too much.')
  await page.getByRole('button', { name: '1% less for Daniel' }).click()
  await expect(total(page)).toHaveText('100% shared')
  await page.getByRole('button', { name: 'Undo the last change' }).click()
  expect(await boxes(page)).toEqual(['50', '21', '20', '10'])
})

test('shares that are put right are not called wrong any more, nor are those that are typed', async ({ page }) => {
  await open(page)
  await share(page, ['50', '20', '20', '20'])
  await expect(total(page)).toHaveText('110% shared. That is 10% too much.')
  await expect(box(page, 'Royal National Lifeboat Institution')).toHaveAttribute('aria-invalid', 'false')
  await saveAndContinue(page)
  const error = page.getByRole('link', { name: 'Please make sure your Estate Split add up to 100%' })
  await expect(error).toBeVisible()
  await expect(box(page, 'Royal National Lifeboat Institution')).toHaveAttribute('aria-invalid', 'true')
  await expectNoViolations(page)
  await error.click()
  await expect(box(page, 'Royal National Lifeboat Institution')).toBeFocused()
  await page.getByRole('button', { name: 'Take 10% from Royal National Lifeboat Institution' }).click()
  await expect(error).toHaveCount(0)
  await expect(total(page)).toHaveText('100% shared')

  await box(page, 'Ruth Hale').fill('0')
  await box(page, 'Thomas Hale').fill('70')
  await saveAndContinue(page)
  const zero = page.getByRole('link', { name: /Estate shares can't have 0%/ })
  await expect(zero).toBeVisible()
  await box(page, 'Ruth Hale').fill('20')
  await expect(zero).toHaveCount(0)
})

test('a handle moves whole percents between its neighbours by keys, and says what it did', async ({ page }) => {
  await open(page)
  await share(page, ['50', '20', '20', '10'])
  const handle = between(page, 'Thomas', 'Ruth')
  await handle.focus()
  for (const [key, said] of [
    ['ArrowRight', 'Thomas 51%, Ruth 19%'],
    ['ArrowUp', 'Thomas 52%, Ruth 18%'],
    ['Shift+ArrowLeft', 'Thomas 47%, Ruth 23%'],
    ['PageUp', 'Thomas 52%, Ruth 18%'],
    ['PageDown', 'Thomas 47%, Ruth 23%'],
    ['End', 'Thomas 69%, Ruth 1%'],
    ['Home', 'Thomas 1%, Ruth 69%'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(handle).toHaveAttribute('aria-valuetext', said)
  }
  expect(await boxes(page)).toEqual(['1', '69', '20', '10'])
  await expect(total(page)).toHaveText('100% shared')
})

// Promise: since.ticked
test('only a partner and own children come ticked, and the page says so above the list', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries')
  await arriveAt(page, 'Who should share what you leave?')
  await goOwnWay(page)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(page.getByText('We ticked your spouse and children.')).toBeVisible()
  await expect(page.getByText('3 people ticked.')).toBeVisible()
  const hint = page.getByText('Only one thing for someone?')
  await expect(hint.or(page.getByRole('checkbox')).first()).toContainText('Only one thing for someone?')

  // The whole card is the target.
  const anne = page.getByRole('checkbox', { name: /Anne/ })
  await page.getByText('Sister').first().click()
  await expect(anne).toBeChecked()
  await expect(page.getByText('4 people ticked.')).toBeVisible()
  await page.getByRole('checkbox', { name: /Ruth/ }).uncheck()
  await expect(page.getByText(/We ticked/)).toHaveCount(0)
  await expect(page.getByText('Tick who shares what is left')).toBeVisible()
  await expectNoViolations(page)
})
