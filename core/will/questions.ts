import type { Fraction } from '../estate/fraction.ts'
import { type Day, isUnder18 } from '../text/calendar-day.ts'
import { type ClassOption, JOINT_OWNER, type PersonType, rolesThatAppoint, statusesWithPartner } from './lists.ts'
import { factsOf, type Relationship, relationships } from './relationships.ts'
import type { Account, Charity, Class, FirmConsent, Gift, Person, Pet, Will } from './schema.ts'
import { hundredthsOf, partOfEstate, type SaidEstateShare } from './share-parts.ts'

/** Facts derived from a will. They are computed here and never stored. */

export const includes = <T>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value)

export const hasPartner = (will: Pick<Will, 'status'>): boolean => includes(statusesWithPartner, will.status)

export const isMarried = (will: Pick<Will, 'status'>): boolean =>
  includes(['Married', 'Civil Partnership'], will.status)

/** Until a final order a separated spouse is one still. */
export const isMarriedInLaw = (will: Pick<Will, 'status'>): boolean => isMarried(will) || will.status === 'Separated'

export const partnerOf = (will: Pick<Will, 'persons'>): Person | undefined =>
  will.persons.find((person) => person.type === 'partner')

/** The marital status that follows from a named spouse or civil partner. Undefined: none is named. */
export const statusByPartner = (will: Pick<Will, 'persons'>): Will['status'] => {
  const { partner } = factsOf(partnerOf(will)?.relationship)
  if (partner !== 'spouse') return undefined
  return partnerOf(will)?.relationship === 'Civil partner' ? 'Civil Partnership' : 'Married'
}

/** The partner, while the marital status has one. */
export const partnerNow = (will: Pick<Will, 'persons' | 'status'>): Person | undefined =>
  hasPartner(will) ? partnerOf(will) : undefined

/** The type of a person who is added: a spouse or partner gets `partner` on whichever page they are added. */
export const typeFor = (relationship: Relationship | undefined, addedAs: PersonType): PersonType =>
  factsOf(relationship).partner ? 'partner' : addedAs

/** What somebody may be said to be: a spouse or partner where the will has none yet, or of the partner. */
export const relationshipsOffered = (
  will: Pick<Will, 'persons'>,
  person: Pick<Person, 'id'> | undefined,
): readonly Relationship[] => {
  const partner = partnerOf(will)
  return partner && partner.id !== person?.id
    ? relationships.filter((relationship) => !factsOf(relationship).partner)
    : relationships
}

export const isChildPerson = (person: Person): boolean => person.type === 'Child'
/** What a person is to the testator in law: an adopted stepchild is a son or daughter. */
export const relationOf = ({ relationship, stepchildRole }: Person): Relationship | undefined =>
  (stepchildRole === 'Adopted' && factsOf(relationship).onceAdopted) || relationship

/** The same as it is shown beside a name. Empty where nothing is said. */
export const relationShown = (person: Person): Relationship | '' =>
  relationOf(person) ?? (person.type === 'partner' ? 'Partner' : '')

/** Added as a stepchild, adopted since or not. */
export const isAddedAsStepchild = ({ relationship }: Person): boolean => {
  const { descendant, generation } = factsOf(relationship)
  return descendant === 'step' && generation === 1
}
/** A stepchild in law. */
export const isStepchild = (person: Person): boolean =>
  isAddedAsStepchild({ ...person, relationship: relationOf(person) })

/** The people copied from the partner's will of whom the testator says what they are. */
export const relationsToSay = ({ persons }: Pick<Will, 'persons'>): Person[] =>
  persons.filter(({ relationToSay }) => relationToSay)

/** Issue of the testator within Wills Act 1837 s.33: children and remoter issue, not stepchildren. */
export const isDescendant = (person: Person): boolean => {
  const { descendant } = factsOf(relationOf(person))
  return descendant === 'own' || (isChildPerson(person) && descendant !== 'step')
}

/** A grandchild or great-grandchild of the testator, not of the testator's spouse alone. */
export const isGrandchild = ({ relationship }: Person): boolean => {
  const { descendant, generation = 0 } = factsOf(relationship)
  return descendant === 'own' && generation > 1
}

