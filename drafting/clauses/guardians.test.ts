import { describe, expect, test } from 'vitest'
import { adviceFor } from '#core/advice/advice.ts'
import { newWill } from '#core/will/new-will.ts'
import type { Person, Will } from '#core/will/schema.ts'
import { answersOf } from '#drafting/answers.ts'
import { preview } from '#drafting/draft.ts'
import { partsToRead } from '#drafting/reading/parts.ts'
import { anHeir, aPerson, simplestWill, today } from '#testkit/builders.ts'
import { clauseOf, clauseText } from '#testkit/drafted-will.ts'
import { textOf, textsOf } from '#testkit/pack-documents.ts'

const child = (given: Partial<Person>): Person =>
  aPerson({
    type: 'Child',
    isChild: 'Yes',
    relationship: 'Daughter',
    parentalResponsibility: 'Yes',
    otherParentalResponsibility: 'No',
    guardianId: [2],
    ...given,
  })

const family = (...children: Person[]): Will =>
  simplestWill({
    haveChildren: 'Yes',
    persons: [
      anHeir(100),
      aPerson({ id: 2, fullname: 'Bea Lane', relationship: 'Sister' }),
      aPerson({ id: 3, fullname: 'Gus Lane', relationship: 'Brother' }),
      ...children,
    ],
  })

const guardiansOf = (...children: Person[]) => clauseText(family(...children), 'guardians')

