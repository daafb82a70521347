import { DecryptionFailed } from '../../crypto/cipher.ts'
import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'

/** An email. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same text as HTML. */
  readonly html?: string
  /** The recipient of replies, if not the sender. */
  readonly replyTo?: string
  /** The address that unsubscribes with one click (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Mail on its way. `kind` is what the log calls it. */
export type OutgoingMail = {
  readonly id: string
  readonly kind: string
  /** Undefined when its row was changed from outside, so that it cannot be decrypted. */
  readonly mail: Mail | undefined
  readonly attempts: number
}

/** Numbers are milliseconds since 1970. */
export type OutboxStore = {
  add(outgoing: Pick<OutgoingMail, 'id' | 'kind'> & { readonly mail: Mail }, at: Date): Promise<void>
  /** Claims the mail that is due longest. No other worker gets it before `until`, even if this one stops. */
  claim(now: number, until: number): Promise<OutgoingMail | undefined>
  /** It has been handed over. Nothing of it is kept. */
  sent(id: string): Promise<void>
  /** It could not be handed over, and is tried again. */
  retryAt(id: string, due: number): Promise<void>
  /** It is not tried again. That it failed is kept, what it said is not. */
  markFailed(id: string, at: Date): Promise<void>
  /** Forgets what is waiting for an address. */
  forget(email: string): Promise<void>
}

type Secrets = Pick<Vault, 'service'>

const opened = async (
  { service }: Secrets,
  { id, mail }: { readonly id: string; readonly mail: string },
): Promise<Mail | undefined> => {
  try {
    return JSON.parse(await service.decryptMail(id, mail)) as Mail
  } catch (error) {
    if (error instanceof DecryptionFailed) return undefined
    throw error
  }
}

/** Mail is encrypted for as long as it waits: it holds names from a will, addresses, and links that still work. */
export const createOutboxStore = (db: Database, vault: Secrets, onAdded: () => void = () => {}): OutboxStore => ({
  add: async ({ id, kind, mail }, at) => {
    await db
      .insertInto('mail_outbox')
      .values({
        id,
        kind,
        email_key: await vault.service.addressIndex(mail.to),
        mail: await vault.service.encryptMail(id, JSON.stringify(mail)),
        attempts: 0,
        due_at: at.getTime(),
        claimed_until: 0,
        created_at: at.toISOString(),
        failed_at: null,
      })
      .execute()
    onAdded()
  },

  claim: async (now, until) => {
    const row = await db
      .updateTable('mail_outbox')
      .set(({ eb }) => ({ claimed_until: until, attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('mail_outbox')
          .select('id')
          .where('failed_at', 'is', null)
          .where('due_at', '<=', now)
          .where('claimed_until', '<=', now)
          .orderBy('due_at')
          .orderBy('created_at')
          .limit(1),
      )
      // Looked at again when another process has taken it while this one waited for the row.
      .where('claimed_until', '<=', now)
      .returning(['id', 'kind', 'mail', 'attempts'])
      .executeTakeFirst()
    return row && { ...row, mail: await opened(vault, row) }
  },

  sent: async (id) => {
    await db.deleteFrom('mail_outbox').where('id', '=', id).execute()
  },

  retryAt: async (id, due) => {
    await db.updateTable('mail_outbox').set({ due_at: due, claimed_until: 0 }).where('id', '=', id).execute()
  },

  markFailed: async (id, at) => {
    await db.updateTable('mail_outbox').set({ failed_at: at.toISOString(), mail: '' }).where('id', '=', id).execute()
  },

  forget: async (email) => {
    await db
      .deleteFrom('mail_outbox')
      .where('email_key', '=', await vault.service.addressIndex(email))
      .execute()
  },
})
