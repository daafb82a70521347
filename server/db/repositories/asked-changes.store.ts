import type { Database } from '../database.ts'

/** A change of words that somebody at the desk asked for. */
export type AskedChange = {
  readonly id: number
  /** The piece of words, and its hash as it was read. */
  readonly piece: string
  readonly hash: string
  /** The exact words it is about; empty where it is about all of the piece. */
  readonly words: string
  readonly wish: string
  readonly at: Date
  /** Name of who asked. */
  readonly who: string | undefined
  readonly answer: string | undefined
}

export type AskedChangeStore = {
  /** Once, while it waits: the same again, as after a lost reply, changes nothing. */
  add(
    asked: Pick<AskedChange, 'piece' | 'hash' | 'words' | 'wish'> & { readonly staffId: number },
    at: Date,
  ): Promise<void>
  /** The newest, newest first: of one piece, or of all. */
  list(most: number, piece?: string): Promise<AskedChange[]>
  /** False when there is no such change, or it was answered already. */
  answer(id: number, given: { readonly answer: string; readonly staffId: number }, at: Date): Promise<boolean>
}

export const createAskedChangeStore = (db: Database): AskedChangeStore => ({
  add: async ({ piece, hash, words, wish, staffId }, at) => {
    const waiting = await db
      .selectFrom('asked_changes')
      .select('id')
      .where('piece', '=', piece)
      .where('hash', '=', hash)
      .where('words', '=', words)
      .where('wish', '=', wish)
      .where('staff_id', '=', staffId)
      .where('answer', 'is', null)
      .executeTakeFirst()
    if (waiting) return
    await db
      .insertInto('asked_changes')
      .values({ piece, hash, words, wish, staff_id: staffId, at: at.toISOString() })
      .execute()
  },
  list: async (most, piece) => {
    const asked = db
      .selectFrom('asked_changes')
      .leftJoin('staff', 'staff.id', 'asked_changes.staff_id')
      .select(['asked_changes.id', 'piece', 'hash', 'words', 'wish', 'at', 'answer', 'staff.name'])
      .orderBy('asked_changes.id', 'desc')
      .limit(most)
    const rows = await (piece === undefined ? asked : asked.where('piece', '=', piece)).execute()
    return rows.map(({ name, answer, at, ...rest }) => ({
      ...rest,
      at: new Date(at),
      who: name ?? undefined,
      answer: answer ?? undefined,
    }))
  },
  answer: async (id, { answer, staffId }, at) => {
    const { numUpdatedRows } = await db
      .updateTable('asked_changes')
      .set({ answer, answered_by: staffId, answered_at: at.toISOString() })
      .where('id', '=', id)
      .where('answer', 'is', null)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  },
})
