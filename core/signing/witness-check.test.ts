import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPerson, completeExampleWill } from '#testkit/builders.ts'
import { fewerRuns } from '#testkit/property-runs.ts'
import { aHomeForLife, aLaterTaker, laterTakers } from '#testkit/trusts.ts'
import { completeWills } from '#testkit/will-arbitrary.ts'
import { isBody } from '../will/questions.ts'
import { linksOfPerson } from '../will/references.ts'
import type { Will } from '../will/schema.ts'
import type { PlannedWitness } from '../will/signing-schema.ts'
import { clearWords, questionWords, stoppedWords } from './doubt-words.ts'
import { partInSentence, partInWill, peopleOfWill } from './people-of-will.ts'
import { checkWitness, checkWitnesses, TESTATOR, witnessesAreClear } from './witness-check.ts'
import { likeness } from './witness-names.ts'

const [THOMAS, DANIEL, ANNE, PETER] = [1, 3, 4, 5]

const will = completeExampleWill()

const check = (name: string, more: Partial<PlannedWitness> = {}, other = '') =>
  checkWitness(will, { name, ...more }, other)

describe('A witness whom the will names', () => {
  test.each([
    ['Anne Price', 'as she is named'],
    ['anne  PRICE', 'in other letters'],
    ['Ánne Price', 'with an accent'],
    ['Price Anne', 'the last name first'],
    ['Mrs Anne Price', 'with a title'],
    ['Anne Louise Price', 'with a middle name'],
  ])('is stopped: %s, %s', (name) => {
    expect(check(name)).toMatchObject({ is: 'stopped', why: 'named', people: [{ person: { id: ANNE } }] })
  })

  test.each([
    ['A. Price', ANNE, 'an initial'],
    ['Annie Price', ANNE, 'a short name'],
    ['Ann Price', ANNE, 'one letter less'],
    ['Tom Hale', THOMAS, 'a short name'],
    ['Danny Hale', DANIEL, 'a short name'],
    ['Pete Price', PETER, 'a short name'],
  ])('is asked about under another name: %s', (name, id) => {
    const found = check(name)
    expect(found).toMatchObject({ is: 'asked', question: 'Same person', because: 'name' })
    expect(found).toHaveProperty('about', expect.arrayContaining([id]))
  })

  test('is told what the will has for them', () => {
    const anne = peopleOfWill(will).find(({ person }) => person.id === ANNE)
    expect(anne && partInWill(anne)).toContain('guardian of Daniel Hale')
    const thomas = peopleOfWill(will).find(({ person }) => person.id === THOMAS)
    expect(thomas && partInWill(thomas)).toMatch(/^half of the rest, .*executor/)
    expect(anne && partInSentence('Anne', anne)).toBe('Anne is a backup executor and would look after Daniel Hale.')
  })
})

describe('A witness for whom something is held, or who has it later', () => {
  const sister = aPerson({ id: 7, fullname: 'Una Poe', relationship: 'Sister' })
  const nephew = aPerson({ id: 8, fullname: 'Ned Moss', relationship: 'Nephew' })
  const niece = aPerson({ id: 9, fullname: 'Ola Fenn', relationship: 'Niece' })
  const held = aHomeForLife({
    for: 7,
    takers: laterTakers([8], {
      persons: [
        {
          ...aLaterTaker(8, { percent: 100, ifDie: 'Split between specific beneficiaries' }),
          backup: { persons: [{ id: 9, percent: 100 }], charities: [] },
        },
      ],
    }),
  })
  const home = { ...held, persons: [...held.persons, sister, nephew, niece] }

  test.each([
    ['Una Poe', 'Una gets a home to live in.'],
    ['Ned Moss', 'Ned gets a share of the home later.'],
    ['Ola Fenn', 'Ola gets a share of the home later, as a backup.'],
  ])('is stopped and told why: %s', (name, said) => {
    expect(checkWitness(home, { name }, '')).toMatchObject({ is: 'stopped', why: 'named' })
    const found = peopleOfWill(home).find(({ person }) => person.fullname === name)
    expect(found && partInSentence(name.split(' ')[0] ?? '', found)).toBe(said)
  })

  test('is stopped where they may choose among the belongings', () => {
    const chosen = { ...home, belongings: { persons: [9], backupPersons: [] } }
    expect(checkWitness(chosen, { name: 'Ola Fenn' }, '')).toMatchObject({ is: 'stopped', why: 'named' })
  })

  test('in any will, everyone whom it names anywhere is known', () => {
    fc.assert(
      fc.property(completeWills, (any) => {
        const known = new Set(peopleOfWill(any).map(({ person }) => person.id))
        const named = any.persons.filter(
          (person) =>
            !isBody(person) &&
            !person.died &&
            linksOfPerson(any, person).some(
              ({ place }) => !['attorneys', 'replacements', 'peopleToTell'].includes(place),
            ),
        )
        expect(named.filter(({ id }) => !known.has(id))).toEqual([])
      }),
      { numRuns: fewerRuns(50) },
    )
  })
})

