import { parseSync, Visitor } from 'oxc-parser'
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

const expressions = sourcesIn(['core', 'drafting', 'documents', 'server', 'web', 'cli'])
  .filter((file) => !isTest(file))
  .flatMap(expressionsIn)

/** Parts that are repeated. Every part that an expression of the product repeats is among them. */
const repeated = [
  ...[' ', '\n', '\u200B', 'a', 'A', '1', '-', ',', '.', '/', '\\', '=', '_', '@', '<', '>', '&', '#', '*', '%', '£'],
  ...['[', ']', '(', ')', '{', '}', '$', '"', "'", '’', '–', 'é', '\u0301', 'a ', 'a-', '1,', 'a.', 'a\n', '1 '],
]

const LENGTH = 20_000

/** Milliseconds of the processor, which do not depend on what else the machine does. */
const workOf = (work: () => void): number => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The work of an expression for the part that costs it most. An expression that is not linear takes 400 ms and more. */
const mostWork = ({ pattern, flags }: Expression): number => {
  const expression = new RegExp(pattern, flags)
  let most = 0
  for (const part of repeated)
    for (const end of ['', '\u0001!', 'a']) {
      const text = `${end}${part.repeat(LENGTH / part.length)}${end}`
      most = Math.max(
        most,
        workOf(() => void text.replace(expression, '')),
      )
    }
  return most
}

test('the expressions of the product are found', () => {
  expect(expressions.length).toBeGreaterThan(100)
})

test('an expression that looks at a text again and again is found', () => {
  expect(mostWork({ file: '', pattern: '^\\s+|\\s+$', flags: 'g' })).toBeGreaterThan(150)
})

test('every expression takes time in proportion to the text, and no more', () => {
  const slow = expressions.filter((each) => mostWork(each) > 150)
  expect(slow.map(({ file, pattern }) => `${file}: /${pattern}/`)).toEqual([])
}, 60_000)
