import type { Database } from '../db/database.ts'
import { isPostgres } from '../db/dialects.ts'
import type { Clock } from '../platform/clock.ts'
import type { RandomBytes } from '../platform/random.ts'
import { rewrap } from './data-keys.ts'
import { keyringOf } from './keyring.ts'
import type { MasterKeys } from './master-keys.ts'
import {
  placeOfFile,
  placeOfFindings,
  placeOfInvitation,
  placeOfPack,
  placeOfRevision,
  placeOfWillCheck,
} from './places.ts'
import { safeOf } from './safe.ts'

/** Rows looked at together. */
const PAGE = 200

type Needs = {
  readonly db: Database
  readonly masterKeys: MasterKeys
  readonly randomBytes: RandomBytes
  readonly clock: Clock
}

/**
 * Seals every customer's key with the newest master key. What customers said stays as it is, so a running server notices
 * nothing, as long as it has both master keys. How many were sealed anew. Throws CannotOpen at a key no master key opens.
 */
export const rotateMaster = async ({ db, masterKeys, randomBytes }: Needs): Promise<number> => {
  const [newest] = masterKeys()
  let count = 0
  for (let after = 0; ; ) {
    const page = await db
      .selectFrom('data_keys')
      .select(['id', 'user_id', 'wrapped', 'master_key_id'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    for (const { id, user_id, wrapped, master_key_id } of page) {
      after = id
      if (master_key_id === newest.id) continue
      const again = rewrap(user_id, { wrapped, master_key_id }, masterKeys, randomBytes)
      const { numUpdatedRows } = await db
        .updateTable('data_keys')
        .set(again)
        .where('id', '=', id)
        .where('master_key_id', '=', master_key_id)
        .executeTakeFirst()
      count += Number(numUpdatedRows)
    }
    if (page.length < PAGE) return count
  }
}

/** Gives a customer a new key, seals everything they said with it, and forgets the old one: all of it or nothing. */
export const renewKeyOf = (userId: number, { db, masterKeys, randomBytes, clock }: Needs): Promise<void> =>
  db.transaction().execute(async (on) => {
    // Every save of the customer waits here until the new key is there.
    await on
      .selectFrom('data_keys')
      .select('id')
      .where('user_id', '=', userId)
      .$if(isPostgres(on), (query) => query.forUpdate())
      .execute()
    const keyring = keyringOf({ masterKeys, randomBytes, clock })
    const key = await keyring.add(on, userId)
    const safe = safeOf(keyring, randomBytes)
    const again = async (keyId: number, sealed: Uint8Array, place: string): Promise<Uint8Array> =>
      safe.seal(key, await safe.open(on, userId, keyId, sealed, place), place)

    const revisions = await on
      .selectFrom('will_revisions')
      .innerJoin('wills', 'wills.id', 'will_revisions.will_id')
      .select(['will_id', 'version', 'body', 'data_key_id'])
      .where('user_id', '=', userId)
      .execute()
    for (const { will_id, version, body, data_key_id } of revisions)
      await on
        .updateTable('will_revisions')
        .set({ body: await again(data_key_id, body, placeOfRevision(will_id, version)), data_key_id: key.id })
        .where('will_id', '=', will_id)
        .where('version', '=', version)
        .execute()

    const packs = await on
      .selectFrom('issued_packs')
      .select(['id', 'version', 'about', 'data_key_id'])
      .where('user_id', '=', userId)
      .execute()
    for (const { id, version, about, data_key_id } of packs) {
      const files = await on.selectFrom('issued_files').select(['name', 'pdf']).where('pack_id', '=', id).execute()
      for (const { name, pdf } of files)
        await on
          .updateTable('issued_files')
          .set({ pdf: await again(data_key_id, pdf, placeOfFile(userId, version, name)) })
          .where('pack_id', '=', id)
          .where('name', '=', name)
          .execute()
      await on
        .updateTable('issued_packs')
        .set({ about: await again(data_key_id, about, placeOfPack(userId, version)), data_key_id: key.id })
        .where('id', '=', id)
        .execute()
    }

    const checks = await on
      .selectFrom('existing_will_checks')
      .select(['external_id', 'answers', 'data_key_id'])
      .where('user_id', '=', userId)
      .execute()
    for (const { external_id, answers, data_key_id } of checks)
      await on
        .updateTable('existing_will_checks')
        .set({ answers: await again(data_key_id, answers, placeOfWillCheck(external_id)), data_key_id: key.id })
        .where('external_id', '=', external_id)
        .execute()

    const invitations = await on
      .selectFrom('couples')
      .select(['order_id', 'email', 'data_key_id'])
      .where('user_id', '=', userId)
      .execute()
    for (const { order_id, email, data_key_id } of invitations)
      if (email !== null && data_key_id !== null)
        await on
          .updateTable('couples')
          .set({ email: await again(data_key_id, email, placeOfInvitation(order_id)), data_key_id: key.id })
          .where('order_id', '=', order_id)
          .execute()

    const readings = await on
      .selectFrom('expert_reviews')
      .select(['id', 'findings', 'data_key_id'])
      .where('user_id', '=', userId)
      .execute()
    for (const { id, findings, data_key_id } of readings)
      if (findings !== null && data_key_id !== null)
        await on
          .updateTable('expert_reviews')
          .set({ findings: await again(data_key_id, findings, placeOfFindings(id)), data_key_id: key.id })
          .where('id', '=', id)
          .execute()

    await on.deleteFrom('data_keys').where('user_id', '=', userId).where('id', '!=', key.id).execute()
  })

/** Gives every customer who has a key a new one. How many. Saves go on meanwhile. */
export const renewKeys = async (needs: Needs): Promise<number> => {
  let count = 0
  for (let after = 0; ; ) {
    const page = await needs.db
      .selectFrom('data_keys')
      .select('user_id')
      .distinct()
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(PAGE)
      .execute()
    for (const { user_id } of page) {
      after = user_id
      await renewKeyOf(user_id, needs)
      count += 1
    }
    if (page.length < PAGE) return count
  }
}