describe('The testator', () => {
  test.each(['Margaret Hale', 'Margaret Ellen Hale', 'Peggy Hale'])('cannot watch as %s', (name) => {
    expect(check(name)).toEqual({ is: 'stopped', why: 'testator' })
  })

  test('is asked about a witness with a name that is short for hers', () => {
    expect(check('Meg Hale')).toMatchObject({ is: 'asked', about: expect.arrayContaining([TESTATOR]) })
  })
})

describe('A witness who may be the partner of a person in the will', () => {
  test('is asked about when the last name is the same, and stopped by a Yes', () => {
    const asked = check('Gareth Price')
    expect(asked).toMatchObject({ is: 'asked', question: 'Related', because: 'last name' })
    const about = asked.is === 'asked' ? [...asked.about] : []
    expect(about).toEqual(expect.arrayContaining([ANNE, PETER]))
    expect(check('Gareth Price', { said: [{ question: 'Related', about, answer: 'Yes' }] })).toMatchObject({
      is: 'stopped',
      why: 'Related',
    })
    expect(check('Gareth Price', { said: [{ question: 'Related', about, answer: 'No' }] })).toEqual({
      is: 'clear',
      asked: true,
    })
  })

  test('is asked about when one half of the last name is the same', () => {
    expect(check('Gareth Price-Lloyd')).toMatchObject({ is: 'asked', question: 'Related' })
  })

  test.each(['3 Mill Street, Ludlow, SY8 1BE', '3 mill street', '3, SY81BE', '3 Mill Street\nLudlow'])(
    'is asked about when the address is the same: %s',
    (address) => {
      expect(check('Gareth Lloyd', { address })).toMatchObject({ is: 'asked', because: 'address', about: [ANNE] })
    },
  )

  test.each(['13 Mill Street, Ludlow', '3 Church Street, Ludlow', ''])(
    'is not asked about for another address: %s',
    (address) => {
      expect(check('Gareth Lloyd', { address })).toEqual({ is: 'clear' })
    },
  )

  test('is asked again when another person of that name has come into the will', () => {
    const about = [ANNE, PETER, 6]
    const said: PlannedWitness['said'] = [{ question: 'Related', about, answer: 'No' }]
    expect(check('Gareth Price', { said }).is).toBe('clear')
    const more: Will = {
      ...will,
      persons: [...will.persons, aPerson({ id: 50, fullname: 'Owen Price', inherit: true })],
    }
    expect(checkWitness(more, { name: 'Gareth Price', said })).toMatchObject({ is: 'asked', question: 'Related' })
  })
})

