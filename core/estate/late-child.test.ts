import { describe, expect, test } from 'vitest'
import { aWill, simplestWill, today } from '#testkit/builders.ts'
import { draftedText } from '#testkit/drafted-will.ts'
import { adult, equally, familyWill, heir, late, minor, partner, toChildren, toMyChildren } from '#testkit/family.ts'
import { pictureOf } from '../picture/picture.ts'
import { pictureInWords } from '../picture/words.ts'
import { eachDeathIsAnswered } from '../rules/estate.rules.ts'
import { peopleOfWill } from '../signing/people-of-will.ts'
import { withEstateShares, withInherit, withoutPerson } from '../will/changes.ts'
import { candidatesOf, inheritors, nameOfHeir, youngChildren } from '../will/questions.ts'
import { willSchema } from '../will/schema.ts'
import { outcome } from './distribution.ts'
import type { Failed } from './failures.ts'
import { outcomeInStages } from './stages.ts'

const family = familyWill({
  status: 'Widowed',
  haveChildren: 'Yes',
  persons: equally(
    [adult(1, 'Ann Hale', 'Daughter'), adult(2, 'Ben Hale', 'Son'), late(3, 'Carl Hale', 'Son')],
    toChildren,
  ),
  executor: [1, 2],
})

const takers = (failed: readonly Failed[] = [], will = family): string[] =>
  outcome(will, failed).map(({ share, name }) => `${share} ${name}`)

