import type { TypedFraction } from '../text/fractions.ts'
import { withColours } from './colours.ts'
import { equalSplit, heirsShareEqually } from './equal-shares.ts'
import type { ClassOption } from './lists.ts'
import { editable, withValuesThatFit } from './new-will.ts'
import { type Heir, inheritors, typeFor } from './questions.ts'
import {
  idsNamedIn,
  type NamedList,
  type ReferenceField,
  type ReferencePlace,
  withoutIds,
  withoutPersonAt,
  withPersonIn,
} from './references.ts'
import { factsOf, type Relationship } from './relationships.ts'
import type { Charity, Class, EditableWill, Person, Will } from './schema.ts'
import { withFraction, withPercent } from './share-parts.ts'

/** Changes to a will. Each returns the changed will and leaves the given one as it is. */

export const itemLists = ['persons', 'charities', 'pets', 'accounts', 'gifts'] as const
export type ItemList = (typeof itemLists)[number]
export type ItemOf<L extends ItemList> = Will[L][number]
export type NewItem<L extends ItemList> = Omit<ItemOf<L>, 'id'>

/** The path segment of each list of the will in the API. */
export const itemPaths = {
  persons: 'persons',
  charities: 'charities',
  pets: 'pet',
  accounts: 'account',
  gifts: 'gift',
} as const satisfies Record<ItemList, string>

export type ItemChange = 'create' | 'update' | 'delete'

/** The call that changes a list of the will. */
export type ItemCall<C extends ItemChange> = `POST /api/wills/${(typeof itemPaths)[ItemList]}/${C}`
export const itemCall = <C extends ItemChange>(list: ItemList, change: C): ItemCall<C> =>
  `POST /api/wills/${itemPaths[list]}/${change}`

const nextId = (items: readonly { id: number }[], above: number): number =>
  Math.max(above, ...items.map((item) => item.id)) + 1

/** The highest id of a person that is named beside the answers: they may be removed, and nobody else takes what was said of them. */
export const lastPersonNamed = ({ roleRequests = [], executorsTold = [], release, watch }: Will): number =>
  Math.max(
    0,
    ...roleRequests.map(({ person }) => person),
    ...executorsTold.map(({ id }) => id),
    ...Object.values(release?.to ?? {}).map((each) => (each.to === 'person' ? each.person : 0)),
    ...(watch?.reports ?? []).map(({ person = 0 }) => person),
  )

/** Adds an item, with the next free id above a number and the next free colour. */
export const withItem = <L extends ItemList>(
  will: Will,
  list: L,
  item: NewItem<L>,
  above = 0,
): { will: Will; id: number } => {
  const items: readonly ItemOf<L>[] = will[list]
  const id = nextId(items, above)
  return { id, will: withColours({ ...will, [list]: [...items, { order: items.length + 1, ...item, id }] }) }
}

/** Replaces the item with the same id. A will without that id is returned unchanged. */
export const withChangedItem = <L extends ItemList>(will: Will, list: L, item: ItemOf<L>): Will => {
  const items: readonly ItemOf<L>[] = will[list]
  return { ...will, [list]: items.map((old) => (old.id === item.id ? item : old)) }
}

// The testator has to say again what happens to a share without any backup left: each of the answers may disinherit.
const withBackupsLeft = (before: Person, after: Person): Person => {
  const { estateIfDie, ...unanswered } = after
  const { estateBackup } = after
  const lostTheLast =
    before.estateBackup !== estateBackup && estateBackup.persons.length + estateBackup.charities.length === 0
  return lostTheLast && estateIfDie === 'Split between specific beneficiaries' ? unanswered : after
}

const withAnswersLeft = (will: Will, after: Will): Will => ({
  ...after,
  persons: after.persons.map((person, at) => withBackupsLeft(will.persons[at] ?? person, person)),
})

const withoutNamed = (will: Will, names: NamedList, gone: ReadonlySet<number>): Will =>
  gone.size === 0 ? will : withAnswersLeft(will, withoutIds(will, names, gone))

/** Removes the items with these ids. The others keep the colours that they are drawn in, also where none are stored yet. */
const withoutColoured = (will: Will, list: 'persons' | 'charities' | 'pets', gone: ReadonlySet<number>): Will => {
  const isIn = will[list].some(({ id }: { id: number }) => gone.has(id))
  const coloured = isIn ? withColours(will) : will
  const items: readonly { id: number }[] = coloured[list]
  return { ...coloured, [list]: items.filter(({ id }) => !gone.has(id)) }
}

