import { describe, expect, test } from 'vitest'
import { anHeir, aPerson, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { fullestWill } from '#testkit/golden-wills.ts'
import { textsOf } from '#testkit/pack-documents.ts'

const [first = '', second = ''] = textsOf('executor-letter')

describe('A letter to an executor', () => {
  test('goes to each of those appointed, and to no substitute', () => {
    const letters = textsOf('executor-letter')
    expect(letters).toHaveLength(2)
    expect(first).toContain('Dear Thomas,')
    expect(second).toContain('Dear Ruth,')
  })

  test('is not written when the testator wants to tell them', () => {
    expect(textsOf('executor-letter', completeExampleWill({ notifyExecutors: 'No' }))).toEqual([])
  })

  test('is not written to a law firm', () => {
    const { will } = fullestWill()
    expect(textsOf('executor-letter', { ...will, executor: [] })).toEqual([])
  })

  test('says nothing of what is in the will', () => {
    for (const told of [
      'Ruth Hale',
      'Daniel Hale',
      'Anne Price',
      'Priya',
      'Colin',
      'Lifeboat',
      '%',
      '£',
      'piano',
      'Biscuit',
    ])
      expect(first).not.toContain(told)
  })

  test('says what they would do, that they may say no, and that help is possible later', () => {
    for (const said of [
      'Applies for probate',
      'You do not have to agree to this.',
      'renunciation',
      'Their reasonable fees are paid from what I leave',
      'You do not have to choose anyone now.',
    ])
      expect(first).toContain(said)
  })

  // Finding: 32
  test('does not ask for anything before the signing, for it is given once the will is signed', () => {
    expect(first).not.toMatch(/when I sign|witness/)
  })

  test('says what is kept about them, and where the privacy notice is', () => {
    expect(first).toMatch(/The privacy notice says why that is allowed.*help@/)
  })

  test('says where the will is once that is noted, and has room for it until then', () => {
    expect(first).toContain('The signed original is kept here\n____')
    const noted = simplestWill({
      persons: [anHeir(100), aPerson({ id: 2 })],
      notifyExecutors: 'Yes',
      storage: 'With the Probate Service, since May.',
    })
    const [letter = ''] = textsOf('executor-letter', noted)
    expect(letter).toContain('With the Probate Service, since May.')
    expect(letter).not.toContain('The signed original is kept here')
  })
})
