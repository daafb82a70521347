import { stopsCheckout } from '#core/advice/advice-for.ts'
import { type Entitlement, flagsOf, heldAlready } from '#core/catalogue/entitlements.ts'
import { type OrderItem, productById } from '#core/catalogue/products.ts'
import type { Day } from '#core/text/birthday.ts'
import type { Will } from '#core/will/schema.ts'
import { completeWill } from '#drafting/complete-will.ts'
import { Invalid } from '../../platform/errors.ts'
import { adviceErrors, stepErrors } from './step-errors.ts'

/** What pays for the will itself. The rest is bought beside it. */
export const paysForWill = (items: readonly OrderItem[]): boolean => items.includes('will') || items.includes('mirror')

/** Somebody has it already. */
export const alreadyHeld = (twice: readonly OrderItem[]): Invalid =>
  new Invalid({
    items: [
      paysForWill(twice)
        ? 'Your will is already paid for. Go to your documents.'
        : `You have already paid for this: ${twice.map((id) => productById(id).name).join(', ')}.`,
    ],
  })

/** Throws Invalid when there is advice that has to be read before anybody relies on the will. */
export const refuseUnread = (will: Will, today: Day): void => {
  const advice = stopsCheckout(will, today)
  if (advice.length > 0)
    throw new Invalid(
      adviceErrors(advice),
      'Your summary has something to read first. It says what it is, and what you can do.',
    )
}

/** Throws Invalid when a will is not complete, or when advice has to be read before anybody makes it theirs. */
export const refuseUnready = (will: Will, today: Day): void => {
  const complete = completeWill(will, today)
  if (!complete.ok)
    throw new Invalid(
      stepErrors(complete.problems),
      'Your will is not complete. Finish the steps named here, then go on.',
    )
  refuseUnread(will, today)
}

/** Throws Invalid when a basket cannot be sold to whoever holds these, with this will, today. */
export const refuseUnsaleable = (
  items: readonly OrderItem[],
  held: readonly Entitlement[],
  will: Will,
  today: Day,
): void => {
  if (new Set(items).size < items.length) throw new Invalid({ items: ['Choose each product once.'] })
  for (const pair of [['will', 'mirror'] as const, ['lpa', 'lpa-both'] as const])
    if (pair.every((id) => items.includes(id)))
      throw new Invalid({ items: [`Choose one of these: ${pair.map((id) => productById(id).name).join(', ')}.`] })
  if (items.includes('lpa-both') && flagsOf(held).powersHeld === 'one')
    throw new Invalid({ items: ['You have paid for one of the two already. Choose the other one alone.'] })
  const twice = heldAlready(items, held)
  if (twice.length > 0) throw alreadyHeld(twice)
  if (paysForWill(items)) refuseUnready(will, today)
}
