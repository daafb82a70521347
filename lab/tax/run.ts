/**
 * `npm run tax-twice`: works out the tax on made-up estates by the ledger of the product and by the second formulation, and says where
 * the two differ. 100,000 estates, or as many as are asked for: businesses, farms, taxed inheritances, homes, homes sold before, debts and thresholds among them.
 * Beside every five of them a couple is worked out, over both deaths.
 */
import fc from 'fast-check'
import { bothDeathsByOracle } from '../../testkit/both-deaths-oracle.ts'
import { couplesSaid } from '../../testkit/couples-arbitrary.ts'
import {
  detailedTaxedEstates,
  estatesAtTheTenth,
  estatesGivingByRate,
  estatesWithHomeSold,
  relievedTaxedEstates,
} from '../../testkit/tax-arbitrary.ts'
import { agreeOnBoth, bothDeathsByProduct, taxByProduct } from '../../testkit/tax-by-product.ts'
import { taxByOracle } from '../../testkit/tax-oracle.ts'

const asked = Number(process.argv[2] ?? 100_000)
const seed = Number(process.argv[3] ?? 79)
const AT_ONCE = 1000

const kinds = [relievedTaxedEstates, estatesWithHomeSold, detailedTaxedEstates, estatesAtTheTenth, estatesGivingByRate]
const counts = new Map<string, number>()
const differ: string[] = []
const count = (result: string): void => {
  counts.set(result, (counts.get(result) ?? 0) + 1)
}

for (let done = 0; done < asked; done += AT_ONCE) {
  const batch = done / AT_ONCE
  const estates = fc.sample(kinds[batch % kinds.length] ?? relievedTaxedEstates, {
    seed: seed + batch,
    numRuns: Math.min(AT_ONCE, asked - done),
  })
  for (const [index, estate] of estates.entries()) {
    const [one, other] = [taxByProduct(estate), taxByOracle(estate)]
    count(typeof other === 'string' ? other : `at ${other.rate} %`)
    if (JSON.stringify(one) !== JSON.stringify(other)) differ.push(`estate ${done + index}`)
  }
  for (const [index, said] of fc
    .sample(couplesSaid, { seed: seed + batch, numRuns: Math.ceil(estates.length / 5) })
    .entries()) {
    const [one, other] = [bothDeathsByProduct(said), bothDeathsByOracle(said)]
    count(`a couple: ${typeof other === 'string' ? other : 'both deaths'}`)
    if (!agreeOnBoth(one, other)) differ.push(`couple ${batch}.${index}`)
  }
}

process.stdout.write(
  [
    `${asked} estates, ${differ.length} differences`,
    ...[...counts].toSorted(([, one], [, other]) => other - one).map(([result, count]) => `  ${result}: ${count}`),
    ...differ.slice(0, 10).map((at) => `  differs: ${at} of seed ${seed}`),
    '',
  ].join('\n'),
)
if (differ.length > 0) process.exitCode = 1
