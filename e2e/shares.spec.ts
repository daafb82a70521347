import type { Page } from '@playwright/test'
import { expectNoViolations } from './accessibility.ts'
import { arriveAt, choose, goOwnWay, saveAndContinue, startAt } from './customer.ts'
import { expect, test, withMotion } from './fixtures.ts'

test.use(withMotion)

const open = async (page: Page) => {
  await startAt(page, 'will.estate-splits.split-distribution')
  await arriveAt(page, 'How should it be shared?')
}

const names = ['Thomas Hale', 'Ruth Hale', 'Daniel Hale', 'Royal National Lifeboat Institution']
const box = (page: Page, name: string) => page.getByRole('textbox', { name })
const boxes = (page: Page) => Promise.all(names.map((name) => box(page, name).inputValue()))
const between = (page: Page, left: string, right: string) =>
  page.getByRole('slider', { name: `Between ${left} and ${right}` })
const total = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /shared/ })
    .first()

const share = async (page: Page, percents: readonly string[]) => {
  await choose(page, 'Different shares')
  for (const [at, percent] of percents.entries()) await box(page, names[at] ?? '').fill(percent)
}

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

test('a handle follows the pointer, and pulling chooses different shares', async ({ page }) => {
  await open(page)
  const handle = between(page, 'Thomas', 'Ruth')
  const bar = page.getByRole('group', { name: 'Pull the bar to share it' })
  const edges = await bar.boundingBox()
  if (!edges) throw new Error('no bar')
  const x = (percent: number) => edges.x + (edges.width * percent) / 100
  const y = edges.y + edges.height
  await page.mouse.move(x(25), y)
  await page.mouse.down()
  await page.mouse.move(x(40), y, { steps: 6 })
  await expect(bar).toContainText('Thomas 40, Ruth 10')
  await page.mouse.up()
  await expect(handle).toHaveAttribute('aria-valuetext', 'Thomas 40%, Ruth 10%')
  await expect(page.getByRole('radio', { name: 'Different shares' })).toBeChecked()
  expect(await boxes(page)).toEqual(['40', '10', '25', '25'])
  await expect(page.getByRole('complementary', { name: 'Your will so far' })).toContainText('40% for')

  await page.mouse.move(x(50), y)
  await page.mouse.down()
  await page.mouse.move(x(60), y, { steps: 6 })
  await page.mouse.up()
  expect(await boxes(page)).toEqual(['40', '20', '15', '25'])
  await page.getByRole('button', { name: 'Undo the last change' }).click()
  expect(await boxes(page)).toEqual(['40', '10', '25', '25'])
  await page.getByRole('button', { name: 'Undo the last change' }).click()
  expect(await boxes(page)).toEqual(['40', '20', '15', '25'])
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

test('shares are set by fingers, on the narrowest screen', async ({ browser, server }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await startAt(page, 'will.estate-splits.split-distribution', '', { home: server })
  await arriveAt(page, 'How should it be shared?')
  await choose(page, 'Different shares')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  for (const button of await page.getByRole('button', { name: /^1% (more|less)/ }).all()) {
    const size = await button.boundingBox()
    expect(size?.width).toBeGreaterThanOrEqual(44)
    expect(size?.height).toBeGreaterThanOrEqual(44)
  }
  const handle = between(page, 'Ruth', 'Daniel')
  const thumb = await handle.boundingBox()
  expect(thumb?.height).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: '1% more for Ruth' }).tap()
  await expect(box(page, 'Ruth Hale')).toHaveValue('26')
  await context.close()
})

// Promise: since.ticked
test('only a partner and own children come ticked, and the page says so above the list', async ({ page }) => {
  await startAt(page, 'will.beneficiaries.my-beneficiaries')
  await arriveAt(page, 'Who should share what you leave?')
  await goOwnWay(page)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await expect(page.getByText('We ticked your spouse and children for you.')).toBeVisible()
  await expect(page.getByText('3 people ticked.')).toBeVisible()
  const hint = await page.getByText('Only want to leave someone one thing?').boundingBox()
  const first = await page.getByRole('checkbox').first().boundingBox()
  expect(hint?.y).toBeLessThan(first?.y ?? 0)

  // The whole card is the target.
  const anne = page.getByRole('checkbox', { name: /Anne/ })
  await page.getByText('Sister').first().click()
  await expect(anne).toBeChecked()
  await expect(page.getByText('4 people ticked.')).toBeVisible()
  await page.getByRole('checkbox', { name: /Ruth/ }).uncheck()
  await expect(page.getByText(/We ticked/)).toHaveCount(0)
  await expect(page.getByText('Tick who shares the rest')).toBeVisible()
  await expectNoViolations(page)
})

test('the handles of the picture and those of the bar are one control', async ({ page }) => {
  await open(page)
  await share(page, ['50', '20', '20', '10'])
  const handle = page.locator('figure [data-handle]').first()
  const from = await handle.boundingBox()
  if (!from) throw new Error('no handle on the picture')
  const x = from.x + from.width / 2
  const y = from.y + from.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 30, { steps: 5 })
  await page.mouse.up()
  await expect(between(page, 'Thomas', 'Ruth')).not.toHaveAttribute('aria-valuetext', 'Thomas 50%, Ruth 20%')
  const [thomas, ruth] = (await boxes(page)).map(Number)
  expect(thomas).toBeLessThan(50)
  expect((thomas ?? 0) + (ruth ?? 0)).toBe(70)
  await expect(total(page)).toHaveText('100% shared')
})
