/** What a screen reader says of each step of the journey, from its first word to its button. */
import { expect as expectText } from 'vitest'
import type { RouteName } from '#core/journey/pages.ts'
import { steps } from '#core/journey/steps.ts'
import { agesOf, hardestOf, sentencesOf } from '#testkit/reading-age.ts'
import { spokenIn } from '#testkit/spoken.ts'
import { startAt } from './customer.ts'
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

test('each question says to a screen reader what it said when somebody last listened, and a reader of nine can read it', async ({
  page,
}) => {
  const spoken = new Map<RouteName, string[]>()
  for (const name of questions) {
    await startAt(page, name)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    spoken.set(name, await page.evaluate(() => spokenIn(document.querySelector('main') ?? document.body)))
  }
  const text = [...spoken].map(([name, lines]) => [name, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n\n')
  await expectText(`${text}\n`).toMatchFileSnapshot('spoken.golden.txt')
  const tooOld = [...spoken].flatMap(([name, lines]) => {
    const sentences = sentencesSaid(lines)
    const age = Math.max(...Object.values(agesOf(sentences)))
    return age > OLDEST ? [`${name} ${age.toFixed(1)}: ${hardestOf(sentences)}`] : []
  })
  expectText(tooOld.filter((said) => !Object.keys(older).some((name) => said.startsWith(`${name} `)))).toEqual([])
})
