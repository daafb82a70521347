import type { Generated } from 'kysely'

/** Wills, the documents made of them, and the orders that pay for both. */
export type WillTables = {
  wills: {
    id: Generated<number>
    user_id: number
    /** What only we say, apart from the revisions, so that the two never collide. What was paid for is in `entitlements`. */
    server_fields: string
    created_at: string
    /** What is said of the signed will: AfterSigning as JSON, encrypted with this key; absent until something is. */
    after_signing: Uint8Array | null
    after_signing_key_id: number | null
    /** The names of the steps that the customer has been shown: JSON, encrypted with this key; absent until there is one. */
    visited: Uint8Array | null
    visited_key_id: number | null
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
    /** A keyed hash of `previous`, of the answers and of where and when they were saved: server/crypto/revision-chain.ts. */
    chain: Generated<string>
  }
  /** The parts of a will that its testator read and agreed to. */
  readings: {
    id: Generated<number>
    will_id: number
    /** The version of the will that was read. */
    version: number
    agreed_at: string
    /** The part and its words, as JSON; encrypted with this key. */
    body: Uint8Array
    data_key_id: number
  }
  /** Documents as they were handed out. */
  issued_packs: {
    id: Generated<number>
    user_id: number
    version: number
    made_at: string
    downloaded_at: string | null
    /** When its files were moved to the store of documents; null while any of them is in the database. */
    outside_at: string | null
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
    /** Empty once it is kept in the store of documents. */
    pdf: Uint8Array
    /** A drawing of its first page, compressed and then encrypted as the file is. */
    first_page: Uint8Array | null
    /** The name of the encrypted `pdf` in the store of documents, from before it is put there; null while it never was. */
    object: string | null
  }
  /** What has to be removed from the store of documents. A trigger notes what rows of issued_files that are deleted had there. */
  removed_objects: {
    name: string
    /** A time before which backups may still name it; empty where it goes at once. */
    remove_after: string
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
    /** Who at the desk took it; null for the command line. */
    taken_by: number | null
    sent_at: string | null
    /** What the person found, as text, encrypted with this key; absent until it is sent. */
    findings: Uint8Array | null
    data_key_id: number | null
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
  /** Products whose money goes back while the rest of their order is kept. */
  item_refunds: {
    order_id: number
    item: string
    pence: number
    why: string
    asked_at: string
    /** When the provider had sent it back; null while it is owed. */
    done_at: string | null
  }
  /** The bound print that an order paid for, once its customer has said where it goes. */
  prints: {
    order_id: number
    user_id: number
    /** Of the will that is printed, as at the foot of its pages. */
    fingerprint: string
    /** A postal address as JSON, encrypted with this key. */
    address: Uint8Array
    data_key_id: number
    asked_at: string
    /** When the printer was given the pages and this address; null until then, and when the customer asks again. */
    shown_at: string | null
    sent_at: string | null
    /** What the post gave it for tracking. */
    tracking: string | null
    /** When the customer was told that it is held, because the will has changed; null while it is not. */
    held_told_at: string | null
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
  /** What was agreed to before the first download of what an order gave. */
  download_consents: {
    order_id: number
    user_id: number
    /** The service may begin within the 14 days (CCR 2013 reg 36). */
    start_now_at: string
    /** The right to cancel is lost with the download (CCR 2013 reg 37). */
    lose_right_at: string
  }
  sandbox_payments: {
    external_id: string
    outcome: string
    /** Milliseconds since 1970. */
    chosen_at: number
  }
}
