/** `npm run intestacy`: 100,000 drawn families by the product and by the second reckoning, or as many as are asked for. */
import { byProduct, differences } from './compare.ts'
import { caseNumber } from './families.ts'

const count = Number(process.argv[2] ?? 100_000)
const begun = performance.now()
const reached = new Map<string, number>()
const differing = differences(
  (function* () {
    for (let n = 0; n < count; n += 1) {
      const each = caseNumber(n)
      const [first = ''] = byProduct(each)
      const kind = /^\d/.test(first) ? 'shared' : first.replace(/of \d+/, 'of a relative')
      reached.set(kind, (reached.get(kind) ?? 0) + 1)
      yield each
    }
  })(),
)
process.stdout.write(
  `${count} families, ${differing.length} differences, ${Math.round(performance.now() - begun)} ms\n`,
)
for (const [kind, times] of [...reached].toSorted(([, one], [, other]) => other - one))
  process.stdout.write(`${times} ${kind}\n`)
for (const each of differing.slice(0, 5)) process.stdout.write(`${JSON.stringify(each)}\n`)
if (differing.length > 0) process.exitCode = 1
