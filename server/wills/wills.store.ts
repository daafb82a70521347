import { editable, newWill } from '#core/will/new-will.ts'
import type { EditableWill, Will } from '#core/will/schema.ts'
import type { Database } from '../store/database.ts'
import type { Commit } from '../store/group-commit.ts'
import { type Standing, standingOf } from './standing.ts'

export type StoredWill = { readonly will: Will; readonly updatedAt: Date }
export type WillEntry = Pick<Will, 'id' | 'version' | 'paid'>

/** Wills by their owner. Nobody reaches another's. */
export type Wills = {
  /** The id of the owner's will, made now if there is none. */
  init(userId: number, at: Date): Promise<number>
  find(userId: number): Promise<StoredWill | undefined>
  list(userId: number): Promise<WillEntry[]>
  /** Keeps a changed will, durably, if its version is still the one stored. The will as kept, or undefined. */
  save(userId: number, changed: Will, at: Date): Promise<Will | undefined>
  /** Marks the owner's will as paid for. It is no change of the customer's, so the version stays. */
  setStanding(userId: number, change: Partial<Standing>): Promise<void>
}

type Row = { id: number; version: number; body: string; standing: string }

// Only this file writes the two columns, from values that a schema has let in.
const willOf = ({ id, version, body, standing }: Row): Will => ({
  id,
  version,
  ...(JSON.parse(standing) as Standing),
  ...(JSON.parse(body) as EditableWill),
})

export const willsIn = (db: Database, commit: Commit = (write) => write(db)): Wills => {
  const rowOf = (userId: number) =>
    db
      .selectFrom('wills')
      .select(['id', 'version', 'body', 'standing', 'updated_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst()

  return {
    init: async (userId, at) => {
      const blank = newWill(0)
      await db
        .insertInto('wills')
        .values({
          user_id: userId,
          version: blank.version,
          body: JSON.stringify(editable(blank)),
          standing: JSON.stringify(standingOf(blank)),
          created_at: at.toISOString(),
          updated_at: at.toISOString(),
        })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute()
      const { id } = await db.selectFrom('wills').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()
      return id
    },

    find: async (userId) => {
      const row = await rowOf(userId)
      return row && { will: willOf(row), updatedAt: new Date(row.updated_at) }
    },

    list: async (userId) => {
      const row = await rowOf(userId)
      if (!row) return []
      const { id, version, paid } = willOf(row)
      return [{ id, version, paid }]
    },

    // One statement, so one transaction: the version is looked at and the will written with nothing in between.
    save: async (userId, changed, at) => {
      const version = changed.version + 1
      const body = JSON.stringify(editable(changed))
      const { numUpdatedRows } = await commit((on) =>
        on
          .updateTable('wills')
          .set({ version, body, updated_at: at.toISOString() })
          .where('user_id', '=', userId)
          .where('version', '=', changed.version)
          .executeTakeFirst(),
      )
      return numUpdatedRows === 1n ? { ...changed, version } : undefined
    },

    setStanding: async (userId, change) => {
      const row = await rowOf(userId)
      if (!row) return
      const standing: Standing = { ...(JSON.parse(row.standing) as Standing), ...change }
      await db
        .updateTable('wills')
        .set({ standing: JSON.stringify(standing) })
        .where('user_id', '=', userId)
        .execute()
    },
  }
}
