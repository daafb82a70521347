import type { Generated } from 'kysely'
import type { AuditAction } from '#core/wire/history.ts'

/** JSON is kept as text and times as ISO strings, so that a row reads the same in every database. */
export type Tables = {
  users: {
    id: Generated<number>
    name: string
    last_name: string
    email: string
    /** The email in lower case: two accounts cannot differ by capitals alone. */
    email_key: string
    password_hash: string
    homeowner: string
    marketing: string | null
    terms_agreed_at: string
    created_at: string
  }
  sessions: {
    token_hash: string
    user_id: number
    /** Milliseconds since 1970. */
    expires_at: number
    created_at: string
  }
  wills: {
    id: Generated<number>
    user_id: number
    /** What only we say (paid and the like). Apart from the revisions, so that a payment and a save never collide. */
    standing: string
    created_at: string
  }
  /** Every save of a will. The will is its newest revision. */
  will_revisions: {
    will_id: number
    /** Counts the saves. */
    version: number
    /** What the customer says, an EditableWill, sealed with this key. */
    body: Uint8Array
    data_key_id: number
    saved_at: string
    /** Why it is never thinned out: it was paid for, or downloaded. */
    kept_because: string | null
  }
  /** Customers' keys, each sealed with a master key. Without its key, nobody can read what somebody said. */
  data_keys: {
    id: Generated<number>
    user_id: number
    wrapped: Uint8Array
    master_key_id: string
    created_at: string
  }
  orders: {
    id: Generated<number>
    user_id: number
    external_id: string
    provider: string
    items: string
    /** Pence. */
    total: number
    promo_code: string | null
    /** 0 pending, 1 paid, 2 failed. */
    status: number
    created_at: string
    decided_at: string | null
  }
  /** Who did what when: for the customer to read. Never what was said. */
  audit_events: {
    id: Generated<number>
    user_id: number
    at: string
    action: AuditAction
  }
  sandbox_payments: {
    external_id: string
    outcome: string
    /** Milliseconds since 1970. */
    chosen_at: number
  }
  password_resets: {
    token_hash: string
    user_id: number
    /** Milliseconds since 1970. */
    expires_at: number
    created_at: string
  }
  contact_messages: {
    id: Generated<number>
    topic: string
    name: string
    email: string
    message: string
    created_at: string
  }
  waitlist: {
    email_key: string
    name: string
    last_name: string
    email: string
    created_at: string
  }
  /** Who wants no mail but what a thing they asked for needs. */
  unsubscribed: {
    email_key: string
    created_at: string
  }
  /** Documents as they were handed out. */
  issued_packs: {
    id: Generated<number>
    user_id: number
    version: number
    made_at: string
    downloaded_at: string | null
    /** What it says and what is in it, as JSON; sealed with this key, as its files are. */
    about: Uint8Array
    data_key_id: number
  }
  issued_files: {
    pack_id: number
    /** Its place among the files of its pack, from 0. */
    place: number
    name: string
    sha256: string
    pdf: Uint8Array
  }
}
