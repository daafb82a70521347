import type { Generated } from 'kysely'

/** The people who run the service: how they log in, and what they did. */
export type DeskTables = {
  /** Made on the command line. A row is disabled, never deleted: the audit names it. */
  staff: {
    id: Generated<number>
    name: string
    email: string
    /** The email in lower case. */
    email_key: string
    /** A JSON list of roles. */
    roles: string
    /** The firm for which someone of the role `firm` works, by its id in the operator's list. */
    firm: string | null
    created_at: string
    disabled_at: string | null
  }
  staff_passkeys: {
    /** The credential's own id. */
    id: string
    staff_id: number
    name: string
    /** COSE, in base64url. */
    public_key: string
    /** Signatures it says it has made; a lower one than last time is a copy's. */
    counter: number
    /** A JSON list. */
    transports: string
    created_at: string
    used_at: string | null
  }
  staff_sessions: {
    token_hash: string
    staff_id: number
    /** Milliseconds since 1970. */
    started_at: number
    /** Milliseconds since 1970: the last call that a person made. */
    used_at: number
  }
  /** What a ticket waits for: a new passkey, a log-in, or a passkey for one act. */
  staff_challenges: {
    ticket_hash: string
    /** Null for a log-in: the passkey says who it is. */
    staff_id: number | null
    purpose: string
    challenge: string
    /** Milliseconds since 1970. */
    expires_at: number
  }
  /** Links by which a first passkey is made. */
  staff_invitations: {
    token_hash: string
    staff_id: number
    /** Milliseconds since 1970. */
    expires_at: number
  }
  /** Who did what at the desk. Append-only, kept by triggers; names nobody but by numbers. */
  desk_audit: {
    id: Generated<number>
    at: string
    /** Null for the command line. */
    staff_id: number | null
    /** The role that allowed it. */
    role: string | null
    act: string
    /** Like "order 12". */
    about: string
    /** The customer it concerns; no foreign key, as it stays when the account is gone. */
    user_id: number | null
    reason: string | null
    /** `chain` of the row before it; empty for the first. */
    previous: string
    /** A keyed hash of `previous` and of everything else in the row. */
    chain: string
  }
  /** What a customer lets the desk open. */
  desk_consents: {
    id: Generated<number>
    user_id: number
    purpose: string
    /** The words that were agreed to. */
    words: string
    given_at: string
    ends_at: string
    /** When the customer took it back. */
    ended_at: string | null
  }
  /** What a funder was told of the customers it sent. Written once: what happens to them later changes nothing of it. */
  funder_periods: {
    funder: string
    /** As in 2026-11, in England and Wales. */
    last_month: string
    first_month: string
    people: number
    closed_at: string
  }
  /** What someone at the desk would have worded otherwise. */
  asked_changes: {
    id: Generated<number>
    /** Its piece of words, and the hash of the piece as it was read. */
    piece: string
    hash: string
    /** The exact words it is about; empty where it is about all of the piece. */
    words: string
    /** What should change. */
    wish: string
    staff_id: number
    at: string
    answer: string | null
    answered_by: number | null
    answered_at: string | null
  }
  /** A case that a customer let a firm of solicitors see. One that has not ended at most. */
  referrals: {
    id: Generated<number>
    user_id: number
    /** Its id in the operator's list. */
    firm: string
    /** Its name when the customer agreed. */
    firm_name: string
    /** The words that were agreed to. */
    words: string
    given_at: string
    ends_at: string
    /** The first look of the firm. */
    opened_at: string | null
    ended_at: string | null
    /** `customer`, `firm`, `time` or `removed`. */
    ended_by: string | null
  }
  /** What a firm said to a case. */
  referral_replies: {
    id: Generated<number>
    referral_id: number
    /** `answer`, `clear`, `decline` or `clause`. */
    kind: string
    at: string
    /** Of a clause: `agreed`, `declined` or `replaced`. */
    settled: string | null
    settled_at: string | null
    /** JSON, encrypted with this key: who said it, the words, the clause. */
    body: Uint8Array
    data_key_id: number
  }
  /** What was answered to a message. */
  contact_answers: {
    id: Generated<number>
    message_id: number
    staff_id: number
    text: string
    at: string
  }
}
