import type { ExistingWillCheckBody, ExistingWillReply } from '#core/api/existing-will.ts'
import { paymentStatuses } from '#core/catalogue/order.ts'
import { answeredFindings, answeredQuestions, gradeOf } from '#core/existing-will/results.ts'
import { londonDay } from '#core/text/dates.ts'
import { existingWillReport } from '#drafting/pack/existing-will-report.ts'
import { saidInWelsh, saidToReader } from '#drafting/pack/said-to-reader.ts'
import { refusals } from '#words/en/refusals.ts'
import type { ExistingWillCheck, ExistingWillCheckStore } from '../../db/repositories/existing-wills.store.ts'
import type { OrderStore } from '../../db/repositories/orders.store.ts'
import type { UserStore } from '../../db/repositories/users.store.ts'
import type { Means } from '../../mail/enqueue.ts'
import { NotFound, PaymentNeeded } from '../../platform/errors.ts'
import type { DocumentRenderer } from '../documents/render-pack.ts'
import type { PaymentsService } from '../payments/payments.service.ts'
import type { SignOffs } from '../sign-offs/sign-off-files.ts'

type Deps = Means<'inTransaction' | 'clock'> & {
  readonly orders: Pick<OrderStore, 'find'>
  readonly users: Pick<UserStore, 'find'>
  readonly existingWillChecks: ExistingWillCheckStore
  readonly payments: Pick<PaymentsService, 'check'>
  readonly renderer: Pick<DocumentRenderer, 'document'>
  readonly signOffs: Pick<SignOffs, 'standings'>
}

export const createExistingWillService = ({
  orders,
  users,
  existingWillChecks,
  payments,
  renderer,
  inTransaction,
  clock,
  signOffs,
}: Deps) => {
  const orderOf = async (userId: number, externalId: string) => {
    const order = await orders.find(userId, externalId)
    if (!order?.items.includes('check')) throw new NotFound(refusals.weCannotFindThatCheck)
    return order
  }

  /** Reading the findings ends the refund of the check: the lock prevents that both happen. */
  const recordReading = (userId: number): Promise<void> =>
    inTransaction(async ({ entitlements, deliveries }) => {
      await entitlements.lock(userId)
      const paying = await entitlements.ordersOf(userId, ['check'])
      if (paying.length === 0) throw new PaymentNeeded()
      for (const orderId of paying) await deliveries.note(orderId, 'findings', clock())
    })

  /** The answers of a check that is paid for. From then on its money cannot go back with a button. */
  const paidCheck = async (userId: number, externalId: string): Promise<ExistingWillCheck> => {
    await orderOf(userId, externalId)
    if ((await payments.check(userId, externalId)) !== paymentStatuses.paid) throw new PaymentNeeded()
    const kept = await existingWillChecks.find(userId, externalId)
    if (!kept) throw new NotFound(refusals.weDoNotHaveYourAnswers)
    await recordReading(userId)
    return kept
  }

  const isSignedOff = (id: string): boolean =>
    signOffs.standings.some(({ piece, standing }) => piece.id === id && standing === 'signed')

  return {
    /** Throws NotFound unless the order is the owner's and pays for a check. */
    keep: async (userId: number, { external_id, answers }: ExistingWillCheckBody): Promise<void> => {
      await orderOf(userId, external_id)
      await existingWillChecks.keep(userId, external_id, answers, clock())
    },

    /** Throws PaymentNeeded until it is paid for. */
    result: async (userId: number, externalId: string): Promise<ExistingWillReply> => {
      const { answers, answeredAt } = await paidCheck(userId, externalId)
      const findings = answeredFindings(answers).map((each) => ({
        ...each,
        reviewed: isSignedOff(`finding:${each.id}`),
      }))
      return { grade: gradeOf(findings), findings, answered_at: answeredAt.toISOString() }
    },

    /** The result as a PDF, in the language of the account. Throws as `result` does. */
    report: async (userId: number, externalId: string): Promise<Uint8Array> => {
      const { answers, answeredAt } = await paidCheck(userId, externalId)
      const welsh = await saidInWelsh((await users.find(userId))?.language)
      const report = saidToReader(welsh, () =>
        existingWillReport({
          answeredOn: londonDay(answeredAt),
          findings: answeredFindings(answers),
          answers: answeredQuestions(answers),
        }),
      )
      return (await renderer.document(welsh ? { ...report, language: 'cy' } : report)).pdf
    },
  }
}
