import type { Generated } from 'kysely'
import type { AuditAction } from '#core/api/history.ts'

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
  /** Codes and links that show that mail to the address of an account reaches its owner. */
  email_verifications: {
    /** Of the link. */
    token_hash: string
    user_id: number
    /** Of the six figures. */
    code_hash: string
    /** How often a code was typed. */
    tries: number
    /** Milliseconds since 1970. */
    sent_at: number
    /** Milliseconds since 1970. */
    expires_at: number
  }
  /** A change of address that was asked for. One a customer. */
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
  wills: {
    id: Generated<number>
    user_id: number
    /** What only we say, apart from the revisions, so that the two never collide. What was paid for is in `entitlements`. */
    server_fields: string
    created_at: string
  }
  /** Every save of a will. The will is its newest revision. */
  will_revisions: {
    will_id: number
    /** Counts the saves. */
    version: number
    /** What the customer says, an EditableWill, encrypted with this key. */
    body: Uint8Array
    data_key_id: number
    saved_at: string
    /** Why it is never thinned out: it was paid for, or downloaded. */
    kept_because: string | null
    /** `chain` of the revision before it; empty for the first. */
    previous: Generated<string>
    /** A hash of `previous`, of the answers and of where and when they were saved: server/crypto/revision-chain.ts. */
    chain: Generated<string>
    /** Ed25519, of `chain`, in base64url. */
    signature: Generated<string>
  }
  /** Customers' keys, each encrypted with a master key. Without the key, the customer's answers cannot be read. */
  data_keys: {
    id: Generated<number>
    user_id: number
    wrapped: Uint8Array
    master_key_id: string
    created_at: string
  }
  /** The keys of the service itself, each encrypted with a master key. */
  service_keys: {
    name: string
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
    /** Pence, before a promo code. */
    list_price: number
    /** Pence. */
    total: number
    vat_percent: number
    promo_code: string | null
    state: string
    provider_ref: string | null
    payment_ref: string | null
    refund_reason: string | null
    created_at: string
    decided_at: string | null
    /** Pence that the provider has given back of it, when that is not all. */
    returned: number
    /** When its entitlements were closed because the bank questions the payment; null once that is over. */
    disputed_at: string | null
  }
  /** When an order came into each of its states, and why where that is not plain. */
  order_states: {
    id: Generated<number>
    order_id: number
    state: string
    at: string
    why: string | null
  }
  /** What was handed over of an order, each kind once. */
  deliveries: {
    order_id: number
    what: string
    at: string
  }
  /** What a customer holds, and the order that gave it. */
  entitlements: {
    user_id: number
    product: string
    order_id: number
    granted_at: string
    revoked_at: string | null
  }
  promo_codes: {
    code: string
    /** 'percent' or 'pence', of which `amount` is the number. */
    kind: string
    amount: number
    funder: string
    starts_at: string
    ends_at: string | null
    /** Orders, in all. */
    use_limit: number | null
    created_at: string
    /** 'checkout' or 'registration'. */
    scope: string
    /** The products that it reduces, as a JSON list; null for the whole basket. */
    products: string | null
    /** Orders of one customer. */
    person_limit: number | null
    /** Paid orders of accounts that have been deleted. */
    forgotten_uses: number
  }
  /** The wills of a couple. By the order that paid for both; the row comes with the first that is said of them. */
  couples: {
    order_id: number
    /** Who bought them. */
    user_id: number
    /** Who accepted the second will, and the order by which they hold it; null when that account is gone. */
    partner_id: number | null
    partner_order_id: number | null
    /** Of the link that works. With it go its end (milliseconds since 1970), when it was sent, and to whom. */
    token_hash: string | null
    expires_at: number | null
    invited_at: string | null
    /** Encrypted with this key of the buyer's. */
    email: Uint8Array | null
    data_key_id: number | null
    accepted_at: string | null
    ended_at: string | null
  }
  /** What was agreed to before the first download of what an order gave. */
  download_consents: {
    order_id: number
    user_id: number
    /** The service may begin within the 14 days (CCR 2013 reg 36). */
    start_now_at: string
    /** The right to cancel is lost with the download (CCR 2013 reg 37). */
    lose_right_at: string
  }
  /** Who did what when: for the customer to read. Never what was said. */
  audit_events: {
    id: Generated<number>
    user_id: number
    at: string
    action: AuditAction
    /** How often, for events that are gathered in one row. */
    times: Generated<number>
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
  /** How often an account was exported on the day of its last export. */
  account_exports: {
    user_id: number
    /** As in 2026-11-22. */
    day: string
    times: number
    /** Milliseconds. An export is under way until it ends or this has passed; 0 when none is. */
    busy_until: number
  }
  /** Documents as they were handed out. */
  issued_packs: {
    id: Generated<number>
    user_id: number
    version: number
    made_at: string
    downloaded_at: string | null
    /** What it says and what is in it, as JSON; encrypted with this key, as its files are. */
    about: Uint8Array
    data_key_id: number
  }
  issued_files: {
    pack_id: number
    /** Its position among the files of its pack, from 0. */
    position: number
    name: string
    sha256: string
    pdf: Uint8Array
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
  /** A customer's answers about a will they already had. */
  existing_will_checks: {
    /** The order that pays for it. */
    external_id: string
    user_id: number
    /** JSON, encrypted with this key. */
    answers: Uint8Array
    data_key_id: number
    answered_at: string
  }
  /** A will that a customer asked an expert to read. Its content is in other tables. */
  expert_reviews: {
    id: Generated<number>
    /** The order that pays for the check. */
    order_id: number
    user_id: number
    /** The words that were agreed to. */
    consent: string
    asked_at: string
    taken_at: string | null
    sent_at: string | null
    /** What the person found, as text, encrypted with this key; absent until it is sent. */
    findings: Uint8Array | null
    data_key_id: number | null
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
