import { adviceFor, withAcknowledged } from '#core/advice/advice.ts'
import { homeOf } from '#core/rules/about-me.rules.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { situations } from '#core/will/lists.ts'
import { newCharity, newPerson, newWill } from '#core/will/new-will.ts'
import type { Charity, Firm, FirmConsent, Gift, Person, Pet, Will } from '#core/will/schema.ts'
import type { PromoCode } from '#server/db/repositories/promo-codes.store.ts'

/** Wills for tests and demonstrations. Everybody in them is made up. */

/** The day on which the tests happen. */
export const today: Day = { day: 3, month: 11, year: 2026 }

/** A friend who inherits nothing, until told otherwise. */
export const aPerson = (given: Partial<Person> = {}): Person => ({
  id: 1,
  ...newPerson({ fullname: 'Priya Sharma', type: 'Person', relationship: 'Friend', ...given }),
})

/** A person who takes a share of what is left. If they die first, the others have it. */
export const anHeir = (estatePercent: number, given: Partial<Person> = {}): Person =>
  aPerson({ inherit: true, estatePercent, estateIfDie: 'Split between remaining beneficiaries', ...given })

export const aCharity = (given: Partial<Charity> = {}): Charity => ({
  id: 1,
  ...newCharity({ fullname: 'Royal National Lifeboat Institution', charityId: '209603', ...given }),
})

export const aPet = (given: Partial<Pet> = {}): Pet => ({
  id: 1,
  fullname: 'Biscuit',
  type: 'Dog',
  guardianId: [],
  lookAfter: 'Yes',
  ...given,
})

export const aGift = (given: Partial<Gift> & Pick<Gift, 'type'>): Gift => ({
  id: 1,
  persons: [],
  charities: [],
  useSharePercent: 'The Full Holding',
  ifDie: 'Falls into the rest of my estate',
  backupPersons: [],
  backupCharities: [],
  ...given,
})

/** Nothing out of the ordinary: none of the statements asked beside the wizard's own questions is true. */
export const straightforward: NonNullable<Will['situation']> = Object.fromEntries(
  situations.map((id) => [id, 'No' as const]),
)

/** The will of a single adult, who owns a home only if one is among the accounts, with every question answered and no person named: give it people, shares and executors. */
export const aWill = (given: Partial<Will> = {}): Will => ({
  ...newWill(1),
  details: {
    first_name: 'Margaret',
    middle_name: 'Ellen',
    last_name: 'Hale',
    address: { house_name: '14', street_address: 'Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AB' },
    dob: { day: 9, month: 3, year: 1961 },
  },
  ownProperty: homeOf({ accounts: given.accounts ?? [] }) ? 'Yes' : 'No',
  status: 'Single',
  haveChildren: 'No',
  havePets: 'No',
  ultimateDefault: { option: 'Next of kin', persons: [], charities: [] },
  estateSplit: 'Different shares',
  excluded: { option: 'No' },
  executorCareAssets: { option: 'My executors', persons: [] },
  notifyExecutors: 'No',
  whatToDo: { option: 'Let my executors decide' },
  situation: straightforward,
  ...given,
})

/** The fewest answers that make a complete will: one friend takes everything and is the executor. */
export const simplestWill = (given: Partial<Will> = {}): Will =>
  aWill({ persons: [anHeir(100)], executor: [1], estateSplit: 'Equal shares', ...given })

/** The example's home is held as joint tenants, and others than the co-owner inherit: its testator understands that. */
const aboutTheHomeUnderstood = (will: Will): Will =>
  adviceFor(will, today)
    .filter(({ id, level }) => id === 'T7' && level === 'warn' && will.acknowledged === undefined)
    .reduce((understood, advice) => withAcknowledged(understood, advice, true, today), will)

