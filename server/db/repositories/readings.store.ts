import { createHash } from 'node:crypto'
import { type Agreement, asOneText, type PartId, type PartRead } from '#core/reading/agreement.ts'
import { aad, retryIfKeyReplaced } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import type { VaultFor } from './keys.store.ts'

type NewAgreement = Pick<Agreement, 'part' | 'read' | 'version'> & {
  readonly at: Date
  readonly userId: number
  readonly willId: number
}

/** The agreements of customers to the parts of their wills. Each is kept, also once the words have changed. */
export type ReadingStore = {
  /** False when the will is not the customer's. */
  add(agreement: NewAgreement): Promise<boolean>
  /** Every agreement to a part of the customer's own will, the oldest first. */
  list(userId: number, willId: number): Promise<Agreement[]>
}

/** Agreements that are kept of one will. */
export const MAX_AGREEMENTS = 1000

type Body = { readonly part: PartId; readonly read: PartRead }

const hashOf = (read: PartRead): string => createHash('sha256').update(asOneText(read)).digest('hex')

export const createReadingStore = (db: Database, vaultFor: VaultFor): ReadingStore => {
  const vault = vaultFor(db)
  const isOwn = async (on: Database, userId: number, willId: number): Promise<boolean> =>
    (await on
      .selectFrom('wills')
      .select('id')
      .where('id', '=', willId)
      .where('user_id', '=', userId)
      .executeTakeFirst()) !== undefined

  const insert = async (on: Database, { userId, willId, part, read, version, at }: NewAgreement): Promise<boolean> => {
    if (!(await isOwn(on, userId, willId))) return false
    const key = await vaultFor(on).lockedKey(userId)
    const agreedAt = at.toISOString()
    const body: Body = { part, read }
    await on
      .insertInto('readings')
      .values({
        will_id: willId,
        version,
        agreed_at: agreedAt,
        body: vault.encrypt(key, Buffer.from(JSON.stringify(body)), aad.reading(willId, version, agreedAt)),
        data_key_id: key.id,
      })
      .execute()
    await on
      .deleteFrom('readings')
      .where('will_id', '=', willId)
      .where('id', '<', ({ selectFrom }) =>
        selectFrom('readings')
          .select('id')
          .where('will_id', '=', willId)
          .orderBy('id', 'desc')
          .limit(1)
          .offset(MAX_AGREEMENTS - 1),
      )
      .execute()
    return true
  }

  return {
    add: (agreement) =>
      db.isTransaction ? insert(db, agreement) : db.transaction().execute((on) => insert(on, agreement)),

    list: (userId, willId) =>
      retryIfKeyReplaced(async () => {
        const rows = await db
          .selectFrom('readings')
          .innerJoin('wills', 'wills.id', 'readings.will_id')
          .select(['readings.version', 'readings.agreed_at', 'readings.body', 'readings.data_key_id'])
          .where('readings.will_id', '=', willId)
          .where('wills.user_id', '=', userId)
          .orderBy('readings.id')
          .execute()
        return Promise.all(
          rows.map(async ({ version, agreed_at, body, data_key_id }) => {
            const json = await vault.decrypt(userId, data_key_id, body, aad.reading(willId, version, agreed_at))
            // Only `add` writes this column.
            const { part, read } = JSON.parse(json.toString()) as Body
            return { part, read, wordsHash: hashOf(read), version, at: agreed_at }
          }),
        )
      }),
  }
}
