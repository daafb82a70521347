/**
 * Corrects the fields of a page key by key, after its form was refused. The keys come as from a keyboard, and as from one on a screen,
 * which sends text without keys.
 */
import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Kind = { readonly is: RegExp; readonly wrong: string; readonly right: string }

/** By name, label or kind of field: what is refused, and what puts it right. Each is valid, invalid and valid again on the way. */
const kinds: readonly Kind[] = [
  { is: /email/i, wrong: 'ann', right: 'ann@example.co.uk' },
  { is: /password|\bcurrent\b/i, wrong: 'x', right: 'a quiet orchard wall' },
  { is: /postcode/i, wrong: 'X1', right: 'SY8 1AA' },
  { is: /phone/i, wrong: '12', right: '+44 1584 555010' },
  { is: /\bday\b/i, wrong: '0', right: '14' },
  { is: /\bmonth\b/i, wrong: '0', right: 'March' },
  { is: /\byear\b/i, wrong: '0', right: '1962' },
  { is: /percent|%/i, wrong: '', right: '34' },
  { is: /decimal|£|pounds/i, wrong: 'x', right: '1,250.50' },
  { is: /charity number|\bnumber\b/i, wrong: '12', right: '209603' },
  { is: /\bcode\b/i, wrong: '1', right: '123456' },
]

const otherwise: Kind = { is: /./, wrong: '', right: 'Anne-Marie O’Neill' }

const kindOf = async (field: Locator): Promise<Kind> => {
  const about = await field.evaluate((element) => {
    const input = element as HTMLInputElement
    const label = input.labels?.[0]?.textContent ?? input.getAttribute('aria-label') ?? ''
    const affix = input.parentElement?.textContent ?? ''
    return [input.name.replace(/[._]/g, ' '), label, input.type, input.inputMode, affix.length < 4 ? affix : ''].join(
      ' ',
    )
  })
  return kinds.find(({ is }) => is.test(about)) ?? otherwise
}

const typedIn =
  'input:not([type=radio], [type=checkbox], [type=range], [type=search], [type=hidden], [type=file]), textarea'

const labelOf = (field: Locator): Promise<string> =>
  field.evaluate((element) => {
    const input = element as HTMLInputElement
    return `${input.name || input.id} (${input.labels?.[0]?.textContent ?? input.getAttribute('aria-label') ?? ''})`
  })

export const clear = async (page: Page, field: Locator) => {
  await field.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
}

type Keys = 'keyboard' | 'screen'

const typeInto = async (page: Page, text: string, by: Keys) => {
  if (by === 'keyboard') return page.keyboard.type(text, { delay: 30 })
  for (const letter of text) await page.keyboard.insertText(letter)
}

/** What a field does not take. */
const fought = async (page: Page, field: Locator, by: Keys): Promise<string[]> => {
  const { right } = await kindOf(field)
  const called = `${await labelOf(field)} by ${by}`
  await clear(page, field)
  await typeInto(page, right, by)
  if ((await field.count()) === 0) return [`${called}: went away`]
  const { value, focused } = await field.evaluate((element) => ({
    value: (element as HTMLInputElement).value,
    focused: document.activeElement === element,
  }))
  return [
    ...(value === right ? [] : [`${called}: holds “${value}” of “${right}”`]),
    ...(focused ? [] : [`${called}: lost the focus`]),
  ]
}

const fieldsOf = (within: Locator) => within.locator(typedIn).filter({ visible: true })

/** Refuses a form once, and types a correction into each of its fields. `within`: the page, or the dialog in front of it. */
const correct = async (page: Page, within: Locator): Promise<string[]> => {
  for (const field of await fieldsOf(within).all())
    if (await field.isEditable()) await field.fill((await kindOf(field)).wrong)
  const before = page.url()
  await press(page, within)
  if (page.url() !== before || (await within.count()) === 0) return []
  const all = await fieldsOf(within).evaluateAll((fields) =>
    fields.map((field, at) => {
      field.setAttribute('data-corrected', String(at))
      return at
    }),
  )
  const wrong: string[] = []
  for (const at of all)
    for (const by of ['keyboard', 'screen'] as const) {
      const field = within.locator(`[data-corrected="${at}"]`)
      if ((await field.count()) > 0 && (await field.isEditable())) wrong.push(...(await fought(page, field, by)))
    }
  return wrong
}

/** Corrects the fields that are shown, and those that each answer to a choice brings. */
export const correctAll = async (page: Page, within: Locator): Promise<string[]> => {
  const wrong = (await fieldsOf(within).count()) > 0 ? await correct(page, within) : []
  const names = () => fieldsOf(within).evaluateAll((all) => all.map((each) => (each as HTMLInputElement).name).join())
  const choices = await within.getByRole('radio').count()
  for (let at = 0; at < choices; at += 1) {
    const choice = within.getByRole('radio').nth(at)
    if (!(await choice.isVisible()) || (await choice.isChecked())) continue
    const before = await names()
    await choice.check({ force: true })
    const after = await names()
    if (after !== before && after !== '') wrong.push(...(await correct(page, within)))
  }
  return wrong
}

export const main = (page: Page) => page.locator('main')

export const press = async (page: Page, within: Locator) => {
  await within.locator('button[type=submit]').filter({ visible: true }).last().click()
  await expect(page.locator('button[type=submit][aria-disabled=true]')).toHaveCount(0)
}

/** The dialogs that the buttons of a page open, each with its fields. */
export const correctDialogs = async (page: Page): Promise<string[]> => {
  const wrong: string[] = []
  const openers = main(page)
    .getByRole('button', { name: /^(Add|Change|Correct|Edit) / })
    .filter({ visible: true })
  // The first to add and the first to change: the others open the same dialogs.
  const names = await openers.evaluateAll((all) => all.map((each) => each.textContent?.replace('+', '') ?? ''))
  const firsts = names.flatMap((name, at) =>
    names.findIndex((each) => each.split(' ')[0] === name.split(' ')[0]) === at ? [at] : [],
  )
  for (const at of firsts) {
    const name = await openers.nth(at).textContent()
    await openers.nth(at).click()
    const dialog = page.getByRole('dialog').last()
    if ((await dialog.count()) === 0) continue
    wrong.push(...(await correctAll(page, dialog)).map((each) => `${name}: ${each}`))
    if (await dialog.isVisible()) await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  return wrong
}
