import { describe, expect, test } from 'vitest'
import type { Will } from '#core/will/schema.ts'
import { anHeir, aPerson, simplestWill } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'

const pair = (given: Partial<Will>): string | undefined =>
  clauseText(
    simplestWill({
      status: 'Married',
      mirrorWill: 1,
      mirrorConfirmed: 1,
      persons: [anHeir(100, { type: 'partner', relationship: 'Spouse', fullname: 'Bob Roe' })],
      ...given,
    }),
    'similar-wills',
  )

describe('Two wills made together', () => {
  test('leave each of the couple free, and leave joint property as it is', () => {
    expect(pair({})).toBe(
      'Bob Roe and I have made similar wills, but we have no agreement that limits either of us. Each of us may change or cancel our own will at any time without telling the other, even after one of us has died.\nThis will does not sever any joint tenancy.',
    )
  })

  test('begin their sentence with a capital letter where the partner is first named there', () => {
    const partner = aPerson({ id: 2, type: 'partner', relationship: 'Spouse', fullname: 'Bob Roe' })
    expect(pair({ persons: [anHeir(100), partner] })).toMatch(/^My spouse Bob Roe and I have made similar wills/)
  })

  test('are not spoken of in a will that was made alone', () => {
    expect(pair({ mirrorWill: 0 })).toBeUndefined()
  })

  test('are not spoken of until the partner has confirmed theirs, who reads the clause before', () => {
    expect(pair({ mirrorConfirmed: undefined })).toBeUndefined()
    expect(pair({ mirrorConfirmed: undefined, toConfirm: 1 })).toMatch(/^Bob Roe and I have made similar wills/)
  })

  test('speak of the partner without a name once the status no longer has one', () => {
    expect(pair({ status: 'Divorced' })).toMatch(/^My partner and I have made similar wills/)
    expect(pair({ persons: [anHeir(100)], status: 'Divorced' })).toMatch(/^My partner and I/)
  })
})
