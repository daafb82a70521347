import { createKeyring, type DataKey, type KeyringDeps, rewrapDataKey } from '../crypto/keyring.ts'
import { createServiceKeys, rewrapServiceKey } from '../crypto/service-keys.ts'
import { aad, createVault } from '../crypto/vault.ts'
import type { ObjectStore } from '../objects/object-store.ts'
import type { Database } from './database.ts'
import { isPostgres } from './dialects.ts'
import {
  createDataKeyStore,
  createServiceKeyStore,
  listServiceKeys,
  replaceServiceKey,
} from './repositories/keys.store.ts'
import { bytesOfFile, neededByBackupsUntil, noteRemoved } from './repositories/stored-documents.store.ts'
import type { Tables } from './tables.ts'

/** Rows read at once. */
const PAGE = 200

/** `objects` is needed where documents are kept outside the database. */
type Deps = KeyringDeps & { readonly db: Database; readonly objects?: ObjectStore | undefined }

/** Encrypts the keys of the service with the newest master key. */
const rotateServiceKeys = async ({ db, masterKeys, randomBytes }: Deps): Promise<void> => {
  for (const { name, ...wrapped } of await listServiceKeys(db))
    if (wrapped.master_key_id !== masterKeys()[0].id)
      await replaceServiceKey(db, name, wrapped, rewrapServiceKey(name, wrapped, masterKeys, randomBytes))
}

/**
 * Encrypts every customer's key, and those of the service, with the newest master key. Returns how many customers' keys. The customers' answers stay as they are,
 * so a server may go on, as long as it has both master keys. Throws DecryptionFailed at a key that no master key decrypts.
 */
export const rotateMasterKey = async (deps: Deps): Promise<number> => {
  const { db, masterKeys, randomBytes } = deps
  await rotateServiceKeys(deps)
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
      const rewrapped = rewrapDataKey(user_id, { wrapped, master_key_id }, masterKeys, randomBytes)
      const { numUpdatedRows } = await db
        .updateTable('data_keys')
        .set(rewrapped)
        .where('id', '=', id)
        .where('master_key_id', '=', master_key_id)
        .executeTakeFirst()
      count += Number(numUpdatedRows)
    }
    if (page.length < PAGE) return count
  }
}

/** Every table that keeps something under a customer's key. */
export type TableUnderKey = {
  [T in keyof Tables]: Exclude<Extract<keyof Tables[T], `${string}_key_id`>, 'master_key_id'> extends never ? never : T
}[keyof Tables]

type Replacing = {
  readonly on: Database
  readonly userId: number
  /** The new one. */
  readonly key: DataKey
  readonly reencrypted: (keyId: number, encrypted: Uint8Array, place: string) => Promise<Uint8Array>
  readonly deps: Deps
}

/**
 * How what a customer has in each table is encrypted with their new key. A table that is missing here does not compile:
 * what is still under the old key is lost with it.
 */
