import type { Database } from '../database.ts'

export type UnusedAccount = { readonly id: number; readonly name: string; readonly email: string }

/** Accounts by when they were last used. Moments are compared, never worked out, in the database. */
export type UnusedAccounts = {
  /** Neither used nor answered in since `moment`, and not warned of it. */
  toWarn(bought: boolean, moment: Date): Promise<UnusedAccount[]>
  warn(id: number, at: Date): Promise<void>
  /** Warned at `warnedBefore` or earlier, and not used since. */
  toDelete(bought: boolean, moment: Date, warnedBefore: Date): Promise<UnusedAccount[]>
}

export const unusedAccountsIn = (db: Database): UnusedAccounts => {
  const unused = (bought: boolean, moment: Date) =>
    db
      .selectFrom('users')
      .select(['users.id', 'users.name', 'users.email'])
      .where('users.seen_at', '<', moment.getTime())
      .where('users.created_at', '<', moment.toISOString())
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('wills')
              .innerJoin('will_revisions', 'will_revisions.will_id', 'wills.id')
              .select('wills.id')
              .whereRef('wills.user_id', '=', 'users.id')
              .where('will_revisions.saved_at', '>=', moment.toISOString()),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) => {
        const order = exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.user_id', '=', 'users.id')
            .where('orders.state', 'in', ['paid', 'refunded']),
        )
        return bought ? order : not(order)
      })

  return {
    toWarn: (bought, moment) => unused(bought, moment).where('users.warned_at', 'is', null).execute(),

    warn: async (id, at) => {
      await db.updateTable('users').set({ warned_at: at.getTime() }).where('id', '=', id).execute()
    },

    toDelete: (bought, moment, warnedBefore) =>
      unused(bought, moment).where('users.warned_at', '<=', warnedBefore.getTime()).execute(),
  }
}
