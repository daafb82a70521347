/**
 * What a browser is to look at beside its own tests: each state of a page that a test on a screen comes to is put down as it stands, and
 * `e2e/every-state.spec.ts` draws it with the product's style sheets.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { ScreenPage } from './screen-page.ts'
import { dialogOver } from './seen.ts'
import { sentencesSaid, spokenIn } from './spoken.ts'
import { STATES, type State } from './states-seen.ts'

/** What was typed and chosen is no part of a document's HTML. */
const withAnswers = (document: Document): string => {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, option')]
  for (const [at, field] of [...copy.querySelectorAll('input, textarea, option')].entries()) {
    const { value, checked, selected } = fields[at] as HTMLInputElement & HTMLOptionElement
    if (field.localName === 'textarea') field.textContent = value
    else if (field.localName === 'option') field.toggleAttribute('selected', selected)
    else if (field.matches('[type=radio], [type=checkbox]')) field.toggleAttribute('checked', checked)
    else field.setAttribute('value', value)
  }
  for (const script of copy.querySelectorAll('script')) script.remove()
  return copy.outerHTML
}

let looks: { test: string | undefined; count: number } = { test: undefined, count: 0 }

/**
 * By the test that looks, and its first, second or third look: it replaces what the run before put down. A name by what is seen would
 * be another one in each run, as addresses, codes and numbers are, and a browser would look at all of those.
 */
const nameOfLook = (): string => {
  const { testPath, currentTestName } = expect.getState()
  const test = `${testPath} ${currentTestName}`
  looks = { test, count: test === looks.test ? looks.count + 1 : 1 }
  return createHash('sha256').update(`${test} ${looks.count}`).digest('hex').slice(0, 16)
}

const putDown = async (page: ScreenPage, look: Pick<State, 'within' | 'fits'>): Promise<void> => {
  await page.waitForLoadState()
  if (look.within !== undefined) await page.locator(look.within).waitFor()
  const html = await page.evaluate(() => withAnswers(document))
  const said = await page.evaluate(() => {
    const seen = dialogOver(document) ?? document.querySelector(look.within ?? 'main') ?? document.body
    return spokenIn(seen)
  })
  const { pathname: path } = new URL(page.url())
  const state: State = {
    path,
    html: String(html),
    width: page.viewportSize().width,
    read: sentencesSaid(said),
    ...look,
  }
  mkdirSync(STATES, { recursive: true })
  writeFileSync(join(STATES, `${nameOfLook()}.json`), JSON.stringify(state))
}

export const expectNoViolations = (page: ScreenPage, within?: string) => putDown(page, { within, fits: false })

export const expectToFitAPhone = (page: ScreenPage) => putDown(page, { within: undefined, fits: true })

export const expectUsable = (page: ScreenPage, within?: string) => putDown(page, { within, fits: true })