/** Removes people or charities from the will and from everything that names them. */
export const withoutAll = (will: Will, list: NamedList, gone: ReadonlySet<number>): Will =>
  withoutNamed(withoutColoured(will, list, gone), list, gone)

/** Removes a person from the will and from everything that names them. */
export const withoutPerson = (will: Will, id: number): Will => withoutAll(will, 'persons', new Set([id]))

/** Removes a charity from the will and from everything that names it. */
export const withoutCharity = (will: Will, id: number): Will => withoutAll(will, 'charities', new Set([id]))

/** Removes every id that is not in the will: a restored answer may name a person, charity, account or gift that was removed since. */
export const pruneReferences = (will: Will): Will => {
  const withoutUnknown = (from: Will, names: NamedList): Will => {
    const known = new Set(from[names].map(({ id }) => id))
    return withoutNamed(from, names, new Set([...idsNamedIn(from, names)].filter((id) => !known.has(id))))
  }
  return withValuesThatFit(withoutUnknown(withoutUnknown(will, 'persons'), 'charities'))
}

/** Removes an account and clears it from the gifts of it, which the testator then has to describe again. */
const withoutAccount = (will: Will, id: number): Will => ({
  ...will,
  accounts: will.accounts.filter((account) => account.id !== id),
  gifts: will.gifts.map(({ accountId, ...gift }) =>
    accountId === undefined || accountId === id ? gift : { ...gift, accountId },
  ),
  ...(will.trusts && {
    trusts: will.trusts.map(({ accountId, ...trust }) =>
      accountId === undefined || accountId === id ? trust : { ...trust, accountId },
    ),
  }),
})

/** Removes an item of any list, and every reference to it. */
export const withoutItem = (will: Will, list: ItemList, id: number): Will => {
  if (list === 'persons') return withoutPerson(will, id)
  if (list === 'charities') return withoutCharity(will, id)
  if (list === 'accounts') return withValuesThatFit(withoutAccount(will, id))
  if (list === 'pets') return withoutColoured(will, 'pets', new Set([id]))
  return withValuesThatFit({ ...will, gifts: will.gifts.filter((gift) => gift.id !== id) })
}

/** Says what a person is to the testator. Only a child or stepchild is listed among the children. */
export const withRelationship = (will: Will, id: number, relationship: Relationship | undefined): Will => ({
  ...will,
  persons: will.persons.map(({ relationship: _before, ...person }) => {
    if (person.id !== id) return { ...person, ...(_before && { relationship: _before }) }
    const isChild = factsOf(relationship).generation === 1
    const type = isChild ? 'Child' : person.type === 'Child' && relationship ? 'Person' : person.type
    return { ...person, type, ...(relationship && { relationship }) }
  }),
})

type MayInherit = Person | Charity

const inheriting = <T extends Omit<MayInherit, 'id'>>(heir: T, inherit: boolean): T =>
  inherit
    ? { ...heir, inherit }
    : {
        ...withPercent(heir, 0),
        inherit,
        ...('estateBackup' in heir && { estateBackup: { charities: [], persons: [] } }),
      }

/**
 * A person or charity as it is stored: without a percentage and backups if it takes no share, as the switch on the page leaves it.
 * One that is right already stays the same object.
 */
export const withoutUnusedShare = <T extends MayInherit | Omit<MayInherit, 'id'>>(heir: T): T => {
  if (heir.inherit && !('isExcluded' in heir && heir.isExcluded)) return heir
  const backups = 'estateBackup' in heir ? heir.estateBackup.persons.length + heir.estateBackup.charities.length : 0
  return heir.inherit || heir.estatePercent !== 0 || heir.estateFraction || backups > 0 ? inheriting(heir, false) : heir
}

const isHeir = (item: object): item is Omit<Person, 'id'> | Omit<Charity, 'id'> => 'estatePercent' in item
const isPerson = (item: object): item is Omit<Person, 'id'> => 'isExcluded' in item

/**
 * An item as it is stored, whichever page adds it. A spouse or partner has the type partner; an excluded person stays excluded, a
 * spouse too. Those who take no share have no percentage and no backups.
 */