/** A person to whom the testator is or was married or in a civil partnership, or the partner of the will. */
export const isSpouse = ({ type, relationship }: Person): boolean =>
  type === 'partner' || factsOf(relationship).partner === 'spouse'

/** A partner of now or of before. Their children may be the testator's own. */
const isPartnerOfAnyTime = ({ type, relationship }: Person): boolean =>
  type === 'partner' || relationship === 'Ex Partner' || factsOf(relationship).partner !== undefined

/** The testator's own children and stepchildren, dead ones too, if the answer to "Do you have children?" is still Yes. */
export const childrenEverOf = (will: Pick<Will, 'haveChildren' | 'persons'>): Person[] =>
  will.haveChildren === 'Yes' ? will.persons.filter(isChildPerson) : []
/** Those of them who are living. */
export const childrenOf = (will: Pick<Will, 'haveChildren' | 'persons'>): Person[] =>
  childrenEverOf(will).filter(({ died }) => !died)

const bodies = ['Charity', 'Gift Charity'] as const satisfies readonly PersonType[]
/** Whether a "person" of the will is an organisation, which does not die and has no children. */
export const isBody = ({ type }: Pick<Person, 'type'>): boolean => includes(bodies, type)

/** Decided by the date of birth if given, else by the answer to "under 18 today?". */
export const isMinor = (person: Person, today: Day): boolean =>
  !person.died && (person.dob ? isUnder18(person.dob, today) : person.isChild === 'Yes')

export const youngChildren = (will: Pick<Will, 'haveChildren' | 'persons'>, today: Day): Person[] =>
  childrenOf(will).filter((child) => isMinor(child, today))

/**
 * Only a parent with parental responsibility for a child, or the child's guardian or special guardian, may appoint a guardian
 * (Children Act 1989 s.5(3), (4)). A step-parent is not a parent, even with parental responsibility (s.4A).
 */
export const mayAppointGuardian = (child: Person): boolean =>
  isAddedAsStepchild(child) ? includes(rolesThatAppoint, child.stepchildRole) : child.parentalResponsibility === 'Yes'

/**
 * Whether the answers decide that. An older answer of a step-parent who has no parental responsibility does: an adoptive parent
 * and a guardian have it.
 */
export const isAppointmentDecided = (child: Person): boolean =>
  isAddedAsStepchild(child)
    ? child.stepchildRole !== undefined || includes(['No', 'Not sure'], child.parentalResponsibility)
    : child.parentalResponsibility !== undefined

/** Whether guardians are expected for a child under 18: the answers do not decide that the testator can appoint none. */
export const expectsGuardian = (child: Person): boolean => mayAppointGuardian(child) || !isAppointmentDecided(child)

/** The children under 18 to whom the will may give guardians. What was chosen for another before counts for nothing. */
export const guardedChildren = (will: Pick<Will, 'haveChildren' | 'persons'>, today: Day): Person[] =>
  youngChildren(will, today).filter(mayAppointGuardian)

/** A partner may well be the other parent who has parental responsibility, and needs no appointment. */
export const isOtherParent = ({ type }: Person, child: Person | undefined): boolean =>
  type === 'partner' && child?.otherParentalResponsibility === 'Yes'

/** What is chosen for a child: those with the same stand in one appointment. */
export const guardiansChosen = ({ guardianId, backupGuardianId }: Person): string =>
  JSON.stringify([guardianId, backupGuardianId])

/** Whether all of these children have the same guardians and backups, so that a child born later can have them too. */
export const shareGuardians = (children: readonly Person[]): boolean => new Set(children.map(guardiansChosen)).size <= 1

/**
 * The children under 18 in the groups that are asked about together: stepchildren and others, each while all of the group have the
 * same answers and the same people.
 */
export const guardedTogether = (will: Pick<Will, 'haveChildren' | 'persons'>, today: Day): Person[][] => {
  const answers = ({ stepchildRole, parentalResponsibility, otherParentalResponsibility, ...child }: Person) =>
    JSON.stringify([stepchildRole, parentalResponsibility, otherParentalResponsibility, guardiansChosen(child)])
  const young = youngChildren(will, today)
  return [young.filter((child) => !isAddedAsStepchild(child)), young.filter(isAddedAsStepchild)].flatMap((kind) =>
    kind.length > 0 && new Set(kind.map(answers)).size === 1 ? [kind] : kind.map((child) => [child]),
  )
}

