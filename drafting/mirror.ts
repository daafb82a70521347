import { childrenWhoTake } from '#core/will/backups.ts'
import { withColours } from '#core/will/colours.ts'
import { fullNameOf } from '#core/will/details-table.ts'
import { newPerson } from '#core/will/new-will.ts'
import { includes, isBody, isChildPerson, isMarried, partnerOf, relationOf } from '#core/will/questions.ts'
import { idsNamedIn } from '#core/will/references.ts'
import { factsOf, type Relationship } from '#core/will/relationships.ts'
import type { Details, EditableWill, Person, Trust } from '#core/will/schema.ts'
import { estateShareOf, shareOfEstate } from '#core/will/share-parts.ts'
import { trustsOf } from '#core/will/trusts.ts'

/** Whether every child of one is a child of both, as far as the testator said. */
const isOneFamily = (will: EditableWill): boolean =>
  !includes(['Yes', 'Not sure'], will.situation?.['earlier-relationship']) &&
  will.persons.every(({ relationship }) => factsOf(relationship).descendant !== 'step')

/**
 * What a person is to the partner, where it follows from what they are to the testator: a child is of both only in a family
 * without earlier children, and a marriage makes in-laws. Undefined: the partner is asked.
 */
const relationshipToPartner = (will: EditableWill, person: Person): Relationship | undefined => {
  const relationship = relationOf(person)
  const { toSpouse, partner } = factsOf(relationship)
  if (person.type === 'partner') return partner === 'spouse' && toSpouse === undefined ? 'Spouse' : relationship
  switch (toSpouse) {
    case 'same':
      return relationship
    case 'same in one family':
      return isOneFamily(will) ? relationship : undefined
    case undefined:
      return undefined
    default:
      return isMarried(will) ? toSpouse : undefined
  }
}

type Couple = { readonly details: Details; readonly partner: Person }

/** The words of a name as the fields of a will have them: the first, the last, and what is between. */
const namesIn = (fullname: string): Partial<Details> => {
  const [first_name, ...rest] = fullname.trim().split(/\s+/)
  const last_name = rest.at(-1)
  const middle_name = rest.slice(0, -1).join(' ')
  return { ...(first_name && { first_name }), ...(middle_name && { middle_name }), ...(last_name && { last_name }) }
}

/**
 * Testator and partner in each other's place. The partner keeps their id, so that each reference to them now names the
 * testator: an executor, a guardian, a share. Only what both places have room for goes with a person: other names, title
 * and telephone number are for the partner to give.
 */
const swapped = ({ details, partner }: Couple): Couple => {
  const { fullname, fulladdress: theirAddress, dob: theirDob, email: theirEmail, ...place } = partner
  const { address, dob, email } = details
  return {
    details: {
      ...namesIn(fullname),
      // A testator lives in England or Wales, so a partner's address abroad is asked again.
      ...(theirAddress && theirAddress.country === undefined && { address: theirAddress }),
      ...(theirDob && { dob: theirDob }),
      ...(theirEmail !== undefined && { email: theirEmail }),
    },
    partner: {
      ...place,
      fullname: fullNameOf(details),
      ...(address && { fulladdress: address }),
      ...(dob && { dob }),
      ...(email !== undefined && { email }),
    },
  }
}

// All who take as "my children" are named: a child of the testator alone is a stepchild of the partner, and takes only by name.
const backups = (will: EditableWill, person: Person): Partial<Person> => {
  switch (person.estateIfDie) {
    case 'Split between specific beneficiaries':
      return { estateBackup: person.estateBackup }
    case 'Pass to my children': {
      const persons = childrenWhoTake(will, person).map(({ id }) => ({ id, percent: 0 }))
      return { estateBackup: { persons, charities: [], split: 'Equal shares' } }
    }
    default:
      return {}
  }
}

const share = (will: EditableWill, person: Person): Partial<Person> => {
  const { inherit, isExcluded, estateIfDie } = person
  if (!inherit || isExcluded) return {}
  return {
    inherit,
    ...estateShareOf(shareOfEstate(person)),
    ...(estateIfDie && { estateIfDie }),
    ...backups(will, person),
  }
}

/**
 * A person of the testator's will as they stand in the partner's. Notes about them, and whether they are left out, are not
 * copied; nor are guardians, whom only a parent with parental responsibility may appoint (Children Act 1989 s.5(3)).
 */
