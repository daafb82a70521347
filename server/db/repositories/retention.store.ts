import { underWay } from '#core/death/case.ts'
import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { among, atMost, below, records } from '../records.ts'
import { allTables, tableNames } from '../schema/tables.ts'
import { noInvitation } from './couples.store.ts'
import { paidStates } from './orders.store.ts'

export type UnusedAccount = { readonly id: number; readonly name: string; readonly email: string }

/** Whether anything was paid for, and whether the address was verified; any when absent. */
type AccountKind = { readonly bought: boolean; readonly verified?: boolean }

/** Accounts by when they were last used. Moments are compared, never worked out, in the database. */
export const createUnusedAccountStore = (db: Database) => {
  const unused = ({ bought, verified }: AccountKind, moment: Date) =>
    db
      .selectFrom('users')
      .select(['users.id', 'users.name', 'users.email'])
      .where('users.seen_at', '<', moment.getTime())
      .where('users.created_at', '<', moment.toISOString())
      .$if(verified !== undefined, (query) => query.where('users.email_verified_at', verified ? 'is not' : 'is', null))
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
      // What is looked for or was released after a death stays for those it is for, and nobody may be left to be told of an end.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('death_reports')
              .select('death_reports.id')
              .whereRef('death_reports.user_id', '=', 'users.id')
              .where('death_reports.state', 'in', underWay),
          ),
        ),
      )
      // An account is where people find again, after many years, what they were asked to do.
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('role_links').select('role_links.request').whereRef('kept_by', '=', 'users.id'))),
      )
      .where(({ not, exists, selectFrom }) => {
        const order = exists(
          selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.user_id', '=', 'users.id')
            .where('orders.state', 'in', paidStates),
        )
        return bought ? order : not(order)
      })

  return {
    /** Neither used nor answered in since `moment`, and not warned of it. */
    toWarn: (kind: AccountKind, moment: Date): Promise<UnusedAccount[]> =>
      unused(kind, moment).where('users.warned_at', 'is', null).execute(),

    warn: async (id: number, at: Date): Promise<void> => {
      await db.updateTable('users').set({ warned_at: at.getTime() }).where('id', '=', id).execute()
    },

    /** Warned at `warnedBefore` or earlier, and not used since. */
    toDelete: (kind: AccountKind, moment: Date, warnedBefore: Date): Promise<UnusedAccount[]> =>
      unused(kind, moment).where('users.warned_at', '<=', warnedBefore.getTime()).execute(),
  }
}

type Expired = { readonly what: string; readonly count: () => Promise<number>; readonly remove: () => Promise<number> }

/** What has outlived its use, by what it is. */
export const createExpiredStore =
  (db: Database) =>
  (now: Date, messagesBefore: Date): Expired[] => {
    const invitations = records(db, 'couples')
    const messages = records(db, 'contact_messages')
    const reports = records(db, 'death_reports')
    const ended = { createdAt: below(messagesBefore), state: among(['stopped', 'not released', 'closed'] as const) }
    return [
      ...tableNames.flatMap((name) => {
        const { expired: what } = allTables[name] ?? {}
        if (what === undefined) return []
        // Those that are said to expire have the column `expires_at`, in milliseconds since 1970.
        const rows = records(db, name as 'sessions')
        const ended = { expiresAt: atMost(now.getTime()) }
        return [{ what, count: () => rows.count(ended), remove: () => rows.remove(ended) }]
      }),
      {
        what: 'invitations of partners that have ended: forgotten',
        count: () => invitations.count({ expiresAt: atMost(now) }),
        remove: () => invitations.change({ expiresAt: atMost(now) }, noInvitation),
      },
      {
        what: 'messages to us: deleted',
        count: () => messages.count({ receivedAt: below(messagesBefore) }),
        remove: () => messages.remove({ receivedAt: below(messagesBefore) }),
      },
      {
        what: 'reports of deaths from which nothing came: deleted',
        count: () => reports.count(ended),
        remove: () => reports.remove(ended),
      },
    ]
  }

export type ClosedAccount = {
  readonly userId: number
  readonly email: string
  /** `disowned`: the owner of the address had not opened the account. `died`: what was released of it is over. */
  readonly why: 'asked' | 'unused' | 'disowned' | 'died'
  /** What was bought and paid for. */
  readonly orders: readonly { readonly items: readonly string[]; readonly total: number; readonly ordered: string }[]
  readonly openedAt: string
  readonly closedAt: Date
  readonly willId: number | undefined
}

/** The short record that stays: enough to answer a claim that comes years later, and nothing of what the will said. */
export type ClosedAccountStore = ReturnType<typeof createClosedAccountStore>

export const createClosedAccountStore = (db: Database, { service }: Pick<Vault, 'service'>) => {
  const closed = records(db, 'closed_accounts')
  return {
    /** Returns the account's reference: `ServiceSecrets.accountReference`. */
    add: async ({ userId, email, willId, ...account }: ClosedAccount): Promise<string> => {
      const reference = await service.accountReference(userId, account.openedAt)
      const emailHash = await service.addressIndex(email)
      const willReference = willId === undefined ? undefined : await service.willReference(willId)
      await closed.addNew({ ...account, reference, emailHash, willReference }, 'reference')
      return reference
    },
    /** Every reference by which an account can be deleted again from a restored backup. */
    references: async () => (await closed.all({}, { only: ['reference'] })).map(({ reference }) => reference),
    /** Forgets the records of accounts closed before a moment; says how many. */
    forgetBefore: (moment: Date) => closed.remove({ closedAt: below(moment) }),
    countBefore: (moment: Date) => closed.count({ closedAt: below(moment) }),
  }
}
