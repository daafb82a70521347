/** What a screen reader says of each step of the journey, from its first word to its button. */
import type { Page } from '@playwright/test'
import { expect as expectText } from 'vitest'
import type { RouteName } from '#core/journey/pages.ts'
import { groups, steps } from '#core/journey/steps.ts'
import { pages } from '#core/journey/will-pages.ts'
import { htmlLang, type Language } from '#core/language.ts'
import { messages } from '#core/rules/messages.ts'
import { detailsTable } from '#core/will/details-table.ts'
import { agesOf, hardestOf, sentencesOf } from '#testkit/reading-age.ts'
import { spokenIn } from '#testkit/spoken.ts'
import { filesInWelsh, inWelsh as inWelshRows } from '#words/cy/in-welsh.ts'
import { welshDays } from '#words/cy/names.ts'
import { isTable, putInto, rowsFor } from '#words/said.ts'
import { expectUsable } from './accessibility.ts'
import { inWelsh, startAt } from './customer.ts'
import { expect, test } from './fixtures.ts'

/** The summary reads the will itself: its words are those of the clauses. */
const questions = steps.map(({ name }) => name).filter((name) => name !== 'will.summary')

/** A question is for somebody who is nine, as far as words can tell. */
const OLDEST = 9

/** Screens that ask for an older reader, with the reason. */
const older: Partial<Record<RouteName, string>> = {
  'will.beneficiaries.guardians':
    'It asks about parental responsibility, which is what the law and the papers of a child call it.',
}

const CONTROL = /^(button|link|textbox|combobox|slider|tab|image|navigation|region): /

/** What is read on a screen as a sentence: a description is a text of its own there, and a button is none. */
const sentencesSaid = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => !CONTROL.test(line))
    .flatMap((line) => sentencesOf(line.replace(/^[a-z]+( \d)?: /, '').replace(/,( not)? checked.*|, \(.*/, '')))

/** What is said of each question, and whether it is what somebody last listened to. */
const listen = async (page: Page, inWhich: Language): Promise<Map<RouteName, string[]>> => {
  const spoken = new Map<RouteName, string[]>()
  for (const name of questions) {
    await startAt(page, name)
    if (inWhich === 'cy') await inWelsh(page)
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang[inWhich])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    spoken.set(name, await page.evaluate(() => spokenIn(document.querySelector('main') ?? document.body)))
    await expectUsable(page)
  }
  const text = [...spoken].map(([name, lines]) => [name, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n\n')
  await expectText(`${text}\n`).toMatchFileSnapshot(inWhich === 'cy' ? 'spoken.cy.golden.txt' : 'spoken.golden.txt')
  return spoken
}

/** Puts a table and those within it back as they are now. */
const restoring = (table: object): (() => void) => {
  const rows = Object.entries(table)
  const within = rows.flatMap(([, row]) => (typeof row === 'object' && row !== null ? [restoring(row)] : []))
  return () => {
    Object.assign(table, Object.fromEntries(rows))
    for (const restore of within) restore()
  }
}

/** A build tells a browser of each table as it comes. Here they are put into Welsh beforehand. */
const putIntoWelsh = async (): Promise<() => void> => {
  const { core: _, ...files } = filesInWelsh
  const all = await Promise.all(Object.keys(files).map((file) => import(`#words/en/${file}.ts`)))
  const tables = [
    steps,
    groups,
    messages,
    detailsTable,
    ...all.flatMap((file) => Object.values<unknown>(file).filter(isTable)),
  ]
  const back = tables.map(restoring)
  for (const table of tables) putInto(table, rowsFor(table, Object.values(inWelshRows)) ?? {}, welshDays)
  return () => {
    for (const restore of back) restore()
  }
}

test('each question says to a screen reader in Welsh what it said when somebody last listened', async ({ page }) => {
  const back = await putIntoWelsh()
  try {
    await listen(page, 'cy')
  } finally {
    back()
  }
})

test('each question says to a screen reader what it said when somebody last listened, and a reader of nine can read it', async ({
  page,
}) => {
  const spoken = await listen(page, 'en')
  const tooOld = [...spoken].flatMap(([name, lines]) => {
    const sentences = sentencesSaid(lines)
    const age = Math.max(...Object.values(agesOf(sentences)))
    return age > OLDEST ? [`${name} ${age.toFixed(1)}: ${hardestOf(sentences)}`] : []
  })
  expectText(tooOld.filter((said) => !Object.keys(older).some((name) => said.startsWith(`${name} `)))).toEqual([])
})

/** The screens around the questions. What is reading the will is read there with its clauses. */
const around = pages.map(({ name }) => name).filter((name) => name !== 'will.payment-successful')

test('a reader of nine can read every other screen of a will', async ({ page }) => {
  const tooOld: string[] = []
  for (const name of around) {
    await startAt(page, name)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const lines: string[] = await page.evaluate(() => spokenIn(document.querySelector('main') ?? document.body))
    const sentences = sentencesSaid(lines)
    const age = Math.max(...Object.values(agesOf(sentences)))
    if (age > OLDEST) tooOld.push(`${name} ${age.toFixed(1)}: ${hardestOf(sentences)}`)
  }
  expectText(tooOld).toEqual([])
})
