import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { steps } from '#core/journey/steps.ts'
import { lpaTypes } from '#core/will/lpa-options.ts'
import { newWill } from '#core/will/new-will.ts'
import {
  charitiesOf,
  giftMayFail,
  inheritors,
  mayAppointGuardian,
  nameOfHeir,
  personsOf,
  petsToLookAfter,
  youngChildren,
} from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { aCharity, anHeir, aPerson, aPet, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { clauseOf, drafted, draftedText } from '#testkit/drafted-will.ts'
import { anLpa } from '#testkit/pack-documents.ts'
import { fewerRuns, PROPERTY_RUNS } from '#testkit/property-runs.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { clausesById } from './clauses/table.ts'
import { asText, type Block, type FinalDocument, type Passage, type Run } from './document.ts'
import { preview } from './draft.ts'

const runsIn = (blocks: readonly Block[]): Run[] =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.flatMap(({ runs }) => runs) : block.runs))

// A run without words, or one that is no run at all, would print as nothing.
const isHole = ({ kind, text }: Run): boolean => kind === 'placeholder' || !text

const namesIn = (will: Will): string[] => [
  ...inheritors(will).map((heir) => {
    if (heir.kind !== 'class') return nameOfHeir(heir).replace('the children of ', '')
    return heir.group.of === 'My grandchildren' ? 'my grandchildren' : 'my later children'
  }),
  ...personsOf(will, [...will.executor, ...will.executorBackup]).map(({ fullname }) => fullname),
  ...youngChildren(will, today)
    .filter(mayAppointGuardian)
    .flatMap((child) => [child, ...personsOf(will, [...child.guardianId, ...child.backupGuardianId])])
    .map(({ fullname }) => fullname),
  ...will.gifts.flatMap((gift) => {
    const { persons, charities, ifDie, backupPersons, charityName } = gift
    const behind = ifDie === 'Goes to someone else' && giftMayFail(will, gift) ? backupPersons : []
    return [
      ...personsOf(will, [...persons, ...behind]).map(({ fullname }) => fullname),
      ...charitiesOf(will, charities).map(({ fullname }) => fullname),
      ...(charityName ? [charityName] : []),
    ]
  }),
  ...petsToLookAfter(will).flatMap(({ fullname, guardianId }) => [
    fullname,
    ...personsOf(will, guardianId).map((person) => person.fullname),
  ]),
]

const someWills = { numRuns: fewerRuns(10), endOnFailure: true }
const A_FEW_MINUTES = 180_000

const passages = ({ opening, clauses }: FinalDocument): readonly Passage[] => [opening, ...clauses]

const percentagesIn = (will: Will): Set<number> => {
  const backups = will.persons.flatMap(({ estateBackup }) => [...estateBackup.persons, ...estateBackup.charities])
  const last = [...(will.ultimateDefault?.persons ?? []), ...(will.ultimateDefault?.charities ?? [])]
  const takers = (will.trusts ?? []).flatMap((trust) => trust.takers ?? [])
  const ofTrusts = takers.flatMap(({ persons, charities }) => [...persons, ...charities])
  const ofClasses = takers.flatMap(({ classes }) => classes.map(({ estatePercent: percent }) => ({ percent })))
  return new Set([
    ...inheritors(will).map(({ hundredths }) => hundredths),
    ...[...backups, ...last, ...ofTrusts, ...ofClasses].map(({ percent }) => Math.round(percent * 100)),
    ...will.gifts.flatMap(({ percentage }) => (percentage === undefined ? [] : [Math.round(percentage * 100)])),
  ])
}

