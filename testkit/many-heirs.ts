import { pruneReferences } from '#core/will/changes.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import type { Gift, Person, Will } from '#core/will/schema.ts'
import { aGift, completeExampleWill } from './builders.ts'

/** A will with sixteen who share and twenty-three gifts, most of the gifts to people who share too. */

const grandchildren = ['Alexandra', 'Ben', 'Clara', 'Elsie', 'Finn', 'Grace']
const nieces = ['Ian', 'Joan', 'Kate', 'Liam']
const friends = ['Mo', 'Nell', 'Oscar']

const heir = (id: number, given: Pick<Person, 'fullname' | 'relationship'>, like: Person): Person => ({
  ...like,
  id,
  type: 'Person',
  isChild: 'No',
  inherit: true,
  estateIfDie: 'Pass to their children',
  estateBackup: { persons: [], charities: [] },
  ...given,
})

/** Everyone has 6%, and the first what is left. */
const withParts = <T extends { readonly inherit: boolean }>(heirs: readonly T[], isFirst: (heir: T) => boolean): T[] =>
  heirs.map((each) =>
    each.inherit ? { ...each, estatePercent: isFirst(each) ? 10 : 6 } : { ...each, estatePercent: 0 },
  )

export const manyHeirsExample = (): Will => {
  const will = completeExampleWill()
  const [first] = will.persons
  if (!first) throw new Error('The example names nobody')
  const { dob: _born, ...like } = first
  const named = [
    ...grandchildren.map((name) => ({ fullname: `${name} Hale`, relationship: 'Grandchild' as const })),
    ...nieces.map((name) => ({ fullname: `${name} Price`, relationship: 'Niece' as const })),
    ...friends.map((name) => ({ fullname: `${name} Reed`, relationship: 'Friend' as const })),
  ].map((given, at) => heir(100 + at, given, like))
  const now = will.persons.filter(({ inherit, isExcluded }) => inherit && !isExcluded).slice(0, 3)
  const persons = [
    ...will.persons.map((person) => ({ ...person, inherit: now.includes(person) })),
    ...named.slice(0, 16 - now.length),
  ]
  const gifts: Gift[] = Array.from({ length: 23 }, (_, at) =>
    aGift({ id: 500 + at, type: 'Money', amount: (at + 2) * 10_000, persons: [100 + (at % named.length)] }),
  )
  return {
    ...will,
    estateSplit: 'Different shares',
    gifts,
    persons: withParts(persons, ({ id }) => id === first.id),
    charities: will.charities.map((charity) => ({ ...charity, inherit: false, estatePercent: 0 })),
  }
}

/** A will of one who has neither partner nor children, and leaves everything to four friends. */
export const friendsExample = (): Will => {
  const will = completeExampleWill()
  const [first] = will.persons
  if (!first) throw new Error('The example names nobody')
  const { dob: _born, ...like } = first
  const persons = ['Mo', 'Nell', 'Oscar', 'Pia'].map((name, at) => ({
    ...heir(100 + at, { fullname: `${name} Reed`, relationship: 'Friend' }, like),
    estatePercent: 25,
  }))
  return pruneReferences({
    ...will,
    status: 'Single',
    haveChildren: 'No',
    laterChildren: 'No',
    ownProperty: 'No',
    accounts: [],
    persons,
    charities: [],
    gifts: [],
    pets: [],
    havePets: 'No',
    ultimateDefault: { option: 'Next of kin', persons: [], charities: [] },
    excluded: { option: 'No' },
    executor: [100, 101],
    executorBackup: [102],
    estateSplit: 'Equal shares',
  })
}

const livingIn = (town: string) =>
  ({
    useAddressType: 'fulladdress',
    fulladdress: { house_name: '9', street_address: 'High Street', town, postcode: 'LD3 7AA' },
  }) as const

/** A will of one whose daughter has the same name, and in which others are called alike: two Anne Prices, two Peter Prices. */
export const namesakesExample = (): Will => {
  const will = completeExampleWill()
  const called = (id: number, given: Partial<Person>) => (person: Person) =>
    person.id === id ? { ...person, ...given } : person
  const peter = will.persons.find(({ fullname }) => fullname === 'Peter Price')
  if (!peter) throw new Error('The example names no Peter Price')
  return {
    ...will,
    persons: [
      ...will.persons
        .map(called(2, { fullname: fullNameOf(will.details) }))
        .map(called(5, livingIn('Ludlow')))
        .map(called(7, { fullname: 'Anne Price' })),
      { ...peter, id: 9, ...livingIn('Brecon') },
    ],
  }
}
