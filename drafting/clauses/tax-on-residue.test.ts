import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outcome } from '#core/estate/distribution.ts'
import { isExemptPerson, personById } from '#core/will/questions.ts'
import type { LaterTakers, Will } from '#core/will/schema.ts'
import { aCharity } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { willsWithTrusts } from '#testkit/trust-arbitrary.ts'
import { anIncomeForLife, aShareForADisabledPerson, laterTakers } from '#testkit/trusts.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { residueMixesExempt } from './tax-on-residue.ts'

/** The next of kin are not known, and the law that finds them says who bears the tax. */
test('whoever has died, tax on shares is settled before a spouse or charity takes one beside somebody else', () => {
  fc.assert(
    fc.property(
      fc.oneof(completeWills, willsWithTrusts),
      fc.infiniteStream(fc.boolean()),
      fc.nat(2),
      (will, dies, livingChildren) => {
        const failed = will.persons.filter(() => dies.next().value).map(({ id }) => ({ person: id, livingChildren }))
        const taking = outcome(will, failed, undefined, { livingChildren })
        const exempt = taking.map((each) => {
          const person = each.type === 'person' ? personById(will, each.id) : undefined
          return each.type === 'charity' || (person !== undefined && isExemptPerson(will, person))
        })
        const isMixed = exempt.includes(true) && exempt.includes(false)
        if (isMixed && taking.every(({ type }) => type !== 'next-of-kin')) expect(residueMixesExempt(will)).toBe(true)
      },
    ),
    { numRuns: fewerRuns(5000) },
  )
})

describe('What somebody has the income of first', () => {
  const forBea = (status: Will['status']) => clauseText(anIncomeForLife({}, { status }), 'tax-on-residue')

  test('bears the tax on the death of the testator as a whole: what a charity has later is not exempt before that income ends', () => {
    expect(forBea('Living with a partner but not married')).toContain(
      'If my Residuary Estate is held for Bea Hale, the inheritance tax due on it because of my death is taken from the whole of it before it is shared. Apart from that, my Residuary Estate is shared before inheritance tax is taken from any share. Each share then bears the tax that is due on it, and a share that is exempt from that tax bears none.',
    )
  })

  test('bears no such tax where a husband or wife has the income', () => {
    expect(forBea('Married')).not.toContain('the whole of it')
    expect(forBea('Married')).toContain('a share that is exempt from tax bears none')
  })
})

test('tax on shares is settled where a charity would have the share of a disabled person who dies first', () => {
  const then = (takers: LaterTakers) =>
    clauseText({ ...aShareForADisabledPerson({ takers }), charities: [aCharity()] }, 'tax-on-residue')
  expect(then(laterTakers([], { charities: [{ id: 1, percent: 100 }] }))).toContain('exempt from tax bears none')
  expect(then(laterTakers([2]))).toBeUndefined()
})
