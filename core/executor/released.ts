/** What whoever opens a release reads of the will of somebody who has died: each part where its scope opens it, and no more. */
import type { z } from 'zod'
import type { Releasable } from '../death/release.ts'
import { codeOf } from '../signing/editions.ts'
import { isFilled } from '../text/names.ts'
import { nameOfMyGift } from '../will/describe.ts'
import { fullNameOf } from '../will/details-table.ts'
import { petsOf } from '../will/questions.ts'
import type { Will } from '../will/schema.ts'
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

const wordsOf = (will: Will): Will => {
  const { phone: _phone, email: _email, ...details } = will.details
  const given = [...will.gifts, ...trustsOf(will)].map(({ accountId }) => accountId)
  const acting = [...will.executor, ...will.executorBackup]
  const { signing, excluded, roleRequests } = will
  // A new field of a will does not compile here until it is among the words, or in one of the two lists.
  const words: Required<Omit<Will, InPart | StaysBehind>> = Object.fromEntries(
    written.map((key) => [key, will[key]]),
  ) as Required<Pick<Will, (typeof written)[number]>>
  return {
    ...words,
    details,
    persons: will.persons.map(({ email, parentalResponsibility: _1, otherParentalResponsibility: _2, ...person }) => ({
      ...person,
      ...(acting.includes(person.id) && { email }),
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