/** A married person with two children (one under 18), a pet, a charity, gifts, a person left out and two executors. */
export const completeExampleWill = (given: Partial<Will> = {}): Will =>
  aboutTheHomeUnderstood(
    aWill({
      details: {
        ...aWill().details,
        also_known_as: 'Peggy Hale',
        phone: '01584 555 010',
        email: 'margaret@hale.example',
      },
      ownProperty: 'Yes',
      status: 'Married',
      haveChildren: 'Yes',
      havePets: 'Yes',
      persons: [
        anHeir(50, {
          id: 1,
          type: 'partner',
          relationship: 'Spouse',
          fullname: 'Thomas Hale',
          estateIfDie: 'Split between specific beneficiaries',
          estateBackup: {
            persons: [
              { id: 2, percent: 50 },
              { id: 3, percent: 50 },
            ],
            charities: [],
          },
        }),
        anHeir(20, {
          id: 2,
          type: 'Child',
          relationship: 'Daughter',
          fullname: 'Ruth Hale',
          isChild: 'No',
          dob: { day: 21, month: 6, year: 1990 },
          estateIfDie: 'Pass to their children',
        }),
        anHeir(20, {
          id: 3,
          type: 'Child',
          relationship: 'Son',
          fullname: 'Daniel Hale',
          isChild: 'Yes',
          dob: { day: 2, month: 2, year: 2015 },
          guardianId: [4],
          backupGuardianId: [5],
          estateIfDie: 'Pass to their children',
          parentalResponsibility: 'Yes',
          otherParentalResponsibility: 'Yes',
        }),
        aPerson({
          id: 4,
          type: 'Guardian',
          relationship: 'Sister',
          fullname: 'Anne Price',
          useAddressType: 'fulladdress',
          fulladdress: { house_name: '3', street_address: 'Mill Street', town: 'Ludlow', postcode: 'SY8 1BE' },
        }),
        aPerson({ id: 5, type: 'Backup Guardian', relationship: 'Cousin', fullname: 'Peter Price' }),
        aPerson({ id: 6, type: 'Gift Person', relationship: 'Nephew', fullname: 'Sam Price' }),
        aPerson({
          id: 7,
          type: 'Gift Person',
          relationship: 'Friend',
          fullname: 'Priya Sharma',
          useAddressType: 'email',
          email: 'priya@sharma.example',
        }),
        aPerson({ id: 8, type: 'Excluded', relationship: 'Brother', fullname: 'Colin Hale', isExcluded: true }),
      ],
      charities: [aCharity({ inherit: true, estatePercent: 10 })],
      pets: [aPet({ guardianId: [2, 7] })],
      accounts: [
        {
          id: 1,
          assetType: 'Property',
          isYourOwn: 'Yes',
          owner: 'I own it jointly with someone else',
          ownershipType: 'Joint tenants',
          mortgageWithPersons: [1],
          mortgage: 'No',
        },
      ],
      gifts: [
        aGift({ id: 1, type: 'Money', amount: 500_000, persons: [6] }),
        aGift({
          id: 2,
          type: 'Item',
          title: 'my grandmother’s piano',
          persons: [7],
          ifDie: 'Goes to someone else',
          backupPersons: [2],
        }),
        aGift({ id: 3, type: 'Donation', amount: 100_000, charities: [1] }),
      ],
      ultimateDefault: { option: 'Charity', persons: [], charities: [{ id: 1, percent: 100 }] },
      excluded: { option: 'Yes', theirChildren: 'No' },
      executor: [1, 2],
      executorBackup: [4],
      notifyExecutors: 'Yes',
      whatToDo: { option: 'Cremation', description: 'Somewhere with a view of the hills, and no black ties.' },
      ...given,
    }),
  )

/** A law firm that may be appointed. It is made up. */
export const aFirm = (given: Partial<Firm> = {}): Firm => ({
  name: 'Poe & Lane LLP',
  sraNumber: '600123',
  fees: 'By the hour, at £240 to £320 with VAT. For a house and savings, most people have paid £4,000 to £9,000.',
  commission: 'The firm pays us nothing.',
  website: 'https://poe-lane.example/probate-prices',
  ...given,
})

/** The answers of a testator who chose it today. */
export const choosingTheFirm = (
  given: Partial<FirmConsent> = {},
): Pick<Will, 'secureLegacyProbateAsExecutor' | 'firmConsent'> => ({
  secureLegacyProbateAsExecutor: true,
  firmConsent: { ...aFirm(), on: today, ...given },
})

/** A code for 100% off at the checkout, valid from now on for any number of orders. */
export const aPromo = (now: Date): PromoCode => ({
  code: 'HOSPICE',
  scope: 'checkout',
  discount: { percent: 100 },
  funder: 'St Luke’s Hospice',
  startsAt: now,
  endsAt: undefined,
  useLimit: undefined,
  personLimit: undefined,
})