const mirroredPerson = (will: EditableWill, person: Person): Person => {
  const { id, type, fullname, order, colour, isChild, died, dob, email, fulladdress, useAddressType } = person
  const relationship = relationshipToPartner(will, person)
  const mustBeSaid = relationship === undefined && !isBody(person)
  return {
    id,
    ...newPerson({ type, fullname }),
    ...(order !== undefined && { order }),
    ...(colour !== undefined && { colour }),
    ...(isChild && { isChild }),
    ...(died && { died }),
    ...(relationship && { relationship }),
    ...(mustBeSaid && { relationToSay: true as const }),
    ...(dob && { dob }),
    ...(email !== undefined && { email }),
    ...(fulladdress && { fulladdress }),
    ...(useAddressType && { useAddressType }),
    ...agesOf(person),
    ...share(will, person),
  }
}

const agesOf = ({ age, young }: Person): Partial<Person> => ({ ...(age && { age }), ...(young && { young }) })

/** What ends a trust and what it allows, without the things of one testator: a home, sums of money, wishes in their own words. */
const termsOf = ({
  accountId: _home,
  freeOfMortgage: _mortgage,
  amount: _sum,
  wishes: _wishes,
  takers: _takers,
  ...terms
}: Trust): Trust => terms

/**
 * The trusts that the partner's will has too: what is held for one of the couple is held for the other, and a disabled person's
 * share for that person. In one family the same people take at the end; otherwise the partner says who does.
 */
const mirroredTrusts = (will: EditableWill, partner: number): Trust[] =>
  trustsOf(will)
    .filter((trust) => (trust.kind === 'Disabled person' ? trust.amount === undefined : trust.for === partner))
    .map((trust) => ({ ...termsOf(trust), ...(trust.takers && isOneFamily(will) && { takers: trust.takers }) }))

/** Thrown by `mirror` for a will that names no partner. The caller then offers no mirror will. */
export class NobodyToMirror extends Error {
  override readonly name = 'NobodyToMirror'

  constructor() {
    super('A mirror will needs a partner who is named in this one')
  }
}

/**
 * The partner's will, made from the testator's, for them to read, change and confirm alone. Testator and partner change
 * places; children are the same people, with what they are to the partner. Grandchildren take as a class in both wills of one family. Of the other people, those are copied whom
 * the partner's will gives a share or an office to. Partners own different things and have different wishes, so gifts, assets,
 * pets, belongings, guardians, funeral, digital assets, people left out, other names and the ultimate default are not copied. A home for life is copied without the home. The law firm is not
 * copied either: each testator must choose it. Both wills draw the same person in the same colour.
 * @throws NobodyToMirror
 */
export const mirror = (given: EditableWill): EditableWill => {
  const will = withColours(given)
  const found = partnerOf(will)
  if (!found) throw new NobodyToMirror()
  const { details, partner } = swapped({ details: will.details, partner: found })
  const everyone = will.persons
    .map((person) => (person.id === partner.id ? partner : person))
    .map((person) => mirroredPerson(will, person))
  const trusts = mirroredTrusts(will, partner.id)
  const copied: EditableWill = {
    details,
    persons: everyone,
    charities: [],
    pets: [],
    accounts: [],
    gifts: [],
    executor: will.executor,
    executorBackup: will.executorBackup,
    secureLegacyProbateAsExecutor: false,
    ...(will.status && { status: will.status }),
    ...(will.haveChildren && { haveChildren: will.haveChildren }),
    ...(will.laterChildren && { laterChildren: will.laterChildren }),
    ...(will.childrenAge && { childrenAge: will.childrenAge }),
    ...(will.estateSplit && { estateSplit: will.estateSplit }),
    ...(trusts.length > 0 && { trusts }),
    ...(will.classes && { classes: will.classes.filter(({ of }) => of !== 'My grandchildren' || isOneFamily(will)) }),
  }
  const named = idsNamedIn(copied, 'persons')
  const persons = everyone.filter(
    (person) => person.type === 'partner' || isChildPerson(person) || person.inherit || named.has(person.id),
  )
  const namedCharities = idsNamedIn({ ...copied, persons }, 'charities')
  return {
    ...copied,
    persons,
    charities: will.charities
      .filter(({ id, inherit }) => inherit || namedCharities.has(id))
      .map(({ uuid: _uuid, ...charity }) => ({ ...charity, guardianId: [] })),
  }
}
