import { testProduct } from '#core/catalogue/products.ts'
import { checkAddresses } from '#core/existing-will/addresses.ts'
import { funnelUrl } from '#core/funnel/funnel.ts'
import { pathOf } from '#core/journey/pages.ts'
import type { Order } from './payment-provider.ts'

/** Where a person goes on after paying, or after being declined. The page there asks how the payment stands. */
export const returnPath = ({ items }: Pick<Order, 'items'>, declined: boolean): string => {
  if (items.includes(testProduct.id)) return '/payment-test?returned'
  if (items.includes('check')) return funnelUrl(checkAddresses, declined ? 'payment' : 'payment.status')
  return pathOf(declined ? 'will.payment-error' : 'will.payment-successful')
}

/** Where a payment was begun, for somebody who does not go through with it. */
export const startPath = ({ items }: Pick<Order, 'items'>): string => {
  if (items.includes(testProduct.id)) return '/payment-test'
  return items.includes('check') ? funnelUrl(checkAddresses, 'payment') : pathOf('will.summary')
}
