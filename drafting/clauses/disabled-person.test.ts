import { describe, expect, test } from 'vitest'
import { today } from '#testkit/builders.ts'
import { clauseOf } from '#testkit/drafted-will.ts'
import {
  aDisabledPersonsTrust,
  aHomeTrust,
  aShareForADisabledPerson,
  forADisabledPerson,
  tomsWill,
} from '#testkit/trusts.ts'
import { preview } from '../draft.ts'

const clause = (...given: Parameters<typeof forADisabledPerson>): string =>
  clauseOf(preview(forADisabledPerson(...given), today), 'disabled-person') ?? ''

describe('What is held for a disabled person', () => {
  test('is theirs by no right, and nobody else has any of it while they live', () => {
    expect(clause()).toContain('I give £300,000 to my Executors on trust, free of the inheritance tax on my death.')
    expect(clause()).toContain(
      'Kit Hale has no right to either.\nWhile Kit Hale lives, nothing may be used for anyone else.',
    )
    expect(clause()).toContain('Nobody may be added to those who benefit under this clause.')
    expect(clause()).not.toMatch(/pay (its|the) income to Kit/)
  })

  test('but the small sum each year, where the testator says for whom', () => {
    expect(clause({ smallSumFor: 2 })).toContain(
      'nothing may be used for anyone else, except that in each year to 5 April my Executors may use for Lee Hale up to the annual limit in section 89 of the Inheritance Tax Act 1984.',
    )
  })

  test('ends by the death alone, and its takers are tested then whatever is stored', () => {
    const text = clause({ fixed: 'When I die', endsIfMarries: 'Yes', endYears: 3 })
    expect(text).toContain(
      'The trust ends on the death of Kit Hale. If Kit Hale does not survive me, or the trust cannot take effect for any reason, it ends when I die.',
    )
    expect(text).toContain(
      'Somebody is living at the end if they are living at the end of the 28th day after the death of Kit Hale.',
    )
    expect(text).not.toMatch(/marries|anniversary/)
  })

  test('a sum never falls into the rest; a share of the rest goes under the clause and not to the person', () => {
    expect(clause()).toContain('None of it becomes part of my Residuary Estate.')
    const share = preview(aShareForADisabledPerson(), today)
    expect(clauseOf(share, 'disabled-person')).toContain(
      'What clauses 7, 8 and 9 would give to my son Kit Hale, my Executors do not give to Kit Hale: they hold it on trust under this clause.',
    )
    expect(clauseOf(share, 'disabled-person')).not.toContain('None of it becomes')
    expect(clauseOf(share, 'residue')).toContain(
      'What is for Kit Hale is not given to Kit Hale: clause 5 says how it is held.',
    )
    expect(clauseOf(share, 'if-a-share-fails')).toContain('If the share of Kit Hale fails, clause 5 says who takes it.')
  })

  test('is held by somebody besides the person, who is asked nothing that they have no right to', () => {
    const text = clauseOf(preview(forADisabledPerson(), today), 'trustees') ?? ''
    expect(text).toContain('for what is held under clause 5 at least one of them must not be Kit Hale.')
    expect(text).not.toMatch(/section 13|may not lend/)
  })

  test('may be lent to the person, though a home is held for another who may not be lent to', () => {
    const both = tomsWill({ trusts: [aHomeTrust(), aDisabledPersonsTrust()] })
    const text = clauseOf(preview(both, today), 'trustees') ?? ''
    expect(text).toContain('they may not lend to Bea Hale')
    expect(text).not.toContain('lend to Kit Hale')
  })
})
