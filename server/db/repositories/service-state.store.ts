import type { Database } from '../database.ts'

/** Money that has still to come, or to go back. */
export type WaitingMoney = {
  readonly orderId: number
  readonly what: 'payment' | 'refund' | 'dispute'
  readonly since: Date
}

/** How the service stands, in counts. */
export type ServiceStateStore = {
  /** Mail that was due before then and has not been handed over, and mail that was given up. */
  mail(dueBefore: Date): Promise<{ readonly late: number; readonly failed: number }>
  /** Longest first. Orders that were begun and left are not waited for. */
  money(most: number): Promise<WaitingMoney[]>
}

const countIn = (row: { readonly count: number | string }): number => Number(row.count)

export const createServiceStateStore = (db: Database): ServiceStateStore => ({
  mail: async (dueBefore) => {
    const mails = () => db.selectFrom('mail_outbox').select(({ fn }) => fn.countAll<number | string>().as('count'))
    const late = await mails()
      .where('failed_at', 'is', null)
      .where('due_at', '<', dueBefore.getTime())
      .executeTakeFirstOrThrow()
    const failed = await mails().where('failed_at', 'is not', null).executeTakeFirstOrThrow()
    return { late: countIn(late), failed: countIn(failed) }
  },

  money: async (most) => {
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'state', 'created_at', 'disputed_at'])
      .where((is) =>
        is.or([
          is('state', 'in', ['pending', 'disputed']),
          is.and([is('state', '=', 'paid'), is('refund_reason', 'is not', null)]),
        ]),
      )
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map(({ id, state, created_at, disputed_at }) => ({
      orderId: id,
      what: state === 'disputed' ? 'dispute' : state === 'pending' ? 'payment' : 'refund',
      since: new Date(disputed_at ?? created_at),
    }))
  },
})
