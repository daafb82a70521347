import { expect, test } from 'vitest'
import { newWill } from '#core/will/new-will.ts'
import { today } from '#testkit/builders.ts'
import { coupleOf } from './couple.ts'
import { digitalOf } from './digital.ts'
import { engagementOf } from './engagement.ts'
import { exclusionOf } from './exclusion.ts'
import { funeralOf } from './funeral.ts'
import { giftsOf } from './gifts.ts'
import { giftsOfProperty } from './gifts-of-property.ts'
import { guardiansOf } from './guardians.ts'
import { petGroupsOf } from './pets.ts'
import { residueOf } from './residue.ts'
import { substitutionsOf } from './substitutions.ts'
import { testatorOf } from './testator.ts'
import { ultimateDefaultOf } from './ultimate-default.ts'

const will = newWill(1)

test.each([
  ['testator', () => testatorOf(will), { name: '', alsoKnownAs: undefined, address: '' }],
  ['engagement', () => engagementOf(will), { to: undefined }],
  ['couple', () => coupleOf(will), { partner: undefined }],
  ['guardians', () => guardiansOf(will, today), []],
  ['gifts', () => giftsOf(will), { money: [], items: [], donations: [], shares: [] }],
  ['gifts of property', () => giftsOfProperty(will), []],
  ['pets', () => petGroupsOf(will), []],
  ['residue', () => residueOf(will), { equal: false, heirs: [] }],
  ['substitutions', () => substitutionsOf(will), []],
  ['ultimate default', () => ultimateDefaultOf(will), { named: [], somebodyLeftOut: false, separated: false }],
  ['exclusion', () => exclusionOf(will), { fromEverything: [], fromTheRest: [], reasonsRecorded: false }],
  ['funeral', () => funeralOf(will), { wish: 'Let my executors decide', inOwnWords: undefined }],
  ['digital', () => digitalOf(will), { keepers: [] }],
])('of a will in which nothing was answered, the %s holds nobody and nothing', (_part, find, expected) => {
  expect(find()).toEqual(expected)
})
