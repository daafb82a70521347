/** People of one name, and whether the words of a will can tell them apart. */
import { linksOfPerson } from './links.ts'
import { childrenOf } from './questions.ts'
import type { Address, Person, Will } from './schema.ts'

const plain = (words: string): string => words.trim().replace(/\s+/g, ' ').toLowerCase()

/** The address that stands beside a name in the will: not where another detail was chosen for them. */
export const printedAddress = ({ useAddressType, fulladdress }: Person): Address | undefined =>
  useAddressType === undefined || useAddressType === 'fulladdress' ? fulladdress : undefined

const relation = ({ type, relationship }: Person): string =>
  type === 'partner' ? type : relationship === undefined || relationship === 'Other' ? '' : relationship

const description = (person: Person): string => {
  const { house_name = '', street_address = '', town = '', postcode = '' } = printedAddress(person) ?? {}
  return [person.fullname, relation(person), house_name, street_address, town, postcode].map(plain).join('\n')
}

/** Others of the same name, relationship and address. */
export const alike = (person: Person, { persons }: Pick<Will, 'persons'>): Person[] =>
  persons.filter((other) => other.id !== person.id && description(other) === description(person))

/** True unless somebody else is described in the same words and no different year of birth is known of the two. */
export const isToldApart = (person: Person, will: Pick<Will, 'persons'>): boolean =>
  alike(person, will).every(({ dob }) => dob !== undefined && person.dob !== undefined && dob.year !== person.dob.year)

const isNamed = (will: Will, person: Person): boolean =>
  person.inherit || person.isExcluded || childrenOf(will).includes(person) || linksOfPerson(will, person).length > 0

/** Those the will names and cannot tell from somebody else it names. */
export const notToldApart = (will: Will): Person[] => {
  const namesakes = [...Map.groupBy(will.persons, ({ fullname }) => plain(fullname)).values()]
  return namesakes.flatMap((all) => {
    if (all.length === 1) return []
    const persons = all.filter((person) => isNamed(will, person))
    return persons.filter((person) => !isToldApart(person, { persons }))
  })
}
