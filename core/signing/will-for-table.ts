import { onlyNames } from '../will/details-table.ts'
import { newWill } from '../will/new-will.ts'
import type { Will } from '../will/schema.ts'

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
