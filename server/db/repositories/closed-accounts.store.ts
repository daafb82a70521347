import { hash } from 'node:crypto'
import type { Database } from '../database.ts'

export type ClosedAccount = {
  readonly reference: string
  readonly email: string
  readonly why: 'asked' | 'unused'
  /** What was bought and paid for. */
  readonly orders: readonly { readonly items: readonly string[]; readonly total: number; readonly ordered: string }[]
  readonly openedAt: string
  readonly closedAt: Date
}

/** The short record that stays: enough to answer a claim that comes years later, and nothing of what the will said. */
export type ClosedAccounts = {
  add(account: ClosedAccount): Promise<void>
  /** Forgets the records of accounts closed before a moment; says how many. */
  forgetBefore(moment: Date): Promise<number>
  countBefore(moment: Date): Promise<number>
}

/** Finds the record for somebody who names their email; does not give the email. */
export const emailHash = (email: string): string => hash('sha256', email.toLowerCase(), 'hex')

export const closedAccountsIn = (db: Database): ClosedAccounts => ({
  add: async ({ reference, email, why, orders, openedAt, closedAt }) => {
    await db
      .insertInto('closed_accounts')
      .values({
        reference,
        email_hash: emailHash(email),
        why,
        orders: JSON.stringify(orders),
        opened_at: openedAt,
        closed_at: closedAt.toISOString(),
      })
      .execute()
  },

  forgetBefore: async (moment) => {
    const { numDeletedRows } = await db
      .deleteFrom('closed_accounts')
      .where('closed_at', '<', moment.toISOString())
      .executeTakeFirst()
    return Number(numDeletedRows)
  },

  countBefore: async (moment) => {
    const { count } = await db
      .selectFrom('closed_accounts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('closed_at', '<', moment.toISOString())
      .executeTakeFirstOrThrow()
    return Number(count)
  },
})
