import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fullNameOf } from '#core/will/details-table.ts'
import { personsOf } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { completeExampleWill, simplestWill } from '#testkit/builders.ts'
import { completed } from '#testkit/drafted-will.ts'
import { goldenWills } from '#testkit/golden-wills.ts'
import { anLpa, ofKind, packContext, packed } from '#testkit/pack-documents.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { type Bought, packFor } from './pack.ts'
import { type PackContext, type PackDocument, packKinds, toPlainText } from './pack-document.ts'

const always = ['cover-letter', 'signing-guide', 'summary', 'where-my-will-is']
const onlyTheWill: Bought = { check: false, lpa: 'none', powers: [] }
const kindsFor = (will: Will, bought: Bought) => packed(will, bought).map(({ kind }) => kind)

describe('The pack', () => {
  test('of a will with one friend in it holds nothing that does not concern it', () => {
    expect(kindsFor(simplestWill(), onlyTheWill)).toEqual(always)
  })

  test('of a full will holds a document for each purpose', () => {
    expect(kindsFor(completeExampleWill(), onlyTheWill)).toEqual([
      ...always.slice(0, -1),
      'letter-of-wishes',
      'statement-of-reasons',
      'executor-letter',
      'executor-letter',
      'guardian-letter',
      'guardian-letter',
      'trust-guide',
      'inventory',
      'where-my-will-is',
    ])
  })

  test('says that the forms are filled in only where each of those made is', () => {
    const guide = (
      lpa: Bought['lpa'],
      powers: Bought['powers'],
      filledForms: NonNullable<PackContext['filledForms']>,
    ) =>
      toPlainText(
        ofKind(
          packFor(completed(completeExampleWill()), { ...packContext(), filledForms }, { check: false, lpa, powers }),
          'lpa-guide',
        )[0] as PackDocument,
      )
    const both = [anLpa('Property and financial affairs'), anLpa('Health and welfare')]
    const filled = 'The form is among your documents, filled in.'
    expect(guide('both', both, ['LP1F', 'LP1H'])).toContain(filled)
    expect(guide('both', both, ['LP1F'])).not.toContain(filled)
    expect(guide('both', both, [])).toContain('Copy from your sheet.')
    expect(guide('both', [], ['LP1F', 'LP1H'])).not.toContain(filled)
    expect(guide('both', [], ['LP1F', 'LP1H'])).not.toContain('Copy from your sheet.')
  })

  test('holds the report only when it was bought', () => {
    expect(kindsFor(simplestWill(), { ...onlyTheWill, check: true })).toEqual([...always, 'will-check'])
  })

  test.each([
    ['none', [], []],
    ['one', [], ['lpa-guide']],
    ['one', [anLpa('Health and welfare'), anLpa('Property and financial affairs')], ['lpa-guide', 'lpa-health']],
    [
      'both',
      [anLpa('Health and welfare'), anLpa('Property and financial affairs')],
      ['lpa-guide', 'lpa-financial', 'lpa-health'],
    ],
    ['none', [anLpa('Health and welfare')], []],
  ] as const)('with %s of the powers of attorney bought holds only what was bought', (lpa, powers, kinds) => {
    expect(
      kindsFor(completeExampleWill(), { check: false, lpa, powers }).filter((kind) => kind.startsWith('lpa')),
    ).toEqual(kinds)
  })

  test.each(Object.entries(goldenWills))(
    'of %s comes in order, each with a name of its own and a purpose',
    (_name, { will }) => {
      const documents = packed(will)
      const order = documents.map(({ kind }) => packKinds.indexOf(kind))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      for (const names of [documents.map(({ id }) => id), documents.map(({ title }) => title)])
        expect(new Set(names).size).toBe(documents.length)
      expect(
        documents.every(
          ({ id, title, fileTitle, purpose }) => /^[a-z0-9-]+$/.test(id) && title && fileTitle && purpose,
        ),
      ).toBe(true)
    },
  )

  test('prints what a customer typed as they typed it', () => {
    const typed = '#let x = 1 $y$ *z* @w \\ <b> "q" 🌻'
    const will = completeExampleWill({
      petsDescription: typed,
      guardians: { description: typed },
      excluded: { option: 'Yes', theirChildren: 'No', description: typed },
      whatToDo: { option: 'Burial', description: typed },
    })
    const found = packed(will).filter((document) => toPlainText(document).includes(typed))
    expect(found.map(({ kind }) => kind)).toEqual([
      'summary',
      'letter-of-wishes',
      'statement-of-reasons',
      'guardian-letter',
      'guardian-letter',
    ])
  })
})

