/** A made-up customer, her family and her complete will: shown to visitors before they write their own. */

import type { Day } from '../text/calendar-day.ts'
import { situations } from './lists.ts'
import { newCharity, newPerson, newWill } from './new-will.ts'
import type { Gift, Person, Will } from './schema.ts'

const person = (id: number, given: Parameters<typeof newPerson>[0]): Person => ({ id, ...newPerson(given) })

const heir = (id: number, estatePercent: number, given: Parameters<typeof newPerson>[0]): Person =>
  person(id, { inherit: true, estatePercent, ...given })

const gift = (given: Pick<Gift, 'id' | 'type'> & Partial<Gift>): Gift => ({
  persons: [],
  charities: [],
  useSharePercent: 'The Full Holding',
  ifDie: 'Falls into the rest of my estate',
  backupPersons: [],
  backupCharities: [],
  ...given,
})

/** The ids of people that a page names. */
export const samplePeople = { thomas: 1, ruth: 2, daniel: 3, poppy: 4, anne: 5 } as const

const { thomas, ruth, daniel, poppy, anne } = samplePeople

/** The day on which the made-up customer wrote it: her family does not grow older on our pages. */
export const sampleDay: Day = { day: 22, month: 11, year: 2026 }

export const sampleWill: Will = {
  ...newWill(1),
  details: {
    title: 'Mrs',
    first_name: 'Margaret',
    middle_name: 'Ellen',
    last_name: 'Hale',
    address: { house_name: '14', street_address: 'Orchard Lane', town: 'Ludlow', postcode: 'SY8 1AB' },
    dob: { day: 9, month: 3, year: 1968 },
  },
  ownProperty: 'No',
  status: 'Married',
  haveChildren: 'Yes',
  havePets: 'No',
  persons: [
    heir(thomas, 50, {
      fullname: 'Thomas Arthur Hale',
      type: 'partner',
      relationship: 'Husband',
      estateIfDie: 'Split between remaining beneficiaries',
    }),
    heir(ruth, 20, {
      fullname: 'Ruth Alice Price',
      type: 'Child',
      relationship: 'Daughter',
      isChild: 'No',
      dob: { day: 21, month: 6, year: 1992 },
      estateIfDie: 'Pass to their children',
    }),
    heir(daniel, 20, {
      fullname: 'Daniel James Price',
      type: 'Child',
      relationship: 'Son',
      isChild: 'No',
      dob: { day: 2, month: 2, year: 1995 },
      estateIfDie: 'Pass to their children',
    }),
    heir(poppy, 10, {
      fullname: 'Poppy Hale',
      type: 'Child',
      relationship: 'Daughter',
      isChild: 'Yes',
      dob: { day: 17, month: 5, year: 2017 },
      guardianId: [anne],
      backupGuardianId: [ruth],
      parentalResponsibility: 'Yes',
      otherParentalResponsibility: 'Yes',
      estateIfDie: 'Split between remaining beneficiaries',
    }),
    person(anne, { fullname: 'Anne Price', type: 'Guardian', relationship: 'Sister' }),
  ],
  charities: [{ id: 1, ...newCharity({ fullname: 'Teme Valley Hospice' }) }],
  gifts: [
    gift({ id: 1, type: 'Item', title: 'my gold ring', persons: [anne] }),
    gift({ id: 2, type: 'Money', amount: 500_000, charities: [1] }),
  ],
  estateSplit: 'Different shares',
  ultimateDefault: { option: 'Charity', persons: [], charities: [{ id: 1, percent: 100 }] },
  excluded: { option: 'No' },
  executor: [thomas, ruth],
  executorBackup: [daniel],
  executorCareAssets: { option: 'My executors', persons: [] },
  notifyExecutors: 'Yes',
  whatToDo: { option: 'Cremation', description: 'No lilies. “Abide with Me”, and a proper tea afterwards.' },
  situation: Object.fromEntries(situations.map((id) => [id, 'No' as const])),
}
