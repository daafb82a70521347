/**
 * `npm run tax-twice`: works out the tax on made-up estates by the ledger of the product and by the second formulation, and says where
 * the two differ. 100,000 estates, or as many as are asked for: businesses, farms, taxed inheritances, homes, homes sold before, debts and thresholds among them.
 */
import fc from 'fast-check'
import {
  detailedTaxedEstates,
  estatesAtTheTenth,
  estatesGivingByRate,
  estatesWithHomeSold,
  relievedTaxedEstates,
} from '../../testkit/tax-arbitrary.ts'
import { taxByProduct } from '../../testkit/tax-by-product.ts'
import { taxByOracle } from '../../testkit/tax-oracle.ts'

const asked = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? 79)
const AT_ONCE = 1000

const kinds = [relievedTaxedEstates, estatesWithHomeSold, detailedTaxedEstates, estatesAtTheTenth, estatesGivingByRate]
const counts = new Map<string, number>()
const differ: number[] = []

for (let done = 0; done < asked; done += AT_ONCE) {
  const batch = done / AT_ONCE
  const estates = fc.sample(kinds[batch % kinds.length] ?? relievedTaxedEstates, {
    seed: seed + batch,
    numRuns: Math.min(AT_ONCE, asked - done),
  })
  for (const [index, estate] of estates.entries()) {
    const [one, other] = [taxByProduct(estate), taxByOracle(estate)]
    const result = typeof other === 'string' ? other : `at ${other.rate} %`
    counts.set(result, (counts.get(result) ?? 0) + 1)
    if (JSON.stringify(one) !== JSON.stringify(other)) differ.push(done + index)
  }
}

process.stdout.write(
  [
    `${asked} estates, ${differ.length} differences`,
    ...[...counts].toSorted(([, one], [, other]) => other - one).map(([result, count]) => `  ${result}: ${count}`),
    ...differ.slice(0, 10).map((at) => `  differs: estate ${at} of seed ${seed}`),
    '',
  ].join('\n'),
)
if (differ.length > 0) process.exitCode = 1
