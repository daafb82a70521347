import { describe, expect, test } from 'vitest'
import { acknowledgement, adviceFor } from '#core/advice/advice.ts'
import { withColours } from '#core/will/colours.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import { lpaTypes } from '#core/will/lpa-options.ts'
import { partnerOf } from '#core/will/questions.ts'
import type { EditableWill, Person, Will } from '#core/will/schema.ts'
import { said } from '#testkit/advised-wills.ts'
import { aCharity, aGift, anHeir, aPerson, aPet, completeExampleWill, simplestWill, today } from '#testkit/builders.ts'
import { clauseText, draftedText } from '#testkit/drafted-will.ts'
import { answered, ivy, jay, person } from '#testkit/mirrored-wills.ts'
import { anLpa } from '#testkit/pack-documents.ts'
import { everyField } from '#testkit/will-with-everything.ts'
import { pairWords } from '#words/en/pair.ts'
import { mirror, NobodyToMirror } from './mirror.ts'

describe('Ivy and Jay, who each have a child of their own and one together', () => {
  test('the partner becomes the testator, and the testator the partner', () => {
    expect(fullNameOf(jay().details)).toBe('Jay Lane')
    expect(partnerOf(jay())).toMatchObject({
      id: 1,
      fullname: 'Ivy Rose Lane',
      relationship: 'Spouse',
      type: 'partner',
    })
  })

  test('each will calls every child what they are to its own testator', () => {
    expect(person(jay(), 2)?.relationship).toBe('Stepdaughter')
    expect(person(jay(), 3)?.relationship).toBe('Daughter')
    expect(person(jay(), 4)?.relationship).toBe('Daughter')
    expect(draftedText(ivy)).toContain('my daughter Cass Lane')
    expect(draftedText(ivy)).toContain('my stepdaughter Dee Lane')
    const text = draftedText(answered(jay(), { persons: withGuardians(jay()) }))
    expect(text).toContain('my stepdaughter Cass Lane')
    expect(text).toContain('my daughter Bo Lane')
    expect(text).toContain('my daughter Dee Lane')
  })

  test('each leaves everything to the other, then to the same three children', () => {
    const text = clauseText(answered(jay(), { persons: withGuardians(jay()) }), 'residue')
    expect(text).toBe('My Executors hold the whole of my Residuary Estate for Ivy Rose Lane.')
    expect(person(jay(), 1)?.estateBackup).toEqual(person(ivy, 1)?.estateBackup)
  })

  test('each appoints the other as executor, and shares the second one', () => {
    expect(clauseText(ivy, 'executors')).toContain('I appoint my spouse Jay Lane and my brother Gus Poe')
    const text = clauseText(answered(jay(), { persons: withGuardians(jay()) }), 'executors')
    expect(text).toContain(
      'I appoint my spouse Ivy Rose Lane (of 14 Orchard Lane, Ludlow, SY8 1AB) and my brother-in-law Gus Poe',
    )
  })

  test('guardians stand in each will only for the children its testator may appoint them for', () => {
    expect(clauseText(ivy, 'guardians')).toContain('my daughter Cass Lane, my daughter Bo Lane and any other')
    expect(clauseText(ivy, 'guardians')).not.toContain('Dee Lane')
    const text = clauseText(answered(jay(), { persons: withGuardians(jay()) }), 'guardians')
    expect(text).toContain('my daughter Bo Lane, my daughter Dee Lane and any other')
    expect(text).not.toContain('Cass Lane')
  })

  test('both say that neither is bound, and that a joint tenancy stays as it is', () => {
    for (const [will, other] of [
      [ivy, 'My spouse Jay Lane'],
      [answered(jay(), { persons: withGuardians(jay()) }), 'My spouse Ivy Rose Lane'],
    ] as const) {
      const text = clauseText(will, 'similar-wills') ?? ''
      expect(text.toLowerCase()).toContain(other.replace('My spouse ', '').toLowerCase())
      expect(text).toContain('no agreement that limits either of us')
      expect(text).toContain('This will does not sever any joint tenancy.')
    }
  })
})

/** Jay has parental responsibility for Bo and Dee, and appoints Gus. */
function withGuardians(will: EditableWill): Person[] {
  return will.persons.map((one): Person => {
    if (one.type !== 'Child') return one
    const theirs = one.id === 2 ? 'No' : 'Yes'
    const guardianId = theirs === 'Yes' ? [5] : []
    return { ...one, parentalResponsibility: theirs, otherParentalResponsibility: 'Yes', guardianId }
  })
}

