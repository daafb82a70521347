import { lpasBought, problemsOfLpas } from '#core/lpa/lpas.ts'
import type { Will } from '#core/will/schema.ts'
import type { Means } from '../../mail/enqueue.ts'
import { isoDayOf } from '../../platform/clock.ts'
import { PaymentNeeded, refuseProblems, Stale } from '../../platform/errors.ts'
import type { WillsService } from '../wills/wills.service.ts'

type Deps = Means<'inTransaction' | 'today'> & {
  readonly wills: Pick<WillsService, 'paid' | 'stored'>
}

export const createLpaService = ({ wills, inTransaction, today }: Deps) => {
  const paidFor = async (userId: number): Promise<Will> => {
    const will = await wills.paid(userId)
    if (lpasBought(will) === 'none') throw new PaymentNeeded()
    return will
  }

  const settled = async (userId: number, lpoaDate: string | undefined): Promise<Will> => {
    await inTransaction((stores) => stores.wills.setStatusFields(userId, { lpoaDate }))
    return (await wills.stored(userId)).will
  }

  return {
    /**
     * Completes the powers of attorney that were bought, in this version: from now on their sheets are among the documents.
     * Throws PaymentNeeded, Stale, and Invalid with what is missing.
     */
    complete: async (userId: number, version: number): Promise<Will> => {
      const will = await paidFor(userId)
      if (will.version !== version) throw new Stale(will)
      refuseProblems(problemsOfLpas(will, lpasBought(will), today()))
      return will.lpoaDate === undefined ? settled(userId, isoDayOf(today())) : will
    },

    /** Opens them for changes. Throws PaymentNeeded. */
    reopen: async (userId: number): Promise<Will> => {
      const will = await paidFor(userId)
      return will.lpoaDate === undefined ? will : settled(userId, undefined)
    },
  }
}
