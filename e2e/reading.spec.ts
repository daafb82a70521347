/** The summary as the pages of the will: each part is read and agreed to. */
import type { Page } from '@playwright/test'
import { textOfPdf } from '#testkit/pdf-text.ts'
import { expectUsable } from './accessibility.ts'
import { agreeButton, agreeToAll, arriveAt, choose, saveAndContinue, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { change, contents, FUNERAL, question, start } from './reader.ts'

test('a page of the reading is printed as the whole will, in the order of its clauses', async ({ page }) => {
  await start(page)
  const headings = (await page.locator('h3').allTextContents()).filter((heading) => /^\d+\. /.test(heading))
  expect(headings).toHaveLength(22)
  const printed = await textOfPdf(new Uint8Array(await page.pdf()))
  const inOrder = headings.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
  expect(headings.toSorted((one, other) => printed.indexOf(one) - printed.indexOf(other))).toEqual(inOrder)
  expect(printed).toMatch(/You cannot sign a draft\. The last will of Margaret Ellen Hale/)
})

test('who reads with a keyboard alone is at the next part after each press, and comes to its button', async ({
  page,
}) => {
  await start(page)
  await agreeButton(page).focus()
  for (const next of ['Executors', 'Guardians for Daniel', 'Funeral']) {
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { level: 2, name: next, exact: true })
    await expect(heading).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(agreeButton(page)).toBeFocused()
    await expect(agreeButton(page)).toBeInViewport()
  }
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test('a question beside a clause is closed by its button or by Back, and nothing has changed', async ({ page }) => {
  await start(page)
  await change(page, 'Funeral', FUNERAL)
  await choose(page, 'Burial')
  await page.getByRole('button', { name: 'Close without saving' }).click()
  await expect(question(page, FUNERAL)).toHaveCount(0)
  await expect(page.locator('#part-funeral').getByText('I would like to be cremated.')).toBeVisible()
  await change(page, 'Funeral', FUNERAL)
  await expect(page.getByRole('radio', { name: 'Cremation' })).toBeChecked()
  await page.reload()
  await expect(question(page, FUNERAL)).toBeVisible()
  await page.goBack()
  await expect(question(page, FUNERAL)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Read your will' })).toBeVisible()
})

test('on a phone one part fills the screen, its warning is scrolled to, and the contents hold the payment', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await start(page, '')
  await expect(page.getByText('1 of 14')).toBeVisible()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Contents' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Continue to payment, £89' })).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Who shares the rest/ })
    .click()
  await page.getByRole('button', { name: 'One more to read' }).click()
  await expect(page.getByRole('button', { name: 'Read. That is right' })).toBeVisible()
  await agreeToAll(page)
  await expectUsable(page)
})

test('on a phone a question fills the page, and its clause comes back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await start(page)
  await page
    .getByRole('link', { name: 'Change Name and address' })
    .or(page.getByRole('button', { name: 'Change Name and address' }))
    .click()
  await page.getByRole('link', { name: 'Where do you live?' }).click()
  await expect(question(page, 'Where do you live?')).toBeFocused()
  await expect(page.getByText('This is the will of').first()).toBeHidden()
  await expectUsable(page)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('This is the will of').first()).toBeVisible()
})

/** The typefaces that the browser really drew the words of an element with. */
const facesOf = async (page: Page, selector: string): Promise<string[]> => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

test('on a phone the will is set in its own typeface, at once and after a question that did without it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await startAt(page, 'will.funeral-wishes')
  await choose(page, 'Burial')
  await saveAndContinue(page)
  await arriveAt(page, 'Read your will')
  expect(await facesOf(page, '#part-you section p')).toEqual(['Source Serif 4'])
  await page.reload()
  await arriveAt(page, 'Read your will')
  await page.locator('#part-you').waitFor()
  expect(await facesOf(page, '#part-you section p')).toEqual(['Source Serif 4'])
})

test('however many parts are agreed to, the one that is read is in view in the contents', async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 900 })
  await start(page)
  for (let agreed = 1; agreed <= 8; agreed += 1) {
    await agreeButton(page).click()
    await expect(page.getByText(new RegExp(`^${agreed} of \\d+ parts agreed`)).first()).toBeAttached()
  }
  await expect(contents(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 })
})
