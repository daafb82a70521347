import type { sandboxOutcomes } from '#core/wire/payment.ts'
import { failed, type PaymentProvider, paid, pending } from '../payments/payment-provider.ts'
import type { Database } from '../store/database.ts'

/** Milliseconds after which a payment that was to come "later" has come. */
export const LATER_MS = 10_000

export type SandboxOutcome = (typeof sandboxOutcomes)[number]

export type SandboxPayments = PaymentProvider & {
  /** What was chosen on the test page: the first choice stays. */
  choose(externalId: string, outcome: SandboxOutcome): Promise<string>
  chosen(externalId: string): Promise<string | undefined>
}

type Needs = { readonly db: Database; readonly clock: () => Date; readonly publicUrl: string }

/** A payment provider that takes no money: a person chooses on a page how the payment ends. */
export const sandboxPayments = ({ db, clock, publicUrl }: Needs): SandboxPayments => {
  const find = (externalId: string) =>
    db
      .selectFrom('sandbox_payments')
      .select(['outcome', 'chosen_at'])
      .where('external_id', '=', externalId)
      .executeTakeFirst()

  return {
    name: 'sandbox',
    begin: async (order) => ({ url: `${publicUrl}/sandbox/pay/${order.externalId}` }),

    statusOf: async (externalId) => {
      const choice = await find(externalId)
      switch (choice?.outcome) {
        case 'paid':
          return paid
        case 'declined':
          return failed
        case 'later':
          return clock().getTime() >= choice.chosen_at + LATER_MS ? paid : pending
        default:
          return pending
      }
    },

    choose: async (externalId, outcome) => {
      await db
        .insertInto('sandbox_payments')
        .values({ external_id: externalId, outcome, chosen_at: clock().getTime() })
        .onConflict((conflict) => conflict.column('external_id').doNothing())
        .execute()
      return (await find(externalId))?.outcome ?? outcome
    },

    chosen: async (externalId) => (await find(externalId))?.outcome,
  }
}
