/** Wills in which each person and charity may be named in any place, for tests of what becomes of such links. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { withColours } from '#core/will/colours.ts'
import { estateIfDieOptions } from '#core/will/lists.ts'
import type { Share, Will } from '#core/will/schema.ts'
import { aCharity, aGift, aPerson, aPet, aWill } from './builders.ts'

export const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

export const holds = (value: unknown, number: number): boolean =>
  value === number ||
  (typeof value === 'object' && value !== null && Object.values(value).some((v) => holds(v, number)))

export const PEOPLE = [1001, 1002, 1003, 1004, 1005]
export const CHARITIES = [2001, 2002, 2003]
const some = (ids: number[]) => fc.subarray(ids)
const shares = (ids: number[]) => some(ids).map((chosen): Share[] => chosen.map((id) => ({ id, percent: 50 })))

/** A will that may name any person anywhere. Ids differ from every other number, and the objects are frozen. */
export const linkedWill: fc.Arbitrary<Will> = fc
  .record({
    persons: fc.tuple(
      ...PEOPLE.map((id) =>
        fc.record({
          id: fc.constant(id),
          inherit: fc.boolean(),
          estatePercent: fc.constantFrom(0, 20),
          estateIfDie: fc.constantFrom(...estateIfDieOptions),
          estateBackup: fc.record({ persons: shares(PEOPLE), charities: shares(CHARITIES) }),
          guardianId: some(PEOPLE),
          backupGuardianId: some(PEOPLE),
        }),
      ),
    ),
    charities: fc.tuple(
      ...CHARITIES.map((id) =>
        fc.record({ id: fc.constant(id), inherit: fc.boolean(), estatePercent: fc.constantFrom(0, 20) }),
      ),
    ),
    pet: some(PEOPLE),
    executor: some(PEOPLE),
    executorBackup: some(PEOPLE),
    gift: fc.record({
      persons: some(PEOPLE),
      charities: some(CHARITIES),
      backupPersons: some(PEOPLE),
      backupCharities: some(CHARITIES),
    }),
    joint: some(PEOPLE),
    care: some(PEOPLE),
    ultimate: fc.record({ persons: shares(PEOPLE), charities: shares(CHARITIES) }),
    power: fc.record({ attorneys: some(PEOPLE), replacements: some(PEOPLE), peopleToTell: some(PEOPLE) }),
  })
  .map((chosen) =>
    frozen(
      withColours(
        aWill({
          persons: chosen.persons.map((person) => aPerson({ fullname: `Person ${person.id}`, ...person })),
          charities: chosen.charities.map((charity) => aCharity(charity)),
          pets: [aPet({ guardianId: chosen.pet })],
          gifts: [aGift({ type: 'Item', title: 'A clock', ...chosen.gift })],
          accounts: [{ id: 1, assetType: 'Property', mortgageWithPersons: chosen.joint }],
          executor: chosen.executor,
          executorBackup: chosen.executorBackup,
          executorCareAssets: { option: 'Someone else', persons: chosen.care },
          ultimateDefault: { option: 'People', ...chosen.ultimate },
          powers: [
            { type: 'Property and financial affairs', ...chosen.power, bankrupt: chosen.power.attorneys },
            { type: 'Health and welfare', ...chosen.power },
          ],
        }),
      ),
    ),
  )

export const aPersonId = fc.constantFrom(...PEOPLE)
export const aCharityId = fc.constantFrom(...CHARITIES)
export const person = (will: Will, id: number) => will.persons.find((each) => each.id === id) ?? expect.unreachable()
export const charity = (will: Will, id: number) => will.charities.find((each) => each.id === id) ?? expect.unreachable()
