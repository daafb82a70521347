/** Whether a page can be used with assistive technology and on the narrowest phone. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Minified: half of what is compiled in each document. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Reporting passed rules would take half of the time. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'wcag2aaa', 'best-practice'],
  resultTypes: ['violations'],
}

/** What forced colours can change. */
const ofColours: RunOptions = {
  ...options,
  runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'] },
}

const desk = { width: 1360, height: 900 }
const phone = { width: 390, height: 844 }

/** Waits for animations to end: axe would measure the contrast of text that is still fading in. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((moving) => Number.isFinite(moving.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Once a document: to compile axe takes longer than to use it. */
const loadAxe = async (page: Page) => {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(source)
  await page.evaluate(() => {
    // White on the eight colours of people has five to one: darker, they would look alike. What is drawn on one is said beside it.
    const named = '[aria-hidden="true"][style*="--person"], [aria-hidden="true"] [style*="--person"] *'
    window.axe.configure({ rules: [{ id: 'color-contrast-enhanced', selector: `*:not(${named})` }] })
    // Axe reads the fill of text, which keeps the colour of our sheet where colours are forced. No sheet of ours sets it: text is painted in its color.
    const { getPropertyValue } = CSSStyleDeclaration.prototype
    CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
      return getPropertyValue.call(this, name === '-webkit-text-fill-color' ? 'color' : name)
    }
  })
}

/** No page of ours has frames, which axe would have to visit. */
const violationsOf = async (page: Page, how: string, within: string | undefined, rules: RunOptions) => {
  const violations = await page.evaluate(
    async ([at, run]) => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      return (await window.axe.run(at ?? document, run)).violations
    },
    [within, rules] as const,
  )
  return violations.map(({ id, nodes }) => `${how}, ${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** Expects axe to find no violation on the page, or within a selector: at a desk and on a phone, and where colours are forced. */
export const expectNoViolations = async (page: Page, within?: string) => {
  if (within) await page.locator(within).waitFor()
  await atRest(page)
  await loadAxe(page)
  const before = page.viewportSize() ?? desk
  const found: string[] = []
  for (const size of [before, before.width > phone.width ? phone : desk]) {
    await page.setViewportSize(size)
    await atRest(page)
    found.push(...(await violationsOf(page, `${size.width} px`, within, options)))
    await page.emulateMedia({ forcedColors: 'active' })
    found.push(...(await violationsOf(page, `${size.width} px, forced colours`, within, ofColours)))
    await page.emulateMedia({ forcedColors: null })
  }
  await page.setViewportSize(before)
  expect(found).toEqual([])
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
