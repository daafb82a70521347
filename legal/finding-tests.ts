/** The tests that prove what holds now about each finding, read from the names of the tests. */
import { globSync } from 'node:fs'
import { isTest } from '../structure/imports.ts'
import { namesOfTests } from '../structure/test-names.ts'

export type FindingTest = { readonly number: number; readonly file: string; readonly name: string }

const prefix = /^findings? ((?:\d+(?:\([a-h]\))?(?:, | and )?)+):? /

/** Numbers that a test is named for: "finding 26(b): …", "findings 13 and 17: …". */
export const numbersIn = (name: string): number[] =>
  [...(prefix.exec(name)?.[1] ?? '').matchAll(/\d+/g)].map(([number]) => Number(number))

const namesIn = (file: string): string[] => namesOfTests(file).filter((name) => prefix.test(name))

const tests = '{core,drafting,documents,server,web,cli,testkit,e2e,legal,structure,bench}/**/*.{test,spec}.ts'
/** Tables of cases, each run as a test of its own name. */
const tablesOfCases = 'testkit/*-cases-*.ts'

/** Every test that is named for a finding, by number, then by file. */
export const findingTests = (): FindingTest[] =>
  [...globSync(tests).filter(isTest), ...globSync(tablesOfCases)]
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => namesIn(file).flatMap((name) => numbersIn(name).map((number) => ({ number, file, name }))))
    .toSorted((a, b) => a.number - b.number)
