import { type ContactTopic, contactTopics } from '#core/constants.ts'
import { includes } from '#core/will/questions.ts'
import type { Database } from '../database.ts'

/** A message to us, as the desk works on it. */
export type Message = {
  readonly id: number
  readonly topic: ContactTopic
  readonly name: string
  readonly email: string
  readonly message: string
  readonly receivedAt: Date
  readonly takenBy: number | undefined
  readonly answeredAt: Date | undefined
  readonly closedAt: Date | undefined
}

export type Answer = { readonly at: Date; readonly staffId: number; readonly text: string }

export type MessageStore = {
  /** Those that are not closed, oldest first, and the newest that are. */
  list(closed: number): Promise<Message[]>
  find(id: number): Promise<Message | undefined>
  /** Those from an address, newest first. */
  from(email: string): Promise<Message[]>
  answers(id: number): Promise<Answer[]>
  /** False when another person has it, or it is closed. */
  take(id: number, staffId: number): Promise<boolean>
  /** Keeps an answer. The first one is the one the clock stops at. */
  answer(id: number, answer: Answer): Promise<void>
  /** False when it was closed before. */
  close(id: number, at: Date): Promise<boolean>
}

export const createMessageStore = (db: Database): MessageStore => {
  const select = () => db.selectFrom('contact_messages').selectAll()
  type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>
  const dated = (at: string | null): Date | undefined => (at === null ? undefined : new Date(at))
  const messageOf = (row: Row): Message => ({
    id: row.id,
    topic: includes(contactTopics, row.topic) ? row.topic : 'A question',
    name: row.name,
    email: row.email,
    message: row.message,
    receivedAt: new Date(row.created_at),
    takenBy: row.taken_by ?? undefined,
    answeredAt: dated(row.answered_at),
    closedAt: dated(row.closed_at),
  })
  return {
    list: async (closed) => {
      const open = await select().where('closed_at', 'is', null).orderBy('id').execute()
      const done = await select().where('closed_at', 'is not', null).orderBy('id', 'desc').limit(closed).execute()
      return [...open, ...done].map(messageOf)
    },
    find: async (id) => {
      const row = await select().where('id', '=', id).executeTakeFirst()
      return row && messageOf(row)
    },
    from: async (email) => {
      const rows = await select()
        .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
        .orderBy('id', 'desc')
        .limit(20)
        .execute()
      return rows.map(messageOf)
    },
    answers: async (id) => {
      const rows = await db
        .selectFrom('contact_answers')
        .selectAll()
        .where('message_id', '=', id)
        .orderBy('id')
        .execute()
      return rows.map(({ at, staff_id, text }) => ({ at: new Date(at), staffId: staff_id, text }))
    },
    take: async (id, staffId) => {
      const { numUpdatedRows } = await db
        .updateTable('contact_messages')
        .set({ taken_by: staffId })
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .where((is) => is.or([is('taken_by', 'is', null), is('taken_by', '=', staffId)]))
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
    answer: async (id, { at, staffId, text }) => {
      await db
        .insertInto('contact_answers')
        .values({ message_id: id, staff_id: staffId, text, at: at.toISOString() })
        .execute()
      await db
        .updateTable('contact_messages')
        .set({ answered_at: at.toISOString() })
        .where('id', '=', id)
        .where('answered_at', 'is', null)
        .execute()
    },
    close: async (id, at) => {
      const { numUpdatedRows } = await db
        .updateTable('contact_messages')
        .set({ closed_at: at.toISOString() })
        .where('id', '=', id)
        .where('closed_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }
}