describe('Every complete will', () => {
  test(
    'names everybody in it, and has no hole, no empty clause, no slip of the pen and no percentage that nobody entered',
    () => {
      fc.assert(
        fc.property(completeWills, (will) => {
          const document = drafted(will)
          const runs = passages(document).flatMap(({ blocks }) => runsIn(blocks))
          const named = new Set(runs.flatMap((run) => (run.kind === 'name' ? [run.text] : [])))
          expect(namesIn(will).filter((name) => !named.has(name))).toEqual([])

          const text = asText(document)
          const empty = passages(document).filter(
            ({ blocks, written }) =>
              !written || runsIn(blocks).every((run) => run.text === '') || runsIn(blocks).some(isHole),
          )
          expect(empty.map(({ id }) => id)).toEqual([])
          expect(text.match(/undefined|NaN|null|\[object| {2}|\(\)| [.,;:]|\.\.|,,|;\./)).toBeNull()
          const entered = percentagesIn(will)
          const printed = [...text.matchAll(/([\d.]+)%/g)].map(([, percent]) => Math.round(Number(percent) * 100))
          expect(printed.filter((percent) => !entered.has(percent))).toEqual([])
        }),
        { numRuns: PROPERTY_RUNS, endOnFailure: true },
      )
    },
    A_FEW_MINUTES,
  )

  test('numbers its clauses from 1 without a gap, and refers only to clauses it has', () => {
    fc.assert(
      fc.property(completeWills, (will) => {
        const { clauses } = drafted(will)
        expect(clauses.map(({ number }) => number)).toEqual(clauses.map((_, index) => index + 1))
        for (const run of clauses.flatMap(({ blocks }) => runsIn(blocks)))
          if (run.kind === 'reference') expect(clauses.find(({ id }) => id === run.to)?.number).toBe(Number(run.text))
      }),
      someWills,
    )
  })

  test('says the same each time it is drafted, and the answers stay as they were', () => {
    fc.assert(
      fc.property(completeWills, (will) => {
        const answers = structuredClone(will)
        const first = drafted(will)
        expect(drafted(answers)).toEqual(first)
        expect(will).toEqual(answers)
      }),
      { ...someWills, numRuns: fewerRuns(50) },
    )
  })

  test('says what happens if a charity is gone exactly when it names one', () => {
    fc.assert(
      fc.property(completeWills, (will) => {
        const runs = passages(drafted(will)).flatMap(({ blocks }) => runsIn(blocks))
        const bodies = [...will.charities.map(({ fullname }) => fullname), 'Ludlow Cats']
        const names = runs.some(({ kind, text }) => kind === 'name' && bodies.includes(text))
        expect(drafted(will).clauses.some(({ id }) => id === 'charities')).toBe(names)
      }),
      someWills,
    )
  })

  test('does not speak of powers of attorney, which end when the testator dies', () => {
    const will = completeExampleWill()
    const powers = lpaTypes.map((type) => anLpa(type, { preferences: 'Give to the lifeboats.' }))
    expect(draftedText({ ...will, powers })).toBe(draftedText(will))
  })

  test('tells of each passage why it is there and on what law it rests', () => {
    for (const { id, why, source } of [
      drafted(completeExampleWill()).opening,
      ...drafted(completeExampleWill()).clauses,
    ]) {
      expect(why).toBe(clausesById[id].why)
      expect(source).toBe(clausesById[id].source)
    }
    expect(clausesById['expected-marriage'].why).toContain('your wedding would cancel the will')
  })
})

describe('Names', () => {
  test('are printed exactly as they were typed', () => {
    const fullname = 'ada  O’NEILL-de la Cruz'
    expect(draftedText(simplestWill({ persons: [anHeir(100, { fullname })] }))).toContain(fullname)
  })

  test('are described the first time and stand alone afterwards', () => {
    const text = draftedText(completeExampleWill())
    expect(text.match(/my sister Anne Price \(of 3 Mill Street, Ludlow, SY8 1BE\)/g)).toHaveLength(1)
    expect(text.match(/the charity Royal National Lifeboat Institution \(registered/g)).toHaveLength(1)
    expect(text.match(/Anne Price/g)?.length).toBeGreaterThan(1)
  })

  test('borne by two people always come with who is meant', () => {
    const father = anHeir(50, { id: 1, fullname: 'John Hale', relationship: 'Father' })
    const brother = anHeir(50, { id: 2, fullname: 'John Hale', relationship: 'Brother' })
    const text = draftedText(simplestWill({ persons: [father, brother] }))
    expect(text.match(/John Hale/g)?.length).toBe(text.match(/my (father|brother) John Hale/g)?.length)
    expect(text).toContain('If the share of my father John Hale or my brother John Hale fails')
  })

  test('of an heir who is called like the testator always come with who is meant', () => {
    const fullname = ' margaret ellen hale'
    const heirs = [anHeir(50, { id: 1, fullname, relationship: 'Mother' }), anHeir(50, { id: 2, fullname: 'Ann Roe' })]
    const text = draftedText(simplestWill({ persons: heirs, executor: [2], executorBackup: [1] }))
    expect(text.match(/margaret/g)?.length).toBe(text.match(/my mother {2}margaret/g)?.length)
    expect(text.match(/margaret/g)?.length).toBeGreaterThan(2)
  })

  test('of two charities come with the number of each', () => {
    const charities = [
      aCharity({ id: 1, inherit: true, estatePercent: 50 }),
      aCharity({ id: 2, fullname: 'Mind', charityId: '219830', inherit: true, estatePercent: 50 }),
    ]
    const text = draftedText(simplestWill({ persons: [aPerson()], charities }))
    expect(text).toContain('Institution (registered charity number 209603)')
    expect(text).toContain('the charity Mind (registered charity number 219830)')
  })

  test('of a charity and of a person never mix, even with the same id', () => {
    const will = simplestWill({
      persons: [anHeir(50), aPerson({ id: 2, fullname: 'Bea Lane' })],
      charities: [aCharity({ id: 1, inherit: true, estatePercent: 50 })],
    })
    expect(draftedText(will)).toContain('(b) the charity Royal National Lifeboat Institution')
  })
})

const started = newWill(1)

describe('The draft beside an unfinished will', () => {
  test('has blanks for what has not been answered, in the words of the will', () => {
    const document = preview(started, today)
    expect(document.name).toBeUndefined()
    expect(clauseOf(document, 'testator')).toBe('This is the will of ______ of ______.')
    expect(clauseOf(document, 'executors')).toContain('I appoint ______ as my executor and trustee.')
    expect(clauseOf(document, 'funeral')).toContain('I would like ______.')
    expect(clauseOf(document, 'residue')).toBe('My Executors hold the whole of my Residuary Estate for ______.')
    expect(clauseOf(document, 'ultimate-default')).toContain('nobody takes under clauses 6 and 7 goes to ______.')
    expect(clauseOf(document, 'digital')).toContain('I ask my Executors to have ______ find, secure')
    expect(document.clauses.filter(({ written }) => !written).map(({ id }) => id)).toEqual([
      'executors',
      'funeral',
      'residue',
      'if-a-share-fails',
      'ultimate-default',
      'digital',
    ])
  })

  test('names those who share as soon as they are ticked, with a blank for each share that is not said', () => {
    const heirs = [anHeir(50, { id: 1 }), anHeir(0, { id: 2, fullname: 'Ann Roe' })].map(
      ({ estateIfDie: _unsaid, ...heir }) => heir,
    )
    const document = preview(simplestWill({ persons: heirs, estateSplit: 'Different shares' }), today)
    expect(clauseOf(document, 'residue')).toContain('(a) 50% for Priya Sharma; and\n(b) ______% for my friend Ann Roe.')
    const fails = clauseOf(document, 'if-a-share-fails')
    expect(fails).toContain('(a) If the share of Priya Sharma fails, it passes to ______.')
    expect(fails).toContain('(b) If the share of Ann Roe fails, it passes to ______.')
  })

  test('keeps the backups and last takers that are chosen, with a blank for each part that is not said', () => {
    const backed = anHeir(100, {
      estateIfDie: 'Split between specific beneficiaries',
      estateBackup: {
        persons: [
          { id: 2, percent: 30 },
          { id: 3, percent: 0 },
        ],
        charities: [],
      },
    })
    const others = [aPerson({ id: 2, fullname: 'Ann Roe' }), aPerson({ id: 3, fullname: 'Ben Roe' })]
    const shares = {
      persons: [
        { id: 2, percent: 0 },
        { id: 3, percent: 40 },
      ],
      charities: [],
    }
    const will = simplestWill({ persons: [backed, ...others], ultimateDefault: { option: 'People', ...shares } })
    const document = preview(will, today)
    expect(clauseOf(document, 'if-a-share-fails')).toContain(
      'it passes to my friend Ann Roe (30%) and my friend Ben Roe (______%).',
    )
    expect(clauseOf(document, 'ultimate-default')).toContain('(a) ______% to Ann Roe; and\n(b) 40% to Ben Roe.')
  })

  test('has a blank for the person whom an engaged customer has not named, and for who is left out', () => {
    const engaged = preview({ ...started, status: 'Engaged' }, today)
    expect(clauseOf(engaged, 'expected-marriage')).toContain(
      'I expect to marry, or to form a civil partnership with, ______.',
    )
    const leaving = preview(simplestWill({ excluded: { option: 'Yes', theirChildren: 'No' } }), today)
    expect(clauseOf(leaving, 'left-out')).toContain('I have deliberately left nothing in this will to ______.')
  })

  test('leaves no child out of the guardians whose questions are still to be answered', () => {
    const child = { type: 'Child', relationship: 'Son', isChild: 'Yes' } as const
    const ann = aPerson({ id: 2, fullname: 'Ann Roe', ...child, parentalResponsibility: 'Yes', guardianId: [1] })
    const ben = aPerson({ id: 3, fullname: 'Ben Roe', ...child })
    const guardians = clauseOf(
      preview(simplestWill({ haveChildren: 'Yes', persons: [anHeir(100), ann, ben] }), today),
      'guardians',
    )
    expect(guardians).toContain('(a) I appoint Priya Sharma as guardian of my son Ann Roe')
    expect(guardians).toContain('(b) I appoint ______ as guardian of my son Ben Roe.')
  })

  test('does not say whether the children of a person left out may take, until that is answered', () => {
    const leaving = (answered: 'Yes' | 'No' | undefined) =>
      clauseOf(
        preview(simplestWill({ excluded: { option: 'Yes', ...(answered && { theirChildren: answered }) } }), today),
        'left-out',
      )
    expect(leaving(undefined)).toContain('as having died before me, and their own children ______.')
    expect(leaving('No')).toContain('as having died before me, and their own children may still take.')
    expect(leaving('Yes')).toContain('as having died before me, leaving no children.')
  })

  test('already shows what every will says', () => {
    expect(clauseOf(preview(started, today), 'powers')).toContain('my Executors may:')
    expect(clauseOf(preview(started, today), 'meanings')).toContain('survives me')
  })

  test('fills each clause as soon as its own answers are there', () => {
    const { persons, executor } = completeExampleWill()
    const document = preview({ ...started, persons, executor }, today)
    expect(clauseOf(document, 'executors')).toContain('Ruth Hale')
    expect(document.clauses.find(({ id }) => id === 'funeral')?.written).toBe(false)
  })

  test('tells backups that are not chosen from a last resort that is not, though both are asked on one page', () => {
    const holes = (will: Will) =>
      preview(will, today)
        .clauses.filter(({ written }) => !written)
        .map(({ id }) => id)
    const { ultimateDefault: _unsaid, ...undecided } = simplestWill()
    expect(holes(undecided)).toEqual(['ultimate-default'])
    const backed = anHeir(100, { estateIfDie: 'Split between specific beneficiaries' })
    expect(holes(simplestWill({ persons: [backed] }))).toEqual(['if-a-share-fails'])
  })

  test('says nothing of pets before one is named, and drops the clause when the answer is No', () => {
    expect(clauseOf(preview(started, today), 'pets')).toBeUndefined()
    const named: Will = { ...started, havePets: 'Yes', pets: [aPet({ guardianId: [] })] }
    expect(clauseOf(preview(named, today), 'pets')).toContain('I give my dog Biscuit')
    expect(clauseOf(preview(named, today), 'pets')).toContain(' to ______.')
    expect(clauseOf(preview({ ...named, havePets: 'No' }, today), 'pets')).toBeUndefined()
    expect(clauseOf(preview({ ...started, havePets: 'No' }, today), 'pets')).toBeUndefined()
  })

  test('can never be signed', () => {
    expect(preview(completeExampleWill(), today).signature).toBeUndefined()
  })

  test('reads word for word as the will will, once everything is answered', () => {
    fc.assert(
      fc.property(completeWills, (will) => {
        const { signature: _onlyInTheWill, ...rest } = drafted(will)
        expect(preview(will, today)).toEqual(rest)
      }),
    )
  })

  test('tells for each clause which steps it is written from, and each step that has words in the will has a clause', () => {
    const named = new Set(
      [drafted(completeExampleWill()), preview({ ...started, status: 'Engaged' }, today)].flatMap((document) =>
        [document.opening, ...document.clauses].flatMap((clause) => clause.steps),
      ),
    )
    const silent = steps.map(({ name }) => name).filter((name) => !named.has(name))
    expect(silent).toEqual([
      'will.about-me.you-own-property',
      'will.about-me.dob',
      'will.beneficiaries.children',
      'will.beneficiaries.other-beneficiaries',
      'will.executors.executor-notify',
      'will.summary',
    ])
  })

  test('is plain words when asked for as text', () => {
    expect(asText(preview(started, today))).toMatch(/^The last will of\n\nThis is the will of ______ of ______\./)
  })
})