const withNewKey: { readonly [T in TableUnderKey]: (replacing: Replacing) => Promise<void> } = {
  will_revisions: async ({ on, userId, key, reencrypted }) => {
    const revisions = await on
      .selectFrom('will_revisions')
      .innerJoin('wills', 'wills.id', 'will_revisions.will_id')
      .select(['will_id', 'version', 'body', 'data_key_id'])
      .where('user_id', '=', userId)
      .execute()
    for (const { will_id, version, body, data_key_id } of revisions)
      await on
        .updateTable('will_revisions')
        .set({ body: await reencrypted(data_key_id, body, aad.revision(will_id, version)), data_key_id: key.id })
        .where('will_id', '=', will_id)
        .where('version', '=', version)
        .execute()
  },

  readings: async ({ on, userId, key, reencrypted }) => {
    const readings = await on
      .selectFrom('readings')
      .innerJoin('wills', 'wills.id', 'readings.will_id')
      .select(['readings.id', 'will_id', 'version', 'agreed_at', 'body', 'data_key_id'])
      .where('user_id', '=', userId)
      .execute()
    for (const { id, will_id, version, agreed_at, body, data_key_id } of readings)
      await on
        .updateTable('readings')
        .set({
          body: await reencrypted(data_key_id, body, aad.reading(will_id, version, agreed_at)),
          data_key_id: key.id,
        })
        .where('id', '=', id)
        .execute()
  },

  wills: async ({ on, userId, key, reencrypted }) => {
    const wills = await on
      .selectFrom('wills')
      .select(['id', 'after_signing', 'after_signing_key_id', 'visited', 'visited_key_id'])
      .where('user_id', '=', userId)
      .execute()
    for (const { id, after_signing, after_signing_key_id, visited, visited_key_id } of wills) {
      if (after_signing !== null && after_signing_key_id !== null)
        await on
          .updateTable('wills')
          .set({
            after_signing: await reencrypted(after_signing_key_id, after_signing, aad.afterSigning(id)),
            after_signing_key_id: key.id,
          })
          .where('id', '=', id)
          .execute()
      if (visited !== null && visited_key_id !== null)
        await on
          .updateTable('wills')
          .set({ visited: await reencrypted(visited_key_id, visited, aad.visited(id)), visited_key_id: key.id })
          .where('id', '=', id)
          .execute()
    }
  },

  prints: async ({ on, userId, key, reencrypted }) => {
    const prints = await on
      .selectFrom('prints')
      .select(['order_id', 'address', 'data_key_id'])
      .where('user_id', '=', userId)
      .execute()
    for (const { order_id, address, data_key_id } of prints)
      await on
        .updateTable('prints')
        .set({ address: await reencrypted(data_key_id, address, aad.printAddress(order_id)), data_key_id: key.id })
        .where('order_id', '=', order_id)
        .execute()
  },

  issued_packs: async ({ on, userId, key, reencrypted, deps }) => {
    const packs = await on
      .selectFrom('issued_packs')
      .select(['id', 'version', 'about', 'data_key_id'])
      .where('user_id', '=', userId)
      .execute()
    for (const { id, version, about, data_key_id } of packs) {
      const files = await on
        .selectFrom('issued_files')
        .select(['name', 'pdf', 'object', 'first_page'])
        .where('pack_id', '=', id)
        .execute()
      for (const { name, pdf, object, first_page } of files) {
        if (object !== null) await noteRemoved(on, object, neededByBackupsUntil(deps.clock()))
        await on
          .updateTable('issued_files')
          .set({
            // Back into the database, from where it is moved out again.
            pdf: await reencrypted(
              data_key_id,
              await bytesOfFile({ pdf, object }, deps.objects),
              aad.issuedFile(userId, version, name),
            ),
            object: null,
            ...(first_page && {
              first_page: await reencrypted(data_key_id, first_page, aad.firstPage(userId, version, name)),
            }),
          })
          .where('pack_id', '=', id)
          .where('name', '=', name)
          .execute()
      }
      await on
        .updateTable('issued_packs')
        .set({
          about: await reencrypted(data_key_id, about, aad.issuedPack(userId, version)),
          data_key_id: key.id,
          outside_at: null,
        })
        .where('id', '=', id)
        .execute()
    }
  },

  existing_will_checks: async ({ on, userId, key, reencrypted }) => {
    const checks = await on
      .selectFrom('existing_will_checks')
      .select(['external_id', 'answers', 'data_key_id'])
      .where('user_id', '=', userId)
      .execute()
    for (const { external_id, answers, data_key_id } of checks)
      await on
        .updateTable('existing_will_checks')
        .set({
          answers: await reencrypted(data_key_id, answers, aad.existingWillAnswers(external_id)),
          data_key_id: key.id,
        })
        .where('external_id', '=', external_id)
        .execute()
  },

  couples: async ({ on, userId, key, reencrypted }) => {
    const invitations = await on
      .selectFrom('couples')
      .select(['order_id', 'email', 'data_key_id'])
      .where('user_id', '=', userId)
      .execute()
    for (const { order_id, email, data_key_id } of invitations)
      if (email !== null && data_key_id !== null)
        await on
          .updateTable('couples')
          .set({ email: await reencrypted(data_key_id, email, aad.invitation(order_id)), data_key_id: key.id })
          .where('order_id', '=', order_id)
          .execute()
  },

  expert_reviews: async ({ on, userId, key, reencrypted }) => {
    const reviews = await on
      .selectFrom('expert_reviews')
      .select(['id', 'findings', 'data_key_id'])
      .where('user_id', '=', userId)
      .execute()
    for (const { id, findings, data_key_id } of reviews)
      if (findings !== null && data_key_id !== null)
        await on
          .updateTable('expert_reviews')
          .set({ findings: await reencrypted(data_key_id, findings, aad.expertFindings(id)), data_key_id: key.id })
          .where('id', '=', id)
          .execute()
  },

  referral_replies: async ({ on, userId, key, reencrypted }) => {
    const replies = await on
      .selectFrom('referral_replies')
      .innerJoin('referrals', 'referrals.id', 'referral_replies.referral_id')
      .select([
        'referral_replies.id',
        'referral_replies.referral_id',
        'referral_replies.at',
        'referral_replies.body',
        'referral_replies.data_key_id',
      ])
      .where('referrals.user_id', '=', userId)
      .execute()
    for (const { id, referral_id, at, body, data_key_id } of replies)
      await on
        .updateTable('referral_replies')
        .set({ body: await reencrypted(data_key_id, body, aad.firmReply(referral_id, at)), data_key_id: key.id })
        .where('id', '=', id)
        .execute()
  },

  authenticators: async ({ on, userId, key, reencrypted }) => {
    const authenticators = await on
      .selectFrom('authenticators')
      .select(['id', 'secret', 'data_key_id'])
      .where('user_id', '=', userId)
      .execute()
    for (const { id, secret, data_key_id } of authenticators)
      await on
        .updateTable('authenticators')
        .set({ secret: await reencrypted(data_key_id, secret, aad.authenticator(userId, id)), data_key_id: key.id })
        .where('id', '=', id)
        .execute()
  },
}

