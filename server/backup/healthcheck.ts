import { sql } from 'kysely'
import { nothingSeen, readWitnessed, type Witnessed } from '../adapters/revision-witness.ts'
import { DecryptionFailed } from '../crypto/cipher.ts'
import type { Encryption, MasterKeys } from '../crypto/master-keys.ts'
import { type Database, versionOf } from '../db/database.ts'
import { isPostgres } from '../db/dialects.ts'
import { records } from '../db/records.ts'
import { createDeskAuditStore } from '../db/repositories/audit.store.ts'
import { countKeysByMaster, createVaults } from '../db/repositories/keys.store.ts'
import { createRevisionStore } from '../db/repositories/revisions.store.ts'
import { createAuthenticatorStore } from '../db/repositories/second-factors.store.ts'
import { createJobStore } from '../db/repositories/service.store.ts'
import { bytesOfFile, createStoredDocumentStore } from '../db/repositories/stored-documents.store.ts'
import { placeIn } from '../db/schema/columns.ts'
import { tables } from '../db/schema/tables.ts'
import { whyNotThis } from '../db/versions.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import type { Clock } from '../platform/clock.ts'
import { countOtherFiles, verifyRevisions, verifyStates } from './verify-revisions.ts'

export type HealthCheck = { readonly about: string; readonly ok: boolean; readonly said: string }

type Vault = ReturnType<ReturnType<typeof createVaults>>

const SAMPLE = 20

const migrations = async (db: Database): Promise<HealthCheck> => {
  const version = await versionOf(db)
  const about = 'tables'
  switch (version.is) {
    case 'up to date':
      return { about, ok: true, said: version.is }
    case 'older':
      return { about, ok: false, said: `${version.waiting} to come; the next start makes them` }
    case 'next':
      return { about, ok: true, said: `those of ${version.release}, which this version works with too` }
    default:
      return { about, ok: false, said: whyNotThis(version) }
  }
}

const integrity = async (db: Database): Promise<HealthCheck> => {
  if (isPostgres(db)) return { about: 'integrity', ok: true, said: 'PostgreSQL sees to it: turn on data checksums' }
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const { rows: strays } = await sql`pragma foreign_key_check`.execute(db)
  const wrong = rows.map(({ integrity_check }) => integrity_check).filter((line) => line !== 'ok')
  const ok = wrong.length + strays.length === 0
  return {
    about: 'integrity',
    ok,
    said: ok ? 'nothing is damaged' : `${wrong.length + strays.length} things are damaged: restore a backup`,
  }
}

const masters = async (db: Database, masterKeys: MasterKeys): Promise<HealthCheck> => {
  const [newest, ...older] = masterKeys().map(({ id }) => id)
  const used = await countKeysByMaster(db)
  const under = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (used.get(id) ?? 0), 0)
  const all = under([...used.keys()])
  const lost = all - under([newest ?? '', ...older])
  const said =
    lost > 0
      ? `${lost} of ${all} customers’ keys need a master key that is not here`
      : `${all} customers’ keys, ${under(older)} of them under an older master key`
  return { about: 'master keys', ok: lost === 0, said }
}

/** Whether the newest of something encrypted opens. */
const opening = async (about: string, decrypting: readonly Promise<unknown>[]): Promise<HealthCheck> => {
  const opened = await Promise.allSettled(decrypting)
  const shut = opened.filter(({ status }) => status === 'rejected').length
  const said = shut === 0 ? `${opened.length} of the newest open` : `${shut} of the newest ${opened.length} do not open`
  return { about, ok: shut === 0, said }
}

const wills = async (db: Database, vault: Vault): Promise<HealthCheck> => {
  const store = createRevisionStore(db, vault)
  const rows = await db
    .selectFrom('will_revisions')
    .innerJoin('wills', 'wills.id', 'will_revisions.will_id')
    .select(['user_id', 'will_id', 'version', 'body', 'data_key_id'])
    .orderBy('saved_at', 'desc')
    .limit(SAMPLE)
    .execute()
  return opening(
    'wills',
    rows.map((row) => store.decrypt(row.user_id, row)),
  )
}

