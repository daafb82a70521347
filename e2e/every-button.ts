/** What comes of a press on each button of a page. */
/** Whatever is pressed does something: it leads on, changes the page, or takes the focus to a reason that can be seen. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** What a customer sees of a page, without how it was saved: a status alone is no answer to a press. */
export const seen = (page: Page) =>
  page.evaluate(() => {
    const front =
      [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main') ?? document.body
    const { activeElement } = document
    const box = activeElement?.getBoundingClientRect()
    const inView = box !== undefined && box.bottom > 0 && box.top < innerHeight && activeElement !== document.body
    return JSON.stringify({
      address: location.href,
      title: document.title,
      dialogs: document.querySelectorAll('dialog[open]').length,
      // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is no answer to a press
      words: (front as HTMLElement).innerText.replaceAll(/Not saved yet|Saving…|Saved/g, '').replaceAll(/\s+/g, ' '),
      focus: inView && activeElement?.tagName !== 'BUTTON' ? `${activeElement?.tagName} ${activeElement?.id}` : '',
    })
  })

export const primary = (within: Locator) =>
  within.locator('button[type=submit], button[data-look=primary], button[data-look=danger]').filter({ visible: true })

/** The names under which errors know the field that has the focus: `controlOf`. */
const focused = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { activeElement: at } = document
    const of = at?.closest<HTMLElement>('[data-fields-of]')?.dataset.fieldsOf ?? ''
    const names = [at?.getAttribute('name'), at?.closest('[data-field]')?.getAttribute('data-field')]
    return names.flatMap((name) => (name ? [of + name] : []))
  })

/** The errors on a page whose link does not lead to what they are about. */
export const leadingAstray = async (page: Page): Promise<string[]> => {
  const links = page.locator('[role=alert] li a[href^="#"]').filter({ visible: true })
  const fields = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')?.slice(1) ?? ''))
  const astray: string[] = []
  for (const [at, field] of fields.entries()) {
    await links.nth(at).click()
    const names = await focused(page)
    if (!names.some((name) => name === field || name.startsWith(`${field}.`))) astray.push(field)
  }
  return astray
}

/** How long a press may take to show something. */
export const PATIENCE_MS = 10_000

/** Presses a button, and gives its name where nothing came of it. */
export const pressed = async (page: Page, button: Locator, state: string): Promise<string[]> => {
  const name = (await button.textContent()) ?? ''
  const before = await seen(page)
  let came = false
  page.once('download', () => {
    came = true
  })
  await button.click()
  const until = Date.now() + PATIENCE_MS
  while (!came && Date.now() < until) came = (await seen(page).catch(() => '')) !== before
  // A list of errors says of each which field it means.
  const lines = await page
    .locator('[role=alert] li')
    .allTextContents()
    .catch((): string[] => [])
  const twice = lines.filter((line, at) => lines.indexOf(line) < at)
  const astray = lines.length > 0 ? await leadingAstray(page).catch((): string[] => []) : []
  return [
    ...(came ? [] : [`“${name}”, ${state}`]),
    ...twice.map((line) => `“${name}”, ${state}, says twice: ${line}`),
    ...astray.map((field) => `“${name}”, ${state}, does not lead to ${field}`),
  ]
}

export const main = (page: Page) => page.locator('main')

/** Types into the first field, or chooses the first answer: a form that is begun. */
export const begin = async (within: Locator) => {
  const text = within.locator('input[type=text], textarea').filter({ visible: true }).first()
  if ((await text.count()) > 0 && (await text.isEditable())) await text.fill('7')
  const radio = within.getByRole('radio').filter({ visible: true }).first()
  if ((await radio.count()) > 0) await radio.check({ force: true })
}

/** Takes out whatever is typed and ticked. */
export const empty = async (within: Locator) => {
  const texts = within
    .locator('input:not([type]), input[type=text], input[type=email], textarea')
    .filter({ visible: true })
  for (let at = (await texts.count()) - 1; at >= 0; at -= 1) await texts.nth(at).fill('')
  const ticked = within.getByRole('checkbox', { checked: true })
  // One tick may bring others, which go with it.
  while ((await ticked.count()) > 0) await ticked.first().click({ force: true })
}

/** Presses each button of a page that `open` opens anew, as it comes and begun: the last press may be on its way to another page. */
export const pressAll = async (page: Page, open: () => Promise<unknown>): Promise<string[]> => {
  const silent: string[] = []
  await expect(open).toPass()
  const count = await primary(main(page)).count()
  for (let at = 0; at < count; at += 1)
    for (const state of ['as it comes', 'begun'] as const) {
      await expect(open).toPass()
      if (state === 'begun') await begin(main(page))
      const button = primary(main(page)).nth(at)
      if ((await button.count()) === 0) continue
      silent.push(...(await pressed(page, button, state)))
    }
  return silent
}

export const ready = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
