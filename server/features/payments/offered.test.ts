import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayBeOffered } from '#core/catalogue/order.ts'
import {
  type Entitlement,
  flagsOf,
  hasWill,
  inOrder,
  PARTNER_OF_MIRROR,
  products,
  SECOND_WILL,
} from '#core/catalogue/products.ts'
import { isUnpaid } from '#core/journey/modes.ts'
import { completeExampleWill } from '#testkit/builders.ts'
import { assertPartnerToInvite, assertPurchasable } from './settlement.service.ts'

/** What a customer can have come to hold, one thing after the other. */
const ways: readonly (readonly Entitlement[])[] = [
  ['will'],
  ['mirror'],
  ['will', 'mirror-upgrade'],
  [PARTNER_OF_MIRROR, SECOND_WILL],
  [PARTNER_OF_MIRROR, SECOND_WILL, 'will'],
  [SECOND_WILL],
  [SECOND_WILL, 'will'],
  [],
]
const beside = products.flatMap(({ id, sold }) => (sold === 'as a will' || sold === 'as powers' ? [] : [id]))
const held = fc
  .tuple(
    fc.constantFrom(...ways),
    fc.constantFrom<Entitlement[]>([], ['lpa'], ['lpa', 'lpa'], ['lpa-both']),
    fc.subarray<Entitlement>(beside),
  )
  .map((each) => each.flat())

test('what is offered beside a will can be bought, and nothing else can', () => {
  fc.assert(
    fc.property(
      held,
      fc.boolean(),
      fc.constantFrom(...products.filter(({ sold }) => sold !== 'apart')),
      (held, named, { id }) => {
        const will = { ...completeExampleWill({ status: named ? 'Married' : 'Single' }), ...flagsOf(held) }
        expect(isUnpaid(will)).toBe(!hasWill(held))
        const items = inOrder(isUnpaid(will) && id !== 'will' && id !== 'mirror' ? ['will', id] : [id])
        const sells = () => {
          assertPurchasable(items, held)
          assertPartnerToInvite(items, will, undefined)
        }
        if (mayBeOffered(id, will)) expect(sells).not.toThrow()
        else expect(sells).toThrow()
      },
    ),
  )
})
