import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { outcome } from '#core/estate/distribution.ts'
import { isExemptPerson, personById } from '#core/will/questions.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { residueMixesExempt } from './tax-on-residue.ts'

/** The next of kin are not known, and the law that finds them says who bears the tax. */
test('whoever has died, tax on shares is settled before a spouse or charity takes one beside somebody else', () => {
  fc.assert(
    fc.property(completeWills, fc.infiniteStream(fc.boolean()), fc.nat(2), (will, dies, livingChildren) => {
      const failed = will.persons.filter(() => dies.next().value).map(({ id }) => ({ person: id, livingChildren }))
      const taking = outcome(will, failed, undefined, { livingChildren })
      const exempt = taking.map((each) => {
        const person = each.type === 'person' ? personById(will, each.id) : undefined
        return each.type === 'charity' || (person !== undefined && isExemptPerson(will, person))
      })
      const isMixed = exempt.includes(true) && exempt.includes(false)
      if (isMixed && taking.every(({ type }) => type !== 'next-of-kin')) expect(residueMixesExempt(will)).toBe(true)
    }),
    { numRuns: fewerRuns(5000) },
  )
})
