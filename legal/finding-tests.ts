/** The tests that prove what holds now about each finding: each has a mark over it, such as `// Finding: 13, 17`. */
import { filesIn, read } from '../structure/imports.ts'
import { marksIn } from '../structure/test-names.ts'

export type FindingTest = { readonly number: number; readonly file: string; readonly name: string }

const tests = '{core,drafting,documents,server,web,cli,testkit,e2e,legal,structure,lab}/**/*.{test,spec}.ts'
/** Tables of cases, each run as a test of its own name. */
const tablesOfCases = 'testkit/*-cases-*.ts'

/** Every test that is marked with a finding, by number, then by file. */
export const findingTests = (): FindingTest[] =>
  [...filesIn([tests]), ...filesIn([tablesOfCases])]
    .flatMap((file) => marksIn('Finding', file, read(file)))
    .flatMap(({ file, name, ids }) => ids.map((id) => ({ number: Number(id), file, name })))
    .toSorted((a, b) => a.number - b.number)
