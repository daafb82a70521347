import type { Generated } from 'kysely'
import type { AuditAction } from '#core/api/history.ts'

/** Accounts: how customers log in and verify their address, what happened to their account, and the keys of their answers. */
export type AccountTables = {
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
    /** Milliseconds since 1970: when a session was last opened or renewed. */
    seen_at: number
    /** Milliseconds since 1970: when they were told that the account will be closed. */
    warned_at: number | null
    /** When the owner showed that mail to the address reaches them. */
    email_verified_at: string | null
    /** Where the account was opened, in a few words, like "Firefox on Windows". */
    device: Generated<string>
    /** When the account was locked: nobody can log in. */
    locked_at: string | null
    /** 'owner': with a link "This was not me". 'operator': on the command line. */
    locked_by: string | null
  }
  /** The tokens of sessions. A session that has been renewed has several, of which one will go on living. */
  sessions: {
    token_hash: string
    /** The same for every token of a session. */
    session_id: string
    user_id: number
    /** In a few words, like "Firefox on Windows". */
    device: string
    /** Of the known device it was opened from. */
    device_hash: string | null
    /** Milliseconds since 1970, of the session. */
    started_at: number
    /** Milliseconds since 1970, of the token. */
    expires_at: number
    /** Of the token. */
    created_at: string
  }
  /** Browsers that a customer logged in from, by the hash of a token in a cookie. */
  known_devices: {
    token_hash: string
    user_id: number
    /** In a few words, like "Firefox on Windows". */
    device: string
    /** Wrong passwords in a row from it. */
    failures: number
    created_at: string
    /** Milliseconds since 1970: the last log-in. */
    used_at: number
  }
  /** Failed log-ins in a row from devices that are not known. */
  login_failures: {
    /** The keyed hash of the email, which may have no account. */
    email_key: string
    failures: number
    /** Milliseconds since 1970: the last of them. */
    failed_at: number
    /** Milliseconds since 1970: when the owner was last written to that the password is closed. */
    mailed_at: number | null
  }
  /** Codes and links that show that mail to the address of an account reaches its owner. */
  email_verifications: {
    /** Of the link. */
    token_hash: string
    user_id: number
    /** Of the six digits. */
    code_hash: string
    /** How often a code was typed. */
    tries: number
    /** Milliseconds since 1970. */
    sent_at: number
    /** Milliseconds since 1970. */
    expires_at: number
  }
  /** A change of address that was asked for. One a customer. */
  email_changes: {
    /** Of the link that the new address got. */
    token_hash: string
    user_id: number
    /** The new address. */
    email: string
    /** Milliseconds since 1970: when the row may be deleted. */
    expires_at: number
    /** Of the link that the old address got. */
    old_token_hash: Generated<string>
    /** Milliseconds since 1970. */
    asked_at: Generated<number>
    /** Milliseconds since 1970: when the old mailbox agreed. */
    approved_at: number | null
    /** Milliseconds since 1970: when the address changes. Absent until the new mailbox has confirmed. */
    due_at: number | null
  }
  password_resets: {
    token_hash: string
    user_id: number
    /** Milliseconds since 1970. */
    expires_at: number
    created_at: string
  }
  passkeys: {
    /** The credential's own id. */
    id: string
    user_id: number
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
  /** Apps that show one-time codes (RFC 6238). */
  authenticators: {
    id: string
    user_id: number
    name: string
    /** Encrypted with this key. */
    secret: Uint8Array
    data_key_id: number
    /** The newest step, of 30 seconds since 1970, whose code was used. */
    last_step: number
    created_at: string
    used_at: string | null
  }
  /** Wrong codes of an account's authenticators since the last right one. */
  wrong_codes: {
    user_id: number
    in_a_row: number
    /** Milliseconds since 1970. */
    last_at: number
  }
  recovery_codes: {
    code_hash: string
    user_id: number
  }
  /** What a ticket waits for: a second factor, a new passkey, or the first code of a new authenticator. */
  challenges: {
    ticket_hash: string
    user_id: number
    purpose: string
    challenge: string
    tries: number
    /** Milliseconds since 1970. */
    expires_at: number
  }
  /** Links "This was not me", in the mails about security events. */
  not_me_links: {
    token_hash: string
    user_id: number
    event: string
    /** The address of the account before the event, as it was typed. */
    email: string
    email_key: string
    /** Milliseconds since 1970. */
    happened_at: number
    /** Milliseconds since 1970. */
    expires_at: number
  }
  /** Who did what when: for the customer to read. Never what was said. */
  audit_events: {
    id: Generated<number>
    user_id: number
    at: string
    action: AuditAction
    /** How often, for events that are gathered in one row. */
    times: Generated<number>
    /** Of a download: the version of the documents. Null for all else, and for downloads before it was kept. */
    version: number | null
    /** Of a download: the names of its files, with spaces between them. Null as `version` is. */
    files: string | null
  }
  /** How often an account was exported on the day of its last export. */
  account_exports: {
    user_id: number
    /** As in 2026-11-22. */
    day: string
    times: number
    /** Milliseconds. An export is under way until it ends or this has passed; 0 when none is. */
    busy_until: number
  }
  /** Customers' keys, each encrypted with a master key. Without the key, the customer's answers cannot be read. */
  data_keys: {
    id: Generated<number>
    user_id: number
    wrapped: Uint8Array
    master_key_id: string
    created_at: string
  }
  /** What has to be kept of an account that is gone: that it was there, and what was bought. */
  closed_accounts: {
    reference: string
    /** The keyed hash of the address. */
    email_hash: string
    why: string
    /** JSON: what was bought, for how much, when. */
    orders: string
    opened_at: string
    closed_at: string
    /** The keyed hash of the will's id, so that a will that is gone is known to have been deleted. */
    will_reference: string | null
  }
}
