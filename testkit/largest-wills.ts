/** Wills about as large as a save accepts, each with much of another thing: what a server can be asked to work on at the most. */
import { editable } from '#core/will/new-will.ts'
import type { Gift, Person, Values, Will } from '#core/will/schema.ts'
import { MAX_WILL_BYTES } from '#server/features/wills/wills.service.ts'
import { aGift, anHeir, aPerson, aWill } from './builders.ts'

/** Numbers from one on. */
const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

const bytesOf = (will: Will): number => Buffer.byteLength(JSON.stringify(editable(will)))

/** The largest of the wills that `make` makes of ever more things which a save still accepts. */
const largest = (most: number, make: (count: number) => Will): Will => {
  let [fits, tooMany] = [1, most + 1]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    // The version and what is bought are kept apart, and a few bytes of later answers find room.
    if (bytesOf(make(middle)) <= MAX_WILL_BYTES - 1000) fits = middle
    else tooMany = middle
  }
  return make(fits)
}

const name = (id: number): string =>
  `Ann ${'BCDEFGHKLM'[id % 10]}${String.fromCodePoint(97 + (Math.floor(id / 10) % 26))} Hale`

const friends = (count: number): Person[] =>
  upTo(count).map((id) => aPerson({ id, fullname: name(id), type: 'Gift Person' }))

const heir = anHeir(100, { id: 1, fullname: 'Ruth Hale' })

const withPeople = (persons: readonly Person[], given: Partial<Will>): Will =>
  aWill({
    persons: [heir, ...persons.filter(({ id }) => id !== 1)],
    executor: [1],
    estateSplit: 'Equal shares',
    ...given,
  })

const gifts = (count: number, each: (id: number) => Partial<Gift> & Pick<Gift, 'type'>): Gift[] =>
  upTo(count).map((id) => aGift({ id, ...each(id) }))

/** Every gift goes to half of the people, and to the other half after them. */
const manyTakers = (): Will => {
  const people = friends(190)
  const ids = people.map(({ id }) => id)
  return largest(200, (count) =>
    withPeople(people, {
      gifts: gifts(count, () => ({
        type: 'Item',
        title: 'My ring',
        persons: ids.slice(0, 95),
        ifDie: 'Goes to someone else',
        backupPersons: ids.slice(95),
      })),
    }),
  )
}

/** Six figures that are rough, and sixty gifts to sixty people each. */
const manyRoughFigures = (): Will => {
  const people = friends(60)
  const ids = people.map(({ id }) => id)
  const rough = (at: number) => ({ low: at * 1_000_000, high: at * 7_000_000 })
  const values: Values = {
    things: upTo(6).map((id) => ({ id, kind: 'savings', whole: rough(id), held: { as: 'alone' } })),
    giftValue: [],
    pension: [],
    lifeInTrust: [],
    facts: {
      business: 'No',
      trust: 'No',
      keptUsing: 'No',
      abroad: 'No',
      taxedInheritance: 'No',
      downsized: 'No',
      given: [],
    },
  }
  return withPeople(people, {
    gifts: gifts(60, (id) => ({ type: 'Money', amount: 10_000 + id, persons: ids })),
    values,
  })
}

const words = 'All of it, as we said, (to whoever looks after it) – "kindly" – and nothing else; '

/** Every text as long as it may be. */
const longTexts = (): Will =>
  largest(60, (count) =>
    withPeople(friends(20), {
      gifts: gifts(count, (id) => ({
        type: 'Item',
        title: `Ring ${id}`,
        message: words.repeat(60).slice(0, 4000),
        persons: [1],
      })),
    }),
  )

/** Every heir has as many to follow them as a list takes. */
const manyBackups = (): Will =>
  largest(200, (count) => {
    const shares = upTo(count).map((at) => (at === 1 ? 10_000 - (count - 1) * 50 : 50) / 100)
    return aWill({
      persons: upTo(Math.max(count, 101)).map((id) => ({
        ...anHeir(0, { id, fullname: name(id) }),
        ...(id <= count && {
          estatePercent: shares[id - 1] ?? 0,
          estateIfDie: 'Split between specific beneficiaries' as const,
          estateBackup: {
            persons: upTo(101)
              .filter((other) => other !== id)
              .slice(0, 100)
              .map((other) => ({ id: other, percent: 1 })),
            charities: [],
            split: 'Different shares' as const,
          },
        }),
        inherit: id <= count,
      })),
      executor: [1],
    })
  })

/** As many heirs as a list takes, children of whom many are young, with guardians, and trusts after which all of them take. */
const manyTrusts = (): Will => largest(40, trustsWith)

const trustsWith = (backups: number): Will => {
  const ids = upTo(100)
  const takers = {
    split: 'Equal shares' as const,
    persons: ids.map((id) => ({
      id,
      percent: 1,
      ifDie: 'Split between specific beneficiaries' as const,
      backup: { persons: ids.slice(0, backups).map((other) => ({ id: 99 + other, percent: 1 })), charities: [] },
    })),
    charities: [],
    classes: [],
  }
  return aWill({
    ownProperty: 'Yes',
    haveChildren: 'Yes',
    accounts: [
      {
        id: 1,
        assetType: 'Property',
        title: '14 Orchard Lane',
        isYourOwn: 'Yes',
        mortgage: 'No',
        mortgageWithPersons: [],
      },
    ],
    persons: upTo(200).map((id) => ({
      ...anHeir(1, {
        id,
        fullname: name(id),
        type: 'Child',
        relationship: 'Daughter',
        isChild: 'Yes',
        dob: { day: 1 + (id % 28), month: 1 + (id % 12), year: 2009 + (id % 15) },
        guardianId: [199],
        parentalResponsibility: 'Yes',
        otherParentalResponsibility: 'No',
      }),
      inherit: id <= 100,
      estatePercent: id <= 100 ? 1 : 0,
    })),
    executor: [200],
    trusts: [
      { id: 1, kind: 'Home', for: 150, accountId: 1, freeOfMortgage: 'Yes', endsSaid: true, takers },
      { id: 2, kind: 'Residue', for: 151, endsSaid: true, takers },
      { id: 3, kind: 'Disabled person', for: 152, amount: 1_000_000, endsSaid: true, takers },
    ],
  })
}

/** By what there is so much of. */
export const largestWills: Readonly<Record<string, () => Will>> = {
  'many takers': manyTakers,
  'rough figures': manyRoughFigures,
  'long texts': longTexts,
  'many substitutes': manyBackups,
  'many trusts': manyTrusts,
}
