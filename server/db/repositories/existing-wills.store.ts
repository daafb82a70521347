import type { WillAnswers } from '#core/existing-will/questions.ts'
import type { Vault } from '../../crypto/vault.ts'
import type { Database } from '../database.ts'
import { below, not, type RecordOf, records } from '../records.ts'
import type { VaultFor } from './keys.store.ts'
import { noteState, type SawHead } from './revisions.store.ts'

const shown = ['answers', 'answeredAt'] as const
export type ExistingWillCheck = RecordOf<'existing_will_checks', (typeof shown)[number]>

export type ExistingWillCheckStore = ReturnType<typeof createExistingWillCheckStore>

export const createExistingWillCheckStore = (db: Database, vaultFor: VaultFor) => {
  const checks = records(db, 'existing_will_checks', vaultFor(db))
  return {
    /** Keeps the answers an order pays to have looked at; a repeat replaces them. */
    keep: (userId: number, externalId: string, answers: WillAnswers, answeredAt: Date): Promise<void> =>
      db.transaction().execute(async (on) => {
        const kept = records(on, 'existing_will_checks', vaultFor(on))
        if (await kept.addNew({ userId, externalId, answers, answeredAt }, 'externalId')) return
        await kept.change({ userId, externalId }, { answers, answeredAt })
      }),
    find: (userId: number, externalId: string) => checks.first({ userId, externalId }, { only: shown }),
    /** Every check of a person, the oldest first. */
    list: (userId: number) => checks.all({ userId }, { by: 'answeredAt', only: shown }),
  }
}

/** A will that a customer asked an expert to read, without what was found. */
export type ExpertReview = RecordOf<'expert_reviews'>

export type NewExpertReview = Pick<ExpertReview, 'userId' | 'orderId'> & { readonly consent: string; readonly at: Date }

export const createExpertReviewStore = (db: Database, vault: Vault, saw: SawHead) => {
  const reviews = records(db, 'expert_reviews', vault)
  type Where = Parameters<typeof reviews.first>[0]
  /** Money that went back takes its reading out of the queue. */
  const paidFor = (where: Where): Where => ({
    ...where,
    and: ({ exists, selectFrom }) =>
      exists(
        selectFrom('entitlements')
          .select('entitlements.order_id')
          .whereRef('entitlements.order_id', '=', 'expert_reviews.order_id')
          .where('product', '=', 'check')
          .where('revoked_at', 'is', null),
      ),
  })

  /** Whether one was changed: then what is said of that customer's will is noted. */
  const noted = async (changed: readonly { readonly userId: number }[]): Promise<boolean> => {
    for (const { userId } of changed) await noteState(db, vault, userId, saw)
    return changed.length === 1
  }
  const owner = ['userId'] as const

  return {
    /** Asking again for the same order changes nothing. True when this call was the first. */
    ask: async ({ at: askedAt, ...asked }: NewExpertReview): Promise<boolean> =>
      noted([await reviews.addNew({ ...asked, askedAt }, 'orderId')].flatMap((added) => added ?? [])),
    /** False when there is none, or it has been sent. */
    revoke: async (userId: number, orderId: number): Promise<boolean> =>
      noted(await reviews.take({ userId, orderId, sentAt: undefined }, owner)),
    of: (userId: number, orderId: number) => reviews.first({ userId, orderId }),
    findings: async (userId: number, id: number) =>
      (await reviews.first({ userId, id }, { only: ['findings'] }))?.findings,
    /** How many are waiting that were asked for before then. */
    before: (askedAt: Date) =>
      reviews.count(paidFor({ takenAt: undefined, sentAt: undefined, askedAt: below(askedAt) })),

    /** For the experts: those still paid for and not sent, the oldest first. */
    queue: () => reviews.all(paidFor({ sentAt: undefined }), { by: 'askedAt' }),
    find: (id: number) => reviews.first(paidFor({ id })),
    /** True when this call took it. `by`: at the desk, where what was taken on the command line can be taken too. */
    take: async (id: number, at: Date, by?: number): Promise<boolean> => {
      const free = by === undefined ? { takenAt: undefined } : { takenBy: undefined }
      return noted(await reviews.changed({ id, sentAt: undefined, ...free }, { takenAt: at, takenBy: by }, owner))
    },
    /** Back to its place in the queue. True when this person had it. */
    giveBack: async (id: number, by: number): Promise<boolean> =>
      noted(
        await reviews.changed(
          { id, takenBy: by, sentAt: undefined },
          { takenAt: undefined, takenBy: undefined },
          owner,
        ),
      ),
    /** In a transaction. True when this call sent it: it has to be taken, and is sent once. */
    send: async ({ id, userId }: Pick<ExpertReview, 'id' | 'userId'>, findings: string, at: Date): Promise<boolean> =>
      noted(
        await reviews.changed(
          { id, userId, takenAt: not(undefined), sentAt: undefined },
          { findings, sentAt: at },
          owner,
        ),
      ),
  }
}
