import { createHash } from 'node:crypto'
import type { Seen } from '../adapters/revision-witness.ts'
import type { Vault } from '../crypto/vault.ts'
import type { Database } from '../db/database.ts'
import { above, records } from '../db/records.ts'
import { linkOf, stateLinkOf, stateOf } from '../db/repositories/revisions.store.ts'
import { placeIn } from '../db/schema/columns.ts'
import { tables } from '../db/schema/tables.ts'

/** Revisions, or wills, read at once. */
const PAGE = 200

export type RevisionFindings = {
  readonly revisions: number
  readonly wills: number
  /** Revisions that were saved before revisions were linked. Only the first of a will can be: a link says what it follows. */
  readonly unlinked: number
  /** Revisions that are not as they were saved, or do not follow the one before. */
  readonly changed: number
  /** Wills of which a newer revision was seen than the newest that is there, or another. */
  readonly rolledBack: number
  /** Wills that were seen and are gone, though no account of theirs was deleted. */
  readonly missing: number
}

/** Looks at every revision of every will, and at what was seen of the newest ones. It changes nothing. */
export const verifyRevisions = async (
  db: Database,
  vault: Vault,
  { heads, forked }: Seen,
): Promise<RevisionFindings> => {
  const newest = new Map<number, number>()
  const contradicted = new Set(forked)
  let revisions = 0
  let changed = 0
  let unlinked = 0
  let before = { willId: 0, version: -1, chain: '' }

  for (;;) {
    const page = await db
      .selectFrom('will_revisions')
      .innerJoin('wills', 'wills.id', 'will_revisions.will_id')
      .select(['user_id', 'will_id', 'version', 'body', 'data_key_id', 'saved_at', 'previous', 'chain'])
      .where(({ or, and, eb }) =>
        or([
          eb('will_id', '>', before.willId),
          and([eb('will_id', '=', before.willId), eb('version', '>', before.version)]),
        ]),
      )
      .orderBy('will_id')
      .orderBy('version')
      .limit(PAGE)
      .execute()
    for (const { user_id, will_id: willId, version, body, data_key_id, saved_at, previous, chain } of page) {
      const answers = await vault
        .decrypt(
          user_id,
          data_key_id,
          body,
          placeIn(tables.will_revisions.columns.body.sealed.place, { will_id: willId, version }),
        )
        .catch(() => undefined)
      const follows = before.willId !== willId || before.version !== version - 1 || before.chain === previous
      const revision = answers && { willId, version, savedAt: saved_at, previous, answers }
      const isBeforeLinks = chain === '' && (before.willId !== willId || before.chain === '')
      if (answers && isBeforeLinks) unlinked += 1
      else if (!(revision && follows && (await linkOf(revision, vault.service)) === chain)) changed += 1
      const seen = heads.get(willId)
      if (seen?.version === version && seen.chain !== chain) contradicted.add(willId)
      newest.set(willId, version)
      before = { willId, version, chain }
      revisions += 1
    }
    if (page.length < PAGE) break
  }

  let missing = 0
  for (const { willId, version } of heads.values()) {
    const now = newest.get(willId)
    if (now === undefined) missing += (await wasDeleted(db, vault, willId)) ? 0 : 1
    else if (now < version) contradicted.add(willId)
  }
  return { revisions, wills: newest.size, unlinked, changed, rolledBack: contradicted.size, missing }
}

/** Whether a will that is not there was deleted with its account, as the product does it. */
export const wasDeleted = async (
  db: Database,
  { service }: Pick<Vault, 'service'>,
  willId: number,
): Promise<boolean> => {
  const record = await db
    .selectFrom('closed_accounts')
    .select('reference')
    .where('will_reference', '=', await service.willReference(willId))
    .executeTakeFirst()
  return record !== undefined
}

export type StateFindings = {
  /** Wills of which something was said beside their answers. */
  readonly wills: number
  /** Those of which it is not what was noted last, or was not noted one after another. */
  readonly changed: number
  /** Those of which more was seen, or something else, than is there. */
  readonly rolledBack: number
}

/**
 * Looks whether what is said of each will beside its answers is what was noted last: its signing, readings, documents, what experts
 * found and firms wrote. It changes nothing.
 */
export const verifyStates = async (db: Database, vault: Vault, { heads, forked }: Seen): Promise<StateFindings> => {
  const rolledBack = new Set(forked)
  const newest = new Map<number, number>()
  let changed = 0

  const isAsNoted = async (userId: number, willId: number): Promise<boolean> => {
    const links = await records(db, 'will_states').all({ willId }, { by: 'version' })
    const last = links.at(-1)
    if (!last) return true
    newest.set(willId, last.version)
    const revisions = records(db, 'will_revisions')
    const saved = await revisions.first({ willId }, { by: '-version', only: ['version'] })
    let previous = ''
    for (const [version, link] of links.entries()) {
      const seen = heads.get(willId)
      if (seen?.version === version && seen.chain !== link.chain) rolledBack.add(willId)
      const follows = link.version === version && link.previous === previous
      if (!follows || link.chain !== (await stateLinkOf(link, vault))) return false
      previous = link.chain
    }
    if ((saved?.version ?? -1) < last.revision) return false
    return last.state === (await stateOf(db, vault, userId).catch(() => undefined))
  }

  for (let after = 0; ; ) {
    const page = await records(db, 'wills').all({ id: above(after) }, { by: 'id', most: PAGE, only: ['id', 'userId'] })
    for (const { id, userId } of page) {
      after = id
      if (!(await isAsNoted(userId, id))) changed += 1
    }
    if (page.length < PAGE) break
  }
  for (const { willId, version } of heads.values())
    if ((newest.get(willId) ?? -1) < version && !(await wasDeleted(db, vault, willId))) rolledBack.add(willId)
  return { wills: newest.size, changed, rolledBack: rolledBack.size }
}

/** How many documents in the database are not those of which the hash was noted when they were handed out. */
export const countOtherFiles = async (db: Database, vault: Vault): Promise<number> => {
  const { place } = tables.issued_files.columns.pdf.sealed
  let other = 0
  for (let after = 0; ; ) {
    const packs = await db
      .selectFrom('issued_packs')
      .select(['id', 'user_id', 'version', 'data_key_id'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const { id, user_id, version, data_key_id } of packs) {
      after = id
      const files = await records(db, 'issued_files').all(
        { packId: id, object: undefined },
        { only: ['name', 'sha256'] },
      )
      for (const { name, sha256 } of files) {
        const { pdf } = await db
          .selectFrom('issued_files')
          .select('pdf')
          .where('pack_id', '=', id)
          .where('name', '=', name)
          .executeTakeFirstOrThrow()
        const plain = await vault
          .decrypt(user_id, data_key_id, pdf, placeIn(place, { user_id, version, name }))
          .catch(() => undefined)
        if (!plain || createHash('sha256').update(plain).digest('hex') !== sha256) other += 1
      }
    }
    if (packs.length < PAGE) return other
  }
}
