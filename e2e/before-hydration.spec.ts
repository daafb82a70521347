import { arriveAt, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { holdRequests, untilQuiet } from './page-loading.ts'

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

test('what is pressed just after the script has taken the page over finds what was chosen before', async ({ page }) => {
  await page.addInitScript(() => {
    // React's first task takes the page over. What is pressed while the processor has no time comes before its next one.
    const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {}
    let isFirst = true
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
      set(run: (event: MessageEvent) => void) {
        set?.call(this, (event: MessageEvent) => {
          run(event)
          // biome-ignore lint/suspicious/noConsole: what a page writes reaches the test while the page is busy
          if (isFirst) console.debug('taken over')
          const until = performance.now() + (isFirst ? 1500 : 0)
          while (performance.now() < until);
          isFirst = false
        })
      },
    })
  })
  const release = await holdRequests(page, '**/assets/*.js')
  await typeAddress(page, '/my-will/lpf-a/0')
  await page.getByRole('radio', { name: 'Yes', exact: true }).check()
  await page.getByRole('button', { name: 'Continue' }).hover()
  const taken = page.waitForEvent('console', (message) => message.text() === 'taken over')
  release()
  await taken
  await Promise.all([page.mouse.down(), page.mouse.up()])
  await arriveAt(page, 'Do you live in England or Wales?')
})

test('where the script does not come, a press says so, and what was typed is still there', async ({ page }) => {
  await page.route('**/assets/main-*.js', (route) => route.abort())
  await typeAddress(page, '/contact-us')
  await page.getByLabel('Your message').fill('Can my brother be a witness?')
  await page.getByRole('button', { name: 'Send' }).click()
  await arriveAt(page, 'We did not receive this')
  await page.goBack()
  await expect(page.getByLabel('Your message')).toHaveValue('Can my brother be a witness?')
})

test('what a page needs later is requested only once the page can be read', async ({ page }) => {
  await typeAddress(page, '/my-will/lpf-a/0')
  await untilQuiet(page)
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
