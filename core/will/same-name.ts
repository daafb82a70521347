import { childrenOf, onceFor } from './questions.ts'
import { idsLinked } from './references.ts'
import type { Address, Person, Will } from './schema.ts'

/** People with the same name, and whether the wording of a will can tell them apart. */

const plain = (words: string): string => words.trim().replace(/\s+/g, ' ').toLowerCase()

/** The address printed with a name in the will; undefined where another detail was chosen. */
export const printedAddress = ({ useAddressType, fulladdress }: Person): Address | undefined =>
  useAddressType === undefined || useAddressType === 'fulladdress' ? fulladdress : undefined

const relation = ({ type, relationship }: Person): string =>
  type === 'partner' ? type : relationship === undefined || relationship === 'Other' ? '' : relationship

const description = (person: Person): string => {
  const { house_name = '', street_address = '', town = '', postcode = '', country = '' } = printedAddress(person) ?? {}
  return [person.fullname, relation(person), house_name, street_address, town, postcode, country].map(plain).join('\n')
}

const byDescription = onceFor((persons: readonly Person[]) => Map.groupBy(persons, description))

/** Other people with the same name, relationship and address. */
export const alike = (person: Person, { persons }: Pick<Will, 'persons'>): Person[] =>
  (byDescription(persons).get(description(person)) ?? []).filter(({ id }) => id !== person.id)

/** False if another person has the same description and their years of birth are not known to differ. */
export const isToldApart = (person: Person, will: Pick<Will, 'persons'>): boolean =>
  alike(person, will).every(({ dob }) => dob !== undefined && person.dob !== undefined && dob.year !== person.dob.year)

/** The named people whom the will's wording cannot tell from another named person. */
export const notToldApart = (will: Will): Person[] => {
  const namesakes = [...Map.groupBy(will.persons, ({ fullname }) => plain(fullname)).values()].filter(
    (all) => all.length > 1,
  )
  if (namesakes.length === 0) return []
  const linked = idsLinked(will, 'persons')
  const children = new Set(childrenOf(will))
  return namesakes.flatMap((all) => {
    const persons = all.filter(
      (person) => person.inherit || person.isExcluded || children.has(person) || linked.has(person.id),
    )
    return persons.filter((person) => !isToldApart(person, { persons }))
  })
}

/** Letters. From this length a one-letter difference is taken as a misspelling; "Li" and "Lu" are different names. */
const LONG_ENOUGH = 3

// Ignores accents, capitals, apostrophes, full stops and hyphens, which vary in spellings of the same name.
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase('en-GB')
    .replace(/['’.]/g, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '')
    .toSorted()

/** More than could be a misspelling. */
const MANY = 2

/** How many letters of a word are other, missing or too many in another. */
const slips = (one: string, other: string): number => {
  if (one === other) return 0
  if (Math.min(one.length, other.length) < LONG_ENOUGH) return MANY
  let same = 0
  while (one[same] === other[same]) same += 1
  const [a, b] = [one.slice(same), other.slice(same)]
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) ? 1 : MANY
}

const isPartOf = (few: readonly string[], many: readonly string[]): boolean =>
  few.length > 1 && few.every((word) => many.includes(word))

/** Whether two names are equal apart from accents, capitals, apostrophes, full stops, hyphens and the order of the words. */
export const sameName = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ')

/** Whether two names could be confused: equal, one letter apart, or equal apart from a middle name. */
export const namesAlike = (one: string, other: string): boolean => {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.length !== b.length) return isPartOf(a, b) || isPartOf(b, a)
  return a.reduce((total, word, index) => total + slips(word, b[index] ?? ''), 0) <= 1
}
