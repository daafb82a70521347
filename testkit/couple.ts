/** A couple before the server: Margaret buys both wills and invites Thomas. */
import { vi } from 'vitest'
import type { PairReply } from '#core/api/couple.ts'
import type { CheckoutReply } from '#core/api/payment.ts'
import type { FormReply } from '#core/api/wills.ts'
import type { Will } from '#core/will/schema.ts'
import { completeExampleWill, simplestWill } from './builders.ts'
import { type Client, soon, type TestApp } from './start-app.ts'

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
  const [newest] = await vi.waitUntil(async () => {
    const invitations = (await app.mail(0)).filter(({ to, text }) => to === email && text.includes('/invitation/'))
    return invitations.length >= count && invitations
  }, soon)
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

export const pairOf = async (one: Client) => (await one.get('/api/pair')).json<PairReply>().pair
export const willOf = async (one: Client): Promise<Will> => (await one.get('/api/form')).json<FormReply>().will
export const accept = (one: Client, token: string) => one.post('/api/pair/accept', { token })
export const refund = (one: Client, id: number) => one.post('/api/payment/refund', { id })

/** Answers what is the partner's alone to answer, so that the will is complete. */
export const finishWill = async (one: Client & { userId: number }, { stores, clock }: TestApp): Promise<number> => {
  const will = await willOf(one)
  const { ownProperty, ultimateDefault, excluded, executorCareAssets, notifyExecutors, whatToDo, situation, details } =
    simplestWill()
  const own = { ownProperty, havePets: 'No', ultimateDefault, excluded, executorCareAssets, notifyExecutors, whatToDo }
  const persons = will.persons.map((person) =>
    person.type === 'Child' && person.isChild === 'Yes'
      ? { ...person, parentalResponsibility: 'Yes', otherParentalResponsibility: 'Yes', guardianId: [4] }
      : person,
  )
  const whole = { ...will, ...own, situation, persons, details: { ...details, ...will.details } } as Will
  return (await stores.wills.save(one.userId, whole, clock()))?.version ?? 0
}

/** Finishes the partner's will, and confirms it. */
export const confirmWill = async (one: Client & { userId: number }, app: TestApp) =>
  one.post('/api/pair/confirm', { version: await finishWill(one, app) })

export const download = async (one: Client) => {
  await one.post('/api/documents/consent', { startNow: true, loseRight: true })
  return one.get('/api/documents/will.pdf')
}