/** The same will in which each person has a unique name, so that a name identifies its person. */
const withNamesApart = (will: Will): Will => ({
  ...will,
  persons: will.persons.map((person) => ({ ...person, fullname: `Person ${'ABCDEFGHIJ'[person.id]}` })),
  charities: will.charities.map((charity) => ({ ...charity, fullname: `Charity ${'KLMNOPQRST'[charity.id]}` })),
})
const namesIn = (text: string): string[] => [...new Set(text.match(/\b(?:Person [A-J]|Charity [K-T])\b/g))]

describe('In any complete will', () => {
  const eachPack = (holds: (will: Will, documents: ReturnType<typeof packed>) => void) =>
    fc.assert(
      fc.property(completeWills, fc.constantFrom('Yes' as const, 'No' as const), (drawn, notifyExecutors) => {
        const will = withNamesApart({ ...drawn, notifyExecutors })
        holds(will, packed(will, { check: true, lpa: 'one', powers: [] }))
      }),
      { numRuns: fewerRuns(20) },
    )

  test('no document has a hole in it or a share that was rounded', () => {
    eachPack((_will, documents) => {
      for (const document of documents) {
        const text = toPlainText(document)
        expect(text).not.toMatch(/undefined|NaN|null|\[object|Infinity/)
        expect(text).not.toMatch(/about \d|approximately|roughly|≈|\.\d{5,}%/)
      }
    })
  })

  test('documents mention only people and charities of the will', () => {
    eachPack((will, documents) => {
      const known = [...will.persons, ...will.charities].map(({ fullname }) => fullname)
      for (const document of documents)
        expect(namesIn(toPlainText(document)).filter((name) => !known.includes(name))).toEqual([])
    })
  })

  test('every person who takes a share, carries out the will or is left out is in the summary', () => {
    eachPack((will, documents) => {
      const [summary] = ofKind(documents, 'summary')
      const named = namesIn(summary ? toPlainText(summary) : '')
      const expected = [
        ...will.persons.filter(({ inherit, isExcluded }) => inherit || isExcluded),
        ...will.charities.filter(({ inherit }) => inherit),
        ...personsOf(will, [...will.executor, ...will.executorBackup]),
      ]
      expect(expected.map(({ fullname }) => fullname).filter((name) => !named.includes(name))).toEqual([])
    })
  })

  test('every executor who is to be told has one letter, which names no other person, and no other person has one', () => {
    eachPack((will, documents) => {
      const letters = ofKind(documents, 'executor-letter').map((letter) => namesIn(toPlainText(letter)))
      const told =
        will.notifyExecutors === 'Yes' ? personsOf(will, will.executor).map(({ fullname }) => [fullname]) : []
      expect(letters).toEqual(told)
    })
  })

  test('every guardian and backup guardian has one letter, and no other person has one', () => {
    eachPack((will, documents) => {
      const to = ofKind(documents, 'guardian-letter').map(
        ({ title }) => /^A letter to (.*), a (?:backup )?guardian in my will$/.exec(title)?.[1],
      )
      const young = will.persons.filter(
        ({ type, isChild, relationship = 'Other', parentalResponsibility, stepchildRole = 'Not sure' }) =>
          will.haveChildren === 'Yes' &&
          type === 'Child' &&
          isChild === 'Yes' &&
          (relationship.startsWith('Step')
            ? /guardian|Adopted/i.test(stepchildRole)
            : parentalResponsibility === 'Yes'),
      )
      const ids = young.flatMap(({ guardianId, backupGuardianId }) => [...guardianId, ...backupGuardianId])
      expect(to.toSorted()).toEqual([...new Set(personsOf(will, ids).map(({ fullname }) => fullname))].toSorted())
    })
  })

  test('the name of a file says nothing of whose it is', () => {
    eachPack((will, documents) => {
      const names = [fullNameOf(will.details), ...will.persons.map(({ fullname }) => fullname)]
      for (const { id } of documents)
        expect(names.some((name) => id.includes(name.toLowerCase().replace(' ', '-')))).toBe(false)
    })
  })
})
