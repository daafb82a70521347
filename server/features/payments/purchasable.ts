import {
  type Entitlement,
  flagsOf,
  hasWill,
  heldAlready,
  isForPartner,
  lacksOwnWill,
  paysForWill,
} from '#core/catalogue/entitlements.ts'
import { inOrder, isInsteadOf, isMadeOfWill, type OrderItem, productById } from '#core/catalogue/products.ts'
import { price } from '#core/text/money.ts'
import { partnerNow } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { priceChanged as words } from '#words/en/checkout.ts'
import type { Couple } from '../../db/repositories/couples.store.ts'
import { Invalid } from '../../platform/errors.ts'

const refused = (why: string): Invalid => new Invalid({ items: [why] })

const named = (items: readonly OrderItem[]): string => items.map((id) => productById(id).name).join(', ')

export const alreadyHeld = (twice: readonly OrderItem[]): Invalid =>
  refused(
    paysForWill(twice)
      ? 'Your will is already paid for. Go to your documents.'
      : `You have already paid for this: ${named(twice)}.`,
  )

/** A price has changed since the page was opened. */
export const otherSum = (total: number): Invalid => refused(words.itIsNow(price(total)))

/** Throws Invalid when a basket cannot be sold to a customer with these entitlements. */
export const assertPurchasable = (items: readonly OrderItem[], held: readonly Entitlement[]): void => {
  if (new Set(items).size < items.length) throw refused('Choose each product once.')
  const rivals = inOrder(items).filter((id) => items.some((other) => isInsteadOf(id, other)))
  if (rivals.length > 0) throw refused(`Choose one of these: ${named(rivals)}.`)
  if (items.includes('lpa-both') && flagsOf(held).powersHeld === 'one')
    throw refused('You have already paid for one of the two. Choose only the other.')
  const twice = heldAlready(items, held)
  if (twice.length > 0) throw alreadyHeld(twice)
  if (items.some((id) => lacksOwnWill(id, held)))
    throw refused('Pay for your own will first. Then you can add one for your partner.')
  if (items.some(isMadeOfWill) && !hasWill([...items, ...held]))
    throw refused('There is no will to print yet. Pay for your will first, or with the print.')
}

/** Throws Invalid when no will can be sold for a partner: nobody to invite, or an invitation that is paid for already. */
export const assertPartnerToInvite = (items: readonly OrderItem[], will: Will, bought: Couple | undefined): void => {
  if (!items.some(isForPartner)) return
  if (!partnerNow(will)) throw refused('Name your partner in your will first.')
  if (bought && bought.accepted === undefined)
    throw refused('A will for your partner is already paid for. Invite your partner on your documents page.')
}