export const asStored = <T extends object>(item: T): T => {
  if (!isHeir(item)) return item
  const settled = withoutUnusedShare(item)
  return isPerson(settled) && !settled.isExcluded
    ? { ...settled, type: typeFor(settled.relationship, settled.type) }
    : settled
}

/** Sets whether a person or charity inherits. Turning it off sets the share to 0 and clears the backups. */
export const withInherit = (will: Will, list: 'persons' | 'charities', id: number, inherit: boolean): Will => ({
  ...will,
  [list]: will[list].map((heir: MayInherit) => (heir.id === id ? inheriting(heir, inherit) : heir)),
})

const itemOf = (heir: Heir): MayInherit | Class => {
  switch (heir.kind) {
    case 'person':
      return heir.person
    case 'charity':
      return heir.charity
    case 'class':
      return heir.group
  }
}

/** Sets the shares of the residue. `shareOf` gives each in hundredths of a percent, stored in percent, or as a fraction. */
export const withEstateShares = (
  { estateSplit: _before, ...will }: Will,
  estateSplit: Will['estateSplit'],
  shareOf: (heir: Heir, at: number) => number | TypedFraction,
): Will => {
  const heirs = inheritors(will)
  const put = <T extends MayInherit | Class>(item: T): T => {
    const at = heirs.findIndex((heir) => itemOf(heir) === item)
    const heir = heirs[at]
    if (!heir) return item
    const share = shareOf(heir, at)
    return typeof share === 'number' ? withPercent(item, share / 100) : withFraction(item, share)
  }
  return {
    ...will,
    ...(estateSplit && { estateSplit }),
    persons: will.persons.map(put),
    charities: will.charities.map(put),
    ...(will.classes && { classes: will.classes.map(put) }),
  }
}

/** Equal shares of the residue, as equal as percentages with two decimals can be. */
export const withEqualShares = (will: Will): Will => {
  const shares = equalSplit(inheritors(will).length)
  return withEstateShares(will, 'Equal shares', (_heir, at) => shares[at] ?? 0)
}

/** One who is alone has everything, and equal shares stay equal when there is one more or one fewer. Other shares stay as they are. */
export const withSettledShares = (will: Will): Will => (heirsShareEqually(will) ? withEqualShares(will) : will)

/** Sets whether a class shares the residue. Taking it out forgets its answers. */
export const withClass = (will: Will, of: ClassOption, inherit: boolean): Will => {
  const others = (will.classes ?? []).filter((each) => each.of !== of)
  return { ...will, classes: inherit ? [...others, { of, estatePercent: 0 }] : others }
}

/** Changes the answers about a class that shares the residue. */
export const withChangedClass = (will: Will, of: ClassOption, change: Partial<Class>): Will => ({
  ...will,
  classes: (will.classes ?? []).map((each) => (each.of === of ? { ...each, ...change } : each)),
})

/** Whether a person who is left out may still be named there. */
const opensToLeftOut: Readonly<Record<ReferencePlace, boolean>> = {
  executor: false,
  executorBackup: false,
  guardian: false,
  backupGuardian: false,
  petGuardian: true,
  estateBackup: false,
  ultimateDefault: false,
  gift: true,
  belongings: true,
  trust: true,
  account: true,
  digitalAssets: false,
  attorneys: true,
  replacements: true,
  peopleToTell: true,
}

const places = Object.keys(opensToLeftOut) as ReferencePlace[]

/** Where a person who is left out cannot be named. */
export const placesClosedToLeftOut: readonly ReferencePlace[] = places.filter((place) => !opensToLeftOut[place])

/**
 * Leaves a person out who is in the will already: they lose their share and their offices, and the shares of the others settle.
 * Taking it back names the person without a share.
 */
export const withLeftOut = (will: Will, id: number, isExcluded: boolean): Will => {
  const change = (whole: Will): Will => ({
    ...whole,
    persons: inList(whole.persons, id, (person) => ({ ...person, isExcluded })),
  })
  if (!isExcluded) return change(will)
  const shared = will.persons.some((person) => person.id === id && person.inherit)
  const after = withAnswersLeft(will, withoutPersonAt(change(will), id, placesClosedToLeftOut))
  const left = withInherit(after, 'persons', id, false)
  return shared ? withSettledShares(left) : left
}

