/** A couple before the server: Margaret buys both wills and invites Thomas. */
import { vi } from 'vitest'
import type { CheckoutReply } from '#core/api/payment.ts'
import type { Will } from '#core/will/schema.ts'
import { completeExampleWill } from './builders.ts'
import type { TestApp } from './start-app.ts'

export const sandboxOutcome = (app: TestApp, url: string, outcome: string) =>
  app.ask({
    method: 'POST',
    url,
    payload: `outcome=${outcome}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

/** A customer who has paid for the wills of a couple. */
export const buyerOfPair = async (app: TestApp, will: Will = completeExampleWill()) => {
  const customer = await app.customer()
  await app.stores.wills.save(customer.userId, { ...will, id: customer.willId, version: 0 }, app.clock())
  const order = (await customer.post('/api/payment/checkout', { items: ['mirror'] })).json<CheckoutReply>()
  await sandboxOutcome(app, order.url, 'paid')
  return { ...customer, order }
}

/** The token of the newest invitation to this address, once so many have been sent there. */
export const invitationTo = async (app: TestApp, email: string, count = 1): Promise<string> => {
  const [newest] = await vi.waitUntil(
    async () => {
      const invitations = (await app.mail(0)).filter(({ to, text }) => to === email && text.includes('/invitation/'))
      return invitations.length >= count && invitations
    },
    { timeout: 5000, interval: 5 },
  )
  return /\/invitation\/([\w-]{43})\n/.exec(newest?.text ?? '')?.[1] ?? ''
}

/** Both of a couple: the buyer, and the partner who has accepted with an account of their own. */
export const couple = async (app: TestApp, will: Will = completeExampleWill()) => {
  const buyer = await buyerOfPair(app, will)
  const email = `thomas${buyer.userId}@hale.example`
  await buyer.post('/api/pair/invite', { email })
  const token = await invitationTo(app, email)
  const partner = await app.customer()
  await partner.post('/api/pair/accept', { token })
  return { buyer, partner, email, token }
}