/** The testator's own children who get a guardian. A stepchild may have one too, but says nothing of a child to come. */
export const ownWithGuardian = (will: Pick<Will, 'haveChildren' | 'persons'>, today: Day): Person[] =>
  guardedChildren(will, today).filter((child) => !isStepchild(child))

/** The child whose guardians a child born or adopted later has: any, where all share theirs, or the one that was chosen. */
export const guardedLikeLater = (children: readonly Person[]): Person | undefined =>
  shareGuardians(children) ? children[0] : children.find(({ guardiansOfLater }) => guardiansOfLater === 'Yes')

export const petsOf = (will: Pick<Will, 'havePets' | 'pets'>): Pet[] => (will.havePets === 'Yes' ? will.pets : [])
export const petsToLookAfter = (will: Pick<Will, 'havePets' | 'pets'>): Pet[] =>
  petsOf(will).filter((pet) => pet.lookAfter === 'Yes')

/** What follows from a list is worked out once for it. No list of a will is changed in place. */
export const onceFor = <L extends object, T>(work: (list: L) => T): ((list: L) => T) => {
  const known = new WeakMap<L, T>()
  return (list) => {
    const found = known.get(list)
    if (found !== undefined) return found
    const made = work(list)
    known.set(list, made)
    return made
  }
}

// Where two have one id, the first counts.
const byId = <T extends { readonly id: number }>() =>
  onceFor((items: readonly T[]): ReadonlyMap<number, T> => new Map(items.toReversed().map((item) => [item.id, item])))

const knownOf = <T>(items: ReadonlyMap<number, T>, ids: readonly number[]): T[] =>
  ids.map((id) => items.get(id)).filter((item) => item !== undefined)

const personsById = byId<Person>()
const charitiesById = byId<Charity>()

// A map, because a gift to a hundred people looks up each of them, for every clause that asks.
export const personById = (will: Pick<Will, 'persons'>, id: number): Person | undefined =>
  personsById(will.persons).get(id)
export const charityById = (will: Pick<Will, 'charities'>, id: number): Charity | undefined =>
  charitiesById(will.charities).get(id)

/** The people with these ids, in the order of the ids. Unknown ids are ignored. */
export const personsOf = ({ persons }: Pick<Will, 'persons'>, ids: readonly number[]): Person[] =>
  knownOf(personsById(persons), ids)
export const charitiesOf = ({ charities }: Pick<Will, 'charities'>, ids: readonly number[]): Charity[] =>
  knownOf(charitiesById(charities), ids)

export const excludedPersons = (will: Pick<Will, 'persons' | 'excluded'>): Person[] =>
  will.excluded?.option === 'Yes' ? will.persons.filter((person) => person.isExcluded) : []

export type KeptOfLeftOut = 'children' | 'grandchildren' | 'grandchildren by another child'

/**
 * Of the children of those who are left out too, the testator's own family, who take all the same: by a partner, or by the husband or
 * wife of a child. Empty: there can be none.
 */
export const keptOfLeftOut = (will: Pick<Will, 'persons' | 'excluded'>): KeptOfLeftOut[] => {
  const out = excludedPersons(will)
  const byMarriage = out.some(({ relationship }) => includes(['Son-in-law', 'Daughter-in-law'], relationship))
  return [
    ...(out.some(isPartnerOfAnyTime) ? ['children' as const] : []),
    ...(byMarriage
      ? [out.some(isOwnChild) ? ('grandchildren by another child' as const) : ('grandchildren' as const)]
      : []),
  ]
}

/** Whether a property passes, or may pass, to its joint owner by itself. An unanswered or unsure tenancy may. */
export const mayPassToCoOwner = ({ owner, ownershipType }: Account): boolean =>
  owner === JOINT_OWNER && ownershipType !== 'Tenants in common'

/** Nobody who has died holds an office or is given anything. Their children may take in their place. */
export const isLiving = ({ died }: Pick<Person, 'died'>): boolean => !died

/** Whether the person can hold an office today. */
export const mayHoldOffice = (person: Person, today: Day): boolean => isLiving(person) && !isMinor(person, today)

// Asked for each share and gift, of the same list.
const notExcluded = onceFor((persons: readonly Person[]) => persons.filter((person) => !person.isExcluded))
const living = onceFor((persons: readonly Person[]) => persons.filter(isLiving))

