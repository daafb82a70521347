import type { NoteSigning } from '#core/api/after-signing.ts'
import { problemsOfSigning } from '#core/rules/signing.rules.ts'
import type { Day } from '#core/text/calendar-day.ts'
import { londonDay } from '#core/text/dates.ts'
import type { Will } from '#core/will/schema.ts'
import type { InTransaction, Stores } from '../../db/stores.ts'
import type { Clock } from '../../platform/clock.ts'
import { PaymentNeeded, refuseProblems } from '../../platform/errors.ts'
import type { AskForReview } from '../reviews/ask-for-review.ts'
import type { WillsService } from '../wills/wills.service.ts'

/** Each throws PaymentNeeded until the will is paid for. */
export type SigningService = {
  /**
   * Keeps when the will was signed, in front of whom and where it is. Saying it again replaces it. Throws Invalid, also when no
   * downloaded will has the fingerprint that was sent.
   */
  note(userId: number, noted: NoteSigning): Promise<Will>
  /** Forgets all of it: the will was not signed after all. */
  takeBack(userId: number): Promise<Will>
}

type Deps = {
  readonly wills: Pick<WillsService, 'stored'>
  readonly issuedDocuments: Pick<Stores['issuedDocuments'], 'list'>
  readonly inTransaction: InTransaction
  readonly askForReview: AskForReview
  readonly clock: Clock
  readonly today: () => Day
}

export const createSigningService = (deps: Deps): SigningService => {
  const { wills, issuedDocuments, inTransaction, askForReview, clock, today } = deps
  const paidWill = async (userId: number): Promise<Will> => {
    const { will } = await wills.stored(userId)
    if (will.paid !== 1) throw new PaymentNeeded()
    return will
  }

  /** The day on which the will with this fingerprint was made first. */
  const madeOn = async (userId: number, fingerprint: string | undefined): Promise<Day | undefined> => {
    if (fingerprint === undefined) return undefined
    const packs = (await issuedDocuments.list(userId)).filter((pack) => pack.fingerprint === fingerprint)
    const first = packs.at(-1)
    if (!first) refuseProblems([{ field: 'fingerprint', code: 'SELECT_OPTION' }])
    return first && londonDay(first.made)
  }

  return {
    note: async (userId, { storage, ...signing }) => {
      await paidWill(userId)
      refuseProblems(problemsOfSigning({ ...signing, storage }, today(), await madeOn(userId, signing.fingerprint)))
      await inTransaction(async (stores) => {
        await stores.entitlements.lock(userId)
        await stores.wills.setAfterSigning(userId, (before) => ({ ...before, signing, storage: storage.trim() }))
        await stores.audit.add(userId, 'noted the signing', clock())
        await askForReview(stores, userId)
      })
      return paidWill(userId)
    },

    takeBack: async (userId) => {
      const before = await paidWill(userId)
      if (before.signing === undefined) return before
      await inTransaction(async (stores) => {
        await stores.entitlements.lock(userId)
        await stores.wills.setAfterSigning(userId, ({ signing: _signing, storage: _storage, ...rest }) => rest)
        await stores.audit.add(userId, 'took back the note of the signing', clock())
      })
      return paidWill(userId)
    },
  }
}
