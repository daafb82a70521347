import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { noInvitation } from './couples.store.ts'

export type UnusedAccount = { readonly id: number; readonly name: string; readonly email: string }

/** Whether anything was paid for, and whether the address was verified; any when absent. */
type AccountKind = { readonly bought: boolean; readonly verified?: boolean }

/** Accounts by when they were last used. Moments are compared, never worked out, in the database. */
export type UnusedAccountStore = {
  /** Neither used nor answered in since `moment`, and not warned of it. */
  toWarn(kind: AccountKind, moment: Date): Promise<UnusedAccount[]>
  warn(id: number, at: Date): Promise<void>
  /** Warned at `warnedBefore` or earlier, and not used since. */
  toDelete(kind: AccountKind, moment: Date, warnedBefore: Date): Promise<UnusedAccount[]>
}

export const createUnusedAccountStore = (db: Database): UnusedAccountStore => {
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
    toWarn: (kind, moment) => unused(kind, moment).where('users.warned_at', 'is', null).execute(),

    warn: async (id, at) => {
      await db.updateTable('users').set({ warned_at: at.getTime() }).where('id', '=', id).execute()
    },

    toDelete: (kind, moment, warnedBefore) =>
      unused(kind, moment).where('users.warned_at', '<=', warnedBefore.getTime()).execute(),
  }
}

type Expired = {
  readonly what: string
  readonly count: () => Promise<number>
  readonly remove: () => Promise<number>
}

type WithEnd =
  | 'sessions'
  | 'password_resets'
  | 'email_verifications'
  | 'not_me_links'
  | 'email_changes'
  | 'challenges'
  | 'spent_proofs_of_work'

const ended: Readonly<Record<WithEnd, string>> = {
  sessions: 'log-ins that have ended: forgotten',
  password_resets: 'links for a new password that have ended: forgotten',
  email_verifications: 'codes for an email that have ended: forgotten',
  not_me_links: 'links “This was not me” that have ended: forgotten',
  email_changes: 'links for a new email that have ended: forgotten',
  challenges: 'passkey questions that were never answered: forgotten',
  spent_proofs_of_work: 'proofs of work that have ended: forgotten',
}

/** What has outlived its use, by what it is. */
export const createExpiredStore =
  (db: Database) =>
  (now: Date, messagesBefore: Date): Expired[] => [
    ...(Object.keys(ended) as WithEnd[]).map((table) => ({
      what: ended[table],
      count: async () => {
        const { count } = await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('expires_at', '<=', now.getTime())
          .executeTakeFirstOrThrow()
        return Number(count)
      },
      remove: async () => {
        const { numDeletedRows } = await db
          .deleteFrom(table)
          .where('expires_at', '<=', now.getTime())
          .executeTakeFirstOrThrow()
        return Number(numDeletedRows)
      },
    })),
    {
      what: 'invitations of partners that have ended: forgotten',
      count: async () => {
        const { count } = await db
          .selectFrom('couples')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('expires_at', '<=', now.getTime())
          .executeTakeFirstOrThrow()
        return Number(count)
      },
      remove: async () => {
        const { numUpdatedRows } = await db
          .updateTable('couples')
          .set(noInvitation)
          .where('expires_at', '<=', now.getTime())
          .executeTakeFirstOrThrow()
        return Number(numUpdatedRows)
      },
    },
    {
      what: 'messages to us: deleted',
      count: async () => {
        const { count } = await db
          .selectFrom('contact_messages')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('created_at', '<', messagesBefore.toISOString())
          .executeTakeFirstOrThrow()
        return Number(count)
      },
      remove: async () => {
        const { numDeletedRows } = await db
          .deleteFrom('contact_messages')
          .where('created_at', '<', messagesBefore.toISOString())
          .executeTakeFirstOrThrow()
        return Number(numDeletedRows)
      },
    },
  ]

export type ClosedAccount = {
  readonly userId: number
  readonly email: string
  /** `disowned`: the owner of the address had not opened the account. */
  readonly why: 'asked' | 'unused' | 'disowned'
  /** What was bought and paid for. */
  readonly orders: readonly { readonly items: readonly string[]; readonly total: number; readonly ordered: string }[]
  readonly openedAt: string
  readonly closedAt: Date
  readonly willId: number | undefined
}

/** The short record that stays: enough to answer a claim that comes years later, and nothing of what the will said. */
export type ClosedAccountStore = {
  /** Returns the account's reference: `ServiceSecrets.accountReference`. */
  add(account: ClosedAccount): Promise<string>
  /** Every reference by which an account can be deleted again from a restored backup. */
  references(): Promise<string[]>
  /** Forgets the records of accounts closed before a moment; says how many. */
  forgetBefore(moment: Date): Promise<number>
  countBefore(moment: Date): Promise<number>
}

export const createClosedAccountStore = (db: Database, { service }: Pick<Vault, 'service'>): ClosedAccountStore => ({
  add: async ({ userId, email, why, orders, openedAt, closedAt, willId }) => {
    const reference = await service.accountReference(userId, openedAt)
    await db
      .insertInto('closed_accounts')
      .values({
        reference,
        email_hash: await service.addressIndex(email),
        why,
        orders: JSON.stringify(orders),
        opened_at: openedAt,
        closed_at: closedAt.toISOString(),
        will_reference: willId === undefined ? null : await service.willReference(willId),
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .execute()
    return reference
  },

  references: async () =>
    (await db.selectFrom('closed_accounts').select('reference').execute()).map(({ reference }) => reference),

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