const authenticators = async (db: Database, vault: Vault): Promise<HealthCheck> => {
  const store = createAuthenticatorStore(db, vault)
  const rows = await db
    .selectFrom('authenticators')
    .select('user_id')
    .groupBy('user_id')
    .orderBy(({ fn }) => fn.max('created_at'), 'desc')
    .limit(SAMPLE)
    .execute()
  return opening(
    'codes',
    rows.map(({ user_id }) => store.secrets(user_id)),
  )
}

/** What a will has beside its answers. Without its key it is lost, and reads as if there were none. */
const besideWills = async (
  db: Database,
  vault: Vault,
  about: string,
  column: 'after_signing' | 'visited',
): Promise<HealthCheck> => {
  const rows = await db
    .selectFrom('wills')
    .select(['id', 'user_id', column, `${column}_key_id`])
    .where(column, 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(SAMPLE)
    .execute()
  const { place } = tables.wills.columns[column].sealed
  return opening(
    about,
    rows.map(async ({ id, user_id, ...row }) =>
      vault.decrypt(user_id, row[`${column}_key_id`] ?? 0, row[column] ?? Buffer.alloc(0), placeIn(place, { id })),
    ),
  )
}

const prints = async (db: Database, vault: Vault): Promise<HealthCheck> => {
  const rows = await db
    .selectFrom('prints')
    .select(['order_id', 'user_id', 'address', 'data_key_id'])
    .orderBy('asked_at', 'desc')
    .limit(SAMPLE)
    .execute()
  return opening(
    'prints',
    rows.map(async ({ order_id, user_id, address, data_key_id }) =>
      vault.decrypt(user_id, data_key_id, address, placeIn(tables.prints.columns.address.sealed.place, { order_id })),
    ),
  )
}

const documents = async (db: Database, vault: Vault, objects: ObjectStore | undefined): Promise<HealthCheck> => {
  const rows = await db
    .selectFrom('issued_files')
    .innerJoin('issued_packs', 'issued_packs.id', 'issued_files.pack_id')
    .select(['user_id', 'version', 'name', 'pdf', 'object', 'data_key_id'])
    .orderBy('issued_packs.id', 'desc')
    .limit(SAMPLE)
    .execute()
  const checked = await opening(
    'documents',
    rows.map(async (row) => {
      const place = placeIn(tables.issued_files.columns.pdf.sealed.place, row)
      return vault.decrypt(row.user_id, row.data_key_id, await bytesOfFile(row, objects), place)
    }),
  )
  if (objects === undefined) return checked
  const stored = createStoredDocumentStore(db, objects)
  const [outside, toRemove] = [await stored.countOutside(), await stored.countToRemove()]
  return { ...checked, said: `${checked.said}; ${outside} are in the store, ${toRemove} are to be removed there` }
}

/** What is wrong of something, or that all of it is fine. */
type Findings = { readonly wrong: readonly (readonly [number, string])[]; readonly fine: string }

/** A check that needs the keys of the service. */
const checked = async (about: string, look: () => Promise<Findings>): Promise<HealthCheck> => {
  try {
    const { wrong, fine } = await look()
    const said = wrong.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
    return { about, ok: said.length === 0, said: said.join('; ') || fine }
  } catch (error) {
    if (!(error instanceof DecryptionFailed)) throw error
    return { about, ok: false, said: 'cannot be checked without the master key' }
  }
}

const revisions = (db: Database, vault: Vault, { revisions: seen, broken }: Witnessed): Promise<HealthCheck> =>
  checked('revisions', async () => {
    const found = await verifyRevisions(db, vault, seen)
    return {
      wrong: [
        [found.changed, 'revisions are not as they were saved'],
        [found.rolledBack, 'wills are older than what was seen of them'],
        [found.missing, 'wills are gone without having been deleted'],
        [broken, 'parts of the list of newest revisions were changed'],
      ],
      fine: `${found.revisions} of ${found.wills} wills are as they were saved; ${seen.heads.size} wills were seen${
        found.unlinked > 0 ? `; ${found.unlinked} were saved before revisions were linked` : ''
      }`,
    }
  })

/** What is said of wills beside their answers, and the documents that were made of them. */
const besideAnswers = (db: Database, vault: Vault, { states }: Witnessed): Promise<HealthCheck> =>
  checked('evidence', async () => {
    const found = await verifyStates(db, vault, states)
    return {
      wrong: [
        [found.changed, 'wills do not have the signing, readings or documents that were noted last'],
        [found.rolledBack, 'wills had a newer signing, reading or document, which was seen'],
        [await countOtherFiles(db, vault), 'documents are not those that were handed out'],
      ],
      fine: `signings, readings and documents of ${found.wills} wills are as they were noted`,
    }
  })

/** Whether each deed of the back office follows from the one before, and the newest that was seen is there. */
const deeds = (db: Database, vault: Vault, { deeds: { heads, forked } }: Witnessed): Promise<HealthCheck> =>
  checked('audit', async () => {
    const broken = await createDeskAuditStore(db, vault).broken()
    const seen = heads.get(0)
    const audit = records(db, 'desk_audit')
    const there = seen && (await audit.first({ id: seen.version }, { only: ['chain'] }))
    const oldest = await audit.first({}, { by: 'id' })
    const isForgotten = seen !== undefined && oldest !== undefined && oldest.id > seen.version
    const isGone = forked.size > 0 || (seen !== undefined && !isForgotten && there?.chain !== seen.chain)
    return {
      wrong: [
        [broken.length, `of the notes of what was done at the desk were put in or changed, from number ${broken[0]}`],
        [Number(isGone), 'or more of the newest notes of what was done at the desk is gone'],
      ],
      fine: 'what was done at the desk is as it was noted',
    }
  })

const witnessed = async (file: string | undefined, vault: Vault): Promise<Witnessed> => {
  if (file === undefined) return nothingSeen()
  return readWitnessed(file, vault.service).catch((error: unknown) => {
    // Each check says itself that the key is missing.
    if (error instanceof DecryptionFailed) return nothingSeen()
    throw error
  })
}

/** Longer than a job that fails waits for its next try. */
const LATE_MS = 60 * 60_000

/** Whether what is done every so often is done. All of it is late where no process has run for a while, which is no fault. */
const repeated = async (db: Database, clock: Clock): Promise<HealthCheck> => {
  const all = await createJobStore(db).all()
  const overdue = all.filter(({ dueAt }) => dueAt < clock().getTime() - LATE_MS)
  const late = overdue.length < all.length ? overdue : []
  const failing = all.filter(({ failures }) => failures > 0)
  const said = [
    ...failing.map(({ name, failures }) => `“${name}” failed at its last ${failures > 1 ? `${failures} runs` : 'run'}`),
    ...late.map(({ name, dueAt }) => `“${name}”: due since ${new Date(dueAt).toISOString()}`),
  ]
  return { about: 'jobs', ok: said.length === 0, said: said.join('; ') || `${all.length} are done in time` }
}

/** Looks whether everything is as it should be. It changes nothing, and says nothing of what is in a will. */
export const checkHealth = async (
  db: Database,
  encryption: Encryption,
  clock: Clock,
  headsFile?: string,
  objects?: ObjectStore,
): Promise<HealthCheck[]> => {
  const tables = await migrations(db)
  if (!tables.ok) return [tables]
  const vault = createVaults({ ...encryption, clock })(db)
  const seen = await witnessed(headsFile, vault)
  return [
    tables,
    await integrity(db),
    await masters(db, encryption.masterKeys),
    await wills(db, vault),
    await authenticators(db, vault),
    await besideWills(db, vault, 'signings', 'after_signing'),
    await besideWills(db, vault, 'pages shown', 'visited'),
    await prints(db, vault),
    await documents(db, vault, objects),
    await revisions(db, vault, seen),
    await besideAnswers(db, vault, seen),
    await deeds(db, vault, seen),
    await repeated(db, clock),
  ]
}
