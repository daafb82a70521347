/**
 * What a signing needs on a device without a network: the names of the will, and the plan, sent or not. A log-out, a signed will
 * and a day's time delete it.
 */

import type { NoteSigning } from '#core/api/after-signing.ts'
import type { FormReply } from '#core/api/wills.ts'
import type { Paper } from '#core/signing/editions.ts'
import { DAY_MS } from '#core/text/dates.ts'
import { onlyNames } from '#core/will/details-table.ts'
import { newWill } from '#core/will/new-will.ts'
import type { Will } from '#core/will/schema.ts'
import { forgetSealed, KEPT_WILL, seal, unseal } from './sealed-entries.ts'

const NAME = 'signing-day'

export type KeptForTable = {
  readonly form: FormReply
  /** Of the newest printed will. */
  readonly newest?: string | undefined
  /** The editions of it that the customer has. */
  readonly papers?: readonly Paper[] | undefined
  /** The plan in `form` has not reached the server. */
  readonly unsent: boolean
}

/**
 * The will with the names and little else. Its version is 0, which is older than any that is saved: a page that took it for the
 * will could not save it.
 */
export const willForTable = (will: Will): Will => ({
  ...newWill(will.id),
  paid: will.paid,
  details: onlyNames(will.details),
  status: will.status,
  haveChildren: will.haveChildren,
  persons: will.persons.map(({ email: _email, description: _description, dob: _dob, ...person }) => person),
  gifts: will.gifts.map(
    ({ amount: _amount, message: _message, number: _number, provider: _provider, ...gift }) => gift,
  ),
  executor: will.executor,
  executorBackup: will.executorBackup,
  // Whoever is named anywhere is no witness, so every place that names people is kept.
  accounts: will.accounts.map(({ id, assetType, mortgageWithPersons }) => ({ id, assetType, mortgageWithPersons })),
  pets: will.pets.map(({ money: _money, ...pet }) => pet),
  havePets: will.havePets,
  ultimateDefault: will.ultimateDefault,
  executorCareAssets: will.executorCareAssets,
  ...(will.trusts && { trusts: will.trusts }),
  ...(will.belongings && { belongings: will.belongings }),
  ...(will.signingPlan && { signingPlan: will.signingPlan }),
  ...(will.signing && { signing: will.signing }),
  ...(will.storage !== undefined && { storage: will.storage }),
  ...(will.attestation && { attestation: will.attestation }),
})

export const forgetTable = (): Promise<void> => forgetSealed(NAME)

/** What is kept of a customer for where there is no network. */
export const forgetKept = async (): Promise<void> => {
  await Promise.all([forgetTable(), forgetSealed(KEPT_WILL)])
}

let written: Promise<void> = Promise.resolve()

/** The newest call is what stays. Rejects where the browser has no such storage, or it is full. */
export const keepForTable = (kept: KeptForTable): Promise<void> => {
  const write = () => seal(NAME, kept.form.user.id, kept, Date.now() + DAY_MS)
  written = written.then(write, write)
  return written
}

/** What is kept for this customer. What is kept for another, or has been kept for a day, is deleted. */
export const keptForTable = (user: number | undefined): Promise<KeptForTable | undefined> =>
  unseal<KeptForTable>(NAME, user)

/**
 * The note of a signed will that could not be sent. It is kept apart from the names of a signing, which go after a day and with a
 * log-out: until the server has it, its customer decides against it, or the account is deleted.
 */

const nameOf = (user: number): string => `signing-note.${user}`

/** Rejects where the browser has no such storage, or it is full. */
export const keepNote = (user: number, noted: NoteSigning): Promise<void> => seal(nameOf(user), user, noted)

export const keptNote = async (user: number | undefined): Promise<NoteSigning | undefined> =>
  user === undefined ? undefined : unseal<NoteSigning>(nameOf(user), user)

export const forgetNote = (user: number): Promise<void> => forgetSealed(nameOf(user))
