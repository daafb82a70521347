/** A second marriage, with every question answered: what the product shows of trusts. Everybody in it is made up. */
import { adviceFor, withAcknowledged } from '#core/advice/advice.ts'
import type { Will } from '#core/will/schema.ts'
import { aCharity, aGift, anHeir, aPerson, aWill, straightforward, today } from './builders.ts'
import { aDisabledPersonsTrust, aHomeInCommon, aHomeTrust, thenTheChildren } from './trusts.ts'

/** Every warning is read and acknowledged. */
const understood = (will: Will): Will =>
  adviceFor(will, today)
    .filter(({ level }) => level === 'warn')
    .reduce((read, advice) => withAcknowledged(read, advice, true, today), will)

/**
 * Tom may have his wife Bea live in his half of their home for life, and then Cy and Di, the children of his first marriage, have
 * it. Money is held for Kit, his disabled son; the grandchildren wait until 21, and his nephew until 25. Bea, Cy and Di share the rest.
 */
export const secondMarriageExample = (given: Partial<Will> = {}): Will =>
  understood(
    aWill({
      details: {
        ...aWill().details,
        first_name: 'Tom',
        middle_name: 'Edward',
        last_name: 'Ashdown',
        dob: { day: 4, month: 7, year: 1955 },
      },
      ownProperty: 'Yes',
      status: 'Married',
      haveChildren: 'Yes',
      laterChildren: 'No',
      persons: [
        anHeir(50, {
          id: 1,
          type: 'partner',
          relationship: 'Wife',
          fullname: 'Bea Ashdown',
          useAddressType: 'dob',
          dob: { day: 19, month: 2, year: 1958 },
          ...thenTheChildren,
        }),
        anHeir(15, {
          id: 2,
          type: 'Child',
          relationship: 'Son',
          fullname: 'Cy Ashdown',
          isChild: 'No',
          useAddressType: 'dob',
          dob: { day: 30, month: 9, year: 1984 },
          estateIfDie: 'Pass to their children',
        }),
        anHeir(15, {
          id: 3,
          type: 'Child',
          relationship: 'Daughter',
          fullname: 'Di Ashdown',
          isChild: 'No',
          useAddressType: 'dob',
          dob: { day: 11, month: 5, year: 1987 },
          estateIfDie: 'Pass to their children',
        }),
        aPerson({
          id: 4,
          type: 'Child',
          relationship: 'Son',
          fullname: 'Kit Ashdown',
          isChild: 'No',
          useAddressType: 'dob',
          dob: { day: 2, month: 12, year: 1990 },
        }),
        aPerson({
          id: 5,
          type: 'Person',
          relationship: 'Nephew',
          fullname: 'Ned Poe',
          isChild: 'Yes',
          useAddressType: 'dob',
          dob: { day: 8, month: 8, year: 2014 },
          age: 25,
        }),
        aPerson({ id: 6, type: 'Executor', relationship: 'Sister', fullname: 'Ivy Poe' }),
        aPerson({ id: 7, type: 'Executor', relationship: 'Brother-in-law', fullname: 'Hal Poe' }),
      ],
      classes: [
        { of: 'My grandchildren', estatePercent: 20, share: 'Each alike', ifDie: 'To their children', age: 21 },
      ],
      charities: [aCharity()],
      accounts: [aHomeInCommon()],
      gifts: [aGift({ id: 1, type: 'Money', amount: 10_000_00, persons: [5] })],
      trusts: [
        aHomeTrust({ endsIfMarries: 'Yes', repairs: 'The trust', amount: 20_000_00 }),
        aDisabledPersonsTrust({ id: 2, for: 4, amount: 60_000_00, fixed: 'When the trust ends' }),
      ],
      belongings: { persons: [1], backupPersons: [2, 3], vehicles: 'No' },
      ultimateDefault: { option: 'Charity', persons: [], charities: [{ id: 1, percent: 100 }] },
      executor: [1, 6],
      executorBackup: [7],
      situation: { ...straightforward, 'earlier-relationship': 'Yes' },
      ...given,
    }),
  )
