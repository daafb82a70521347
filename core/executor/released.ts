/** What whoever opens a release reads of the will of somebody who has died: each part where its scope opens it, and no more. */
import type { z } from 'zod'
import type { Releasable } from '../death/release.ts'
import { codeOf } from '../signing/editions.ts'
import { isFilled } from '../text/names.ts'
import { nameOfMyGift } from '../will/describe.ts'
import { fullNameOf } from '../will/details-table.ts'
import { petsOf } from '../will/questions.ts'
import type { Details, Person, Will } from '../will/schema.ts'
import { trustsOf } from '../will/trusts.ts'
import type { releasedSchema } from './released-schema.ts'

export type Released = z.infer<typeof releasedSchema>
type Original = NonNullable<Released['original']>

/** A signed version with all that may be released of it. */
export type Signed = Omit<Released, 'name' | 'original' | 'words' | 'owned' | 'abroad' | 'figures' | 'wishes'> & {
  readonly will: Will
  /** The pages of the edition that was signed. */
  readonly pages?: number | undefined
}

const originalOf = ({ will: { signing, storage }, pages }: Signed): Original => ({
  where: storage?.trim() || undefined,
  keptWith: signing?.keptWith,
  signedOn: signing?.on,
  witnesses: signing?.witnesses,
  pages,
  code: signing?.fingerprint === undefined ? undefined : codeOf(signing.fingerprint, signing.edition),
  revoked: signing?.revoked,
})

/** Only these are words of the will. */
const written = [
  ...(['id', 'version', 'checkMyWill', 'paid', 'mirrorWill', 'lastPowerOfAttorney', 'status', 'charities'] as const),
  ...(['haveChildren', 'laterChildren', 'childrenAge', 'havePets', 'executor', 'executorBackup', 'gifts'] as const),
  ...(['executorCareAssets', 'secureLegacyProbateAsExecutor', 'firmConsent', 'estateSplit', 'classes'] as const),
  ...(['trusts', 'belongings', 'ultimateDefault', 'attestation', 'addedClause', 'whatToDo'] as const),
] satisfies readonly (keyof Will)[]

/** Fields of a will of which a part is released. */
type InPart =
  | ('details' | 'persons' | 'pets' | 'accounts' | 'excluded' | 'signing' | 'roleRequests')
  | ('storage' | 'situation' | 'values' | 'guardians' | 'petsDescription')

/** Fields that are never released: what was said of health, money, powers of attorney or to us. */
type StaysBehind =
  | ('ownProperty' | 'notifyExecutors' | 'notifyHow' | 'promoCode' | 'questionsAnswered' | 'acknowledged' | 'cleared')
  | ('powers' | 'powersHeld' | 'lpoaDate' | 'printOrdered' | 'mirrorConfirmed' | 'toConfirm' | 'earlierSignings')
  | ('signingPlan' | 'executorsTold' | 'lettersGiven' | 'watch' | 'release' | 'readBack')

/** Whether a field is released. A new field of what it is of does not compile until that is decided. */
type Decided<T> = Readonly<Record<keyof T, boolean>>

const ofDetails: Decided<Details> = {
  ...{ title: true, first_name: true, middle_name: true, last_name: true, also_known_as: true },
  ...{ address: true, dob: true, phone: false, email: false },
}

/** The email is of those who act alone. */
const ofPerson: Decided<Person> = {
  ...{ id: true, uuid: true, order: true, colour: true, type: true, isChild: true, died: true, relationship: true },
  ...{ relationToSay: true, fullname: true, fulladdress: true, email: false, dob: true, description: true },
  ...{ useAddressType: true, inherit: true, estatePercent: true, estateFraction: true, estateIfDie: true },
  ...{ estateBackup: true, guardianId: true, backupGuardianId: true, guardiansOfLater: true, isExcluded: true },
  ...{ parentalResponsibility: false, otherParentalResponsibility: false, age: true, young: true },
  ...{ stepchildRole: true, disabled: true },
}

const releasedFields = <T extends object>(all: T, decided: Decided<T>): T =>
  Object.fromEntries(Object.entries(all).filter(([field]) => decided[field as keyof T])) as T

const wordsOf = (will: Will): Will => {
  const given = [...will.gifts, ...trustsOf(will)].map(({ accountId }) => accountId)
  const acting = [...will.executor, ...will.executorBackup]
  const { signing, excluded, roleRequests } = will
  // A new field of a will does not compile here until it is among the words, or in one of the two lists.
  const words: Required<Omit<Will, InPart | StaysBehind>> = Object.fromEntries(
    written.map((key) => [key, will[key]]),
  ) as Required<Pick<Will, (typeof written)[number]>>
  return {
    ...words,
    details: releasedFields(will.details, ofDetails),
    persons: will.persons.map((person) => ({
      ...releasedFields(person, ofPerson),
      ...(acting.includes(person.id) && { email: person.email }),
    })),
    pets: will.pets.map(({ description: _description, ...pet }) => pet),
    accounts: will.accounts.filter(({ id }) => given.includes(id)),
    excluded: excluded && { option: excluded.option, theirChildren: excluded.theirChildren },
    // Why a witness may have lost what they were left.
    ...(signing?.doubts && { signing: { on: signing.on, witnesses: signing.witnesses, doubts: signing.doubts } }),
    roleRequests: roleRequests?.filter(({ role, answer }) => answer === 'yes' && role.endsWith('executor')),
  }
}

const abroadOf = (said: NonNullable<Will['situation']>): Released['abroad'] =>
  Object.fromEntries((['land-abroad', 'money-abroad'] as const).flatMap((id) => (said[id] ? [[id, said[id]]] : [])))

type Wish = NonNullable<Released['wishes']>[number]

/** What was typed for the letter of wishes. */
const wishesOf = (will: Will): Wish[] => {
  const { whatToDo, guardians, trusts = [], petsDescription, gifts } = will
  const pets = petsOf(will)
  const all: readonly (Omit<Wish, 'says'> & { readonly says: string | undefined })[] = [
    { about: 'funeral', says: whatToDo?.description },
    { about: 'children', says: guardians?.description },
    ...trusts.map(({ wishes }) => ({ about: 'trust', says: wishes }) as const),
    { about: 'pets', says: pets.length > 0 ? petsDescription : undefined },
    ...pets.map(({ fullname, description }) => ({ about: 'pets', name: fullname, says: description }) as const),
    ...gifts.map((gift) => ({ about: 'gift', name: nameOfMyGift(will, gift), says: gift.message }) as const),
  ]
  return all.flatMap(({ says, ...wish }) => (isFilled(says) ? [{ ...wish, says: says.trim() }] : []))
}

/** What a receiver reads of a signed version, part by part as their scope opens it. */
export const releasedOf = (signed: Signed): Released => {
  const { will, pages: _pages, ...about } = signed
  const opens = (what: Releasable): boolean => about.opens.includes(what)
  return {
    ...about,
    name: fullNameOf(will.details),
    ...(opens('original') && { original: originalOf(signed) }),
    ...(opens('words') && { words: wordsOf(will) }),
    ...(opens('belongings') && { owned: will.accounts, abroad: will.situation && abroadOf(will.situation) }),
    ...(opens('wishes') && { wishes: wishesOf(will) }),
    ...(opens('figures') && will.values && { figures: will.values }),
  }
}
