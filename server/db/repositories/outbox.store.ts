import { DecryptionFailed } from '../../crypto/cipher.ts'
import type { Vault } from '../../crypto/vault.ts'
import type { TraceParent } from '../../platform/tracing.ts'
import type { Database } from '../database.ts'
import { more, type RecordOf, records } from '../records.ts'

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
  /** What it was enqueued by. */
  readonly trace?: TraceParent | undefined
}

/** Mail on its way. `kind` is what the log calls it. */
export type OutgoingMail = Omit<RecordOf<'mail_outbox'>, 'mail'> & {
  /** Undefined when its row was changed from outside, so that it cannot be decrypted. */
  readonly mail: Mail | undefined
}

/** Numbers are milliseconds since 1970. */
export type OutboxStore = ReturnType<typeof createOutboxStore>

/** Mail is encrypted for as long as it waits: it holds names from a will, addresses, and links that still work. */
export const createOutboxStore = (
  db: Database,
  { service }: Pick<Vault, 'service'>,
  onAdded: () => void = () => {},
) => {
  const outbox = records(db, 'mail_outbox')

  const opened = async (id: string, mail: string): Promise<Mail | undefined> => {
    try {
      return JSON.parse(await service.decryptMail(id, mail)) as Mail
    } catch (error) {
      if (error instanceof DecryptionFailed) return undefined
      throw error
    }
  }

  return {
    add: async ({ id, kind, mail }: { id: string; kind: string; mail: Mail }, at: Date): Promise<void> => {
      await outbox.add({
        id,
        kind,
        emailKey: await service.addressIndex(mail.to),
        mail: await service.encryptMail(id, JSON.stringify(mail)),
        attempts: 0,
        dueAt: at.getTime(),
        claimedUntil: 0,
        createdAt: at,
      })
      onAdded()
    },
    /** Claims the mail that is due longest. No other worker gets it before `until`, even if this one stops. */
    claim: async (now: number, until: number): Promise<OutgoingMail | undefined> => {
      const claimed = await outbox.claim({ failedAt: undefined }, now, {
        claimedUntil: until,
        attempts: more('attempts'),
      })
      return claimed && { ...claimed, mail: await opened(claimed.id, claimed.mail) }
    },
    /** It has been handed over. Nothing of it is kept. */
    sent: (id: string) => outbox.remove({ id }),
    /** It could not be handed over, and is tried again. */
    retryAt: (id: string, due: number) => outbox.change({ id }, { dueAt: due, claimedUntil: 0 }),
    /** It is not tried again. That it failed is kept, what it said is not. */
    markFailed: (id: string, at: Date) => outbox.change({ id }, { failedAt: at, mail: '' }),
    /** Forgets what is waiting for an address. */
    forget: async (email: string) => outbox.remove({ emailKey: await service.addressIndex(email) }),
  }
}