/** The people who may have a share, themselves or by their children: all in the will except those it leaves out. */
export const mayShare = (will: Pick<Will, 'persons'>): Person[] => notExcluded(will.persons)

/** The people who may be chosen for an office or a gift: the living among them. */
export const candidatesOf = (will: Pick<Will, 'persons'>): Person[] => living(mayShare(will))

/** The candidates for an office: those who are adults on `today`. */
export const adultCandidatesOf = (will: Pick<Will, 'persons'>, today: Day): Person[] =>
  mayShare(will).filter((person) => mayHoldOffice(person, today))

/** The people on the list of those who may get something: a spouse too, where the marital status has no partner of its own page. */
export const otherPersonsOf = (will: Pick<Will, 'persons' | 'status'>): Person[] =>
  will.persons.filter(({ type }) => type === 'Person' || (type === 'partner' && !hasPartner(will)))

/**
 * A beneficiary of the residue with the part that is said, exactly. `hundredths` is the same in hundredths of a percent, which may be
 * rounded: for limits and orders alone.
 */
export type Heir = { readonly part: Fraction; readonly hundredths: number } & (
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'charity'; readonly charity: Charity }
  | { readonly kind: 'class'; readonly group: Class }
)

/** `heldForChild` is in the view of those who take when a trust for a child of the testator ends: `willOfTakers`. */
type Family = Pick<Will, 'persons' | 'haveChildren' | 'laterChildren'> & { readonly heldForChild?: boolean }

/** A child of the testator's own in law, left out or not. */
export const isOwnChild = (person: Person): boolean =>
  isDescendant(person) && (isChildPerson(person) || factsOf(person.relationship).generation === 1)

/** Whether a named share goes to somebody who may be in the class of grandchildren: a grandchild, or the children of a child who died. */
export const mayBeInClass = (person: Person): boolean =>
  person.died ? isOwnChild(person) : isGrandchild(person) && factsOf(person.relationship).generation === 2

/** Whether a person is ticked for a share when they are added: a partner and the testator's own children, and no one else. */
export const inheritsFromTheStart = (person: Person): boolean => person.type === 'partner' || isOwnChild(person)

/** Whether the testator names a child of their own, left out or not. */
const namesOwnChild = ({ haveChildren, persons }: Family): boolean => haveChildren === 'Yes' && persons.some(isOwnChild)

/** The classes that may share the residue. Grandchildren come with children; while none is named, those still to come may take alone. */
export const classesOffered = (will: Family): ClassOption[] => [
  ...(namesOwnChild(will) || will.heldForChild ? (['My grandchildren'] as const) : []),
  ...(!namesOwnChild(will) && will.laterChildren === 'Yes' ? (['My later children'] as const) : []),
]

/** The classes that share the residue. The answer about a class that is no longer offered is kept and ignored. */
export const classesOf = (will: Family & Pick<Will, 'classes'>): Class[] => {
  if (!will.classes || will.classes.length === 0) return []
  const offered = classesOffered(will)
  return will.classes.filter(
    ({ of }, at, all) => offered.includes(of) && all.findIndex((each) => each.of === of) === at,
  )
}

const said = (heir: SaidEstateShare): Pick<Heir, 'part' | 'hundredths'> => {
  const part = partOfEstate(heir)
  return { part, hundredths: hundredthsOf(part) }
}

/** The beneficiaries of the residue: persons, then charities, in the order they were added, then classes. */
export const inheritors = (will: Family & Pick<Will, 'charities' | 'classes'>): Heir[] => [
  ...mayShare(will)
    .filter((person) => person.inherit)
    .map((person) => ({ kind: 'person', person, ...said(person) }) as const),
  ...will.charities
    .filter((charity) => charity.inherit)
    .map((charity) => ({ kind: 'charity', charity, ...said(charity) }) as const),
  ...classesOf(will).map((group) => ({ kind: 'class', group, ...said(group) }) as const),
]

/** Whether a gift to the person is exempt from inheritance tax: spouse or civil partner, separated or not (Inheritance Tax Act 1984 s.18). */
export const isExemptPerson = (
  will: Pick<Will, 'status'>,
  { type, relationship }: Pick<Person, 'type' | 'relationship'>,
): boolean =>
  isMarried(will) ? type === 'partner' : isMarriedInLaw(will) && factsOf(relationship).partner === 'spouse'

