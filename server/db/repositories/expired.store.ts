import type { Database } from '../database.ts'
import { noLink } from './pairs.store.ts'

type Expired = {
  readonly what: string
  readonly count: () => Promise<number>
  readonly remove: () => Promise<number>
}

type WithEnd = 'sessions' | 'password_resets' | 'email_changes' | 'challenges' | 'spent_proofs_of_work'

const ended: Readonly<Record<WithEnd, string>> = {
  sessions: 'log-ins that have ended: forgotten',
  password_resets: 'links for a new password that have ended: forgotten',
  email_changes: 'links for a new email that have ended: forgotten',
  challenges: 'passkey questions that were never answered: forgotten',
  spent_proofs_of_work: 'proofs of work that have ended: forgotten',
}

/** What has outlived its use, by what it is. */
export const expiredIn =
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
          .set(noLink)
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
