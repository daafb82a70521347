import { z } from 'zod'
import {
  newReportSchema,
  type ReportTakenBack,
  reportTakenBackSchema,
  type WatchReply,
  watchMailsSchema,
  watchReplySchema,
} from '#core/api/watch.ts'
import { type SaveReply, saveReplySchema } from '#core/api/wills.ts'
import { isoDay, isSameDay } from '#core/text/calendar-day.ts'
import { personById } from '#core/will/questions.ts'
import type { Will } from '#core/will/schema.ts'
import { MOST_REPORTS, type Report, type Watch } from '#core/will/watch-schema.ts'
import { wantsNoMailOfWill } from '../../mail/enqueue.ts'
import { type Api, errorReplies, signedIn } from '../../platform/api.ts'
import { NotFound, NotSignedIn, PaymentNeeded, refuseProblems } from '../../platform/errors.ts'
import type { Context, Feature } from '../context.ts'
import { assertOwnWill, willHeader } from '../wills/will-header.ts'
import { signedVersion } from './signed-will.ts'

const described = { tags: ['After the signing'], ...signedIn, headers: willHeader }

const emptyWatch: Watch = { told: [], reports: [] }

type Deps = Pick<Context, 'stores' | 'inTransaction' | 'today'> & { readonly wills: Context['services']['wills'] }

const createWatchChoices = ({ stores, inTransaction, today, wills }: Deps) => {
  const emailOf = async (userId: number): Promise<string> => {
    const user = await stores.users.find(userId)
    if (!user) throw new NotSignedIn()
    return user.email
  }

  const paidWill = async (userId: number): Promise<Will> => {
    const { will } = await wills.stored(userId)
    if (will.paid !== 1) throw new PaymentNeeded()
    return will
  }

  const change = async (userId: number, changed: (watch: Watch) => Watch): Promise<SaveReply> => {
    await inTransaction(async (on) => {
      await on.entitlements.lock(userId)
      await on.wills.setAfterSigning(userId, (before) => ({ ...before, watch: changed(before.watch ?? emptyWatch) }))
    })
    const will = await paidWill(userId)
    return { version: will.version, will }
  }

  const read = async (userId: number): Promise<WatchReply> => {
    const { will } = await wills.stored(userId)
    const version = await signedVersion(stores, userId, will, await stores.issuedDocuments.list(userId))
    const mails = !(await wantsNoMailOfWill(stores, will, await emailOf(userId)))
    return { mails, ...(version !== undefined && { signedVersion: version }) }
  }

  return {
    read,

    /** Mails again also after they were stopped by a link, as the customer asks for it here. */
    setMails: async (userId: number, mails: boolean): Promise<WatchReply> => {
      await paidWill(userId)
      if (mails) await stores.contact.wantMailAgain(await emailOf(userId))
      await change(userId, ({ mails: _before, ...watch }) => ({ ...watch, ...(!mails && { mails: 'off' }) }))
      return read(userId)
    },

    report: async (userId: number, said: z.infer<typeof newReportSchema>): Promise<SaveReply> => {
      const will = await paidWill(userId)
      if (said.person !== undefined && !personById(will, said.person))
        refuseProblems([{ field: 'person', code: 'UNKNOWN_ID' }])
      const on = today()
      return change(userId, (watch) => {
        // Said again on the same day, as after a lost reply, it stands there once.
        const others = watch.reports.filter(
          (each) => !(each.event === said.event && each.person === said.person && isSameDay(each.on, on)),
        )
        return { ...watch, reports: [...others, { ...said, on }].slice(-MOST_REPORTS) }
      })
    },

    takeBack: async (userId: number, at: number, { event, person, on }: ReportTakenBack): Promise<SaveReply> => {
      const will = await paidWill(userId)
      if (event === undefined && !will.watch?.reports[at]) throw new NotFound('You have not told us that.')
      const isIt = (report: Report | undefined): boolean =>
        report !== undefined &&
        (event === undefined || (report.event === event && report.person === person && isoDay(report.on) === on))
      return change(userId, (watch) => {
        // Another tab may have taken back one before it.
        const found = isIt(watch.reports[at]) ? at : watch.reports.findLastIndex(isIt)
        return { ...watch, reports: watch.reports.filter((_, index) => index !== found) }
      })
    },
  }
}

export const watchFeature: Feature = (context) => {
  const { wills } = context.services
  const choices = createWatchChoices({ ...context, wills })
  const own = assertOwnWill(wills)
  const errors = errorReplies(400, 401, 402, 404, 413, 415, 422, 429)

  const routes = (app: Api): void => {
    app.get(
      '/watch',
      {
        schema: {
          ...described,
          summary: 'Whether we mail the customer about their signed will, and which answers it was made from',
          response: { 200: watchReplySchema, ...errorReplies(401, 404, 429) },
        },
      },
      (request) => choices.read(request.userId),
    )
    app.patch(
      '/watch',
      {
        preValidation: own,
        schema: {
          ...described,
          summary: 'Mail the customer when their will is worth a look, or do not',
          body: watchMailsSchema,
          response: { 200: watchReplySchema, ...errors },
        },
      },
      (request) => choices.setMails(request.userId, request.body.mails),
    )
    app.post(
      '/watch/reports',
      {
        preValidation: own,
        schema: {
          ...described,
          summary: 'Keep what has happened since the will was signed, and what it does about it',
          body: newReportSchema,
          response: { 200: saveReplySchema, ...errors },
        },
      },
      (request) => choices.report(request.userId, request.body),
    )
    app.delete(
      '/watch/reports/:at',
      {
        preValidation: own,
        schema: {
          ...described,
          summary: 'Take one of these back, by its place in the list from 0 and by what it says',
          querystring: reportTakenBackSchema,
          params: z.strictObject({ at: z.coerce.number().int().nonnegative().max(MOST_REPORTS) }),
          response: { 200: saveReplySchema, ...errorReplies(400, 401, 402, 404, 422, 429) },
        },
      },
      (request) => choices.takeBack(request.userId, request.params.at, request.query),
    )
  }
  return { signedIn: routes }
}
