import { isFilled, listed } from '#core/text/names.ts'
import { addressLine } from '#core/will/address-lines.ts'
import type { MaritalStatus } from '#core/will/lists.ts'
import { includes, isBody, personsOf, relationOf } from '#core/will/questions.ts'
import { factsOf, type Relationship } from '#core/will/relationships.ts'
import { alike, printedAddress } from '#core/will/same-name.ts'
import type { Charity, Person, Will } from '#core/will/schema.ts'

/** A person or body that the will names, or a class of people, and how they are described where they are first named. */
export type Party = {
  /** Identifies a person or body wherever they are named. */
  readonly key: string
  /** `line`: the children of the person, who has died. Printed so wherever the party is. */
  readonly kind: 'person' | 'charity' | 'class' | 'line'
  /** As typed. */
  readonly name: string
  /** What stands before and after the name on first use: "my daughter ", " (of 3 Mill Street, Ludlow, SY8 1BE)". */
  readonly before: string
  readonly after: string
}

// What a partner is depends on the marital status. Only to a spouse has the testator said more: husband or wife.
const partnerWords: Partial<Record<MaritalStatus, string>> = {
  Married: 'spouse',
  'Civil Partnership': 'civil partner',
  Engaged: 'partner',
  'Living with a partner but not married': 'partner',
}

const marriedAs = ['Husband', 'Wife'] as const satisfies readonly Relationship[]

const isDefined = (text: string | undefined): text is string => text !== undefined

const noSpouse = ['Single', 'Divorced', 'Widowed'] as const satisfies readonly MaritalStatus[]

/** What a person is to the testator: "daughter", "civil partner". Undefined where that is not known. */
export const relationInWords = (person: Person, status: MaritalStatus | undefined): string | undefined => {
  const { type } = person
  const relationship = relationOf(person)
  const { words, partner } = factsOf(relationship)
  const asPartner = type === 'partner' && status ? partnerWords[status] : undefined
  if (asPartner) return status === 'Married' && includes(marriedAs, relationship) ? words : asPartner
  return partner === 'spouse' && includes(noSpouse, status) ? undefined : words
}

// Where the name, the relationship and the address are the same, the year of birth is all that is left. Never the day: a
// proved will is public.
const birthYear = (person: Person, will: Pick<Will, 'persons'>): string | undefined =>
  person.dob && alike(person, will).length > 0 ? `born in ${person.dob.year}` : undefined

const personParty = (person: Person, will: Pick<Will, 'persons' | 'status'>): Party => {
  if (isBody(person)) return bodyNamed(`person:${person.id}`, person.fullname)
  const relation = relationInWords(person, will.status)
  const address = printedAddress(person)
  const details = [birthYear(person, will), address && `of ${addressLine(address)}`].filter(isDefined)
  return {
    key: `person:${person.id}`,
    kind: person.died ? 'line' : 'person',
    name: person.fullname,
    before: relation ? `my ${person.died ? 'late ' : ''}${relation} ` : '',
    after: details.length > 0 ? ` (${details.join(', ')})` : '',
  }
}

/** A person or body who has not been chosen yet. It prints as a blank. */
export const unsaidParty: Party = { key: 'unsaid', kind: 'person', name: '', before: '', after: '' }
/** The people chosen, or a blank. */
export const orUnsaidParty = (parties: readonly Party[]): readonly Party[] =>
  parties.length > 0 ? parties : [unsaidParty]

/** A body of which only the name is known. */
export const bodyNamed = (key: string, name: string): Party => ({ key, kind: 'charity', name, before: '', after: '' })

const charityParty = ({ id, fullname, charityId }: Charity): Party =>
  isFilled(charityId)
    ? {
        key: `charity:${id}`,
        kind: 'charity',
        name: fullname,
        before: 'the charity ',
        after: ` (registered charity number ${charityId})`,
      }
    : bodyNamed(`charity:${id}`, fullname)

const once = (ids: readonly number[]): number[] => [...new Set(ids)]

/** The people of a list of ids, each once, in its order. */
export const partiesOf = (will: Will, ids: readonly number[]): Party[] =>
  personsOf(will, once(ids)).map((person) => personParty(person, will))

export const partyOfPerson = (will: Will, person: Person): Party => personParty(person, will)
export const partyOfCharity = charityParty

/** "Ann Hale, Bob Roe and the Lifeboats": people and bodies by their names alone, as letters and guides name them. */
export const namesOfParties = (parties: readonly Party[]): string => listed.format(parties.map(({ name }) => name))
