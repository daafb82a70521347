import { describe, expect, test } from 'vitest'
import { anHeir, aPerson, choosingTheFirm, simplestWill } from '#testkit/builders.ts'
import { clauseText } from '#testkit/drafted-will.ts'

const [ann, bea, cal, dot] = ['Ann Roe', 'Bea Roe', 'Cal Roe', 'Dot Roe'].map((fullname, index) =>
  aPerson({ id: index + 2, fullname, relationship: 'Friend' }),
) as [ReturnType<typeof aPerson>, ReturnType<typeof aPerson>, ReturnType<typeof aPerson>, ReturnType<typeof aPerson>]

const appointing = (executor: number[], executorBackup: number[] = []) =>
  clauseText(simplestWill({ persons: [anHeir(100), ann, bea, cal, dot], executor, executorBackup }), 'executors')

describe('Executors and trustees', () => {
  test('one executor without a substitute is appointed alone', () => {
    expect(appointing([2])).toContain('I appoint my friend Ann Roe as my executor and trustee.\n')
  })

  test('a substitute for one executor acts in their place', () => {
    expect(appointing([2], [3])).toContain(
      'If Ann Roe is not alive, able and willing to act, I appoint my friend Bea Roe instead.',
    )
  })

  test('with several, a substitute acts when fewer than two are left', () => {
    expect(appointing([2, 3], [4])).toContain(
      'I appoint my friend Ann Roe and my friend Bea Roe as my executors and trustees. If fewer than two of them are alive, able and willing to act, I appoint my friend Cal Roe in the place of one who is not.',
    )
  })

  // Finding: 23
  test('each substitute for one executor takes the place of the one before, and of no other', () => {
    expect(appointing([2], [5, 4, 3])).toContain(
      'If Ann Roe is not alive, able and willing to act, I appoint my friend Dot Roe instead; and if Dot Roe is not alive, able and willing to act, my friend Cal Roe; and if Cal Roe is not alive, able and willing to act, my friend Bea Roe.',
    )
  })

  // Finding: 23
  test('of several substitutes for several executors, as many act as make two, in order', () => {
    expect(appointing([2, 3], [5, 4])).toContain(
      'If fewer than two of them are alive, able and willing to act, I appoint as many of the following as are needed for two to act, in this order: my friend Dot Roe, then my friend Cal Roe.',
    )
  })

  test('substitutes take the place of the one person named beside a law firm, one after the other', () => {
    const will = simplestWill({
      persons: [anHeir(100), ann, bea, cal, dot],
      executor: [2],
      executorBackup: [5, 4],
      ...choosingTheFirm(),
    })
    expect(clauseText(will, 'executors')).toContain(
      'If Ann Roe is not alive, able and willing to act, I appoint my friend Dot Roe in the place of Ann Roe; and if Dot Roe is not alive, able and willing to act, my friend Cal Roe.',
    )
  })

  test('an executor is never their own substitute', () => {
    expect(appointing([2], [2, 3])).toContain('I appoint my friend Bea Roe instead.')
  })

  test('an executor chosen twice is appointed once', () => {
    expect(appointing([2, 2])).toContain('I appoint my friend Ann Roe as my executor and trustee.')
  })

  test('nobody under 18 and no more than four act, and the 28 days do not hold an executor up', () => {
    expect(appointing([2])).toContain('Nobody under 18 may act, and no more than four may act at once.')
    expect(clauseText(simplestWill(), 'meanings')).toContain(
      'do not apply to charities and other organisations, to the appointment of executors or guardians',
    )
  })
})
