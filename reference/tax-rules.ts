/**
 * The page of what a chartered tax adviser signs. Each rule is a line of the ledger that the published examples are worked
 * out with, its section as the line has it, and the examples that rest on it. Nothing of it is written twice.
 */

import { intestacyOf, lawOfIntestacy } from '#core/intestacy/intestacy.ts'
import { figuresOfLaw } from '#core/law/figures-of-law.ts'
import { bear } from '#core/tax/bear.ts'
import { chargeOn } from '#core/tax/charge.ts'
import { withSumByRate } from '#core/tax/charity-by-rate.ts'
import { refusalWords } from '#core/tax/estimate-words.ts'
import { type Line, linesById, openLedger, readLine } from '#core/tax/ledger.ts'
import { dayInWords } from '#core/text/calendar-day.ts'
import { price } from '#core/text/money.ts'
import { markdownTable } from '#testkit/markdown-table.ts'
import { publishedIntestacyExamples } from '#testkit/published-intestacy-examples.ts'
import { estateOf, publishedTaxExamples } from '#testkit/published-tax-examples.ts'
import { estimateWords, taxNotes } from '#words/en/values.ts'

type Used = { readonly example: string; readonly value: string; readonly source: string }
type Rule = { readonly label: string; readonly law: string; readonly how: string; readonly used: Used[] }

const hows: Readonly<Record<Line['operation'], (terms: readonly string[]) => string>> = {
  given: () => 'as it is',
  sum: (terms) => terms.join(' '),
  excess: (terms) => `${terms.join(' ')}, and never below nothing`,
  least: (terms) => `the smallest of: ${terms.map((each) => each.slice(2)).join('; ')}`,
  share: ([whole = '', part = '', over = '']) => `${whole.slice(2)} × ${part.slice(2)} ÷ ${over.slice(2)}`,
}

/** A line by its words: gifts and shares of one estate are one rule. */
const ruleOf = ({ operation, from, label, law }: Line, lines: ReadonlyMap<string, Line>): Omit<Rule, 'used'> => {
  const terms = from.map(({ sign, id }) => `${sign === '-' ? '−' : '+'} ${lines.get(id)?.label ?? id}`)
  return { label, law: law.join('; '), how: hows[operation]([...new Set(terms)]).replace(/^\+ /, '') }
}

const rulesUsed = (): Rule[] => {
  const rules = new Map<string, Rule>()
  for (const [name, facts, , source] of publishedTaxExamples) {
    const estate = withSumByRate(estateOf(facts))
    const ledger = openLedger()
    const charge = chargeOn(estate, 'tested', ledger)
    if (typeof charge === 'string' || typeof bear(estate, charge) === 'string') continue
    const lines = linesById(ledger.lines)
    for (const line of lines.values()) {
      const value = readLine(lines, line.id)?.value
      if (line.law.length === 0 || line.value.numerator === 0n || !value) continue
      const rule = ruleOf(line, lines)
      const key = `${rule.label} ${rule.law}`
      const known = rules.get(key) ?? { ...rule, used: [] }
      if (!known.used.some(({ example }) => example === name)) known.used.push({ example: name, value, source })
      rules.set(key, known)
    }
  }
  return [...rules.values()]
}

const MOST_EXAMPLES = 2

const asRow = ({ label, law, how, used }: Rule): string[] => [
  '☐',
  label,
  how,
  law,
  used
    .slice(0, MOST_EXAMPLES)
    .map(({ example, value, source }) => `${example}: ${value} (${source})`)
    .join('<br>'),
  `${used.length}`,
]

const figureRows = (): string[][] =>
  Object.values(figuresOfLaw).flatMap(({ what, unit, rows }) =>
    rows.flatMap(({ value, from, source }): string[][] =>
      /Inheritance Tax|Finance Act 2026/.test(source)
        ? [
            [
              '☐',
              what,
              unit === 'pence' ? price(value) : `${value / (unit === 'pounds for each pound' ? 1 : 100)}`,
              dayInWords(from),
              source,
            ],
          ]
        : [],
    ),
  )

const intestacyRows = (): string[][] =>
  Object.entries(lawOfIntestacy).flatMap(([rule, law]) => {
    const used = publishedIntestacyExamples.filter(([, { family, on }]) => {
      const found = intestacyOf(family, on)
      return found.kind === 'shared' && found.rule === rule
    })
    const [first] = used
    return [['☐', rule, law, first ? `${first[0]} (${first[2]})` : '', `${used.length}`]]
  })

export const taxRulesPage = (): string => {
  const rules = rulesUsed()
  return [
    '# What a chartered tax adviser signs',
    `${rules.length} rules of inheritance tax, as the ledger works them out, and ${publishedTaxExamples.length} published examples that come out to the penny; the rules of an intestacy with ${publishedIntestacyExamples.length}. A test works out every example again, by this ledger and by a second formulation.`,
    '## Figures that the law fixes',
    markdownTable(['', 'What', 'Value', 'From', 'Source'], figureRows()),
    '## Rules',
    markdownTable(['', 'Rule', 'How', 'Law', 'Examples', 'In how many'], rules.map(asRow)),
    '## Without a will',
    markdownTable(['', 'Rule', 'Law', 'Example', 'In how many'], intestacyRows()),
    '## Why there is no figure',
    markdownTable(
      ['', 'Reason', 'Words'],
      Object.entries(refusalWords).map(([code, words]) => ['☐', code, words]),
    ),
    '## What is supposed, and what is told beside the figures',
    ...[
      ...Object.values(estimateWords.assumptions),
      ...Object.values(taxNotes).filter((each) => typeof each === 'string'),
    ].map((words) => `- ☐ ${words}`),
    '',
  ].join('\n\n')
}