describe('Guardians', () => {
  test('a will without young children appoints none', () => {
    expect(clauseText(simplestWill(), 'guardians')).toBeUndefined()
    expect(guardiansOf(child({ id: 4, fullname: 'Ada Roe', isChild: 'No' }))).toBeUndefined()
  })

  // Promise: who.children
  test('a guardian is appointed for a young child, and for one born later', () => {
    expect(guardiansOf(child({ id: 4, fullname: 'Ada Roe' }))).toContain(
      'I appoint my sister Bea Lane as guardian of my daughter Ada Roe and any other child of mine who is under 18 when I die.',
    )
  })

  test('children with the same guardians are named together, with the backup', () => {
    const choice = { guardianId: [2], backupGuardianId: [3] }
    const text = guardiansOf(
      child({ id: 4, fullname: 'Ada Roe', ...choice }),
      child({ id: 5, fullname: 'Ben Roe', relationship: 'Son', ...choice }),
    )
    expect(text).toContain('guardian of my daughter Ada Roe, my son Ben Roe and any other child of mine')
    expect(text).toContain('If that guardian is not able and willing to act, I appoint my brother Gus Lane instead.')
  })

  test('children with different guardians each have their own', () => {
    const text = guardiansOf(
      child({ id: 4, fullname: 'Ada Roe' }),
      child({ id: 5, fullname: 'Ben Roe', relationship: 'Son', guardianId: [2, 3] }),
    )
    expect(text).toContain('(a) I appoint my sister Bea Lane as guardian of my daughter Ada Roe.')
    expect(text).toContain('(b) I appoint Bea Lane and my brother Gus Lane as guardians of my son Ben Roe.')
    expect(text).not.toContain('any other child')
  })

  describe('where the children have different guardians', () => {
    const ada = child({ id: 4, fullname: 'Ada Roe' })
    const ben = child({ id: 5, fullname: 'Ben Roe', relationship: 'Son', guardianId: [2], backupGuardianId: [3] })
    const likeBen = [
      { ...ada, guardiansOfLater: 'No' },
      { ...ben, guardiansOfLater: 'Yes' },
    ] as const
    const sentenceIn = (will: Will) => partsToRead(will, today).find(({ id }) => id === 'guardians')?.sentence ?? ''
    const answersIn = (will: Will) =>
      answersOf('will.beneficiaries.backup-guardians', will, today).find(({ label }) => label.endsWith('later child'))
    const warned = (will: Will) => adviceFor({ ...will, laterChildren: 'Yes' }, today).some(({ id }) => id === 'T51')

    test('a child born later has those of the child that the testator names', () => {
      const text = guardiansOf(...likeBen)
      expect(text).toContain('(a) I appoint my sister Bea Lane as guardian of my daughter Ada Roe.')
      expect(text).toContain(
        '(b) I appoint Bea Lane as guardian of my son Ben Roe and any child of mine born or adopted after I sign this will who is under 18 when I die. If that guardian is not able',
      )
      // Ada, who has another guardian, is another child than Ben.
      expect(text).not.toContain('any other child')
    })

    test('the reading, the summary and the letter to a guardian say so too', () => {
      const will = family(...likeBen)
      expect(sentenceIn(will)).toContain('would look after Ben and any child you have later. If Bea cannot, Gus would.')
      expect(textOf('summary', will)).toContain('Bea Lane would look after Ben Roe and any child you have later.')
      expect(textsOf('guardian-letter', will).join()).toContain('Ben Roe, and of any child of mine born')
      expect(answersIn(will)?.value).toBe('The same as Ben Roe')
      expect(warned(will)).toBe(false)
    })

    test('until it is said there is none, and the testator is told', () => {
      expect(guardiansOf(ada, ben)).not.toContain('any other child')
      expect(sentenceIn(family(ada, ben))).not.toContain('any child you have later')
      expect(answersIn(family(ada, ben))?.value).toBe('')
      expect(warned(family(ada, ben))).toBe(true)
      const none = [ada, ben].map((each) => ({ ...each, guardiansOfLater: 'No' as const }))
      expect(answersIn(family(...none))?.value).toBe('None yet')
      expect(warned(family(...none))).toBe(true)
    })

    test('a choice that is left over from before does not count once all have the same', () => {
      const alike = child({ id: 5, fullname: 'Ben Roe', relationship: 'Son', guardiansOfLater: 'Yes' })
      expect(guardiansOf(ada, alike)).toContain('my daughter Ada Roe, my son Ben Roe and any other child of mine')
      expect(answersIn(family(ada, alike))).toBeUndefined()
    })
  })

  test.each(['No', 'Not sure'] as const)(
    'nobody is appointed for a child when parental responsibility is "%s"',
    (parentalResponsibility) => {
      expect(guardiansOf(child({ id: 4, fullname: 'Kim Roe', parentalResponsibility }))).toBeUndefined()
      const both = guardiansOf(
        child({ id: 4, fullname: 'Ada Roe' }),
        child({ id: 5, fullname: 'Lee Roe', relationship: 'Son', parentalResponsibility }),
      )
      expect(both).toContain('Ada Roe')
      expect(both).not.toContain('Lee Roe')
      // "Any other child of mine" would take Lee in.
      expect(both).toContain('and any child of mine born or adopted after I sign this will who is under 18 when I die.')
    },
  )

  // Finding: 13
  describe('in a blended family', () => {
    const ada = child({ id: 4, fullname: 'Ada Roe' })
    const lee = (given: Partial<Person>) => child({ id: 5, fullname: 'Lee Poe', relationship: 'Stepson', ...given })

    test('a step-parent with parental responsibility cannot appoint a guardian, for they are not a parent', () => {
      const text = guardiansOf(ada, lee({ parentalResponsibility: 'Yes', stepchildRole: 'None of these' }))
      expect(text).not.toContain('Lee Poe')
    })

    test('the next baby has a guardian although a stepchild has none', () => {
      expect(guardiansOf(ada, lee({ stepchildRole: 'None of these' }))).toContain(
        'guardian of my daughter Ada Roe and any other child of mine who is under 18 when I die.',
      )
    })

    test('a guardian or special guardian of a stepchild may appoint another, and says so', () => {
      expect(guardiansOf(lee({ stepchildRole: 'Special guardian' }))).toContain(
        'I appoint my sister Bea Lane as guardian of my stepson Lee Poe. I am the special guardian of Lee Poe.',
      )
      expect(guardiansOf(lee({ stepchildRole: 'Guardian' }))).toContain('I am the guardian of Lee Poe.')
      expect(guardiansOf(lee({ relationship: 'Son', stepchildRole: 'Guardian' }))).not.toContain('I am the')
    })

    test('an adopted stepchild is a son', () => {
      const text = guardiansOf(lee({ stepchildRole: 'Adopted' }))
      expect(text).toContain('guardian of my son Lee Poe and any other child of mine')
      expect(text).not.toContain('I am the')
    })
  })

  test('a child born later has the guardians of a child and a stepchild who share theirs, and not a stepchild’s alone', () => {
    const lee = child({ id: 5, fullname: 'Lee Poe', relationship: 'Stepson', stepchildRole: 'Guardian' })
    expect(guardiansOf(child({ id: 4, fullname: 'Ada Roe' }), lee)).toContain('any other child of mine')
    expect(guardiansOf(lee)).not.toContain('any other child of mine')
  })

  test.each([
    [[2], 'If that guardian is not able'],
    [[2, 3], 'If neither of them is able'],
    [[2, 3, 6], 'If none of them is able'],
  ])('a backup acts when none of %j can', (guardianId, words) => {
    const ada = child({ id: 4, fullname: 'Ada Roe', guardianId, backupGuardianId: [5] })
    const will = family(ada, aPerson({ id: 5, fullname: 'May Hale' }), aPerson({ id: 6, fullname: 'Ned Hale' }))
    expect(clauseText(will, 'guardians')).toContain(
      `${words} and willing to act, I appoint my friend May Hale instead.`,
    )
  })

  test('until they are chosen the draft has a blank', () => {
    const young = child({ id: 1, fullname: 'Ada Roe', guardianId: [] })
    const { parentalResponsibility: _unanswered, ...asked } = young
    const unfinished = { ...newWill(1), haveChildren: 'Yes' as const, persons: [asked] }
    expect(clauseOf(preview(unfinished, today), 'guardians')).toContain(
      'I appoint ______ as guardian of my daughter Ada Roe.',
    )
  })
})
