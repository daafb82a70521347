import type { Generated } from 'kysely'

/** The service itself: its mail, keys and sums, what is said to it, and the register of charities. */
export type ServiceTables = {
  /** Mail that has still to be handed over. */
  mail_outbox: {
    id: string
    kind: string
    /** The keyed hash of the address: `ServiceSecrets.addressIndex`. */
    email_key: string
    /** A Mail as JSON, encrypted with a key of the service, in base64; empty once it has been given up. */
    mail: string
    attempts: number
    /** Milliseconds since 1970. */
    due_at: number
    /** Milliseconds since 1970: until then one worker has claimed it. */
    claimed_until: number
    created_at: string
    failed_at: string | null
  }
  unsubscribe_links: {
    token_hash: string
    /** The keyed hash of the address. No time: it would tell which invitation the link was in. */
    email_key: string
  }
  proof_of_work_keys: {
    name: string
    key: string
  }
  spent_proofs_of_work: {
    signature: string
    /** Milliseconds since 1970. */
    expires_at: number
  }
  /** The keys of the service itself, each encrypted with a master key. */
  service_keys: {
    name: string
    wrapped: Uint8Array
    master_key_id: string
    created_at: string
  }
  contact_messages: {
    id: Generated<number>
    topic: string
    name: string
    email: string
    message: string
    created_at: string
    /** Made by the sender's browser; null for messages from before there was one. */
    external_id: string | null
    /** Who at the desk took it. */
    taken_by: number | null
    /** The first answer from the desk. */
    answered_at: string | null
    closed_at: string | null
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
    /** The keyed hash of the address. */
    email_key: string
    created_at: string
  }
  /** Written to see whether the database can be. */
  write_probes: {
    name: string
    /** Zeros. */
    filler: Uint8Array
  }
  test_experiments: {
    name: string
    funnel: string
    /** 1 while visitors are sent to its sides, else 0. */
    running: number
    created_at: string
  }
  /** Sums alone: nothing here is about one visitor. */
  test_variants: {
    experiment: string
    /** Its position in the experiment, from 0. */
    position: number
    /** Empty: the visitor stays. */
    url: string
    weight: number
    shown_mobile: number
    shown_wide: number
    signed_up: number
  }
  /** What a customer says of the service, or that they would rather not. One a customer. */
  reviews: {
    id: Generated<number>
    user_id: number
    state: string
    /** 1 to 5; absent when they would rather not. */
    rating: number | null
    words: string
    /** How much of their name is shown. */
    shown_as: string
    given_at: string
    decided_at: string | null
    /** Why it was refused. */
    why: string | null
  }
  /** The import that is searched: one row, or none until there was one. */
  charity_register: {
    /** Seconds since 1970 at the start of the import. */
    edition: number
    /** The day of the extract, like 2026-11-20. */
    as_of: string
    /** How many there are. */
    charities: number
  }
  charities: {
    edition: number
    /** From 0, the greatest income first. */
    rank: number
    number: string
    name: string
    /** The name as it is searched for. */
    folded: string
  }
  /** Which charities have a word, or (with * after it) one that begins so. */
  charity_words: {
    edition: number
    word: string
    /** Encoded by `encodeRanks`. */
    ranks: Uint8Array
  }
}
