import type { RevisionHead, Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { isPostgres } from '../dialects.ts'
import { type RecordOf, records } from '../records.ts'
import { allTables, type TableName, tableNames } from '../schema/tables.ts'

type Link = RecordOf<'will_states'>

/** Told of each link of a chain, once it was committed. */
export type SawHead = (head: RevisionHead) => void

/** In the transaction that there is, or in one of its own: what that links is told when it was committed. */
export const onceCommitted = async <T>(
  db: Database,
  saw: SawHead,
  work: (on: Database, saw: SawHead) => Promise<T>,
): Promise<T> => {
  if (db.isTransaction) return work(db, saw)
  const heads: RevisionHead[] = []
  const done = await db.transaction().execute((on) => work(on, (head) => heads.push(head)))
  heads.forEach(saw)
  return done
}

/** What of each chained table says what became of a will. */
const chained = tableNames.flatMap((table) => {
  const columns = allTables[table]?.chained
  return columns ? [{ table, only: columns as never }] : []
})

const byText = (one: string, other: string): number => (one < other ? -1 : 1)

/** The keyed hash of all that is said of a customer's will beside its answers. The encryption of it may be renewed. */
export const stateOf = async (db: Database, vault: Vault, userId: number): Promise<string> => {
  const said: [TableName, string[]][] = []
  for (const { table, only } of chained) {
    const rows = await records(db, table, vault).all({ userId } as never, { only })
    said.push([table, rows.map((row) => JSON.stringify(row)).toSorted(byText)])
  }
  return vault.service.stateLink(JSON.stringify(said))
}

/** What a link has to be after the one before. */
export const stateLinkOf = (
  { willId, version, revision, notedAt, state, previous }: Omit<Link, 'chain'>,
  { service }: Pick<Vault, 'service'>,
): Promise<string> => service.stateLink([previous, willId, version, revision, notedAt, state].join('\n'))

/** Links what is said of a customer's will now to what was said before. In the transaction of what changed it. */
export const noteState = async (db: Database, vault: Vault, userId: number, saw: SawHead): Promise<void> => {
  const will = await db
    .selectFrom('wills')
    .select('id')
    .where('user_id', '=', userId)
    // One change at a time, while saves go on. SQLite has one writer at a time and needs no lock.
    .$if(isPostgres(db), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!will) return
  const states = records(db, 'will_states')
  const before = await states.first({ willId: will.id }, { by: '-version' })
  const newest = await records(db, 'will_revisions').first({ willId: will.id }, { by: '-version', only: ['version'] })
  const link = {
    willId: will.id,
    version: (before?.version ?? -1) + 1,
    revision: newest?.version ?? -1,
    notedAt: vault.clock().toISOString(),
    state: await stateOf(db, vault, userId),
    previous: before?.chain ?? '',
  }
  const chain = await stateLinkOf(link, vault)
  await states.add({ ...link, chain, userId })
  saw({ of: 'states', willId: will.id, version: link.version, chain })
}
