import { type Entitlement, flagsOf, heldAlready, SECOND_WILL } from '#core/catalogue/entitlements.ts'
import { type OrderItem, productById } from '#core/catalogue/products.ts'
import { includes } from '#core/will/questions.ts'
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

const alternatives = [
  ['will', 'mirror'],
  ['lpa', 'lpa-both'],
] as const

/** Throws Invalid when a basket cannot be sold to a customer with these entitlements. */
export const assertPurchasable = (items: readonly OrderItem[], held: readonly Entitlement[]): void => {
  if (new Set(items).size < items.length) throw new Invalid({ items: ['Choose each product once.'] })
  for (const pair of alternatives)
    if (pair.every((id) => items.includes(id)))
      throw new Invalid({ items: [`Choose one of these: ${pair.map((id) => productById(id).name).join(', ')}.`] })
  if (items.includes('lpa-both') && flagsOf(held).powersHeld === 'one')
    throw new Invalid({ items: ['You have already paid for one of the two. Choose only the other.'] })
  const twice = heldAlready(items, held)
  if (twice.length > 0) throw alreadyHeld(twice)
  if (items.includes('print') && ![...items, ...held].some((each) => includes(withAWill, each)))
    throw new Invalid({ items: ['There is no will to print yet. Pay for your will first, or with the print.'] })
}

/** What gives a customer a will that can be printed. */
const withAWill: readonly Entitlement[] = ['will', 'mirror', SECOND_WILL]
