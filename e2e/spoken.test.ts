/** What a screen reader says of each step of the journey, from its first word to its button. */
import type { Page } from '@playwright/test'
import { expect as expectText } from 'vitest'
import { pages } from '#core/journey/guards.ts'
import { pathOf, type RouteName } from '#core/journey/pages.ts'
import { groups, steps } from '#core/journey/steps.ts'
import { htmlLang, type Language } from '#core/language.ts'
import { messages } from '#core/rules/messages.ts'
import { ageOn } from '#core/text/calendar-day.ts'
import { detailsTable } from '#core/will/details-table.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { expectDerived } from '#testkit/derived.ts'
import { tooOld } from '#testkit/reading-age.ts'
import { sentencesSaid, spokenIn } from '#testkit/spoken.ts'
import { filesInWelsh, inWelsh as inWelshRows } from '#words/cy/in-welsh.ts'
import { welshDays } from '#words/cy/names.ts'
import { isTable, putAllInto } from '#words/said.ts'
import { expectUsable } from './accessibility.ts'
import { inWelsh, startAt, today, typeAddress } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { pathsOutside } from './paths-outside.ts'

/** The summary reads the will itself: its words are those of the clauses. */
const questions = steps.map(({ name }) => name).filter((name) => name !== 'will.summary')

/** The daughter of the example has a birthday each June: her age of today is written as "…", and no other is. */
const withoutAge = (line: string): string => {
  const dob = completeExampleWill().persons.find(({ fullname }) => fullname === 'Ruth Hale')?.dob
  const age = dob && ageOn(today(), dob)
  return ['aged', 'oed:'].reduce((said, aged) => said.replace(`· ${aged} ${age}`, `· ${aged} …`), line)
}

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
  const text = [...spoken]
    .map(([name, lines]) => [name, ...lines.map((line) => `  ${withoutAge(line)}`)].join('\n'))
    .join('\n\n')
  await expectDerived(`${text}\n`, inWhich === 'cy' ? 'spoken.cy.golden.txt' : 'spoken.golden.txt')
  return spoken
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
  return putAllInto(tables, Object.values(inWelshRows), welshDays)
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
  expectText(tooOld([...spoken].map(([name, lines]) => [pathOf(name), sentencesSaid(lines)]))).toEqual([])
})

/** The screens around the questions. What is reading the will is read there with its clauses. */
const around = pages.map(({ name }) => name).filter((name) => name !== 'will.payment-successful')

/** What is read on the page that is open, but for a will that stands beside it. */
const readOn = async (page: Page): Promise<string[]> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const clauses = await page.evaluate(() => [...document.querySelectorAll('main article')].flatMap(spokenIn))
  const lines = await page.evaluate(() => spokenIn(document.querySelector('main') ?? document.body))
  return sentencesSaid(lines.filter((line) => !clauses.includes(line)))
}

test('a reader of nine can read every other screen of a will, of an account and outside them', async ({ page }) => {
  const read: [path: string, sentences: string[]][] = []
  for (const path of [...pathsOutside.anyone, '/no-such-page']) {
    await typeAddress(page, path)
    read.push([path, await readOn(page)])
  }
  for (const name of around) {
    await startAt(page, name)
    read.push([pathOf(name), await readOn(page)])
  }
  for (const path of pathsOutside.customers) {
    await typeAddress(page, path)
    read.push([path, await readOn(page)])
  }
  expectText(read.length).toBeGreaterThan(60)
  expectText(tooOld(read)).toEqual([])
})
