import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

/** Locked accounts, the links "This was not me", and events that are gathered. */
const securityEvents = [
  sql`alter table users add column locked_at text`,
  sql`alter table users add column locked_by text`,

  sql`alter table audit_events add column times integer not null default 1`,

  sql`create table not_me_links (
    token_hash text not null primary key,
    user_id integer not null references users (id) on delete cascade,
    event text not null,
    email text not null,
    email_key text not null,
    happened_at bigint not null,
    expires_at bigint not null
  )`,
  sql`create index not_me_links_by_user on not_me_links (user_id, happened_at)`,
  sql`create index not_me_links_by_email on not_me_links (email_key)`,
]

/** Browsers that a customer logged in from, and failed log-ins in a row. */
const knownDevices = [
  sql`create table known_devices (
    token_hash text not null primary key,
    user_id integer not null references users (id) on delete cascade,
    device text not null,
    failures integer not null,
    created_at text not null,
    used_at bigint not null
  )`,
  sql`create index known_devices_by_user on known_devices (user_id, used_at)`,

  sql`alter table sessions add column device_hash text`,

  sql`create table login_failures (
    email_key text not null primary key,
    failures integer not null,
    failed_at bigint not null,
    mailed_at bigint
  )`,
  sql`create index login_failures_by_time on login_failures (failed_at)`,
]

/** When an address was verified, the codes and links that verify one, and changes of address that wait. */
const verifiedEmails = [
  sql`alter table users add column email_verified_at text`,
  sql`alter table users add column device text not null default ''`,

  sql`create table email_verifications (
    token_hash text not null primary key,
    user_id integer not null references users (id) on delete cascade,
    code_hash text not null,
    tries integer not null,
    sent_at bigint not null,
    expires_at bigint not null
  )`,
  sql`create index email_verifications_by_user on email_verifications (user_id, sent_at)`,

  // A change that was asked for before this release was not told to the old address: it is asked for again.
  sql`delete from email_changes`,
  sql`alter table email_changes add column old_token_hash text not null default ''`,
  sql`alter table email_changes add column asked_at bigint not null default 0`,
  sql`alter table email_changes add column approved_at bigint`,
  sql`alter table email_changes add column due_at bigint`,
  sql`create index email_changes_by_old_token on email_changes (old_token_hash)`,
  sql`create index email_changes_by_due on email_changes (due_at)`,
]

/** Apps that show one-time codes, and how many codes of an account in a row were wrong. */
const authenticators = (bytes: RawBuilder<unknown>) => [
  sql`create table authenticators (
    id text not null primary key,
    user_id integer not null references users (id) on delete cascade,
    name text not null,
    secret ${bytes} not null,
    data_key_id integer not null references data_keys (id) on delete cascade,
    last_step integer not null,
    created_at text not null,
    used_at text
  )`,
  sql`create index authenticators_by_user on authenticators (user_id)`,
  sql`create index authenticators_by_key on authenticators (data_key_id)`,
  sql`create table wrong_codes (
    user_id integer not null primary key references users (id) on delete cascade,
    in_a_row integer not null,
    last_at bigint not null
  )`,
]

/** How often each account was exported, for every process to count by, and a row that is written to see whether the database can be. */
const quotas = (bytes: RawBuilder<unknown>) => [
  sql`create table account_exports (
    user_id integer not null primary key references users (id) on delete cascade,
    day text not null,
    times integer not null,
    busy_until bigint not null
  )`,
  sql`create table write_probes (
    name text not null primary key,
    filler ${bytes} not null
  )`,
]

/**
 * Keys of the service itself, and the chain of a will's revisions. What was stored in clear is converted by `sealClearValues` when the server starts, because a
 * migration has no keys. The time of a link goes: it told which invitation a link belongs to.
 */
const erasure = (bytes: RawBuilder<unknown>) => [
  sql`create table service_keys (
    name text not null primary key,
    wrapped ${bytes} not null,
    master_key_id text not null,
    created_at text not null
  )`,
  sql`alter table unsubscribe_links drop column created_at`,
  sql`alter table closed_accounts add column will_reference text`,
  sql`alter table will_revisions add column previous text not null default ''`,
  sql`alter table will_revisions add column chain text not null default ''`,
]

/** Promo codes get products and a limit for each person; orders what was delivered, part refunds and disputes. */
const codesAndDisputes = (id: RawBuilder<unknown>) => [
  sql`alter table promo_codes add column products text`,
  sql`alter table promo_codes add column person_limit integer`,
  sql`alter table promo_codes add column forgotten_uses integer not null default 0`,
  sql`create index orders_by_promo_code on orders (promo_code)`,

  sql`alter table orders add column returned integer not null default 0`,
  sql`alter table orders add column disputed_at text`,
  sql`create index orders_by_payment_ref on orders (payment_ref)`,

  // An order may come into a state twice: a payment that is disputed and won is paid again.
  sql`alter table order_states rename to order_states_before`,
  sql`create table order_states (
    id ${id},
    order_id integer not null references orders (id) on delete cascade,
    state text not null,
    at text not null,
    why text
  )`,
  sql`insert into order_states (order_id, state, at, why)
    select order_id, state, at, why from order_states_before order by order_id, at`,
  sql`drop table order_states_before`,
  sql`create index order_states_by_order on order_states (order_id)`,

  sql`create table deliveries (
    order_id integer not null references orders (id) on delete cascade,
    what text not null,
    at text not null,
    primary key (order_id, what)
  )`,
  // What was downloaded, or taken by a reader, before deliveries were noted by their order.
  sql`insert into deliveries (order_id, what, at)
    select orders.id, 'documents', max(issued_packs.downloaded_at)
    from orders join issued_packs on issued_packs.user_id = orders.user_id
    where issued_packs.downloaded_at >= orders.decided_at
    group by orders.id`,
  sql`insert into deliveries (order_id, what, at)
    select order_id, 'partner documents', partner_downloaded_at from couples where partner_downloaded_at is not null`,
  sql`alter table couples drop column partner_downloaded_at`,
  sql`insert into deliveries (order_id, what, at)
    select order_id, 'expert review', taken_at from expert_reviews where taken_at is not null`,
]

/** In this order. What the columns hold is said with `Tables`. */
const changes = (onPostgres: boolean) => {
  const bytes = sql.raw(onPostgres ? 'bytea' : 'blob')
  const id = sql.raw(
    onPostgres ? 'integer generated by default as identity primary key' : 'integer primary key autoincrement',
  )
  return [
    ...securityEvents,
    ...knownDevices,
    ...verifiedEmails,
    ...authenticators(bytes),
    ...quotas(bytes),
    ...erasure(bytes),
    ...codesAndDisputes(id),
  ]
}

export const up = async (db: Kysely<unknown>): Promise<void> => {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const change = async (on: Kysely<unknown>): Promise<void> => {
    for (const statement of changes(onPostgres)) await statement.execute(on)
  }
  // Kysely gives a migration a transaction on PostgreSQL alone.
  await (onPostgres ? change(db) : db.transaction().execute(change))
}
