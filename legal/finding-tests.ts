/** The tests that prove what holds now about each finding, read from the names of the tests. */
import { globSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { isTest, read } from '../structure/imports.ts'

export type FindingTest = { readonly number: number; readonly file: string; readonly name: string }

const prefix = /^findings? ((?:\d+(?:\([a-h]\))?(?:, | and )?)+):? /

/** Numbers that a test is named for: "finding 26(b): …", "findings 13 and 17: …". */
export const numbersIn = (name: string): number[] =>
  [...(prefix.exec(name)?.[1] ?? '').matchAll(/\d+/g)].map(([number]) => Number(number))

const namesIn = (file: string): string[] => {
  const names: string[] = []
  const visitor = new Visitor({
    'Literal:exit': (node) => {
      if (typeof node.value === 'string') names.push(node.value)
    },
    'TemplateLiteral:exit': (node) => {
      names.push(node.quasis.map(({ value }) => value.cooked ?? '').join('…'))
    },
  })
  visitor.visit(parseSync(file, read(file)).program)
  return [...new Set(names)].filter((name) => prefix.test(name))
}

/** Every test that is named for a finding, by number, then by file. */
export const findingTests = (): FindingTest[] =>
  globSync('{core,drafting,documents,server,web,cli,testkit,e2e,legal,structure,bench}/**/*.{test,spec}.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isTest)
    .toSorted()
    .flatMap((file) => namesIn(file).flatMap((name) => numbersIn(name).map((number) => ({ number, file, name }))))
    .toSorted((a, b) => a.number - b.number)