/** The lists to which a dialog can add a person, with the item that holds the list. */
export type ChosenFor =
  | { list: 'executor' | 'executorBackup' | 'digitalAssets' }
  | { list: 'guardian' | 'backupGuardian'; children: readonly number[] }
  | { list: 'petGuardian'; pet: number }
  | { list: 'gift' | 'giftBackup'; gift: number }
  | { list: 'estateBackup'; heir: number }
  | { list: 'account'; account: number }

const inList = <T extends { id: number }>(items: readonly T[], id: number, change: (item: T) => T): T[] =>
  items.map((item) => (item.id === id ? change(item) : item))

/** Adds a person to a list (once) or removes them. An executor or guardian cannot be their own substitute. */
export const withChosenPerson = (will: Will, id: number, to: ChosenFor, chosen = true): Will => {
  const inWill = (before: Will, field: ReferenceField<'will'>, named: boolean): Will => ({
    ...before,
    ...withPersonIn('will', field, before, id, named),
  })
  const inChildren = (children: readonly number[], change: (child: Person) => Person): Will => ({
    ...will,
    persons: will.persons.map((child) => (children.includes(child.id) ? change(child) : child)),
  })
  const inPerson = (person: Person, field: ReferenceField<'persons'>, named: boolean): Person =>
    withPersonIn('persons', field, person, id, named)
  const inGift = (gift: number, field: ReferenceField<'gifts'>): Will => ({
    ...will,
    gifts: inList(will.gifts, gift, (item) => withPersonIn('gifts', field, item, id, chosen)),
  })
  switch (to.list) {
    case 'executor':
      return inWill(chosen ? inWill(will, 'executorBackup', false) : will, 'executor', chosen)
    case 'executorBackup':
      return inWill(will, 'executorBackup', chosen)
    case 'digitalAssets': {
      if (!chosen && will.executorCareAssets?.option !== 'Someone else') return will
      const persons = will.executorCareAssets?.persons ?? []
      const bySomeoneElse: Will = { ...will, executorCareAssets: { option: 'Someone else', persons } }
      return inWill(bySomeoneElse, 'executorCareAssets.persons', chosen)
    }
    case 'guardian':
      return inChildren(to.children, (child) =>
        inPerson(chosen ? inPerson(child, 'backupGuardianId', false) : child, 'guardianId', chosen),
      )
    case 'backupGuardian':
      return inChildren(to.children, (child) => inPerson(child, 'backupGuardianId', chosen))
    case 'petGuardian':
      return { ...will, pets: inList(will.pets, to.pet, (pet) => withPersonIn('pets', 'guardianId', pet, id, chosen)) }
    case 'gift':
      return inGift(to.gift, 'persons')
    case 'giftBackup':
      return inGift(to.gift, 'backupPersons')
    case 'account':
      return {
        ...will,
        accounts: inList(will.accounts, to.account, (account) =>
          withPersonIn('accounts', 'mortgageWithPersons', account, id, chosen),
        ),
      }
    case 'estateBackup':
      return {
        ...will,
        persons: inList(will.persons, to.heir, (heir) => inPerson(heir, 'estateBackup.persons', chosen)),
      }
  }
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** JSON with the fields of every object in one order: equal answers are equal text, in whichever order they were stored. */
export const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  )

/** The answers on which a firm decides, as one text. What is bought, read or acknowledged changes nothing in them. */
export const answersSeen = ({
  acknowledged: _acknowledged,
  questionsAnswered: _questionsAnswered,
  promoCode: _promoCode,
  powers: _powers,
  cleared: _cleared,
  ...answers
}: EditableWill): string => inOneOrder(answers)

/**
 * A changed will with what a firm did in the will before: no save can write a clause in a firm's name, take one out, or answer advice. An
 * answer about advice is dropped with the first answer that changes; putting it back does not bring it back.
 */
export const withFirmWorkOf = (before: Will, after: Will): Will => {
  if (!before.addedClause && !before.cleared && !after.addedClause && !after.cleared) return after
  const { addedClause: _clause, cleared: _cleared, ...answers } = after
  const will: Will = { ...answers, ...(before.addedClause && { addedClause: before.addedClause }) }
  const isSame = before.cleared && answersSeen(editable(before)) === answersSeen(editable(will))
  return isSame ? { ...will, cleared: before.cleared } : will
}
