/** Whether a page can be used with assistive technology and on the narrowest phone. */
import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Reporting passed rules would take half of the time. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** Waits for animations to end: axe would measure the contrast of text that is still fading in. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((moving) => Number.isFinite(moving.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Expects axe to find no violation on the page, or within a selector. No page of ours has frames, which axe would have to visit. */
export const expectNoViolations = async (page: Page, within?: string) => {
  if (within) await page.locator(within).waitFor()
  await atRest(page)
  // Once a document: to compile it takes longer than to use it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async ([at, run]) => (await window.axe.run(at ?? document, run)).violations, [
    within,
    options,
  ] as const)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

/** Expects no horizontal scrolling at 320 px, which is 1280 px at 400 % zoom. Restores the size of the window. */
export const expectToFitAPhone = async (page: Page) => {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, 'pixels past the right edge').toBeLessThanOrEqual(0)
  if (before) await page.setViewportSize(before)
}

export const expectUsable = async (page: Page, within?: string) => {
  await expectNoViolations(page, within)
  await expectToFitAPhone(page)
}