/** The husband, wife or civil partner, separated or not. */
export const spouseOf = (will: Pick<Will, 'persons' | 'status'>): Person | undefined =>
  will.persons.find((person) => isExemptPerson(will, person))

/** The same, or else the partner of now. */
export const spouseOrPartner = (will: Pick<Will, 'persons' | 'status'>): Person | undefined =>
  spouseOf(will) ?? partnerNow(will)

/** Whether a share is exempt from inheritance tax: that of an exempt person or a charity (Inheritance Tax Act 1984 s.23). */
export const isExemptHeir = (will: Pick<Will, 'status'>, heir: Heir): boolean =>
  heir.kind === 'charity' || (heir.kind === 'person' && isExemptPerson(will, heir.person))

const classNames: Readonly<Record<ClassOption, string>> = {
  'My grandchildren': 'My grandchildren',
  'My later children': 'Any child I have later',
}

/** Whom a share is for: the children of a person who has died. */
export const nameOfSharer = ({ died, fullname }: Pick<Person, 'died' | 'fullname'>): string =>
  died ? `the children of ${fullname}` : fullname

export const nameOfHeir = (heir: Heir): string => {
  switch (heir.kind) {
    case 'person':
      return nameOfSharer(heir.person)
    case 'charity':
      return heir.charity.fullname
    case 'class':
      return classNames[heir.group.of]
  }
}

/** Whether a gift to charity is as much as brings inheritance tax to its lower rate, and no sum is known before the death. */
export const isByRate = ({ type, amountBy }: Partial<Gift>): boolean =>
  type === 'Donation' && amountBy === 'Enough for the lower rate'

/**
 * The total of all gifts of money, in pence. One that is found at the death is not among them. Each person and charity named in a gift gets its amount; one person gets the
 * money that goes with a pet.
 */
export const moneyGiven = (will: Pick<Will, 'gifts' | 'pets' | 'havePets'>): number => {
  const gifts = will.gifts
    .filter((gift) => gift.type === 'Money' || (gift.type === 'Donation' && !isByRate(gift)))
    .map(({ amount = 0, persons, charities }) => amount * (persons.length + charities.length))
  const withPets = petsToLookAfter(will).map(({ money = 0 }) => money)
  return [...gifts, ...withPets].reduce((sum, pence) => sum + pence, 0)
}

/** Whether a gift can fail. One to charities alone goes to another like them if they have closed, so nobody takes it instead. */
export const giftMayFail = (
  will: Pick<Will, 'persons'>,
  { type, persons = [], charities = [] }: Partial<Gift>,
): boolean =>
  type !== 'Donation' &&
  (personsOf(will, persons).some((each) => !isBody(each)) || persons.length + charities.length === 0)

/** The law firm a will appoints: the testator must have chosen it and agreed to its charges. */
export const appointedFirm = ({
  secureLegacyProbateAsExecutor,
  firmConsent,
}: Pick<Will, 'secureLegacyProbateAsExecutor' | 'firmConsent'>): FirmConsent | undefined =>
  secureLegacyProbateAsExecutor ? firmConsent : undefined

/** Executors are people, so a will appoints lawyers at the firm, not the firm. */
export const lawyersAt = ({ name }: Pick<FirmConsent, 'name'>): string => `lawyers at ${name}`

/** The names of the executors: people, then the firm's lawyers. */
export const executorsNamed = (will: Will): string[] => {
  const firm = appointedFirm(will)
  return [...personsOf(will, will.executor).map(({ fullname }) => fullname), ...(firm ? [lawyersAt(firm)] : [])]
}

/**
 * The ids of people named as the backup of their own share, which has no effect. Two people may be each other's backups: a
 * share that a backup takes ignores the backup's own answer.
 */
export const circularBackup = (will: Parameters<typeof inheritors>[0]): number[] =>
  inheritors(will).flatMap((heir) =>
    heir.kind === 'person' &&
    heir.person.estateIfDie === 'Split between specific beneficiaries' &&
    heir.person.estateBackup.persons.some(({ id }) => id === heir.person.id)
      ? [heir.person.id]
      : [],
  )
