import { parseSync, Visitor } from 'oxc-parser'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { isTest, read, sourcesIn } from './structure/imports.ts'

type Expression = { readonly file: string; readonly pattern: string; readonly flags: string }

const expressionsIn = (file: string): Expression[] => {
  const found: Expression[] = []
  const visitor = new Visitor({
    'Literal:exit': (node) => {
      if ('regex' in node && node.regex) found.push({ file, ...node.regex })
    },
  })
  visitor.visit(parseSync(file, read(file)).program)
  return found
}

const expressions = sourcesIn(['core', 'drafting', 'documents', 'server', 'web', 'words', 'cli'])
  .filter((file) => !isTest(file))
  .flatMap(expressionsIn)

/** Whether the steps of a match can grow faster than the text: worked out from the expression, so no clock decides. */
const looksAgainAndAgain = ({ pattern, flags }: Expression): boolean =>
  analyse({ source: pattern, flags }).reports.length > 0

test('the expressions of the product are found', () => {
  expect(expressions.length).toBeGreaterThan(100)
})

test.each([
  ['from each place of the text on', '^\\s+|\\s+$'],
  ['in two loops that share characters', '^\\d+\\d+$'],
  ['in a loop inside a loop', '^(?:a+)+$'],
])('an expression that looks at a text again and again is found: %s', (_, pattern) => {
  expect(looksAgainAndAgain({ file: '', pattern, flags: 'g' })).toBe(true)
})

test('every expression takes time in proportion to the text, and no more', () => {
  const slow = expressions.filter(looksAgainAndAgain)
  expect(slow.map(({ file, pattern }) => `${file}: /${pattern}/`)).toEqual([])
})
