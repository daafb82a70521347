import { describe, expect, test } from 'vitest'
import { aGift, anHeir, aPerson, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { packed, textOf, textsOf } from '#testkit/pack-documents.ts'

const colin = aPerson({ id: 2, fullname: 'Colin Hale', relationship: 'Brother', isExcluded: true })
const una = aPerson({ id: 3, fullname: 'Una Hale', relationship: 'Sister', isExcluded: true })
const leavingOut = (description?: string) =>
  simplestWill({
    persons: [anHeir(100), colin, una],
    excluded: { option: 'Yes', theirChildren: 'No', ...(description !== undefined && { description }) },
    gifts: [aGift({ type: 'Money', amount: 500_00, persons: [3] })],
  })
const text = textOf('statement-of-reasons', leavingOut('Colin had his part in 2010. *#$@\\'))
const places = (written: string): string[] => [...written.matchAll(/^(.*)\n_{20}/gm)].map(([, label]) => label ?? '')

// Finding: 31
describe('the statement of reasons', () => {
  test('is a page of its own, which says that it is not a will', () => {
    expect(text).toMatch(/^\[Not a will\]/)
    expect(text).toContain('It gives nothing to anyone, takes nothing from anyone and appoints nobody.')
    expect(textOf('letter-of-wishes', completeExampleWill())).not.toContain('Colin')
  })

  test('has one signature and one date, and no place for a witness', () => {
    expect(places(text)).toEqual(['My signature', 'Date'])
    expect(text.match(/witness/g)).toHaveLength(2)
    expect(text).toContain('Nobody else signs it, because with two witnesses it could be taken for a will.')
  })

  test('says who gets nothing, who gets no more than a gift, and why, as it was typed', () => {
    expect(text).toContain('I have left nothing in my will to Colin Hale. I did this on purpose.')
    expect(text).toContain('I have left nothing more than my will expressly gives them to Una Hale.')
    expect(text).toContain('## My reasons\n\nColin had his part in 2010. *#$@\\')
  })

  test('has room for reasons in ink where none were typed', () => {
    expect(places(textOf('statement-of-reasons', leavingOut()))[0]).toBe('My reasons: facts and dates, without blame')
  })

  test('is not written where nobody is left out', () => {
    expect(textsOf('statement-of-reasons', simplestWill())).toEqual([])
  })

  test('is announced by the letter on top of the pack', () => {
    expect(textOf('cover-letter', leavingOut())).toContain('Sign and date your statement of reasons, alone')
    expect(textOf('cover-letter', simplestWill())).not.toContain('statement of reasons')
  })

  test('is the only document of the pack that asks the testator for a signature', () => {
    const asking = packed(completeExampleWill()).filter(({ blocks }) =>
      blocks.some((block) => block.kind === 'lines' && /signature/i.test(block.label)),
    )
    expect(asking.map(({ kind }) => kind)).toEqual(['statement-of-reasons'])
  })
})
