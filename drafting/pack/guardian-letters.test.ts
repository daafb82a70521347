import { describe, expect, test } from 'vitest'
import type { YesNoNotSure } from '#core/will/lists.ts'
import { anHeir, aPerson, completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { families } from '#testkit/families.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { packed, textsOf } from '#testkit/pack-documents.ts'

const youngFamily = goldenWills['young-family-with-a-stepchild']?.will

const withOtherParent = (otherParentalResponsibility: YesNoNotSure) =>
  completeExampleWill({
    persons: completeExampleWill().persons.map((person) =>
      person.id === 3 ? { ...person, otherParentalResponsibility } : person,
    ),
  })

describe('A letter to a guardian', () => {
  test('goes to each guardian and each backup, once', () => {
    const dear = textsOf('guardian-letter', youngFamily).map((text) => text.match(/Dear (.*),/)?.[1])
    expect(dear).toEqual(['Bea', 'Gus', 'May'])
  })

  test('says which children, and with whom', () => {
    expect(textsOf('guardian-letter', youngFamily)[0]).toContain(
      'named you in my will as a guardian of Ada Okafor and Bella Okafor, and of any other child of mine who is under 18 when I die, together with Gus Lane.',
    )
  })

  test('tells a backup that they come second', () => {
    expect(textsOf('guardian-letter')[1]).toContain('You would be asked only if Anne Price cannot act.')
  })

  test('names no child for whom the testator may not appoint a guardian', () => {
    for (const text of textsOf('guardian-letter', youngFamily)) expect(text).not.toContain('Cleo')
  })

  test.each([
    ['Yes', 'a parent other than me has parental responsibility. While that parent is alive, your appointment waits.'],
    [
      'No',
      'no parent other than me has parental responsibility. If I die before Daniel Hale is 18, your appointment begins then.',
    ],
    ['Not sure', 'I am not sure whether a parent other than me has parental responsibility.'],
  ] as const)(
    // Finding: 13
    'it waits for a parent, and for nobody else with parental responsibility: %s',
    (answer, said) => {
      expect(textsOf('guardian-letter', withOtherParent(answer))[0]).toContain(said)
    },
  )

  const special = families['a special guardian appoints a guardian for a stepchild']?.will

  test('of the only special guardian says that the appointment does not wait for a parent, as the will does', () => {
    const [toBeatrix, toCorin] = textsOf('guardian-letter', special)
    expect(toCorin).toContain(
      'But I am a special guardian of Ambrose Cress: if I am the only one when I die, it begins then, beside a parent who is alive.',
    )
    expect(toCorin).not.toContain('other than me')
    expect(toBeatrix).not.toContain('I am a special guardian')
  })

  test('and so do the summary and the letter of wishes', () => {
    expect(textsOf('summary', special)[0]).toContain(
      'is alive or, for a child whose only or last special guardian you are, when you die.',
    )
    const [wishes] = textsOf('letter-of-wishes', special)
    expect(wishes).toContain('Of Ambrose Cress, that begins when I die if I am then the only special guardian.')
    expect(wishes).not.toContain('Of Zara Cress')
  })

  test('hands on what the testator wrote for them, and otherwise leaves room for it', () => {
    const told = completeExampleWill({ guardians: { description: 'He is afraid of dogs.' } })
    expect(textsOf('guardian-letter', told)[0]).toContain('He is afraid of dogs.')
    expect(textsOf('guardian-letter')[0]).toContain('In my own hand\n____')
  })

  test('speaks to each guardian of their own children alone, and is titled by the first office', () => {
    const child = (id: number, fullname: string, guardian: number, backup: number) =>
      aPerson({
        id,
        fullname,
        type: 'Child',
        relationship: 'Son',
        isChild: 'Yes',
        parentalResponsibility: 'Yes',
        otherParentalResponsibility: 'No',
        guardianId: [guardian],
        backupGuardianId: [backup],
      })
    const persons = [
      anHeir(100),
      ...['Ann Roe', 'Ben Roe', 'Cy Roe'].map((fullname, index) => aPerson({ id: index + 2, fullname })),
      child(5, 'Ed Roe', 2, 3),
      child(6, 'Flo Roe', 3, 4),
    ]
    const [toAnn, toBen, toCy] = textsOf('guardian-letter', simplestWill({ haveChildren: 'Yes', persons }))
    expect(toAnn).toContain('Ed Roe: as far as I know')
    expect(toAnn).not.toContain('Flo Roe')
    expect(toBen).toContain('A letter to Ben Roe, a guardian in my will')
    expect(toBen).toContain('Ed Roe: as far as I know')
    expect(toBen).toContain('Flo Roe: as far as I know')
    expect(toCy).toContain('A letter to Cy Roe, a backup guardian in my will')
  })

  test('appoints no guardian itself: there is nowhere to sign it', () => {
    for (const { band, blocks } of packed().filter(({ kind }) => kind === 'guardian-letter')) {
      expect(band).toContain('Only the will appoints')
      const labels = blocks.flatMap((block) => (block.kind === 'lines' ? block.label : []))
      expect(labels.filter((label) => /sign(ature|ed here| here)/i.test(label))).toEqual([])
    }
  })

  test('is not written where there are no guardians', () => {
    expect(textsOf('guardian-letter', simplestWill())).toEqual([])
  })

  test('is listed under the office it is about', () => {
    expect(
      packed(youngFamily)
        .filter(({ kind }) => kind === 'guardian-letter')
        .map(({ listedAs }) => listedAs),
    ).toEqual([
      'Letter to Bea Lane, a guardian',
      'Letter to Gus Lane, a guardian',
      'Letter to May Hale, a backup guardian',
    ])
  })

  test('says where the will is once that is noted, without the spaces around it', () => {
    const noted = completeExampleWill({ storage: '  In the bureau. ', guardians: { description: '  Be kind. ' } })
    expect(textsOf('guardian-letter', noted)[0]).toMatch(/\nBe kind\.\n(.|\n)*\nIn the bureau\.\n/)
  })
})