describe('Two witnesses', () => {
  test('with nothing against them are clear', () => {
    expect(check('Mary Okafor')).toEqual({ is: 'clear' })
    expect(check('David Lloyd', {}, 'Mary Okafor')).toEqual({ is: 'clear' })
  })

  test('have to be two people', () => {
    expect(check('mary okafor', {}, 'Mary Okafor')).toEqual({ is: 'stopped', why: 'other witness' })
  })

  test('are asked about when the two names may be of one person', () => {
    expect(check('M. Okafor', {}, 'Mary Okafor')).toEqual({
      is: 'asked',
      question: 'Other witness',
      because: 'name',
      about: [],
    })
    const said: PlannedWitness['said'] = [{ question: 'Other witness', about: [], answer: 'Yes' }]
    expect(check('M. Okafor', { said }, 'Mary Okafor')).toEqual({ is: 'stopped', why: 'other witness' })
  })

  test('may share a first name with a person in the will, once it is said that they are two people', () => {
    const asked = check('Daniel Smith')
    expect(asked).toEqual({ is: 'asked', question: 'Same person', because: 'first name', about: [DANIEL] })
    expect(asked.is === 'asked' && questionWords(will, asked)).toEqual([
      'The first name is one in your will.',
      'Is this Daniel Hale, perhaps under another last name?',
    ])
    const clear = check('Daniel Smith', { said: [{ question: 'Same person', about: [DANIEL], answer: 'No' }] })
    expect(clear.is === 'clear' && clearWords(clear)).toBe('Not in your will, as you say.')
    const other = check('Mary Okafor')
    expect(other.is === 'clear' && clearWords(other)).toBe('Not in your will, and no name like it.')
  })

  test.each(['Dr Ruth Hale', 'Dame Ruth Hale', 'Cllr. Ruth Hale'])(
    'are told by their names, and not by a title before them: %s',
    (name) => {
      const found = check(name)
      expect(found.is === 'stopped' && stoppedWords(will, name, found)[0]).toBe('Ruth Hale is in your will.')
    },
  )

  test('need both names in full', () => {
    expect(check('')).toEqual({ is: 'missing' })
    expect(check('Mary')).toEqual({ is: 'half a name' })
    expect(checkWitnesses(will, [])).toEqual([{ is: 'missing' }, { is: 'missing' }])
  })

  test('are not the person who signs in the place of the testator', () => {
    const attested: Will = { ...will, attestation: { signer: 'Mary Okafor' } }
    expect(checkWitness(attested, { name: 'Mary Okafor' })).toEqual({ is: 'stopped', why: 'signs for the testator' })
  })

  test('are ready when they are clear and the three things that only the testator knows are ticked', () => {
    const witnesses = ['Mary Okafor', 'David Lloyd'].map((name) => ({ name, said: [] }))
    expect(witnessesAreClear(will, { witnesses, ticks: [] })).toBe(false)
    const ticks = ['Both are 18 or over', 'Neither is a partner', 'Both can see and understand'] as const
    expect(witnessesAreClear(will, { witnesses, ticks: [...ticks] })).toBe(true)
    expect(witnessesAreClear(will, { witnesses: witnesses.slice(1), ticks: [...ticks] })).toBe(false)
  })
})

test('a person who is in the list and has no part in the will may watch', () => {
  const more: Will = { ...will, persons: [...will.persons, aPerson({ id: 50, fullname: 'Mary Okafor' })] }
  expect(checkWitness(more, { name: 'Mary Okafor' })).toEqual({ is: 'clear' })
})

test('people who are left out of the will may not watch', () => {
  const more: Will = {
    ...will,
    persons: [...will.persons, aPerson({ id: 50, fullname: 'Mary Okafor', isExcluded: true })],
  }
  expect(checkWitness(more, { name: 'Mary Okafor' })).toMatchObject({ is: 'stopped', why: 'named' })
})

describe('Everyone whom a will names', () => {
  const known = peopleOfWill(will).map(({ person }) => person)
  const spellings: Readonly<Record<string, (name: string) => string>> = {
    'as written': (name) => name,
    'in capitals': (name) => name.toUpperCase(),
    'with an initial': (name) => name.replace(/^(.)\S*/, '$1.'),
    'last name first': (name) => name.split(' ').toReversed().join(' '),
    'with a title': (name) => `Dr ${name}`,
    'with a middle name': (name) => name.replace(' ', ' Quentin '),
    'with accents': (name) => name.replace(/a/g, 'á').replace(/e/g, 'é'),
    'with a letter too many': (name) => `${name}e`,
  }

  test('is found, however the name is spelled', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.constantFrom(...Object.keys(spellings)), (person, how) => {
        const found = check(spellings[how]?.(person.fullname) ?? '')
        expect(['stopped', 'asked']).toContain(found.is)
      }),
    )
  })

  test('has a partner who is found by the last name or by the address', () => {
    for (const person of known) {
      const last = person.fullname.split(' ').at(-1)
      expect(check(`Bronwen ${last}`).is, person.fullname).toBe('asked')
      const { fulladdress } = person
      if (!fulladdress) continue
      const address = `${fulladdress.house_name} ${fulladdress.street_address}, ${fulladdress.postcode}`
      expect(check('Bronwen Okafor', { address }).is).toBe('asked')
    }
  })
})

test('it does not matter which of two names was typed', () => {
  const word = fc.constantFrom('Thomas', 'Tom', 'T', 'Anne', 'Hale', 'Price', 'Price-Hale', 'Zoë')
  const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(likeness(one, other)).toBe(likeness(other, one))
    }),
    { examples: [['Price-Hale Thomas Thomas T', 'Price-Hale Tom Thomas T']] },
  )
})

test('two names of greatest length that differ in one letter are alike', () => {
  const long = 'Ab-'.repeat(66).slice(0, 200)
  expect(likeness(`${long} ${long}`, `${long}a ${long}`)).toBe('alike')
})