/** Gives a customer a new key, encrypts all their answers and documents with it, and deletes the old one, in one transaction. */
export const replaceDataKey = (userId: number, deps: Deps): Promise<void> =>
  deps.db.transaction().execute(async (on) => {
    // Every save of the customer waits until the new key is there.
    await on
      .selectFrom('data_keys')
      .select('id')
      .where('user_id', '=', userId)
      .$if(isPostgres(on), (query) => query.forUpdate())
      .execute()
    const keyring = createKeyring(deps)
    const keys = createDataKeyStore(on)
    const key = await keyring.add(keys, userId)
    const vault = createVault(keyring, keys, createServiceKeys(deps)(createServiceKeyStore(on)), deps.randomBytes)
    const reencrypted = async (keyId: number, encrypted: Uint8Array, place: string): Promise<Uint8Array> =>
      vault.encrypt(key, await vault.decrypt(userId, keyId, encrypted, place), place)
    for (const replace of Object.values(withNewKey)) await replace({ on, userId, key, reencrypted, deps })
    await on.deleteFrom('data_keys').where('user_id', '=', userId).where('id', '!=', key.id).execute()
  })

/** Gives every customer who has a key a new one, and returns how many. Saves go on meanwhile. */
export const replaceDataKeys = async (deps: Deps): Promise<number> => {
  let count = 0
  for (let after = 0; ; ) {
    const page = await deps.db
      .selectFrom('data_keys')
      .select('user_id')
      .distinct()
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(PAGE)
      .execute()
    for (const { user_id } of page) {
      after = user_id
      await replaceDataKey(user_id, deps)
      count += 1
    }
    if (page.length < PAGE) return count
  }
}
