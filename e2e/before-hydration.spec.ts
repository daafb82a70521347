import { arriveAt, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests } from './page-loading.ts'

test('a choice made and sent before the script has loaded is not lost', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await typeAddress(page, '/my-will/lpf-a/0')
  await page.getByRole('radio', { name: 'Yes', exact: true }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await arriveAt(page, 'Write your will and see every word.')
  release()
  await arriveAt(page, 'Do you live in England or Wales?')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked()
})

test('text typed before the script has loaded is not lost', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js')
  await typeAddress(page, '/faqs')
  await page.getByLabel('Ask in your own words').fill('witness')
  release()
  await expect(page.getByText(/places? ha(s|ve) an answer\./)).toBeVisible()
  await expect(page.getByLabel('Ask in your own words')).toHaveValue('witness')
})

test('a key pressed while the script takes the page over is not lost', async ({ page }) => {
  // Pressed by the page itself, at the moment between what the script reads first and what it listens to.
  await page.addInitScript(() => {
    const all = Element.prototype.querySelectorAll
    Element.prototype.querySelectorAll = function (this: Element, selector: string) {
      const name = document.querySelector<HTMLInputElement>('input[name=name]')
      if (selector === 'input, textarea' && name) {
        Element.prototype.querySelectorAll = all
        queueMicrotask(() => {
          name.focus()
          document.execCommand('insertText', false, 'Marie')
        })
      }
      return all.call(this, selector)
    }
  })
  const release = await holdRequests(page, '**/assets/*.js')
  await typeAddress(page, '/contact-us')
  await page.getByLabel('Your name').fill('Anne-')
  release()
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await page.getByLabel('Your message').fill('Hello')
  await expect(page.getByLabel('Your name')).toHaveValue('Anne-Marie')
})

test('what a page needs later is requested only once the page can be read', async ({ page }) => {
  await typeAddress(page, '/my-will/lpf-a/0')
  await page.getByRole('button', { name: 'Continue' }).waitFor()
  await page.waitForLoadState('networkidle')
  const { read, scripts } = await page.evaluate(() => ({
    read: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(scripts).not.toHaveLength(0)
  for (const asked of scripts) expect(asked).toBeGreaterThanOrEqual(read ?? Number.POSITIVE_INFINITY)
})
