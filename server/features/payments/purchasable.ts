import { type Entitlement, flagsOf, heldAlready, SECOND_WILL } from '#core/catalogue/entitlements.ts'
import { isMadeOfWill, type OrderItem, productById } from '#core/catalogue/products.ts'
import { includes, partnerNow } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import type { Couple } from '../../db/repositories/couples.store.ts'
import { Invalid } from '../../platform/errors.ts'

/** These products pay for the will itself. The others are bought beside it. */
export const paysForWill = (items: readonly OrderItem[]): boolean => items.includes('will') || items.includes('mirror')

export const alreadyHeld = (twice: readonly OrderItem[]): Invalid =>
  new Invalid({
    items: [
      paysForWill(twice)
        ? 'Your will is already paid for. Go to your documents.'
        : `You have already paid for this: ${twice.map((id) => productById(id).name).join(', ')}.`,
    ],
  })

const alternatives: readonly (readonly OrderItem[])[] = [
  ['will', 'mirror', 'mirror-upgrade'],
  ['lpa', 'lpa-both'],
] as const

/** Throws Invalid when a basket cannot be sold to a customer with these entitlements. */
export const assertPurchasable = (items: readonly OrderItem[], held: readonly Entitlement[]): void => {
  if (new Set(items).size < items.length) throw new Invalid({ items: ['Choose each product once.'] })
  for (const alike of alternatives) {
    const chosen = alike.filter((id) => items.includes(id))
    if (chosen.length > 1)
      throw new Invalid({ items: [`Choose one of these: ${chosen.map((id) => productById(id).name).join(', ')}.`] })
  }
  if (items.includes('lpa-both') && flagsOf(held).powersHeld === 'one')
    throw new Invalid({ items: ['You have already paid for one of the two. Choose only the other.'] })
  const twice = heldAlready(items, held)
  if (twice.length > 0) throw alreadyHeld(twice)
  if (items.includes('mirror-upgrade') && !held.includes('will'))
    throw new Invalid({ items: ['Pay for your own will first. Then you can add one for your partner.'] })
  if (items.some(isMadeOfWill) && ![...items, ...held].some((each) => includes(withAWill, each)))
    throw new Invalid({ items: ['There is no will to print yet. Pay for your will first, or with the print.'] })
}

/** Throws Invalid when no will can be added for a partner: nobody to invite, or an invitation that is paid for already. */
export const assertPartnerToInvite = (will: Will, bought: Couple | undefined): void => {
  if (!partnerNow(will)) throw new Invalid({ items: ['Name your partner in your will first.'] })
  if (bought && bought.accepted === undefined)
    throw new Invalid({
      items: ['A will for your partner is already paid for. Invite your partner on your documents page.'],
    })
}

/** What gives a customer a will that can be printed. */
const withAWill: readonly Entitlement[] = ['will', 'mirror', SECOND_WILL]
