import type { Database } from '../database.ts'
import { type RecordOf, recordIn, records } from '../records.ts'

/** A change of words that a member of staff asked for. `who`: their name. */
export type AskedChange = RecordOf<'asked_changes'> & { readonly who: string | undefined }

type Asked = Pick<AskedChange, 'piece' | 'hash' | 'words' | 'wish'> & { readonly staffId: number }

export const createAskedChangeStore = (db: Database) => {
  const changes = records(db, 'asked_changes')
  return {
    /** Once, while it waits: the same again, as after a lost reply, changes nothing. */
    add: async (asked: Asked, at: Date): Promise<void> => {
      if ((await changes.count({ ...asked, answer: undefined })) === 0) await changes.add({ ...asked, at })
    },
    /** The newest, newest first: of one piece, or of all. */
    list: async (most: number, piece?: string): Promise<AskedChange[]> => {
      const asked = db
        .selectFrom('asked_changes')
        .leftJoin('staff', 'staff.id', 'asked_changes.staff_id')
        .select(['asked_changes.id', 'piece', 'hash', 'words', 'wish', 'at', 'answer', 'staff.name'])
        .orderBy('at', 'desc')
        .limit(most)
      const rows = await (piece === undefined ? asked : asked.where('piece', '=', piece)).execute()
      return rows.map((row) => ({ ...recordIn('asked_changes', row), who: row.name ?? undefined }))
    },
    /** False when there is no such change, or it was answered already. */
    answer: async (id: number, given: { answer: string; staffId: number }, answeredAt: Date): Promise<boolean> => {
      const { answer, staffId: answeredBy } = given
      return (await changes.change({ id, answer: undefined }, { answer, answeredBy, answeredAt })) === 1
    },
  }
}
