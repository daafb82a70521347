import { createHash } from 'node:crypto'
import { type Agreement, asOneText } from '#core/reading/agreement.ts'
import type { Database } from '../database.ts'
import { records } from '../records.ts'
import type { VaultFor } from './keys.store.ts'
import { noteState, onceCommitted, type SawHead } from './revisions.store.ts'

type NewAgreement = Pick<Agreement, 'part' | 'read' | 'version'> & {
  readonly at: Date
  readonly userId: number
  readonly willId: number
}

/** Agreements that are kept of one will. */
export const MAX_AGREEMENTS = 1000

/** The agreements of customers to the parts of their wills. Each is kept, also once the words have changed. */
export type ReadingStore = ReturnType<typeof createReadingStore>

export const createReadingStore = (db: Database, vaultFor: VaultFor, saw: SawHead) => {
  const insert = async (
    on: Database,
    told: SawHead,
    { at, part, read, ...agreement }: NewAgreement,
  ): Promise<boolean> => {
    const { userId, willId } = agreement
    if ((await records(on, 'wills').count({ id: willId, userId })) === 0) return false
    const readings = records(on, 'readings', vaultFor(on))
    await readings.add({ ...agreement, at: at.toISOString(), body: { part, read } })
    const oldest: Parameters<typeof readings.remove>[0]['and'] = (is) => {
      const own = is.selectFrom('readings').select('id').where('will_id', '=', willId).orderBy('id', 'desc')
      return is('id', '<', own.limit(1).offset(MAX_AGREEMENTS - 1))
    }
    await readings.remove({ willId, and: oldest })
    await noteState(on, vaultFor(on), userId, told)
    return true
  }

  return {
    /** False when the will is not the customer's. */
    add: (agreement: NewAgreement) => onceCommitted(db, saw, (on, told) => insert(on, told, agreement)),
    /** Every agreement to a part of the customer's own will, the oldest first. */
    list: async (userId: number, willId: number): Promise<Agreement[]> => {
      const readings = records(db, 'readings', vaultFor(db))
      const found = await readings.all({ userId, willId }, { by: 'id', only: ['version', 'at', 'body'] })
      return found.map(({ body: { part, read }, ...agreed }) => {
        const wordsHash = createHash('sha256').update(asOneText(read)).digest('hex')
        return { part, read, wordsHash, ...agreed }
      })
    },
  }
}
