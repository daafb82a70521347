/** The rows in Welsh one by one, each beside its English, as a translator reads them. */
import { groups, steps } from '#core/journey/steps.ts'
import { sections } from '#core/lpa/sections.ts'
import { messages } from '#core/rules/messages.ts'
import { isVisitorCode } from '#core/rules/visitor-messages.ts'
import { detailsTable } from '#core/will/details-table.ts'
import { lpaForms } from '#core/will/lpa-options.ts'
import { notMe } from '../en/not-me.ts'
import { laterEnglish } from '../en/sign-up-and-prices.ts'
import { english as visitors } from '../en/visitors.ts'
import { checked } from './checked.ts'
import { frontPage } from './front-page.ts'
import { filesInWelsh } from './in-welsh.ts'
import * as mails from './mails.ts'
import { welshNotMe } from './not-me.ts'
import * as pack from './pack.ts'
import { refusals } from './refusals.ts'
import * as summaryAndTrusts from './summary-and-trusts.ts'
import { welsh as welshVisitors } from './visitors.ts'

/** `fills`: what is filled in, each of which stands in braces in the text. */
export type Leaf = { readonly key: string; readonly said: string; readonly fills: readonly string[] }

/** Bold and links are marked as in a letter typed by hand. */
const piecesOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(piecesOf).join('')
  if (typeof value !== 'object' || value === null) return String(value)
  const { strong, link, to, ...others } = value as Readonly<Record<string, unknown>>
  if (strong !== undefined) return `**${strong}**`
  return link === undefined ? Object.values(others).map(piecesOf).join(' ') : `[${link}](${to})`
}

const fillsOf = (row: (...given: never[]) => unknown): string[] =>
  (row.toString().split('=>', 1)[0] ?? '')
    .replace(/[()]/g, '')
    .split(',')
    .map((name) => (name.split(':')[0] ?? '').trim().replace('?', ''))
    .filter(Boolean)

/** Every row of a table and of those within it, by its key. `inEnglish`: the rows whose fills these are given, by key. */
export const leavesOf = (table: object, above: string, inEnglish?: ReadonlyMap<string, Leaf>): Leaf[] =>
  Object.entries(table).flatMap(([name, value]): Leaf[] => {
    const key = `${above}.${name}`
    if (typeof value === 'string' || Array.isArray(value)) return [{ key, said: piecesOf(value), fills: [] }]
    if (typeof value === 'function') {
      const fills = inEnglish?.get(key)?.fills ?? fillsOf(value as () => unknown)
      return [{ key, said: piecesOf((value as (...given: string[]) => unknown)(...fills.map((fill) => `{${fill}}`))), fills }]
    }
    return typeof value === 'object' && value !== null ? leavesOf(value, key, inEnglish) : []
  })

const ofCore: Readonly<Record<string, object>> = {
  steps: Object.fromEntries(steps.map((row) => [row.name, { title: row.title, doing: row.doing, ...('writesNothing' in row && { writesNothing: row.writesNothing }) }])),
  groups,
  detailsTable: Object.fromEntries(Object.entries(detailsTable).map(([detail, { label }]) => [detail, { label }])),
  sections: Object.fromEntries(sections.map(({ name, title, short }) => [name, { title, short }])),
  lpaForms: Object.fromEntries(Object.entries(lpaForms).map(([type, { title, what }]) => [type, { title, what }])),
  messages: Object.fromEntries(Object.entries(messages).filter(([code]) => !isVisitorCode(code))),
}

/** Those of a visitor's pages, which are whole in both languages, and the tables of each file. */
const files: Readonly<Record<string, object>> = {
  visitors: { pages: welshVisitors, frontPage: frontPage.cy, notMe: welshNotMe },
  mails,
  pack,
  refusals: { refusals },
  'summary-and-trusts': summaryAndTrusts,
  ...filesInWelsh,
}

/** The English tables of a file, by their names. */
export const englishOf = async (file: string): Promise<Readonly<Record<string, object>>> => {
  if (file === 'core') return ofCore
  if (file === 'visitors') return { pages: { ...visitors, ...laterEnglish }, frontPage: frontPage.en, notMe }
  if (file === 'refusals') return {}
  const path = `#words/en/${file}.ts`
  return import(path)
}

export const areasInWelsh: readonly string[] = Object.keys(files).toSorted()

export type WelshRow = Leaf & { readonly english: string; readonly isChecked: boolean }

/** The rows of a file that are in Welsh. An answer that is kept is its own English. */
export const welshRows = async (file: string): Promise<WelshRow[]> => {
  const there = await englishOf(file)
  const tables = Object.entries(files[file] ?? {})
  const english = new Map(tables.flatMap(([name]) => leavesOf(there[name] ?? {}, `${file}.${name}`)).map((leaf) => [leaf.key, leaf]))
  return tables.flatMap(([name, table]) => leavesOf(table, `${file}.${name}`, english)).map((leaf) => ({ ...leaf, english: english.get(leaf.key)?.said ?? leaf.key.split('.').slice(2).join('.'), isChecked: checked[leaf.key] === leaf.said }))
}
