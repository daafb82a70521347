import { createHash } from 'node:crypto'
import type { Seen } from '../adapters/revision-witness.ts'
import type { Vault } from '../crypto/vault.ts'
import type { Database } from '../db/database.ts'
import { above, records } from '../db/records.ts'
import { stateLinkOf, stateOf } from '../db/repositories/revisions.store.ts'
import { placeIn } from '../db/schema/columns.ts'
import { tables } from '../db/schema/tables.ts'
import { wasDeleted } from './verify-revisions.ts'

/** Wills read at once. */
const PAGE = 200

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
