import { z } from 'zod'
import type { Tables } from '../db/tables.ts'

/** What is encrypted in a backup is compressed text, a JSON object a line: the head, a row of a table after the other, the end. */
export const FORMAT = 2

const value = z.union([z.string(), z.number(), z.null(), z.strictObject({ base64: z.string() })])

export const lineSchema = z.union([
  z.strictObject({
    heirloom: z.literal('backup'),
    format: z.literal(FORMAT),
    made: z.string(),
    migrations: z.array(z.string()),
  }),
  z.strictObject({ table: z.string(), row: z.record(z.string(), value) }),
  z.strictObject({ rows: z.int() }),
])
export type Line = z.infer<typeof lineSchema>

export type Row = Readonly<Record<string, unknown>>

/** Bytes as text, everything else as it is. */
export const rowAsJson = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, kept]) => [
      column,
      kept instanceof Uint8Array ? { base64: Buffer.from(kept).toString('base64') } : kept,
    ]),
  )

export const rowFromJson = (row: Readonly<Record<string, z.infer<typeof value>>>): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, kept]) => [
      column,
      typeof kept === 'object' && kept !== null ? Buffer.from(kept.base64, 'base64') : kept,
    ]),
  )

/** The public register of charities: large, and imported again from its file with `heirloom import-charities`. */
type ImportedAgain = 'charity_register' | 'charities' | 'charity_words'

/**
 * What lets a person in for a while, or is on its way to them. A restore would bring back what was ended, used up or sent since
 * the backup was made, so none of it is in a backup.
 */
export const endsWithBackup = [
  'sessions',
  'known_devices',
  'email_verifications',
  'email_changes',
  'challenges',
  'not_me_links',
  'password_resets',
  'mail_outbox',
  'spent_proofs_of_work',
  'staff_sessions',
  'staff_challenges',
  'staff_invitations',
] as const satisfies readonly (keyof Tables)[]
type EndsWithBackup = (typeof endsWithBackup)[number]

/**
 * Every other table, each after those it refers to, with the columns that order its rows and tell them apart.
 * A new table that is missing here does not compile.
 */
export const tableKeys = {
  service_keys: ['name'],
  users: ['id'],
  data_keys: ['id'],
  login_failures: ['email_key'],
  passkeys: ['id'],
  authenticators: ['id'],
  wrong_codes: ['user_id'],
  recovery_codes: ['code_hash'],
  wills: ['id'],
  will_revisions: ['will_id', 'version'],
  readings: ['id'],
  audit_events: ['id'],
  orders: ['id'],
  order_states: ['id'],
  deliveries: ['order_id', 'what'],
  item_refunds: ['order_id', 'item'],
  entitlements: ['order_id', 'product'],
  couples: ['order_id'],
  promo_codes: ['code'],
  download_consents: ['order_id'],
  sandbox_payments: ['external_id'],
  account_exports: ['user_id'],
  write_probes: ['name'],
  issued_packs: ['id'],
  issued_files: ['pack_id', 'name'],
  removed_objects: ['name'],
  prints: ['order_id'],
  staff: ['id'],
  staff_passkeys: ['id'],
  desk_audit: ['id'],
  desk_consents: ['id'],
  asked_changes: ['id'],
  funder_periods: ['funder', 'last_month'],
  referrals: ['id'],
  referral_replies: ['id'],
  contact_messages: ['id'],
  contact_answers: ['id'],
  waitlist: ['email_key'],
  unsubscribed: ['email_key'],
  unsubscribe_links: ['token_hash'],
  proof_of_work_keys: ['name'],
  closed_accounts: ['reference'],
  test_experiments: ['name'],
  test_variants: ['experiment', 'position'],
  existing_will_checks: ['external_id'],
  expert_reviews: ['id'],
  reviews: ['id'],
} as const satisfies { [T in Exclude<keyof Tables, ImportedAgain | EndsWithBackup>]: readonly (keyof Tables[T])[] }

export type TableName = keyof typeof tableKeys
export const tableNames = Object.keys(tableKeys) as TableName[]
