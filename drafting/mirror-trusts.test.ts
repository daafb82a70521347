import { describe, expect, test } from 'vitest'
import { personById } from '#core/will/questions.ts'
import type { EditableWill, Will } from '#core/will/schema.ts'
import { aHomeForLife, anIncomeForLife, aShareForADisabledPerson, forADisabledPerson } from '#testkit/trusts.ts'
import { mirror } from './mirror.ts'

const blended = (will: Will): Will => ({ ...will, situation: { ...will.situation, 'earlier-relationship': 'Yes' } })

const first = ({ trusts = [] }: EditableWill) => trusts[0]

describe('A partner’s will, where the testator holds something for the partner', () => {
  test('holds the partner’s own home for the testator on the same terms, and the home is still to be chosen', () => {
    const copied = mirror(aHomeForLife({ endsIfMarries: 'Yes', amount: 2_000_000 }))
    const trust = first(copied)
    expect(trust).toMatchObject({ kind: 'Home', for: 1, endsIfMarries: 'Yes', fixed: 'When the trust ends' })
    expect(personById(copied, 1)?.fullname).toBe('Margaret Ellen Hale')
    for (const field of ['accountId', 'freeOfMortgage', 'amount']) expect(trust).not.toHaveProperty(field)
  })

  test('in one family the same children take at the end', () => {
    expect(first(mirror(aHomeForLife()))?.takers?.persons.map(({ id }) => id)).toEqual([2, 3])
    expect(mirror(aHomeForLife()).persons.map(({ id }) => id)).toContain(2)
  })

  test('where one of them has children of their own, each says for whom it is afterwards', () => {
    expect(first(mirror(blended(aHomeForLife())))).not.toHaveProperty('takers')
  })

  test('has the income of the rest the other way round too', () => {
    expect(first(mirror(anIncomeForLife()))).toMatchObject({ kind: 'Residue', for: 1, capital: 'Yes' })
  })
})

const withPartner = (will: Will): Will => ({
  ...will,
  status: 'Married',
  persons: [
    ...will.persons,
    ...aHomeForLife()
      .persons.slice(0, 1)
      .map((person) => ({ ...person, id: 9 })),
  ],
})

describe('A partner’s will, where the testator holds something for a disabled person', () => {
  test('holds the same person’s share, so that it is not theirs outright', () => {
    expect(first(mirror(withPartner(aShareForADisabledPerson())))).toMatchObject({ kind: 'Disabled person', for: 1 })
  })

  test('gives no sum of money, as it copies no gift', () => {
    expect(mirror(withPartner(forADisabledPerson()))).not.toHaveProperty('trusts')
  })
})

test('A partner’s will has no wishes of the testator’s own in it: those for a disabled person are theirs to write', () => {
  const trust = first(mirror(withPartner(aShareForADisabledPerson({ wishes: 'The sea, every summer.' }))))
  expect(trust).toMatchObject({ kind: 'Disabled person' })
  expect(trust).not.toHaveProperty('wishes')
})