describe('What each answers for themselves', () => {
  const original = completeExampleWill({
    secureLegacyProbateAsExecutor: true,
    executorCareAssets: { option: 'Someone else', persons: [7] },
    guardians: { description: 'Let him keep the drum kit.' },
    petsDescription: 'Two walks a day',
    promoCode: 'SPRING',
  })
  const mirrored = () => mirror(original)

  test.each([
    'ownProperty',
    'havePets',
    'petsDescription',
    'ultimateDefault',
    'excluded',
    'executorCareAssets',
    'notifyExecutors',
    'whatToDo',
    'guardians',
    'promoCode',
  ] as const)('%s is asked again', (field) => {
    expect(original[field]).toBeDefined()
    expect(mirrored()).not.toHaveProperty(field)
  })

  test('gifts, assets and pets are left behind, and so is the law firm', () => {
    expect(mirrored()).toMatchObject({ gifts: [], accounts: [], pets: [], secureLegacyProbateAsExecutor: false })
  })

  test('other names, telephone number and title are the partner’s to give', () => {
    expect(Object.keys(mirrored().details).toSorted()).toEqual(['first_name', 'last_name'])
  })

  test('the testator’s own email and date of birth go with them', () => {
    expect(partnerOf(mirrored())).toMatchObject({
      email: 'margaret@hale.example',
      dob: { day: 9, month: 3, year: 1961 },
    })
  })

  test('a partner with no share and no office is still the partner, and heirs and backups come along', () => {
    const will = simplestWill({
      persons: [
        aPerson({ id: 1, type: 'partner', fullname: 'Jay Lane' }),
        anHeir(100, {
          id: 2,
          fullname: 'Ann Roe',
          estateIfDie: 'Split between specific beneficiaries',
          estateBackup: { persons: [{ id: 3, percent: 100 }], charities: [] },
        }),
        aPerson({ id: 3, fullname: 'Cal Roe' }),
        aPerson({ id: 4, fullname: 'Dot Roe' }),
      ],
      executor: [2],
    })
    expect(mirror(will).persons.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(mirror({ ...will, executor: [4] }).persons.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })

  test('people who only had a gift, or were left out, are not passed on', () => {
    expect(mirrored().persons.map(({ fullname }) => fullname)).toEqual([
      'Margaret Ellen Hale',
      'Ruth Hale',
      'Daniel Hale',
      'Anne Price',
    ])
    expect(mirrored().persons.every(({ isExcluded }) => !isExcluded)).toBe(true)
  })

  test('no guardian is appointed before the partner says that they have parental responsibility', () => {
    const daniel = person(mirrored(), 3)
    expect(daniel).toMatchObject({ guardianId: [], backupGuardianId: [] })
    expect(daniel).not.toHaveProperty('parentalResponsibility')
  })

  test('notes about people are not passed on', () => {
    const noted = simplestWill({
      persons: [
        anHeir(100, {
          type: 'partner',
          fullname: 'Thomas Hale',
          description: 'Bad with money',
          uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
        }),
      ],
    })
    expect(JSON.stringify(mirror(noted))).not.toMatch(/money|0f8fad5b/)
  })
})

describe('Charities', () => {
  const withCharities = (given: Partial<Will>, partner: Partial<Person> = {}) =>
    mirror(
      simplestWill({
        persons: [anHeir(60, { type: 'partner', relationship: 'Spouse', fullname: 'Thomas Hale', ...partner })],
        charities: [
          aCharity({ id: 1, inherit: true, estatePercent: 40, uuid: '0f8fad5b-d9cb-469f-a165-70867728950e' }),
          aCharity({ id: 2 }),
          aCharity({ id: 3 }),
        ],
        ...given,
      }),
    )

  test('one with a share is carried over, one with only a gift is not', () => {
    const gifts = [aGift({ type: 'Donation', amount: 100, charities: [2] })]
    const [charity, ...others] = withCharities({ gifts }).charities
    expect(others).toEqual([])
    expect(charity).toMatchObject({ id: 1, estatePercent: 40, inherit: true, guardianId: [] })
    expect(charity).not.toHaveProperty('uuid')
  })

  test('one that takes instead of a person is carried over, unless backups were given up', () => {
    const estateBackup = { persons: [], charities: [{ id: 3, percent: 100 }] }
    const ids = (partner: Partial<Person>) => withCharities({}, partner).charities.map(({ id }) => id)
    expect(ids({ estateIfDie: 'Split between specific beneficiaries', estateBackup })).toEqual([1, 3])
    expect(ids({ estateIfDie: 'Pass to their children', estateBackup })).toEqual([1])
  })
})

describe('Names', () => {
  test.each([
    ['Jay Lane', { first_name: 'Jay', last_name: 'Lane' }],
    ['Jay Peter John Lane', { first_name: 'Jay', middle_name: 'Peter John', last_name: 'Lane' }],
    ['Björk', { first_name: 'Björk' }],
    [' Jay  Peter  Lane ', { first_name: 'Jay', middle_name: 'Peter', last_name: 'Lane' }],
  ])('"%s" becomes the name of the testator', (fullname, details) => {
    expect(mirror(simplestWill({ persons: [anHeir(100, { type: 'partner', fullname })] })).details).toEqual(details)
  })

  test('address, date of birth and email change places too', () => {
    const partner = anHeir(100, {
      type: 'partner',
      fullname: 'Jay Lane',
      email: 'jay@lane.example',
      dob: { day: 1, month: 2, year: 1960 },
      fulladdress: { house_name: '3', town: 'Ludlow', postcode: 'SY8 1BE' },
      useAddressType: 'fulladdress',
      isChild: 'No',
      order: 4,
    })
    const mirrored = mirror(simplestWill({ persons: [partner] }))
    expect(mirrored.details).toMatchObject({
      email: 'jay@lane.example',
      dob: { year: 1960 },
      address: { postcode: 'SY8 1BE' },
    })
    expect(mirrored.persons[0]).toMatchObject({
      dob: { year: 1961 },
      fulladdress: { postcode: 'SY8 1AB' },
      useAddressType: 'fulladdress',
      isChild: 'No',
      order: 4,
    })
    expect(mirrored.persons[0]).not.toHaveProperty('email')
    const without = mirror(simplestWill({ persons: [anHeir(100, { type: 'partner', fullname: 'Jay Lane' })] }))
    expect(without.details).not.toHaveProperty('email')
    expect(without.persons[0]).not.toHaveProperty('order')
  })
})

test('a customer who named no partner cannot have a mirror will', () => {
  expect(() => mirror(simplestWill())).toThrow(NobodyToMirror)
  expect(() => mirror(simplestWill())).toThrow('needs a partner who is named')
  expect(new NobodyToMirror().name).toBe('NobodyToMirror')
})

test('a person who was ticked as an heir and then left out takes nothing in the mirror either', () => {
  const will = simplestWill({
    persons: [
      anHeir(100, { type: 'partner', fullname: 'Jay Lane' }),
      anHeir(50, { id: 2, fullname: 'Zed Hale', isExcluded: true }),
    ],
    executor: [2],
  })
  expect(person(mirror(will), 2)).toMatchObject({ inherit: false, estatePercent: 0, isExcluded: false })
})

test('the pets of one are not given away by the other', () => {
  const will = simplestWill({
    havePets: 'Yes',
    pets: [aPet({ guardianId: [2] })],
    persons: [anHeir(100, { type: 'partner', fullname: 'Jay Lane' }), aPerson({ id: 2 })],
  })
  expect(mirror(will).persons.map(({ id }) => id)).toEqual([1])
})

test('what the testator told us of themselves, and the warnings they understood, are theirs alone', () => {
  const told = said('armed-forces', ivy)
  const acknowledged = adviceFor(told, today).map((advice) => acknowledgement(told, advice, today))
  expect(acknowledged).not.toEqual([])
  const questionsAnswered = [{ step: 'will.about-me.dob', on: today, questions: [] }]
  const theirs = mirror({ ...told, acknowledged, questionsAnswered })
  expect(theirs).not.toHaveProperty('situation')
  expect(theirs).not.toHaveProperty('questionsAnswered')
  expect(theirs).not.toHaveProperty('acknowledged')
})

test('the partner makes powers of attorney of their own', () => {
  const will = { ...completeExampleWill(), powers: lpaTypes.map((type) => anLpa(type)) }
  expect(mirror(will)).not.toHaveProperty('powers')
})

test('a child is drawn in the same colour in both wills, and each spouse in the colour of the other', () => {
  const will = completeExampleWill()
  const coloursIn = (one: EditableWill) => new Map(withColours(one).persons.map(({ id, colour }) => [id, colour]))
  const [here, there] = [coloursIn(will), coloursIn(mirror(will))]
  expect(there.size).toBeGreaterThan(1)
  for (const [id, colour] of there) expect(colour).toBe(here.get(id))
})

/** Each answer that goes to the partner, with the words in which the testator is told of it before the partner is invited. */
const toldOf: Readonly<Record<string, string>> = {
  status: 'if you are married',
  estateSplit: 'in what shares',
  classes: 'who inherits',
  childrenAge: 'at what age',
  trusts: 'what is held for somebody for a time',
  haveChildren: 'who your children',
  laterChildren: 'who your children',
  executor: 'your executors are',
  executorBackup: 'your executors are',
  persons: 'names, addresses, emails and dates of birth',
  charities: 'who inherits',
  details: 'of you',
}

test('a testator is told of each kind of answer that their partner gets', () => {
  const nothing = new Set([JSON.stringify([]), 'false', undefined])
  const goes = Object.entries(mirror(everyField())).flatMap(([key, answer]) =>
    nothing.has(JSON.stringify(answer)) ? [] : [key],
  )
  expect(goes.filter((key) => !(key in toldOf))).toEqual([])
  const told = pairWords.sections.shared.whenYourPartnerAcceptsTheyGet
  expect(goes.filter((key) => !told.includes(toldOf[key] ?? key))).toEqual([])
})
