import type { sandboxOutcomes } from '#core/api/payment.ts'
import { DAY_MS } from '#core/text/dates.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../platform/clock.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** Milliseconds after which a payment with the outcome "later" arrives. */
export const LATER_MS = 10_000

/** Milliseconds after which the payment page expires, as at a real provider. */
const OPEN_MS = DAY_MS

export type SandboxOutcome = (typeof sandboxOutcomes)[number]

export type SandboxPayments = PaymentProvider & {
  /** Stores the outcome chosen on the test page and returns it. The first choice stays. */
  choose(externalId: string, outcome: SandboxOutcome): Promise<string>
  chosen(externalId: string): Promise<string | undefined>
}

type Deps = { readonly db: Database; readonly clock: Clock; readonly publicUrl: string }

/** A payment provider that takes no money: the tester chooses on a page how the payment ends. */
export const createSandboxPayments = ({ db, clock, publicUrl }: Deps): SandboxPayments => {
  const find = (externalId: string) =>
    db
      .selectFrom('sandbox_payments')
      .select(['outcome', 'chosen_at'])
      .where('external_id', '=', externalId)
      .executeTakeFirst()

  const decide = async (externalId: string, outcome: SandboxOutcome | 'closed'): Promise<string> => {
    await db
      .insertInto('sandbox_payments')
      .values({ external_id: externalId, outcome, chosen_at: clock().getTime() })
      .onConflict((conflict) => conflict.column('external_id').doNothing())
      .execute()
    return (await find(externalId))?.outcome ?? outcome
  }

  return {
    name: 'sandbox',
    begin: async ({ externalId }) => ({ url: `${publicUrl}/sandbox/pay/${externalId}`, ref: externalId }),

    look: async ({ externalId, total, createdAt, state, returned }) => {
      const choice = await find(externalId)
      const is = state === 'refunded' ? state : 'paid'
      const arrived = { is, paymentRef: externalId, amount: total, returned } as const
      switch (choice?.outcome) {
        case 'paid':
          return arrived
        case 'declined':
          return { is: 'failed' }
        case 'closed':
          return { is: 'expired' }
        case 'later':
          return clock().getTime() >= choice.chosen_at + LATER_MS ? arrived : { is: 'pending' }
        default:
          return { is: clock().getTime() >= createdAt.getTime() + OPEN_MS ? 'expired' : 'pending' }
      }
    },

    // No money was taken.
    refund: async () => true,
    refundItem: async () => true,
    changedSince: async () => [],

    close: async ({ externalId }) => {
      await decide(externalId, 'closed')
    },

    choose: decide,

    chosen: async (externalId) => (await find(externalId))?.outcome,
  }
}
