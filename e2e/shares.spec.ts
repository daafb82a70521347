import { arriveAt, choose, startAt } from './customer.ts'
import { expect, test, withMotion } from './fixtures.ts'
import { between, box, boxes, open, share, total } from './shares.ts'

test.use(withMotion)

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

test('the handles of the picture and those of the bar are one control, and no card grows too tall', async ({
  page,
}) => {
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
  await share(page, ['97', '1', '1', '1'])
  await expect(total(page)).toHaveText('100% shared')
  const card = page.locator('figure [data-card="person 1"]').first()
  await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThanOrEqual(140)
})
