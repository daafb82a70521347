import type { Database } from '../database.ts'
import { noneOr, not, type RecordOf, records } from '../records.ts'

/** A message to us, as the desk works on it. */
export type Message = RecordOf<'contact_messages'>
type Answer = { readonly at: Date; readonly staffId: number; readonly text: string }

export const createMessageStore = (db: Database) => {
  const messages = records(db, 'contact_messages')
  const answers = records(db, 'contact_answers')
  return {
    /** Those that are not closed, oldest first, and the newest that are. */
    list: async (closed: number): Promise<Message[]> => [
      ...(await messages.all({ closedAt: undefined }, { by: 'receivedAt' })),
      ...(await messages.all({ closedAt: not(undefined) }, { by: '-receivedAt', most: closed })),
    ],
    find: (id: number) => messages.first({ id }),
    /** Those from an address, newest first. */
    from: (email: string) =>
      messages.all(
        { and: (is) => is(is.fn('lower', ['email']), '=', email.toLowerCase()) },
        { by: '-receivedAt', most: 20 },
      ),
    answers: (id: number): Promise<Answer[]> => answers.all({ messageId: id }, { by: 'id' }),
    /** False when another person has it, or it is closed. */
    take: async (id: number, staffId: number): Promise<boolean> =>
      (await messages.change({ id, closedAt: undefined, takenBy: noneOr(staffId) }, { takenBy: staffId })) === 1,
    /** Keeps an answer. The first one is the one the clock stops at. */
    answer: async (id: number, answer: Answer): Promise<void> => {
      await answers.add({ messageId: id, ...answer })
      await messages.change({ id, answeredAt: undefined }, { answeredAt: answer.at })
    },
    /** False when it was closed before. */
    close: async (id: number, at: Date): Promise<boolean> =>
      (await messages.change({ id, closedAt: undefined }, { closedAt: at })) === 1,
  }
}