describe('A child has died and left children', () => {
  test('these have the share that is said for the child, equally', () => {
    expect(takers([{ person: 3, livingChildren: 2 }])).toEqual([
      '1/3 Ann Hale',
      '1/3 Ben Hale',
      '1/6 Child 1 of Carl Hale',
      '1/6 Child 2 of Carl Hale',
    ])
  })

  test('one of them who dies before the testator is followed by their own children', () => {
    expect(takers([{ person: 3, livingChildren: 1, lateChildren: [{ livingChildren: 1 }] }])).toContain(
      '1/6 Child 1 of child 2 of Carl Hale',
    )
  })

  test('when none of the family is left, the other shares have it', () => {
    expect(takers([{ person: 3 }])).toEqual(['1/2 Ann Hale', '1/2 Ben Hale'])
  })

  test('while nobody says how many there are, they are one taker, and never the child who has died', () => {
    expect(outcome(family, []).map(({ type }) => type)).toEqual(['person', 'person', 'child'])
    expect(pictureInWords(pictureOf(family, today))).toBe('Ann, Ben and Carl’s children take 1/3 each of everything.')
  })

  test('they may have a fraction or a percentage like anyone else', () => {
    const fractions = withEstateShares(family, 'Different shares', (_heir, at) => ({ n: at + 1, d: 6 }))
    expect(takers([{ person: 3, livingChildren: 1 }], fractions)).toEqual([
      '1/2 Child 1 of Carl Hale',
      '1/3 Ben Hale',
      '1/6 Ann Hale',
    ])
    expect(draftedText(fractions)).toContain('one half for the children of my late son Carl Hale together')
    const percents = withEstateShares(family, 'Different shares', (_heir, at) => [2500, 2500, 5000][at] ?? 0)
    expect(draftedText(percents)).toContain('50% for the children of my late son Carl Hale together')
  })

  test('a child of theirs who dies under 18 is followed by the others of the family, and then by the other shares', () => {
    const born = { day: 1, month: 1, year: 2020 }
    const history = (others: readonly object[]) =>
      outcomeInStages(family, {
        died: today,
        deaths: [
          {
            person: 3,
            on: { day: 1, month: 6, year: 2025 },
            children: [{ born, died: { day: 1, month: 1, year: 2030 } }, ...others],
          },
        ],
      }).later.map(({ share, ...holding }) => `${share} ${'to' in holding ? holding.to.name : ''}`)
    expect(history([{}])).toEqual([
      '1/3 Ann Hale',
      '1/3 Ben Hale',
      '1/6 Child 2 of Carl Hale',
      '1/6 Child 2 of Carl Hale',
    ])
    expect(history([]).filter((row) => row.includes('Carl'))).toEqual([])
  })

  test('what they have waits for the age that was chosen for them', () => {
    const waiting = {
      ...family,
      persons: family.persons.map((each) => (each.id === 3 ? { ...each, age: 21 as const } : each)),
    }
    expect(draftedText(waiting)).toContain('The Age of the children of Carl Hale is 21. The Age of anyone else is 18.')
    const born = { day: 1, month: 1, year: 2007 }
    const [, , held] = outcome(waiting, [{ person: 3, children: [{ born }] }], today)
    expect(held).toMatchObject({ type: 'child', of: 3, heldUntil: 21 })
  })

  test('the whole may be for them alone, and then the words are of a gift', () => {
    const alone = familyWill({
      haveChildren: 'Yes',
      persons: [heir(100, late(1, 'Carl Hale', 'Son')), adult(2, 'Ann Hale', 'Daughter')],
      executor: [2],
    })
    const text = draftedText(alone)
    expect(text).toContain(
      'My Executors hold the whole of my Residuary Estate for the children of my late son Carl Hale.',
    )
    expect(text).toContain('The children of Carl Hale take that gift in place of their parent')
    expect(takers([{ person: 1 }], alone)).toEqual(['1 Next of kin'])
  })

  test('a husband comes first, and then “my children” are the living ones and the children of the one who has died', () => {
    const married = familyWill({
      status: 'Married',
      haveChildren: 'Yes',
      persons: [
        heir(100, partner(1, 'Tom Hale', 'Husband'), toMyChildren()),
        adult(2, 'Ann Hale', 'Daughter'),
        late(3, 'Carl Hale', 'Son'),
      ],
      executor: [1],
    })
    expect(takers([{ person: 1 }, { person: 3, livingChildren: 2 }], married)).toEqual([
      '1/2 Ann Hale',
      '1/4 Child 1 of Carl Hale',
      '1/4 Child 2 of Carl Hale',
    ])
    expect(draftedText(married)).toContain(
      'it passes in equal shares to my daughter Ann Hale and the children of my late son Carl Hale.',
    )
  })

  test('s 33 is shut out because the will itself says who takes', () => {
    expect(draftedText(family)).toContain('Section 33 of the Wills Act 1837 does not apply to this will')
  })

  test('nothing is asked about the death of one who has died, and nobody may choose them for anything', () => {
    const unanswered = {
      ...family,
      persons: family.persons.map(({ estateIfDie, ...each }) =>
        each.id === 3 || !estateIfDie ? each : { ...each, estateIfDie },
      ),
    }
    expect(eachDeathIsAnswered(unanswered, today)).toEqual([])
    expect(candidatesOf(family).map(({ fullname }) => fullname)).toEqual(['Ann Hale', 'Ben Hale'])
    expect(peopleOfWill(family).map(({ person }) => person.fullname)).toEqual(['Ann Hale', 'Ben Hale'])
    const young = { ...minor(3, 'Carl Hale', 'Son'), died: true as const }
    expect(youngChildren({ haveChildren: 'Yes', persons: [young] }, today)).toEqual([])
  })

  test('who is renamed is named so everywhere, and who is removed leaves the others as they were', () => {
    const renamed = {
      ...family,
      persons: family.persons.map((each) => (each.id === 3 ? { ...each, fullname: 'Carl James Hale' } : each)),
    }
    expect(inheritors(renamed).map(nameOfHeir)).toContain('the children of Carl James Hale')
    expect(draftedText(renamed)).not.toContain('Carl Hale')
    expect(takers([], withoutPerson(family, 3))).toEqual(['1/2 Ann Hale', '1/2 Ben Hale'])
    expect(takers([], withInherit(family, 'persons', 3, false))).toEqual(['1/2 Ann Hale', '1/2 Ben Hale'])
  })

  test('is kept in a will that is saved and read again, and a will without one is as it was', () => {
    expect(willSchema.parse(JSON.parse(JSON.stringify(family)))).toEqual(family)
    expect(JSON.stringify(simplestWill())).not.toContain('died')
    expect(aWill().persons).toEqual([])
  })
})
