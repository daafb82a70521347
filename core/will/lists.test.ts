import { expect, test } from 'vitest'
import * as lists from './lists.ts'

test.each([
  [
    // Promise: person.type
    'types of person',
    lists.personTypes,
    'Child, Person, Charity, partner, Guardian, Backup Guardian, Executor, Excluded, Gift Person, Gift Charity',
  ],
  [
    // Promise: relation.list
    'marital statuses',
    lists.maritalStatuses,
    'Single, Living with a partner but not married, Engaged, Married, Civil Partnership, Separated, Divorced, Widowed',
  ],
  [
    // Promise: status.partner
    'statuses that have a partner',
    lists.statusesWithPartner,
    'Living with a partner but not married, Married, Civil Partnership, Engaged',
  ],
  [
    // Promise: relation.list
    'what may happen to a share',
    lists.estateIfDieOptions.filter((option) => option !== 'Pass to my children'),
    'Split between remaining beneficiaries, Split between specific beneficiaries, Pass to their children',
  ],
  [
    // Promise: relation.list
    'funeral wishes',
    lists.funeralOptions,
    'Cremation, Burial, Green burial, Donate my body to medical science, Let my executors decide',
  ],
  [
    // Promise: relation.list
    'kinds of asset',
    lists.assetTypes,
    'Property, Bank account, Savings or ISA, Investments or shares, Pension, Life insurance, Vehicle, Business, Digital account, Cryptocurrency, Other',
  ],
  // Promise: account.owner
  ['ways to own', lists.ownerOptions, 'I own it alone, I own it jointly with someone else'],
  // Promise: relation.list
  ['kinds of gift', lists.giftTypes, 'Money, Donation, Item, Share of an asset'],
  ['parts of a holding', lists.shareOptions, 'The Full Holding, A percentage'],
  // Promise: relation.list
  ['other contact details', lists.addressTypes, 'dob, email, fulladdress'],
])('the %s are those of the specification', (_what, list, words) => {
  expect(list.join(', ')).toBe(words)
})

// Promise: account.owner
test('an asset held with others is the second way to own', () => {
  expect(lists.JOINT_OWNER).toBe('I own it jointly with someone else')
})

// Promise: relation.list
test('a share may pass to the testator’s own children too, as was decided after the specification', () => {
  expect(lists.estateIfDieOptions.at(-1)).toBe('Pass to my children')
})
